#if canImport(FoundationEssentials)
import FoundationEssentials
#elseif canImport(Foundation)
import Foundation
#endif

#if canImport(FoundationEssentials) || canImport(Foundation)
extension JSONValue {
    /// Reads UTF-8 bytes; malformed UTF-8 and a byte order mark are malformed JSON.
    public init(json: Data) throws {
        self = try json.withUnsafeBytes { try JSONParser.parse($0.bindMemory(to: UInt8.self)) }
    }

    public var data: Data { Data(JSONWriter.write(self)) }
}

extension WireType {
    public func parse(json: Data) throws -> Value { try parse(value: JSONValue(json: json)) }

    public func read(json: Data) throws -> Reading<Value> { try read(value: JSONValue(json: json)) }

    public func encoded(_ value: Value) throws -> Data { Data(try encodedBytes(value)) }
}

extension WireModel {
    /// Reads a document from its bytes; see `init(json:mode:)` for text.
    public init(json: Data, mode: ReadMode = .strict) throws {
        try self.init(value: JSONValue(json: json), mode: mode)
    }

    public static func read(json: Data) throws -> Reading<Self> { try wireType.read(json: json) }

    /// JSON bytes, judged strictly before they leave.
    public func encoded() throws -> Data { try Self.wireType.encoded(self) }
}
#endif
