// Made from schemas/clankie/public-gateway/primitives.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package bot.clankie.protocol

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

/**
 * Names a host at the gateway. Derived from account and installation.
 *
 * 16 to 128 characters, matches `^[A-Za-z0-9_-]+$`.
 */
public typealias PublicGatewayHostId = String

/** Reads and writes [PublicGatewayHostId]. */
public object PublicGatewayHostIdModel : TextModel<String>("clankie.PublicGatewayHostId") {
    override val schema: Schema by lazy {
        string(minLength(16), maxLength(128), pattern("^[A-Za-z0-9_-]+\$", ""))
    }

    override fun fromWire(judged: Wire): String = judged.text

    override fun toWire(value: String): Wire = wire(value)
}

/**
 * Names an installation: random and stable, not a credential.
 *
 * 22 characters, matches `^[A-Za-z0-9_-]+$`.
 */
public typealias PublicGatewayInstallationId = String

/** Reads and writes [PublicGatewayInstallationId]. */
public object PublicGatewayInstallationIdModel : TextModel<String>("clankie.PublicGatewayInstallationId") {
    override val schema: Schema by lazy {
        string(exactLength(22), pattern("^[A-Za-z0-9_-]+\$", ""))
    }

    override fun fromWire(judged: Wire): String = judged.text

    override fun toWire(value: String): Wire = wire(value)
}

/**
 * Names one request within a tunnel.
 *
 * 16 to 128 characters, matches `^[A-Za-z0-9_-]+$`.
 */
public typealias PublicGatewayRequestId = String

/** Reads and writes [PublicGatewayRequestId]. */
public object PublicGatewayRequestIdModel : TextModel<String>("clankie.PublicGatewayRequestId") {
    override val schema: Schema by lazy {
        string(minLength(16), maxLength(128), pattern("^[A-Za-z0-9_-]+\$", ""))
    }

    override fun fromWire(judged: Wire): String = judged.text

    override fun toWire(value: String): Wire = wire(value)
}

/**
 * SHA-256 of a one-time secret, in lower-case hex. The secret itself never crosses the tunnel.
 *
 * Matches `^[a-f0-9]{64}$`.
 */
public typealias PublicGatewayCapabilityHash = String

/** Reads and writes [PublicGatewayCapabilityHash]. */
public object PublicGatewayCapabilityHashModel : TextModel<String>("clankie.PublicGatewayCapabilityHash") {
    override val schema: Schema by lazy {
        string(pattern("^[a-f0-9]{64}\$", ""))
    }

    override fun fromWire(judged: Wire): String = judged.text

    override fun toWire(value: String): Wire = wire(value)
}

/** Who answers behind the gateway. */
@Serializable(with = PublicGatewayTarget.Companion::class)
public enum class PublicGatewayTarget(public val value: String) {
    CONTROL("control"),
    RELAY("relay"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<PublicGatewayTarget>("clankie.PublicGatewayTarget") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): PublicGatewayTarget = byValue.getValue(judged.text)

        override fun toWire(value: PublicGatewayTarget): Wire = wire(value.value)

        public fun serializer(): KSerializer<PublicGatewayTarget> = this
    }
}

/** One HTTP header. */
@Serializable(with = PublicGatewayHttpHeader.Companion::class)
public data class PublicGatewayHttpHeader(
    /**
     * In lower case.
     *
     * 1 to 64 characters, matches `^[a-z0-9-]+$`.
     */
    public val name: String,
    /** At most 8192 characters. */
    public val value: String,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<PublicGatewayHttpHeader>("clankie.PublicGatewayHttpHeader") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("name", string(minLength(1), maxLength(64), pattern("^[a-z0-9-]+\$", ""))),
                property("value", string(maxLength(8192))),
            )
        }

        override fun fromWire(judged: Wire): PublicGatewayHttpHeader {
            val members = judged.fields
            return PublicGatewayHttpHeader(
                name = members.need("name").text,
                value = members.need("value").text,
            )
        }

        override fun toWire(value: PublicGatewayHttpHeader): Wire = wireFields {
            put("name", wire(value.name))
            put("value", wire(value.value))
        }

        public fun serializer(): KSerializer<PublicGatewayHttpHeader> = this
    }
}

/**
 * Path and query on the host: one leading slash, no line break.
 *
 * 1 to 2048 characters, matches `^\/(?!\/)[^\r\n]*$`.
 */
public typealias PublicGatewayRelativePath = String

/** Reads and writes [PublicGatewayRelativePath]. */
public object PublicGatewayRelativePathModel : TextModel<String>("clankie.PublicGatewayRelativePath") {
    override val schema: Schema by lazy {
        string(minLength(1), maxLength(2048), pattern("^\\/(?!\\/)[^\\r\\n]*\$", ""))
    }

    override fun fromWire(judged: Wire): String = judged.text

    override fun toWire(value: String): Wire = wire(value)
}
