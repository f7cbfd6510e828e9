package samewire.support.vectors

import kotlinx.serialization.builtins.ListSerializer
import kotlinx.serialization.builtins.MapSerializer
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonNull
import kotlinx.serialization.json.JsonPrimitive
import kotlinx.serialization.json.JsonUnquotedLiteral
import kotlinx.serialization.serializer
import samewire.support.JsonReader
import samewire.support.LeftOut
import samewire.support.Mode
import samewire.support.Tristate
import samewire.support.Wire
import samewire.support.WireException
import samewire.support.codePoints
import samewire.support.regex.Pattern
import samewire.support.responseReading
import samewire.support.writeJson

/** What the vectors of a contract cannot show: the platform's own habits, each by name. */
internal val runtimeChecks: Map<String, () -> Boolean> = mapOf(
    "JSON text of other dialects is refused" to {
        val texts = listOf("tru", "01", "+1", ".5", "1.", "1d", "NaN", "Infinity", "a@b.c", "\"\u0001\"", "\uFEFF1", "1 2", "[1,]", "{a:1}", "'a'", "", "1e", "\"\\x\"")
        texts.all { refused { JsonReader(it).read() } == "invalid_json" }
    },
    "the last of a repeated key counts" to { writeJson(JsonReader("""{"x":1,"y":3,"x":2}""").read()) == """{"x":2,"y":3}""" },
    "a lone surrogate is kept and written as an escape" to { writeJson(JsonReader("\"\\ud800\"").read()) == "\"\\ud800\"" },
    "numbers are doubles" to {
        listOf("1.0" to "1", "1e3" to "1000", "12345678901234567890123" to "1.2345678901234568e+22", "1e21" to "1e+21", "1e-7" to "1e-7", "0.1" to "0.1", "-0" to "0", "1e400" to "null")
            .all { (text, written) -> writeJson(JsonReader(text).read()) == written }
    },
    "a number of ten million digits is a number" to { (JsonReader("1".repeat(10_000_000)).read() as Wire.Number).value.isInfinite() },
    "text is told apart by its units" to { refused { ProbeColor.decode("\"RED\"") } == "custom" && "caf\u00E9" != "cafe\u0301" },
    "a family emoji has seven code points" to { codePoints("\uD83D\uDC68\u200D\uD83D\uDC69\u200D\uD83D\uDC67\u200D\uD83D\uDC66") == 7 },
    "nine thousand levels are read, more than ten thousand refused" to {
        Probe.decode("""{"count":1,"anything":${"[".repeat(9000)}${"]".repeat(9000)}}""").count == 1L &&
            refused { Probe.decode("""{"count":1,"anything":${"[".repeat(20_000)}${"]".repeat(20_000)}}""") } == "too_deep"
    },
    "a deep tree is refused as an exception, not an error" to {
        var deep: JsonElement = JsonNull
        repeat(200_000) { deep = JsonArray(listOf(deep)) }
        refused { Probe.encode(Probe(1, deep)) } == "too_deep"
    },
    "inside another class's JSON the same rules hold" to {
        val list = ListSerializer(Probe.serializer())
        Json.decodeFromString(list, """[{"count":1.0,"anything":null},{"count":1e3,"anything":"x"}]""").map { it.count } == listOf(1L, 1000L) &&
            listOf(""""1"""", "1.5", "true", "null").all { refused { Json.decodeFromString(list, """[{"count":$it,"anything":1}]""") } != null } &&
            refused { Json.decodeFromString(list, """[{"count":1,"anything":tru}]""") } == "invalid_json" &&
            refused { Json.decodeFromString(list, """[{"count":1,"anything":{"v":01}}]""") } == "invalid_json"
    },
    "reflection finds the serializer" to { Json.encodeToString(serializer<List<Probe>>(), listOf(Probe(1, JsonNull))) == """[{"count":1,"anything":null,"colors":[]}]""" },
    "an enum is a key of a map" to {
        val map = MapSerializer(ProbeColor.serializer(), serializer<Int>())
        Json.encodeToString(map, mapOf(ProbeColor.RED to 1)) == """{"red":1}""" && Json.decodeFromString(map, """{"red":1}""") == mapOf(ProbeColor.RED to 1)
    },
    "a Json for responses reads tolerantly" to {
        val text = """{"count":1,"anything":1,"colors":["red","blue"]}"""
        val tolerant = Json { serializersModule = responseReading }
        tolerant.decodeFromString(Probe.serializer(), text).colors == listOf(ProbeColor.RED) && refused { Json.decodeFromString(Probe.serializer(), text) } == "custom"
    },
    "a reading says what it left out" to {
        Probe.read("""{"count":1,"anything":1,"colors":["blue","red"]}""").leftOut == listOf(LeftOut(listOf("colors", 0)))
    },
    "absent, null and given are three states" to {
        val texts = listOf("", ""","note":null""", ""","note":"a"""").map { """{"count":1,"anything":1,"colors":[]$it}""" }
        texts.map { Probe.decode(it).note } == listOf(Tristate.Absent, Tristate.Null, Tristate.Value("a")) &&
            texts.all { JsonReader(Probe.encode(Probe.decode(it))).read().toString().isNotEmpty() && Probe.decode(Probe.encode(Probe.decode(it))) == Probe.decode(it) }
    },
    "what the contract refuses is not written" to {
        val value = Probe(1, JsonNull)
        @OptIn(kotlinx.serialization.ExperimentalSerializationApi::class)
        val bad = listOf(
            value.copy(count = 9007199254740993L), value.copy(note = Tristate.Value("long")), value.copy(anything = JsonUnquotedLiteral("tru")),
            value.copy(anything = JsonPrimitive(Double.NaN)), value.copy(additionalProperties = mapOf("count" to JsonPrimitive(2))),
        )
        bad.all { refused { Probe.encode(it) } != null } && Probe.encode(value) == """{"count":1,"anything":null,"colors":[]}"""
    },
    "sticky patterns match as in JavaScript" to { Pattern("b", "y").let { it.test("bc") && !it.test("ab") } },
    "a long text overflows no stack in a pattern" to {
        val text = "ab".repeat(500_000)
        Pattern("^(?:a|b)*$", "").test(text) && Pattern("^(?:ab)+c?$", "u").test(text) && !Pattern("^(?:[ab]a?)*c$", "").test("ab".repeat(10))
    },
    "modes differ only on tolerable faults" to { refused { Probe.decode("""{"count":"1","anything":1}""", Mode.READ) } == "invalid_type" },
)

/** The code of the first issue, or null when [body] refuses nothing. */
internal fun refused(body: () -> Any?): String? = try {
    body()
    null
} catch (refusal: WireException) {
    refusal.issues.first().code
}
