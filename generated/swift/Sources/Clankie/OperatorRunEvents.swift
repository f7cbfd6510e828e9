// Made by samewire from schemas/clankie/operator/run-events.ts. Do not edit.
import SamewireSupport

/// What the agent is doing at this moment.
public struct ActivityEvent: WireModel {
    /// Always "activity".
    public static let type: String = "activity"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var conversationId: ConversationId

    public var cursor: Cursor

    public var revision: Revision

    public var occurredAt: Timestamp

    public var phase: ActivityEventPhase

    public init(
        conversationId: ConversationId,
        cursor: Cursor,
        revision: Revision,
        occurredAt: Timestamp,
        phase: ActivityEventPhase
    ) {
        self.conversationId = conversationId
        self.cursor = cursor
        self.revision = revision
        self.occurredAt = occurredAt
        self.phase = phase
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.conversationId = try wireFields.required("conversationId")
        self.cursor = try wireFields.required("cursor")
        self.revision = try wireFields.required("revision")
        self.occurredAt = try wireFields.required("occurredAt")
        self.phase = try wireFields.required("phase")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("type", .string("activity"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("conversationId", self.conversationId)
        wireMembers.required("cursor", self.cursor)
        wireMembers.required("revision", self.revision)
        wireMembers.required("occurredAt", self.occurredAt)
        wireMembers.required("phase", self.phase)
        return wireMembers.wireValue
    }
}

public enum ActivityEventPhase: WireEnum {
    case waiting
    case thinking
    case responding
    case preparingTool
    case compacting
    case retrying

    public var rawValue: String {
        switch self {
        case .waiting: return "waiting"
        case .thinking: return "thinking"
        case .responding: return "responding"
        case .preparingTool: return "preparing_tool"
        case .compacting: return "compacting"
        case .retrying: return "retrying"
        }
    }
}

/// The use of the model's context changed.
public struct ContextEvent: WireModel {
    /// Always "context".
    public static let type: String = "context"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var conversationId: ConversationId

    public var cursor: Cursor

    public var revision: Revision

    public var occurredAt: Timestamp

    public var usage: ContextUsage

    public init(
        conversationId: ConversationId,
        cursor: Cursor,
        revision: Revision,
        occurredAt: Timestamp,
        usage: ContextUsage
    ) {
        self.conversationId = conversationId
        self.cursor = cursor
        self.revision = revision
        self.occurredAt = occurredAt
        self.usage = usage
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.conversationId = try wireFields.required("conversationId")
        self.cursor = try wireFields.required("cursor")
        self.revision = try wireFields.required("revision")
        self.occurredAt = try wireFields.required("occurredAt")
        self.usage = try wireFields.required("usage")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("type", .string("context"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("conversationId", self.conversationId)
        wireMembers.required("cursor", self.cursor)
        wireMembers.required("revision", self.revision)
        wireMembers.required("occurredAt", self.occurredAt)
        wireMembers.required("usage", self.usage)
        return wireMembers.wireValue
    }
}

/// A tool call began or ended.
public struct ToolEvent: WireModel {
    /// Always "tool".
    public static let type: String = "tool"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var conversationId: ConversationId

    public var cursor: Cursor

    public var revision: Revision

    public var occurredAt: Timestamp

    public var toolCallId: Ref

    /// 1 to 128 characters.
    public var name: String

    public var phase: ToolEventPhase

    /// At most 512 characters.
    public var summary: String?

    /// 1 to 128 characters.
    public var skillName: String?

    /// At most 16384 characters.
    public var detail: String?

    public init(
        conversationId: ConversationId,
        cursor: Cursor,
        revision: Revision,
        occurredAt: Timestamp,
        toolCallId: Ref,
        name: String,
        phase: ToolEventPhase,
        summary: String? = nil,
        skillName: String? = nil,
        detail: String? = nil
    ) {
        self.conversationId = conversationId
        self.cursor = cursor
        self.revision = revision
        self.occurredAt = occurredAt
        self.toolCallId = toolCallId
        self.name = name
        self.phase = phase
        self.summary = summary
        self.skillName = skillName
        self.detail = detail
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.conversationId = try wireFields.required("conversationId")
        self.cursor = try wireFields.required("cursor")
        self.revision = try wireFields.required("revision")
        self.occurredAt = try wireFields.required("occurredAt")
        self.toolCallId = try wireFields.required("toolCallId")
        self.name = try wireFields.required("name")
        self.phase = try wireFields.required("phase")
        self.summary = try wireFields.optional("summary")
        self.skillName = try wireFields.optional("skillName")
        self.detail = try wireFields.optional("detail")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("type", .string("tool"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("conversationId", self.conversationId)
        wireMembers.required("cursor", self.cursor)
        wireMembers.required("revision", self.revision)
        wireMembers.required("occurredAt", self.occurredAt)
        wireMembers.required("toolCallId", self.toolCallId)
        wireMembers.required("name", self.name)
        wireMembers.required("phase", self.phase)
        wireMembers.optional("summary", self.summary)
        wireMembers.optional("skillName", self.skillName)
        wireMembers.optional("detail", self.detail)
        return wireMembers.wireValue
    }
}

public enum ToolEventPhase: WireEnum {
    case started
    case completed
    case failed

    public var rawValue: String {
        switch self {
        case .started: return "started"
        case .completed: return "completed"
        case .failed: return "failed"
        }
    }
}

/// The agent needs the owner to sign in somewhere, or the owner has.
public struct AuthEvent: WireModel {
    /// Always "auth".
    public static let type: String = "auth"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var conversationId: ConversationId

    public var cursor: Cursor

    public var revision: Revision

    public var occurredAt: Timestamp

    public var phase: AuthEventPhase

    /// At most 512 characters.
    public var summary: String?

    public init(
        conversationId: ConversationId,
        cursor: Cursor,
        revision: Revision,
        occurredAt: Timestamp,
        phase: AuthEventPhase,
        summary: String? = nil
    ) {
        self.conversationId = conversationId
        self.cursor = cursor
        self.revision = revision
        self.occurredAt = occurredAt
        self.phase = phase
        self.summary = summary
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.conversationId = try wireFields.required("conversationId")
        self.cursor = try wireFields.required("cursor")
        self.revision = try wireFields.required("revision")
        self.occurredAt = try wireFields.required("occurredAt")
        self.phase = try wireFields.required("phase")
        self.summary = try wireFields.optional("summary")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("type", .string("auth"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("conversationId", self.conversationId)
        wireMembers.required("cursor", self.cursor)
        wireMembers.required("revision", self.revision)
        wireMembers.required("occurredAt", self.occurredAt)
        wireMembers.required("phase", self.phase)
        wireMembers.optional("summary", self.summary)
        return wireMembers.wireValue
    }
}

public enum AuthEventPhase: WireEnum {
    case required
    case completed

    public var rawValue: String {
        switch self {
        case .required: return "required"
        case .completed: return "completed"
        }
    }
}

/// The harness session behind the conversation changed its state.
public struct SessionEvent: WireModel {
    /// Always "session".
    public static let type: String = "session"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var conversationId: ConversationId

    public var cursor: Cursor

    public var revision: Revision

    public var occurredAt: Timestamp

    public var phase: SessionEventPhase

    public init(
        conversationId: ConversationId,
        cursor: Cursor,
        revision: Revision,
        occurredAt: Timestamp,
        phase: SessionEventPhase
    ) {
        self.conversationId = conversationId
        self.cursor = cursor
        self.revision = revision
        self.occurredAt = occurredAt
        self.phase = phase
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.conversationId = try wireFields.required("conversationId")
        self.cursor = try wireFields.required("cursor")
        self.revision = try wireFields.required("revision")
        self.occurredAt = try wireFields.required("occurredAt")
        self.phase = try wireFields.required("phase")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("type", .string("session"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("conversationId", self.conversationId)
        wireMembers.required("cursor", self.cursor)
        wireMembers.required("revision", self.revision)
        wireMembers.required("occurredAt", self.occurredAt)
        wireMembers.required("phase", self.phase)
        return wireMembers.wireValue
    }
}

public enum SessionEventPhase: WireEnum {
    case started
    case waiting
    case completed
    case failed

    public var rawValue: String {
        switch self {
        case .started: return "started"
        case .waiting: return "waiting"
        case .completed: return "completed"
        case .failed: return "failed"
        }
    }
}

/// A run was accepted or settled. Every accepted run settles once.
public struct TurnEvent: WireModel {
    /// Always "turn".
    public static let type: String = "turn"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var conversationId: ConversationId

    public var cursor: Cursor

    public var revision: Revision

    public var occurredAt: Timestamp

    public var runId: RunId

    public var phase: TurnEventPhase

    /// An open set, such as `service_restarted`.
    ///
    /// 1 to 128 characters.
    public var reasonCode: String?

    /// At most 512 characters.
    public var summary: String?

    public var deliveryStage: DeliveryStage?

    public var workerReportRouting: WorkerReportRouting?

    public init(
        conversationId: ConversationId,
        cursor: Cursor,
        revision: Revision,
        occurredAt: Timestamp,
        runId: RunId,
        phase: TurnEventPhase,
        reasonCode: String? = nil,
        summary: String? = nil,
        deliveryStage: DeliveryStage? = nil,
        workerReportRouting: WorkerReportRouting? = nil
    ) {
        self.conversationId = conversationId
        self.cursor = cursor
        self.revision = revision
        self.occurredAt = occurredAt
        self.runId = runId
        self.phase = phase
        self.reasonCode = reasonCode
        self.summary = summary
        self.deliveryStage = deliveryStage
        self.workerReportRouting = workerReportRouting
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.conversationId = try wireFields.required("conversationId")
        self.cursor = try wireFields.required("cursor")
        self.revision = try wireFields.required("revision")
        self.occurredAt = try wireFields.required("occurredAt")
        self.runId = try wireFields.required("runId")
        self.phase = try wireFields.required("phase")
        self.reasonCode = try wireFields.optional("reasonCode")
        self.summary = try wireFields.optional("summary")
        self.deliveryStage = try wireFields.optional("deliveryStage")
        self.workerReportRouting = try wireFields.optional("workerReportRouting")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("type", .string("turn"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("conversationId", self.conversationId)
        wireMembers.required("cursor", self.cursor)
        wireMembers.required("revision", self.revision)
        wireMembers.required("occurredAt", self.occurredAt)
        wireMembers.required("runId", self.runId)
        wireMembers.required("phase", self.phase)
        wireMembers.optional("reasonCode", self.reasonCode)
        wireMembers.optional("summary", self.summary)
        wireMembers.optional("deliveryStage", self.deliveryStage)
        wireMembers.optional("workerReportRouting", self.workerReportRouting)
        return wireMembers.wireValue
    }
}

public enum TurnEventPhase: WireEnum {
    case accepted
    case completed
    case failed
    case cancelled

    public var rawValue: String {
        switch self {
        case .accepted: return "accepted"
        case .completed: return "completed"
        case .failed: return "failed"
        case .cancelled: return "cancelled"
        }
    }
}

/// What a worker of this conversation wrote.
public struct WorkerTranscriptEvent: WireModel {
    /// Always "worker_transcript".
    public static let type: String = "worker_transcript"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var conversationId: ConversationId

    public var cursor: Cursor

    public var revision: Revision

    public var occurredAt: Timestamp

    public var workerRunId: Ref

    public var phase: WorkerTranscriptEventPhase

    /// At most 16384 characters.
    public var summary: String

    public init(
        conversationId: ConversationId,
        cursor: Cursor,
        revision: Revision,
        occurredAt: Timestamp,
        workerRunId: Ref,
        phase: WorkerTranscriptEventPhase,
        summary: String
    ) {
        self.conversationId = conversationId
        self.cursor = cursor
        self.revision = revision
        self.occurredAt = occurredAt
        self.workerRunId = workerRunId
        self.phase = phase
        self.summary = summary
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.conversationId = try wireFields.required("conversationId")
        self.cursor = try wireFields.required("cursor")
        self.revision = try wireFields.required("revision")
        self.occurredAt = try wireFields.required("occurredAt")
        self.workerRunId = try wireFields.required("workerRunId")
        self.phase = try wireFields.required("phase")
        self.summary = try wireFields.required("summary")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("type", .string("worker_transcript"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("conversationId", self.conversationId)
        wireMembers.required("cursor", self.cursor)
        wireMembers.required("revision", self.revision)
        wireMembers.required("occurredAt", self.occurredAt)
        wireMembers.required("workerRunId", self.workerRunId)
        wireMembers.required("phase", self.phase)
        wireMembers.required("summary", self.summary)
        return wireMembers.wireValue
    }
}

public enum WorkerTranscriptEventPhase: WireEnum {
    case snapshot
    case tail

    public var rawValue: String {
        switch self {
        case .snapshot: return "snapshot"
        case .tail: return "tail"
        }
    }
}

// Schemas, as data.

extension ActivityEvent {
    public static let wireId = "clankie.ActivityEvent"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("type", .oneOf([.string("activity")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("conversationId", .reference { ConversationId.wireSchema }),
        PropertyShape("cursor", .reference { Cursor.wireSchema }),
        PropertyShape("revision", .reference { ClankieTypes.revision.schema }),
        PropertyShape("occurredAt", .reference { ClankieTypes.timestamp.schema }),
        PropertyShape("phase", .reference { ActivityEventPhase.wireSchema }),
    ])
}

extension ActivityEventPhase {
    public static let wireId = "clankie.ActivityEventPhase"
    public static let wireSchema: Schema = .oneOf([.string("waiting"), .string("thinking"), .string("responding"), .string("preparing_tool"), .string("compacting"), .string("retrying")])
}

extension ContextEvent {
    public static let wireId = "clankie.ContextEvent"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("type", .oneOf([.string("context")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("conversationId", .reference { ConversationId.wireSchema }),
        PropertyShape("cursor", .reference { Cursor.wireSchema }),
        PropertyShape("revision", .reference { ClankieTypes.revision.schema }),
        PropertyShape("occurredAt", .reference { ClankieTypes.timestamp.schema }),
        PropertyShape("usage", .reference { ContextUsage.wireSchema }),
    ])
}

extension ToolEvent {
    public static let wireId = "clankie.ToolEvent"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("type", .oneOf([.string("tool")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("conversationId", .reference { ConversationId.wireSchema }),
        PropertyShape("cursor", .reference { Cursor.wireSchema }),
        PropertyShape("revision", .reference { ClankieTypes.revision.schema }),
        PropertyShape("occurredAt", .reference { ClankieTypes.timestamp.schema }),
        PropertyShape("toolCallId", .reference { ClankieTypes.ref.schema }),
        PropertyShape("name", .string([.trim, .size(.minLength(1)), .size(.maxLength(128))])),
        PropertyShape("phase", .reference { ToolEventPhase.wireSchema }),
        PropertyShape("summary", .optional(.string([.size(.maxLength(512))])), .optional, optionalOut: true),
        PropertyShape("skillName", .optional(.string([.trim, .size(.minLength(1)), .size(.maxLength(128))])), .optional, optionalOut: true),
        PropertyShape("detail", .optional(.string([.size(.maxLength(16384))])), .optional, optionalOut: true),
    ])
}

extension ToolEventPhase {
    public static let wireId = "clankie.ToolEventPhase"
    public static let wireSchema: Schema = .oneOf([.string("started"), .string("completed"), .string("failed")])
}

extension AuthEvent {
    public static let wireId = "clankie.AuthEvent"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("type", .oneOf([.string("auth")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("conversationId", .reference { ConversationId.wireSchema }),
        PropertyShape("cursor", .reference { Cursor.wireSchema }),
        PropertyShape("revision", .reference { ClankieTypes.revision.schema }),
        PropertyShape("occurredAt", .reference { ClankieTypes.timestamp.schema }),
        PropertyShape("phase", .reference { AuthEventPhase.wireSchema }),
        PropertyShape("summary", .optional(.string([.size(.maxLength(512))])), .optional, optionalOut: true),
    ])
}

extension AuthEventPhase {
    public static let wireId = "clankie.AuthEventPhase"
    public static let wireSchema: Schema = .oneOf([.string("required"), .string("completed")])
}

extension SessionEvent {
    public static let wireId = "clankie.SessionEvent"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("type", .oneOf([.string("session")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("conversationId", .reference { ConversationId.wireSchema }),
        PropertyShape("cursor", .reference { Cursor.wireSchema }),
        PropertyShape("revision", .reference { ClankieTypes.revision.schema }),
        PropertyShape("occurredAt", .reference { ClankieTypes.timestamp.schema }),
        PropertyShape("phase", .reference { SessionEventPhase.wireSchema }),
    ])
}

extension SessionEventPhase {
    public static let wireId = "clankie.SessionEventPhase"
    public static let wireSchema: Schema = .oneOf([.string("started"), .string("waiting"), .string("completed"), .string("failed")])
}

extension TurnEvent {
    public static let wireId = "clankie.TurnEvent"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("type", .oneOf([.string("turn")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("conversationId", .reference { ConversationId.wireSchema }),
        PropertyShape("cursor", .reference { Cursor.wireSchema }),
        PropertyShape("revision", .reference { ClankieTypes.revision.schema }),
        PropertyShape("occurredAt", .reference { ClankieTypes.timestamp.schema }),
        PropertyShape("runId", .reference { RunId.wireSchema }),
        PropertyShape("phase", .reference { TurnEventPhase.wireSchema }),
        PropertyShape("reasonCode", .optional(.string([.trim, .size(.minLength(1)), .size(.maxLength(128))])), .optional, optionalOut: true),
        PropertyShape("summary", .optional(.string([.size(.maxLength(512))])), .optional, optionalOut: true),
        PropertyShape("deliveryStage", .optional(.reference { DeliveryStage.wireSchema }), .optional, optionalOut: true),
        PropertyShape("workerReportRouting", .optional(.reference { WorkerReportRouting.wireSchema }), .optional, optionalOut: true),
    ])
}

extension TurnEventPhase {
    public static let wireId = "clankie.TurnEventPhase"
    public static let wireSchema: Schema = .oneOf([.string("accepted"), .string("completed"), .string("failed"), .string("cancelled")])
}

extension WorkerTranscriptEvent {
    public static let wireId = "clankie.WorkerTranscriptEvent"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("type", .oneOf([.string("worker_transcript")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("conversationId", .reference { ConversationId.wireSchema }),
        PropertyShape("cursor", .reference { Cursor.wireSchema }),
        PropertyShape("revision", .reference { ClankieTypes.revision.schema }),
        PropertyShape("occurredAt", .reference { ClankieTypes.timestamp.schema }),
        PropertyShape("workerRunId", .reference { ClankieTypes.ref.schema }),
        PropertyShape("phase", .reference { WorkerTranscriptEventPhase.wireSchema }),
        PropertyShape("summary", .string([.size(.maxLength(16384))])),
    ])
}

extension WorkerTranscriptEventPhase {
    public static let wireId = "clankie.WorkerTranscriptEventPhase"
    public static let wireSchema: Schema = .oneOf([.string("snapshot"), .string("tail")])
}

extension ClankieTypes {
    static let operatorRunEventsModule: [AnyWireType] = [
        AnyWireType(ActivityEvent.wireType),
        AnyWireType(ActivityEventPhase.wireType),
        AnyWireType(ContextEvent.wireType),
        AnyWireType(ToolEvent.wireType),
        AnyWireType(ToolEventPhase.wireType),
        AnyWireType(AuthEvent.wireType),
        AnyWireType(AuthEventPhase.wireType),
        AnyWireType(SessionEvent.wireType),
        AnyWireType(SessionEventPhase.wireType),
        AnyWireType(TurnEvent.wireType),
        AnyWireType(TurnEventPhase.wireType),
        AnyWireType(WorkerTranscriptEvent.wireType),
        AnyWireType(WorkerTranscriptEventPhase.wireType),
    ]
}
