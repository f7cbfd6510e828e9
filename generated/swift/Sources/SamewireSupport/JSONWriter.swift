/// Writes JSON as `JSON.stringify` does, without white space.
enum JSONWriter {
    static func write(_ value: JSONValue) -> [UInt8] {
        var out: [UInt8] = []
        out.reserveCapacity(256)
        put(value, &out)
        return out
    }

    private static func put(_ value: JSONValue, _ out: inout [UInt8]) {
        switch value {
        case .null: out.append(contentsOf: "null".utf8)
        case .bool(let flag): out.append(contentsOf: (flag ? "true" : "false").utf8)
        case .number(let number): out.append(contentsOf: (number.isFinite ? NumberText.write(number) : "null").utf8)
        case .string(let text): putText(text, &out)
        case .array(let items):
            out.append(UInt8(ascii: "["))
            for (index, item) in items.enumerated() {
                if index > 0 { out.append(UInt8(ascii: ",")) }
                put(item, &out)
            }
            out.append(UInt8(ascii: "]"))
        case .object(let object):
            out.append(UInt8(ascii: "{"))
            var first = true
            for member in object.members {
                if !first { out.append(UInt8(ascii: ",")) }
                first = false
                putText(member.key, &out)
                out.append(UInt8(ascii: ":"))
                put(member.value, &out)
            }
            out.append(UInt8(ascii: "}"))
        }
    }

    private static let hex = Array("0123456789abcdef".utf8)

    private static func putText(_ text: String, _ out: inout [UInt8]) {
        out.append(UInt8(ascii: "\""))
        if WireText.mayHoldEscapes(text) {
            // Only such text can hold an escaped surrogate.
            for point in WireText.codePoints(text) {
                if let scalar = Unicode.Scalar(point) {
                    for byte in UTF8.encode(scalar)! { putByte(byte, &out) }
                } else {
                    putEscape(point, &out)
                }
            }
        } else {
            var text = text
            text.withUTF8 { bytes in
                if bytes.allSatisfy({ $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C }) {
                    out.append(contentsOf: bytes)
                } else {
                    for byte in bytes { putByte(byte, &out) }
                }
            }
        }
        out.append(UInt8(ascii: "\""))
    }

    @inline(__always)
    private static func putByte(_ byte: UInt8, _ out: inout [UInt8]) {
        if byte >= 0x20 && byte != 0x22 && byte != 0x5C {
            out.append(byte)
            return
        }
        switch byte {
        case 0x22, 0x5C: out.append(contentsOf: [0x5C, byte])
        case 0x08: out.append(contentsOf: "\\b".utf8)
        case 0x09: out.append(contentsOf: "\\t".utf8)
        case 0x0A: out.append(contentsOf: "\\n".utf8)
        case 0x0C: out.append(contentsOf: "\\f".utf8)
        case 0x0D: out.append(contentsOf: "\\r".utf8)
        default: putEscape(UInt32(byte), &out)
        }
    }

    private static func putEscape(_ unit: UInt32, _ out: inout [UInt8]) {
        out.append(contentsOf: "\\u".utf8)
        for shift in stride(from: 12, through: 0, by: -4) { out.append(hex[Int((unit >> UInt32(shift)) & 0xF)]) }
    }
}
