extension Judge {
    mutating func object(_ value: JSONValue?, _ shape: ObjectShape) -> Output {
        guard case .object(let input)? = value else { return refuse("object") }
        var output = OutputMembers(of: input)
        // Senders mostly keep the declared order: a key is looked for after the one before it.
        var next = 0
        var present = 0
        for property in shape.properties {
            guard let position = input.position(of: property.key, hint: next) else {
                judgeAbsent(property, into: &output)
                continue
            }
            next = position + 1
            present += 1
            let start = issues.count
            let result = judge(property.schema, input.members[position].value)
            issues.prefix(from: start, with: .key(property.key))
            output.add(position, result)
        }
        if present < input.count { judgeOthers(of: input, shape, into: &output) }
        return output.output
    }

    private mutating func judgeAbsent(_ property: PropertyShape, into output: inout OutputMembers) {
        let start = issues.count
        if property.isInherited {
            // JavaScript finds an inherited function under this name: present, and of no JSON kind.
            if !inherited(property.schema) { issues.add(.type("a JSON value")) }
            issues.prefix(from: start, with: .key(property.key))
            return
        }
        if property.absence == .optional, property.optionalOut, case .optional = property.schema.kind { return }
        let result = judge(property.schema, nil).value(of: nil)
        switch (property.absence, property.optionalOut) {
        case (.optional, true):
            // Absence is permitted and nothing stands in for it, whatever the schema made of it.
            _ = issues.take(from: start)
        case (.defaulted, true):
            if issues.take(from: start).isEmpty, let result { output.append(property.key, result) }
        case (.required, _):
            if issues.count == start { issues.add(.type("nonoptional")) }
            issues.prefix(from: start, with: .key(property.key))
        case (_, false):
            issues.prefix(from: start, with: .key(property.key))
            if let result { output.append(property.key, result) }
        }
    }

    private mutating func judgeOthers(of input: JSONObject, _ shape: ObjectShape, into output: inout OutputMembers) {
        if case .strip = shape.unknownKeys { return }
        var unknown: [String] = []
        for position in input.members.indices {
            let key = input.members[position].key
            if shape.known.contains(WireKey(key)) { continue }
            switch shape.unknownKeys {
            case .strip: continue
            case .strict: unknown.append(key)
            case .keep:
                if !WireText.same(key, Prototype.key) { output.add(position, .same) }
            case .judged(let schema):
                if WireText.same(key, Prototype.key) { continue }
                let start = issues.count
                let result = judge(schema, input.members[position].value)
                issues.prefix(from: start, with: .key(key))
                output.add(position, result)
            }
        }
        if !unknown.isEmpty { unrecognised(unknown) }
    }

    mutating func unrecognised(_ keys: [String]) {
        let words = keys.map { "\"\($0)\"" }.joined(separator: ", ")
        var issue = Issue(code: "unrecognized_keys", message: "Unrecognized keys: \(words)", effect: .continues)
        issue.kind = .unknownKeys(keys)
        issues.add(issue)
    }

    mutating func array(_ value: JSONValue?, _ shape: ListShape) -> Output {
        guard case .array(let items)? = value else { return refuse("array") }
        let start = issues.count
        // Of an over-long list no entry is looked at.
        for step in shape.steps {
            let bound: Int
            switch step {
            case .maxLength(let value), .length(let value): bound = value
            case .minLength: continue
            }
            if items.count > bound {
                judgeSize(items.count, step, "array", "items")
                issues.list[issues.count - 1].effect = .stops
                return .same
            }
        }
        var output = OutputItems(of: items)
        let element = shape.element
        for index in items.indices {
            let before = issues.count
            let result = judge(element, items[index])
            issues.prefix(from: before, with: .index(index))
            output.add(index, result)
        }
        for step in shape.steps where issues.count == start || !issues.stopped(from: start) {
            judgeSize(items.count, step, "array", "items")
        }
        return output.output
    }

    mutating func tuple(_ value: JSONValue?, _ shape: TupleShape) -> Output {
        guard case .array(let input)? = value else { return refuse("tuple") }
        if shape.rest == nil {
            if input.count < shape.optionalInFrom {
                issues.add(Issue(code: "too_small", message: "Too small: expected array to have >=\(shape.optionalInFrom) items", effect: .aborts))
                return .other(.array([]))
            }
            if input.count > shape.items.count {
                issues.add(Issue(code: "too_big", message: "Too big: expected array to have <=\(shape.items.count) items", effect: .aborts))
            }
        }
        var output: [JSONValue?] = []
        for (index, item) in shape.items.enumerated() {
            let present = index < input.count
            let before = issues.count
            let given = present ? input[index] : nil
            let result = judge(item.schema, given).value(of: given)
            if !present, index >= shape.optionalOutFrom, item.absence == .optional || issues.count > before {
                _ = issues.take(from: before)
                break
            }
            issues.prefix(from: before, with: .index(index))
            output.append(result)
        }
        if let rest = shape.rest {
            for index in input.indices.dropFirst(shape.items.count) {
                let before = issues.count
                output.append(judge(rest, input[index]).value(of: input[index]))
                issues.prefix(from: before, with: .index(index))
            }
        }
        while output.count > input.count, shape.items[output.count - 1].optionalOut, output[output.count - 1] == nil {
            output.removeLast()
        }
        return .other(.array(output.map { $0 ?? .null }))
    }
}
