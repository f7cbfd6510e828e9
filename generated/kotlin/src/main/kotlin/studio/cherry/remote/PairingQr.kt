// Made from schemas/remote/pairing/qr.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package studio.cherry.remote

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

/** An invitation in the local network. */
@Serializable(with = PairingQrIps.Companion::class)
public data class PairingQrIps(
    /** 1 to 128 characters, matches `^[\s\S]{0,128}$`. */
    public val name: String,
    /** 1 to 256 characters, matches `^[\s\S]{0,256}$`. */
    public val desktopIdentity: String,
    /** 1 to 256 characters, matches `^[\s\S]{0,256}$`. */
    public val invitationId: String,
    /** 1 to 256 characters, matches `^[\s\S]{0,256}$`. */
    public val invitationSecret: String,
    /** 1 to 16 entries. */
    public val protocolVersions: List<Long>,
    /**
     * IP addresses of one port, tried in order. No names.
     *
     * 1 to 32 entries.
     */
    public val ips: List<String>,
    /** At least 1, at most 65535. */
    public val port: Long,
) : PairingQr {
    /** Always `2`. */
    public val v: Long get() = 2

    /** Always `"cherry-studio-pair"`. */
    public val t: String get() = "cherry-studio-pair"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<PairingQrIps>("remote.PairingQrIps") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Dropped,
                property("v", oneOf(wire(2.0))),
                property("t", oneOf(wire("cherry-studio-pair"))),
                property("name", string(minLength(1), maxLength(128), pattern("^[\\s\\S]{0,128}\$", ""))),
                property("desktopIdentity", string(minLength(1), maxLength(256), pattern("^[\\s\\S]{0,256}\$", ""))),
                property("invitationId", string(minLength(1), maxLength(256), pattern("^[\\s\\S]{0,256}\$", ""))),
                property("invitationSecret", string(minLength(1), maxLength(256), pattern("^[\\s\\S]{0,256}\$", ""))),
                property("protocolVersions", list(number(NumberFormat.INT, atLeast(1.0)), minEntries(1), maxEntries(16))),
                property(
                    "ips",
                    list(
                        string(
                            pattern(
                                "^(?:(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])|(?:[0-9a-fA-F]{1,4}:){7}(?:[0-9a-fA-F]{1,4}|:)|(?:[0-9a-fA-F]{1,4}:){6}(?:(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])|:[0-9a-fA-F]{1,4}|:)|(?:[0-9a-fA-F]{1,4}:){5}(?::(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])|(?::[0-9a-fA-F]{1,4}){1,2}|:)|(?:[0-9a-fA-F]{1,4}:){4}(?:(?::[0-9a-fA-F]{1,4})?:(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])|(?::[0-9a-fA-F]{1,4}){1,3}|:)|(?:[0-9a-fA-F]{1,4}:){3}(?:(?::[0-9a-fA-F]{1,4}){0,2}:(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])|(?::[0-9a-fA-F]{1,4}){1,4}|:)|(?:[0-9a-fA-F]{1,4}:){2}(?:(?::[0-9a-fA-F]{1,4}){0,3}:(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])|(?::[0-9a-fA-F]{1,4}){1,5}|:)|[0-9a-fA-F]{1,4}:(?:(?::[0-9a-fA-F]{1,4}){0,4}:(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])|(?::[0-9a-fA-F]{1,4}){1,6}|:)|:(?:(?::[0-9a-fA-F]{1,4}){0,5}:(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])|(?::[0-9a-fA-F]{1,4}){1,7}|:))\$",
                                "u",
                            ),
                        ),
                        minEntries(1),
                        maxEntries(32),
                    ),
                ),
                property("port", number(NumberFormat.INT, atLeast(1.0), atMost(65535.0))),
            )
        }

        override fun fromWire(judged: Wire): PairingQrIps {
            val members = judged.fields
            return PairingQrIps(
                name = members.need("name").text,
                desktopIdentity = members.need("desktopIdentity").text,
                invitationId = members.need("invitationId").text,
                invitationSecret = members.need("invitationSecret").text,
                protocolVersions = members.need("protocolVersions").readList { it.long },
                ips = members.need("ips").readList { it.text },
                port = members.need("port").long,
            )
        }

        override fun toWire(value: PairingQrIps): Wire = wireFields {
            put("v", wire(2.0))
            put("t", wire("cherry-studio-pair"))
            put("name", wire(value.name))
            put("desktopIdentity", wire(value.desktopIdentity))
            put("invitationId", wire(value.invitationId))
            put("invitationSecret", wire(value.invitationSecret))
            put("protocolVersions", wireList(value.protocolVersions) { wire(it) })
            put("ips", wireList(value.ips) { wire(it) })
            put("port", wire(value.port))
        }

        public fun serializer(): KSerializer<PairingQrIps> = this
    }
}

/** An invitation whose endpoints each have a port and a security of their own. */
@Serializable(with = PairingQrEndpoints.Companion::class)
public data class PairingQrEndpoints(
    /** 1 to 128 characters, matches `^[\s\S]{0,128}$`. */
    public val name: String,
    /** 1 to 256 characters, matches `^[\s\S]{0,256}$`. */
    public val desktopIdentity: String,
    /** 1 to 256 characters, matches `^[\s\S]{0,256}$`. */
    public val invitationId: String,
    /** 1 to 256 characters, matches `^[\s\S]{0,256}$`. */
    public val invitationSecret: String,
    /** 1 to 16 entries. */
    public val protocolVersions: List<Long>,
    /** 1 to 32 entries. */
    public val endpoints: List<DirectEndpoint>,
) : PairingQr {
    /** Always `3`. */
    public val v: Long get() = 3

    /** Always `"cherry-studio-pair"`. */
    public val t: String get() = "cherry-studio-pair"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<PairingQrEndpoints>("remote.PairingQrEndpoints") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Dropped,
                property("v", oneOf(wire(3.0))),
                property("t", oneOf(wire("cherry-studio-pair"))),
                property("name", string(minLength(1), maxLength(128), pattern("^[\\s\\S]{0,128}\$", ""))),
                property("desktopIdentity", string(minLength(1), maxLength(256), pattern("^[\\s\\S]{0,256}\$", ""))),
                property("invitationId", string(minLength(1), maxLength(256), pattern("^[\\s\\S]{0,256}\$", ""))),
                property("invitationSecret", string(minLength(1), maxLength(256), pattern("^[\\s\\S]{0,256}\$", ""))),
                property("protocolVersions", list(number(NumberFormat.INT, atLeast(1.0)), minEntries(1), maxEntries(16))),
                property("endpoints", list(ref { DirectEndpoint.schema }, minEntries(1), maxEntries(32))),
            )
        }

        override fun fromWire(judged: Wire): PairingQrEndpoints {
            val members = judged.fields
            return PairingQrEndpoints(
                name = members.need("name").text,
                desktopIdentity = members.need("desktopIdentity").text,
                invitationId = members.need("invitationId").text,
                invitationSecret = members.need("invitationSecret").text,
                protocolVersions = members.need("protocolVersions").readList { it.long },
                endpoints = members.need("endpoints").readList { DirectEndpoint.fromWire(it) },
            )
        }

        override fun toWire(value: PairingQrEndpoints): Wire = wireFields {
            put("v", wire(3.0))
            put("t", wire("cherry-studio-pair"))
            put("name", wire(value.name))
            put("desktopIdentity", wire(value.desktopIdentity))
            put("invitationId", wire(value.invitationId))
            put("invitationSecret", wire(value.invitationSecret))
            put("protocolVersions", wireList(value.protocolVersions) { wire(it) })
            put("endpoints", wireList(value.endpoints) { DirectEndpoint.toWire(it) })
        }

        public fun serializer(): KSerializer<PairingQrEndpoints> = this
    }
}

/**
 * An invitation to pair. It lives 120 seconds and admits one device.
 *
 * Told apart by `v`.
 */
@Serializable(with = PairingQr.Companion::class)
public sealed interface PairingQr {
    public companion object : Model<PairingQr>("remote.PairingQr") {
        override val schema: Schema by lazy {
            discriminated(
                "v",
                tagged(ref { PairingQrIps.schema }, wire(2.0)),
                tagged(ref { PairingQrEndpoints.schema }, wire(3.0)),
            )
        }

        override fun fromWire(judged: Wire): PairingQr = when (judged.option) {
            0 -> PairingQrIps.fromWire(judged.optionValue)
            else -> PairingQrEndpoints.fromWire(judged.optionValue)
        }

        override fun toWire(value: PairingQr): Wire = when (value) {
            is PairingQrIps -> PairingQrIps.toWire(value)
            is PairingQrEndpoints -> PairingQrEndpoints.toWire(value)
        }

        public fun serializer(): KSerializer<PairingQr> = this
    }
}

/** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
public fun PairingQr.encode(): String = PairingQr.Companion.encode(this)
