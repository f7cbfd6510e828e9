// Made from schemas/remote/shared/scalars.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package studio.cherry.remote

import samewire.support.*

/**
 * An id or token. Never trim, parse, order or build one.
 *
 * 1 to 256 characters, matches `^[\s\S]{0,256}$`, matches `^[^\uD800-\uDFFF]*$`.
 */
public typealias OpaqueId = String

/** Reads and writes [OpaqueId]. */
public object OpaqueIdModel : TextModel<String>("remote.OpaqueId") {
    override val schema: Schema by lazy {
        string(minLength(1), maxLength(256), pattern("^[\\s\\S]{0,256}\$", ""), pattern("^[^\\uD800-\\uDFFF]*\$", "u"))
    }

    override fun fromWire(judged: Wire): String = judged.text

    override fun toWire(value: String): Wire = wire(value)
}

/**
 * A whole number from 0 on as decimal text. Compare it by value, not as text and not as a double.
 *
 * Matches `^(?:0|[1-9][0-9]{0,39})$`.
 */
public typealias Decimal = String

/** Reads and writes [Decimal]. */
public object DecimalModel : TextModel<String>("remote.Decimal") {
    override val schema: Schema by lazy {
        string(pattern("^(?:0|[1-9][0-9]{0,39})\$", "u"))
    }

    override fun fromWire(judged: Wire): String = judged.text

    override fun toWire(value: String): Wire = wire(value)
}

/**
 * A SHA-256 digest in lower-case hexadecimal.
 *
 * Matches `^[0-9a-f]{64}$`.
 */
public typealias Digest = String

/** Reads and writes [Digest]. */
public object DigestModel : TextModel<String>("remote.Digest") {
    override val schema: Schema by lazy {
        string(pattern("^[0-9a-f]{64}\$", "u"))
    }

    override fun fromWire(judged: Wire): String = judged.text

    override fun toWire(value: String): Wire = wire(value)
}

/**
 * A moment in UTC, such as 2030-01-01T00:00:00Z.
 *
 * Format datetime.
 */
public typealias Timestamp = String

/** Reads and writes [Timestamp]. */
public object TimestampModel : TextModel<String>("remote.Timestamp") {
    override val schema: Schema by lazy {
        string(
            pattern(
                "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z))\$",
                "",
                "datetime",
            ),
        )
    }

    override fun fromWire(judged: Wire): String = judged.text

    override fun toWire(value: String): Wire = wire(value)
}
