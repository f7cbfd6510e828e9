/// How strictly a document is read.
public enum ReadMode: Sendable {
    /// Exactly what the schema accepts: requests, stored state, encrypted envelopes.
    case strict
    /// A response: what a newer sender may have added is left out, the rest is judged strictly.
    case read
}

/// What a response reader made of a document.
public struct Reading<Value: Sendable>: Sendable {
    public let value: Value
    /// Empty where the document held nothing unknown.
    public let leftOut: [LeftOut]
}

/// A named type of the contract: its schema and the Swift type that holds what the schema accepts.
public struct WireType<Value: WireValue>: Sendable {
    /// `family.Name`
    public let id: String
    public let schema: Schema
    /// Values can contain values of their own type, and so be as deep as they like.
    private let isRecursive: Bool

    public init(_ id: String, _ schema: Schema, isRecursive: Bool = false) {
        self.id = id
        self.schema = schema
        self.isRecursive = isRecursive
    }

    /// - Throws: `WireError`, and nothing else.
    public func parse(value: JSONValue) throws -> Value {
        try DeepStack.run(for: value) { try strict(value) }
    }

    /// - Throws: `WireError`, and nothing else.
    public func read(value: JSONValue) throws -> Reading<Value> {
        try DeepStack.run(for: value) { try tolerant(value) }
    }

    public func parse(json: String) throws -> Value { try parse(JSONDocument(json)) }

    public func read(json: String) throws -> Reading<Value> { try read(JSONDocument(json)) }

    func parse(_ document: JSONDocument) throws -> Value {
        try DeepStack.run(for: document) { try strict(document.value) }
    }

    func read(_ document: JSONDocument) throws -> Reading<Value> {
        try DeepStack.run(for: document) { try tolerant(document.value) }
    }

    private func strict(_ value: JSONValue) throws -> Value {
        let (output, issues) = Judge.run(schema, value)
        guard issues.isEmpty, let output else { throw WireError(issues) }
        return try Value(wireValue: output)
    }

    private func tolerant(_ value: JSONValue) throws -> Reading<Value> {
        let (output, leftOut) = try ResponseReading.read(schema, value)
        return Reading(value: try Value(wireValue: output), leftOut: leftOut)
    }

    /// The JSON value to send, judged strictly.
    ///
    /// - Throws: `WireError` where the schema refuses the value.
    public func encodedValue(_ value: Value) throws -> JSONValue {
        let raw = isRecursive ? try DeepStack.run(deep: true) { value.wireValue } : value.wireValue
        return try DeepStack.run(for: raw) {
            let (output, issues) = Judge.run(schema, raw)
            guard issues.isEmpty, let output else { throw WireError(issues) }
            return output
        }
    }

    /// The JSON text to send.
    public func encodedText(_ value: Value) throws -> String {
        String(decoding: try encodedBytes(value), as: UTF8.self)
    }

    func encodedBytes(_ value: Value) throws -> [UInt8] {
        let judged = try encodedValue(value)
        return try DeepStack.run(for: judged) { JSONWriter.write(judged) }
    }
}

extension JSONDocument {
    init(_ json: String) throws {
        var json = json
        self = try json.withUTF8(JSONParser.document)
    }
}

extension JSONValue {
    /// Reads JSON text as `JSON.parse` does.
    ///
    /// - Throws: `WireError` with the code `invalid_json` or `too_deep`.
    public init(json: String) throws { self = try JSONDocument(json).value }

    /// Reads UTF-8 bytes; malformed UTF-8 and a byte order mark are malformed JSON.
    public init(utf8: some Sequence<UInt8>) throws {
        self = try ContiguousArray(utf8).withUnsafeBufferPointer(JSONParser.parse)
    }

    /// JSON text as `JSON.stringify` writes it.
    public var text: String { String(decoding: JSONWriter.write(self), as: UTF8.self) }

    func isWithin(depth: Int) -> Bool {
        switch self {
        case .array(let items): return depth > 0 && items.allSatisfy { $0.isWithin(depth: depth - 1) }
        case .object(let object): return depth > 0 && object.members.allSatisfy { $0.value.isWithin(depth: depth - 1) }
        default: return true
        }
    }
}
