// Made from schemas/clankie/hosted-browser-session.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package bot.clankie.protocol

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

/** Declares, in a call signed by the machine, that a device belongs to the account. Identifiers only. */
@Serializable(with = HostedOwnerDevice.Companion::class)
public data class HostedOwnerDevice(
    /** Matches `^[A-Za-z0-9_-]{22}$`. */
    public val installationId: String,
    /** Matches `^[A-Za-z0-9_-]{8,128}$`. */
    public val deviceId: String,
) {
    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<HostedOwnerDevice>("clankie.HostedOwnerDevice") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("schemaVersion", oneOf(wire(1.0))),
                property("installationId", string(pattern("^[A-Za-z0-9_-]{22}\$", "u"))),
                property("deviceId", string(pattern("^[A-Za-z0-9_-]{8,128}\$", "u"))),
            )
        }

        override fun fromWire(judged: Wire): HostedOwnerDevice {
            val members = judged.fields
            return HostedOwnerDevice(
                installationId = members.need("installationId").text,
                deviceId = members.need("deviceId").text,
            )
        }

        override fun toWire(value: HostedOwnerDevice): Wire = wireFields {
            put("schemaVersion", wire(1.0))
            put("installationId", wire(value.installationId))
            put("deviceId", wire(value.deviceId))
        }

        public fun serializer(): KSerializer<HostedOwnerDevice> = this
    }
}

/** Revokes one browser's device. It belongs to the account and may be repeated. */
@Serializable(with = HostedBrowserRevocation.Companion::class)
public data class HostedBrowserRevocation(
    /** Matches `^[A-Za-z0-9_-]{22}$`. */
    public val installationId: String,
    /** Matches `^[A-Za-z0-9_-]{8,128}$`. */
    public val deviceId: String,
    /** Format uuid. */
    public val revocationId: String,
) {
    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<HostedBrowserRevocation>("clankie.HostedBrowserRevocation") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("schemaVersion", oneOf(wire(1.0))),
                property("installationId", string(pattern("^[A-Za-z0-9_-]{22}\$", "u"))),
                property("deviceId", string(pattern("^[A-Za-z0-9_-]{8,128}\$", "u"))),
                property(
                    "revocationId",
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

        override fun fromWire(judged: Wire): HostedBrowserRevocation {
            val members = judged.fields
            return HostedBrowserRevocation(
                installationId = members.need("installationId").text,
                deviceId = members.need("deviceId").text,
                revocationId = members.need("revocationId").text,
            )
        }

        override fun toWire(value: HostedBrowserRevocation): Wire = wireFields {
            put("schemaVersion", wire(1.0))
            put("installationId", wire(value.installationId))
            put("deviceId", wire(value.deviceId))
            put("revocationId", wire(value.revocationId))
        }

        public fun serializer(): KSerializer<HostedBrowserRevocation> = this
    }
}

/** The revocation is stored for good, even while the machine sleeps. */
@Serializable(with = HostedBrowserRevocationReceipt.Companion::class)
public data class HostedBrowserRevocationReceipt(
    /** Matches `^[A-Za-z0-9_-]{22}$`. */
    public val installationId: String,
    /** Matches `^[A-Za-z0-9_-]{8,128}$`. */
    public val deviceId: String,
    /** Format uuid. */
    public val revocationId: String,
) {
    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** Always `"revoked"`. */
    public val state: String get() = "revoked"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<HostedBrowserRevocationReceipt>("clankie.HostedBrowserRevocationReceipt") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("schemaVersion", oneOf(wire(1.0))),
                property("installationId", string(pattern("^[A-Za-z0-9_-]{22}\$", "u"))),
                property("deviceId", string(pattern("^[A-Za-z0-9_-]{8,128}\$", "u"))),
                property(
                    "revocationId",
                    string(
                        pattern(
                            "^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)\$",
                            "",
                            "uuid",
                        ),
                    ),
                ),
                property("state", oneOf(wire("revoked"))),
            )
        }

        override fun fromWire(judged: Wire): HostedBrowserRevocationReceipt {
            val members = judged.fields
            return HostedBrowserRevocationReceipt(
                installationId = members.need("installationId").text,
                deviceId = members.need("deviceId").text,
                revocationId = members.need("revocationId").text,
            )
        }

        override fun toWire(value: HostedBrowserRevocationReceipt): Wire = wireFields {
            put("schemaVersion", wire(1.0))
            put("installationId", wire(value.installationId))
            put("deviceId", wire(value.deviceId))
            put("revocationId", wire(value.revocationId))
            put("state", wire("revoked"))
        }

        public fun serializer(): KSerializer<HostedBrowserRevocationReceipt> = this
    }
}
