// Made from schemas/remote/agent/notifications.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package studio.cherry.remote

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

/** The subscription is over; start again from a checkpoint. */
@Serializable(with = ResetRequired.Companion::class)
public data class ResetRequired(
    public val subscriptionId: OpaqueId,
    public val reason: ResetRequiredReason,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<ResetRequired>("remote.ResetRequired") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("subscriptionId", ref { OpaqueIdModel.schema }),
                property("reason", ref { ResetRequiredReason.schema }),
            )
        }

        override fun fromWire(judged: Wire): ResetRequired {
            val members = judged.fields
            return ResetRequired(
                subscriptionId = OpaqueIdModel.fromWire(members.need("subscriptionId")),
                reason = ResetRequiredReason.fromWire(members.need("reason")),
            )
        }

        override fun toWire(value: ResetRequired): Wire = wireFields {
            put("subscriptionId", OpaqueIdModel.toWire(value.subscriptionId))
            put("reason", ResetRequiredReason.toWire(value.reason))
        }

        public fun serializer(): KSerializer<ResetRequired> = this
    }
}

@Serializable(with = ResetRequiredReason.Companion::class)
public enum class ResetRequiredReason(public val value: String) {
    RESET_REQUIRED("RESET_REQUIRED"),
    CHECKPOINT_EXPIRED("CHECKPOINT_EXPIRED"),
    RESOURCE_EXHAUSTED("RESOURCE_EXHAUSTED"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<ResetRequiredReason>("remote.ResetRequiredReason") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): ResetRequiredReason = byValue.getValue(judged.text)

        override fun toWire(value: ResetRequiredReason): Wire = wire(value.value)

        public fun serializer(): KSerializer<ResetRequiredReason> = this
    }
}

/**
 * What the host sends unasked about sessions.
 *
 * Told apart by `method`.
 */
@Serializable(with = AgentNotification.Companion::class)
public sealed interface AgentNotification {
    public companion object : Model<AgentNotification>("remote.AgentNotification") {
        override val schema: Schema by lazy {
            discriminated(
                "method",
                tagged(ref { AgentNotificationAgentEvents.schema }, wire("agent.events")),
                tagged(
                    ref { AgentNotificationAgentSubscriptionsResetRequired.schema },
                    wire("agent.subscriptions.resetRequired"),
                ),
            )
        }

        override fun fromWire(judged: Wire): AgentNotification = when (judged.option) {
            0 -> AgentNotificationAgentEvents.fromWire(judged.optionValue)
            else -> AgentNotificationAgentSubscriptionsResetRequired.fromWire(judged.optionValue)
        }

        override fun toWire(value: AgentNotification): Wire = when (value) {
            is AgentNotificationAgentEvents -> AgentNotificationAgentEvents.toWire(value)
            is AgentNotificationAgentSubscriptionsResetRequired -> AgentNotificationAgentSubscriptionsResetRequired.toWire(value)
        }

        public fun serializer(): KSerializer<AgentNotification> = this
    }
}

/** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
public fun AgentNotification.encode(): String = AgentNotification.Companion.encode(this)

@Serializable(with = AgentNotificationAgentEvents.Companion::class)
public data class AgentNotificationAgentEvents(
    public val params: AgentEventBatch,
) : AgentNotification {
    /** Always `"2.0"`. */
    public val jsonrpc: String get() = "2.0"

    /** Always `"agent.events"`. */
    public val method: String get() = "agent.events"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<AgentNotificationAgentEvents>("remote.AgentNotificationAgentEvents") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("jsonrpc", oneOf(wire("2.0"))),
                property("method", oneOf(wire("agent.events"))),
                property("params", ref { AgentEventBatch.schema }),
            )
        }

        override fun fromWire(judged: Wire): AgentNotificationAgentEvents {
            val members = judged.fields
            return AgentNotificationAgentEvents(
                params = AgentEventBatch.fromWire(members.need("params")),
            )
        }

        override fun toWire(value: AgentNotificationAgentEvents): Wire = wireFields {
            put("jsonrpc", wire("2.0"))
            put("method", wire("agent.events"))
            put("params", AgentEventBatch.toWire(value.params))
        }

        public fun serializer(): KSerializer<AgentNotificationAgentEvents> = this
    }
}

@Serializable(with = AgentNotificationAgentSubscriptionsResetRequired.Companion::class)
public data class AgentNotificationAgentSubscriptionsResetRequired(
    public val params: ResetRequired,
) : AgentNotification {
    /** Always `"2.0"`. */
    public val jsonrpc: String get() = "2.0"

    /** Always `"agent.subscriptions.resetRequired"`. */
    public val method: String get() = "agent.subscriptions.resetRequired"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<AgentNotificationAgentSubscriptionsResetRequired>("remote.AgentNotificationAgentSubscriptionsResetRequired") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("jsonrpc", oneOf(wire("2.0"))),
                property("method", oneOf(wire("agent.subscriptions.resetRequired"))),
                property("params", ref { ResetRequired.schema }),
            )
        }

        override fun fromWire(judged: Wire): AgentNotificationAgentSubscriptionsResetRequired {
            val members = judged.fields
            return AgentNotificationAgentSubscriptionsResetRequired(
                params = ResetRequired.fromWire(members.need("params")),
            )
        }

        override fun toWire(value: AgentNotificationAgentSubscriptionsResetRequired): Wire = wireFields {
            put("jsonrpc", wire("2.0"))
            put("method", wire("agent.subscriptions.resetRequired"))
            put("params", ResetRequired.toWire(value.params))
        }

        public fun serializer(): KSerializer<AgentNotificationAgentSubscriptionsResetRequired> = this
    }
}
