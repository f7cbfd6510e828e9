/// Length of JSON text without writing it.
enum JSONSize {
    /// UTF-8 bytes of `JSON.stringify(value)`. Costs a walk over the value.
    static func bytes(_ value: JSONValue) -> Int {
        switch value {
        case .null: return 4
        case .bool(let flag): return flag ? 4 : 5
        case .number(let number): return number.isFinite ? NumberText.write(number).utf8.count : 4
        case .string(let text): return bytes(text)
        case .array(let items): return items.reduce(2 + max(items.count - 1, 0)) { $0 + bytes($1) }
        case .object(let object):
            let start = 2 + max(object.count - 1, 0)
            return object.members.reduce(start) { $0 + bytes($1.key) + 1 + bytes($1.value) }
        }
    }

    private static func bytes(_ text: String) -> Int {
        if WireText.mayHoldEscapes(text) {
            return WireText.codePoints(text).reduce(2) { sum, point in
                switch point {
                case ..<0x80: return sum + bytes(UInt8(point))
                case ..<0x800: return sum + 2
                case 0xD800...0xDFFF: return sum + 6
                case ..<0x10000: return sum + 3
                default: return sum + 4
                }
            }
        }
        return text.utf8.reduce(2) { $0 + bytes($1) }
    }

    /// Bytes that one byte of a text takes in JSON.
    private static func bytes(_ byte: UInt8) -> Int {
        switch byte {
        case 0x22, 0x5C, 0x08, 0x09, 0x0A, 0x0C, 0x0D: return 2
        case ..<0x20: return 6
        default: return 1
        }
    }
}
