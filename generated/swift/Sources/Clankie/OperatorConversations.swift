// Made by samewire from schemas/clankie/operator/conversations.ts. Do not edit.
import SamewireSupport

/// How much of the model's context is in use, in tokens; null when that is not known.
public struct ContextUsage: WireModel {
    /// At least 0.
    /// nil is null.
    public var tokens: Int64?

    /// At least 1.
    public var contextWindow: Int64

    public init(tokens: Int64?, contextWindow: Int64) {
        self.tokens = tokens
        self.contextWindow = contextWindow
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.tokens = try wireFields.required("tokens")
        self.contextWindow = try wireFields.required("contextWindow")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("tokens", self.tokens)
        wireMembers.required("contextWindow", self.contextWindow)
        return wireMembers.wireValue
    }
}

/// Work that somebody in a room asked for and that goes on in a conversation of its own.
public struct RoomHandoff: WireModel {
    public var roomConversationId: ConversationId

    public var deliveryId: Ref

    public var actorId: Ref

    /// 1 to 256 characters.
    public var actorName: String?

    public var source: RoomHandoffSource

    /// 1 to 16384 characters.
    public var request: String

    /// At most 512 characters.
    public var doing: String?

    public var state: RoomHandoffState

    public var host: RoomHandoffHost

    public var nativeChildSessionId: Ref?

    /// At most 16384 characters.
    public var result: String?

    public init(
        roomConversationId: ConversationId,
        deliveryId: Ref,
        actorId: Ref,
        actorName: String? = nil,
        source: RoomHandoffSource,
        request: String,
        doing: String? = nil,
        state: RoomHandoffState,
        host: RoomHandoffHost,
        nativeChildSessionId: Ref? = nil,
        result: String? = nil
    ) {
        self.roomConversationId = roomConversationId
        self.deliveryId = deliveryId
        self.actorId = actorId
        self.actorName = actorName
        self.source = source
        self.request = request
        self.doing = doing
        self.state = state
        self.host = host
        self.nativeChildSessionId = nativeChildSessionId
        self.result = result
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.roomConversationId = try wireFields.required("roomConversationId")
        self.deliveryId = try wireFields.required("deliveryId")
        self.actorId = try wireFields.required("actorId")
        self.actorName = try wireFields.optional("actorName")
        self.source = try wireFields.required("source")
        self.request = try wireFields.required("request")
        self.doing = try wireFields.optional("doing")
        self.state = try wireFields.required("state")
        self.host = try wireFields.required("host")
        self.nativeChildSessionId = try wireFields.optional("nativeChildSessionId")
        self.result = try wireFields.optional("result")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("roomConversationId", self.roomConversationId)
        wireMembers.required("deliveryId", self.deliveryId)
        wireMembers.required("actorId", self.actorId)
        wireMembers.optional("actorName", self.actorName)
        wireMembers.required("source", self.source)
        wireMembers.required("request", self.request)
        wireMembers.optional("doing", self.doing)
        wireMembers.required("state", self.state)
        wireMembers.required("host", self.host)
        wireMembers.optional("nativeChildSessionId", self.nativeChildSessionId)
        wireMembers.optional("result", self.result)
        return wireMembers.wireValue
    }
}

public enum RoomHandoffSource: WireEnum {
    case voice
    case text

    public var rawValue: String {
        switch self {
        case .voice: return "voice"
        case .text: return "text"
        }
    }
}

public enum RoomHandoffState: WireEnum {
    case pending
    case running
    case waitingUser
    case completed
    case failed

    public var rawValue: String {
        switch self {
        case .pending: return "pending"
        case .running: return "running"
        case .waitingUser: return "waiting_user"
        case .completed: return "completed"
        case .failed: return "failed"
        }
    }
}

public enum RoomHandoffHost: WireEnum {
    case pi
    case claude
    case codex
    case opencode

    public var rawValue: String {
        switch self {
        case .pi: return "pi"
        case .claude: return "claude"
        case .codex: return "codex"
        case .opencode: return "opencode"
        }
    }
}

/// An outside harness takes the turns of this conversation.
public struct ConversationDriver: WireModel {
    /// 1 to 128 characters.
    public var harness: String?

    public init(harness: String? = nil) {
        self.harness = harness
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.harness = try wireFields.optional("harness")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.optional("harness", self.harness)
        return wireMembers.wireValue
    }
}

/// One thread between the owner and the host's characters.
public struct Conversation: WireModel {
    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var conversationId: ConversationId

    public var scope: ConversationScope

    /// 1 to 256 characters.
    public var title: String

    /// True for exactly one conversation, a global one.
    public var isDefault: Bool

    public var createdAt: Timestamp

    public var updatedAt: Timestamp

    public var sessionState: ConversationSessionState

    public var revision: Revision

    public var contextUsage: ContextUsage?

    public var goal: Goal?

    public var assignment: Assignment?

    /// Present on a fork.
    public var parentConversationId: ConversationId?

    public var roomHandoff: RoomHandoff?

    public var designatedHeadConversationId: ConversationId?

    public var driver: ConversationDriver?

    public init(
        conversationId: ConversationId,
        scope: ConversationScope,
        title: String,
        isDefault: Bool,
        createdAt: Timestamp,
        updatedAt: Timestamp,
        sessionState: ConversationSessionState,
        revision: Revision,
        contextUsage: ContextUsage? = nil,
        goal: Goal? = nil,
        assignment: Assignment? = nil,
        parentConversationId: ConversationId? = nil,
        roomHandoff: RoomHandoff? = nil,
        designatedHeadConversationId: ConversationId? = nil,
        driver: ConversationDriver? = nil
    ) {
        self.conversationId = conversationId
        self.scope = scope
        self.title = title
        self.isDefault = isDefault
        self.createdAt = createdAt
        self.updatedAt = updatedAt
        self.sessionState = sessionState
        self.revision = revision
        self.contextUsage = contextUsage
        self.goal = goal
        self.assignment = assignment
        self.parentConversationId = parentConversationId
        self.roomHandoff = roomHandoff
        self.designatedHeadConversationId = designatedHeadConversationId
        self.driver = driver
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.conversationId = try wireFields.required("conversationId")
        self.scope = try wireFields.required("scope")
        self.title = try wireFields.required("title")
        self.isDefault = try wireFields.required("isDefault")
        self.createdAt = try wireFields.required("createdAt")
        self.updatedAt = try wireFields.required("updatedAt")
        self.sessionState = try wireFields.required("sessionState")
        self.revision = try wireFields.required("revision")
        self.contextUsage = try wireFields.optional("contextUsage")
        self.goal = try wireFields.optional("goal")
        self.assignment = try wireFields.optional("assignment")
        self.parentConversationId = try wireFields.optional("parentConversationId")
        self.roomHandoff = try wireFields.optional("roomHandoff")
        self.designatedHeadConversationId = try wireFields.optional("designatedHeadConversationId")
        self.driver = try wireFields.optional("driver")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("conversationId", self.conversationId)
        wireMembers.required("scope", self.scope)
        wireMembers.required("title", self.title)
        wireMembers.required("isDefault", self.isDefault)
        wireMembers.required("createdAt", self.createdAt)
        wireMembers.required("updatedAt", self.updatedAt)
        wireMembers.required("sessionState", self.sessionState)
        wireMembers.required("revision", self.revision)
        wireMembers.optional("contextUsage", self.contextUsage)
        wireMembers.optional("goal", self.goal)
        wireMembers.optional("assignment", self.assignment)
        wireMembers.optional("parentConversationId", self.parentConversationId)
        wireMembers.optional("roomHandoff", self.roomHandoff)
        wireMembers.optional("designatedHeadConversationId", self.designatedHeadConversationId)
        wireMembers.optional("driver", self.driver)
        return wireMembers.wireValue
    }
}

public enum ConversationSessionState: WireEnum {
    case unbound
    case active
    case waiting
    case completed
    case failed

    public var rawValue: String {
        switch self {
        case .unbound: return "unbound"
        case .active: return "active"
        case .waiting: return "waiting"
        case .completed: return "completed"
        case .failed: return "failed"
        }
    }
}

/// Asks for the conversations, the newest `updatedAt` first.
public struct ListConversationsRequest: WireModel {
    /// Always "list".
    public static let op: String = "list"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    /// Only conversations of exactly this scope.
    public var scope: ConversationScope?

    /// Adds `goal` and `assignment` to the records.
    public var includeWork: Bool?

    public init(scope: ConversationScope? = nil, includeWork: Bool? = nil) {
        self.scope = scope
        self.includeWork = includeWork
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.scope = try wireFields.optional("scope")
        self.includeWork = try wireFields.optional("includeWork")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("op", .string("list"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.optional("scope", self.scope)
        wireMembers.optional("includeWork", self.includeWork)
        return wireMembers.wireValue
    }
}

public struct ListConversationsResponse: WireModel {
    /// Always "list".
    public static let op: String = "list"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    /// At most 1000 entries.
    public var conversations: [Conversation]

    public init(conversations: [Conversation]) {
        self.conversations = conversations
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.conversations = try wireFields.required("conversations")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("op", .string("list"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("conversations", self.conversations)
        return wireMembers.wireValue
    }
}

/// Asks for a new conversation. It starts at revision 0 with no session bound.
public struct CreateConversationRequest: WireModel {
    /// Always "create".
    public static let op: String = "create"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var scope: ConversationScope

    /// 1 to 256 characters.
    public var title: String

    public init(scope: ConversationScope, title: String) {
        self.scope = scope
        self.title = title
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.scope = try wireFields.required("scope")
        self.title = try wireFields.required("title")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("op", .string("create"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("scope", self.scope)
        wireMembers.required("title", self.title)
        return wireMembers.wireValue
    }
}

public struct CreateConversationResponse: WireModel {
    /// Always "create".
    public static let op: String = "create"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var conversation: Conversation

    public init(conversation: Conversation) {
        self.conversation = conversation
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.conversation = try wireFields.required("conversation")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("op", .string("create"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("conversation", self.conversation)
        return wireMembers.wireValue
    }
}

// Schemas, as data.

extension ContextUsage {
    public static let wireId = "clankie.ContextUsage"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("tokens", .nullable(.number(.int, [.minimum(0, exclusive: false)]))),
        PropertyShape("contextWindow", .number(.int, [.minimum(1, exclusive: false)])),
    ])
}

extension RoomHandoff {
    public static let wireId = "clankie.RoomHandoff"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("roomConversationId", .reference { ConversationId.wireSchema }),
        PropertyShape("deliveryId", .reference { ClankieTypes.ref.schema }),
        PropertyShape("actorId", .reference { ClankieTypes.ref.schema }),
        PropertyShape("actorName", .optional(.string([.trim, .size(.minLength(1)), .size(.maxLength(256))])), .optional, optionalOut: true),
        PropertyShape("source", .reference { RoomHandoffSource.wireSchema }),
        PropertyShape("request", .string([.trim, .size(.minLength(1)), .size(.maxLength(16384))])),
        PropertyShape("doing", .optional(.string([.size(.maxLength(512))])), .optional, optionalOut: true),
        PropertyShape("state", .reference { RoomHandoffState.wireSchema }),
        PropertyShape("host", .reference { RoomHandoffHost.wireSchema }),
        PropertyShape("nativeChildSessionId", .optional(.reference { ClankieTypes.ref.schema }), .optional, optionalOut: true),
        PropertyShape("result", .optional(.string([.size(.maxLength(16384))])), .optional, optionalOut: true),
    ])
}

extension RoomHandoffSource {
    public static let wireId = "clankie.RoomHandoffSource"
    public static let wireSchema: Schema = .oneOf([.string("voice"), .string("text")])
}

extension RoomHandoffState {
    public static let wireId = "clankie.RoomHandoffState"
    public static let wireSchema: Schema = .oneOf([.string("pending"), .string("running"), .string("waiting_user"), .string("completed"), .string("failed")])
}

extension RoomHandoffHost {
    public static let wireId = "clankie.RoomHandoffHost"
    public static let wireSchema: Schema = .oneOf([.string("pi"), .string("claude"), .string("codex"), .string("opencode")])
}

extension ConversationDriver {
    public static let wireId = "clankie.ConversationDriver"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("harness", .optional(.string([.trim, .size(.minLength(1)), .size(.maxLength(128))])), .optional, optionalOut: true),
    ])
}

extension Conversation {
    public static let wireId = "clankie.Conversation"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("conversationId", .reference { ConversationId.wireSchema }),
        PropertyShape("scope", .reference { ConversationScope.wireSchema }),
        PropertyShape("title", .string([.trim, .size(.minLength(1)), .size(.maxLength(256))])),
        PropertyShape("isDefault", .boolean),
        PropertyShape("createdAt", .reference { ClankieTypes.timestamp.schema }),
        PropertyShape("updatedAt", .reference { ClankieTypes.timestamp.schema }),
        PropertyShape("sessionState", .reference { ConversationSessionState.wireSchema }),
        PropertyShape("revision", .reference { ClankieTypes.revision.schema }),
        PropertyShape("contextUsage", .optional(.reference { ContextUsage.wireSchema }), .optional, optionalOut: true),
        PropertyShape("goal", .optional(.reference { Goal.wireSchema }), .optional, optionalOut: true),
        PropertyShape("assignment", .optional(.reference { Assignment.wireSchema }), .optional, optionalOut: true),
        PropertyShape("parentConversationId", .optional(.reference { ConversationId.wireSchema }), .optional, optionalOut: true),
        PropertyShape("roomHandoff", .optional(.reference { RoomHandoff.wireSchema }), .optional, optionalOut: true),
        PropertyShape("designatedHeadConversationId", .optional(.reference { ConversationId.wireSchema }), .optional, optionalOut: true),
        PropertyShape("driver", .optional(.reference { ConversationDriver.wireSchema }), .optional, optionalOut: true),
    ])
}

extension ConversationSessionState {
    public static let wireId = "clankie.ConversationSessionState"
    public static let wireSchema: Schema = .oneOf([.string("unbound"), .string("active"), .string("waiting"), .string("completed"), .string("failed")])
}

extension ListConversationsRequest {
    public static let wireId = "clankie.ListConversationsRequest"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("op", .oneOf([.string("list")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("scope", .optional(.reference { ConversationScope.wireSchema }), .optional, optionalOut: true),
        PropertyShape("includeWork", .optional(.boolean), .optional, optionalOut: true),
    ])
}

extension ListConversationsResponse {
    public static let wireId = "clankie.ListConversationsResponse"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("op", .oneOf([.string("list")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("conversations", .array(.reference { Conversation.wireSchema }, [.maxLength(1000)])),
    ])
}

extension CreateConversationRequest {
    public static let wireId = "clankie.CreateConversationRequest"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("op", .oneOf([.string("create")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("scope", .reference { ConversationScope.wireSchema }),
        PropertyShape("title", .string([.trim, .size(.minLength(1)), .size(.maxLength(256))])),
    ])
}

extension CreateConversationResponse {
    public static let wireId = "clankie.CreateConversationResponse"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("op", .oneOf([.string("create")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("conversation", .reference { Conversation.wireSchema }),
    ])
}

extension ClankieTypes {
    static let operatorConversationsModule: [AnyWireType] = [
        AnyWireType(ContextUsage.wireType),
        AnyWireType(RoomHandoff.wireType),
        AnyWireType(RoomHandoffSource.wireType),
        AnyWireType(RoomHandoffState.wireType),
        AnyWireType(RoomHandoffHost.wireType),
        AnyWireType(ConversationDriver.wireType),
        AnyWireType(Conversation.wireType),
        AnyWireType(ConversationSessionState.wireType),
        AnyWireType(ListConversationsRequest.wireType),
        AnyWireType(ListConversationsResponse.wireType),
        AnyWireType(CreateConversationRequest.wireType),
        AnyWireType(CreateConversationResponse.wireType),
    ]
}
