// Made from schemas/clankie/operator/seat-profile.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package bot.clankie.protocol

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

/** An agent program that a seat can be hired with. */
@Serializable(with = SeatHarness.Companion::class)
public enum class SeatHarness(public val value: String) {
    CLAUDE("claude"),
    CODEX("codex"),
    PI("pi"),
    PRIME("prime"),
    GEMINI("gemini"),
    GROK("grok"),
    OPENCODE("opencode"),
    COPILOT("copilot"),
    AMP("amp"),
    CURSOR("cursor"),
    DEVIN("devin"),
    AGY("agy"),
    CLINE("cline"),
    OMP("omp"),
    MASTRACODE("mastracode"),
    KIMI("kimi"),
    KIRO("kiro"),
    DROID("droid"),
    HERMES("hermes"),
    KILO("kilo"),
    QODERCLI("qodercli"),
    QWEN("qwen"),
    MAKI("maki"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<SeatHarness>("clankie.SeatHarness") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): SeatHarness = byValue.getValue(judged.text)

        override fun toWire(value: SeatHarness): Wire = wire(value.value)

        public fun serializer(): KSerializer<SeatHarness> = this
    }
}

/** What the helpers of a seat run on. */
@Serializable(with = SeatSubagents.Companion::class)
public data class SeatSubagents(
    /** 1 to 200 characters. */
    public val model: String? = null,
    public val effort: SeatSubagentsEffort? = null,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<SeatSubagents>("clankie.SeatSubagents") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("model", optional(string(trim(), minLength(1), maxLength(200)))),
                property("effort", optional(ref { SeatSubagentsEffort.schema })),
            )
        }

        override fun fromWire(judged: Wire): SeatSubagents {
            val members = judged.fields
            return SeatSubagents(
                model = members["model"].ifPresent { it.text },
                effort = members["effort"].ifPresent { SeatSubagentsEffort.fromWire(it) },
            )
        }

        override fun toWire(value: SeatSubagents): Wire = wireFields {
            putIfPresent("model", value.model) { wire(it) }
            putIfPresent("effort", value.effort) { SeatSubagentsEffort.toWire(it) }
        }

        public fun serializer(): KSerializer<SeatSubagents> = this
    }
}

@Serializable(with = SeatSubagentsEffort.Companion::class)
public enum class SeatSubagentsEffort(public val value: String) {
    MINIMAL("minimal"),
    LOW("low"),
    MEDIUM("medium"),
    HIGH("high"),
    XHIGH("xhigh"),
    MAX("max"),
    ULTRA("ultra"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<SeatSubagentsEffort>("clankie.SeatSubagentsEffort") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): SeatSubagentsEffort = byValue.getValue(judged.text)

        override fun toWire(value: SeatSubagentsEffort): Wire = wire(value.value)

        public fun serializer(): KSerializer<SeatSubagentsEffort> = this
    }
}

/** Where the pane of a new seat opens. */
@Serializable(with = SeatPanePlacement.Companion::class)
public enum class SeatPanePlacement(public val value: String) {
    NEW_TAB("new-tab"),
    SPLIT("split"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<SeatPanePlacement>("clankie.SeatPanePlacement") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): SeatPanePlacement = byValue.getValue(judged.text)

        override fun toWire(value: SeatPanePlacement): Wire = wire(value.value)

        public fun serializer(): KSerializer<SeatPanePlacement> = this
    }
}

/** Whether a seat starts helpers within its harness or as seats of their own. */
@Serializable(with = SeatDelegation.Companion::class)
public enum class SeatDelegation(public val value: String) {
    NATIVE_FIRST("native-first"),
    PANES("panes"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<SeatDelegation>("clankie.SeatDelegation") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): SeatDelegation = byValue.getValue(judged.text)

        override fun toWire(value: SeatDelegation): Wire = wire(value.value)

        public fun serializer(): KSerializer<SeatDelegation> = this
    }
}

/** What a seat was started with, as far as the host knows. */
@Serializable(with = SeatProfile.Companion::class)
public data class SeatProfile(
    public val harness: SeatHarness? = null,
    /** 1 to 200 characters. */
    public val model: String? = null,
    /** 1 to 64 characters. */
    public val effort: String? = null,
    /** Null: no helpers. */
    public val subagents: Tristate<SeatSubagents> = Tristate.Absent,
    public val delegation: SeatDelegation? = null,
    /** Matches `^[a-z][a-z0-9_-]{0,63}$`. */
    public val account: String? = null,
    public val placement: SeatPanePlacement? = null,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<SeatProfile>("clankie.SeatProfile") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("harness", optional(ref { SeatHarness.schema })),
                property("model", optional(string(trim(), minLength(1), maxLength(200)))),
                property("effort", optional(string(trim(), minLength(1), maxLength(64)))),
                property("subagents", optional(nullable(ref { SeatSubagents.schema }))),
                property("delegation", optional(ref { SeatDelegation.schema })),
                property("account", optional(string(pattern("^[a-z][a-z0-9_-]{0,63}\$", "u")))),
                property("placement", optional(ref { SeatPanePlacement.schema })),
            )
        }

        override fun fromWire(judged: Wire): SeatProfile {
            val members = judged.fields
            return SeatProfile(
                harness = members["harness"].ifPresent { SeatHarness.fromWire(it) },
                model = members["model"].ifPresent { it.text },
                effort = members["effort"].ifPresent { it.text },
                subagents = members["subagents"].tristate { SeatSubagents.fromWire(it) },
                delegation = members["delegation"].ifPresent { SeatDelegation.fromWire(it) },
                account = members["account"].ifPresent { it.text },
                placement = members["placement"].ifPresent { SeatPanePlacement.fromWire(it) },
            )
        }

        override fun toWire(value: SeatProfile): Wire = wireFields {
            putIfPresent("harness", value.harness) { SeatHarness.toWire(it) }
            putIfPresent("model", value.model) { wire(it) }
            putIfPresent("effort", value.effort) { wire(it) }
            putTristate("subagents", value.subagents) { SeatSubagents.toWire(it) }
            putIfPresent("delegation", value.delegation) { SeatDelegation.toWire(it) }
            putIfPresent("account", value.account) { wire(it) }
            putIfPresent("placement", value.placement) { SeatPanePlacement.toWire(it) }
        }

        public fun serializer(): KSerializer<SeatProfile> = this
    }
}
