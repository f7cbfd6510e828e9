package samewire.support.input

import samewire.support.JsonReader
import samewire.support.Schema
import samewire.support.StringSchema

/** The text here as [schema] changes it. */
internal fun TextInput.judgedText(schema: Schema): String {
    val given = rawText()
    if (schema is StringSchema && schema.isPlain) return given
    val result = (schema as StringSchema).change(given, issues)
    if (issues.size > 0) refused()
    return result
}

/** The text here, unjudged. */
internal fun TextInput.rawText(): String {
    skipSpace()
    if (units[at] != '"') detour()
    val start = at + 1
    val end = plainEnd(start)
    if (units[end] != '"') return escapedText()
    at = end + 1
    return text.substring(start, end)
}

/** The first unit from [start] that is a quote, an escape or a control character. */
private fun TextInput.plainEnd(start: Int): Int {
    val units = units
    var end = start
    while (true) {
        val unit = units[end]
        if (unit == '"' || unit == '\\' || unit < ' ') return end
        end++
    }
}

private fun TextInput.escapedText(): String {
    val reader = JsonReader(text, at)
    val value = reader.readText()
    at = reader.at
    return value
}

/** The index of the text here among [names], -1 when it is none of them; [Input.name] then holds it. */
internal fun TextInput.spanIn(names: Names): Int {
    skipSpace()
    if (units[at] != '"') detour()
    val units = units
    val start = at + 1
    var end = start
    var hash = 0
    while (true) {
        val unit = units[end]
        if (unit == '"') break
        if (unit == '\\' || unit < ' ') {
            name = escapedText()
            return names.find(name)
        }
        hash = hash * 31 + unit.code
        end++
    }
    at = end + 1
    val found = names.find(units, start, end, hash)
    if (found < 0) name = text.substring(start, end)
    return found
}
