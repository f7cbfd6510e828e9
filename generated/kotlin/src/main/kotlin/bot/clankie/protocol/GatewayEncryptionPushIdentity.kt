// Made from schemas/clankie/gateway-encryption/push-identity.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package bot.clankie.protocol

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

/** The device behind a push registration, as far as the gateway needs to know it. */
@Serializable(with = GatewayPushIdentity.Companion::class)
public data class GatewayPushIdentity(
    /** 1 to 128 characters. */
    public val deviceId: String,
    public val grants: GatewayPushIdentityGrants,
    /** Format datetime. */
    public val sessionExpiresAt: String,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<GatewayPushIdentity>("clankie.GatewayPushIdentity") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Dropped,
                property("deviceId", string(minLength(1), maxLength(128))),
                property("grants", ref { GatewayPushIdentityGrants.schema }),
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
            )
        }

        override fun fromWire(judged: Wire): GatewayPushIdentity {
            val members = judged.fields
            return GatewayPushIdentity(
                deviceId = members.need("deviceId").text,
                grants = GatewayPushIdentityGrants.fromWire(members.need("grants")),
                sessionExpiresAt = members.need("sessionExpiresAt").text,
            )
        }

        override fun toWire(value: GatewayPushIdentity): Wire = wireFields {
            put("deviceId", wire(value.deviceId))
            put("grants", GatewayPushIdentityGrants.toWire(value.grants))
            put("sessionExpiresAt", wire(value.sessionExpiresAt))
        }

        public fun serializer(): KSerializer<GatewayPushIdentity> = this
    }
}

@Serializable(with = GatewayPushIdentityGrants.Companion::class)
public data class GatewayPushIdentityGrants(
    public val chat: Boolean,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<GatewayPushIdentityGrants>("clankie.GatewayPushIdentityGrants") {
        override val schema: Schema by lazy {
            objectOf(UnknownKeys.Dropped, property("chat", boolean()))
        }

        override fun fromWire(judged: Wire): GatewayPushIdentityGrants {
            val members = judged.fields
            return GatewayPushIdentityGrants(
                chat = members.need("chat").flag,
            )
        }

        override fun toWire(value: GatewayPushIdentityGrants): Wire = wireFields {
            put("chat", wire(value.chat))
        }

        public fun serializer(): KSerializer<GatewayPushIdentityGrants> = this
    }
}
