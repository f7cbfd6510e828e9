/// A date with a time as ISO 8601 text, e.g. `2030-01-31T10:20:30.5Z`.
public struct ISODateTime: TextValue {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// UTC with three digits of a second, rounded down; `seconds` are counted from 1970. nil outside of the years 0 to 9999.
    public init?(secondsSince1970 seconds: Double) {
        guard seconds >= -62_167_219_200, seconds < 253_402_300_800 else { return nil }
        let milliseconds = Int((seconds * 1000).rounded(.down))
        let (day, inDay) = milliseconds.quotientAndRemainder(dividingBy: 86_400_000)
        let (days, rest) = inDay < 0 ? (day - 1, inDay + 86_400_000) : (day, inDay)
        let date = ISODate(daysSince1970: days)
        let clock = [rest / 3_600_000, rest / 60_000 % 60, rest / 1000 % 60].map { ISODate.digits($0, 2) }
        rawValue = "\(date)T\(clock.joined(separator: ":")).\(ISODate.digits(rest % 1000, 3))Z"
    }

    /// Seconds since 1970 in UTC, the fraction as exact as a double holds it. nil for a text without a zone, and for one
    /// that is no date-time.
    public var secondsSince1970: Double? {
        var reader = ISOReader(rawValue)
        guard let days = reader.date(), reader.skip("T"), let hour = reader.number(2, 0...23), reader.skip(":"),
            let minute = reader.number(2, 0...59)
        else { return nil }
        var second = 0
        var fraction = 0.0
        if reader.skip(":") {
            guard let value = reader.number(2, 0...59) else { return nil }
            second = value
            if reader.skip(".") {
                guard let value = reader.fraction() else { return nil }
                fraction = value
            }
        }
        guard let offset = reader.zone(), reader.isAtEnd else { return nil }
        return Double(days * 86_400 + hour * 3600 + minute * 60 + second - offset) + fraction
    }
}

/// A calendar date as ISO 8601 text, e.g. `2030-01-31`.
public struct ISODate: TextValue {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Only years 0 to 9999 have such a text.
    public init(daysSince1970 days: Int) {
        // Counted in eras of 400 years that begin on the first of March.
        let shifted = days + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let inEra = shifted - era * 146_097
        let yearOfEra = (inEra - inEra / 1460 + inEra / 36_524 - inEra / 146_096) / 365
        let inYear = inEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let month = (5 * inYear + 2) / 153
        let day = inYear - (153 * month + 2) / 5 + 1
        let year = yearOfEra + era * 400 + (month >= 10 ? 1 : 0)
        rawValue = "\(ISODate.digits(year, 4))-\(ISODate.digits(month < 10 ? month + 3 : month - 9, 2))-\(ISODate.digits(day, 2))"
    }

    /// nil for a text that is no date.
    public var daysSince1970: Int? {
        var reader = ISOReader(rawValue)
        let days = reader.date()
        return reader.isAtEnd ? days : nil
    }

    static func digits(_ value: Int, _ count: Int) -> String {
        let text = String(value)
        return String(repeating: "0", count: max(count - text.utf8.count, 0)) + text
    }
}

/// Reads the parts of ISO 8601 text.
struct ISOReader {
    private var rest: Substring.UTF8View

    init(_ text: String) { rest = Substring(text).utf8 }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func skip(_ character: Unicode.Scalar) -> Bool {
        guard rest.first == UInt8(ascii: character) else { return false }
        rest.removeFirst()
        return true
    }

    /// A number of exactly `count` digits.
    mutating func number(_ count: Int, _ range: ClosedRange<Int>) -> Int? {
        var value = 0
        for _ in 0..<count {
            guard let byte = rest.popFirst(), byte >= 0x30, byte <= 0x39 else { return nil }
            value = value * 10 + Int(byte - 0x30)
        }
        return range.contains(value) ? value : nil
    }

    /// Days since 1970 of a date that exists.
    mutating func date() -> Int? {
        guard let year = number(4, 0...9999), skip("-"), let month = number(2, 1...12), skip("-"), let day = number(2, 1...31)
        else { return nil }
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        guard day <= lengths[month - 1] else { return nil }
        let shifted = month <= 2 ? year - 1 : year
        let era = (shifted >= 0 ? shifted : shifted - 399) / 400
        let yearOfEra = shifted - era * 400
        let inYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + inYear - 719_468
    }

    /// The digits after the point, at least one.
    mutating func fraction() -> Double? {
        let digits = rest.prefix { $0 >= 0x30 && $0 <= 0x39 }
        if digits.isEmpty { return nil }
        rest = rest.dropFirst(digits.count)
        return Double("0." + String(Substring(digits.prefix(30))))
    }

    /// Seconds that the zone is ahead of UTC.
    mutating func zone() -> Int? {
        if skip("Z") { return 0 }
        let isAhead = skip("+")
        guard isAhead || skip("-"), let hours = number(2, 0...23), skip(":"), let minutes = number(2, 0...59) else { return nil }
        return (isAhead ? 1 : -1) * (hours * 3600 + minutes * 60)
    }
}
