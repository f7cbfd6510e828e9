// Made from schemas/clankie/operator/send-receipts.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package bot.clankie.protocol

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

/** Only in answers to a query with `record: true` that a relay answered. */
@Serializable(with = SendRecord.Companion::class)
public data class SendRecord(
    /** This relay took an identical send of this device, even if the hop behind it failed. */
    public val received: Boolean,
    /**
     * How far back `received: false` can be trusted, in milliseconds before the query arrived.
     *
     * At least 0, at most 86400000.
     */
    public val completeForMs: Long,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<SendRecord>("clankie.SendRecord") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("received", boolean()),
                property("completeForMs", number(NumberFormat.INT, atLeast(0.0), atMost(86400000.0))),
            )
        }

        override fun fromWire(judged: Wire): SendRecord {
            val members = judged.fields
            return SendRecord(
                received = members.need("received").flag,
                completeForMs = members.need("completeForMs").long,
            )
        }

        override fun toWire(value: SendRecord): Wire = wireFields {
            put("received", wire(value.received))
            put("completeForMs", wire(value.completeForMs))
        }

        public fun serializer(): KSerializer<SendRecord> = this
    }
}

/** The relay still holds the result of that send. */
@Serializable(with = RetainedSendReceipt.Companion::class)
public data class RetainedSendReceipt(
    public val result: SendResult,
    public val record: SendRecord? = null,
) : SendReceipt {
    /** Always `"retained"`. */
    public val status: String get() = "retained"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<RetainedSendReceipt>("clankie.RetainedSendReceipt") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("status", oneOf(wire("retained"))),
                property("result", ref { SendResult.schema }),
                property("record", optional(ref { SendRecord.schema })),
            )
        }

        override fun fromWire(judged: Wire): RetainedSendReceipt {
            val members = judged.fields
            return RetainedSendReceipt(
                result = SendResult.fromWire(members.need("result")),
                record = members["record"].ifPresent { SendRecord.fromWire(it) },
            )
        }

        override fun toWire(value: RetainedSendReceipt): Wire = wireFields {
            put("status", wire("retained"))
            put("result", SendResult.toWire(value.result))
            putIfPresent("record", value.record) { SendRecord.toWire(it) }
        }

        public fun serializer(): KSerializer<RetainedSendReceipt> = this
    }
}

/** No result is held. That alone is no ground to send again. */
@Serializable(with = UnknownSendReceipt.Companion::class)
public data class UnknownSendReceipt(
    public val record: SendRecord? = null,
) : SendReceipt {
    /** Always `"unknown"`. */
    public val status: String get() = "unknown"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<UnknownSendReceipt>("clankie.UnknownSendReceipt") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("status", oneOf(wire("unknown"))),
                property("record", optional(ref { SendRecord.schema })),
            )
        }

        override fun fromWire(judged: Wire): UnknownSendReceipt {
            val members = judged.fields
            return UnknownSendReceipt(
                record = members["record"].ifPresent { SendRecord.fromWire(it) },
            )
        }

        override fun toWire(value: UnknownSendReceipt): Wire = wireFields {
            put("status", wire("unknown"))
            putIfPresent("record", value.record) { SendRecord.toWire(it) }
        }

        public fun serializer(): KSerializer<UnknownSendReceipt> = this
    }
}

/**
 * What a relay remembers of a send.
 *
 * Told apart by `status`.
 */
@Serializable(with = SendReceipt.Companion::class)
public sealed interface SendReceipt {
    public companion object : Model<SendReceipt>("clankie.SendReceipt") {
        override val schema: Schema by lazy {
            discriminated(
                "status",
                tagged(ref { RetainedSendReceipt.schema }, wire("retained")),
                tagged(ref { UnknownSendReceipt.schema }, wire("unknown")),
            )
        }

        override fun fromWire(judged: Wire): SendReceipt = when (judged.option) {
            0 -> RetainedSendReceipt.fromWire(judged.optionValue)
            else -> UnknownSendReceipt.fromWire(judged.optionValue)
        }

        override fun toWire(value: SendReceipt): Wire = when (value) {
            is RetainedSendReceipt -> RetainedSendReceipt.toWire(value)
            is UnknownSendReceipt -> UnknownSendReceipt.toWire(value)
        }

        public fun serializer(): KSerializer<SendReceipt> = this
    }
}

/** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
public fun SendReceipt.encode(): String = SendReceipt.Companion.encode(this)

/** Asks what became of a send, by exactly the turn that was sent. */
@Serializable(with = SendReceiptRequest.Companion::class)
public data class SendReceiptRequest(
    public val turn: SendTurn,
    /**
     * Asks for the record of sends too. An older relay refuses the key.
     *
     * Only `true`.
     */
    public val record: Boolean? = null,
) : OperatorServiceRequest {
    /** Always `"send_receipt"`. */
    public val op: String get() = "send_receipt"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<SendReceiptRequest>("clankie.SendReceiptRequest") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("op", oneOf(wire("send_receipt"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("turn", ref { SendTurn.schema }),
                property("record", optional(oneOf(wire(true)))),
            )
        }

        override fun fromWire(judged: Wire): SendReceiptRequest {
            val members = judged.fields
            return SendReceiptRequest(
                turn = SendTurn.fromWire(members.need("turn")),
                record = members["record"].ifPresent { it.flag },
            )
        }

        override fun toWire(value: SendReceiptRequest): Wire = wireFields {
            put("op", wire("send_receipt"))
            put("schemaVersion", wire(1.0))
            put("turn", SendTurn.toWire(value.turn))
            putIfPresent("record", value.record) { wire(it) }
        }

        public fun serializer(): KSerializer<SendReceiptRequest> = this
    }
}

@Serializable(with = SendReceiptResponse.Companion::class)
public data class SendReceiptResponse(
    public val result: SendReceipt,
) : OperatorServiceResult {
    /** Always `"send_receipt"`. */
    public val op: String get() = "send_receipt"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<SendReceiptResponse>("clankie.SendReceiptResponse") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("op", oneOf(wire("send_receipt"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("result", ref { SendReceipt.schema }),
            )
        }

        override fun fromWire(judged: Wire): SendReceiptResponse {
            val members = judged.fields
            return SendReceiptResponse(
                result = SendReceipt.fromWire(members.need("result")),
            )
        }

        override fun toWire(value: SendReceiptResponse): Wire = wireFields {
            put("op", wire("send_receipt"))
            put("schemaVersion", wire(1.0))
            put("result", SendReceipt.toWire(value.result))
        }

        public fun serializer(): KSerializer<SendReceiptResponse> = this
    }
}
