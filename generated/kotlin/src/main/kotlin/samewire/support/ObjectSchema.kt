package samewire.support

/** What becomes of keys that an object does not declare. */
internal sealed class UnknownKeys {
    data object Refused : UnknownKeys()

    data object Dropped : UnknownKeys()

    data object Kept : UnknownKeys()

    class Judged(val schema: Schema) : UnknownKeys()
}

internal class PropertySchema(val key: String, val schema: Schema) {
    val absenceIn: Absence by lazy(LazyThreadSafetyMode.PUBLICATION) { schema.absenceIn() }
    val absentOut: Boolean by lazy(LazyThreadSafetyMode.PUBLICATION) { schema.absentOut() }
}

internal class ObjectSchema(val unknownKeys: UnknownKeys, val properties: List<PropertySchema>) : Schema() {
    private val keys: Set<String> = properties.mapTo(HashSet()) { it.key }

    override fun claimsAbsent(discriminator: String, depth: Int): Boolean =
        properties.any { it.key == discriminator && it.absenceIn != Absence.REFUSED }

    override fun parse(value: Wire?, issues: Issues): Wire? {
        if (value !is Wire.Fields) {
            issues.add(Issue.wrongType("object"))
            return value
        }
        val out = LinkedHashMap<String, Wire>(value.values.size * 2)
        // Zod never reads a declared `__proto__`.
        for (property in properties) if (property.key != "__proto__") parseProperty(property, value, out, issues)
        if (unknownKeys !== UnknownKeys.Dropped) parseUnknown(value, out, issues)
        return Wire.Fields(out)
    }

    private fun parseProperty(property: PropertySchema, input: Wire.Fields, out: MutableMap<String, Wire>, issues: Issues) {
        val given = input.read(property.key)
        val start = issues.size
        val result = property.schema.run(given, issues)
        val failed = issues.size > start
        val mayLeaveOut = property.absentOut && property.absenceIn != Absence.REFUSED
        if (failed && given == null && mayLeaveOut) {
            issues.take(start)
            return
        }
        if (failed) issues.prefix(start, Step.Key(property.key))
        if (given == null && property.absenceIn == Absence.REFUSED) {
            if (!failed) issues.add(Issue.missing(property.key))
            return
        }
        if (given == null && mayLeaveOut && property.absenceIn == Absence.PERMITTED) return
        if (result != null && result !== Wire.Inherited) out[property.key] = result
    }

    private fun parseUnknown(input: Wire.Fields, out: MutableMap<String, Wire>, issues: Issues) {
        var refused: MutableList<String>? = null
        for ((key, value) in input.values) {
            if (key in keys) continue
            if (unknownKeys === UnknownKeys.Refused) {
                refused = refused ?: ArrayList()
                refused.add(key)
            } else if (key != "__proto__") {
                val start = issues.size
                val result = if (unknownKeys is UnknownKeys.Judged) unknownKeys.schema.run(value, issues) else value
                issues.prefix(start, Step.Key(key))
                if (result != null) out[key] = result
            }
        }
        if (refused != null) {
            issues.add(Issue("unrecognized_keys", "no other keys", Flow.CONTINUES, kind = Issue.Kind.UnknownKeys(refused)))
        }
    }
}
