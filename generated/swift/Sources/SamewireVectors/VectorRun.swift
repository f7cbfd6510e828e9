import Foundation
import SamewireSupport

/// Counts agreements and disagreements with the verdicts that a vectors folder states.
struct VectorRun {
    private let types: [String: AnyWireType]
    private(set) var passed = 0
    private(set) var failed = 0
    /// Documents that no UTF-8 text can hold (a raw lone surrogate).
    private(set) var skipped = 0
    private var examples: [String] = []

    init(types: [AnyWireType]) {
        self.types = Dictionary(types.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    }

    mutating func folder(_ folder: URL) throws {
        let index = try JSONValue(json: Data(contentsOf: folder.appendingPathComponent("index.json")))
        guard case .array(let entries)? = index["types"] else { throw WireError.mismatch("an index of types") }
        for entry in entries {
            guard case .string(let id)? = entry["id"], case .string(let file)? = entry["file"] else {
                throw WireError.mismatch("an id and a file")
            }
            guard let type = types[id] else {
                fail("\(id): no such type in this package")
                continue
            }
            let data = try Data(contentsOf: folder.appendingPathComponent(file))
            for line in data.split(separator: UInt8(ascii: "\n")) { try check(type, JSONValue(json: Data(line))) }
        }
    }

    private mutating func check(_ type: AnyWireType, _ line: JSONValue) throws {
        guard case .string(let text)? = line["in"], let strict = line["strict"] else {
            throw WireError.mismatch("a vector line")
        }
        guard let document = WireText.plain(text) else {
            skipped += 2
            return
        }
        check(type, document, .strict, strict)
        check(type, document, .read, line["read"] ?? strict)
    }

    private mutating func check(_ type: AnyWireType, _ document: String, _ mode: ReadMode, _ verdict: JSONValue) {
        let problem = Self.disagreement(type, document, mode, verdict)
        if let problem {
            fail("\(type.id) \(mode): \(problem)\n    in: \(document.prefix(400))")
        } else {
            passed += 1
        }
    }

    private mutating func fail(_ text: String) {
        failed += 1
        if examples.count < 20 { examples.append(text) }
    }

    /// What is wrong, in words; nil where everything agrees.
    private static func disagreement(
        _ type: AnyWireType, _ document: String, _ mode: ReadMode, _ verdict: JSONValue
    ) -> String? {
        let output: JSONValue
        let input: JSONValue
        do {
            input = try JSONValue(json: document)
            output = try type.judge(input, mode)
        } catch {
            return verdict == .bool(false) ? nil : "refused, should be accepted: \(error)"
        }
        if verdict == .bool(false) { return "accepted, should be refused; output \(output.text.prefix(400))" }
        let expected = verdict == .bool(true) ? input : verdict["out"] ?? .null
        if output != expected { return "output \(output.text.prefix(400)), expected \(expected.text.prefix(400))" }
        do {
            let model = try type.roundTrip(input, mode)
            if model != expected { return "the model writes \(model.text.prefix(400)), expected \(expected.text.prefix(400))" }
        } catch {
            return "the model cannot hold it: \(error)"
        }
        // What a sender would send: the judged output again, or a refusal where the schema refuses its own output.
        let again = try? type.judge(expected, .strict)
        let sent = try? type.encode(expected)
        if again != sent { return "sends \(sent?.text.prefix(400) ?? "nothing"), expected \(again?.text.prefix(400) ?? "nothing")" }
        // The text itself must read back.
        if let back = try? JSONValue(json: expected.text), back != expected { return "its text reads back as \(back.text.prefix(400))" }
        return nil
    }

    func report() {
        for example in examples { print(example) }
        print("\(passed) passed, \(failed) failed" + (skipped > 0 ? ", \(skipped) skipped (no UTF-8 text)" : ""))
    }
}
