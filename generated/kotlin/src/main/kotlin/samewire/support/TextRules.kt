package samewire.support

/** JavaScript's white space: what `trim` removes and `\s` matches. */
internal fun isSpace(unit: Char): Boolean = when (unit) {
    in '\t'..'\r', ' ', '\u00A0', '\u1680', in '\u2000'..'\u200A', '\u2028', '\u2029', '\u202F', '\u205F', '\u3000', '\uFEFF' -> true
    else -> false
}

internal fun trimSpace(text: String): String = text.trim(::isSpace)

internal fun foldAscii(text: String): String {
    if (text.none { it in 'A'..'Z' }) return text
    return buildString(text.length) { for (unit in text) append(if (unit in 'A'..'Z') unit + 32 else unit) }
}

internal fun textRule(expected: String, stops: Boolean, holds: (String) -> Boolean): Rule = Rule { value, issues ->
    if (value is Wire.Text && !holds(value.value)) issues.add(Issue.custom(expected, stops))
}

/** Canonical padded base64 whose decoded length in bytes is within the bounds. */
internal fun canonicalBase64(minBytes: Long, maxBytes: Long, stops: Boolean = false): Rule =
    textRule("canonical base64 of $minBytes to $maxBytes bytes", stops) { text ->
        val bytes = canonicalBase64Bytes(text)
        bytes != null && bytes in minBytes..maxBytes
    }

private fun canonicalBase64Bytes(text: String): Long? {
    if (text.length % 4 != 0) return null
    val padding = if (text.endsWith("==")) 2 else if (text.endsWith("=")) 1 else 0
    val body = text.length - padding
    for (index in 0 until body) if (base64Symbol(text[index]) < 0) return null
    val unusedBits = if (padding == 2) 15 else if (padding == 1) 3 else 0
    if (padding > 0 && base64Symbol(text[body - 1]) and unusedBits != 0) return null
    return text.length / 4 * 3L - padding
}

internal fun base64Symbol(unit: Char): Int = when (unit) {
    in 'A'..'Z' -> unit - 'A'
    in 'a'..'z' -> unit - 'a' + 26
    in '0'..'9' -> unit - '0' + 52
    '+' -> 62
    '/' -> 63
    else -> -1
}

/** None of [words] (lower-case ASCII) occurs in the text, ASCII letters in either case. */
internal fun excludesWords(vararg words: String, stops: Boolean = false): Rule =
    textRule("a text without ${words.joinToString(" or ")}", stops) { text ->
        val folded = foldAscii(text)
        words.none { it in folded }
    }

/** JavaScript's length of the text, in UTF-16 units, is within the bounds. */
internal fun utf16Length(min: Long, max: Long, stops: Boolean = false): Rule =
    textRule("$min to $max UTF-16 units", stops) { it.length in min..max }

/** What a URL may be, judged on the parsed URL. */
internal class UrlRule(
    val schemes: Set<String>,
    val loopbackSchemes: Set<String>,
    val pathname: String,
    val forbid: Set<String>,
    val forbidCharacters: String,
    val forbidHosts: Set<String>,
)

private val LOOPBACK_HOSTS = setOf("localhost", "127.0.0.1", "[::1]")

internal fun urlMatches(rule: UrlRule, stops: Boolean = false): Rule =
    textRule("an allowed URL", stops) { text -> matches(rule, text) }

private fun matches(rule: UrlRule, text: String): Boolean {
    if (rule.forbidCharacters.codePoints().anyMatch { text.contains(String(Character.toChars(it))) }) return false
    val url = Url.parse(text) ?: return false
    val loopback = url.scheme in rule.loopbackSchemes && url.host in LOOPBACK_HOSTS
    if (url.scheme !in rule.schemes && !loopback) return false
    if (url.host in rule.forbidHosts) return false
    if ("credentials" in rule.forbid && (url.username.isNotEmpty() || url.password.isNotEmpty())) return false
    if ("query" in rule.forbid && url.query.isNotEmpty()) return false
    if ("fragment" in rule.forbid && url.fragment.isNotEmpty()) return false
    return when (rule.pathname) {
        "root" -> url.pathname == "/"
        "nonRoot" -> !url.pathname.endsWith("/")
        else -> true
    }
}
