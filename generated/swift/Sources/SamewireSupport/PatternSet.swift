/// A set of characters of a pattern.
struct PatternSet: Sendable {
    /// Sorted, not overlapping.
    private let ranges: [ClosedRange<UInt32>]
    private let properties: [PatternProperty]
    private let negated: Bool
    private let folding: PatternFolding
    private let ascii: [Bool]

    init(_ parts: [PatternSetPart], negated: Bool, folding: PatternFolding) {
        var raw: [ClosedRange<UInt32>] = []
        var properties: [PatternProperty] = []
        for part in parts {
            switch part {
            case .range(let range): raw.append(range)
            case .property(let property): properties.append(property)
            }
        }
        raw.sort { $0.lowerBound < $1.lowerBound }
        var merged: [ClosedRange<UInt32>] = []
        for range in raw {
            if let last = merged.last, range.lowerBound <= last.upperBound {
                merged[merged.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
            } else {
                merged.append(range)
            }
        }
        ranges = merged
        self.properties = properties
        self.negated = negated
        self.folding = folding
        ascii = (0..<128).map { PatternSet.test($0, merged, properties, negated, folding) }
    }

    func contains(_ point: UInt32) -> Bool {
        point < 128 ? ascii[Int(point)] : PatternSet.test(point, ranges, properties, negated, folding)
    }

    private static func test(
        _ point: UInt32, _ ranges: [ClosedRange<UInt32>], _ properties: [PatternProperty], _ negated: Bool,
        _ folding: PatternFolding
    ) -> Bool {
        let found = folding.variants(point).contains { each in
            ranges.contains { $0.contains(each) } || properties.contains { $0.holds(each) }
        }
        return found != negated
    }
}

enum PatternSetPart: Sendable {
    case range(ClosedRange<UInt32>)
    case property(PatternProperty)

    static func points(_ points: UInt32...) -> [PatternSetPart] { points.map { .range($0...$0) } }

    static let digits: [PatternSetPart] = [.range(0x30...0x39)]
    static let words: [PatternSetPart] = [.range(0x30...0x39), .range(0x41...0x5A), .range(0x5F...0x5F), .range(0x61...0x7A)]
    static let spaces: [PatternSetPart] = [
        .range(0x09...0x0D), .range(0x20...0x20), .range(0xA0...0xA0), .range(0x1680...0x1680),
        .range(0x2000...0x200A), .range(0x2028...0x2029), .range(0x202F...0x202F), .range(0x205F...0x205F),
        .range(0x3000...0x3000), .range(0xFEFF...0xFEFF),
    ]
    static let lineEnds: [PatternSetPart] = points(0x0A, 0x0D, 0x2028, 0x2029)
}

/// How the flags `i` and `u` make characters equal.
enum PatternFolding: Sendable {
    case none
    /// `i` alone: by upper case, never from beyond ASCII into it.
    case upper
    /// `i` with `u`: by simple folding.
    case simple

    /// The characters that count as `point`.
    func variants(_ point: UInt32) -> [UInt32] {
        guard self != .none, let scalar = Unicode.Scalar(point) else { return [point] }
        var result = [point]
        for mapping in [scalar.properties.uppercaseMapping, scalar.properties.lowercaseMapping] {
            guard let other = PatternFolding.single(mapping), other != point else { continue }
            if canonical(other) == canonical(point) { result.append(other) }
        }
        return result
    }

    func canonical(_ point: UInt32) -> UInt32 {
        guard self != .none, let scalar = Unicode.Scalar(point) else { return point }
        let upper = PatternFolding.single(scalar.properties.uppercaseMapping) ?? point
        switch self {
        case .none: return point
        case .upper: return point >= 128 && upper < 128 ? point : upper
        case .simple:
            let folded = Unicode.Scalar(upper)?.properties.lowercaseMapping ?? ""
            return PatternFolding.single(folded) ?? upper
        }
    }

    private static func single(_ mapping: String) -> UInt32? {
        let scalars = mapping.unicodeScalars
        return scalars.count == 1 ? scalars.first!.value : nil
    }
}
