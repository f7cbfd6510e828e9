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
        guard self != .none, Unicode.Scalar(point) != nil else { return [point] }
        let wanted = canonical(point)
        var result = [point]
        for start in point == wanted ? [point] : [point, wanted] {
            let properties = Unicode.Scalar(start)?.properties
            for other in [start, PatternFolding.single(properties?.uppercaseMapping), PatternFolding.single(properties?.lowercaseMapping)] {
                guard let other, !result.contains(other), canonical(other) == wanted else { continue }
                result.append(other)
            }
        }
        // Some characters equal others that no mapping of those leads to.
        for (other, folded) in self == .simple ? PatternFolding.oddSimple : PatternFolding.oddUpper
        where folded == wanted && !result.contains(other) {
            result.append(other)
        }
        return result
    }

    /// Characters that share their upper case or their folding with more than one other.
    private static let odd: [UInt32] = [
        0xB5, 0x17F, 0x1C4, 0x1C5, 0x1C6, 0x1C7, 0x1C8, 0x1C9, 0x1CA, 0x1CB, 0x1CC, 0x1F1, 0x1F2, 0x1F3, 0x345, 0x390, 0x399,
        0x3B0, 0x3B9, 0x3C2, 0x3D0, 0x3D1, 0x3D5, 0x3D6, 0x3F0, 0x3F1, 0x3F4, 0x3F5, 0x1C80, 0x1C81, 0x1C82, 0x1C83, 0x1C84,
        0x1C85, 0x1C86, 0x1C87, 0x1C88, 0x1E9B, 0x1E9E, 0x1FBE, 0x1FD3, 0x1FE3, 0x2126, 0x212A, 0x212B, 0xFB05, 0xFB06,
    ]
    private static let oddSimple = odd.map { ($0, PatternFolding.simple.canonical($0)) }
    private static let oddUpper = odd.map { ($0, PatternFolding.upper.canonical($0)) }

    func canonical(_ point: UInt32) -> UInt32 {
        guard self != .none, let scalar = Unicode.Scalar(point) else { return point }
        let upper = PatternFolding.single(scalar.properties.uppercaseMapping) ?? point
        switch self {
        case .none: return point
        case .upper: return point >= 128 && upper < 128 ? point : upper
        case .simple:
            switch point {
            // No folding although it has an upper case; and foldings that are no mapping.
            case 0x131: return point
            case 0x1FD3: return 0x390
            case 0x1FE3: return 0x3B0
            case 0xFB05: return 0xFB06
            default: return PatternFolding.single(Unicode.Scalar(upper)?.properties.lowercaseMapping) ?? upper
            }
        }
    }

    private static func single(_ mapping: String?) -> UInt32? {
        guard let scalars = mapping?.unicodeScalars, let first = scalars.first else { return nil }
        return scalars.count == 1 ? first.value : nil
    }
}
