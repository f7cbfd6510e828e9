package samewire.support.scan

import samewire.support.AdditiveEnumSchema
import samewire.support.DiscriminatedSchema
import samewire.support.OneOfSchema
import samewire.support.Schema
import samewire.support.UnionSchema
import samewire.support.Wire

/** The index of the enum's value here. */
internal fun Scan.entry(schema: Schema): Int = when (schema) {
    is AdditiveEnumSchema -> {
        val found = spanIn(schema.names)
        if (found < 0) throw if (tolerant) UnknownValue else Detour
        found
    }
    else -> {
        val found = spanIn((schema.unwrapped as OneOfSchema).names)
        if (found < 0) detour() else found
    }
}

/** The one value that the schema accepts. */
internal fun Scan.constant(schema: Schema) {
    skipSpace()
    when (val wanted = (schema as OneOfSchema).only) {
        is Wire.Text -> if (spanIn(schema.names) < 0) detour()
        is Wire.Number -> if (rawNumber() != wanted.value) detour()
        is Wire.Flag -> if (flag() != wanted.value) detour()
        else -> nullWord()
    }
}

/** Which option the tag of the object here chooses; the scan stays in front of the object. */
internal fun Scan.option(schema: Schema): Int {
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

/** An option of a union without what allows absence and null. */
internal fun optionCore(schema: Schema, index: Int): Schema = (schema.unwrapped as UnionSchema).options[index].core

/** What [read] makes of the value, or null when it starts differently or would not be accepted. Nothing is left out. */
internal inline fun <T : Any> Scan.attempt(starts: String, read: () -> T): T? {
    if (starts.isNotEmpty() && !startsWithAny(starts)) return null
    val start = at
    val outside = level
    val wasTolerant = tolerant
    tolerant = false
    return try {
        read()
    } catch (detour: Detour) {
        at = start
        level = outside
        null
    } finally {
        tolerant = wasTolerant
    }
}
