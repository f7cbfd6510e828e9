extension TextFormat {
    func accepts(_ text: String) -> Bool {
        switch self {
        case .url: return WireURL.parse(WireText.trim(text)) != nil
        case .base64: return Base64.isPadded(text)
        case .base64url: return Base64.isURLSafe(text)
        case .ipv6: return TextFormat.isIPv6(Substring(text))
        case .cidrv6: return TextFormat.isCIDRv6(text)
        case .jwt: return TextFormat.isJWT(text)
        }
    }

    private static func isIPv6(_ text: Substring) -> Bool {
        let allowed = text.utf8.allSatisfy { byte in
            (byte >= 0x30 && byte <= 0x3A) || (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x66) || byte == 0x2E
        }
        return allowed && !text.isEmpty && WireHost.parseIPv6(Array(text.utf8)) != nil
    }

    private static func isCIDRv6(_ text: String) -> Bool {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[1].isEmpty else { return false }
        // The prefix must be a number's own JavaScript text; Zod does not ask for a whole one.
        guard parts[1].utf8.allSatisfy({ ($0 >= 0x30 && $0 <= 0x39) || $0 == 0x2E || $0 == 0x65 || $0 == 0x2D }),
            let prefix = Double(parts[1]), NumberText.write(prefix) == parts[1], prefix >= 0, prefix <= 128
        else { return false }
        return isIPv6(parts[0])
    }

    /// Three parts, of which the first decodes to a JSON object with an `alg` and no foreign `typ`.
    private static func isJWT(_ text: String) -> Bool {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3, !parts[0].isEmpty, let bytes = Base64.decodeForgiving(String(parts[0])) else { return false }
        // `atob` gives one character a byte.
        let header = Array(String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) })).utf8)
        guard let value = try? header.withUnsafeBufferPointer({ try JSONParser.parse($0) }) else { return false }
        if let kind = value["typ"], kind != .string("JWT") { return false }
        switch value["alg"] {
        case .string(let name)?: return !name.isEmpty
        case .number(let number)?: return number != 0
        case .bool(let flag)?: return flag
        case .array?, .object?: return true
        case .null?, nil: return false
        }
    }
}
