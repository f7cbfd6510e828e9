package samewire.support

import kotlinx.serialization.json.JsonElement

/** Typed access to the output of judging, whose shape is known to be right. */
internal val Wire.fields: Map<String, Wire> get() = (plain as Wire.Fields).values

internal val Wire.text: String get() = (plain as Wire.Text).value

internal val Wire.flag: Boolean get() = (plain as Wire.Flag).value

internal val Wire.double: Double get() = (plain as Wire.Number).value

internal val Wire.long: Long get() = double.toLong()

internal val Wire.int: Int get() = double.toInt()

internal val Wire.element: JsonElement get() = toElement(this)

internal val Wire.items: List<Wire> get() = (plain as Wire.Items).values

/** Which option of a union accepted the value. */
internal val Wire.option: Int get() = (this as Wire.Chosen).option

internal val Wire.optionValue: Wire get() = (this as Wire.Chosen).value

internal inline fun <T> Wire.readList(read: (Wire) -> T): List<T> = items.map(read)

internal val Wire.texts: List<String> get() = readList { it.text }

/** A list of what [model] reads. */
internal fun <T> Wire.listBy(model: Model<T>): List<T> = readList { model.fromWire(it) }

internal inline fun <K, V> Wire.readMap(key: (String) -> K, read: (Wire) -> V): Map<K, V> =
    fields.entries.associate { key(it.key) to read(it.value) }

internal inline fun <T : Any> Wire.orNull(read: (Wire) -> T): T? = if (this === Wire.Null) null else read(this)

/** This value, or Kotlin's null for JSON's. */
internal val Wire.present: Wire? get() = if (this === Wire.Null) null else this

internal fun Map<String, Wire>.need(key: String): Wire = getValue(key)

internal inline fun <T> Wire?.ifPresent(read: (Wire) -> T): T? = if (this == null) null else read(this)

internal inline fun <T : Any> Wire?.tristate(read: (Wire) -> T): Tristate<T> =
    if (this == null) Tristate.Absent else if (this === Wire.Null) Tristate.Null else Tristate.Value(read(this))

internal val Wire?.tristateText: Tristate<String> get() = tristate { it.text }

/** The entries of an object beside its declared keys. */
internal inline fun <T> Map<String, Wire>.others(vararg declared: String, read: (Wire) -> T): Map<String, T> =
    filterKeys { it !in declared }.mapValues { read(it.value) }
