package samewire.support.regex

/** JavaScript's `Canonicalize`: what the flag `i` compares. */
internal class CaseFolding private constructor(mapping: Map<Int, Int>, private val canonical: (Int) -> Int) {
    /** Code points that compare equal, two or more at a time. */
    val classes: List<List<Int>> = (mapping.keys + mapping.values).groupBy(canonical).values.filter { it.size > 1 }

    fun same(a: Int, b: Int): Boolean = a == b || canonical(a) == canonical(b)

    companion object {
        /** With the flag `u` or `v`: simple case folding. */
        val UNICODE: CaseFolding by lazy { CaseFolding(CharacterMapping.fold) { CharacterMapping.fold[it] ?: it } }

        /** Without them: upper case of one UTF-16 unit, unless it grows or becomes ASCII. */
        val UNITS: CaseFolding by lazy {
            CaseFolding(CharacterMapping.upper.filterKeys { it <= 0xFFFF }) { code ->
                val upper = if (code > 0xFFFF) code else CharacterMapping.upper[code] ?: code
                if (code >= 128 && upper < 128) code else upper
            }
        }
    }
}
