import SamewireSupport

/// Examples of portable rules whose judgement is more than a comparison.
extension SupportChecks {
    private func text(_ json: String, _ steps: [StringStep]) -> String? {
        (try? WireType<String>("check.Text", .string(steps)).parse(json: "\"\(json)\""))
    }

    func portableRules() {
        let hosts = [
            "EXAMPLE.local": "example.local", "fd00:0:0:0:0:0:0:1": "fd00::1", "::ffff:127.0.0.1": "::ffff:7f00:1",
            "1:0:0:2:0:0:0:3": "1:0:0:2::3", "1:0:0:2:3:0:0:4": "1::2:3:0:0:4", "1:2:3:4:5:6:7::": "1:2:3:4:5:6:7:0",
            "0:0:0:0:0:0:0:0": "::", "A:b": "A:b", "0::0.0.0.0:0:1": "0::0.0.0.0:0:1", "Bücher.X": "bücher.x",
        ]
        for (given, normal) in hosts { check("host \(given)", text(given, [.normalHost]) == normal) }
        for label in ["xn--bcher-kva", "xn--abc-", "a.xn--mnchen-3ya.de", "XN--!", "plain"] {
            check("label \(label)", text(label, [.rule(RuleUse(.punycode))]) == label)
        }
        for label in ["xn--", "xn---", "xn--é", "xn--99999999", "xn--A", "a.xn--!"] {
            check("no label \(label)", text(label, [.rule(RuleUse(.punycode))]) == nil)
        }
        let units: [StringStep] = [.rule(RuleUse(.utf16Length(min: 2, max: 2)))]
        check("UTF-16 units", text("😀", units) != nil && text("ab", units) != nil && text("\\\\ud800", units) == nil && text("é", units) == nil)
        let small = WireType<JSONValue>("check.Small", Schema.unknown.checked([RuleUse(.jsonBytes(max: 9))]))
        check("bytes of JSON", (try? small.parse(json: #"["\n\u0001"]"#)) == nil && (try? small.parse(json: #"["\n", 12]"#)) != nil)
    }
}
