// Made from schemas/clankie/gateway-encryption/envelope.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package bot.clankie.protocol

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

/** 44 characters, format base64. */
public typealias GatewayKey = String

/** Reads and writes [GatewayKey]. */
public object GatewayKeyModel : TextModel<String>("clankie.GatewayKey") {
    override val schema: Schema by lazy {
        string(format("base64", ::isBase64), exactLength(44))
    }

    override fun fromWire(judged: Wire): String = judged.text

    override fun toWire(value: String): Wire = wire(value)
}

/** What a device needs to seal requests for its host. The key is a secret. */
@Serializable(with = GatewayEncryptionCredential.Companion::class)
public data class GatewayEncryptionCredential(
    public val hostId: PublicGatewayHostId,
    public val key: GatewayKey,
    /**
     * Sealed by the host for itself. It names the key.
     *
     * 40 to 4096 characters, format base64.
     */
    public val ticket: String,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<GatewayEncryptionCredential>("clankie.GatewayEncryptionCredential") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("hostId", ref { PublicGatewayHostIdModel.schema }),
                property("key", ref { GatewayKeyModel.schema }),
                property("ticket", string(format("base64", ::isBase64), minLength(40), maxLength(4096))),
            )
        }

        override fun fromWire(judged: Wire): GatewayEncryptionCredential {
            val members = judged.fields
            return GatewayEncryptionCredential(
                hostId = PublicGatewayHostIdModel.fromWire(members.need("hostId")),
                key = GatewayKeyModel.fromWire(members.need("key")),
                ticket = members.need("ticket").text,
            )
        }

        override fun toWire(value: GatewayEncryptionCredential): Wire = wireFields {
            put("hostId", PublicGatewayHostIdModel.toWire(value.hostId))
            put("key", GatewayKeyModel.toWire(value.key))
            put("ticket", wire(value.ticket))
        }

        public fun serializer(): KSerializer<GatewayEncryptionCredential> = this
    }
}

/** A challenge of the host, good for one request. */
@Serializable(with = GatewayChallenge.Companion::class)
public data class GatewayChallenge(
    /** Matches `^[a-f0-9]{64}$`. */
    public val challenge: String,
) {
    /** Always `1`. */
    public val version: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<GatewayChallenge>("clankie.GatewayChallenge") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("version", oneOf(wire(1.0))),
                property("challenge", string(pattern("^[a-f0-9]{64}\$", "u"))),
            )
        }

        override fun fromWire(judged: Wire): GatewayChallenge {
            val members = judged.fields
            return GatewayChallenge(
                challenge = members.need("challenge").text,
            )
        }

        override fun toWire(value: GatewayChallenge): Wire = wireFields {
            put("version", wire(1.0))
            put("challenge", wire(value.challenge))
        }

        public fun serializer(): KSerializer<GatewayChallenge> = this
    }
}

/** A sealed request. */
@Serializable(with = GatewayEnvelope.Companion::class)
public data class GatewayEnvelope(
    /**
     * Sealed by the host for itself. It names the key.
     *
     * 40 to 4096 characters, format base64.
     */
    public val ticket: String,
    /** Matches `^[a-f0-9]{64}$`. */
    public val challenge: String,
    /**
     * 32 random bytes, new for each request.
     *
     * Matches `^[a-f0-9]{64}$`.
     */
    public val requestId: String,
    /**
     * 12-byte IV, ciphertext and 16-byte tag.
     *
     * 40 to 2097152 characters, format base64.
     */
    public val sealed: String,
) {
    /** Always `1`. */
    public val version: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<GatewayEnvelope>("clankie.GatewayEnvelope") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("version", oneOf(wire(1.0))),
                property("ticket", string(format("base64", ::isBase64), minLength(40), maxLength(4096))),
                property("challenge", string(pattern("^[a-f0-9]{64}\$", "u"))),
                property("requestId", string(pattern("^[a-f0-9]{64}\$", "u"))),
                property("sealed", string(format("base64", ::isBase64), minLength(40), maxLength(2097152))),
            )
        }

        override fun fromWire(judged: Wire): GatewayEnvelope {
            val members = judged.fields
            return GatewayEnvelope(
                ticket = members.need("ticket").text,
                challenge = members.need("challenge").text,
                requestId = members.need("requestId").text,
                sealed = members.need("sealed").text,
            )
        }

        override fun toWire(value: GatewayEnvelope): Wire = wireFields {
            put("version", wire(1.0))
            put("ticket", wire(value.ticket))
            put("challenge", wire(value.challenge))
            put("requestId", wire(value.requestId))
            put("sealed", wire(value.sealed))
        }

        public fun serializer(): KSerializer<GatewayEnvelope> = this
    }
}

/** One line of a sealed response. Its index among the lines is part of the seal. */
@Serializable(with = GatewaySealedRecord.Companion::class)
public data class GatewaySealedRecord(
    /** At most 131072 characters, format base64. */
    public val sealed: String,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<GatewaySealedRecord>("clankie.GatewaySealedRecord") {
        override val schema: Schema by lazy {
            objectOf(UnknownKeys.Refused, property("sealed", string(format("base64", ::isBase64), maxLength(131072))))
        }

        override fun fromWire(judged: Wire): GatewaySealedRecord {
            val members = judged.fields
            return GatewaySealedRecord(
                sealed = members.need("sealed").text,
            )
        }

        override fun toWire(value: GatewaySealedRecord): Wire = wireFields {
            put("sealed", wire(value.sealed))
        }

        public fun serializer(): KSerializer<GatewaySealedRecord> = this
    }
}
