/// Finds the option of a union that a value belongs to, after the union accepted it.
public enum WireChoice {
    /// The option whose tags hold the value's tag; `schema` is a discriminated union.
    public static func tag(_ value: JSONValue, _ schema: Schema) throws -> Int {
        guard case .discriminated(let shape) = schema.kind, let index = value[shape.key].flatMap(shape.option(of:))
        else { throw WireError.mismatch("a known tag") }
        return index
    }

    /// The first option that accepts the value and leaves it as it is; else the first that accepts it; else the first
    /// whose model can hold it (an option may change a value into one that it would refuse).
    public static func pick<Model>(
        _ value: JSONValue, _ schema: Schema, _ options: [(JSONValue) throws -> Model]
    ) throws -> Model {
        let schemas = schema.options
        if schemas.count == options.count {
            let possible = schemas.indices.filter { schemas[$0].mayAccept(value) }
            if possible.count == 1 { return try options[possible[0]](value) }
            var accepting: Int?
            for index in possible {
                var judge = Judge()
                let output = judge.judge(schemas[index], value)
                guard judge.issues.count == 0 else { continue }
                if case .same = output { return try options[index](value) }
                if output.value(of: value) == value { return try options[index](value) }
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

    /// Whether the JSON kind alone does not rule the value out. `hops` bounds how far references are followed.
    func mayAccept(_ value: JSONValue, hops: Int = 8) -> Bool {
        if hops == 0 { return true }
        switch (kind, value) {
        case (.string, .string), (.additive, .string), (.number, .number), (.boolean, .bool), (.null, .null): return true
        case (.array, .array), (.tuple, .array), (.object, .object), (.record, .object), (.discriminated, .object): return true
        case (.string, _), (.additive, _), (.number, _), (.boolean, _), (.null, _), (.array, _), (.tuple, _),
            (.object, _), (.record, _), (.discriminated, _), (.never, _):
            return false
        case (.oneOf(let shape), _): return shape.values.index(of: value) != nil
        case (.nullable, .null): return true
        case (.reference(let shape), _): return shape.schema().mayAccept(value, hops: hops - 1)
        case (.nullable(let inner), _), (.optional(let inner), _), (.substituting(let inner), _),
            (.exactOptional(let inner), _), (.nonoptional(let inner), _):
            return inner.mayAccept(value, hops: hops - 1)
        case (.defaulted(let shape), _), (.prefaulted(let shape), _): return shape.inner.mayAccept(value, hops: hops - 1)
        case (.union(let options), _): return options.contains { $0.mayAccept(value, hops: hops - 1) }
        case (.unknown, _), (.json, _): return true
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
