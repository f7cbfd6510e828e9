package samewire.support.regex

/**
 * Runs a program over a text by backtracking, as JavaScript defines it. Choices and the registers to restore stand on
 * one growing list, so that long texts use no stack.
 */
internal class Machine(private val program: Program, private val flags: Flags, private val text: String) {
    private val registers = IntArray(program.registers) { -1 }
    private var trail = IntArray(64)
    private var used = 0

    fun matchesAt(start: Int): Boolean {
        registers.fill(-1)
        used = 0
        return run(0, start) >= 0
    }

    /** Where the match from [from] ends, or -1. */
    private fun run(from: Int, start: Int): Int {
        val base = used
        var at = from
        var place = start
        while (true) {
            var next = at + 1
            var ok = true
            when (val step = program.steps[at]) {
                Step.Done -> return place
                is Step.Literal -> {
                    val code = if (step.back) before(place) else after(place)
                    ok = code >= 0 && (code == step.code || flags.folding?.same(code, step.code) == true)
                    if (ok) place += if (step.back) -width(code) else width(code)
                }
                is Step.Chars -> {
                    val code = if (step.back) before(place) else after(place)
                    ok = code >= 0 && code in step.set
                    if (ok) place += if (step.back) -width(code) else width(code)
                }
                is Step.Run -> {
                    val end = take(step, place)
                    ok = end >= 0
                    if (ok) place = end
                    // A run that may give back leaves a choice: least place, then the place reached.
                    if (ok && runFloor < place) push(RUN, next, runFloor, place)
                }
                is Step.Split -> {
                    push(CHOICE, step.second, place, 0)
                    next = step.first
                }
                is Step.Jump -> next = step.target
                is Step.Save -> set(step.register, place)
                is Step.Reset -> set(step.register, 0)
                is Step.Loop -> {
                    val count = registers[step.count]
                    val roundWasEmpty = count > step.min && registers[step.place] == place
                    when {
                        roundWasEmpty -> ok = false
                        count < step.min -> Unit
                        step.max in 0..count -> next = step.exit
                        step.greedy -> push(CHOICE, step.exit, place, 0)
                        else -> {
                            push(CHOICE, at + 1, place, 0)
                            next = step.exit
                        }
                    }
                }
                is Step.Round -> {
                    set(step.count, registers[step.count] + 1)
                    set(step.place, place)
                    for (group in step.groups) {
                        set(2 * group, -1)
                        set(2 * group + 1, -1)
                    }
                }
                is Step.Look -> {
                    val mark = used
                    val found = run(at + 1, place) >= 0
                    if (found && !step.negative) forgetChoices(mark) else rewind(mark)
                    ok = found != step.negative
                    next = step.after
                }
                is Step.BackReference -> {
                    val end = backReference(step, place)
                    ok = end >= 0
                    if (ok) place = end
                }
                Step.Start -> ok = place == 0 || (flags.multiline && text[place - 1].code in CharSet.LINE_END)
                Step.End -> ok = place == text.length || (flags.multiline && text[place].code in CharSet.LINE_END)
                is Step.WordEdge -> ok = (isWord(place - 1) != isWord(place)) != step.negative
            }
            if (ok) {
                at = next
            } else {
                if (!backtrack(base)) return -1
                at = resumeAt
                place = resumePlace
            }
        }
    }

    private var runFloor = 0
    private var resumeAt = 0
    private var resumePlace = 0

    private fun take(step: Step.Run, start: Int): Int {
        var place = start
        var count = 0
        runFloor = if (step.min == 0) start else Int.MAX_VALUE
        while (step.max < 0 || count < step.max) {
            val code = after(place)
            if (code < 0 || code !in step.set) break
            place += width(code)
            count++
            if (count == step.min) runFloor = place
        }
        return if (count < step.min) -1 else place
    }

    /** Undoes registers down to the latest choice since [base] and takes it up. */
    private fun backtrack(base: Int): Boolean {
        while (used > base) {
            used -= 4
            val kind = trail[used]
            when (kind) {
                CHOICE -> {
                    resumeAt = trail[used + 1]
                    resumePlace = trail[used + 2]
                    return true
                }
                RUN -> {
                    val floor = trail[used + 2]
                    val place = trail[used + 3]
                    val pair = flags.unicode && place - 2 >= floor && text[place - 1].isLowSurrogate() && text[place - 2].isHighSurrogate()
                    resumePlace = place - if (pair) 2 else 1
                    resumeAt = trail[used + 1]
                    if (resumePlace > floor) push(RUN, resumeAt, floor, resumePlace)
                    return true
                }
                else -> registers[kind] = trail[used + 1]
            }
        }
        return false
    }

    private fun rewind(mark: Int) {
        while (used > mark) {
            used -= 4
            if (trail[used] >= 0) registers[trail[used]] = trail[used + 1]
        }
    }

    private fun forgetChoices(mark: Int) {
        var kept = mark
        for (index in mark until used step 4) {
            if (trail[index] < 0) continue
            trail.copyInto(trail, kept, index, index + 4)
            kept += 4
        }
        used = kept
    }

    private fun set(register: Int, value: Int) {
        if (registers[register] == value) return
        push(register, registers[register], 0, 0)
        registers[register] = value
    }

    private fun push(kind: Int, a: Int, b: Int, c: Int) {
        if (used + 4 > trail.size) trail = trail.copyOf(trail.size * 2)
        trail[used] = kind
        trail[used + 1] = a
        trail[used + 2] = b
        trail[used + 3] = c
        used += 4
    }

    private fun backReference(step: Step.BackReference, place: Int): Int {
        val from = registers[2 * step.group]
        val to = registers[2 * step.group + 1]
        if (from < 0 || to < 0) return place
        val start = if (step.back) place - (to - from) else place
        if (start < 0 || start + (to - from) > text.length) return -1
        var offset = 0
        while (offset < to - from) {
            val a = after(from + offset)
            val b = after(start + offset)
            if (a != b && flags.folding?.same(a, b) != true) return -1
            offset += width(a)
        }
        return if (step.back) start else start + (to - from)
    }

    private fun isWord(place: Int): Boolean = place in text.indices && text[place].code in flags.word

    private fun after(place: Int): Int = when {
        place >= text.length -> -1
        flags.unicode -> text.codePointAt(place)
        else -> text[place].code
    }

    private fun before(place: Int): Int = when {
        place <= 0 -> -1
        flags.unicode -> text.codePointBefore(place)
        else -> text[place - 1].code
    }

    private fun width(code: Int): Int = if (code > 0xFFFF) 2 else 1

    private companion object {
        const val CHOICE = -1
        const val RUN = -2
    }
}
