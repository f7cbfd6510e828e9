// Made by samewire from schemas/remote/connection/negotiation.ts. Do not edit.
import SamewireSupport

/// The protocol versions that a peer speaks, in any order.
public struct ProtocolSupport: WireModel {
    /// 1 to 16 entries.
    public var protocolVersions: [Int64]

    public init(protocolVersions: [Int64]) {
        self.protocolVersions = protocolVersions
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.protocolVersions = try wireFields.required("protocolVersions")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("protocolVersions", self.protocolVersions)
        return wireMembers.wireValue
    }
}

// Schemas, as data.

extension ProtocolSupport {
    public static let wireId = "remote.ProtocolSupport"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("protocolVersions", .array(.number(.int, [.minimum(1, exclusive: false)]), [.minLength(1), .maxLength(16)])),
    ])
}

extension CherryRemoteTypes {
    static let connectionNegotiationModule: [AnyWireType] = [
        AnyWireType(ProtocolSupport.wireType),
    ]
}
