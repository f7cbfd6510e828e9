// Made from schemas/remote/connection/device-results.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package studio.cherry.remote

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import kotlinx.serialization.json.JsonElement
import samewire.support.*

@Serializable(with = AuthenticateResult.Companion::class)
public data class AuthenticateResult(
    public val deviceId: OpaqueId,
    public val authorization: RemoteAuthorization,
    public val accessToken: OpaqueId,
    public val expiresAt: Timestamp,
    /** Entries beside the declared keys. */
    public val additionalProperties: Map<String, JsonElement> = emptyMap(),
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<AuthenticateResult>("remote.AuthenticateResult") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Kept,
                property("deviceId", ref { OpaqueIdModel.schema }),
                property("authorization", ref { RemoteAuthorization.schema }),
                property("accessToken", ref { OpaqueIdModel.schema }),
                property("expiresAt", ref { TimestampModel.schema }),
            )
        }

        override fun fromWire(judged: Wire): AuthenticateResult {
            val members = judged.fields
            return AuthenticateResult(
                deviceId = OpaqueIdModel.fromWire(members.need("deviceId")),
                authorization = RemoteAuthorization.fromWire(members.need("authorization")),
                accessToken = OpaqueIdModel.fromWire(members.need("accessToken")),
                expiresAt = TimestampModel.fromWire(members.need("expiresAt")),
                additionalProperties = members.others("deviceId", "authorization", "accessToken", "expiresAt") { it.element },
            )
        }

        override fun toWire(value: AuthenticateResult): Wire = wireFields {
            put("deviceId", OpaqueIdModel.toWire(value.deviceId))
            put("authorization", RemoteAuthorization.toWire(value.authorization))
            put("accessToken", OpaqueIdModel.toWire(value.accessToken))
            put("expiresAt", TimestampModel.toWire(value.expiresAt))
            putOthers(value.additionalProperties, "deviceId", "authorization", "accessToken", "expiresAt") { wire(it) }
        }

        public fun serializer(): KSerializer<AuthenticateResult> = this
    }
}

@Serializable(with = RefreshResult.Companion::class)
public data class RefreshResult(
    public val authorization: RemoteAuthorization,
    public val accessToken: OpaqueId,
    public val expiresAt: Timestamp,
    /** Entries beside the declared keys. */
    public val additionalProperties: Map<String, JsonElement> = emptyMap(),
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<RefreshResult>("remote.RefreshResult") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Kept,
                property("authorization", ref { RemoteAuthorization.schema }),
                property("accessToken", ref { OpaqueIdModel.schema }),
                property("expiresAt", ref { TimestampModel.schema }),
            )
        }

        override fun fromWire(judged: Wire): RefreshResult {
            val members = judged.fields
            return RefreshResult(
                authorization = RemoteAuthorization.fromWire(members.need("authorization")),
                accessToken = OpaqueIdModel.fromWire(members.need("accessToken")),
                expiresAt = TimestampModel.fromWire(members.need("expiresAt")),
                additionalProperties = members.others("authorization", "accessToken", "expiresAt") { it.element },
            )
        }

        override fun toWire(value: RefreshResult): Wire = wireFields {
            put("authorization", RemoteAuthorization.toWire(value.authorization))
            put("accessToken", OpaqueIdModel.toWire(value.accessToken))
            put("expiresAt", TimestampModel.toWire(value.expiresAt))
            putOthers(value.additionalProperties, "authorization", "accessToken", "expiresAt") { wire(it) }
        }

        public fun serializer(): KSerializer<RefreshResult> = this
    }
}

/** Told apart by `status`. */
@Serializable(with = PairingResult.Companion::class)
public sealed interface PairingResult {
    public companion object : Model<PairingResult>("remote.PairingResult") {
        override val schema: Schema by lazy {
            discriminated(
                "status",
                tagged(ref { PairingOpen.schema }, wire("pending"), wire("rejected"), wire("expired")),
                tagged(ref { PairingResultApproved.schema }, wire("approved")),
            )
        }

        override fun fromWire(judged: Wire): PairingResult = when (judged.option) {
            0 -> PairingOpen.fromWire(judged.optionValue)
            else -> PairingResultApproved.fromWire(judged.optionValue)
        }

        override fun toWire(value: PairingResult): Wire = when (value) {
            is PairingOpen -> PairingOpen.toWire(value)
            is PairingResultApproved -> PairingResultApproved.toWire(value)
        }

        public fun serializer(): KSerializer<PairingResult> = this
    }
}

/** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
public fun PairingResult.encode(): String = PairingResult.Companion.encode(this)

@Serializable(with = PairingResultApproved.Companion::class)
public data class PairingResultApproved(
    public val deviceId: OpaqueId,
    public val authorization: RemoteAuthorization,
    public val accessToken: OpaqueId,
    public val expiresAt: Timestamp,
    /** Entries beside the declared keys. */
    public val additionalProperties: Map<String, JsonElement> = emptyMap(),
) : PairingResult {
    /** Always `"approved"`. */
    public val status: String get() = "approved"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<PairingResultApproved>("remote.PairingResultApproved") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Kept,
                property("status", oneOf(wire("approved"))),
                property("deviceId", ref { OpaqueIdModel.schema }),
                property("authorization", ref { RemoteAuthorization.schema }),
                property("accessToken", ref { OpaqueIdModel.schema }),
                property("expiresAt", ref { TimestampModel.schema }),
            )
        }

        override fun fromWire(judged: Wire): PairingResultApproved {
            val members = judged.fields
            return PairingResultApproved(
                deviceId = OpaqueIdModel.fromWire(members.need("deviceId")),
                authorization = RemoteAuthorization.fromWire(members.need("authorization")),
                accessToken = OpaqueIdModel.fromWire(members.need("accessToken")),
                expiresAt = TimestampModel.fromWire(members.need("expiresAt")),
                additionalProperties = members.others("status", "deviceId", "authorization", "accessToken", "expiresAt") { it.element },
            )
        }

        override fun toWire(value: PairingResultApproved): Wire = wireFields {
            put("status", wire("approved"))
            put("deviceId", OpaqueIdModel.toWire(value.deviceId))
            put("authorization", RemoteAuthorization.toWire(value.authorization))
            put("accessToken", OpaqueIdModel.toWire(value.accessToken))
            put("expiresAt", TimestampModel.toWire(value.expiresAt))
            putOthers(value.additionalProperties, "status", "deviceId", "authorization", "accessToken", "expiresAt") { wire(it) }
        }

        public fun serializer(): KSerializer<PairingResultApproved> = this
    }
}
