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
    public private(set) var values: [Value] = []
    private var places = RecordPlaces()

    public init() {}

    public init(dictionaryLiteral elements: (Key, Value)...) {
        for (key, value) in elements { self[key] = value }
    }

    public var count: Int { keys.count }
    public var isEmpty: Bool { keys.isEmpty }

    public subscript(key: Key) -> Value? {
        get { places.place(of: key.recordKey).map { values[$0] } }
        set {
            let name = key.recordKey
            if let place = places.place(of: name) {
                if let newValue { values[place] = newValue } else { remove(place) }
            } else if let newValue {
                keys.append(key)
                values.append(newValue)
                places.append(name)
            }
        }
    }

    private mutating func remove(_ place: Int) {
        keys.remove(at: place)
        values.remove(at: place)
        places = RecordPlaces(keys.map { $0.recordKey })
    }

    public func makeIterator() -> AnyIterator<(key: Key, value: Value)> {
        var rest = zip(keys, values).makeIterator()
        return AnyIterator { rest.next().map { (key: $0.0, value: $0.1) } }
    }
}

extension Record: WireValue {
    public static func == (left: Record, right: Record) -> Bool {
        guard left.count == right.count else { return false }
        return zip(left.places.names, left.values).allSatisfy { name, value in
            right.places.place(of: name).map { right.values[$0] == value } ?? false
        }
    }

    public func hash(into hasher: inout Hasher) {
        var sum = 0
        for (name, value) in zip(places.names, values) {
            var own = Hasher()
            WireText.hash(name, into: &own)
            own.combine(value)
            sum &+= own.finalize()
        }
        hasher.combine(sum)
    }

    public init(wireValue: JSONValue) throws {
        guard case .object(let object) = wireValue else { throw WireError.mismatch("an object") }
        let names = object.keys
        // Plain texts are one list.
        keys = Key.self == String.self ? unsafeBitCast(names, to: [Key].self) : try names.map { try Key(recordKey: $0) }
        values = try object.members.map { try Value(wireValue: $0.value) }
        places = RecordPlaces(names)
    }

    public var wireValue: JSONValue {
        var object = JSONObject(capacity: count)
        for index in values.indices { object.append(places.names[index], values[index].wireValue) }
        return .object(object)
    }
}

/// The keys of a record as texts, each found by its bytes.
struct RecordPlaces: Sendable {
    private(set) var names: [String]
    /// Kept where there are many; few are compared one by one.
    private var byName: [WireKey: Int]?
    private static let indexedFrom = 32

    init(_ names: [String] = []) {
        self.names = names
        if names.count >= RecordPlaces.indexedFrom { rebuild() }
    }

    func place(of name: String) -> Int? {
        if let byName { return byName[WireKey(name)] }
        for index in names.indices where WireText.same(names[index], name) { return index }
        return nil
    }

    mutating func append(_ name: String) {
        names.append(name)
        if byName != nil {
            byName?[WireKey(name)] = names.count - 1
        } else if names.count >= RecordPlaces.indexedFrom {
            rebuild()
        }
    }

    private mutating func rebuild() {
        var index = [WireKey: Int](minimumCapacity: names.count * 2)
        for (place, name) in names.enumerated() { index[WireKey(name)] = place }
        byName = index
    }
}
