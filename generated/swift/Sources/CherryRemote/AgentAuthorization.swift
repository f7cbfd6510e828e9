// Made by samewire from schemas/remote/agent/authorization.ts. Do not edit.
import SamewireSupport

/// The approval to work with agents.
public struct AgentAuthorization: WireModel {
    /// Always "agent".
    public static let domain: String = "agent"

    public var grantId: OpaqueId

    /// Keys beside the declared ones.
    public var additionalProperties: Record<String, JSONValue>

    public init(grantId: OpaqueId, additionalProperties: Record<String, JSONValue> = [:]) {
        self.grantId = grantId
        self.additionalProperties = additionalProperties
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.grantId = try wireFields.required("grantId")
        self.additionalProperties = try wireFields.others(than: ["domain", "grantId"])
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("domain", .string("agent"))
        wireMembers.required("grantId", self.grantId)
        wireMembers.others(self.additionalProperties)
        return wireMembers.wireValue
    }
}

// Schemas, as data.

extension AgentAuthorization {
    public static let wireId = "remote.AgentAuthorization"
    public static let wireSchema: Schema = .object(.keep, [
        PropertyShape("domain", .oneOf([.string("agent")])),
        PropertyShape("grantId", .reference { CherryRemoteTypes.opaqueId.schema }),
    ])
}

extension CherryRemoteTypes {
    static let agentAuthorizationModule: [AnyWireType] = [
        AnyWireType(AgentAuthorization.wireType),
    ]
}
