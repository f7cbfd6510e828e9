/// A text of one format, held exactly as it stands on the wire; what it means is worked out when it is asked for.
///
/// Making one judges nothing: the schema judges it on reading and before writing, as it does every text.
public protocol TextValue: WireValue, RecordKey, RawRepresentable, ExpressibleByStringLiteral, CustomStringConvertible
where RawValue == String {
    init(rawValue: String)
}

extension TextValue {
    public init(stringLiteral value: String) { self.init(rawValue: value) }
    public init(wireValue: JSONValue) throws { self.init(rawValue: try String(wireValue: wireValue)) }
    public init(recordKey: String) { self.init(rawValue: recordKey) }

    public var wireValue: JSONValue { .string(rawValue) }
    public var recordKey: String { rawValue }
    public var description: String { rawValue }

    public static func == (left: Self, right: Self) -> Bool { WireText.same(left.rawValue, right.rawValue) }

    public func hash(into hasher: inout Hasher) { WireText.hash(rawValue, into: &hasher) }
}
