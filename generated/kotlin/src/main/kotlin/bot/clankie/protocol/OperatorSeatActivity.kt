// Made from schemas/clankie/operator/seat-activity.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package bot.clankie.protocol

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

/** What kind of work an occupant does. */
@Serializable(with = ActivityKind.Companion::class)
public enum class ActivityKind(public val value: String) {
    READING("reading"),
    EDITING("editing"),
    TESTING("testing"),
    PLANNING("planning"),
    WAITING("waiting"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<ActivityKind>("clankie.ActivityKind") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): ActivityKind = byValue.getValue(judged.text)

        override fun toWire(value: ActivityKind): Wire = wire(value.value)

        public fun serializer(): KSerializer<ActivityKind> = this
    }
}

/** Seen from the tool that runs. */
@Serializable(with = NativeToolActivity.Companion::class)
public data class NativeToolActivity(
    public val kind: ActivityKind,
    /** 1 to 128 characters. */
    public val toolName: String,
    public val startedAt: Timestamp,
) : SeatActivity {
    /** Always `"native_tool"`. */
    public val source: String get() = "native_tool"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<NativeToolActivity>("clankie.NativeToolActivity") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("source", oneOf(wire("native_tool"))),
                property("kind", ref { ActivityKind.schema }),
                property("toolName", string(minLength(1), maxLength(128))),
                property("startedAt", ref { TimestampModel.schema }),
            )
        }

        override fun fromWire(judged: Wire): NativeToolActivity {
            val members = judged.fields
            return NativeToolActivity(
                kind = ActivityKind.fromWire(members.need("kind")),
                toolName = members.need("toolName").text,
                startedAt = TimestampModel.fromWire(members.need("startedAt")),
            )
        }

        override fun toWire(value: NativeToolActivity): Wire = wireFields {
            put("source", wire("native_tool"))
            put("kind", ActivityKind.toWire(value.kind))
            put("toolName", wire(value.toolName))
            put("startedAt", TimestampModel.toWire(value.startedAt))
        }

        public fun serializer(): KSerializer<NativeToolActivity> = this
    }
}

/** Said by the occupant, good until `expiresAt`. */
@Serializable(with = StatedActivity.Companion::class)
public data class StatedActivity(
    public val kind: ActivityKind,
    public val statedAt: Timestamp,
    public val expiresAt: Timestamp,
) : SeatActivity {
    /** Always `"stated"`. */
    public val source: String get() = "stated"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<StatedActivity>("clankie.StatedActivity") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("source", oneOf(wire("stated"))),
                property("kind", ref { ActivityKind.schema }),
                property("statedAt", ref { TimestampModel.schema }),
                property("expiresAt", ref { TimestampModel.schema }),
            )
        }

        override fun fromWire(judged: Wire): StatedActivity {
            val members = judged.fields
            return StatedActivity(
                kind = ActivityKind.fromWire(members.need("kind")),
                statedAt = TimestampModel.fromWire(members.need("statedAt")),
                expiresAt = TimestampModel.fromWire(members.need("expiresAt")),
            )
        }

        override fun toWire(value: StatedActivity): Wire = wireFields {
            put("source", wire("stated"))
            put("kind", ActivityKind.toWire(value.kind))
            put("statedAt", TimestampModel.toWire(value.statedAt))
            put("expiresAt", TimestampModel.toWire(value.expiresAt))
        }

        public fun serializer(): KSerializer<StatedActivity> = this
    }
}

/**
 * What the occupant is doing, and how that is known.
 *
 * Told apart by `source`.
 */
@Serializable(with = SeatActivity.Companion::class)
public sealed interface SeatActivity {
    public companion object : Model<SeatActivity>("clankie.SeatActivity") {
        override val schema: Schema by lazy {
            discriminated(
                "source",
                tagged(ref { NativeToolActivity.schema }, wire("native_tool")),
                tagged(ref { StatedActivity.schema }, wire("stated")),
            )
        }

        override fun fromWire(judged: Wire): SeatActivity = when (judged.option) {
            0 -> NativeToolActivity.fromWire(judged.optionValue)
            else -> StatedActivity.fromWire(judged.optionValue)
        }

        override fun toWire(value: SeatActivity): Wire = when (value) {
            is NativeToolActivity -> NativeToolActivity.toWire(value)
            is StatedActivity -> StatedActivity.toWire(value)
        }

        public fun serializer(): KSerializer<SeatActivity> = this
    }
}

/** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
public fun SeatActivity.encode(): String = SeatActivity.Companion.encode(this)

@Serializable(with = StancePose.Companion::class)
public enum class StancePose(public val value: String) {
    WORKING("working"),
    THINKING("thinking"),
    STUCK("stuck"),
    HAULING("hauling"),
    RESTING("resting"),
    CELEBRATE("celebrate"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<StancePose>("clankie.StancePose") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): StancePose = byValue.getValue(judged.text)

        override fun toWire(value: StancePose): Wire = wire(value.value)

        public fun serializer(): KSerializer<StancePose> = this
    }
}

/** How the occupant wants to be seen, good until `expiresAt`. */
@Serializable(with = Stance.Companion::class)
public data class Stance(
    public val pose: StancePose,
    public val activityKind: ActivityKind? = null,
    /** At most 120 characters. */
    public val note: String? = null,
    public val statedAt: Timestamp,
    public val expiresAt: Timestamp,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<Stance>("clankie.Stance") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("pose", ref { StancePose.schema }),
                property("activityKind", optional(ref { ActivityKind.schema })),
                property("note", optional(string(trim(), maxLength(120)))),
                property("statedAt", ref { TimestampModel.schema }),
                property("expiresAt", ref { TimestampModel.schema }),
            )
        }

        override fun fromWire(judged: Wire): Stance {
            val members = judged.fields
            return Stance(
                pose = StancePose.fromWire(members.need("pose")),
                activityKind = members["activityKind"].ifPresent { ActivityKind.fromWire(it) },
                note = members["note"].ifPresent { it.text },
                statedAt = TimestampModel.fromWire(members.need("statedAt")),
                expiresAt = TimestampModel.fromWire(members.need("expiresAt")),
            )
        }

        override fun toWire(value: Stance): Wire = wireFields {
            put("pose", StancePose.toWire(value.pose))
            putIfPresent("activityKind", value.activityKind) { ActivityKind.toWire(it) }
            putIfPresent("note", value.note) { wire(it) }
            put("statedAt", TimestampModel.toWire(value.statedAt))
            put("expiresAt", TimestampModel.toWire(value.expiresAt))
        }

        public fun serializer(): KSerializer<Stance> = this
    }
}

/** How the last piece of work of a seat ended. */
@Serializable(with = SeatOutcome.Companion::class)
public data class SeatOutcome(
    public val result: SeatOutcomeResult,
    public val at: Timestamp,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<SeatOutcome>("clankie.SeatOutcome") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("result", ref { SeatOutcomeResult.schema }),
                property("at", ref { TimestampModel.schema }),
            )
        }

        override fun fromWire(judged: Wire): SeatOutcome {
            val members = judged.fields
            return SeatOutcome(
                result = SeatOutcomeResult.fromWire(members.need("result")),
                at = TimestampModel.fromWire(members.need("at")),
            )
        }

        override fun toWire(value: SeatOutcome): Wire = wireFields {
            put("result", SeatOutcomeResult.toWire(value.result))
            put("at", TimestampModel.toWire(value.at))
        }

        public fun serializer(): KSerializer<SeatOutcome> = this
    }
}

@Serializable(with = SeatOutcomeResult.Companion::class)
public enum class SeatOutcomeResult(public val value: String) {
    PASSED("passed"),
    FAILED("failed"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<SeatOutcomeResult>("clankie.SeatOutcomeResult") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): SeatOutcomeResult = byValue.getValue(judged.text)

        override fun toWire(value: SeatOutcomeResult): Wire = wire(value.value)

        public fun serializer(): KSerializer<SeatOutcomeResult> = this
    }
}

@Serializable(with = Subagent.Companion::class)
public data class Subagent(
    /** At most 120 characters. */
    public val label: String,
    public val status: SubagentStatus,
    /** 1 to 512 characters. */
    public val id: String? = null,
    public val startedAt: Timestamp? = null,
    public val endedAt: Timestamp? = null,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<Subagent>("clankie.Subagent") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("label", string(maxLength(120))),
                property("status", ref { SubagentStatus.schema }),
                property("id", optional(string(minLength(1), maxLength(512)))),
                property("startedAt", optional(ref { TimestampModel.schema })),
                property("endedAt", optional(ref { TimestampModel.schema })),
            )
        }

        override fun fromWire(judged: Wire): Subagent {
            val members = judged.fields
            return Subagent(
                label = members.need("label").text,
                status = SubagentStatus.fromWire(members.need("status")),
                id = members["id"].ifPresent { it.text },
                startedAt = members["startedAt"].ifPresent { TimestampModel.fromWire(it) },
                endedAt = members["endedAt"].ifPresent { TimestampModel.fromWire(it) },
            )
        }

        override fun toWire(value: Subagent): Wire = wireFields {
            put("label", wire(value.label))
            put("status", SubagentStatus.toWire(value.status))
            putIfPresent("id", value.id) { wire(it) }
            putIfPresent("startedAt", value.startedAt) { TimestampModel.toWire(it) }
            putIfPresent("endedAt", value.endedAt) { TimestampModel.toWire(it) }
        }

        public fun serializer(): KSerializer<Subagent> = this
    }
}

@Serializable(with = SubagentStatus.Companion::class)
public enum class SubagentStatus(public val value: String) {
    RUNNING("running"),
    DONE("done"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<SubagentStatus>("clankie.SubagentStatus") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): SubagentStatus = byValue.getValue(judged.text)

        override fun toWire(value: SubagentStatus): Wire = wire(value.value)

        public fun serializer(): KSerializer<SubagentStatus> = this
    }
}

/** Helpers that the occupant started. */
@Serializable(with = Subagents.Companion::class)
public data class Subagents(
    /** At least 0. */
    public val running: Long,
    /** At most 8 entries. */
    public val recent: List<Subagent>,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<Subagents>("clankie.Subagents") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("running", number(NumberFormat.INT, atLeast(0.0))),
                property("recent", list(ref { Subagent.schema }, maxEntries(8))),
            )
        }

        override fun fromWire(judged: Wire): Subagents {
            val members = judged.fields
            return Subagents(
                running = members.need("running").long,
                recent = members.need("recent").readList { Subagent.fromWire(it) },
            )
        }

        override fun toWire(value: Subagents): Wire = wireFields {
            put("running", wire(value.running))
            put("recent", wireList(value.recent) { Subagent.toWire(it) })
        }

        public fun serializer(): KSerializer<Subagents> = this
    }
}
