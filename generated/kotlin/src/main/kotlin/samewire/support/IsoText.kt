package samewire.support

import java.time.DateTimeException
import java.time.Instant
import java.time.LocalDate
import java.time.LocalDateTime
import java.time.ZoneOffset
import java.time.format.DateTimeFormatter

/** A date with a time as ISO 8601 text, e.g. `2030-01-31T10:20:30.5Z`, exactly as it stands on the wire. */
@JvmInline
public value class IsoDateTime(public val value: String) {
    /** UTC, with as many digits of a second as [instant] needs. */
    public constructor(instant: Instant) : this(instant.toString())

    /** Null for a text without a zone, and for one that is no date-time. Beyond nanoseconds the fraction is cut. */
    public fun toInstant(): Instant? {
        val zone = if (value.endsWith("Z")) 1 else 6
        val local = local(value.dropLast(zone)) ?: return null
        val offset = if (zone == 1) 0 else offsetSeconds(value.takeLast(zone)) ?: return null
        return local.toInstant(ZoneOffset.UTC).minusSeconds(offset.toLong())
    }

    /** What a clock at the place shows: the text without its zone, if it has one. */
    public fun toLocalDateTime(): LocalDateTime? = local(value.replace(ZONE, ""))

    override fun toString(): String = value
}

/** A calendar date as ISO 8601 text, e.g. `2030-01-31`. */
@JvmInline
public value class IsoDate(public val value: String) {
    public constructor(date: LocalDate) : this(date.toString())

    /** Null for a text that is no date. */
    public fun toLocalDate(): LocalDate? = orNull { LocalDate.parse(value, DateTimeFormatter.ISO_LOCAL_DATE) }

    override fun toString(): String = value
}

private val ZONE = Regex("(?:Z|[+-]\\d\\d:\\d\\d)$")
private val OFFSET = Regex("([+-])([01]\\d|2[0-3]):([0-5]\\d)")
private val LONG_FRACTION = Regex("(\\.\\d{9})\\d+$")

private fun local(text: String): LocalDateTime? =
    orNull { LocalDateTime.parse(text.replace(LONG_FRACTION, "$1"), DateTimeFormatter.ISO_LOCAL_DATE_TIME) }

/** The platform's own offsets end at 18 hours. */
private fun offsetSeconds(text: String): Int? {
    val (sign, hours, minutes) = OFFSET.matchEntire(text)?.destructured ?: return null
    val seconds = hours.toInt() * 3600 + minutes.toInt() * 60
    return if (sign == "-") -seconds else seconds
}

private fun <T> orNull(read: () -> T): T? = try {
    read()
} catch (_: DateTimeException) {
    null
}
