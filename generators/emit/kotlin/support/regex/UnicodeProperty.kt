package samewire.support.regex

/** The sets behind `\p{…}`, from the running platform's Unicode tables but for the emoji properties. */
internal object UnicodeProperty {
    private val cache = java.util.concurrent.ConcurrentHashMap<String, CharSet>()

    fun named(text: String): CharSet = cache.getOrPut(text) { find(text) }

    private fun find(text: String): CharSet {
        val name = text.substringBefore('=')
        val value = text.substringAfter('=', name)
        return when (name) {
            "Script", "sc", "Script_Extensions", "scx" -> {
                val script = Character.UnicodeScript.forName(value)
                CharSet.where { Character.UnicodeScript.of(it) == script }
            }
            "Any" -> CharSet.ALL
            "ASCII" -> CharSet.ranges(0, 0x7F)
            "ASCII_Hex_Digit", "AHex" -> CharSet.ranges('0'.code, '9'.code, 'A'.code, 'F'.code, 'a'.code, 'f'.code)
            "Assigned" -> CharSet.where { NewerUnicode.categoryOf(it) != 0 }
            "Alphabetic", "Alpha" -> CharSet.where { Character.isAlphabetic(it) }
            "Ideographic", "Ideo" -> CharSet.where { Character.isIdeographic(it) }
            "Lowercase", "Lower" -> CharSet.where { Character.isLowerCase(it) }
            "Uppercase", "Upper" -> CharSet.where { Character.isUpperCase(it) }
            "White_Space", "space" -> CharSet.SPACE.minus(CharSet.single(0xFEFF)).union(CharSet.single(0x85))
            "ID_Start", "IDS" -> CharSet.where { Character.isUnicodeIdentifierStart(it) }
            "Emoji" -> EMOJI
            "Emoji_Component", "EComp" -> EMOJI_COMPONENT
            "Emoji_Modifier", "EMod" -> EMOJI_MODIFIER
            "Emoji_Modifier_Base", "EBase" -> EMOJI_MODIFIER_BASE
            "Emoji_Presentation", "EPres" -> EMOJI_PRESENTATION
            "Extended_Pictographic", "ExtPict" -> EXTENDED_PICTOGRAPHIC
            "Regional_Indicator", "RI" -> CharSet.ranges(0x1F1E6, 0x1F1FF)
            else -> category(value)
        }
    }

    private fun category(name: String): CharSet {
        val types = CATEGORIES[LONG_NAMES[name] ?: name] ?: throw IllegalArgumentException("unknown Unicode property $name")
        return CharSet.where { NewerUnicode.categoryOf(it) in types }
    }

    private val CATEGORIES: Map<String, Set<Int>> =
        CATEGORY_NUMBERS.mapValues { setOf(it.value) } +
            CATEGORY_NUMBERS.entries.groupBy({ it.key.substring(0, 1) }, { it.value }).mapValues { it.value.toSet() } +
            mapOf("LC" to setOf(1, 2, 3))

    private val LONG_NAMES: Map<String, String> = mapOf(
        "Letter" to "L", "Cased_Letter" to "LC", "Uppercase_Letter" to "Lu", "Lowercase_Letter" to "Ll",
        "Titlecase_Letter" to "Lt", "Modifier_Letter" to "Lm", "Other_Letter" to "Lo", "Mark" to "M",
        "Nonspacing_Mark" to "Mn", "Enclosing_Mark" to "Me", "Spacing_Mark" to "Mc", "Number" to "N",
        "Decimal_Number" to "Nd", "Letter_Number" to "Nl", "Other_Number" to "No", "Separator" to "Z",
        "Space_Separator" to "Zs", "Line_Separator" to "Zl", "Paragraph_Separator" to "Zp", "Other" to "C",
        "Control" to "Cc", "Format" to "Cf", "Private_Use" to "Co", "Surrogate" to "Cs", "Unassigned" to "Cn",
        "Punctuation" to "P", "punct" to "P", "digit" to "Nd", "cntrl" to "Cc", "Combining_Mark" to "M",
        "Dash_Punctuation" to "Pd", "Open_Punctuation" to "Ps", "Close_Punctuation" to "Pe",
        "Connector_Punctuation" to "Pc", "Other_Punctuation" to "Po", "Initial_Punctuation" to "Pi",
        "Final_Punctuation" to "Pf", "Symbol" to "S", "Math_Symbol" to "Sm", "Currency_Symbol" to "Sc",
        "Modifier_Symbol" to "Sk", "Other_Symbol" to "So",
    )
}

/** The two-letter names of the general categories, as java.lang.Character numbers them. */
internal val CATEGORY_NUMBERS: Map<String, Int> = mapOf(
    "Cn" to 0, "Lu" to 1, "Ll" to 2, "Lt" to 3, "Lm" to 4, "Lo" to 5, "Mn" to 6, "Me" to 7, "Mc" to 8, "Nd" to 9,
    "Nl" to 10, "No" to 11, "Zs" to 12, "Zl" to 13, "Zp" to 14, "Cc" to 15, "Cf" to 16, "Co" to 18, "Cs" to 19,
    "Pd" to 20, "Ps" to 21, "Pe" to 22, "Pc" to 23, "Po" to 24, "Sm" to 25, "Sc" to 26, "Sk" to 27, "So" to 28,
    "Pi" to 29, "Pf" to 30,
)
