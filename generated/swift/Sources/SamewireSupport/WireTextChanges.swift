/// Changes of text as JavaScript makes them.
extension WireText {
    /// White space of `String.prototype.trim` and of `\s`: no-break space, byte order mark and line ends included.
    static func isSpace(_ point: UInt32) -> Bool {
        switch point {
        case 0x09...0x0D, 0x20, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000, 0xFEFF: return true
        default: return false
        }
    }

    static func trim(_ text: String) -> String {
        let scalars = text.unicodeScalars
        guard let first = scalars.first, let last = scalars.last else { return text }
        if !isSpace(first.value) && !isSpace(last.value) { return text }
        var start = scalars.startIndex
        var end = scalars.endIndex
        while start < end, isSpace(scalars[start].value) { start = scalars.index(after: start) }
        while end > start, isSpace(scalars[scalars.index(before: end)].value) { end = scalars.index(before: end) }
        return String(scalars[start..<end])
    }

    static func collapseSpace(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        var inRun = false
        for scalar in text.unicodeScalars {
            let space = isSpace(scalar.value)
            if space, !inRun { result.append(" ") }
            if !space { result.append(scalar) }
            inRun = space
        }
        return String(result)
    }

    static func foldASCII(_ text: String) -> String {
        if !text.utf8.contains(where: { $0 >= 0x41 && $0 <= 0x5A }) { return text }
        return String(decoding: text.utf8.map { $0 >= 0x41 && $0 <= 0x5A ? $0 + 0x20 : $0 }, as: UTF8.self)
    }

    /// `toUpperCase`: full mappings, no locale.
    static func upper(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if let several = CharacterMapping.upperTexts[scalar.value] {
                result.append(contentsOf: several.unicodeScalars)
            } else {
                result.append(mapped(scalar, CharacterMapping.upper))
            }
        }
        return String(result)
    }

    /// `toLowerCase`: full mappings, no locale, and a sigma at the end of a word becomes the final one.
    static func lower(_ text: String) -> String {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return foldASCII(text) }
        let scalars = Array(text.unicodeScalars)
        var result = String.UnicodeScalarView()
        for (index, scalar) in scalars.enumerated() {
            if scalar.value == 0x3A3 {
                result.append(isFinalSigma(scalars, index) ? "\u{3C2}" : "\u{3C3}")
            } else if let several = CharacterMapping.lowerTexts[scalar.value] {
                result.append(contentsOf: several.unicodeScalars)
            } else {
                result.append(mapped(scalar, CharacterMapping.lower))
            }
        }
        return String(result)
    }

    private static func mapped(_ scalar: Unicode.Scalar, _ mapping: [UInt32: UInt32]) -> Unicode.Scalar {
        mapping[scalar.value].flatMap(Unicode.Scalar.init) ?? scalar
    }

    private static let cased = PatternSet.tabled("\\p{Cased}") ?? .empty
    private static let ignorable = PatternSet.tabled("\\p{Case_Ignorable}") ?? .empty

    /// A cased letter comes before, and none after, what does not matter to case skipped.
    private static func isFinalSigma(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
        let before = scalars[..<index].last { !ignorable.contains($0.value) }
        let after = scalars[(index + 1)...].first { !ignorable.contains($0.value) }
        return before.map { cased.contains($0.value) } == true && after.map { cased.contains($0.value) } != true
    }

    static func startsWith(_ text: String, _ prefix: String) -> Bool {
        // Whole characters stand in UTF-8 as they stand in UTF-16; only halves of pairs do not.
        if !mayHoldEscapes(text), !mayHoldEscapes(prefix) { return text.utf8.starts(with: prefix.utf8) }
        return units(text).starts(with: units(prefix))
    }

    static func endsWith(_ text: String, _ suffix: String) -> Bool {
        if !mayHoldEscapes(text), !mayHoldEscapes(suffix) {
            return text.utf8.reversed().starts(with: suffix.utf8.reversed())
        }
        return units(text).reversed().starts(with: units(suffix).reversed())
    }

    /// `includes(part, position)`; the position counts UTF-16 units.
    static func includes(_ text: String, _ part: String, from position: Int = 0) -> Bool {
        if position <= 0, !mayHoldEscapes(text), !mayHoldEscapes(part) { return includesBytes(text, part) }
        let whole = units(text)
        let wanted = units(part)
        if wanted.isEmpty { return true }
        guard whole.count >= wanted.count else { return false }
        var start = min(max(position, 0), whole.count)
        while start + wanted.count <= whole.count {
            if whole[start] == wanted[0], whole[start..<(start + wanted.count)].elementsEqual(wanted) { return true }
            start += 1
        }
        return false
    }

    private static func includesBytes(_ text: String, _ part: String) -> Bool {
        var (text, part) = (text, part)
        return text.withUTF8 { whole in
            part.withUTF8 { wanted in
                guard let first = wanted.first else { return true }
                guard whole.count >= wanted.count else { return false }
                for start in 0...(whole.count - wanted.count) where whole[start] == first {
                    if whole[start..<(start + wanted.count)].elementsEqual(wanted) { return true }
                }
                return false
            }
        }
    }
}
