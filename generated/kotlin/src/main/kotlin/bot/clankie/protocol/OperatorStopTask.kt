// Made from schemas/clankie/operator/stop-task.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package bot.clankie.protocol

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

/** What became of the Stop. `uncertain`: it may have worked; never repeat it by itself. */
@Serializable(with = StopTaskResult.Companion::class)
public data class StopTaskResult(
    public val outcome: StopTaskResultOutcome,
    /** 1 to 512 characters. */
    public val taskId: String? = null,
    /**
     * Prose. Branch on `outcome` and `reason`.
     *
     * At most 512 characters.
     */
    public val detail: String? = null,
    /** Text that nobody sent stands in the terminal's input line. Only when `includeReason` asked for it. */
    public val reason: StopTaskResultReason? = null,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<StopTaskResult>("clankie.StopTaskResult") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("outcome", ref { StopTaskResultOutcome.schema }),
                property("taskId", optional(string(minLength(1), maxLength(512)))),
                property("detail", optional(string(maxLength(512)))),
                property("reason", optional(ref { StopTaskResultReason.schema })),
            )
        }

        override fun fromWire(judged: Wire): StopTaskResult {
            val members = judged.fields
            return StopTaskResult(
                outcome = StopTaskResultOutcome.fromWire(members.need("outcome")),
                taskId = members["taskId"].ifPresent { it.text },
                detail = members["detail"].ifPresent { it.text },
                reason = members["reason"].ifPresent { StopTaskResultReason.fromWire(it) },
            )
        }

        override fun toWire(value: StopTaskResult): Wire = wireFields {
            put("outcome", StopTaskResultOutcome.toWire(value.outcome))
            putIfPresent("taskId", value.taskId) { wire(it) }
            putIfPresent("detail", value.detail) { wire(it) }
            putIfPresent("reason", value.reason) { StopTaskResultReason.toWire(it) }
        }

        public fun serializer(): KSerializer<StopTaskResult> = this
    }
}

@Serializable(with = StopTaskResultOutcome.Companion::class)
public enum class StopTaskResultOutcome(public val value: String) {
    STOPPED("stopped"),
    ALREADY_FINISHED("already_finished"),
    UNSUPPORTED("unsupported"),
    UNCERTAIN("uncertain"),
    UNAVAILABLE("unavailable"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<StopTaskResultOutcome>("clankie.StopTaskResultOutcome") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): StopTaskResultOutcome = byValue.getValue(judged.text)

        override fun toWire(value: StopTaskResultOutcome): Wire = wire(value.value)

        public fun serializer(): KSerializer<StopTaskResultOutcome> = this
    }
}

@Serializable(with = StopTaskResultReason.Companion::class)
public enum class StopTaskResultReason(public val value: String) {
    UNSENT_DRAFT("unsent_draft"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<StopTaskResultReason>("clankie.StopTaskResultReason") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): StopTaskResultReason = byValue.getValue(judged.text)

        override fun toWire(value: StopTaskResultReason): Wire = wire(value.value)

        public fun serializer(): KSerializer<StopTaskResultReason> = this
    }
}

/** Asks to stop the current task of a conversation; the service finds out which one that is. */
@Serializable(with = StopTaskRequest.Companion::class)
public data class StopTaskRequest(
    public val conversationId: ConversationId,
    /**
     * Asks for `reason`. An older host refuses the key with HTTP 400.
     *
     * Only `true`.
     */
    public val includeReason: Boolean? = null,
) : OperatorServiceRequest {
    /** Always `"stop_task"`. */
    public val op: String get() = "stop_task"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<StopTaskRequest>("clankie.StopTaskRequest") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("op", oneOf(wire("stop_task"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("conversationId", ref { ConversationId.schema }),
                property("includeReason", optional(oneOf(wire(true)))),
            )
        }

        override fun fromWire(judged: Wire): StopTaskRequest {
            val members = judged.fields
            return StopTaskRequest(
                conversationId = ConversationId.fromWire(members.need("conversationId")),
                includeReason = members["includeReason"].ifPresent { it.flag },
            )
        }

        override fun toWire(value: StopTaskRequest): Wire = wireFields {
            put("op", wire("stop_task"))
            put("schemaVersion", wire(1.0))
            put("conversationId", ConversationId.toWire(value.conversationId))
            putIfPresent("includeReason", value.includeReason) { wire(it) }
        }

        public fun serializer(): KSerializer<StopTaskRequest> = this
    }
}

@Serializable(with = StopTaskResponse.Companion::class)
public data class StopTaskResponse(
    public val result: StopTaskResult,
) : OperatorServiceResult {
    /** Always `"stop_task"`. */
    public val op: String get() = "stop_task"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<StopTaskResponse>("clankie.StopTaskResponse") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("op", oneOf(wire("stop_task"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("result", ref { StopTaskResult.schema }),
            )
        }

        override fun fromWire(judged: Wire): StopTaskResponse {
            val members = judged.fields
            return StopTaskResponse(
                result = StopTaskResult.fromWire(members.need("result")),
            )
        }

        override fun toWire(value: StopTaskResponse): Wire = wireFields {
            put("op", wire("stop_task"))
            put("schemaVersion", wire(1.0))
            put("result", StopTaskResult.toWire(value.result))
        }

        public fun serializer(): KSerializer<StopTaskResponse> = this
    }
}
