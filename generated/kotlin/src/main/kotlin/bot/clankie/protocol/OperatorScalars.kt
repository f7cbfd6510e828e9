// Made from schemas/clankie/operator/scalars.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package bot.clankie.protocol

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

/**
 * A reference to something the service knows, opaque to clients.
 *
 * 1 to 512 characters.
 */
public typealias Ref = String

/** Reads and writes [Ref]. */
public object RefModel : TextModel<String>("clankie.Ref") {
    override val schema: Schema by lazy {
        string(trim(), minLength(1), maxLength(512))
    }

    override fun fromWire(judged: Wire): String = judged.text

    override fun toWire(value: String): Wire = wire(value)
}

/**
 * Names one conversation.
 *
 * 1 to 512 characters.
 */
@JvmInline
@Serializable(with = ConversationId.Companion::class)
public value class ConversationId(public val value: String) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<ConversationId>("clankie.ConversationId") {
        override val schema: Schema by lazy {
            string(trim(), minLength(1), maxLength(512))
        }

        override fun fromWire(judged: Wire): ConversationId = ConversationId(judged.text)

        override fun toWire(value: ConversationId): Wire = wire(value.value)

        public fun serializer(): KSerializer<ConversationId> = this
    }
}

/**
 * Names one run of a turn.
 *
 * 1 to 512 characters.
 */
@JvmInline
@Serializable(with = RunId.Companion::class)
public value class RunId(public val value: String) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<RunId>("clankie.RunId") {
        override val schema: Schema by lazy {
            string(trim(), minLength(1), maxLength(512))
        }

        override fun fromWire(judged: Wire): RunId = RunId(judged.text)

        override fun toWire(value: RunId): Wire = wire(value.value)

        public fun serializer(): KSerializer<RunId> = this
    }
}

/**
 * Names a durable character.
 *
 * 1 to 512 characters.
 */
@JvmInline
@Serializable(with = PersonaId.Companion::class)
public value class PersonaId(public val value: String) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<PersonaId>("clankie.PersonaId") {
        override val schema: Schema by lazy {
            string(trim(), minLength(1), maxLength(512))
        }

        override fun fromWire(judged: Wire): PersonaId = PersonaId(judged.text)

        override fun toWire(value: PersonaId): Wire = wire(value.value)

        public fun serializer(): KSerializer<PersonaId> = this
    }
}

/**
 * Names a channel of several characters.
 *
 * 1 to 512 characters.
 */
@JvmInline
@Serializable(with = ChannelId.Companion::class)
public value class ChannelId(public val value: String) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<ChannelId>("clankie.ChannelId") {
        override val schema: Schema by lazy {
            string(trim(), minLength(1), maxLength(512))
        }

        override fun fromWire(judged: Wire): ChannelId = ChannelId(judged.text)

        override fun toWire(value: ChannelId): Wire = wire(value.value)

        public fun serializer(): KSerializer<ChannelId> = this
    }
}

/**
 * Names a terminal, stable across reconnects.
 *
 * 1 to 512 characters.
 */
@JvmInline
@Serializable(with = TerminalId.Companion::class)
public value class TerminalId(public val value: String) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<TerminalId>("clankie.TerminalId") {
        override val schema: Schema by lazy {
            string(trim(), minLength(1), maxLength(512))
        }

        override fun fromWire(judged: Wire): TerminalId = TerminalId(judged.text)

        override fun toWire(value: TerminalId): Wire = wire(value.value)

        public fun serializer(): KSerializer<TerminalId> = this
    }
}

/**
 * Names one client view. Cursors belong to the view that got them.
 *
 * 1 to 512 characters.
 */
@JvmInline
@Serializable(with = SurfaceClientId.Companion::class)
public value class SurfaceClientId(public val value: String) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<SurfaceClientId>("clankie.SurfaceClientId") {
        override val schema: Schema by lazy {
            string(trim(), minLength(1), maxLength(512))
        }

        override fun fromWire(judged: Wire): SurfaceClientId = SurfaceClientId(judged.text)

        override fun toWire(value: SurfaceClientId): Wire = wire(value.value)

        public fun serializer(): KSerializer<SurfaceClientId> = this
    }
}

/**
 * Names the chair that an agent occupies now. It changes when the agent moves.
 *
 * 1 to 512 characters.
 */
@JvmInline
@Serializable(with = SeatId.Companion::class)
public value class SeatId(public val value: String) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<SeatId>("clankie.SeatId") {
        override val schema: Schema by lazy {
            string(trim(), minLength(1), maxLength(512))
        }

        override fun fromWire(judged: Wire): SeatId = SeatId(judged.text)

        override fun toWire(value: SeatId): Wire = wire(value.value)

        public fun serializer(): KSerializer<SeatId> = this
    }
}

/**
 * Names the harness session in a seat. It stays the same across panes.
 *
 * 1 to 512 characters.
 */
@JvmInline
@Serializable(with = OccupantId.Companion::class)
public value class OccupantId(public val value: String) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<OccupantId>("clankie.OccupantId") {
        override val schema: Schema by lazy {
            string(trim(), minLength(1), maxLength(512))
        }

        override fun fromWire(judged: Wire): OccupantId = OccupantId(judged.text)

        override fun toWire(value: OccupantId): Wire = wire(value.value)

        public fun serializer(): KSerializer<OccupantId> = this
    }
}

/**
 * An opaque position. Never parse, order or build one; one value may come twice.
 *
 * 1 to 4096 characters.
 */
@JvmInline
@Serializable(with = Cursor.Companion::class)
public value class Cursor(public val value: String) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<Cursor>("clankie.Cursor") {
        override val schema: Schema by lazy {
            string(trim(), minLength(1), maxLength(4096))
        }

        override fun fromWire(judged: Wire): Cursor = Cursor(judged.text)

        override fun toWire(value: Cursor): Wire = wire(value.value)

        public fun serializer(): KSerializer<Cursor> = this
    }
}

/**
 * A moment in UTC, such as 2026-11-30T09:41:00Z.
 *
 * Format datetime.
 */
public typealias Timestamp = String

/** Reads and writes [Timestamp]. */
public object TimestampModel : TextModel<String>("clankie.Timestamp") {
    override val schema: Schema by lazy {
        string(
            pattern(
                "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z))\$",
                "",
                "datetime",
            ),
        )
    }

    override fun fromWire(judged: Wire): String = judged.text

    override fun toWire(value: String): Wire = wire(value)
}

/**
 * Version of a conversation. It fences sends and answers.
 *
 * At least 0.
 */
public typealias Revision = Long

/** Reads and writes [Revision]. */
public object RevisionModel : Model<Long>("clankie.Revision") {
    override val schema: Schema by lazy {
        number(NumberFormat.INT, atLeast(0.0))
    }

    override fun fromWire(judged: Wire): Long = judged.long

    override fun toWire(value: Long): Wire = wire(value)
}

/**
 * A SHA-256 digest in lower-case hexadecimal.
 *
 * Matches `^[a-f0-9]{64}$`.
 */
public typealias Sha256 = String

/** Reads and writes [Sha256]. */
public object Sha256Model : TextModel<String>("clankie.Sha256") {
    override val schema: Schema by lazy {
        string(pattern("^[a-f0-9]{64}\$", "u"))
    }

    override fun fromWire(judged: Wire): String = judged.text

    override fun toWire(value: String): Wire = wire(value)
}

/**
 * Names a fleet. The default fleet goes unnamed.
 *
 * Matches `^[a-z][a-z0-9-]{0,63}$`.
 */
public typealias FleetName = String

/** Reads and writes [FleetName]. */
public object FleetNameModel : TextModel<String>("clankie.FleetName") {
    override val schema: Schema by lazy {
        string(pattern("^[a-z][a-z0-9-]{0,63}\$", "u"))
    }

    override fun fromWire(judged: Wire): String = judged.text

    override fun toWire(value: String): Wire = wire(value)
}

/**
 * Names a project of the host.
 *
 * Matches `^[a-z][a-z0-9_-]{0,63}$`.
 */
public typealias ProjectId = String

/** Reads and writes [ProjectId]. */
public object ProjectIdModel : TextModel<String>("clankie.ProjectId") {
    override val schema: Schema by lazy {
        string(pattern("^[a-z][a-z0-9_-]{0,63}\$", "u"))
    }

    override fun fromWire(judged: Wire): String = judged.text

    override fun toWire(value: String): Wire = wire(value)
}

/**
 * A character's name, fit for every place it is shown in.
 *
 * 1 to 80 characters.
 */
public typealias AgentName = String

/** Reads and writes [AgentName]. */
public object AgentNameModel : TextModel<String>("clankie.AgentName") {
    override val schema: Schema by lazy {
        string(trim(), minLength(1), maxLength(80), portable(excludesWords("discord", "clyde")))
    }

    override fun fromWire(judged: Wire): String = judged.text

    override fun toWire(value: String): Wire = wire(value)
}

/**
 * What a character does: a built-in role or one of the owner's own. Compare without regard to case.
 *
 * 1 to 24 characters, matches `^[\p{L}\p{N}][\p{L}\p{N} -]*$`.
 */
public typealias Role = String

/** Reads and writes [Role]. */
public object RoleModel : TextModel<String>("clankie.Role") {
    override val schema: Schema by lazy {
        string(
            trim(),
            collapseSpace(),
            foldToKnown("planner", "designer", "builder", "tester", "reviewer", "researcher"),
            minLength(1),
            maxLength(24),
            pattern("^[\\p{L}\\p{N}][\\p{L}\\p{N} -]*\$", "u"),
        )
    }

    override fun fromWire(judged: Wire): String = judged.text

    override fun toWire(value: String): Wire = wire(value)
}
