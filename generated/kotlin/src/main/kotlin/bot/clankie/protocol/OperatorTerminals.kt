// Made from schemas/clankie/operator/terminals.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package bot.clankie.protocol

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

/**
 * Names one unbroken run of frames of a terminal.
 *
 * 1 to 512 characters.
 */
@JvmInline
@Serializable(with = TerminalStreamId.Companion::class)
public value class TerminalStreamId(public val value: String) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<TerminalStreamId>("clankie.TerminalStreamId") {
        override val schema: Schema by lazy {
            string(trim(), minLength(1), maxLength(512))
        }

        override fun fromWire(judged: Wire): TerminalStreamId = TerminalStreamId(judged.text)

        override fun toWire(value: TerminalStreamId): Wire = wire(value.value)

        public fun serializer(): KSerializer<TerminalStreamId> = this
    }
}

/** A position in a run of frames: that of the last frame drawn. */
@Serializable(with = TerminalCursor.Companion::class)
public data class TerminalCursor(
    public val streamId: TerminalStreamId,
    /** At least 0. */
    public val sequence: Long,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<TerminalCursor>("clankie.TerminalCursor") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("streamId", ref { TerminalStreamId.schema }),
                property("sequence", number(NumberFormat.INT, atLeast(0.0))),
            )
        }

        override fun fromWire(judged: Wire): TerminalCursor {
            val members = judged.fields
            return TerminalCursor(
                streamId = TerminalStreamId.fromWire(members.need("streamId")),
                sequence = members.need("sequence").long,
            )
        }

        override fun toWire(value: TerminalCursor): Wire = wireFields {
            put("streamId", TerminalStreamId.toWire(value.streamId))
            put("sequence", wire(value.sequence))
        }

        public fun serializer(): KSerializer<TerminalCursor> = this
    }
}

/** Rows above the screen. */
@Serializable(with = TerminalScrollback.Companion::class)
public data class TerminalScrollback(
    /** At most 16777216 characters. */
    public val data: String,
    /** At least 1, at most 1000. */
    public val rows: Long,
) {
    /** Always `"base64"`. */
    public val encoding: String get() = "base64"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<TerminalScrollback>("clankie.TerminalScrollback") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("encoding", oneOf(wire("base64"))),
                property("data", string(maxLength(16777216), portable(canonicalBase64(1L, 12582912L)))),
                property("rows", number(NumberFormat.INT, atLeast(1.0), atMost(1000.0))),
            )
        }

        override fun fromWire(judged: Wire): TerminalScrollback {
            val members = judged.fields
            return TerminalScrollback(
                data = members.need("data").text,
                rows = members.need("rows").long,
            )
        }

        override fun toWire(value: TerminalScrollback): Wire = wireFields {
            put("encoding", wire("base64"))
            put("data", wire(value.data))
            put("rows", wire(value.rows))
        }

        public fun serializer(): KSerializer<TerminalScrollback> = this
    }
}

/** A piece of a terminal's ANSI output. */
@Serializable(with = TerminalFrame.Companion::class)
public data class TerminalFrame(
    public val terminalId: TerminalId,
    /** At least 1. */
    public val sequence: Long,
    /** At most 16777216 characters. */
    public val data: String,
    /** At least 1, at most 1000. */
    public val columns: Long,
    /** At least 1, at most 1000. */
    public val rows: Long,
    /** Reset the renderer before drawing this frame. */
    public val full: Boolean,
    public val scrollback: TerminalScrollback? = null,
) {
    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** Always `"terminal.frame"`. */
    public val type: String get() = "terminal.frame"

    /** Always `"base64"`. */
    public val encoding: String get() = "base64"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<TerminalFrame>("clankie.TerminalFrame") {
        override val schema: Schema by lazy {
            ruled(
                objectOf(
                    UnknownKeys.Refused,
                    property("schemaVersion", oneOf(wire(1.0))),
                    property("type", oneOf(wire("terminal.frame"))),
                    property("terminalId", ref { TerminalId.schema }),
                    property("sequence", number(NumberFormat.INT, atLeast(1.0))),
                    property("encoding", oneOf(wire("base64"))),
                    property("data", string(maxLength(16777216), portable(canonicalBase64(0L, 12582912L)))),
                    property("columns", number(NumberFormat.INT, atLeast(1.0), atMost(1000.0))),
                    property("rows", number(NumberFormat.INT, atLeast(1.0), atMost(1000.0))),
                    property("full", boolean()),
                    property("scrollback", optional(ref { TerminalScrollback.schema })),
                ),
                atLeastOne("data", "scrollback"),
                requiredWhen("full", wire(true), "data"),
                totalLength(16777216L, path("data"), path("scrollback", "data")),
            )
        }

        override fun fromWire(judged: Wire): TerminalFrame {
            val members = judged.fields
            return TerminalFrame(
                terminalId = TerminalId.fromWire(members.need("terminalId")),
                sequence = members.need("sequence").long,
                data = members.need("data").text,
                columns = members.need("columns").long,
                rows = members.need("rows").long,
                full = members.need("full").flag,
                scrollback = members["scrollback"].ifPresent { TerminalScrollback.fromWire(it) },
            )
        }

        override fun toWire(value: TerminalFrame): Wire = wireFields {
            put("schemaVersion", wire(1.0))
            put("type", wire("terminal.frame"))
            put("terminalId", TerminalId.toWire(value.terminalId))
            put("sequence", wire(value.sequence))
            put("encoding", wire("base64"))
            put("data", wire(value.data))
            put("columns", wire(value.columns))
            put("rows", wire(value.rows))
            put("full", wire(value.full))
            putIfPresent("scrollback", value.scrollback) { TerminalScrollback.toWire(it) }
        }

        public fun serializer(): KSerializer<TerminalFrame> = this
    }
}

/** Frames of one terminal, each sequence one above the last. `cursor` stands at the last frame. */
@Serializable(with = TerminalPage.Companion::class)
public data class TerminalPage(
    public val terminalId: TerminalId,
    public val surfaceClientId: SurfaceClientId,
    public val cursor: TerminalCursor,
    /** At most 64 entries. */
    public val frames: List<TerminalFrame>,
    public val hasMore: Boolean,
) : TerminalTailResult {
    /** Always `"page"`. */
    public val status: String get() = "page"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<TerminalPage>("clankie.TerminalPage") {
        override val schema: Schema by lazy {
            ruled(
                objectOf(
                    UnknownKeys.Refused,
                    property("status", oneOf(wire("page"))),
                    property("schemaVersion", oneOf(wire(1.0))),
                    property("terminalId", ref { TerminalId.schema }),
                    property("surfaceClientId", ref { SurfaceClientId.schema }),
                    property("cursor", ref { TerminalCursor.schema }),
                    property("frames", list(ref { TerminalFrame.schema }, maxEntries(64))),
                    property("hasMore", boolean()),
                ),
                totalLength(16777216L, path("frames", "*", "data"), path("frames", "*", "scrollback", "data")),
                allEqual(path("frames", "*", "terminalId"), path("terminalId")),
                consecutive(path("frames", "*", "sequence")),
                lastEquals(path("frames", "*", "sequence"), path("cursor", "sequence")),
            )
        }

        override fun fromWire(judged: Wire): TerminalPage {
            val members = judged.fields
            return TerminalPage(
                terminalId = TerminalId.fromWire(members.need("terminalId")),
                surfaceClientId = SurfaceClientId.fromWire(members.need("surfaceClientId")),
                cursor = TerminalCursor.fromWire(members.need("cursor")),
                frames = members.need("frames").readList { TerminalFrame.fromWire(it) },
                hasMore = members.need("hasMore").flag,
            )
        }

        override fun toWire(value: TerminalPage): Wire = wireFields {
            put("status", wire("page"))
            put("schemaVersion", wire(1.0))
            put("terminalId", TerminalId.toWire(value.terminalId))
            put("surfaceClientId", SurfaceClientId.toWire(value.surfaceClientId))
            put("cursor", TerminalCursor.toWire(value.cursor))
            put("frames", wireList(value.frames) { TerminalFrame.toWire(it) })
            put("hasMore", wire(value.hasMore))
        }

        public fun serializer(): KSerializer<TerminalPage> = this
    }
}

/** The stream is gone. Ask again without a cursor for a full redraw. */
@Serializable(with = TerminalReset.Companion::class)
public data class TerminalReset(
    public val terminalId: TerminalId,
    public val surfaceClientId: SurfaceClientId,
    public val reason: TerminalResetReason,
) : TerminalTailResult {
    /** Always `"reset"`. */
    public val status: String get() = "reset"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<TerminalReset>("clankie.TerminalReset") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("status", oneOf(wire("reset"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("terminalId", ref { TerminalId.schema }),
                property("surfaceClientId", ref { SurfaceClientId.schema }),
                property("reason", ref { TerminalResetReason.schema }),
            )
        }

        override fun fromWire(judged: Wire): TerminalReset {
            val members = judged.fields
            return TerminalReset(
                terminalId = TerminalId.fromWire(members.need("terminalId")),
                surfaceClientId = SurfaceClientId.fromWire(members.need("surfaceClientId")),
                reason = TerminalResetReason.fromWire(members.need("reason")),
            )
        }

        override fun toWire(value: TerminalReset): Wire = wireFields {
            put("status", wire("reset"))
            put("schemaVersion", wire(1.0))
            put("terminalId", TerminalId.toWire(value.terminalId))
            put("surfaceClientId", SurfaceClientId.toWire(value.surfaceClientId))
            put("reason", TerminalResetReason.toWire(value.reason))
        }

        public fun serializer(): KSerializer<TerminalReset> = this
    }
}

@Serializable(with = TerminalResetReason.Companion::class)
public enum class TerminalResetReason(public val value: String) {
    STREAM_LOST("stream_lost"),
    SEQUENCE_EXPIRED("sequence_expired"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<TerminalResetReason>("clankie.TerminalResetReason") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): TerminalResetReason = byValue.getValue(judged.text)

        override fun toWire(value: TerminalResetReason): Wire = wire(value.value)

        public fun serializer(): KSerializer<TerminalResetReason> = this
    }
}

/** The terminal cannot be watched now. */
@Serializable(with = TerminalUnavailable.Companion::class)
public data class TerminalUnavailable(
    public val terminalId: TerminalId,
    public val surfaceClientId: SurfaceClientId,
    public val reason: TerminalUnavailableReason,
) : TerminalTailResult {
    /** Always `"unavailable"`. */
    public val status: String get() = "unavailable"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<TerminalUnavailable>("clankie.TerminalUnavailable") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("status", oneOf(wire("unavailable"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("terminalId", ref { TerminalId.schema }),
                property("surfaceClientId", ref { SurfaceClientId.schema }),
                property("reason", ref { TerminalUnavailableReason.schema }),
            )
        }

        override fun fromWire(judged: Wire): TerminalUnavailable {
            val members = judged.fields
            return TerminalUnavailable(
                terminalId = TerminalId.fromWire(members.need("terminalId")),
                surfaceClientId = SurfaceClientId.fromWire(members.need("surfaceClientId")),
                reason = TerminalUnavailableReason.fromWire(members.need("reason")),
            )
        }

        override fun toWire(value: TerminalUnavailable): Wire = wireFields {
            put("status", wire("unavailable"))
            put("schemaVersion", wire(1.0))
            put("terminalId", TerminalId.toWire(value.terminalId))
            put("surfaceClientId", SurfaceClientId.toWire(value.surfaceClientId))
            put("reason", TerminalUnavailableReason.toWire(value.reason))
        }

        public fun serializer(): KSerializer<TerminalUnavailable> = this
    }
}

@Serializable(with = TerminalUnavailableReason.Companion::class)
public enum class TerminalUnavailableReason(public val value: String) {
    HERDR_UNAVAILABLE("herdr_unavailable"),
    TERMINAL_UNAVAILABLE("terminal_unavailable"),
    OBSERVER_CLOSED("observer_closed"),
    INVALID_FRAME("invalid_frame"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<TerminalUnavailableReason>("clankie.TerminalUnavailableReason") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): TerminalUnavailableReason = byValue.getValue(judged.text)

        override fun toWire(value: TerminalUnavailableReason): Wire = wire(value.value)

        public fun serializer(): KSerializer<TerminalUnavailableReason> = this
    }
}

/**
 * Frames of a terminal, or why there are none.
 *
 * Told apart by `status`.
 */
@Serializable(with = TerminalTailResult.Companion::class)
public sealed interface TerminalTailResult {
    public companion object : Model<TerminalTailResult>("clankie.TerminalTailResult") {
        override val schema: Schema by lazy {
            discriminated(
                "status",
                tagged(ref { TerminalPage.schema }, wire("page")),
                tagged(ref { TerminalReset.schema }, wire("reset")),
                tagged(ref { TerminalUnavailable.schema }, wire("unavailable")),
            )
        }

        override fun fromWire(judged: Wire): TerminalTailResult = when (judged.option) {
            0 -> TerminalPage.fromWire(judged.optionValue)
            1 -> TerminalReset.fromWire(judged.optionValue)
            else -> TerminalUnavailable.fromWire(judged.optionValue)
        }

        override fun toWire(value: TerminalTailResult): Wire = when (value) {
            is TerminalPage -> TerminalPage.toWire(value)
            is TerminalReset -> TerminalReset.toWire(value)
            is TerminalUnavailable -> TerminalUnavailable.toWire(value)
        }

        public fun serializer(): KSerializer<TerminalTailResult> = this
    }
}

/** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
public fun TerminalTailResult.encode(): String = TerminalTailResult.Companion.encode(this)

/** Which terminal to watch, from where, at what size. */
@Serializable(with = TerminalObservation.Companion::class)
public data class TerminalObservation(
    public val terminalId: TerminalId,
    public val surfaceClientId: SurfaceClientId,
    /** At least 1, at most 1000. */
    public val columns: Long? = null,
    /** At least 1, at most 1000. */
    public val rows: Long? = null,
    /** Frames after it. Absent: from a full redraw. */
    public val cursor: TerminalCursor? = null,
    /** At least 1, at most 64. */
    public val limit: Long? = null,
) {
    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<TerminalObservation>("clankie.TerminalObservation") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("schemaVersion", oneOf(wire(1.0))),
                property("terminalId", ref { TerminalId.schema }),
                property("surfaceClientId", ref { SurfaceClientId.schema }),
                property("columns", optional(number(NumberFormat.INT, atLeast(1.0), atMost(1000.0)))),
                property("rows", optional(number(NumberFormat.INT, atLeast(1.0), atMost(1000.0)))),
                property("cursor", optional(ref { TerminalCursor.schema })),
                property("limit", optional(number(NumberFormat.INT, atLeast(1.0), atMost(64.0)))),
            )
        }

        override fun fromWire(judged: Wire): TerminalObservation {
            val members = judged.fields
            return TerminalObservation(
                terminalId = TerminalId.fromWire(members.need("terminalId")),
                surfaceClientId = SurfaceClientId.fromWire(members.need("surfaceClientId")),
                columns = members["columns"].ifPresent { it.long },
                rows = members["rows"].ifPresent { it.long },
                cursor = members["cursor"].ifPresent { TerminalCursor.fromWire(it) },
                limit = members["limit"].ifPresent { it.long },
            )
        }

        override fun toWire(value: TerminalObservation): Wire = wireFields {
            put("schemaVersion", wire(1.0))
            put("terminalId", TerminalId.toWire(value.terminalId))
            put("surfaceClientId", SurfaceClientId.toWire(value.surfaceClientId))
            putIfPresent("columns", value.columns) { wire(it) }
            putIfPresent("rows", value.rows) { wire(it) }
            putIfPresent("cursor", value.cursor) { TerminalCursor.toWire(it) }
            putIfPresent("limit", value.limit) { wire(it) }
        }

        public fun serializer(): KSerializer<TerminalObservation> = this
    }
}

@Serializable(with = TerminalTailRequest.Companion::class)
public data class TerminalTailRequest(
    public val observation: TerminalObservation,
) : OperatorServiceRequest {
    /** Always `"terminal_tail"`. */
    public val op: String get() = "terminal_tail"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<TerminalTailRequest>("clankie.TerminalTailRequest") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("op", oneOf(wire("terminal_tail"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("observation", ref { TerminalObservation.schema }),
            )
        }

        override fun fromWire(judged: Wire): TerminalTailRequest {
            val members = judged.fields
            return TerminalTailRequest(
                observation = TerminalObservation.fromWire(members.need("observation")),
            )
        }

        override fun toWire(value: TerminalTailRequest): Wire = wireFields {
            put("op", wire("terminal_tail"))
            put("schemaVersion", wire(1.0))
            put("observation", TerminalObservation.toWire(value.observation))
        }

        public fun serializer(): KSerializer<TerminalTailRequest> = this
    }
}

@Serializable(with = TerminalTailResponse.Companion::class)
public data class TerminalTailResponse(
    public val result: TerminalTailResult,
) : OperatorServiceResult {
    /** Always `"terminal_tail"`. */
    public val op: String get() = "terminal_tail"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<TerminalTailResponse>("clankie.TerminalTailResponse") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("op", oneOf(wire("terminal_tail"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("result", ref { TerminalTailResult.schema }),
            )
        }

        override fun fromWire(judged: Wire): TerminalTailResponse {
            val members = judged.fields
            return TerminalTailResponse(
                result = TerminalTailResult.fromWire(members.need("result")),
            )
        }

        override fun toWire(value: TerminalTailResponse): Wire = wireFields {
            put("op", wire("terminal_tail"))
            put("schemaVersion", wire(1.0))
            put("result", TerminalTailResult.toWire(value.result))
        }

        public fun serializer(): KSerializer<TerminalTailResponse> = this
    }
}
