package samewire.support.input

import samewire.support.JsonReader
import samewire.support.NumberSchema
import samewire.support.Schema
import samewire.support.Wire

/** Digits of a whole number that a double surely holds. */
private const val EXACT_DIGITS = 15

internal fun TextInput.judgedNumber(schema: Schema): Double {
    val value = rawNumber()
    if (!(schema as NumberSchema).accepts(value)) detour()
    return value
}

internal fun TextInput.rawNumber(): Double {
    skipSpace()
    val units = units
    var end = at
    val negative = units[end] == '-'
    if (negative) end++
    val first = end
    var value = 0L
    while (units[end] in '0'..'9') {
        value = value * 10 + (units[end] - '0')
        end++
        if (end - first > EXACT_DIGITS) return longNumber()
    }
    val unit = units[end]
    if (end == first || (units[first] == '0' && end > first + 1)) detour()
    if (unit == '.' || unit == 'e' || unit == 'E') return longNumber()
    at = end
    return if (negative) 0.0 - value else value.toDouble()
}

private fun TextInput.longNumber(): Double {
    val reader = JsonReader(text, at)
    val value = reader.readValue() as? Wire.Number ?: detour()
    at = reader.at
    return value.value
}

internal fun TextInput.word(word: String): Boolean {
    if (!matches(word, units, at, minOf(at + word.length, text.length))) return false
    at += word.length
    return true
}
