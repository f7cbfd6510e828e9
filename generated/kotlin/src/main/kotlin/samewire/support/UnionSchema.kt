package samewire.support

import samewire.support.input.Names

/** The first option that accepts. With exactly one option free of aborting issues, its issues are the union's. */
internal class UnionSchema(val options: List<Schema>) : Schema() {
    override fun absenceIn(depth: Int): Absence = options.maxOf { it.absenceIn(depth + 1) }

    override fun absentOut(depth: Int): Boolean = options.any { it.absentOut(depth + 1) }

    override fun values(depth: Int): List<Wire>? =
        options.map { it.values(depth + 1) }.takeIf { lists -> null !in lists }?.filterNotNull()?.flatten()

    override fun parse(value: Wire?, issues: Issues): Wire? {
        if (options.size == 1) return chosen(0, options[0].run(value, issues))
        val start = issues.size
        val results = ArrayList<Wire?>(options.size)
        val branches = ArrayList<List<Issue>>(options.size)
        for ((index, option) in options.withIndex()) {
            val result = option.run(value, issues)
            if (issues.size == start) return chosen(index, result)
            results.add(result)
            branches.add(issues.take(start))
        }
        val open = branches.indices.filter { index -> branches[index].all { it.flow == Flow.CONTINUES } }
        if (open.size == 1) {
            issues.addAll(branches[open[0]])
            return chosen(open[0], results[open[0]])
        }
        issues.add(Issue("invalid_union", "one of ${options.size} options", Flow.ABORTS, kind = Issue.Kind.Union(branches)))
        return value
    }

}

private fun chosen(index: Int, value: Wire?): Wire? =
    if (value == null || value === Wire.Inherited) value else Wire.Chosen(index, value)

/** One option of a discriminated union and the tags that choose it. */
internal class TaggedSchema(val tags: List<Wire>, val schema: Schema)

internal class DiscriminatedSchema(private val discriminator: String, private val options: List<TaggedSchema>) : Schema() {
    private val texts: Map<String, Int> =
        options.flatMapIndexed { index, option -> option.tags.filterIsInstance<Wire.Text>().map { it.value to index } }.toMap()

    val tagName: Names = Names(listOf(discriminator))
    val names: Names = Names(texts.keys.toList())

    /** The option that each of [names] chooses. */
    val optionOfName: IntArray = names.texts.map(texts::getValue).toIntArray()

    override fun absenceIn(depth: Int): Absence = options.maxOf { it.schema.absenceIn(depth + 1) }

    override fun absentOut(depth: Int): Boolean = options.any { it.schema.absentOut(depth + 1) }

    override fun claimsAbsent(discriminator: String, depth: Int): Boolean =
        depth < MAX_REFERENCES && options.count { it.schema.claimsAbsent(discriminator, depth + 1) } == 1

    override fun parse(value: Wire?, issues: Issues): Wire? {
        if (value !is Wire.Fields) {
            issues.add(Issue.wrongType("object"))
            return value
        }
        val option = optionFor(value.read(discriminator))
        if (option >= 0) return chosen(option, options[option].schema.run(value, issues))
        val path = Path(Step.Key(discriminator), null)
        issues.add(Issue("invalid_union", "a known $discriminator", Flow.ABORTS, path, Issue.Kind.Union(emptyList())))
        return value
    }

    private fun optionFor(tag: Wire?): Int = when (tag) {
        null -> options.indices.singleOrNull { options[it].schema.claimsAbsent(discriminator) } ?: -1
        is Wire.Text -> texts[tag.value] ?: -1
        else -> options.indexOfFirst { option -> option.tags.any { sameScalar(it, tag) } }
    }
}
