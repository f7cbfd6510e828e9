// Made by samewire from schemas/clankie/operator/channels.ts. Do not edit.
import SamewireSupport

/// A character in a channel.
public struct ChannelMember: WireModel {
    public var personaId: PersonaId

    /// Place in the order of turns.
    ///
    /// At least 0.
    public var position: Int64

    public var joinedAt: Timestamp

    public init(personaId: PersonaId, position: Int64, joinedAt: Timestamp) {
        self.personaId = personaId
        self.position = position
        self.joinedAt = joinedAt
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.personaId = try wireFields.required("personaId")
        self.position = try wireFields.required("position")
        self.joinedAt = try wireFields.required("joinedAt")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("personaId", self.personaId)
        wireMembers.required("position", self.position)
        wireMembers.required("joinedAt", self.joinedAt)
        return wireMembers.wireValue
    }
}

/// Where the channel is mirrored. The webhook's token never leaves the host.
public struct ChannelDiscord: WireModel {
    /// 1 to 128 characters.
    public var guildId: String

    /// 1 to 128 characters.
    public var channelId: String

    /// 1 to 128 characters.
    public var threadId: String?

    /// 1 to 128 characters.
    public var webhookId: String

    public init(guildId: String, channelId: String, threadId: String? = nil, webhookId: String) {
        self.guildId = guildId
        self.channelId = channelId
        self.threadId = threadId
        self.webhookId = webhookId
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.guildId = try wireFields.required("guildId")
        self.channelId = try wireFields.required("channelId")
        self.threadId = try wireFields.optional("threadId")
        self.webhookId = try wireFields.required("webhookId")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("guildId", self.guildId)
        wireMembers.required("channelId", self.channelId)
        wireMembers.optional("threadId", self.threadId)
        wireMembers.required("webhookId", self.webhookId)
        return wireMembers.wireValue
    }
}

/// A channel and its members.
public struct Channel: WireModel {
    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var channelId: ChannelId

    public var conversationId: ConversationId

    /// 1 to 256 characters.
    public var title: String

    /// At most 12 entries.
    public var members: [ChannelMember]

    public var createdAt: Timestamp

    public var updatedAt: Timestamp

    public var discord: ChannelDiscord?

    public init(
        channelId: ChannelId,
        conversationId: ConversationId,
        title: String,
        members: [ChannelMember],
        createdAt: Timestamp,
        updatedAt: Timestamp,
        discord: ChannelDiscord? = nil
    ) {
        self.channelId = channelId
        self.conversationId = conversationId
        self.title = title
        self.members = members
        self.createdAt = createdAt
        self.updatedAt = updatedAt
        self.discord = discord
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.channelId = try wireFields.required("channelId")
        self.conversationId = try wireFields.required("conversationId")
        self.title = try wireFields.required("title")
        self.members = try wireFields.required("members")
        self.createdAt = try wireFields.required("createdAt")
        self.updatedAt = try wireFields.required("updatedAt")
        self.discord = try wireFields.optional("discord")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("channelId", self.channelId)
        wireMembers.required("conversationId", self.conversationId)
        wireMembers.required("title", self.title)
        wireMembers.required("members", self.members)
        wireMembers.required("createdAt", self.createdAt)
        wireMembers.required("updatedAt", self.updatedAt)
        wireMembers.optional("discord", self.discord)
        return wireMembers.wireValue
    }
}

// Schemas, as data.

extension ChannelMember {
    public static let wireId = "clankie.ChannelMember"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("personaId", .reference { PersonaId.wireSchema }),
        PropertyShape("position", .number(.int, [.minimum(0, exclusive: false)])),
        PropertyShape("joinedAt", .reference { ClankieTypes.timestamp.schema }),
    ])
}

extension ChannelDiscord {
    public static let wireId = "clankie.ChannelDiscord"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("guildId", .string([.trim, .size(.minLength(1)), .size(.maxLength(128))])),
        PropertyShape("channelId", .string([.trim, .size(.minLength(1)), .size(.maxLength(128))])),
        PropertyShape("threadId", .optional(.string([.trim, .size(.minLength(1)), .size(.maxLength(128))])), .optional, optionalOut: true),
        PropertyShape("webhookId", .string([.trim, .size(.minLength(1)), .size(.maxLength(128))])),
    ])
}

extension Channel {
    public static let wireId = "clankie.Channel"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("channelId", .reference { ChannelId.wireSchema }),
        PropertyShape("conversationId", .reference { ConversationId.wireSchema }),
        PropertyShape("title", .string([.trim, .size(.minLength(1)), .size(.maxLength(256))])),
        PropertyShape("members", .array(.reference { ChannelMember.wireSchema }, [.maxLength(12)])),
        PropertyShape("createdAt", .reference { ClankieTypes.timestamp.schema }),
        PropertyShape("updatedAt", .reference { ClankieTypes.timestamp.schema }),
        PropertyShape("discord", .optional(.reference { ChannelDiscord.wireSchema }), .optional, optionalOut: true),
    ])
}

extension ClankieTypes {
    static let operatorChannelsModule: [AnyWireType] = [
        AnyWireType(ChannelMember.wireType),
        AnyWireType(ChannelDiscord.wireType),
        AnyWireType(Channel.wireType),
    ]
}
