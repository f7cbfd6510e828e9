package samewire.support

import java.io.ByteArrayOutputStream
import java.net.IDN
import java.text.Normalizer

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

    private fun hex(byte: Byte): Int = Character.digit(byte.toInt().toChar(), 16)

    private fun toAscii(domain: String): String? {
        if (domain.all { it.code < 0x80 }) {
            val lower = foldAscii(domain)
            return lower.takeIf { it.split('.').all { label -> !label.startsWith("xn--") || isPunycode(label) } }
        }
        val mapped = Normalizer.normalize(domain.filterNot(::isIgnored), Normalizer.Form.NFKC).lowercase(java.util.Locale.ROOT)
            .replace('\u3002', '.')
        val labels = mapped.split('.').map { label -> asciiLabel(label) ?: return null }
        return labels.joinToString(".")
    }

    private fun asciiLabel(label: String): String? {
        if (label.all { it.code < 0x80 }) return label.takeIf { !it.startsWith("xn--") || isPunycode(it) }
        if (label.any { it == '\uFFFD' || it.isISOControl() }) return null
        return try {
            IDN.toASCII(label, IDN.ALLOW_UNASSIGNED)
        } catch (_: IllegalArgumentException) {
            null
        }
    }

    private fun isIgnored(unit: Char): Boolean =
        unit == '\u00AD' || unit == '\u200B' || unit == '\u2060' || unit == '\uFEFF' || unit in '\uFE00'..'\uFE0F'

    private fun isPunycode(label: String): Boolean = IDN.toUnicode(label, IDN.ALLOW_UNASSIGNED) != label

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
        if (part.isEmpty() || digits.any { it.code > 0x7F || Character.digit(it, radix) < 0 }) return null
        return digits.fold(0L) { sum, digit -> minOf(sum * radix + Character.digit(digit, radix), 1L shl 40) }
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
