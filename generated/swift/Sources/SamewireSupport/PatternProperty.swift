/// `\p{…}` and `\P{…}`: general categories and the binary properties that schemas use.
struct PatternProperty: Sendable {
    private let test: @Sendable (Unicode.Scalar) -> Bool
    private let negated: Bool
    /// What the property says of a lone surrogate.
    private let holdsForSurrogates: Bool

    /// nil for a property that this engine does not know, e.g. a script.
    init?(_ name: String, negated: Bool) {
        let value = name.split(separator: "=", maxSplits: 1).last.map(String.init) ?? name
        let isCategory = !name.contains("=") || name.hasPrefix("gc=") || name.hasPrefix("General_Category=")
        guard isCategory, let test = PatternProperty.category(value) ?? PatternProperty.binary(name) else { return nil }
        self.test = test
        self.negated = negated
        holdsForSurrogates = ["C", "Other", "Cs", "Surrogate", "Any"].contains(value)
    }

    func holds(_ point: UInt32) -> Bool {
        guard let scalar = Unicode.Scalar(point) else { return holdsForSurrogates != negated }
        return test(scalar) != negated
    }

    private static func category(_ name: String) -> (@Sendable (Unicode.Scalar) -> Bool)? {
        guard let categories = PatternProperty.categories[name] else { return nil }
        return { categories.contains($0.properties.generalCategory) }
    }

    private static let categories: [String: Set<Unicode.GeneralCategory>] = {
        let single: [(String, String, Unicode.GeneralCategory)] = [
            ("Lu", "Uppercase_Letter", .uppercaseLetter), ("Ll", "Lowercase_Letter", .lowercaseLetter),
            ("Lt", "Titlecase_Letter", .titlecaseLetter), ("Lm", "Modifier_Letter", .modifierLetter),
            ("Lo", "Other_Letter", .otherLetter), ("Mn", "Nonspacing_Mark", .nonspacingMark),
            ("Mc", "Spacing_Mark", .spacingMark), ("Me", "Enclosing_Mark", .enclosingMark),
            ("Nd", "Decimal_Number", .decimalNumber), ("Nl", "Letter_Number", .letterNumber),
            ("No", "Other_Number", .otherNumber), ("Pc", "Connector_Punctuation", .connectorPunctuation),
            ("Pd", "Dash_Punctuation", .dashPunctuation), ("Ps", "Open_Punctuation", .openPunctuation),
            ("Pe", "Close_Punctuation", .closePunctuation), ("Pi", "Initial_Punctuation", .initialPunctuation),
            ("Pf", "Final_Punctuation", .finalPunctuation), ("Po", "Other_Punctuation", .otherPunctuation),
            ("Sm", "Math_Symbol", .mathSymbol), ("Sc", "Currency_Symbol", .currencySymbol),
            ("Sk", "Modifier_Symbol", .modifierSymbol), ("So", "Other_Symbol", .otherSymbol),
            ("Zs", "Space_Separator", .spaceSeparator), ("Zl", "Line_Separator", .lineSeparator),
            ("Zp", "Paragraph_Separator", .paragraphSeparator), ("Cc", "Control", .control), ("Cf", "Format", .format),
            ("Cs", "Surrogate", .surrogate), ("Co", "Private_Use", .privateUse), ("Cn", "Unassigned", .unassigned),
        ]
        let groups: [(String, String)] = [
            ("L", "Letter"), ("M", "Mark"), ("N", "Number"), ("P", "Punctuation"), ("S", "Symbol"), ("Z", "Separator"),
            ("C", "Other"),
        ]
        var table: [String: Set<Unicode.GeneralCategory>] = [:]
        for (short, long, category) in single {
            table[short] = [category]
            table[long] = [category]
        }
        for (short, long) in groups {
            let members = single.filter { $0.0.hasPrefix(short) }.map(\.2)
            table[short] = Set(members)
            table[long] = Set(members)
        }
        table["LC"] = [.uppercaseLetter, .lowercaseLetter, .titlecaseLetter]
        let aliases = ["Cased_Letter": "LC", "Combining_Mark": "M", "punct": "P", "digit": "Nd", "cntrl": "Cc"]
        for (alias, name) in aliases { table[alias] = table[name] }
        return table
    }()

    private static func binary(_ name: String) -> (@Sendable (Unicode.Scalar) -> Bool)? {
        switch name {
        case "Any": return { _ in true }
        case "ASCII": return { $0.isASCII }
        case "Assigned": return { $0.properties.generalCategory != .unassigned }
        case "Alphabetic", "Alpha": return { $0.properties.isAlphabetic }
        case "Lowercase", "Lower": return { $0.properties.isLowercase }
        case "Uppercase", "Upper": return { $0.properties.isUppercase }
        case "White_Space", "space": return { $0.properties.isWhitespace }
        case "ID_Start", "IDS": return { $0.properties.isIDStart }
        case "ID_Continue", "IDC": return { $0.properties.isIDContinue }
        case "XID_Start", "XIDS": return { $0.properties.isXIDStart }
        case "XID_Continue", "XIDC": return { $0.properties.isXIDContinue }
        case "Emoji": return { $0.properties.isEmoji }
        case "Emoji_Presentation", "EPres": return { $0.properties.isEmojiPresentation }
        case "Emoji_Modifier", "EMod": return { $0.properties.isEmojiModifier }
        case "Emoji_Modifier_Base", "EBase": return { $0.properties.isEmojiModifierBase }
        case "Regional_Indicator", "RI": return { (0x1F1E6...0x1F1FF).contains($0.value) }
        case "Emoji_Component", "EComp": return { EmojiRanges.isComponent($0.value) }
        case "Extended_Pictographic", "ExtPict": return { EmojiRanges.isPictographic($0.value) }
        case "Hex_Digit", "Hex": return { $0.properties.isHexDigit }
        case "Dash": return { $0.properties.isDash }
        case "Math": return { $0.properties.isMath }
        case "Ideographic", "Ideo": return { $0.properties.isIdeographic }
        default: return nil
        }
    }
}
