package samewire.support

/** Bytes of [value] as JSON in UTF-8, written as [writeJson] does. */
internal fun jsonSize(value: Wire): Long = when (val plain = value.plain) {
    is Wire.Flag -> if (plain.value) 4 else 5
    is Wire.Number -> if (plain.value.isFinite()) numberText(plain.value).length.toLong() else 4
    is Wire.Text -> textSize(plain.value)
    is Wire.Items -> 1 + maxOf(1, plain.values.size) + plain.values.sumOf(::jsonSize)
    is Wire.Fields -> 1 + maxOf(1, plain.values.size) + plain.values.entries.sumOf { textSize(it.key) + 1 + jsonSize(it.value) }
    else -> 4
}

private fun textSize(text: String): Long = 2 + text.indices.sumOf { unitSize(text, it) }

/** A pair of surrogates takes four bytes, one alone the six of its escape. */
private fun unitSize(text: String, index: Int): Long = when (val unit = text[index]) {
    '"', '\\', '\b', '\t', '\n', '\u000C', '\r' -> 2
    in '\u0000'..'\u001F' -> 6
    in '\u0020'..'\u007F' -> 1
    in '\u0080'..'\u07FF' -> 2
    else -> if (!unit.isSurrogate()) 3 else if (isLoneSurrogate(text, index)) 6 else 2
}
