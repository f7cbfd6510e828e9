/// A value that was read, and how many containers stand inside each other in it.
struct JSONDocument {
    let value: JSONValue
    let depth: Int
}

/// Reads JSON text with exactly the grammar of `JSON.parse` over well-formed UTF-8.
///
/// Of repeated keys the last value wins and keeps the first one's place. No byte order mark, no raw control characters.
/// Iterative: depth costs no stack here, and `WireLimits.depth` bounds it for everything that walks the value later.
struct JSONParser {
    private var scanner: JSONScanner
    private var items = ParserStack<JSONValue>(capacity: 32)
    private var members = ParserStack<JSONObject.Member>(capacity: 32)
    /// The containers around the innermost open one.
    private var outer: [Open] = []
    private var open = Open(kind: .document)
    private var deepest = 0

    /// - Throws: `WireError` with the code `invalid_json` or `too_deep`.
    static func parse(_ bytes: UnsafeBufferPointer<UInt8>) throws -> JSONValue { try document(bytes).value }

    /// - Throws: as `parse` does.
    static func document(_ bytes: UnsafeBufferPointer<UInt8>) throws -> JSONDocument {
        var parser = JSONParser(scanner: JSONScanner(bytes))
        defer {
            parser.items.free()
            parser.members.free()
        }
        let value = try parser.value()
        return JSONDocument(value: value, depth: parser.deepest)
    }

    private init(scanner: JSONScanner) { self.scanner = scanner }

    /// A container that is not closed yet.
    private struct Open {
        enum Kind { case document, array, object }
        let kind: Kind
        /// Where its items or members begin on their stack.
        var start = 0
        /// The key whose value is due.
        var key = JSONKey()
        /// One bit for each key that was met, so that most keys need no search for an earlier equal one.
        var seen: UInt64 = 0
        /// Positions of the keys, from the start, where there are many.
        var positions: [WireKey: Int]?
    }

    private mutating func value() throws -> JSONValue {
        var next = try begin()
        while true {
            // A nil value means that a container was opened and its first value is due.
            guard let done = next else {
                next = try begin()
                continue
            }
            scanner.skipSpace()
            switch open.kind {
            case .document:
                guard scanner.isAtEnd else { throw scanner.malformed("text after the value") }
                return done
            case .array:
                items.push(done)
                switch try scanner.next() {
                case UInt8(ascii: ","): next = try begin()
                case UInt8(ascii: "]"): next = closed(.array(items.take(from: open.start)))
                default: throw scanner.malformed("expected , or ]")
                }
            case .object:
                add(done)
                switch try scanner.next() {
                case UInt8(ascii: ","):
                    open.key = try scanner.memberKey()
                    next = try begin()
                case UInt8(ascii: "}"):
                    next = closed(.object(JSONObject(members.take(from: open.start), positions: open.positions)))
                default: throw scanner.malformed("expected , or }")
                }
            }
        }
    }

    /// Reads a scalar or an empty container, or opens a container and returns nil.
    private mutating func begin() throws -> JSONValue? {
        scanner.skipSpace()
        switch try scanner.next() {
        case UInt8(ascii: "\""): return .string(try scanner.string())
        case UInt8(ascii: "{"): return try opened(.object, closing: UInt8(ascii: "}"))
        case UInt8(ascii: "["): return try opened(.array, closing: UInt8(ascii: "]"))
        case UInt8(ascii: "t"): return try scanner.word("rue", .bool(true))
        case UInt8(ascii: "f"): return try scanner.word("alse", .bool(false))
        case UInt8(ascii: "n"): return try scanner.word("ull", .null)
        case let first: return .number(try scanner.number(first))
        }
    }

    private mutating func opened(_ kind: Open.Kind, closing: UInt8) throws -> JSONValue? {
        guard outer.count < WireLimits.depth else { throw WireError.tooDeep() }
        deepest = max(deepest, outer.count + 1)
        scanner.skipSpace()
        if scanner.skip(closing) { return kind == .array ? .array([]) : .object(JSONObject()) }
        outer.append(open)
        open = Open(kind: kind, start: kind == .array ? items.count : members.count)
        if kind == .object { open.key = try scanner.memberKey() }
        return nil
    }

    private mutating func closed(_ container: JSONValue) -> JSONValue {
        open = outer.removeLast()
        return container
    }

    @inline(__always)
    private mutating func add(_ value: __owned JSONValue) {
        if open.seen & open.key.mark != 0, let position = position(of: open.key.text) {
            members[open.start + position].value = value
            return
        }
        open.seen |= open.key.mark
        members.push(JSONObject.Member(key: open.key.text, value: value))
        if members.count &- open.start >= JSONObject.indexedFrom { index() }
    }

    /// Remembers the position of the last key, and of those before it where they have just become many.
    private mutating func index() {
        let count = members.count - open.start
        if count == JSONObject.indexedFrom {
            open.positions = Dictionary(uniqueKeysWithValues: (0..<count).map { (WireKey(members[open.start + $0].key), $0) })
        } else {
            open.positions?[WireKey(open.key.text)] = count - 1
        }
    }

    private func position(of key: String) -> Int? {
        if let positions = open.positions { return positions[WireKey(key)] }
        return (0..<(members.count - open.start)).first { WireText.same(members[open.start + $0].key, key) }
    }
}
