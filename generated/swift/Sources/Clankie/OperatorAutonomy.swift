// Made by samewire from schemas/clankie/operator/autonomy.ts. Do not edit.
import SamewireSupport

/// Reads the state and changes nothing.
public struct AutonomyStatusCommand: WireModel {
    /// Always "status".
    public static let action: String = "status"

    public init() {
    }

    public init(wireValue: JSONValue) throws {
        _ = try WireFields(wireValue)
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("action", .string("status"))
        return wireMembers.wireValue
    }
}

/// Switches autonomy on, which needs the owner, or off.
public struct AutonomySetEnabledCommand: WireModel {
    /// Always "set_enabled".
    public static let action: String = "set_enabled"

    public var enabled: Bool

    public init(enabled: Bool) {
        self.enabled = enabled
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.enabled = try wireFields.required("enabled")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("action", .string("set_enabled"))
        wireMembers.required("enabled", self.enabled)
        return wireMembers.wireValue
    }
}

/// Sets a new goal. Needs the owner.
public struct AutonomySetGoalCommand: WireModel {
    /// Always "set_goal".
    public static let action: String = "set_goal"

    /// 1 to 16384 characters.
    public var objective: String

    /// Tokens that may be spent on it.
    ///
    /// At least 1.
    public var tokenBudget: Int64?

    public init(objective: String, tokenBudget: Int64? = nil) {
        self.objective = objective
        self.tokenBudget = tokenBudget
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.objective = try wireFields.required("objective")
        self.tokenBudget = try wireFields.optional("tokenBudget")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("action", .string("set_goal"))
        wireMembers.required("objective", self.objective)
        wireMembers.optional("tokenBudget", self.tokenBudget)
        return wireMembers.wireValue
    }
}

/// Accepts the goal that the agent proposed. Needs the owner.
public struct AutonomyAcceptGoalCommand: WireModel {
    /// Always "accept_goal".
    public static let action: String = "accept_goal"

    public init() {
    }

    public init(wireValue: JSONValue) throws {
        _ = try WireFields(wireValue)
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("action", .string("accept_goal"))
        return wireMembers.wireValue
    }
}

/// Resumes the goal, which needs the owner, or pauses it.
public struct AutonomySetGoalStatusCommand: WireModel {
    /// Always "set_goal_status".
    public static let action: String = "set_goal_status"

    public var status: AutonomySetGoalStatusCommandStatus

    public init(status: AutonomySetGoalStatusCommandStatus) {
        self.status = status
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.status = try wireFields.required("status")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("action", .string("set_goal_status"))
        wireMembers.required("status", self.status)
        return wireMembers.wireValue
    }
}

public enum AutonomySetGoalStatusCommandStatus: WireEnum {
    case active
    case paused

    public var rawValue: String {
        switch self {
        case .active: return "active"
        case .paused: return "paused"
        }
    }
}

/// Drops the goal.
public struct AutonomyClearGoalCommand: WireModel {
    /// Always "clear_goal".
    public static let action: String = "clear_goal"

    public init() {
    }

    public init(wireValue: JSONValue) throws {
        _ = try WireFields(wireValue)
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("action", .string("clear_goal"))
        return wireMembers.wireValue
    }
}

/// Drops the wake-up that is due.
public struct AutonomyClearWakeCommand: WireModel {
    /// Always "clear_wake".
    public static let action: String = "clear_wake"

    public init() {
    }

    public init(wireValue: JSONValue) throws {
        _ = try WireFields(wireValue)
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("action", .string("clear_wake"))
        return wireMembers.wireValue
    }
}

/// Reads or changes the autonomy of a conversation. Without the owner: HTTP 403 `goal_owner_required`.
///
/// Told apart by `action`.
public enum AutonomyCommand: WireModel {
    case status(AutonomyStatusCommand)
    case setEnabled(AutonomySetEnabledCommand)
    case setGoal(AutonomySetGoalCommand)
    case acceptGoal(AutonomyAcceptGoalCommand)
    case setGoalStatus(AutonomySetGoalStatusCommand)
    case clearGoal(AutonomyClearGoalCommand)
    case clearWake(AutonomyClearWakeCommand)

    public init(wireValue: JSONValue) throws {
        switch try WireChoice.tag(wireValue, "action", [[.string("status")], [.string("set_enabled")], [.string("set_goal")], [.string("accept_goal")], [.string("set_goal_status")], [.string("clear_goal")], [.string("clear_wake")]]) {
        case 0: self = .status(try AutonomyStatusCommand(wireValue: wireValue))
        case 1: self = .setEnabled(try AutonomySetEnabledCommand(wireValue: wireValue))
        case 2: self = .setGoal(try AutonomySetGoalCommand(wireValue: wireValue))
        case 3: self = .acceptGoal(try AutonomyAcceptGoalCommand(wireValue: wireValue))
        case 4: self = .setGoalStatus(try AutonomySetGoalStatusCommand(wireValue: wireValue))
        case 5: self = .clearGoal(try AutonomyClearGoalCommand(wireValue: wireValue))
        default: self = .clearWake(try AutonomyClearWakeCommand(wireValue: wireValue))
        }
    }

    public var wireValue: JSONValue {
        switch self {
        case .status(let payload): return payload.wireValue
        case .setEnabled(let payload): return payload.wireValue
        case .setGoal(let payload): return payload.wireValue
        case .acceptGoal(let payload): return payload.wireValue
        case .setGoalStatus(let payload): return payload.wireValue
        case .clearGoal(let payload): return payload.wireValue
        case .clearWake(let payload): return payload.wireValue
        }
    }
}

/// When the agent goes on by itself, and why.
public struct AutonomyWake: WireModel {
    public var at: Timestamp

    /// 1 to 512 characters.
    public var reason: String

    public var createdAt: Timestamp

    public init(at: Timestamp, reason: String, createdAt: Timestamp) {
        self.at = at
        self.reason = reason
        self.createdAt = createdAt
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.at = try wireFields.required("at")
        self.reason = try wireFields.required("reason")
        self.createdAt = try wireFields.required("createdAt")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("at", self.at)
        wireMembers.required("reason", self.reason)
        wireMembers.required("createdAt", self.createdAt)
        return wireMembers.wireValue
    }
}

/// The autonomy of a conversation as it now stands.
public struct AutonomyStatus: WireModel {
    public var enabled: Bool

    public var error: String?

    public var goal: Goal?

    public var wake: AutonomyWake?

    public init(enabled: Bool, error: String? = nil, goal: Goal? = nil, wake: AutonomyWake? = nil) {
        self.enabled = enabled
        self.error = error
        self.goal = goal
        self.wake = wake
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.enabled = try wireFields.required("enabled")
        self.error = try wireFields.optional("error")
        self.goal = try wireFields.optional("goal")
        self.wake = try wireFields.optional("wake")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("enabled", self.enabled)
        wireMembers.optional("error", self.error)
        wireMembers.optional("goal", self.goal)
        wireMembers.optional("wake", self.wake)
        return wireMembers.wireValue
    }
}

/// Reads or changes the autonomy of a conversation.
public struct AutonomyRequest: WireModel {
    /// Always "autonomy".
    public static let op: String = "autonomy"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var conversationId: ConversationId

    public var command: AutonomyCommand

    public init(conversationId: ConversationId, command: AutonomyCommand) {
        self.conversationId = conversationId
        self.command = command
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.conversationId = try wireFields.required("conversationId")
        self.command = try wireFields.required("command")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("op", .string("autonomy"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("conversationId", self.conversationId)
        wireMembers.required("command", self.command)
        return wireMembers.wireValue
    }
}

public struct AutonomyResponse: WireModel {
    /// Always "autonomy".
    public static let op: String = "autonomy"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var status: AutonomyStatus

    public init(status: AutonomyStatus) {
        self.status = status
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.status = try wireFields.required("status")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("op", .string("autonomy"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("status", self.status)
        return wireMembers.wireValue
    }
}

// Schemas, as data.

extension AutonomyStatusCommand {
    public static let wireId = "clankie.AutonomyStatusCommand"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("action", .oneOf([.string("status")])),
    ])
}

extension AutonomySetEnabledCommand {
    public static let wireId = "clankie.AutonomySetEnabledCommand"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("action", .oneOf([.string("set_enabled")])),
        PropertyShape("enabled", .boolean),
    ])
}

extension AutonomySetGoalCommand {
    public static let wireId = "clankie.AutonomySetGoalCommand"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("action", .oneOf([.string("set_goal")])),
        PropertyShape("objective", .string([.trim, .size(.minLength(1)), .size(.maxLength(16384))])),
        PropertyShape("tokenBudget", .optional(.number(.int, [.minimum(1, exclusive: false)])), .optional, optionalOut: true),
    ])
}

extension AutonomyAcceptGoalCommand {
    public static let wireId = "clankie.AutonomyAcceptGoalCommand"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("action", .oneOf([.string("accept_goal")])),
    ])
}

extension AutonomySetGoalStatusCommand {
    public static let wireId = "clankie.AutonomySetGoalStatusCommand"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("action", .oneOf([.string("set_goal_status")])),
        PropertyShape("status", .reference { AutonomySetGoalStatusCommandStatus.wireSchema }),
    ])
}

extension AutonomySetGoalStatusCommandStatus {
    public static let wireId = "clankie.AutonomySetGoalStatusCommandStatus"
    public static let wireSchema: Schema = .oneOf([.string("active"), .string("paused")])
}

extension AutonomyClearGoalCommand {
    public static let wireId = "clankie.AutonomyClearGoalCommand"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("action", .oneOf([.string("clear_goal")])),
    ])
}

extension AutonomyClearWakeCommand {
    public static let wireId = "clankie.AutonomyClearWakeCommand"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("action", .oneOf([.string("clear_wake")])),
    ])
}

extension AutonomyCommand {
    public static let wireId = "clankie.AutonomyCommand"
    public static let wireSchema: Schema = .discriminated("action", [
        TaggedOption([.string("status")], .reference { AutonomyStatusCommand.wireSchema }),
        TaggedOption([.string("set_enabled")], .reference { AutonomySetEnabledCommand.wireSchema }),
        TaggedOption([.string("set_goal")], .reference { AutonomySetGoalCommand.wireSchema }),
        TaggedOption([.string("accept_goal")], .reference { AutonomyAcceptGoalCommand.wireSchema }),
        TaggedOption([.string("set_goal_status")], .reference { AutonomySetGoalStatusCommand.wireSchema }),
        TaggedOption([.string("clear_goal")], .reference { AutonomyClearGoalCommand.wireSchema }),
        TaggedOption([.string("clear_wake")], .reference { AutonomyClearWakeCommand.wireSchema }),
    ])
}

extension AutonomyWake {
    public static let wireId = "clankie.AutonomyWake"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("at", .reference { ClankieTypes.timestamp.schema }),
        PropertyShape("reason", .string([.trim, .size(.minLength(1)), .size(.maxLength(512))])),
        PropertyShape("createdAt", .reference { ClankieTypes.timestamp.schema }),
    ])
}

extension AutonomyStatus {
    public static let wireId = "clankie.AutonomyStatus"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("enabled", .boolean),
        PropertyShape("error", .optional(.oneOf([.string("state_unreadable")])), .optional, optionalOut: true),
        PropertyShape("goal", .optional(.reference { Goal.wireSchema }), .optional, optionalOut: true),
        PropertyShape("wake", .optional(.reference { AutonomyWake.wireSchema }), .optional, optionalOut: true),
    ])
}

extension AutonomyRequest {
    public static let wireId = "clankie.AutonomyRequest"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("op", .oneOf([.string("autonomy")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("conversationId", .reference { ConversationId.wireSchema }),
        PropertyShape("command", .reference { AutonomyCommand.wireSchema }),
    ])
}

extension AutonomyResponse {
    public static let wireId = "clankie.AutonomyResponse"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("op", .oneOf([.string("autonomy")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("status", .reference { AutonomyStatus.wireSchema }),
    ])
}

extension ClankieTypes {
    static let operatorAutonomyModule: [AnyWireType] = [
        AnyWireType(AutonomyStatusCommand.wireType),
        AnyWireType(AutonomySetEnabledCommand.wireType),
        AnyWireType(AutonomySetGoalCommand.wireType),
        AnyWireType(AutonomyAcceptGoalCommand.wireType),
        AnyWireType(AutonomySetGoalStatusCommand.wireType),
        AnyWireType(AutonomySetGoalStatusCommandStatus.wireType),
        AnyWireType(AutonomyClearGoalCommand.wireType),
        AnyWireType(AutonomyClearWakeCommand.wireType),
        AnyWireType(AutonomyCommand.wireType),
        AnyWireType(AutonomyWake.wireType),
        AnyWireType(AutonomyStatus.wireType),
        AnyWireType(AutonomyRequest.wireType),
        AnyWireType(AutonomyResponse.wireType),
    ]
}
