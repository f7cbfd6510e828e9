// Made from schemas/clankie/public-gateway/doorway-state.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package bot.clankie.protocol

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

/**
 * How the host's own connection to the gateway stands.
 *
 * Told apart by `state`.
 */
@Serializable(with = PublicGatewayDoorwayState.Companion::class)
public sealed interface PublicGatewayDoorwayState {
    public companion object : Model<PublicGatewayDoorwayState>("clankie.PublicGatewayDoorwayState") {
        override val schema: Schema by lazy {
            discriminated(
                "state",
                tagged(ref { PublicGatewayDoorwayStateDisabled.schema }, wire("disabled")),
                tagged(ref { PublicGatewayDoorwayStateUnavailable.schema }, wire("unavailable")),
                tagged(ref { PublicGatewayDoorwayStateConnecting.schema }, wire("connecting")),
                tagged(ref { PublicGatewayDoorwayStateConnected.schema }, wire("connected")),
                tagged(ref { PublicGatewayDoorwayStateSignInRequired.schema }, wire("sign_in_required")),
            )
        }

        override fun fromWire(judged: Wire): PublicGatewayDoorwayState = when (judged.option) {
            0 -> PublicGatewayDoorwayStateDisabled.fromWire(judged.optionValue)
            1 -> PublicGatewayDoorwayStateUnavailable.fromWire(judged.optionValue)
            2 -> PublicGatewayDoorwayStateConnecting.fromWire(judged.optionValue)
            3 -> PublicGatewayDoorwayStateConnected.fromWire(judged.optionValue)
            else -> PublicGatewayDoorwayStateSignInRequired.fromWire(judged.optionValue)
        }

        override fun toWire(value: PublicGatewayDoorwayState): Wire = when (value) {
            is PublicGatewayDoorwayStateDisabled -> PublicGatewayDoorwayStateDisabled.toWire(value)
            is PublicGatewayDoorwayStateUnavailable -> PublicGatewayDoorwayStateUnavailable.toWire(value)
            is PublicGatewayDoorwayStateConnecting -> PublicGatewayDoorwayStateConnecting.toWire(value)
            is PublicGatewayDoorwayStateConnected -> PublicGatewayDoorwayStateConnected.toWire(value)
            is PublicGatewayDoorwayStateSignInRequired -> PublicGatewayDoorwayStateSignInRequired.toWire(value)
        }

        public fun serializer(): KSerializer<PublicGatewayDoorwayState> = this
    }
}

/** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
public fun PublicGatewayDoorwayState.encode(): String = PublicGatewayDoorwayState.Companion.encode(this)

@Serializable(with = PublicGatewayDoorwayStateDisabled.Companion::class)
public class PublicGatewayDoorwayStateDisabled : PublicGatewayDoorwayState {
    /** Always `"disabled"`. */
    public val state: String get() = "disabled"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    override fun equals(other: Any?): Boolean = other is PublicGatewayDoorwayStateDisabled

    override fun hashCode(): Int = 1

    override fun toString(): String = "PublicGatewayDoorwayStateDisabled()"

    public companion object : Model<PublicGatewayDoorwayStateDisabled>("clankie.PublicGatewayDoorwayStateDisabled") {
        override val schema: Schema by lazy {
            objectOf(UnknownKeys.Dropped, property("state", oneOf(wire("disabled"))))
        }

        override fun fromWire(judged: Wire): PublicGatewayDoorwayStateDisabled = PublicGatewayDoorwayStateDisabled()

        override fun toWire(value: PublicGatewayDoorwayStateDisabled): Wire = wireFields {
            put("state", wire("disabled"))
        }

        public fun serializer(): KSerializer<PublicGatewayDoorwayStateDisabled> = this
    }
}

@Serializable(with = PublicGatewayDoorwayStateUnavailable.Companion::class)
public class PublicGatewayDoorwayStateUnavailable : PublicGatewayDoorwayState {
    /** Always `"unavailable"`. */
    public val state: String get() = "unavailable"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    override fun equals(other: Any?): Boolean = other is PublicGatewayDoorwayStateUnavailable

    override fun hashCode(): Int = 1

    override fun toString(): String = "PublicGatewayDoorwayStateUnavailable()"

    public companion object : Model<PublicGatewayDoorwayStateUnavailable>("clankie.PublicGatewayDoorwayStateUnavailable") {
        override val schema: Schema by lazy {
            objectOf(UnknownKeys.Dropped, property("state", oneOf(wire("unavailable"))))
        }

        override fun fromWire(judged: Wire): PublicGatewayDoorwayStateUnavailable = PublicGatewayDoorwayStateUnavailable()

        override fun toWire(value: PublicGatewayDoorwayStateUnavailable): Wire = wireFields {
            put("state", wire("unavailable"))
        }

        public fun serializer(): KSerializer<PublicGatewayDoorwayStateUnavailable> = this
    }
}

@Serializable(with = PublicGatewayDoorwayStateConnecting.Companion::class)
public class PublicGatewayDoorwayStateConnecting : PublicGatewayDoorwayState {
    /** Always `"connecting"`. */
    public val state: String get() = "connecting"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    override fun equals(other: Any?): Boolean = other is PublicGatewayDoorwayStateConnecting

    override fun hashCode(): Int = 1

    override fun toString(): String = "PublicGatewayDoorwayStateConnecting()"

    public companion object : Model<PublicGatewayDoorwayStateConnecting>("clankie.PublicGatewayDoorwayStateConnecting") {
        override val schema: Schema by lazy {
            objectOf(UnknownKeys.Dropped, property("state", oneOf(wire("connecting"))))
        }

        override fun fromWire(judged: Wire): PublicGatewayDoorwayStateConnecting = PublicGatewayDoorwayStateConnecting()

        override fun toWire(value: PublicGatewayDoorwayStateConnecting): Wire = wireFields {
            put("state", wire("connecting"))
        }

        public fun serializer(): KSerializer<PublicGatewayDoorwayStateConnecting> = this
    }
}

@Serializable(with = PublicGatewayDoorwayStateConnected.Companion::class)
public class PublicGatewayDoorwayStateConnected : PublicGatewayDoorwayState {
    /** Always `"connected"`. */
    public val state: String get() = "connected"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    override fun equals(other: Any?): Boolean = other is PublicGatewayDoorwayStateConnected

    override fun hashCode(): Int = 1

    override fun toString(): String = "PublicGatewayDoorwayStateConnected()"

    public companion object : Model<PublicGatewayDoorwayStateConnected>("clankie.PublicGatewayDoorwayStateConnected") {
        override val schema: Schema by lazy {
            objectOf(UnknownKeys.Dropped, property("state", oneOf(wire("connected"))))
        }

        override fun fromWire(judged: Wire): PublicGatewayDoorwayStateConnected = PublicGatewayDoorwayStateConnected()

        override fun toWire(value: PublicGatewayDoorwayStateConnected): Wire = wireFields {
            put("state", wire("connected"))
        }

        public fun serializer(): KSerializer<PublicGatewayDoorwayStateConnected> = this
    }
}

@Serializable(with = PublicGatewayDoorwayStateSignInRequired.Companion::class)
public data class PublicGatewayDoorwayStateSignInRequired(
    /** At least 1 characters. */
    public val since: String,
) : PublicGatewayDoorwayState {
    /** Always `"sign_in_required"`. */
    public val state: String get() = "sign_in_required"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<PublicGatewayDoorwayStateSignInRequired>("clankie.PublicGatewayDoorwayStateSignInRequired") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Dropped,
                property("state", oneOf(wire("sign_in_required"))),
                property("since", string(minLength(1))),
            )
        }

        override fun fromWire(judged: Wire): PublicGatewayDoorwayStateSignInRequired {
            val members = judged.fields
            return PublicGatewayDoorwayStateSignInRequired(
                since = members.need("since").text,
            )
        }

        override fun toWire(value: PublicGatewayDoorwayStateSignInRequired): Wire = wireFields {
            put("state", wire("sign_in_required"))
            put("since", wire(value.since))
        }

        public fun serializer(): KSerializer<PublicGatewayDoorwayStateSignInRequired> = this
    }
}
