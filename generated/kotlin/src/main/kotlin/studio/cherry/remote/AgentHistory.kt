// Made from schemas/remote/agent/history.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package studio.cherry.remote

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import kotlinx.serialization.json.JsonElement
import samewire.support.*

@Serializable(with = ListMessagesParams.Companion::class)
public data class ListMessagesParams(
    public val sessionId: OpaqueId,
    public val historyRevision: Decimal,
    public val cursor: OpaqueId? = null,
    /** At least 1, at most 100. */
    public val limit: Long? = null,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<ListMessagesParams>("remote.ListMessagesParams") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("sessionId", ref { OpaqueIdModel.schema }),
                property("historyRevision", ref { DecimalModel.schema }),
                property("cursor", optional(ref { OpaqueIdModel.schema })),
                property("limit", optional(number(NumberFormat.INT, atLeast(1.0), atMost(100.0)))),
            )
        }

        override fun fromWire(judged: Wire): ListMessagesParams {
            val members = judged.fields
            return ListMessagesParams(
                sessionId = OpaqueIdModel.fromWire(members.need("sessionId")),
                historyRevision = DecimalModel.fromWire(members.need("historyRevision")),
                cursor = members["cursor"].ifPresent { OpaqueIdModel.fromWire(it) },
                limit = members["limit"].ifPresent { it.long },
            )
        }

        override fun toWire(value: ListMessagesParams): Wire = wireFields {
            put("sessionId", OpaqueIdModel.toWire(value.sessionId))
            put("historyRevision", DecimalModel.toWire(value.historyRevision))
            putIfPresent("cursor", value.cursor) { OpaqueIdModel.toWire(it) }
            putIfPresent("limit", value.limit) { wire(it) }
        }

        public fun serializer(): KSerializer<ListMessagesParams> = this
    }
}

@Serializable(with = MessagePage.Companion::class)
public data class MessagePage(
    /** At most 100 entries. */
    public val items: List<AgentMessage>,
    public val nextCursor: OpaqueId?,
    /** Entries beside the declared keys. */
    public val additionalProperties: Map<String, JsonElement> = emptyMap(),
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<MessagePage>("remote.MessagePage") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Kept,
                property("items", list(ref { AgentMessage.schema }, maxEntries(100))),
                property("nextCursor", nullable(ref { OpaqueIdModel.schema })),
            )
        }

        override fun fromWire(judged: Wire): MessagePage {
            val members = judged.fields
            return MessagePage(
                items = members.need("items").readList { AgentMessage.fromWire(it) },
                nextCursor = members.need("nextCursor").orNull { OpaqueIdModel.fromWire(it) },
                additionalProperties = members.others("items", "nextCursor") { it.element },
            )
        }

        override fun toWire(value: MessagePage): Wire = wireFields {
            put("items", wireList(value.items) { AgentMessage.toWire(it) })
            put("nextCursor", wireOrNull(value.nextCursor) { OpaqueIdModel.toWire(it) })
            putOthers(value.additionalProperties, "items", "nextCursor") { wire(it) }
        }

        public fun serializer(): KSerializer<MessagePage> = this
    }
}

@Serializable(with = ListPartsParams.Companion::class)
public data class ListPartsParams(
    public val sessionId: OpaqueId,
    public val messageId: OpaqueId,
    public val messageRevision: Decimal,
    public val cursor: OpaqueId? = null,
    /** At least 1, at most 100. */
    public val limit: Long? = null,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<ListPartsParams>("remote.ListPartsParams") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("sessionId", ref { OpaqueIdModel.schema }),
                property("messageId", ref { OpaqueIdModel.schema }),
                property("messageRevision", ref { DecimalModel.schema }),
                property("cursor", optional(ref { OpaqueIdModel.schema })),
                property("limit", optional(number(NumberFormat.INT, atLeast(1.0), atMost(100.0)))),
            )
        }

        override fun fromWire(judged: Wire): ListPartsParams {
            val members = judged.fields
            return ListPartsParams(
                sessionId = OpaqueIdModel.fromWire(members.need("sessionId")),
                messageId = OpaqueIdModel.fromWire(members.need("messageId")),
                messageRevision = DecimalModel.fromWire(members.need("messageRevision")),
                cursor = members["cursor"].ifPresent { OpaqueIdModel.fromWire(it) },
                limit = members["limit"].ifPresent { it.long },
            )
        }

        override fun toWire(value: ListPartsParams): Wire = wireFields {
            put("sessionId", OpaqueIdModel.toWire(value.sessionId))
            put("messageId", OpaqueIdModel.toWire(value.messageId))
            put("messageRevision", DecimalModel.toWire(value.messageRevision))
            putIfPresent("cursor", value.cursor) { OpaqueIdModel.toWire(it) }
            putIfPresent("limit", value.limit) { wire(it) }
        }

        public fun serializer(): KSerializer<ListPartsParams> = this
    }
}

@Serializable(with = PartPage.Companion::class)
public data class PartPage(
    /** At most 100 entries. */
    public val items: List<AgentPart>,
    public val nextCursor: OpaqueId?,
    /** Entries beside the declared keys. */
    public val additionalProperties: Map<String, JsonElement> = emptyMap(),
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<PartPage>("remote.PartPage") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Kept,
                property("items", list(ref { AgentPart.schema }, maxEntries(100))),
                property("nextCursor", nullable(ref { OpaqueIdModel.schema })),
            )
        }

        override fun fromWire(judged: Wire): PartPage {
            val members = judged.fields
            return PartPage(
                items = members.need("items").readList { AgentPart.fromWire(it) },
                nextCursor = members.need("nextCursor").orNull { OpaqueIdModel.fromWire(it) },
                additionalProperties = members.others("items", "nextCursor") { it.element },
            )
        }

        override fun toWire(value: PartPage): Wire = wireFields {
            put("items", wireList(value.items) { AgentPart.toWire(it) })
            put("nextCursor", wireOrNull(value.nextCursor) { OpaqueIdModel.toWire(it) })
            putOthers(value.additionalProperties, "items", "nextCursor") { wire(it) }
        }

        public fun serializer(): KSerializer<PartPage> = this
    }
}

@Serializable(with = ReadContentParams.Companion::class)
public data class ReadContentParams(
    public val sessionId: OpaqueId,
    public val contentId: OpaqueId,
    public val revision: Decimal,
    public val offset: Decimal,
    public val maxBytes: ChunkSize,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<ReadContentParams>("remote.ReadContentParams") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("sessionId", ref { OpaqueIdModel.schema }),
                property("contentId", ref { OpaqueIdModel.schema }),
                property("revision", ref { DecimalModel.schema }),
                property("offset", ref { DecimalModel.schema }),
                property("maxBytes", ref { ChunkSizeModel.schema }),
            )
        }

        override fun fromWire(judged: Wire): ReadContentParams {
            val members = judged.fields
            return ReadContentParams(
                sessionId = OpaqueIdModel.fromWire(members.need("sessionId")),
                contentId = OpaqueIdModel.fromWire(members.need("contentId")),
                revision = DecimalModel.fromWire(members.need("revision")),
                offset = DecimalModel.fromWire(members.need("offset")),
                maxBytes = ChunkSizeModel.fromWire(members.need("maxBytes")),
            )
        }

        override fun toWire(value: ReadContentParams): Wire = wireFields {
            put("sessionId", OpaqueIdModel.toWire(value.sessionId))
            put("contentId", OpaqueIdModel.toWire(value.contentId))
            put("revision", DecimalModel.toWire(value.revision))
            put("offset", DecimalModel.toWire(value.offset))
            put("maxBytes", ChunkSizeModel.toWire(value.maxBytes))
        }

        public fun serializer(): KSerializer<ReadContentParams> = this
    }
}

/** One piece of a content. */
@Serializable(with = ContentChunk.Companion::class)
public data class ContentChunk(
    public val contentId: OpaqueId,
    public val revision: Decimal,
    public val offset: Decimal,
    public val dataBase64: ChunkData,
    public val nextOffset: Decimal,
    public val eof: Boolean,
    /** Hash of the whole content. */
    public val sha256: Digest,
    /** Entries beside the declared keys. */
    public val additionalProperties: Map<String, JsonElement> = emptyMap(),
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<ContentChunk>("remote.ContentChunk") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Kept,
                property("contentId", ref { OpaqueIdModel.schema }),
                property("revision", ref { DecimalModel.schema }),
                property("offset", ref { DecimalModel.schema }),
                property("dataBase64", ref { ChunkDataModel.schema }),
                property("nextOffset", ref { DecimalModel.schema }),
                property("eof", boolean()),
                property("sha256", ref { DigestModel.schema }),
            )
        }

        override fun fromWire(judged: Wire): ContentChunk {
            val members = judged.fields
            return ContentChunk(
                contentId = OpaqueIdModel.fromWire(members.need("contentId")),
                revision = DecimalModel.fromWire(members.need("revision")),
                offset = DecimalModel.fromWire(members.need("offset")),
                dataBase64 = ChunkDataModel.fromWire(members.need("dataBase64")),
                nextOffset = DecimalModel.fromWire(members.need("nextOffset")),
                eof = members.need("eof").flag,
                sha256 = DigestModel.fromWire(members.need("sha256")),
                additionalProperties = members.others("contentId", "revision", "offset", "dataBase64", "nextOffset", "eof", "sha256") { it.element },
            )
        }

        override fun toWire(value: ContentChunk): Wire = wireFields {
            put("contentId", OpaqueIdModel.toWire(value.contentId))
            put("revision", DecimalModel.toWire(value.revision))
            put("offset", DecimalModel.toWire(value.offset))
            put("dataBase64", ChunkDataModel.toWire(value.dataBase64))
            put("nextOffset", DecimalModel.toWire(value.nextOffset))
            put("eof", wire(value.eof))
            put("sha256", DigestModel.toWire(value.sha256))
            putOthers(value.additionalProperties, "contentId", "revision", "offset", "dataBase64", "nextOffset", "eof", "sha256") { wire(it) }
        }

        public fun serializer(): KSerializer<ContentChunk> = this
    }
}
