package samewire.support.output

import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonNull
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import samewire.support.Issues
import samewire.support.JsonReader
import samewire.support.JsonText
import samewire.support.ListSchema
import samewire.support.Model
import samewire.support.NumberSchema
import samewire.support.RecordSchema
import samewire.support.Rule
import samewire.support.Schema
import samewire.support.StringSchema
import samewire.support.Wire
import samewire.support.sameJson
import samewire.support.input.ObjectShape
import samewire.support.input.detour

/** Levels of a tree that a caller's own stack surely holds. */
private const val MAX_LEVELS = 64

/** Values with rules inside each other, each of which is made into a tree once more. */
private const val MAX_RULED = 8

/** Whole numbers up to here are doubles, and written digit by digit. */
private const val MAX_WHOLE = 9007199254740991L

/** Digits of a whole number that a double surely holds. */
private const val EXACT_DIGITS = 15

/**
 * Judges and writes at once while everything is as the contract has it; anything else is a detour, after which the value
 * is judged the exact way before it is written. So this way only has to be right about what it accepts.
 */
internal class TextOutput : Output() {
    private val out = JsonText()

    /** Collects the issues of the value at hand; empty between values. */
    private val issues = Issues()

    /** How many values came out of their judgement other than they went in. */
    private var changes = 0

    /** Values with rules of their own around the place at hand. */
    private var ruledAround = 0

    override fun toString(): String = out.toString()

    override fun open(shape: ObjectShape): Unit = out.add('{')

    override fun close(): Unit = out.add('}')

    override fun at(shape: ObjectShape, index: Int): Output {
        out.separate('{')
        out.add(shape.written[index])
        return this
    }

    override fun absent(shape: ObjectShape, index: Int) {
        val bit = 1L shl index
        if ((shape.required or shape.substituted) and bit != 0L) detour()
    }

    override fun constant(shape: ObjectShape, index: Int) {
        at(shape, index)
        out.add(shape.constants[index] ?: detour())
    }

    override fun judged(shape: ObjectShape, index: Int, value: Wire?) {
        if (value == null && shape.required and (1L shl index) != 0L) detour()
        run(shape.schemas[index], value)
        if (value == null) return
        at(shape, index)
        out.wire(value)
    }

    override fun other(shape: ObjectShape, key: String): Output {
        if (shape.keys.find(key) >= 0 || key == "__proto__") detour()
        out.key(key)
        return this
    }

    override fun openList(schema: Schema, size: Int) {
        if (!(schema as ListSchema).holds(size, size)) detour()
        out.add('[')
    }

    override fun entry(): Unit = out.separate('[')

    override fun closeList(): Unit = out.add(']')

    override fun openMap(): Unit = out.add('{')

    override fun key(schema: Schema, key: String) {
        if (key == "__proto__") detour()
        val judged = (schema as RecordSchema).openKey(key, issues) ?: detour()
        if (judged != key) changes++
        out.key(key)
    }

    override fun text(schema: Schema, value: String) {
        val judged = (schema as StringSchema).change(value, issues)
        if (issues.size > 0) refused()
        if (judged !== value && judged != value) changes++
        out.quote(value)
    }

    override fun known(value: String): Unit = out.quote(value)

    override fun flag(value: Boolean): Unit = out.add(if (value) "true" else "false")

    override fun double(schema: Schema, value: Double) {
        if (!(schema as NumberSchema).accepts(value)) detour()
        out.number(value)
    }

    override fun long(schema: Schema, value: Long) {
        if (value > MAX_WHOLE || value < -MAX_WHOLE || !(schema as NumberSchema).accepts(value.toDouble())) detour()
        out.whole(value)
    }

    override fun none(): Unit = out.add("null")

    override fun any(value: JsonElement): Unit = element(value, 0, finite = false)

    override fun json(value: JsonElement): Unit = element(value, 0, finite = true)

    override fun judged(schema: Schema, value: Wire) {
        run(schema, value)
        out.wire(value)
    }

    /** Rules are told what judging makes of a value: of one that it changes, only the exact way knows. */
    override fun <T> ruled(rules: List<Rule>, model: Model<T>, value: T) {
        val before = changes
        if (++ruledAround > MAX_RULED) detour()
        model.write(value, this)
        ruledAround--
        if (changes != before) detour()
        val wire = model.toWire(value)
        for (rule in rules) rule.check(wire, issues)
        if (issues.size > 0) refused()
    }

    private fun run(schema: Schema, value: Wire?) {
        val judged = schema.run(value, issues)
        if (issues.size > 0) refused()
        if (ruledAround > 0 && value !== judged && (value == null || judged == null || !sameJson(value, judged))) changes++
    }

    private fun refused(): Nothing {
        issues.take(0)
        detour()
    }

    private fun element(value: JsonElement, level: Int, finite: Boolean) {
        if (level > MAX_LEVELS) detour()
        when (value) {
            is JsonNull -> none()
            is JsonPrimitive -> if (value.isString) out.quote(value.content) else bare(value.content, finite)
            is JsonArray -> {
                out.add('[')
                for (each in value) {
                    out.separate('[')
                    element(each, level + 1, finite)
                }
                out.add(']')
            }
            is JsonObject -> {
                out.add('{')
                for ((key, each) in value) {
                    if (key == "__proto__") detour()
                    out.key(key)
                    element(each, level + 1, finite)
                }
                out.add('}')
            }
        }
    }

    /** What stands in a tree without quotes, which need not be JSON. */
    private fun bare(content: String, finite: Boolean) {
        if (isShortWhole(content)) return out.add(content)
        val value = JsonReader(content).read()
        if (finite && value is Wire.Number && !value.value.isFinite()) detour()
        out.wire(value)
    }

    private fun isShortWhole(content: String): Boolean {
        if (content.isEmpty() || content.length > EXACT_DIGITS || (content[0] == '0' && content.length > 1)) return false
        for (unit in content) if (unit !in '0'..'9') return false
        return true
    }
}
