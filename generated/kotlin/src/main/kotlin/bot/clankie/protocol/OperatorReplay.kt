// Made from schemas/clankie/operator/replay.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package bot.clankie.protocol

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

/** Which part of a conversation to read. */
@Serializable(with = ReplayQuery.Companion::class)
public data class ReplayQuery(
    public val conversationId: ConversationId,
    public val surfaceClientId: SurfaceClientId,
    /** Events after it, or before it when reading backward. Absent: from that end. */
    public val cursor: Cursor? = null,
    /**
     * Events in the page; 200 when absent.
     *
     * At least 1, at most 500.
     */
    public val limit: Long? = null,
    /**
     * Absent: forward.
     *
     * Only `"backward"`.
     */
    public val direction: String? = null,
    /**
     * Turns in a backward window; 20 when absent.
     *
     * At least 1, at most 40.
     */
    public val turnLimit: Long? = null,
    /**
     * The highest live draft already drawn; 0 when absent.
     *
     * At least 0.
     */
    public val liveSequence: Long? = null,
    /**
     * How long `tail` may wait; `replay` ignores it.
     *
     * At least 0, at most 20000.
     */
    public val waitMs: Long? = null,
) {
    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<ReplayQuery>("clankie.ReplayQuery") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("schemaVersion", oneOf(wire(1.0))),
                property("conversationId", ref { ConversationId.schema }),
                property("surfaceClientId", ref { SurfaceClientId.schema }),
                property("cursor", optional(ref { Cursor.schema })),
                property("limit", optional(number(NumberFormat.INT, atLeast(1.0), atMost(500.0)))),
                property("direction", optional(oneOf(wire("backward")))),
                property("turnLimit", optional(number(NumberFormat.INT, atLeast(1.0), atMost(40.0)))),
                property("liveSequence", optional(number(NumberFormat.INT, atLeast(0.0)))),
                property("waitMs", optional(number(NumberFormat.INT, atLeast(0.0), atMost(20000.0)))),
            )
        }

        override fun fromWire(judged: Wire): ReplayQuery {
            val members = judged.fields
            return ReplayQuery(
                conversationId = ConversationId.fromWire(members.need("conversationId")),
                surfaceClientId = SurfaceClientId.fromWire(members.need("surfaceClientId")),
                cursor = members["cursor"].ifPresent { Cursor.fromWire(it) },
                limit = members["limit"].ifPresent { it.long },
                direction = members["direction"].ifPresent { it.text },
                turnLimit = members["turnLimit"].ifPresent { it.long },
                liveSequence = members["liveSequence"].ifPresent { it.long },
                waitMs = members["waitMs"].ifPresent { it.long },
            )
        }

        override fun toWire(value: ReplayQuery): Wire = wireFields {
            put("schemaVersion", wire(1.0))
            put("conversationId", ConversationId.toWire(value.conversationId))
            put("surfaceClientId", SurfaceClientId.toWire(value.surfaceClientId))
            putIfPresent("cursor", value.cursor) { Cursor.toWire(it) }
            putIfPresent("limit", value.limit) { wire(it) }
            putIfPresent("direction", value.direction) { wire(it) }
            putIfPresent("turnLimit", value.turnLimit) { wire(it) }
            putIfPresent("liveSequence", value.liveSequence) { wire(it) }
            putIfPresent("waitMs", value.waitMs) { wire(it) }
        }

        public fun serializer(): KSerializer<ReplayQuery> = this
    }
}

/** The whole text of an answer so far. It is not kept. */
@Serializable(with = LiveDraft.Companion::class)
public data class LiveDraft(
    /** At least 1. */
    public val sequence: Long,
    /** At most 16384 characters. */
    public val text: String,
) {
    /** Always `"captain"`. */
    public val role: String get() = "captain"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<LiveDraft>("clankie.LiveDraft") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("sequence", number(NumberFormat.INT, atLeast(1.0))),
                property("role", oneOf(wire("captain"))),
                property("text", string(maxLength(16384))),
            )
        }

        override fun fromWire(judged: Wire): LiveDraft {
            val members = judged.fields
            return LiveDraft(
                sequence = members.need("sequence").long,
                text = members.need("text").text,
            )
        }

        override fun toWire(value: LiveDraft): Wire = wireFields {
            put("sequence", wire(value.sequence))
            put("role", wire("captain"))
            put("text", wire(value.text))
        }

        public fun serializer(): KSerializer<LiveDraft> = this
    }
}

/** Events in their order. Read on from `nextCursor`, also after a backward page. */
@Serializable(with = ReplayPage.Companion::class)
public data class ReplayPage(
    public val conversationId: ConversationId,
    public val surfaceClientId: SurfaceClientId,
    /** At most 500 entries. */
    public val events: List<StreamEvent>,
    public val retainedFromCursor: Cursor,
    public val nextCursor: Cursor,
    /** On backward pages only. */
    public val previousCursor: Cursor? = null,
    /** On backward pages only. */
    public val hasOlder: Boolean? = null,
    public val safeCursor: Cursor,
    public val hasMore: Boolean,
    public val live: LiveDraft? = null,
) : ReplayResult {
    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** Always `"page"`. */
    public val status: String get() = "page"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<ReplayPage>("clankie.ReplayPage") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("schemaVersion", oneOf(wire(1.0))),
                property("status", oneOf(wire("page"))),
                property("conversationId", ref { ConversationId.schema }),
                property("surfaceClientId", ref { SurfaceClientId.schema }),
                property("events", list(ref { StreamEvent.schema }, maxEntries(500))),
                property("retainedFromCursor", ref { Cursor.schema }),
                property("nextCursor", ref { Cursor.schema }),
                property("previousCursor", optional(ref { Cursor.schema })),
                property("hasOlder", optional(boolean())),
                property("safeCursor", ref { Cursor.schema }),
                property("hasMore", boolean()),
                property("live", optional(ref { LiveDraft.schema })),
            )
        }

        override fun fromWire(judged: Wire): ReplayPage {
            val members = judged.fields
            return ReplayPage(
                conversationId = ConversationId.fromWire(members.need("conversationId")),
                surfaceClientId = SurfaceClientId.fromWire(members.need("surfaceClientId")),
                events = members.need("events").readList { StreamEvent.fromWire(it) },
                retainedFromCursor = Cursor.fromWire(members.need("retainedFromCursor")),
                nextCursor = Cursor.fromWire(members.need("nextCursor")),
                previousCursor = members["previousCursor"].ifPresent { Cursor.fromWire(it) },
                hasOlder = members["hasOlder"].ifPresent { it.flag },
                safeCursor = Cursor.fromWire(members.need("safeCursor")),
                hasMore = members.need("hasMore").flag,
                live = members["live"].ifPresent { LiveDraft.fromWire(it) },
            )
        }

        override fun toWire(value: ReplayPage): Wire = wireFields {
            put("schemaVersion", wire(1.0))
            put("status", wire("page"))
            put("conversationId", ConversationId.toWire(value.conversationId))
            put("surfaceClientId", SurfaceClientId.toWire(value.surfaceClientId))
            put("events", wireList(value.events) { StreamEvent.toWire(it) })
            put("retainedFromCursor", Cursor.toWire(value.retainedFromCursor))
            put("nextCursor", Cursor.toWire(value.nextCursor))
            putIfPresent("previousCursor", value.previousCursor) { Cursor.toWire(it) }
            putIfPresent("hasOlder", value.hasOlder) { wire(it) }
            put("safeCursor", Cursor.toWire(value.safeCursor))
            put("hasMore", wire(value.hasMore))
            putIfPresent("live", value.live) { LiveDraft.toWire(it) }
        }

        public fun serializer(): KSerializer<ReplayPage> = this
    }
}

/** The cursor cannot be read from. Start again at `resetCursor`. */
@Serializable(with = ReplayRecovery.Companion::class)
public data class ReplayRecovery(
    public val conversationId: ConversationId,
    public val code: ReplayRecoveryCode,
    public val recoverable: Boolean,
    public val resetCursor: Cursor,
    /**
     * Prose. Branch on `code`.
     *
     * 1 to 512 characters.
     */
    public val message: String,
) : ReplayResult {
    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** Always `"recover"`. */
    public val status: String get() = "recover"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<ReplayRecovery>("clankie.ReplayRecovery") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("schemaVersion", oneOf(wire(1.0))),
                property("status", oneOf(wire("recover"))),
                property("conversationId", ref { ConversationId.schema }),
                property("code", ref { ReplayRecoveryCode.schema }),
                property("recoverable", boolean()),
                property("resetCursor", ref { Cursor.schema }),
                property("message", string(trim(), minLength(1), maxLength(512))),
            )
        }

        override fun fromWire(judged: Wire): ReplayRecovery {
            val members = judged.fields
            return ReplayRecovery(
                conversationId = ConversationId.fromWire(members.need("conversationId")),
                code = ReplayRecoveryCode.fromWire(members.need("code")),
                recoverable = members.need("recoverable").flag,
                resetCursor = Cursor.fromWire(members.need("resetCursor")),
                message = members.need("message").text,
            )
        }

        override fun toWire(value: ReplayRecovery): Wire = wireFields {
            put("schemaVersion", wire(1.0))
            put("status", wire("recover"))
            put("conversationId", ConversationId.toWire(value.conversationId))
            put("code", ReplayRecoveryCode.toWire(value.code))
            put("recoverable", wire(value.recoverable))
            put("resetCursor", Cursor.toWire(value.resetCursor))
            put("message", wire(value.message))
        }

        public fun serializer(): KSerializer<ReplayRecovery> = this
    }
}

@Serializable(with = ReplayRecoveryCode.Companion::class)
public enum class ReplayRecoveryCode(public val value: String) {
    CURSOR_INVALID("cursor_invalid"),
    CURSOR_EXPIRED("cursor_expired"),
    CURSOR_RESET("cursor_reset"),
    RUN_CONFLICT("run_conflict"),
    UNKNOWN_CONVERSATION("unknown_conversation"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<ReplayRecoveryCode>("clankie.ReplayRecoveryCode") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): ReplayRecoveryCode = byValue.getValue(judged.text)

        override fun toWire(value: ReplayRecoveryCode): Wire = wire(value.value)

        public fun serializer(): KSerializer<ReplayRecoveryCode> = this
    }
}

/**
 * A page of events, or where to start again.
 *
 * Told apart by `status`.
 */
@Serializable(with = ReplayResult.Companion::class)
public sealed interface ReplayResult {
    public companion object : Model<ReplayResult>("clankie.ReplayResult") {
        override val schema: Schema by lazy {
            discriminated(
                "status",
                tagged(ref { ReplayPage.schema }, wire("page")),
                tagged(ref { ReplayRecovery.schema }, wire("recover")),
            )
        }

        override fun fromWire(judged: Wire): ReplayResult = when (judged.option) {
            0 -> ReplayPage.fromWire(judged.optionValue)
            else -> ReplayRecovery.fromWire(judged.optionValue)
        }

        override fun toWire(value: ReplayResult): Wire = when (value) {
            is ReplayPage -> ReplayPage.toWire(value)
            is ReplayRecovery -> ReplayRecovery.toWire(value)
        }

        public fun serializer(): KSerializer<ReplayResult> = this
    }
}

/** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
public fun ReplayResult.encode(): String = ReplayResult.Companion.encode(this)

/** Reads a part of a conversation and answers at once. */
@Serializable(with = ReplayRequest.Companion::class)
public data class ReplayRequest(
    public val replay: ReplayQuery,
) : OperatorServiceRequest {
    /** Always `"replay"`. */
    public val op: String get() = "replay"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<ReplayRequest>("clankie.ReplayRequest") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("op", oneOf(wire("replay"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("replay", ref { ReplayQuery.schema }),
            )
        }

        override fun fromWire(judged: Wire): ReplayRequest {
            val members = judged.fields
            return ReplayRequest(
                replay = ReplayQuery.fromWire(members.need("replay")),
            )
        }

        override fun toWire(value: ReplayRequest): Wire = wireFields {
            put("op", wire("replay"))
            put("schemaVersion", wire(1.0))
            put("replay", ReplayQuery.toWire(value.replay))
        }

        public fun serializer(): KSerializer<ReplayRequest> = this
    }
}

@Serializable(with = ReplayResponse.Companion::class)
public data class ReplayResponse(
    public val result: ReplayResult,
) : OperatorServiceResult {
    /** Always `"replay"`. */
    public val op: String get() = "replay"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<ReplayResponse>("clankie.ReplayResponse") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("op", oneOf(wire("replay"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("result", ref { ReplayResult.schema }),
            )
        }

        override fun fromWire(judged: Wire): ReplayResponse {
            val members = judged.fields
            return ReplayResponse(
                result = ReplayResult.fromWire(members.need("result")),
            )
        }

        override fun toWire(value: ReplayResponse): Wire = wireFields {
            put("op", wire("replay"))
            put("schemaVersion", wire(1.0))
            put("result", ReplayResult.toWire(value.result))
        }

        public fun serializer(): KSerializer<ReplayResponse> = this
    }
}

/** Reads on and waits up to `waitMs` for an event, more of the draft, or a recovery. */
@Serializable(with = TailRequest.Companion::class)
public data class TailRequest(
    public val tail: ReplayQuery,
) : OperatorServiceRequest {
    /** Always `"tail"`. */
    public val op: String get() = "tail"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<TailRequest>("clankie.TailRequest") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("op", oneOf(wire("tail"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("tail", ref { ReplayQuery.schema }),
            )
        }

        override fun fromWire(judged: Wire): TailRequest {
            val members = judged.fields
            return TailRequest(
                tail = ReplayQuery.fromWire(members.need("tail")),
            )
        }

        override fun toWire(value: TailRequest): Wire = wireFields {
            put("op", wire("tail"))
            put("schemaVersion", wire(1.0))
            put("tail", ReplayQuery.toWire(value.tail))
        }

        public fun serializer(): KSerializer<TailRequest> = this
    }
}

@Serializable(with = TailResponse.Companion::class)
public data class TailResponse(
    public val result: ReplayResult,
) : OperatorServiceResult {
    /** Always `"tail"`. */
    public val op: String get() = "tail"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<TailResponse>("clankie.TailResponse") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("op", oneOf(wire("tail"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("result", ref { ReplayResult.schema }),
            )
        }

        override fun fromWire(judged: Wire): TailResponse {
            val members = judged.fields
            return TailResponse(
                result = ReplayResult.fromWire(members.need("result")),
            )
        }

        override fun toWire(value: TailResponse): Wire = wireFields {
            put("op", wire("tail"))
            put("schemaVersion", wire(1.0))
            put("result", ReplayResult.toWire(value.result))
        }

        public fun serializer(): KSerializer<TailResponse> = this
    }
}
