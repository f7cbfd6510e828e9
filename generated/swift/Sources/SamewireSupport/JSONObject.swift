/// The members of a JSON object, in the order of their first appearance. Keys are compared byte by byte.
public struct JSONObject: Sendable, Sequence {
    struct Member: Sendable {
        let key: String
        var value: JSONValue
    }

    private(set) var members: [Member] = []
    /// Positions by key, kept from this many members on; below it a linear search is faster.
    private var positions: [WireKey: Int]?
    static let indexedFrom = 48

    public init() {}

    /// - Parameter positions: of every key, where there are at least `indexedFrom`.
    init(_ members: [Member], positions: [WireKey: Int]?) {
        self.members = members
        self.positions = positions
    }

    init(capacity: Int) { members.reserveCapacity(capacity) }

    public var count: Int { members.count }
    public var isEmpty: Bool { members.isEmpty }
    public var keys: [String] { members.map { $0.key } }
    public var values: [JSONValue] { members.map { $0.value } }

    /// Setting an existing key replaces its value in place; setting nil removes the key.
    public subscript(key: String) -> JSONValue? {
        get { position(of: key).map { members[$0].value } }
        set {
            if let position = position(of: key) {
                if let newValue { members[position].value = newValue } else { remove(at: position) }
            } else if let newValue {
                append(key, newValue)
            }
        }
    }

    /// Adds a member whose key is known to be new.
    mutating func append(_ key: String, _ value: JSONValue) {
        members.append(Member(key: key, value: value))
        if positions != nil {
            positions?[WireKey(key)] = members.count - 1
        } else if members.count >= JSONObject.indexedFrom {
            rebuild()
        }
    }

    /// The position of a key; `hint` is where it probably stands.
    func position(of key: String, hint: Int = 0) -> Int? {
        members.withUnsafeBufferPointer { members in
            if hint < members.count, WireText.same(members[hint].key, key) { return hint }
            if let positions { return positions[WireKey(key)] }
            for index in 0..<members.count where WireText.same(members[index].key, key) { return index }
            return nil
        }
    }

    private mutating func remove(at position: Int) {
        members.remove(at: position)
        if positions != nil { rebuild() }
    }

    private mutating func rebuild() {
        var index = [WireKey: Int](minimumCapacity: members.count * 2)
        for (position, member) in members.enumerated() { index[WireKey(member.key)] = position }
        positions = index
    }

    public struct Iterator: IteratorProtocol {
        fileprivate var rest: IndexingIterator<[Member]>

        public mutating func next() -> (key: String, value: JSONValue)? {
            rest.next().map { ($0.key, $0.value) }
        }
    }

    public func makeIterator() -> Iterator { Iterator(rest: members.makeIterator()) }
}

extension JSONObject: Hashable {
    public static func == (left: JSONObject, right: JSONObject) -> Bool {
        guard left.count == right.count else { return false }
        for (index, member) in left.members.enumerated() {
            guard let position = right.position(of: member.key, hint: index), right.members[position].value == member.value
            else { return false }
        }
        return true
    }

    public func hash(into hasher: inout Hasher) {
        var sum = 0
        for member in members {
            var own = Hasher()
            WireText.hash(member.key, into: &own)
            own.combine(member.value)
            sum &+= own.finalize()
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
