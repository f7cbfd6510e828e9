package samewire.support.input

import samewire.support.Issues
import samewire.support.JsonReader
import samewire.support.ListSchema
import samewire.support.Schema
import samewire.support.Step
import samewire.support.Wire

/** Levels that a caller's own stack surely holds. */
internal const val MAX_LEVELS: Int = 64

/**
 * Reads a text straight into models while everything in it is as expected; anything else is a [Detour], after which the
 * text is judged the exact way. So this way only has to be right about what it accepts. With [tolerant], keys and list
 * entries that the response reading leaves out are left out here too.
 */
internal class TextInput(internal val text: String, internal var tolerant: Boolean) : Input(judges = true) {
    /** The text and a unit that nothing accepts. */
    internal val units: CharArray = CharArray(text.length + 1).also { text.toCharArray(it, 0, 0, text.length) }
    internal var at: Int = 0
    internal var level: Int = 0

    /** For each open container: an [ObjectShape] and a property's index, a list's index alone, or a key. */
    private val holders = arrayOfNulls<Any>(MAX_LEVELS + 1)
    private val indexes = IntArray(MAX_LEVELS + 1)

    /** For each open list, where its entry at hand starts. */
    private val starts = IntArray(MAX_LEVELS + 1)

    /** How many entries the list had that ended last. */
    private var given = 0

    /** Collects the issues of the value at hand; empty between values. */
    internal val issues: Issues = Issues()
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

    internal fun enter(holder: Any?) {
        if (++level > MAX_LEVELS) detour()
        holders[level] = holder
    }

    internal fun place(shape: ObjectShape, index: Int) {
        holders[level] = shape
        indexes[level] = index
    }

    internal fun place(key: String) {
        holders[level] = key
    }

    /** Where the input stands, from the root. */
    internal fun path(): List<Step> = (1..level).map { depth ->
        when (val holder = holders[depth]) {
            is ObjectShape -> Step.Key(holder.keys.texts[indexes[depth]])
            is String -> Step.Key(holder)
            else -> Step.Index(indexes[depth])
        }
    }

    override fun open(shape: ObjectShape): Int = firstKey(shape)

    override fun next(shape: ObjectShape, last: Int): Int = keyAfter(shape, last)

    override fun close(shape: ObjectShape, seen: Long, filled: Long) {
        if (seen and shape.required != shape.required) detour()
        if (shape.substituted and seen.inv() and filled.inv() != 0L) detour()
    }

    override fun absent(shape: ObjectShape, index: Int): Wire? = run(shape.schemas[index], null)

    override fun openList(schema: Schema): Int {
        given = 0
        if (!enterContainer('[', ']')) return EMPTY
        indexes[level] = 0
        starts[level] = at
        return level
    }

    override fun another(): Boolean {
        val count = indexes[level] + 1
        if (more(']')) {
            indexes[level] = count
            starts[level] = at
            return true
        }
        given = count
        return false
    }

    override fun leaveOut(schema: Schema, level: Int): Unit = leaveOutEntry(schema, level, starts[level])

    override fun closeList(schema: Schema, kept: Int) {
        if (!(schema as ListSchema).holds(given, kept)) detour()
    }

    override fun openMap(schema: Schema): String? = if (enterContainer('{', '}')) openKey(schema) else null

    override fun nextKey(schema: Schema): String? = if (more('}')) openKey(schema) else null

    override fun none(): Boolean {
        skipSpace()
        if (units[at] != 'n') return false
        if (!word("null")) detour()
        return true
    }

    override fun text(schema: Schema): String = judgedText(schema)

    override fun flag(): Boolean {
        skipSpace()
        if (word("true")) return true
        return if (word("false")) false else detour()
    }

    override fun double(schema: Schema): Double = judgedNumber(schema)

    override fun entry(schema: Schema): Int = enumIndex(schema)

    override fun constant(schema: Schema): Unit = onlyValue(schema)

    override fun judged(schema: Schema): Wire = run(schema, wire()) ?: detour()

    /** The value here, exact but not judged. */
    override fun wire(): Wire {
        skipSpace()
        val reader = JsonReader(text, at)
        val value = reader.readValue()
        if (level + reader.depth > MAX_LEVELS) detour()
        at = reader.at
        return value
    }

    override fun checkRules(schema: Schema, value: Wire) {
        for (rule in schema.rules) rule.check(value, issues)
        if (issues.size > 0) refused()
    }

    override fun option(schema: Schema): Int = taggedOption(schema)

    override fun begin(option: Int, starts: String): Long {
        if (starts.isNotEmpty() && !startsWithAny(starts)) return NOWHERE
        val place = placeOf(at, level, tolerant)
        tolerant = false
        return place
    }

    override fun accept(place: Long) {
        tolerant = toleranceAt(place)
    }

    override fun goBack(place: Long) {
        at = unitAt(place)
        level = levelAt(place)
        tolerant = toleranceAt(place)
    }

    private fun run(schema: Schema, value: Wire?): Wire? {
        val result = schema.run(value, issues)
        if (issues.size > 0) refused()
        return if (result === Wire.Inherited) detour() else result
    }

    /** The issues go before the detour: the value may yet be another option's. */
    internal fun refused(): Nothing {
        issues.take(0)
        detour()
    }
}
