/// What the reader of a response left out, with its place in the document.
public enum LeftOut: Hashable, Sendable {
    /// Keys of a strict object that the contract does not know.
    case keys([String], at: [PathStep])
    /// A list entry that holds a value of an additive enum which the contract does not know.
    case entry(at: [PathStep], unknown: String)
}

/// Reads a response: what a newer sender may have added is left out, then the rest is judged strictly.
enum ResponseReading {
    /// - Throws: `WireError` with the issues of the strict reading where anything else is wrong.
    static func read(_ schema: Schema, _ value: JSONValue) throws -> (output: JSONValue, leftOut: [LeftOut]) {
        let first = Judge.run(schema, value)
        if first.issues.isEmpty, let output = first.output { return (output, []) }
        guard let removals = removals(of: first.issues, under: [], in: value), !removals.isEmpty else {
            throw WireError(first.issues)
        }
        let plan = Removal()
        for removal in removals { plan.add(removal) }
        let second = Judge.run(schema, plan.apply(to: value))
        guard second.issues.isEmpty, let output = second.output else { throw WireError(second.issues) }
        return (output, removals)
    }

    /// What has to go so that none of `issues` remains; nil when one of them is not of a tolerable kind.
    private static func removals(of issues: [Issue], under base: [PathStep], in root: JSONValue) -> [LeftOut]? {
        var found: [LeftOut] = []
        for issue in issues {
            let path = base + issue.path
            switch issue.kind {
            case .other: return nil
            case .unknownKeys(let keys):
                guard case .object? = walk(root, path) else { return nil }
                found.append(.keys(keys, at: path))
            case .additive(let text):
                guard let entry = nearestEntry(root, path) else { return nil }
                found.append(.entry(at: entry, unknown: text))
            case .union(let options):
                let tolerable = options.lazy.compactMap { option in
                    option.isEmpty ? nil : removals(of: option, under: path, in: root)
                }
                guard let first = tolerable.first else { return nil }
                found.append(contentsOf: first)
            }
        }
        return found
    }

    private static func walk(_ root: JSONValue, _ path: [PathStep]) -> JSONValue? {
        var value = root
        for step in path {
            switch (step, value) {
            case (.key(let key), .object(let object)):
                guard let next = object[key] else { return nil }
                value = next
            case (.index(let index), .array(let items)) where items.indices.contains(index): value = items[index]
            default: return nil
            }
        }
        return value
    }

    /// The path of the innermost list entry that holds the place; nil where no list encloses it.
    private static func nearestEntry(_ root: JSONValue, _ path: [PathStep]) -> [PathStep]? {
        guard walk(root, path) != nil, let last = path.lastIndex(where: { if case .index = $0 { true } else { false } })
        else { return nil }
        return Array(path[...last])
    }
}

/// Removals by place; only containers on the way to one are copied.
private final class Removal {
    private var children: [PathStep: Removal] = [:]
    private var keys = Set<WireKey>()
    private var dropped = false

    func add(_ leftOut: LeftOut) {
        switch leftOut {
        case .keys(let keys, let path): node(path).keys.formUnion(keys.map(WireKey.init))
        case .entry(let path, _): node(path).dropped = true
        }
    }

    private func node(_ path: [PathStep]) -> Removal {
        var node = self
        for step in path {
            if let next = node.children[step] {
                node = next
            } else {
                let next = Removal()
                node.children[step] = next
                node = next
            }
        }
        return node
    }

    func apply(to value: JSONValue) -> JSONValue {
        if children.isEmpty && keys.isEmpty { return value }
        switch value {
        case .array(let items):
            var output: [JSONValue] = []
            for (index, item) in items.enumerated() {
                guard let child = children[.index(index)] else {
                    output.append(item)
                    continue
                }
                if !child.dropped { output.append(child.apply(to: item)) }
            }
            return .array(output)
        case .object(let object):
            var output = JSONObject()
            for member in object.members where !keys.contains(WireKey(member.key)) {
                output.append(member.key, children[.key(member.key)]?.apply(to: member.value) ?? member.value)
            }
            return .object(output)
        default: return value
        }
    }
}
