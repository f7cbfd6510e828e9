extension Judge {
    mutating func string(_ value: JSONValue?, _ steps: [StringStep]) -> Output {
        guard case .string(let original)? = value else { return refuse("string") }
        if steps.isEmpty { return .same }
        let start = issues.count
        var text = original
        for step in steps {
            // Only a portable check with `abort` can stop a string's steps, and it stops all of them.
            if issues.count > start, issues.stopped(from: start) { break }
            run(step, on: &text)
        }
        return WireText.same(text, original) ? .same : .other(.string(text))
    }

    private mutating func run(_ step: StringStep, on text: inout String) {
        switch step {
        case .size(let size): judgeSize(WireText.length(text), size, "string", "characters")
        case .pattern(let pattern):
            if !pattern.matches(text) { format("must match pattern \(pattern.description)") }
        case .startsWith(let prefix):
            if !WireText.startsWith(text, prefix) { format("must start with \"\(prefix)\"") }
        case .endsWith(let suffix):
            if !WireText.endsWith(text, suffix) { format("must end with \"\(suffix)\"") }
        case .includes(let part, let position):
            if !WireText.includes(text, part, from: position) { format("must include \"\(part)\"") }
        case .lowercase:
            if text.utf8.contains(where: { $0 >= 0x41 && $0 <= 0x5A }) { format("must be lower case") }
        case .uppercase:
            if text.utf8.contains(where: { $0 >= 0x61 && $0 <= 0x7A }) { format("must be upper case") }
        case .format(.url):
            let trimmed = WireText.trim(text)
            if WireURL.parse(trimmed) == nil {
                format("expected a URL")
            } else {
                text = WireURL.withoutTabsAndLineEnds(trimmed)
            }
        case .format(let name):
            if !name.accepts(text) { format("expected \(name.rawValue)") }
        case .trim: text = WireText.trim(text)
        case .toLowerCase: text = WireText.lower(text)
        case .toUpperCase: text = WireText.upper(text)
        case .collapseSpace: text = WireText.collapseSpace(text)
        case .normalHost: text = HostText.normal(text)
        case .foldToKnown(let values):
            let folded = WireText.foldASCII(text)
            if values.contains(where: { WireText.same($0, folded) }) { text = folded }
        case .rule(let use):
            if let issue = use.judge(.string(text)) { issues.add(issue) }
        }
    }

    private mutating func format(_ words: String) {
        issues.add(Issue(code: "invalid_format", message: "Invalid string: \(words)", effect: .continues))
    }

    /// One bound of a text's or a list's length.
    mutating func judgeSize(_ count: Int, _ step: SizeStep, _ what: String, _ unit: String) {
        switch step {
        case .minLength(let bound):
            if count < bound { small("\(what) to have >=\(bound) \(unit)") }
        case .maxLength(let bound):
            if count > bound { big("\(what) to have <=\(bound) \(unit)") }
        case .length(let bound):
            if count > bound { big("\(what) to have exactly \(bound) \(unit)") }
            if count < bound { small("\(what) to have exactly \(bound) \(unit)") }
        }
    }
}
