// Made from schemas/clankie/device-pairing.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package bot.clankie.protocol

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

/** Asks for a pairing offer; with `review`, for one that a reviewer may use for so many days. */
@Serializable(with = PairingOfferRequest.Companion::class)
public data class PairingOfferRequest(
    public val review: PairingOfferRequestReview? = null,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<PairingOfferRequest>("clankie.PairingOfferRequest") {
        override val schema: Schema by lazy {
            objectOf(UnknownKeys.Dropped, property("review", optional(ref { PairingOfferRequestReview.schema })))
        }

        override fun fromWire(judged: Wire): PairingOfferRequest {
            val members = judged.fields
            return PairingOfferRequest(
                review = members["review"].ifPresent { PairingOfferRequestReview.fromWire(it) },
            )
        }

        override fun toWire(value: PairingOfferRequest): Wire = wireFields {
            putIfPresent("review", value.review) { PairingOfferRequestReview.toWire(it) }
        }

        public fun serializer(): KSerializer<PairingOfferRequest> = this
    }
}

@Serializable(with = PairingOfferRequestReview.Companion::class)
public data class PairingOfferRequestReview(
    /** At least 1, at most 31. */
    public val days: Long,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<PairingOfferRequestReview>("clankie.PairingOfferRequestReview") {
        override val schema: Schema by lazy {
            objectOf(UnknownKeys.Dropped, property("days", number(NumberFormat.INT, atLeast(1.0), atMost(31.0))))
        }

        override fun fromWire(judged: Wire): PairingOfferRequestReview {
            val members = judged.fields
            return PairingOfferRequestReview(
                days = members.need("days").long,
            )
        }

        override fun toWire(value: PairingOfferRequestReview): Wire = wireFields {
            put("days", wire(value.days))
        }

        public fun serializer(): KSerializer<PairingOfferRequestReview> = this
    }
}

/** A pairing offer as the owner is shown it. It holds a one-time secret. */
@Serializable(with = PairingOfferWire.Companion::class)
public data class PairingOfferWire(
    /** At least 1 characters. */
    public val deepLink: String,
    /** At least 1 characters. */
    public val code: String,
    /**
     * A code that a person can type, without letters that look like digits.
     *
     * Matches `^[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$`.
     */
    public val localCode: String? = null,
    /** Format datetime. */
    public val expiresAt: String,
    /** Only `true`. */
    public val review: Boolean? = null,
    /** Only `true`. */
    public val gateway: Boolean? = null,
    /** 1 to 2048 characters. */
    public val direct: String? = null,
) {
    /** Always `1`. */
    public val version: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<PairingOfferWire>("clankie.PairingOfferWire") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Dropped,
                property("version", oneOf(wire(1.0))),
                property("deepLink", string(minLength(1))),
                property("code", string(minLength(1))),
                property("localCode", optional(string(pattern("^[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}\$", "")))),
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
                property("review", optional(oneOf(wire(true)))),
                property("gateway", optional(oneOf(wire(true)))),
                property("direct", optional(string(minLength(1), maxLength(2048)))),
            )
        }

        override fun fromWire(judged: Wire): PairingOfferWire {
            val members = judged.fields
            return PairingOfferWire(
                deepLink = members.need("deepLink").text,
                code = members.need("code").text,
                localCode = members["localCode"].ifPresent { it.text },
                expiresAt = members.need("expiresAt").text,
                review = members["review"].ifPresent { it.flag },
                gateway = members["gateway"].ifPresent { it.flag },
                direct = members["direct"].ifPresent { it.text },
            )
        }

        override fun toWire(value: PairingOfferWire): Wire = wireFields {
            put("version", wire(1.0))
            put("deepLink", wire(value.deepLink))
            put("code", wire(value.code))
            putIfPresent("localCode", value.localCode) { wire(it) }
            put("expiresAt", wire(value.expiresAt))
            putIfPresent("review", value.review) { wire(it) }
            putIfPresent("gateway", value.gateway) { wire(it) }
            putIfPresent("direct", value.direct) { wire(it) }
        }

        public fun serializer(): KSerializer<PairingOfferWire> = this
    }
}

/** Redeems an offer by its secret or by its code, not by both. */
@Serializable(with = PairingRedeemRequest.Companion::class)
public data class PairingRedeemRequest(
    /** At least 1 characters. */
    public val offerSecret: String? = null,
    /** At least 1 characters. */
    public val code: String? = null,
    public val device: PairingRedeemRequestDevice,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<PairingRedeemRequest>("clankie.PairingRedeemRequest") {
        override val schema: Schema by lazy {
            ruled(
                objectOf(
                    UnknownKeys.Dropped,
                    property("offerSecret", optional(string(minLength(1)))),
                    property("code", optional(string(minLength(1)))),
                    property("device", ref { PairingRedeemRequestDevice.schema }),
                ),
                exactlyOne("offerSecret", "code", at = path("offerSecret")),
            )
        }

        override fun fromWire(judged: Wire): PairingRedeemRequest {
            val members = judged.fields
            return PairingRedeemRequest(
                offerSecret = members["offerSecret"].ifPresent { it.text },
                code = members["code"].ifPresent { it.text },
                device = PairingRedeemRequestDevice.fromWire(members.need("device")),
            )
        }

        override fun toWire(value: PairingRedeemRequest): Wire = wireFields {
            putIfPresent("offerSecret", value.offerSecret) { wire(it) }
            putIfPresent("code", value.code) { wire(it) }
            put("device", PairingRedeemRequestDevice.toWire(value.device))
        }

        public fun serializer(): KSerializer<PairingRedeemRequest> = this
    }
}

@Serializable(with = PairingRedeemRequestDevice.Companion::class)
public data class PairingRedeemRequestDevice(
    /** 1 to 64 characters. */
    public val name: String,
    public val platform: DevicePlatform,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<PairingRedeemRequestDevice>("clankie.PairingRedeemRequestDevice") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Dropped,
                property("name", string(minLength(1), maxLength(64))),
                property("platform", ref { DevicePlatform.schema }),
            )
        }

        override fun fromWire(judged: Wire): PairingRedeemRequestDevice {
            val members = judged.fields
            return PairingRedeemRequestDevice(
                name = members.need("name").text,
                platform = DevicePlatform.fromWire(members.need("platform")),
            )
        }

        override fun toWire(value: PairingRedeemRequestDevice): Wire = wireFields {
            put("name", wire(value.name))
            put("platform", DevicePlatform.toWire(value.platform))
        }

        public fun serializer(): KSerializer<PairingRedeemRequestDevice> = this
    }
}

/** A pending device: it becomes active when it completes the pairing before `expiresAt`. */
@Serializable(with = PairingRedeemResponse.Companion::class)
public data class PairingRedeemResponse(
    /** At least 1 characters. */
    public val deviceId: String,
    public val host: PairingHost,
    public val hostBaseUrl: DeviceHostBaseUrl? = null,
    public val offeredGrants: DeviceGrantSet,
    /** At least 1 characters. */
    public val completionToken: String,
    /** Format datetime. */
    public val expiresAt: String,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<PairingRedeemResponse>("clankie.PairingRedeemResponse") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Dropped,
                property("deviceId", string(minLength(1))),
                property("host", ref { PairingHost.schema }),
                property("hostBaseUrl", optional(ref { DeviceHostBaseUrlModel.schema })),
                property("offeredGrants", ref { DeviceGrantSet.schema }),
                property("completionToken", string(minLength(1))),
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
            )
        }

        override fun fromWire(judged: Wire): PairingRedeemResponse {
            val members = judged.fields
            return PairingRedeemResponse(
                deviceId = members.need("deviceId").text,
                host = PairingHost.fromWire(members.need("host")),
                hostBaseUrl = members["hostBaseUrl"].ifPresent { DeviceHostBaseUrlModel.fromWire(it) },
                offeredGrants = DeviceGrantSet.fromWire(members.need("offeredGrants")),
                completionToken = members.need("completionToken").text,
                expiresAt = members.need("expiresAt").text,
            )
        }

        override fun toWire(value: PairingRedeemResponse): Wire = wireFields {
            put("deviceId", wire(value.deviceId))
            put("host", PairingHost.toWire(value.host))
            putIfPresent("hostBaseUrl", value.hostBaseUrl) { DeviceHostBaseUrlModel.toWire(it) }
            put("offeredGrants", DeviceGrantSet.toWire(value.offeredGrants))
            put("completionToken", wire(value.completionToken))
            put("expiresAt", wire(value.expiresAt))
        }

        public fun serializer(): KSerializer<PairingRedeemResponse> = this
    }
}

/** Accepts grants. The host refuses one that it did not offer. */
@Serializable(with = PairingCompleteRequest.Companion::class)
public data class PairingCompleteRequest(
    /** At least 1 characters. */
    public val completionToken: String,
    public val acceptedGrants: DeviceGrantSet,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<PairingCompleteRequest>("clankie.PairingCompleteRequest") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Dropped,
                property("completionToken", string(minLength(1))),
                property("acceptedGrants", ref { DeviceGrantSet.schema }),
            )
        }

        override fun fromWire(judged: Wire): PairingCompleteRequest {
            val members = judged.fields
            return PairingCompleteRequest(
                completionToken = members.need("completionToken").text,
                acceptedGrants = DeviceGrantSet.fromWire(members.need("acceptedGrants")),
            )
        }

        override fun toWire(value: PairingCompleteRequest): Wire = wireFields {
            put("completionToken", wire(value.completionToken))
            put("acceptedGrants", DeviceGrantSet.toWire(value.acceptedGrants))
        }

        public fun serializer(): KSerializer<PairingCompleteRequest> = this
    }
}

/** The first session of a device. */
@Serializable(with = PairingCompleteResponse.Companion::class)
public data class PairingCompleteResponse(
    /** At least 1 characters. */
    public val deviceId: String,
    /** At least 1 characters. */
    public val deviceToken: String,
    public val grants: DeviceGrantSet,
    /** Format datetime. */
    public val sessionExpiresAt: String,
    public val relayUrl: DeviceHostBaseUrl? = null,
    public val directRoute: DeviceDirectRoute? = null,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<PairingCompleteResponse>("clankie.PairingCompleteResponse") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Dropped,
                property("deviceId", string(minLength(1))),
                property("deviceToken", string(minLength(1))),
                property("grants", ref { DeviceGrantSet.schema }),
                property(
                    "sessionExpiresAt",
                    string(
                        pattern(
                            "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z))\$",
                            "",
                            "datetime",
                        ),
                    ),
                ),
                property("relayUrl", optional(ref { DeviceHostBaseUrlModel.schema })),
                property("directRoute", optional(ref { DeviceDirectRoute.schema })),
            )
        }

        override fun fromWire(judged: Wire): PairingCompleteResponse {
            val members = judged.fields
            return PairingCompleteResponse(
                deviceId = members.need("deviceId").text,
                deviceToken = members.need("deviceToken").text,
                grants = DeviceGrantSet.fromWire(members.need("grants")),
                sessionExpiresAt = members.need("sessionExpiresAt").text,
                relayUrl = members["relayUrl"].ifPresent { DeviceHostBaseUrlModel.fromWire(it) },
                directRoute = members["directRoute"].ifPresent { DeviceDirectRoute.fromWire(it) },
            )
        }

        override fun toWire(value: PairingCompleteResponse): Wire = wireFields {
            put("deviceId", wire(value.deviceId))
            put("deviceToken", wire(value.deviceToken))
            put("grants", DeviceGrantSet.toWire(value.grants))
            put("sessionExpiresAt", wire(value.sessionExpiresAt))
            putIfPresent("relayUrl", value.relayUrl) { DeviceHostBaseUrlModel.toWire(it) }
            putIfPresent("directRoute", value.directRoute) { DeviceDirectRoute.toWire(it) }
        }

        public fun serializer(): KSerializer<PairingCompleteResponse> = this
    }
}

/** The next session of a device. */
@Serializable(with = DeviceSessionRefreshResponse.Companion::class)
public data class DeviceSessionRefreshResponse(
    /** At least 1 characters. */
    public val deviceToken: String,
    public val grants: DeviceGrantSet,
    /** Format datetime. */
    public val sessionExpiresAt: String,
    public val relayUrl: DeviceHostBaseUrl? = null,
    public val directRoute: DeviceDirectRoute? = null,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<DeviceSessionRefreshResponse>("clankie.DeviceSessionRefreshResponse") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Dropped,
                property("deviceToken", string(minLength(1))),
                property("grants", ref { DeviceGrantSet.schema }),
                property(
                    "sessionExpiresAt",
                    string(
                        pattern(
                            "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z))\$",
                            "",
                            "datetime",
                        ),
                    ),
                ),
                property("relayUrl", optional(ref { DeviceHostBaseUrlModel.schema })),
                property("directRoute", optional(ref { DeviceDirectRoute.schema })),
            )
        }

        override fun fromWire(judged: Wire): DeviceSessionRefreshResponse {
            val members = judged.fields
            return DeviceSessionRefreshResponse(
                deviceToken = members.need("deviceToken").text,
                grants = DeviceGrantSet.fromWire(members.need("grants")),
                sessionExpiresAt = members.need("sessionExpiresAt").text,
                relayUrl = members["relayUrl"].ifPresent { DeviceHostBaseUrlModel.fromWire(it) },
                directRoute = members["directRoute"].ifPresent { DeviceDirectRoute.fromWire(it) },
            )
        }

        override fun toWire(value: DeviceSessionRefreshResponse): Wire = wireFields {
            put("deviceToken", wire(value.deviceToken))
            put("grants", DeviceGrantSet.toWire(value.grants))
            put("sessionExpiresAt", wire(value.sessionExpiresAt))
            putIfPresent("relayUrl", value.relayUrl) { DeviceHostBaseUrlModel.toWire(it) }
            putIfPresent("directRoute", value.directRoute) { DeviceDirectRoute.toWire(it) }
        }

        public fun serializer(): KSerializer<DeviceSessionRefreshResponse> = this
    }
}
