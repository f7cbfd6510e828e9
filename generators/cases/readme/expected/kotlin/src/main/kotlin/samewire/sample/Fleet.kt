// Made from fleet.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package samewire.sample

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

@Serializable(with = Seat.Companion::class)
public data class Seat(
    /** 1 to 64 characters. */
    public val id: String,
    public val harness: SeatHarness,
    /** At most 120 characters. */
    public val note: Tristate<String> = Tristate.Absent,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<Seat>("sample.Seat") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("id", string(minLength(1), maxLength(64))),
                property("harness", ref { SeatHarness.schema }),
                property("note", optional(nullable(string(trim(), maxLength(120))))),
            )
        }

        override fun fromWire(judged: Wire): Seat {
            val members = judged.fields
            return Seat(
                id = members.need("id").text,
                harness = SeatHarness.fromWire(members.need("harness")),
                note = members["note"].tristate { it.text },
            )
        }

        override fun toWire(value: Seat): Wire = wireFields {
            put("id", wire(value.id))
            put("harness", SeatHarness.toWire(value.harness))
            putTristate("note", value.note) { wire(it) }
        }

        public fun serializer(): KSerializer<Seat> = this
    }
}

/** Newer programs may add values: a response reader leaves out the list entry that holds one it does not know. */
@Serializable(with = SeatHarness.Companion::class)
public enum class SeatHarness(public val value: String) {
    CLAUDE("claude"),
    CODEX("codex"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<SeatHarness>("sample.SeatHarness") {
        override val schema: Schema by lazy {
            additive(entries.map { it.value })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): SeatHarness = byValue.getValue(judged.text)

        override fun toWire(value: SeatHarness): Wire = wire(value.value)

        public fun serializer(): KSerializer<SeatHarness> = this
    }
}

@Serializable(with = Fleet.Companion::class)
public data class Fleet(
    /** At most 48 entries. */
    public val seats: List<Seat>,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<Fleet>("sample.Fleet") {
        override val schema: Schema by lazy {
            objectOf(UnknownKeys.Refused, property("seats", list(ref { Seat.schema }, maxEntries(48))))
        }

        override fun fromWire(judged: Wire): Fleet {
            val members = judged.fields
            return Fleet(
                seats = members.need("seats").readList { Seat.fromWire(it) },
            )
        }

        override fun toWire(value: Fleet): Wire = wireFields {
            put("seats", wireList(value.seats) { Seat.toWire(it) })
        }

        public fun serializer(): KSerializer<Fleet> = this
    }
}
