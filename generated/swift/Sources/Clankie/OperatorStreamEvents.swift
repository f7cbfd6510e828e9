// Made by samewire from schemas/clankie/operator/stream-events.ts. Do not edit.
import SamewireSupport

/// An event of a kind that this protocol does not carry, as a host tells older clients of it.
public struct UnsupportedEvent: WireModel {
    /// Always "unsupported".
    public static let type: String = "unsupported"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var conversationId: ConversationId

    public var cursor: Cursor

    public var revision: Revision

    public var occurredAt: Timestamp

    /// 1 to 128 characters.
    public var kind: String

    /// At most 512 characters.
    public var summary: String

    public init(
        conversationId: ConversationId,
        cursor: Cursor,
        revision: Revision,
        occurredAt: Timestamp,
        kind: String,
        summary: String
    ) {
        self.conversationId = conversationId
        self.cursor = cursor
        self.revision = revision
        self.occurredAt = occurredAt
        self.kind = kind
        self.summary = summary
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.conversationId = try wireFields.required("conversationId")
        self.cursor = try wireFields.required("cursor")
        self.revision = try wireFields.required("revision")
        self.occurredAt = try wireFields.required("occurredAt")
        self.kind = try wireFields.required("kind")
        self.summary = try wireFields.required("summary")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("type", .string("unsupported"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("conversationId", self.conversationId)
        wireMembers.required("cursor", self.cursor)
        wireMembers.required("revision", self.revision)
        wireMembers.required("occurredAt", self.occurredAt)
        wireMembers.required("kind", self.kind)
        wireMembers.required("summary", self.summary)
        return wireMembers.wireValue
    }
}

/// One thing that happened in a conversation.
///
/// Told apart by `type`.
public enum StreamEvent: WireModel {
    case activity(ActivityEvent)
    case message(MessageEvent)
    case reasoning(ReasoningEvent)
    case context(ContextEvent)
    case tool(ToolEvent)
    case inputRequested(InputRequestedEvent)
    case inputResolved(InputResolvedEvent)
    case auth(AuthEvent)
    case session(SessionEvent)
    case turn(TurnEvent)
    case workerTranscript(WorkerTranscriptEvent)
    case file(FileEvent)
    case reaction(ReactionEvent)
    case unsupported(UnsupportedEvent)

    public init(wireValue: JSONValue) throws {
        switch try WireChoice.tag(wireValue, "type", [[.string("activity")], [.string("message")], [.string("reasoning")], [.string("context")], [.string("tool")], [.string("input_requested")], [.string("input_resolved")], [.string("auth")], [.string("session")], [.string("turn")], [.string("worker_transcript")], [.string("file")], [.string("reaction")], [.string("unsupported")]]) {
        case 0: self = .activity(try ActivityEvent(wireValue: wireValue))
        case 1: self = .message(try MessageEvent(wireValue: wireValue))
        case 2: self = .reasoning(try ReasoningEvent(wireValue: wireValue))
        case 3: self = .context(try ContextEvent(wireValue: wireValue))
        case 4: self = .tool(try ToolEvent(wireValue: wireValue))
        case 5: self = .inputRequested(try InputRequestedEvent(wireValue: wireValue))
        case 6: self = .inputResolved(try InputResolvedEvent(wireValue: wireValue))
        case 7: self = .auth(try AuthEvent(wireValue: wireValue))
        case 8: self = .session(try SessionEvent(wireValue: wireValue))
        case 9: self = .turn(try TurnEvent(wireValue: wireValue))
        case 10: self = .workerTranscript(try WorkerTranscriptEvent(wireValue: wireValue))
        case 11: self = .file(try FileEvent(wireValue: wireValue))
        case 12: self = .reaction(try ReactionEvent(wireValue: wireValue))
        default: self = .unsupported(try UnsupportedEvent(wireValue: wireValue))
        }
    }

    public var wireValue: JSONValue {
        switch self {
        case .activity(let payload): return payload.wireValue
        case .message(let payload): return payload.wireValue
        case .reasoning(let payload): return payload.wireValue
        case .context(let payload): return payload.wireValue
        case .tool(let payload): return payload.wireValue
        case .inputRequested(let payload): return payload.wireValue
        case .inputResolved(let payload): return payload.wireValue
        case .auth(let payload): return payload.wireValue
        case .session(let payload): return payload.wireValue
        case .turn(let payload): return payload.wireValue
        case .workerTranscript(let payload): return payload.wireValue
        case .file(let payload): return payload.wireValue
        case .reaction(let payload): return payload.wireValue
        case .unsupported(let payload): return payload.wireValue
        }
    }
}

// Schemas, as data.

extension UnsupportedEvent {
    public static let wireId = "clankie.UnsupportedEvent"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("type", .oneOf([.string("unsupported")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("conversationId", .reference { ConversationId.wireSchema }),
        PropertyShape("cursor", .reference { Cursor.wireSchema }),
        PropertyShape("revision", .reference { ClankieTypes.revision.schema }),
        PropertyShape("occurredAt", .reference { ClankieTypes.timestamp.schema }),
        PropertyShape("kind", .string([.trim, .size(.minLength(1)), .size(.maxLength(128))])),
        PropertyShape("summary", .string([.size(.maxLength(512))])),
    ])
}

extension StreamEvent {
    public static let wireId = "clankie.StreamEvent"
    public static let wireSchema: Schema = .discriminated("type", [
        TaggedOption([.string("activity")], .reference { ActivityEvent.wireSchema }),
        TaggedOption([.string("message")], .reference { MessageEvent.wireSchema }),
        TaggedOption([.string("reasoning")], .reference { ReasoningEvent.wireSchema }),
        TaggedOption([.string("context")], .reference { ContextEvent.wireSchema }),
        TaggedOption([.string("tool")], .reference { ToolEvent.wireSchema }),
        TaggedOption([.string("input_requested")], .reference { InputRequestedEvent.wireSchema }),
        TaggedOption([.string("input_resolved")], .reference { InputResolvedEvent.wireSchema }),
        TaggedOption([.string("auth")], .reference { AuthEvent.wireSchema }),
        TaggedOption([.string("session")], .reference { SessionEvent.wireSchema }),
        TaggedOption([.string("turn")], .reference { TurnEvent.wireSchema }),
        TaggedOption([.string("worker_transcript")], .reference { WorkerTranscriptEvent.wireSchema }),
        TaggedOption([.string("file")], .reference { FileEvent.wireSchema }),
        TaggedOption([.string("reaction")], .reference { ReactionEvent.wireSchema }),
        TaggedOption([.string("unsupported")], .reference { UnsupportedEvent.wireSchema }),
    ])
}

extension ClankieTypes {
    static let operatorStreamEventsModule: [AnyWireType] = [
        AnyWireType(UnsupportedEvent.wireType),
        AnyWireType(StreamEvent.wireType),
    ]
}
