/// What may be the key of a record: a text, or a type made of one.
public protocol RecordKey: Hashable, Sendable {
    init(recordKey: String) throws
    var recordKey: String { get }
}

extension String: RecordKey {
    public init(recordKey: String) { self = recordKey }
    public var recordKey: String { self }
}

/// A JSON object whose keys are data. Keys are compared byte by byte, unlike those of a dictionary of strings, which
/// would merge "é" and "e\u{301}"; their order is kept and does not count for equality.
public struct Record<Key: RecordKey, Value: WireValue>: Sendable, Sequence, ExpressibleByDictionaryLiteral {
    public private(set) var keys: [Key] = []
    private var members: [WireKey: Value] = [:]

    public init() {}

    public init(dictionaryLiteral elements: (Key, Value)...) {
        for (key, value) in elements { self[key] = value }
    }

    public var count: Int { keys.count }
    public var isEmpty: Bool { keys.isEmpty }

    public subscript(key: Key) -> Value? {
        get { members[WireKey(key.recordKey)] }
        set {
            let place = WireKey(key.recordKey)
            let known = members[place] != nil
            members[place] = newValue
            if newValue != nil, !known { keys.append(key) }
            if newValue == nil, known { keys.removeAll { WireText.same($0.recordKey, place.text) } }
        }
    }

    public func makeIterator() -> AnyIterator<(key: Key, value: Value)> {
        var rest = keys.makeIterator()
        return AnyIterator {
            guard let key = rest.next(), let value = members[WireKey(key.recordKey)] else { return nil }
            return (key, value)
        }
    }
}

extension Record: WireValue {
    public static func == (left: Record, right: Record) -> Bool { left.members == right.members }

    public func hash(into hasher: inout Hasher) { hasher.combine(members) }

    public init(wireValue: JSONValue) throws {
        guard case .object(let object) = wireValue else { throw WireError.mismatch("an object") }
        keys.reserveCapacity(object.count)
        for (name, member) in object {
            keys.append(try Key(recordKey: name))
            members[WireKey(name)] = try Value(wireValue: member)
        }
    }

    public var wireValue: JSONValue {
        var object = JSONObject()
        for (key, value) in self { object.append(key.recordKey, value.wireValue) }
        return .object(object)
    }
}
