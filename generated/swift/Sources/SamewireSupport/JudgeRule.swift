extension RuleUse {
    /// The issue of a check that does not hold; nil where it holds. nil as a value stands for an absent one.
    func judge(_ value: JSONValue?) -> Issue? {
        if rule.holds(value) { return nil }
        var issue = Issue(code: "custom", message: message ?? rule.words, effect: abort ? .stops : .continues)
        switch rule {
        case .additiveEnum:
            if case .string(let text)? = value { issue.kind = .additive(text) }
        case .atLeastOne(_, _, let path), .exactlyOne(_, let path), .requiredWhen(_, _, let path):
            issue.reversedPath = path.reversed().map(PathStep.key)
        default: break
        }
        return issue
    }
}

extension Rule {
    func holds(_ value: JSONValue?) -> Bool {
        switch self {
        case .additiveEnum(let values):
            guard case .string(let text)? = value else { return true }
            return values.contains { WireText.same($0, text) }
        case .base64(let minBytes, let maxBytes):
            guard case .string(let text)? = value else { return true }
            guard let count = Base64.canonicalBytes(text) else { return false }
            return count >= minBytes && count <= maxBytes
        case .excludesWords(let words):
            guard case .string(let text)? = value else { return true }
            let folded = WireText.foldASCII(text)
            return !words.contains { WireText.includes(folded, $0) }
        case .url(let rule):
            guard case .string(let text)? = value else { return true }
            return rule.accepts(text)
        case .uniqueItems(let keys):
            guard let keys else { return Rule.areUnique(RulePath.values(value, ["*"]).filter(RulePath.isScalar)) }
            return Rule.areUnique(RulePath.values(value, ["*"]).compactMap { RulePath.scalars(of: $0, keys) })
        case .atLeastOne(let keys, presence: true, _): return keys.contains { value?[$0] != nil }
        case .atLeastOne(let keys, _, _): return keys.contains { RulePath.hasValue(value, $0) }
        case .exactlyOne(let keys, _): return keys.filter { RulePath.hasValue(value, $0) }.count == 1
        case .requiredWhen(let condition, let keys, _):
            guard let met = RulePath.values(value, [condition.key]).first, Judge.identical(met, condition.equals)
            else { return true }
            return keys.allSatisfy { RulePath.hasValue(value, $0) }
        case .totalLength(let paths, let max):
            let texts = paths.flatMap { RulePath.values(value, $0) }
            let total = texts.reduce(0) { sum, each in
                if case .string(let text) = each { return sum + WireText.length(text) }
                return sum
            }
            return total <= max
        case .allEqual(let path, let target):
            guard let wanted = RulePath.values(value, target).first, RulePath.isScalar(wanted) else { return true }
            return RulePath.values(value, path).filter(RulePath.isScalar).allSatisfy { Judge.identical($0, wanted) }
        case .consecutive(let path):
            let numbers = RulePath.numbers(value, path)
            return zip(numbers, numbers.dropFirst()).allSatisfy { (before: Double, next: Double) in next == before + 1 }
        case .lastEquals(let path, let target):
            guard let last = RulePath.numbers(value, path).last else { return true }
            guard let wanted = RulePath.values(value, target).first else { return false }
            return Judge.identical(wanted, .number(last))
        case .implies(let rule): return rule.holds(value)
        case .jsonBytes(let max): return value.map { JSONSize.bytes($0) <= max } ?? true
        case .punycode:
            guard case .string(let text)? = value else { return true }
            return HostText.hasValidPunycode(text)
        case .entryCount(let min, let max):
            guard case .object(let object)? = value else { return true }
            return object.count >= min && object.count <= max
        case .utf16Length(let min, let max):
            guard case .string(let text)? = value else { return true }
            let count = WireText.unitCount(text)
            return count >= min && count <= max
        }
    }

    private static func areUnique<Name: Hashable>(_ names: [Name]) -> Bool { Set(names).count == names.count }

    /// The default message, for a use without one of its own.
    var words: String {
        switch self {
        case .additiveEnum(let values): return "Invalid option: expected one of \(values.joined(separator: "|"))"
        case .base64: return "Invalid base64: expected canonical padded base64"
        case .excludesWords(let words): return "Invalid text: must not contain \(words.joined(separator: " or "))"
        case .url: return "Invalid URL"
        case .uniqueItems: return "Invalid list: entries must be unique"
        case .atLeastOne(let keys, _, _): return "Invalid object: at least one of \(keys.joined(separator: ", ")) is needed"
        case .exactlyOne(let keys, _): return "Invalid object: exactly one of \(keys.joined(separator: ", ")) is needed"
        case .requiredWhen(let condition, let keys, _):
            return "Invalid object: \(keys.joined(separator: ", ")) must have a value when \(condition.key) is as it is"
        case .totalLength(_, let max): return "Too big: expected at most \(max) characters in all"
        case .allEqual(let path, let target):
            return "Invalid object: \(path.joined(separator: ".")) must equal \(target.joined(separator: "."))"
        case .consecutive(let path): return "Invalid object: \(path.joined(separator: ".")) must rise by 1"
        case .lastEquals(let path, let target):
            return "Invalid object: the last \(path.joined(separator: ".")) must equal \(target.joined(separator: "."))"
        case .implies: return "Invalid object: the keys do not fit together"
        case .jsonBytes(let max): return "Too big: expected at most \(max) bytes of JSON"
        case .punycode: return "Invalid host name"
        case .entryCount(let min, let max): return "Invalid record: expected \(min) to \(max) entries"
        case .utf16Length(let min, let max): return "Invalid text: expected \(min) to \(max) UTF-16 units"
        }
    }
}

extension URLRule {
    private static let loopbackHosts = ["localhost", "127.0.0.1", "[::1]"]

    func accepts(_ text: String) -> Bool {
        let refused = Set(WireText.codePoints(forbidCharacters))
        if !refused.isEmpty, WireText.codePoints(text).contains(where: refused.contains) { return false }
        guard let url = WireURL.parse(text) else { return false }
        let loopback = loopbackSchemes.contains(url.scheme) && URLRule.loopbackHosts.contains(url.host)
        if !schemes.contains(url.scheme) && !loopback { return false }
        if forbidHosts.contains(url.host) { return false }
        if forbid.contains(.credentials), url.hasCredentials { return false }
        if forbid.contains(.query), url.hasQuery { return false }
        if forbid.contains(.fragment), url.hasFragment { return false }
        switch pathname {
        case .any: return true
        case .root: return url.pathname == "/"
        case .nonRoot: return !url.pathname.hasSuffix("/")
        }
    }
}
