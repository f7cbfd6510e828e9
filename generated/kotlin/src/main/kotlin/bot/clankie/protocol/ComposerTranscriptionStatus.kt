// Made from schemas/clankie/composer-transcription/status.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package bot.clankie.protocol

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

/** How much more may be said until `resetsAt`. */
@Serializable(with = ComposerTranscriptionAllowance.Companion::class)
public data class ComposerTranscriptionAllowance(
    /** At least 0. */
    public val limitMs: Long,
    /** At least 0. */
    public val remainingMs: Long,
    /** Format datetime. */
    public val resetsAt: String,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<ComposerTranscriptionAllowance>("clankie.ComposerTranscriptionAllowance") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("limitMs", number(NumberFormat.INT, atLeast(0.0))),
                property("remainingMs", number(NumberFormat.INT, atLeast(0.0))),
                property(
                    "resetsAt",
                    string(
                        pattern(
                            "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z))\$",
                            "",
                            "datetime",
                        ),
                    ),
                ),
            )
        }

        override fun fromWire(judged: Wire): ComposerTranscriptionAllowance {
            val members = judged.fields
            return ComposerTranscriptionAllowance(
                limitMs = members.need("limitMs").long,
                remainingMs = members.need("remainingMs").long,
                resetsAt = members.need("resetsAt").text,
            )
        }

        override fun toWire(value: ComposerTranscriptionAllowance): Wire = wireFields {
            put("limitMs", wire(value.limitMs))
            put("remainingMs", wire(value.remainingMs))
            put("resetsAt", wire(value.resetsAt))
        }

        public fun serializer(): KSerializer<ComposerTranscriptionAllowance> = this
    }
}

/** Whether recordings can be transcribed now, and how large they may be. */
@Serializable(with = ComposerTranscriptionStatus.Companion::class)
public data class ComposerTranscriptionStatus(
    public val mode: ComposerTranscriptionStatusMode,
    public val state: ComposerTranscriptionStatusState,
    /** At least 1, at most 180000. */
    public val maxDurationMs: Long,
    /** At least 1, at most 5825580. */
    public val maxAudioBytes: Long,
    /** At least 1, at most 262144. */
    public val maxChunkBytes: Long,
    public val allowance: ComposerTranscriptionAllowance? = null,
) {
    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<ComposerTranscriptionStatus>("clankie.ComposerTranscriptionStatus") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("schemaVersion", oneOf(wire(1.0))),
                property("mode", ref { ComposerTranscriptionStatusMode.schema }),
                property("state", ref { ComposerTranscriptionStatusState.schema }),
                property("maxDurationMs", number(NumberFormat.INT, atLeast(1.0), atMost(180000.0))),
                property("maxAudioBytes", number(NumberFormat.INT, atLeast(1.0), atMost(5825580.0))),
                property("maxChunkBytes", number(NumberFormat.INT, atLeast(1.0), atMost(262144.0))),
                property("allowance", optional(ref { ComposerTranscriptionAllowance.schema })),
            )
        }

        override fun fromWire(judged: Wire): ComposerTranscriptionStatus {
            val members = judged.fields
            return ComposerTranscriptionStatus(
                mode = ComposerTranscriptionStatusMode.fromWire(members.need("mode")),
                state = ComposerTranscriptionStatusState.fromWire(members.need("state")),
                maxDurationMs = members.need("maxDurationMs").long,
                maxAudioBytes = members.need("maxAudioBytes").long,
                maxChunkBytes = members.need("maxChunkBytes").long,
                allowance = members["allowance"].ifPresent { ComposerTranscriptionAllowance.fromWire(it) },
            )
        }

        override fun toWire(value: ComposerTranscriptionStatus): Wire = wireFields {
            put("schemaVersion", wire(1.0))
            put("mode", ComposerTranscriptionStatusMode.toWire(value.mode))
            put("state", ComposerTranscriptionStatusState.toWire(value.state))
            put("maxDurationMs", wire(value.maxDurationMs))
            put("maxAudioBytes", wire(value.maxAudioBytes))
            put("maxChunkBytes", wire(value.maxChunkBytes))
            putIfPresent("allowance", value.allowance) { ComposerTranscriptionAllowance.toWire(it) }
        }

        public fun serializer(): KSerializer<ComposerTranscriptionStatus> = this
    }
}

@Serializable(with = ComposerTranscriptionStatusMode.Companion::class)
public enum class ComposerTranscriptionStatusMode(public val value: String) {
    LOCAL("local"),
    MANAGED("managed"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<ComposerTranscriptionStatusMode>("clankie.ComposerTranscriptionStatusMode") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): ComposerTranscriptionStatusMode = byValue.getValue(judged.text)

        override fun toWire(value: ComposerTranscriptionStatusMode): Wire = wire(value.value)

        public fun serializer(): KSerializer<ComposerTranscriptionStatusMode> = this
    }
}

@Serializable(with = ComposerTranscriptionStatusState.Companion::class)
public enum class ComposerTranscriptionStatusState(public val value: String) {
    AVAILABLE("available"),
    UNAVAILABLE("unavailable"),
    INELIGIBLE("ineligible"),
    ALLOWANCE_EXHAUSTED("allowance_exhausted"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<ComposerTranscriptionStatusState>("clankie.ComposerTranscriptionStatusState") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): ComposerTranscriptionStatusState = byValue.getValue(judged.text)

        override fun toWire(value: ComposerTranscriptionStatusState): Wire = wire(value.value)

        public fun serializer(): KSerializer<ComposerTranscriptionStatusState> = this
    }
}
