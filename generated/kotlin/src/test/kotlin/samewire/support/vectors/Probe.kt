package samewire.support.vectors

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import kotlinx.serialization.json.JsonElement
import samewire.support.*
import samewire.support.input.*
import samewire.support.output.*

/** A model as the emitter writes it, for checks of the run time by itself. */
@Serializable(with = Probe.Companion::class)
internal data class Probe(
    val count: Long,
    val anything: JsonElement,
    val note: Tristate<String> = Tristate.Absent,
    val colors: List<ProbeColor> = emptyList(),
    val additionalProperties: Map<String, JsonElement> = emptyMap(),
) {
    companion object : Model<Probe>("probe.Probe") {
        override fun describe(): Schema = objectOf(
            UnknownKeys.Kept,
            property("count", number(NumberFormat.INT)),
            property("anything", any()),
            property("note", optional(nullable(string(maxLength(3))))),
            property("colors", default(list(ref(ProbeColor)), wireOf("[]"))),
        )

        override fun fromWire(judged: Wire): Probe {
            val members = judged.fields
            return Probe(
                count = members.need("count").long,
                anything = members.need("anything").element,
                note = members["note"].tristate { it.text },
                colors = members.need("colors").readList { ProbeColor.fromWire(it) },
                additionalProperties = members.others("count", "anything", "note", "colors") { it.element },
            )
        }

        override fun write(value: Probe, out: Output) {
            val form = shape
            out.open(form)
            out.putLong(form, 0, value.count)
            out.at(form, 1).any(value.anything)
            out.putTristate(form, 2, value.note) { out.text(form.cores[2], it) }
            out.at(form, 3).list(form.cores[3], value.colors) { ProbeColor.put(it, out) }
            out.others(form, value.additionalProperties) { out.any(it) }
            out.close()
        }

        fun serializer(): KSerializer<Probe> = this
    }
}

@Serializable(with = ProbeColor.Companion::class)
internal enum class ProbeColor(val value: String) {
    RED("red"),
    ;

    companion object : TextModel<ProbeColor>("probe.ProbeColor") {
        override fun describe(): Schema = additive(entries.map { it.value })

        override fun fromWire(judged: Wire): ProbeColor = entries.first { it.value == judged.text }

        override fun toWire(value: ProbeColor): Wire = wire(value.value)

        fun serializer(): KSerializer<ProbeColor> = this
    }
}

/** An object without a key; others are refused. */
internal object ProbeStrict : Model<Map<String, JsonElement>>("probe.Strict") {
    override fun describe(): Schema = objectOf(UnknownKeys.Refused, property("only", optional(boolean())))

    override fun read(input: Input): Map<String, JsonElement> {
        val form = shape
        var seen = 0L
        val only = LinkedHashMap<String, JsonElement>()
        var at = input.open(form)
        while (at != END) {
            seen = mark(seen, at)
            only["only"] = input.judged(form.cores[at]).element
            at = input.next(form, at)
        }
        input.close(form, seen, 0L)
        return only
    }

    override fun toWire(value: Map<String, JsonElement>): Wire = wireMap(value, { it }) { wire(it) }
}
