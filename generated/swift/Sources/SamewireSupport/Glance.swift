/// A first look at a value: whether its schema surely accepts it and leaves it as it is, as it does with most values.
///
/// A glance makes nothing and remembers nothing. What it is not sure of, the judge decides, who alone finds issues.
class Glance: @unchecked Sendable {
    /// Whether the value is surely accepted as it is; false tells nothing.
    func takes(_ value: UnsafePointer<JSONValue>) -> Bool { false }

    /// For nodes that no glance is ever sure of.
    static let unsure = Glance()

    static func of(_ kind: Schema.Kind) -> Glance {
        switch kind {
        case .never: return unsure
        case .unknown: return AnyGlance()
        case .boolean: return BooleanGlance()
        case .null: return NullGlance()
        case .number(let shape): return NumberGlance(shape)
        case .string(let steps): return TextGlance(steps) ?? ScalarGlance(kind)
        case .oneOf(let shape): return ValueGlance(shape)
        case .json, .additive: return ScalarGlance(kind)
        case .object(let shape): return ObjectGlance(shape)
        case .array(let shape): return ListGlance(shape)
        case .tuple(let shape): return TupleGlance(shape)
        case .record(let shape): return RecordGlance(shape) ?? unsure
        case .union(let options): return UnionGlance(options)
        case .discriminated(let shape): return TaggedGlance(shape)
        case .reference(let shape): return ReferenceGlance(shape)
        case .nullable(let inner): return NullableGlance(inner)
        // A value that is there is the inner schema's alone.
        case .optional(let inner), .substituting(let inner), .exactOptional(let inner), .nonoptional(let inner):
            return inner.glance
        case .defaulted(let shape), .prefaulted(let shape): return shape.inner.glance
        }
    }
}

/// A glance that its schema keeps alive: the schemas above hold it without counting.
typealias HeldGlance = Unmanaged<Glance>

extension Unmanaged where Instance == Glance {
    @inline(__always)
    func takes(_ value: UnsafePointer<JSONValue>) -> Bool { _withUnsafeGuaranteedRef { $0.takes(value) } }
}

extension Schema {
    var heldGlance: HeldGlance { .passUnretained(glance) }
}

private final class NullableGlance: Glance, @unchecked Sendable {
    private let inner: Schema
    private let glance: HeldGlance

    init(_ inner: Schema) {
        self.inner = inner
        glance = inner.heldGlance
    }

    override func takes(_ value: UnsafePointer<JSONValue>) -> Bool {
        if case .null = value.pointee { return true }
        return glance.takes(value)
    }
}

private final class ReferenceGlance: Glance, @unchecked Sendable {
    private let shape: ReferenceShape

    init(_ shape: ReferenceShape) { self.shape = shape }

    override func takes(_ value: UnsafePointer<JSONValue>) -> Bool {
        let schema = shape.schema()
        return withExtendedLifetime(schema) { schema.heldGlance.takes(value) }
    }
}

/// A schema with portable checks: its own glance, and each of them.
final class CheckedGlance: Glance, @unchecked Sendable {
    private let bare: Glance
    private let rules: [RuleUse]

    init(_ bare: Glance, _ rules: [RuleUse]) {
        self.bare = bare
        self.rules = rules
    }

    override func takes(_ value: UnsafePointer<JSONValue>) -> Bool {
        bare.takes(value) && rules.allSatisfy { $0.judge(value.pointee) == nil }
    }
}

/// The first option that takes the value, where those before it surely refuse it.
private final class UnionGlance: Glance, @unchecked Sendable {
    private let options: [Schema]

    init(_ options: [Schema]) { self.options = options }

    override func takes(_ value: UnsafePointer<JSONValue>) -> Bool {
        for option in options {
            if option.glance.takes(value) { return true }
            if option.mayAccept(value.pointee) { return false }
        }
        return false
    }
}
