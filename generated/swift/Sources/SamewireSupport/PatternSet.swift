/// A set of characters of a pattern: code points, halves of pairs among them.
struct PatternSet: Sendable {
    /// Sorted, not overlapping, apart from one another.
    private let ranges: [ClosedRange<UInt32>]
    /// Members below 64, and from 64 to 127, as bits.
    private let first: UInt64
    private let second: UInt64

    /// Ranges in any order, overlaps allowed.
    init(_ raw: [ClosedRange<UInt32>]) {
        var merged: [ClosedRange<UInt32>] = []
        for range in raw.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let last = merged.last, range.lowerBound <= last.upperBound + 1 {
                merged[merged.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
            } else {
                merged.append(range)
            }
        }
        self.init(sorted: merged)
    }

    private init(sorted ranges: [ClosedRange<UInt32>]) {
        self.ranges = ranges
        var bits: (UInt64, UInt64) = (0, 0)
        for range in ranges.prefix(while: { $0.lowerBound < 128 }) {
            for point in range.lowerBound...min(range.upperBound, 127) {
                if point < 64 { bits.0 |= 1 << UInt64(point) } else { bits.1 |= 1 << UInt64(point - 64) }
            }
        }
        (first, second) = bits
    }

    init(_ points: UInt32...) { self.init(points.map { $0...$0 }) }

    /// A set as the generator writes it: how many code points are passed over and, after a hyphen, how many more than one
    /// belong to it, to the base 36, in turn.
    init(encoded: String) {
        var next: UInt32 = 0
        var ranges: [ClosedRange<UInt32>] = []
        for token in encoded.split(separator: " ") {
            let numbers = token.split(separator: "-").map { UInt32($0, radix: 36) ?? 0 }
            let start = next + numbers[0]
            let end = start + (numbers.count > 1 ? numbers[1] : 0)
            ranges.append(start...end)
            next = end + 1
        }
        self.init(sorted: ranges)
    }

    @inline(__always)
    func contains(_ point: UInt32) -> Bool {
        if point < 64 { return first & (1 << UInt64(point)) != 0 }
        if point < 128 { return second & (1 << UInt64(point - 64)) != 0 }
        return search(point)
    }

    private func search(_ point: UInt32) -> Bool {
        var low = 0
        var high = ranges.count - 1
        while low <= high {
            let middle = (low + high) / 2
            let range = ranges[middle]
            if point < range.lowerBound { high = middle - 1 } else if point > range.upperBound { low = middle + 1 } else { return true }
        }
        return false
    }

    func union(_ other: PatternSet) -> PatternSet { PatternSet(ranges + other.ranges) }

    func inverted() -> PatternSet {
        var gaps: [ClosedRange<UInt32>] = []
        var next: UInt32 = 0
        for range in ranges {
            if range.lowerBound > next { gaps.append(next...(range.lowerBound - 1)) }
            next = range.upperBound + 1
        }
        if next <= 0x10FFFF { gaps.append(next...0x10FFFF) }
        return PatternSet(sorted: gaps)
    }

    /// The set with all that counts as a member.
    func closed(over folding: PatternFolding) -> PatternSet {
        let added = folding.classes.filter { $0.contains(where: contains) }.joined().map { $0...$0 }
        return added.isEmpty ? self : PatternSet(ranges + added)
    }

    static let empty = PatternSet([ClosedRange<UInt32>]())
    static let digits = PatternSet([0x30...0x39])
    static let words = PatternSet([0x30...0x39, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A])
    static let spaces = PatternSet([
        0x09...0x0D, 0x20...0x20, 0xA0...0xA0, 0x1680...0x1680, 0x2000...0x200A, 0x2028...0x2029, 0x202F...0x202F,
        0x205F...0x205F, 0x3000...0x3000, 0xFEFF...0xFEFF,
    ])
    static let lineEnds = PatternSet(0x0A, 0x0D, 0x2028, 0x2029)
}

extension PatternSet {
    private static let tabled: [WireKey: PatternSet] = Dictionary(
        uniqueKeysWithValues: UnicodeTables.sets.map { (WireKey($0.key), PatternSet(encoded: $0.set)) })

    /// A set that the generator wrote into the tables; nil for one that no pattern of the contract asks for.
    static func tabled(_ key: String) -> PatternSet? { tabled[WireKey(key)] }
}
