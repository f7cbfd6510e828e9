// Made from schemas/clankie/operator/files.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package bot.clankie.protocol

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

/** A file that an agent handed over, ready to download. */
@Serializable(with = DeliveredFile.Companion::class)
public data class DeliveredFile(
    public val artifactId: Ref,
    /** 1 to 256 characters. */
    public val filename: String,
    /** 1 to 256 characters. */
    public val mediaType: String,
    /** At least 0, at most 15728640. */
    public val byteCount: Long,
    public val sha256: Sha256,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<DeliveredFile>("clankie.DeliveredFile") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("artifactId", ref { RefModel.schema }),
                property("filename", string(trim(), minLength(1), maxLength(256))),
                property("mediaType", string(trim(), minLength(1), maxLength(256))),
                property("byteCount", number(NumberFormat.INT, atLeast(0.0), atMost(15728640.0))),
                property("sha256", ref { Sha256Model.schema }),
            )
        }

        override fun fromWire(judged: Wire): DeliveredFile {
            val members = judged.fields
            return DeliveredFile(
                artifactId = RefModel.fromWire(members.need("artifactId")),
                filename = members.need("filename").text,
                mediaType = members.need("mediaType").text,
                byteCount = members.need("byteCount").long,
                sha256 = Sha256Model.fromWire(members.need("sha256")),
            )
        }

        override fun toWire(value: DeliveredFile): Wire = wireFields {
            put("artifactId", RefModel.toWire(value.artifactId))
            put("filename", wire(value.filename))
            put("mediaType", wire(value.mediaType))
            put("byteCount", wire(value.byteCount))
            put("sha256", Sha256Model.toWire(value.sha256))
        }

        public fun serializer(): KSerializer<DeliveredFile> = this
    }
}

@Serializable(with = AttachmentMediaType.Companion::class)
public enum class AttachmentMediaType(public val value: String) {
    IMAGE_PNG("image/png"),
    IMAGE_JPEG("image/jpeg"),
    IMAGE_HEIC("image/heic"),
    IMAGE_HEIF("image/heif"),
    IMAGE_GIF("image/gif"),
    IMAGE_WEBP("image/webp"),
    VIDEO_MP4("video/mp4"),
    VIDEO_QUICKTIME("video/quicktime"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<AttachmentMediaType>("clankie.AttachmentMediaType") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): AttachmentMediaType = byValue.getValue(judged.text)

        override fun toWire(value: AttachmentMediaType): Wire = wire(value.value)

        public fun serializer(): KSerializer<AttachmentMediaType> = this
    }
}

/** A picture or a film in a message. The service holds pictures to a smaller size than this bound. */
@Serializable(with = Attachment.Companion::class)
public data class Attachment(
    public val artifactId: Ref,
    /** 1 to 256 characters. */
    public val filename: String,
    public val mediaType: AttachmentMediaType,
    /** At least 1, at most 209715200. */
    public val byteCount: Long,
    public val sha256: Sha256,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<Attachment>("clankie.Attachment") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("artifactId", ref { RefModel.schema }),
                property("filename", string(trim(), minLength(1), maxLength(256))),
                property("mediaType", ref { AttachmentMediaType.schema }),
                property("byteCount", number(NumberFormat.INT, atLeast(1.0), atMost(209715200.0))),
                property("sha256", ref { Sha256Model.schema }),
            )
        }

        override fun fromWire(judged: Wire): Attachment {
            val members = judged.fields
            return Attachment(
                artifactId = RefModel.fromWire(members.need("artifactId")),
                filename = members.need("filename").text,
                mediaType = AttachmentMediaType.fromWire(members.need("mediaType")),
                byteCount = members.need("byteCount").long,
                sha256 = Sha256Model.fromWire(members.need("sha256")),
            )
        }

        override fun toWire(value: Attachment): Wire = wireFields {
            put("artifactId", RefModel.toWire(value.artifactId))
            put("filename", wire(value.filename))
            put("mediaType", AttachmentMediaType.toWire(value.mediaType))
            put("byteCount", wire(value.byteCount))
            put("sha256", Sha256Model.toWire(value.sha256))
        }

        public fun serializer(): KSerializer<Attachment> = this
    }
}

/** An upload that was committed before the send. */
@Serializable(with = AttachmentReference.Companion::class)
public data class AttachmentReference(
    /** Matches `^[a-f0-9]{48}$`. */
    public val artifactId: String,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<AttachmentReference>("clankie.AttachmentReference") {
        override val schema: Schema by lazy {
            objectOf(UnknownKeys.Refused, property("artifactId", string(pattern("^[a-f0-9]{48}\$", "u"))))
        }

        override fun fromWire(judged: Wire): AttachmentReference {
            val members = judged.fields
            return AttachmentReference(
                artifactId = members.need("artifactId").text,
            )
        }

        override fun toWire(value: AttachmentReference): Wire = wireFields {
            put("artifactId", wire(value.artifactId))
        }

        public fun serializer(): KSerializer<AttachmentReference> = this
    }
}
