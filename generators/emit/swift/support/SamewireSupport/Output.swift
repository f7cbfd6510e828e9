/// What a schema makes of a value. Mostly it is the value itself, and then nothing is copied.
enum Output {
    case same
    /// nil stands for `undefined`: nothing is there.
    case other(JSONValue?)

    func value(of input: JSONValue?) -> JSONValue? {
        switch self {
        case .same: return input
        case .other(let value): return value
        }
    }
}

/// The members of an object's output: those of its input until the first that differs, from then on a list of its own.
struct OutputMembers {
    private let input: JSONObject
    /// How many members of the input stand in the output, all from its start, while there is no own list.
    private var taken = 0
    private var own: JSONObject?

    init(of input: JSONObject) { self.input = input }

    /// Adds what a schema made of a member of the input.
    mutating func add(_ position: Int, _ output: Output) {
        switch output {
        case .same:
            if own == nil, position == taken {
                taken += 1
            } else {
                append(input.members[position].key, input.members[position].value)
            }
        case .other(let value?): append(input.members[position].key, value)
        // What follows no longer stands where it stood.
        case .other(nil): separate()
        }
    }

    /// Adds a member whose key is new.
    mutating func append(_ key: String, _ value: JSONValue) {
        separate()
        own?.append(key, value)
    }

    /// Sets a member whose key may be there already.
    mutating func set(_ key: String, _ value: JSONValue) {
        separate()
        own?[key] = value
    }

    private mutating func separate() {
        if own != nil { return }
        var members = JSONObject(capacity: input.count)
        for member in input.members[..<taken] { members.append(member.key, member.value) }
        own = members
    }

    var output: Output {
        if let own { return .other(.object(own)) }
        if taken == input.count { return .same }
        var rest = self
        rest.separate()
        return rest.output
    }
}

/// The items of a list's output, in the same manner.
struct OutputItems {
    private let input: [JSONValue]
    private var own: [JSONValue]?

    init(of input: [JSONValue]) { self.input = input }

    /// Adds what a schema made of the next item, which is the one at `index`; nothing becomes null.
    mutating func add(_ index: Int, _ output: Output) {
        switch output {
        case .same: own?.append(input[index])
        case .other(let value):
            if own == nil {
                own = []
                own?.reserveCapacity(input.count)
                own?.append(contentsOf: input[..<index])
            }
            own?.append(value ?? .null)
        }
    }

    var output: Output { own.map { .other(.array($0)) } ?? .same }
}
