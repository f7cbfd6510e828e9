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

    fun intersect(other: CharSet): CharSet = inverted().union(other.inverted()).inverted()

    fun minus(other: CharSet): CharSet = intersect(other.inverted())

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

        fun where(holds: (Int) -> Boolean): CharSet {
            val out = ArrayList<Int>()
            var start = -1
            for (code in 0..MAX + 1) {
                val member = code <= MAX && holds(code)
                if (member && start < 0) start = code
                if (!member && start >= 0) {
                    out += listOf(start, code - 1)
                    start = -1
                }
            }
            return CharSet(out.toIntArray())
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
