// Made from schemas/remote/connection/negotiation.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package studio.cherry.remote

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

/** The protocol versions that a peer speaks, in any order. */
@Serializable(with = ProtocolSupport.Companion::class)
public data class ProtocolSupport(
    /** 1 to 16 entries. */
    public val protocolVersions: List<Long>,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<ProtocolSupport>("remote.ProtocolSupport") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("protocolVersions", list(number(NumberFormat.INT, atLeast(1.0)), minEntries(1), maxEntries(16))),
            )
        }

        override fun fromWire(judged: Wire): ProtocolSupport {
            val members = judged.fields
            return ProtocolSupport(
                protocolVersions = members.need("protocolVersions").readList { it.long },
            )
        }

        override fun toWire(value: ProtocolSupport): Wire = wireFields {
            put("protocolVersions", wireList(value.protocolVersions) { wire(it) })
        }

        public fun serializer(): KSerializer<ProtocolSupport> = this
    }
}
