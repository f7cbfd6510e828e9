extension Judge {
    mutating func record(_ value: JSONValue?, _ shape: RecordShape) -> Output {
        guard case .object(let input)? = value else { return refuse("record") }
        switch shape.mode {
        case .exhaustive(let keys): return exhaustive(input, keys, shape)
        case .open: return open(input, shape, partial: false)
        case .partial: return open(input, shape, partial: true)
        }
    }

    /// Every declared key is judged, present or not.
    private mutating func exhaustive(_ input: JSONObject, _ keys: [JSONValue], _ shape: RecordShape) -> Output {
        var output = JSONObject()
        var known = Set<WireKey>()
        for key in keys {
            guard let name = Judge.keyText(key) else { continue }
            known.insert(WireKey(name))
            if WireText.same(name, Prototype.key) { continue }
            let (outKey, keyIssues) = Judge.run(shape.key, key)
            guard keyIssues.isEmpty, let outKey, let outName = Judge.keyText(outKey) else {
                invalidKey(name)
                continue
            }
            if WireText.same(outName, Prototype.key) { continue }
            let start = issues.count
            let member = input[name]
            if member == nil, Prototype.has(name) {
                if !inherited(shape.value) { issues.add(.type("a JSON value")) }
            } else if let result = judge(shape.value, member).value(of: member) {
                output[outName] = result
            }
            issues.prefix(from: start, with: .key(name))
        }
        let unknown = input.keys.filter { !known.contains(WireKey($0)) }
        if !unknown.isEmpty { unrecognised(unknown) }
        return .other(.object(output))
    }

    private mutating func open(_ input: JSONObject, _ shape: RecordShape, partial: Bool) -> Output {
        var output = OutputMembers(of: input)
        let keepsKeys = Judge.keepsKeys(shape.key)
        var unknown: [String] = []
        for position in Judge.scriptOrder(input) {
            let key = input.members[position].key
            if WireText.same(key, Prototype.key) { continue }
            guard let outName = keepsKeys ? key : outputKey(key, shape.key) else {
                if partial { unknown.append(key) } else { invalidKey(key) }
                continue
            }
            if WireText.same(outName, Prototype.key) { continue }
            let start = issues.count
            let result = judge(shape.value, input.members[position].value)
            issues.prefix(from: start, with: .key(key))
            if keepsKeys {
                output.add(position, result)
            } else if let member = result.value(of: input.members[position].value) {
                output.set(outName, member)
            }
        }
        if !unknown.isEmpty { unrecognised(unknown) }
        return output.output
    }

    /// Whether a key schema takes every text as it is.
    static func keepsKeys(_ schema: Schema) -> Bool {
        if case .string(let steps) = schema.kind { return steps.isEmpty && schema.rules.isEmpty }
        return false
    }

    /// The key that the key schema makes of `key`; a numeric key that fails as text is tried as a number.
    private func outputKey(_ key: String, _ schema: Schema) -> String? {
        var (output, keyIssues) = Judge.run(schema, .string(key))
        if !keyIssues.isEmpty, Judge.isNumeric(key), let number = Double(key) {
            (output, keyIssues) = Judge.run(schema, .number(number))
        }
        guard keyIssues.isEmpty, let output else { return nil }
        return Judge.keyText(output)
    }

    private mutating func invalidKey(_ key: String) {
        let issue = Issue(
            reversedPath: [.key(key)], code: "invalid_key", message: "Invalid key in record", effect: .aborts)
        issues.add(issue)
    }

    private static func keyText(_ key: JSONValue) -> String? {
        switch key {
        case .string(let text): return text
        case .number(let number): return NumberText.write(number)
        default: return nil
        }
    }

    /// `/^-?\d+(?:\.\d+)?$/`
    private static func isNumeric(_ key: String) -> Bool {
        var parts = key.split(separator: ".", omittingEmptySubsequences: false)
        if parts[0].hasPrefix("-") { parts[0] = parts[0].dropFirst() }
        let isDigits = { (part: Substring) in !part.isEmpty && part.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 } }
        return parts.count <= 2 && parts.allSatisfy(isDigits)
    }

    /// JavaScript's key order: array indexes first, rising. It decides which of two keys that become one wins.
    private static func scriptOrder(_ object: JSONObject) -> [Int] {
        let all = object.members.indices
        if all.allSatisfy({ arrayIndex(object.members[$0].key) == nil }) { return Array(all) }
        let indexes = object.members.map { arrayIndex($0.key) }
        let numbered = all.filter { indexes[$0] != nil }.sorted { indexes[$0]! < indexes[$1]! }
        return numbered + all.filter { indexes[$0] == nil }
    }

    static func arrayIndex(_ key: String) -> UInt64? {
        guard let first = key.utf8.first, first >= 0x30, first <= 0x39, key.utf8.count <= 10,
            key.utf8.count == 1 || first != 0x30, let value = UInt64(key), value < 4_294_967_295
        else { return nil }
        return value
    }
}
