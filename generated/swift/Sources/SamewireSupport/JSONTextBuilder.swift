/// The text of a JSON string with escapes, held as `WireText` says. Halves of surrogate pairs that meet become one.
struct JSONTextBuilder {
    private var bytes: [UInt8] = []
    private var high: UInt32?

    /// Appends bytes without escapes; false where they are malformed UTF-8.
    mutating func append(_ run: UnsafeBufferPointer<UInt8>) -> Bool {
        guard UTF8Check.isWellFormed(run) else { return false }
        endPair()
        if run.contains(0xF4) {
            for scalar in String(decoding: run, as: UTF8.self).unicodeScalars { put(scalar.value) }
        } else {
            bytes.append(contentsOf: run)
        }
        return true
    }

    /// Appends a UTF-16 unit.
    mutating func append(unit: UInt32) {
        if let first = high, unit & 0xFFFF_FC00 == 0xDC00 {
            high = nil
            put(0x10000 + ((first - 0xD800) << 10) + (unit - 0xDC00))
            return
        }
        endPair()
        if unit & 0xFFFF_FC00 == 0xD800 { high = unit } else { put(unit) }
    }

    mutating func text() -> String {
        endPair()
        return String(decoding: bytes, as: UTF8.self)
    }

    private mutating func endPair() {
        guard let lone = high else { return }
        high = nil
        put(lone)
    }

    private mutating func put(_ point: UInt32) {
        if let scalar = Unicode.Scalar(point), point != WireText.escape {
            bytes.append(contentsOf: UTF8.encode(scalar)!)
        } else {
            // A lone surrogate, or the escape itself.
            bytes.append(contentsOf: UTF8.encode(Unicode.Scalar(WireText.escape)!)!)
            let second = point == WireText.escape ? point : WireText.surrogateBase + point
            bytes.append(contentsOf: UTF8.encode(Unicode.Scalar(second)!)!)
        }
    }
}
