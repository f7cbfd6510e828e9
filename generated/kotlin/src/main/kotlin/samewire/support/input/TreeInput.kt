package samewire.support.input

import samewire.support.Schema
import samewire.support.Wire
import samewire.support.double
import samewire.support.fields
import samewire.support.flag
import samewire.support.items
import samewire.support.text

/** Hands out a value that was judged: everything in it is as the contract has it, and what was missing is filled. */
internal class TreeInput(private var here: Wire) : Input(judges = false) {
    /** What is still to come of each open container: the values of a list, or the entries of an object or a map. */
    private val rest = ArrayList<Iterator<*>>()

    override fun open(shape: ObjectShape): Int {
        rest.add(here.fields.iterator())
        return next(shape, END)
    }

    override fun next(shape: ObjectShape, last: Int): Int {
        val key = nextEntry() ?: return END
        val index = shape.keys.find(key)
        if (index >= 0) return index
        name = key
        return shape.size
    }

    override fun close(shape: ObjectShape, seen: Long, filled: Long): Unit = Unit

    override fun absent(shape: ObjectShape, index: Int): Wire? = null

    override fun openList(schema: Schema): Int {
        rest.add(here.items.iterator())
        return if (another()) rest.size else EMPTY
    }

    @Suppress("UNCHECKED_CAST")
    override fun another(): Boolean {
        val values = rest.last() as Iterator<Wire>
        if (!values.hasNext()) return end()
        here = values.next()
        return true
    }

    override fun leaveOut(schema: Schema, level: Int): Unit = Unit

    override fun closeList(schema: Schema, kept: Int): Unit = Unit

    override fun openMap(schema: Schema): String? {
        rest.add(here.fields.iterator())
        return nextEntry()
    }

    override fun nextKey(schema: Schema): String? = nextEntry()

    override fun none(): Boolean = here === Wire.Null

    override fun text(schema: Schema): String = here.text

    override fun flag(): Boolean = here.flag

    override fun double(schema: Schema): Double = here.double

    override fun entry(schema: Schema): Int = namesOf(schema).find(here.text)

    override fun constant(schema: Schema): Unit = Unit

    override fun judged(schema: Schema): Wire = here

    override fun wire(): Wire = here

    override fun checkRules(schema: Schema, value: Wire): Unit = Unit

    override fun option(schema: Schema): Int = choose().option

    override fun begin(option: Int, starts: String): Long {
        val isChosen = (here as Wire.Chosen).option == option
        return if (isChosen) choose().option.toLong() else NOWHERE
    }

    override fun accept(place: Long): Unit = Unit

    override fun goBack(place: Long): Unit = Unit

    /** Takes the mark off a union's value. */
    private fun choose(): Wire.Chosen = (here as Wire.Chosen).also { here = it.value }

    /** The key of the next entry, whose value stands here then; null when there is none. */
    @Suppress("UNCHECKED_CAST")
    private fun nextEntry(): String? {
        val entries = rest.last() as Iterator<Map.Entry<String, Wire>>
        if (!entries.hasNext()) {
            end()
            return null
        }
        val (key, value) = entries.next()
        here = value
        return key
    }

    private fun end(): Boolean {
        rest.removeAt(rest.size - 1)
        return false
    }
}
