final class AnyGlance: Glance, @unchecked Sendable {
    override func takes(_ value: UnsafePointer<JSONValue>) -> Bool { true }
}

final class BooleanGlance: Glance, @unchecked Sendable {
    override func takes(_ value: UnsafePointer<JSONValue>) -> Bool {
        if case .bool = value.pointee { return true }
        return false
    }
}

final class NullGlance: Glance, @unchecked Sendable {
    override func takes(_ value: UnsafePointer<JSONValue>) -> Bool {
        if case .null = value.pointee { return true }
        return false
    }
}

/// The judge itself, for scalars that need no quicker way.
final class ScalarGlance: Glance, @unchecked Sendable {
    private let kind: Schema.Kind

    init(_ kind: Schema.Kind) { self.kind = kind }

    override func takes(_ value: UnsafePointer<JSONValue>) -> Bool {
        var judge = Judge()
        guard case .same = judge.bare(kind, value.pointee) else { return false }
        return judge.issues.count == 0
    }
}

final class ValueGlance: Glance, @unchecked Sendable {
    private let values: ValueIndex

    init(_ shape: ValuesShape) { values = shape.values }

    override func takes(_ value: UnsafePointer<JSONValue>) -> Bool {
        if case .string(let text) = value.pointee { return values.index(ofText: text) != nil }
        return values.index(of: value.pointee) != nil
    }
}

final class NumberGlance: Glance, @unchecked Sendable {
    private let range: ClosedRange<Double>
    private let isWhole: Bool
    private let shape: NumberShape

    init(_ shape: NumberShape) {
        self.shape = shape
        range = shape.format.range
        isWhole = shape.format.isWhole
    }

    override func takes(_ value: UnsafePointer<JSONValue>) -> Bool {
        guard case .number(let number) = value.pointee, range.contains(number) else { return false }
        // A number in the range of whole ones has an `Int64`.
        if isWhole, Double(Int64(number)) != number { return false }
        for step in shape.steps {
            switch step {
            case .minimum(let bound, let exclusive):
                guard exclusive ? number > bound : number >= bound else { return false }
            case .maximum(let bound, let exclusive):
                guard exclusive ? number < bound : number <= bound else { return false }
            case .multipleOf(let divisor):
                guard Judge.isMultiple(number, of: divisor) else { return false }
            }
        }
        return true
    }
}

/// Texts with bounds and patterns alone.
final class TextGlance: Glance, @unchecked Sendable {
    private let patterns: [Pattern]
    /// Code points.
    private let least: Int
    private let most: Int

    /// nil: the steps do something else too.
    init?(_ steps: [StringStep]) {
        var patterns: [Pattern] = []
        var (least, most) = (0, Int.max)
        for step in steps {
            switch step {
            case .pattern(let pattern): patterns.append(pattern)
            case .size(.minLength(let bound)): least = max(least, bound)
            case .size(.maxLength(let bound)): most = min(most, bound)
            case .size(.length(let bound)): (least, most) = (max(least, bound), min(most, bound))
            default: return nil
            }
        }
        (self.patterns, self.least, self.most) = (patterns, least, most)
    }

    override func takes(_ value: UnsafePointer<JSONValue>) -> Bool {
        guard case .string(let text) = value.pointee else { return false }
        if least > 0 || most < .max, !isWithinBounds(text) { return false }
        for pattern in patterns where !pattern.matches(text) { return false }
        return true
    }

    /// A code point takes one to eight bytes, eight where it is a lone surrogate.
    @inline(__always)
    private func isWithinBounds(_ text: String) -> Bool {
        let bytes = text.utf8.count
        if bytes <= most, least <= (bytes &+ 7) / 8 { return true }
        let count = WireText.length(text)
        return count >= least && count <= most
    }
}
