import Foundation
import SamewireSupport

/// Behaviours in which platform decoders differ from JSON.parse and Zod, each as the models have it.
extension SupportChecks {
    private func accepts(_ schema: Schema, _ json: String) -> Bool {
        (try? WireType<JSONValue>("check.It", schema).parse(json: json)) != nil
    }

    func platform() {
        let int = Schema.number(.int)
        check("of repeated keys the last wins", (try? JSONValue(json: #"{"x":1,"x":2}"#))?.text == #"{"x":2}"#)
        check("1.0 and 1e3 are whole, 1.5 is not", accepts(int, "1.0") && accepts(int, "1e3") && !accepts(int, "1.5"))
        check("a quoted number is a text", !accepts(int, #""1""#) && !accepts(.number(.number), #""1""#))
        check("a quoted boolean is a text", !accepts(.boolean, #""true""#))
        check("1e400 is read and is no number", (try? JSONValue(json: "1e400")) != nil && !accepts(.number(.number), "1e400"))
        check("a lone surrogate is text", accepts(.string(), #""\ud800""#))
        check("a raw control character is malformed", !accepts(.string(), "\"a\u{1}b\"") && !accepts(.string(), "\"a\nb\""))
        for bare in ["tru", "01", "+1", ".5", "1.", "1e", "-", "bare", "alice@example.com", "NaN", "Infinity", "'a'", "0x1"] {
            let found = issues { _ = try JSONValue(json: #"{"v":"# + bare + "}") }
            check("\(bare) is malformed where anything may stand", found == [":invalid_json"])
        }
        check("23 digits become a double", (try? JSONValue(json: "12345678901234567890123"))?.text == "1.2345678901234568e+22")
        check("a byte order mark is malformed", !accepts(.unknown, "\u{FEFF}1"))
        check("canonical equality is no equality", !accepts(.oneOf([.string("café")]), "\"cafe\u{301}\""))
        check("a map of enum keys is an object", (try? JSONEncoder().encode(CheckPalette(tones: [.red: 1]))).map { String(decoding: $0, as: UTF8.self) } == #"{"tones":{"red":1}}"#)
        check("a family emoji has seven code points", accepts(.string([.size(.length(7))]), "\"👨‍👩‍👧‍👦\""))
        shapes()
    }

    private func shapes() {
        let circle = CheckCircle(radius: 2)
        check("a variant by itself writes its tag", (try? circle.encodedText()) == #"{"kind":"circle","radius":2}"#)
        check("and through the union", (try? CheckShape.circle(circle).encodedText()) == #"{"kind":"circle","radius":2}"#)
        check("a variant of another tag is refused", issues { _ = try CheckCircle(json: #"{"kind":"dot","radius":2}"#) } == ["kind:invalid_value"])
        check("keys are written in the declared order, each time",
              (0..<20).allSatisfy { _ in (try? CheckItem(id: "1", colour: .red, note: .null).encodedText()) == #"{"id":"1","colour":"red","note":null}"# })
        // One encoder that is asked for two kinds of container traps.
        let mixed: [JSONValue] = [.null, true, 1.5, "a/b", [1], ["k": [:]], .number(1e21)]
        let written = try? JSONEncoder().encode(mixed)
        check("every kind of value goes through one encoder", written.flatMap { try? JSONDecoder().decode([JSONValue].self, from: $0) } == mixed)
        let list = try? JSONEncoder().encode([CheckShape.circle(circle), .dot])
        check("and every kind of variant", list.flatMap { try? JSONDecoder().decode([CheckShape].self, from: $0) } == [.circle(circle), .dot])
    }

    func textValues() {
        let plain = ISODateTime("2030-01-31T10:20:30Z")
        check("a date-time converts", plain.date == Date(timeIntervalSince1970: 1_896_085_230))
        check("and back", plain.date.flatMap(ISODateTime.init)?.rawValue == "2030-01-31T10:20:30.000Z")
        check("nine and more digits of a second", ISODateTime("1970-01-01T00:00:00.1234567890123Z").secondsSince1970 == 0.1234567890123)
        check("an offset", ISODateTime("1970-01-01T02:00:00+02:00").secondsSince1970 == 0 && ISODateTime("1969-12-31T23:30Z").secondsSince1970 == -1800)
        for wrong in ["2024-02-30T00:00:00Z", "2024-01-01T24:00:00Z", "2024-01-01T00:00:60Z", "2023-02-29T00:00:00Z", "2024-01-01T00:00:00", "x"] {
            check("\(wrong) is no moment", ISODateTime(rawValue: wrong).date == nil)
        }
        check("days of the calendar both ways", [-719_528, -1, 0, 11_016, 2_932_896].allSatisfy { ISODate(daysSince1970: $0).daysSince1970 == $0 })
        check("leap days", ISODate("2000-02-29").daysSince1970 == 11_016 && ISODate("1900-02-29").daysSince1970 == nil)
        let bytes = (0..<7).map { count in (0..<count).map { UInt8(250 + $0) } }
        check("bytes through base64", bytes.allSatisfy { Base64Text(bytes: $0).bytes == $0 && Base64URLText(bytes: $0).data == Data($0) })
        check("text of base64 stays", Base64Text("AB==").rawValue == "AB==" && Base64Text("AB==").bytes == [0])
        check("no base64 has no bytes", Base64Text("A=B=").bytes == nil && Base64URLText("a+b/").bytes == nil)
        check("a whole number as text", IntegerText("18446744073709551615").uint64 == .max && IntegerText("18446744073709551616").uint64 == nil)
        check("and from one", IntegerText(Int64.min).int64 == .min)
    }
}
