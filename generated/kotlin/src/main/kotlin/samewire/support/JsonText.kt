package samewire.support

private const val FIRST_ROOM = 256

/** Below this many digits a decimal text names a double of its own; the shortest text of the double then is that one. */
private const val MAX_DECIMAL = 1e15

/** Powers of ten that a double holds exactly. */
private val TENS: DoubleArray = doubleArrayOf(1.0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6)

/** JSON text in the making, as JavaScript's `JSON.stringify` writes it: no space, lone surrogates escaped. */
internal class JsonText {
    private var units = CharArray(FIRST_ROOM)
    private var end = 0

    override fun toString(): String = String(units, 0, end)

    fun add(unit: Char) {
        reserve(1)
        units[end++] = unit
    }

    fun add(text: String) {
        reserve(text.length)
        text.toCharArray(units, end, 0, text.length)
        end += text.length
    }

    fun add(text: CharArray) {
        reserve(text.size)
        System.arraycopy(text, 0, units, end, text.size)
        end += text.size
    }

    /** A comma, but for the first entry of a container that [open] began. */
    fun separate(open: Char) {
        if (units[end - 1] != open) add(',')
    }

    /** [text] in quotes. */
    fun quote(text: String) {
        val size = text.length
        reserve(size + 2)
        val units = units
        val start = end + 1
        units[end] = '"'
        text.toCharArray(units, start, 0, size)
        for (at in start until start + size) {
            val unit = units[at]
            if (unit < ' ' || unit == '"' || unit == '\\' || unit.isSurrogate()) {
                end = at
                return quoteFrom(text, at - start)
            }
        }
        units[start + size] = '"'
        end = start + size + 1
    }

    /** The rest of a text from a unit on that may need an escape, and the closing quote. */
    private fun quoteFrom(text: String, from: Int) {
        for (index in from until text.length) {
            val unit = text[index]
            when {
                unit == '"' -> add("\\\"")
                unit == '\\' -> add("\\\\")
                unit == '\n' -> add("\\n")
                unit == '\r' -> add("\\r")
                unit == '\t' -> add("\\t")
                unit == '\b' -> add("\\b")
                unit == '\u000C' -> add("\\f")
                unit < ' ' || isLoneSurrogate(text, index) -> add("\\u" + unit.code.toString(16).padStart(4, '0'))
                else -> add(unit)
            }
        }
        add('"')
    }

    /** A whole number of at most 2^53. */
    fun whole(value: Long) {
        var rest = Math.abs(value)
        var size = if (value < 0) 2 else 1
        var bound = 10L
        while (rest >= bound) {
            bound *= 10
            size++
        }
        reserve(size)
        if (value < 0) units[end] = '-'
        end += size
        var at = end
        do {
            units[--at] = '0' + (rest % 10).toInt()
            rest /= 10
        } while (rest != 0L)
    }

    /** Infinity is written as `null`. */
    fun number(value: Double) {
        when {
            value == Math.rint(value) && Math.abs(value) < MAX_DECIMAL -> whole(value.toLong())
            !value.isFinite() -> add("null")
            !decimal(value) -> add(numberText(value))
        }
    }

    /** A number of few decimal places, such as most are; false for any other, of which nothing is written. */
    private fun decimal(value: Double): Boolean {
        for (places in 1 until TENS.size) {
            val shifted = Math.rint(value * TENS[places])
            if (Math.abs(shifted) >= MAX_DECIMAL) return false
            if (shifted / TENS[places] != value) continue
            val digits = Math.abs(shifted.toLong())
            val one = TENS[places].toLong()
            if (value < 0) add('-')
            whole(digits / one)
            val point = end
            // The leading one keeps the zeros behind the point.
            whole(one + digits % one)
            units[point] = '.'
            return true
        }
        return false
    }

    fun wire(value: Wire) {
        when (val plain = value.plain) {
            is Wire.Flag -> add(if (plain.value) "true" else "false")
            is Wire.Number -> number(plain.value)
            is Wire.Text -> quote(plain.value)
            is Wire.Items -> {
                add('[')
                for (each in plain.values) {
                    separate('[')
                    wire(each)
                }
                add(']')
            }
            is Wire.Fields -> {
                add('{')
                for ((key, each) in plain.values) {
                    key(key)
                    wire(each)
                }
                add('}')
            }
            else -> add("null")
        }
    }

    /** The key of the next entry, whose value follows. */
    fun key(key: String) {
        separate('{')
        quote(key)
        add(':')
    }

    private fun reserve(more: Int) {
        if (units.size - end < more) units = units.copyOf(maxOf(units.size * 2, end + more))
    }
}
