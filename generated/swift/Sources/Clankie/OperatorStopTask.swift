// Made by samewire from schemas/clankie/operator/stop-task.ts. Do not edit.
import SamewireSupport

/// What became of the Stop. `uncertain`: it may have worked; never repeat it by itself.
public struct StopTaskResult: WireModel {
    public var outcome: StopTaskResultOutcome

    /// 1 to 512 characters.
    public var taskId: String?

    /// Prose. Branch on `outcome` and `reason`.
    ///
    /// At most 512 characters.
    public var detail: String?

    /// Text that nobody sent stands in the terminal's input line. Only when `includeReason` asked for it.
    public var reason: StopTaskResultReason?

    public init(
        outcome: StopTaskResultOutcome,
        taskId: String? = nil,
        detail: String? = nil,
        reason: StopTaskResultReason? = nil
    ) {
        self.outcome = outcome
        self.taskId = taskId
        self.detail = detail
        self.reason = reason
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.outcome = try wireFields.required("outcome")
        self.taskId = try wireFields.optional("taskId")
        self.detail = try wireFields.optional("detail")
        self.reason = try wireFields.optional("reason")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("outcome", self.outcome)
        wireMembers.optional("taskId", self.taskId)
        wireMembers.optional("detail", self.detail)
        wireMembers.optional("reason", self.reason)
        return wireMembers.wireValue
    }
}

public enum StopTaskResultOutcome: WireEnum {
    case stopped
    case alreadyFinished
    case unsupported
    case uncertain
    case unavailable

    public var rawValue: String {
        switch self {
        case .stopped: return "stopped"
        case .alreadyFinished: return "already_finished"
        case .unsupported: return "unsupported"
        case .uncertain: return "uncertain"
        case .unavailable: return "unavailable"
        }
    }
}

public enum StopTaskResultReason: WireEnum {
    case unsentDraft

    public var rawValue: String {
        switch self {
        case .unsentDraft: return "unsent_draft"
        }
    }
}

/// Asks to stop the current task of a conversation; the service finds out which one that is.
public struct StopTaskRequest: WireModel {
    /// Always "stop_task".
    public static let op: String = "stop_task"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var conversationId: ConversationId

    /// Asks for `reason`. An older host refuses the key with HTTP 400.
    public var includeReason: Bool?

    public init(conversationId: ConversationId, includeReason: Bool? = nil) {
        self.conversationId = conversationId
        self.includeReason = includeReason
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.conversationId = try wireFields.required("conversationId")
        self.includeReason = try wireFields.optional("includeReason")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("op", .string("stop_task"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("conversationId", self.conversationId)
        wireMembers.optional("includeReason", self.includeReason)
        return wireMembers.wireValue
    }
}

public struct StopTaskResponse: WireModel {
    /// Always "stop_task".
    public static let op: String = "stop_task"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var result: StopTaskResult

    public init(result: StopTaskResult) {
        self.result = result
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.result = try wireFields.required("result")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("op", .string("stop_task"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("result", self.result)
        return wireMembers.wireValue
    }
}

// Schemas, as data.

extension StopTaskResult {
    public static let wireId = "clankie.StopTaskResult"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("outcome", .reference { StopTaskResultOutcome.wireSchema }),
        PropertyShape("taskId", .optional(.string([.size(.minLength(1)), .size(.maxLength(512))])), .optional, optionalOut: true),
        PropertyShape("detail", .optional(.string([.size(.maxLength(512))])), .optional, optionalOut: true),
        PropertyShape("reason", .optional(.reference { StopTaskResultReason.wireSchema }), .optional, optionalOut: true),
    ])
}

extension StopTaskResultOutcome {
    public static let wireId = "clankie.StopTaskResultOutcome"
    public static let wireSchema: Schema = .oneOf([.string("stopped"), .string("already_finished"), .string("unsupported"), .string("uncertain"), .string("unavailable")])
}

extension StopTaskResultReason {
    public static let wireId = "clankie.StopTaskResultReason"
    public static let wireSchema: Schema = .oneOf([.string("unsent_draft")])
}

extension StopTaskRequest {
    public static let wireId = "clankie.StopTaskRequest"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("op", .oneOf([.string("stop_task")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("conversationId", .reference { ConversationId.wireSchema }),
        PropertyShape("includeReason", .optional(.oneOf([.bool(true)])), .optional, optionalOut: true),
    ])
}

extension StopTaskResponse {
    public static let wireId = "clankie.StopTaskResponse"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("op", .oneOf([.string("stop_task")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("result", .reference { StopTaskResult.wireSchema }),
    ])
}

extension ClankieTypes {
    static let operatorStopTaskModule: [AnyWireType] = [
        AnyWireType(StopTaskResult.wireType),
        AnyWireType(StopTaskResultOutcome.wireType),
        AnyWireType(StopTaskResultReason.wireType),
        AnyWireType(StopTaskRequest.wireType),
        AnyWireType(StopTaskResponse.wireType),
    ]
}
