// Made from schemas/remote/rpc/envelopes.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package studio.cherry.remote

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import kotlinx.serialization.json.JsonElement
import samewire.support.*

/** Names a request on its connection. Null is an id like any other and is answered with null. */
@Serializable(with = RpcId.Companion::class)
public sealed interface RpcId {
    public data class StringValue(public val value: String) : RpcId

    public data class NumberValue(public val value: Double) : RpcId

    public data object NullValue : RpcId

    public companion object : Model<RpcId>("remote.RpcId") {
        override val schema: Schema by lazy {
            union(
                string(minLength(0), maxLength(256), pattern("^[\\s\\S]{0,256}\$", "")),
                number(NumberFormat.NUMBER),
                oneOf(Wire.Null),
            )
        }

        override fun fromWire(judged: Wire): RpcId = when (judged.option) {
            0 -> RpcId.StringValue(judged.optionValue.text)
            1 -> RpcId.NumberValue(judged.optionValue.double)
            else -> RpcId.NullValue
        }

        override fun toWire(value: RpcId): Wire = when (value) {
            is StringValue -> wire(value.value)
            is NumberValue -> wire(value.value)
            NullValue -> Wire.Null
        }

        public fun serializer(): KSerializer<RpcId> = this
    }
}

/** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
public fun RpcId.encode(): String = RpcId.Companion.encode(this)

/** A call that wants an answer. */
@Serializable(with = JsonRpcRequest.Companion::class)
public data class JsonRpcRequest(
    /** 1 to 128 characters, matches `^[\s\S]{0,128}$`. */
    public val method: String,
    public val params: JsonRpcRequestParams? = null,
    public val id: RpcId,
) {
    /** Always `"2.0"`. */
    public val jsonrpc: String get() = "2.0"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<JsonRpcRequest>("remote.JsonRpcRequest") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("jsonrpc", oneOf(wire("2.0"))),
                property("method", string(minLength(1), maxLength(128), pattern("^[\\s\\S]{0,128}\$", ""))),
                property("params", optional(ref { JsonRpcRequestParams.schema })),
                property("id", ref { RpcId.schema }),
            )
        }

        override fun fromWire(judged: Wire): JsonRpcRequest {
            val members = judged.fields
            return JsonRpcRequest(
                method = members.need("method").text,
                params = members["params"].ifPresent { JsonRpcRequestParams.fromWire(it) },
                id = RpcId.fromWire(members.need("id")),
            )
        }

        override fun toWire(value: JsonRpcRequest): Wire = wireFields {
            put("jsonrpc", wire("2.0"))
            put("method", wire(value.method))
            putIfPresent("params", value.params) { JsonRpcRequestParams.toWire(it) }
            put("id", RpcId.toWire(value.id))
        }

        public fun serializer(): KSerializer<JsonRpcRequest> = this
    }
}

@Serializable(with = JsonRpcRequestParams.Companion::class)
public sealed interface JsonRpcRequestParams {
    public data class MapValue(public val value: Map<String, JsonElement>) : JsonRpcRequestParams

    public data class ListValue(public val value: List<JsonElement>) : JsonRpcRequestParams

    public companion object : Model<JsonRpcRequestParams>("remote.JsonRpcRequestParams") {
        override val schema: Schema by lazy {
            union(record(RecordMode.OPEN, string(), json()), list(json()))
        }

        override fun fromWire(judged: Wire): JsonRpcRequestParams = when (judged.option) {
            0 -> JsonRpcRequestParams.MapValue(judged.optionValue.readMap({ it }) { it.element })
            else -> JsonRpcRequestParams.ListValue(judged.optionValue.readList { it.element })
        }

        override fun toWire(value: JsonRpcRequestParams): Wire = when (value) {
            is MapValue -> wireMap(value.value, { it }) { wire(it) }
            is ListValue -> wireList(value.value) { wire(it) }
        }

        public fun serializer(): KSerializer<JsonRpcRequestParams> = this
    }
}

/** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
public fun JsonRpcRequestParams.encode(): String = JsonRpcRequestParams.Companion.encode(this)

/** A message without `id`, which is never answered, even when it is invalid. */
@Serializable(with = JsonRpcNotification.Companion::class)
public data class JsonRpcNotification(
    /** 1 to 128 characters, matches `^[\s\S]{0,128}$`. */
    public val method: String,
    public val params: JsonRpcNotificationParams? = null,
) {
    /** Always `"2.0"`. */
    public val jsonrpc: String get() = "2.0"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<JsonRpcNotification>("remote.JsonRpcNotification") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("jsonrpc", oneOf(wire("2.0"))),
                property("method", string(minLength(1), maxLength(128), pattern("^[\\s\\S]{0,128}\$", ""))),
                property("params", optional(ref { JsonRpcNotificationParams.schema })),
            )
        }

        override fun fromWire(judged: Wire): JsonRpcNotification {
            val members = judged.fields
            return JsonRpcNotification(
                method = members.need("method").text,
                params = members["params"].ifPresent { JsonRpcNotificationParams.fromWire(it) },
            )
        }

        override fun toWire(value: JsonRpcNotification): Wire = wireFields {
            put("jsonrpc", wire("2.0"))
            put("method", wire(value.method))
            putIfPresent("params", value.params) { JsonRpcNotificationParams.toWire(it) }
        }

        public fun serializer(): KSerializer<JsonRpcNotification> = this
    }
}

@Serializable(with = JsonRpcNotificationParams.Companion::class)
public sealed interface JsonRpcNotificationParams {
    public data class MapValue(public val value: Map<String, JsonElement>) : JsonRpcNotificationParams

    public data class ListValue(public val value: List<JsonElement>) : JsonRpcNotificationParams

    public companion object : Model<JsonRpcNotificationParams>("remote.JsonRpcNotificationParams") {
        override val schema: Schema by lazy {
            union(record(RecordMode.OPEN, string(), json()), list(json()))
        }

        override fun fromWire(judged: Wire): JsonRpcNotificationParams = when (judged.option) {
            0 -> JsonRpcNotificationParams.MapValue(judged.optionValue.readMap({ it }) { it.element })
            else -> JsonRpcNotificationParams.ListValue(judged.optionValue.readList { it.element })
        }

        override fun toWire(value: JsonRpcNotificationParams): Wire = when (value) {
            is MapValue -> wireMap(value.value, { it }) { wire(it) }
            is ListValue -> wireList(value.value) { wire(it) }
        }

        public fun serializer(): KSerializer<JsonRpcNotificationParams> = this
    }
}

/** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
public fun JsonRpcNotificationParams.encode(): String = JsonRpcNotificationParams.Companion.encode(this)

/** A failed call. Code 1000 carries a failure of the protocol in `data`. */
@Serializable(with = JsonRpcError.Companion::class)
public data class JsonRpcError(
    public val code: Long,
    public val message: String,
    public val data: JsonElement? = null,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<JsonRpcError>("remote.JsonRpcError") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Dropped,
                property("code", number(NumberFormat.INT)),
                property("message", string()),
                property("data", optional(any())),
            )
        }

        override fun fromWire(judged: Wire): JsonRpcError {
            val members = judged.fields
            return JsonRpcError(
                code = members.need("code").long,
                message = members.need("message").text,
                data = members["data"].ifPresent { it.element },
            )
        }

        override fun toWire(value: JsonRpcError): Wire = wireFields {
            put("code", wire(value.code))
            put("message", wire(value.message))
            putIfPresent("data", value.data) { wire(it) }
        }

        public fun serializer(): KSerializer<JsonRpcError> = this
    }
}

/** The answer to a call that succeeded. */
@Serializable(with = JsonRpcSuccess.Companion::class)
public data class JsonRpcSuccess(
    public val id: RpcId,
    public val result: JsonElement,
) : JsonRpcResponse {
    /** Always `"2.0"`. */
    public val jsonrpc: String get() = "2.0"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<JsonRpcSuccess>("remote.JsonRpcSuccess") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("jsonrpc", oneOf(wire("2.0"))),
                property("id", ref { RpcId.schema }),
                property("result", json()),
            )
        }

        override fun fromWire(judged: Wire): JsonRpcSuccess {
            val members = judged.fields
            return JsonRpcSuccess(
                id = RpcId.fromWire(members.need("id")),
                result = members.need("result").element,
            )
        }

        override fun toWire(value: JsonRpcSuccess): Wire = wireFields {
            put("jsonrpc", wire("2.0"))
            put("id", RpcId.toWire(value.id))
            put("result", wire(value.result))
        }

        public fun serializer(): KSerializer<JsonRpcSuccess> = this
    }
}

/** The answer to a call that failed. */
@Serializable(with = JsonRpcFailure.Companion::class)
public data class JsonRpcFailure(
    public val id: RpcId,
    public val error: JsonRpcError,
) : JsonRpcResponse {
    /** Always `"2.0"`. */
    public val jsonrpc: String get() = "2.0"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<JsonRpcFailure>("remote.JsonRpcFailure") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("jsonrpc", oneOf(wire("2.0"))),
                property("id", ref { RpcId.schema }),
                property("error", ref { JsonRpcError.schema }),
            )
        }

        override fun fromWire(judged: Wire): JsonRpcFailure {
            val members = judged.fields
            return JsonRpcFailure(
                id = RpcId.fromWire(members.need("id")),
                error = JsonRpcError.fromWire(members.need("error")),
            )
        }

        override fun toWire(value: JsonRpcFailure): Wire = wireFields {
            put("jsonrpc", wire("2.0"))
            put("id", RpcId.toWire(value.id))
            put("error", JsonRpcError.toWire(value.error))
        }

        public fun serializer(): KSerializer<JsonRpcFailure> = this
    }
}

/** The answer to a call: exactly one of `result` and `error`. */
@Serializable(with = JsonRpcResponse.Companion::class)
public sealed interface JsonRpcResponse {
    public companion object : Model<JsonRpcResponse>("remote.JsonRpcResponse") {
        override val schema: Schema by lazy {
            union(ref { JsonRpcSuccess.schema }, ref { JsonRpcFailure.schema })
        }

        override fun fromWire(judged: Wire): JsonRpcResponse = when (judged.option) {
            0 -> JsonRpcSuccess.fromWire(judged.optionValue)
            else -> JsonRpcFailure.fromWire(judged.optionValue)
        }

        override fun toWire(value: JsonRpcResponse): Wire = when (value) {
            is JsonRpcSuccess -> JsonRpcSuccess.toWire(value)
            is JsonRpcFailure -> JsonRpcFailure.toWire(value)
        }

        public fun serializer(): KSerializer<JsonRpcResponse> = this
    }
}

/** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
public fun JsonRpcResponse.encode(): String = JsonRpcResponse.Companion.encode(this)
