/// Hosts of URLs.
enum WireHost {
    /// The normalised host; nil where the WHATWG host parser fails.
    static func parse(_ input: [UInt32], isSpecial: Bool) -> String? {
        if input.first == 0x5B {
            guard input.last == 0x5D, let pieces = parseIPv6(input.dropFirst().dropLast().map(narrow)) else { return nil }
            return "[" + text(ofIPv6: pieces) + "]"
        }
        if !isSpecial {
            return input.contains(where: isForbidden) ? nil : WireText.text(input)
        }
        let decoded = String(decoding: percentDecoded(input), as: UTF8.self)
        guard let domain = toASCII(decoded), !domain.isEmpty else { return nil }
        let refused = domain.unicodeScalars.contains { isForbidden($0.value) || $0.value <= 0x1F || $0.value == 0x25 || $0.value == 0x7F }
        if refused { return nil }
        return IPv4.endsInNumber(domain) ? IPv4.parse(domain) : domain
    }

    private static func narrow(_ point: UInt32) -> UInt8 { point < 0x80 ? UInt8(point) : 0xFF }

    /// Forbidden host code points.
    private static func isForbidden(_ point: UInt32) -> Bool {
        switch point {
        case 0x00, 0x09, 0x0A, 0x0D, 0x20, 0x23, 0x2F, 0x3A, 0x3C, 0x3E, 0x3F, 0x40, 0x5B, 0x5C, 0x5D, 0x5E, 0x7C: return true
        default: return false
        }
    }

    private static func percentDecoded(_ input: [UInt32]) -> [UInt8] {
        let bytes = Array(WireText.text(input).utf8)
        var out: [UInt8] = []
        var at = 0
        while at < bytes.count {
            if bytes[at] == 0x25, at + 2 < bytes.count, let high = hex(bytes[at + 1]), let low = hex(bytes[at + 2]) {
                out.append(UInt8(high << 4 | low))
                at += 3
            } else {
                out.append(bytes[at])
                at += 1
            }
        }
        return out
    }

    static func hex(_ byte: UInt8) -> UInt32? {
        switch byte {
        case 0x30...0x39: return UInt32(byte) - 0x30
        case 0x41...0x46: return UInt32(byte) - 0x37
        case 0x61...0x66: return UInt32(byte) - 0x57
        default: return nil
        }
    }

    private static let refused = PatternSet.tabled("host: refused") ?? .empty
    private static let notFirst = PatternSet.tabled("host: not first") ?? .empty

    /// Lower case; other than ASCII: what becomes ASCII, and nil for characters that no host may have there.
    private static func toASCII(_ domain: String) -> String? {
        if domain.utf8.allSatisfy({ $0 < 0x80 }) {
            let lower = WireText.foldASCII(domain)
            let labels = lower.split(separator: ".", omittingEmptySubsequences: false)
            for label in labels where label.hasPrefix("xn--") && !Punycode.isValidLabel(String(label.dropFirst(4))) { return nil }
            return lower
        }
        var mapped = String.UnicodeScalarView()
        for scalar in domain.unicodeScalars {
            if scalar.value < 0x80 {
                mapped.append(scalar)
            } else if let ascii = CharacterMapping.host[scalar.value].flatMap(Unicode.Scalar.init) {
                mapped.append(ascii)
            } else if let several = CharacterMapping.hostTexts[scalar.value] {
                mapped.append(contentsOf: several.unicodeScalars)
            } else if refused.contains(scalar.value) || (isAtStart(mapped) && notFirst.contains(scalar.value)) {
                return nil
            } else {
                mapped.append(scalar)
            }
        }
        let result = WireText.lower(String(mapped))
        return result.utf8.allSatisfy { $0 < 0x80 } ? toASCII(result) : result
    }

    private static func isAtStart(_ mapped: String.UnicodeScalarView) -> Bool { mapped.isEmpty || mapped.last == "." }

    /// Eight pieces; nil where the text is no IPv6 address.
    static func parseIPv6(_ text: [UInt8]) -> [UInt32]? {
        var pieces: [UInt32] = []
        var compress: Int?
        var at = 0
        func byte(_ offset: Int = 0) -> UInt8? { at + offset < text.count ? text[at + offset] : nil }
        if byte() == 0x3A {
            guard byte(1) == 0x3A else { return nil }
            at += 2
            compress = 0
        }
        while let first = byte() {
            if pieces.count == 8 { return nil }
            if first == 0x3A {
                if compress != nil { return nil }
                at += 1
                compress = pieces.count
                continue
            }
            let start = at
            var value: UInt32 = 0
            while at - start < 4, let next = byte(), let digit = hex(next) {
                value = value << 4 | digit
                at += 1
            }
            if byte() == 0x2E {
                if at == start || pieces.count > 6 { return nil }
                guard let tail = IPv4.parseDotted(text[start...]) else { return nil }
                pieces.append(tail >> 16)
                pieces.append(tail & 0xFFFF)
                at = text.count
                break
            }
            if byte() == 0x3A {
                at += 1
                if at == text.count { return nil }
            } else if at < text.count {
                return nil
            }
            pieces.append(value)
        }
        if let compress {
            if pieces.count == 8 { return nil }
            pieces.insert(contentsOf: [UInt32](repeating: 0, count: 8 - pieces.count), at: compress)
        }
        return pieces.count == 8 ? pieces : nil
    }

    /// The address as the WHATWG URL serialiser writes it.
    static func text(ofIPv6 pieces: [UInt32]) -> String {
        var best = 0..<0
        var index = 0
        while index < 8 {
            var end = index
            while end < 8, pieces[end] == 0 { end += 1 }
            if end - index > 1, end - index > best.count { best = index..<end }
            index = max(end, index + 1)
        }
        let hexText = { (slice: ArraySlice<UInt32>) in slice.map { String($0, radix: 16) }.joined(separator: ":") }
        if best.isEmpty { return hexText(pieces[...]) }
        return hexText(pieces[..<best.lowerBound]) + "::" + hexText(pieces[best.upperBound...])
    }
}
