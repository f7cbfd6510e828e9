// Made from schema.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package samewire.sample

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import kotlinx.serialization.json.JsonElement
import samewire.support.*

/**
 * Names a seat.
 *
 * 1 to 64 characters.
 */
@JvmInline
@Serializable(with = SeatId.Companion::class)
public value class SeatId(public val value: String) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<SeatId>("sample.SeatId") {
        override val schema: Schema by lazy {
            string(minLength(1), maxLength(64))
        }

        override fun fromWire(judged: Wire): SeatId = SeatId(judged.text)

        override fun toWire(value: SeatId): Wire = wire(value.value)

        public fun serializer(): KSerializer<SeatId> = this
    }
}

/**
 * A seat that
 * takes two lines to describe.
 */
@Serializable(with = Seat.Companion::class)
public data class Seat(
    public val id: SeatId,
    /** 1 to 80 characters. */
    public val title: String,
    public val state: SeatState,
    public val harness: SeatHarness? = null,
    public val owner: Tristate<SeatOwner> = Tristate.Absent,
    /**
     * Above 0.
     *
     * Absent reads as `1`.
     */
    public val weight: Double = 1.0,
    public val labels: Map<String, String>? = null,
    @Deprecated("Use `title`.")
    public val oldName: String? = null,
    /** At most 4 entries. */
    public val neighbours: List<Seat>,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<Seat>("sample.Seat") {
        override val schema: Schema by lazy {
            ruled(
                objectOf(
                    UnknownKeys.Refused,
                    property("id", ref { SeatId.schema }),
                    property("title", string(trim(), minLength(1), maxLength(80))),
                    property("state", ref { SeatState.schema }),
                    property("harness", optional(ref { SeatHarness.schema })),
                    property("owner", optional(nullable(ref { SeatOwner.schema }))),
                    property("weight", default(number(NumberFormat.NUMBER, above(0.0)), wire(1.0))),
                    property("labels", optional(record(RecordMode.OPEN, string(pattern("^[a-z]+\$", "")), string()))),
                    property("oldName", exactOptional(string())),
                    property("neighbours", list(ref { Seat.schema }, maxEntries(4))),
                ),
                atLeastOne("owner", "labels"),
            )
        }

        override fun fromWire(judged: Wire): Seat {
            val members = judged.fields
            return Seat(
                id = SeatId.fromWire(members.need("id")),
                title = members.need("title").text,
                state = SeatState.fromWire(members.need("state")),
                harness = members["harness"].ifPresent { SeatHarness.fromWire(it) },
                owner = members["owner"].tristate { SeatOwner.fromWire(it) },
                weight = members.need("weight").double,
                labels = members["labels"].ifPresent { it.readMap({ it }) { it.text } },
                oldName = members["oldName"].ifPresent { it.text },
                neighbours = members.need("neighbours").readList { Seat.fromWire(it) },
            )
        }

        override fun toWire(value: Seat): Wire = wireFields {
            put("id", SeatId.toWire(value.id))
            put("title", wire(value.title))
            put("state", SeatState.toWire(value.state))
            putIfPresent("harness", value.harness) { SeatHarness.toWire(it) }
            putTristate("owner", value.owner) { SeatOwner.toWire(it) }
            put("weight", wire(value.weight))
            putIfPresent("labels", value.labels) { wireMap(it, { it }) { wire(it) } }
            putIfPresent("oldName", value.oldName) { wire(it) }
            put("neighbours", wireList(value.neighbours) { Seat.toWire(it) })
        }

        public fun serializer(): KSerializer<Seat> = this
    }
}

@Serializable(with = SeatState.Companion::class)
public enum class SeatState(public val value: String) {
    FREE("free"),
    BUSY("busy"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<SeatState>("sample.SeatState") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): SeatState = byValue.getValue(judged.text)

        override fun toWire(value: SeatState): Wire = wire(value.value)

        public fun serializer(): KSerializer<SeatState> = this
    }
}

/** Newer programs may add values: a response reader leaves out the list entry that holds one it does not know. */
@Serializable(with = SeatHarness.Companion::class)
public enum class SeatHarness(public val value: String) {
    CODEX("codex"),
    CLAUDE("claude"),
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

@Serializable(with = SeatOwner.Companion::class)
public data class SeatOwner(
    public val name: String,
    /** Format datetime. */
    public val since: String?,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<SeatOwner>("sample.SeatOwner") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Dropped,
                property("name", string()),
                property(
                    "since",
                    nullable(
                        string(
                            pattern(
                                "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z))\$",
                                "",
                                "datetime",
                            ),
                        ),
                    ),
                ),
            )
        }

        override fun fromWire(judged: Wire): SeatOwner {
            val members = judged.fields
            return SeatOwner(
                name = members.need("name").text,
                since = members.need("since").orNull { it.text },
            )
        }

        override fun toWire(value: SeatOwner): Wire = wireFields {
            put("name", wire(value.name))
            put("since", wireOrNull(value.since) { wire(it) })
        }

        public fun serializer(): KSerializer<SeatOwner> = this
    }
}

/** Told apart by `type`. */
@Serializable(with = Event.Companion::class)
public sealed interface Event {
    public companion object : Model<Event>("sample.Event") {
        override val schema: Schema by lazy {
            discriminated(
                "type",
                tagged(ref { EventMoved.schema }, wire("moved")),
                tagged(ref { EventNoted.schema }, wire("noted")),
            )
        }

        override fun fromWire(judged: Wire): Event = when (judged.option) {
            0 -> EventMoved.fromWire(judged.optionValue)
            else -> EventNoted.fromWire(judged.optionValue)
        }

        override fun toWire(value: Event): Wire = when (value) {
            is EventMoved -> EventMoved.toWire(value)
            is EventNoted -> EventNoted.toWire(value)
        }

        public fun serializer(): KSerializer<Event> = this
    }
}

/** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
public fun Event.encode(): String = Event.Companion.encode(this)

@Serializable(with = EventMoved.Companion::class)
public data class EventMoved(
    public val to: SeatId,
    public val path: EventMovedPath? = null,
) : Event {
    /** Always `"moved"`. */
    public val type: String get() = "moved"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<EventMoved>("sample.EventMoved") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Dropped,
                property("type", oneOf(wire("moved"))),
                property("to", ref { SeatId.schema }),
                property("path", optional(ref { EventMovedPath.schema })),
            )
        }

        override fun fromWire(judged: Wire): EventMoved {
            val members = judged.fields
            return EventMoved(
                to = SeatId.fromWire(members.need("to")),
                path = members["path"].ifPresent { EventMovedPath.fromWire(it) },
            )
        }

        override fun toWire(value: EventMoved): Wire = wireFields {
            put("type", wire("moved"))
            put("to", SeatId.toWire(value.to))
            putIfPresent("path", value.path) { EventMovedPath.toWire(it) }
        }

        public fun serializer(): KSerializer<EventMoved> = this
    }
}

@Serializable(with = EventMovedPath.Companion::class)
public data class EventMovedPath(
    public val item0: Long,
    public val item1: Long,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<EventMovedPath>("sample.EventMovedPath") {
        override val schema: Schema by lazy {
            tuple(null, number(NumberFormat.INT), number(NumberFormat.INT))
        }

        override fun fromWire(judged: Wire): EventMovedPath {
            val items = judged.items
            return EventMovedPath(
                item0 = items[0].long,
                item1 = items[1].long,
            )
        }

        override fun toWire(value: EventMovedPath): Wire =
            wireItems(
                wire(value.item0),
                wire(value.item1),
            )

        public fun serializer(): KSerializer<EventMovedPath> = this
    }
}

@Serializable(with = EventNoted.Companion::class)
public data class EventNoted(
    public val text: EventNotedText,
    /** Entries beside the declared keys. */
    public val additionalProperties: Map<String, JsonElement> = emptyMap(),
) : Event {
    /** Always `"noted"`. */
    public val type: String get() = "noted"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<EventNoted>("sample.EventNoted") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Kept,
                property("type", oneOf(wire("noted"))),
                property("text", ref { EventNotedText.schema }),
            )
        }

        override fun fromWire(judged: Wire): EventNoted {
            val members = judged.fields
            return EventNoted(
                text = EventNotedText.fromWire(members.need("text")),
                additionalProperties = members.others("type", "text") { it.element },
            )
        }

        override fun toWire(value: EventNoted): Wire = wireFields {
            put("type", wire("noted"))
            put("text", EventNotedText.toWire(value.text))
            putOthers(value.additionalProperties, "type", "text") { wire(it) }
        }

        public fun serializer(): KSerializer<EventNoted> = this
    }
}

@Serializable(with = EventNotedText.Companion::class)
public sealed interface EventNotedText {
    public data class StringValue(public val value: String) : EventNotedText

    public data object NullValue : EventNotedText

    public companion object : Model<EventNotedText>("sample.EventNotedText") {
        override val schema: Schema by lazy {
            union(string(), oneOf(Wire.Null))
        }

        override fun fromWire(judged: Wire): EventNotedText = when (judged.option) {
            0 -> EventNotedText.StringValue(judged.optionValue.text)
            else -> EventNotedText.NullValue
        }

        override fun toWire(value: EventNotedText): Wire = when (value) {
            is StringValue -> wire(value.value)
            NullValue -> Wire.Null
        }

        public fun serializer(): KSerializer<EventNotedText> = this
    }
}

/** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
public fun EventNotedText.encode(): String = EventNotedText.Companion.encode(this)
