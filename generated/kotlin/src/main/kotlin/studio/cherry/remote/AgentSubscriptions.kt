// Made from schemas/remote/agent/subscriptions.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package studio.cherry.remote

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import kotlinx.serialization.json.JsonElement
import samewire.support.*

/** Prepares a subscription, from a cursor on where the host still can. */
@Serializable(with = SubscribeParams.Companion::class)
public data class SubscribeParams(
    public val sessionId: OpaqueId,
    public val cursor: AgentCursor? = null,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<SubscribeParams>("remote.SubscribeParams") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("sessionId", ref { OpaqueIdModel.schema }),
                property("cursor", optional(ref { AgentCursor.schema })),
            )
        }

        override fun fromWire(judged: Wire): SubscribeParams {
            val members = judged.fields
            return SubscribeParams(
                sessionId = OpaqueIdModel.fromWire(members.need("sessionId")),
                cursor = members["cursor"].ifPresent { AgentCursor.fromWire(it) },
            )
        }

        override fun toWire(value: SubscribeParams): Wire = wireFields {
            put("sessionId", OpaqueIdModel.toWire(value.sessionId))
            putIfPresent("cursor", value.cursor) { AgentCursor.toWire(it) }
        }

        public fun serializer(): KSerializer<SubscribeParams> = this
    }
}

/**
 * How to catch up before the subscription is activated.
 *
 * Told apart by `mode`.
 */
@Serializable(with = SubscribeResult.Companion::class)
public sealed interface SubscribeResult {
    public companion object : Model<SubscribeResult>("remote.SubscribeResult") {
        override val schema: Schema by lazy {
            discriminated(
                "mode",
                tagged(ref { SubscribeResultReplay.schema }, wire("replay")),
                tagged(ref { SubscribeResultCheckpoint.schema }, wire("checkpoint")),
            )
        }

        override fun fromWire(judged: Wire): SubscribeResult = when (judged.option) {
            0 -> SubscribeResultReplay.fromWire(judged.optionValue)
            else -> SubscribeResultCheckpoint.fromWire(judged.optionValue)
        }

        override fun toWire(value: SubscribeResult): Wire = when (value) {
            is SubscribeResultReplay -> SubscribeResultReplay.toWire(value)
            is SubscribeResultCheckpoint -> SubscribeResultCheckpoint.toWire(value)
        }

        public fun serializer(): KSerializer<SubscribeResult> = this
    }
}

/** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
public fun SubscribeResult.encode(): String = SubscribeResult.Companion.encode(this)

@Serializable(with = SubscribeResultReplay.Companion::class)
public data class SubscribeResultReplay(
    public val subscriptionId: OpaqueId,
    public val fromCursor: AgentCursor,
    public val highWatermark: AgentCursor,
    public val leaseExpiresAt: Timestamp,
    /** Entries beside the declared keys. */
    public val additionalProperties: Map<String, JsonElement> = emptyMap(),
) : SubscribeResult {
    /** Always `"replay"`. */
    public val mode: String get() = "replay"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<SubscribeResultReplay>("remote.SubscribeResultReplay") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Kept,
                property("subscriptionId", ref { OpaqueIdModel.schema }),
                property("mode", oneOf(wire("replay"))),
                property("fromCursor", ref { AgentCursor.schema }),
                property("highWatermark", ref { AgentCursor.schema }),
                property("leaseExpiresAt", ref { TimestampModel.schema }),
            )
        }

        override fun fromWire(judged: Wire): SubscribeResultReplay {
            val members = judged.fields
            return SubscribeResultReplay(
                subscriptionId = OpaqueIdModel.fromWire(members.need("subscriptionId")),
                fromCursor = AgentCursor.fromWire(members.need("fromCursor")),
                highWatermark = AgentCursor.fromWire(members.need("highWatermark")),
                leaseExpiresAt = TimestampModel.fromWire(members.need("leaseExpiresAt")),
                additionalProperties = members.others("subscriptionId", "mode", "fromCursor", "highWatermark", "leaseExpiresAt") { it.element },
            )
        }

        override fun toWire(value: SubscribeResultReplay): Wire = wireFields {
            put("subscriptionId", OpaqueIdModel.toWire(value.subscriptionId))
            put("mode", wire("replay"))
            put("fromCursor", AgentCursor.toWire(value.fromCursor))
            put("highWatermark", AgentCursor.toWire(value.highWatermark))
            put("leaseExpiresAt", TimestampModel.toWire(value.leaseExpiresAt))
            putOthers(value.additionalProperties, "subscriptionId", "mode", "fromCursor", "highWatermark", "leaseExpiresAt") { wire(it) }
        }

        public fun serializer(): KSerializer<SubscribeResultReplay> = this
    }
}

@Serializable(with = SubscribeResultCheckpoint.Companion::class)
public data class SubscribeResultCheckpoint(
    public val subscriptionId: OpaqueId,
    /** For people; not a fixed list. */
    public val reason: String,
    public val checkpoint: AgentCheckpointDescriptor,
    /** Entries beside the declared keys. */
    public val additionalProperties: Map<String, JsonElement> = emptyMap(),
) : SubscribeResult {
    /** Always `"checkpoint"`. */
    public val mode: String get() = "checkpoint"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<SubscribeResultCheckpoint>("remote.SubscribeResultCheckpoint") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Kept,
                property("subscriptionId", ref { OpaqueIdModel.schema }),
                property("mode", oneOf(wire("checkpoint"))),
                property("reason", string()),
                property("checkpoint", ref { AgentCheckpointDescriptor.schema }),
            )
        }

        override fun fromWire(judged: Wire): SubscribeResultCheckpoint {
            val members = judged.fields
            return SubscribeResultCheckpoint(
                subscriptionId = OpaqueIdModel.fromWire(members.need("subscriptionId")),
                reason = members.need("reason").text,
                checkpoint = AgentCheckpointDescriptor.fromWire(members.need("checkpoint")),
                additionalProperties = members.others("subscriptionId", "mode", "reason", "checkpoint") { it.element },
            )
        }

        override fun toWire(value: SubscribeResultCheckpoint): Wire = wireFields {
            put("subscriptionId", OpaqueIdModel.toWire(value.subscriptionId))
            put("mode", wire("checkpoint"))
            put("reason", wire(value.reason))
            put("checkpoint", AgentCheckpointDescriptor.toWire(value.checkpoint))
            putOthers(value.additionalProperties, "subscriptionId", "mode", "reason", "checkpoint") { wire(it) }
        }

        public fun serializer(): KSerializer<SubscribeResultCheckpoint> = this
    }
}

@Serializable(with = ReadCheckpointParams.Companion::class)
public data class ReadCheckpointParams(
    public val subscriptionId: OpaqueId,
    public val checkpointId: OpaqueId,
    public val pageCursor: OpaqueId? = null,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<ReadCheckpointParams>("remote.ReadCheckpointParams") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("subscriptionId", ref { OpaqueIdModel.schema }),
                property("checkpointId", ref { OpaqueIdModel.schema }),
                property("pageCursor", optional(ref { OpaqueIdModel.schema })),
            )
        }

        override fun fromWire(judged: Wire): ReadCheckpointParams {
            val members = judged.fields
            return ReadCheckpointParams(
                subscriptionId = OpaqueIdModel.fromWire(members.need("subscriptionId")),
                checkpointId = OpaqueIdModel.fromWire(members.need("checkpointId")),
                pageCursor = members["pageCursor"].ifPresent { OpaqueIdModel.fromWire(it) },
            )
        }

        override fun toWire(value: ReadCheckpointParams): Wire = wireFields {
            put("subscriptionId", OpaqueIdModel.toWire(value.subscriptionId))
            put("checkpointId", OpaqueIdModel.toWire(value.checkpointId))
            putIfPresent("pageCursor", value.pageCursor) { OpaqueIdModel.toWire(it) }
        }

        public fun serializer(): KSerializer<ReadCheckpointParams> = this
    }
}

/** Starts the events after the cursor that was prepared. */
@Serializable(with = ActivateParams.Companion::class)
public data class ActivateParams(
    public val subscriptionId: OpaqueId,
    public val appliedCursor: AgentCursor,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<ActivateParams>("remote.ActivateParams") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("subscriptionId", ref { OpaqueIdModel.schema }),
                property("appliedCursor", ref { AgentCursor.schema }),
            )
        }

        override fun fromWire(judged: Wire): ActivateParams {
            val members = judged.fields
            return ActivateParams(
                subscriptionId = OpaqueIdModel.fromWire(members.need("subscriptionId")),
                appliedCursor = AgentCursor.fromWire(members.need("appliedCursor")),
            )
        }

        override fun toWire(value: ActivateParams): Wire = wireFields {
            put("subscriptionId", OpaqueIdModel.toWire(value.subscriptionId))
            put("appliedCursor", AgentCursor.toWire(value.appliedCursor))
        }

        public fun serializer(): KSerializer<ActivateParams> = this
    }
}

@Serializable(with = ActivateResult.Companion::class)
public data class ActivateResult(
    public val subscriptionId: OpaqueId,
    /** Entries beside the declared keys. */
    public val additionalProperties: Map<String, JsonElement> = emptyMap(),
) {
    /** Always `"active"`. */
    public val status: String get() = "active"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<ActivateResult>("remote.ActivateResult") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Kept,
                property("subscriptionId", ref { OpaqueIdModel.schema }),
                property("status", oneOf(wire("active"))),
            )
        }

        override fun fromWire(judged: Wire): ActivateResult {
            val members = judged.fields
            return ActivateResult(
                subscriptionId = OpaqueIdModel.fromWire(members.need("subscriptionId")),
                additionalProperties = members.others("subscriptionId", "status") { it.element },
            )
        }

        override fun toWire(value: ActivateResult): Wire = wireFields {
            put("subscriptionId", OpaqueIdModel.toWire(value.subscriptionId))
            put("status", wire("active"))
            putOthers(value.additionalProperties, "subscriptionId", "status") { wire(it) }
        }

        public fun serializer(): KSerializer<ActivateResult> = this
    }
}

/** Everything up to the cursor is stored. */
@Serializable(with = AcknowledgeParams.Companion::class)
public data class AcknowledgeParams(
    public val subscriptionId: OpaqueId,
    public val cursor: AgentCursor,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<AcknowledgeParams>("remote.AcknowledgeParams") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("subscriptionId", ref { OpaqueIdModel.schema }),
                property("cursor", ref { AgentCursor.schema }),
            )
        }

        override fun fromWire(judged: Wire): AcknowledgeParams {
            val members = judged.fields
            return AcknowledgeParams(
                subscriptionId = OpaqueIdModel.fromWire(members.need("subscriptionId")),
                cursor = AgentCursor.fromWire(members.need("cursor")),
            )
        }

        override fun toWire(value: AcknowledgeParams): Wire = wireFields {
            put("subscriptionId", OpaqueIdModel.toWire(value.subscriptionId))
            put("cursor", AgentCursor.toWire(value.cursor))
        }

        public fun serializer(): KSerializer<AcknowledgeParams> = this
    }
}

@Serializable(with = AcknowledgeResult.Companion::class)
public data class AcknowledgeResult(
    public val acknowledged: AgentCursor,
    /** Entries beside the declared keys. */
    public val additionalProperties: Map<String, JsonElement> = emptyMap(),
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<AcknowledgeResult>("remote.AcknowledgeResult") {
        override val schema: Schema by lazy {
            objectOf(UnknownKeys.Kept, property("acknowledged", ref { AgentCursor.schema }))
        }

        override fun fromWire(judged: Wire): AcknowledgeResult {
            val members = judged.fields
            return AcknowledgeResult(
                acknowledged = AgentCursor.fromWire(members.need("acknowledged")),
                additionalProperties = members.others("acknowledged") { it.element },
            )
        }

        override fun toWire(value: AcknowledgeResult): Wire = wireFields {
            put("acknowledged", AgentCursor.toWire(value.acknowledged))
            putOthers(value.additionalProperties, "acknowledged") { wire(it) }
        }

        public fun serializer(): KSerializer<AcknowledgeResult> = this
    }
}

@Serializable(with = CloseSubscriptionParams.Companion::class)
public data class CloseSubscriptionParams(
    public val subscriptionId: OpaqueId,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<CloseSubscriptionParams>("remote.CloseSubscriptionParams") {
        override val schema: Schema by lazy {
            objectOf(UnknownKeys.Refused, property("subscriptionId", ref { OpaqueIdModel.schema }))
        }

        override fun fromWire(judged: Wire): CloseSubscriptionParams {
            val members = judged.fields
            return CloseSubscriptionParams(
                subscriptionId = OpaqueIdModel.fromWire(members.need("subscriptionId")),
            )
        }

        override fun toWire(value: CloseSubscriptionParams): Wire = wireFields {
            put("subscriptionId", OpaqueIdModel.toWire(value.subscriptionId))
        }

        public fun serializer(): KSerializer<CloseSubscriptionParams> = this
    }
}

@Serializable(with = CloseSubscriptionResult.Companion::class)
public data class CloseSubscriptionResult(
    /** Entries beside the declared keys. */
    public val additionalProperties: Map<String, JsonElement> = emptyMap(),
) {
    /** Always `true`. */
    public val closed: Boolean get() = true

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<CloseSubscriptionResult>("remote.CloseSubscriptionResult") {
        override val schema: Schema by lazy {
            objectOf(UnknownKeys.Kept, property("closed", oneOf(wire(true))))
        }

        override fun fromWire(judged: Wire): CloseSubscriptionResult {
            val members = judged.fields
            return CloseSubscriptionResult(
                additionalProperties = members.others("closed") { it.element },
            )
        }

        override fun toWire(value: CloseSubscriptionResult): Wire = wireFields {
            put("closed", wire(true))
            putOthers(value.additionalProperties, "closed") { wire(it) }
        }

        public fun serializer(): KSerializer<CloseSubscriptionResult> = this
    }
}
