/// Reads JSON text with exactly the grammar of `JSON.parse` over well-formed UTF-8.
///
/// Of repeated keys the last value wins and keeps the first one's place. No byte order mark, no raw control characters.
/// Iterative: depth costs no stack here, and `WireLimits.depth` bounds it for everything that walks the value later.
struct JSONParser {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var at = 0

    /// - Throws: `WireError` with the code `malformed_json` or `too_deep`.
    static func parse(_ bytes: UnsafeBufferPointer<UInt8>) throws -> JSONValue {
        var parser = JSONParser(bytes: bytes)
        return try parser.document()
    }

    private init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    /// A container that is still open; only one of `items` and `object` is used.
    private struct Open {
        let isArray: Bool
        var items: [JSONValue] = []
        var object = JSONObject()
        var key = ""
    }

    private mutating func document() throws -> JSONValue {
        var stack: [Open] = []
        var value = try next(&stack)
        while true {
            // A nil value means that a container was opened and its first value is due.
            guard let done = value else {
                value = try next(&stack)
                continue
            }
            skipSpace()
            guard let top = stack.indices.last else {
                guard at == bytes.count else { throw malformed("text after the value") }
                return done
            }
            // In place: taking the container out of the stack would copy it.
            let isArray = stack[top].isArray
            if isArray { stack[top].items.append(done) } else { stack[top].object[stack[top].key] = done }
            guard at < bytes.count else { throw malformed("unexpected end") }
            switch bytes[at] {
            case UInt8(ascii: ","):
                at += 1
                if !isArray { stack[top].key = try memberKey() }
                value = try next(&stack)
            case UInt8(ascii: "]") where isArray:
                at += 1
                value = .array(stack.removeLast().items)
            case UInt8(ascii: "}") where !isArray:
                at += 1
                value = .object(stack.removeLast().object)
            default: throw malformed(isArray ? "expected , or ]" : "expected , or }")
            }
        }
    }

    /// Reads a scalar or an empty container, or opens a container and returns nil.
    private mutating func next(_ stack: inout [Open]) throws -> JSONValue? {
        skipSpace()
        guard at < bytes.count else { throw malformed("unexpected end") }
        switch bytes[at] {
        case UInt8(ascii: "{"): return try opened(Open(isArray: false), closing: UInt8(ascii: "}"), &stack)
        case UInt8(ascii: "["): return try opened(Open(isArray: true), closing: UInt8(ascii: "]"), &stack)
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"): return try word("true", .bool(true))
        case UInt8(ascii: "f"): return try word("false", .bool(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        default: return .number(try number())
        }
    }

    private mutating func opened(_ container: Open, closing: UInt8, _ stack: inout [Open]) throws -> JSONValue? {
        guard stack.count < WireLimits.depth else { throw WireError.tooDeep() }
        at += 1
        skipSpace()
        if peek(closing) {
            at += 1
            return container.isArray ? .array([]) : .object(JSONObject())
        }
        stack.append(container)
        if !container.isArray { stack[stack.count - 1].key = try memberKey() }
        return nil
    }

    private mutating func memberKey() throws -> String {
        skipSpace()
        guard at < bytes.count, bytes[at] == UInt8(ascii: "\"") else { throw malformed("expected a key") }
        let key = try string()
        skipSpace()
        guard at < bytes.count, bytes[at] == UInt8(ascii: ":") else { throw malformed("expected :") }
        at += 1
        return key
    }

    private mutating func skipSpace() {
        while at < bytes.count {
            switch bytes[at] {
            case 0x20, 0x09, 0x0A, 0x0D: at += 1
            default: return
            }
        }
    }

    private mutating func word(_ word: StaticString, _ value: JSONValue) throws -> JSONValue {
        for index in 0..<word.utf8CodeUnitCount {
            guard at < bytes.count, bytes[at] == word.utf8Start[index] else { throw malformed("unexpected character") }
            at += 1
        }
        return value
    }

    private mutating func number() throws -> Double {
        let start = at
        if peek(UInt8(ascii: "-")) { at += 1 }
        if peek(UInt8(ascii: "0")) { at += 1 } else { try digits() }
        var whole = true
        if peek(UInt8(ascii: ".")) {
            whole = false
            at += 1
            try digits()
        }
        if peek(UInt8(ascii: "e")) || peek(UInt8(ascii: "E")) {
            whole = false
            at += 1
            if peek(UInt8(ascii: "+")) || peek(UInt8(ascii: "-")) { at += 1 }
            try digits()
        }
        // Up to 15 digits an integer is exact, and Double(String) need not run.
        if whole, at - start <= 15 {
            var value = 0
            var negative = false
            for index in start..<at {
                if bytes[index] == UInt8(ascii: "-") { negative = true } else { value = value * 10 + Int(bytes[index] - 0x30) }
            }
            return negative ? -Double(value) : Double(value)
        }
        let text = String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<at]), as: UTF8.self)
        guard let value = Double(text) else { throw malformed("unreadable number") }
        return value
    }

    private func peek(_ byte: UInt8) -> Bool { at < bytes.count && bytes[at] == byte }

    private mutating func digits() throws {
        let start = at
        while at < bytes.count, bytes[at] >= 0x30, bytes[at] <= 0x39 { at += 1 }
        if at == start { throw malformed("unexpected character") }
    }

    private mutating func string() throws -> String {
        at += 1
        let start = at
        var ascii = true
        while at < bytes.count {
            let byte = bytes[at]
            if byte == 0x22 {
                let run = UnsafeBufferPointer(rebasing: bytes[start..<at])
                at += 1
                if ascii { return String(decoding: run, as: UTF8.self) }
                // U+10FFFF needs its escape; text with 0xF4 is rare enough for the slow way.
                if !run.contains(0xF4) {
                    guard UTF8Check.isWellFormed(run) else { throw malformed("malformed UTF-8") }
                    return String(decoding: run, as: UTF8.self)
                }
                at = start
                return try slowString()
            }
            if byte == 0x5C {
                at = start
                return try slowString()
            }
            if byte < 0x20 { throw malformed("control character in a string") }
            if byte >= 0x80 { ascii = false }
            at += 1
        }
        throw malformed("unterminated string")
    }

    /// From the first character on, with escapes: through UTF-16 units, so that halves of pairs can meet.
    private mutating func slowString() throws -> String {
        var points: [UInt32] = []
        while at < bytes.count {
            let byte = bytes[at]
            switch byte {
            case 0x22:
                at += 1
                return WireText.text(points)
            case 0x5C:
                at += 1
                points.append(try escape())
            case ..<0x20: throw malformed("control character in a string")
            case ..<0x80:
                points.append(UInt32(byte))
                at += 1
            default: points.append(try scalar())
            }
        }
        throw malformed("unterminated string")
    }

    private mutating func escape() throws -> UInt32 {
        guard at < bytes.count else { throw malformed("unterminated string") }
        let byte = bytes[at]
        at += 1
        switch byte {
        case 0x22, 0x5C, 0x2F: return UInt32(byte)
        case UInt8(ascii: "b"): return 0x08
        case UInt8(ascii: "f"): return 0x0C
        case UInt8(ascii: "n"): return 0x0A
        case UInt8(ascii: "r"): return 0x0D
        case UInt8(ascii: "t"): return 0x09
        case UInt8(ascii: "u"):
            var unit: UInt32 = 0
            for _ in 0..<4 {
                guard at < bytes.count, let digit = hexDigit(bytes[at]) else { throw malformed("bad escape") }
                unit = unit << 4 | digit
                at += 1
            }
            return unit
        default: throw malformed("bad escape")
        }
    }

    private func hexDigit(_ byte: UInt8) -> UInt32? {
        switch byte {
        case 0x30...0x39: return UInt32(byte) - 0x30
        case 0x41...0x46: return UInt32(byte) - 0x37
        case 0x61...0x66: return UInt32(byte) - 0x57
        default: return nil
        }
    }

    /// One character of more than one byte.
    private mutating func scalar() throws -> UInt32 {
        let length = bytes[at] >= 0xF0 ? 4 : bytes[at] >= 0xE0 ? 3 : 2
        let end = min(at + length, bytes.count)
        let run = UnsafeBufferPointer(rebasing: bytes[at..<end])
        guard UTF8Check.isWellFormed(run) else { throw malformed("malformed UTF-8") }
        at = end
        return String(decoding: run, as: UTF8.self).unicodeScalars.first!.value
    }

    private func malformed(_ reason: String) -> WireError { .malformed(reason, at: at) }
}
