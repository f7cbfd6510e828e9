package samewire.support

/** One bound on the number of entries. */
internal class SizeStep(val kind: Kind, val value: Int) {
    enum class Kind { MIN, MAX, EXACT }

    fun holds(size: Int): Boolean = (kind == Kind.MAX || size >= value) && (kind == Kind.MIN || size <= value)

    fun issue(size: Int, flow: Flow): Issue? = when {
        kind != Kind.MAX && size < value -> Issue("too_small", words(), flow)
        kind != Kind.MIN && size > value -> Issue("too_big", words(), flow)
        else -> null
    }

    private fun words(): String = when (kind) {
        Kind.MIN -> "at least $value entries"
        Kind.MAX -> "at most $value entries"
        Kind.EXACT -> "$value entries"
    }
}

internal class ListSchema(val element: Schema, private val steps: List<SizeStep>) : Schema() {
    val elementCore: Schema = element.core

    /** Of [given] entries [kept] are left: the upper bounds count all of them, the lower ones those that stay too. */
    fun holds(given: Int, kept: Int): Boolean {
        for (step in steps) if (!step.holds(given) || (step.kind != SizeStep.Kind.MAX && !step.holds(kept))) return false
        return true
    }

    override fun parse(value: Wire?, issues: Issues): Wire? {
        val start = issues.size
        if (value !is Wire.Items) {
            issues.add(Issue.wrongType("array"))
            return value
        }
        // An over-long list fails before any entry is looked at.
        for (step in steps) {
            if (step.kind != SizeStep.Kind.MIN && value.values.size > step.value) {
                step.issue(value.values.size, Flow.STOPS)?.let(issues::add)
                return value
            }
        }
        val out = ArrayList<Wire>(value.values.size)
        for ((index, entry) in value.values.withIndex()) {
            val before = issues.size
            val result = element.run(entry, issues)
            if (issues.size > before) issues.prefix(before, Step.Index(index))
            out.add(result ?: Wire.Null)
        }
        for (step in steps) if (!issues.stopped(start)) step.issue(out.size, Flow.CONTINUES)?.let(issues::add)
        return Wire.Items(out)
    }
}

internal class TupleSchema(private val items: List<Schema>, private val rest: Schema?) : Schema() {
    private val requiredIn: Int by lazy(LazyThreadSafetyMode.PUBLICATION) {
        items.indexOfLast { it.absenceIn() == Absence.REFUSED } + 1
    }
    private val requiredOut: Int by lazy(LazyThreadSafetyMode.PUBLICATION) { items.indexOfLast { !it.absentOut() } + 1 }

    override fun parse(value: Wire?, issues: Issues): Wire? {
        if (value !is Wire.Items) {
            issues.add(Issue.wrongType("tuple"))
            return value
        }
        val input = value.values
        if (rest == null) {
            if (input.size < requiredIn) {
                issues.add(Issue("too_small", "at least $requiredIn items", Flow.ABORTS))
                return value
            }
            if (input.size > items.size) issues.add(Issue("too_big", "at most ${items.size} items", Flow.ABORTS))
        }
        val out = ArrayList<Wire?>(input.size)
        for ((index, item) in items.withIndex()) {
            val before = issues.size
            val result = item.run(input.getOrNull(index), issues)
            if (index >= input.size && index >= requiredOut) {
                val permitted = item.absenceIn() == Absence.PERMITTED
                if (permitted || issues.size > before) {
                    issues.take(before)
                    break
                }
            }
            issues.prefix(before, Step.Index(index))
            out.add(result)
        }
        if (rest != null) {
            for (index in items.size until input.size) {
                val before = issues.size
                val result = rest.run(input[index], issues)
                issues.prefix(before, Step.Index(index))
                out.add(result)
            }
        }
        while (out.size > input.size && out.last() == null && items[out.size - 1].absentOut()) out.removeAt(out.size - 1)
        return Wire.Items(out.map { it ?: Wire.Null })
    }
}
