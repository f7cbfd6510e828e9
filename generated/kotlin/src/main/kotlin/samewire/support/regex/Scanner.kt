package samewire.support.regex

/** Walks over the source of a regular expression. */
internal class Scanner(private val source: String, private val flags: Flags) {
    private var at = 0

    val atEnd: Boolean get() = at >= source.length

    fun fail(): Nothing = throw IllegalArgumentException("bad regular expression at $at: $source")

    fun sees(text: String): Boolean = source.startsWith(text, at)

    fun take(text: String): Boolean = sees(text).also { if (it) at += text.length }

    /** The next character: a code point with `u` or `v`, otherwise a UTF-16 unit. */
    fun next(): Int {
        if (atEnd) fail()
        val code = if (flags.unicode) source.codePointAt(at) else source[at].code
        at += if (code > 0xFFFF) 2 else 1
        return code
    }

    fun takeUntil(end: Char): String {
        val stop = source.indexOf(end, at)
        if (stop < 0) fail()
        return source.substring(at, stop).also { at = stop + 1 }
    }

    /** The text up to [end] and with it, without taking it. */
    fun upTo(end: Char): String = source.substring(at, source.indexOf(end, at) + 1)

    /** The rest of a class with nested ones, its closing bracket included. */
    fun takeClass(): String {
        val start = at
        var depth = 1
        while (depth > 0) {
            if (atEnd) fail()
            when (source[at]) {
                '\\' -> at++
                '[' -> depth++
                ']' -> depth--
            }
            at++
        }
        return source.substring(start, at)
    }

    /** `{2}`, `{2,}` or `{2,5}`; null when the brace stands for itself. */
    fun takeBraces(): Pair<Int, Int>? {
        val match = BRACES.find(source, at)?.takeIf { it.range.first == at } ?: return null
        at = match.range.last + 1
        val (min, comma, max) = match.destructured
        return bound(min) to if (comma.isEmpty()) bound(min) else if (max.isEmpty()) -1 else bound(max)
    }

    private fun bound(digits: String): Int = digits.toBigInteger().min(Int.MAX_VALUE.toBigInteger()).toInt()

    /** A decimal escape that names one of [groups] groups; without `u` a larger number is no back reference. */
    fun takeBackReference(groups: Int): Int? {
        var end = at + 1
        while (end < source.length && source[end] in '0'..'9') end++
        if (end == at + 1 || source[at + 1] == '0') return null
        val number = bound(source.substring(at + 1, end))
        if (number > groups) return null
        at = end
        return number
    }

    /** After the backslash: the one character that the escape stands for. */
    fun readCharacterEscape(inClass: Boolean): Int {
        val start = at
        return when (val code = next()) {
            't'.code -> 0x09
            'n'.code -> 0x0A
            'v'.code -> 0x0B
            'f'.code -> 0x0C
            'r'.code -> 0x0D
            'b'.code -> if (inClass) 0x08 else code
            'c'.code -> readControl(inClass)
            'x'.code -> hex(2) ?: code
            'u'.code -> readUnicode() ?: code
            in '0'.code..'7'.code -> {
                at = start
                readOctal()
            }
            else -> code
        }
    }

    private fun readControl(inClass: Boolean): Int {
        val letter = source.getOrNull(at)
        val allowed = letter != null && (letter in 'a'..'z' || letter in 'A'..'Z' || (inClass && (letter in '0'..'9' || letter == '_')))
        if (letter != null && allowed) {
            at++
            return letter.code % 32
        }
        at--
        return '\\'.code
    }

    private fun readOctal(): Int {
        var value = 0
        var count = 0
        while (count < 3 && at < source.length && source[at] in '0'..'7' && value * 8 + (source[at] - '0') <= 255) {
            value = value * 8 + (source[at++] - '0')
            count++
        }
        return value
    }

    private fun hex(digits: Int): Int? {
        if (at + digits > source.length) return null
        val value = source.substring(at, at + digits).takeIf { text -> text.all { it.isHex() } }?.toInt(16) ?: return null
        at += digits
        return value
    }

    private fun readUnicode(): Int? {
        if (flags.unicode && take("{")) return takeUntil('}').toInt(16)
        val high = hex(4) ?: return null
        if (!flags.unicode || high !in 0xD800..0xDBFF || !sees("\\u")) return high
        val back = at
        at += 2
        val low = hex(4)
        if (low != null && low in 0xDC00..0xDFFF) return 0x10000 + ((high - 0xD800) shl 10) + (low - 0xDC00)
        at = back
        return high
    }

    private fun Char.isHex(): Boolean = this in '0'..'9' || this in 'a'..'f' || this in 'A'..'F'

    private companion object {
        val BRACES = Regex("\\{([0-9]+)(,?)([0-9]*)\\}")
    }
}
