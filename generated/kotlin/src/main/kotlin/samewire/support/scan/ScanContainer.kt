package samewire.support.scan

import samewire.support.JsonReader
import samewire.support.ListSchema
import samewire.support.Model
import samewire.support.RecordSchema
import samewire.support.Schema
import samewire.support.entryRemovals

/** A list; [read] gets the element's schema. */
internal inline fun <T> Scan.list(schema: Schema, read: (Schema) -> T): List<T> {
    val list = schema as ListSchema
    val out = ArrayList<T>()
    var index = 0
    if (enterContainer('[', ']')) {
        val element = list.elementCore
        do {
            place(index)
            val start = at
            val inside = level
            try {
                out.add(read(element))
            } catch (unknown: UnknownValue) {
                leaveOutEntry(list, start, inside)
            }
            index++
        } while (more(']'))
    }
    if (!list.holds(index, out.size)) detour()
    return out
}

/** A list of texts. */
internal fun Scan.texts(schema: Schema): List<String> = list(schema) { text(it) }

/** A list of what [model] reads. */
internal fun <T> Scan.listBy(schema: Schema, model: Model<T>): List<T> = list(schema) { model.scan(this) }

/** A map with open keys. */
internal inline fun <K, V> Scan.map(schema: Schema, key: (String) -> K, read: (Schema) -> V): Map<K, V> {
    val record = schema as RecordSchema
    val out = LinkedHashMap<K, V>()
    if (enterContainer('{', '}')) {
        val value = record.valueCore
        do {
            val name = openKey(record)
            val before = out.size
            out[key(name)] = read(value)
            if (out.size == before) detour()
        } while (more('}'))
    }
    return out
}

/** Past the opening bracket; false when the container is empty and past its end. */
internal fun Scan.enterContainer(open: Char, close: Char): Boolean {
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
internal fun Scan.more(close: Char): Boolean {
    skipSpace()
    val unit = units[at++]
    if (unit == ',') return true
    if (unit != close) detour()
    level--
    return false
}

internal fun Scan.openKey(record: RecordSchema): String {
    val given = rawText()
    colon()
    if (given == "__proto__") detour()
    place(given)
    return record.openKey(given, issues) ?: detour()
}

/** Leaves out the entry that starts at [start], when everything that is wrong with it may be left out. */
internal fun Scan.leaveOutEntry(list: ListSchema, start: Int, inside: Int) {
    if (!tolerant) detour()
    level = inside
    at = start
    val removals = entryRemovals(list.element, wire()) ?: detour()
    val here = path()
    for (removal in removals) leftOut.add(here + removal)
}

/** Past the value here, which is valid JSON. */
internal fun Scan.skip() {
    skipSpace()
    val reader = JsonReader(text, at)
    reader.readValue()
    if (level + reader.depth > 64) detour()
    at = reader.at
}
