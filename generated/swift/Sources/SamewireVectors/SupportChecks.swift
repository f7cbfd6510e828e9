import Foundation
import SamewireSupport

/// What vectors cannot show: the Swift surface, its errors, its limits, and what platforms do differently.
final class SupportChecks {
    private(set) var passed = 0
    private(set) var failures: [String] = []

    func run() {
        reading()
        writing()
        texts()
        records()
        codable()
        depth()
        smallStack()
        patterns()
    }

    private func check(_ name: String, _ holds: Bool) {
        if holds { passed += 1 } else { failures.append(name) }
    }

    /// The codes and places of the error that `body` throws; nil where it throws none or another.
    private func issues(_ body: () throws -> Void) -> [String]? {
        do { try body() } catch let error as WireError {
            return error.issues.map { $0.path.map(\.description).joined(separator: ".") + ":" + $0.code }
        } catch {}
        return nil
    }

    private let mixed = #"{"items":[{"id":"1","colour":"red","x":1},{"id":"2","colour":"green"}],"new":true}"#

    private func reading() {
        check("a response leaves out what is new", (try? CheckList.read(json: mixed))?.value.items.map(\.id) == ["1"])
        let leftOut = (try? CheckList.read(json: mixed))?.leftOut ?? []
        check("and tells all of it", leftOut.count == 3)
        check("with the dropped entry's value", leftOut.contains(.entry(at: [.key("items"), .index(1)], unknown: "green")))
        check("with the keys' place", leftOut.contains(.keys(["x"], at: [.key("items"), .index(0)])))
        check("strict reading refuses it", issues { _ = try CheckList(json: self.mixed) }?.contains(":unrecognized_keys") == true)
        check("a list that shrinks below its bound is refused",
              issues { _ = try CheckList.read(json: #"{"items":[{"id":"1","colour":"green"}]}"#) } == ["items:too_small"])
        check("an unknown value outside of a list is refused",
              issues { _ = try CheckItem.read(json: #"{"id":"1","colour":"green"}"#) } == ["colour:custom"])
        check("a missing key is named", issues { _ = try CheckItem(json: #"{"id":"1"}"#) } == ["colour:invalid_type"])
        check("malformed JSON is a typed error", issues { _ = try CheckItem(json: "{") } == [":malformed_json"])
        check("malformed UTF-8 is", issues { _ = try JSONValue(json: Data([0x22, 0xC3, 0x28, 0x22])) } == [":malformed_json"])
        check("an encoded surrogate is", issues { _ = try JSONValue(json: Data([0x22, 0xED, 0xA0, 0x80, 0x22])) } == [":malformed_json"])
        check("an overlong form is", issues { _ = try JSONValue(json: Data([0x22, 0xC0, 0xAF, 0x22])) } == [":malformed_json"])
        check("a cut character is", issues { _ = try JSONValue(json: Data([0x22, 0xF0, 0x9F])) } == [":malformed_json"])
        check("a byte order mark is", issues { _ = try JSONValue(json: Data([0xEF, 0xBB, 0xBF, 0x31])) } == [":malformed_json"])
        check("the last of repeated keys wins", (try? JSONValue(json: #"{"x":1,"y":0,"x":2}"#))?.text == #"{"x":2,"y":0}"#)
    }

    private func writing() {
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

    private func texts() {
        check("code points are counted", WireText.length("👨‍👩‍👧‍👦") == 7)
        check("a bound counts them", (try? CheckItem(json: #"{"id":"👨‍👩‍👧‍👦","colour":"red"}"#)) != nil)
        let lone = try? JSONValue(json: #"["\ud800","a\udfff","\udbff\udfff"]"#)
        check("a lone surrogate goes through", lone?.text == "[\"\\ud800\",\"a\\udfff\",\"\u{10FFFF}\"]")
        check("and counts once", lone.map { if case .array(let a) = $0, case .string(let s) = a[1] { WireText.length(s) == 2 } else { false } } == true)
        check("an enum value matches byte by byte", (try? CheckColour(json: "\"é\"")) == .accent && (try? CheckColour(json: "\"e\u{301}\"")) == nil)
        check("JSON equality is byte by byte", JSONValue.string("é") != .string("e\u{301}"))
    }

    private func records() {
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

    private func codable() {
        let item = CheckItem(id: "1", colour: .blue, note: .value("x"))
        let data = try? JSONEncoder().encode(["item": item])
        check("Codable writes and reads", data.flatMap { try? JSONDecoder().decode([String: CheckItem].self, from: $0) }?["item"] == item)
        let strange = Data(#"{"id":"1","colour":"red","x":1}"#.utf8)
        check("Codable is strict", (try? JSONDecoder().decode(CheckItem.self, from: strange)) == nil)
        check("Codable refuses what the schema refuses", (try? JSONEncoder().encode(CheckItem(id: "", colour: .red))) == nil)
    }

    private func nested(_ depth: Int) -> String { String(repeating: "[", count: depth) + String(repeating: "]", count: depth) }

    private func depth() {
        check("the deepest document is read", (try? JSONValue(json: nested(WireLimits.depth))) != nil)
        check("a deeper one is a typed error", issues { _ = try JSONValue(json: self.nested(WireLimits.depth + 1)) } == [":too_deep"])
        check("however deep", issues { _ = try JSONValue(json: self.nested(1_000_000)) } == [":too_deep"])
        var value = JSONValue.array([])
        for _ in 0..<WireLimits.depth { value = .array([value]) }
        let any = WireType<JSONValue>("check.Any", .unknown)
        check("a deeper value is not written", issues { _ = try any.encodedText(value) } == [":too_deep"])
    }

    /// A secondary thread has 512 KiB of stack on Apple systems; the deepest documents must do with that.
    private func smallStack() {
        let deep = String(repeating: #"{"next":"#, count: WireLimits.depth - 1) + "{}" + String(repeating: "}", count: WireLimits.depth - 1)
        let wide = String(repeating: #"{"kids":["#, count: WireLimits.depth / 2 - 1) + "{}" + String(repeating: "]}", count: WireLimits.depth / 2 - 1)
        let results = Results()
        let thread = Thread {
            for text in [deep, wide] {
                let node = try? CheckNode(json: text)
                results.add(node != nil && (try? node?.encodedText()) == text && node == (try? CheckNode.read(json: text).value))
            }
            results.done()
        }
        thread.stackSize = 512 * 1024
        thread.start()
        check("the deepest documents fit a small stack", results.wait() == [true, true])
    }

    private func patterns() {
        let hard = String(repeating: "a", count: 5_000)
        check("no pattern takes for ever", !Pattern("^(a+)+$").matches(hard + "!") && Pattern("^(a|a)*$").matches(hard))
        check("$ is the very end", !Pattern("^a$").matches("a\n"))
        check("without u a pair is two", Pattern("^.{2}$").matches("😀") && Pattern("^.$", "u").matches("😀"))
        check("a back reference works", Pattern(#"^(\w)\1$"#).matches("aa") && !Pattern(#"^(\w)\1$"#).matches("ab"))
        check("looks work more than once", Pattern("^(?:(?=.*x)[ax])+$").matches("aaax"))
    }
}

/// Answers of another thread.
private final class Results: @unchecked Sendable {
    private let finished = DispatchSemaphore(value: 0)
    private var all: [Bool] = []
    func add(_ result: Bool) { all.append(result) }
    func done() { finished.signal() }
    func wait() -> [Bool] {
        finished.wait()
        return all
    }
}
