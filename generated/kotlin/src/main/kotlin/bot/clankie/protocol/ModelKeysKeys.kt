// Made from schemas/clankie/model-keys/keys.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package bot.clankie.protocol

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

/**
 * Names a model provider.
 *
 * Matches `^[a-z0-9][a-z0-9._-]{0,127}$`.
 */
public typealias ModelProviderId = String

/** Reads and writes [ModelProviderId]. */
public object ModelProviderIdModel : TextModel<String>("clankie.ModelProviderId") {
    override val schema: Schema by lazy {
        string(pattern("^[a-z0-9][a-z0-9._-]{0,127}\$", "u"))
    }

    override fun fromWire(judged: Wire): String = judged.text

    override fun toWire(value: String): Wire = wire(value)
}

/**
 * Names a model as its provider does.
 *
 * 1 to 512 characters, matches `^\P{Cc}+$`.
 */
public typealias ModelId = String

/** Reads and writes [ModelId]. */
public object ModelIdModel : TextModel<String>("clankie.ModelId") {
    override val schema: Schema by lazy {
        string(minLength(1), maxLength(512), pattern("^\\P{Cc}+\$", "u"))
    }

    override fun fromWire(judged: Wire): String = judged.text

    override fun toWire(value: String): Wire = wire(value)
}

/**
 * Provider and model, parted by the first slash.
 *
 * At most 512 characters, matches `^[^/\p{Cc}]+\/\P{Cc}+$`.
 */
public typealias ModelReference = String

/** Reads and writes [ModelReference]. */
public object ModelReferenceModel : TextModel<String>("clankie.ModelReference") {
    override val schema: Schema by lazy {
        string(maxLength(512), pattern("^[^/\\p{Cc}]+\\/\\P{Cc}+\$", "u"))
    }

    override fun fromWire(judged: Wire): String = judged.text

    override fun toWire(value: String): Wire = wire(value)
}

/** Stores a key. It is not tried out. */
@Serializable(with = ModelKeySetRequest.Companion::class)
public data class ModelKeySetRequest(
    public val providerId: ModelProviderId,
    /** 1 to 8192 characters, matches `^\P{Cc}+$`. */
    public val apiKey: String,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<ModelKeySetRequest>("clankie.ModelKeySetRequest") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("providerId", ref { ModelProviderIdModel.schema }),
                property("apiKey", string(trim(), minLength(1), maxLength(8192), pattern("^\\P{Cc}+\$", "u"))),
            )
        }

        override fun fromWire(judged: Wire): ModelKeySetRequest {
            val members = judged.fields
            return ModelKeySetRequest(
                providerId = ModelProviderIdModel.fromWire(members.need("providerId")),
                apiKey = members.need("apiKey").text,
            )
        }

        override fun toWire(value: ModelKeySetRequest): Wire = wireFields {
            put("providerId", ModelProviderIdModel.toWire(value.providerId))
            put("apiKey", wire(value.apiKey))
        }

        public fun serializer(): KSerializer<ModelKeySetRequest> = this
    }
}

/** Tries the stored key out with one short call, once. */
@Serializable(with = ModelKeyValidateRequest.Companion::class)
public data class ModelKeyValidateRequest(
    public val providerId: ModelProviderId,
    public val modelId: ModelId,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<ModelKeyValidateRequest>("clankie.ModelKeyValidateRequest") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("providerId", ref { ModelProviderIdModel.schema }),
                property("modelId", ref { ModelIdModel.schema }),
            )
        }

        override fun fromWire(judged: Wire): ModelKeyValidateRequest {
            val members = judged.fields
            return ModelKeyValidateRequest(
                providerId = ModelProviderIdModel.fromWire(members.need("providerId")),
                modelId = ModelIdModel.fromWire(members.need("modelId")),
            )
        }

        override fun toWire(value: ModelKeyValidateRequest): Wire = wireFields {
            put("providerId", ModelProviderIdModel.toWire(value.providerId))
            put("modelId", ModelIdModel.toWire(value.modelId))
        }

        public fun serializer(): KSerializer<ModelKeyValidateRequest> = this
    }
}

/** Chooses the model in use. */
@Serializable(with = ModelSelectRequest.Companion::class)
public data class ModelSelectRequest(
    public val model: ModelReference,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<ModelSelectRequest>("clankie.ModelSelectRequest") {
        override val schema: Schema by lazy {
            objectOf(UnknownKeys.Refused, property("model", ref { ModelReferenceModel.schema }))
        }

        override fun fromWire(judged: Wire): ModelSelectRequest {
            val members = judged.fields
            return ModelSelectRequest(
                model = ModelReferenceModel.fromWire(members.need("model")),
            )
        }

        override fun toWire(value: ModelSelectRequest): Wire = wireFields {
            put("model", ModelReferenceModel.toWire(value.model))
        }

        public fun serializer(): KSerializer<ModelSelectRequest> = this
    }
}

/** Forgets a key. */
@Serializable(with = ModelKeyRemoveRequest.Companion::class)
public data class ModelKeyRemoveRequest(
    public val providerId: ModelProviderId,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<ModelKeyRemoveRequest>("clankie.ModelKeyRemoveRequest") {
        override val schema: Schema by lazy {
            objectOf(UnknownKeys.Refused, property("providerId", ref { ModelProviderIdModel.schema }))
        }

        override fun fromWire(judged: Wire): ModelKeyRemoveRequest {
            val members = judged.fields
            return ModelKeyRemoveRequest(
                providerId = ModelProviderIdModel.fromWire(members.need("providerId")),
            )
        }

        override fun toWire(value: ModelKeyRemoveRequest): Wire = wireFields {
            put("providerId", ModelProviderIdModel.toWire(value.providerId))
        }

        public fun serializer(): KSerializer<ModelKeyRemoveRequest> = this
    }
}

@Serializable(with = ModelProvider.Companion::class)
public data class ModelProvider(
    public val id: ModelProviderId,
    public val name: String,
    public val acceptsApiKey: Boolean,
    public val keyConfigured: Boolean,
    public val models: List<ModelProviderModelsItem>,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<ModelProvider>("clankie.ModelProvider") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("id", ref { ModelProviderIdModel.schema }),
                property("name", string()),
                property("acceptsApiKey", boolean()),
                property("keyConfigured", boolean()),
                property("models", list(ref { ModelProviderModelsItem.schema })),
            )
        }

        override fun fromWire(judged: Wire): ModelProvider {
            val members = judged.fields
            return ModelProvider(
                id = ModelProviderIdModel.fromWire(members.need("id")),
                name = members.need("name").text,
                acceptsApiKey = members.need("acceptsApiKey").flag,
                keyConfigured = members.need("keyConfigured").flag,
                models = members.need("models").readList { ModelProviderModelsItem.fromWire(it) },
            )
        }

        override fun toWire(value: ModelProvider): Wire = wireFields {
            put("id", ModelProviderIdModel.toWire(value.id))
            put("name", wire(value.name))
            put("acceptsApiKey", wire(value.acceptsApiKey))
            put("keyConfigured", wire(value.keyConfigured))
            put("models", wireList(value.models) { ModelProviderModelsItem.toWire(it) })
        }

        public fun serializer(): KSerializer<ModelProvider> = this
    }
}

@Serializable(with = ModelProviderModelsItem.Companion::class)
public data class ModelProviderModelsItem(
    public val id: ModelId,
    public val name: String,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<ModelProviderModelsItem>("clankie.ModelProviderModelsItem") {
        override val schema: Schema by lazy {
            objectOf(UnknownKeys.Refused, property("id", ref { ModelIdModel.schema }), property("name", string()))
        }

        override fun fromWire(judged: Wire): ModelProviderModelsItem {
            val members = judged.fields
            return ModelProviderModelsItem(
                id = ModelIdModel.fromWire(members.need("id")),
                name = members.need("name").text,
            )
        }

        override fun toWire(value: ModelProviderModelsItem): Wire = wireFields {
            put("id", ModelIdModel.toWire(value.id))
            put("name", wire(value.name))
        }

        public fun serializer(): KSerializer<ModelProviderModelsItem> = this
    }
}

/** The providers, which of them have a key, and the model in use. */
@Serializable(with = ModelKeysResponse.Companion::class)
public data class ModelKeysResponse(
    /** What the owner chose. */
    public val model: ModelReference?,
    /** What is in use. */
    public val effectiveModel: ModelReference?,
    public val providers: List<ModelProvider>,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<ModelKeysResponse>("clankie.ModelKeysResponse") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("model", nullable(ref { ModelReferenceModel.schema })),
                property("effectiveModel", nullable(ref { ModelReferenceModel.schema })),
                property("providers", list(ref { ModelProvider.schema })),
            )
        }

        override fun fromWire(judged: Wire): ModelKeysResponse {
            val members = judged.fields
            return ModelKeysResponse(
                model = members.need("model").orNull { ModelReferenceModel.fromWire(it) },
                effectiveModel = members.need("effectiveModel").orNull { ModelReferenceModel.fromWire(it) },
                providers = members.need("providers").readList { ModelProvider.fromWire(it) },
            )
        }

        override fun toWire(value: ModelKeysResponse): Wire = wireFields {
            put("model", wireOrNull(value.model) { ModelReferenceModel.toWire(it) })
            put("effectiveModel", wireOrNull(value.effectiveModel) { ModelReferenceModel.toWire(it) })
            put("providers", wireList(value.providers) { ModelProvider.toWire(it) })
        }

        public fun serializer(): KSerializer<ModelKeysResponse> = this
    }
}

@Serializable(with = ModelKeyErrorCode.Companion::class)
public enum class ModelKeyErrorCode(public val value: String) {
    AUTHENTICATION_REQUIRED("authentication_required"),
    FORBIDDEN("forbidden"),
    MALFORMED("malformed"),
    UNSUPPORTED_PROVIDER("unsupported_provider"),
    UNSUPPORTED_MODEL("unsupported_model"),
    KEY_MISSING("key_missing"),
    VALIDATION_FAILED("validation_failed"),
    VALIDATION_TIMEOUT("validation_timeout"),
    UNAVAILABLE("unavailable"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<ModelKeyErrorCode>("clankie.ModelKeyErrorCode") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): ModelKeyErrorCode = byValue.getValue(judged.text)

        override fun toWire(value: ModelKeyErrorCode): Wire = wire(value.value)

        public fun serializer(): KSerializer<ModelKeyErrorCode> = this
    }
}

/**
 * Whether a change took place, and why not.
 *
 * Told apart by `ok`.
 */
@Serializable(with = ModelKeyResult.Companion::class)
public sealed interface ModelKeyResult {
    public companion object : Model<ModelKeyResult>("clankie.ModelKeyResult") {
        override val schema: Schema by lazy {
            discriminated(
                "ok",
                tagged(ref { ModelKeyResultTrue.schema }, wire(true)),
                tagged(ref { ModelKeyResultFalse.schema }, wire(false)),
            )
        }

        override fun fromWire(judged: Wire): ModelKeyResult = when (judged.option) {
            0 -> ModelKeyResultTrue.fromWire(judged.optionValue)
            else -> ModelKeyResultFalse.fromWire(judged.optionValue)
        }

        override fun toWire(value: ModelKeyResult): Wire = when (value) {
            is ModelKeyResultTrue -> ModelKeyResultTrue.toWire(value)
            is ModelKeyResultFalse -> ModelKeyResultFalse.toWire(value)
        }

        public fun serializer(): KSerializer<ModelKeyResult> = this
    }
}

/** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
public fun ModelKeyResult.encode(): String = ModelKeyResult.Companion.encode(this)

@Serializable(with = ModelKeyResultTrue.Companion::class)
public class ModelKeyResultTrue : ModelKeyResult {
    /** Always `true`. */
    public val ok: Boolean get() = true

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    override fun equals(other: Any?): Boolean = other is ModelKeyResultTrue

    override fun hashCode(): Int = 1

    override fun toString(): String = "ModelKeyResultTrue()"

    public companion object : Model<ModelKeyResultTrue>("clankie.ModelKeyResultTrue") {
        override val schema: Schema by lazy {
            objectOf(UnknownKeys.Refused, property("ok", oneOf(wire(true))))
        }

        override fun fromWire(judged: Wire): ModelKeyResultTrue = ModelKeyResultTrue()

        override fun toWire(value: ModelKeyResultTrue): Wire = wireFields {
            put("ok", wire(true))
        }

        public fun serializer(): KSerializer<ModelKeyResultTrue> = this
    }
}

@Serializable(with = ModelKeyResultFalse.Companion::class)
public data class ModelKeyResultFalse(
    public val error: ModelKeyErrorCode,
) : ModelKeyResult {
    /** Always `false`. */
    public val ok: Boolean get() = false

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<ModelKeyResultFalse>("clankie.ModelKeyResultFalse") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("ok", oneOf(wire(false))),
                property("error", ref { ModelKeyErrorCode.schema }),
            )
        }

        override fun fromWire(judged: Wire): ModelKeyResultFalse {
            val members = judged.fields
            return ModelKeyResultFalse(
                error = ModelKeyErrorCode.fromWire(members.need("error")),
            )
        }

        override fun toWire(value: ModelKeyResultFalse): Wire = wireFields {
            put("ok", wire(false))
            put("error", ModelKeyErrorCode.toWire(value.error))
        }

        public fun serializer(): KSerializer<ModelKeyResultFalse> = this
    }
}
