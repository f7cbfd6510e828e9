// Made from schemas/clankie/device-routes.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package bot.clankie.protocol

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

/**
 * Base URL of a host: HTTP or HTTPS, without user, password, query and fragment.
 *
 * At most 2048 characters.
 */
public typealias DeviceHostBaseUrl = String

/** Reads and writes [DeviceHostBaseUrl]. */
public object DeviceHostBaseUrlModel : TextModel<String>("clankie.DeviceHostBaseUrl") {
    override val schema: Schema by lazy {
        string(
            maxLength(2048),
            portable(
                urlMatches(
                    urlRule(
                        schemes = setOf("http", "https"),
                        pathname = "any",
                        forbid = setOf("credentials"),
                        forbidCharacters = "?#",
                    ),
                ),
            ),
        )
    }

    override fun fromWire(judged: Wire): String = judged.text

    override fun toWire(value: String): Wire = wire(value)
}

/**
 * Origin of a host that a device reaches without the public gateway.
 *
 * At most 2048 characters.
 */
public typealias DeviceDirectOrigin = String

/** Reads and writes [DeviceDirectOrigin]. */
public object DeviceDirectOriginModel : TextModel<String>("clankie.DeviceDirectOrigin") {
    override val schema: Schema by lazy {
        string(
            maxLength(2048),
            portable(
                urlMatches(
                    urlRule(
                        schemes = setOf("http", "https"),
                        pathname = "root",
                        forbid = setOf("credentials"),
                        forbidCharacters = "?#",
                        forbidHosts = setOf("api.clankie.bot"),
                    ),
                ),
            ),
        )
    }

    override fun fromWire(judged: Wire): String = judged.text

    override fun toWire(value: String): Wire = wire(value)
}

/** Where a device on the same network reaches its host. */
@Serializable(with = DeviceDirectRoute.Companion::class)
public data class DeviceDirectRoute(
    public val controlPlaneUrl: DeviceDirectOrigin,
    public val relayUrl: DeviceDirectOrigin,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<DeviceDirectRoute>("clankie.DeviceDirectRoute") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Dropped,
                property("controlPlaneUrl", ref { DeviceDirectOriginModel.schema }),
                property("relayUrl", ref { DeviceDirectOriginModel.schema }),
            )
        }

        override fun fromWire(judged: Wire): DeviceDirectRoute {
            val members = judged.fields
            return DeviceDirectRoute(
                controlPlaneUrl = DeviceDirectOriginModel.fromWire(members.need("controlPlaneUrl")),
                relayUrl = DeviceDirectOriginModel.fromWire(members.need("relayUrl")),
            )
        }

        override fun toWire(value: DeviceDirectRoute): Wire = wireFields {
            put("controlPlaneUrl", DeviceDirectOriginModel.toWire(value.controlPlaneUrl))
            put("relayUrl", DeviceDirectOriginModel.toWire(value.relayUrl))
        }

        public fun serializer(): KSerializer<DeviceDirectRoute> = this
    }
}
