public enum NumberFormat: Sendable {
    case number, int, int32, uint32, float32, float64

    var isWhole: Bool { self == .int || self == .int32 || self == .uint32 }

    /// All finite doubles, or fewer.
    var range: ClosedRange<Double> {
        switch self {
        case .number, .float64: return -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude
        case .float32: return -3.4028234663852886e38...3.4028234663852886e38
        case .int: return -9_007_199_254_740_991...9_007_199_254_740_991
        case .int32: return -2_147_483_648...2_147_483_647
        case .uint32: return 0...4_294_967_295
        }
    }
}

public enum NumberStep: Sendable {
    case minimum(Double, exclusive: Bool)
    case maximum(Double, exclusive: Bool)
    case multipleOf(Double)
}

/// Bounds of a list's or a text's length; a text counts code points.
public enum SizeStep: Sendable {
    case minLength(Int)
    case maxLength(Int)
    case length(Int)
}

/// One step of a string; overwrites change the text for the steps after them.
public enum StringStep: Sendable {
    case size(SizeStep)
    case pattern(Pattern)
    case startsWith(String)
    case endsWith(String)
    case includes(String, position: Int)
    case lowercase
    case uppercase
    case format(TextFormat)
    case trim
    case toLowerCase
    case toUpperCase
    case collapseSpace
    case normalHost
    case foldToKnown([String])
    case rule(RuleUse)
}

/// Formats that Zod judges by a function; all others arrive as patterns.
public enum TextFormat: String, Sendable { case url, base64, base64url, ipv6, cidrv6, jwt }

/// Whether a value may be missing in what is read, and what is made of it then.
public enum Absence: Sendable {
    case required
    case optional
    case defaulted
}

public enum UnknownKeys: Sendable {
    case strict
    case strip
    case keep
    case judged(Schema)
}

public final class PropertyShape: Sendable {
    let key: String
    let schema: Schema
    let absence: Absence
    let optionalOut: Bool
    /// Every JavaScript object inherits something under this name.
    let isInherited: Bool

    public init(_ key: String, _ schema: Schema, _ absence: Absence = .required, optionalOut: Bool = false) {
        self.key = key
        self.schema = schema
        self.absence = absence
        self.optionalOut = optionalOut
        isInherited = Prototype.has(key)
    }
}

final class ObjectShape: Sendable {
    let properties: [PropertyShape]
    let unknownKeys: UnknownKeys
    /// Positions of the declared keys, for the unknown-key test.
    let known: Set<WireKey>

    init(_ properties: [PropertyShape], _ unknownKeys: UnknownKeys) {
        // A declared `__proto__` is known, and never judged.
        self.properties = properties.filter { !WireText.same($0.key, Prototype.key) }
        self.unknownKeys = unknownKeys
        known = Set(properties.map { WireKey($0.key) })
    }
}

public struct TupleItem: Sendable {
    let schema: Schema
    let absence: Absence
    let optionalOut: Bool

    public init(_ schema: Schema, _ absence: Absence = .required, optionalOut: Bool = false) {
        self.schema = schema
        self.absence = absence
        self.optionalOut = optionalOut
    }
}

final class TupleShape: Sendable {
    let items: [TupleItem]
    let rest: Schema?
    /// From these indexes on items may be missing: in what is read, and in what is made of it.
    let optionalInFrom: Int
    let optionalOutFrom: Int

    init(items: [TupleItem], rest: Schema?) {
        self.items = items
        self.rest = rest
        optionalInFrom = (items.lastIndex { $0.absence == .required } ?? -1) + 1
        optionalOutFrom = (items.lastIndex { !$0.optionalOut } ?? -1) + 1
    }
}

public enum RecordMode: Sendable {
    /// Any key that the key schema accepts.
    case open
    /// Every one of these keys must be judged; all others are unknown keys.
    case exhaustive([JSONValue])
    /// Keys that the key schema refuses are unknown keys.
    case partial
}

final class RecordShape: Sendable {
    let mode: RecordMode
    let key: Schema
    let value: Schema

    init(mode: RecordMode, key: Schema, value: Schema) {
        self.mode = mode
        self.key = key
        self.value = value
    }
}

/// An option of a discriminated union and the tags that choose it.
public struct TaggedOption: Sendable {
    let tags: [JSONValue]
    let schema: Schema

    public init(_ tags: [JSONValue], _ schema: Schema) {
        self.tags = tags
        self.schema = schema
    }
}

final class TaggedShape: Sendable {
    let key: String
    let options: [TaggedOption]
    /// Every tag of every option, and beside it the option.
    private let tags: ValueIndex
    private let optionOfTag: [Int]

    init(_ key: String, _ options: [TaggedOption]) {
        self.key = key
        self.options = options
        tags = ValueIndex(options.flatMap(\.tags))
        optionOfTag = options.indices.flatMap { index in options[index].tags.map { _ in index } }
    }

    /// The first option with the tag.
    func option(of tag: JSONValue) -> Int? { tags.index(of: tag).map { optionOfTag[$0] } }
}

final class NumberShape: Sendable {
    let format: NumberFormat
    let steps: [NumberStep]

    init(_ format: NumberFormat, _ steps: [NumberStep]) {
        self.format = format
        self.steps = steps
    }
}

/// Literals, or the values of an enum.
final class ValuesShape: Sendable {
    let values: ValueIndex

    init(_ values: [JSONValue]) { self.values = ValueIndex(values) }
}

final class ListShape: Sendable {
    let element: Schema
    let steps: [SizeStep]

    init(_ element: Schema, _ steps: [SizeStep]) {
        self.element = element
        self.steps = steps
    }
}

final class ReferenceShape: Sendable {
    let schema: @Sendable () -> Schema

    init(_ schema: @escaping @Sendable () -> Schema) { self.schema = schema }
}

/// A schema with the value that stands in for an absent one.
final class FallbackShape: Sendable {
    let inner: Schema
    let value: JSONValue

    init(_ inner: Schema, _ value: JSONValue) {
        self.inner = inner
        self.value = value
    }
}
