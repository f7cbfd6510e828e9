/// Runs a schema over a value exactly as Zod 4.6.7 does: same order, same issues, same output.
///
/// nil stands for `undefined`: a key that is absent. Issues are collected, never thrown.
struct Judge {
    var issues = Issues()
    /// How many of the nodes within each other from here on are looked at first: where a look at the whole was in vain,
    /// most of its parts still need no more, and no value is looked at often.
    var glances = 3

    /// The output for `value`, and the issues; without issues the value is accepted.
    static func run(_ schema: Schema, _ value: JSONValue?) -> (output: JSONValue?, issues: [Issue]) {
        var judge = Judge()
        let output = judge.judge(schema, value)
        return (output.value(of: value), judge.issues.list)
    }

    mutating func judge(_ schema: Schema, _ value: JSONValue?) -> Output {
        guard glances > 0, let value else { return judgeAll(schema, value) }
        if withUnsafePointer(to: value, schema.glance.takes) { return .same }
        glances -= 1
        defer { glances += 1 }
        return judgeAll(schema, value)
    }

    /// Without a look at it first: none was sure, or one at a schema around this one was not.
    mutating func judgeAll(_ schema: Schema, _ value: JSONValue?) -> Output {
        if schema.rules.isEmpty { return bare(schema.kind, value) }
        let start = issues.count
        let output = bare(schema.kind, value)
        apply(schema.rules, to: output.value(of: value), from: start)
        return output
    }

    /// Portable checks run in order while nothing has aborted since `start`.
    mutating func apply(_ rules: [RuleUse], to value: JSONValue?, from start: Int) {
        for use in rules {
            if issues.aborted(from: start) { return }
            if let issue = use.judge(value) { issues.add(issue) }
        }
    }

    mutating func bare(_ kind: Schema.Kind, _ value: JSONValue?) -> Output {
        switch kind {
        case .unknown: return .same
        case .json: return json(value)
        case .never: return refuse("never")
        case .null:
            if case .null? = value { return .same }
            return refuse("null")
        case .boolean:
            if case .bool? = value { return .same }
            return refuse("boolean")
        case .string(let steps): return string(value, steps)
        case .number(let shape): return number(value, shape)
        case .oneOf(let shape): return oneOf(value, shape)
        case .additive(let shape): return additive(value, shape)
        case .object(let shape): return object(value, shape)
        case .array(let shape): return array(value, shape)
        case .tuple(let shape): return tuple(value, shape)
        case .record(let shape): return record(value, shape)
        case .union(let options): return union(value, options)
        case .discriminated(let shape): return discriminated(value, shape)
        case .reference(let shape): return judgeAll(shape.schema(), value)
        case .optional(let inner): return value == nil ? .same : judgeAll(inner, value)
        case .substituting(let inner): return value == nil ? substitute(inner) : judgeAll(inner, value)
        case .exactOptional(let inner): return judgeAll(inner, value)
        case .nullable(let inner):
            if case .null? = value { return .same }
            return judgeAll(inner, value)
        case .nonoptional(let inner): return nonoptional(value, inner)
        case .defaulted(let shape):
            if value == nil { return .other(shape.value) }
            let output = judgeAll(shape.inner, value)
            if case .other(nil) = output { return .other(shape.value) }
            return output
        case .prefaulted(let shape):
            if value != nil { return judgeAll(shape.inner, value) }
            return .other(judge(shape.inner, shape.value).value(of: shape.value))
        }
    }

    mutating func refuse(_ expected: String) -> Output {
        issues.add(.type(expected))
        return .same
    }

    /// What an optional makes of an absent value whose schema fills itself in: issues of that are dropped.
    private mutating func substitute(_ inner: Schema) -> Output {
        let start = issues.count
        let output = judge(inner, nil)
        return issues.take(from: start).isEmpty ? output : .same
    }

    private mutating func nonoptional(_ value: JSONValue?, _ inner: Schema) -> Output {
        let start = issues.count
        let output = judgeAll(inner, value)
        if issues.count == start, output.value(of: value) == nil { issues.add(.type("nonoptional")) }
        return output
    }

    /// `z.json()`: a union of all JSON kinds; only a number that JSON cannot hold fails it.
    private mutating func json(_ value: JSONValue?) -> Output {
        guard let value else { return refuse("JSON") }
        if Judge.isPlain(value) { return .same }
        guard let output = Judge.plain(value) else {
            issues.add(Issue(code: "invalid_union", message: "Invalid input", effect: .aborts))
            return .same
        }
        return .other(output)
    }

    /// Whether `plain` would change nothing.
    private static func isPlain(_ value: JSONValue) -> Bool {
        switch value {
        case .null, .bool, .string: return true
        case .number(let number): return number.isFinite
        case .array(let items): return items.allSatisfy(isPlain)
        case .object(let object):
            return object.members.allSatisfy { !WireText.same($0.key, Prototype.key) && isPlain($0.value) }
        }
    }

    /// The value without own `__proto__` keys, which Zod's records drop; nil where a number is not finite.
    private static func plain(_ value: JSONValue) -> JSONValue? {
        switch value {
        case .null, .bool, .string: return value
        case .number(let number): return number.isFinite ? value : nil
        case .array(let items):
            var output: [JSONValue] = []
            output.reserveCapacity(items.count)
            for item in items {
                guard let item = plain(item) else { return nil }
                output.append(item)
            }
            return .array(output)
        case .object(let object):
            var output = JSONObject(capacity: object.count)
            for member in object.members where !WireText.same(member.key, Prototype.key) {
                guard let value = plain(member.value) else { return nil }
                output.append(member.key, value)
            }
            return .object(output)
        }
    }
}
