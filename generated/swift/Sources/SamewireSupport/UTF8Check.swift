/// Well-formedness of UTF-8: no overlong forms, no surrogates, nothing above U+10FFFF.
enum UTF8Check {
    static func isWellFormed(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var at = 0
        while at < bytes.count {
            let lead = bytes[at]
            at += 1
            if lead < 0x80 { continue }
            // Range of the second byte and number of continuation bytes, by lead byte (Unicode table 3-7).
            let low: UInt8
            let high: UInt8
            let more: Int
            switch lead {
            case 0xC2...0xDF: (low, high, more) = (0x80, 0xBF, 1)
            case 0xE0: (low, high, more) = (0xA0, 0xBF, 2)
            case 0xED: (low, high, more) = (0x80, 0x9F, 2)
            case 0xE1...0xEC, 0xEE, 0xEF: (low, high, more) = (0x80, 0xBF, 2)
            case 0xF0: (low, high, more) = (0x90, 0xBF, 3)
            case 0xF1...0xF3: (low, high, more) = (0x80, 0xBF, 3)
            case 0xF4: (low, high, more) = (0x80, 0x8F, 3)
            default: return false
            }
            guard at + more <= bytes.count, bytes[at] >= low, bytes[at] <= high else { return false }
            for index in at..<(at + more) where bytes[index] & 0xC0 != 0x80 { return false }
            at += more
        }
        return true
    }
}
