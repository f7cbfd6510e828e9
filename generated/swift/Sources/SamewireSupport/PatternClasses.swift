/// Character classes and escapes.
extension PatternParser {
    /// After `[`.
    mutating func characterClass() throws -> PatternNode {
        if setsFlag { return try writtenClass() }
        let negated = eat("^")
        var set = PatternSet.empty
        while !looking("]") {
            let first = try classAtom()
            guard case .point(let low) = first, looking("-"), at + 1 < source.count, source[at + 1] != 0x5D else {
                set = set.union(first.set)
                continue
            }
            at += 1
            let second = try classAtom()
            guard case .point(let high) = second else {
                if unicode { throw PatternError.unsupported }
                set = set.union(first.set).union(PatternSet(0x2D)).union(second.set)
                continue
            }
            guard low <= high else { throw PatternError.unsupported }
            set = set.union(PatternSet([low...high]))
        }
        at += 1
        let closed = set.closed(over: folding)
        return .set(negated ? closed.inverted() : closed)
    }

    /// With the flag `v` a class is looked up as it is written: the generator worked out what it takes.
    private mutating func writtenClass() throws -> PatternNode {
        let start = at - 1
        var depth = 1
        while depth > 0 {
            guard at < source.count else { throw PatternError.unsupported }
            switch source[at] {
            case 0x5C: at += 1
            case 0x5B: depth += 1
            case 0x5D: depth -= 1
            default: break
            }
            at += 1
        }
        guard let node = try tabled(source[start..<at]) else { throw PatternError.unsupported }
        return node
    }

    /// With the flag `v`, after a backslash: a property that the tables have as it is written. nil: one of characters
    /// alone, where case is not ignored.
    mutating func writtenProperty() throws -> PatternNode? {
        guard setsFlag, looking("p{") || looking("P{"), let end = source[at...].firstIndex(of: 0x7D) else { return nil }
        guard let node = try tabled(source[(at - 1)...end]) else { return nil }
        at = end + 1
        return node
    }

    private func tabled(_ written: ArraySlice<UInt32>) throws -> PatternNode? {
        let key = WireText.text(written) + (folding == .none ? "" : "/i")
        if let pattern = UnicodeTables.texts.first(where: { WireText.same($0.key, key) })?.pattern {
            var inner = PatternParser(
                source: WireText.codePoints(pattern), unicode: true, setsFlag: false, dotAll: dotAll, folding: folding)
            return try inner.parse()
        }
        return PatternSet.tabled(key).map(PatternNode.set)
    }

    enum ClassAtom {
        case point(UInt32)
        case set(PatternSet)

        var set: PatternSet {
            switch self {
            case .point(let point): return PatternSet(point)
            case .set(let set): return set
            }
        }
    }

    private mutating func classAtom() throws -> ClassAtom {
        guard at < source.count else { throw PatternError.unsupported }
        let point = source[at]
        at += 1
        if point != 0x5C { return .point(point) }
        if eat("b") { return .point(0x08) }
        if eat("-") { return .point(0x2D) }
        return try setEscape(inClass: true)
    }

    /// After a backslash: a set or a single character.
    mutating func setEscape(inClass: Bool = false) throws -> ClassAtom {
        guard at < source.count else { throw PatternError.unsupported }
        let point = source[at]
        at += 1
        switch point {
        case 0x64: return .set(.digits)
        case 0x44: return .set(PatternSet.digits.inverted())
        case 0x77: return .set(words)
        case 0x57: return .set(words.inverted())
        case 0x73: return .set(.spaces)
        case 0x53: return .set(PatternSet.spaces.inverted())
        case 0x70 where unicode, 0x50 where unicode:
            guard eat("{") else { throw PatternError.unsupported }
            let name = source[at...].prefix { $0 != 0x7D }
            at += name.count + 1
            guard let set = PatternSet.tabled("\\p{" + WireText.text(name) + "}") else { throw PatternError.unsupported }
            return .set(point == 0x50 ? set.inverted() : set)
        default: return .point(try single(point, inClass: inClass))
        }
    }

    /// `\w`; where case is ignored it takes in two letters beyond ASCII whose folding is ASCII.
    private var words: PatternSet { folding == .simple ? PatternSet.words.closed(over: .simple) : .words }

    private mutating func single(_ point: UInt32, inClass: Bool) throws -> UInt32 {
        switch point {
        case 0x66: return 0x0C
        case 0x6E: return 0x0A
        case 0x72: return 0x0D
        case 0x74: return 0x09
        case 0x76: return 0x0B
        case 0x30 where !(at < source.count && source[at] >= 0x30 && source[at] <= 0x39): return 0
        case 0x63:
            if at < source.count, (0x41...0x5A).contains(source[at] & ~0x20) {
                at += 1
                return source[at - 1] % 32
            }
            if unicode { throw PatternError.unsupported }
            if inClass, at < source.count, (0x30...0x39).contains(source[at]) || source[at] == 0x5F {
                at += 1
                return source[at - 1] % 32
            }
            // Without a letter the backslash stands for itself.
            at -= 1
            return 0x5C
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
