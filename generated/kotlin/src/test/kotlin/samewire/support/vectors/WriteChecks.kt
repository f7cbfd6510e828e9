package samewire.support.vectors

import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonNull
import kotlinx.serialization.json.JsonPrimitive
import samewire.support.*
import samewire.support.input.*
import samewire.support.output.*

/** An object whose key needs an escape, with a rule that counts after its texts are trimmed. */
internal data class ProbeRuled(val first: String, val second: String?) {
    companion object : Model<ProbeRuled>("probe.Ruled") {
        override fun describe(): Schema = ruled(
            objectOf(UnknownKeys.Refused, property("a\"b", string(trim())), property("second", optional(string(trim())))),
            atLeastOne("a\"b", "second"),
        )

        override fun read(input: Input): ProbeRuled {
            val form = shape
            var seen = 0L
            var first: String? = null
            var second: String? = null
            var at = input.open(form)
            while (at != END) {
                seen = mark(seen, at)
                if (at == 0) first = input.text(form.cores[0]) else second = input.text(form.cores[1])
                at = input.next(form, at)
            }
            input.close(form, seen, 0L)
            return input.ruled(form.rules, ProbeRuled(first ?: detour(), second)) { toWire(it) }
        }

        override fun write(value: ProbeRuled, out: Output) {
            val form = shape
            out.open(form)
            out.putText(form, 0, value.first)
            out.putTextIfPresent(form, 1, value.second)
            out.close()
        }
    }
}

/** Lists with a rule, so many inside each other. */
internal object ProbeNested : Model<Int>("probe.Nested") {
    override fun describe(): Schema = ruled(list(ref(ProbeNested)), uniqueItems())

    override fun fromWire(judged: Wire): Int = judged.items.sumOf { fromWire(it) + 1 }

    override fun write(value: Int, out: Output) {
        out.listBy(schema.core, if (value == 0) emptyList() else listOf(value - 1), this)
    }
}

private fun <T> sameOnBothWays(model: Model<T>, value: T): Boolean = model.writtenQuickly(value) == model.writtenExactly(value)

/** How values are written: at once where all is as the contract has it, and then as the exact way would. */
internal val writeChecks: Map<String, () -> Boolean> = mapOf(
    "a value of the contract is written at once, as the exact way writes it" to {
        val texts = listOf("", "a/b", "\"\\\b\u000C\n\r\t\u0000\u001F\u007F", "caf\u00E9 \u2028 \uD83D\uDE00", "\uD800", "x\uDC00", "\uDC00\uD800", "\uD83D\uD83D\uDE00")
        val elements = texts.map { JsonPrimitive(it) } + listOf(
            JsonNull, JsonPrimitive(true), JsonPrimitive(-0.0), Json.parseToJsonElement("1e400"), JsonPrimitive(12), JsonPrimitive(1e15), JsonPrimitive(0.1),
            Json.parseToJsonElement("""{"b":[1.50,-2e3,{"k\n":[]},{},1.5e-9]}"""),
        )
        elements.all { sameOnBothWays(Probe, Probe(1, it)) } &&
            texts.all { sameOnBothWays(Probe, Probe(1, JsonNull, additionalProperties = mapOf("$it!" to JsonNull))) } &&
            texts.filter { codePoints(it) <= 3 }.all { sameOnBothWays(Probe, Probe(1, JsonNull, Tristate.Value(it), listOf(ProbeColor.RED, ProbeColor.RED))) } &&
            sameOnBothWays(Probe, Probe(-9007199254740991L, JsonNull, Tristate.Null))
    },
    "numbers are written as JavaScript prints them" to {
        val random = java.util.Random(7)
        val few = (0 until 3000).map { (random.nextInt(2_000_000) - 1_000_000) / Math.pow(10.0, random.nextInt(9).toDouble()) }
        val any = (0 until 300).map { java.lang.Double.longBitsToDouble(random.nextLong()) }.filter { it.isFinite() }
        val edges = listOf(0.0, -0.0, 1e15, 999999999999999.9, 1e21, 9007199254740993.0, 1e-6, 1e-7, 0.000001234567, 4.9e-324, 2e-3, 0.3, 0.1 + 0.2, 1.005, 123456.789012345)
        (few + any + edges + edges.map { -it }).all { ProbeNumber.encode(it) == numberText(it) } &&
            ProbeNumber.encode(-1.05) == "-1.05" && ProbeNumber.encode(0.000001) == "0.000001" && ProbeNumber.encode(100.5) == "100.5"
    },
    "what the contract refuses is not written at once" to {
        val value = Probe(1, JsonNull)
        listOf(
            value.copy(count = 9007199254740992L), value.copy(note = Tristate.Value("long")), value.copy(anything = JsonPrimitive(Double.NaN)),
            value.copy(additionalProperties = mapOf("count" to JsonNull)),
        ).all { Probe.writtenQuickly(it) == null && refused { Probe.encode(it) } != null } &&
            listOf(Double.NaN, Double.POSITIVE_INFINITY).all { ProbeNumber.writtenQuickly(it) == null && refused { ProbeNumber.encode(it) } == "invalid_type" }
    },
    "a rule judges what the steps of a text make of it" to {
        sameOnBothWays(ProbeRuled, ProbeRuled("a", null)) && ProbeRuled.encode(ProbeRuled(" a", null)) == """{"a\"b":" a"}""" &&
            refused { ProbeRuled.encode(ProbeRuled(" ", "")) } == "custom" && refused { ProbeRuled.encode(ProbeRuled("", "")) } == "custom"
    },
    "rules inside rules are not judged over and over" to {
        sameOnBothWays(ProbeNested, 5) && ProbeNested.writtenQuickly(50) == null && ProbeNested.encode(50) == "[".repeat(51) + "]".repeat(51)
    },
    "a key that needs an escape is read as JSON alone" to {
        ProbeRuled.decode("""{"a\"b":"x"}""").first == "x" && refused { ProbeRuled.decode("""{"a"b":"x"}""") } == "invalid_json"
    },
    "a tree and another class's JSON hold the same" to {
        val value = Probe(1, JsonPrimitive("x"), Tristate.Null, additionalProperties = mapOf("z" to JsonPrimitive(2)))
        val text: String = Probe.encode(value)
        val tree: JsonElement = Probe.encodeToElement(value)
        tree.toString() == text && Json.encodeToString(Probe.serializer(), value) == text
    },
)
