package samewire.support

/**
 * A host in its normal form: names and dotted quads with ASCII letters in lower case, IPv6 as the WHATWG URL parser
 * writes it. A text with a colon that is no IPv6 address stays as it is.
 */
internal fun normalHost(): TextStep = TextStep { text, _ ->
    if (':' in text) Ipv6.parse(text)?.let(Ipv6::write) ?: text else foldAscii(text)
}

/** Every label that starts with `xn--` has a rest that RFC 3492 decodes; nothing else of the text is judged. */
internal fun punycode(stops: Boolean = false): Rule = textRule("a host name", stops) { text ->
    text.split('.').all { !it.startsWith("xn--") || decodesAsPunycode(it.substring(4)) }
}

private const val BASE = 36
private const val T_MIN = 1
private const val T_MAX = 26
private const val OVERFLOW = 0x7fffffffL

/** Whether RFC 3492 decodes the text, to no code point that is [refused]. */
internal fun decodesAsPunycode(rest: String, refused: (Int) -> Boolean = { false }): Boolean {
    if (rest.isEmpty() || rest.any { it.code > 0x7f }) return false
    // As in the RFC's sample, a hyphen in front is no delimiter but a digit, and an invalid one.
    val basic = maxOf(0, rest.lastIndexOf('-'))
    var count = basic.toLong()
    var at = if (basic > 0) basic + 1 else 0
    var point = 128L
    var bias = 72L
    var place = 0L
    while (at < rest.length) {
        val before = place
        var weight = 1L
        var k = BASE.toLong()
        while (true) {
            val digit = if (at < rest.length) punycodeDigit(rest[at++]) else -1
            if (digit < 0 || digit > (OVERFLOW - place) / weight) return false
            place += digit * weight
            val threshold = minOf(maxOf(k - bias, T_MIN.toLong()), T_MAX.toLong())
            if (digit < threshold) break
            if (weight > OVERFLOW / (BASE - threshold)) return false
            weight *= BASE - threshold
            k += BASE
        }
        count++
        bias = adapt(place - before, count, before == 0L)
        point += place / count
        if (point > 0x10ffff || point in 0xd800..0xdfff || refused(point.toInt())) return false
        place = place % count + 1
    }
    return true
}

private fun punycodeDigit(unit: Char): Int = when (unit) {
    in 'a'..'z' -> unit - 'a'
    in '0'..'9' -> unit - '0' + 26
    else -> -1
}

private fun adapt(change: Long, count: Long, isFirst: Boolean): Long {
    var delta = if (isFirst) change / 700 else change shr 1
    delta += delta / count
    var k = 0L
    while (delta > ((BASE - T_MIN) * T_MAX) shr 1) {
        delta /= BASE - T_MIN
        k += BASE
    }
    return k + (BASE - T_MIN + 1) * delta / (delta + 38)
}
