// Made from schemas/remote/connection/hello.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package studio.cherry.remote

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import kotlinx.serialization.json.JsonElement
import samewire.support.*

/** What the host speaks. Capabilities that a client does not know are kept. */
@Serializable(with = HelloResult.Companion::class)
public data class HelloResult(
    /** At least 1. */
    public val protocolVersion: Long,
    /**
     * Version of the failure outcomes. Without it a client does not use the agent domain.
     *
     * At least 1.
     */
    public val agentFailureVersion: Long? = null,
    /**
     * Version of connection.endpoints. Without it a client does not call the method.
     *
     * At least 1.
     */
    public val connectionEndpointsVersion: Long? = null,
    /** The host's own limits by the names of remoteLimits, which hold for what is missing. */
    public val limits: Map<String, Long>,
    /**
     * Milliseconds between two signs of life.
     *
     * At least 1.
     */
    public val heartbeatMs: Long,
    /** Entries beside the declared keys. */
    public val additionalProperties: Map<String, JsonElement> = emptyMap(),
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<HelloResult>("remote.HelloResult") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Kept,
                property("protocolVersion", number(NumberFormat.INT, atLeast(1.0))),
                property("agentFailureVersion", optional(number(NumberFormat.INT, atLeast(1.0)))),
                property("connectionEndpointsVersion", optional(number(NumberFormat.INT, atLeast(1.0)))),
                property("limits", record(RecordMode.OPEN, string(), number(NumberFormat.INT, atLeast(1.0)))),
                property("heartbeatMs", number(NumberFormat.INT, atLeast(1.0))),
            )
        }

        override fun fromWire(judged: Wire): HelloResult {
            val members = judged.fields
            return HelloResult(
                protocolVersion = members.need("protocolVersion").long,
                agentFailureVersion = members["agentFailureVersion"].ifPresent { it.long },
                connectionEndpointsVersion = members["connectionEndpointsVersion"].ifPresent { it.long },
                limits = members.need("limits").readMap({ it }) { it.long },
                heartbeatMs = members.need("heartbeatMs").long,
                additionalProperties = members.others("protocolVersion", "agentFailureVersion", "connectionEndpointsVersion", "limits", "heartbeatMs") { it.element },
            )
        }

        override fun toWire(value: HelloResult): Wire = wireFields {
            put("protocolVersion", wire(value.protocolVersion))
            putIfPresent("agentFailureVersion", value.agentFailureVersion) { wire(it) }
            putIfPresent("connectionEndpointsVersion", value.connectionEndpointsVersion) { wire(it) }
            put("limits", wireMap(value.limits, { it }) { wire(it) })
            put("heartbeatMs", wire(value.heartbeatMs))
            putOthers(value.additionalProperties, "protocolVersion", "agentFailureVersion", "connectionEndpointsVersion", "limits", "heartbeatMs") { wire(it) }
        }

        public fun serializer(): KSerializer<HelloResult> = this
    }
}
