// Made from schemas/clankie/operator/seat-control.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package bot.clankie.protocol

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

@Serializable(with = ChannelSeatControl.Companion::class)
public class ChannelSeatControl : SeatControl {
    /** Always `"channel"`. */
    public val mode: String get() = "channel"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    override fun equals(other: Any?): Boolean = other is ChannelSeatControl

    override fun hashCode(): Int = 1

    override fun toString(): String = "ChannelSeatControl()"

    public companion object : Model<ChannelSeatControl>("clankie.ChannelSeatControl") {
        override val schema: Schema by lazy {
            objectOf(UnknownKeys.Refused, property("mode", oneOf(wire("channel"))))
        }

        override fun fromWire(judged: Wire): ChannelSeatControl = ChannelSeatControl()

        override fun toWire(value: ChannelSeatControl): Wire = wireFields {
            put("mode", wire("channel"))
        }

        public fun serializer(): KSerializer<ChannelSeatControl> = this
    }
}

@Serializable(with = AdapterSeatControl.Companion::class)
public class AdapterSeatControl : SeatControl {
    /** Always `"adapter"`. */
    public val mode: String get() = "adapter"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    override fun equals(other: Any?): Boolean = other is AdapterSeatControl

    override fun hashCode(): Int = 1

    override fun toString(): String = "AdapterSeatControl()"

    public companion object : Model<AdapterSeatControl>("clankie.AdapterSeatControl") {
        override val schema: Schema by lazy {
            objectOf(UnknownKeys.Refused, property("mode", oneOf(wire("adapter"))))
        }

        override fun fromWire(judged: Wire): AdapterSeatControl = AdapterSeatControl()

        override fun toWire(value: AdapterSeatControl): Wire = wireFields {
            put("mode", wire("adapter"))
        }

        public fun serializer(): KSerializer<AdapterSeatControl> = this
    }
}

@Serializable(with = TerminalSeatControl.Companion::class)
public data class TerminalSeatControl(
    public val reason: String,
    public val detail: String,
    /** What the owner can do about it. */
    public val fix: String? = null,
) : SeatControl {
    /** Always `"terminal"`. */
    public val mode: String get() = "terminal"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<TerminalSeatControl>("clankie.TerminalSeatControl") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("mode", oneOf(wire("terminal"))),
                property("reason", string()),
                property("detail", string()),
                property("fix", optional(string())),
            )
        }

        override fun fromWire(judged: Wire): TerminalSeatControl {
            val members = judged.fields
            return TerminalSeatControl(
                reason = members.need("reason").text,
                detail = members.need("detail").text,
                fix = members["fix"].ifPresent { it.text },
            )
        }

        override fun toWire(value: TerminalSeatControl): Wire = wireFields {
            put("mode", wire("terminal"))
            put("reason", wire(value.reason))
            put("detail", wire(value.detail))
            putIfPresent("fix", value.fix) { wire(it) }
        }

        public fun serializer(): KSerializer<TerminalSeatControl> = this
    }
}

@Serializable(with = UnavailableSeatControl.Companion::class)
public data class UnavailableSeatControl(
    public val reason: String,
    public val detail: String,
    /** What the owner can do about it. */
    public val fix: String? = null,
) : SeatControl {
    /** Always `"unavailable"`. */
    public val mode: String get() = "unavailable"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<UnavailableSeatControl>("clankie.UnavailableSeatControl") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("mode", oneOf(wire("unavailable"))),
                property("reason", string()),
                property("detail", string()),
                property("fix", optional(string())),
            )
        }

        override fun fromWire(judged: Wire): UnavailableSeatControl {
            val members = judged.fields
            return UnavailableSeatControl(
                reason = members.need("reason").text,
                detail = members.need("detail").text,
                fix = members["fix"].ifPresent { it.text },
            )
        }

        override fun toWire(value: UnavailableSeatControl): Wire = wireFields {
            put("mode", wire("unavailable"))
            put("reason", wire(value.reason))
            put("detail", wire(value.detail))
            putIfPresent("fix", value.fix) { wire(it) }
        }

        public fun serializer(): KSerializer<UnavailableSeatControl> = this
    }
}

/**
 * How the host reaches the agent: by its own channel, by an adapter, by typing, or not at all.
 *
 * Told apart by `mode`.
 */
@Serializable(with = SeatControl.Companion::class)
public sealed interface SeatControl {
    public companion object : Model<SeatControl>("clankie.SeatControl") {
        override val schema: Schema by lazy {
            discriminated(
                "mode",
                tagged(ref { ChannelSeatControl.schema }, wire("channel")),
                tagged(ref { AdapterSeatControl.schema }, wire("adapter")),
                tagged(ref { TerminalSeatControl.schema }, wire("terminal")),
                tagged(ref { UnavailableSeatControl.schema }, wire("unavailable")),
            )
        }

        override fun fromWire(judged: Wire): SeatControl = when (judged.option) {
            0 -> ChannelSeatControl.fromWire(judged.optionValue)
            1 -> AdapterSeatControl.fromWire(judged.optionValue)
            2 -> TerminalSeatControl.fromWire(judged.optionValue)
            else -> UnavailableSeatControl.fromWire(judged.optionValue)
        }

        override fun toWire(value: SeatControl): Wire = when (value) {
            is ChannelSeatControl -> ChannelSeatControl.toWire(value)
            is AdapterSeatControl -> AdapterSeatControl.toWire(value)
            is TerminalSeatControl -> TerminalSeatControl.toWire(value)
            is UnavailableSeatControl -> UnavailableSeatControl.toWire(value)
        }

        public fun serializer(): KSerializer<SeatControl> = this
    }
}

/** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
public fun SeatControl.encode(): String = SeatControl.Companion.encode(this)
