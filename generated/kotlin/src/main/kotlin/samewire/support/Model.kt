package samewire.support

import kotlinx.serialization.ExperimentalSerializationApi
import kotlinx.serialization.InternalSerializationApi
import kotlinx.serialization.KSerializer
import kotlinx.serialization.SerializationException
import kotlinx.serialization.descriptors.PrimitiveKind
import kotlinx.serialization.descriptors.PrimitiveSerialDescriptor
import kotlinx.serialization.descriptors.SerialDescriptor
import kotlinx.serialization.descriptors.nullable
import kotlinx.serialization.encoding.Decoder
import kotlinx.serialization.encoding.Encoder
import kotlinx.serialization.json.JsonDecoder
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonEncoder
import samewire.support.input.Input
import samewire.support.input.ObjectShape
import samewire.support.input.TextInput
import samewire.support.input.TreeInput
import samewire.support.output.Output
import samewire.support.output.TextOutput
import samewire.support.output.TreeOutput

/** Units of a text that is held twice while it is read; a longer one is read where it stands. */
private const val MAX_QUICK = 1 shl 25

/**
 * Reads and writes one type of the contract; the companion of every model is one. As a [KSerializer] it also serves
 * inside classes of your own, with any `Json`.
 */
public abstract class Model<T> internal constructor(private val name: String) : KSerializer<T> {
    /** What the contract says of the type. */
    internal val schema: Schema by lazy { describe() }

    /** Makes [schema]. */
    internal abstract fun describe(): Schema

    /** From the output of judging. Either this or [read] is of the model's own. */
    internal open fun fromWire(judged: Wire): T = read(TreeInput(judged))

    /** The value that [input] stands before. A text is read this way only where all of it is certainly right, else a detour. */
    internal open fun read(input: Input): T = fromWire(input.judged(schema))

    /** Not judged yet. Either this or [write] is of the model's own. */
    internal open fun toWire(value: T): Wire = TreeOutput().also { write(value, it) }.tree

    /** Hands [value] over, but for the rules that stand on the type itself. */
    internal open fun write(value: T, out: Output): Unit = out.judged(schema, toWire(value))

    private val rules: List<Rule> by lazy(LazyThreadSafetyMode.PUBLICATION) { schema.outerRules }

    /** Hands [value] over as a part of another one. */
    internal fun put(value: T, out: Output): Unit = if (rules.isEmpty()) write(value, out) else out.ruled(rules, this, value)

    /** For objects: what they are read and written by. */
    internal val shape: ObjectShape by lazy(LazyThreadSafetyMode.PUBLICATION) { ObjectShape(schema) }

    /**
     * The value that the JSON [text] holds.
     *
     * @throws WireException when the text is no JSON or the contract refuses it.
     */
    public fun decode(text: String, mode: Mode = Mode.STRICT): T = decodeReporting(text, mode).value

    /** Like [decode], from UTF-8; malformed bytes are no JSON. */
    public fun decode(bytes: ByteArray, mode: Mode = Mode.STRICT): T = decodeReporting(textOf(bytes), mode).value

    /** Like [decode], from a tree. */
    public fun decode(element: JsonElement, mode: Mode = Mode.STRICT): T = decodeReporting(element, mode).value

    /**
     * A response ([Mode.READ]) and what had to be left out of it.
     *
     * @throws WireException as [decode].
     */
    public fun read(text: String): Reading<T> = decodeReporting(text, Mode.READ)

    /** Like [read], from UTF-8; malformed bytes are no JSON. */
    public fun read(bytes: ByteArray): Reading<T> = decodeReporting(textOf(bytes), Mode.READ)

    /** Like [read], from a tree. */
    public fun read(element: JsonElement): Reading<T> = decodeReporting(element, Mode.READ)

    /**
     * JSON text of [value], judged strictly first.
     *
     * @throws WireException when the contract refuses the value; nothing is written then.
     */
    public fun encode(value: T): String = writtenQuickly(value) ?: writtenExactly(value)

    /** Like [encode], as a tree. */
    public fun encodeToElement(value: T): JsonElement = withStackFor(0) { toElement(judgedWire(value)) }

    /** Null when the value has to be judged the exact way. */
    internal fun writtenQuickly(value: T): String? = try {
        TextOutput().also { put(value, it) }.toString()
    } catch (_: RuntimeException) {
        // A detour, or a fault that the exact way says more of.
        null
    } catch (_: StackOverflowError) {
        null
    }

    internal fun writtenExactly(value: T): String = withStackFor(0) { writeJson(judgedWire(value)) }

    private fun decodeReporting(text: String, mode: Mode): Reading<T> = readQuickly(text, mode) ?: readExactly(text, mode)

    /** Null when the text has to be judged the exact way. */
    internal fun readQuickly(text: String, mode: Mode): Reading<T>? {
        if (text.length > MAX_QUICK) return null
        val input = TextInput(text, mode == Mode.READ)
        return try {
            val value = read(input)
            input.end()
            Reading(value, publicPaths(input.leftOut))
        } catch (_: RuntimeException) {
            // A detour, or a fault that the exact way says more of.
            null
        } catch (_: StackOverflowError) {
            null
        }
    }

    internal fun readExactly(text: String, mode: Mode): Reading<T> {
        val reader = JsonReader(text)
        val input = reader.read()
        return withStackFor(reader.depth) { reading(input, mode) }
    }

    private fun decodeReporting(element: JsonElement, mode: Mode): Reading<T> {
        val depth = depthOf(element)
        if (depth > MAX_DEPTH) throw WireException(Issue.tooDeep())
        return withStackFor(depth) { reading(fromElement(element), mode) }
    }

    private fun reading(input: Wire, mode: Mode): Reading<T> {
        val judged = judge(schema, input, mode)
        return Reading(fromWire(judged.value), publicPaths(judged.leftOut))
    }

    private fun publicPaths(paths: Collection<List<Step>>): List<LeftOut> =
        if (paths.isEmpty()) emptyList() else paths.map { path -> LeftOut(path.map { it.toPublic() }) }

    private fun judgedWire(value: T): Wire = toWire(value).also { judge(schema, it, Mode.STRICT) }

    @OptIn(ExperimentalSerializationApi::class, InternalSerializationApi::class)
    override val descriptor: SerialDescriptor by lazy {
        SerialDescriptor("samewire.$name", JsonElement.serializer().descriptor)
    }

    override fun deserialize(decoder: Decoder): T {
        val json = decoder as? JsonDecoder ?: throw SerializationException("$name is read from JSON only")
        return decode(json.decodeJsonElement(), modeOf(decoder.serializersModule))
    }

    override fun serialize(encoder: Encoder, value: T) {
        val json = encoder as? JsonEncoder ?: throw SerializationException("$name is written as JSON only")
        json.encodeJsonElement(encodeToElement(value))
    }
}

/** A model whose JSON is a text: it can also be the key of a map. */
public abstract class TextModel<T> internal constructor(name: String) : Model<T>(name) {
    override val descriptor: SerialDescriptor = PrimitiveSerialDescriptor("samewire.$name", PrimitiveKind.STRING)

    override fun deserialize(decoder: Decoder): T =
        fromWire(judge(schema, Wire.Text(decoder.decodeString()), modeOf(decoder.serializersModule)).value)

    override fun serialize(encoder: Encoder, value: T) {
        val wire = toWire(value).also { judge(schema, it, Mode.STRICT) }
        encoder.encodeString(wire.text)
    }
}

/** A model that can be null. */
public abstract class NullableModel<T> internal constructor(name: String) : Model<T>(name) {
    @OptIn(ExperimentalSerializationApi::class)
    override val descriptor: SerialDescriptor by lazy { SerialDescriptor("samewire.$name", JsonElement.serializer().descriptor).nullable }
}
