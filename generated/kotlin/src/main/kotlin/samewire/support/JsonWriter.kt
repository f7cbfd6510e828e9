package samewire.support

import java.math.BigDecimal
import java.math.MathContext
import java.math.RoundingMode

/** Writes [value] as JavaScript's `JSON.stringify` does: no space, lone surrogates escaped, infinity as `null`. */
internal fun writeJson(value: Wire): String = JsonText().also { it.wire(value) }.toString()

internal fun isLoneSurrogate(text: String, index: Int): Boolean {
    val unit = text[index]
    if (unit.isHighSurrogate()) return index + 1 >= text.length || !text[index + 1].isLowSurrogate()
    if (unit.isLowSurrogate()) return index == 0 || !text[index - 1].isHighSurrogate()
    return false
}

/** A finite number in JavaScript's notation: `1`, `0.5`, `1e+21`, `1e-7`. */
internal fun numberText(value: Double): String {
    if (value == Math.rint(value) && Math.abs(value) < 9007199254740992.0) return value.toLong().toString()
    val exact = shortest(value)
    val digits = exact.unscaledValue().abs().toString()
    val exponent = digits.length - exact.scale()
    val sign = if (exact.signum() < 0) "-" else ""
    return sign + when {
        exponent in digits.length..21 -> digits + "0".repeat(exponent - digits.length)
        exponent in 1..21 -> digits.substring(0, exponent) + "." + digits.substring(exponent)
        exponent in -5..0 -> "0." + "0".repeat(-exponent) + digits
        else -> {
            val power = exponent - 1
            val fraction = if (digits.length > 1) "." + digits.substring(1) else ""
            digits.substring(0, 1) + fraction + "e" + (if (power < 0) "-" else "+") + Math.abs(power)
        }
    }
}

/** Fewer decimal digits than this name one double each; the platform's text then is the shortest. */
private const val SAFE_DIGITS = 15

/** The number with the fewest digits that reads back as [value]; before Java 19 the platform's has too many at times. */
private fun shortest(value: Double): BigDecimal {
    var best = BigDecimal(value.toString()).stripTrailingZeros()
    if (best.precision() <= SAFE_DIGITS && Math.abs(value) >= java.lang.Double.MIN_NORMAL) return best
    val exact = BigDecimal(value)
    for (digits in best.precision() downTo 1) {
        val shorter = exact.round(MathContext(digits, RoundingMode.HALF_EVEN))
        if (shorter.toDouble() != value) break
        best = shorter
    }
    return best.stripTrailingZeros()
}
