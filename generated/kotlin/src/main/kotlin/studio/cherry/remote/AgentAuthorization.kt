// Made from schemas/remote/agent/authorization.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package studio.cherry.remote

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import kotlinx.serialization.json.JsonElement
import samewire.support.*

/** The approval to work with agents. */
@Serializable(with = AgentAuthorization.Companion::class)
public data class AgentAuthorization(
    public val grantId: OpaqueId,
    /** Entries beside the declared keys. */
    public val additionalProperties: Map<String, JsonElement> = emptyMap(),
) {
    /** Always `"agent"`. */
    public val domain: String get() = "agent"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<AgentAuthorization>("remote.AgentAuthorization") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Kept,
                property("domain", oneOf(wire("agent"))),
                property("grantId", ref { OpaqueIdModel.schema }),
            )
        }

        override fun fromWire(judged: Wire): AgentAuthorization {
            val members = judged.fields
            return AgentAuthorization(
                grantId = OpaqueIdModel.fromWire(members.need("grantId")),
                additionalProperties = members.others("domain", "grantId") { it.element },
            )
        }

        override fun toWire(value: AgentAuthorization): Wire = wireFields {
            put("domain", wire("agent"))
            put("grantId", OpaqueIdModel.toWire(value.grantId))
            putOthers(value.additionalProperties, "domain", "grantId") { wire(it) }
        }

        public fun serializer(): KSerializer<AgentAuthorization> = this
    }
}
