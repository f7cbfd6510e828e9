// Made from schemas/clankie/gateway-encryption/plain.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package bot.clankie.protocol

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

/** A header inside the seal. */
@Serializable(with = GatewayPlainHeader.Companion::class)
public data class GatewayPlainHeader(
    /** At most 64 characters. */
    public val name: String,
    /** At most 8192 characters. */
    public val value: String,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<GatewayPlainHeader>("clankie.GatewayPlainHeader") {
        override val schema: Schema by lazy {
            objectOf(UnknownKeys.Refused, property("name", string(maxLength(64))), property("value", string(maxLength(8192))))
        }

        override fun fromWire(judged: Wire): GatewayPlainHeader {
            val members = judged.fields
            return GatewayPlainHeader(
                name = members.need("name").text,
                value = members.need("value").text,
            )
        }

        override fun toWire(value: GatewayPlainHeader): Wire = wireFields {
            put("name", wire(value.name))
            put("value", wire(value.value))
        }

        public fun serializer(): KSerializer<GatewayPlainHeader> = this
    }
}

/** What an envelope holds. */
@Serializable(with = GatewayPlainRequest.Companion::class)
public data class GatewayPlainRequest(
    public val method: GatewayPlainRequestMethod,
    /** 1 to 2048 characters. */
    public val path: String,
    /** At most 8 entries. */
    public val headers: List<GatewayPlainHeader>,
    /** At most 1398104 characters, format base64. */
    public val bodyBase64: String? = null,
    /** Key of the response, new for each request. */
    public val responseKey: GatewayKey,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<GatewayPlainRequest>("clankie.GatewayPlainRequest") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("method", ref { GatewayPlainRequestMethod.schema }),
                property("path", string(minLength(1), maxLength(2048))),
                property("headers", list(ref { GatewayPlainHeader.schema }, maxEntries(8))),
                property("bodyBase64", optional(string(format("base64", ::isBase64), maxLength(1398104)))),
                property("responseKey", ref { GatewayKeyModel.schema }),
            )
        }

        override fun fromWire(judged: Wire): GatewayPlainRequest {
            val members = judged.fields
            return GatewayPlainRequest(
                method = GatewayPlainRequestMethod.fromWire(members.need("method")),
                path = members.need("path").text,
                headers = members.need("headers").readList { GatewayPlainHeader.fromWire(it) },
                bodyBase64 = members["bodyBase64"].ifPresent { it.text },
                responseKey = GatewayKeyModel.fromWire(members.need("responseKey")),
            )
        }

        override fun toWire(value: GatewayPlainRequest): Wire = wireFields {
            put("method", GatewayPlainRequestMethod.toWire(value.method))
            put("path", wire(value.path))
            put("headers", wireList(value.headers) { GatewayPlainHeader.toWire(it) })
            putIfPresent("bodyBase64", value.bodyBase64) { wire(it) }
            put("responseKey", GatewayKeyModel.toWire(value.responseKey))
        }

        public fun serializer(): KSerializer<GatewayPlainRequest> = this
    }
}

@Serializable(with = GatewayPlainRequestMethod.Companion::class)
public enum class GatewayPlainRequestMethod(public val value: String) {
    GET("GET"),
    POST("POST"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<GatewayPlainRequestMethod>("clankie.GatewayPlainRequestMethod") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): GatewayPlainRequestMethod = byValue.getValue(judged.text)

        override fun toWire(value: GatewayPlainRequestMethod): Wire = wire(value.value)

        public fun serializer(): KSerializer<GatewayPlainRequestMethod> = this
    }
}

/**
 * What one record of a response holds.
 *
 * Told apart by `kind`.
 */
@Serializable(with = GatewayPlainResponse.Companion::class)
public sealed interface GatewayPlainResponse {
    public companion object : Model<GatewayPlainResponse>("clankie.GatewayPlainResponse") {
        override val schema: Schema by lazy {
            discriminated(
                "kind",
                tagged(ref { GatewayPlainResponseStart.schema }, wire("start")),
                tagged(ref { GatewayPlainResponseChunk.schema }, wire("chunk")),
                tagged(ref { GatewayPlainResponseEnd.schema }, wire("end")),
            )
        }

        override fun fromWire(judged: Wire): GatewayPlainResponse = when (judged.option) {
            0 -> GatewayPlainResponseStart.fromWire(judged.optionValue)
            1 -> GatewayPlainResponseChunk.fromWire(judged.optionValue)
            else -> GatewayPlainResponseEnd.fromWire(judged.optionValue)
        }

        override fun toWire(value: GatewayPlainResponse): Wire = when (value) {
            is GatewayPlainResponseStart -> GatewayPlainResponseStart.toWire(value)
            is GatewayPlainResponseChunk -> GatewayPlainResponseChunk.toWire(value)
            is GatewayPlainResponseEnd -> GatewayPlainResponseEnd.toWire(value)
        }

        public fun serializer(): KSerializer<GatewayPlainResponse> = this
    }
}

/** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
public fun GatewayPlainResponse.encode(): String = GatewayPlainResponse.Companion.encode(this)

/** Status and headers. Always the first record. */
@Serializable(with = GatewayPlainResponseStart.Companion::class)
public data class GatewayPlainResponseStart(
    /** At least 200, at most 599. */
    public val status: Long,
    /** At most 8 entries. */
    public val headers: List<GatewayPlainResponseStartHeadersItem>,
    /**
     * Replaces the ticket of the credential.
     *
     * At most 4096 characters, format base64.
     */
    public val ticket: String? = null,
    /** Replaces the key of the credential. */
    public val key: GatewayKey? = null,
) : GatewayPlainResponse {
    /** Always `"start"`. */
    public val kind: String get() = "start"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<GatewayPlainResponseStart>("clankie.GatewayPlainResponseStart") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("kind", oneOf(wire("start"))),
                property("status", number(NumberFormat.INT, atLeast(200.0), atMost(599.0))),
                property("headers", list(ref { GatewayPlainResponseStartHeadersItem.schema }, maxEntries(8))),
                property("ticket", optional(string(format("base64", ::isBase64), maxLength(4096)))),
                property("key", optional(ref { GatewayKeyModel.schema })),
            )
        }

        override fun fromWire(judged: Wire): GatewayPlainResponseStart {
            val members = judged.fields
            return GatewayPlainResponseStart(
                status = members.need("status").long,
                headers = members.need("headers").readList { GatewayPlainResponseStartHeadersItem.fromWire(it) },
                ticket = members["ticket"].ifPresent { it.text },
                key = members["key"].ifPresent { GatewayKeyModel.fromWire(it) },
            )
        }

        override fun toWire(value: GatewayPlainResponseStart): Wire = wireFields {
            put("kind", wire("start"))
            put("status", wire(value.status))
            put("headers", wireList(value.headers) { GatewayPlainResponseStartHeadersItem.toWire(it) })
            putIfPresent("ticket", value.ticket) { wire(it) }
            putIfPresent("key", value.key) { GatewayKeyModel.toWire(it) }
        }

        public fun serializer(): KSerializer<GatewayPlainResponseStart> = this
    }
}

@Serializable(with = GatewayPlainResponseStartHeadersItem.Companion::class)
public data class GatewayPlainResponseStartHeadersItem(
    public val name: String,
    public val value: String,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<GatewayPlainResponseStartHeadersItem>("clankie.GatewayPlainResponseStartHeadersItem") {
        override val schema: Schema by lazy {
            objectOf(UnknownKeys.Dropped, property("name", string()), property("value", string()))
        }

        override fun fromWire(judged: Wire): GatewayPlainResponseStartHeadersItem {
            val members = judged.fields
            return GatewayPlainResponseStartHeadersItem(
                name = members.need("name").text,
                value = members.need("value").text,
            )
        }

        override fun toWire(value: GatewayPlainResponseStartHeadersItem): Wire = wireFields {
            put("name", wire(value.name))
            put("value", wire(value.value))
        }

        public fun serializer(): KSerializer<GatewayPlainResponseStartHeadersItem> = this
    }
}

/** The next bytes of the body. */
@Serializable(with = GatewayPlainResponseChunk.Companion::class)
public data class GatewayPlainResponseChunk(
    /** At most 65536 characters, format base64. */
    public val bodyBase64: String,
) : GatewayPlainResponse {
    /** Always `"chunk"`. */
    public val kind: String get() = "chunk"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<GatewayPlainResponseChunk>("clankie.GatewayPlainResponseChunk") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("kind", oneOf(wire("chunk"))),
                property("bodyBase64", string(format("base64", ::isBase64), maxLength(65536))),
            )
        }

        override fun fromWire(judged: Wire): GatewayPlainResponseChunk {
            val members = judged.fields
            return GatewayPlainResponseChunk(
                bodyBase64 = members.need("bodyBase64").text,
            )
        }

        override fun toWire(value: GatewayPlainResponseChunk): Wire = wireFields {
            put("kind", wire("chunk"))
            put("bodyBase64", wire(value.bodyBase64))
        }

        public fun serializer(): KSerializer<GatewayPlainResponseChunk> = this
    }
}

/** The response is whole. Always the last record. */
@Serializable(with = GatewayPlainResponseEnd.Companion::class)
public class GatewayPlainResponseEnd : GatewayPlainResponse {
    /** Always `"end"`. */
    public val kind: String get() = "end"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    override fun equals(other: Any?): Boolean = other is GatewayPlainResponseEnd

    override fun hashCode(): Int = 1

    override fun toString(): String = "GatewayPlainResponseEnd()"

    public companion object : Model<GatewayPlainResponseEnd>("clankie.GatewayPlainResponseEnd") {
        override val schema: Schema by lazy {
            objectOf(UnknownKeys.Refused, property("kind", oneOf(wire("end"))))
        }

        override fun fromWire(judged: Wire): GatewayPlainResponseEnd = GatewayPlainResponseEnd()

        override fun toWire(value: GatewayPlainResponseEnd): Wire = wireFields {
            put("kind", wire("end"))
        }

        public fun serializer(): KSerializer<GatewayPlainResponseEnd> = this
    }
}
