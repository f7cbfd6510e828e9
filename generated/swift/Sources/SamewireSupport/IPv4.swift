/// IPv4 addresses in hosts: one to four numbers, decimal, octal or hexadecimal.
enum IPv4 {
    private static func parts(_ domain: String) -> [Substring] {
        var parts = domain.split(separator: ".", omittingEmptySubsequences: false)
        if parts.count > 1, parts.last!.isEmpty { parts.removeLast() }
        return parts
    }

    static func endsInNumber(_ domain: String) -> Bool {
        guard let last = parts(domain).last, !last.isEmpty else { return false }
        return last.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 } || number(last) != nil
    }

    static func parse(_ domain: String) -> String? {
        let parts = parts(domain)
        if parts.count > 4 { return nil }
        var address: UInt64 = 0
        for (index, part) in parts.enumerated() {
            guard let value = number(part) else { return nil }
            if index < parts.count - 1 {
                if value > 255 { return nil }
                address = address << 8 | value
            } else {
                let bits = UInt64(8 * (5 - parts.count))
                if value >= 1 << bits { return nil }
                address = address << bits | value
            }
        }
        let shifts: [UInt64] = [24, 16, 8, 0]
        return shifts.map { shift -> String in String((address >> shift) & 0xFF) }.joined(separator: ".")
    }

    private static func number(_ text: Substring) -> UInt64? {
        if text.isEmpty { return nil }
        var digits = text
        var radix: UInt64 = 10
        if digits.hasPrefix("0x") || digits.hasPrefix("0X") {
            digits = digits.dropFirst(2)
            radix = 16
        } else if digits.count > 1, digits.first == "0" {
            digits = digits.dropFirst()
            radix = 8
        }
        var value: UInt64 = 0
        for byte in digits.utf8 {
            guard let digit = WireHost.hex(byte), UInt64(digit) < radix else { return nil }
            value = min(value * radix + UInt64(digit), 1 << 40)
        }
        return value
    }

    /// The dotted end of an IPv6 address: four decimal numbers without leading zeros.
    static func parseDotted(_ bytes: ArraySlice<UInt8>) -> UInt32? {
        let parts = bytes.split(separator: 0x2E, omittingEmptySubsequences: false)
        if parts.count != 4 { return nil }
        var address: UInt32 = 0
        for part in parts {
            guard (1...3).contains(part.count), part.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }),
                part.count == 1 || part.first != 0x30, let value = UInt32(String(decoding: part, as: UTF8.self)), value <= 255
            else { return nil }
            address = address << 8 | value
        }
        return address
    }
}

/// Punycode labels of hosts (after `xn--`).
enum Punycode {
    /// Decodes to something. What ICU's tables say of each character is not asked.
    static func isValidLabel(_ label: String) -> Bool {
        var output: [UInt32] = []
        var input = Substring(label).utf8
        if let dash = input.lastIndex(of: 0x2D) {
            output = input[..<dash].map(UInt32.init)
            input = input[input.index(after: dash)...]
        }
        var n = 128
        var i = 0
        var bias = 72
        while !input.isEmpty {
            let before = i
            var weight = 1
            var k = 36
            while true {
                guard let byte = input.popFirst(), let digit = digit(byte) else { return false }
                i += digit * weight
                if i > 0x7FFF_FFFF { return false }
                let threshold = min(max(k - bias, 1), 26)
                if digit < threshold { break }
                weight *= 36 - threshold
                if weight > 0x7FFF_FFFF { return false }
                k += 36
            }
            let count = output.count + 1
            bias = adapt(i - before, count, first: before == 0)
            n += i / count
            i %= count
            guard n <= 0x10FFFF, let scalar = Unicode.Scalar(UInt32(n)), !refused.contains(scalar.value) else { return false }
            output.insert(scalar.value, at: i)
            i += 1
        }
        return !output.isEmpty
    }

    private static let refused = PatternSet.tabled("punycode: refused") ?? .empty

    static func digit(_ byte: UInt8) -> Int? {
        switch byte {
        case 0x61...0x7A: return Int(byte) - 0x61
        case 0x30...0x39: return Int(byte) - 0x30 + 26
        default: return nil
        }
    }

    static func adapt(_ delta: Int, _ count: Int, first: Bool) -> Int {
        var delta = first ? delta / 700 : delta / 2
        delta += delta / count
        var k = 0
        while delta > 455 {
            delta /= 35
            k += 36
        }
        return k + 36 * delta / (delta + 38)
    }
}
