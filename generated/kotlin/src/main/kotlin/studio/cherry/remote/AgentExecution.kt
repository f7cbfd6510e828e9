// Made from schemas/remote/agent/execution.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package studio.cherry.remote

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import kotlinx.serialization.json.JsonElement
import samewire.support.*

@Serializable(with = ExecutionStatus.Companion::class)
public enum class ExecutionStatus(public val value: String) {
    RUNNING("running"),
    AWAITING_APPROVAL("awaiting-approval"),
    FINALIZING("finalizing"),
    COMPLETED("completed"),
    CANCELLED("cancelled"),
    FAILED("failed"),
    INTERRUPTED("interrupted"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<ExecutionStatus>("remote.ExecutionStatus") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): ExecutionStatus = byValue.getValue(judged.text)

        override fun toWire(value: ExecutionStatus): Wire = wire(value.value)

        public fun serializer(): KSerializer<ExecutionStatus> = this
    }
}

/** One run of an agent. */
@Serializable(with = AgentExecution.Companion::class)
public data class AgentExecution(
    public val executionId: OpaqueId,
    /** The end of a provider's output is finalizing, not yet completed. */
    public val status: ExecutionStatus,
    public val commandId: OpaqueId? = null,
    /** The message it wrote. Present once the run has ended. */
    public val messageId: OpaqueId? = null,
    @Deprecated("Deprecated by the contract.")
    public val error: RemoteFailure? = null,
    /** Present exactly when the status is failed. */
    public val failure: ExecutionFailure? = null,
    /** Why an ended run was not stored. Independent of whether the run itself failed. */
    public val persistenceFailure: ExecutionFailure? = null,
    /** Where an ended run was stored. Present exactly when it is durable. */
    public val history: AgentExecutionHistory? = null,
    /** The outcome is stored. Only an ended run can be durable. */
    public val durable: Boolean,
    /** Entries beside the declared keys. */
    public val additionalProperties: Map<String, JsonElement> = emptyMap(),
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<AgentExecution>("remote.AgentExecution") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Kept,
                property("executionId", ref { OpaqueIdModel.schema }),
                property("status", ref { ExecutionStatus.schema }),
                property("commandId", optional(ref { OpaqueIdModel.schema })),
                property("messageId", optional(ref { OpaqueIdModel.schema })),
                property("error", optional(ref { RemoteFailure.schema })),
                property("failure", optional(ref { ExecutionFailure.schema })),
                property("persistenceFailure", optional(ref { ExecutionFailure.schema })),
                property("history", optional(ref { AgentExecutionHistory.schema })),
                property("durable", boolean()),
            )
        }

        override fun fromWire(judged: Wire): AgentExecution {
            val members = judged.fields
            return AgentExecution(
                executionId = OpaqueIdModel.fromWire(members.need("executionId")),
                status = ExecutionStatus.fromWire(members.need("status")),
                commandId = members["commandId"].ifPresent { OpaqueIdModel.fromWire(it) },
                messageId = members["messageId"].ifPresent { OpaqueIdModel.fromWire(it) },
                error = members["error"].ifPresent { RemoteFailure.fromWire(it) },
                failure = members["failure"].ifPresent { ExecutionFailure.fromWire(it) },
                persistenceFailure = members["persistenceFailure"].ifPresent { ExecutionFailure.fromWire(it) },
                history = members["history"].ifPresent { AgentExecutionHistory.fromWire(it) },
                durable = members.need("durable").flag,
                additionalProperties = members.others("executionId", "status", "commandId", "messageId", "error", "failure", "persistenceFailure", "history", "durable") { it.element },
            )
        }

        override fun toWire(value: AgentExecution): Wire = wireFields {
            put("executionId", OpaqueIdModel.toWire(value.executionId))
            put("status", ExecutionStatus.toWire(value.status))
            putIfPresent("commandId", value.commandId) { OpaqueIdModel.toWire(it) }
            putIfPresent("messageId", value.messageId) { OpaqueIdModel.toWire(it) }
            putIfPresent("error", value.error) { RemoteFailure.toWire(it) }
            putIfPresent("failure", value.failure) { ExecutionFailure.toWire(it) }
            putIfPresent("persistenceFailure", value.persistenceFailure) { ExecutionFailure.toWire(it) }
            putIfPresent("history", value.history) { AgentExecutionHistory.toWire(it) }
            put("durable", wire(value.durable))
            putOthers(value.additionalProperties, "executionId", "status", "commandId", "messageId", "error", "failure", "persistenceFailure", "history", "durable") { wire(it) }
        }

        public fun serializer(): KSerializer<AgentExecution> = this
    }
}

@Serializable(with = AgentExecutionHistory.Companion::class)
public data class AgentExecutionHistory(
    public val historyRevision: Decimal,
    public val messageRevision: Decimal,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<AgentExecutionHistory>("remote.AgentExecutionHistory") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("historyRevision", ref { DecimalModel.schema }),
                property("messageRevision", ref { DecimalModel.schema }),
            )
        }

        override fun fromWire(judged: Wire): AgentExecutionHistory {
            val members = judged.fields
            return AgentExecutionHistory(
                historyRevision = DecimalModel.fromWire(members.need("historyRevision")),
                messageRevision = DecimalModel.fromWire(members.need("messageRevision")),
            )
        }

        override fun toWire(value: AgentExecutionHistory): Wire = wireFields {
            put("historyRevision", DecimalModel.toWire(value.historyRevision))
            put("messageRevision", DecimalModel.toWire(value.messageRevision))
        }

        public fun serializer(): KSerializer<AgentExecutionHistory> = this
    }
}
