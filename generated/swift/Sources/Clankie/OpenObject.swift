// Made by samewire from schemas/clankie/open-object.ts. Do not edit.
import SamewireSupport

/// An object whose keys this contract does not state yet.
public struct OpenObject: WireModel {
    /// Keys beside the declared ones.
    public var additionalProperties: Record<String, JSONValue>

    public init(additionalProperties: Record<String, JSONValue> = [:]) {
        self.additionalProperties = additionalProperties
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.additionalProperties = try wireFields.others(than: [])
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.others(self.additionalProperties)
        return wireMembers.wireValue
    }
}

// Schemas, as data.

extension OpenObject {
    public static let wireId = "clankie.OpenObject"
    public static let wireSchema: Schema = .object(.keep, [])
}

extension ClankieTypes {
    static let openObjectModule: [AnyWireType] = [
        AnyWireType(OpenObject.wireType),
    ]
}
