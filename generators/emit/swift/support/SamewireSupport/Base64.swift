/// Base64 as `atob`, Zod and the portable check judge it.
enum Base64 {
    static func symbol(_ byte: UInt8) -> Int? {
        switch byte {
        case 0x41...0x5A: return Int(byte) - 0x41
        case 0x61...0x7A: return Int(byte) - 0x61 + 26
        case 0x30...0x39: return Int(byte) - 0x30 + 52
        case 0x2B: return 62
        case 0x2F: return 63
        default: return nil
        }
    }

    /// Symbols without up to two `=` at the end of a text whose length is a multiple of four; nil for any other text.
    private static func body(_ text: String) -> Substring.UTF8View? {
        var body = Substring(text).utf8
        guard body.count % 4 == 0 else { return nil }
        for _ in 0..<2 where body.last == 0x3D { body.removeLast() }
        return body.allSatisfy { symbol($0) != nil } ? body : nil
    }

    /// `z.base64()`: length a multiple of four, right symbols; unused bits may be anything.
    static func isPadded(_ text: String) -> Bool {
        guard let body = body(text) else { return false }
        return body.count % 4 != 1
    }

    /// `z.base64url()`: right symbols, no padding, no length that leaves six bits over.
    static func isURLSafe(_ text: String) -> Bool {
        text.utf8.count % 4 != 1
            && text.utf8.allSatisfy { byte in
                (symbol(byte) != nil && byte != 0x2B && byte != 0x2F) || byte == 0x2D || byte == 0x5F
            }
    }

    /// Decoded length of canonical padded base64: unused bits are zero. nil for any other text.
    static func canonicalBytes(_ text: String) -> Int? {
        guard let body = body(text) else { return nil }
        let padding = text.utf8.count - body.count
        if padding > 0 {
            guard let last = body.last, let value = symbol(last) else { return nil }
            if value & (padding == 2 ? 0b1111 : 0b11) != 0 { return nil }
        }
        return text.utf8.count / 4 * 3 - padding
    }

    /// `atob`: ASCII white space is dropped, padding is optional. nil where it throws.
    static func decodeForgiving(_ text: String) -> [UInt8]? {
        var bytes = text.utf8.filter { ![0x09, 0x0A, 0x0C, 0x0D, 0x20].contains($0) }
        if bytes.count % 4 == 0 {
            for _ in 0..<2 where bytes.last == 0x3D { bytes.removeLast() }
        }
        if bytes.count % 4 == 1 { return nil }
        var out: [UInt8] = []
        var bits = 0
        var count = 0
        for byte in bytes {
            guard let value = symbol(byte) else { return nil }
            bits = bits << 6 | value
            count += 6
            if count >= 8 {
                count -= 8
                out.append(UInt8(truncatingIfNeeded: bits >> count))
            }
        }
        return out
    }
}
