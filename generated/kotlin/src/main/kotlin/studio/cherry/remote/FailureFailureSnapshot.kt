// Made from schemas/remote/failure/failure-snapshot.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package studio.cherry.remote

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

/** The cause. A reader never rewrites one that it does not know: the value is invalid. */
@Serializable(with = AiFailureReason.Companion::class)
public enum class AiFailureReason(public val value: String) {
    AUTH("auth"),
    PERMISSION("permission"),
    REGION("region"),
    MODEL_NOT_FOUND("model_not_found"),
    QUOTA("quota"),
    RATE_LIMIT("rate_limit"),
    CONTEXT_LENGTH("context_length"),
    PAYLOAD_TOO_LARGE("payload_too_large"),
    NETWORK("network"),
    PROXY_TLS("proxy_tls"),
    STREAM_INTERRUPTED("stream_interrupted"),
    CONTENT_FILTER("content_filter"),
    PROVIDER_UNAVAILABLE("provider_unavailable"),
    TIMEOUT("timeout"),
    INVALID_INPUT("invalid_input"),
    TOOL_LIMIT("tool_limit"),
    TOOL_FAILED("tool_failed"),
    MCP("mcp"),
    PARSE("parse"),
    INTERNAL("internal"),
    UNKNOWN("unknown"),
    RESOURCE_EXHAUSTED("resource_exhausted"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<AiFailureReason>("remote.AiFailureReason") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): AiFailureReason = byValue.getValue(judged.text)

        override fun toWire(value: AiFailureReason): Wire = wire(value.value)

        public fun serializer(): KSerializer<AiFailureReason> = this
    }
}

/** Who failed. */
@Serializable(with = FailureSource.Companion::class)
public data class FailureSource(
    public val layer: FailureSourceLayer,
    /** 0 to 256 characters, matches `^[\s\S]{0,256}$`. */
    public val name: String? = null,
    /** 0 to 128 characters, matches `^[\s\S]{0,128}$`. */
    public val code: String? = null,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<FailureSource>("remote.FailureSource") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("layer", ref { FailureSourceLayer.schema }),
                property("name", optional(string(minLength(0), maxLength(256), pattern("^[\\s\\S]{0,256}\$", "")))),
                property("code", optional(string(minLength(0), maxLength(128), pattern("^[\\s\\S]{0,128}\$", "")))),
            )
        }

        override fun fromWire(judged: Wire): FailureSource {
            val members = judged.fields
            return FailureSource(
                layer = FailureSourceLayer.fromWire(members.need("layer")),
                name = members["name"].ifPresent { it.text },
                code = members["code"].ifPresent { it.text },
            )
        }

        override fun toWire(value: FailureSource): Wire = wireFields {
            put("layer", FailureSourceLayer.toWire(value.layer))
            putIfPresent("name", value.name) { wire(it) }
            putIfPresent("code", value.code) { wire(it) }
        }

        public fun serializer(): KSerializer<FailureSource> = this
    }
}

@Serializable(with = FailureSourceLayer.Companion::class)
public enum class FailureSourceLayer(public val value: String) {
    PROVIDER("provider"),
    RUNTIME("runtime"),
    HOST("host"),
    TOOL("tool"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<FailureSourceLayer>("remote.FailureSourceLayer") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): FailureSourceLayer = byValue.getValue(judged.text)

        override fun toWire(value: FailureSourceLayer): Wire = wire(value.value)

        public fun serializer(): KSerializer<FailureSourceLayer> = this
    }
}

/** What is known of the failed call. */
@Serializable(with = FailureContext.Companion::class)
public data class FailureContext(
    /** At least 100, at most 599. */
    public val statusCode: Long? = null,
    /** 0 to 256 characters, matches `^[\s\S]{0,256}$`. */
    public val providerId: String? = null,
    /** 0 to 256 characters, matches `^[\s\S]{0,256}$`. */
    public val modelId: String? = null,
    /** 0 to 256 characters, matches `^[\s\S]{0,256}$`. */
    public val finishReason: String? = null,
    /** 0 to 4000 characters, matches `^[\s\S]{0,4000}$`. */
    public val responseBody: String? = null,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<FailureContext>("remote.FailureContext") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("statusCode", optional(number(NumberFormat.INT, atLeast(100.0), atMost(599.0)))),
                property("providerId", optional(string(minLength(0), maxLength(256), pattern("^[\\s\\S]{0,256}\$", "")))),
                property("modelId", optional(string(minLength(0), maxLength(256), pattern("^[\\s\\S]{0,256}\$", "")))),
                property("finishReason", optional(string(minLength(0), maxLength(256), pattern("^[\\s\\S]{0,256}\$", "")))),
                property("responseBody", optional(string(minLength(0), maxLength(4000), pattern("^[\\s\\S]{0,4000}\$", "")))),
            )
        }

        override fun fromWire(judged: Wire): FailureContext {
            val members = judged.fields
            return FailureContext(
                statusCode = members["statusCode"].ifPresent { it.long },
                providerId = members["providerId"].ifPresent { it.text },
                modelId = members["modelId"].ifPresent { it.text },
                finishReason = members["finishReason"].ifPresent { it.text },
                responseBody = members["responseBody"].ifPresent { it.text },
            )
        }

        override fun toWire(value: FailureContext): Wire = wireFields {
            putIfPresent("statusCode", value.statusCode) { wire(it) }
            putIfPresent("providerId", value.providerId) { wire(it) }
            putIfPresent("modelId", value.modelId) { wire(it) }
            putIfPresent("finishReason", value.finishReason) { wire(it) }
            putIfPresent("responseBody", value.responseBody) { wire(it) }
        }

        public fun serializer(): KSerializer<FailureContext> = this
    }
}

/** Why a run failed, as it was at that moment. */
@Serializable(with = AiFailureSnapshot.Companion::class)
public data class AiFailureSnapshot(
    public val reasonCode: AiFailureReason,
    public val source: FailureSource,
    public val context: FailureContext? = null,
) {
    /** Always `1`. */
    public val version: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<AiFailureSnapshot>("remote.AiFailureSnapshot") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("version", oneOf(wire(1.0))),
                property("reasonCode", ref { AiFailureReason.schema }),
                property("source", ref { FailureSource.schema }),
                property("context", optional(ref { FailureContext.schema })),
            )
        }

        override fun fromWire(judged: Wire): AiFailureSnapshot {
            val members = judged.fields
            return AiFailureSnapshot(
                reasonCode = AiFailureReason.fromWire(members.need("reasonCode")),
                source = FailureSource.fromWire(members.need("source")),
                context = members["context"].ifPresent { FailureContext.fromWire(it) },
            )
        }

        override fun toWire(value: AiFailureSnapshot): Wire = wireFields {
            put("version", wire(1.0))
            put("reasonCode", AiFailureReason.toWire(value.reasonCode))
            put("source", FailureSource.toWire(value.source))
            putIfPresent("context", value.context) { FailureContext.toWire(it) }
        }

        public fun serializer(): KSerializer<AiFailureSnapshot> = this
    }
}

/** The outcome of a run that failed. At most 4096 bytes of JSON. */
@Serializable(with = ExecutionFailure.Companion::class)
public data class ExecutionFailure(
    /** 0 to 1024 characters, matches `^[\s\S]{0,1024}$`. */
    public val message: String,
    public val retryable: Boolean,
    public val failure: AiFailureSnapshot,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<ExecutionFailure>("remote.ExecutionFailure") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("message", string(minLength(0), maxLength(1024), pattern("^[\\s\\S]{0,1024}\$", ""))),
                property("retryable", boolean()),
                property("failure", ref { AiFailureSnapshot.schema }),
            )
        }

        override fun fromWire(judged: Wire): ExecutionFailure {
            val members = judged.fields
            return ExecutionFailure(
                message = members.need("message").text,
                retryable = members.need("retryable").flag,
                failure = AiFailureSnapshot.fromWire(members.need("failure")),
            )
        }

        override fun toWire(value: ExecutionFailure): Wire = wireFields {
            put("message", wire(value.message))
            put("retryable", wire(value.retryable))
            put("failure", AiFailureSnapshot.toWire(value.failure))
        }

        public fun serializer(): KSerializer<ExecutionFailure> = this
    }
}
