package samewire.support.regex

/** A JavaScript regular expression, matched as JavaScript does. Safe to share between threads. */
internal class Pattern(source: String, flags: String) {
    private val flags = Flags(flags)
    private val program: Program
    private val anchored: Boolean

    init {
        val parser = Parser(source, this.flags)
        val node = parser.parse()
        program = Compiler(parser.groups, this.flags.folding).compile(node)
        anchored = this.flags.sticky || (!this.flags.multiline && startsAtStart(node))
    }

    /** JavaScript's `RegExp.prototype.test` with `lastIndex` 0: a match anywhere, with `y` only at the start. */
    fun test(text: String): Boolean {
        val machine = Machine(program, flags, text)
        var start = 0
        while (start <= text.length) {
            if (machine.matchesAt(start)) return true
            if (anchored) return false
            start += if (flags.unicode && start < text.length && text.codePointAt(start) > 0xFFFF) 2 else 1
        }
        return false
    }

    private fun startsAtStart(node: Node): Boolean = when (node) {
        Node.Start -> true
        is Node.Sequence -> startsAtStart(node.parts.first())
        is Node.Either -> node.options.all(::startsAtStart)
        is Node.Capture -> startsAtStart(node.body)
        else -> false
    }
}
