// Made from schemas/remote/agent/content.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package studio.cherry.remote

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

/** Names bytes that `agent.content.read` gives, with their length and hash. */
@Serializable(with = ContentRef.Companion::class)
public data class ContentRef(
    public val contentId: OpaqueId,
    public val revision: Decimal,
    public val byteLength: Decimal,
    /** 1 to 128 characters, matches `^[\s\S]{0,128}$`. */
    public val mediaType: String,
    public val sha256: Digest,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<ContentRef>("remote.ContentRef") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("contentId", ref { OpaqueIdModel.schema }),
                property("revision", ref { DecimalModel.schema }),
                property("byteLength", ref { DecimalModel.schema }),
                property("mediaType", string(minLength(1), maxLength(128), pattern("^[\\s\\S]{0,128}\$", ""))),
                property("sha256", ref { DigestModel.schema }),
            )
        }

        override fun fromWire(judged: Wire): ContentRef {
            val members = judged.fields
            return ContentRef(
                contentId = OpaqueIdModel.fromWire(members.need("contentId")),
                revision = DecimalModel.fromWire(members.need("revision")),
                byteLength = DecimalModel.fromWire(members.need("byteLength")),
                mediaType = members.need("mediaType").text,
                sha256 = DigestModel.fromWire(members.need("sha256")),
            )
        }

        override fun toWire(value: ContentRef): Wire = wireFields {
            put("contentId", OpaqueIdModel.toWire(value.contentId))
            put("revision", DecimalModel.toWire(value.revision))
            put("byteLength", DecimalModel.toWire(value.byteLength))
            put("mediaType", wire(value.mediaType))
            put("sha256", DigestModel.toWire(value.sha256))
        }

        public fun serializer(): KSerializer<ContentRef> = this
    }
}

/** Content that stands here. */
@Serializable(with = InlineContent.Companion::class)
public data class InlineContent(
    /** 0 to 65536 characters, matches `^[\s\S]{0,65536}$`, matches `^[^\uD800-\uDFFF]*$`. */
    public val text: String,
) : Content {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<InlineContent>("remote.InlineContent") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property(
                    "text",
                    string(
                        minLength(0),
                        maxLength(65536),
                        pattern("^[\\s\\S]{0,65536}\$", ""),
                        pattern("^[^\\uD800-\\uDFFF]*\$", "u"),
                    ),
                ),
            )
        }

        override fun fromWire(judged: Wire): InlineContent {
            val members = judged.fields
            return InlineContent(
                text = members.need("text").text,
            )
        }

        override fun toWire(value: InlineContent): Wire = wireFields {
            put("text", wire(value.text))
        }

        public fun serializer(): KSerializer<InlineContent> = this
    }
}

/** Content that is read apart. */
@Serializable(with = ReferredContent.Companion::class)
public data class ReferredContent(
    public val ref: ContentRef,
) : Content {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<ReferredContent>("remote.ReferredContent") {
        override val schema: Schema by lazy {
            objectOf(UnknownKeys.Refused, property("ref", ref { ContentRef.schema }))
        }

        override fun fromWire(judged: Wire): ReferredContent {
            val members = judged.fields
            return ReferredContent(
                ref = ContentRef.fromWire(members.need("ref")),
            )
        }

        override fun toWire(value: ReferredContent): Wire = wireFields {
            put("ref", ContentRef.toWire(value.ref))
        }

        public fun serializer(): KSerializer<ReferredContent> = this
    }
}

/** Exactly one of `text` and `ref`. */
@Serializable(with = Content.Companion::class)
public sealed interface Content {
    public companion object : Model<Content>("remote.Content") {
        override val schema: Schema by lazy {
            union(ref { InlineContent.schema }, ref { ReferredContent.schema })
        }

        override fun fromWire(judged: Wire): Content = when (judged.option) {
            0 -> InlineContent.fromWire(judged.optionValue)
            else -> ReferredContent.fromWire(judged.optionValue)
        }

        override fun toWire(value: Content): Wire = when (value) {
            is InlineContent -> InlineContent.toWire(value)
            is ReferredContent -> ReferredContent.toWire(value)
        }

        public fun serializer(): KSerializer<Content> = this
    }
}

/** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
public fun Content.encode(): String = Content.Companion.encode(this)
