package samewire.support.output

import kotlinx.serialization.json.JsonElement
import samewire.support.ListSchema
import samewire.support.Model
import samewire.support.RecordSchema
import samewire.support.Rule
import samewire.support.Schema
import samewire.support.Tristate
import samewire.support.Wire
import samewire.support.input.ObjectShape

/**
 * Takes over a value part by part, in the order of the JSON that it becomes. Each scalar comes with the schema that judges
 * it, each property with its object's shape and its index there.
 */
internal abstract class Output {
    /** Begins an object; each of its properties follows, the missing ones too. */
    abstract fun open(shape: ObjectShape)

    /** Ends an object or a map. */
    abstract fun close()

    /** A property, whose value follows. */
    abstract fun at(shape: ObjectShape, index: Int): Output

    /** A property that is missing. */
    abstract fun absent(shape: ObjectShape, index: Int)

    /** A property with its schema's only value. */
    abstract fun constant(shape: ObjectShape, index: Int)

    /** A property that is judged as a whole; Kotlin's null is no property. */
    abstract fun judged(shape: ObjectShape, index: Int, value: Wire?)

    /** A key that the object does not declare; its value follows. */
    abstract fun other(shape: ObjectShape, key: String): Output

    abstract fun openList(schema: Schema, size: Int)

    abstract fun entry()

    abstract fun closeList()

    abstract fun openMap()

    abstract fun key(schema: Schema, key: String)

    abstract fun text(schema: Schema, value: String)

    /** A text that its schema surely accepts. */
    abstract fun known(value: String)

    abstract fun flag(value: Boolean)

    abstract fun double(schema: Schema, value: Double)

    abstract fun long(schema: Schema, value: Long)

    fun int(schema: Schema, value: Int): Unit = long(schema, value.toLong())

    abstract fun none()

    /** Any JSON. */
    abstract fun any(value: JsonElement)

    /** JSON whose numbers are finite. */
    abstract fun json(value: JsonElement)

    /** A value that [schema] judges as a whole. */
    abstract fun judged(schema: Schema, value: Wire)

    /** A value of [model], whose own [rules] hold for it too. */
    abstract fun <T> ruled(rules: List<Rule>, model: Model<T>, value: T)

    fun putText(shape: ObjectShape, index: Int, value: String) {
        at(shape, index).text(shape.cores[index], value)
    }

    fun putFlag(shape: ObjectShape, index: Int, value: Boolean) {
        at(shape, index).flag(value)
    }

    fun putDouble(shape: ObjectShape, index: Int, value: Double) {
        at(shape, index).double(shape.cores[index], value)
    }

    fun putLong(shape: ObjectShape, index: Int, value: Long) {
        at(shape, index).long(shape.cores[index], value)
    }

    fun putInt(shape: ObjectShape, index: Int, value: Int): Unit = putLong(shape, index, value.toLong())

    fun putTextIfPresent(shape: ObjectShape, index: Int, value: String?): Unit =
        if (value == null) absent(shape, index) else putText(shape, index, value)

    fun putFlagIfPresent(shape: ObjectShape, index: Int, value: Boolean?): Unit =
        if (value == null) absent(shape, index) else putFlag(shape, index, value)

    fun putDoubleIfPresent(shape: ObjectShape, index: Int, value: Double?): Unit =
        if (value == null) absent(shape, index) else putDouble(shape, index, value)

    fun putLongIfPresent(shape: ObjectShape, index: Int, value: Long?): Unit =
        if (value == null) absent(shape, index) else putLong(shape, index, value)

    fun putIntIfPresent(shape: ObjectShape, index: Int, value: Int?): Unit =
        if (value == null) absent(shape, index) else putInt(shape, index, value)

    fun putTextOrNull(shape: ObjectShape, index: Int, value: String?): Unit =
        if (value == null) at(shape, index).none() else putText(shape, index, value)

    fun putFlagOrNull(shape: ObjectShape, index: Int, value: Boolean?): Unit =
        if (value == null) at(shape, index).none() else putFlag(shape, index, value)

    fun putDoubleOrNull(shape: ObjectShape, index: Int, value: Double?): Unit =
        if (value == null) at(shape, index).none() else putDouble(shape, index, value)

    fun putLongOrNull(shape: ObjectShape, index: Int, value: Long?): Unit =
        if (value == null) at(shape, index).none() else putLong(shape, index, value)

    fun putIntOrNull(shape: ObjectShape, index: Int, value: Int?): Unit =
        if (value == null) at(shape, index).none() else putInt(shape, index, value)

    inline fun <T : Any> putIfPresent(shape: ObjectShape, index: Int, value: T?, write: (T) -> Unit) {
        if (value == null) return absent(shape, index)
        at(shape, index)
        write(value)
    }

    inline fun <T : Any> putOrNull(shape: ObjectShape, index: Int, value: T?, write: (T) -> Unit) {
        at(shape, index)
        orNull(value, write)
    }

    inline fun <T : Any> putTristate(shape: ObjectShape, index: Int, value: Tristate<T>, write: (T) -> Unit) {
        if (value is Tristate.Absent) return absent(shape, index)
        at(shape, index)
        orNull(value.orNull, write)
    }

    fun putTristateText(shape: ObjectShape, index: Int, value: Tristate<String>): Unit =
        putTristate(shape, index, value) { text(shape.cores[index], it) }

    /** Entries beside the declared properties. */
    inline fun <T> others(shape: ObjectShape, values: Map<String, T>, write: (T) -> Unit) {
        for ((key, value) in values) {
            other(shape, key)
            write(value)
        }
    }

    inline fun <T : Any> orNull(value: T?, write: (T) -> Unit) {
        if (value == null) none() else write(value)
    }

    inline fun <T> list(schema: Schema, values: List<T>, write: (T) -> Unit) {
        openList(schema, values.size)
        for (value in values) {
            entry()
            write(value)
        }
        closeList()
    }

    fun texts(schema: Schema, values: List<String>) {
        val each = elementOf(schema)
        list(schema, values) { text(each, it) }
    }

    /** A list of what [model] writes. */
    fun <T> listBy(schema: Schema, values: List<T>, model: Model<T>): Unit = list(schema, values) { model.put(it, this) }

    inline fun <K, V> map(schema: Schema, values: Map<K, V>, text: (K) -> String, write: (V) -> Unit) {
        openMap()
        for ((key, value) in values) {
            key(schema, text(key))
            write(value)
        }
        close()
    }
}

/** The schema of a list's entries, without what allows null. */
internal fun elementOf(list: Schema): Schema = (list as ListSchema).elementCore

/** The schema of a map's values, without what allows null. */
internal fun valueOf(map: Schema): Schema = (map as RecordSchema).valueCore
