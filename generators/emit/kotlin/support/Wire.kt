package samewire.support

/**
 * One JSON value as JavaScript's `JSON.parse` gives it: numbers are doubles, text is UTF-16 with lone surrogates kept,
 * objects keep the last value of a repeated key. A missing value (JavaScript's `undefined`) is Kotlin's `null`.
 */
internal sealed class Wire {
    data object Null : Wire()

    class Flag(val value: Boolean) : Wire()

    /** May be infinite (`1e400`), never NaN. */
    class Number(val value: Double) : Wire()

    class Text(val value: String) : Wire()

    class Items(val values: List<Wire>) : Wire()

    class Fields(val values: Map<String, Wire>) : Wire()

    /** A judged union value: which option accepted it. Stands only in the output of judging. */
    class Chosen(val option: Int, val value: Wire) : Wire()

    /** A member that every JavaScript object inherits (`toString`): present, and no JSON. Never reaches an output. */
    data object Inherited : Wire()

    /** This value without the marks that judging leaves on union values. */
    val plain: Wire
        get() {
            var value = this
            while (value is Chosen) value = value.value
            return value
        }
}

private val INHERITED_NAMES: Set<String> = setOf(
    "constructor", "__defineGetter__", "__defineSetter__", "hasOwnProperty", "__lookupGetter__", "__lookupSetter__",
    "isPrototypeOf", "propertyIsEnumerable", "toString", "valueOf", "toLocaleString", "__proto__",
)

/** What JavaScript's `object[key]` reads. */
internal fun Wire.Fields.read(key: String): Wire? =
    values[key] ?: if (key in INHERITED_NAMES) Wire.Inherited else null

/** Keys in the order JavaScript lists them: array indexes first, rising, then the others as they came. */
internal fun Wire.Fields.orderedKeys(): Collection<String> {
    if (values.keys.none { it.isNotEmpty() && it[0] in '0'..'9' && isArrayIndex(it) }) return values.keys
    val (indexes, names) = values.keys.partition(::isArrayIndex)
    return indexes.sortedBy { it.toLong() } + names
}

private fun isArrayIndex(key: String): Boolean {
    if (key.isEmpty() || key.length > 10 || (key[0] == '0' && key.length > 1)) return false
    return key.all { it in '0'..'9' } && key.toLong() < 4294967295L
}

/** Equality of JavaScript's `Set`: 0 equals -0. */
internal fun sameScalar(a: Wire?, b: Wire?): Boolean = when {
    a is Wire.Text && b is Wire.Text -> a.value == b.value
    a is Wire.Number && b is Wire.Number -> a.value == b.value
    a is Wire.Flag && b is Wire.Flag -> a.value == b.value
    else -> a === Wire.Null && b === Wire.Null
}

/** Equal as JSON: objects without order, infinity as the `null` that it is written as. */
internal fun sameJson(one: Wire, other: Wire): Boolean {
    val a = one.plain
    val b = other.plain
    return when (a) {
        is Wire.Items -> b is Wire.Items && a.values.size == b.values.size && a.values.indices.all { sameJson(a.values[it], b.values[it]) }
        is Wire.Fields -> b is Wire.Fields && a.values.keys == b.values.keys && a.values.all { sameJson(it.value, b.values.getValue(it.key)) }
        else -> sameScalar(finite(a), finite(b))
    }
}

private fun finite(value: Wire): Wire = if (value is Wire.Number && !value.value.isFinite()) Wire.Null else value
