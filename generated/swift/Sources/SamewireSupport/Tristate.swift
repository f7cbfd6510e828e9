/// A key that may be absent, null, or hold a value: three different things on the wire.
public enum Tristate<Value: WireValue>: Hashable, Sendable {
    case absent
    case null
    case value(Value)

    /// The value, or nil for both other states.
    public var value: Value? {
        if case .value(let value) = self { return value }
        return nil
    }

    /// The item of a tuple: nil where it is absent.
    public var wireItem: JSONValue? {
        switch self {
        case .absent: return nil
        case .null: return .null
        case .value(let value): return value.wireValue
        }
    }
}

/// Holds a value behind a reference where a type contains itself.
public final class Boxed<Value: Hashable & Sendable>: Hashable, Sendable {
    public let value: Value

    public init(_ value: Value) { self.value = value }

    public static func == (left: Boxed, right: Boxed) -> Bool { left.value == right.value }

    public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
