package samewire.support

import samewire.support.regex.NewerUnicode

/** JavaScript's `toLowerCase`, which knows the final sigma by Unicode's rule; the platform looks for words instead. */
internal fun lowerCase(text: String): String {
    if (text.all { it.code < 0x80 }) return foldAscii(text)
    val out = StringBuilder(text.length)
    var at = 0
    while (at < text.length) {
        val code = text.codePointAt(at)
        when (code) {
            SIGMA -> out.append(if (isFinal(text, at)) '\u03C2' else '\u03C3')
            DOTTED_I -> out.append("i\u0307")
            else -> out.appendCodePoint(Character.toLowerCase(code))
        }
        at += Character.charCount(code)
    }
    return out.toString()
}

private const val SIGMA = 0x3A3
private const val DOTTED_I = 0x130

/** A cased letter comes before, and none after, what does not matter to case skipped. */
private fun isFinal(text: String, at: Int): Boolean {
    var before = at
    while (before > 0 && isIgnorable(text.codePointBefore(before))) before -= Character.charCount(text.codePointBefore(before))
    if (before == 0 || !isCased(text.codePointBefore(before))) return false
    var after = at + 1
    while (after < text.length && isIgnorable(text.codePointAt(after))) after += Character.charCount(text.codePointAt(after))
    return after == text.length || !isCased(text.codePointAt(after))
}

private fun isCased(code: Int): Boolean =
    Character.isLowerCase(code) || Character.isUpperCase(code) || Character.isTitleCase(code)

private fun isIgnorable(code: Int): Boolean = when (NewerUnicode.categoryOf(code).toByte()) {
    Character.NON_SPACING_MARK, Character.ENCLOSING_MARK, Character.FORMAT, Character.MODIFIER_LETTER,
    Character.MODIFIER_SYMBOL,
    -> true
    else -> code < 0x10000 && code.toChar() in IGNORED_PUNCTUATION
}

private const val IGNORED_PUNCTUATION =
    "'.:\u00B7\u0387\u055F\u05F4\u2018\u2019\u2024\u2027\uFE13\uFE52\uFE55\uFF07\uFF0E\uFF1A"
