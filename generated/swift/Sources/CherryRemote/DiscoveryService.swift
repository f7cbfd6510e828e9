// Made by samewire from schemas/remote/discovery/service.ts. Do not edit.
import SamewireSupport

/// The TXT record. The instance name beside it is random and never trusted.
public struct RemoteDiscoveryTxt: WireModel {
    /// Always "1".
    public static let v: String = "1"

    /// Pattern: `^[a-zA-Z0-9]{1,128}$`.
    public var identity: String

    public init(identity: String) {
        self.identity = identity
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.identity = try wireFields.required("identity")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("v", .string("1"))
        wireMembers.required("identity", self.identity)
        return wireMembers.wireValue
    }
}

// Schemas, as data.

extension RemoteDiscoveryTxt {
    public static let wireId = "remote.RemoteDiscoveryTxt"
    public static let wireSchema: Schema = .object(.strip, [
        PropertyShape("v", .oneOf([.string("1")])),
        PropertyShape("identity", .string([.pattern(Pattern("^[a-zA-Z0-9]{1,128}$", "u"))])),
    ])
}

extension CherryRemoteTypes {
    static let discoveryServiceModule: [AnyWireType] = [
        AnyWireType(RemoteDiscoveryTxt.wireType),
    ]
}
