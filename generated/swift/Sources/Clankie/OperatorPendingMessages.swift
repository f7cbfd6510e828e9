// Made by samewire from schemas/clankie/operator/pending-messages.ts. Do not edit.
import SamewireSupport

public struct ListPendingMessagesCommand: WireModel {
    /// Always "list".
    public static let action: String = "list"

    public init() {
    }

    public init(wireValue: JSONValue) throws {
        _ = try WireFields(wireValue)
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("action", .string("list"))
        return wireMembers.wireValue
    }
}

/// Takes a message back before it is sent.
public struct RemovePendingMessageCommand: WireModel {
    /// Always "remove".
    public static let action: String = "remove"

    /// 1 to 128 characters.
    public var messageId: String

    /// The version of the message that the caller saw.
    ///
    /// At least 0.
    public var expectedVersion: Int64

    public init(messageId: String, expectedVersion: Int64) {
        self.messageId = messageId
        self.expectedVersion = expectedVersion
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.messageId = try wireFields.required("messageId")
        self.expectedVersion = try wireFields.required("expectedVersion")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("action", .string("remove"))
        wireMembers.required("messageId", self.messageId)
        wireMembers.required("expectedVersion", self.expectedVersion)
        return wireMembers.wireValue
    }
}

/// Sends a message without waiting any longer.
public struct SendPendingMessageNowCommand: WireModel {
    /// Always "send_now".
    public static let action: String = "send_now"

    /// 1 to 128 characters.
    public var messageId: String

    /// The version of the message that the caller saw.
    ///
    /// At least 0.
    public var expectedVersion: Int64

    public init(messageId: String, expectedVersion: Int64) {
        self.messageId = messageId
        self.expectedVersion = expectedVersion
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.messageId = try wireFields.required("messageId")
        self.expectedVersion = try wireFields.required("expectedVersion")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("action", .string("send_now"))
        wireMembers.required("messageId", self.messageId)
        wireMembers.required("expectedVersion", self.expectedVersion)
        return wireMembers.wireValue
    }
}

/// Changes the text of a message before it is sent.
public struct EditPendingMessageCommand: WireModel {
    /// Always "edit".
    public static let action: String = "edit"

    /// 1 to 128 characters.
    public var messageId: String

    /// The version of the message that the caller saw.
    ///
    /// At least 0.
    public var expectedVersion: Int64

    /// 1 to 16384 characters.
    public var text: String

    public init(messageId: String, expectedVersion: Int64, text: String) {
        self.messageId = messageId
        self.expectedVersion = expectedVersion
        self.text = text
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.messageId = try wireFields.required("messageId")
        self.expectedVersion = try wireFields.required("expectedVersion")
        self.text = try wireFields.required("text")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("action", .string("edit"))
        wireMembers.required("messageId", self.messageId)
        wireMembers.required("expectedVersion", self.expectedVersion)
        wireMembers.required("text", self.text)
        return wireMembers.wireValue
    }
}

/// What to do with the messages that wait.
///
/// Told apart by `action`.
public enum PendingMessagesCommand: WireModel {
    case list(ListPendingMessagesCommand)
    case remove(RemovePendingMessageCommand)
    case sendNow(SendPendingMessageNowCommand)
    case edit(EditPendingMessageCommand)

    public init(wireValue: JSONValue) throws {
        switch try WireChoice.tag(wireValue, "action", [[.string("list")], [.string("remove")], [.string("send_now")], [.string("edit")]]) {
        case 0: self = .list(try ListPendingMessagesCommand(wireValue: wireValue))
        case 1: self = .remove(try RemovePendingMessageCommand(wireValue: wireValue))
        case 2: self = .sendNow(try SendPendingMessageNowCommand(wireValue: wireValue))
        default: self = .edit(try EditPendingMessageCommand(wireValue: wireValue))
        }
    }

    public var wireValue: JSONValue {
        switch self {
        case .list(let payload): return payload.wireValue
        case .remove(let payload): return payload.wireValue
        case .sendNow(let payload): return payload.wireValue
        case .edit(let payload): return payload.wireValue
        }
    }
}

/// A message that waits for a seat, or did.
public struct PendingMessage: WireModel {
    /// 1 to 128 characters.
    public var messageId: String

    /// 1 to 128 characters.
    public var conversationId: String

    /// At most 16384 characters.
    public var text: String

    /// Rises with every change of the message.
    ///
    /// At least 0.
    public var version: Int64

    public var createdAt: Timestamp

    public var state: PendingMessageState

    /// At most 512 characters.
    public var detail: String?

    public init(
        messageId: String,
        conversationId: String,
        text: String,
        version: Int64,
        createdAt: Timestamp,
        state: PendingMessageState,
        detail: String? = nil
    ) {
        self.messageId = messageId
        self.conversationId = conversationId
        self.text = text
        self.version = version
        self.createdAt = createdAt
        self.state = state
        self.detail = detail
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.messageId = try wireFields.required("messageId")
        self.conversationId = try wireFields.required("conversationId")
        self.text = try wireFields.required("text")
        self.version = try wireFields.required("version")
        self.createdAt = try wireFields.required("createdAt")
        self.state = try wireFields.required("state")
        self.detail = try wireFields.optional("detail")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("messageId", self.messageId)
        wireMembers.required("conversationId", self.conversationId)
        wireMembers.required("text", self.text)
        wireMembers.required("version", self.version)
        wireMembers.required("createdAt", self.createdAt)
        wireMembers.required("state", self.state)
        wireMembers.optional("detail", self.detail)
        return wireMembers.wireValue
    }
}

public enum PendingMessageState: WireEnum {
    case queued
    case dispatching
    case pickedUp
    case removed
    case uncertain
    case unavailable

    public var rawValue: String {
        switch self {
        case .queued: return "queued"
        case .dispatching: return "dispatching"
        case .pickedUp: return "picked_up"
        case .removed: return "removed"
        case .uncertain: return "uncertain"
        case .unavailable: return "unavailable"
        }
    }
}

/// What became of the command, and the messages as they now stand.
public struct PendingMessagesResult: WireModel {
    public var outcome: PendingMessagesResultOutcome

    /// At most 100 entries.
    public var messages: [PendingMessage]

    /// Prose. Branch on `outcome`.
    ///
    /// At most 512 characters.
    public var detail: String?

    public init(outcome: PendingMessagesResultOutcome, messages: [PendingMessage], detail: String? = nil) {
        self.outcome = outcome
        self.messages = messages
        self.detail = detail
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.outcome = try wireFields.required("outcome")
        self.messages = try wireFields.required("messages")
        self.detail = try wireFields.optional("detail")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("outcome", self.outcome)
        wireMembers.required("messages", self.messages)
        wireMembers.optional("detail", self.detail)
        return wireMembers.wireValue
    }
}

public enum PendingMessagesResultOutcome: WireEnum {
    case listed
    case edited
    case removed
    case pickedUp
    case uncertain
    case unavailable
    case conflict
    case unsupported

    public var rawValue: String {
        switch self {
        case .listed: return "listed"
        case .edited: return "edited"
        case .removed: return "removed"
        case .pickedUp: return "picked_up"
        case .uncertain: return "uncertain"
        case .unavailable: return "unavailable"
        case .conflict: return "conflict"
        case .unsupported: return "unsupported"
        }
    }
}

/// Reads or changes the messages that wait in a conversation.
public struct PendingMessagesRequest: WireModel {
    /// Always "pending_messages".
    public static let op: String = "pending_messages"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var conversationId: ConversationId

    public var command: PendingMessagesCommand

    public init(conversationId: ConversationId, command: PendingMessagesCommand) {
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
        wireMembers.constant("op", .string("pending_messages"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("conversationId", self.conversationId)
        wireMembers.required("command", self.command)
        return wireMembers.wireValue
    }
}

public struct PendingMessagesResponse: WireModel {
    /// Always "pending_messages".
    public static let op: String = "pending_messages"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var result: PendingMessagesResult

    public init(result: PendingMessagesResult) {
        self.result = result
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.result = try wireFields.required("result")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("op", .string("pending_messages"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("result", self.result)
        return wireMembers.wireValue
    }
}

// Schemas, as data.

extension ListPendingMessagesCommand {
    public static let wireId = "clankie.ListPendingMessagesCommand"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("action", .oneOf([.string("list")])),
    ])
}

extension RemovePendingMessageCommand {
    public static let wireId = "clankie.RemovePendingMessageCommand"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("action", .oneOf([.string("remove")])),
        PropertyShape("messageId", .string([.size(.minLength(1)), .size(.maxLength(128))])),
        PropertyShape("expectedVersion", .number(.int, [.minimum(0, exclusive: false)])),
    ])
}

extension SendPendingMessageNowCommand {
    public static let wireId = "clankie.SendPendingMessageNowCommand"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("action", .oneOf([.string("send_now")])),
        PropertyShape("messageId", .string([.size(.minLength(1)), .size(.maxLength(128))])),
        PropertyShape("expectedVersion", .number(.int, [.minimum(0, exclusive: false)])),
    ])
}

extension EditPendingMessageCommand {
    public static let wireId = "clankie.EditPendingMessageCommand"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("action", .oneOf([.string("edit")])),
        PropertyShape("messageId", .string([.size(.minLength(1)), .size(.maxLength(128))])),
        PropertyShape("expectedVersion", .number(.int, [.minimum(0, exclusive: false)])),
        PropertyShape("text", .string([.trim, .size(.minLength(1)), .size(.maxLength(16384))])),
    ])
}

extension PendingMessagesCommand {
    public static let wireId = "clankie.PendingMessagesCommand"
    public static let wireSchema: Schema = .discriminated("action", [
        TaggedOption([.string("list")], .reference { ListPendingMessagesCommand.wireSchema }),
        TaggedOption([.string("remove")], .reference { RemovePendingMessageCommand.wireSchema }),
        TaggedOption([.string("send_now")], .reference { SendPendingMessageNowCommand.wireSchema }),
        TaggedOption([.string("edit")], .reference { EditPendingMessageCommand.wireSchema }),
    ])
}

extension PendingMessage {
    public static let wireId = "clankie.PendingMessage"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("messageId", .string([.size(.minLength(1)), .size(.maxLength(128))])),
        PropertyShape("conversationId", .string([.size(.minLength(1)), .size(.maxLength(128))])),
        PropertyShape("text", .string([.size(.maxLength(16384))])),
        PropertyShape("version", .number(.int, [.minimum(0, exclusive: false)])),
        PropertyShape("createdAt", .reference { ClankieTypes.timestamp.schema }),
        PropertyShape("state", .reference { PendingMessageState.wireSchema }),
        PropertyShape("detail", .optional(.string([.size(.maxLength(512))])), .optional, optionalOut: true),
    ])
}

extension PendingMessageState {
    public static let wireId = "clankie.PendingMessageState"
    public static let wireSchema: Schema = .oneOf([.string("queued"), .string("dispatching"), .string("picked_up"), .string("removed"), .string("uncertain"), .string("unavailable")])
}

extension PendingMessagesResult {
    public static let wireId = "clankie.PendingMessagesResult"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("outcome", .reference { PendingMessagesResultOutcome.wireSchema }),
        PropertyShape("messages", .array(.reference { PendingMessage.wireSchema }, [.maxLength(100)])),
        PropertyShape("detail", .optional(.string([.size(.maxLength(512))])), .optional, optionalOut: true),
    ])
}

extension PendingMessagesResultOutcome {
    public static let wireId = "clankie.PendingMessagesResultOutcome"
    public static let wireSchema: Schema = .oneOf([.string("listed"), .string("edited"), .string("removed"), .string("picked_up"), .string("uncertain"), .string("unavailable"), .string("conflict"), .string("unsupported")])
}

extension PendingMessagesRequest {
    public static let wireId = "clankie.PendingMessagesRequest"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("op", .oneOf([.string("pending_messages")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("conversationId", .reference { ConversationId.wireSchema }),
        PropertyShape("command", .reference { PendingMessagesCommand.wireSchema }),
    ])
}

extension PendingMessagesResponse {
    public static let wireId = "clankie.PendingMessagesResponse"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("op", .oneOf([.string("pending_messages")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("result", .reference { PendingMessagesResult.wireSchema }),
    ])
}

extension ClankieTypes {
    static let operatorPendingMessagesModule: [AnyWireType] = [
        AnyWireType(ListPendingMessagesCommand.wireType),
        AnyWireType(RemovePendingMessageCommand.wireType),
        AnyWireType(SendPendingMessageNowCommand.wireType),
        AnyWireType(EditPendingMessageCommand.wireType),
        AnyWireType(PendingMessagesCommand.wireType),
        AnyWireType(PendingMessage.wireType),
        AnyWireType(PendingMessageState.wireType),
        AnyWireType(PendingMessagesResult.wireType),
        AnyWireType(PendingMessagesResultOutcome.wireType),
        AnyWireType(PendingMessagesRequest.wireType),
        AnyWireType(PendingMessagesResponse.wireType),
    ]
}
