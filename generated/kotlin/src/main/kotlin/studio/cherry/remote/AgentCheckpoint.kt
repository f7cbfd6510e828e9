// Made from schemas/remote/agent/checkpoint.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package studio.cherry.remote

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import kotlinx.serialization.json.JsonElement
import samewire.support.*

/** What a checkpoint must add up to. */
@Serializable(with = AgentCheckpointDescriptor.Companion::class)
public data class AgentCheckpointDescriptor(
    public val checkpointId: OpaqueId,
    public val cursor: AgentCursor,
    public val historyRevision: Decimal,
    /** At least 1, at most 100000. */
    public val pageCount: Long,
    /** Canonical bytes of all pages. */
    public val byteLength: Decimal,
    /** Hash of all pages' bytes in order. */
    public val sha256: Digest,
    /** End of the lease. Reading pages does not extend it. */
    public val expiresAt: Timestamp,
    /** Entries beside the declared keys. */
    public val additionalProperties: Map<String, JsonElement> = emptyMap(),
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<AgentCheckpointDescriptor>("remote.AgentCheckpointDescriptor") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Kept,
                property("checkpointId", ref { OpaqueIdModel.schema }),
                property("cursor", ref { AgentCursor.schema }),
                property("historyRevision", ref { DecimalModel.schema }),
                property("pageCount", number(NumberFormat.INT, atLeast(1.0), atMost(100000.0))),
                property("byteLength", ref { DecimalModel.schema }),
                property("sha256", ref { DigestModel.schema }),
                property("expiresAt", ref { TimestampModel.schema }),
            )
        }

        override fun fromWire(judged: Wire): AgentCheckpointDescriptor {
            val members = judged.fields
            return AgentCheckpointDescriptor(
                checkpointId = OpaqueIdModel.fromWire(members.need("checkpointId")),
                cursor = AgentCursor.fromWire(members.need("cursor")),
                historyRevision = DecimalModel.fromWire(members.need("historyRevision")),
                pageCount = members.need("pageCount").long,
                byteLength = DecimalModel.fromWire(members.need("byteLength")),
                sha256 = DigestModel.fromWire(members.need("sha256")),
                expiresAt = TimestampModel.fromWire(members.need("expiresAt")),
                additionalProperties = members.others("checkpointId", "cursor", "historyRevision", "pageCount", "byteLength", "sha256", "expiresAt") { it.element },
            )
        }

        override fun toWire(value: AgentCheckpointDescriptor): Wire = wireFields {
            put("checkpointId", OpaqueIdModel.toWire(value.checkpointId))
            put("cursor", AgentCursor.toWire(value.cursor))
            put("historyRevision", DecimalModel.toWire(value.historyRevision))
            put("pageCount", wire(value.pageCount))
            put("byteLength", DecimalModel.toWire(value.byteLength))
            put("sha256", DigestModel.toWire(value.sha256))
            put("expiresAt", TimestampModel.toWire(value.expiresAt))
            putOthers(value.additionalProperties, "checkpointId", "cursor", "historyRevision", "pageCount", "byteLength", "sha256", "expiresAt") { wire(it) }
        }

        public fun serializer(): KSerializer<AgentCheckpointDescriptor> = this
    }
}

/** Told apart by `kind`. */
@Serializable(with = AgentCheckpointItem.Companion::class)
public sealed interface AgentCheckpointItem {
    public companion object : Model<AgentCheckpointItem>("remote.AgentCheckpointItem") {
        override val schema: Schema by lazy {
            discriminated(
                "kind",
                tagged(ref { AgentCheckpointItemSession.schema }, wire("session")),
                tagged(ref { AgentCheckpointItemExecution.schema }, wire("execution")),
                tagged(ref { AgentCheckpointItemMessage.schema }, wire("message")),
                tagged(ref { AgentCheckpointItemPart.schema }, wire("part")),
                tagged(ref { AgentCheckpointItemInteraction.schema }, wire("interaction")),
            )
        }

        override fun fromWire(judged: Wire): AgentCheckpointItem = when (judged.option) {
            0 -> AgentCheckpointItemSession.fromWire(judged.optionValue)
            1 -> AgentCheckpointItemExecution.fromWire(judged.optionValue)
            2 -> AgentCheckpointItemMessage.fromWire(judged.optionValue)
            3 -> AgentCheckpointItemPart.fromWire(judged.optionValue)
            else -> AgentCheckpointItemInteraction.fromWire(judged.optionValue)
        }

        override fun toWire(value: AgentCheckpointItem): Wire = when (value) {
            is AgentCheckpointItemSession -> AgentCheckpointItemSession.toWire(value)
            is AgentCheckpointItemExecution -> AgentCheckpointItemExecution.toWire(value)
            is AgentCheckpointItemMessage -> AgentCheckpointItemMessage.toWire(value)
            is AgentCheckpointItemPart -> AgentCheckpointItemPart.toWire(value)
            is AgentCheckpointItemInteraction -> AgentCheckpointItemInteraction.toWire(value)
        }

        public fun serializer(): KSerializer<AgentCheckpointItem> = this
    }
}

/** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
public fun AgentCheckpointItem.encode(): String = AgentCheckpointItem.Companion.encode(this)

@Serializable(with = AgentCheckpointItemSession.Companion::class)
public data class AgentCheckpointItemSession(
    public val value: AgentSession,
) : AgentCheckpointItem {
    /** Always `"session"`. */
    public val kind: String get() = "session"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<AgentCheckpointItemSession>("remote.AgentCheckpointItemSession") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("kind", oneOf(wire("session"))),
                property("value", ref { AgentSession.schema }),
            )
        }

        override fun fromWire(judged: Wire): AgentCheckpointItemSession {
            val members = judged.fields
            return AgentCheckpointItemSession(
                value = AgentSession.fromWire(members.need("value")),
            )
        }

        override fun toWire(value: AgentCheckpointItemSession): Wire = wireFields {
            put("kind", wire("session"))
            put("value", AgentSession.toWire(value.value))
        }

        public fun serializer(): KSerializer<AgentCheckpointItemSession> = this
    }
}

@Serializable(with = AgentCheckpointItemExecution.Companion::class)
public data class AgentCheckpointItemExecution(
    public val value: AgentExecution,
) : AgentCheckpointItem {
    /** Always `"execution"`. */
    public val kind: String get() = "execution"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<AgentCheckpointItemExecution>("remote.AgentCheckpointItemExecution") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("kind", oneOf(wire("execution"))),
                property("value", ref { AgentExecution.schema }),
            )
        }

        override fun fromWire(judged: Wire): AgentCheckpointItemExecution {
            val members = judged.fields
            return AgentCheckpointItemExecution(
                value = AgentExecution.fromWire(members.need("value")),
            )
        }

        override fun toWire(value: AgentCheckpointItemExecution): Wire = wireFields {
            put("kind", wire("execution"))
            put("value", AgentExecution.toWire(value.value))
        }

        public fun serializer(): KSerializer<AgentCheckpointItemExecution> = this
    }
}

@Serializable(with = AgentCheckpointItemMessage.Companion::class)
public data class AgentCheckpointItemMessage(
    public val value: AgentMessage,
) : AgentCheckpointItem {
    /** Always `"message"`. */
    public val kind: String get() = "message"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<AgentCheckpointItemMessage>("remote.AgentCheckpointItemMessage") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("kind", oneOf(wire("message"))),
                property("value", ref { AgentMessage.schema }),
            )
        }

        override fun fromWire(judged: Wire): AgentCheckpointItemMessage {
            val members = judged.fields
            return AgentCheckpointItemMessage(
                value = AgentMessage.fromWire(members.need("value")),
            )
        }

        override fun toWire(value: AgentCheckpointItemMessage): Wire = wireFields {
            put("kind", wire("message"))
            put("value", AgentMessage.toWire(value.value))
        }

        public fun serializer(): KSerializer<AgentCheckpointItemMessage> = this
    }
}

@Serializable(with = AgentCheckpointItemPart.Companion::class)
public data class AgentCheckpointItemPart(
    public val messageId: OpaqueId,
    public val value: AgentPart,
) : AgentCheckpointItem {
    /** Always `"part"`. */
    public val kind: String get() = "part"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<AgentCheckpointItemPart>("remote.AgentCheckpointItemPart") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("kind", oneOf(wire("part"))),
                property("messageId", ref { OpaqueIdModel.schema }),
                property("value", ref { AgentPart.schema }),
            )
        }

        override fun fromWire(judged: Wire): AgentCheckpointItemPart {
            val members = judged.fields
            return AgentCheckpointItemPart(
                messageId = OpaqueIdModel.fromWire(members.need("messageId")),
                value = AgentPart.fromWire(members.need("value")),
            )
        }

        override fun toWire(value: AgentCheckpointItemPart): Wire = wireFields {
            put("kind", wire("part"))
            put("messageId", OpaqueIdModel.toWire(value.messageId))
            put("value", AgentPart.toWire(value.value))
        }

        public fun serializer(): KSerializer<AgentCheckpointItemPart> = this
    }
}

@Serializable(with = AgentCheckpointItemInteraction.Companion::class)
public data class AgentCheckpointItemInteraction(
    public val value: AgentInteractionSummary,
) : AgentCheckpointItem {
    /** Always `"interaction"`. */
    public val kind: String get() = "interaction"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<AgentCheckpointItemInteraction>("remote.AgentCheckpointItemInteraction") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("kind", oneOf(wire("interaction"))),
                property("value", ref { AgentInteractionSummary.schema }),
            )
        }

        override fun fromWire(judged: Wire): AgentCheckpointItemInteraction {
            val members = judged.fields
            return AgentCheckpointItemInteraction(
                value = AgentInteractionSummary.fromWire(members.need("value")),
            )
        }

        override fun toWire(value: AgentCheckpointItemInteraction): Wire = wireFields {
            put("kind", wire("interaction"))
            put("value", AgentInteractionSummary.toWire(value.value))
        }

        public fun serializer(): KSerializer<AgentCheckpointItemInteraction> = this
    }
}

/** One page. At most 65536 bytes in canonical form. */
@Serializable(with = AgentCheckpointPage.Companion::class)
public data class AgentCheckpointPage(
    public val checkpointId: OpaqueId,
    /** At least 0. */
    public val pageIndex: Long,
    /** At most 100 entries. */
    public val items: List<AgentCheckpointItem>,
    /** Null exactly on the last page. */
    public val nextCursor: OpaqueId?,
    /** Hash of the page's canonical bytes, without this key. */
    public val pageDigest: Digest,
    /** Entries beside the declared keys. */
    public val additionalProperties: Map<String, JsonElement> = emptyMap(),
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<AgentCheckpointPage>("remote.AgentCheckpointPage") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Kept,
                property("checkpointId", ref { OpaqueIdModel.schema }),
                property("pageIndex", number(NumberFormat.INT, atLeast(0.0))),
                property("items", list(ref { AgentCheckpointItem.schema }, maxEntries(100))),
                property("nextCursor", nullable(ref { OpaqueIdModel.schema })),
                property("pageDigest", ref { DigestModel.schema }),
            )
        }

        override fun fromWire(judged: Wire): AgentCheckpointPage {
            val members = judged.fields
            return AgentCheckpointPage(
                checkpointId = OpaqueIdModel.fromWire(members.need("checkpointId")),
                pageIndex = members.need("pageIndex").long,
                items = members.need("items").readList { AgentCheckpointItem.fromWire(it) },
                nextCursor = members.need("nextCursor").orNull { OpaqueIdModel.fromWire(it) },
                pageDigest = DigestModel.fromWire(members.need("pageDigest")),
                additionalProperties = members.others("checkpointId", "pageIndex", "items", "nextCursor", "pageDigest") { it.element },
            )
        }

        override fun toWire(value: AgentCheckpointPage): Wire = wireFields {
            put("checkpointId", OpaqueIdModel.toWire(value.checkpointId))
            put("pageIndex", wire(value.pageIndex))
            put("items", wireList(value.items) { AgentCheckpointItem.toWire(it) })
            put("nextCursor", wireOrNull(value.nextCursor) { OpaqueIdModel.toWire(it) })
            put("pageDigest", DigestModel.toWire(value.pageDigest))
            putOthers(value.additionalProperties, "checkpointId", "pageIndex", "items", "nextCursor", "pageDigest") { wire(it) }
        }

        public fun serializer(): KSerializer<AgentCheckpointPage> = this
    }
}
