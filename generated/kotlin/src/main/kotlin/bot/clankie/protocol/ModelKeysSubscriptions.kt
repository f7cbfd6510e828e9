// Made from schemas/clankie/model-keys/subscriptions.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package bot.clankie.protocol

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

/** A provider whose subscription can be used in place of a key. */
@Serializable(with = ModelSubscriptionProvider.Companion::class)
public enum class ModelSubscriptionProvider(public val value: String) {
    OPENAI_CODEX("openai-codex"),
    XAI("xai"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<ModelSubscriptionProvider>("clankie.ModelSubscriptionProvider") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): ModelSubscriptionProvider = byValue.getValue(judged.text)

        override fun toWire(value: ModelSubscriptionProvider): Wire = wire(value.value)

        public fun serializer(): KSerializer<ModelSubscriptionProvider> = this
    }
}

/** How the owner signs in. */
@Serializable(with = ModelSubscriptionMethod.Companion::class)
public enum class ModelSubscriptionMethod(public val value: String) {
    BROWSER("browser"),
    DEVICE("device"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<ModelSubscriptionMethod>("clankie.ModelSubscriptionMethod") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): ModelSubscriptionMethod = byValue.getValue(judged.text)

        override fun toWire(value: ModelSubscriptionMethod): Wire = wire(value.value)

        public fun serializer(): KSerializer<ModelSubscriptionMethod> = this
    }
}

@Serializable(with = ModelSubscriptionsResponse.Companion::class)
public data class ModelSubscriptionsResponse(
    /** At most 64 entries. */
    public val subscriptions: List<ModelSubscriptionsResponseSubscriptionsItem>,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<ModelSubscriptionsResponse>("clankie.ModelSubscriptionsResponse") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("subscriptions", list(ref { ModelSubscriptionsResponseSubscriptionsItem.schema }, maxEntries(64))),
            )
        }

        override fun fromWire(judged: Wire): ModelSubscriptionsResponse {
            val members = judged.fields
            return ModelSubscriptionsResponse(
                subscriptions = members.need("subscriptions").readList { ModelSubscriptionsResponseSubscriptionsItem.fromWire(it) },
            )
        }

        override fun toWire(value: ModelSubscriptionsResponse): Wire = wireFields {
            put("subscriptions", wireList(value.subscriptions) { ModelSubscriptionsResponseSubscriptionsItem.toWire(it) })
        }

        public fun serializer(): KSerializer<ModelSubscriptionsResponse> = this
    }
}

@Serializable(with = ModelSubscriptionsResponseSubscriptionsItem.Companion::class)
public data class ModelSubscriptionsResponseSubscriptionsItem(
    public val providerId: ModelProviderId,
    public val name: String,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<ModelSubscriptionsResponseSubscriptionsItem>("clankie.ModelSubscriptionsResponseSubscriptionsItem") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("providerId", ref { ModelProviderIdModel.schema }),
                property("name", string()),
            )
        }

        override fun fromWire(judged: Wire): ModelSubscriptionsResponseSubscriptionsItem {
            val members = judged.fields
            return ModelSubscriptionsResponseSubscriptionsItem(
                providerId = ModelProviderIdModel.fromWire(members.need("providerId")),
                name = members.need("name").text,
            )
        }

        override fun toWire(value: ModelSubscriptionsResponseSubscriptionsItem): Wire = wireFields {
            put("providerId", ModelProviderIdModel.toWire(value.providerId))
            put("name", wire(value.name))
        }

        public fun serializer(): KSerializer<ModelSubscriptionsResponseSubscriptionsItem> = this
    }
}

/** How each provider lets the owner sign in. */
@Serializable(with = ModelSubscriptionMethods.Companion::class)
public data class ModelSubscriptionMethods(
    public val methods: List<ModelSubscriptionMethodsMethodsItem>,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<ModelSubscriptionMethods>("clankie.ModelSubscriptionMethods") {
        override val schema: Schema by lazy {
            objectOf(UnknownKeys.Refused, property("methods", list(ref { ModelSubscriptionMethodsMethodsItem.schema })))
        }

        override fun fromWire(judged: Wire): ModelSubscriptionMethods {
            val members = judged.fields
            return ModelSubscriptionMethods(
                methods = members.need("methods").readList { ModelSubscriptionMethodsMethodsItem.fromWire(it) },
            )
        }

        override fun toWire(value: ModelSubscriptionMethods): Wire = wireFields {
            put("methods", wireList(value.methods) { ModelSubscriptionMethodsMethodsItem.toWire(it) })
        }

        public fun serializer(): KSerializer<ModelSubscriptionMethods> = this
    }
}

@Serializable(with = ModelSubscriptionMethodsMethodsItem.Companion::class)
public data class ModelSubscriptionMethodsMethodsItem(
    public val providerId: ModelSubscriptionProvider,
    public val name: String,
    public val methods: List<ModelSubscriptionMethod>,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<ModelSubscriptionMethodsMethodsItem>("clankie.ModelSubscriptionMethodsMethodsItem") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("providerId", ref { ModelSubscriptionProvider.schema }),
                property("name", string()),
                property("methods", list(ref { ModelSubscriptionMethod.schema })),
            )
        }

        override fun fromWire(judged: Wire): ModelSubscriptionMethodsMethodsItem {
            val members = judged.fields
            return ModelSubscriptionMethodsMethodsItem(
                providerId = ModelSubscriptionProvider.fromWire(members.need("providerId")),
                name = members.need("name").text,
                methods = members.need("methods").readList { ModelSubscriptionMethod.fromWire(it) },
            )
        }

        override fun toWire(value: ModelSubscriptionMethodsMethodsItem): Wire = wireFields {
            put("providerId", ModelSubscriptionProvider.toWire(value.providerId))
            put("name", wire(value.name))
            put("methods", wireList(value.methods) { ModelSubscriptionMethod.toWire(it) })
        }

        public fun serializer(): KSerializer<ModelSubscriptionMethodsMethodsItem> = this
    }
}

/** Starts a sign-in. */
@Serializable(with = ModelSubscriptionStart.Companion::class)
public data class ModelSubscriptionStart(
    public val providerId: ModelProviderId,
    public val method: ModelSubscriptionMethod,
    public val model: ModelReference,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<ModelSubscriptionStart>("clankie.ModelSubscriptionStart") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("providerId", ref { ModelProviderIdModel.schema }),
                property("method", ref { ModelSubscriptionMethod.schema }),
                property("model", ref { ModelReferenceModel.schema }),
            )
        }

        override fun fromWire(judged: Wire): ModelSubscriptionStart {
            val members = judged.fields
            return ModelSubscriptionStart(
                providerId = ModelProviderIdModel.fromWire(members.need("providerId")),
                method = ModelSubscriptionMethod.fromWire(members.need("method")),
                model = ModelReferenceModel.fromWire(members.need("model")),
            )
        }

        override fun toWire(value: ModelSubscriptionStart): Wire = wireFields {
            put("providerId", ModelProviderIdModel.toWire(value.providerId))
            put("method", ModelSubscriptionMethod.toWire(value.method))
            put("model", ModelReferenceModel.toWire(value.model))
        }

        public fun serializer(): KSerializer<ModelSubscriptionStart> = this
    }
}

/** Names a sign-in that was started. */
@Serializable(with = ModelSubscriptionSessionRequest.Companion::class)
public data class ModelSubscriptionSessionRequest(
    /** Format uuid. */
    public val sessionId: String,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<ModelSubscriptionSessionRequest>("clankie.ModelSubscriptionSessionRequest") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property(
                    "sessionId",
                    string(
                        pattern(
                            "^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)\$",
                            "",
                            "uuid",
                        ),
                    ),
                ),
            )
        }

        override fun fromWire(judged: Wire): ModelSubscriptionSessionRequest {
            val members = judged.fields
            return ModelSubscriptionSessionRequest(
                sessionId = members.need("sessionId").text,
            )
        }

        override fun toWire(value: ModelSubscriptionSessionRequest): Wire = wireFields {
            put("sessionId", wire(value.sessionId))
        }

        public fun serializer(): KSerializer<ModelSubscriptionSessionRequest> = this
    }
}

@Serializable(with = ModelSubscriptionErrorCode.Companion::class)
public enum class ModelSubscriptionErrorCode(public val value: String) {
    AUTHENTICATION_REQUIRED("authentication_required"),
    FORBIDDEN("forbidden"),
    MALFORMED("malformed"),
    UNSUPPORTED_PROVIDER("unsupported_provider"),
    UNSUPPORTED_MODEL("unsupported_model"),
    BUSY("busy"),
    SESSION_NOT_FOUND("session_not_found"),
    UNAVAILABLE("unavailable"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<ModelSubscriptionErrorCode>("clankie.ModelSubscriptionErrorCode") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): ModelSubscriptionErrorCode = byValue.getValue(judged.text)

        override fun toWire(value: ModelSubscriptionErrorCode): Wire = wire(value.value)

        public fun serializer(): KSerializer<ModelSubscriptionErrorCode> = this
    }
}

/**
 * A sign-in, or why there is none.
 *
 * Told apart by `ok`.
 */
@Serializable(with = ModelSubscriptionResult.Companion::class)
public sealed interface ModelSubscriptionResult {
    public companion object : Model<ModelSubscriptionResult>("clankie.ModelSubscriptionResult") {
        override val schema: Schema by lazy {
            discriminated(
                "ok",
                tagged(ref { ModelSubscriptionResultTrue.schema }, wire(true)),
                tagged(ref { ModelSubscriptionResultFalse.schema }, wire(false)),
            )
        }

        override fun fromWire(judged: Wire): ModelSubscriptionResult = when (judged.option) {
            0 -> ModelSubscriptionResultTrue.fromWire(judged.optionValue)
            else -> ModelSubscriptionResultFalse.fromWire(judged.optionValue)
        }

        override fun toWire(value: ModelSubscriptionResult): Wire = when (value) {
            is ModelSubscriptionResultTrue -> ModelSubscriptionResultTrue.toWire(value)
            is ModelSubscriptionResultFalse -> ModelSubscriptionResultFalse.toWire(value)
        }

        public fun serializer(): KSerializer<ModelSubscriptionResult> = this
    }
}

/** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
public fun ModelSubscriptionResult.encode(): String = ModelSubscriptionResult.Companion.encode(this)

/** How far a sign-in got. */
@Serializable(with = ModelSubscriptionResultTrue.Companion::class)
public data class ModelSubscriptionResultTrue(
    /** Format uuid. */
    public val sessionId: String,
    public val providerId: ModelSubscriptionProvider,
    /** Format datetime. */
    public val expiresAt: String,
    public val state: ModelSubscriptionResultTrueState,
    /**
     * Where the owner signs in.
     *
     * Format url.
     */
    public val url: String? = null,
    /** At most 256 characters. */
    public val userCode: String? = null,
) : ModelSubscriptionResult {
    /** Always `true`. */
    public val ok: Boolean get() = true

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<ModelSubscriptionResultTrue>("clankie.ModelSubscriptionResultTrue") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("ok", oneOf(wire(true))),
                property(
                    "sessionId",
                    string(
                        pattern(
                            "^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)\$",
                            "",
                            "uuid",
                        ),
                    ),
                ),
                property("providerId", ref { ModelSubscriptionProvider.schema }),
                property(
                    "expiresAt",
                    string(
                        pattern(
                            "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z))\$",
                            "",
                            "datetime",
                        ),
                    ),
                ),
                property("state", ref { ModelSubscriptionResultTrueState.schema }),
                property("url", optional(string(url()))),
                property("userCode", optional(string(maxLength(256)))),
            )
        }

        override fun fromWire(judged: Wire): ModelSubscriptionResultTrue {
            val members = judged.fields
            return ModelSubscriptionResultTrue(
                sessionId = members.need("sessionId").text,
                providerId = ModelSubscriptionProvider.fromWire(members.need("providerId")),
                expiresAt = members.need("expiresAt").text,
                state = ModelSubscriptionResultTrueState.fromWire(members.need("state")),
                url = members["url"].ifPresent { it.text },
                userCode = members["userCode"].ifPresent { it.text },
            )
        }

        override fun toWire(value: ModelSubscriptionResultTrue): Wire = wireFields {
            put("ok", wire(true))
            put("sessionId", wire(value.sessionId))
            put("providerId", ModelSubscriptionProvider.toWire(value.providerId))
            put("expiresAt", wire(value.expiresAt))
            put("state", ModelSubscriptionResultTrueState.toWire(value.state))
            putIfPresent("url", value.url) { wire(it) }
            putIfPresent("userCode", value.userCode) { wire(it) }
        }

        public fun serializer(): KSerializer<ModelSubscriptionResultTrue> = this
    }
}

@Serializable(with = ModelSubscriptionResultTrueState.Companion::class)
public enum class ModelSubscriptionResultTrueState(public val value: String) {
    PENDING("pending"),
    COMMITTING("committing"),
    COMPLETE("complete"),
    CANCELLED("cancelled"),
    EXPIRED("expired"),
    FAILED("failed"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<ModelSubscriptionResultTrueState>("clankie.ModelSubscriptionResultTrueState") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): ModelSubscriptionResultTrueState = byValue.getValue(judged.text)

        override fun toWire(value: ModelSubscriptionResultTrueState): Wire = wire(value.value)

        public fun serializer(): KSerializer<ModelSubscriptionResultTrueState> = this
    }
}

@Serializable(with = ModelSubscriptionResultFalse.Companion::class)
public data class ModelSubscriptionResultFalse(
    public val error: ModelSubscriptionErrorCode,
) : ModelSubscriptionResult {
    /** Always `false`. */
    public val ok: Boolean get() = false

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<ModelSubscriptionResultFalse>("clankie.ModelSubscriptionResultFalse") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("ok", oneOf(wire(false))),
                property("error", ref { ModelSubscriptionErrorCode.schema }),
            )
        }

        override fun fromWire(judged: Wire): ModelSubscriptionResultFalse {
            val members = judged.fields
            return ModelSubscriptionResultFalse(
                error = ModelSubscriptionErrorCode.fromWire(members.need("error")),
            )
        }

        override fun toWire(value: ModelSubscriptionResultFalse): Wire = wireFields {
            put("ok", wire(false))
            put("error", ModelSubscriptionErrorCode.toWire(value.error))
        }

        public fun serializer(): KSerializer<ModelSubscriptionResultFalse> = this
    }
}
