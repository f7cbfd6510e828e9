/// The members of a JSON object, in the order of their first appearance. Keys are compared byte by byte.
public struct JSONObject: Sendable, Sequence {
    public private(set) var keys: [String] = []
    public private(set) var values: [JSONValue] = []
    /// Positions by key, kept from this many members on; below it a linear search is faster.
    private var positions: [WireKey: Int]?
    private static let indexedFrom = 16

    public init() {}

    public var count: Int { keys.count }
    public var isEmpty: Bool { keys.isEmpty }

    /// Setting an existing key replaces its value in place; setting nil removes the key.
    public subscript(key: String) -> JSONValue? {
        get { position(of: key).map { values[$0] } }
        set {
            if let position = position(of: key) {
                if let newValue { values[position] = newValue } else { remove(at: position) }
            } else if let newValue {
                append(key, newValue)
            }
        }
    }

    /// Adds a member whose key is known to be new.
    mutating func append(_ key: String, _ value: JSONValue) {
        positions?[WireKey(key)] = keys.count
        keys.append(key)
        values.append(value)
        if positions == nil, keys.count >= JSONObject.indexedFrom { rebuild() }
    }

    mutating func reserve(_ count: Int) {
        keys.reserveCapacity(count)
        values.reserveCapacity(count)
    }

    func position(of key: String) -> Int? {
        if let positions { return positions[WireKey(key)] }
        for index in keys.indices where WireText.same(keys[index], key) { return index }
        return nil
    }

    private mutating func remove(at position: Int) {
        keys.remove(at: position)
        values.remove(at: position)
        if positions != nil { rebuild() }
    }

    private mutating func rebuild() {
        var index = [WireKey: Int](minimumCapacity: keys.count * 2)
        for (position, key) in keys.enumerated() { index[WireKey(key)] = position }
        positions = index
    }

    public func makeIterator() -> Zip2Sequence<[String], [JSONValue]>.Iterator {
        zip(keys, values).makeIterator()
    }
}

extension JSONObject: Hashable {
    public static func == (left: JSONObject, right: JSONObject) -> Bool {
        guard left.count == right.count else { return false }
        for (key, value) in left {
            guard let other = right[key], other == value else { return false }
        }
        return true
    }

    public func hash(into hasher: inout Hasher) {
        var sum = 0
        for (key, value) in self {
            var member = Hasher()
            WireText.hash(key, into: &member)
            member.combine(value)
            sum &+= member.finalize()
        }
        hasher.combine(sum)
    }
}

/// A key of a hash table that is equal byte by byte.
struct WireKey: Hashable, Sendable {
    let text: String
    init(_ text: String) { self.text = text }
    static func == (left: WireKey, right: WireKey) -> Bool { WireText.same(left.text, right.text) }
    func hash(into hasher: inout Hasher) { WireText.hash(text, into: &hasher) }
}
