/// The tree of a pattern.
indirect enum PatternNode {
    case empty
    case set(PatternSet)
    case sequence([PatternNode])
    case choice([PatternNode])
    case loop(PatternNode, min: Int, max: Int?, greedy: Bool)
    case group(PatternNode, index: Int)
    case look(PatternNode, negated: Bool, behind: Bool)
    case reference(Int)
    case start
    case end
    case word(Bool)
}

enum PatternError: Error { case unsupported }

/// Parses JavaScript's pattern syntax, with the leniency for old code where the flag `u` is not set.
struct PatternParser {
    let source: [UInt32]
    let unicode: Bool
    /// The flag `v`.
    let setsFlag: Bool
    let dotAll: Bool
    let folding: PatternFolding
    var groups = 0
    var hasReferences = false
    private var names: [String: Int] = [:]
    var at = 0

    init(source: [UInt32], unicode: Bool, setsFlag: Bool, dotAll: Bool, folding: PatternFolding) {
        self.source = source
        self.unicode = unicode
        self.setsFlag = setsFlag
        self.dotAll = dotAll
        self.folding = folding
        collectNames()
    }

    mutating func parse() throws -> PatternNode {
        let node = try choice()
        guard at == source.count else { throw PatternError.unsupported }
        return node
    }

    /// Group numbers by name, known before the first back reference is met.
    private mutating func collectNames() {
        var index = 0
        var number = 0
        var inClass = false
        while index < source.count {
            switch source[index] {
            case 0x5C: index += 1
            case 0x5B: inClass = true
            case 0x5D: inClass = false
            case 0x28 where !inClass:
                let next = index + 1 < source.count ? source[index + 1] : 0
                let third = index + 2 < source.count ? source[index + 2] : 0
                let fourth = index + 3 < source.count ? source[index + 3] : 0
                if next != 0x3F {
                    number += 1
                } else if third == 0x3C, fourth != 0x3D, fourth != 0x21 {
                    number += 1
                    let name = source[(index + 3)...].prefix { $0 != 0x3E }
                    names[WireText.text(name)] = number
                }
            default: break
            }
            index += 1
        }
    }

    private mutating func choice() throws -> PatternNode {
        var options = [try sequence()]
        while eat("|") { options.append(try sequence()) }
        return options.count == 1 ? options[0] : .choice(options)
    }

    private mutating func sequence() throws -> PatternNode {
        var nodes: [PatternNode] = []
        while at < source.count, !looking("|"), !looking(")") {
            let atom = try self.atom()
            nodes.append(try quantified(atom))
        }
        return nodes.count == 1 ? nodes[0] : nodes.isEmpty ? .empty : .sequence(nodes)
    }

    private mutating func quantified(_ atom: PatternNode) throws -> PatternNode {
        let min: Int
        let max: Int?
        if eat("*") {
            (min, max) = (0, nil)
        } else if eat("+") {
            (min, max) = (1, nil)
        } else if eat("?") {
            (min, max) = (0, 1)
        } else if let bounds = braces() {
            (min, max) = bounds
        } else {
            return atom
        }
        let greedy = !eat("?")
        return .loop(atom, min: min, max: max, greedy: greedy)
    }

    /// `{n}`, `{n,}` or `{n,m}`; anything else is text.
    private mutating func braces() -> (Int, Int?)? {
        let start = at
        guard eat("{"), let min = number() else { at = start; return nil }
        var max: Int? = min
        if eat(",") { max = looking("}") ? nil : number() ?? -1 }
        guard eat("}"), max != -1 else { at = start; return nil }
        return (min, max)
    }

    private mutating func number() -> Int? {
        var value: Int?
        while at < source.count, source[at] >= 0x30, source[at] <= 0x39 {
            let (product, overflow) = (value ?? 0).multipliedReportingOverflow(by: 10)
            value = overflow ? Int.max / 16 : Swift.min(product + Int(source[at] - 0x30), Int.max / 16)
            at += 1
        }
        return value
    }

    private mutating func atom() throws -> PatternNode {
        let point = source[at]
        at += 1
        switch point {
        case 0x5E: return .start
        case 0x24: return .end
        case 0x2E: return .set((dotAll ? PatternSet.empty : PatternSet.lineEnds).inverted())
        case 0x28: return try group()
        case 0x5B: return try characterClass()
        case 0x5C: return try escape()
        case 0x2A, 0x2B, 0x3F: throw PatternError.unsupported
        case 0x7B, 0x7D, 0x5D:
            if unicode { throw PatternError.unsupported }
            return literal(point)
        default: return literal(point)
        }
    }

    private func literal(_ point: UInt32) -> PatternNode {
        .set(PatternSet(point).closed(over: folding))
    }

    private mutating func group() throws -> PatternNode {
        var node: PatternNode
        if eat("?:") {
            node = try choice()
        } else if eat("?=") {
            node = .look(try choice(), negated: false, behind: false)
        } else if eat("?!") {
            node = .look(try choice(), negated: true, behind: false)
        } else if eat("?<=") {
            node = .look(try choice(), negated: false, behind: true)
        } else if eat("?<!") {
            node = .look(try choice(), negated: true, behind: true)
        } else {
            if eat("?<") {
                while at < source.count, !looking(">") { at += 1 }
                guard eat(">") else { throw PatternError.unsupported }
            } else if looking("?") {
                throw PatternError.unsupported
            }
            groups += 1
            let index = groups
            node = .group(try choice(), index: index)
        }
        guard eat(")") else { throw PatternError.unsupported }
        return node
    }

    private mutating func escape() throws -> PatternNode {
        guard at < source.count else { throw PatternError.unsupported }
        switch source[at] {
        case 0x62:
            at += 1
            return .word(true)
        case 0x42:
            at += 1
            return .word(false)
        case 0x31...0x39:
            let start = at
            if let index = number(), index <= names.values.max() ?? 0 || index <= totalGroups {
                hasReferences = true
                return .reference(index)
            }
            at = start
            if unicode { throw PatternError.unsupported }
        case 0x6B where !names.isEmpty || unicode:
            at += 1
            guard eat("<") else { throw PatternError.unsupported }
            let name = source[at...].prefix { $0 != 0x3E }
            at += name.count + 1
            guard let index = names[WireText.text(name)] else { throw PatternError.unsupported }
            hasReferences = true
            return .reference(index)
        default: break
        }
        if let node = try writtenProperty() { return node }
        return .set(try setEscape().set.closed(over: folding))
    }

    private var totalGroups: Int {
        var count = 0
        var inClass = false
        var index = 0
        while index < source.count {
            switch source[index] {
            case 0x5C: index += 1
            case 0x5B: inClass = true
            case 0x5D: inClass = false
            case 0x28 where !inClass:
                let next = index + 1 < source.count ? source[index + 1] : 0
                let third = index + 2 < source.count ? source[index + 2] : 0
                let fourth = index + 3 < source.count ? source[index + 3] : 0
                if next != 0x3F || (third == 0x3C && fourth != 0x3D && fourth != 0x21) { count += 1 }
            default: break
            }
            index += 1
        }
        return count
    }

    func looking(_ text: StaticString) -> Bool {
        guard at + text.utf8CodeUnitCount <= source.count else { return false }
        for index in 0..<text.utf8CodeUnitCount where source[at + index] != UInt32(text.utf8Start[index]) { return false }
        return true
    }

    mutating func eat(_ text: StaticString) -> Bool {
        guard looking(text) else { return false }
        at += text.utf8CodeUnitCount
        return true
    }
}
