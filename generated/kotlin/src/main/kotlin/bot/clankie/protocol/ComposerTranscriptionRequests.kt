// Made from schemas/clankie/composer-transcription/requests.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package bot.clankie.protocol

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

/**
 * Names one recording. The client makes it up.
 *
 * Format uuid.
 */
public typealias ComposerTranscriptionRequestId = String

/** Reads and writes [ComposerTranscriptionRequestId]. */
public object ComposerTranscriptionRequestIdModel : TextModel<String>("clankie.ComposerTranscriptionRequestId") {
    override val schema: Schema by lazy {
        string(
            pattern(
                "^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)\$",
                "",
                "uuid",
            ),
        )
    }

    override fun fromWire(judged: Wire): String = judged.text

    override fun toWire(value: String): Wire = wire(value)
}

/** Names the recording that is committed, cancelled or asked about. */
@Serializable(with = ComposerTranscriptionRequest.Companion::class)
public data class ComposerTranscriptionRequest(
    public val requestId: ComposerTranscriptionRequestId,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<ComposerTranscriptionRequest>("clankie.ComposerTranscriptionRequest") {
        override val schema: Schema by lazy {
            objectOf(UnknownKeys.Refused, property("requestId", ref { ComposerTranscriptionRequestIdModel.schema }))
        }

        override fun fromWire(judged: Wire): ComposerTranscriptionRequest {
            val members = judged.fields
            return ComposerTranscriptionRequest(
                requestId = ComposerTranscriptionRequestIdModel.fromWire(members.need("requestId")),
            )
        }

        override fun toWire(value: ComposerTranscriptionRequest): Wire = wireFields {
            put("requestId", ComposerTranscriptionRequestIdModel.toWire(value.requestId))
        }

        public fun serializer(): KSerializer<ComposerTranscriptionRequest> = this
    }
}

/** Starts to upload a recording. */
@Serializable(with = ComposerTranscriptionBegin.Companion::class)
public data class ComposerTranscriptionBegin(
    public val requestId: ComposerTranscriptionRequestId,
    /**
     * Size of the whole WAV file.
     *
     * At least 46, at most 5825580.
     */
    public val audioBytes: Long,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<ComposerTranscriptionBegin>("clankie.ComposerTranscriptionBegin") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("requestId", ref { ComposerTranscriptionRequestIdModel.schema }),
                property("audioBytes", number(NumberFormat.INT, atLeast(46.0), atMost(5825580.0))),
            )
        }

        override fun fromWire(judged: Wire): ComposerTranscriptionBegin {
            val members = judged.fields
            return ComposerTranscriptionBegin(
                requestId = ComposerTranscriptionRequestIdModel.fromWire(members.need("requestId")),
                audioBytes = members.need("audioBytes").long,
            )
        }

        override fun toWire(value: ComposerTranscriptionBegin): Wire = wireFields {
            put("requestId", ComposerTranscriptionRequestIdModel.toWire(value.requestId))
            put("audioBytes", wire(value.audioBytes))
        }

        public fun serializer(): KSerializer<ComposerTranscriptionBegin> = this
    }
}

/** The next bytes of a recording. The service also checks that the base64 is canonical. */
@Serializable(with = ComposerTranscriptionChunk.Companion::class)
public data class ComposerTranscriptionChunk(
    public val requestId: ComposerTranscriptionRequestId,
    /**
     * Bytes received so far.
     *
     * At least 0, at most 5825580.
     */
    public val offset: Long,
    /** 4 to 349528 characters, format base64. */
    public val dataBase64: String,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<ComposerTranscriptionChunk>("clankie.ComposerTranscriptionChunk") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("requestId", ref { ComposerTranscriptionRequestIdModel.schema }),
                property("offset", number(NumberFormat.INT, atLeast(0.0), atMost(5825580.0))),
                property("dataBase64", string(format("base64", ::isBase64), minLength(4), maxLength(349528))),
            )
        }

        override fun fromWire(judged: Wire): ComposerTranscriptionChunk {
            val members = judged.fields
            return ComposerTranscriptionChunk(
                requestId = ComposerTranscriptionRequestIdModel.fromWire(members.need("requestId")),
                offset = members.need("offset").long,
                dataBase64 = members.need("dataBase64").text,
            )
        }

        override fun toWire(value: ComposerTranscriptionChunk): Wire = wireFields {
            put("requestId", ComposerTranscriptionRequestIdModel.toWire(value.requestId))
            put("offset", wire(value.offset))
            put("dataBase64", wire(value.dataBase64))
        }

        public fun serializer(): KSerializer<ComposerTranscriptionChunk> = this
    }
}
