package samewire.support

import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonNull
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive

/** Nesting of [element], counted without a stack. */
internal fun depthOf(element: JsonElement): Int {
    var level = listOf(element)
    var depth = 0
    while (level.isNotEmpty() && depth <= MAX_DEPTH) {
        level = level.flatMap { each ->
            if (each is JsonArray) each else if (each is JsonObject) each.values else emptyList()
        }
        depth++
    }
    return depth
}

/** The exact value of an element. What kotlinx accepts and JSON does not (`tru`, `01`) is refused. */
internal fun fromElement(element: JsonElement, depth: Int = 0): Wire = when {
    depth > MAX_DEPTH -> throw WireException(Issue.tooDeep())
    element is JsonArray -> Wire.Items(element.map { fromElement(it, depth + 1) })
    element is JsonObject -> Wire.Fields(element.mapValues { fromElement(it.value, depth + 1) })
    else -> fromPrimitive(element as JsonPrimitive)
}

private fun fromPrimitive(element: JsonPrimitive): Wire = when {
    element is JsonNull -> Wire.Null
    element.isString -> Wire.Text(element.content)
    else -> JsonReader(element.content).read()
}

/** [wire] as a tree that prints as JavaScript would print it. */
internal fun toElement(wire: Wire): JsonElement = when (val plain = wire.plain) {
    is Wire.Flag -> JsonPrimitive(plain.value)
    is Wire.Number -> numberElement(plain.value)
    is Wire.Text -> JsonPrimitive(plain.value)
    is Wire.Items -> JsonArray(plain.values.map(::toElement))
    is Wire.Fields -> JsonObject(plain.values.mapValues { toElement(it.value) })
    else -> JsonNull
}

private fun numberElement(value: Double): JsonElement = when {
    !value.isFinite() -> JsonNull
    value == Math.rint(value) && Math.abs(value) < 9007199254740992.0 -> JsonPrimitive(value.toLong())
    else -> JsonPrimitive(value)
}
