package samewire.support

import java.nio.ByteBuffer
import java.nio.charset.CharacterCodingException

/** The text of [bytes]; throws [WireException] where they are no UTF-8. */
internal fun textOf(bytes: ByteArray): String {
    val text = String(bytes, Charsets.UTF_8)
    // The quick conversion puts this in place of what is malformed, and for itself.
    if ('\uFFFD' in text && !isUtf8(bytes)) throw WireException(Issue.invalidUtf8())
    return text
}

private fun isUtf8(bytes: ByteArray): Boolean = try {
    Charsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes))
    true
} catch (_: CharacterCodingException) {
    false
}
