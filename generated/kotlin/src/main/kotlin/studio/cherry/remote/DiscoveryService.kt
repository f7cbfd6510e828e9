// Made from schemas/remote/discovery/service.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package studio.cherry.remote

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

/** The TXT record. The instance name beside it is random and never trusted. */
@Serializable(with = RemoteDiscoveryTxt.Companion::class)
public data class RemoteDiscoveryTxt(
    /** Matches `^[a-zA-Z0-9]{1,128}$`. */
    public val identity: String,
) {
    /** Always `"1"`. */
    public val v: String get() = "1"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<RemoteDiscoveryTxt>("remote.RemoteDiscoveryTxt") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Dropped,
                property("v", oneOf(wire("1"))),
                property("identity", string(pattern("^[a-zA-Z0-9]{1,128}\$", "u"))),
            )
        }

        override fun fromWire(judged: Wire): RemoteDiscoveryTxt {
            val members = judged.fields
            return RemoteDiscoveryTxt(
                identity = members.need("identity").text,
            )
        }

        override fun toWire(value: RemoteDiscoveryTxt): Wire = wireFields {
            put("v", wire("1"))
            put("identity", wire(value.identity))
        }

        public fun serializer(): KSerializer<RemoteDiscoveryTxt> = this
    }
}
