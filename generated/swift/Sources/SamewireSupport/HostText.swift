/// Host names and IP addresses in one spelling each, and labels of international names.
enum HostText {
    /// A name or dotted quad with ASCII letters in lower case, an IPv6 address as the WHATWG URL parser writes it. A text
    /// with a colon that is no IPv6 address stays as it is.
    static func normal(_ text: String) -> String {
        if !text.utf8.contains(UInt8(ascii: ":")) { return WireText.foldASCII(text) }
        return WireHost.parseIPv6(Array(text.utf8)).map(WireHost.text(ofIPv6:)) ?? text
    }

    /// Every label that starts with `xn--` has a rest that RFC 3492 decodes.
    static func hasValidPunycode(_ text: String) -> Bool {
        let mark = Array("xn--".utf8)
        return text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).allSatisfy { label in
            !label.starts(with: mark) || decodes(Array(label.dropFirst(mark.count)))
        }
    }

    private static let overflow = 0x7FFF_FFFF

    private static func decodes(_ rest: [UInt8]) -> Bool {
        if rest.isEmpty || rest.contains(where: { $0 >= 0x80 }) { return false }
        // As in the RFC's sample, a hyphen in front is no delimiter but a digit, and an invalid one.
        let basic = rest.lastIndex(of: UInt8(ascii: "-")) ?? 0
        var count = basic
        var at = basic > 0 ? basic + 1 : 0
        var point = 128
        var bias = 72
        var place = 0
        while at < rest.count {
            let before = place
            var weight = 1
            var k = 36
            while true {
                guard at < rest.count, let digit = Punycode.digit(rest[at]), digit <= (overflow - place) / weight
                else { return false }
                at += 1
                place += digit * weight
                let threshold = min(max(k - bias, 1), 26)
                if digit < threshold { break }
                if weight > overflow / (36 - threshold) { return false }
                weight *= 36 - threshold
                k += 36
            }
            count += 1
            bias = Punycode.adapt(place - before, count, first: before == 0)
            point += place / count
            if point > 0x10FFFF || (0xD800...0xDFFF).contains(point) { return false }
            place = place % count + 1
        }
        return true
    }
}
