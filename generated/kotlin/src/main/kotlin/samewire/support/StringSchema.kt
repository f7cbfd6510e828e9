package samewire.support

import samewire.support.regex.CharacterMapping
import samewire.support.regex.Pattern

/** One step of a text: checks it, or changes it for the steps after it. */
internal fun interface TextStep {
    fun run(text: String, issues: Issues): String
}

internal class StringSchema(private val steps: List<TextStep>) : Schema() {
    /** Every text is accepted as it is. */
    val isPlain: Boolean get() = steps.isEmpty()

    override fun parse(value: Wire?, issues: Issues): Wire? {
        if (value !is Wire.Text) {
            issues.add(Issue.wrongType("string"))
            return value
        }
        val text = change(value.value, issues)
        return if (text == value.value) value else Wire.Text(text)
    }

    /** [given] after all steps. */
    fun change(given: String, issues: Issues): String {
        val start = issues.size
        var text = given
        for (step in steps) {
            if (issues.size > start && issues.aborted(start)) break
            text = step.run(text, issues)
        }
        return text
    }
}

private fun check(code: String, expected: String, holds: (String) -> Boolean): TextStep = TextStep { text, issues ->
    if (!holds(text)) issues.add(Issue(code, expected, Flow.CONTINUES))
    text
}

/** Unicode code points; a lone surrogate counts as one. */
internal fun codePoints(text: String): Int = text.codePointCount(0, text.length)

internal fun minLength(value: Int): TextStep =
    check("too_small", "at least $value characters") { it.length / 2 >= value || codePoints(it) >= value }

internal fun maxLength(value: Int): TextStep =
    check("too_big", "at most $value characters") { it.length <= value || codePoints(it) <= value }

internal fun exactLength(value: Int): TextStep = TextStep { text, issues ->
    val length = codePoints(text)
    val code = if (length > value) "too_big" else "too_small"
    if (length != value) issues.add(Issue(code, "$value characters", Flow.CONTINUES))
    text
}

/** [source] and [flags] of a JavaScript regular expression that finds its match anywhere in the text. */
internal fun pattern(source: String, flags: String, expected: String = "a text that matches the pattern"): TextStep {
    val pattern = Pattern(source, flags)
    return check("invalid_format", expected) { pattern.test(it) }
}

internal fun startsWith(value: String): TextStep = check("invalid_format", "a text that starts with \"$value\"") { it.startsWith(value) }

internal fun endsWith(value: String): TextStep = check("invalid_format", "a text that ends with \"$value\"") { it.endsWith(value) }

internal fun includes(value: String, position: Int = 0): TextStep =
    check("invalid_format", "a text that includes \"$value\"") {
        it.indexOf(value, minOf(position, it.length)) >= 0
    }

internal fun lowercase(): TextStep = check("invalid_format", "no upper-case ASCII letter") { text -> text.none { it in 'A'..'Z' } }

internal fun uppercase(): TextStep = check("invalid_format", "no lower-case ASCII letter") { text -> text.none { it in 'a'..'z' } }

internal fun format(name: String, holds: (String) -> Boolean): TextStep = check("invalid_format", name, holds)

/** The text that the URL parser takes, without edge space, tabs and line ends. */
internal fun url(): TextStep = TextStep { text, issues ->
    val trimmed = trimSpace(text)
    if (Url.parse(trimmed) == null) {
        issues.add(Issue("invalid_format", "url", Flow.CONTINUES))
        text
    } else {
        trimmed.filterNot { it == '\t' || it == '\n' || it == '\r' }
    }
}

internal fun trim(): TextStep = TextStep { text, _ -> trimSpace(text) }

internal fun toLowerCase(): TextStep = TextStep { text, _ -> CharacterMapping.lowerCase(text) }

internal fun toUpperCase(): TextStep = TextStep { text, _ -> CharacterMapping.upperCase(text) }

/** Each run of JavaScript white space becomes one space. */
internal fun collapseSpace(): TextStep = TextStep { text, _ ->
    val out = StringBuilder(text.length)
    for ((index, unit) in text.withIndex()) {
        if (!isSpace(unit)) out.append(unit) else if (index == 0 || !isSpace(text[index - 1])) out.append(' ')
    }
    out.toString()
}

/** A text that equals one of [values] but for ASCII case becomes that value. */
internal fun foldToKnown(vararg values: String): TextStep = TextStep { text, _ ->
    val folded = foldAscii(text)
    if (folded in values) folded else text
}

/** A portable check among the steps of a text. */
internal fun portable(rule: Rule): TextStep = TextStep { text, issues ->
    rule.check(Wire.Text(text), issues)
    text
}
