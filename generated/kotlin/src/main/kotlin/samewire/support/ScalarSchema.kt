package samewire.support

import samewire.support.input.Names

/** Any JSON value at all. */
internal class AnySchema : Schema() {
    override fun parse(value: Wire?, issues: Issues): Wire? = value
}

/** Any JSON value with finite numbers. Zod drops a `__proto__` key of such a value. */
internal class JsonSchema : Schema() {
    override fun parse(value: Wire?, issues: Issues): Wire? {
        val copy = if (value == null) null else copy(value)
        if (copy == null) issues.add(Issue("invalid_union", "JSON with finite numbers", Flow.ABORTS))
        return copy
    }

    private fun copy(value: Wire): Wire? = when (value) {
        is Wire.Number -> value.takeIf { it.value.isFinite() }
        is Wire.Items -> {
            val copies = value.values.map { copy(it) ?: return null }
            Wire.Items(copies)
        }
        is Wire.Fields -> {
            val copies = LinkedHashMap<String, Wire>()
            for ((key, each) in value.values) if (key != "__proto__") copies[key] = copy(each) ?: return null
            Wire.Fields(copies)
        }
        Wire.Inherited -> null
        else -> value
    }
}

internal class NeverSchema : Schema() {
    override fun parse(value: Wire?, issues: Issues): Wire? {
        issues.add(Issue.wrongType("nothing"))
        return value
    }
}

internal class BooleanSchema : Schema() {
    override fun parse(value: Wire?, issues: Issues): Wire? {
        if (value !is Wire.Flag) issues.add(Issue.wrongType("boolean"))
        return value
    }
}

/** One of these exact values: a literal, or an enum that is not additive. */
internal class OneOfSchema(private val accepted: List<Wire>) : Schema() {
    private val texts: Set<String> = accepted.mapNotNull { (it as? Wire.Text)?.value }.toSet()
    val names: Names by lazy(LazyThreadSafetyMode.PUBLICATION) { Names(texts.toList()) }

    /** The value, where there is just one. */
    val only: Wire? = accepted.singleOrNull()

    override fun values(depth: Int): List<Wire> = accepted

    override fun parse(value: Wire?, issues: Issues): Wire? {
        val known = if (value is Wire.Text) value.value in texts else value != null && accepted.any { sameScalar(it, value) }
        if (!known) issues.add(Issue("invalid_value", expected(), Flow.ABORTS))
        return value
    }

    private fun expected(): String = accepted.take(20).joinToString(" or ") { writeJson(it) }
}

/** A text that newer programs may add to (A1 to A19): an unknown one can be left out by the response reading. */
internal class AdditiveEnumSchema(private val accepted: Set<String>) : Schema() {
    val names: Names by lazy(LazyThreadSafetyMode.PUBLICATION) { Names(accepted.toList()) }

    override fun parse(value: Wire?, issues: Issues): Wire? {
        if (value !is Wire.Text) {
            issues.add(Issue.wrongType("string"))
        } else if (value.value !in accepted) {
            val expected = accepted.take(20).joinToString(" or ") { "\"$it\"" }
            issues.add(Issue("custom", expected, Flow.STOPS, kind = Issue.Kind.UnknownValue))
        }
        return value
    }
}

/** Bounds of one number format of Zod. */
internal enum class NumberFormat(val whole: Boolean, val min: Double, val max: Double) {
    NUMBER(false, -Double.MAX_VALUE, Double.MAX_VALUE),
    INT(true, -9007199254740991.0, 9007199254740991.0),
    INT32(true, -2147483648.0, 2147483647.0),
    UINT32(true, 0.0, 4294967295.0),
    FLOAT32(false, -3.4028234663852886e38, 3.4028234663852886e38),
    FLOAT64(false, -Double.MAX_VALUE, Double.MAX_VALUE),
}

/** One bound of a number. */
internal class NumberStep(val code: String, val expected: String, private val bound: NumberBound) {
    fun holds(value: Double): Boolean = bound.holds(value)
}

/** Apart from Kotlin's function type, which would box every number. */
internal fun interface NumberBound {
    fun holds(value: Double): Boolean
}

internal class NumberSchema(private val format: NumberFormat, private val steps: List<NumberStep>) : Schema() {
    fun accepts(value: Double): Boolean {
        if (!(Math.abs(value) <= Double.MAX_VALUE) || (format.whole && value != Math.rint(value))) return false
        if (value < format.min || value > format.max) return false
        for (step in steps) if (!step.holds(value)) return false
        return true
    }

    override fun parse(value: Wire?, issues: Issues): Wire? {
        if (value !is Wire.Number || !value.value.isFinite()) {
            issues.add(Issue.wrongType("number"))
            return value
        }
        val number = value.value
        if (format.whole && number != Math.rint(number)) {
            issues.add(Issue("invalid_type", "int", Flow.STOPS))
            return value
        }
        if (number < format.min) issues.add(Issue("too_small", "at least ${numberText(format.min)}", Flow.CONTINUES))
        if (number > format.max) issues.add(Issue("too_big", "at most ${numberText(format.max)}", Flow.CONTINUES))
        for (step in steps) if (!step.holds(number)) issues.add(Issue(step.code, step.expected, Flow.CONTINUES))
        return value
    }
}

/** Zod's `multipleOf`: a remainder within four scaled epsilons is none. */
internal fun isMultiple(value: Double, step: Double): Boolean {
    val ratio = value / step
    val rounded = Math.floor(ratio + 0.5)
    val tolerance = 4 * Math.ulp(1.0) * Math.max(Math.abs(ratio), 1.0)
    return Math.abs(ratio - rounded) < tolerance || ratio - rounded == 0.0
}
