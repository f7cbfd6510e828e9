/// Text as JavaScript sees it, held in Swift strings.
///
/// A Swift string cannot hold a lone surrogate, JSON can (`"\ud800"`). So a lone surrogate U+D800…U+DFFF is held as two
/// characters, U+10FFFF and U+10D800…U+10DFFF, and a real U+10FFFF (a noncharacter) as U+10FFFF twice. Every JSON text
/// has exactly one such form, reading and writing undo each other, and text without U+10FFFF is held as it is.
public enum WireText {
    static let escape: UInt32 = 0x10FFFF
    static let surrogateBase: UInt32 = 0x100000

    /// Byte-wise equality. Swift's `==` calls "é" and "e\u{301}" equal; JSON does not.
    @inline(__always)
    public static func same(_ left: String, _ right: String) -> Bool {
        // Strings of one representation have one text; keys and values of schemas are mostly short and share it.
        if isSameRepresentation(left, right) { return true }
        let count = left.utf8.count
        return count == right.utf8.count && sameBytes(left, right, count)
    }

    @inline(__always)
    private static func isSameRepresentation(_ left: String, _ right: String) -> Bool {
        guard MemoryLayout<String>.size == 16 else { return false }
        return unsafeBitCast(left, to: Representation.self) == unsafeBitCast(right, to: Representation.self)
    }

    private struct Representation: Equatable {
        let low: UInt64
        let high: UInt64
    }

    private static func sameBytes(_ left: String, _ right: String, _ count: Int) -> Bool {
        var (left, right) = (left, right)
        return left.withUTF8 { left in
            right.withUTF8 { right in
                for index in 0..<count where left[index] != right[index] { return false }
                return true
            }
        }
    }

    /// Whether a text holds a byte that an escape has; mostly it has none.
    static func mayHoldEscapes(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { $0.contains(0xF4) }
    }

    static func hash(_ text: String, into hasher: inout Hasher) {
        var text = text
        text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
        hasher.combine(UInt8(0xFF))
    }

    /// Code points as Zod 4.6.7 counts string lengths: a surrogate pair once, a lone surrogate as itself.
    public static func length(_ text: String) -> Int {
        var text = text
        return text.withUTF8 { bytes in
            var count = 0
            var hasEscape = false
            for byte in bytes {
                if byte & 0xC0 != 0x80 { count += 1 }
                if byte == 0xF4 { hasEscape = true }
            }
            return hasEscape ? codePoints(String(decoding: bytes, as: UTF8.self)).count : count
        }
    }

    /// JavaScript's `length`: UTF-16 units, a lone surrogate as one.
    static func unitCount(_ text: String) -> Int {
        if mayHoldEscapes(text) { return codePoints(text).reduce(0) { $0 + ($1 > 0xFFFF ? 2 : 1) } }
        return text.utf16.count
    }

    /// JavaScript's code points: surrogate pairs joined, lone surrogates as themselves.
    static func codePoints(_ text: String) -> [UInt32] { Array(WirePoints(text, joinsPairs: true)) }

    /// JavaScript's UTF-16 units.
    static func units(_ text: String) -> [UInt32] {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.map(UInt32.init) }
        return Array(WirePoints(text, joinsPairs: false))
    }

    /// The text of UTF-16 units or code points; surrogate halves that meet are joined.
    static func text<Points: Sequence>(_ points: Points) -> String where Points.Element == UInt32 {
        var scalars = String.UnicodeScalarView()
        var high: UInt32?
        func put(_ value: UInt32) {
            if let scalar = Unicode.Scalar(value), value != escape {
                scalars.append(scalar)
            } else {
                // A lone surrogate, or the escape itself.
                scalars.append(Unicode.Scalar(0x10FFFF)!)
                scalars.append(Unicode.Scalar(value == escape ? escape : surrogateBase + value)!)
            }
        }
        for point in points {
            if let first = high {
                high = nil
                if point & 0xFFFF_FC00 == 0xDC00 {
                    put(0x10000 + ((first - 0xD800) << 10) + (point - 0xDC00))
                    continue
                }
                put(first)
            }
            if point & 0xFFFF_FC00 == 0xD800 { high = point } else { put(point) }
        }
        if let high { put(high) }
        return String(scalars)
    }
}

extension WireText {
    /// The text without the escapes of this type; nil where it holds a lone surrogate, which Swift text cannot.
    public static func plain(_ text: String) -> String? {
        if !text.utf8.contains(0xF4) { return text }
        var scalars = String.UnicodeScalarView()
        for point in codePoints(text) {
            guard let scalar = Unicode.Scalar(point) else { return nil }
            scalars.append(scalar)
        }
        return String(scalars)
    }
}
