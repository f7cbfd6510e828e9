// Made from schemas/remote/agent/receipt.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package studio.cherry.remote

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import kotlinx.serialization.json.JsonElement
import samewire.support.*

/** What became of a command. It says nothing of how the run ended. */
@Serializable(with = CommandReceipt.Companion::class)
public data class CommandReceipt(
    public val commandId: OpaqueId,
    public val method: OpaqueId,
    public val status: CommandReceiptStatus,
    public val admittedAt: Timestamp,
    public val sessionId: OpaqueId? = null,
    public val executionId: OpaqueId? = null,
    public val result: JsonElement? = null,
    public val error: RemoteFailure? = null,
    /** Entries beside the declared keys. */
    public val additionalProperties: Map<String, JsonElement> = emptyMap(),
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<CommandReceipt>("remote.CommandReceipt") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Kept,
                property("commandId", ref { OpaqueIdModel.schema }),
                property("method", ref { OpaqueIdModel.schema }),
                property("status", ref { CommandReceiptStatus.schema }),
                property("admittedAt", ref { TimestampModel.schema }),
                property("sessionId", optional(ref { OpaqueIdModel.schema })),
                property("executionId", optional(ref { OpaqueIdModel.schema })),
                property("result", optional(json())),
                property("error", optional(ref { RemoteFailure.schema })),
            )
        }

        override fun fromWire(judged: Wire): CommandReceipt {
            val members = judged.fields
            return CommandReceipt(
                commandId = OpaqueIdModel.fromWire(members.need("commandId")),
                method = OpaqueIdModel.fromWire(members.need("method")),
                status = CommandReceiptStatus.fromWire(members.need("status")),
                admittedAt = TimestampModel.fromWire(members.need("admittedAt")),
                sessionId = members["sessionId"].ifPresent { OpaqueIdModel.fromWire(it) },
                executionId = members["executionId"].ifPresent { OpaqueIdModel.fromWire(it) },
                result = members["result"].ifPresent { it.element },
                error = members["error"].ifPresent { RemoteFailure.fromWire(it) },
                additionalProperties = members.others("commandId", "method", "status", "admittedAt", "sessionId", "executionId", "result", "error") { it.element },
            )
        }

        override fun toWire(value: CommandReceipt): Wire = wireFields {
            put("commandId", OpaqueIdModel.toWire(value.commandId))
            put("method", OpaqueIdModel.toWire(value.method))
            put("status", CommandReceiptStatus.toWire(value.status))
            put("admittedAt", TimestampModel.toWire(value.admittedAt))
            putIfPresent("sessionId", value.sessionId) { OpaqueIdModel.toWire(it) }
            putIfPresent("executionId", value.executionId) { OpaqueIdModel.toWire(it) }
            putIfPresent("result", value.result) { wire(it) }
            putIfPresent("error", value.error) { RemoteFailure.toWire(it) }
            putOthers(value.additionalProperties, "commandId", "method", "status", "admittedAt", "sessionId", "executionId", "result", "error") { wire(it) }
        }

        public fun serializer(): KSerializer<CommandReceipt> = this
    }
}

/** Accepted: stored, not run. Applied: its owner acted. Interrupted: the effect cannot be proven. */
@Serializable(with = CommandReceiptStatus.Companion::class)
public enum class CommandReceiptStatus(public val value: String) {
    ACCEPTED("accepted"),
    APPLIED("applied"),
    REJECTED("rejected"),
    INTERRUPTED("interrupted"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<CommandReceiptStatus>("remote.CommandReceiptStatus") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): CommandReceiptStatus = byValue.getValue(judged.text)

        override fun toWire(value: CommandReceiptStatus): Wire = wire(value.value)

        public fun serializer(): KSerializer<CommandReceiptStatus> = this
    }
}
