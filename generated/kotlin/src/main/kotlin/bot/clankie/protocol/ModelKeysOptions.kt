// Made from schemas/clankie/model-keys/options.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package bot.clankie.protocol

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

/** How hard a model thinks. */
@Serializable(with = ModelEffort.Companion::class)
public enum class ModelEffort(public val value: String) {
    OFF("off"),
    MINIMAL("minimal"),
    LOW("low"),
    MEDIUM("medium"),
    HIGH("high"),
    XHIGH("xhigh"),
    MAX("max"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<ModelEffort>("clankie.ModelEffort") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): ModelEffort = byValue.getValue(judged.text)

        override fun toWire(value: ModelEffort): Wire = wire(value.value)

        public fun serializer(): KSerializer<ModelEffort> = this
    }
}

/** Which providers can be used now, and the efforts of the model in use. */
@Serializable(with = ModelOptionsResponse.Companion::class)
public data class ModelOptionsResponse(
    /** At most 256 entries. */
    public val usableProviders: List<ModelProviderId>,
    public val effort: ModelOptionsResponseEffort?,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<ModelOptionsResponse>("clankie.ModelOptionsResponse") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("usableProviders", list(ref { ModelProviderIdModel.schema }, maxEntries(256))),
                property("effort", nullable(ref { ModelOptionsResponseEffort.schema })),
            )
        }

        override fun fromWire(judged: Wire): ModelOptionsResponse {
            val members = judged.fields
            return ModelOptionsResponse(
                usableProviders = members.need("usableProviders").readList { ModelProviderIdModel.fromWire(it) },
                effort = members.need("effort").orNull { ModelOptionsResponseEffort.fromWire(it) },
            )
        }

        override fun toWire(value: ModelOptionsResponse): Wire = wireFields {
            put("usableProviders", wireList(value.usableProviders) { ModelProviderIdModel.toWire(it) })
            put("effort", wireOrNull(value.effort) { ModelOptionsResponseEffort.toWire(it) })
        }

        public fun serializer(): KSerializer<ModelOptionsResponse> = this
    }
}

/** The efforts of the model in use. */
@Serializable(with = ModelOptionsResponseEffort.Companion::class)
public data class ModelOptionsResponseEffort(
    public val model: ModelReference,
    /** Null: the default. */
    public val current: ModelEffort?,
    public val default: ModelEffort,
    /** At most 7 entries. */
    public val levels: List<ModelEffort>,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<ModelOptionsResponseEffort>("clankie.ModelOptionsResponseEffort") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("model", ref { ModelReferenceModel.schema }),
                property("current", nullable(ref { ModelEffort.schema })),
                property("default", ref { ModelEffort.schema }),
                property("levels", list(ref { ModelEffort.schema }, maxEntries(7))),
            )
        }

        override fun fromWire(judged: Wire): ModelOptionsResponseEffort {
            val members = judged.fields
            return ModelOptionsResponseEffort(
                model = ModelReferenceModel.fromWire(members.need("model")),
                current = members.need("current").orNull { ModelEffort.fromWire(it) },
                default = ModelEffort.fromWire(members.need("default")),
                levels = members.need("levels").readList { ModelEffort.fromWire(it) },
            )
        }

        override fun toWire(value: ModelOptionsResponseEffort): Wire = wireFields {
            put("model", ModelReferenceModel.toWire(value.model))
            put("current", wireOrNull(value.current) { ModelEffort.toWire(it) })
            put("default", ModelEffort.toWire(value.default))
            put("levels", wireList(value.levels) { ModelEffort.toWire(it) })
        }

        public fun serializer(): KSerializer<ModelOptionsResponseEffort> = this
    }
}

/** Chooses an effort; null goes back to the default. */
@Serializable(with = ModelEffortSetRequest.Companion::class)
public data class ModelEffortSetRequest(
    public val effort: ModelEffort?,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<ModelEffortSetRequest>("clankie.ModelEffortSetRequest") {
        override val schema: Schema by lazy {
            objectOf(UnknownKeys.Refused, property("effort", nullable(ref { ModelEffort.schema })))
        }

        override fun fromWire(judged: Wire): ModelEffortSetRequest {
            val members = judged.fields
            return ModelEffortSetRequest(
                effort = members.need("effort").orNull { ModelEffort.fromWire(it) },
            )
        }

        override fun toWire(value: ModelEffortSetRequest): Wire = wireFields {
            put("effort", wireOrNull(value.effort) { ModelEffort.toWire(it) })
        }

        public fun serializer(): KSerializer<ModelEffortSetRequest> = this
    }
}
