// Made by samewire from schemas/clankie/operator/conversation-changes.ts. Do not edit.
import SamewireSupport

/// Asks for one conversation.
public struct GetConversationRequest: WireModel {
    /// Always "get".
    public static let op: String = "get"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var conversationId: ConversationId

    /// Adds `goal` and `assignment` to the record.
    public var includeWork: Bool?

    public init(conversationId: ConversationId, includeWork: Bool? = nil) {
        self.conversationId = conversationId
        self.includeWork = includeWork
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.conversationId = try wireFields.required("conversationId")
        self.includeWork = try wireFields.optional("includeWork")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("op", .string("get"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("conversationId", self.conversationId)
        wireMembers.optional("includeWork", self.includeWork)
        return wireMembers.wireValue
    }
}

public struct GetConversationResponse: WireModel {
    /// Always "get".
    public static let op: String = "get"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    /// Absent: the service knows no such conversation.
    public var conversation: Conversation?

    public init(conversation: Conversation? = nil) {
        self.conversation = conversation
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.conversation = try wireFields.optional("conversation")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("op", .string("get"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.optional("conversation", self.conversation)
        return wireMembers.wireValue
    }
}

/// Asks for a child of a conversation that starts with what was said there. It does not last.
public struct ForkConversationRequest: WireModel {
    /// Always "fork".
    public static let op: String = "fork"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var parentConversationId: ConversationId

    public init(parentConversationId: ConversationId) {
        self.parentConversationId = parentConversationId
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.parentConversationId = try wireFields.required("parentConversationId")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("op", .string("fork"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("parentConversationId", self.parentConversationId)
        return wireMembers.wireValue
    }
}

public struct ForkConversationResponse: WireModel {
    /// Always "fork".
    public static let op: String = "fork"

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
        wireMembers.constant("op", .string("fork"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("conversation", self.conversation)
        return wireMembers.wireValue
    }
}

/// Starts a conversation afresh at the revision the caller saw. Refused while an outside seat is bound to it.
public struct ResetConversationRequest: WireModel {
    /// Always "reset".
    public static let op: String = "reset"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var conversationId: ConversationId

    public var expectedRevision: Revision

    public init(conversationId: ConversationId, expectedRevision: Revision) {
        self.conversationId = conversationId
        self.expectedRevision = expectedRevision
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.conversationId = try wireFields.required("conversationId")
        self.expectedRevision = try wireFields.required("expectedRevision")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("op", .string("reset"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("conversationId", self.conversationId)
        wireMembers.required("expectedRevision", self.expectedRevision)
        return wireMembers.wireValue
    }
}

public struct ResetConversationResponse: WireModel {
    /// Always "reset".
    public static let op: String = "reset"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var conversation: Conversation

    /// Names what was put away.
    ///
    /// 1 to 128 characters.
    public var archiveId: String

    public init(conversation: Conversation, archiveId: String) {
        self.conversation = conversation
        self.archiveId = archiveId
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.conversation = try wireFields.required("conversation")
        self.archiveId = try wireFields.required("archiveId")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("op", .string("reset"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("conversation", self.conversation)
        wireMembers.required("archiveId", self.archiveId)
        return wireMembers.wireValue
    }
}

/// Closes a conversation.
public struct CloseConversationRequest: WireModel {
    /// Always "close".
    public static let op: String = "close"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var conversationId: ConversationId

    public init(conversationId: ConversationId) {
        self.conversationId = conversationId
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.conversationId = try wireFields.required("conversationId")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("op", .string("close"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("conversationId", self.conversationId)
        return wireMembers.wireValue
    }
}

public struct CloseConversationResponse: WireModel {
    /// Always "close".
    public static let op: String = "close"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var conversationId: ConversationId

    /// False for the default conversation and for an active one.
    public var closed: Bool

    public init(conversationId: ConversationId, closed: Bool) {
        self.conversationId = conversationId
        self.closed = closed
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.conversationId = try wireFields.required("conversationId")
        self.closed = try wireFields.required("closed")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("op", .string("close"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("conversationId", self.conversationId)
        wireMembers.required("closed", self.closed)
        return wireMembers.wireValue
    }
}

/// Cancels one run of a conversation.
public struct CancelRunRequest: WireModel {
    /// Always "cancel".
    public static let op: String = "cancel"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var conversationId: ConversationId

    public var runId: RunId

    public init(conversationId: ConversationId, runId: RunId) {
        self.conversationId = conversationId
        self.runId = runId
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.conversationId = try wireFields.required("conversationId")
        self.runId = try wireFields.required("runId")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("op", .string("cancel"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("conversationId", self.conversationId)
        wireMembers.required("runId", self.runId)
        return wireMembers.wireValue
    }
}

public struct CancelRunResponse: WireModel {
    /// Always "cancel".
    public static let op: String = "cancel"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var conversationId: ConversationId

    public var runId: RunId

    /// False when the run is unknown or already settled.
    public var cancelled: Bool

    public init(conversationId: ConversationId, runId: RunId, cancelled: Bool) {
        self.conversationId = conversationId
        self.runId = runId
        self.cancelled = cancelled
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.conversationId = try wireFields.required("conversationId")
        self.runId = try wireFields.required("runId")
        self.cancelled = try wireFields.required("cancelled")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("op", .string("cancel"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("conversationId", self.conversationId)
        wireMembers.required("runId", self.runId)
        wireMembers.required("cancelled", self.cancelled)
        return wireMembers.wireValue
    }
}

// Schemas, as data.

extension GetConversationRequest {
    public static let wireId = "clankie.GetConversationRequest"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("op", .oneOf([.string("get")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("conversationId", .reference { ConversationId.wireSchema }),
        PropertyShape("includeWork", .optional(.boolean), .optional, optionalOut: true),
    ])
}

extension GetConversationResponse {
    public static let wireId = "clankie.GetConversationResponse"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("op", .oneOf([.string("get")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("conversation", .optional(.reference { Conversation.wireSchema }), .optional, optionalOut: true),
    ])
}

extension ForkConversationRequest {
    public static let wireId = "clankie.ForkConversationRequest"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("op", .oneOf([.string("fork")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("parentConversationId", .reference { ConversationId.wireSchema }),
    ])
}

extension ForkConversationResponse {
    public static let wireId = "clankie.ForkConversationResponse"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("op", .oneOf([.string("fork")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("conversation", .reference { Conversation.wireSchema }),
    ])
}

extension ResetConversationRequest {
    public static let wireId = "clankie.ResetConversationRequest"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("op", .oneOf([.string("reset")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("conversationId", .reference { ConversationId.wireSchema }),
        PropertyShape("expectedRevision", .reference { ClankieTypes.revision.schema }),
    ])
}

extension ResetConversationResponse {
    public static let wireId = "clankie.ResetConversationResponse"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("op", .oneOf([.string("reset")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("conversation", .reference { Conversation.wireSchema }),
        PropertyShape("archiveId", .string([.size(.minLength(1)), .size(.maxLength(128))])),
    ])
}

extension CloseConversationRequest {
    public static let wireId = "clankie.CloseConversationRequest"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("op", .oneOf([.string("close")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("conversationId", .reference { ConversationId.wireSchema }),
    ])
}

extension CloseConversationResponse {
    public static let wireId = "clankie.CloseConversationResponse"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("op", .oneOf([.string("close")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("conversationId", .reference { ConversationId.wireSchema }),
        PropertyShape("closed", .boolean),
    ])
}

extension CancelRunRequest {
    public static let wireId = "clankie.CancelRunRequest"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("op", .oneOf([.string("cancel")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("conversationId", .reference { ConversationId.wireSchema }),
        PropertyShape("runId", .reference { RunId.wireSchema }),
    ])
}

extension CancelRunResponse {
    public static let wireId = "clankie.CancelRunResponse"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("op", .oneOf([.string("cancel")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("conversationId", .reference { ConversationId.wireSchema }),
        PropertyShape("runId", .reference { RunId.wireSchema }),
        PropertyShape("cancelled", .boolean),
    ])
}

extension ClankieTypes {
    static let operatorConversationChangesModule: [AnyWireType] = [
        AnyWireType(GetConversationRequest.wireType),
        AnyWireType(GetConversationResponse.wireType),
        AnyWireType(ForkConversationRequest.wireType),
        AnyWireType(ForkConversationResponse.wireType),
        AnyWireType(ResetConversationRequest.wireType),
        AnyWireType(ResetConversationResponse.wireType),
        AnyWireType(CloseConversationRequest.wireType),
        AnyWireType(CloseConversationResponse.wireType),
        AnyWireType(CancelRunRequest.wireType),
        AnyWireType(CancelRunResponse.wireType),
    ]
}
