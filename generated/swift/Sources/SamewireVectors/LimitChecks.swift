import Foundation
import SamewireSupport

/// Depth, small stacks and patterns that take long elsewhere.
extension SupportChecks {
    private func nested(_ depth: Int) -> String { String(repeating: "[", count: depth) + String(repeating: "]", count: depth) }

    func depth() {
        check("the deepest document is read", (try? JSONValue(json: nested(WireLimits.depth))) != nil)
        check("a deeper one is a typed error", issues { _ = try JSONValue(json: self.nested(WireLimits.depth + 1)) } == [":too_deep"])
        check("however deep", issues { _ = try JSONValue(json: self.nested(1_000_000)) } == [":too_deep"])
        var value = JSONValue.array([])
        for _ in 0..<WireLimits.depth { value = .array([value]) }
        let any = WireType<JSONValue>("check.Any", .unknown)
        check("a deeper value is not written", issues { _ = try any.encodedText(value) } == [":too_deep"])
    }

    func smallStack() {
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

    func patterns() {
        let hard = String(repeating: "a", count: 5_000)
        check("no pattern takes for ever", !Pattern("^(a+)+$").matches(hard + "!") && Pattern("^(a|a)*$").matches(hard))
        check("$ is the very end", !Pattern("^a$").matches("a\n"))
        check("without u a pair is two", Pattern("^.{2}$").matches("😀") && Pattern("^.$", "u").matches("😀"))
        check("a back reference works", Pattern(#"^(\w)\1$"#).matches("aa") && !Pattern(#"^(\w)\1$"#).matches("ab"))
        let equal: [(String, String, String)] = [
            ("ſ", "s", "iu"), ("σ", "ς", "iu"), ("ς", "Σ", "i"), ("k", "\u{212A}", "iu"), ("θ", "ϴ", "iu"), ("µ", "μ", "i"),
            ("ß", "ẞ", "iu"), ("Å", "\u{212B}", "iu"), ("в", "\u{1C80}", "iu"),
        ]
        for (left, right, flags) in equal {
            check("\(left) is \(right) under \(flags)", Pattern("^[\(left)]$", flags).matches(right) && Pattern("^\(right)$", flags).matches(left))
        }
        check("and these are apart", !Pattern("^ı$", "iu").matches("I") && !Pattern("^ſ$", "i").matches("s") && !Pattern("^ß$", "i").matches("ẞ"))
        check("escapes of old", Pattern(#"^\8\101[\1]$"#).matches("8A\u{1}") && Pattern(#"^\cJ$"#).matches("\n"))
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
