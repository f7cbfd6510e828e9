// Made by samewire from schemas/remote/shared/scalars.ts. Do not edit.
import SamewireSupport

/// An id or token. Never trim, parse, order or build one.
///
/// 1 to 256 characters.
/// Pattern: `^[\s\S]{0,256}$`.
/// Pattern: `^[^\uD800-\uDFFF]*$`.
public typealias OpaqueId = String

/// A whole number from 0 on as decimal text. Compare it by value, not as text and not as a double.
///
/// Pattern: `^(?:0|[1-9][0-9]{0,39})$`.
public typealias Decimal = String

/// A SHA-256 digest in lower-case hexadecimal.
///
/// Pattern: `^[0-9a-f]{64}$`.
public typealias Digest = String

/// A moment in UTC, such as 2030-01-01T00:00:00Z.
///
/// Format: datetime.
public typealias Timestamp = String

// Schemas, as data.

extension CherryRemoteTypes {
    public static let opaqueId = WireType<OpaqueId>("remote.OpaqueId", opaqueIdSchema)
    private static let opaqueIdSchema: Schema = .string([.size(.minLength(1)), .size(.maxLength(256)), .pattern(Pattern("^[\\s\\S]{0,256}$")), .pattern(Pattern("^[^\\uD800-\\uDFFF]*$", "u"))])
}

extension CherryRemoteTypes {
    public static let decimal = WireType<Decimal>("remote.Decimal", decimalSchema)
    private static let decimalSchema: Schema = .string([.pattern(Pattern("^(?:0|[1-9][0-9]{0,39})$", "u"))])
}

extension CherryRemoteTypes {
    public static let digest = WireType<Digest>("remote.Digest", digestSchema)
    private static let digestSchema: Schema = .string([.pattern(Pattern("^[0-9a-f]{64}$", "u"))])
}

extension CherryRemoteTypes {
    public static let timestamp = WireType<Timestamp>("remote.Timestamp", timestampSchema)
    private static let timestampSchema: Schema = .string([.pattern(Pattern("^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z))$"))])
}

extension CherryRemoteTypes {
    static let sharedScalarsModule: [AnyWireType] = [
        AnyWireType(CherryRemoteTypes.opaqueId),
        AnyWireType(CherryRemoteTypes.decimal),
        AnyWireType(CherryRemoteTypes.digest),
        AnyWireType(CherryRemoteTypes.timestamp),
    ]
}
