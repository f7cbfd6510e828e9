package samewire.support.output

import kotlinx.serialization.json.JsonElement
import samewire.support.Flow
import samewire.support.Issue
import samewire.support.Model
import samewire.support.OneOfSchema
import samewire.support.Path
import samewire.support.Rule
import samewire.support.Schema
import samewire.support.Step
import samewire.support.Wire
import samewire.support.WireException
import samewire.support.fromElement
import samewire.support.input.ObjectShape

/** Makes the value that is to be judged, and judges nothing itself. */
internal class TreeOutput : Output() {
    /** Of the open containers, a map or a list each. */
    private val open = ArrayList<Any>()

    /** Of each open map, the key whose value follows. */
    private val keys = ArrayList<String>()
    private var made: Wire? = null

    /** What was handed over. */
    val tree: Wire get() = checkNotNull(made)

    @Suppress("UNCHECKED_CAST")
    private fun put(value: Wire) {
        when (val holder = open.lastOrNull()) {
            null -> made = value
            is MutableList<*> -> (holder as MutableList<Wire>).add(value)
            else -> (holder as MutableMap<String, Wire>)[keys.last()] = value
        }
    }

    private fun begin(container: Any) {
        open.add(container)
        keys.add("")
    }

    private fun end(): Any {
        keys.removeAt(keys.size - 1)
        return open.removeAt(open.size - 1)
    }

    private fun name(key: String) {
        keys[keys.size - 1] = key
    }

    override fun open(shape: ObjectShape): Unit = begin(LinkedHashMap<String, Wire>())

    @Suppress("UNCHECKED_CAST")
    override fun close(): Unit = put(Wire.Fields(end() as Map<String, Wire>))

    override fun at(shape: ObjectShape, index: Int): Output {
        name(shape.keys.texts[index])
        return this
    }

    override fun absent(shape: ObjectShape, index: Int): Unit = Unit

    override fun constant(shape: ObjectShape, index: Int) {
        at(shape, index)
        put(checkNotNull((shape.cores[index] as OneOfSchema).only))
    }

    override fun judged(shape: ObjectShape, index: Int, value: Wire?) {
        if (value == null) return
        at(shape, index)
        put(value)
    }

    override fun other(shape: ObjectShape, key: String): Output {
        if (shape.keys.find(key) >= 0) {
            throw WireException(Issue("custom", "no declared key among the others", Flow.STOPS, Path(Step.Key(key), null)))
        }
        name(key)
        return this
    }

    override fun openList(schema: Schema, size: Int): Unit = begin(ArrayList<Wire>(size))

    override fun entry(): Unit = Unit

    @Suppress("UNCHECKED_CAST")
    override fun closeList(): Unit = put(Wire.Items(end() as List<Wire>))

    override fun openMap(): Unit = begin(LinkedHashMap<String, Wire>())

    override fun key(schema: Schema, key: String): Unit = name(key)

    override fun text(schema: Schema, value: String): Unit = put(Wire.Text(value))

    override fun known(value: String): Unit = put(Wire.Text(value))

    override fun flag(value: Boolean): Unit = put(Wire.Flag(value))

    override fun double(schema: Schema, value: Double): Unit = put(Wire.Number(value))

    override fun long(schema: Schema, value: Long): Unit = put(Wire.Number(value.toDouble()))

    override fun none(): Unit = put(Wire.Null)

    override fun any(value: JsonElement): Unit = put(fromElement(value))

    override fun json(value: JsonElement): Unit = put(fromElement(value))

    override fun judged(schema: Schema, value: Wire): Unit = put(value)

    override fun <T> ruled(rules: List<Rule>, model: Model<T>, value: T): Unit = model.write(value, this)
}
