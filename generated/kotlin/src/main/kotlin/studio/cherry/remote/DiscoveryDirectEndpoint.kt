// Made from schemas/remote/discovery/direct-endpoint.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package studio.cherry.remote

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

/**
 * A name, or an IP address without a zone. Names come out in lower case, IPv6 in its short form.
 *
 * At most 253 characters, matches `^(?:(?:[0-9a-fA-F]{1,4}:){7}(?:[0-9a-fA-F]{1,4}|:)|(?:[0-9a-fA-F]{1,4}:){6}(?:(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])|:[0-9a-fA-F]{1,4}|:)|(?:[0-9a-fA-F]{1,4}:){5}(?::(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])|(?::[0-9a-fA-F]{1,4}){1,2}|:)|(?:[0-9a-fA-F]{1,4}:){4}(?:(?::[0-9a-fA-F]{1,4})?:(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])|(?::[0-9a-fA-F]{1,4}){1,3}|:)|(?:[0-9a-fA-F]{1,4}:){3}(?:(?::[0-9a-fA-F]{1,4}){0,2}:(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])|(?::[0-9a-fA-F]{1,4}){1,4}|:)|(?:[0-9a-fA-F]{1,4}:){2}(?:(?::[0-9a-fA-F]{1,4}){0,3}:(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])|(?::[0-9a-fA-F]{1,4}){1,5}|:)|[0-9a-fA-F]{1,4}:(?:(?::[0-9a-fA-F]{1,4}){0,4}:(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])|(?::[0-9a-fA-F]{1,4}){1,6}|:)|:(?:(?::[0-9a-fA-F]{1,4}){0,5}:(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])|(?::[0-9a-fA-F]{1,4}){1,7}|:)|(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)*[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)$`.
 */
public typealias EndpointHost = String

/** Reads and writes [EndpointHost]. */
public object EndpointHostModel : TextModel<String>("remote.EndpointHost") {
    override val schema: Schema by lazy {
        string(
            maxLength(253),
            pattern(
                "^(?:(?:[0-9a-fA-F]{1,4}:){7}(?:[0-9a-fA-F]{1,4}|:)|(?:[0-9a-fA-F]{1,4}:){6}(?:(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])|:[0-9a-fA-F]{1,4}|:)|(?:[0-9a-fA-F]{1,4}:){5}(?::(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])|(?::[0-9a-fA-F]{1,4}){1,2}|:)|(?:[0-9a-fA-F]{1,4}:){4}(?:(?::[0-9a-fA-F]{1,4})?:(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])|(?::[0-9a-fA-F]{1,4}){1,3}|:)|(?:[0-9a-fA-F]{1,4}:){3}(?:(?::[0-9a-fA-F]{1,4}){0,2}:(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])|(?::[0-9a-fA-F]{1,4}){1,4}|:)|(?:[0-9a-fA-F]{1,4}:){2}(?:(?::[0-9a-fA-F]{1,4}){0,3}:(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])|(?::[0-9a-fA-F]{1,4}){1,5}|:)|[0-9a-fA-F]{1,4}:(?:(?::[0-9a-fA-F]{1,4}){0,4}:(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])|(?::[0-9a-fA-F]{1,4}){1,6}|:)|:(?:(?::[0-9a-fA-F]{1,4}){0,5}:(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])|(?::[0-9a-fA-F]{1,4}){1,7}|:)|(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\\.)*[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)\$",
                "u",
            ),
            toLowerCase(),
        )
    }

    override fun fromWire(judged: Wire): String = judged.text

    override fun toWire(value: String): Wire = wire(value)
}

@Serializable(with = EndpointSecurity.Companion::class)
public enum class EndpointSecurity(public val value: String) {
    WS("ws"),
    WSS("wss"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<EndpointSecurity>("remote.EndpointSecurity") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): EndpointSecurity = byValue.getValue(judged.text)

        override fun toWire(value: EndpointSecurity): Wire = wire(value.value)

        public fun serializer(): KSerializer<EndpointSecurity> = this
    }
}

/** Where a WebSocket of the protocol is opened. The path is fixed. */
@Serializable(with = DirectEndpoint.Companion::class)
public data class DirectEndpoint(
    public val host: EndpointHost,
    /** At least 1, at most 65535. */
    public val port: Long,
    public val security: EndpointSecurity,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<DirectEndpoint>("remote.DirectEndpoint") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("host", ref { EndpointHostModel.schema }),
                property("port", number(NumberFormat.INT, atLeast(1.0), atMost(65535.0))),
                property("security", ref { EndpointSecurity.schema }),
            )
        }

        override fun fromWire(judged: Wire): DirectEndpoint {
            val members = judged.fields
            return DirectEndpoint(
                host = EndpointHostModel.fromWire(members.need("host")),
                port = members.need("port").long,
                security = EndpointSecurity.fromWire(members.need("security")),
            )
        }

        override fun toWire(value: DirectEndpoint): Wire = wireFields {
            put("host", EndpointHostModel.toWire(value.host))
            put("port", wire(value.port))
            put("security", EndpointSecurity.toWire(value.security))
        }

        public fun serializer(): KSerializer<DirectEndpoint> = this
    }
}

/** An endpoint that makes sense on another machine: no loopback, no wildcard, no number that is rewritten. */
@Serializable(with = AdvertisedEndpoint.Companion::class)
public data class AdvertisedEndpoint(
    /**
     * A name, or an IP address without a zone. Names come out in lower case, IPv6 in its short form.
     *
     * At most 253 characters, matches `^(?:(?:[0-9a-fA-F]{1,4}:){7}(?:[0-9a-fA-F]{1,4}|:)|(?:[0-9a-fA-F]{1,4}:){6}(?:(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])|:[0-9a-fA-F]{1,4}|:)|(?:[0-9a-fA-F]{1,4}:){5}(?::(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])|(?::[0-9a-fA-F]{1,4}){1,2}|:)|(?:[0-9a-fA-F]{1,4}:){4}(?:(?::[0-9a-fA-F]{1,4})?:(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])|(?::[0-9a-fA-F]{1,4}){1,3}|:)|(?:[0-9a-fA-F]{1,4}:){3}(?:(?::[0-9a-fA-F]{1,4}){0,2}:(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])|(?::[0-9a-fA-F]{1,4}){1,4}|:)|(?:[0-9a-fA-F]{1,4}:){2}(?:(?::[0-9a-fA-F]{1,4}){0,3}:(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])|(?::[0-9a-fA-F]{1,4}){1,5}|:)|[0-9a-fA-F]{1,4}:(?:(?::[0-9a-fA-F]{1,4}){0,4}:(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])|(?::[0-9a-fA-F]{1,4}){1,6}|:)|:(?:(?::[0-9a-fA-F]{1,4}){0,5}:(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])|(?::[0-9a-fA-F]{1,4}){1,7}|:)|(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)*[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)$`, matches `^(?!localhost$|.*\.localhost$|::1?$|0\.0\.0\.0$|127\.|::ffff:(?:7f[0-9a-f]{2}|0):|(?!(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])$)(?:.*\.)?(?:[0-9]+|0x[0-9a-f]*)$)`.
     */
    public val host: String,
    /** At least 1, at most 65535. */
    public val port: Long,
    public val security: EndpointSecurity,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<AdvertisedEndpoint>("remote.AdvertisedEndpoint") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property(
                    "host",
                    string(
                        maxLength(253),
                        pattern(
                            "^(?:(?:[0-9a-fA-F]{1,4}:){7}(?:[0-9a-fA-F]{1,4}|:)|(?:[0-9a-fA-F]{1,4}:){6}(?:(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])|:[0-9a-fA-F]{1,4}|:)|(?:[0-9a-fA-F]{1,4}:){5}(?::(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])|(?::[0-9a-fA-F]{1,4}){1,2}|:)|(?:[0-9a-fA-F]{1,4}:){4}(?:(?::[0-9a-fA-F]{1,4})?:(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])|(?::[0-9a-fA-F]{1,4}){1,3}|:)|(?:[0-9a-fA-F]{1,4}:){3}(?:(?::[0-9a-fA-F]{1,4}){0,2}:(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])|(?::[0-9a-fA-F]{1,4}){1,4}|:)|(?:[0-9a-fA-F]{1,4}:){2}(?:(?::[0-9a-fA-F]{1,4}){0,3}:(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])|(?::[0-9a-fA-F]{1,4}){1,5}|:)|[0-9a-fA-F]{1,4}:(?:(?::[0-9a-fA-F]{1,4}){0,4}:(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])|(?::[0-9a-fA-F]{1,4}){1,6}|:)|:(?:(?::[0-9a-fA-F]{1,4}){0,5}:(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])|(?::[0-9a-fA-F]{1,4}){1,7}|:)|(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\\.)*[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)\$",
                            "u",
                        ),
                        toLowerCase(),
                        pattern(
                            "^(?!localhost\$|.*\\.localhost\$|::1?\$|0\\.0\\.0\\.0\$|127\\.|::ffff:(?:7f[0-9a-f]{2}|0):|(?!(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\$)(?:.*\\.)?(?:[0-9]+|0x[0-9a-f]*)\$)",
                            "u",
                        ),
                    ),
                ),
                property("port", number(NumberFormat.INT, atLeast(1.0), atMost(65535.0))),
                property("security", ref { EndpointSecurity.schema }),
            )
        }

        override fun fromWire(judged: Wire): AdvertisedEndpoint {
            val members = judged.fields
            return AdvertisedEndpoint(
                host = members.need("host").text,
                port = members.need("port").long,
                security = EndpointSecurity.fromWire(members.need("security")),
            )
        }

        override fun toWire(value: AdvertisedEndpoint): Wire = wireFields {
            put("host", wire(value.host))
            put("port", wire(value.port))
            put("security", EndpointSecurity.toWire(value.security))
        }

        public fun serializer(): KSerializer<AdvertisedEndpoint> = this
    }
}

/**
 * The endpoints that a person configured.
 *
 * At most 8 entries.
 */
public typealias ConfiguredEndpoints = List<DirectEndpoint>

/** Reads and writes [ConfiguredEndpoints]. */
public object ConfiguredEndpointsModel : Model<List<DirectEndpoint>>("remote.ConfiguredEndpoints") {
    override val schema: Schema by lazy {
        list(ref { DirectEndpoint.schema }, maxEntries(8))
    }

    override fun fromWire(judged: Wire): List<DirectEndpoint> = judged.readList { DirectEndpoint.fromWire(it) }

    override fun toWire(value: List<DirectEndpoint>): Wire = wireList(value) { DirectEndpoint.toWire(it) }
}
