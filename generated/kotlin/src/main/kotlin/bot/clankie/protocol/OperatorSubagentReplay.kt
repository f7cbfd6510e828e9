// Made from schemas/clankie/operator/subagent-replay.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package bot.clankie.protocol

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

/** Which part of a helper's transcript to read. */
@Serializable(with = SubagentReplayQuery.Companion::class)
public data class SubagentReplayQuery(
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
    /** Names the helper. */
    public val subagentId: Ref,
) {
    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<SubagentReplayQuery>("clankie.SubagentReplayQuery") {
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
                property("subagentId", ref { RefModel.schema }),
            )
        }

        override fun fromWire(judged: Wire): SubagentReplayQuery {
            val members = judged.fields
            return SubagentReplayQuery(
                conversationId = ConversationId.fromWire(members.need("conversationId")),
                surfaceClientId = SurfaceClientId.fromWire(members.need("surfaceClientId")),
                cursor = members["cursor"].ifPresent { Cursor.fromWire(it) },
                limit = members["limit"].ifPresent { it.long },
                direction = members["direction"].ifPresent { it.text },
                turnLimit = members["turnLimit"].ifPresent { it.long },
                liveSequence = members["liveSequence"].ifPresent { it.long },
                waitMs = members["waitMs"].ifPresent { it.long },
                subagentId = RefModel.fromWire(members.need("subagentId")),
            )
        }

        override fun toWire(value: SubagentReplayQuery): Wire = wireFields {
            put("schemaVersion", wire(1.0))
            put("conversationId", ConversationId.toWire(value.conversationId))
            put("surfaceClientId", SurfaceClientId.toWire(value.surfaceClientId))
            putIfPresent("cursor", value.cursor) { Cursor.toWire(it) }
            putIfPresent("limit", value.limit) { wire(it) }
            putIfPresent("direction", value.direction) { wire(it) }
            putIfPresent("turnLimit", value.turnLimit) { wire(it) }
            putIfPresent("liveSequence", value.liveSequence) { wire(it) }
            putIfPresent("waitMs", value.waitMs) { wire(it) }
            put("subagentId", RefModel.toWire(value.subagentId))
        }

        public fun serializer(): KSerializer<SubagentReplayQuery> = this
    }
}

/** Reads a part of a helper's transcript and answers at once. */
@Serializable(with = SubagentReplayRequest.Companion::class)
public data class SubagentReplayRequest(
    public val replay: SubagentReplayQuery,
) : OperatorServiceRequest {
    /** Always `"subagent_replay"`. */
    public val op: String get() = "subagent_replay"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<SubagentReplayRequest>("clankie.SubagentReplayRequest") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("op", oneOf(wire("subagent_replay"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("replay", ref { SubagentReplayQuery.schema }),
            )
        }

        override fun fromWire(judged: Wire): SubagentReplayRequest {
            val members = judged.fields
            return SubagentReplayRequest(
                replay = SubagentReplayQuery.fromWire(members.need("replay")),
            )
        }

        override fun toWire(value: SubagentReplayRequest): Wire = wireFields {
            put("op", wire("subagent_replay"))
            put("schemaVersion", wire(1.0))
            put("replay", SubagentReplayQuery.toWire(value.replay))
        }

        public fun serializer(): KSerializer<SubagentReplayRequest> = this
    }
}

@Serializable(with = SubagentReplayResponse.Companion::class)
public data class SubagentReplayResponse(
    public val subagentId: Ref,
    public val result: ReplayResult,
) : OperatorServiceResult {
    /** Always `"subagent_replay"`. */
    public val op: String get() = "subagent_replay"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<SubagentReplayResponse>("clankie.SubagentReplayResponse") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("op", oneOf(wire("subagent_replay"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("subagentId", ref { RefModel.schema }),
                property("result", ref { ReplayResult.schema }),
            )
        }

        override fun fromWire(judged: Wire): SubagentReplayResponse {
            val members = judged.fields
            return SubagentReplayResponse(
                subagentId = RefModel.fromWire(members.need("subagentId")),
                result = ReplayResult.fromWire(members.need("result")),
            )
        }

        override fun toWire(value: SubagentReplayResponse): Wire = wireFields {
            put("op", wire("subagent_replay"))
            put("schemaVersion", wire(1.0))
            put("subagentId", RefModel.toWire(value.subagentId))
            put("result", ReplayResult.toWire(value.result))
        }

        public fun serializer(): KSerializer<SubagentReplayResponse> = this
    }
}
