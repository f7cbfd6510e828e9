package samewire.support

internal enum class RecordMode { OPEN, EXHAUSTIVE, PARTIAL }

/** A map. [RecordMode.EXHAUSTIVE] and [RecordMode.PARTIAL] own the keys that [key] lists; others are unknown keys. */
internal class RecordSchema(private val mode: RecordMode, private val key: Schema, private val value: Schema) : Schema() {
    val valueCore: Schema = value.core

    /** The open key [given] as the output has it; null when it is none, or a number at best. */
    fun openKey(given: String, issues: Issues): String? {
        if (key is StringSchema && key.isPlain) return given
        val result = key.run(Wire.Text(given), issues)
        return if (issues.take(0).isEmpty()) keyText(result?.plain) else null
    }

    override fun parse(value: Wire?, issues: Issues): Wire? {
        if (value !is Wire.Fields) {
            issues.add(Issue.wrongType("record"))
            return value
        }
        val out = LinkedHashMap<String, Wire>()
        val unknown = if (mode == RecordMode.EXHAUSTIVE) parseListed(value, out, issues) else parseGiven(value, out, issues)
        if (unknown.isNotEmpty()) {
            issues.add(Issue("unrecognized_keys", "no other keys", Flow.CONTINUES, kind = Issue.Kind.UnknownKeys(unknown)))
        }
        return Wire.Fields(out)
    }

    private fun parseListed(input: Wire.Fields, out: MutableMap<String, Wire>, issues: Issues): List<String> {
        val owned = HashSet<String>()
        for (listed in key.values().orEmpty()) {
            val name = keyText(listed) ?: continue
            owned.add(name)
            if (name != "__proto__") parseEntry(name, parseKey(listed, name, issues) ?: continue, input, out, issues)
        }
        return input.values.keys.filter { it !in owned }
    }

    private fun parseGiven(input: Wire.Fields, out: MutableMap<String, Wire>, issues: Issues): List<String> {
        val unknown = ArrayList<String>()
        for (name in input.orderedKeys()) {
            if (name == "__proto__") continue
            val start = issues.size
            var outKey = parseKey(Wire.Text(name), name, issues)
            if (outKey == null && isNumeric(name)) {
                val retry = Issues()
                val number = key.run(Wire.Number(name.toDouble()), retry)
                if (retry.size == 0) {
                    issues.take(start)
                    outKey = keyText(number?.plain)
                }
            }
            if (outKey != null) {
                parseEntry(name, outKey, input, out, issues)
            } else if (mode == RecordMode.PARTIAL) {
                issues.take(start)
                unknown.add(name)
            }
        }
        return unknown
    }

    /** The key as the output has it, or null with one `invalid_key` issue. */
    private fun parseKey(given: Wire, name: String, issues: Issues): String? {
        val found = Issues()
        val result = key.run(given, found)
        if (found.size == 0) return keyText(result?.plain)
        issues.add(Issue("invalid_key", found.list().first().expected, Flow.ABORTS, Path(Step.Key(name), null)))
        return null
    }

    private fun parseEntry(name: String, outKey: String, input: Wire.Fields, out: MutableMap<String, Wire>, issues: Issues) {
        if (outKey == "__proto__") return
        val start = issues.size
        val result = value.run(input.read(name), issues)
        issues.prefix(start, Step.Key(name))
        if (result != null && result !== Wire.Inherited) out[outKey] = result else out.remove(outKey)
    }

    private fun keyText(key: Wire?): String? = when (key) {
        is Wire.Text -> key.value
        is Wire.Number -> numberText(key.value)
        else -> null
    }

    private fun isNumeric(name: String): Boolean {
        val digits = name.removePrefix("-")
        val parts = digits.split('.')
        return parts.size <= 2 && parts.all { part -> part.isNotEmpty() && part.all { it in '0'..'9' } }
    }
}
