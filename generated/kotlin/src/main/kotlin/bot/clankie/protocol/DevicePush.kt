// Made from schemas/clankie/device-push.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package bot.clankie.protocol

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

/**
 * An id that means nothing to the one who carries it.
 *
 * 1 to 128 characters, matches `^[A-Za-z0-9_-]+$`.
 */
public typealias DevicePushOpaqueId = String

/** Reads and writes [DevicePushOpaqueId]. */
public object DevicePushOpaqueIdModel : TextModel<String>("clankie.DevicePushOpaqueId") {
    override val schema: Schema by lazy {
        string(minLength(1), maxLength(128), pattern("^[A-Za-z0-9_-]+\$", ""))
    }

    override fun fromWire(judged: Wire): String = judged.text

    override fun toWire(value: String): Wire = wire(value)
}

/**
 * Rises with every change of the registration.
 *
 * Above 0, at most 9007199254740991.
 */
public typealias DevicePushSequence = Long

/** Reads and writes [DevicePushSequence]. */
public object DevicePushSequenceModel : Model<Long>("clankie.DevicePushSequence") {
    override val schema: Schema by lazy {
        number(NumberFormat.INT, above(0.0), atMost(9007199254740991.0))
    }

    override fun fromWire(judged: Wire): Long = judged.long

    override fun toWire(value: Long): Wire = wire(value)
}

/** Which of the vendor's delivery services the device token belongs to. */
@Serializable(with = DevicePushEnvironment.Companion::class)
public enum class DevicePushEnvironment(public val value: String) {
    SANDBOX("sandbox"),
    PRODUCTION("production"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<DevicePushEnvironment>("clankie.DevicePushEnvironment") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): DevicePushEnvironment = byValue.getValue(judged.text)

        override fun toWire(value: DevicePushEnvironment): Wire = wire(value.value)

        public fun serializer(): KSerializer<DevicePushEnvironment> = this
    }
}

/** Names one state of one push registration. */
@Serializable(with = DevicePushBinding.Companion::class)
public data class DevicePushBinding(
    /** Format uuid. */
    public val registrationId: String,
    public val sequence: DevicePushSequence,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<DevicePushBinding>("clankie.DevicePushBinding") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property(
                    "registrationId",
                    string(
                        pattern(
                            "^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)\$",
                            "",
                            "uuid",
                        ),
                    ),
                ),
                property("sequence", ref { DevicePushSequenceModel.schema }),
            )
        }

        override fun fromWire(judged: Wire): DevicePushBinding {
            val members = judged.fields
            return DevicePushBinding(
                registrationId = members.need("registrationId").text,
                sequence = DevicePushSequenceModel.fromWire(members.need("sequence")),
            )
        }

        override fun toWire(value: DevicePushBinding): Wire = wireFields {
            put("registrationId", wire(value.registrationId))
            put("sequence", DevicePushSequenceModel.toWire(value.sequence))
        }

        public fun serializer(): KSerializer<DevicePushBinding> = this
    }
}

/** What a device tells its host about its own pushes. Disabling is recorded, not forgotten. */
@Serializable(with = DevicePushRequest.Companion::class)
public data class DevicePushRequest(
    /** Format uuid. */
    public val registrationId: String,
    public val sequence: DevicePushSequence,
    public val enabled: Boolean,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<DevicePushRequest>("clankie.DevicePushRequest") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property(
                    "registrationId",
                    string(
                        pattern(
                            "^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)\$",
                            "",
                            "uuid",
                        ),
                    ),
                ),
                property("sequence", ref { DevicePushSequenceModel.schema }),
                property("enabled", boolean()),
            )
        }

        override fun fromWire(judged: Wire): DevicePushRequest {
            val members = judged.fields
            return DevicePushRequest(
                registrationId = members.need("registrationId").text,
                sequence = DevicePushSequenceModel.fromWire(members.need("sequence")),
                enabled = members.need("enabled").flag,
            )
        }

        override fun toWire(value: DevicePushRequest): Wire = wireFields {
            put("registrationId", wire(value.registrationId))
            put("sequence", DevicePushSequenceModel.toWire(value.sequence))
            put("enabled", wire(value.enabled))
        }

        public fun serializer(): KSerializer<DevicePushRequest> = this
    }
}

/** Registers a device for pushes at the gateway. */
@Serializable(with = PublicGatewayPushRegistrationRequest.Companion::class)
public data class PublicGatewayPushRegistrationRequest(
    /** Format uuid. */
    public val registrationId: String,
    public val sequence: DevicePushSequence,
    public val hostId: DevicePushOpaqueId,
    /**
     * Secret of the device that lets it clear the registration without a session.
     *
     * 43 characters, matches `^[A-Za-z0-9_-]+$`.
     */
    public val deliveryKey: String,
    /**
     * The vendor's token of the device, in whole hex pairs.
     *
     * 32 to 512 characters, matches `^(?:[a-fA-F0-9]{2})+$`.
     */
    public val deviceToken: String,
    public val environment: DevicePushEnvironment,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<PublicGatewayPushRegistrationRequest>("clankie.PublicGatewayPushRegistrationRequest") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property(
                    "registrationId",
                    string(
                        pattern(
                            "^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)\$",
                            "",
                            "uuid",
                        ),
                    ),
                ),
                property("sequence", ref { DevicePushSequenceModel.schema }),
                property("hostId", ref { DevicePushOpaqueIdModel.schema }),
                property("deliveryKey", string(exactLength(43), pattern("^[A-Za-z0-9_-]+\$", ""))),
                property("deviceToken", string(minLength(32), maxLength(512), pattern("^(?:[a-fA-F0-9]{2})+\$", ""))),
                property("environment", ref { DevicePushEnvironment.schema }),
            )
        }

        override fun fromWire(judged: Wire): PublicGatewayPushRegistrationRequest {
            val members = judged.fields
            return PublicGatewayPushRegistrationRequest(
                registrationId = members.need("registrationId").text,
                sequence = DevicePushSequenceModel.fromWire(members.need("sequence")),
                hostId = DevicePushOpaqueIdModel.fromWire(members.need("hostId")),
                deliveryKey = members.need("deliveryKey").text,
                deviceToken = members.need("deviceToken").text,
                environment = DevicePushEnvironment.fromWire(members.need("environment")),
            )
        }

        override fun toWire(value: PublicGatewayPushRegistrationRequest): Wire = wireFields {
            put("registrationId", wire(value.registrationId))
            put("sequence", DevicePushSequenceModel.toWire(value.sequence))
            put("hostId", DevicePushOpaqueIdModel.toWire(value.hostId))
            put("deliveryKey", wire(value.deliveryKey))
            put("deviceToken", wire(value.deviceToken))
            put("environment", DevicePushEnvironment.toWire(value.environment))
        }

        public fun serializer(): KSerializer<PublicGatewayPushRegistrationRequest> = this
    }
}

/** Clears a push registration; the delivery key alone is proof. */
@Serializable(with = PublicGatewayPushClearRequest.Companion::class)
public data class PublicGatewayPushClearRequest(
    /** Format uuid. */
    public val registrationId: String,
    public val sequence: DevicePushSequence,
    /**
     * Secret of the device that lets it clear the registration without a session.
     *
     * 43 characters, matches `^[A-Za-z0-9_-]+$`.
     */
    public val deliveryKey: String,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<PublicGatewayPushClearRequest>("clankie.PublicGatewayPushClearRequest") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property(
                    "registrationId",
                    string(
                        pattern(
                            "^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)\$",
                            "",
                            "uuid",
                        ),
                    ),
                ),
                property("sequence", ref { DevicePushSequenceModel.schema }),
                property("deliveryKey", string(exactLength(43), pattern("^[A-Za-z0-9_-]+\$", ""))),
            )
        }

        override fun fromWire(judged: Wire): PublicGatewayPushClearRequest {
            val members = judged.fields
            return PublicGatewayPushClearRequest(
                registrationId = members.need("registrationId").text,
                sequence = DevicePushSequenceModel.fromWire(members.need("sequence")),
                deliveryKey = members.need("deliveryKey").text,
            )
        }

        override fun toWire(value: PublicGatewayPushClearRequest): Wire = wireFields {
            put("registrationId", wire(value.registrationId))
            put("sequence", DevicePushSequenceModel.toWire(value.sequence))
            put("deliveryKey", wire(value.deliveryKey))
        }

        public fun serializer(): KSerializer<PublicGatewayPushClearRequest> = this
    }
}

/** The registration as the gateway now holds it. */
@Serializable(with = PublicGatewayPushRegistrationResponse.Companion::class)
public data class PublicGatewayPushRegistrationResponse(
    /** Format uuid. */
    public val registrationId: String,
    public val sequence: DevicePushSequence,
    public val deviceId: DevicePushOpaqueId,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<PublicGatewayPushRegistrationResponse>("clankie.PublicGatewayPushRegistrationResponse") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property(
                    "registrationId",
                    string(
                        pattern(
                            "^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)\$",
                            "",
                            "uuid",
                        ),
                    ),
                ),
                property("sequence", ref { DevicePushSequenceModel.schema }),
                property("deviceId", ref { DevicePushOpaqueIdModel.schema }),
            )
        }

        override fun fromWire(judged: Wire): PublicGatewayPushRegistrationResponse {
            val members = judged.fields
            return PublicGatewayPushRegistrationResponse(
                registrationId = members.need("registrationId").text,
                sequence = DevicePushSequenceModel.fromWire(members.need("sequence")),
                deviceId = DevicePushOpaqueIdModel.fromWire(members.need("deviceId")),
            )
        }

        override fun toWire(value: PublicGatewayPushRegistrationResponse): Wire = wireFields {
            put("registrationId", wire(value.registrationId))
            put("sequence", DevicePushSequenceModel.toWire(value.sequence))
            put("deviceId", DevicePushOpaqueIdModel.toWire(value.deviceId))
        }

        public fun serializer(): KSerializer<PublicGatewayPushRegistrationResponse> = this
    }
}
