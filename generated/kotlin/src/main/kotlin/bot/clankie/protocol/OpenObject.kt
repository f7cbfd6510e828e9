// Made from schemas/clankie/open-object.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package bot.clankie.protocol

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import kotlinx.serialization.json.JsonElement
import samewire.support.*

/** An object whose keys this contract does not state yet. */
@Serializable(with = OpenObject.Companion::class)
public data class OpenObject(
    /** Entries beside the declared keys. */
    public val additionalProperties: Map<String, JsonElement> = emptyMap(),
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<OpenObject>("clankie.OpenObject") {
        override val schema: Schema by lazy {
            objectOf(UnknownKeys.Kept)
        }

        override fun fromWire(judged: Wire): OpenObject {
            val members = judged.fields
            return OpenObject(
                additionalProperties = members.others { it.element },
            )
        }

        override fun toWire(value: OpenObject): Wire = wireFields {
            putOthers(value.additionalProperties) { wire(it) }
        }

        public fun serializer(): KSerializer<OpenObject> = this
    }
}
