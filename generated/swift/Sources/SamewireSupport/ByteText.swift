/// Bytes as padded base64 text.
public struct Base64Text: TextValue {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public init(bytes: some Sequence<UInt8>) { rawValue = Base64.encode(bytes, letters: Base64.plainLetters, pads: true) }

    /// nil for a text that is no base64.
    public var bytes: [UInt8]? { Base64.isPadded(rawValue) ? Base64.decode(rawValue) : nil }
}

/// Bytes as base64url text, without padding.
public struct Base64URLText: TextValue {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public init(bytes: some Sequence<UInt8>) { rawValue = Base64.encode(bytes, letters: Base64.urlLetters, pads: false) }

    /// nil for a text that is no base64url.
    public var bytes: [UInt8]? { Base64.isURLSafe(rawValue) ? Base64.decode(rawValue) : nil }
}

extension Base64 {
    static let plainLetters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    static let urlLetters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

    static func encode(_ bytes: some Sequence<UInt8>, letters: [UInt8], pads: Bool) -> String {
        var out: [UInt8] = []
        var bits = 0
        var count = 0
        for byte in bytes {
            bits = (bits << 8 | Int(byte)) & 0xFFFF
            count += 8
            while count >= 6 {
                count -= 6
                out.append(letters[(bits >> count) & 0x3F])
            }
        }
        if count > 0 { out.append(letters[(bits << (6 - count)) & 0x3F]) }
        while pads, out.count % 4 != 0 { out.append(UInt8(ascii: "=")) }
        return String(decoding: out, as: UTF8.self)
    }

    /// The bytes of a text whose symbols were judged; bits that no byte needs are dropped.
    static func decode(_ text: String) -> [UInt8] {
        var out: [UInt8] = []
        out.reserveCapacity(text.utf8.count / 4 * 3)
        var bits = 0
        var count = 0
        for byte in text.utf8 {
            let plain = byte == UInt8(ascii: "-") ? UInt8(ascii: "+") : byte == UInt8(ascii: "_") ? UInt8(ascii: "/") : byte
            guard let value = symbol(plain) else { break }
            bits = (bits << 6 | value) & 0xFFFF
            count += 6
            if count >= 8 {
                count -= 8
                out.append(UInt8(truncatingIfNeeded: bits >> count))
            }
        }
        return out
    }
}
