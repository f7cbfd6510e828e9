extension RuleImplication {
    func holds(_ value: JSONValue?) -> Bool {
        guard when.allSatisfy({ $0.holds(value) }) else { return true }
        return required.allSatisfy { RulePath.hasValue(value, $0) }
            && !forbidden.contains { RulePath.hasValue(value, $0) }
            && values.allSatisfy { $0.holds(value) }
    }
}

extension RuleCase {
    /// The key's own value is a scalar and equals one of the values.
    func holds(_ value: JSONValue?) -> Bool {
        guard case .object(let object)? = value, let found = object[key], RulePath.isScalar(found) else { return false }
        return values.contains { Judge.identical($0, found) }
    }
}

/// Values that a portable check's path reaches.
enum RulePath {
    static func values(_ value: JSONValue?, _ path: [String]) -> [JSONValue] {
        guard let value else { return [] }
        var reached: [JSONValue] = [value]
        for key in path {
            reached = reached.flatMap { each -> [JSONValue] in
                if key == "*" {
                    if case .array(let items) = each { return items }
                    return []
                }
                return each[key].map { [$0] } ?? []
            }
        }
        return reached
    }

    static func numbers(_ value: JSONValue?, _ path: [String]) -> [Double] {
        values(value, path).compactMap { each in
            if case .number(let number) = each { return number }
            return nil
        }
    }

    static func isScalar(_ value: JSONValue) -> Bool {
        switch value {
        case .string, .number, .bool: return true
        default: return false
        }
    }

    /// The scalars at an entry's keys; nil where one of them is something else or absent.
    static func scalars(of entry: JSONValue, _ keys: [String]) -> [JSONValue]? {
        let found = keys.compactMap { entry[$0] }.filter(isScalar)
        return found.count == keys.count ? found : nil
    }

    /// Present, not null, and neither an empty text nor an empty list.
    static func hasValue(_ value: JSONValue?, _ key: String) -> Bool {
        values(value, [key]).contains { each in
            switch each {
            case .null: return false
            case .string(let text): return !text.isEmpty
            case .array(let items): return !items.isEmpty
            default: return true
            }
        }
    }
}
