package samewire.support

import java.math.BigInteger
import java.util.Base64

/** Bytes as padded base64 text. */
@JvmInline
public value class Base64Text(public val value: String) {
    public constructor(bytes: ByteArray) : this(Base64.getEncoder().encodeToString(bytes))

    /** Null for a text that is no base64; bits that no byte needs are dropped. */
    public fun toBytes(): ByteArray? = if (isBase64(value)) decodeSymbols(value) else null

    override fun toString(): String = value
}

/** Bytes as base64url text, without padding. */
@JvmInline
public value class Base64UrlText(public val value: String) {
    public constructor(bytes: ByteArray) : this(Base64.getUrlEncoder().withoutPadding().encodeToString(bytes))

    /** Null for a text that is no base64url. */
    public fun toBytes(): ByteArray? =
        if (isBase64Url(value)) decodeSymbols(value.replace('-', '+').replace('_', '/')) else null

    override fun toString(): String = value
}

/** A whole number as decimal text, of any size: JSON numbers are exact only up to 2^53. */
@JvmInline
public value class IntegerText(public val value: String) {
    public constructor(number: Long) : this(number.toString())

    public constructor(number: BigInteger) : this(number.toString())

    /** Null for a number beyond 64 bits. */
    public fun toLong(): Long? = value.toLongOrNull()

    /** Null for a negative number and for one beyond 64 bits. */
    public fun toULong(): ULong? = value.toULongOrNull()

    /** Null for a text that is no number. */
    public fun toBigInteger(): BigInteger? = value.toBigIntegerOrNull()

    override fun toString(): String = value
}

/** The platform's decoder refuses bits that no byte needs; here they do not count. */
private fun decodeSymbols(text: String): ByteArray {
    val symbols = text.trimEnd('=')
    val out = ByteArray(symbols.length * 3 / 4)
    var bits = 0
    var count = 0
    var at = 0
    for (symbol in symbols) {
        bits = (bits shl 6) or base64Symbol(symbol)
        count += 6
        if (count >= 8) {
            count -= 8
            out[at++] = (bits shr count).toByte()
        }
    }
    return out
}
