// Made from schemas/remote/discovery/endpoint-snapshot.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package studio.cherry.remote

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import kotlinx.serialization.json.JsonElement
import samewire.support.*

/** Asks under a domain that was approved before. */
@Serializable(with = EndpointsParams.Companion::class)
public data class EndpointsParams(
    public val domain: RemoteCapability,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<EndpointsParams>("remote.EndpointsParams") {
        override val schema: Schema by lazy {
            objectOf(UnknownKeys.Refused, property("domain", ref { RemoteCapability.schema }))
        }

        override fun fromWire(judged: Wire): EndpointsParams {
            val members = judged.fields
            return EndpointsParams(
                domain = RemoteCapability.fromWire(members.need("domain")),
            )
        }

        override fun toWire(value: EndpointsParams): Wire = wireFields {
            put("domain", RemoteCapability.toWire(value.domain))
        }

        public fun serializer(): KSerializer<EndpointsParams> = this
    }
}

/** Suggestions. Discard them when the identity is not the pinned one, and store only what was verified. */
@Serializable(with = RemoteEndpointSnapshot.Companion::class)
public data class RemoteEndpointSnapshot(
    public val desktopIdentity: OpaqueId,
    /** At most 32 entries. */
    public val endpoints: List<DirectEndpoint>,
    /** Entries beside the declared keys. */
    public val additionalProperties: Map<String, JsonElement> = emptyMap(),
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<RemoteEndpointSnapshot>("remote.RemoteEndpointSnapshot") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Kept,
                property("desktopIdentity", ref { OpaqueIdModel.schema }),
                property("endpoints", list(ref { DirectEndpoint.schema }, maxEntries(32))),
            )
        }

        override fun fromWire(judged: Wire): RemoteEndpointSnapshot {
            val members = judged.fields
            return RemoteEndpointSnapshot(
                desktopIdentity = OpaqueIdModel.fromWire(members.need("desktopIdentity")),
                endpoints = members.need("endpoints").readList { DirectEndpoint.fromWire(it) },
                additionalProperties = members.others("desktopIdentity", "endpoints") { it.element },
            )
        }

        override fun toWire(value: RemoteEndpointSnapshot): Wire = wireFields {
            put("desktopIdentity", OpaqueIdModel.toWire(value.desktopIdentity))
            put("endpoints", wireList(value.endpoints) { DirectEndpoint.toWire(it) })
            putOthers(value.additionalProperties, "desktopIdentity", "endpoints") { wire(it) }
        }

        public fun serializer(): KSerializer<RemoteEndpointSnapshot> = this
    }
}
