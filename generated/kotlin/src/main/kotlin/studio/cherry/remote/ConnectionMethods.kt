// Made from schemas/remote/connection/methods.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package studio.cherry.remote

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import kotlinx.serialization.json.JsonElement
import samewire.support.*

/** Who calls. Without a token the device proves itself by its key alone. */
@Serializable(with = AuthenticateParams.Companion::class)
public data class AuthenticateParams(
    public val deviceId: OpaqueId,
    public val accessToken: OpaqueId? = null,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<AuthenticateParams>("remote.AuthenticateParams") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("deviceId", ref { OpaqueIdModel.schema }),
                property("accessToken", optional(ref { OpaqueIdModel.schema })),
            )
        }

        override fun fromWire(judged: Wire): AuthenticateParams {
            val members = judged.fields
            return AuthenticateParams(
                deviceId = OpaqueIdModel.fromWire(members.need("deviceId")),
                accessToken = members["accessToken"].ifPresent { OpaqueIdModel.fromWire(it) },
            )
        }

        override fun toWire(value: AuthenticateParams): Wire = wireFields {
            put("deviceId", OpaqueIdModel.toWire(value.deviceId))
            putIfPresent("accessToken", value.accessToken) { OpaqueIdModel.toWire(it) }
        }

        public fun serializer(): KSerializer<AuthenticateParams> = this
    }
}

/** Asks for a new access token. */
@Serializable(with = RefreshParams.Companion::class)
public class RefreshParams {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    override fun equals(other: Any?): Boolean = other is RefreshParams

    override fun hashCode(): Int = 1

    override fun toString(): String = "RefreshParams()"

    public companion object : Model<RefreshParams>("remote.RefreshParams") {
        override val schema: Schema by lazy {
            objectOf(UnknownKeys.Refused)
        }

        override fun fromWire(judged: Wire): RefreshParams = RefreshParams()

        override fun toWire(value: RefreshParams): Wire = Wire.Fields(emptyMap())

        public fun serializer(): KSerializer<RefreshParams> = this
    }
}

/** Asks for a sign of life. */
@Serializable(with = PingParams.Companion::class)
public data class PingParams(
    public val nonce: OpaqueId,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<PingParams>("remote.PingParams") {
        override val schema: Schema by lazy {
            objectOf(UnknownKeys.Refused, property("nonce", ref { OpaqueIdModel.schema }))
        }

        override fun fromWire(judged: Wire): PingParams {
            val members = judged.fields
            return PingParams(
                nonce = OpaqueIdModel.fromWire(members.need("nonce")),
            )
        }

        override fun toWire(value: PingParams): Wire = wireFields {
            put("nonce", OpaqueIdModel.toWire(value.nonce))
        }

        public fun serializer(): KSerializer<PingParams> = this
    }
}

/** The nonce of the call and the host's clock. */
@Serializable(with = PingResult.Companion::class)
public data class PingResult(
    public val nonce: OpaqueId,
    public val serverTime: Timestamp,
    /** Entries beside the declared keys. */
    public val additionalProperties: Map<String, JsonElement> = emptyMap(),
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<PingResult>("remote.PingResult") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Kept,
                property("nonce", ref { OpaqueIdModel.schema }),
                property("serverTime", ref { TimestampModel.schema }),
            )
        }

        override fun fromWire(judged: Wire): PingResult {
            val members = judged.fields
            return PingResult(
                nonce = OpaqueIdModel.fromWire(members.need("nonce")),
                serverTime = TimestampModel.fromWire(members.need("serverTime")),
                additionalProperties = members.others("nonce", "serverTime") { it.element },
            )
        }

        override fun toWire(value: PingResult): Wire = wireFields {
            put("nonce", OpaqueIdModel.toWire(value.nonce))
            put("serverTime", TimestampModel.toWire(value.serverTime))
            putOthers(value.additionalProperties, "nonce", "serverTime") { wire(it) }
        }

        public fun serializer(): KSerializer<PingResult> = this
    }
}
