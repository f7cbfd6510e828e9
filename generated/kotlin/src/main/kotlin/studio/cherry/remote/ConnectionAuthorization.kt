// Made from schemas/remote/connection/authorization.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package studio.cherry.remote

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

@Serializable(with = RemoteCapability.Companion::class)
public enum class RemoteCapability(public val value: String) {
    CONFIGURATION("configuration"),
    AGENT("agent"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<RemoteCapability>("remote.RemoteCapability") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): RemoteCapability = byValue.getValue(judged.text)

        override fun toWire(value: RemoteCapability): Wire = wire(value.value)

        public fun serializer(): KSerializer<RemoteCapability> = this
    }
}

/**
 * The domains that a device asks for, each once.
 *
 * 1 to 2 entries.
 */
public typealias RemoteCapabilities = List<RemoteCapability>

/** Reads and writes [RemoteCapabilities]. */
public object RemoteCapabilitiesModel : Model<List<RemoteCapability>>("remote.RemoteCapabilities") {
    override val schema: Schema by lazy {
        ruled(list(ref { RemoteCapability.schema }, minEntries(1), maxEntries(2)), uniqueItems())
    }

    override fun fromWire(judged: Wire): List<RemoteCapability> = judged.readList { RemoteCapability.fromWire(it) }

    override fun toWire(value: List<RemoteCapability>): Wire = wireList(value) { RemoteCapability.toWire(it) }
}

/** One approval. A new approval after a revocation has a new id, and nothing of the old one carries over. */
@Serializable(with = RemoteGrant.Companion::class)
public data class RemoteGrant(
    public val domain: RemoteCapability,
    public val grantId: OpaqueId,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<RemoteGrant>("remote.RemoteGrant") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("domain", ref { RemoteCapability.schema }),
                property("grantId", ref { OpaqueIdModel.schema }),
            )
        }

        override fun fromWire(judged: Wire): RemoteGrant {
            val members = judged.fields
            return RemoteGrant(
                domain = RemoteCapability.fromWire(members.need("domain")),
                grantId = OpaqueIdModel.fromWire(members.need("grantId")),
            )
        }

        override fun toWire(value: RemoteGrant): Wire = wireFields {
            put("domain", RemoteCapability.toWire(value.domain))
            put("grantId", OpaqueIdModel.toWire(value.grantId))
        }

        public fun serializer(): KSerializer<RemoteGrant> = this
    }
}

/** Everything that a device is approved for, at most one grant a domain. */
@Serializable(with = RemoteAuthorization.Companion::class)
public data class RemoteAuthorization(
    /** 1 to 2 entries. */
    public val grants: List<RemoteGrant>,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<RemoteAuthorization>("remote.RemoteAuthorization") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property(
                    "grants",
                    ruled(list(ref { RemoteGrant.schema }, minEntries(1), maxEntries(2)), uniqueItems("domain")),
                ),
            )
        }

        override fun fromWire(judged: Wire): RemoteAuthorization {
            val members = judged.fields
            return RemoteAuthorization(
                grants = members.need("grants").readList { RemoteGrant.fromWire(it) },
            )
        }

        override fun toWire(value: RemoteAuthorization): Wire = wireFields {
            put("grants", wireList(value.grants) { RemoteGrant.toWire(it) })
        }

        public fun serializer(): KSerializer<RemoteAuthorization> = this
    }
}
