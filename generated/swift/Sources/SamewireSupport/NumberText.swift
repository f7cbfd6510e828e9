/// JavaScript's text of a double: the shortest digits that read back, in its own layout (`1e+21`, `1e-7`, `0` for `-0`).
enum NumberText {
    static func write(_ value: Double) -> String {
        if value == 0 { return "0" }
        if !value.isFinite { return value.isNaN ? "NaN" : value < 0 ? "-Infinity" : "Infinity" }
        if value == value.rounded(), abs(value) < 9_007_199_254_740_992 { return String(Int64(value)) }

        // `description` already has the shortest digits; only the layout differs.
        var digits: [UInt8] = []
        var point: Int?
        var exponent = 0
        var bytes = Substring(abs(value).description).utf8
        if let mark = bytes.firstIndex(of: UInt8(ascii: "e")) {
            exponent = Int(String(bytes[bytes.index(after: mark)...])!)!
            bytes = bytes[..<mark]
        }
        for byte in bytes {
            if byte == UInt8(ascii: ".") { point = digits.count } else { digits.append(byte) }
        }
        // Position of the decimal point, counted from the first significant digit.
        var position = (point ?? digits.count) + exponent
        while digits.first == UInt8(ascii: "0") {
            digits.removeFirst()
            position -= 1
        }
        while digits.last == UInt8(ascii: "0") { digits.removeLast() }
        return (value < 0 ? "-" : "") + layOut(String(decoding: digits, as: UTF8.self), position)
    }

    private static func layOut(_ digits: String, _ position: Int) -> String {
        let count = digits.utf8.count
        if position > 21 || position < -5 {
            let head = String(digits.prefix(1))
            let tail = digits.dropFirst()
            let exponent = position - 1
            return head + (tail.isEmpty ? "" : "." + tail) + "e" + (exponent < 0 ? "-" : "+") + String(abs(exponent))
        }
        if position <= 0 { return "0." + String(repeating: "0", count: -position) + digits }
        if position >= count { return digits + String(repeating: "0", count: position - count) }
        return digits.prefix(position) + "." + digits.dropFirst(position)
    }
}
