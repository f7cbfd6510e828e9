package samewire.support.input

import samewire.support.AdditiveEnumSchema
import samewire.support.DiscriminatedSchema
import samewire.support.OneOfSchema
import samewire.support.Schema
import samewire.support.Wire

/** The texts that an enum's schema accepts, in the order of its entries. */
internal fun namesOf(schema: Schema): Names =
    if (schema is AdditiveEnumSchema) schema.names else (schema.unwrapped as OneOfSchema).names

/** The index of the enum's value here. */
internal fun TextInput.enumIndex(schema: Schema): Int {
    val found = spanIn(namesOf(schema))
    if (found < 0) throw if (tolerant && schema is AdditiveEnumSchema) UnknownValue else Detour
    return found
}

/** Past the one value that the schema accepts. */
internal fun TextInput.onlyValue(schema: Schema) {
    skipSpace()
    when (val wanted = (schema as OneOfSchema).only) {
        is Wire.Text -> if (spanIn(schema.names) < 0) detour()
        is Wire.Number -> if (rawNumber() != wanted.value) detour()
        is Wire.Flag -> if (flag() != wanted.value) detour()
        else -> if (!none()) detour()
    }
}

/** Which option the tag of the object here chooses; the input stays in front of the object. */
internal fun TextInput.taggedOption(schema: Schema): Int {
    val union = schema.unwrapped as DiscriminatedSchema
    skipSpace()
    val start = at
    if (units[at++] != '{') detour()
    skipSpace()
    while (true) {
        val isTag = spanIn(union.tagName) >= 0
        colon()
        if (isTag) break
        skip()
        skipSpace()
        if (units[at++] != ',') detour()
        skipSpace()
    }
    skipSpace()
    val tag = if (units[at] == '"') spanIn(union.names) else detour()
    at = start
    return if (tag < 0) detour() else union.optionOfName[tag]
}

/** Whether the value here starts with one of [starts]. */
internal fun TextInput.startsWithAny(starts: String): Boolean {
    skipSpace()
    return units[at] in starts
}

/** Where a text input stands, in one number: the unit, seven bits for the level, and one for whether it is tolerant. */
internal fun placeOf(unit: Int, level: Int, tolerant: Boolean): Long =
    (unit.toLong() shl 8) or (level.toLong() shl 1) or (if (tolerant) 1L else 0L)

internal fun unitAt(place: Long): Int = (place ushr 8).toInt()

internal fun levelAt(place: Long): Int = (place ushr 1).toInt() and 0x7F

internal fun toleranceAt(place: Long): Boolean = place and 1L != 0L
