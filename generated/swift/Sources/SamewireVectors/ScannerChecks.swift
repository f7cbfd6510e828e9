import SamewireSupport

/// Texts and keys that the scanner takes in steps of eight bytes, or by where they stood before.
extension SupportChecks {
    func scannedTexts() {
        for length in 0...20 {
            let letters = String(repeating: "x", count: length)
            for part in [#"\""#, #"\\"#, #"\n"#, "é", "€", "😀", "\u{10FFFF}", "\u{7F}", " ", "~"] {
                let text = "[\"\(letters)\(part)\",\"\(letters)\(part)yyyyyyyyy\",\"\(part)\(letters)\"]"
                check("\(part) after \(length) letters", (try? JSONValue(json: text))?.text == text)
            }
            for byte in [0x00, 0x0A, 0x1F] as [UInt8] {
                let text = [0x22] + Array(letters.utf8) + [byte] + Array("yyyyyyyyy\"".utf8)
                check("control character after \(length) letters", issues { _ = try JSONValue(utf8: text) } == [":invalid_json"])
            }
            check("no end after \(length) letters", issues { _ = try JSONValue(json: "\"" + letters) } == [":invalid_json"])
        }
    }

    func scannedKeys() {
        let names = ["id", "a-long-name-1", "a-long-nome-1", "", "é", "e\u{301}", "xxaxx", "xbaxx", "identity", "iden", "no\\\"te"]
        let objects = (0..<200).map { round in
            let members = names.indices.filter { round % ($0 + 2) != 0 }.map { "\"\(names[($0 + round / 7) % names.count])\":\(round)" }
            return "{" + members.joined(separator: ",") + "}"
        }
        let text = "[" + objects.joined(separator: ",") + "]"
        check("keys that come again are themselves", (try? JSONValue(json: text))?.text == text)
        let many = "[" + (0..<2000).map { "{\"k\($0 % 700)\":{\"id\":1,\"k\($0)\":2}}" }.joined(separator: ",") + "]"
        check("so are many", (try? JSONValue(json: many))?.text == many)
        let twice = "[" + (0..<40).map { "{\"a\":\($0),\"b\":0,\"\\u0061\":1,\"b\":2}" }.joined(separator: ",") + "]"
        let once = "[" + (0..<40).map { _ in "{\"a\":1,\"b\":2}" }.joined(separator: ",") + "]"
        check("the last of repeated keys wins, escaped or not", (try? JSONValue(json: twice))?.text == once)
        let start = "[" + String(repeating: "{\"name\":1},", count: 30)
        for end in ["{\"name", "{\"name\"", "{\"nam", "{\"name\"1}]", "{\"names", "{\"", "{\"name\\"] {
            check("cut at \(end)", issues { _ = try JSONValue(json: start + end) } == [":invalid_json"])
        }
    }
}
