package samewire.support.regex

/** Reads what stands in square brackets, and the escapes that stand for a set. */
internal class ClassParser(private val scanner: Scanner, private val flags: Flags) {
    /** After the opening bracket. */
    fun readClass(): Node {
        if (flags.sets) return tabled("[" + scanner.takeClass())
        val inverted = scanner.take("^")
        val set = readPlainClass().closed(flags.folding)
        return Node.Chars(if (inverted) set.inverted() else set)
    }

    /**
     * With the flag `v`, after the backslash: what the tables have of a property as it is written; null for one of single
     * characters where case is not ignored.
     */
    fun readWrittenProperty(): Node? {
        if (!flags.sets || !(scanner.sees("p{") || scanner.sees("P{"))) return null
        val written = "\\" + scanner.upTo('}')
        if (!flags.ignoreCase && written !in UnicodeTables.texts) return null
        scanner.takeUntil('}')
        return tabled(written)
    }

    /** With the flag `v` a set is looked up as it is written: the generator worked out what it takes. */
    private fun tabled(written: String): Node {
        val key = if (flags.ignoreCase) "$written/i" else written
        val texts = UnicodeTables.texts[key] ?: return Node.Chars(CharSet.tabled(key))
        return Parser(texts, flags.withoutSets()).parse()
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
        flags.unicode && scanner.take("p{") -> CharSet.tabled("\\p{" + scanner.takeUntil('}') + "}")
        flags.unicode && scanner.take("P{") -> CharSet.tabled("\\p{" + scanner.takeUntil('}') + "}").inverted()
        else -> null
    }
}
