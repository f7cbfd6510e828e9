package samewire.support.regex

/** JavaScript's mappings of characters, from the tables of the generator: the platform's differ from one run time to the next. */
internal object CharacterMapping {
    /** Code points that become one other. */
    val lower: Map<Int, Int> = mapping(UnicodeTables.lower)
    val upper: Map<Int, Int> = mapping(UnicodeTables.upper)

    /** What stands for all code points that equal one another under the flags `iu`. */
    val fold: Map<Int, Int> = mapping(UnicodeTables.fold)

    /** Code points of hosts that become an ASCII one, or several or none. */
    val host: Map<Int, Int> = mapping(UnicodeTables.host)
    val hostTexts: Map<Int, String> = texts(UnicodeTables.hostTexts)

    private val lowerTexts: Map<Int, String> = texts(UnicodeTables.lowerTexts)
    private val upperTexts: Map<Int, String> = texts(UnicodeTables.upperTexts)
    private val cased: CharSet = CharSet.tabled("\\p{Cased}")
    private val ignorable: CharSet = CharSet.tabled("\\p{Case_Ignorable}")

    /** `String.prototype.toUpperCase`. */
    fun upperCase(text: String): String = changed(text) { code, _ -> upperTexts[code] ?: string(upper[code] ?: code) }

    /** `String.prototype.toLowerCase`; a sigma at the end of a word becomes the final one. */
    fun lowerCase(text: String): String = changed(text) { code, at ->
        if (code == SIGMA) string(if (isFinal(text, at)) 0x3C2 else 0x3C3) else lowerTexts[code] ?: string(lower[code] ?: code)
    }

    private inline fun changed(text: String, change: (Int, Int) -> String): String {
        val out = StringBuilder(text.length)
        var at = 0
        while (at < text.length) {
            val code = text.codePointAt(at)
            out.append(change(code, at))
            at += Character.charCount(code)
        }
        return out.toString()
    }

    private fun string(code: Int): String = String(Character.toChars(code))

    private const val SIGMA = 0x3A3

    /** A cased letter comes before, and none after, what does not matter to case skipped. */
    private fun isFinal(text: String, at: Int): Boolean {
        var before = at
        while (before > 0 && text.codePointBefore(before) in ignorable) before -= Character.charCount(text.codePointBefore(before))
        if (before == 0 || text.codePointBefore(before) !in cased) return false
        var after = at + 1
        while (after < text.length && text.codePointAt(after) in ignorable) after += Character.charCount(text.codePointAt(after))
        return after == text.length || text.codePointAt(after) !in cased
    }

    /**
     * Runs of four numbers to the base 36: how many code points are passed over, how many more than one change, how far
     * each is from the one before, and how far from what it becomes.
     */
    private fun mapping(encoded: String): Map<Int, Int> {
        val mapping = HashMap<Int, Int>()
        var next = 0
        for (run in encoded.split(' ')) {
            val (gap, more, step, change) = run.split(',').map { it.toInt(36) }
            for (index in 0..more) mapping[next + gap + index * step] = next + gap + index * step + change
            next += gap + more * step + 1
        }
        return mapping
    }

    /** `ß=SS`, with a space between. */
    private fun texts(encoded: String): Map<Int, String> =
        encoded.split(' ').associate { it.codePointAt(0) to it.substringAfter('=') }
}
