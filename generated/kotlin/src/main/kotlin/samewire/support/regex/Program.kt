package samewire.support.regex

/** What the machine does next. Targets are indexes into the program. */
internal sealed class Step {
    class Literal(val code: Int, val back: Boolean) : Step()

    class Chars(val set: CharSet, val back: Boolean) : Step()

    /** As many of the set as there are, up to [max], given back one by one down to [min]. */
    class Run(val set: CharSet, val min: Int, val max: Int) : Step()

    /** Tries [first], then [second]. */
    class Split(var first: Int = 0, var second: Int = 0) : Step()

    class Jump(val target: Int) : Step()

    /** Stores the place in a register. */
    class Save(val register: Int) : Step()

    class Reset(val register: Int) : Step()

    /** The head of a counted loop; [count] and [place] are registers. */
    class Loop(val count: Int, val place: Int, val min: Int, val max: Int, val greedy: Boolean, var exit: Int = 0) : Step()

    /** Begins a round: counts it, remembers where, and empties the captures inside. */
    class Round(val count: Int, val place: Int, val groups: IntRange) : Step()

    /** The body follows and ends with [Done]; [after] is what comes next. */
    class Look(val negative: Boolean, var after: Int = 0) : Step()

    class BackReference(val group: Int, val back: Boolean) : Step()

    data object Start : Step()

    data object End : Step()

    class WordEdge(val negative: Boolean) : Step()

    data object Done : Step()
}

/** Turns a parsed expression into steps. Registers: two per group (start, end), then two per loop. */
internal class Compiler(groups: Int, private val folding: CaseFolding?) {
    private val steps = ArrayList<Step>()
    private var registers = 2 * (groups + 1)

    fun compile(node: Node): Program {
        emit(node, back = false)
        steps.add(Step.Done)
        return Program(steps, registers)
    }

    private fun emit(node: Node, back: Boolean) {
        when (node) {
            Node.Empty -> Unit
            Node.Start -> steps.add(Step.Start)
            Node.End -> steps.add(Step.End)
            is Node.Literal -> steps.add(Step.Literal(node.code, back))
            is Node.Chars -> steps.add(Step.Chars(node.set, back))
            is Node.WordEdge -> steps.add(Step.WordEdge(node.negative))
            is Node.BackReference -> steps.add(Step.BackReference(node.group, back))
            is Node.Sequence -> for (part in if (back) node.parts.reversed() else node.parts) emit(part, back)
            is Node.Either -> emitEither(node.options, back)
            is Node.Capture -> {
                steps.add(Step.Save(2 * node.group + if (back) 1 else 0))
                emit(node.body, back)
                steps.add(Step.Save(2 * node.group + if (back) 0 else 1))
            }
            is Node.Look -> {
                val look = Step.Look(node.negative).also(steps::add)
                emit(node.body, node.behind)
                steps.add(Step.Done)
                look.after = steps.size
            }
            is Node.Repeat -> emitRepeat(node, back)
        }
    }

    private fun emitEither(options: List<Node>, back: Boolean) {
        val jumps = ArrayList<Int>()
        for ((index, option) in options.withIndex()) {
            val split = if (index < options.size - 1) Step.Split(first = steps.size + 1).also(steps::add) else null
            emit(option, back)
            if (split != null) {
                jumps.add(steps.size)
                steps.add(Step.Done)
                split.second = steps.size
            }
        }
        for (jump in jumps) steps[jump] = Step.Jump(steps.size)
    }

    private fun emitRepeat(node: Node.Repeat, back: Boolean) {
        val body = if (node.body is Node.Literal) Node.Chars(CharSet.single(node.body.code).closed(folding)) else node.body
        if (body is Node.Chars && node.greedy && !back) {
            steps.add(Step.Run(body.set, node.min, node.max))
            return
        }
        val count = registers++
        val place = registers++
        steps.add(Step.Reset(count))
        val head = steps.size
        val loop = Step.Loop(count, place, node.min, node.max, node.greedy).also(steps::add)
        steps.add(Step.Round(count, place, node.groups))
        emit(body, back)
        steps.add(Step.Jump(head))
        loop.exit = steps.size
    }
}

internal class Program(val steps: List<Step>, val registers: Int)
