package samewire.support.regex

/** A set of code points as sorted, disjoint, inclusive ranges: `from, to, from, to, …`. */
internal class CharSet private constructor(private val bounds: IntArray) {
    /** Members below 64, and from 64 to 127, as bits: by far the most that are asked for. */
    private val first: Long = bits(0)
    private val second: Long = bits(64)

    private fun bits(from: Int): Long = (0 until 64).fold(0L) { all, bit -> if (search(from + bit)) all or (1L shl bit) else all }

    operator fun contains(code: Int): Boolean = when {
        code ushr 6 == 0 -> (first ushr code) and 1L != 0L
        code ushr 6 == 1 -> (second ushr code) and 1L != 0L
        else -> search(code)
    }

    private fun search(code: Int): Boolean {
        var low = 0
        var high = bounds.size / 2 - 1
        while (low <= high) {
            val middle = (low + high) ushr 1
            if (code < bounds[2 * middle]) high = middle - 1 else if (code > bounds[2 * middle + 1]) low = middle + 1 else return true
        }
        return false
    }

    /** The set with all that compares equal to a member. */
    fun closed(folding: CaseFolding?): CharSet {
        if (folding == null) return this
        val added = folding.classes.filter { codes -> codes.any { it in this } }.flatten()
        return if (added.isEmpty()) this else of(bounds + added.flatMap { listOf(it, it) })
    }

    fun union(other: CharSet): CharSet = of(bounds + other.bounds)

    fun inverted(): CharSet {
        val out = ArrayList<Int>()
        var next = 0
        for (index in bounds.indices step 2) {
            if (bounds[index] > next) out += listOf(next, bounds[index] - 1)
            next = bounds[index + 1] + 1
        }
        if (next <= MAX) out += listOf(next, MAX)
        return CharSet(out.toIntArray())
    }

    companion object {
        const val MAX: Int = 0x10FFFF

        /** From pairs of inclusive ends in any order, overlaps allowed. */
        fun of(pairs: IntArray): CharSet {
            val ranges = (pairs.indices step 2).map { pairs[it] to pairs[it + 1] }.sortedBy { it.first }
            val out = ArrayList<Int>(pairs.size)
            for ((from, to) in ranges) {
                if (out.isNotEmpty() && from <= out.last() + 1) out[out.size - 1] = maxOf(out.last(), to) else out += listOf(from, to)
            }
            return CharSet(out.toIntArray())
        }

        fun ranges(vararg pairs: Int): CharSet = of(pairs)

        fun single(code: Int): CharSet = CharSet(intArrayOf(code, code))

        /**
         * A set as the generator writes it: how many code points are passed over and, after a hyphen, how many more than
         * one belong to it, to the base 36, in turn.
         */
        fun encoded(text: String): CharSet {
            val out = ArrayList<Int>()
            var next = 0
            for (token in text.split(' ')) {
                if (token.isEmpty()) continue
                val from = next + token.substringBefore('-').toInt(36)
                next = from + token.substringAfter('-', "0").toInt(36) + 1
                out += listOf(from, next - 1)
            }
            return CharSet(out.toIntArray())
        }

        private val known = java.util.concurrent.ConcurrentHashMap<String, CharSet>()

        /** A set that the generator wrote into the tables, by what stands in the pattern; it has those of its contract. */
        fun tabled(key: String): CharSet = known.getOrPut(key) {
            encoded(UnicodeTables.sets[key] ?: throw IllegalArgumentException("no table of $key"))
        }

        val EMPTY: CharSet = CharSet(intArrayOf())
        val ALL: CharSet = CharSet(intArrayOf(0, MAX))
        val DIGIT: CharSet = ranges('0'.code, '9'.code)
        val WORD: CharSet = ranges('0'.code, '9'.code, 'A'.code, 'Z'.code, '_'.code, '_'.code, 'a'.code, 'z'.code)
        val LINE_END: CharSet = ranges(0x0A, 0x0A, 0x0D, 0x0D, 0x2028, 0x2029)
        val SPACE: CharSet = ranges(
            0x09, 0x0D, 0x20, 0x20, 0xA0, 0xA0, 0x1680, 0x1680, 0x2000, 0x200A, 0x2028, 0x2029, 0x202F, 0x202F,
            0x205F, 0x205F, 0x3000, 0x3000, 0xFEFF, 0xFEFF,
        )
    }
}
