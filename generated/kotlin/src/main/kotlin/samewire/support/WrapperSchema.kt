package samewire.support

/** Another named type. */
internal class ReferenceSchema(private val model: Model<*>) : Schema() {
    override fun absenceIn(depth: Int): Absence =
        if (depth > MAX_REFERENCES) Absence.REFUSED else model.schema.absenceIn(depth + 1)

    override fun absentOut(depth: Int): Boolean = depth <= MAX_REFERENCES && model.schema.absentOut(depth + 1)

    override fun values(depth: Int): List<Wire>? = if (depth > MAX_REFERENCES) null else model.schema.values(depth + 1)

    override fun claimsAbsent(discriminator: String, depth: Int): Boolean =
        depth <= MAX_REFERENCES && model.schema.claimsAbsent(discriminator, depth + 1)

    override fun parse(value: Wire?, issues: Issues): Wire? = model.schema.run(value, issues)
}

/** A schema that mostly does what [inner] does. */
internal abstract class WrapperSchema(protected val inner: Schema) : Schema() {
    override val core: Schema get() = inner.core

    override fun absenceIn(depth: Int): Absence = inner.absenceIn(depth + 1)

    override fun absentOut(depth: Int): Boolean = inner.absentOut(depth + 1)

    override fun values(depth: Int): List<Wire>? = inner.values(depth + 1)
}

internal class OptionalSchema(inner: Schema, private val exact: Boolean) : WrapperSchema(inner) {
    override fun absenceIn(depth: Int): Absence =
        if (inner.absenceIn(depth + 1) == Absence.SUBSTITUTED) Absence.SUBSTITUTED else Absence.PERMITTED

    override fun absentOut(depth: Int): Boolean = true

    override fun parse(value: Wire?, issues: Issues): Wire? {
        if (exact || value != null) return inner.run(value, issues)
        if (inner.absenceIn() != Absence.SUBSTITUTED) return null
        val start = issues.size
        val result = inner.run(null, issues)
        return if (issues.take(start).isEmpty()) result else null
    }
}

internal class NullableSchema(inner: Schema) : WrapperSchema(inner) {
    override fun values(depth: Int): List<Wire>? = inner.values(depth + 1)?.plus(Wire.Null)

    override fun parse(value: Wire?, issues: Issues): Wire? = if (value === Wire.Null) value else inner.run(value, issues)
}

internal class NonOptionalSchema(inner: Schema) : WrapperSchema(inner) {
    override fun absenceIn(depth: Int): Absence = Absence.REFUSED

    override fun absentOut(depth: Int): Boolean = false

    override fun parse(value: Wire?, issues: Issues): Wire? {
        val start = issues.size
        val result = inner.run(value, issues)
        if (result == null && issues.size == start) issues.add(Issue.wrongType("nonoptional"))
        return result
    }
}

internal class ReadonlySchema(inner: Schema) : WrapperSchema(inner) {
    override val unwrapped: Schema get() = inner.unwrapped

    override val outerRules: List<Rule> get() = inner.outerRules + rules

    override fun claimsAbsent(discriminator: String, depth: Int): Boolean = inner.claimsAbsent(discriminator, depth + 1)

    override fun parse(value: Wire?, issues: Issues): Wire? = inner.run(value, issues)
}

/** A missing value becomes what [inner] makes of [value]. A default is a value of its schema, so that it stays as it is. */
internal class FilledSchema(inner: Schema, private val value: Wire) : WrapperSchema(inner) {
    override fun absenceIn(depth: Int): Absence = Absence.SUBSTITUTED

    override fun absentOut(depth: Int): Boolean = false

    override fun parse(value: Wire?, issues: Issues): Wire? = inner.run(value ?: this.value, issues)
}
