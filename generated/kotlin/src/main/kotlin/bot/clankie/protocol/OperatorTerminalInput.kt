// Made from schemas/clankie/operator/terminal-input.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package bot.clankie.protocol

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

/** Bytes to type into a terminal, under the lease. */
@Serializable(with = TerminalInput.Companion::class)
public data class TerminalInput(
    public val terminalId: TerminalId,
    public val surfaceClientId: SurfaceClientId,
    public val leaseToken: LeaseToken,
    /** At most 32768 characters. */
    public val dataBase64: String,
) {
    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<TerminalInput>("clankie.TerminalInput") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("schemaVersion", oneOf(wire(1.0))),
                property("terminalId", ref { TerminalId.schema }),
                property("surfaceClientId", ref { SurfaceClientId.schema }),
                property("leaseToken", ref { LeaseToken.schema }),
                property("dataBase64", string(maxLength(32768), portable(canonicalBase64(1L, 24576L)))),
            )
        }

        override fun fromWire(judged: Wire): TerminalInput {
            val members = judged.fields
            return TerminalInput(
                terminalId = TerminalId.fromWire(members.need("terminalId")),
                surfaceClientId = SurfaceClientId.fromWire(members.need("surfaceClientId")),
                leaseToken = LeaseToken.fromWire(members.need("leaseToken")),
                dataBase64 = members.need("dataBase64").text,
            )
        }

        override fun toWire(value: TerminalInput): Wire = wireFields {
            put("schemaVersion", wire(1.0))
            put("terminalId", TerminalId.toWire(value.terminalId))
            put("surfaceClientId", SurfaceClientId.toWire(value.surfaceClientId))
            put("leaseToken", LeaseToken.toWire(value.leaseToken))
            put("dataBase64", wire(value.dataBase64))
        }

        public fun serializer(): KSerializer<TerminalInput> = this
    }
}

/** The bytes were written. */
@Serializable(with = TerminalDelivered.Companion::class)
public data class TerminalDelivered(
    public val terminalId: TerminalId,
) : TerminalInputResult {
    /** Always `"delivered"`. */
    public val status: String get() = "delivered"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<TerminalDelivered>("clankie.TerminalDelivered") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("status", oneOf(wire("delivered"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("terminalId", ref { TerminalId.schema }),
            )
        }

        override fun fromWire(judged: Wire): TerminalDelivered {
            val members = judged.fields
            return TerminalDelivered(
                terminalId = TerminalId.fromWire(members.need("terminalId")),
            )
        }

        override fun toWire(value: TerminalDelivered): Wire = wireFields {
            put("status", wire("delivered"))
            put("schemaVersion", wire(1.0))
            put("terminalId", TerminalId.toWire(value.terminalId))
        }

        public fun serializer(): KSerializer<TerminalDelivered> = this
    }
}

/**
 * What became of the bytes. Without a live lease none is written.
 *
 * Told apart by `status`.
 */
@Serializable(with = TerminalInputResult.Companion::class)
public sealed interface TerminalInputResult {
    public companion object : Model<TerminalInputResult>("clankie.TerminalInputResult") {
        override val schema: Schema by lazy {
            discriminated(
                "status",
                tagged(ref { TerminalDelivered.schema }, wire("delivered")),
                tagged(ref { TerminalDenied.schema }, wire("denied")),
                tagged(ref { TerminalContended.schema }, wire("contended")),
                tagged(ref { TerminalControlUnavailable.schema }, wire("unavailable")),
            )
        }

        override fun fromWire(judged: Wire): TerminalInputResult = when (judged.option) {
            0 -> TerminalDelivered.fromWire(judged.optionValue)
            1 -> TerminalDenied.fromWire(judged.optionValue)
            2 -> TerminalContended.fromWire(judged.optionValue)
            else -> TerminalControlUnavailable.fromWire(judged.optionValue)
        }

        override fun toWire(value: TerminalInputResult): Wire = when (value) {
            is TerminalDelivered -> TerminalDelivered.toWire(value)
            is TerminalDenied -> TerminalDenied.toWire(value)
            is TerminalContended -> TerminalContended.toWire(value)
            is TerminalControlUnavailable -> TerminalControlUnavailable.toWire(value)
        }

        public fun serializer(): KSerializer<TerminalInputResult> = this
    }
}

/** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
public fun TerminalInputResult.encode(): String = TerminalInputResult.Companion.encode(this)

@Serializable(with = TerminalInputRequest.Companion::class)
public data class TerminalInputRequest(
    public val input: TerminalInput,
) : OperatorServiceRequest {
    /** Always `"terminal_input"`. */
    public val op: String get() = "terminal_input"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<TerminalInputRequest>("clankie.TerminalInputRequest") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("op", oneOf(wire("terminal_input"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("input", ref { TerminalInput.schema }),
            )
        }

        override fun fromWire(judged: Wire): TerminalInputRequest {
            val members = judged.fields
            return TerminalInputRequest(
                input = TerminalInput.fromWire(members.need("input")),
            )
        }

        override fun toWire(value: TerminalInputRequest): Wire = wireFields {
            put("op", wire("terminal_input"))
            put("schemaVersion", wire(1.0))
            put("input", TerminalInput.toWire(value.input))
        }

        public fun serializer(): KSerializer<TerminalInputRequest> = this
    }
}

@Serializable(with = TerminalInputResponse.Companion::class)
public data class TerminalInputResponse(
    public val result: TerminalInputResult,
) : OperatorServiceResult {
    /** Always `"terminal_input"`. */
    public val op: String get() = "terminal_input"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<TerminalInputResponse>("clankie.TerminalInputResponse") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("op", oneOf(wire("terminal_input"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("result", ref { TerminalInputResult.schema }),
            )
        }

        override fun fromWire(judged: Wire): TerminalInputResponse {
            val members = judged.fields
            return TerminalInputResponse(
                result = TerminalInputResult.fromWire(members.need("result")),
            )
        }

        override fun toWire(value: TerminalInputResponse): Wire = wireFields {
            put("op", wire("terminal_input"))
            put("schemaVersion", wire(1.0))
            put("result", TerminalInputResult.toWire(value.result))
        }

        public fun serializer(): KSerializer<TerminalInputResponse> = this
    }
}
