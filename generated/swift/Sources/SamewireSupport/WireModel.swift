/// A type of the contract with a Swift type of its own. Reading and writing go through its schema.
public protocol WireModel: WireValue, Codable {
    /// `family.Name`
    static var wireId: String { get }
    static var wireSchema: Schema { get }
    /// Values can contain values of their own type.
    static var wireIsRecursive: Bool { get }
}

extension WireModel {
    public static var wireIsRecursive: Bool { false }

    public static var wireType: WireType<Self> { WireType(wireId, wireSchema, isRecursive: wireIsRecursive) }

    /// Reads a document. `mode: .read` is for responses; see `read(json:)` for what it left out.
    ///
    /// - Throws: `WireError`, and nothing else.
    public init(json: String, mode: ReadMode = .strict) throws {
        try self.init(value: JSONValue(json: json), mode: mode)
    }

    public init(value: JSONValue, mode: ReadMode = .strict) throws {
        switch mode {
        case .strict: self = try Self.wireType.parse(value: value)
        case .read: self = try Self.wireType.read(value: value).value
        }
    }

    /// Reads a response and tells what was left out of it.
    public static func read(json: String) throws -> Reading<Self> { try wireType.read(json: json) }

    /// JSON text, judged strictly before it leaves.
    public func encodedText() throws -> String { try Self.wireType.encodedText(self) }

    /// `Codable` as a bridge: reading is strict. A foreign decoder decides what reaches the schema (repeated keys,
    /// lone surrogates), so prefer `init(json:)`.
    public init(from decoder: any Decoder) throws {
        self = try Self.wireType.parse(value: JSONValue(from: decoder))
    }

    public func encode(to encoder: any Encoder) throws {
        try Self.wireType.encodedValue(self).encode(to: encoder)
    }
}

/// A type that is one of a few texts.
public protocol WireEnum: WireModel, RecordKey, CaseIterable {
    var rawValue: String { get }
}

extension WireEnum {
    /// nil for a text that is none of the values; compared byte by byte.
    public init?(rawValue: String) {
        guard let match = Self.allCases.first(where: { WireText.same($0.rawValue, rawValue) }) else { return nil }
        self = match
    }

    public init(wireValue: JSONValue) throws { try self.init(recordKey: String(wireValue: wireValue)) }

    public var wireValue: JSONValue { .string(rawValue) }

    public init(recordKey: String) throws {
        guard let value = Self(rawValue: recordKey) else { throw WireError.mismatch("a known value") }
        self = value
    }

    public var recordKey: String { rawValue }
}

/// A named scalar with a type of its own.
public protocol WireBrand: WireModel {
    associatedtype RawValue: WireValue
    var rawValue: RawValue { get }
    init(_ rawValue: RawValue)
}

extension WireBrand {
    public init(wireValue: JSONValue) throws { self.init(try RawValue(wireValue: wireValue)) }

    public var wireValue: JSONValue { rawValue.wireValue }
}

extension WireBrand where RawValue == String {
    public init(recordKey: String) { self.init(recordKey) }

    public var recordKey: String { rawValue }
}
