// Made from schemas/clankie/public-gateway/config.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package bot.clankie.protocol

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

/** What the gateway tells anybody who asks. */
@Serializable(with = PublicGatewayConfig.Companion::class)
public data class PublicGatewayConfig(
    public val account: PublicGatewayConfigAccount,
) {
    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<PublicGatewayConfig>("clankie.PublicGatewayConfig") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("schemaVersion", oneOf(wire(1.0))),
                property("account", ref { PublicGatewayConfigAccount.schema }),
            )
        }

        override fun fromWire(judged: Wire): PublicGatewayConfig {
            val members = judged.fields
            return PublicGatewayConfig(
                account = PublicGatewayConfigAccount.fromWire(members.need("account")),
            )
        }

        override fun toWire(value: PublicGatewayConfig): Wire = wireFields {
            put("schemaVersion", wire(1.0))
            put("account", PublicGatewayConfigAccount.toWire(value.account))
        }

        public fun serializer(): KSerializer<PublicGatewayConfig> = this
    }
}

/** How an account signs in. */
@Serializable(with = PublicGatewayConfigAccount.Companion::class)
public data class PublicGatewayConfigAccount(
    /**
     * An origin and nothing else: HTTPS, or HTTP on a loopback host.
     *
     * At most 512 characters.
     */
    public val endpoint: String,
    /**
     * An HTTPS URL with a path that does not end in a slash.
     *
     * At most 512 characters.
     */
    public val issuer: String,
    /** 1 to 128 characters, matches `^[A-Za-z0-9_+]+$`. */
    public val clientId: String,
    public val selfSignUpEnabled: Boolean,
) {
    /** Always `"cognito_email_otp"`. */
    public val provider: String get() = "cognito_email_otp"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<PublicGatewayConfigAccount>("clankie.PublicGatewayConfigAccount") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("provider", oneOf(wire("cognito_email_otp"))),
                property(
                    "endpoint",
                    string(
                        maxLength(512),
                        portable(
                            urlMatches(
                                urlRule(
                                    schemes = setOf("https"),
                                    loopbackSchemes = setOf("http"),
                                    pathname = "root",
                                    forbid = setOf("credentials", "query", "fragment"),
                                ),
                            ),
                        ),
                    ),
                ),
                property(
                    "issuer",
                    string(
                        maxLength(512),
                        portable(
                            urlMatches(
                                urlRule(
                                    schemes = setOf("https"),
                                    pathname = "nonRoot",
                                    forbid = setOf("credentials", "query", "fragment"),
                                ),
                            ),
                        ),
                    ),
                ),
                property("clientId", string(minLength(1), maxLength(128), pattern("^[A-Za-z0-9_+]+\$", ""))),
                property("selfSignUpEnabled", boolean()),
            )
        }

        override fun fromWire(judged: Wire): PublicGatewayConfigAccount {
            val members = judged.fields
            return PublicGatewayConfigAccount(
                endpoint = members.need("endpoint").text,
                issuer = members.need("issuer").text,
                clientId = members.need("clientId").text,
                selfSignUpEnabled = members.need("selfSignUpEnabled").flag,
            )
        }

        override fun toWire(value: PublicGatewayConfigAccount): Wire = wireFields {
            put("provider", wire("cognito_email_otp"))
            put("endpoint", wire(value.endpoint))
            put("issuer", wire(value.issuer))
            put("clientId", wire(value.clientId))
            put("selfSignUpEnabled", wire(value.selfSignUpEnabled))
        }

        public fun serializer(): KSerializer<PublicGatewayConfigAccount> = this
    }
}
