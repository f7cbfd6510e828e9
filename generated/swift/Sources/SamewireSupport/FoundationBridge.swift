#if canImport(FoundationEssentials)
import FoundationEssentials
#elseif canImport(Foundation)
import Foundation
#endif

#if canImport(FoundationEssentials) || canImport(Foundation)
extension JSONValue {
    /// Reads UTF-8 bytes; malformed UTF-8 and a byte order mark are malformed JSON.
    public init(json: Data) throws {
        self = try JSONDocument(json).value
    }

    public var data: Data { Data(JSONWriter.write(self)) }
}

extension JSONDocument {
    init(_ json: Data) throws {
        self = try json.withUnsafeBytes { try JSONParser.document($0.bindMemory(to: UInt8.self)) }
    }
}

extension WireType {
    public func parse(json: Data) throws -> Value { try parse(JSONDocument(json)) }

    public func read(json: Data) throws -> Reading<Value> { try read(JSONDocument(json)) }

    public func encoded(_ value: Value) throws -> Data { Data(try encodedBytes(value)) }
}

extension WireModel {
    /// Reads a document from its bytes; see `init(json:mode:)` for text.
    public init(json: Data, mode: ReadMode = .strict) throws {
        try self.init(JSONDocument(json), mode)
    }

    public static func read(json: Data) throws -> Reading<Self> { try wireType.read(json: json) }

    /// JSON bytes, judged strictly before they leave.
    public func encoded() throws -> Data { try Self.wireType.encoded(self) }
}

extension ISODateTime {
    /// UTC with milliseconds; nil outside of the years 0 to 9999.
    public init?(_ date: Date) { self.init(secondsSince1970: date.timeIntervalSince1970) }

    /// nil for a text without a zone, and for one that is no date-time.
    public var date: Date? { secondsSince1970.map(Date.init(timeIntervalSince1970:)) }
}

extension Base64Text {
    /// nil for a text that is no base64.
    public var data: Data? { bytes.map { Data($0) } }
}

extension Base64URLText {
    /// nil for a text that is no base64url.
    public var data: Data? { bytes.map { Data($0) } }
}
#endif
