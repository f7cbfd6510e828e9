/// How the flags `i` and `u` make characters equal.
enum PatternFolding: Sendable {
    case none
    /// `i` alone: by upper case, never from beyond ASCII into it.
    case upper
    /// `i` with `u` or `v`: by simple folding.
    case simple

    /// Characters that equal one another, two or more at a time.
    var classes: [[UInt32]] {
        switch self {
        case .none: return []
        case .upper: return PatternFolding.upperClasses
        case .simple: return PatternFolding.simpleClasses
        }
    }

    func canonical(_ point: UInt32) -> UInt32 {
        switch self {
        case .none: return point
        case .simple: return CharacterMapping.fold[point] ?? point
        case .upper:
            guard point <= 0xFFFF, let upper = CharacterMapping.upper[point] else { return point }
            return point >= 128 && upper < 128 ? point : upper
        }
    }

    private static let upperClasses = classes(of: .upper, CharacterMapping.upper)
    private static let simpleClasses = classes(of: .simple, CharacterMapping.fold)

    private static func classes(of folding: PatternFolding, _ mapping: [UInt32: UInt32]) -> [[UInt32]] {
        let points = Set(mapping.keys).union(mapping.values)
        return Dictionary(grouping: points, by: folding.canonical).values.filter { $0.count > 1 }
    }
}
