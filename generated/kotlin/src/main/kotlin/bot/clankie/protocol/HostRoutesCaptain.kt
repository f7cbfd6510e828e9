// Made from schemas/clankie/host-routes/captain.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package bot.clankie.protocol

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

/**
 * Whether the captain can think.
 *
 * Told apart by `ready`.
 */
@Serializable(with = CaptainReadinessResponse.Companion::class)
public sealed interface CaptainReadinessResponse {
    public companion object : Model<CaptainReadinessResponse>("clankie.CaptainReadinessResponse") {
        override val schema: Schema by lazy {
            discriminated(
                "ready",
                tagged(ref { CaptainReadinessResponseTrue.schema }, wire(true)),
                tagged(ref { CaptainReadinessResponseFalse.schema }, wire(false)),
            )
        }

        override fun fromWire(judged: Wire): CaptainReadinessResponse = when (judged.option) {
            0 -> CaptainReadinessResponseTrue.fromWire(judged.optionValue)
            else -> CaptainReadinessResponseFalse.fromWire(judged.optionValue)
        }

        override fun toWire(value: CaptainReadinessResponse): Wire = when (value) {
            is CaptainReadinessResponseTrue -> CaptainReadinessResponseTrue.toWire(value)
            is CaptainReadinessResponseFalse -> CaptainReadinessResponseFalse.toWire(value)
        }

        public fun serializer(): KSerializer<CaptainReadinessResponse> = this
    }
}

/** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
public fun CaptainReadinessResponse.encode(): String = CaptainReadinessResponse.Companion.encode(this)

/** It can. */
@Serializable(with = CaptainReadinessResponseTrue.Companion::class)
public data class CaptainReadinessResponseTrue(
    public val model: String? = null,
    public val providerId: String? = null,
) : CaptainReadinessResponse {
    /** Always `true`. */
    public val ready: Boolean get() = true

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<CaptainReadinessResponseTrue>("clankie.CaptainReadinessResponseTrue") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("ready", oneOf(wire(true))),
                property("model", optional(string())),
                property("providerId", optional(string())),
            )
        }

        override fun fromWire(judged: Wire): CaptainReadinessResponseTrue {
            val members = judged.fields
            return CaptainReadinessResponseTrue(
                model = members["model"].ifPresent { it.text },
                providerId = members["providerId"].ifPresent { it.text },
            )
        }

        override fun toWire(value: CaptainReadinessResponseTrue): Wire = wireFields {
            put("ready", wire(true))
            putIfPresent("model", value.model) { wire(it) }
            putIfPresent("providerId", value.providerId) { wire(it) }
        }

        public fun serializer(): KSerializer<CaptainReadinessResponseTrue> = this
    }
}

/** It lacks something. */
@Serializable(with = CaptainReadinessResponseFalse.Companion::class)
public data class CaptainReadinessResponseFalse(
    public val reason: CaptainReadinessResponseFalseReason,
    public val model: String? = null,
    public val providerId: String? = null,
) : CaptainReadinessResponse {
    /** Always `false`. */
    public val ready: Boolean get() = false

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<CaptainReadinessResponseFalse>("clankie.CaptainReadinessResponseFalse") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("ready", oneOf(wire(false))),
                property("reason", ref { CaptainReadinessResponseFalseReason.schema }),
                property("model", optional(string())),
                property("providerId", optional(string())),
            )
        }

        override fun fromWire(judged: Wire): CaptainReadinessResponseFalse {
            val members = judged.fields
            return CaptainReadinessResponseFalse(
                reason = CaptainReadinessResponseFalseReason.fromWire(members.need("reason")),
                model = members["model"].ifPresent { it.text },
                providerId = members["providerId"].ifPresent { it.text },
            )
        }

        override fun toWire(value: CaptainReadinessResponseFalse): Wire = wireFields {
            put("ready", wire(false))
            put("reason", CaptainReadinessResponseFalseReason.toWire(value.reason))
            putIfPresent("model", value.model) { wire(it) }
            putIfPresent("providerId", value.providerId) { wire(it) }
        }

        public fun serializer(): KSerializer<CaptainReadinessResponseFalse> = this
    }
}

@Serializable(with = CaptainReadinessResponseFalseReason.Companion::class)
public enum class CaptainReadinessResponseFalseReason(public val value: String) {
    NO_MODEL("no_model"),
    NO_CREDENTIAL("no_credential"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<CaptainReadinessResponseFalseReason>("clankie.CaptainReadinessResponseFalseReason") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): CaptainReadinessResponseFalseReason = byValue.getValue(judged.text)

        override fun toWire(value: CaptainReadinessResponseFalseReason): Wire = wire(value.value)

        public fun serializer(): KSerializer<CaptainReadinessResponseFalseReason> = this
    }
}

/** Names the conversation that continues another one. */
@Serializable(with = ConversationHeadRequest.Companion::class)
public data class ConversationHeadRequest(
    public val conversationId: ConversationId,
    /** Null: none any more. */
    public val headConversationId: ConversationId?,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<ConversationHeadRequest>("clankie.ConversationHeadRequest") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("conversationId", ref { ConversationId.schema }),
                property("headConversationId", nullable(ref { ConversationId.schema })),
            )
        }

        override fun fromWire(judged: Wire): ConversationHeadRequest {
            val members = judged.fields
            return ConversationHeadRequest(
                conversationId = ConversationId.fromWire(members.need("conversationId")),
                headConversationId = members.need("headConversationId").orNull { ConversationId.fromWire(it) },
            )
        }

        override fun toWire(value: ConversationHeadRequest): Wire = wireFields {
            put("conversationId", ConversationId.toWire(value.conversationId))
            put("headConversationId", wireOrNull(value.headConversationId) { ConversationId.toWire(it) })
        }

        public fun serializer(): KSerializer<ConversationHeadRequest> = this
    }
}
