package samewire.support.vectors

import samewire.support.Issues
import samewire.support.JsonReader
import samewire.support.Rule
import samewire.support.Wire
import samewire.support.atLeastOnePresent
import samewire.support.case
import samewire.support.entryCount
import samewire.support.implies
import samewire.support.jsonBytes
import samewire.support.jsonSize
import samewire.support.normalHost
import samewire.support.numberText
import samewire.support.punycode
import samewire.support.uniqueItems
import samewire.support.utf16Length
import samewire.support.wire
import samewire.support.writeJson

/** The portable rules that a contract may have none of, each on both sides of its bound. */
internal val ruleChecks: Map<String, () -> Boolean> = mapOf(
    "a host has one spelling" to {
        listOf(
            "EXAMPLE.local" to "example.local", "fd00:0:0:0:0:0:0:1" to "fd00::1", "::ffff:127.0.0.1" to "::ffff:7f00:1",
            "1:0:0:2:0:0:0:3" to "1:0:0:2::3", "1:0:0:2:3:0:0:4" to "1::2:3:0:0:4", "1:2:3:4:5:6:7::" to "1:2:3:4:5:6:7:0",
            "0:0:0:0:0:0:0:0" to "::", "ABCD::" to "abcd::", "A:B" to "A:B", "0::0.0.0.0:0:1" to "0::0.0.0.0:0:1", "::1.2.3.4." to "::1.2.3.4.", "\u0130" to "\u0130",
        ).all { (given, wanted) -> normalHost().run(given, Issues()) == wanted }
    },
    "labels of Punycode decode" to {
        val good = listOf("xn--mnchen-3ya.de", "xn--fiqs8s", "xn--a-", "XN--!", "a.b", "")
        val bad = listOf("xn--", "xn--!", "a.xn---", "xn--99999999", "xn--\u00e9", "xn--A")
        good.all { holds(punycode(), wire(it)) } && bad.none { holds(punycode(), wire(it)) }
    },
    "UTF-16 units are counted" to {
        val rule = utf16Length(2, 3)
        holds(rule, wire("\uD83D\uDE00")) && holds(rule, wire("\uD83D\uDE00a")) && !holds(rule, wire("\uD83D\uDE00\uD83D\uDE00")) && !holds(rule, wire("a"))
    },
    "one thing implies another" to {
        val rule = implies(
            listOf(case("status", wire("failed"), wire("lost")), case("durable", wire(true))),
            required = listOf("why"), forbidden = listOf("result"), values = listOf(case("count", wire(0.0), wire(1.0))),
        )
        val good = listOf("""{"status":"failed","durable":true,"why":"x","count":1,"result":[]}""", """{"status":"failed","durable":"true"}""", """{"status":"ok"}""", "{}")
        val bad = listOf(
            """{"status":"lost","durable":true,"why":"","count":1}""", """{"status":"lost","durable":true,"why":"x","count":2}""",
            """{"status":"lost","durable":true,"why":"x","count":1,"result":0}""",
        )
        good.all { holds(rule, read(it)) } && bad.none { holds(rule, read(it)) }
    },
    "entries are counted" to { holds(entryCount(1, 2), read("""{"a":1,"b":2}""")) && !holds(entryCount(1, 2), read("{}")) },
    "entries are unique by several keys" to {
        val rule = uniqueItems("a", "b")
        holds(rule, read("""[{"a":1,"b":2},{"a":1,"b":"2"},{"a":1},{"a":1},{"a":[],"b":2},{"a":[],"b":2}]""")) &&
            !holds(rule, read("""[{"a":0,"b":true},{"a":-0,"b":true}]"""))
    },
    "a key counts by its presence" to { holds(atLeastOnePresent("a"), read("""{"a":null}""")) && !holds(atLeastOnePresent("a"), read("{}")) },
    "JSON is measured as it is written" to {
        val texts = listOf("null", "[true,false,1.5,1e21,1e400,-0]", """{"a":"\u0000\b\t\n\f\r\"\\\u007f\u00e9\u2028\ud83d\ude00\ud83d","":{},"b":[]}""")
        texts.all { jsonSize(read(it)) == writeJson(read(it)).toByteArray().size.toLong() } &&
            holds(jsonBytes(4), wire("ab")) && !holds(jsonBytes(3), wire("ab"))
    },
    "numbers are written as shortly as JavaScript does" to {
        listOf(
            5e-324 to "5e-324", 2e-323 to "2e-323", 1.7976931348623157e308 to "1.7976931348623157e+308", 2e23 to "2e+23", 1e23 to "1e+23",
            9007199254740993.0 to "9007199254740992", 1e16 to "10000000000000000", 8.41e21 to "8.41e+21", 2.2250738585072014e-308 to "2.2250738585072014e-308",
            0.1 + 0.2 to "0.30000000000000004", 123456.789 to "123456.789", -1.5e-7 to "-1.5e-7",
        ).all { (value, text) -> numberText(value) == text }
    },
)

private fun read(text: String): Wire = JsonReader(text).read()

private fun holds(rule: Rule, value: Wire): Boolean = Issues().also { rule.check(value, it) }.size == 0
