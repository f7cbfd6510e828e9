package samewire.support.input

import samewire.support.ListSchema
import samewire.support.Model
import samewire.support.RecordSchema
import samewire.support.Schema
import samewire.support.UnionSchema
import samewire.support.Wire

/** [Input.open] and [Input.next] at the end of an object. */
internal const val END: Int = -1

/** [Input.openList] of an empty list. */
internal const val EMPTY: Int = -1

/** [Input.begin] of an option that the value is none of. */
internal const val NOWHERE: Long = -1L

/**
 * Hands out a value part by part, in the order in which it holds them. Each scalar is asked for by the schema that judges
 * it, each property by its object's shape and its index there. With [judges], rules are seen to on the way.
 */
internal abstract class Input(val judges: Boolean) {
    /** The key just met, where it is not a declared one. */
    var name: String = ""

    /** Goes into an object: the index of its first declared key, the shape's size for a further one that is kept, or [END]. */
    abstract fun open(shape: ObjectShape): Int

    /** After the value of property [last]: the next key. */
    abstract fun next(shape: ObjectShape, last: Int): Int

    /** Every key that must be there was [seen]; only [filled] ones, which the caller sees to, become a value when absent. */
    abstract fun close(shape: ObjectShape, seen: Long, filled: Long)

    /** What a missing property becomes. */
    abstract fun absent(shape: ObjectShape, index: Int): Wire?

    /** Goes into a list: its level, or [EMPTY]. */
    abstract fun openList(schema: Schema): Int

    /** After an entry of a list: whether another follows. */
    abstract fun another(): Boolean

    /** Leaves out the entry at hand of the list at [level], in which a text stands that an additive enum does not know. */
    abstract fun leaveOut(schema: Schema, level: Int)

    /** Ends a list, of which [kept] entries are left. */
    abstract fun closeList(schema: Schema, kept: Int)

    /** Goes into a map with open keys: its first key, or null when it is empty. */
    abstract fun openMap(schema: Schema): String?

    /** After a value of a map: the next key, or null at its end. */
    abstract fun nextKey(schema: Schema): String?

    /** Whether null stands here; past it then. */
    abstract fun none(): Boolean

    abstract fun text(schema: Schema): String

    abstract fun flag(): Boolean

    abstract fun double(schema: Schema): Double

    /** The index of an enum's value. */
    abstract fun entry(schema: Schema): Int

    /** The one value that the schema accepts. */
    abstract fun constant(schema: Schema)

    /** The value as [schema] has it. */
    abstract fun judged(schema: Schema): Wire

    /** The value as it is. */
    abstract fun wire(): Wire

    abstract fun checkRules(schema: Schema, value: Wire)

    /** Which option of a discriminated union the value is; it is read next. */
    abstract fun option(schema: Schema): Int

    /** Where the value begins, which is now read as a union's [option]; [NOWHERE] when it starts with none of [starts]. */
    abstract fun begin(option: Int, starts: String): Long

    /** The value that began at [place] was read as the option. */
    abstract fun accept(place: Long)

    /** The value that began at [place] is not the option's: back to it. */
    abstract fun goBack(place: Long)

    fun long(schema: Schema): Long = double(schema).toLong()

    fun int(schema: Schema): Int = double(schema).toInt()

    fun textOrNull(schema: Schema): String? = if (none()) null else text(schema)

    fun flagOrNull(): Boolean? = if (none()) null else flag()

    fun doubleOrNull(schema: Schema): Double? = if (none()) null else double(schema)

    fun longOrNull(schema: Schema): Long? = if (none()) null else long(schema)

    fun intOrNull(schema: Schema): Int? = if (none()) null else int(schema)

    /** Null, or what [read] makes of anything else. */
    inline fun <T : Any> orNull(read: () -> T): T? = if (none()) null else read()

    /** A list; [read] gets the schema of its entries. */
    inline fun <T> list(schema: Schema, read: (Schema) -> T): List<T> {
        val out = ArrayList<T>()
        val level = openList(schema)
        if (level != EMPTY) {
            val element = (schema as ListSchema).elementCore
            do {
                try {
                    out.add(read(element))
                } catch (unknown: UnknownValue) {
                    leaveOut(schema, level)
                }
            } while (another())
        }
        closeList(schema, out.size)
        return out
    }

    /** A list of texts. */
    fun texts(schema: Schema): List<String> = list(schema) { text(it) }

    /** A list of what [model] reads. */
    fun <T> listBy(schema: Schema, model: Model<T>): List<T> = list(schema) { model.read(this) }

    /** A map with open keys; [read] gets the schema of its values. A repeated key is a detour. */
    inline fun <K, V> map(schema: Schema, key: (String) -> K, read: (Schema) -> V): Map<K, V> {
        val out = LinkedHashMap<K, V>()
        val value = (schema as RecordSchema).valueCore
        var name = openMap(schema)
        while (name != null) {
            val before = out.size
            out[key(name)] = read(value)
            if (out.size == before) detour()
            name = nextKey(schema)
        }
        return out
    }

    /** [value] when the rules of [schema] hold for what it is written as. */
    inline fun <T> ruled(schema: Schema?, value: T, write: (T) -> Wire): T {
        if (judges && schema != null) checkRules(schema, write(value))
        return value
    }

    /** What [read] makes of the value as a union's [option], or null when it is not that. Nothing is left out of it. */
    inline fun <T : Any> attempt(option: Int, starts: String, read: () -> T): T? {
        val place = begin(option, starts)
        if (place == NOWHERE) return null
        return try {
            read().also { accept(place) }
        } catch (detour: Detour) {
            goBack(place)
            null
        }
    }
}

/** [seen] with property [index] in it; a repeated key is a detour. */
internal fun mark(seen: Long, index: Int): Long {
    val bit = 1L shl index
    if (seen and bit != 0L) detour()
    return seen or bit
}

/** Adds the entry of a key that is not declared; a repeated one is a detour. */
internal fun <V> putOther(others: MutableMap<String, V>, key: String, value: V) {
    val before = others.size
    others[key] = value
    if (others.size == before) detour()
}

internal fun <V> othersMap(): MutableMap<String, V> = LinkedHashMap()

/** An option of a union without what allows absence and null. */
internal fun optionCore(schema: Schema, index: Int): Schema = (schema.unwrapped as UnionSchema).options[index].core
