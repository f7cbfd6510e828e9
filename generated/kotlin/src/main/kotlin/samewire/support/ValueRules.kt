package samewire.support

/** A path from the carrying value: keys, and `*` for every entry of a list. */
internal typealias ValuePath = List<String>

internal fun path(vararg keys: String): ValuePath = keys.asList()

/** Every value that [path] reaches, in document order. */
internal fun valuesAt(value: Wire?, path: ValuePath): List<Wire> {
    var reached = listOfNotNull(value?.plain)
    for (key in path) {
        reached = reached.flatMap { each ->
            when {
                key == "*" -> (each as? Wire.Items)?.values.orEmpty().map { it.plain }
                each is Wire.Fields -> listOfNotNull(each.values[key]?.plain)
                else -> emptyList()
            }
        }
    }
    return reached
}

internal fun isScalar(value: Wire): Boolean = value is Wire.Text || value is Wire.Number || value is Wire.Flag

/** What makes a scalar unique: its kind and its value, 0 and -0 alike; null for what is no scalar. */
private fun identity(value: Wire): Any? = when (value) {
    is Wire.Text -> value.value
    is Wire.Number -> if (value.value == 0.0) 0.0 else value.value
    is Wire.Flag -> value.value
    else -> null
}

internal fun hasValue(value: Wire?, key: String): Boolean =
    valuesAt(value, listOf(key)).any {
        it != Wire.Null && !(it is Wire.Text && it.value.isEmpty()) && !(it is Wire.Items && it.values.isEmpty())
    }

internal fun rule(expected: String, at: ValuePath, stops: Boolean, holds: (Wire?) -> Boolean): Rule = Rule { value, issues ->
    if (!holds(value)) {
        val start = issues.size
        issues.add(Issue.custom(expected, stops))
        for (key in at.reversed()) issues.prefix(start, Step.Key(key))
    }
}

/**
 * Entries are pairwise different; with [by], the tuples of the scalars at those keys are. An entry that is no scalar, or
 * lacks a scalar at one of the keys, is equal to no other.
 */
internal fun uniqueItems(vararg by: String, stops: Boolean = false): Rule =
    rule("unique entries", emptyList(), stops) { value ->
        val names = valuesAt(value, listOf("*")).mapNotNull { entry -> if (by.isEmpty()) identity(entry) else tuple(entry, by) }
        names.toSet().size == names.size
    }

private fun tuple(entry: Wire, by: Array<out String>): List<Any>? =
    by.map { key -> valuesAt(entry, listOf(key)).firstOrNull()?.let(::identity) ?: return null }

internal fun atLeastOne(vararg keys: String, at: ValuePath = emptyList(), stops: Boolean = false): Rule =
    rule("at least one of ${keys.joinToString()}", at, stops) { value -> keys.any { hasValue(value, it) } }

/** A present key counts whatever its value. */
internal fun atLeastOnePresent(vararg keys: String, at: ValuePath = emptyList(), stops: Boolean = false): Rule =
    rule("at least one of ${keys.joinToString()}", at, stops) { value -> keys.any { valuesAt(value, listOf(it)).isNotEmpty() } }

internal fun exactlyOne(vararg keys: String, at: ValuePath = emptyList(), stops: Boolean = false): Rule =
    rule("exactly one of ${keys.joinToString()}", at, stops) { value -> keys.count { hasValue(value, it) } == 1 }

/** When the value at [key] is [equals], every one of [keys] has a value. */
internal fun requiredWhen(
    key: String,
    equals: Wire,
    vararg keys: String,
    at: ValuePath = emptyList(),
    stops: Boolean = false,
): Rule = rule("a value at ${keys.joinToString()}", at, stops) { value ->
    val met = valuesAt(value, listOf(key)).firstOrNull()
    met == null || !sameScalar(met, equals) || keys.all { hasValue(value, it) }
}

/** The lengths (code points) of all texts at [paths] add up to at most [max]. */
internal fun totalLength(max: Long, vararg paths: ValuePath, stops: Boolean = false): Rule =
    rule("at most $max characters in all", emptyList(), stops) { value ->
        paths.sumOf { path -> valuesAt(value, path).sumOf { if (it is Wire.Text) codePoints(it.value).toLong() else 0L } } <= max
    }

/** Every scalar at [path] equals the scalar at [to]; without one at [to] nothing is compared. */
internal fun allEqual(path: ValuePath, to: ValuePath, stops: Boolean = false): Rule =
    rule("${path.joinToString(".")} equal to ${to.joinToString(".")}", emptyList(), stops) { value ->
        val wanted = valuesAt(value, to).firstOrNull()
        wanted == null || !isScalar(wanted) || valuesAt(value, path).filter(::isScalar).all { sameScalar(it, wanted) }
    }

private fun numbersAt(value: Wire?, path: ValuePath): List<Double> =
    valuesAt(value, path).mapNotNull { (it as? Wire.Number)?.value }

/** The numbers at [path] rise by exactly 1. */
internal fun consecutive(path: ValuePath, stops: Boolean = false): Rule =
    rule("${path.joinToString(".")} rising by 1", emptyList(), stops) { value ->
        numbersAt(value, path).zipWithNext().all { (before, after) -> after == before + 1 }
    }

/** If [path] finds numbers, the last of them equals the number at [to]. */
internal fun lastEquals(path: ValuePath, to: ValuePath, stops: Boolean = false): Rule =
    rule("the last ${path.joinToString(".")} equal to ${to.joinToString(".")}", emptyList(), stops) { value ->
        val last = numbersAt(value, path).lastOrNull()
        last == null || valuesAt(value, to).firstOrNull().let { it is Wire.Number && it.value == last }
    }
