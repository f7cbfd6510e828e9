/// A Swift value that stands for a JSON value which its schema accepted.
public protocol WireValue: Hashable, Sendable {
    /// - Throws: `WireError` where the value is not of this type's JSON kind.
    init(wireValue: JSONValue) throws
    /// The JSON value, not judged yet.
    var wireValue: JSONValue { get }
}

extension String: WireValue {
    public init(wireValue: JSONValue) throws {
        guard case .string(let text) = wireValue else { throw WireError.mismatch("a string") }
        self = text
    }
    public var wireValue: JSONValue { .string(self) }
}

extension Bool: WireValue {
    public init(wireValue: JSONValue) throws {
        guard case .bool(let flag) = wireValue else { throw WireError.mismatch("a boolean") }
        self = flag
    }
    public var wireValue: JSONValue { .bool(self) }
}

extension Double: WireValue {
    public init(wireValue: JSONValue) throws {
        guard case .number(let number) = wireValue else { throw WireError.mismatch("a number") }
        self = number
    }
    public var wireValue: JSONValue { .number(self) }
}

extension Int64: WireValue {
    public init(wireValue: JSONValue) throws {
        guard case .number(let number) = wireValue, let whole = Int64(exactly: number) else {
            throw WireError.mismatch("a whole number")
        }
        self = whole
    }
    /// A double that is not `self` for numbers beyond 2^53; the schema refuses those.
    public var wireValue: JSONValue { .number(Double(self)) }
}

extension Int32: WireValue {
    public init(wireValue: JSONValue) throws {
        guard case .number(let number) = wireValue, let whole = Int32(exactly: number) else {
            throw WireError.mismatch("a 32-bit whole number")
        }
        self = whole
    }
    public var wireValue: JSONValue { .number(Double(self)) }
}

extension UInt32: WireValue {
    public init(wireValue: JSONValue) throws {
        guard case .number(let number) = wireValue, let whole = UInt32(exactly: number) else {
            throw WireError.mismatch("a 32-bit whole number without sign")
        }
        self = whole
    }
    public var wireValue: JSONValue { .number(Double(self)) }
}

extension JSONValue: WireValue {
    // Throws like every other reader, so that generated code may read any type under one `try` without a warning.
    public init(wireValue: JSONValue) throws { self = wireValue }
    public var wireValue: JSONValue { self }
}

/// JSON's null as a type of its own.
public struct WireNull: WireValue {
    public init() {}
    public init(wireValue: JSONValue) throws {
        guard case .null = wireValue else { throw WireError.mismatch("null") }
    }
    public var wireValue: JSONValue { .null }
}

extension Array: WireValue where Element: WireValue {
    @inlinable
    public init(wireValue: JSONValue) throws {
        guard case .array(let items) = wireValue else { throw WireError.mismatch("an array") }
        self = try items.map { try Element(wireValue: $0) }
    }
    // A closure: a key path would be looked up at run time for each element.
    @inlinable
    public var wireValue: JSONValue { .array(map { $0.wireValue }) }
}

/// nil is null here; an absent key never reaches this.
extension Optional: WireValue where Wrapped: WireValue {
    @inlinable
    public init(wireValue: JSONValue) throws {
        if case .null = wireValue { self = nil } else { self = try Wrapped(wireValue: wireValue) }
    }
    @inlinable
    public var wireValue: JSONValue { self?.wireValue ?? .null }
}
