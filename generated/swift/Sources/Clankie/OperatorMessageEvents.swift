// Made by samewire from schemas/clankie/operator/message-events.ts. Do not edit.
import SamewireSupport

public struct LinearProject: WireModel {
    /// Format: uuid.
    public var id: String

    /// At most 256 characters.
    public var name: String?

    public init(id: String, name: String? = nil) {
        self.id = id
        self.name = name
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.id = try wireFields.required("id")
        self.name = try wireFields.optional("name")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("id", self.id)
        wireMembers.optional("name", self.name)
        return wireMembers.wireValue
    }
}

public struct LinearReceiver: WireModel {
    /// Format: uuid.
    public var userId: String

    /// Format: uuid.
    public var workspaceId: String

    public init(userId: String, workspaceId: String) {
        self.userId = userId
        self.workspaceId = workspaceId
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.userId = try wireFields.required("userId")
        self.workspaceId = try wireFields.required("workspaceId")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("userId", self.userId)
        wireMembers.required("workspaceId", self.workspaceId)
        return wireMembers.wireValue
    }
}

/// The event in Linear that a message came from.
public struct LinearContext: WireModel {
    public var eventId: Sha256

    public var notification: Bool?

    public var conversationId: ConversationId

    public var following: Bool

    public var project: LinearProject?

    public var route: LinearContextRoute?

    public var receiver: LinearReceiver?

    /// At most 32 entries.
    public var notificationTypes: [String]?

    public init(
        eventId: Sha256,
        notification: Bool? = nil,
        conversationId: ConversationId,
        following: Bool,
        project: LinearProject? = nil,
        route: LinearContextRoute? = nil,
        receiver: LinearReceiver? = nil,
        notificationTypes: [String]? = nil
    ) {
        self.eventId = eventId
        self.notification = notification
        self.conversationId = conversationId
        self.following = following
        self.project = project
        self.route = route
        self.receiver = receiver
        self.notificationTypes = notificationTypes
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.eventId = try wireFields.required("eventId")
        self.notification = try wireFields.optional("notification")
        self.conversationId = try wireFields.required("conversationId")
        self.following = try wireFields.required("following")
        self.project = try wireFields.optional("project")
        self.route = try wireFields.optional("route")
        self.receiver = try wireFields.optional("receiver")
        self.notificationTypes = try wireFields.optional("notificationTypes")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("eventId", self.eventId)
        wireMembers.optional("notification", self.notification)
        wireMembers.required("conversationId", self.conversationId)
        wireMembers.required("following", self.following)
        wireMembers.optional("project", self.project)
        wireMembers.optional("route", self.route)
        wireMembers.optional("receiver", self.receiver)
        wireMembers.optional("notificationTypes", self.notificationTypes)
        return wireMembers.wireValue
    }
}

public enum LinearContextRoute: WireEnum {
    case projectLead
    case projectFallback
    case `default`

    public var rawValue: String {
        switch self {
        case .projectLead: return "project_lead"
        case .projectFallback: return "project_fallback"
        case .`default`: return "default"
        }
    }
}

/// Somebody said something.
public struct MessageEvent: WireModel {
    /// Always "message".
    public static let type: String = "message"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var conversationId: ConversationId

    public var cursor: Cursor

    public var revision: Revision

    public var occurredAt: Timestamp

    public var role: MessageEventRole

    /// At most 16384 characters.
    public var text: String

    /// More of this text may follow in a later event.
    public var streaming: Bool

    public var personaId: PersonaId?

    /// As older hosts name the speaker. Use `personaId`.
    @available(*, deprecated)
    public var seatId: SeatId? {
        get { _seatId }
        set { _seatId = newValue }
    }
    private var _seatId: SeatId?

    /// 1 to 128 characters.
    public var swarmMessageId: String?

    /// 1 to 8 entries.
    public var attachments: [Attachment]?

    public var linear: LinearContext?

    public init(
        conversationId: ConversationId,
        cursor: Cursor,
        revision: Revision,
        occurredAt: Timestamp,
        role: MessageEventRole,
        text: String,
        streaming: Bool,
        personaId: PersonaId? = nil,
        seatId: SeatId? = nil,
        swarmMessageId: String? = nil,
        attachments: [Attachment]? = nil,
        linear: LinearContext? = nil
    ) {
        self.conversationId = conversationId
        self.cursor = cursor
        self.revision = revision
        self.occurredAt = occurredAt
        self.role = role
        self.text = text
        self.streaming = streaming
        self.personaId = personaId
        self._seatId = seatId
        self.swarmMessageId = swarmMessageId
        self.attachments = attachments
        self.linear = linear
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.conversationId = try wireFields.required("conversationId")
        self.cursor = try wireFields.required("cursor")
        self.revision = try wireFields.required("revision")
        self.occurredAt = try wireFields.required("occurredAt")
        self.role = try wireFields.required("role")
        self.text = try wireFields.required("text")
        self.streaming = try wireFields.required("streaming")
        self.personaId = try wireFields.optional("personaId")
        self._seatId = try wireFields.optional("seatId")
        self.swarmMessageId = try wireFields.optional("swarmMessageId")
        self.attachments = try wireFields.optional("attachments")
        self.linear = try wireFields.optional("linear")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("type", .string("message"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("conversationId", self.conversationId)
        wireMembers.required("cursor", self.cursor)
        wireMembers.required("revision", self.revision)
        wireMembers.required("occurredAt", self.occurredAt)
        wireMembers.required("role", self.role)
        wireMembers.required("text", self.text)
        wireMembers.required("streaming", self.streaming)
        wireMembers.optional("personaId", self.personaId)
        wireMembers.optional("seatId", self._seatId)
        wireMembers.optional("swarmMessageId", self.swarmMessageId)
        wireMembers.optional("attachments", self.attachments)
        wireMembers.optional("linear", self.linear)
        return wireMembers.wireValue
    }
}

public enum MessageEventRole: WireEnum {
    case `operator`
    case captain
    case agent
    case external

    public var rawValue: String {
        switch self {
        case .`operator`: return "operator"
        case .captain: return "captain"
        case .agent: return "agent"
        case .external: return "external"
        }
    }
}

/// What the agent thought aloud.
public struct ReasoningEvent: WireModel {
    /// Always "reasoning".
    public static let type: String = "reasoning"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var conversationId: ConversationId

    public var cursor: Cursor

    public var revision: Revision

    public var occurredAt: Timestamp

    /// At most 16384 characters.
    public var text: String

    public var streaming: Bool

    public init(
        conversationId: ConversationId,
        cursor: Cursor,
        revision: Revision,
        occurredAt: Timestamp,
        text: String,
        streaming: Bool
    ) {
        self.conversationId = conversationId
        self.cursor = cursor
        self.revision = revision
        self.occurredAt = occurredAt
        self.text = text
        self.streaming = streaming
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.conversationId = try wireFields.required("conversationId")
        self.cursor = try wireFields.required("cursor")
        self.revision = try wireFields.required("revision")
        self.occurredAt = try wireFields.required("occurredAt")
        self.text = try wireFields.required("text")
        self.streaming = try wireFields.required("streaming")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("type", .string("reasoning"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("conversationId", self.conversationId)
        wireMembers.required("cursor", self.cursor)
        wireMembers.required("revision", self.revision)
        wireMembers.required("occurredAt", self.occurredAt)
        wireMembers.required("text", self.text)
        wireMembers.required("streaming", self.streaming)
        return wireMembers.wireValue
    }
}

/// An agent handed over a file.
public struct FileEvent: WireModel {
    /// Always "file".
    public static let type: String = "file"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var conversationId: ConversationId

    public var cursor: Cursor

    public var revision: Revision

    public var occurredAt: Timestamp

    public var file: DeliveredFile

    public init(
        conversationId: ConversationId,
        cursor: Cursor,
        revision: Revision,
        occurredAt: Timestamp,
        file: DeliveredFile
    ) {
        self.conversationId = conversationId
        self.cursor = cursor
        self.revision = revision
        self.occurredAt = occurredAt
        self.file = file
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.conversationId = try wireFields.required("conversationId")
        self.cursor = try wireFields.required("cursor")
        self.revision = try wireFields.required("revision")
        self.occurredAt = try wireFields.required("occurredAt")
        self.file = try wireFields.required("file")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("type", .string("file"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("conversationId", self.conversationId)
        wireMembers.required("cursor", self.cursor)
        wireMembers.required("revision", self.revision)
        wireMembers.required("occurredAt", self.occurredAt)
        wireMembers.required("file", self.file)
        return wireMembers.wireValue
    }
}

public struct OperatorReactor: WireModel {
    /// Always "operator".
    public static let kind: String = "operator"

    public init() {
    }

    public init(wireValue: JSONValue) throws {
        _ = try WireFields(wireValue)
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("kind", .string("operator"))
        return wireMembers.wireValue
    }
}

public struct SeatReactor: WireModel {
    /// Always "seat".
    public static let kind: String = "seat"

    public var seatId: SeatId

    public init(seatId: SeatId) {
        self.seatId = seatId
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.seatId = try wireFields.required("seatId")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("kind", .string("seat"))
        wireMembers.required("seatId", self.seatId)
        return wireMembers.wireValue
    }
}

/// Who reacted.
///
/// Told apart by `kind`.
public enum Reactor: WireModel {
    case `operator`(OperatorReactor)
    case seat(SeatReactor)

    public init(wireValue: JSONValue) throws {
        switch try WireChoice.tag(wireValue, "kind", [[.string("operator")], [.string("seat")]]) {
        case 0: self = .`operator`(try OperatorReactor(wireValue: wireValue))
        default: self = .seat(try SeatReactor(wireValue: wireValue))
        }
    }

    public var wireValue: JSONValue {
        switch self {
        case .`operator`(let payload): return payload.wireValue
        case .seat(let payload): return payload.wireValue
        }
    }
}

/// A reaction came or went. `entryRef` is the cursor of the entry; fold in cursor order for the current ones.
public struct ReactionEvent: WireModel {
    /// Always "reaction".
    public static let type: String = "reaction"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var conversationId: ConversationId

    public var cursor: Cursor

    public var revision: Revision

    public var occurredAt: Timestamp

    public var entryRef: Ref

    /// 1 to 64 characters.
    public var emoji: String

    public var reactor: Reactor

    public var removed: Bool

    public init(
        conversationId: ConversationId,
        cursor: Cursor,
        revision: Revision,
        occurredAt: Timestamp,
        entryRef: Ref,
        emoji: String,
        reactor: Reactor,
        removed: Bool
    ) {
        self.conversationId = conversationId
        self.cursor = cursor
        self.revision = revision
        self.occurredAt = occurredAt
        self.entryRef = entryRef
        self.emoji = emoji
        self.reactor = reactor
        self.removed = removed
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.conversationId = try wireFields.required("conversationId")
        self.cursor = try wireFields.required("cursor")
        self.revision = try wireFields.required("revision")
        self.occurredAt = try wireFields.required("occurredAt")
        self.entryRef = try wireFields.required("entryRef")
        self.emoji = try wireFields.required("emoji")
        self.reactor = try wireFields.required("reactor")
        self.removed = try wireFields.required("removed")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("type", .string("reaction"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("conversationId", self.conversationId)
        wireMembers.required("cursor", self.cursor)
        wireMembers.required("revision", self.revision)
        wireMembers.required("occurredAt", self.occurredAt)
        wireMembers.required("entryRef", self.entryRef)
        wireMembers.required("emoji", self.emoji)
        wireMembers.required("reactor", self.reactor)
        wireMembers.required("removed", self.removed)
        return wireMembers.wireValue
    }
}

// Schemas, as data.

extension LinearProject {
    public static let wireId = "clankie.LinearProject"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("id", .string([.pattern(Pattern("^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$"))])),
        PropertyShape("name", .optional(.string([.size(.maxLength(256))])), .optional, optionalOut: true),
    ])
}

extension LinearReceiver {
    public static let wireId = "clankie.LinearReceiver"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("userId", .string([.pattern(Pattern("^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$"))])),
        PropertyShape("workspaceId", .string([.pattern(Pattern("^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$"))])),
    ])
}

extension LinearContext {
    public static let wireId = "clankie.LinearContext"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("eventId", .reference { ClankieTypes.sha256.schema }),
        PropertyShape("notification", .optional(.boolean), .optional, optionalOut: true),
        PropertyShape("conversationId", .reference { ConversationId.wireSchema }),
        PropertyShape("following", .boolean),
        PropertyShape("project", .optional(.reference { LinearProject.wireSchema }), .optional, optionalOut: true),
        PropertyShape("route", .optional(.reference { LinearContextRoute.wireSchema }), .optional, optionalOut: true),
        PropertyShape("receiver", .optional(.reference { LinearReceiver.wireSchema }), .optional, optionalOut: true),
        PropertyShape("notificationTypes", .optional(.array(.string([.size(.minLength(1)), .size(.maxLength(128))]), [.maxLength(32)])), .optional, optionalOut: true),
    ])
}

extension LinearContextRoute {
    public static let wireId = "clankie.LinearContextRoute"
    public static let wireSchema: Schema = .oneOf([.string("project_lead"), .string("project_fallback"), .string("default")])
}

extension MessageEvent {
    public static let wireId = "clankie.MessageEvent"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("type", .oneOf([.string("message")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("conversationId", .reference { ConversationId.wireSchema }),
        PropertyShape("cursor", .reference { Cursor.wireSchema }),
        PropertyShape("revision", .reference { ClankieTypes.revision.schema }),
        PropertyShape("occurredAt", .reference { ClankieTypes.timestamp.schema }),
        PropertyShape("role", .reference { MessageEventRole.wireSchema }),
        PropertyShape("text", .string([.size(.maxLength(16384))])),
        PropertyShape("streaming", .boolean),
        PropertyShape("personaId", .optional(.reference { PersonaId.wireSchema }), .optional, optionalOut: true),
        PropertyShape("seatId", .optional(.reference { SeatId.wireSchema }), .optional, optionalOut: true),
        PropertyShape("swarmMessageId", .optional(.string([.size(.minLength(1)), .size(.maxLength(128))])), .optional, optionalOut: true),
        PropertyShape("attachments", .optional(.array(.reference { Attachment.wireSchema }, [.minLength(1), .maxLength(8)])), .optional, optionalOut: true),
        PropertyShape("linear", .optional(.reference { LinearContext.wireSchema }), .optional, optionalOut: true),
    ])
}

extension MessageEventRole {
    public static let wireId = "clankie.MessageEventRole"
    public static let wireSchema: Schema = .oneOf([.string("operator"), .string("captain"), .string("agent"), .string("external")])
}

extension ReasoningEvent {
    public static let wireId = "clankie.ReasoningEvent"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("type", .oneOf([.string("reasoning")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("conversationId", .reference { ConversationId.wireSchema }),
        PropertyShape("cursor", .reference { Cursor.wireSchema }),
        PropertyShape("revision", .reference { ClankieTypes.revision.schema }),
        PropertyShape("occurredAt", .reference { ClankieTypes.timestamp.schema }),
        PropertyShape("text", .string([.size(.maxLength(16384))])),
        PropertyShape("streaming", .boolean),
    ])
}

extension FileEvent {
    public static let wireId = "clankie.FileEvent"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("type", .oneOf([.string("file")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("conversationId", .reference { ConversationId.wireSchema }),
        PropertyShape("cursor", .reference { Cursor.wireSchema }),
        PropertyShape("revision", .reference { ClankieTypes.revision.schema }),
        PropertyShape("occurredAt", .reference { ClankieTypes.timestamp.schema }),
        PropertyShape("file", .reference { DeliveredFile.wireSchema }),
    ])
}

extension OperatorReactor {
    public static let wireId = "clankie.OperatorReactor"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("kind", .oneOf([.string("operator")])),
    ])
}

extension SeatReactor {
    public static let wireId = "clankie.SeatReactor"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("kind", .oneOf([.string("seat")])),
        PropertyShape("seatId", .reference { SeatId.wireSchema }),
    ])
}

extension Reactor {
    public static let wireId = "clankie.Reactor"
    public static let wireSchema: Schema = .discriminated("kind", [
        TaggedOption([.string("operator")], .reference { OperatorReactor.wireSchema }),
        TaggedOption([.string("seat")], .reference { SeatReactor.wireSchema }),
    ])
}

extension ReactionEvent {
    public static let wireId = "clankie.ReactionEvent"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("type", .oneOf([.string("reaction")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("conversationId", .reference { ConversationId.wireSchema }),
        PropertyShape("cursor", .reference { Cursor.wireSchema }),
        PropertyShape("revision", .reference { ClankieTypes.revision.schema }),
        PropertyShape("occurredAt", .reference { ClankieTypes.timestamp.schema }),
        PropertyShape("entryRef", .reference { ClankieTypes.ref.schema }),
        PropertyShape("emoji", .string([.trim, .size(.minLength(1)), .size(.maxLength(64))])),
        PropertyShape("reactor", .reference { Reactor.wireSchema }),
        PropertyShape("removed", .boolean),
    ])
}

extension ClankieTypes {
    static let operatorMessageEventsModule: [AnyWireType] = [
        AnyWireType(LinearProject.wireType),
        AnyWireType(LinearReceiver.wireType),
        AnyWireType(LinearContext.wireType),
        AnyWireType(LinearContextRoute.wireType),
        AnyWireType(MessageEvent.wireType),
        AnyWireType(MessageEventRole.wireType),
        AnyWireType(ReasoningEvent.wireType),
        AnyWireType(FileEvent.wireType),
        AnyWireType(OperatorReactor.wireType),
        AnyWireType(SeatReactor.wireType),
        AnyWireType(Reactor.wireType),
        AnyWireType(ReactionEvent.wireType),
    ]
}
