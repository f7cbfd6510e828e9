// Made from schemas/remote/connection/notifications.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package studio.cherry.remote

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

/** The host says why it closes the connection. */
@Serializable(with = ConnectionNotification.Companion::class)
public data class ConnectionNotification(
    public val params: RemoteFailure,
) {
    /** Always `"2.0"`. */
    public val jsonrpc: String get() = "2.0"

    /** Always `"connection.closed"`. */
    public val method: String get() = "connection.closed"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<ConnectionNotification>("remote.ConnectionNotification") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("jsonrpc", oneOf(wire("2.0"))),
                property("method", oneOf(wire("connection.closed"))),
                property("params", ref { RemoteFailure.schema }),
            )
        }

        override fun fromWire(judged: Wire): ConnectionNotification {
            val members = judged.fields
            return ConnectionNotification(
                params = RemoteFailure.fromWire(members.need("params")),
            )
        }

        override fun toWire(value: ConnectionNotification): Wire = wireFields {
            put("jsonrpc", wire("2.0"))
            put("method", wire("connection.closed"))
            put("params", RemoteFailure.toWire(value.params))
        }

        public fun serializer(): KSerializer<ConnectionNotification> = this
    }
}
