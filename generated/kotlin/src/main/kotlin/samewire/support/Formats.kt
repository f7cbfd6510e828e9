package samewire.support

import java.util.Base64

private val SPACE_LIKE: (Char) -> Boolean = ::isSpace

/** Zod's `base64`: what JavaScript's `atob` decodes, without white space and with its padding. */
internal fun isBase64(text: String): Boolean {
    if (text.any(SPACE_LIKE) || text.length % 4 != 0) return false
    val padding = if (text.endsWith("==")) 2 else if (text.endsWith("=")) 1 else 0
    return (0 until text.length - padding).all { base64Symbol(text[it]) >= 0 }
}

/** Zod's `base64url`: the alphabet of RFC 4648, section 5, without padding. */
internal fun isBase64Url(text: String): Boolean =
    text.length % 4 != 1 && text.all { it == '-' || it == '_' || (it != '+' && it != '/' && base64Symbol(it) >= 0) }

internal fun isIpv6(text: String): Boolean =
    text.isNotEmpty() && text.all { it in '0'..'9' || it in 'a'..'f' || it in 'A'..'F' || it == ':' || it == '.' } &&
        Ipv6.parse(text) != null

internal fun isCidrV6(text: String): Boolean {
    val parts = text.split('/')
    if (parts.size != 2) return false
    val prefix = parts[1].takeIf { it.length in 1..3 && it.all { unit -> unit in '0'..'9' } }?.toInt() ?: return false
    return prefix.toString() == parts[1] && prefix <= 128 && isIpv6(parts[0])
}

/** Zod's `jwt`: three parts, the first of them a base64 JSON object with an algorithm and no other type than `JWT`. */
internal fun isJwt(text: String): Boolean {
    val parts = text.split('.')
    if (parts.size != 3 || parts[0].isEmpty()) return false
    val header = decodeForgiving(parts[0])?.let { runCatching { JsonReader(it).read() }.getOrNull() }
    if (header !is Wire.Fields) return false
    val type = header.values["typ"]
    if ("typ" in header.values && !(type is Wire.Text && type.value == "JWT")) return false
    return when (val algorithm = header.values["alg"]) {
        null, Wire.Null -> false
        is Wire.Text -> algorithm.value.isNotEmpty()
        is Wire.Number -> algorithm.value != 0.0
        is Wire.Flag -> algorithm.value
        else -> true
    }
}

/** JavaScript's `atob`: one character per byte, or null. */
private fun decodeForgiving(text: String): String? {
    var body = text.filterNot { it == ' ' || it == '\t' || it == '\n' || it == '\u000C' || it == '\r' }
    if (body.length % 4 == 0) body = body.removeSuffix("=").let { if (it.length < body.length) it.removeSuffix("=") else it }
    if (body.length % 4 == 1 || body.any { base64Symbol(it) < 0 }) return null
    return String(Base64.getDecoder().decode(body + "=".repeat((4 - body.length % 4) % 4)), Charsets.ISO_8859_1)
}
