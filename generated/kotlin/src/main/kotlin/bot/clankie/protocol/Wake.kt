// Made from schemas/clankie/wake.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package bot.clankie.protocol

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

/** Registers the key that a device will sign its wake requests with. */
@Serializable(with = DeviceWakeKeyRequest.Companion::class)
public data class DeviceWakeKeyRequest(
    /**
     * An uncompressed point of P-256, in base64url.
     *
     * Matches `^[A-Za-z0-9_-]{87}$`.
     */
    public val publicKey: String,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<DeviceWakeKeyRequest>("clankie.DeviceWakeKeyRequest") {
        override val schema: Schema by lazy {
            objectOf(UnknownKeys.Refused, property("publicKey", string(pattern("^[A-Za-z0-9_-]{87}\$", "u"))))
        }

        override fun fromWire(judged: Wire): DeviceWakeKeyRequest {
            val members = judged.fields
            return DeviceWakeKeyRequest(
                publicKey = members.need("publicKey").text,
            )
        }

        override fun toWire(value: DeviceWakeKeyRequest): Wire = wireFields {
            put("publicKey", wire(value.publicKey))
        }

        public fun serializer(): KSerializer<DeviceWakeKeyRequest> = this
    }
}

/** The device that the key now belongs to. */
@Serializable(with = DeviceWakeKeyResponse.Companion::class)
public data class DeviceWakeKeyResponse(
    /** Matches `^[A-Za-z0-9_-]{8,128}$`. */
    public val deviceId: String,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<DeviceWakeKeyResponse>("clankie.DeviceWakeKeyResponse") {
        override val schema: Schema by lazy {
            objectOf(UnknownKeys.Refused, property("deviceId", string(pattern("^[A-Za-z0-9_-]{8,128}\$", "u"))))
        }

        override fun fromWire(judged: Wire): DeviceWakeKeyResponse {
            val members = judged.fields
            return DeviceWakeKeyResponse(
                deviceId = members.need("deviceId").text,
            )
        }

        override fun toWire(value: DeviceWakeKeyResponse): Wire = wireFields {
            put("deviceId", wire(value.deviceId))
        }

        public fun serializer(): KSerializer<DeviceWakeKeyResponse> = this
    }
}

/** A challenge to sign. */
@Serializable(with = WakeChallengeResponse.Companion::class)
public data class WakeChallengeResponse(
    /**
     * Opaque; signed as it is.
     *
     * Matches `^[0-9]{13}\.[A-Za-z0-9_-]{22}\.[A-Za-z0-9_-]{43}$`.
     */
    public val challenge: String,
    /** Milliseconds since 1970. */
    public val expiresAtMs: Long,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<WakeChallengeResponse>("clankie.WakeChallengeResponse") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("challenge", string(pattern("^[0-9]{13}\\.[A-Za-z0-9_-]{22}\\.[A-Za-z0-9_-]{43}\$", "u"))),
                property("expiresAtMs", number(NumberFormat.INT)),
            )
        }

        override fun fromWire(judged: Wire): WakeChallengeResponse {
            val members = judged.fields
            return WakeChallengeResponse(
                challenge = members.need("challenge").text,
                expiresAtMs = members.need("expiresAtMs").long,
            )
        }

        override fun toWire(value: WakeChallengeResponse): Wire = wireFields {
            put("challenge", wire(value.challenge))
            put("expiresAtMs", wire(value.expiresAtMs))
        }

        public fun serializer(): KSerializer<WakeChallengeResponse> = this
    }
}

/** Asks to wake the host. */
@Serializable(with = WakeRequest.Companion::class)
public data class WakeRequest(
    /** Matches `^[A-Za-z0-9_-]{8,128}$`. */
    public val deviceId: String,
    public val challenge: String,
    /**
     * 64 bytes in base64url.
     *
     * Matches `^[A-Za-z0-9_-]{86}$`.
     */
    public val signature: String,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<WakeRequest>("clankie.WakeRequest") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("deviceId", string(pattern("^[A-Za-z0-9_-]{8,128}\$", "u"))),
                property("challenge", string()),
                property("signature", string(pattern("^[A-Za-z0-9_-]{86}\$", "u"))),
            )
        }

        override fun fromWire(judged: Wire): WakeRequest {
            val members = judged.fields
            return WakeRequest(
                deviceId = members.need("deviceId").text,
                challenge = members.need("challenge").text,
                signature = members.need("signature").text,
            )
        }

        override fun toWire(value: WakeRequest): Wire = wireFields {
            put("deviceId", wire(value.deviceId))
            put("challenge", wire(value.challenge))
            put("signature", wire(value.signature))
        }

        public fun serializer(): KSerializer<WakeRequest> = this
    }
}

/** The host is waking or already up. */
@Serializable(with = WakeResponse.Companion::class)
public data class WakeResponse(
    public val state: WakeResponseState,
    /**
     * When to look again.
     *
     * At least 1.
     */
    public val retryAfterMs: Long,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<WakeResponse>("clankie.WakeResponse") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("state", ref { WakeResponseState.schema }),
                property("retryAfterMs", number(NumberFormat.INT, atLeast(1.0))),
            )
        }

        override fun fromWire(judged: Wire): WakeResponse {
            val members = judged.fields
            return WakeResponse(
                state = WakeResponseState.fromWire(members.need("state")),
                retryAfterMs = members.need("retryAfterMs").long,
            )
        }

        override fun toWire(value: WakeResponse): Wire = wireFields {
            put("state", WakeResponseState.toWire(value.state))
            put("retryAfterMs", wire(value.retryAfterMs))
        }

        public fun serializer(): KSerializer<WakeResponse> = this
    }
}

@Serializable(with = WakeResponseState.Companion::class)
public enum class WakeResponseState(public val value: String) {
    WAKING("waking"),
    RUNNING("running"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<WakeResponseState>("clankie.WakeResponseState") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): WakeResponseState = byValue.getValue(judged.text)

        override fun toWire(value: WakeResponseState): Wire = wire(value.value)

        public fun serializer(): KSerializer<WakeResponseState> = this
    }
}

/** Why the host is not woken. Whoever is not verified gets `wake_denied` and no more. */
@Serializable(with = WakeErrorCode.Companion::class)
public enum class WakeErrorCode(public val value: String) {
    WAKE_DENIED("wake_denied"),
    NOT_ENTITLED("not_entitled"),
    BUDGET_INCLUDED_HOURS("budget_included_hours"),
    BUDGET_OVERAGE_CAP("budget_overage_cap"),
    BUDGET_EGRESS_ALLOWANCE("budget_egress_allowance"),
    COOLDOWN("cooldown"),
    RATE_LIMITED("rate_limited"),
    WAKING("waking"),
    WAKE_UNAVAILABLE("wake_unavailable"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<WakeErrorCode>("clankie.WakeErrorCode") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): WakeErrorCode = byValue.getValue(judged.text)

        override fun toWire(value: WakeErrorCode): Wire = wire(value.value)

        public fun serializer(): KSerializer<WakeErrorCode> = this
    }
}
