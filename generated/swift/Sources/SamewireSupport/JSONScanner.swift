/// A key as the parser met it.
struct JSONKey {
    var text = ""
    /// One bit made from the text, or every bit where it had escapes: equal keys share one.
    var mark: UInt64 = 0
}

/// Reads the tokens of JSON text.
struct JSONScanner {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var at = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    var isAtEnd: Bool { at == bytes.count }

    func malformed(_ reason: String) -> WireError { .malformed(reason, at: at) }

    @inline(__always)
    mutating func next() throws -> UInt8 {
        guard at < bytes.count else { throw malformed("unexpected end") }
        at &+= 1
        return bytes[at &- 1]
    }

    @inline(__always)
    mutating func skip(_ byte: UInt8) -> Bool {
        guard at < bytes.count, bytes[at] == byte else { return false }
        at &+= 1
        return true
    }

    @inline(__always)
    mutating func skipSpace() {
        while at < bytes.count {
            switch bytes[at] {
            case 0x20, 0x09, 0x0A, 0x0D: at &+= 1
            default: return
            }
        }
    }

    mutating func word(_ rest: StaticString, _ value: JSONValue) throws -> JSONValue {
        for index in 0..<rest.utf8CodeUnitCount {
            guard skip(rest.utf8Start[index]) else { throw malformed("unexpected character") }
        }
        return value
    }

    /// A key and the colon after it.
    mutating func memberKey() throws -> JSONKey {
        skipSpace()
        guard skip(UInt8(ascii: "\"")) else { throw malformed("expected a key") }
        let start = at
        let (text, isPlain) = try string()
        var key = JSONKey(text: text, mark: .max)
        if isPlain {
            let count = at &- 1 &- start
            var sum = count
            if count > 0 {
                sum &+= Int(bytes[start]) &* 7
                sum &+= Int(bytes[at &- 2]) &* 31
                sum &+= Int(bytes[start &+ count / 2]) &* 13
            }
            key.mark = 1 << UInt64(truncatingIfNeeded: sum & 63)
        }
        skipSpace()
        guard skip(UInt8(ascii: ":")) else { throw malformed("expected :") }
        return key
    }

    /// The text of a string whose opening quote was read, and whether it stands in the document as it is.
    mutating func string() throws -> (text: String, isPlain: Bool) {
        let start = at
        var ascii = true
        while at < bytes.count {
            let byte = bytes[at]
            if byte == 0x22 {
                let run = UnsafeBufferPointer(rebasing: bytes[start..<at])
                // U+10FFFF needs its escape; text with 0xF4 is rare enough for the slow way.
                if !ascii {
                    if run.contains(0xF4) { break }
                    guard UTF8Check.isWellFormed(run) else { throw malformed("malformed UTF-8") }
                }
                at &+= 1
                return (String(decoding: run, as: UTF8.self), true)
            }
            if byte == 0x5C { break }
            if byte < 0x20 { throw malformed("control character in a string") }
            if byte >= 0x80 { ascii = false }
            at &+= 1
        }
        at = start
        return (try escapedString(), false)
    }

    /// The whole string again, with escapes.
    private mutating func escapedString() throws -> String {
        var text = JSONTextBuilder()
        while at < bytes.count {
            let start = at
            while at < bytes.count, bytes[at] >= 0x20, bytes[at] != 0x22, bytes[at] != 0x5C { at &+= 1 }
            if at > start, !text.append(UnsafeBufferPointer(rebasing: bytes[start..<at])) { throw malformed("malformed UTF-8") }
            guard at < bytes.count else { break }
            at &+= 1
            switch bytes[at &- 1] {
            case 0x22: return text.text()
            case 0x5C: text.append(unit: try escape())
            default: throw malformed("control character in a string")
            }
        }
        throw malformed("unterminated string")
    }

    private mutating func escape() throws -> UInt32 {
        guard at < bytes.count else { throw malformed("unterminated string") }
        at &+= 1
        switch bytes[at &- 1] {
        case 0x22, 0x5C, 0x2F: return UInt32(bytes[at &- 1])
        case UInt8(ascii: "b"): return 0x08
        case UInt8(ascii: "f"): return 0x0C
        case UInt8(ascii: "n"): return 0x0A
        case UInt8(ascii: "r"): return 0x0D
        case UInt8(ascii: "t"): return 0x09
        case UInt8(ascii: "u"):
            var unit: UInt32 = 0
            for _ in 0..<4 {
                guard at < bytes.count, let digit = WireHost.hex(bytes[at]) else { throw malformed("bad escape") }
                unit = unit << 4 | digit
                at &+= 1
            }
            return unit
        default: throw malformed("bad escape")
        }
    }

    /// The number that begins with `first`, which was read.
    mutating func number(_ first: UInt8) throws -> Double {
        at &-= 1
        let start = at
        if first == UInt8(ascii: "-") { at &+= 1 }
        let isNegative = at > start
        var digits = JSONDigits()
        if skip(UInt8(ascii: "0")) { digits.add(0x30) } else { try whole(&digits) }
        if skip(UInt8(ascii: ".")) {
            let point = at
            try whole(&digits)
            digits.exponent = point &- at
        }
        if skip(UInt8(ascii: "e")) || skip(UInt8(ascii: "E")) {
            let isDown = skip(UInt8(ascii: "-"))
            if !isDown { _ = skip(UInt8(ascii: "+")) }
            var power = JSONDigits()
            try whole(&power)
            digits.shift(by: power, down: isDown)
        }
        if let value = digits.exact { return isNegative ? -value : value }
        guard let value = JSONDigits.slow(UnsafeBufferPointer(rebasing: bytes[start..<at])) else { throw malformed("unreadable number") }
        return value
    }

    @inline(__always)
    private mutating func whole(_ digits: inout JSONDigits) throws {
        let start = at
        while at < bytes.count, bytes[at] &- 0x30 < 10 {
            digits.add(bytes[at])
            at &+= 1
        }
        if at == start { throw malformed("unexpected character") }
    }
}
