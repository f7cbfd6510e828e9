// Made from schemas/clankie/host-routes/discord-settings.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package bot.clankie.protocol

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

/** A sealed event, which only the host can open. */
@Serializable(with = DiscordIngressRequest.Companion::class)
public data class DiscordIngressRequest(
    /** At most 4096 characters. */
    public val permit: String,
    /** Matches `^[A-Za-z0-9_-]{87}$`. */
    public val ephemeralPublicKey: String,
    /** Matches `^[A-Za-z0-9_-]{22}$`. */
    public val nonce: String,
    /** At most 100000 characters. */
    public val sealed: String,
) {
    /** Always `1`. */
    public val version: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<DiscordIngressRequest>("clankie.DiscordIngressRequest") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("version", oneOf(wire(1.0))),
                property("permit", string(maxLength(4096))),
                property("ephemeralPublicKey", string(pattern("^[A-Za-z0-9_-]{87}\$", "u"))),
                property("nonce", string(pattern("^[A-Za-z0-9_-]{22}\$", "u"))),
                property("sealed", string(maxLength(100000))),
            )
        }

        override fun fromWire(judged: Wire): DiscordIngressRequest {
            val members = judged.fields
            return DiscordIngressRequest(
                permit = members.need("permit").text,
                ephemeralPublicKey = members.need("ephemeralPublicKey").text,
                nonce = members.need("nonce").text,
                sealed = members.need("sealed").text,
            )
        }

        override fun toWire(value: DiscordIngressRequest): Wire = wireFields {
            put("version", wire(1.0))
            put("permit", wire(value.permit))
            put("ephemeralPublicKey", wire(value.ephemeralPublicKey))
            put("nonce", wire(value.nonce))
            put("sealed", wire(value.sealed))
        }

        public fun serializer(): KSerializer<DiscordIngressRequest> = this
    }
}
