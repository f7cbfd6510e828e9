// Made by samewire from schemas/clankie/host-error.ts. Do not edit.
import SamewireSupport

/// Why the host refused. Further keys may say more.
public struct HostError: WireModel {
    /// A code out of a closed list.
    public var error: String

    /// Keys beside the declared ones.
    public var additionalProperties: Record<String, JSONValue>

    public init(error: String, additionalProperties: Record<String, JSONValue> = [:]) {
        self.error = error
        self.additionalProperties = additionalProperties
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.error = try wireFields.required("error")
        self.additionalProperties = try wireFields.others(than: ["error"])
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("error", self.error)
        wireMembers.others(self.additionalProperties)
        return wireMembers.wireValue
    }
}

// Schemas, as data.

extension HostError {
    public static let wireId = "clankie.HostError"
    public static let wireSchema: Schema = .object(.keep, [
        PropertyShape("error", .string()),
    ])
}

extension ClankieTypes {
    static let hostErrorModule: [AnyWireType] = [
        AnyWireType(HostError.wireType),
    ]
}
