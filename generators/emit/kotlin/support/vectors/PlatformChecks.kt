package samewire.support.vectors

import java.math.BigInteger
import java.time.Instant
import java.time.LocalDate
import kotlinx.serialization.json.JsonPrimitive
import samewire.support.Base64Text
import samewire.support.Base64UrlText
import samewire.support.IntegerText
import samewire.support.IsoDate
import samewire.support.IsoDateTime
import samewire.support.JsonReader
import samewire.support.Mode
import samewire.support.Wire
import samewire.support.fields
import samewire.support.writeJson

private fun count(text: String): Long? = runCatching { Probe.decode("""{"count":$text,"anything":1}""").count }.getOrNull()

/** Behaviours in which platform decoders differ from JSON.parse and Zod, each as the models have it. */
internal val platformChecks: Map<String, () -> Boolean> = mapOf(
    "of repeated keys the last counts" to { Probe.decode("""{"count":1,"count":2,"anything":1}""").count == 2L },
    "1.0 and 1e3 are whole, 1.5 is not" to { count("1.0") == 1L && count("1e3") == 1000L && count("1.5") == null },
    "what is quoted is a text" to { count("\"1\"") == null && refused { ProbeNumber.decode("\"1\"") } == "invalid_type" && refused { ProbeStrict.decode("""{"only":"true"}""") } == "invalid_type" },
    "1e400 is read and is no number" to { refused { ProbeNumber.decode("1e400") } == "invalid_type" && Probe.decode("""{"count":1,"anything":1e400}""").count == 1L },
    "a raw control character is no JSON" to { listOf("\u0001", "\n", "\t").all { refused { ProbeText.decode("\"a${it}b\"") } == "invalid_json" } },
    "bare words are no JSON where anything may stand" to {
        listOf("tru", "01", "+1", ".5", "1.", "1e", "-", "bare", "alice@example.com", "NaN", "Infinity", "'a'", "0x1")
            .all { bare -> Mode.entries.all { refused { Probe.decode("""{"count":1,"anything":$bare}""", it) } == "invalid_json" } }
    },
    "23 digits become a double" to { Probe.encode(Probe.decode("""{"count":1,"anything":12345678901234567890123,"colors":[]}""")) == """{"count":1,"anything":12345678901234568000000,"colors":[]}""".replace("12345678901234568000000", "1.2345678901234568e+22") },
    "texts are equal unit by unit" to {
        val both = JsonReader("""{"caf\u00e9":1,"cafe\u0301":2}""").read()
        both.fields.size == 2 && refused { ProbeColor.decode("\"re\u0301d\"") } == "custom"
    },
    "a slash is no escape, and keys keep their order" to {
        val text = """{"count":1,"anything":"a/b","colors":[],"z":1,"a":2}"""
        (0 until 5).all { Probe.encode(Probe.decode(text)) == text }
    },
    "a whole number beyond 2^53 is refused on both ways" to { count("9007199254740993") == null && refused { Probe.encode(Probe(9007199254740993L, JsonPrimitive(1))) } == "too_big" },
    "an object is no list" to { refused { ProbeStrict.decode("[]") } == "invalid_type" },
    "date-times convert" to {
        IsoDateTime("2030-01-31T10:20:30Z").toInstant() == Instant.ofEpochSecond(1896085230) &&
            IsoDateTime("1970-01-01T02:00:00+02:00").toInstant() == Instant.EPOCH && IsoDateTime("1969-12-31T23:30Z").toInstant() == Instant.ofEpochSecond(-1800) &&
            IsoDateTime("1970-01-01T23:59:00+23:59").toInstant() == Instant.EPOCH &&
            IsoDateTime("1970-01-01T00:00:00.1234567890123Z").toInstant() == Instant.ofEpochSecond(0, 123456789) &&
            IsoDateTime(Instant.ofEpochSecond(1896085230)).value == "2030-01-31T10:20:30Z" && IsoDateTime("2024-01-01T00:00:00").toLocalDateTime()?.year == 2024
    },
    "what is no moment converts to none" to {
        listOf("2024-02-30T00:00:00Z", "2024-01-01T24:00:00Z", "2024-01-01T00:00:60Z", "2023-02-29T00:00:00Z", "2024-01-01T00:00:00", "2024-01-01T00:00:00+24:00", "x", "")
            .all { IsoDateTime(it).toInstant() == null }
    },
    "dates convert" to { IsoDate("2000-02-29").toLocalDate() == LocalDate.of(2000, 2, 29) && IsoDate("1900-02-29").toLocalDate() == null && IsoDate(LocalDate.of(1, 2, 3)).value == "0001-02-03" },
    "bytes go through base64" to {
        (0..7).map { count -> ByteArray(count) { (250 + it).toByte() } }
            .all { Base64Text(it).toBytes().contentEquals(it) && Base64UrlText(it).toBytes().contentEquals(it) } &&
            Base64Text("AB==").toBytes().contentEquals(byteArrayOf(0)) && Base64Text("A=B=").toBytes() == null && Base64UrlText("a+b/").toBytes() == null
    },
    "whole numbers as text convert" to {
        IntegerText("18446744073709551615").toULong() == ULong.MAX_VALUE && IntegerText("18446744073709551616").toULong() == null &&
            IntegerText(Long.MIN_VALUE).toLong() == Long.MIN_VALUE && IntegerText("18446744073709551616").toBigInteger() == BigInteger.ONE.shiftLeft(64)
    },
    "a lone surrogate goes through a model" to { Probe.encode(Probe.decode("""{"count":1,"anything":"\ud800","colors":[]}""")).contains("\\ud800") && writeJson(Wire.Text("\uDC00")) == "\"\\udc00\"" },
)
