package samewire.support

/** Where an issue stands, innermost step last in the text but first in the list: paths grow outwards. */
internal class Path(val step: Step, val inner: Path?)

/** A key of an object or an index of a list. */
internal sealed class Step {
    data class Key(val key: String) : Step()

    data class Index(val index: Int) : Step()
}

/** What an issue does to the checks that follow it. */
internal enum class Flow {
    /** Later checks run. */
    CONTINUES,

    /** Later checks are skipped, but for the length checks. */
    ABORTS,

    /** Every later check is skipped. */
    STOPS,
}

/** One finding. [code] is Zod's. */
internal class Issue(
    val code: String,
    val expected: String,
    val flow: Flow,
    var path: Path? = null,
    val kind: Kind = Kind.Plain,
) {
    /** What the response reading needs to know of an issue. */
    sealed class Kind {
        data object Plain : Kind()

        /** A text that an additive enum does not know (A3). */
        data object UnknownValue : Kind()

        class UnknownKeys(val keys: List<String>) : Kind()

        /** One list of issues per option, their paths relative to the union. */
        class Union(val branches: List<List<Issue>>) : Kind()
    }

    val steps: List<Step>
        get() = generateSequence(path) { it.inner }.map { it.step }.toList()

    companion object {
        fun wrongType(expected: String): Issue = Issue("invalid_type", expected, Flow.ABORTS)

        fun missing(key: String): Issue =
            Issue("invalid_type", "nonoptional", Flow.ABORTS, Path(Step.Key(key), null))

        fun custom(expected: String, stops: Boolean): Issue =
            Issue("custom", expected, if (stops) Flow.STOPS else Flow.CONTINUES)

        fun invalidJson(at: Int): Issue = Issue("invalid_json", "JSON at character $at", Flow.STOPS)

        fun invalidUtf8(): Issue = Issue("invalid_json", "JSON in well-formed UTF-8", Flow.STOPS)

        fun tooDeep(): Issue = Issue("too_deep", "at most $MAX_DEPTH levels of nesting", Flow.STOPS)
    }
}

/** The issues of one judgement, in order. A value's own issues are those added since it began. */
internal class Issues {
    private val all = ArrayList<Issue>()

    val size: Int get() = all.size

    fun add(issue: Issue) {
        all.add(issue)
    }

    fun addAll(issues: List<Issue>) {
        all.addAll(issues)
    }

    fun list(): List<Issue> = all

    /** Places the issues since [start] under [step]. */
    fun prefix(start: Int, step: Step) {
        for (index in start until all.size) all[index].path = Path(step, all[index].path)
    }

    /** Removes the issues since [start] and returns them. */
    fun take(start: Int): List<Issue> {
        val taken = ArrayList(all.subList(start, all.size))
        all.subList(start, all.size).clear()
        return taken
    }

    fun aborted(start: Int): Boolean = (start until all.size).any { all[it].flow != Flow.CONTINUES }

    fun stopped(start: Int): Boolean = (start until all.size).any { all[it].flow == Flow.STOPS }
}
