// Made by samewire from schemas/remote/agent/subscriptions.ts. Do not edit.
import SamewireSupport

/// Prepares a subscription, from a cursor on where the host still can.
public struct SubscribeParams: WireModel {
    public var sessionId: OpaqueId

    public var cursor: AgentCursor?

    public init(sessionId: OpaqueId, cursor: AgentCursor? = nil) {
        self.sessionId = sessionId
        self.cursor = cursor
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.sessionId = try wireFields.required("sessionId")
        self.cursor = try wireFields.optional("cursor")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("sessionId", self.sessionId)
        wireMembers.optional("cursor", self.cursor)
        return wireMembers.wireValue
    }
}

/// How to catch up before the subscription is activated.
///
/// Told apart by `mode`.
public enum SubscribeResult: WireModel {
    case replay(SubscribeResultReplay)
    case checkpoint(SubscribeResultCheckpoint)

    public init(wireValue: JSONValue) throws {
        switch try WireChoice.tag(wireValue, "mode", [[.string("replay")], [.string("checkpoint")]]) {
        case 0: self = .replay(try SubscribeResultReplay(wireValue: wireValue))
        default: self = .checkpoint(try SubscribeResultCheckpoint(wireValue: wireValue))
        }
    }

    public var wireValue: JSONValue {
        switch self {
        case .replay(let payload): return payload.wireValue
        case .checkpoint(let payload): return payload.wireValue
        }
    }
}

public struct SubscribeResultReplay: WireModel {
    public var subscriptionId: OpaqueId

    /// Always "replay".
    public static let mode: String = "replay"

    public var fromCursor: AgentCursor

    public var highWatermark: AgentCursor

    public var leaseExpiresAt: Timestamp

    /// Keys beside the declared ones.
    public var additionalProperties: Record<String, JSONValue>

    public init(
        subscriptionId: OpaqueId,
        fromCursor: AgentCursor,
        highWatermark: AgentCursor,
        leaseExpiresAt: Timestamp,
        additionalProperties: Record<String, JSONValue> = [:]
    ) {
        self.subscriptionId = subscriptionId
        self.fromCursor = fromCursor
        self.highWatermark = highWatermark
        self.leaseExpiresAt = leaseExpiresAt
        self.additionalProperties = additionalProperties
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.subscriptionId = try wireFields.required("subscriptionId")
        self.fromCursor = try wireFields.required("fromCursor")
        self.highWatermark = try wireFields.required("highWatermark")
        self.leaseExpiresAt = try wireFields.required("leaseExpiresAt")
        self.additionalProperties = try wireFields.others(than: ["subscriptionId", "mode", "fromCursor", "highWatermark", "leaseExpiresAt"])
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("subscriptionId", self.subscriptionId)
        wireMembers.constant("mode", .string("replay"))
        wireMembers.required("fromCursor", self.fromCursor)
        wireMembers.required("highWatermark", self.highWatermark)
        wireMembers.required("leaseExpiresAt", self.leaseExpiresAt)
        wireMembers.others(self.additionalProperties)
        return wireMembers.wireValue
    }
}

public struct SubscribeResultCheckpoint: WireModel {
    public var subscriptionId: OpaqueId

    /// Always "checkpoint".
    public static let mode: String = "checkpoint"

    /// For people; not a fixed list.
    public var reason: String

    public var checkpoint: AgentCheckpointDescriptor

    /// Keys beside the declared ones.
    public var additionalProperties: Record<String, JSONValue>

    public init(
        subscriptionId: OpaqueId,
        reason: String,
        checkpoint: AgentCheckpointDescriptor,
        additionalProperties: Record<String, JSONValue> = [:]
    ) {
        self.subscriptionId = subscriptionId
        self.reason = reason
        self.checkpoint = checkpoint
        self.additionalProperties = additionalProperties
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.subscriptionId = try wireFields.required("subscriptionId")
        self.reason = try wireFields.required("reason")
        self.checkpoint = try wireFields.required("checkpoint")
        self.additionalProperties = try wireFields.others(than: ["subscriptionId", "mode", "reason", "checkpoint"])
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("subscriptionId", self.subscriptionId)
        wireMembers.constant("mode", .string("checkpoint"))
        wireMembers.required("reason", self.reason)
        wireMembers.required("checkpoint", self.checkpoint)
        wireMembers.others(self.additionalProperties)
        return wireMembers.wireValue
    }
}

public struct ReadCheckpointParams: WireModel {
    public var subscriptionId: OpaqueId

    public var checkpointId: OpaqueId

    public var pageCursor: OpaqueId?

    public init(subscriptionId: OpaqueId, checkpointId: OpaqueId, pageCursor: OpaqueId? = nil) {
        self.subscriptionId = subscriptionId
        self.checkpointId = checkpointId
        self.pageCursor = pageCursor
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.subscriptionId = try wireFields.required("subscriptionId")
        self.checkpointId = try wireFields.required("checkpointId")
        self.pageCursor = try wireFields.optional("pageCursor")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("subscriptionId", self.subscriptionId)
        wireMembers.required("checkpointId", self.checkpointId)
        wireMembers.optional("pageCursor", self.pageCursor)
        return wireMembers.wireValue
    }
}

/// Starts the events after the cursor that was prepared.
public struct ActivateParams: WireModel {
    public var subscriptionId: OpaqueId

    public var appliedCursor: AgentCursor

    public init(subscriptionId: OpaqueId, appliedCursor: AgentCursor) {
        self.subscriptionId = subscriptionId
        self.appliedCursor = appliedCursor
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.subscriptionId = try wireFields.required("subscriptionId")
        self.appliedCursor = try wireFields.required("appliedCursor")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("subscriptionId", self.subscriptionId)
        wireMembers.required("appliedCursor", self.appliedCursor)
        return wireMembers.wireValue
    }
}

public struct ActivateResult: WireModel {
    public var subscriptionId: OpaqueId

    /// Always "active".
    public static let status: String = "active"

    /// Keys beside the declared ones.
    public var additionalProperties: Record<String, JSONValue>

    public init(subscriptionId: OpaqueId, additionalProperties: Record<String, JSONValue> = [:]) {
        self.subscriptionId = subscriptionId
        self.additionalProperties = additionalProperties
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.subscriptionId = try wireFields.required("subscriptionId")
        self.additionalProperties = try wireFields.others(than: ["subscriptionId", "status"])
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("subscriptionId", self.subscriptionId)
        wireMembers.constant("status", .string("active"))
        wireMembers.others(self.additionalProperties)
        return wireMembers.wireValue
    }
}

/// Everything up to the cursor is stored.
public struct AcknowledgeParams: WireModel {
    public var subscriptionId: OpaqueId

    public var cursor: AgentCursor

    public init(subscriptionId: OpaqueId, cursor: AgentCursor) {
        self.subscriptionId = subscriptionId
        self.cursor = cursor
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.subscriptionId = try wireFields.required("subscriptionId")
        self.cursor = try wireFields.required("cursor")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("subscriptionId", self.subscriptionId)
        wireMembers.required("cursor", self.cursor)
        return wireMembers.wireValue
    }
}

public struct AcknowledgeResult: WireModel {
    public var acknowledged: AgentCursor

    /// Keys beside the declared ones.
    public var additionalProperties: Record<String, JSONValue>

    public init(acknowledged: AgentCursor, additionalProperties: Record<String, JSONValue> = [:]) {
        self.acknowledged = acknowledged
        self.additionalProperties = additionalProperties
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.acknowledged = try wireFields.required("acknowledged")
        self.additionalProperties = try wireFields.others(than: ["acknowledged"])
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("acknowledged", self.acknowledged)
        wireMembers.others(self.additionalProperties)
        return wireMembers.wireValue
    }
}

public struct CloseSubscriptionParams: WireModel {
    public var subscriptionId: OpaqueId

    public init(subscriptionId: OpaqueId) {
        self.subscriptionId = subscriptionId
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.subscriptionId = try wireFields.required("subscriptionId")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("subscriptionId", self.subscriptionId)
        return wireMembers.wireValue
    }
}

public struct CloseSubscriptionResult: WireModel {
    /// Always true.
    public static let closed: Bool = true

    /// Keys beside the declared ones.
    public var additionalProperties: Record<String, JSONValue>

    public init(additionalProperties: Record<String, JSONValue> = [:]) {
        self.additionalProperties = additionalProperties
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.additionalProperties = try wireFields.others(than: ["closed"])
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("closed", .bool(true))
        wireMembers.others(self.additionalProperties)
        return wireMembers.wireValue
    }
}

// Schemas, as data.

extension SubscribeParams {
    public static let wireId = "remote.SubscribeParams"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("sessionId", .reference { CherryRemoteTypes.opaqueId.schema }),
        PropertyShape("cursor", .optional(.reference { AgentCursor.wireSchema }), .optional, optionalOut: true),
    ])
}

extension SubscribeResult {
    public static let wireId = "remote.SubscribeResult"
    public static let wireSchema: Schema = .discriminated("mode", [
        TaggedOption([.string("replay")], .reference { SubscribeResultReplay.wireSchema }),
        TaggedOption([.string("checkpoint")], .reference { SubscribeResultCheckpoint.wireSchema }),
    ])
}

extension SubscribeResultReplay {
    public static let wireId = "remote.SubscribeResultReplay"
    public static let wireSchema: Schema = .object(.keep, [
        PropertyShape("subscriptionId", .reference { CherryRemoteTypes.opaqueId.schema }),
        PropertyShape("mode", .oneOf([.string("replay")])),
        PropertyShape("fromCursor", .reference { AgentCursor.wireSchema }),
        PropertyShape("highWatermark", .reference { AgentCursor.wireSchema }),
        PropertyShape("leaseExpiresAt", .reference { CherryRemoteTypes.timestamp.schema }),
    ])
}

extension SubscribeResultCheckpoint {
    public static let wireId = "remote.SubscribeResultCheckpoint"
    public static let wireSchema: Schema = .object(.keep, [
        PropertyShape("subscriptionId", .reference { CherryRemoteTypes.opaqueId.schema }),
        PropertyShape("mode", .oneOf([.string("checkpoint")])),
        PropertyShape("reason", .string()),
        PropertyShape("checkpoint", .reference { AgentCheckpointDescriptor.wireSchema }),
    ])
}

extension ReadCheckpointParams {
    public static let wireId = "remote.ReadCheckpointParams"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("subscriptionId", .reference { CherryRemoteTypes.opaqueId.schema }),
        PropertyShape("checkpointId", .reference { CherryRemoteTypes.opaqueId.schema }),
        PropertyShape("pageCursor", .optional(.reference { CherryRemoteTypes.opaqueId.schema }), .optional, optionalOut: true),
    ])
}

extension ActivateParams {
    public static let wireId = "remote.ActivateParams"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("subscriptionId", .reference { CherryRemoteTypes.opaqueId.schema }),
        PropertyShape("appliedCursor", .reference { AgentCursor.wireSchema }),
    ])
}

extension ActivateResult {
    public static let wireId = "remote.ActivateResult"
    public static let wireSchema: Schema = .object(.keep, [
        PropertyShape("subscriptionId", .reference { CherryRemoteTypes.opaqueId.schema }),
        PropertyShape("status", .oneOf([.string("active")])),
    ])
}

extension AcknowledgeParams {
    public static let wireId = "remote.AcknowledgeParams"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("subscriptionId", .reference { CherryRemoteTypes.opaqueId.schema }),
        PropertyShape("cursor", .reference { AgentCursor.wireSchema }),
    ])
}

extension AcknowledgeResult {
    public static let wireId = "remote.AcknowledgeResult"
    public static let wireSchema: Schema = .object(.keep, [
        PropertyShape("acknowledged", .reference { AgentCursor.wireSchema }),
    ])
}

extension CloseSubscriptionParams {
    public static let wireId = "remote.CloseSubscriptionParams"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("subscriptionId", .reference { CherryRemoteTypes.opaqueId.schema }),
    ])
}

extension CloseSubscriptionResult {
    public static let wireId = "remote.CloseSubscriptionResult"
    public static let wireSchema: Schema = .object(.keep, [
        PropertyShape("closed", .oneOf([.bool(true)])),
    ])
}

extension CherryRemoteTypes {
    static let agentSubscriptionsModule: [AnyWireType] = [
        AnyWireType(SubscribeParams.wireType),
        AnyWireType(SubscribeResult.wireType),
        AnyWireType(SubscribeResultReplay.wireType),
        AnyWireType(SubscribeResultCheckpoint.wireType),
        AnyWireType(ReadCheckpointParams.wireType),
        AnyWireType(ActivateParams.wireType),
        AnyWireType(ActivateResult.wireType),
        AnyWireType(AcknowledgeParams.wireType),
        AnyWireType(AcknowledgeResult.wireType),
        AnyWireType(CloseSubscriptionParams.wireType),
        AnyWireType(CloseSubscriptionResult.wireType),
    ]
}
