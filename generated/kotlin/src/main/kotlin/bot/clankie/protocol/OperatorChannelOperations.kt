// Made from schemas/clankie/operator/channel-operations.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package bot.clankie.protocol

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

@Serializable(with = DiscordRoomKind.Companion::class)
public enum class DiscordRoomKind(public val value: String) {
    CHANNEL("channel"),
    FORUM("forum"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<DiscordRoomKind>("clankie.DiscordRoomKind") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): DiscordRoomKind = byValue.getValue(judged.text)

        override fun toWire(value: DiscordRoomKind): Wire = wire(value.value)

        public fun serializer(): KSerializer<DiscordRoomKind> = this
    }
}

/** A room of a Discord server. */
@Serializable(with = DiscordRoomReference.Companion::class)
public data class DiscordRoomReference(
    public val kind: DiscordRoomKind,
    /** 1 to 128 characters. */
    public val channelId: String,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<DiscordRoomReference>("clankie.DiscordRoomReference") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("kind", ref { DiscordRoomKind.schema }),
                property("channelId", string(trim(), minLength(1), maxLength(128))),
            )
        }

        override fun fromWire(judged: Wire): DiscordRoomReference {
            val members = judged.fields
            return DiscordRoomReference(
                kind = DiscordRoomKind.fromWire(members.need("kind")),
                channelId = members.need("channelId").text,
            )
        }

        override fun toWire(value: DiscordRoomReference): Wire = wireFields {
            put("kind", DiscordRoomKind.toWire(value.kind))
            put("channelId", wire(value.channelId))
        }

        public fun serializer(): KSerializer<DiscordRoomReference> = this
    }
}

/** The host makes what the mirror needs, in `room` where one is named. */
@Serializable(with = ProvisionDiscordMirror.Companion::class)
public data class ProvisionDiscordMirror(
    public val room: DiscordRoomReference? = null,
) : ChannelDiscordChange {
    /** Always `"provision"`. */
    public val kind: String get() = "provision"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<ProvisionDiscordMirror>("clankie.ProvisionDiscordMirror") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("kind", oneOf(wire("provision"))),
                property("room", optional(ref { DiscordRoomReference.schema })),
            )
        }

        override fun fromWire(judged: Wire): ProvisionDiscordMirror {
            val members = judged.fields
            return ProvisionDiscordMirror(
                room = members["room"].ifPresent { DiscordRoomReference.fromWire(it) },
            )
        }

        override fun toWire(value: ProvisionDiscordMirror): Wire = wireFields {
            put("kind", wire("provision"))
            putIfPresent("room", value.room) { DiscordRoomReference.toWire(it) }
        }

        public fun serializer(): KSerializer<ProvisionDiscordMirror> = this
    }
}

/** The owner brings a webhook. Its URL is a secret that the host keeps. */
@Serializable(with = WebhookDiscordMirror.Companion::class)
public data class WebhookDiscordMirror(
    /** 1 to 512 characters. */
    public val webhookUrl: String,
) : ChannelDiscordChange {
    /** Always `"webhook"`. */
    public val kind: String get() = "webhook"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<WebhookDiscordMirror>("clankie.WebhookDiscordMirror") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("kind", oneOf(wire("webhook"))),
                property("webhookUrl", string(trim(), minLength(1), maxLength(512))),
            )
        }

        override fun fromWire(judged: Wire): WebhookDiscordMirror {
            val members = judged.fields
            return WebhookDiscordMirror(
                webhookUrl = members.need("webhookUrl").text,
            )
        }

        override fun toWire(value: WebhookDiscordMirror): Wire = wireFields {
            put("kind", wire("webhook"))
            put("webhookUrl", wire(value.webhookUrl))
        }

        public fun serializer(): KSerializer<WebhookDiscordMirror> = this
    }
}

/** No mirror. */
@Serializable(with = NoDiscordMirror.Companion::class)
public class NoDiscordMirror : ChannelDiscordChange {
    /** Always `"off"`. */
    public val kind: String get() = "off"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    override fun equals(other: Any?): Boolean = other is NoDiscordMirror

    override fun hashCode(): Int = 1

    override fun toString(): String = "NoDiscordMirror()"

    public companion object : Model<NoDiscordMirror>("clankie.NoDiscordMirror") {
        override val schema: Schema by lazy {
            objectOf(UnknownKeys.Refused, property("kind", oneOf(wire("off"))))
        }

        override fun fromWire(judged: Wire): NoDiscordMirror = NoDiscordMirror()

        override fun toWire(value: NoDiscordMirror): Wire = wireFields {
            put("kind", wire("off"))
        }

        public fun serializer(): KSerializer<NoDiscordMirror> = this
    }
}

/**
 * Whether a channel is mirrored to Discord, and how.
 *
 * Told apart by `kind`.
 */
@Serializable(with = ChannelDiscordChange.Companion::class)
public sealed interface ChannelDiscordChange {
    public companion object : Model<ChannelDiscordChange>("clankie.ChannelDiscordChange") {
        override val schema: Schema by lazy {
            discriminated(
                "kind",
                tagged(ref { ProvisionDiscordMirror.schema }, wire("provision")),
                tagged(ref { WebhookDiscordMirror.schema }, wire("webhook")),
                tagged(ref { NoDiscordMirror.schema }, wire("off")),
            )
        }

        override fun fromWire(judged: Wire): ChannelDiscordChange = when (judged.option) {
            0 -> ProvisionDiscordMirror.fromWire(judged.optionValue)
            1 -> WebhookDiscordMirror.fromWire(judged.optionValue)
            else -> NoDiscordMirror.fromWire(judged.optionValue)
        }

        override fun toWire(value: ChannelDiscordChange): Wire = when (value) {
            is ProvisionDiscordMirror -> ProvisionDiscordMirror.toWire(value)
            is WebhookDiscordMirror -> WebhookDiscordMirror.toWire(value)
            is NoDiscordMirror -> NoDiscordMirror.toWire(value)
        }

        public fun serializer(): KSerializer<ChannelDiscordChange> = this
    }
}

/** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
public fun ChannelDiscordChange.encode(): String = ChannelDiscordChange.Companion.encode(this)

/** A channel as it should be. */
@Serializable(with = ChannelChange.Companion::class)
public data class ChannelChange(
    /** Absent: a new channel. */
    public val channelId: ChannelId? = null,
    /** 1 to 256 characters. */
    public val title: String,
    /**
     * The whole roster, in the order of turns.
     *
     * At most 12 entries.
     */
    public val members: List<PersonaId>,
    public val discord: ChannelDiscordChange? = null,
) {
    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<ChannelChange>("clankie.ChannelChange") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("schemaVersion", oneOf(wire(1.0))),
                property("channelId", optional(ref { ChannelId.schema })),
                property("title", string(trim(), minLength(1), maxLength(256))),
                property("members", list(ref { PersonaId.schema }, maxEntries(12))),
                property("discord", optional(ref { ChannelDiscordChange.schema })),
            )
        }

        override fun fromWire(judged: Wire): ChannelChange {
            val members = judged.fields
            return ChannelChange(
                channelId = members["channelId"].ifPresent { ChannelId.fromWire(it) },
                title = members.need("title").text,
                members = members.need("members").readList { PersonaId.fromWire(it) },
                discord = members["discord"].ifPresent { ChannelDiscordChange.fromWire(it) },
            )
        }

        override fun toWire(value: ChannelChange): Wire = wireFields {
            put("schemaVersion", wire(1.0))
            putIfPresent("channelId", value.channelId) { ChannelId.toWire(it) }
            put("title", wire(value.title))
            put("members", wireList(value.members) { PersonaId.toWire(it) })
            putIfPresent("discord", value.discord) { ChannelDiscordChange.toWire(it) }
        }

        public fun serializer(): KSerializer<ChannelChange> = this
    }
}

/** Makes or changes a channel. */
@Serializable(with = ChannelRequest.Companion::class)
public data class ChannelRequest(
    public val channel: ChannelChange,
) : OperatorServiceRequest {
    /** Always `"channel"`. */
    public val op: String get() = "channel"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<ChannelRequest>("clankie.ChannelRequest") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("op", oneOf(wire("channel"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("channel", ref { ChannelChange.schema }),
            )
        }

        override fun fromWire(judged: Wire): ChannelRequest {
            val members = judged.fields
            return ChannelRequest(
                channel = ChannelChange.fromWire(members.need("channel")),
            )
        }

        override fun toWire(value: ChannelRequest): Wire = wireFields {
            put("op", wire("channel"))
            put("schemaVersion", wire(1.0))
            put("channel", ChannelChange.toWire(value.channel))
        }

        public fun serializer(): KSerializer<ChannelRequest> = this
    }
}

@Serializable(with = ChannelResponse.Companion::class)
public data class ChannelResponse(
    public val channel: Channel,
    public val conversation: Conversation,
) : OperatorServiceResult {
    /** Always `"channel"`. */
    public val op: String get() = "channel"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<ChannelResponse>("clankie.ChannelResponse") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("op", oneOf(wire("channel"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("channel", ref { Channel.schema }),
                property("conversation", ref { Conversation.schema }),
            )
        }

        override fun fromWire(judged: Wire): ChannelResponse {
            val members = judged.fields
            return ChannelResponse(
                channel = Channel.fromWire(members.need("channel")),
                conversation = Conversation.fromWire(members.need("conversation")),
            )
        }

        override fun toWire(value: ChannelResponse): Wire = wireFields {
            put("op", wire("channel"))
            put("schemaVersion", wire(1.0))
            put("channel", Channel.toWire(value.channel))
            put("conversation", Conversation.toWire(value.conversation))
        }

        public fun serializer(): KSerializer<ChannelResponse> = this
    }
}

/** Asks for every channel. */
@Serializable(with = ChannelsRequest.Companion::class)
public class ChannelsRequest : OperatorServiceRequest {
    /** Always `"channels"`. */
    public val op: String get() = "channels"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    override fun equals(other: Any?): Boolean = other is ChannelsRequest

    override fun hashCode(): Int = 1

    override fun toString(): String = "ChannelsRequest()"

    public companion object : Model<ChannelsRequest>("clankie.ChannelsRequest") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("op", oneOf(wire("channels"))),
                property("schemaVersion", oneOf(wire(1.0))),
            )
        }

        override fun fromWire(judged: Wire): ChannelsRequest = ChannelsRequest()

        override fun toWire(value: ChannelsRequest): Wire = wireFields {
            put("op", wire("channels"))
            put("schemaVersion", wire(1.0))
        }

        public fun serializer(): KSerializer<ChannelsRequest> = this
    }
}

@Serializable(with = ChannelsResponse.Companion::class)
public data class ChannelsResponse(
    /** At most 1000 entries. */
    public val channels: List<Channel>,
) : OperatorServiceResult {
    /** Always `"channels"`. */
    public val op: String get() = "channels"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<ChannelsResponse>("clankie.ChannelsResponse") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("op", oneOf(wire("channels"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("channels", list(ref { Channel.schema }, maxEntries(1000))),
            )
        }

        override fun fromWire(judged: Wire): ChannelsResponse {
            val members = judged.fields
            return ChannelsResponse(
                channels = members.need("channels").readList { Channel.fromWire(it) },
            )
        }

        override fun toWire(value: ChannelsResponse): Wire = wireFields {
            put("op", wire("channels"))
            put("schemaVersion", wire(1.0))
            put("channels", wireList(value.channels) { Channel.toWire(it) })
        }

        public fun serializer(): KSerializer<ChannelsResponse> = this
    }
}

/** A room that a channel could be mirrored to. */
@Serializable(with = DiscordRoom.Companion::class)
public data class DiscordRoom(
    public val kind: DiscordRoomKind,
    /** 1 to 128 characters. */
    public val channelId: String,
    /** 1 to 100 characters. */
    public val name: String,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<DiscordRoom>("clankie.DiscordRoom") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("kind", ref { DiscordRoomKind.schema }),
                property("channelId", string(trim(), minLength(1), maxLength(128))),
                property("name", string(trim(), minLength(1), maxLength(100))),
            )
        }

        override fun fromWire(judged: Wire): DiscordRoom {
            val members = judged.fields
            return DiscordRoom(
                kind = DiscordRoomKind.fromWire(members.need("kind")),
                channelId = members.need("channelId").text,
                name = members.need("name").text,
            )
        }

        override fun toWire(value: DiscordRoom): Wire = wireFields {
            put("kind", DiscordRoomKind.toWire(value.kind))
            put("channelId", wire(value.channelId))
            put("name", wire(value.name))
        }

        public fun serializer(): KSerializer<DiscordRoom> = this
    }
}

/** Asks for the rooms that a channel could be mirrored to. */
@Serializable(with = DiscordRoomsRequest.Companion::class)
public class DiscordRoomsRequest : OperatorServiceRequest {
    /** Always `"discord_rooms"`. */
    public val op: String get() = "discord_rooms"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    override fun equals(other: Any?): Boolean = other is DiscordRoomsRequest

    override fun hashCode(): Int = 1

    override fun toString(): String = "DiscordRoomsRequest()"

    public companion object : Model<DiscordRoomsRequest>("clankie.DiscordRoomsRequest") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("op", oneOf(wire("discord_rooms"))),
                property("schemaVersion", oneOf(wire(1.0))),
            )
        }

        override fun fromWire(judged: Wire): DiscordRoomsRequest = DiscordRoomsRequest()

        override fun toWire(value: DiscordRoomsRequest): Wire = wireFields {
            put("op", wire("discord_rooms"))
            put("schemaVersion", wire(1.0))
        }

        public fun serializer(): KSerializer<DiscordRoomsRequest> = this
    }
}

@Serializable(with = DiscordRoomsResponse.Companion::class)
public data class DiscordRoomsResponse(
    /** At most 500 entries. */
    public val rooms: List<DiscordRoom>,
) : OperatorServiceResult {
    /** Always `"discord_rooms"`. */
    public val op: String get() = "discord_rooms"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<DiscordRoomsResponse>("clankie.DiscordRoomsResponse") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("op", oneOf(wire("discord_rooms"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("rooms", list(ref { DiscordRoom.schema }, maxEntries(500))),
            )
        }

        override fun fromWire(judged: Wire): DiscordRoomsResponse {
            val members = judged.fields
            return DiscordRoomsResponse(
                rooms = members.need("rooms").readList { DiscordRoom.fromWire(it) },
            )
        }

        override fun toWire(value: DiscordRoomsResponse): Wire = wireFields {
            put("op", wire("discord_rooms"))
            put("schemaVersion", wire(1.0))
            put("rooms", wireList(value.rooms) { DiscordRoom.toWire(it) })
        }

        public fun serializer(): KSerializer<DiscordRoomsResponse> = this
    }
}

/** Adds or removes the owner's own reaction to an entry. */
@Serializable(with = ReactRequest.Companion::class)
public data class ReactRequest(
    public val conversationId: ConversationId,
    /** The cursor of the entry. */
    public val entryRef: Ref,
    /** 1 to 64 characters. */
    public val emoji: String,
    public val remove: Boolean,
) : OperatorServiceRequest {
    /** Always `"react"`. */
    public val op: String get() = "react"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<ReactRequest>("clankie.ReactRequest") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("op", oneOf(wire("react"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("conversationId", ref { ConversationId.schema }),
                property("entryRef", ref { RefModel.schema }),
                property("emoji", string(trim(), minLength(1), maxLength(64))),
                property("remove", boolean()),
            )
        }

        override fun fromWire(judged: Wire): ReactRequest {
            val members = judged.fields
            return ReactRequest(
                conversationId = ConversationId.fromWire(members.need("conversationId")),
                entryRef = RefModel.fromWire(members.need("entryRef")),
                emoji = members.need("emoji").text,
                remove = members.need("remove").flag,
            )
        }

        override fun toWire(value: ReactRequest): Wire = wireFields {
            put("op", wire("react"))
            put("schemaVersion", wire(1.0))
            put("conversationId", ConversationId.toWire(value.conversationId))
            put("entryRef", RefModel.toWire(value.entryRef))
            put("emoji", wire(value.emoji))
            put("remove", wire(value.remove))
        }

        public fun serializer(): KSerializer<ReactRequest> = this
    }
}

@Serializable(with = ReactResponse.Companion::class)
public data class ReactResponse(
    public val conversationId: ConversationId,
    public val entryRef: Ref,
    /** False when the entry is no longer kept. */
    public val reacted: Boolean,
) : OperatorServiceResult {
    /** Always `"react"`. */
    public val op: String get() = "react"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<ReactResponse>("clankie.ReactResponse") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("op", oneOf(wire("react"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("conversationId", ref { ConversationId.schema }),
                property("entryRef", ref { RefModel.schema }),
                property("reacted", boolean()),
            )
        }

        override fun fromWire(judged: Wire): ReactResponse {
            val members = judged.fields
            return ReactResponse(
                conversationId = ConversationId.fromWire(members.need("conversationId")),
                entryRef = RefModel.fromWire(members.need("entryRef")),
                reacted = members.need("reacted").flag,
            )
        }

        override fun toWire(value: ReactResponse): Wire = wireFields {
            put("op", wire("react"))
            put("schemaVersion", wire(1.0))
            put("conversationId", ConversationId.toWire(value.conversationId))
            put("entryRef", RefModel.toWire(value.entryRef))
            put("reacted", wire(value.reacted))
        }

        public fun serializer(): KSerializer<ReactResponse> = this
    }
}
