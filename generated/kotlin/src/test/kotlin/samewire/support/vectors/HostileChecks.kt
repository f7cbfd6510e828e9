package samewire.support.vectors

import samewire.support.JsonReader
import samewire.support.Mode
import samewire.support.Model
import samewire.support.NumberFormat
import samewire.support.Schema
import samewire.support.Wire
import samewire.support.input.Input
import samewire.support.maxLength
import samewire.support.number
import samewire.support.output.Output
import samewire.support.pattern
import samewire.support.string

/** A number of any size, and a short text. */
internal object ProbeNumber : Model<Double>("probe.Number") {
    override fun describe(): Schema = number(NumberFormat.NUMBER)

    override fun read(input: Input): Double = input.double(schema)

    override fun write(value: Double, out: Output): Unit = out.double(schema, value)
}

internal object ProbeText : Model<String>("probe.Text") {
    override fun describe(): Schema = string(maxLength(3), pattern("^[a-z]*$", ""))

    override fun read(input: Input): String = input.text(schema)

    override fun write(value: String, out: Output): Unit = out.text(schema, value)
}

/** Input that is cut or malformed ends in a typed error, and no good input is taken for it. */
internal val hostileChecks: Map<String, () -> Boolean> = mapOf(
    "a small stack is enough" to {
        var holds = false
        val text = """{"count":1,"anything":${"[".repeat(9000)}${"]".repeat(9000)}}"""
        val thread = Thread(null, { holds = Probe.encode(Probe.decode(text)).length > 18_000 }, "small", 256L * 1024)
        thread.start()
        thread.join()
        holds
    },
    "digits far away decide" to {
        val half = "9007199254740993.${"0".repeat(700)}"
        ProbeNumber.decode(half) == 9007199254740992.0 && ProbeNumber.decode("${half}1") == 9007199254740994.0
    },
    "cut anywhere, a document is no JSON" to {
        val whole = """{"count":1,"anything":[1.5e3,"x\u00e9\ud83d\ude00\n",true,null,{"b":-0}],"x\u00e9":"😀"}""".toByteArray()
        Probe.decode(whole).count == 1L && whole.indices.all { end -> refused { Probe.decode(whole.copyOf(end)) } == "invalid_json" }
    },
    "malformed UTF-8 is no JSON" to {
        val wrong = listOf(
            "80", "c0af", "c1bf", "c3", "c328", "e080af", "e282", "e228a1", "eda080", "edbfbf", "f08080af", "f09f98", "f4908080", "f5808080", "fe", "ff",
        ).map { hex -> hex.chunked(2).map { it.toInt(16).toByte() }.toByteArray() }
        wrong.all { bytes ->
            val quote = byteArrayOf('"'.code.toByte())
            listOf(bytes, quote + bytes + quote, quote + bytes, "{\"".toByteArray() + bytes + "\":1}".toByteArray())
                .all { refused { Probe.decode(it) } == "invalid_json" && refused { Probe.read(it) } == "invalid_json" }
        } && ProbeNumber.decode("\uFEFF1".toByteArray().drop(3).toByteArray()) == 1.0 && refused { ProbeNumber.decode("\uFEFF1".toByteArray()) } == "invalid_json"
    },
    "a replacement character of the text itself is read" to {
        (JsonReader("\"\uFFFD\"").read() as Wire.Text).value == "\uFFFD" && Probe.decode("""{"count":1,"anything":"${'\uFFFD'}"}""".toByteArray()).count == 1L
    },
    "a hundred thousand unknown keys are named once" to {
        val text = (0 until 100_000).joinToString(",", "{", "}") { "\"k$it\":0" }
        refused { ProbeStrict.decode(text) } == "unrecognized_keys" && ProbeStrict.read(text).leftOut.size == 100_000
    },
)
