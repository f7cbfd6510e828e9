package samewire.support.regex

/** Reads what stands in square brackets, and the escapes that stand for a set. */
internal class ClassParser(private val scanner: Scanner, private val flags: Flags) {
    /** After the opening bracket. */
    fun readClass(): Node {
        val inverted = scanner.take("^")
        val set = if (flags.sets) readSetClass() else readPlainClass()
        return Node.Chars(set, inverted)
    }

    private fun readPlainClass(): CharSet {
        val pairs = ArrayList<Int>()
        var sets = CharSet.EMPTY
        while (!scanner.take("]")) {
            val from = readMember()
            if (from is Member.Many) sets = sets.union(from.set)
            if (!scanner.sees("-") || scanner.sees("-]")) {
                if (from is Member.One) pairs += listOf(from.code, from.code)
                continue
            }
            scanner.take("-")
            val to = readMember()
            if (from is Member.One && to is Member.One) {
                if (from.code > to.code) scanner.fail()
                pairs += listOf(from.code, to.code)
            } else {
                // A set at one end: the dash stands for itself.
                for (end in listOf(from, to)) if (end is Member.One) pairs += listOf(end.code, end.code)
                if (to is Member.Many) sets = sets.union(to.set)
                pairs += listOf('-'.code, '-'.code)
            }
        }
        return CharSet.of(pairs.toIntArray()).union(sets)
    }

    /** The flag `v`: nested classes, `--` and `&&`. */
    private fun readSetClass(): CharSet {
        var set = CharSet.EMPTY
        while (!scanner.take("]")) {
            set = when {
                scanner.take("--") -> set.minus(readOperand())
                scanner.take("&&") -> set.intersect(readOperand())
                else -> set.union(readOperand())
            }
        }
        return set
    }

    private fun readOperand(): CharSet {
        if (scanner.take("[")) {
            val inverted = scanner.take("^")
            return readSetClass().let { if (inverted) it.inverted() else it }
        }
        if (scanner.take("\\q{")) return readTexts()
        val from = readMember()
        if (from is Member.Many) return from.set
        val code = (from as Member.One).code
        if (!scanner.sees("-") || scanner.sees("--")) return CharSet.single(code)
        scanner.take("-")
        return CharSet.ranges(code, (readMember() as? Member.One ?: scanner.fail()).code)
    }

    private fun readTexts(): CharSet {
        val texts = scanner.takeUntil('}').split('|')
        if (texts.any { it.codePointCount(0, it.length) != 1 }) scanner.fail()
        return CharSet.of(texts.flatMap { listOf(it.codePointAt(0), it.codePointAt(0)) }.toIntArray())
    }

    private sealed class Member {
        class One(val code: Int) : Member()

        class Many(val set: CharSet) : Member()
    }

    private fun readMember(): Member {
        if (!scanner.take("\\")) return Member.One(scanner.next())
        return readSetEscape()?.let { Member.Many(it) } ?: Member.One(scanner.readCharacterEscape(inClass = true))
    }

    /** After the backslash: the set that the escape stands for, or null when it is a single character. */
    fun readSetEscape(): CharSet? = when {
        scanner.take("d") -> CharSet.DIGIT
        scanner.take("D") -> CharSet.DIGIT.inverted()
        scanner.take("w") -> flags.word
        scanner.take("W") -> flags.word.inverted()
        scanner.take("s") -> CharSet.SPACE
        scanner.take("S") -> CharSet.SPACE.inverted()
        flags.unicode && scanner.take("p{") -> UnicodeProperty.named(scanner.takeUntil('}'))
        flags.unicode && scanner.take("P{") -> UnicodeProperty.named(scanner.takeUntil('}')).inverted()
        else -> null
    }
}
