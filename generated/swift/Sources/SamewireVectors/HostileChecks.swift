import Foundation
import SamewireSupport

/// Input that is cut, malformed or enormous: a typed error or a value, in memory that the input bounds.
extension SupportChecks {
    func malformedText() {
        let whole = Array(#"{"a":[1.5e3,"xé😀\u00e9\ud83d\ude00\n",true,null,{"b":-0}]}"#.utf8)
        check("a whole document is read", (try? JSONValue(utf8: whole)) != nil)
        for end in whole.indices {
            check("cut after \(end) bytes", issues { _ = try JSONValue(utf8: whole[..<end]) } == [":invalid_json"])
        }
        let wrong: [[UInt8]] = [
            [0x80], [0xC0, 0xAF], [0xC1, 0xBF], [0xC3], [0xC3, 0x28], [0xE0, 0x80, 0xAF], [0xE2, 0x82], [0xE2, 0x28, 0xA1],
            [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xF0, 0x80, 0x80, 0xAF], [0xF0, 0x9F, 0x98], [0xF4, 0x90, 0x80, 0x80],
            [0xF5, 0x80, 0x80, 0x80], [0xFE], [0xFF], [0xFC, 0x80, 0x80, 0x80, 0x80, 0x80],
        ]
        for bytes in wrong {
            let name = bytes.map { String($0, radix: 16) }.joined(separator: " ")
            for text in [[0x22] + bytes + [0x22], [0x22, 0x5C, 0x6E] + bytes + [0x22], [0x22] + bytes, bytes] as [[UInt8]] {
                check("malformed bytes \(name)", issues { _ = try JSONValue(utf8: text) } == [":invalid_json"])
            }
            let key = Array("{".utf8) + [0x22] + bytes + [0x22] + Array(":1}".utf8)
            check("malformed key \(name)", issues { _ = try JSONValue(utf8: key) } == [":invalid_json"])
        }
        for escape in ["\\", "\\x", "\\u", "\\u12", "\\u12g4", "\\U0041"] {
            check("bad escape \(escape)", issues { _ = try JSONValue(json: "\"\(escape)\"") } == [":invalid_json"])
        }
    }

    func largeText() {
        for unit in ["[", #"{"a":"#, #"[{"a":"#] {
            within(bytes: 600_000, "100,000 times \(unit)") {
                let deep = String(repeating: unit, count: 100_000)
                check("100,000 times \(unit) is too deep", issues { _ = try CheckNode(json: deep) } == [":too_deep"])
                check("and for a response", issues { _ = try CheckNode.read(json: deep) } == [":too_deep"])
            }
        }
        within(bytes: 20_000_000, "ten million digits") { numbers(digits: 10_000_000) }
        #if DEBUG
        texts(bytes: 2_000_000)
        #else
        texts(bytes: 100_000_000)
        #endif
        check("many unknown keys are named once", issues { _ = try CheckNode(json: self.object(keys: 100_000)) } == [":unrecognized_keys"])
    }

    private func object(keys: Int) -> String { "{" + (0..<keys).map { "\"k\($0)\":0" }.joined(separator: ",") + "}" }

    private func numbers(digits: Int) {
        let nines = String(repeating: "9", count: digits)
        let int = WireType<Int64>("check.Int", .number(.int))
        for text in [nines, "-" + nines, "1e" + nines, nines + "." + nines + "e5"] {
            check("a number of \(text.utf8.count) digits is refused", issues { _ = try int.parse(json: text) } == [":invalid_type"])
        }
        let number = WireType<Double>("check.Number", .number(.number))
        check("a long fraction is a number", (try? number.parse(json: "0." + nines)) == 1)
        check("a long tail of zeros is", (try? number.parse(json: "5." + String(repeating: "0", count: digits))) == 5)
        check("a tiny one is zero", (try? number.parse(json: "1e-" + nines)) == 0)
        // Halfway between two doubles: only the last digit decides.
        let half = "9007199254740993." + String(repeating: "0", count: 5000)
        check("digits far away decide", (try? number.parse(json: half)) == 9_007_199_254_740_992 && (try? number.parse(json: half + "1")) == 9_007_199_254_740_994)
    }

    private func texts(bytes: Int) {
        let plain = "\"" + String(repeating: "a", count: bytes) + "\""
        let escaped = "\"" + String(repeating: #"\u0061"#, count: bytes / 6) + "\""
        let wide = "\"" + String(repeating: "é", count: bytes / 2) + "\""
        within(bytes: bytes, "texts of \(bytes) bytes") {
            for text in [plain, escaped, wide] {
                check("a text of \(bytes) bytes above its bound", issues { _ = try CheckItem(json: #"{"id":"# + text + #","colour":"red"}"#) } == ["id:too_big"])
                let pattern = WireType<String>("check.Pattern", .string([.pattern(Pattern("^(?:[a-y]+|\\d)*z$"))]))
                check("and against a pattern", issues { _ = try pattern.parse(json: text) } == [":invalid_format"])
                check("and cut", issues { _ = try JSONValue(json: String(text.dropLast())) } == [":invalid_json"])
            }
        }
    }

    /// Checks that input of so many bytes took no more than eight times their memory, and 50 MB.
    private func within(bytes: Int, _ what: String, _ read: () -> Void) {
        let before = peakBytes()
        read()
        check("\(what): in a few times the memory of the input", peakBytes() - before < 8 * bytes + 50_000_000)
    }

    /// The most memory that this process ever held.
    private func peakBytes() -> Int {
        var usage = rusage()
        #if canImport(Darwin)
        getrusage(RUSAGE_SELF, &usage)
        return usage.ru_maxrss
        #else
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        return usage.ru_maxrss * 1024
        #endif
    }
}
