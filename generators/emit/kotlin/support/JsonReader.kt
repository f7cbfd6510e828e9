package samewire.support

/** Levels of nesting that a text may have. */
internal const val MAX_DEPTH: Int = 10_000

/**
 * Reads JSON text exactly as JavaScript's `JSON.parse` does: the grammar of RFC 8259 and nothing beside it, no byte
 * order mark, the last value of a repeated key, lone surrogates kept, `1e400` as infinity. Nesting uses no stack.
 *
 * Throws [WireException] with `invalid_json`, or `too_deep` beyond [MAX_DEPTH].
 */
internal class JsonReader(private val text: String, start: Int = 0) {
    /** Where the next value or its rest starts. */
    var at: Int = start
        private set

    /** Deepest nesting met so far. */
    var depth: Int = 0
        private set

    private sealed class Open {
        class List(val values: ArrayList<Wire> = ArrayList()) : Open()

        class Object(val values: LinkedHashMap<String, Wire> = LinkedHashMap(), var key: String = "") : Open()
    }

    /** The text's only value. */
    fun read(): Wire {
        val value = readValue()
        skipSpace()
        if (at < text.length) fail()
        return value
    }

    /** The value that starts here; what follows it stays unread. */
    fun readValue(): Wire {
        val open = ArrayList<Open>()
        while (true) {
            skipSpace()
            var value = readScalarOrOpen(open)
            while (value != null) {
                val parent = open.lastOrNull() ?: return value
                if (parent is Open.List) parent.values.add(value)
                if (parent is Open.Object) parent.values[parent.key] = value
                value = readSeparator(parent, open)
            }
        }
    }

    /** A whole value, or null when a container was opened and its first entry is to be read. */
    private fun readScalarOrOpen(open: ArrayList<Open>): Wire? = when (peek()) {
        '{' -> {
            at++
            skipSpace()
            if (peek() == '}') {
                at++
                Wire.Fields(emptyMap())
            } else {
                push(open, Open.Object().also { it.key = readKey() })
            }
        }
        '[' -> {
            at++
            skipSpace()
            if (peek() == ']') {
                at++
                Wire.Items(emptyList())
            } else {
                push(open, Open.List())
            }
        }
        '"' -> Wire.Text(readText())
        't' -> word("true", Wire.Flag(true))
        'f' -> word("false", Wire.Flag(false))
        'n' -> word("null", Wire.Null)
        else -> readNumber()
    }

    private fun push(open: ArrayList<Open>, container: Open): Wire? {
        open.add(container)
        if (open.size > depth) depth = open.size
        if (depth > MAX_DEPTH) throw WireException(Issue.tooDeep())
        return null
    }

    /** After an entry: null when another follows, or the container that ends here. */
    private fun readSeparator(parent: Open, open: ArrayList<Open>): Wire? {
        skipSpace()
        val next = peek()
        at++
        if (next == ',') {
            if (parent is Open.Object) {
                skipSpace()
                parent.key = readKey()
            }
            return null
        }
        open.removeAt(open.size - 1)
        if (parent is Open.List && next == ']') return Wire.Items(parent.values)
        if (parent is Open.Object && next == '}') return Wire.Fields(parent.values)
        at--
        fail()
    }

    private fun readKey(): String {
        if (peek() != '"') fail()
        val key = readText()
        skipSpace()
        if (peek() != ':') fail()
        at++
        return key
    }

    /** The text whose opening quote is here. */
    fun readText(): String {
        val start = ++at
        while (true) {
            val unit = peek()
            if (unit == '"') return text.substring(start, at++)
            if (unit == '\\') break
            if (unit < ' ') fail()
            at++
        }
        val built = StringBuilder().append(text, start, at)
        while (true) {
            val unit = peek()
            at++
            when {
                unit == '"' -> return built.toString()
                unit == '\\' -> built.append(readEscape())
                unit < ' ' -> fail()
                else -> built.append(unit)
            }
        }
    }

    private fun readEscape(): Char {
        val unit = peek()
        at++
        return when (unit) {
            '"', '\\', '/' -> unit
            'b' -> '\b'
            'f' -> '\u000C'
            'n' -> '\n'
            'r' -> '\r'
            't' -> '\t'
            'u' -> readHex()
            else -> fail()
        }
    }

    private fun readHex(): Char {
        var code = 0
        repeat(4) {
            val digit = when (val unit = peek()) {
                in '0'..'9' -> unit - '0'
                in 'a'..'f' -> unit - 'a' + 10
                in 'A'..'F' -> unit - 'A' + 10
                else -> fail()
            }
            code = code * 16 + digit
            at++
        }
        return code.toChar()
    }

    private fun readNumber(): Wire {
        val start = at
        if (peek() == '-') at++
        if (peek() == '0') at++ else digits()
        var whole = true
        if (at < text.length && text[at] == '.') {
            at++
            digits()
            whole = false
        }
        if (at < text.length && (text[at] == 'e' || text[at] == 'E')) {
            at++
            if (peek() == '+' || peek() == '-') at++
            digits()
            whole = false
        }
        val written = text.substring(start, at)
        val value = if (whole && written.length <= 15) written.toLong().toDouble() else written.toDouble()
        return Wire.Number(if (value == 0.0) 0.0 else value)
    }

    private fun digits() {
        if (peek() !in '0'..'9') fail()
        while (at < text.length && text[at] in '0'..'9') at++
    }

    private fun word(word: String, value: Wire): Wire {
        if (!text.startsWith(word, at)) fail()
        at += word.length
        return value
    }

    private fun skipSpace() {
        while (at < text.length && (text[at] == ' ' || text[at] == '\n' || text[at] == '\r' || text[at] == '\t')) at++
    }

    private fun peek(): Char = if (at < text.length) text[at] else fail()

    private fun fail(): Nothing = throw WireException(Issue.invalidJson(at))
}
