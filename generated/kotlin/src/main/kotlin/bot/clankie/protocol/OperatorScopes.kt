// Made from schemas/clankie/operator/scopes.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package bot.clankie.protocol

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

/** The host as a whole. One default conversation of this scope always exists. */
@Serializable(with = GlobalScope.Companion::class)
public class GlobalScope : ConversationScope {
    /** Always `"global"`. */
    public val kind: String get() = "global"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    override fun equals(other: Any?): Boolean = other is GlobalScope

    override fun hashCode(): Int = 1

    override fun toString(): String = "GlobalScope()"

    public companion object : Model<GlobalScope>("clankie.GlobalScope") {
        override val schema: Schema by lazy {
            objectOf(UnknownKeys.Refused, property("kind", oneOf(wire("global"))))
        }

        override fun fromWire(judged: Wire): GlobalScope = GlobalScope()

        override fun toWire(value: GlobalScope): Wire = wireFields {
            put("kind", wire("global"))
        }

        public fun serializer(): KSerializer<GlobalScope> = this
    }
}

/** A directory on the host, named by its absolute path. */
@Serializable(with = WorkspaceScope.Companion::class)
public data class WorkspaceScope(
    /** 1 to 512 characters. */
    public val workspaceId: String,
) : ConversationScope {
    /** Always `"workspace"`. */
    public val kind: String get() = "workspace"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<WorkspaceScope>("clankie.WorkspaceScope") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("kind", oneOf(wire("workspace"))),
                property("workspaceId", string(trim(), minLength(1), maxLength(512))),
            )
        }

        override fun fromWire(judged: Wire): WorkspaceScope {
            val members = judged.fields
            return WorkspaceScope(
                workspaceId = members.need("workspaceId").text,
            )
        }

        override fun toWire(value: WorkspaceScope): Wire = wireFields {
            put("kind", wire("workspace"))
            put("workspaceId", wire(value.workspaceId))
        }

        public fun serializer(): KSerializer<WorkspaceScope> = this
    }
}

/** The direct thread with one durable character. */
@Serializable(with = PersonaScope.Companion::class)
public data class PersonaScope(
    public val personaId: PersonaId,
) : ConversationScope {
    /** Always `"persona"`. */
    public val kind: String get() = "persona"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<PersonaScope>("clankie.PersonaScope") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("kind", oneOf(wire("persona"))),
                property("personaId", ref { PersonaId.schema }),
            )
        }

        override fun fromWire(judged: Wire): PersonaScope {
            val members = judged.fields
            return PersonaScope(
                personaId = PersonaId.fromWire(members.need("personaId")),
            )
        }

        override fun toWire(value: PersonaScope): Wire = wireFields {
            put("kind", wire("persona"))
            put("personaId", PersonaId.toWire(value.personaId))
        }

        public fun serializer(): KSerializer<PersonaScope> = this
    }
}

/** A seat, as older hosts stored it. Use the persona scope. */
@Deprecated("Deprecated by the contract.")
@Serializable(with = SeatScope.Companion::class)
public data class SeatScope(
    public val seatId: SeatId,
) : ConversationScope {
    /** Always `"seat"`. */
    public val kind: String get() = "seat"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<SeatScope>("clankie.SeatScope") {
        override val schema: Schema by lazy {
            objectOf(UnknownKeys.Refused, property("kind", oneOf(wire("seat"))), property("seatId", ref { SeatId.schema }))
        }

        override fun fromWire(judged: Wire): SeatScope {
            val members = judged.fields
            return SeatScope(
                seatId = SeatId.fromWire(members.need("seatId")),
            )
        }

        override fun toWire(value: SeatScope): Wire = wireFields {
            put("kind", wire("seat"))
            put("seatId", SeatId.toWire(value.seatId))
        }

        public fun serializer(): KSerializer<SeatScope> = this
    }
}

/** A channel: several characters, one thread. */
@Serializable(with = ChannelScope.Companion::class)
public data class ChannelScope(
    public val channelId: ChannelId,
) : ConversationScope {
    /** Always `"channel"`. */
    public val kind: String get() = "channel"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<ChannelScope>("clankie.ChannelScope") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("kind", oneOf(wire("channel"))),
                property("channelId", ref { ChannelId.schema }),
            )
        }

        override fun fromWire(judged: Wire): ChannelScope {
            val members = judged.fields
            return ChannelScope(
                channelId = ChannelId.fromWire(members.need("channelId")),
            )
        }

        override fun toWire(value: ChannelScope): Wire = wireFields {
            put("kind", wire("channel"))
            put("channelId", ChannelId.toWire(value.channelId))
        }

        public fun serializer(): KSerializer<ChannelScope> = this
    }
}

/** A room elsewhere. Its transcript can be read here; a send is refused with HTTP 409. */
@Serializable(with = RoomScope.Companion::class)
public data class RoomScope(
    public val lane: RoomScopeLane,
    /** 1 to 512 characters. */
    public val targetId: String,
) : ConversationScope {
    /** Always `"room"`. */
    public val kind: String get() = "room"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<RoomScope>("clankie.RoomScope") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("kind", oneOf(wire("room"))),
                property("lane", ref { RoomScopeLane.schema }),
                property("targetId", string(trim(), minLength(1), maxLength(512))),
            )
        }

        override fun fromWire(judged: Wire): RoomScope {
            val members = judged.fields
            return RoomScope(
                lane = RoomScopeLane.fromWire(members.need("lane")),
                targetId = members.need("targetId").text,
            )
        }

        override fun toWire(value: RoomScope): Wire = wireFields {
            put("kind", wire("room"))
            put("lane", RoomScopeLane.toWire(value.lane))
            put("targetId", wire(value.targetId))
        }

        public fun serializer(): KSerializer<RoomScope> = this
    }
}

@Serializable(with = RoomScopeLane.Companion::class)
public enum class RoomScopeLane(public val value: String) {
    DISCORD_PRESENCE("discord_presence"),
    DISCORD_VOICE("discord_voice"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<RoomScopeLane>("clankie.RoomScopeLane") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): RoomScopeLane = byValue.getValue(judged.text)

        override fun toWire(value: RoomScopeLane): Wire = wire(value.value)

        public fun serializer(): KSerializer<RoomScopeLane> = this
    }
}

/**
 * What a conversation is about.
 *
 * Told apart by `kind`.
 */
@Serializable(with = ConversationScope.Companion::class)
public sealed interface ConversationScope {
    public companion object : Model<ConversationScope>("clankie.ConversationScope") {
        override val schema: Schema by lazy {
            discriminated(
                "kind",
                tagged(ref { GlobalScope.schema }, wire("global")),
                tagged(ref { WorkspaceScope.schema }, wire("workspace")),
                tagged(ref { PersonaScope.schema }, wire("persona")),
                tagged(ref { SeatScope.schema }, wire("seat")),
                tagged(ref { ChannelScope.schema }, wire("channel")),
                tagged(ref { RoomScope.schema }, wire("room")),
            )
        }

        override fun fromWire(judged: Wire): ConversationScope = when (judged.option) {
            0 -> GlobalScope.fromWire(judged.optionValue)
            1 -> WorkspaceScope.fromWire(judged.optionValue)
            2 -> PersonaScope.fromWire(judged.optionValue)
            3 -> SeatScope.fromWire(judged.optionValue)
            4 -> ChannelScope.fromWire(judged.optionValue)
            else -> RoomScope.fromWire(judged.optionValue)
        }

        override fun toWire(value: ConversationScope): Wire = when (value) {
            is GlobalScope -> GlobalScope.toWire(value)
            is WorkspaceScope -> WorkspaceScope.toWire(value)
            is PersonaScope -> PersonaScope.toWire(value)
            is SeatScope -> SeatScope.toWire(value)
            is ChannelScope -> ChannelScope.toWire(value)
            is RoomScope -> RoomScope.toWire(value)
        }

        public fun serializer(): KSerializer<ConversationScope> = this
    }
}

/** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
public fun ConversationScope.encode(): String = ConversationScope.Companion.encode(this)
