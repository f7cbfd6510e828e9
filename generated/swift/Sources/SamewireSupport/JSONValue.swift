/// A JSON value as `JSON.parse` reads it: numbers are doubles, object keys keep their order.
///
/// Text is compared byte by byte, never by canonical equivalence. See `WireText` for how a lone surrogate is held.
public enum JSONValue: Sendable {
    case null
    case bool(Bool)
    /// Any double; the non-finite ones are written as `null`, as `JSON.stringify` does.
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object(JSONObject)

    /// The value of an object's key; nil for an absent key and for every other kind of value.
    public subscript(key: String) -> JSONValue? {
        if case .object(let object) = self { return object[key] }
        return nil
    }
}

/// JSON equality: objects are unordered, `-0` equals `0`, numbers that JSON cannot hold equal `null`.
extension JSONValue: Hashable {
    public static func == (left: JSONValue, right: JSONValue) -> Bool {
        switch (left, right) {
        case (.null, .null): return true
        case (.bool(let a), .bool(let b)): return a == b
        case (.number(let a), .number(let b)): return a == b || (!a.isFinite && !b.isFinite)
        case (.number(let a), .null), (.null, .number(let a)): return !a.isFinite
        case (.string(let a), .string(let b)): return WireText.same(a, b)
        case (.array(let a), .array(let b)): return a == b
        case (.object(let a), .object(let b)): return a == b
        default: return false
        }
    }

    public func hash(into hasher: inout Hasher) {
        switch self {
        case .null: hasher.combine(0)
        case .bool(let value): hasher.combine(value)
        case .number(let value): value.isFinite ? hasher.combine(value) : hasher.combine(0)
        case .string(let text): WireText.hash(text, into: &hasher)
        case .array(let items): hasher.combine(items)
        case .object(let object): hasher.combine(object)
        }
    }
}

/// No `nil` literal: in a `JSONValue?` it would read as absent in one place and as null in another.
extension JSONValue: ExpressibleByBooleanLiteral, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    public init(floatLiteral value: Double) { self = .number(value) }
    public init(integerLiteral value: Int) { self = .number(Double(value)) }
    public init(stringLiteral value: String) { self = .string(value) }
    public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
    public init(dictionaryLiteral elements: (String, JSONValue)...) {
        var object = JSONObject()
        for (key, value) in elements { object[key] = value }
        self = .object(object)
    }
}
