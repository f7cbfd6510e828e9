/// What every JavaScript object inherits: reading such a key of an object that lacks it finds a function.
enum Prototype {
    /// Never an inherited function here: the key that sets an object's prototype, which Zod keeps out of outputs.
    static let key = "__proto__"

    static func has(_ key: String) -> Bool {
        switch key {
        case "constructor", "hasOwnProperty", "isPrototypeOf", "propertyIsEnumerable", "toLocaleString", "toString",
            "valueOf", "__defineGetter__", "__defineSetter__", "__lookupGetter__", "__lookupSetter__":
            return true
        default: return false
        }
    }
}

extension Judge {
    /// Whether a schema accepts an inherited function. JSON does not show it, so the key stays absent.
    func inherited(_ schema: Schema) -> Bool {
        switch schema.kind {
        case .unknown: return true
        case .optional(let inner), .substituting(let inner), .exactOptional(let inner), .nullable(let inner),
            .nonoptional(let inner):
            return inherited(inner)
        case .defaulted(let shape), .prefaulted(let shape): return inherited(shape.inner)
        case .reference(let shape): return inherited(shape.schema())
        case .union(let options): return options.contains(where: inherited)
        default: return false
        }
    }
}
