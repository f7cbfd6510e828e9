// Made by samewire from schemas/clankie/operator/channel-operations.ts. Do not edit.
import SamewireSupport

public enum DiscordRoomKind: WireEnum {
    case channel
    case forum

    public var rawValue: String {
        switch self {
        case .channel: return "channel"
        case .forum: return "forum"
        }
    }
}

/// A room of a Discord server.
public struct DiscordRoomReference: WireModel {
    public var kind: DiscordRoomKind

    /// 1 to 128 characters.
    public var channelId: String

    public init(kind: DiscordRoomKind, channelId: String) {
        self.kind = kind
        self.channelId = channelId
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.kind = try wireFields.required("kind")
        self.channelId = try wireFields.required("channelId")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("kind", self.kind)
        wireMembers.required("channelId", self.channelId)
        return wireMembers.wireValue
    }
}

/// The host makes what the mirror needs, in `room` where one is named.
public struct ProvisionDiscordMirror: WireModel {
    /// Always "provision".
    public static let kind: String = "provision"

    public var room: DiscordRoomReference?

    public init(room: DiscordRoomReference? = nil) {
        self.room = room
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.room = try wireFields.optional("room")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("kind", .string("provision"))
        wireMembers.optional("room", self.room)
        return wireMembers.wireValue
    }
}

/// The owner brings a webhook. Its URL is a secret that the host keeps.
public struct WebhookDiscordMirror: WireModel {
    /// Always "webhook".
    public static let kind: String = "webhook"

    /// 1 to 512 characters.
    public var webhookUrl: String

    public init(webhookUrl: String) {
        self.webhookUrl = webhookUrl
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.webhookUrl = try wireFields.required("webhookUrl")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("kind", .string("webhook"))
        wireMembers.required("webhookUrl", self.webhookUrl)
        return wireMembers.wireValue
    }
}

/// No mirror.
public struct NoDiscordMirror: WireModel {
    /// Always "off".
    public static let kind: String = "off"

    public init() {
    }

    public init(wireValue: JSONValue) throws {
        _ = try WireFields(wireValue)
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("kind", .string("off"))
        return wireMembers.wireValue
    }
}

/// Whether a channel is mirrored to Discord, and how.
///
/// Told apart by `kind`.
public enum ChannelDiscordChange: WireModel {
    case provision(ProvisionDiscordMirror)
    case webhook(WebhookDiscordMirror)
    case off(NoDiscordMirror)

    public init(wireValue: JSONValue) throws {
        switch try WireChoice.tag(wireValue, "kind", [[.string("provision")], [.string("webhook")], [.string("off")]]) {
        case 0: self = .provision(try ProvisionDiscordMirror(wireValue: wireValue))
        case 1: self = .webhook(try WebhookDiscordMirror(wireValue: wireValue))
        default: self = .off(try NoDiscordMirror(wireValue: wireValue))
        }
    }

    public var wireValue: JSONValue {
        switch self {
        case .provision(let payload): return payload.wireValue
        case .webhook(let payload): return payload.wireValue
        case .off(let payload): return payload.wireValue
        }
    }
}

/// A channel as it should be.
public struct ChannelChange: WireModel {
    /// Always 1.
    public static let schemaVersion: Int64 = 1

    /// Absent: a new channel.
    public var channelId: ChannelId?

    /// 1 to 256 characters.
    public var title: String

    /// The whole roster, in the order of turns.
    ///
    /// At most 12 entries.
    public var members: [PersonaId]

    public var discord: ChannelDiscordChange?

    public init(
        channelId: ChannelId? = nil,
        title: String,
        members: [PersonaId],
        discord: ChannelDiscordChange? = nil
    ) {
        self.channelId = channelId
        self.title = title
        self.members = members
        self.discord = discord
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.channelId = try wireFields.optional("channelId")
        self.title = try wireFields.required("title")
        self.members = try wireFields.required("members")
        self.discord = try wireFields.optional("discord")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.optional("channelId", self.channelId)
        wireMembers.required("title", self.title)
        wireMembers.required("members", self.members)
        wireMembers.optional("discord", self.discord)
        return wireMembers.wireValue
    }
}

/// Makes or changes a channel.
public struct ChannelRequest: WireModel {
    /// Always "channel".
    public static let op: String = "channel"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var channel: ChannelChange

    public init(channel: ChannelChange) {
        self.channel = channel
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.channel = try wireFields.required("channel")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("op", .string("channel"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("channel", self.channel)
        return wireMembers.wireValue
    }
}

public struct ChannelResponse: WireModel {
    /// Always "channel".
    public static let op: String = "channel"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var channel: Channel

    public var conversation: Conversation

    public init(channel: Channel, conversation: Conversation) {
        self.channel = channel
        self.conversation = conversation
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.channel = try wireFields.required("channel")
        self.conversation = try wireFields.required("conversation")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("op", .string("channel"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("channel", self.channel)
        wireMembers.required("conversation", self.conversation)
        return wireMembers.wireValue
    }
}

/// Asks for every channel.
public struct ChannelsRequest: WireModel {
    /// Always "channels".
    public static let op: String = "channels"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public init() {
    }

    public init(wireValue: JSONValue) throws {
        _ = try WireFields(wireValue)
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("op", .string("channels"))
        wireMembers.constant("schemaVersion", .number(1))
        return wireMembers.wireValue
    }
}

public struct ChannelsResponse: WireModel {
    /// Always "channels".
    public static let op: String = "channels"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    /// At most 1000 entries.
    public var channels: [Channel]

    public init(channels: [Channel]) {
        self.channels = channels
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.channels = try wireFields.required("channels")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("op", .string("channels"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("channels", self.channels)
        return wireMembers.wireValue
    }
}

/// A room that a channel could be mirrored to.
public struct DiscordRoom: WireModel {
    public var kind: DiscordRoomKind

    /// 1 to 128 characters.
    public var channelId: String

    /// 1 to 100 characters.
    public var name: String

    public init(kind: DiscordRoomKind, channelId: String, name: String) {
        self.kind = kind
        self.channelId = channelId
        self.name = name
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.kind = try wireFields.required("kind")
        self.channelId = try wireFields.required("channelId")
        self.name = try wireFields.required("name")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("kind", self.kind)
        wireMembers.required("channelId", self.channelId)
        wireMembers.required("name", self.name)
        return wireMembers.wireValue
    }
}

/// Asks for the rooms that a channel could be mirrored to.
public struct DiscordRoomsRequest: WireModel {
    /// Always "discord_rooms".
    public static let op: String = "discord_rooms"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public init() {
    }

    public init(wireValue: JSONValue) throws {
        _ = try WireFields(wireValue)
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("op", .string("discord_rooms"))
        wireMembers.constant("schemaVersion", .number(1))
        return wireMembers.wireValue
    }
}

public struct DiscordRoomsResponse: WireModel {
    /// Always "discord_rooms".
    public static let op: String = "discord_rooms"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    /// At most 500 entries.
    public var rooms: [DiscordRoom]

    public init(rooms: [DiscordRoom]) {
        self.rooms = rooms
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.rooms = try wireFields.required("rooms")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("op", .string("discord_rooms"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("rooms", self.rooms)
        return wireMembers.wireValue
    }
}

/// Adds or removes the owner's own reaction to an entry.
public struct ReactRequest: WireModel {
    /// Always "react".
    public static let op: String = "react"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var conversationId: ConversationId

    /// The cursor of the entry.
    public var entryRef: Ref

    /// 1 to 64 characters.
    public var emoji: String

    public var remove: Bool

    public init(conversationId: ConversationId, entryRef: Ref, emoji: String, remove: Bool) {
        self.conversationId = conversationId
        self.entryRef = entryRef
        self.emoji = emoji
        self.remove = remove
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.conversationId = try wireFields.required("conversationId")
        self.entryRef = try wireFields.required("entryRef")
        self.emoji = try wireFields.required("emoji")
        self.remove = try wireFields.required("remove")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("op", .string("react"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("conversationId", self.conversationId)
        wireMembers.required("entryRef", self.entryRef)
        wireMembers.required("emoji", self.emoji)
        wireMembers.required("remove", self.remove)
        return wireMembers.wireValue
    }
}

public struct ReactResponse: WireModel {
    /// Always "react".
    public static let op: String = "react"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var conversationId: ConversationId

    public var entryRef: Ref

    /// False when the entry is no longer kept.
    public var reacted: Bool

    public init(conversationId: ConversationId, entryRef: Ref, reacted: Bool) {
        self.conversationId = conversationId
        self.entryRef = entryRef
        self.reacted = reacted
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.conversationId = try wireFields.required("conversationId")
        self.entryRef = try wireFields.required("entryRef")
        self.reacted = try wireFields.required("reacted")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("op", .string("react"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("conversationId", self.conversationId)
        wireMembers.required("entryRef", self.entryRef)
        wireMembers.required("reacted", self.reacted)
        return wireMembers.wireValue
    }
}

// Schemas, as data.

extension DiscordRoomKind {
    public static let wireId = "clankie.DiscordRoomKind"
    public static let wireSchema: Schema = .oneOf([.string("channel"), .string("forum")])
}

extension DiscordRoomReference {
    public static let wireId = "clankie.DiscordRoomReference"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("kind", .reference { DiscordRoomKind.wireSchema }),
        PropertyShape("channelId", .string([.trim, .size(.minLength(1)), .size(.maxLength(128))])),
    ])
}

extension ProvisionDiscordMirror {
    public static let wireId = "clankie.ProvisionDiscordMirror"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("kind", .oneOf([.string("provision")])),
        PropertyShape("room", .optional(.reference { DiscordRoomReference.wireSchema }), .optional, optionalOut: true),
    ])
}

extension WebhookDiscordMirror {
    public static let wireId = "clankie.WebhookDiscordMirror"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("kind", .oneOf([.string("webhook")])),
        PropertyShape("webhookUrl", .string([.trim, .size(.minLength(1)), .size(.maxLength(512))])),
    ])
}

extension NoDiscordMirror {
    public static let wireId = "clankie.NoDiscordMirror"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("kind", .oneOf([.string("off")])),
    ])
}

extension ChannelDiscordChange {
    public static let wireId = "clankie.ChannelDiscordChange"
    public static let wireSchema: Schema = .discriminated("kind", [
        TaggedOption([.string("provision")], .reference { ProvisionDiscordMirror.wireSchema }),
        TaggedOption([.string("webhook")], .reference { WebhookDiscordMirror.wireSchema }),
        TaggedOption([.string("off")], .reference { NoDiscordMirror.wireSchema }),
    ])
}

extension ChannelChange {
    public static let wireId = "clankie.ChannelChange"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("channelId", .optional(.reference { ChannelId.wireSchema }), .optional, optionalOut: true),
        PropertyShape("title", .string([.trim, .size(.minLength(1)), .size(.maxLength(256))])),
        PropertyShape("members", .array(.reference { PersonaId.wireSchema }, [.maxLength(12)])),
        PropertyShape("discord", .optional(.reference { ChannelDiscordChange.wireSchema }), .optional, optionalOut: true),
    ])
}

extension ChannelRequest {
    public static let wireId = "clankie.ChannelRequest"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("op", .oneOf([.string("channel")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("channel", .reference { ChannelChange.wireSchema }),
    ])
}

extension ChannelResponse {
    public static let wireId = "clankie.ChannelResponse"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("op", .oneOf([.string("channel")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("channel", .reference { Channel.wireSchema }),
        PropertyShape("conversation", .reference { Conversation.wireSchema }),
    ])
}

extension ChannelsRequest {
    public static let wireId = "clankie.ChannelsRequest"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("op", .oneOf([.string("channels")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
    ])
}

extension ChannelsResponse {
    public static let wireId = "clankie.ChannelsResponse"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("op", .oneOf([.string("channels")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("channels", .array(.reference { Channel.wireSchema }, [.maxLength(1000)])),
    ])
}

extension DiscordRoom {
    public static let wireId = "clankie.DiscordRoom"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("kind", .reference { DiscordRoomKind.wireSchema }),
        PropertyShape("channelId", .string([.trim, .size(.minLength(1)), .size(.maxLength(128))])),
        PropertyShape("name", .string([.trim, .size(.minLength(1)), .size(.maxLength(100))])),
    ])
}

extension DiscordRoomsRequest {
    public static let wireId = "clankie.DiscordRoomsRequest"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("op", .oneOf([.string("discord_rooms")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
    ])
}

extension DiscordRoomsResponse {
    public static let wireId = "clankie.DiscordRoomsResponse"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("op", .oneOf([.string("discord_rooms")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("rooms", .array(.reference { DiscordRoom.wireSchema }, [.maxLength(500)])),
    ])
}

extension ReactRequest {
    public static let wireId = "clankie.ReactRequest"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("op", .oneOf([.string("react")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("conversationId", .reference { ConversationId.wireSchema }),
        PropertyShape("entryRef", .reference { ClankieTypes.ref.schema }),
        PropertyShape("emoji", .string([.trim, .size(.minLength(1)), .size(.maxLength(64))])),
        PropertyShape("remove", .boolean),
    ])
}

extension ReactResponse {
    public static let wireId = "clankie.ReactResponse"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("op", .oneOf([.string("react")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("conversationId", .reference { ConversationId.wireSchema }),
        PropertyShape("entryRef", .reference { ClankieTypes.ref.schema }),
        PropertyShape("reacted", .boolean),
    ])
}

extension ClankieTypes {
    static let operatorChannelOperationsModule: [AnyWireType] = [
        AnyWireType(DiscordRoomKind.wireType),
        AnyWireType(DiscordRoomReference.wireType),
        AnyWireType(ProvisionDiscordMirror.wireType),
        AnyWireType(WebhookDiscordMirror.wireType),
        AnyWireType(NoDiscordMirror.wireType),
        AnyWireType(ChannelDiscordChange.wireType),
        AnyWireType(ChannelChange.wireType),
        AnyWireType(ChannelRequest.wireType),
        AnyWireType(ChannelResponse.wireType),
        AnyWireType(ChannelsRequest.wireType),
        AnyWireType(ChannelsResponse.wireType),
        AnyWireType(DiscordRoom.wireType),
        AnyWireType(DiscordRoomsRequest.wireType),
        AnyWireType(DiscordRoomsResponse.wireType),
        AnyWireType(ReactRequest.wireType),
        AnyWireType(ReactResponse.wireType),
    ]
}
