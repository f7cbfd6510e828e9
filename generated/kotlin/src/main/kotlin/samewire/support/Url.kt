package samewire.support

/**
 * A URL as the WHATWG parser reads it, as far as verdicts need: parts are not percent-encoded, and a host beyond ASCII
 * is judged character by character, and not converted to Punycode.
 */
internal class Url(
    val scheme: String,
    val username: String,
    val password: String,
    /** Normalised; empty when there is none. */
    val host: String,
    val pathname: String,
    /** Without `?`. */
    val query: String,
    /** Without `#`. */
    val fragment: String,
) {
    companion object {
        /** Null when JavaScript's `new URL(text)` throws. */
        fun parse(text: String): Url? = UrlParser(clean(text)).parse()

        private fun clean(text: String): String =
            text.trim { it <= ' ' }.filterNot { it == '\t' || it == '\n' || it == '\r' }
    }
}

private val SPECIAL = setOf("ftp", "file", "http", "https", "ws", "wss")

private class UrlParser(private val text: String) {
    fun parse(): Url? {
        val colon = text.indexOf(':')
        if (colon <= 0 || !isScheme(text.substring(0, colon))) return null
        val scheme = foldAscii(text.substring(0, colon))
        val rest = text.substring(colon + 1)
        val fragmentAt = rest.indexOf('#').let { if (it < 0) rest.length else it }
        val queryAt = rest.substring(0, fragmentAt).indexOf('?').let { if (it < 0) fragmentAt else it }
        val special = scheme in SPECIAL
        val main = rest.substring(0, queryAt).let { if (special) it.replace('\\', '/') else it }
        val place = when {
            scheme == "file" -> parseFile(main)
            special -> parseAuthority(main.trimStart('/'), special = true)
            main.startsWith("//") -> parseAuthority(main.substring(2), special = false)
            main.startsWith("/") -> Place(path = path(main.substring(1), file = false))
            else -> Place(path = main)
        } ?: return null
        val query = rest.substring(minOf(queryAt + 1, fragmentAt), fragmentAt)
        val fragment = rest.substring(minOf(fragmentAt + 1, rest.length))
        return Url(scheme, place.username, place.password, place.host, place.path, query, fragment)
    }

    private class Place(val path: String, val host: String = "", val username: String = "", val password: String = "")

    private fun isScheme(name: String): Boolean =
        isLetter(name[0]) && name.all { isLetter(it) || it in '0'..'9' || it == '+' || it == '-' || it == '.' }

    private fun parseFile(main: String): Place? {
        if (!main.startsWith("//")) return Place(path(main.removePrefix("/"), file = true))
        val end = main.indexOf('/', 2).let { if (it < 0) main.length else it }
        val name = main.substring(2, end)
        if (isDriveLetter(name)) return Place(path(main.substring(2), file = true))
        val host = if (name.isEmpty()) "" else UrlHost.parse(name, special = true) ?: return null
        return Place(path(main.substring(minOf(end + 1, main.length)), file = true), if (host == "localhost") "" else host)
    }

    private fun parseAuthority(main: String, special: Boolean): Place? {
        val end = main.indexOf('/').let { if (it < 0) main.length else it }
        val authority = main.substring(0, end)
        val at = authority.lastIndexOf('@')
        val credentials = authority.substring(0, maxOf(at, 0))
        val server = authority.substring(at + 1)
        val colon = portColon(server)
        val name = server.substring(0, colon)
        val port = server.substring(minOf(colon + 1, server.length))
        val mayLackHost = !special && at < 0 && colon == server.length
        if (name.isEmpty() && !mayLackHost) return null
        if (!isPort(port)) return null
        val host = if (name.isEmpty()) "" else UrlHost.parse(name, special) ?: return null
        val path = if (end == main.length && !special) "" else path(main.substring(minOf(end + 1, main.length)), file = false)
        return Place(path, host, credentials.substringBefore(':'), credentials.substringAfter(':', ""))
    }

    /** Where the colon before the port stands, or the end. */
    private fun portColon(server: String): Int {
        var inBrackets = false
        for ((index, unit) in server.withIndex()) {
            if (unit == '[') inBrackets = true
            if (unit == ']') inBrackets = false
            if (unit == ':' && !inBrackets) return index
        }
        return server.length
    }

    private fun isPort(port: String): Boolean {
        if (port.any { it !in '0'..'9' }) return false
        val digits = port.trimStart('0')
        return digits.length <= 5 && (digits.isEmpty() || digits.toInt() <= 65535)
    }

    /** The path after its first slash, dot segments resolved. */
    private fun path(main: String, file: Boolean): String {
        val segments = ArrayList<String>()
        val parts = main.split('/')
        for ((index, part) in parts.withIndex()) {
            val dots = foldAscii(part).replace("%2e", ".")
            val last = index == parts.size - 1
            when {
                dots == ".." -> {
                    val keepsDrive = file && segments.size == 1 && isDriveLetter(segments[0])
                    if (segments.isNotEmpty() && !keepsDrive) segments.removeAt(segments.size - 1)
                    if (last) segments.add("")
                }
                dots == "." -> if (last) segments.add("")
                else -> segments.add(part)
            }
        }
        return segments.joinToString("/", "/")
    }

    private fun isDriveLetter(text: String): Boolean = text.length == 2 && isLetter(text[0]) && (text[1] == ':' || text[1] == '|')

    private fun isLetter(unit: Char): Boolean = unit in 'a'..'z' || unit in 'A'..'Z'
}
