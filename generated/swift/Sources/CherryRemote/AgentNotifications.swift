// Made by samewire from schemas/remote/agent/notifications.ts. Do not edit.
import SamewireSupport

/// The subscription is over; start again from a checkpoint.
public struct ResetRequired: WireModel {
    public var subscriptionId: OpaqueId

    public var reason: ResetRequiredReason

    public init(subscriptionId: OpaqueId, reason: ResetRequiredReason) {
        self.subscriptionId = subscriptionId
        self.reason = reason
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.subscriptionId = try wireFields.required("subscriptionId")
        self.reason = try wireFields.required("reason")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("subscriptionId", self.subscriptionId)
        wireMembers.required("reason", self.reason)
        return wireMembers.wireValue
    }
}

public enum ResetRequiredReason: WireEnum {
    case resetREQUIRED
    case checkpointEXPIRED
    case resourceEXHAUSTED

    public var rawValue: String {
        switch self {
        case .resetREQUIRED: return "RESET_REQUIRED"
        case .checkpointEXPIRED: return "CHECKPOINT_EXPIRED"
        case .resourceEXHAUSTED: return "RESOURCE_EXHAUSTED"
        }
    }
}

/// What the host sends unasked about sessions.
///
/// Told apart by `method`.
public enum AgentNotification: WireModel {
    case agentEvents(AgentNotificationAgentEvents)
    case agentSubscriptionsResetRequired(AgentNotificationAgentSubscriptionsResetRequired)

    public init(wireValue: JSONValue) throws {
        switch try WireChoice.tag(wireValue, "method", [[.string("agent.events")], [.string("agent.subscriptions.resetRequired")]]) {
        case 0: self = .agentEvents(try AgentNotificationAgentEvents(wireValue: wireValue))
        default: self = .agentSubscriptionsResetRequired(try AgentNotificationAgentSubscriptionsResetRequired(wireValue: wireValue))
        }
    }

    public var wireValue: JSONValue {
        switch self {
        case .agentEvents(let payload): return payload.wireValue
        case .agentSubscriptionsResetRequired(let payload): return payload.wireValue
        }
    }
}

public struct AgentNotificationAgentEvents: WireModel {
    /// Always "2.0".
    public static let jsonrpc: String = "2.0"

    /// Always "agent.events".
    public static let method: String = "agent.events"

    public var params: AgentEventBatch

    public init(params: AgentEventBatch) {
        self.params = params
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.params = try wireFields.required("params")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("jsonrpc", .string("2.0"))
        wireMembers.constant("method", .string("agent.events"))
        wireMembers.required("params", self.params)
        return wireMembers.wireValue
    }
}

public struct AgentNotificationAgentSubscriptionsResetRequired: WireModel {
    /// Always "2.0".
    public static let jsonrpc: String = "2.0"

    /// Always "agent.subscriptions.resetRequired".
    public static let method: String = "agent.subscriptions.resetRequired"

    public var params: ResetRequired

    public init(params: ResetRequired) {
        self.params = params
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.params = try wireFields.required("params")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("jsonrpc", .string("2.0"))
        wireMembers.constant("method", .string("agent.subscriptions.resetRequired"))
        wireMembers.required("params", self.params)
        return wireMembers.wireValue
    }
}

// Schemas, as data.

extension ResetRequired {
    public static let wireId = "remote.ResetRequired"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("subscriptionId", .reference { CherryRemoteTypes.opaqueId.schema }),
        PropertyShape("reason", .reference { ResetRequiredReason.wireSchema }),
    ])
}

extension ResetRequiredReason {
    public static let wireId = "remote.ResetRequiredReason"
    public static let wireSchema: Schema = .oneOf([.string("RESET_REQUIRED"), .string("CHECKPOINT_EXPIRED"), .string("RESOURCE_EXHAUSTED")])
}

extension AgentNotification {
    public static let wireId = "remote.AgentNotification"
    public static let wireSchema: Schema = .discriminated("method", [
        TaggedOption([.string("agent.events")], .reference { AgentNotificationAgentEvents.wireSchema }),
        TaggedOption([.string("agent.subscriptions.resetRequired")], .reference { AgentNotificationAgentSubscriptionsResetRequired.wireSchema }),
    ])
}

extension AgentNotificationAgentEvents {
    public static let wireId = "remote.AgentNotificationAgentEvents"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("jsonrpc", .oneOf([.string("2.0")])),
        PropertyShape("method", .oneOf([.string("agent.events")])),
        PropertyShape("params", .reference { AgentEventBatch.wireSchema }),
    ])
}

extension AgentNotificationAgentSubscriptionsResetRequired {
    public static let wireId = "remote.AgentNotificationAgentSubscriptionsResetRequired"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("jsonrpc", .oneOf([.string("2.0")])),
        PropertyShape("method", .oneOf([.string("agent.subscriptions.resetRequired")])),
        PropertyShape("params", .reference { ResetRequired.wireSchema }),
    ])
}

extension CherryRemoteTypes {
    static let agentNotificationsModule: [AnyWireType] = [
        AnyWireType(ResetRequired.wireType),
        AnyWireType(ResetRequiredReason.wireType),
        AnyWireType(AgentNotification.wireType),
        AnyWireType(AgentNotificationAgentEvents.wireType),
        AnyWireType(AgentNotificationAgentSubscriptionsResetRequired.wireType),
    ]
}
