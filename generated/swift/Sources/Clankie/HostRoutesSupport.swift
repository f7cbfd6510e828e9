// Made by samewire from schemas/clankie/host-routes/support.ts. Do not edit.
import SamewireSupport

public struct AccountDiagnosticsDefault: WireModel {
    public var diagnosticsDefault: Bool

    public init(diagnosticsDefault: Bool) {
        self.diagnosticsDefault = diagnosticsDefault
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.diagnosticsDefault = try wireFields.required("diagnosticsDefault")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("diagnosticsDefault", self.diagnosticsDefault)
        return wireMembers.wireValue
    }
}

// Schemas, as data.

extension AccountDiagnosticsDefault {
    public static let wireId = "clankie.AccountDiagnosticsDefault"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("diagnosticsDefault", .boolean),
    ])
}

extension ClankieTypes {
    static let hostRoutesSupportModule: [AnyWireType] = [
        AnyWireType(AccountDiagnosticsDefault.wireType),
    ]
}
