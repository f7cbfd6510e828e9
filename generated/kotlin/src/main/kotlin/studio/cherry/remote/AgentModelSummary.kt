// Made from schemas/remote/agent/model-summary.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package studio.cherry.remote

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import kotlinx.serialization.json.JsonElement
import samewire.support.*

/** A model as it is shown. It holds no secret, and the reader need not have the model. */
@Serializable(with = ModelSummary.Companion::class)
public data class ModelSummary(
    /** 1 to 2048 characters, matches `^[\s\S]{0,2048}$`, matches `^[^\uD800-\uDFFF]*$`. */
    public val modelId: String,
    public val providerId: OpaqueId,
    /** 1 to 2048 characters, matches `^[\s\S]{0,2048}$`, matches `^[^\uD800-\uDFFF]*$`. */
    public val name: String,
    /** Entries beside the declared keys. */
    public val additionalProperties: Map<String, JsonElement> = emptyMap(),
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<ModelSummary>("remote.ModelSummary") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Kept,
                property(
                    "modelId",
                    string(
                        minLength(1),
                        maxLength(2048),
                        pattern("^[\\s\\S]{0,2048}\$", ""),
                        pattern("^[^\\uD800-\\uDFFF]*\$", "u"),
                    ),
                ),
                property("providerId", ref { OpaqueIdModel.schema }),
                property(
                    "name",
                    string(
                        minLength(1),
                        maxLength(2048),
                        pattern("^[\\s\\S]{0,2048}\$", ""),
                        pattern("^[^\\uD800-\\uDFFF]*\$", "u"),
                    ),
                ),
            )
        }

        override fun fromWire(judged: Wire): ModelSummary {
            val members = judged.fields
            return ModelSummary(
                modelId = members.need("modelId").text,
                providerId = OpaqueIdModel.fromWire(members.need("providerId")),
                name = members.need("name").text,
                additionalProperties = members.others("modelId", "providerId", "name") { it.element },
            )
        }

        override fun toWire(value: ModelSummary): Wire = wireFields {
            put("modelId", wire(value.modelId))
            put("providerId", OpaqueIdModel.toWire(value.providerId))
            put("name", wire(value.name))
            putOthers(value.additionalProperties, "modelId", "providerId", "name") { wire(it) }
        }

        public fun serializer(): KSerializer<ModelSummary> = this
    }
}
