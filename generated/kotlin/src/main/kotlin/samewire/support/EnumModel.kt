package samewire.support

import samewire.support.output.Output
import samewire.support.scan.Scan
import samewire.support.scan.entry

/** An enum whose entries know the text that stands for them on the wire. */
public interface TextEnum {
    public val value: String
}

/** Reads and writes an enum of texts. */
public abstract class EnumModel<T : TextEnum> internal constructor(
    name: String,
    private val additive: Boolean,
    entries: () -> List<T>,
) : TextModel<T>(name) {
    private val all: List<T> by lazy(entries)
    private val byValue: Map<String, T> by lazy { all.associateBy { it.value } }

    override fun describe(): Schema = if (additive) additive(all.map { it.value }) else oneOf(all.map { wire(it.value) })

    override fun fromWire(judged: Wire): T = byValue.getValue(judged.text)

    override fun scan(scan: Scan): T = all[scan.entry(schema)]

    override fun toWire(value: T): Wire = wire(value.value)

    override fun write(value: T, out: Output): Unit = out.known(value.value)
}
