/// Reads the tokens of JSON text.
struct JSONScanner {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var at = 0
    private var keys: JSONKeys

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        keys = JSONKeys(bytes)
    }

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
        let key: JSONKey
        if let expected = keys.expected(at: at) {
            at &+= expected.count &+ 1
            key = expected.key
        } else {
            let start = at
            key = try skipPlain() ? keys.key(at: start, at &- 1 &- start) : JSONKey(text: try escapedString(), mark: .max)
        }
        skipSpace()
        guard skip(UInt8(ascii: ":")) else { throw malformed("expected :") }
        return key
    }

    /// The text of a string whose opening quote was read.
    mutating func string() throws -> String {
        let start = at
        guard try skipPlain() else { return try escapedString() }
        return String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<(at &- 1)]), as: UTF8.self)
    }

    /// Goes behind the closing quote where the string stands in the document as it is; goes nowhere otherwise.
    private mutating func skipPlain() throws -> Bool {
        let start = at
        var isASCII = true
        while true {
            skipLetters()
            guard at < bytes.count else { break }
            let byte = bytes[at]
            if byte == 0x22 {
                // U+10FFFF needs its escape; text with 0xF4 is rare enough for the slow way.
                if !isASCII {
                    let run = UnsafeBufferPointer(rebasing: bytes[start..<at])
                    if run.contains(0xF4) { break }
                    guard UTF8Check.isWellFormed(run) else { throw malformed("malformed UTF-8") }
                }
                at &+= 1
                return true
            }
            if byte == 0x5C { break }
            if byte < 0x20 { throw malformed("control character in a string") }
            isASCII = false
            while at < bytes.count, bytes[at] >= 0x80 { at &+= 1 }
        }
        at = start
        return false
    }

    /// Goes on to the next byte that is no printable ASCII, a quote or a backslash, eight bytes at a time.
    @inline(__always)
    private mutating func skipLetters() {
        // In small steps, which compile sooner.
        let ones: UInt64 = 0x0101_0101_0101_0101
        let (quote, slash, space, high) = (ones &* 0x22, ones &* 0x5C, ones &* 0x20, ones &* 0x80)
        while at &+ 8 <= bytes.count {
            let word = UInt64(littleEndian: UnsafeRawPointer(bytes.baseAddress! + at).loadUnaligned(as: UInt64.self))
            // The high bit of each byte that stops; above the first one it may be set without need.
            var stops = word
            let quotes = word ^ quote
            stops |= (quotes &- ones) & ~quotes
            let slashes = word ^ slash
            stops |= (slashes &- ones) & ~slashes
            stops |= (word &- space) & ~word
            stops &= high
            if stops != 0 {
                at &+= stops.trailingZeroBitCount / 8
                return
            }
            at &+= 8
        }
        while at < bytes.count, bytes[at] >= 0x20, bytes[at] < 0x80, bytes[at] != 0x22, bytes[at] != 0x5C { at &+= 1 }
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
