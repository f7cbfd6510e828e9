package samewire.support.input

import samewire.support.JsonReader
import samewire.support.ListSchema
import samewire.support.RecordSchema
import samewire.support.Schema
import samewire.support.entryRemovals

/** Past the opening bracket; false when the container is empty and past its end. */
internal fun TextInput.enterContainer(open: Char, close: Char): Boolean {
    skipSpace()
    if (units[at] != open) detour()
    at++
    enter(null)
    skipSpace()
    if (units[at] != close) return true
    at++
    level--
    return false
}

/** After an entry: whether another follows. */
internal fun TextInput.more(close: Char): Boolean {
    skipSpace()
    val unit = units[at++]
    if (unit == ',') return true
    if (unit != close) detour()
    level--
    return false
}

/** A key of the map that [schema] describes, past its colon. */
internal fun TextInput.openKey(schema: Schema): String {
    val given = rawText()
    colon()
    if (given == "__proto__") detour()
    place(given)
    return (schema as RecordSchema).openKey(given, issues) ?: detour()
}

/** Leaves out the entry that starts at [start], when everything that is wrong with it may be left out. */
internal fun TextInput.leaveOutEntry(schema: Schema, inside: Int, start: Int) {
    if (!tolerant) detour()
    level = inside
    at = start
    val removals = entryRemovals((schema as ListSchema).element, wire()) ?: detour()
    val here = path()
    for (removal in removals) leftOut.add(here + removal)
}

/** Past the value here, which is valid JSON. */
internal fun TextInput.skip() {
    skipSpace()
    val reader = JsonReader(text, at)
    reader.readValue()
    if (level + reader.depth > MAX_LEVELS) detour()
    at = reader.at
}
