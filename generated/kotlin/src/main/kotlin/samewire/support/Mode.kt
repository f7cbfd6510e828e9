package samewire.support

import kotlinx.serialization.ExperimentalSerializationApi
import kotlinx.serialization.KSerializer
import kotlinx.serialization.descriptors.PrimitiveKind
import kotlinx.serialization.descriptors.PrimitiveSerialDescriptor
import kotlinx.serialization.descriptors.SerialDescriptor
import kotlinx.serialization.encoding.Decoder
import kotlinx.serialization.encoding.Encoder
import kotlinx.serialization.modules.SerializersModule

/** How a value is judged on reading. */
public enum class Mode {
    /** Exactly the contract: for requests, stored state and everything that crosses a trust boundary. */
    STRICT,

    /**
     * For responses: keys that the contract does not know are removed, list entries with an unknown value of an additive
     * enum are left out, and the rest is judged strictly.
     */
    READ,
}

/** What a [Mode.READ] left out of a response: the place of a key or of a list entry, from the root. */
public data class LeftOut(public val path: List<Any>)

/** A response as the contract accepts it, and what had to be left out for that. */
public data class Reading<out T>(public val value: T, public val leftOut: List<LeftOut>)

/**
 * Put into a `Json` (`Json { serializersModule = responseReading }`), it makes every model read with [Mode.READ]. A model
 * is then judged by itself: lists around it, in classes of your own, lose no entry.
 */
public val responseReading: SerializersModule =
    SerializersModule { contextual(ReadingMark::class, ReadingMarkSerializer) }

internal object ReadingMark

private object ReadingMarkSerializer : KSerializer<ReadingMark> {
    override val descriptor: SerialDescriptor = PrimitiveSerialDescriptor("samewire.ReadingMark", PrimitiveKind.BYTE)

    override fun deserialize(decoder: Decoder): ReadingMark = ReadingMark

    override fun serialize(encoder: Encoder, value: ReadingMark): Unit = encoder.encodeByte(0)
}

@OptIn(ExperimentalSerializationApi::class)
internal fun modeOf(module: SerializersModule): Mode =
    if (module.getContextual(ReadingMark::class) != null) Mode.READ else Mode.STRICT
