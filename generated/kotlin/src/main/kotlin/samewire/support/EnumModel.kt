package samewire.support

import samewire.support.input.Input
import samewire.support.output.Output

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

    override fun describe(): Schema = if (additive) additive(all.map { it.value }) else oneOf(all.map { wire(it.value) })

    override fun read(input: Input): T = all[input.entry(schema)]

    override fun write(value: T, out: Output): Unit = out.known(value.value)
}
