package samewire.support.regex

/** JavaScript's `Canonicalize`: what the flag `i` compares. */
internal class CaseFolding private constructor(private val canonical: (Int) -> Int) {
    private val variants: Map<Int, IntArray> by lazy {
        (0..LAST_CASED).filterNot { it in 0xD800..0xDFFF }.groupBy(canonical).filterValues { it.size > 1 }
            .mapValues { it.value.toIntArray() }
    }

    fun same(a: Int, b: Int): Boolean = a == b || canonical(a) == canonical(b)

    /** Some code point that compares equal to [code] is in [set]. */
    fun anyIn(set: CharSet, code: Int): Boolean = code in set || variants[canonical(code)]?.any { it in set } == true

    companion object {
        /** Past every letter with case. */
        private const val LAST_CASED = 0x1E943

        /** With the flag `u` or `v`: simple case folding. */
        val UNICODE: CaseFolding = CaseFolding { code ->
            if (code == 0x130 || code == 0x131) code else Character.toLowerCase(Character.toUpperCase(code))
        }

        /** Without them: upper case of one UTF-16 unit, unless it grows or becomes ASCII. */
        val UNITS: CaseFolding = CaseFolding { code ->
            val upper = if (code > 0xFFFF) "" else code.toChar().toString().uppercase(java.util.Locale.ROOT)
            if (upper.length != 1 || (code >= 128 && upper[0].code < 128)) code else upper[0].code
        }
    }
}
