package samewire.support

/** Whether an absent key is allowed on the way in: Zod's three rungs. */
internal enum class Absence { REFUSED, PERMITTED, SUBSTITUTED }

/**
 * What the contract says of one value. [parse] mirrors Zod 4.6.7's algorithm of the same kind: it returns the output
 * and adds to the issues; with issues the output means nothing to a caller outside of judging.
 */
internal abstract class Schema {
    /** Portable checks; they run after the schema's own, while nothing aborted. */
    var rules: List<Rule> = emptyList()

    /** This schema without what allows absence and null. */
    open val core: Schema get() = this

    /** This schema without `readonly` around it. */
    open val unwrapped: Schema get() = this

    /** The rules of this schema and of what stands inside `readonly`. */
    open val outerRules: List<Rule> get() = rules

    /** A key with this schema may be absent from the input. */
    open fun absenceIn(depth: Int = 0): Absence = Absence.REFUSED

    /** A key with this schema may be absent from the output. */
    open fun absentOut(depth: Int = 0): Boolean = false

    /** Every value accepted, where the schema lists them (enums and literals and what wraps them). */
    open fun values(depth: Int = 0): List<Wire>? = null

    /** An object option without this discriminator is one of ours. */
    open fun claimsAbsent(discriminator: String, depth: Int = 0): Boolean = false

    /** [value] null means absent. */
    abstract fun parse(value: Wire?, issues: Issues): Wire?

    fun run(value: Wire?, issues: Issues): Wire? {
        if (rules.isEmpty()) return parse(value, issues)
        val start = issues.size
        val result = parse(value, issues)
        for (rule in rules) {
            if (issues.aborted(start)) break
            rule.check(result?.plain, issues)
        }
        return result
    }
}

/** How far references are followed when a property of a recursive schema is asked for. */
internal const val MAX_REFERENCES: Int = 64

/** A check as data: adds one issue when it does not hold. */
internal fun interface Rule {
    fun check(value: Wire?, issues: Issues)
}
