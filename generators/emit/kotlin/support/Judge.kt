package samewire.support

/** The output of a judgement and what was left out of the input for it. */
internal class Judged(val value: Wire, val leftOut: List<List<Step>>)

/** Judges [input] by [schema]. Throws [WireException] when it is refused. */
internal fun judge(schema: Schema, input: Wire, mode: Mode): Judged {
    val first = Issues()
    val output = schema.run(input, first)
    if (first.size == 0) return Judged(output ?: Wire.Null, emptyList())
    val removals = if (mode == Mode.READ) removalsFor(first.list(), input) else null
    if (removals == null) throw refusal(first)
    val second = Issues()
    val reduced = schema.run(project(input, removals), second)
    if (second.size > 0) throw refusal(second)
    return Judged(reduced ?: Wire.Null, removals)
}

private fun refusal(issues: Issues): WireException = WireException(issues.list().map { it.toPublic() })

/** The places to remove when every issue is tolerable (RD2, RD4, RD5, A3); null when one is not. */
private fun removalsFor(issues: List<Issue>, input: Wire): List<List<Step>>? {
    val found = ArrayList<List<Step>>()
    for (issue in issues) found += removalsFor(issue, emptyList(), input) ?: return null
    return found.distinct()
}

private fun removalsFor(issue: Issue, outer: List<Step>, input: Wire): List<List<Step>>? {
    val path = outer + issue.steps
    return when (val kind = issue.kind) {
        Issue.Kind.Plain -> null
        is Issue.Kind.UnknownKeys ->
            if (valueAt(input, path) is Wire.Fields) kind.keys.map { path + Step.Key(it) } else null
        Issue.Kind.UnknownValue -> nearestEntry(input, path)?.let { listOf(it) }
        is Issue.Kind.Union -> kind.branches.firstNotNullOfOrNull { branch -> branchRemovals(branch, path, input) }
    }
}

/**
 * What to remove of a list's [entry] when every issue with it is tolerable, from the entry on: the empty path is the entry
 * itself. Null when an issue is not tolerable, or when the entry could stay.
 */
internal fun entryRemovals(element: Schema, entry: Wire): List<List<Step>>? {
    val issues = Issues()
    element.run(entry, issues)
    val list = Wire.Items(listOf(entry))
    issues.prefix(0, Step.Index(0))
    val removals = removalsFor(issues.list(), list)?.map { it.drop(1) }
    return removals?.takeIf { emptyList<Step>() in it }
}

private fun branchRemovals(branch: List<Issue>, path: List<Step>, input: Wire): List<List<Step>>? {
    if (branch.isEmpty()) return null
    return branch.flatMap { removalsFor(it, path, input) ?: return null }
}

/** The innermost list entry on [path]. */
private fun nearestEntry(input: Wire, path: List<Step>): List<Step>? {
    if (valueAt(input, path) == null) return null
    val last = path.indices.lastOrNull { path[it] is Step.Index && valueAt(input, path.take(it)) is Wire.Items }
    return last?.let { path.take(it + 1) }
}

private fun valueAt(input: Wire, path: List<Step>): Wire? = path.fold<Step, Wire?>(input) { value, step ->
    when {
        value is Wire.Fields && step is Step.Key -> value.values[step.key]
        value is Wire.Items && step is Step.Index -> value.values.getOrNull(step.index)
        else -> null
    }
}

/** What to remove below one value. */
private class Cut(val below: LinkedHashMap<Step, Cut> = LinkedHashMap(), var removed: Boolean = false)

/** [input] without [removals]; only the containers on the way are copied (RD9), and indexes mean the original (A9). */
private fun project(input: Wire, removals: List<List<Step>>): Wire {
    val root = Cut()
    for (path in removals) path.fold(root) { cut, step -> cut.below.getOrPut(step) { Cut() } }.removed = true
    return project(input, root)
}

private fun project(value: Wire, cut: Cut): Wire = when (value) {
    is Wire.Items -> Wire.Items(
        value.values.mapIndexedNotNull { index, entry -> projectEntry(entry, cut.below[Step.Index(index)]) },
    )
    is Wire.Fields -> Wire.Fields(
        value.values.entries.mapNotNull { (key, entry) -> projectEntry(entry, cut.below[Step.Key(key)])?.let { key to it } }.toMap(),
    )
    else -> value
}

private fun projectEntry(entry: Wire, cut: Cut?): Wire? = if (cut == null) entry else if (cut.removed) null else project(entry, cut)
