// Made by samewire from schemas/remote/connection/hello.ts. Do not edit.
import SamewireSupport

/// What the host speaks. Capabilities that a client does not know are kept.
public struct HelloResult: WireModel {
    /// At least 1.
    public var protocolVersion: Int64

    /// Version of the failure outcomes. Without it a client does not use the agent domain.
    ///
    /// At least 1.
    public var agentFailureVersion: Int64?

    /// Version of connection.endpoints. Without it a client does not call the method.
    ///
    /// At least 1.
    public var connectionEndpointsVersion: Int64?

    /// The host's own limits by the names of remoteLimits, which hold for what is missing.
    public var limits: Record<String, Int64>

    /// Milliseconds between two signs of life.
    ///
    /// At least 1.
    public var heartbeatMs: Int64

    /// Keys beside the declared ones.
    public var additionalProperties: Record<String, JSONValue>

    public init(
        protocolVersion: Int64,
        agentFailureVersion: Int64? = nil,
        connectionEndpointsVersion: Int64? = nil,
        limits: Record<String, Int64>,
        heartbeatMs: Int64,
        additionalProperties: Record<String, JSONValue> = [:]
    ) {
        self.protocolVersion = protocolVersion
        self.agentFailureVersion = agentFailureVersion
        self.connectionEndpointsVersion = connectionEndpointsVersion
        self.limits = limits
        self.heartbeatMs = heartbeatMs
        self.additionalProperties = additionalProperties
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.protocolVersion = try wireFields.required("protocolVersion")
        self.agentFailureVersion = try wireFields.optional("agentFailureVersion")
        self.connectionEndpointsVersion = try wireFields.optional("connectionEndpointsVersion")
        self.limits = try wireFields.required("limits")
        self.heartbeatMs = try wireFields.required("heartbeatMs")
        self.additionalProperties = try wireFields.others(than: ["protocolVersion", "agentFailureVersion", "connectionEndpointsVersion", "limits", "heartbeatMs"])
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("protocolVersion", self.protocolVersion)
        wireMembers.optional("agentFailureVersion", self.agentFailureVersion)
        wireMembers.optional("connectionEndpointsVersion", self.connectionEndpointsVersion)
        wireMembers.required("limits", self.limits)
        wireMembers.required("heartbeatMs", self.heartbeatMs)
        wireMembers.others(self.additionalProperties)
        return wireMembers.wireValue
    }
}

// Schemas, as data.

extension HelloResult {
    public static let wireId = "remote.HelloResult"
    public static let wireSchema: Schema = .object(.keep, [
        PropertyShape("protocolVersion", .number(.int, [.minimum(1, exclusive: false)])),
        PropertyShape("agentFailureVersion", .optional(.number(.int, [.minimum(1, exclusive: false)])), .optional, optionalOut: true),
        PropertyShape("connectionEndpointsVersion", .optional(.number(.int, [.minimum(1, exclusive: false)])), .optional, optionalOut: true),
        PropertyShape("limits", .record(.open, key: .string(), value: .number(.int, [.minimum(1, exclusive: false)]))),
        PropertyShape("heartbeatMs", .number(.int, [.minimum(1, exclusive: false)])),
    ])
}

extension CherryRemoteTypes {
    static let connectionHelloModule: [AnyWireType] = [
        AnyWireType(HelloResult.wireType),
    ]
}
