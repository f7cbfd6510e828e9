// Made from schemas/clankie/operator/channels.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package bot.clankie.protocol

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

/** A character in a channel. */
@Serializable(with = ChannelMember.Companion::class)
public data class ChannelMember(
    public val personaId: PersonaId,
    /**
     * Place in the order of turns.
     *
     * At least 0.
     */
    public val position: Long,
    public val joinedAt: Timestamp,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<ChannelMember>("clankie.ChannelMember") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("personaId", ref { PersonaId.schema }),
                property("position", number(NumberFormat.INT, atLeast(0.0))),
                property("joinedAt", ref { TimestampModel.schema }),
            )
        }

        override fun fromWire(judged: Wire): ChannelMember {
            val members = judged.fields
            return ChannelMember(
                personaId = PersonaId.fromWire(members.need("personaId")),
                position = members.need("position").long,
                joinedAt = TimestampModel.fromWire(members.need("joinedAt")),
            )
        }

        override fun toWire(value: ChannelMember): Wire = wireFields {
            put("personaId", PersonaId.toWire(value.personaId))
            put("position", wire(value.position))
            put("joinedAt", TimestampModel.toWire(value.joinedAt))
        }

        public fun serializer(): KSerializer<ChannelMember> = this
    }
}

/** Where the channel is mirrored. The webhook's token never leaves the host. */
@Serializable(with = ChannelDiscord.Companion::class)
public data class ChannelDiscord(
    /** 1 to 128 characters. */
    public val guildId: String,
    /** 1 to 128 characters. */
    public val channelId: String,
    /** 1 to 128 characters. */
    public val threadId: String? = null,
    /** 1 to 128 characters. */
    public val webhookId: String,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<ChannelDiscord>("clankie.ChannelDiscord") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("guildId", string(trim(), minLength(1), maxLength(128))),
                property("channelId", string(trim(), minLength(1), maxLength(128))),
                property("threadId", optional(string(trim(), minLength(1), maxLength(128)))),
                property("webhookId", string(trim(), minLength(1), maxLength(128))),
            )
        }

        override fun fromWire(judged: Wire): ChannelDiscord {
            val members = judged.fields
            return ChannelDiscord(
                guildId = members.need("guildId").text,
                channelId = members.need("channelId").text,
                threadId = members["threadId"].ifPresent { it.text },
                webhookId = members.need("webhookId").text,
            )
        }

        override fun toWire(value: ChannelDiscord): Wire = wireFields {
            put("guildId", wire(value.guildId))
            put("channelId", wire(value.channelId))
            putIfPresent("threadId", value.threadId) { wire(it) }
            put("webhookId", wire(value.webhookId))
        }

        public fun serializer(): KSerializer<ChannelDiscord> = this
    }
}

/** A channel and its members. */
@Serializable(with = Channel.Companion::class)
public data class Channel(
    public val channelId: ChannelId,
    public val conversationId: ConversationId,
    /** 1 to 256 characters. */
    public val title: String,
    /** At most 12 entries. */
    public val members: List<ChannelMember>,
    public val createdAt: Timestamp,
    public val updatedAt: Timestamp,
    public val discord: ChannelDiscord? = null,
) {
    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<Channel>("clankie.Channel") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("schemaVersion", oneOf(wire(1.0))),
                property("channelId", ref { ChannelId.schema }),
                property("conversationId", ref { ConversationId.schema }),
                property("title", string(trim(), minLength(1), maxLength(256))),
                property("members", list(ref { ChannelMember.schema }, maxEntries(12))),
                property("createdAt", ref { TimestampModel.schema }),
                property("updatedAt", ref { TimestampModel.schema }),
                property("discord", optional(ref { ChannelDiscord.schema })),
            )
        }

        override fun fromWire(judged: Wire): Channel {
            val members = judged.fields
            return Channel(
                channelId = ChannelId.fromWire(members.need("channelId")),
                conversationId = ConversationId.fromWire(members.need("conversationId")),
                title = members.need("title").text,
                members = members.need("members").readList { ChannelMember.fromWire(it) },
                createdAt = TimestampModel.fromWire(members.need("createdAt")),
                updatedAt = TimestampModel.fromWire(members.need("updatedAt")),
                discord = members["discord"].ifPresent { ChannelDiscord.fromWire(it) },
            )
        }

        override fun toWire(value: Channel): Wire = wireFields {
            put("schemaVersion", wire(1.0))
            put("channelId", ChannelId.toWire(value.channelId))
            put("conversationId", ConversationId.toWire(value.conversationId))
            put("title", wire(value.title))
            put("members", wireList(value.members) { ChannelMember.toWire(it) })
            put("createdAt", TimestampModel.toWire(value.createdAt))
            put("updatedAt", TimestampModel.toWire(value.updatedAt))
            putIfPresent("discord", value.discord) { ChannelDiscord.toWire(it) }
        }

        public fun serializer(): KSerializer<Channel> = this
    }
}
