/// The digits of a number while they are read, and its value where that is exact without further thought.
struct JSONDigits {
    private var value: UInt64 = 0
    private var count = 0
    /// Power of ten; beyond what a double can hold it is only known to be large.
    var exponent = 0

    /// Digits that always fit, with room for one more.
    private static let most = 18
    private static let far = 100_000

    @inline(__always)
    mutating func add(_ byte: UInt8) {
        if value == 0, byte == 0x30 { return }
        count &+= 1
        if count <= JSONDigits.most { value = value &* 10 &+ UInt64(byte &- 0x30) }
    }

    mutating func shift(by power: JSONDigits, down: Bool) {
        let size = power.count > 5 ? JSONDigits.far : Int(power.value)
        exponent = exponent &+ (down ? -size : size)
    }

    private static let powers: [Double] = [
        1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20,
        1e21, 1e22,
    ]

    /// Both the digits and the power of ten are exact doubles, so one operation rounds once. nil for all other numbers.
    var exact: Double? {
        guard count <= JSONDigits.most, value < 1 << 53 else { return nil }
        if exponent == 0 || value == 0 { return Double(value) }
        guard exponent >= -22, exponent <= 22 else { return nil }
        return exponent < 0 ? Double(value) / JSONDigits.powers[-exponent] : Double(value) * JSONDigits.powers[exponent]
    }

    /// The nearest double of a number in JSON's grammar. A long one is shortened first: beyond 800 digits only
    /// whether any digit is left can matter, since no point between two doubles has more.
    static func slow(_ bytes: UnsafeBufferPointer<UInt8>) -> Double? {
        if bytes.count <= 1000 { return Double(String(decoding: bytes, as: UTF8.self)) }
        var kept: [UInt8] = []
        var isDown = false
        var power = 0
        var shift = 0
        var afterPoint = false
        var rest = bytes[...]
        let isNegative = rest.first == 0x2D
        if isNegative { rest.removeFirst() }
        var lost = false
        scan: while let byte = rest.popFirst() {
            switch byte {
            case 0x2E: afterPoint = true
            case 0x45, 0x65:
                if let sign = rest.first, sign == 0x2D || sign == 0x2B {
                    isDown = sign == 0x2D
                    rest.removeFirst()
                }
                for digit in rest { power = min(power * 10 + Int(digit - 0x30), 1 << 40) }
                break scan
            default:
                if kept.isEmpty, byte == 0x30 {
                    if afterPoint { shift -= 1 }
                } else if kept.count < 800 {
                    kept.append(byte)
                    if afterPoint { shift -= 1 }
                } else {
                    lost = lost || byte != 0x30
                    if !afterPoint { shift += 1 }
                }
            }
        }
        if kept.isEmpty { return isNegative ? -0.0 : 0 }
        if lost {
            kept.append(0x31)
            shift -= 1
        }
        let text = (isNegative ? "-" : "") + String(decoding: kept, as: UTF8.self) + "e\(shift + (isDown ? -power : power))"
        return Double(text)
    }
}
