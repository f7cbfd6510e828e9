// Made from schemas/clankie/host-error.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package bot.clankie.protocol

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import kotlinx.serialization.json.JsonElement
import samewire.support.*

/** Why the host refused. Further keys may say more. */
@Serializable(with = HostError.Companion::class)
public data class HostError(
    /** A code out of a closed list. */
    public val error: String,
    /** Entries beside the declared keys. */
    public val additionalProperties: Map<String, JsonElement> = emptyMap(),
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<HostError>("clankie.HostError") {
        override val schema: Schema by lazy {
            objectOf(UnknownKeys.Kept, property("error", string()))
        }

        override fun fromWire(judged: Wire): HostError {
            val members = judged.fields
            return HostError(
                error = members.need("error").text,
                additionalProperties = members.others("error") { it.element },
            )
        }

        override fun toWire(value: HostError): Wire = wireFields {
            put("error", wire(value.error))
            putOthers(value.additionalProperties, "error") { wire(it) }
        }

        public fun serializer(): KSerializer<HostError> = this
    }
}
