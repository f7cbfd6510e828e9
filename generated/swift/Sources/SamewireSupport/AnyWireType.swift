/// A named type without its Swift type, for tools that run over all types of a contract.
public struct AnyWireType: Sendable {
    public let id: String
    public let schema: Schema
    /// Reads a document and writes it back through the Swift type, without the strict judgement of the writer.
    public let roundTrip: @Sendable (JSONValue, ReadMode) throws -> JSONValue
    /// Writes a document through the Swift type as a sender would.
    public let encode: @Sendable (JSONValue) throws -> JSONValue

    public init<Value: WireValue>(_ type: WireType<Value>) {
        id = type.id
        schema = type.schema
        roundTrip = { value, mode in
            switch mode {
            case .strict: return try type.parse(value: value).wireValue
            case .read: return try type.read(value: value).value.wireValue
            }
        }
        encode = { value in try type.encodedValue(Value(wireValue: value)) }
    }

    /// The schema's own output, without the Swift type.
    public func judge(_ value: JSONValue, _ mode: ReadMode) throws -> JSONValue {
        try DeepStack.run(for: value) {
            switch mode {
            case .strict:
                let (output, issues) = Judge.run(schema, value)
                guard issues.isEmpty, let output else { throw WireError(issues) }
                return output
            case .read: return try ResponseReading.read(schema, value).output
            }
        }
    }
}
