// Made from schemas/clankie/hosted-pairing/offer.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package bot.clankie.protocol

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

/** Brings a ticket of the hosted account service to the machine. */
@Serializable(with = HostedPairOfferRequest.Companion::class)
public data class HostedPairOfferRequest(
    /**
     * Signed by the account service, good once and for two minutes.
     *
     * 1 to 4096 characters.
     */
    public val pairTicket: String,
    public val browserPublicKey: BrowserPublicKey,
    public val nonce: PairNonce,
) {
    /** Always `2`. */
    public val version: Long get() = 2

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<HostedPairOfferRequest>("clankie.HostedPairOfferRequest") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("version", oneOf(wire(2.0))),
                property("pairTicket", string(minLength(1), maxLength(4096))),
                property("browserPublicKey", ref { BrowserPublicKeyModel.schema }),
                property("nonce", ref { PairNonceModel.schema }),
            )
        }

        override fun fromWire(judged: Wire): HostedPairOfferRequest {
            val members = judged.fields
            return HostedPairOfferRequest(
                pairTicket = members.need("pairTicket").text,
                browserPublicKey = BrowserPublicKeyModel.fromWire(members.need("browserPublicKey")),
                nonce = PairNonceModel.fromWire(members.need("nonce")),
            )
        }

        override fun toWire(value: HostedPairOfferRequest): Wire = wireFields {
            put("version", wire(2.0))
            put("pairTicket", wire(value.pairTicket))
            put("browserPublicKey", BrowserPublicKeyModel.toWire(value.browserPublicKey))
            put("nonce", PairNonceModel.toWire(value.nonce))
        }

        public fun serializer(): KSerializer<HostedPairOfferRequest> = this
    }
}
