// Made from schemas/clankie/composer-transcription/receipt.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package bot.clankie.protocol

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import kotlinx.serialization.json.JsonElement
import samewire.support.*

/** Why a recording is not transcribed. */
@Serializable(with = ComposerTranscriptionErrorCode.Companion::class)
public enum class ComposerTranscriptionErrorCode(public val value: String) {
    AUTHENTICATION_REQUIRED("authentication_required"),
    FORBIDDEN("forbidden"),
    UNAVAILABLE("unavailable"),
    INELIGIBLE("ineligible"),
    ALLOWANCE_EXHAUSTED("allowance_exhausted"),
    INVALID_REQUEST("invalid_request"),
    INVALID_AUDIO("invalid_audio"),
    CAPACITY("capacity"),
    NOT_FOUND("not_found"),
    CONFLICT("conflict"),
    CANCELLED("cancelled"),
    UNCERTAIN("uncertain"),
    PROVIDER_FAILED("provider_failed"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<ComposerTranscriptionErrorCode>("clankie.ComposerTranscriptionErrorCode") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): ComposerTranscriptionErrorCode = byValue.getValue(judged.text)

        override fun toWire(value: ComposerTranscriptionErrorCode): Wire = wire(value.value)

        public fun serializer(): KSerializer<ComposerTranscriptionErrorCode> = this
    }
}

@Serializable(with = ComposerTranscriptionError.Companion::class)
public data class ComposerTranscriptionError(
    public val error: ComposerTranscriptionErrorCode,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<ComposerTranscriptionError>("clankie.ComposerTranscriptionError") {
        override val schema: Schema by lazy {
            objectOf(UnknownKeys.Refused, property("error", ref { ComposerTranscriptionErrorCode.schema }))
        }

        override fun fromWire(judged: Wire): ComposerTranscriptionError {
            val members = judged.fields
            return ComposerTranscriptionError(
                error = ComposerTranscriptionErrorCode.fromWire(members.need("error")),
            )
        }

        override fun toWire(value: ComposerTranscriptionError): Wire = wireFields {
            put("error", ComposerTranscriptionErrorCode.toWire(value.error))
        }

        public fun serializer(): KSerializer<ComposerTranscriptionError> = this
    }
}

/**
 * How far a recording got. `text` is present exactly when it is complete.
 *
 * Told apart by `state`.
 */
@Serializable(with = ComposerTranscriptionReceipt.Companion::class)
public sealed interface ComposerTranscriptionReceipt {
    public companion object : Model<ComposerTranscriptionReceipt>("clankie.ComposerTranscriptionReceipt") {
        override val schema: Schema by lazy {
            discriminated(
                "state",
                tagged(
                    ref { ComposerTranscriptionReceiptUploading.schema },
                    wire("uploading"),
                    wire("transcribing"),
                    wire("cancelled"),
                    wire("failed"),
                    wire("uncertain"),
                ),
                tagged(ref { ComposerTranscriptionReceiptComplete.schema }, wire("complete")),
            )
        }

        override fun fromWire(judged: Wire): ComposerTranscriptionReceipt = when (judged.option) {
            0 -> ComposerTranscriptionReceiptUploading.fromWire(judged.optionValue)
            else -> ComposerTranscriptionReceiptComplete.fromWire(judged.optionValue)
        }

        override fun toWire(value: ComposerTranscriptionReceipt): Wire = when (value) {
            is ComposerTranscriptionReceiptUploading -> ComposerTranscriptionReceiptUploading.toWire(value)
            is ComposerTranscriptionReceiptComplete -> ComposerTranscriptionReceiptComplete.toWire(value)
        }

        public fun serializer(): KSerializer<ComposerTranscriptionReceipt> = this
    }
}

/** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
public fun ComposerTranscriptionReceipt.encode(): String = ComposerTranscriptionReceipt.Companion.encode(this)

/** There is no text, or not yet. `uncertain`: it may have been transcribed; never send it again. */
@Serializable(with = ComposerTranscriptionReceiptUploading.Companion::class)
public data class ComposerTranscriptionReceiptUploading(
    public val state: ComposerTranscriptionReceiptUploadingState,
    public val requestId: ComposerTranscriptionRequestId,
    /** At least 0, at most 5825580. */
    public val receivedBytes: Long? = null,
    public val error: ComposerTranscriptionErrorCode? = null,
    public val text: JsonElement? = null,
) : ComposerTranscriptionReceipt {
    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<ComposerTranscriptionReceiptUploading>("clankie.ComposerTranscriptionReceiptUploading") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("state", ref { ComposerTranscriptionReceiptUploadingState.schema }),
                property("requestId", ref { ComposerTranscriptionRequestIdModel.schema }),
                property("schemaVersion", oneOf(wire(1.0))),
                property("receivedBytes", optional(number(NumberFormat.INT, atLeast(0.0), atMost(5825580.0)))),
                property("error", optional(ref { ComposerTranscriptionErrorCode.schema })),
                property("text", optional(never())),
            )
        }

        override fun fromWire(judged: Wire): ComposerTranscriptionReceiptUploading {
            val members = judged.fields
            return ComposerTranscriptionReceiptUploading(
                state = ComposerTranscriptionReceiptUploadingState.fromWire(members.need("state")),
                requestId = ComposerTranscriptionRequestIdModel.fromWire(members.need("requestId")),
                receivedBytes = members["receivedBytes"].ifPresent { it.long },
                error = members["error"].ifPresent { ComposerTranscriptionErrorCode.fromWire(it) },
                text = members["text"].ifPresent { it.element },
            )
        }

        override fun toWire(value: ComposerTranscriptionReceiptUploading): Wire = wireFields {
            put("state", ComposerTranscriptionReceiptUploadingState.toWire(value.state))
            put("requestId", ComposerTranscriptionRequestIdModel.toWire(value.requestId))
            put("schemaVersion", wire(1.0))
            putIfPresent("receivedBytes", value.receivedBytes) { wire(it) }
            putIfPresent("error", value.error) { ComposerTranscriptionErrorCode.toWire(it) }
            putIfPresent("text", value.text) { wire(it) }
        }

        public fun serializer(): KSerializer<ComposerTranscriptionReceiptUploading> = this
    }
}

@Serializable(with = ComposerTranscriptionReceiptUploadingState.Companion::class)
public enum class ComposerTranscriptionReceiptUploadingState(public val value: String) {
    UPLOADING("uploading"),
    TRANSCRIBING("transcribing"),
    CANCELLED("cancelled"),
    FAILED("failed"),
    UNCERTAIN("uncertain"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<ComposerTranscriptionReceiptUploadingState>("clankie.ComposerTranscriptionReceiptUploadingState") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): ComposerTranscriptionReceiptUploadingState = byValue.getValue(judged.text)

        override fun toWire(value: ComposerTranscriptionReceiptUploadingState): Wire = wire(value.value)

        public fun serializer(): KSerializer<ComposerTranscriptionReceiptUploadingState> = this
    }
}

/** The text is there, possibly empty. */
@Serializable(with = ComposerTranscriptionReceiptComplete.Companion::class)
public data class ComposerTranscriptionReceiptComplete(
    public val requestId: ComposerTranscriptionRequestId,
    /** At least 0, at most 5825580. */
    public val receivedBytes: Long? = null,
    public val error: ComposerTranscriptionErrorCode? = null,
    /** At most 16000 characters. */
    public val text: String,
) : ComposerTranscriptionReceipt {
    /** Always `"complete"`. */
    public val state: String get() = "complete"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<ComposerTranscriptionReceiptComplete>("clankie.ComposerTranscriptionReceiptComplete") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("state", oneOf(wire("complete"))),
                property("requestId", ref { ComposerTranscriptionRequestIdModel.schema }),
                property("schemaVersion", oneOf(wire(1.0))),
                property("receivedBytes", optional(number(NumberFormat.INT, atLeast(0.0), atMost(5825580.0)))),
                property("error", optional(ref { ComposerTranscriptionErrorCode.schema })),
                property("text", string(maxLength(16000))),
            )
        }

        override fun fromWire(judged: Wire): ComposerTranscriptionReceiptComplete {
            val members = judged.fields
            return ComposerTranscriptionReceiptComplete(
                requestId = ComposerTranscriptionRequestIdModel.fromWire(members.need("requestId")),
                receivedBytes = members["receivedBytes"].ifPresent { it.long },
                error = members["error"].ifPresent { ComposerTranscriptionErrorCode.fromWire(it) },
                text = members.need("text").text,
            )
        }

        override fun toWire(value: ComposerTranscriptionReceiptComplete): Wire = wireFields {
            put("state", wire("complete"))
            put("requestId", ComposerTranscriptionRequestIdModel.toWire(value.requestId))
            put("schemaVersion", wire(1.0))
            putIfPresent("receivedBytes", value.receivedBytes) { wire(it) }
            putIfPresent("error", value.error) { ComposerTranscriptionErrorCode.toWire(it) }
            put("text", wire(value.text))
        }

        public fun serializer(): KSerializer<ComposerTranscriptionReceiptComplete> = this
    }
}
