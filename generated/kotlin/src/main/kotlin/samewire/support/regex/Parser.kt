package samewire.support.regex

/** Reads the source of a JavaScript regular expression, with the web's lenient grammar where no `u` or `v` is set. */
internal class Parser(private val source: String, private val flags: Flags) {
    private val names: List<String?> = findGroups(source)
    private val scanner = Scanner(source, flags)
    private val classes = ClassParser(scanner, flags)
    private var group = 0

    val groups: Int get() = names.size

    fun parse(): Node = readEither().also { if (!scanner.atEnd) scanner.fail() }

    private fun readEither(): Node {
        val options = arrayListOf(readSequence())
        while (scanner.take("|")) options.add(readSequence())
        return options.singleOrNull() ?: Node.Either(options)
    }

    private fun readSequence(): Node {
        val parts = ArrayList<Node>()
        while (!scanner.atEnd && !scanner.sees("|") && !scanner.sees(")")) {
            val firstGroup = group + 1
            parts.add(readRepeat(readAtom(), firstGroup))
        }
        return if (parts.isEmpty()) Node.Empty else parts.singleOrNull() ?: Node.Sequence(parts)
    }

    private fun readRepeat(body: Node, firstGroup: Int): Node {
        val (min, max) = when {
            scanner.take("*") -> 0 to -1
            scanner.take("+") -> 1 to -1
            scanner.take("?") -> 0 to 1
            else -> scanner.takeBraces() ?: return body
        }
        return Node.Repeat(body, min, max, greedy = !scanner.take("?"), groups = firstGroup..group)
    }

    private fun readAtom(): Node = when {
        scanner.take("^") -> Node.Start
        scanner.take("$") -> Node.End
        scanner.take(".") -> Node.Chars(if (flags.dotAll) CharSet.ALL else CharSet.LINE_END.inverted())
        scanner.take("[") -> classes.readClass()
        scanner.take("(?:") -> closed(readEither())
        scanner.take("(?=") -> closed(Node.Look(readEither(), behind = false, negative = false))
        scanner.take("(?!") -> closed(Node.Look(readEither(), behind = false, negative = true))
        scanner.take("(?<=") -> closed(Node.Look(readEither(), behind = true, negative = false))
        scanner.take("(?<!") -> closed(Node.Look(readEither(), behind = true, negative = true))
        scanner.take("(") -> readCapture()
        scanner.take("\\b") -> Node.WordEdge(negative = false)
        scanner.take("\\B") -> Node.WordEdge(negative = true)
        scanner.sees("\\") -> readEscape()
        else -> Node.Literal(scanner.next())
    }

    private fun readCapture(): Node {
        val index = ++group
        if (scanner.take("?<")) scanner.takeUntil('>')
        return closed(Node.Capture(readEither(), index))
    }

    private fun closed(node: Node): Node = node.also { if (!scanner.take(")")) scanner.fail() }

    private fun readEscape(): Node {
        val named = names.any { it != null }
        if ((flags.unicode || named) && scanner.take("\\k<")) {
            return Node.BackReference(names.indexOf(scanner.takeUntil('>')) + 1)
        }
        scanner.takeBackReference(groups)?.let { return Node.BackReference(it) }
        scanner.next()
        classes.readWrittenProperty()?.let { return it }
        return classes.readSetEscape()?.let { Node.Chars(it.closed(flags.folding)) } ?: Node.Literal(scanner.readCharacterEscape(inClass = false))
    }
}

/** The name of every capturing group in order, null for one without. */
private fun findGroups(source: String): List<String?> {
    val names = ArrayList<String?>()
    var inClass = false
    var at = 0
    while (at < source.length) {
        when (source[at]) {
            '\\' -> at++
            '[' -> inClass = true
            ']' -> inClass = false
            '(' -> if (!inClass) {
                val named = source.startsWith("(?<", at) && source.getOrNull(at + 3) !in setOf('=', '!')
                if (named) names.add(source.substring(at + 3, source.indexOf('>', at)))
                if (source.getOrNull(at + 1) != '?') names.add(null)
            }
        }
        at++
    }
    return names
}
