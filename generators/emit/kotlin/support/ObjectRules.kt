package samewire.support

/** One case of [implies]: the scalar at [key] is one of [accepted]. */
internal class Case(val key: String, val accepted: List<Wire>)

internal fun case(key: String, vararg accepted: Wire): Case = Case(key, accepted.asList())

/** When every case of [on] holds, [required] keys have a value, [forbidden] ones have none, and all of [values] hold. */
internal fun implies(
    on: List<Case>,
    required: List<String> = emptyList(),
    forbidden: List<String> = emptyList(),
    values: List<Case> = emptyList(),
    stops: Boolean = false,
): Rule = rule("keys that fit together", emptyList(), stops) { value ->
    !on.all { holds(value, it) } ||
        (required.all { hasValue(value, it) } && forbidden.none { hasValue(value, it) } && values.all { holds(value, it) })
}

private fun holds(value: Wire?, case: Case): Boolean {
    val found = valuesAt(value, listOf(case.key)).firstOrNull()
    return found != null && isScalar(found) && case.accepted.any { sameScalar(it, found) }
}

/** The object has [min] to [max] entries. */
internal fun entryCount(min: Long, max: Long, stops: Boolean = false): Rule =
    rule("$min to $max entries", emptyList(), stops) { value ->
        value !is Wire.Fields || value.values.size in min..max
    }

/** The value takes at most [max] bytes as JSON in UTF-8, written as `JSON.stringify` does. */
internal fun jsonBytes(max: Long, stops: Boolean = false): Rule =
    rule("at most $max bytes of JSON", emptyList(), stops) { value -> value == null || jsonSize(value) <= max }
