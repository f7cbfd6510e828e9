// Made from schemas/clankie/hosted-operator/operation.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package bot.clankie.protocol

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

/** A request to the operator routes of a hosted machine, in the owner's name. */
@Serializable(with = HostedOperatorRequest.Companion::class)
public data class HostedOperatorRequest(
    public val method: HostedOperatorRequestMethod,
    public val path: String,
    /** At most 1048576 characters. */
    public val body: String? = null,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<HostedOperatorRequest>("clankie.HostedOperatorRequest") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("method", ref { HostedOperatorRequestMethod.schema }),
                property("path", string()),
                property("body", optional(string(maxLength(1048576)))),
            )
        }

        override fun fromWire(judged: Wire): HostedOperatorRequest {
            val members = judged.fields
            return HostedOperatorRequest(
                method = HostedOperatorRequestMethod.fromWire(members.need("method")),
                path = members.need("path").text,
                body = members["body"].ifPresent { it.text },
            )
        }

        override fun toWire(value: HostedOperatorRequest): Wire = wireFields {
            put("method", HostedOperatorRequestMethod.toWire(value.method))
            put("path", wire(value.path))
            putIfPresent("body", value.body) { wire(it) }
        }

        public fun serializer(): KSerializer<HostedOperatorRequest> = this
    }
}

@Serializable(with = HostedOperatorRequestMethod.Companion::class)
public enum class HostedOperatorRequestMethod(public val value: String) {
    GET("GET"),
    POST("POST"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<HostedOperatorRequestMethod>("clankie.HostedOperatorRequestMethod") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): HostedOperatorRequestMethod = byValue.getValue(judged.text)

        override fun toWire(value: HostedOperatorRequestMethod): Wire = wire(value.value)

        public fun serializer(): KSerializer<HostedOperatorRequestMethod> = this
    }
}
