// Made from schemas/remote/agent/list-interactions.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package studio.cherry.remote

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import kotlinx.serialization.json.JsonElement
import samewire.support.*

@Serializable(with = ListInteractionsParams.Companion::class)
public data class ListInteractionsParams(
    public val sessionId: OpaqueId,
    public val cursor: OpaqueId? = null,
    /** At least 1, at most 100. */
    public val limit: Long? = null,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<ListInteractionsParams>("remote.ListInteractionsParams") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("sessionId", ref { OpaqueIdModel.schema }),
                property("cursor", optional(ref { OpaqueIdModel.schema })),
                property("limit", optional(number(NumberFormat.INT, atLeast(1.0), atMost(100.0)))),
            )
        }

        override fun fromWire(judged: Wire): ListInteractionsParams {
            val members = judged.fields
            return ListInteractionsParams(
                sessionId = OpaqueIdModel.fromWire(members.need("sessionId")),
                cursor = members["cursor"].ifPresent { OpaqueIdModel.fromWire(it) },
                limit = members["limit"].ifPresent { it.long },
            )
        }

        override fun toWire(value: ListInteractionsParams): Wire = wireFields {
            put("sessionId", OpaqueIdModel.toWire(value.sessionId))
            putIfPresent("cursor", value.cursor) { OpaqueIdModel.toWire(it) }
            putIfPresent("limit", value.limit) { wire(it) }
        }

        public fun serializer(): KSerializer<ListInteractionsParams> = this
    }
}

@Serializable(with = InteractionPage.Companion::class)
public data class InteractionPage(
    /** At most 100 entries. */
    public val items: List<AgentInteraction>,
    public val nextCursor: OpaqueId?,
    /** Entries beside the declared keys. */
    public val additionalProperties: Map<String, JsonElement> = emptyMap(),
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<InteractionPage>("remote.InteractionPage") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Kept,
                property("items", list(ref { AgentInteraction.schema }, maxEntries(100))),
                property("nextCursor", nullable(ref { OpaqueIdModel.schema })),
            )
        }

        override fun fromWire(judged: Wire): InteractionPage {
            val members = judged.fields
            return InteractionPage(
                items = members.need("items").readList { AgentInteraction.fromWire(it) },
                nextCursor = members.need("nextCursor").orNull { OpaqueIdModel.fromWire(it) },
                additionalProperties = members.others("items", "nextCursor") { it.element },
            )
        }

        override fun toWire(value: InteractionPage): Wire = wireFields {
            put("items", wireList(value.items) { AgentInteraction.toWire(it) })
            put("nextCursor", wireOrNull(value.nextCursor) { OpaqueIdModel.toWire(it) })
            putOthers(value.additionalProperties, "items", "nextCursor") { wire(it) }
        }

        public fun serializer(): KSerializer<InteractionPage> = this
    }
}

@Serializable(with = GetInteractionParams.Companion::class)
public data class GetInteractionParams(
    public val sessionId: OpaqueId,
    public val interactionId: OpaqueId,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<GetInteractionParams>("remote.GetInteractionParams") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("sessionId", ref { OpaqueIdModel.schema }),
                property("interactionId", ref { OpaqueIdModel.schema }),
            )
        }

        override fun fromWire(judged: Wire): GetInteractionParams {
            val members = judged.fields
            return GetInteractionParams(
                sessionId = OpaqueIdModel.fromWire(members.need("sessionId")),
                interactionId = OpaqueIdModel.fromWire(members.need("interactionId")),
            )
        }

        override fun toWire(value: GetInteractionParams): Wire = wireFields {
            put("sessionId", OpaqueIdModel.toWire(value.sessionId))
            put("interactionId", OpaqueIdModel.toWire(value.interactionId))
        }

        public fun serializer(): KSerializer<GetInteractionParams> = this
    }
}

@Serializable(with = InteractionResult.Companion::class)
public data class InteractionResult(
    public val interaction: AgentInteraction,
    /** Entries beside the declared keys. */
    public val additionalProperties: Map<String, JsonElement> = emptyMap(),
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<InteractionResult>("remote.InteractionResult") {
        override val schema: Schema by lazy {
            objectOf(UnknownKeys.Kept, property("interaction", ref { AgentInteraction.schema }))
        }

        override fun fromWire(judged: Wire): InteractionResult {
            val members = judged.fields
            return InteractionResult(
                interaction = AgentInteraction.fromWire(members.need("interaction")),
                additionalProperties = members.others("interaction") { it.element },
            )
        }

        override fun toWire(value: InteractionResult): Wire = wireFields {
            put("interaction", AgentInteraction.toWire(value.interaction))
            putOthers(value.additionalProperties, "interaction") { wire(it) }
        }

        public fun serializer(): KSerializer<InteractionResult> = this
    }
}
