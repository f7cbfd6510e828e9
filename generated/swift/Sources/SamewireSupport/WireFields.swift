/// The members of an object that its schema accepted, as its model reads them.
public struct WireFields {
    private let object: JSONObject
    /// Where the next key probably stands: models read in the order in which outputs are made.
    private var hint = 0

    public init(_ value: JSONValue) throws {
        guard case .object(let object) = value else { throw WireError.mismatch("an object") }
        self.object = object
    }

    @usableFromInline
    mutating func member(_ key: String) -> JSONValue? {
        let position = object.position(of: key, hint: hint)
        guard let position else { return nil }
        hint = position &+ 1
        return object.members.withUnsafeBufferPointer { $0[position].value }
    }

    @usableFromInline
    static func missing(_ key: String) -> WireError { .mismatch("the key \(key)") }

    @inlinable
    public mutating func required<Value: WireValue>(_ key: String) throws -> Value {
        guard let member = member(key) else { throw WireFields.missing(key) }
        return try Value(wireValue: member)
    }

    @inlinable
    public mutating func optional<Value: WireValue>(_ key: String) throws -> Value? {
        guard let member = member(key) else { return nil }
        return try Value(wireValue: member)
    }

    @inlinable
    public mutating func tristate<Value: WireValue>(_ key: String) throws -> Tristate<Value> {
        guard let member = member(key) else { return .absent }
        if case .null = member { return .null }
        return .value(try Value(wireValue: member))
    }

    /// Whether two models agree in a property: `==`, under a name that has one meaning for the compiler to look at.
    @inlinable
    public static func same<Value: Equatable>(_ left: Value, _ right: Value) -> Bool { left == right }

    /// Members beside the declared keys.
    public mutating func others<Value: WireValue>(than known: [String]) throws -> Record<String, Value> {
        var record = Record<String, Value>()
        let known = Set(known.map(WireKey.init))
        for member in object.members where !known.contains(WireKey(member.key)) {
            record[member.key] = try Value(wireValue: member.value)
        }
        return record
    }
}

/// An object as its model writes it.
public struct WireMembers {
    private var object = JSONObject(capacity: 8)

    public init() {}

    public var wireValue: JSONValue { .object(object) }

    /// Each key is written once.
    public mutating func constant(_ key: String, _ value: JSONValue) { object.append(key, value) }

    @inlinable
    public mutating func required<Value: WireValue>(_ key: String, _ value: Value) { constant(key, value.wireValue) }

    @inlinable
    public mutating func optional<Value: WireValue>(_ key: String, _ value: Value?) {
        if let value { constant(key, value.wireValue) }
    }

    @inlinable
    public mutating func tristate<Value: WireValue>(_ key: String, _ value: Tristate<Value>) {
        switch value {
        case .absent: return
        case .null: constant(key, .null)
        case .value(let value): constant(key, value.wireValue)
        }
    }

    /// Members beside the declared keys; one that is declared keeps the declared value.
    public mutating func others<Value: WireValue>(_ others: Record<String, Value>) {
        for (key, value) in others where object[key] == nil { object[key] = value.wireValue }
    }
}

/// The items of a tuple.
public struct WireItems {
    private let items: [JSONValue]

    public init(_ value: JSONValue) throws {
        guard case .array(let items) = value else { throw WireError.mismatch("an array") }
        self.items = items
    }

    public func required<Value: WireValue>(_ index: Int) throws -> Value {
        guard index < items.count else { throw WireError.mismatch("item \(index)") }
        return try Value(wireValue: items[index])
    }

    /// nil where the item is missing, or left out between two that are there.
    public func optional<Value: WireValue>(_ index: Int) throws -> Value? {
        guard index < items.count else { return nil }
        if case .null = items[index], (try? Value(wireValue: .null)) == nil { return nil }
        return try Value(wireValue: items[index])
    }

    public func tristate<Value: WireValue>(_ index: Int) throws -> Tristate<Value> {
        guard index < items.count else { return .absent }
        if case .null = items[index] { return .null }
        return .value(try Value(wireValue: items[index]))
    }

    public func rest<Value: WireValue>(from index: Int) throws -> [Value] {
        try items.dropFirst(index).map(Value.init(wireValue:))
    }

    /// The array of a tuple; missing items at its end are left away.
    public static func wireValue(_ items: [JSONValue?]) -> JSONValue {
        let end = (items.lastIndex { $0 != nil } ?? -1) + 1
        return .array(items[..<end].map { $0 ?? .null })
    }
}
