/// What Zod 4.6.7 does at one node of the contract, as data. Written by the generator; `Judge` runs it.
public final class Schema: Sendable {
    /// Payloads are one reference each: the judge takes them out at every node.
    enum Kind: Sendable {
        case unknown
        case json
        case never
        case null
        case boolean
        case string([StringStep])
        case number(NumberShape)
        /// Literals and plain enums.
        case oneOf(ValuesShape)
        case additive(ValuesShape)
        case object(ObjectShape)
        case array(ListShape)
        case tuple(TupleShape)
        case record(RecordShape)
        case union([Schema])
        case discriminated(TaggedShape)
        case reference(ReferenceShape)
        case optional(Schema)
        /// Optional over a schema that makes a value of an absent one.
        case substituting(Schema)
        case exactOptional(Schema)
        case nullable(Schema)
        case nonoptional(Schema)
        case defaulted(FallbackShape)
        case prefaulted(FallbackShape)
    }

    let kind: Kind
    let rules: [RuleUse]
    let glance: Glance

    init(_ kind: Kind, rules: [RuleUse] = []) {
        self.kind = kind
        self.rules = rules
        let bare = Glance.of(kind)
        glance = rules.isEmpty ? bare : CheckedGlance(bare, rules)
    }

    public static let unknown = Schema(.unknown)
    public static let json = Schema(.json)
    public static let never = Schema(.never)
    public static let null = Schema(.null)
    public static let boolean = Schema(.boolean)
    public static func string(_ steps: [StringStep] = []) -> Schema { Schema(.string(steps)) }
    public static func number(_ format: NumberFormat, _ steps: [NumberStep] = []) -> Schema {
        Schema(.number(NumberShape(format, steps)))
    }
    public static func oneOf(_ values: [JSONValue]) -> Schema { Schema(.oneOf(ValuesShape(values))) }
    public static func texts(_ values: [String]) -> Schema { oneOf(values.map(JSONValue.string)) }
    public static func additive(_ values: [String]) -> Schema { Schema(.additive(ValuesShape(values.map(JSONValue.string)))) }
    public static func object(_ unknownKeys: UnknownKeys, _ properties: [PropertyShape]) -> Schema {
        Schema(.object(ObjectShape(properties, unknownKeys)))
    }
    public static func array(_ element: Schema, _ steps: [SizeStep] = []) -> Schema { Schema(.array(ListShape(element, steps))) }
    public static func tuple(_ items: [TupleItem], rest: Schema? = nil) -> Schema {
        Schema(.tuple(TupleShape(items: items, rest: rest)))
    }
    public static func record(_ mode: RecordMode, key: Schema, value: Schema) -> Schema {
        Schema(.record(RecordShape(mode: mode, key: key, value: value)))
    }
    public static func union(_ options: [Schema]) -> Schema { Schema(.union(options)) }
    public static func discriminated(_ key: String, _ options: [TaggedOption]) -> Schema {
        Schema(.discriminated(TaggedShape(key, options)))
    }
    /// Another named type, looked up when it is first met: types may refer to each other in circles.
    public static func reference(_ schema: @escaping @Sendable () -> Schema) -> Schema { Schema(.reference(ReferenceShape(schema))) }
    public static func optional(_ inner: Schema, substitutes: Bool = false) -> Schema {
        Schema(substitutes ? .substituting(inner) : .optional(inner))
    }
    public static func exactOptional(_ inner: Schema) -> Schema { Schema(.exactOptional(inner)) }
    public static func nullable(_ inner: Schema) -> Schema { Schema(.nullable(inner)) }
    public static func nonoptional(_ inner: Schema) -> Schema { Schema(.nonoptional(inner)) }
    public static func defaulted(_ inner: Schema, _ value: JSONValue) -> Schema { Schema(.defaulted(FallbackShape(inner, value))) }
    public static func prefaulted(_ inner: Schema, _ value: JSONValue) -> Schema { Schema(.prefaulted(FallbackShape(inner, value))) }

    /// The same schema with portable checks that run after its own.
    public func checked(_ rules: [RuleUse]) -> Schema { Schema(kind, rules: self.rules + rules) }
}
