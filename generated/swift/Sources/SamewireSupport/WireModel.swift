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
        try self.init(JSONDocument(json), mode)
    }

    init(_ document: JSONDocument, _ mode: ReadMode) throws {
        switch mode {
        case .strict: self = try Self.wireType.parse(document)
        case .read: self = try Self.wireType.read(document).value
        }
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
    static var wireCases: WireCases<Self> { get }
}

/// The cases of an enum by their texts.
public struct WireCases<Case: WireEnum>: Sendable {
    @usableFromInline let all: [Case]
    @usableFromInline let texts: WireTexts

    public init() {
        all = Array(Case.allCases)
        texts = WireTexts(all.map(\.rawValue))
    }
}

/// Texts and their places.
@usableFromInline
final class WireTexts: Sendable {
    private let index: ValueIndex

    init(_ texts: [String]) { index = ValueIndex(texts.map(JSONValue.string)) }

    @usableFromInline
    func position(of text: String) -> Int? { index.index(ofText: text) }
}

extension WireEnum {
    /// nil for a text that is none of the values; compared byte by byte.
    @inlinable
    public init?(rawValue: String) {
        let cases = Self.wireCases
        guard let position = cases.texts.position(of: rawValue) else { return nil }
        self = cases.all[position]
    }

    @inlinable
    public init(wireValue: JSONValue) throws { try self.init(recordKey: String(wireValue: wireValue)) }

    @inlinable
    public var wireValue: JSONValue { .string(rawValue) }

    @inlinable
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
    @inlinable
    public init(wireValue: JSONValue) throws { self.init(try RawValue(wireValue: wireValue)) }

    @inlinable
    public var wireValue: JSONValue { rawValue.wireValue }
}

extension WireBrand where RawValue: RecordKey {
    public init(recordKey: String) throws { self.init(try RawValue(recordKey: recordKey)) }

    public var recordKey: String { rawValue.recordKey }
}
