import Foundation
import SamewireSupport

private let mixed = #"{"items":[{"id":"1","colour":"red","x":1},{"id":"2","colour":"green"}],"new":true}"#

/// Reading, writing, texts, records and `Codable` as apps use them.
extension SupportChecks {
    func reading() {
        check("a response leaves out what is new", (try? CheckList.read(json: mixed))?.value.items.map(\.id) == ["1"])
        let leftOut = (try? CheckList.read(json: mixed))?.leftOut ?? []
        check("and tells all of it", leftOut.count == 3)
        check("with the dropped entry's value", leftOut.contains(.entry(at: [.key("items"), .index(1)], unknown: "green")))
        check("with the keys' place", leftOut.contains(.keys(["x"], at: [.key("items"), .index(0)])))
        check("strict reading refuses it", issues { _ = try CheckList(json: mixed) }?.contains(":unrecognized_keys") == true)
        check("a list that shrinks below its bound is refused",
              issues { _ = try CheckList.read(json: #"{"items":[{"id":"1","colour":"green"}]}"#) } == ["items:too_small"])
        check("an unknown value outside of a list is refused",
              issues { _ = try CheckItem.read(json: #"{"id":"1","colour":"green"}"#) } == ["colour:custom"])
        check("a missing key is named", issues { _ = try CheckItem(json: #"{"id":"1"}"#) } == ["colour:invalid_type"])
        check("malformed JSON is a typed error", issues { _ = try CheckItem(json: "{") } == [":invalid_json"])
        check("malformed UTF-8 is", issues { _ = try JSONValue(json: Data([0x22, 0xC3, 0x28, 0x22])) } == [":invalid_json"])
        check("an encoded surrogate is", issues { _ = try JSONValue(json: Data([0x22, 0xED, 0xA0, 0x80, 0x22])) } == [":invalid_json"])
        check("an overlong form is", issues { _ = try JSONValue(json: Data([0x22, 0xC0, 0xAF, 0x22])) } == [":invalid_json"])
        check("a cut character is", issues { _ = try JSONValue(json: Data([0x22, 0xF0, 0x9F])) } == [":invalid_json"])
        check("a byte order mark is", issues { _ = try JSONValue(json: Data([0xEF, 0xBB, 0xBF, 0x31])) } == [":invalid_json"])
        check("the last of repeated keys wins", (try? JSONValue(json: #"{"x":1,"y":0,"x":2}"#))?.text == #"{"x":2,"y":0}"#)
    }

    func writing() {
        let item = CheckItem(id: "1", colour: .red)
        check("an absent key is not written", (try? item.encodedText()) == #"{"id":"1","colour":"red"}"#)
        check("null is", (try? CheckItem(id: "1", colour: .red, note: .null).encodedText())?.contains(#""note":null"#) == true)
        check("a broken bound is refused", issues { _ = try CheckItem(id: "", colour: .red).encodedText() } == ["id:too_small"])
        check("a number that JSON cannot hold is null", JSONValue.array([.number(.nan), .number(.infinity)]).text == "[null,null]")
        check("numbers are written as JavaScript does",
              JSONValue.array([1, 1.5, -0.0, 1e21, 1e-7, 1.2345678901234568e20, .number(.leastNonzeroMagnitude), 0.1]).text
                == "[1,1.5,0,1e+21,1e-7,123456789012345680000,5e-324,0.1]")
        check("a slash stands as it is", JSONValue.string("a/b\u{2028}\u{1}").text == "\"a/b\u{2028}\\u0001\"")
    }

    func equality() {
        let item = CheckItem(id: "1", colour: .red, note: .value("é"))
        check("equal models are one in a set", Set([item, CheckItem(id: "1", colour: .red, note: .value("é"))]).count == 1)
        check("text is Swift's", item == CheckItem(id: "1", colour: .red, note: .value("e\u{301}")))
        check("each property counts", item != CheckItem(id: "2", colour: .red, note: .value("é")))
        check("an enum too", item != CheckItem(id: "1", colour: .blue, note: .value("é")))
        check("absent is not null", CheckItem(id: "1", colour: .red) != CheckItem(id: "1", colour: .red, note: .null))
    }

    func texts() {
        check("code points are counted", WireText.length("👨‍👩‍👧‍👦") == 7)
        check("a bound counts them", (try? CheckItem(json: #"{"id":"👨‍👩‍👧‍👦","colour":"red"}"#)) != nil)
        let lone = try? JSONValue(json: #"["\ud800","a\udfff","\udbff\udfff"]"#)
        check("a lone surrogate goes through", lone?.text == "[\"\\ud800\",\"a\\udfff\",\"\u{10FFFF}\"]")
        check("and counts once", lone.map { if case .array(let a) = $0, case .string(let s) = a[1] { WireText.length(s) == 2 } else { false } } == true)
        check("an enum value matches byte by byte", (try? CheckColour(json: "\"é\"")) == .accent && (try? CheckColour(json: "\"e\u{301}\"")) == nil)
        check("JSON equality is byte by byte", JSONValue.string("é") != .string("e\u{301}"))
    }

    func records() {
        let text = "{\"é\":1,\"e\u{301}\":2}"
        let record = try? WireType<Record<String, Double>>("check.Record", .record(.open, key: .string(), value: .number(.number))).parse(json: text)
        check("canonically equal keys are two", record?.count == 2 && record?["é"] == 1 && record?["e\u{301}"] == 2)
        check("and are written again", record?.wireValue.text == text)
        var edited: Record<CheckColour, Double> = [.red: 1]
        edited[.blue] = 2
        edited[.red] = nil
        check("a record of enum keys is an object", edited.wireValue.text == #"{"blue":2}"#)
        check("order does not count", (["a": 1, "b": 2] as Record<String, Double>) == ["b": 2, "a": 1])
    }

    func codable() {
        let item = CheckItem(id: "1", colour: .blue, note: .value("x"))
        let data = try? JSONEncoder().encode(["item": item])
        check("Codable writes and reads", data.flatMap { try? JSONDecoder().decode([String: CheckItem].self, from: $0) }?["item"] == item)
        let strange = Data(#"{"id":"1","colour":"red","x":1}"#.utf8)
        check("Codable is strict", (try? JSONDecoder().decode(CheckItem.self, from: strange)) == nil)
        check("Codable refuses what the schema refuses", (try? JSONEncoder().encode(CheckItem(id: "", colour: .red))) == nil)
    }
}
