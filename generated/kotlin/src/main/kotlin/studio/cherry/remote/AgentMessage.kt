// Made from schemas/remote/agent/message.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package studio.cherry.remote

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import kotlinx.serialization.json.JsonElement
import samewire.support.*

/** Cost in one currency, and of how many requests the provider or the host stated it. */
@Serializable(with = MessageCost.Companion::class)
public data class MessageCost(
    /** Matches `^[A-Z]{3}$`. */
    public val currency: String,
    /** At least 0. */
    public val amount: Double,
    /** At least 0. */
    public val providerReportedRequestCount: Long,
    /** At least 0. */
    public val computedRequestCount: Long,
    /** Entries beside the declared keys. */
    public val additionalProperties: Map<String, JsonElement> = emptyMap(),
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<MessageCost>("remote.MessageCost") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Kept,
                property("currency", string(pattern("^[A-Z]{3}\$", "u"))),
                property("amount", number(NumberFormat.NUMBER, atLeast(0.0))),
                property("providerReportedRequestCount", number(NumberFormat.INT, atLeast(0.0))),
                property("computedRequestCount", number(NumberFormat.INT, atLeast(0.0))),
            )
        }

        override fun fromWire(judged: Wire): MessageCost {
            val members = judged.fields
            return MessageCost(
                currency = members.need("currency").text,
                amount = members.need("amount").double,
                providerReportedRequestCount = members.need("providerReportedRequestCount").long,
                computedRequestCount = members.need("computedRequestCount").long,
                additionalProperties = members.others("currency", "amount", "providerReportedRequestCount", "computedRequestCount") { it.element },
            )
        }

        override fun toWire(value: MessageCost): Wire = wireFields {
            put("currency", wire(value.currency))
            put("amount", wire(value.amount))
            put("providerReportedRequestCount", wire(value.providerReportedRequestCount))
            put("computedRequestCount", wire(value.computedRequestCount))
            putOthers(value.additionalProperties, "currency", "amount", "providerReportedRequestCount", "computedRequestCount") { wire(it) }
        }

        public fun serializer(): KSerializer<MessageCost> = this
    }
}

/** What a message took. An absent figure is unknown, a zero was measured. */
@Serializable(with = AgentMessageUsage.Companion::class)
public data class AgentMessageUsage(
    /** At least 0. */
    public val inputTokens: Double? = null,
    /** At least 0. */
    public val outputTokens: Double? = null,
    /** At least 0. */
    public val totalTokens: Double? = null,
    /** At least 0. */
    public val noCacheTokens: Double? = null,
    /** At least 0. */
    public val cacheReadTokens: Double? = null,
    /** At least 0. */
    public val cacheWriteTokens: Double? = null,
    /** At least 0. */
    public val reasoningTokens: Double? = null,
    /** At least 0. */
    public val durationMs: Double? = null,
    /** At least 0. */
    public val toolDurationMs: Double? = null,
    /** At least 0. */
    public val approvalDurationMs: Double? = null,
    /** At least 0. */
    public val requestCount: Long? = null,
    public val hasUnpricedRecords: Boolean? = null,
    /** At most 32 entries. */
    public val costs: List<MessageCost>? = null,
    /** Entries beside the declared keys. */
    public val additionalProperties: Map<String, JsonElement> = emptyMap(),
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<AgentMessageUsage>("remote.AgentMessageUsage") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Kept,
                property("inputTokens", optional(number(NumberFormat.NUMBER, atLeast(0.0)))),
                property("outputTokens", optional(number(NumberFormat.NUMBER, atLeast(0.0)))),
                property("totalTokens", optional(number(NumberFormat.NUMBER, atLeast(0.0)))),
                property("noCacheTokens", optional(number(NumberFormat.NUMBER, atLeast(0.0)))),
                property("cacheReadTokens", optional(number(NumberFormat.NUMBER, atLeast(0.0)))),
                property("cacheWriteTokens", optional(number(NumberFormat.NUMBER, atLeast(0.0)))),
                property("reasoningTokens", optional(number(NumberFormat.NUMBER, atLeast(0.0)))),
                property("durationMs", optional(number(NumberFormat.NUMBER, atLeast(0.0)))),
                property("toolDurationMs", optional(number(NumberFormat.NUMBER, atLeast(0.0)))),
                property("approvalDurationMs", optional(number(NumberFormat.NUMBER, atLeast(0.0)))),
                property("requestCount", optional(number(NumberFormat.INT, atLeast(0.0)))),
                property("hasUnpricedRecords", optional(boolean())),
                property("costs", optional(list(ref { MessageCost.schema }, maxEntries(32)))),
            )
        }

        override fun fromWire(judged: Wire): AgentMessageUsage {
            val members = judged.fields
            return AgentMessageUsage(
                inputTokens = members["inputTokens"].ifPresent { it.double },
                outputTokens = members["outputTokens"].ifPresent { it.double },
                totalTokens = members["totalTokens"].ifPresent { it.double },
                noCacheTokens = members["noCacheTokens"].ifPresent { it.double },
                cacheReadTokens = members["cacheReadTokens"].ifPresent { it.double },
                cacheWriteTokens = members["cacheWriteTokens"].ifPresent { it.double },
                reasoningTokens = members["reasoningTokens"].ifPresent { it.double },
                durationMs = members["durationMs"].ifPresent { it.double },
                toolDurationMs = members["toolDurationMs"].ifPresent { it.double },
                approvalDurationMs = members["approvalDurationMs"].ifPresent { it.double },
                requestCount = members["requestCount"].ifPresent { it.long },
                hasUnpricedRecords = members["hasUnpricedRecords"].ifPresent { it.flag },
                costs = members["costs"].ifPresent { it.readList { MessageCost.fromWire(it) } },
                additionalProperties = members.others("inputTokens", "outputTokens", "totalTokens", "noCacheTokens", "cacheReadTokens", "cacheWriteTokens", "reasoningTokens", "durationMs", "toolDurationMs", "approvalDurationMs", "requestCount", "hasUnpricedRecords", "costs") { it.element },
            )
        }

        override fun toWire(value: AgentMessageUsage): Wire = wireFields {
            putIfPresent("inputTokens", value.inputTokens) { wire(it) }
            putIfPresent("outputTokens", value.outputTokens) { wire(it) }
            putIfPresent("totalTokens", value.totalTokens) { wire(it) }
            putIfPresent("noCacheTokens", value.noCacheTokens) { wire(it) }
            putIfPresent("cacheReadTokens", value.cacheReadTokens) { wire(it) }
            putIfPresent("cacheWriteTokens", value.cacheWriteTokens) { wire(it) }
            putIfPresent("reasoningTokens", value.reasoningTokens) { wire(it) }
            putIfPresent("durationMs", value.durationMs) { wire(it) }
            putIfPresent("toolDurationMs", value.toolDurationMs) { wire(it) }
            putIfPresent("approvalDurationMs", value.approvalDurationMs) { wire(it) }
            putIfPresent("requestCount", value.requestCount) { wire(it) }
            putIfPresent("hasUnpricedRecords", value.hasUnpricedRecords) { wire(it) }
            putIfPresent("costs", value.costs) { wireList(it) { MessageCost.toWire(it) } }
            putOthers(value.additionalProperties, "inputTokens", "outputTokens", "totalTokens", "noCacheTokens", "cacheReadTokens", "cacheWriteTokens", "reasoningTokens", "durationMs", "toolDurationMs", "approvalDurationMs", "requestCount", "hasUnpricedRecords", "costs") { wire(it) }
        }

        public fun serializer(): KSerializer<AgentMessageUsage> = this
    }
}

@Serializable(with = MessageStatus.Companion::class)
public enum class MessageStatus(public val value: String) {
    PENDING("pending"),
    SUCCESS("success"),
    ERROR("error"),
    PAUSED("paused"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<MessageStatus>("remote.MessageStatus") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): MessageStatus = byValue.getValue(judged.text)

        override fun toWire(value: MessageStatus): Wire = wire(value.value)

        public fun serializer(): KSerializer<MessageStatus> = this
    }
}

/** One message of a session. */
@Serializable(with = AgentMessage.Companion::class)
public data class AgentMessage(
    public val messageId: OpaqueId,
    public val revision: Decimal,
    public val role: AgentMessageRole,
    /**
     * The parts in order.
     *
     * At most 4096 entries.
     */
    public val partIds: List<OpaqueId>,
    public val status: MessageStatus,
    public val usage: AgentMessageUsage? = null,
    /** The model that wrote the message. */
    public val model: ModelSummary? = null,
    /** Present exactly when the status is error. */
    public val failure: ExecutionFailure? = null,
    /** Entries beside the declared keys. */
    public val additionalProperties: Map<String, JsonElement> = emptyMap(),
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<AgentMessage>("remote.AgentMessage") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Kept,
                property("messageId", ref { OpaqueIdModel.schema }),
                property("revision", ref { DecimalModel.schema }),
                property("role", ref { AgentMessageRole.schema }),
                property("partIds", list(ref { OpaqueIdModel.schema }, maxEntries(4096))),
                property("status", ref { MessageStatus.schema }),
                property("usage", optional(ref { AgentMessageUsage.schema })),
                property("model", optional(ref { ModelSummary.schema })),
                property("failure", optional(ref { ExecutionFailure.schema })),
            )
        }

        override fun fromWire(judged: Wire): AgentMessage {
            val members = judged.fields
            return AgentMessage(
                messageId = OpaqueIdModel.fromWire(members.need("messageId")),
                revision = DecimalModel.fromWire(members.need("revision")),
                role = AgentMessageRole.fromWire(members.need("role")),
                partIds = members.need("partIds").readList { OpaqueIdModel.fromWire(it) },
                status = MessageStatus.fromWire(members.need("status")),
                usage = members["usage"].ifPresent { AgentMessageUsage.fromWire(it) },
                model = members["model"].ifPresent { ModelSummary.fromWire(it) },
                failure = members["failure"].ifPresent { ExecutionFailure.fromWire(it) },
                additionalProperties = members.others("messageId", "revision", "role", "partIds", "status", "usage", "model", "failure") { it.element },
            )
        }

        override fun toWire(value: AgentMessage): Wire = wireFields {
            put("messageId", OpaqueIdModel.toWire(value.messageId))
            put("revision", DecimalModel.toWire(value.revision))
            put("role", AgentMessageRole.toWire(value.role))
            put("partIds", wireList(value.partIds) { OpaqueIdModel.toWire(it) })
            put("status", MessageStatus.toWire(value.status))
            putIfPresent("usage", value.usage) { AgentMessageUsage.toWire(it) }
            putIfPresent("model", value.model) { ModelSummary.toWire(it) }
            putIfPresent("failure", value.failure) { ExecutionFailure.toWire(it) }
            putOthers(value.additionalProperties, "messageId", "revision", "role", "partIds", "status", "usage", "model", "failure") { wire(it) }
        }

        public fun serializer(): KSerializer<AgentMessage> = this
    }
}

@Serializable(with = AgentMessageRole.Companion::class)
public enum class AgentMessageRole(public val value: String) {
    USER("user"),
    ASSISTANT("assistant"),
    SYSTEM("system"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<AgentMessageRole>("remote.AgentMessageRole") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): AgentMessageRole = byValue.getValue(judged.text)

        override fun toWire(value: AgentMessageRole): Wire = wire(value.value)

        public fun serializer(): KSerializer<AgentMessageRole> = this
    }
}
