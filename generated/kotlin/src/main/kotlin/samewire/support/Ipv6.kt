package samewire.support

/** IPv6 addresses as the WHATWG URL standard reads and writes them. */
internal object Ipv6 {
    /** Eight pieces of 16 bits, or null. */
    fun parse(text: String): IntArray? {
        val pieces = IntArray(8)
        var piece = 0
        var compress = -1
        var at = 0
        if (text.startsWith(":")) {
            if (!text.startsWith("::")) return null
            at = 2
            piece = 1
            compress = 1
        }
        while (at < text.length) {
            if (piece == 8) return null
            if (text[at] == ':') {
                if (compress >= 0) return null
                at++
                piece++
                compress = piece
                continue
            }
            val start = at
            while (at < text.length && at - start < 4 && isHex(text[at])) at++
            if (at < text.length && text[at] == '.') {
                if (at == start || piece > 6) return null
                val address = parseIpv4(text.substring(start)) ?: return null
                pieces[piece] = address ushr 16
                pieces[piece + 1] = address and 0xFFFF
                piece += 2
                at = text.length
                break
            }
            if (at < text.length && text[at] == ':') {
                if (at == start || at + 1 == text.length) return null
                pieces[piece++] = text.substring(start, at).toInt(16)
                at++
                continue
            }
            if (at < text.length || at == start) return null
            pieces[piece++] = text.substring(start, at).toInt(16)
        }
        if (compress < 0) return pieces.takeIf { piece == 8 }
        val tail = piece - compress
        for (offset in 1..tail) {
            val value = pieces[piece - offset]
            pieces[piece - offset] = 0
            pieces[8 - offset] = value
        }
        return pieces
    }

    /** The longest run of zeros shortened, lower case. */
    fun write(pieces: IntArray): String {
        val run = (0 until 8).filter { pieces[it] == 0 && (it == 0 || pieces[it - 1] != 0) }
            .map { start -> start to (start until 8).takeWhile { pieces[it] == 0 }.size }
            .filter { it.second > 1 }.maxByOrNull { it.second }
            ?: return pieces.joinToString(":") { it.toString(16) }
        val head = pieces.take(run.first).joinToString(":") { it.toString(16) }
        val tail = pieces.drop(run.first + run.second).joinToString(":") { it.toString(16) }
        return "$head::$tail"
    }

    private fun isHex(unit: Char): Boolean = unit in '0'..'9' || unit in 'a'..'f' || unit in 'A'..'F'

    /** Four decimal parts without leading zeros. */
    private fun parseIpv4(text: String): Int? {
        val parts = text.split('.')
        if (parts.size != 4) return null
        var address = 0
        for (part in parts) {
            if (part.isEmpty() || part.length > 3 || part.any { it !in '0'..'9' }) return null
            if (part.length > 1 && part[0] == '0') return null
            val number = part.toInt()
            if (number > 255) return null
            address = (address shl 8) or number
        }
        return address
    }
}
