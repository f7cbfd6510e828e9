package samewire.support.scan

import samewire.support.Issues
import samewire.support.JsonReader
import samewire.support.Schema
import samewire.support.Step
import samewire.support.Wire

/** Levels that a caller's own stack surely holds. */
private const val MAX_LEVELS = 64

/** [Scan.open] and [Scan.next] at the end of an object. */
internal const val END: Int = -1

/**
 * Reads a text straight into models while everything in it is as expected; anything else is a [Detour], after which the
 * text is judged the exact way. So this way only has to be right about what it accepts. With [tolerant], keys and list
 * entries that the response reading leaves out are left out here too.
 */
internal class Scan(internal val text: String, internal var tolerant: Boolean) {
    /** The text and a unit that nothing accepts. */
    internal val units: CharArray = CharArray(text.length + 1).also { text.toCharArray(it, 0, 0, text.length) }
    internal var at: Int = 0
    internal var level: Int = 0

    /** For each open container: an [ObjectShape] and a property's index, a list's index alone, or a key. */
    private val holders = arrayOfNulls<Any>(MAX_LEVELS + 1)
    private val indexes = IntArray(MAX_LEVELS + 1)

    /** Collects the issues of the value at hand; empty between values. */
    internal val issues: Issues = Issues()

    /** The key just read, where it is not a declared one. */
    internal var name: String = ""
    internal val leftOut: LinkedHashSet<List<Step>> = LinkedHashSet(0)

    /** The text ends here. */
    fun end() {
        skipSpace()
        if (at != text.length) detour()
    }

    internal fun skipSpace() {
        while (true) {
            val unit = units[at]
            if (unit > ' ' || (unit != ' ' && unit != '\n' && unit != '\r' && unit != '\t')) return
            at++
        }
    }

    /** Whether the value here starts with one of [starts]. */
    internal fun startsWithAny(starts: String): Boolean {
        skipSpace()
        return units[at] in starts
    }

    internal fun enter(holder: Any?) {
        if (++level > MAX_LEVELS) detour()
        holders[level] = holder
    }

    internal fun place(index: Int) {
        indexes[level] = index
    }

    internal fun place(shape: ObjectShape, index: Int) {
        holders[level] = shape
        indexes[level] = index
    }

    internal fun place(key: String) {
        holders[level] = key
    }

    /** Where the scan stands, from the root. */
    internal fun path(): List<Step> = (1..level).map { depth ->
        when (val holder = holders[depth]) {
            is ObjectShape -> Step.Key(holder.keys.texts[indexes[depth]])
            is String -> Step.Key(holder)
            else -> Step.Index(indexes[depth])
        }
    }

    /** The value here, exact but not judged. */
    internal fun wire(): Wire {
        skipSpace()
        val reader = JsonReader(text, at)
        val value = reader.readValue()
        if (level + reader.depth > MAX_LEVELS) detour()
        at = reader.at
        return value
    }

    /** The value here as [schema] has it; [Wire] as the exact way gives it. */
    fun judged(schema: Schema): Wire = run(schema, wire()) ?: detour()

    /** What a missing property becomes. */
    fun absent(shape: ObjectShape, index: Int): Wire? = run(shape.schemas[index], null)

    private fun run(schema: Schema, value: Wire?): Wire? {
        val result = schema.run(value, issues)
        if (issues.size > 0) {
            issues.take(0)
            detour()
        }
        return if (result === Wire.Inherited) detour() else result
    }

    /** [value] when its [schema]'s rules hold for what it is written as. */
    inline fun <T> ruled(schema: Schema?, value: T, write: (T) -> Wire): T {
        if (schema != null) checkRules(schema, write(value))
        return value
    }

    internal fun checkRules(schema: Schema, value: Wire) {
        for (rule in schema.rules) rule.check(value, issues)
        if (issues.size > 0) {
            issues.take(0)
            detour()
        }
    }
}
