// Made from schemas/clankie/hosted-device-security.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package bot.clankie.protocol

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

/** Says that a device was paired for support, under which grant. */
@Serializable(with = HostedDevicePurposeRequest.Companion::class)
public data class HostedDevicePurposeRequest(
    /** Matches `^[A-Za-z0-9_-]{22}$`. */
    public val installationId: String,
    /** Matches `^[A-Za-z0-9_-]{8,128}$`. */
    public val deviceId: String,
    /** Format uuid. */
    public val supportGrantId: String,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<HostedDevicePurposeRequest>("clankie.HostedDevicePurposeRequest") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("installationId", string(pattern("^[A-Za-z0-9_-]{22}\$", "u"))),
                property("deviceId", string(pattern("^[A-Za-z0-9_-]{8,128}\$", "u"))),
                property(
                    "supportGrantId",
                    string(
                        pattern(
                            "^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)\$",
                            "",
                            "uuid",
                        ),
                    ),
                ),
            )
        }

        override fun fromWire(judged: Wire): HostedDevicePurposeRequest {
            val members = judged.fields
            return HostedDevicePurposeRequest(
                installationId = members.need("installationId").text,
                deviceId = members.need("deviceId").text,
                supportGrantId = members.need("supportGrantId").text,
            )
        }

        override fun toWire(value: HostedDevicePurposeRequest): Wire = wireFields {
            put("installationId", wire(value.installationId))
            put("deviceId", wire(value.deviceId))
            put("supportGrantId", wire(value.supportGrantId))
        }

        public fun serializer(): KSerializer<HostedDevicePurposeRequest> = this
    }
}

/** The state of a support device. */
@Serializable(with = HostedSupportDeviceState.Companion::class)
public data class HostedSupportDeviceState(
    /** Matches `^[A-Za-z0-9_-]{22}$`. */
    public val inst: String,
    /** Matches `^[A-Za-z0-9_-]{8,128}$`. */
    public val dev: String,
    /** Format uuid. */
    public val grant: String,
    /** At least 0. */
    public val at: Long,
    /**
     * Rises with every state of the same device.
     *
     * At least 1.
     */
    public val gen: Long,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<HostedSupportDeviceState>("clankie.HostedSupportDeviceState") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("inst", string(pattern("^[A-Za-z0-9_-]{22}\$", "u"))),
                property("dev", string(pattern("^[A-Za-z0-9_-]{8,128}\$", "u"))),
                property(
                    "grant",
                    string(
                        pattern(
                            "^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)\$",
                            "",
                            "uuid",
                        ),
                    ),
                ),
                property("at", number(NumberFormat.INT, atLeast(0.0))),
                property("gen", number(NumberFormat.INT, atLeast(1.0))),
            )
        }

        override fun fromWire(judged: Wire): HostedSupportDeviceState {
            val members = judged.fields
            return HostedSupportDeviceState(
                inst = members.need("inst").text,
                dev = members.need("dev").text,
                grant = members.need("grant").text,
                at = members.need("at").long,
                gen = members.need("gen").long,
            )
        }

        override fun toWire(value: HostedSupportDeviceState): Wire = wireFields {
            put("inst", wire(value.inst))
            put("dev", wire(value.dev))
            put("grant", wire(value.grant))
            put("at", wire(value.at))
            put("gen", wire(value.gen))
        }

        public fun serializer(): KSerializer<HostedSupportDeviceState> = this
    }
}
