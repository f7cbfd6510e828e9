/// A whole number as decimal text, of any size: JSON numbers are exact only up to 2^53.
public struct IntegerText: TextValue {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public init(_ value: some BinaryInteger) { rawValue = String(value) }

    /// nil for a number beyond 64 bits.
    public var int64: Int64? { Int64(rawValue) }

    /// nil for a negative number and for one beyond 64 bits.
    public var uint64: UInt64? { UInt64(rawValue) }
}
