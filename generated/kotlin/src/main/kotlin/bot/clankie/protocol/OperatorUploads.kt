// Made from schemas/clankie/operator/uploads.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package bot.clankie.protocol

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

/**
 * Names one upload.
 *
 * Matches `^upload-[a-f0-9]{32}$`.
 */
public typealias UploadId = String

/** Reads and writes [UploadId]. */
public object UploadIdModel : TextModel<String>("clankie.UploadId") {
    override val schema: Schema by lazy {
        string(pattern("^upload-[a-f0-9]{32}\$", "u"))
    }

    override fun fromWire(judged: Wire): String = judged.text

    override fun toWire(value: String): Wire = wire(value)
}

/** The file that is to come. */
@Serializable(with = Upload.Companion::class)
public data class Upload(
    public val conversationId: ConversationId,
    /** 1 to 256 characters. */
    public val filename: String,
    public val mediaType: AttachmentMediaType,
    /** At least 1, at most 209715200. */
    public val byteCount: Long,
    public val sha256: Sha256,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<Upload>("clankie.Upload") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("conversationId", ref { ConversationId.schema }),
                property("filename", string(trim(), minLength(1), maxLength(256))),
                property("mediaType", ref { AttachmentMediaType.schema }),
                property("byteCount", number(NumberFormat.INT, atLeast(1.0), atMost(209715200.0))),
                property("sha256", ref { Sha256Model.schema }),
            )
        }

        override fun fromWire(judged: Wire): Upload {
            val members = judged.fields
            return Upload(
                conversationId = ConversationId.fromWire(members.need("conversationId")),
                filename = members.need("filename").text,
                mediaType = AttachmentMediaType.fromWire(members.need("mediaType")),
                byteCount = members.need("byteCount").long,
                sha256 = Sha256Model.fromWire(members.need("sha256")),
            )
        }

        override fun toWire(value: Upload): Wire = wireFields {
            put("conversationId", ConversationId.toWire(value.conversationId))
            put("filename", wire(value.filename))
            put("mediaType", AttachmentMediaType.toWire(value.mediaType))
            put("byteCount", wire(value.byteCount))
            put("sha256", Sha256Model.toWire(value.sha256))
        }

        public fun serializer(): KSerializer<Upload> = this
    }
}

/** The next bytes of the file. */
@Serializable(with = UploadChunk.Companion::class)
public data class UploadChunk(
    public val conversationId: ConversationId,
    public val uploadId: UploadId,
    /**
     * Bytes received so far. The last chunk once more is acknowledged once more.
     *
     * At least 0, at most 209715200.
     */
    public val offset: Long,
    /** At most 699052 characters. */
    public val dataBase64: String,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<UploadChunk>("clankie.UploadChunk") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("conversationId", ref { ConversationId.schema }),
                property("uploadId", ref { UploadIdModel.schema }),
                property("offset", number(NumberFormat.INT, atLeast(0.0), atMost(209715200.0))),
                property("dataBase64", string(maxLength(699052), portable(canonicalBase64(1L, 524289L)))),
            )
        }

        override fun fromWire(judged: Wire): UploadChunk {
            val members = judged.fields
            return UploadChunk(
                conversationId = ConversationId.fromWire(members.need("conversationId")),
                uploadId = UploadIdModel.fromWire(members.need("uploadId")),
                offset = members.need("offset").long,
                dataBase64 = members.need("dataBase64").text,
            )
        }

        override fun toWire(value: UploadChunk): Wire = wireFields {
            put("conversationId", ConversationId.toWire(value.conversationId))
            put("uploadId", UploadIdModel.toWire(value.uploadId))
            put("offset", wire(value.offset))
            put("dataBase64", wire(value.dataBase64))
        }

        public fun serializer(): KSerializer<UploadChunk> = this
    }
}

/** More bytes are wanted. */
@Serializable(with = Uploading.Companion::class)
public data class Uploading(
    public val conversationId: ConversationId,
    public val uploadId: UploadId,
    /** At least 1, at most 209715200. */
    public val byteCount: Long,
    /** At least 0, at most 209715200. */
    public val receivedBytes: Long,
    /**
     * Most bytes that a chunk may have.
     *
     * At least 1, at most 524288.
     */
    public val chunkBytes: Long,
    public val expiresAt: Timestamp,
) : UploadResult {
    /** Always `"uploading"`. */
    public val status: String get() = "uploading"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<Uploading>("clankie.Uploading") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("status", oneOf(wire("uploading"))),
                property("conversationId", ref { ConversationId.schema }),
                property("uploadId", ref { UploadIdModel.schema }),
                property("byteCount", number(NumberFormat.INT, atLeast(1.0), atMost(209715200.0))),
                property("receivedBytes", number(NumberFormat.INT, atLeast(0.0), atMost(209715200.0))),
                property("chunkBytes", number(NumberFormat.INT, atLeast(1.0), atMost(524288.0))),
                property("expiresAt", ref { TimestampModel.schema }),
            )
        }

        override fun fromWire(judged: Wire): Uploading {
            val members = judged.fields
            return Uploading(
                conversationId = ConversationId.fromWire(members.need("conversationId")),
                uploadId = UploadIdModel.fromWire(members.need("uploadId")),
                byteCount = members.need("byteCount").long,
                receivedBytes = members.need("receivedBytes").long,
                chunkBytes = members.need("chunkBytes").long,
                expiresAt = TimestampModel.fromWire(members.need("expiresAt")),
            )
        }

        override fun toWire(value: Uploading): Wire = wireFields {
            put("status", wire("uploading"))
            put("conversationId", ConversationId.toWire(value.conversationId))
            put("uploadId", UploadIdModel.toWire(value.uploadId))
            put("byteCount", wire(value.byteCount))
            put("receivedBytes", wire(value.receivedBytes))
            put("chunkBytes", wire(value.chunkBytes))
            put("expiresAt", TimestampModel.toWire(value.expiresAt))
        }

        public fun serializer(): KSerializer<Uploading> = this
    }
}

/** The file is there and can be attached. */
@Serializable(with = UploadCommitted.Companion::class)
public data class UploadCommitted(
    public val conversationId: ConversationId,
    public val file: Attachment,
) : UploadResult {
    /** Always `"committed"`. */
    public val status: String get() = "committed"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<UploadCommitted>("clankie.UploadCommitted") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("status", oneOf(wire("committed"))),
                property("conversationId", ref { ConversationId.schema }),
                property("file", ref { Attachment.schema }),
            )
        }

        override fun fromWire(judged: Wire): UploadCommitted {
            val members = judged.fields
            return UploadCommitted(
                conversationId = ConversationId.fromWire(members.need("conversationId")),
                file = Attachment.fromWire(members.need("file")),
            )
        }

        override fun toWire(value: UploadCommitted): Wire = wireFields {
            put("status", wire("committed"))
            put("conversationId", ConversationId.toWire(value.conversationId))
            put("file", Attachment.toWire(value.file))
        }

        public fun serializer(): KSerializer<UploadCommitted> = this
    }
}

/** The upload does not go on like this. */
@Serializable(with = UploadRefused.Companion::class)
public data class UploadRefused(
    public val conversationId: ConversationId,
    public val reason: UploadRefusedReason,
    /**
     * Prose. Branch on `reason`.
     *
     * At most 512 characters.
     */
    public val message: String,
    /**
     * With `offset_mismatch`: where to go on.
     *
     * At least 0, at most 209715200.
     */
    public val receivedBytes: Long? = null,
) : UploadResult {
    /** Always `"refused"`. */
    public val status: String get() = "refused"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<UploadRefused>("clankie.UploadRefused") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("status", oneOf(wire("refused"))),
                property("conversationId", ref { ConversationId.schema }),
                property("reason", ref { UploadRefusedReason.schema }),
                property("message", string(maxLength(512))),
                property("receivedBytes", optional(number(NumberFormat.INT, atLeast(0.0), atMost(209715200.0)))),
            )
        }

        override fun fromWire(judged: Wire): UploadRefused {
            val members = judged.fields
            return UploadRefused(
                conversationId = ConversationId.fromWire(members.need("conversationId")),
                reason = UploadRefusedReason.fromWire(members.need("reason")),
                message = members.need("message").text,
                receivedBytes = members["receivedBytes"].ifPresent { it.long },
            )
        }

        override fun toWire(value: UploadRefused): Wire = wireFields {
            put("status", wire("refused"))
            put("conversationId", ConversationId.toWire(value.conversationId))
            put("reason", UploadRefusedReason.toWire(value.reason))
            put("message", wire(value.message))
            putIfPresent("receivedBytes", value.receivedBytes) { wire(it) }
        }

        public fun serializer(): KSerializer<UploadRefused> = this
    }
}

@Serializable(with = UploadRefusedReason.Companion::class)
public enum class UploadRefusedReason(public val value: String) {
    UNKNOWN_CONVERSATION("unknown_conversation"),
    UNSUPPORTED_CONVERSATION("unsupported_conversation"),
    UNKNOWN_UPLOAD("unknown_upload"),
    OFFSET_MISMATCH("offset_mismatch"),
    TOO_LARGE("too_large"),
    INCOMPLETE("incomplete"),
    HASH_MISMATCH("hash_mismatch"),
    CONTENT_MISMATCH("content_mismatch"),
    BUSY("busy"),
    UNAVAILABLE("unavailable"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<UploadRefusedReason>("clankie.UploadRefusedReason") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): UploadRefusedReason = byValue.getValue(judged.text)

        override fun toWire(value: UploadRefusedReason): Wire = wire(value.value)

        public fun serializer(): KSerializer<UploadRefusedReason> = this
    }
}

/**
 * How far an upload got.
 *
 * Told apart by `status`.
 */
@Serializable(with = UploadResult.Companion::class)
public sealed interface UploadResult {
    public companion object : Model<UploadResult>("clankie.UploadResult") {
        override val schema: Schema by lazy {
            discriminated(
                "status",
                tagged(ref { Uploading.schema }, wire("uploading")),
                tagged(ref { UploadCommitted.schema }, wire("committed")),
                tagged(ref { UploadRefused.schema }, wire("refused")),
            )
        }

        override fun fromWire(judged: Wire): UploadResult = when (judged.option) {
            0 -> Uploading.fromWire(judged.optionValue)
            1 -> UploadCommitted.fromWire(judged.optionValue)
            else -> UploadRefused.fromWire(judged.optionValue)
        }

        override fun toWire(value: UploadResult): Wire = when (value) {
            is Uploading -> Uploading.toWire(value)
            is UploadCommitted -> UploadCommitted.toWire(value)
            is UploadRefused -> UploadRefused.toWire(value)
        }

        public fun serializer(): KSerializer<UploadResult> = this
    }
}

/** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
public fun UploadResult.encode(): String = UploadResult.Companion.encode(this)

@Serializable(with = UploadBeginRequest.Companion::class)
public data class UploadBeginRequest(
    public val upload: Upload,
) : OperatorServiceRequest {
    /** Always `"upload_begin"`. */
    public val op: String get() = "upload_begin"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<UploadBeginRequest>("clankie.UploadBeginRequest") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("op", oneOf(wire("upload_begin"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("upload", ref { Upload.schema }),
            )
        }

        override fun fromWire(judged: Wire): UploadBeginRequest {
            val members = judged.fields
            return UploadBeginRequest(
                upload = Upload.fromWire(members.need("upload")),
            )
        }

        override fun toWire(value: UploadBeginRequest): Wire = wireFields {
            put("op", wire("upload_begin"))
            put("schemaVersion", wire(1.0))
            put("upload", Upload.toWire(value.upload))
        }

        public fun serializer(): KSerializer<UploadBeginRequest> = this
    }
}

@Serializable(with = UploadBeginResponse.Companion::class)
public data class UploadBeginResponse(
    public val result: UploadResult,
) : OperatorServiceResult {
    /** Always `"upload_begin"`. */
    public val op: String get() = "upload_begin"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<UploadBeginResponse>("clankie.UploadBeginResponse") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("op", oneOf(wire("upload_begin"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("result", ref { UploadResult.schema }),
            )
        }

        override fun fromWire(judged: Wire): UploadBeginResponse {
            val members = judged.fields
            return UploadBeginResponse(
                result = UploadResult.fromWire(members.need("result")),
            )
        }

        override fun toWire(value: UploadBeginResponse): Wire = wireFields {
            put("op", wire("upload_begin"))
            put("schemaVersion", wire(1.0))
            put("result", UploadResult.toWire(value.result))
        }

        public fun serializer(): KSerializer<UploadBeginResponse> = this
    }
}

@Serializable(with = UploadChunkRequest.Companion::class)
public data class UploadChunkRequest(
    public val chunk: UploadChunk,
) : OperatorServiceRequest {
    /** Always `"upload_chunk"`. */
    public val op: String get() = "upload_chunk"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<UploadChunkRequest>("clankie.UploadChunkRequest") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("op", oneOf(wire("upload_chunk"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("chunk", ref { UploadChunk.schema }),
            )
        }

        override fun fromWire(judged: Wire): UploadChunkRequest {
            val members = judged.fields
            return UploadChunkRequest(
                chunk = UploadChunk.fromWire(members.need("chunk")),
            )
        }

        override fun toWire(value: UploadChunkRequest): Wire = wireFields {
            put("op", wire("upload_chunk"))
            put("schemaVersion", wire(1.0))
            put("chunk", UploadChunk.toWire(value.chunk))
        }

        public fun serializer(): KSerializer<UploadChunkRequest> = this
    }
}

@Serializable(with = UploadChunkResponse.Companion::class)
public data class UploadChunkResponse(
    public val result: UploadResult,
) : OperatorServiceResult {
    /** Always `"upload_chunk"`. */
    public val op: String get() = "upload_chunk"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<UploadChunkResponse>("clankie.UploadChunkResponse") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("op", oneOf(wire("upload_chunk"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("result", ref { UploadResult.schema }),
            )
        }

        override fun fromWire(judged: Wire): UploadChunkResponse {
            val members = judged.fields
            return UploadChunkResponse(
                result = UploadResult.fromWire(members.need("result")),
            )
        }

        override fun toWire(value: UploadChunkResponse): Wire = wireFields {
            put("op", wire("upload_chunk"))
            put("schemaVersion", wire(1.0))
            put("result", UploadResult.toWire(value.result))
        }

        public fun serializer(): KSerializer<UploadChunkResponse> = this
    }
}

/** Says that every byte was sent. */
@Serializable(with = UploadCommitRequest.Companion::class)
public data class UploadCommitRequest(
    public val conversationId: ConversationId,
    public val uploadId: UploadId,
) : OperatorServiceRequest {
    /** Always `"upload_commit"`. */
    public val op: String get() = "upload_commit"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<UploadCommitRequest>("clankie.UploadCommitRequest") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("op", oneOf(wire("upload_commit"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("conversationId", ref { ConversationId.schema }),
                property("uploadId", ref { UploadIdModel.schema }),
            )
        }

        override fun fromWire(judged: Wire): UploadCommitRequest {
            val members = judged.fields
            return UploadCommitRequest(
                conversationId = ConversationId.fromWire(members.need("conversationId")),
                uploadId = UploadIdModel.fromWire(members.need("uploadId")),
            )
        }

        override fun toWire(value: UploadCommitRequest): Wire = wireFields {
            put("op", wire("upload_commit"))
            put("schemaVersion", wire(1.0))
            put("conversationId", ConversationId.toWire(value.conversationId))
            put("uploadId", UploadIdModel.toWire(value.uploadId))
        }

        public fun serializer(): KSerializer<UploadCommitRequest> = this
    }
}

@Serializable(with = UploadCommitResponse.Companion::class)
public data class UploadCommitResponse(
    public val result: UploadResult,
) : OperatorServiceResult {
    /** Always `"upload_commit"`. */
    public val op: String get() = "upload_commit"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<UploadCommitResponse>("clankie.UploadCommitResponse") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("op", oneOf(wire("upload_commit"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("result", ref { UploadResult.schema }),
            )
        }

        override fun fromWire(judged: Wire): UploadCommitResponse {
            val members = judged.fields
            return UploadCommitResponse(
                result = UploadResult.fromWire(members.need("result")),
            )
        }

        override fun toWire(value: UploadCommitResponse): Wire = wireFields {
            put("op", wire("upload_commit"))
            put("schemaVersion", wire(1.0))
            put("result", UploadResult.toWire(value.result))
        }

        public fun serializer(): KSerializer<UploadCommitResponse> = this
    }
}

/** Asks for the bytes of a file that was handed over. */
@Serializable(with = ArtifactDownloadRequest.Companion::class)
public data class ArtifactDownloadRequest(
    public val conversationId: ConversationId,
    public val artifactId: Ref,
) {
    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<ArtifactDownloadRequest>("clankie.ArtifactDownloadRequest") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("schemaVersion", oneOf(wire(1.0))),
                property("conversationId", ref { ConversationId.schema }),
                property("artifactId", ref { RefModel.schema }),
            )
        }

        override fun fromWire(judged: Wire): ArtifactDownloadRequest {
            val members = judged.fields
            return ArtifactDownloadRequest(
                conversationId = ConversationId.fromWire(members.need("conversationId")),
                artifactId = RefModel.fromWire(members.need("artifactId")),
            )
        }

        override fun toWire(value: ArtifactDownloadRequest): Wire = wireFields {
            put("schemaVersion", wire(1.0))
            put("conversationId", ConversationId.toWire(value.conversationId))
            put("artifactId", RefModel.toWire(value.artifactId))
        }

        public fun serializer(): KSerializer<ArtifactDownloadRequest> = this
    }
}
