/// Character classes and escapes.
extension PatternParser {
    /// After `[`.
    mutating func characterClass() throws -> PatternSet {
        let negated = eat("^")
        var parts: [PatternSetPart] = []
        while !looking("]") {
            let first = try classAtom()
            guard case .point(let low) = first, looking("-"), at + 1 < source.count, source[at + 1] != 0x5D else {
                parts.append(contentsOf: first.parts)
                continue
            }
            at += 1
            let second = try classAtom()
            guard case .point(let high) = second else {
                if unicode { throw PatternError.unsupported }
                parts.append(contentsOf: first.parts + PatternSetPart.points(0x2D) + second.parts)
                continue
            }
            guard low <= high else { throw PatternError.unsupported }
            parts.append(.range(low...high))
        }
        at += 1
        return PatternSet(parts, negated: negated, folding: folding)
    }

    enum ClassAtom {
        case point(UInt32)
        case set([PatternSetPart])

        var parts: [PatternSetPart] {
            switch self {
            case .point(let point): return [.range(point...point)]
            case .set(let parts): return parts
            }
        }
    }

    private mutating func classAtom() throws -> ClassAtom {
        guard at < source.count else { throw PatternError.unsupported }
        let point = source[at]
        at += 1
        if point != 0x5C { return .point(point) }
        if eat("b") { return .point(0x08) }
        if !unicode, eat("-") { return .point(0x2D) }
        let escape = try setEscape()
        if escape.parts.count == 1, !escape.negated, case .range(let range) = escape.parts[0], range.count == 1 {
            return .point(range.lowerBound)
        }
        return .set(escape.negated ? PatternParser.complement(escape.parts) : escape.parts)
    }

    private static func complement(_ parts: [PatternSetPart]) -> [PatternSetPart] {
        var next: UInt32 = 0
        var result: [PatternSetPart] = []
        for part in parts {
            guard case .range(let range) = part else { continue }
            if range.lowerBound > next { result.append(.range(next...(range.lowerBound - 1))) }
            next = range.upperBound + 1
        }
        result.append(.range(next...0x10FFFF))
        return result
    }

    /// After a backslash: a class or a single character.
    mutating func setEscape() throws -> (parts: [PatternSetPart], negated: Bool) {
        guard at < source.count else { throw PatternError.unsupported }
        let point = source[at]
        at += 1
        switch point {
        case 0x64: return (PatternSetPart.digits, false)
        case 0x44: return (PatternSetPart.digits, true)
        case 0x77: return (PatternSetPart.words, false)
        case 0x57: return (PatternSetPart.words, true)
        case 0x73: return (PatternSetPart.spaces, false)
        case 0x53: return (PatternSetPart.spaces, true)
        case 0x70 where unicode, 0x50 where unicode:
            guard eat("{") else { throw PatternError.unsupported }
            let name = source[at...].prefix { $0 != 0x7D }
            at += name.count + 1
            guard let property = PatternProperty(WireText.text(name), negated: point == 0x50) else {
                throw PatternError.unsupported
            }
            return ([.property(property)], false)
        default: return (PatternSetPart.points(try single(point)), false)
        }
    }

    private mutating func single(_ point: UInt32) throws -> UInt32 {
        switch point {
        case 0x66: return 0x0C
        case 0x6E: return 0x0A
        case 0x72: return 0x0D
        case 0x74: return 0x09
        case 0x76: return 0x0B
        case 0x30 where !(at < source.count && source[at] >= 0x30 && source[at] <= 0x39): return 0
        case 0x63:
            if at < source.count, let scalar = Unicode.Scalar(source[at]), scalar.isASCII, scalar.properties.isAlphabetic {
                at += 1
                return scalar.value % 32
            }
            throw PatternError.unsupported
        case 0x78:
            if let value = hex(2) { return value }
            if unicode { throw PatternError.unsupported }
            return point
        case 0x75:
            if unicode, eat("{") {
                var value: UInt32 = 0
                while at < source.count, let digit = digit(source[at]), value <= 0x10FFFF {
                    value = value << 4 | digit
                    at += 1
                }
                guard eat("}"), value <= 0x10FFFF else { throw PatternError.unsupported }
                return value
            }
            guard let unit = hex(4) else {
                if unicode { throw PatternError.unsupported }
                return point
            }
            let start = at
            if unicode, unit & 0xFC00 == 0xD800, eat("\\u"), let low = hex(4), low & 0xFC00 == 0xDC00 {
                return 0x10000 + ((unit - 0xD800) << 10) + (low - 0xDC00)
            }
            at = start
            return unit
        case 0x38 where !unicode, 0x39 where !unicode: return point
        case 0x30...0x37 where !unicode: return octal(point - 0x30)
        case 0x30...0x39: throw PatternError.unsupported
        default: return point
        }
    }

    /// An octal escape, up to 255; only patterns without `u` have them.
    private mutating func octal(_ first: UInt32) -> UInt32 {
        var value = first
        while at < source.count, source[at] >= 0x30, source[at] <= 0x37, value * 8 + source[at] - 0x30 <= 255 {
            value = value * 8 + source[at] - 0x30
            at += 1
        }
        return value
    }

    private mutating func hex(_ count: Int) -> UInt32? {
        guard at + count <= source.count else { return nil }
        var value: UInt32 = 0
        for index in at..<(at + count) {
            guard let digit = digit(source[index]) else { return nil }
            value = value << 4 | digit
        }
        at += count
        return value
    }

    private func digit(_ point: UInt32) -> UInt32? {
        switch point {
        case 0x30...0x39: return point - 0x30
        case 0x41...0x46: return point - 0x37
        case 0x61...0x66: return point - 0x57
        default: return nil
        }
    }
}
