package samewire.support

import java.io.ByteArrayOutputStream
import samewire.support.regex.CharSet
import samewire.support.regex.CharacterMapping

/** Host parsing of the WHATWG URL standard. */
internal object UrlHost {
    private const val FORBIDDEN = "\u0000\t\n\r #/:<>?@[\\]^|"

    /** The host as the standard writes it, or null when it refuses it. */
    fun parse(text: String, special: Boolean): String? {
        if (text.startsWith("[")) {
            if (!text.endsWith("]")) return null
            val pieces = Ipv6.parse(text.substring(1, text.length - 1)) ?: return null
            return "[" + Ipv6.write(pieces) + "]"
        }
        if (!special) return text.takeIf { host -> host.none { it in FORBIDDEN } }
        val domain = toAscii(percentDecode(text)) ?: return null
        if (domain.isEmpty() || domain.any { it in FORBIDDEN || it <= '\u001F' || it == '%' || it == '\u007F' }) return null
        return if (endsInNumber(domain)) parseIpv4(domain) else domain
    }

    private fun percentDecode(text: String): String {
        if ('%' !in text) return if (text.any { it.isSurrogate() }) String(text.toByteArray()) else text
        val bytes = text.toByteArray()
        val out = ByteArrayOutputStream(bytes.size)
        var at = 0
        while (at < bytes.size) {
            val high = if (bytes[at].toInt() == '%'.code && at + 2 < bytes.size) hex(bytes[at + 1]) else -1
            val low = if (high >= 0) hex(bytes[at + 2]) else -1
            out.write(if (low >= 0) high * 16 + low else bytes[at].toInt())
            at += if (low >= 0) 3 else 1
        }
        return String(out.toByteArray(), Charsets.UTF_8)
    }

    private fun hex(byte: Byte): Int = digit(byte.toInt().toChar(), 16)

    /** The value of an ASCII digit or letter; -1 for what is none in the radix. */
    private fun digit(unit: Char, radix: Int): Int = if (unit.code < 0x80) Character.digit(unit, radix) else -1

    private val refused: CharSet by lazy { CharSet.tabled("host: refused") }
    private val notFirst: CharSet by lazy { CharSet.tabled("host: not first") }
    private val notInPunycode: CharSet by lazy { CharSet.tabled("punycode: refused") }

    /** Lower case; other than ASCII: what becomes ASCII, and null for characters that no host may have there. */
    private fun toAscii(domain: String): String? {
        if (domain.all { it.code < 0x80 }) {
            val lower = foldAscii(domain)
            return lower.takeIf { it.split('.').all { label -> !label.startsWith("xn--") || isPunycode(label.substring(4)) } }
        }
        val mapped = StringBuilder()
        for (code in domain.codePoints()) {
            val isFirst = mapped.isEmpty() || mapped.last() == '.'
            when {
                code < 0x80 -> mapped.appendCodePoint(code)
                code in CharacterMapping.host -> mapped.appendCodePoint(CharacterMapping.host.getValue(code))
                code in CharacterMapping.hostTexts -> mapped.append(CharacterMapping.hostTexts.getValue(code))
                code in refused || (isFirst && code in notFirst) -> return null
                else -> mapped.appendCodePoint(code)
            }
        }
        val lower = CharacterMapping.lowerCase(mapped.toString())
        return if (lower.all { it.code < 0x80 }) toAscii(lower) else lower
    }

    private fun isPunycode(rest: String): Boolean = decodesAsPunycode(rest, notInPunycode::contains)

    private fun endsInNumber(domain: String): Boolean {
        val parts = domain.removeSuffix(".").split('.')
        val last = parts.last()
        if (last.isEmpty()) return false
        return last.all { it in '0'..'9' } || ipv4Number(last) != null
    }

    /** The number of one part; null when it is none. Large ones saturate. */
    private fun ipv4Number(part: String): Long? {
        val hex = part.startsWith("0x") || part.startsWith("0X")
        val octal = !hex && part.length >= 2 && part[0] == '0'
        val digits = if (hex) part.substring(2) else if (octal) part.substring(1) else part
        val radix = if (hex) 16 else if (octal) 8 else 10
        if (part.isEmpty() || digits.any { digit(it, radix) < 0 }) return null
        return digits.fold(0L) { sum, unit -> minOf(sum * radix + digit(unit, radix), 1L shl 40) }
    }

    private fun parseIpv4(domain: String): String? {
        val parts = domain.removeSuffix(".").split('.')
        if (parts.size > 4) return null
        val numbers = parts.map { ipv4Number(it) ?: return null }
        if (numbers.dropLast(1).any { it > 255 }) return null
        if (numbers.last() >= 1L shl (8 * (5 - numbers.size))) return null
        var address = numbers.last()
        for ((index, number) in numbers.dropLast(1).withIndex()) address += number shl (8 * (3 - index))
        return (3 downTo 0).joinToString(".") { ((address shr (8 * it)) and 255).toString() }
    }
}
