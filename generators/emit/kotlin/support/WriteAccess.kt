package samewire.support

import kotlinx.serialization.json.JsonElement

internal fun wire(value: String): Wire = Wire.Text(value)

internal fun wire(value: Boolean): Wire = Wire.Flag(value)

internal fun wire(value: Double): Wire = Wire.Number(value)

internal fun wire(value: Long): Wire = Wire.Number(value.toDouble())

internal fun wire(value: Int): Wire = Wire.Number(value.toDouble())

internal fun wire(value: JsonElement): Wire = fromElement(value)

/** A constant of the contract, from its JSON text. */
internal fun wireOf(json: String): Wire = JsonReader(json).read()

internal fun wireItems(vararg values: Wire?): Wire = Wire.Items(values.filterNotNull())

internal inline fun <T> wireList(values: List<T>, write: (T) -> Wire): Wire = Wire.Items(values.map(write))

internal inline fun <K, V> wireMap(values: Map<K, V>, key: (K) -> String, write: (V) -> Wire): Wire =
    Wire.Fields(values.entries.associate { key(it.key) to write(it.value) })

internal inline fun <T : Any> wireOrNull(value: T?, write: (T) -> Wire): Wire = if (value == null) Wire.Null else write(value)

/** Collects the members of an object. */
internal class FieldsBuilder {
    val fields: LinkedHashMap<String, Wire> = LinkedHashMap()

    fun put(key: String, value: Wire) {
        fields[key] = value
    }

    /** Kotlin's null is no member. */
    fun putText(key: String, value: String?) {
        if (value != null) fields[key] = Wire.Text(value)
    }

    fun putFlag(key: String, value: Boolean?) {
        if (value != null) fields[key] = Wire.Flag(value)
    }

    fun putDouble(key: String, value: Double?) {
        if (value != null) fields[key] = Wire.Number(value)
    }

    fun putLong(key: String, value: Long?): Unit = putDouble(key, value?.toDouble())

    fun putInt(key: String, value: Int?): Unit = putDouble(key, value?.toDouble())

    /** Kotlin's null is JSON's. */
    fun putNullableText(key: String, value: String?): Unit = put(key, if (value == null) Wire.Null else Wire.Text(value))

    fun putNullableFlag(key: String, value: Boolean?): Unit = put(key, if (value == null) Wire.Null else Wire.Flag(value))

    fun putNullableDouble(key: String, value: Double?): Unit = put(key, if (value == null) Wire.Null else Wire.Number(value))

    fun putNullableLong(key: String, value: Long?): Unit = putNullableDouble(key, value?.toDouble())

    fun putNullableInt(key: String, value: Int?): Unit = putNullableDouble(key, value?.toDouble())

    inline fun <T : Any> putIfPresent(key: String, value: T?, write: (T) -> Wire) {
        if (value != null) fields[key] = write(value)
    }

    inline fun <T : Any> putTristate(key: String, value: Tristate<T>, write: (T) -> Wire) {
        when (value) {
            Tristate.Absent -> Unit
            Tristate.Null -> fields[key] = Wire.Null
            is Tristate.Value -> fields[key] = write(value.value)
        }
    }

    /** Further entries; one with a declared key is refused. */
    inline fun <T> putOthers(values: Map<String, T>, vararg declared: String, write: (T) -> Wire) {
        for ((key, value) in values) {
            if (key in declared) throw WireException(Issue("custom", "no declared key among the others", Flow.STOPS, Path(Step.Key(key), null)))
            fields[key] = write(value)
        }
    }
}

internal inline fun wireFields(build: FieldsBuilder.() -> Unit): Wire = Wire.Fields(FieldsBuilder().apply(build).fields)

/** A list of these items and then [rest]. */
internal inline fun <T> Wire.withRest(rest: List<T>, write: (T) -> Wire): Wire = Wire.Items(items + rest.map(write))

internal inline fun <T : Any> wireTristate(value: Tristate<T>, write: (T) -> Wire): Wire? = when (value) {
    Tristate.Absent -> null
    Tristate.Null -> Wire.Null
    is Tristate.Value -> write(value.value)
}
