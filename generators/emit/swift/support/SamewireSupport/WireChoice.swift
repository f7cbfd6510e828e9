/// Finds the option of a union that a value belongs to, after the union accepted it.
public enum WireChoice {
    /// The option whose tags hold the value's tag.
    public static func tag(_ value: JSONValue, _ key: String, _ options: [[JSONValue]]) throws -> Int {
        if let tag = value[key] {
            for (index, tags) in options.enumerated() where tags.contains(where: { Judge.identical($0, tag) }) { return index }
        }
        throw WireError.mismatch("a known \(key)")
    }

    /// The first option that accepts the value and leaves it as it is; else the first that accepts it; else the first
    /// whose model can hold it (an option may change a value into one that it would refuse).
    public static func pick<Model>(
        _ value: JSONValue, _ schema: Schema, _ options: [(JSONValue) throws -> Model]
    ) throws -> Model {
        let schemas = schema.options
        if schemas.count == options.count {
            var accepting: Int?
            for (index, option) in schemas.enumerated() where option.mayAccept(value) {
                let (output, issues) = Judge.run(option, value)
                guard issues.isEmpty else { continue }
                if output == value { return try options[index](value) }
                if accepting == nil { accepting = index }
            }
            if let accepting { return try options[accepting](value) }
        }
        for option in options {
            if let model = try? option(value) { return model }
        }
        throw WireError.mismatch("an option of the union")
    }
}

extension Schema {
    fileprivate var options: [Schema] {
        if case .union(let options) = kind { return options }
        return []
    }

    /// Whether the JSON kind alone does not rule the value out.
    fileprivate func mayAccept(_ value: JSONValue) -> Bool {
        switch (kind, value) {
        case (.string, .string), (.additive, .string), (.number, .number), (.boolean, .bool), (.null, .null): return true
        case (.array, .array), (.tuple, .array), (.object, .object), (.record, .object), (.discriminated, .object): return true
        case (.string, _), (.additive, _), (.number, _), (.boolean, _), (.null, _), (.array, _), (.tuple, _),
            (.object, _), (.record, _), (.discriminated, _), (.never, _):
            return false
        default: return true
        }
    }
}

extension JSONValue {
    /// The case of a union that stands for one constant.
    public func require<Model>(_ constant: JSONValue, _ model: Model) throws -> Model {
        guard self == constant else { throw WireError.mismatch("a constant") }
        return model
    }
}
