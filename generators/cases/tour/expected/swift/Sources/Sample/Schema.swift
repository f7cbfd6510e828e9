// Made by samewire from schema.ts. Do not edit.
import SamewireSupport

/// Names a seat.
///
/// 1 to 64 characters.
public struct SeatId: WireBrand, RecordKey {
    public let rawValue: String

    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// A seat that
/// takes two lines to describe.
public struct Seat: WireModel {
    public var id: SeatId

    /// 1 to 80 characters.
    public var title: String

    public var state: SeatState

    public var harness: SeatHarness?

    public var owner: Tristate<SeatOwner>

    /// Greater than 0.
    /// Default: `1`.
    public var weight: Double

    public var labels: Record<String, String>?

    @available(*, deprecated, message: "Use `title`.")
    public var oldName: String? {
        get { _oldName }
        set { _oldName = newValue }
    }
    private var _oldName: String?

    /// At most 4 entries.
    public var neighbours: [Seat]

    public init(
        id: SeatId,
        title: String,
        state: SeatState,
        harness: SeatHarness? = nil,
        owner: Tristate<SeatOwner> = .absent,
        weight: Double,
        labels: Record<String, String>? = nil,
        oldName: String? = nil,
        neighbours: [Seat]
    ) {
        self.id = id
        self.title = title
        self.state = state
        self.harness = harness
        self.owner = owner
        self.weight = weight
        self.labels = labels
        self._oldName = oldName
        self.neighbours = neighbours
    }

    public init(wireValue: JSONValue) throws {
        let wireFields = try WireFields(wireValue)
        self.id = try wireFields.required("id")
        self.title = try wireFields.required("title")
        self.state = try wireFields.required("state")
        self.harness = try wireFields.optional("harness")
        self.owner = try wireFields.tristate("owner")
        self.weight = try wireFields.required("weight")
        self.labels = try wireFields.optional("labels")
        self._oldName = try wireFields.optional("oldName")
        self.neighbours = try wireFields.required("neighbours")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("id", self.id)
        wireMembers.required("title", self.title)
        wireMembers.required("state", self.state)
        wireMembers.optional("harness", self.harness)
        wireMembers.tristate("owner", self.owner)
        wireMembers.required("weight", self.weight)
        wireMembers.optional("labels", self.labels)
        wireMembers.optional("oldName", self._oldName)
        wireMembers.required("neighbours", self.neighbours)
        return wireMembers.wireValue
    }
}

public enum SeatState: WireEnum {
    case free
    case busy

    public var rawValue: String {
        switch self {
        case .free: return "free"
        case .busy: return "busy"
        }
    }
}

/// New values may be added: a response reader leaves out the list entry that holds one.
public enum SeatHarness: WireEnum {
    case codex
    case claude

    public var rawValue: String {
        switch self {
        case .codex: return "codex"
        case .claude: return "claude"
        }
    }
}

public struct SeatOwner: WireModel {
    public var name: String

    /// Format: datetime.
    /// nil is null.
    public var since: String?

    public init(name: String, since: String?) {
        self.name = name
        self.since = since
    }

    public init(wireValue: JSONValue) throws {
        let wireFields = try WireFields(wireValue)
        self.name = try wireFields.required("name")
        self.since = try wireFields.required("since")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("name", self.name)
        wireMembers.required("since", self.since)
        return wireMembers.wireValue
    }
}

/// Told apart by `type`.
public enum Event: WireModel {
    case moved(EventMoved)
    case noted(EventNoted)

    public init(wireValue: JSONValue) throws {
        switch try WireChoice.tag(wireValue, "type", [[.string("moved")], [.string("noted")]]) {
        case 0: self = .moved(try EventMoved(wireValue: wireValue))
        default: self = .noted(try EventNoted(wireValue: wireValue))
        }
    }

    public var wireValue: JSONValue {
        switch self {
        case .moved(let payload): return payload.wireValue
        case .noted(let payload): return payload.wireValue
        }
    }
}

public struct EventMoved: WireModel {
    /// Always "moved".
    public static let type: String = "moved"

    public var to: SeatId

    public var path: EventMovedPath?

    public init(to: SeatId, path: EventMovedPath? = nil) {
        self.to = to
        self.path = path
    }

    public init(wireValue: JSONValue) throws {
        let wireFields = try WireFields(wireValue)
        self.to = try wireFields.required("to")
        self.path = try wireFields.optional("path")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("type", .string("moved"))
        wireMembers.required("to", self.to)
        wireMembers.optional("path", self.path)
        return wireMembers.wireValue
    }
}

public struct EventMovedPath: WireModel {
    public var item0: Int64
    public var item1: Int64

    public init(_ item0: Int64, _ item1: Int64) {
        self.item0 = item0
        self.item1 = item1
    }

    public init(wireValue: JSONValue) throws {
        let wireItems = try WireItems(wireValue)
        self.item0 = try wireItems.required(0)
        self.item1 = try wireItems.required(1)
    }

    public var wireValue: JSONValue { WireItems.wireValue([self.item0.wireValue, self.item1.wireValue]) }
}

public struct EventNoted: WireModel {
    /// Always "noted".
    public static let type: String = "noted"

    public var text: EventNotedText

    /// Keys beside the declared ones.
    public var additionalProperties: Record<String, JSONValue>

    public init(text: EventNotedText, additionalProperties: Record<String, JSONValue> = [:]) {
        self.text = text
        self.additionalProperties = additionalProperties
    }

    public init(wireValue: JSONValue) throws {
        let wireFields = try WireFields(wireValue)
        self.text = try wireFields.required("text")
        self.additionalProperties = try wireFields.others(than: ["type", "text"])
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("type", .string("noted"))
        wireMembers.required("text", self.text)
        wireMembers.others(self.additionalProperties)
        return wireMembers.wireValue
    }
}

/// The first option that accepts.
public enum EventNotedText: WireModel {
    case string(String)
    case null

    public init(wireValue: JSONValue) throws {
        let options: [(JSONValue) throws -> Self] = [
            { .string(try String(wireValue: $0)) },
            { try $0.require(.null, .null) },
        ]
        self = try WireChoice.pick(wireValue, Self.wireSchema, options)
    }

    public var wireValue: JSONValue {
        switch self {
        case .string(let payload): return payload.wireValue
        case .null: return .null
        }
    }
}

// Schemas, as data.

extension SeatId {
    public static let wireId = "sample.SeatId"
    public static let wireSchema: Schema = .string([.size(.minLength(1)), .size(.maxLength(64))])
}

extension Seat {
    public static let wireId = "sample.Seat"
    public static let wireSchema: Schema = Schema.object(.strict, [
        PropertyShape("id", .reference { SeatId.wireSchema }),
        PropertyShape("title", .string([.trim, .size(.minLength(1)), .size(.maxLength(80))])),
        PropertyShape("state", .reference { SeatState.wireSchema }),
        PropertyShape("harness", .optional(.reference { SeatHarness.wireSchema }), .optional, optionalOut: true),
        PropertyShape("owner", .optional(.nullable(.reference { SeatOwner.wireSchema })), .optional, optionalOut: true),
        PropertyShape("weight", .defaulted(.number(.number, [.minimum(0, exclusive: true)]), .number(1)), .defaulted),
        PropertyShape("labels", .optional(.record(.open, key: .string([.pattern(Pattern("^[a-z]+$"))]), value: .string())), .optional, optionalOut: true),
        PropertyShape("oldName", .exactOptional(.string()), .optional, optionalOut: true),
        PropertyShape("neighbours", .array(.reference { Seat.wireSchema }, [.maxLength(4)])),
    ]).checked([RuleUse(.atLeastOne(["owner", "labels"], path: []), message: "Invalid object: at least one of owner, labels is needed")])
    public static let wireIsRecursive = true
}

extension SeatState {
    public static let wireId = "sample.SeatState"
    public static let wireSchema: Schema = .oneOf([.string("free"), .string("busy")])
}

extension SeatHarness {
    public static let wireId = "sample.SeatHarness"
    public static let wireSchema: Schema = .additive(["codex", "claude"])
}

extension SeatOwner {
    public static let wireId = "sample.SeatOwner"
    public static let wireSchema: Schema = .object(.strip, [
        PropertyShape("name", .string()),
        PropertyShape("since", .nullable(.string([.pattern(Pattern("^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z))$"))]))),
    ])
}

extension Event {
    public static let wireId = "sample.Event"
    public static let wireSchema: Schema = .discriminated("type", [
        TaggedOption([.string("moved")], .reference { EventMoved.wireSchema }),
        TaggedOption([.string("noted")], .reference { EventNoted.wireSchema }),
    ])
}

extension EventMoved {
    public static let wireId = "sample.EventMoved"
    public static let wireSchema: Schema = .object(.strip, [
        PropertyShape("type", .oneOf([.string("moved")])),
        PropertyShape("to", .reference { SeatId.wireSchema }),
        PropertyShape("path", .optional(.reference { EventMovedPath.wireSchema }), .optional, optionalOut: true),
    ])
}

extension EventMovedPath {
    public static let wireId = "sample.EventMovedPath"
    public static let wireSchema: Schema = .tuple([TupleItem(.number(.int)), TupleItem(.number(.int))])
}

extension EventNoted {
    public static let wireId = "sample.EventNoted"
    public static let wireSchema: Schema = .object(.keep, [
        PropertyShape("type", .oneOf([.string("noted")])),
        PropertyShape("text", .reference { EventNotedText.wireSchema }),
    ])
}

extension EventNotedText {
    public static let wireId = "sample.EventNotedText"
    public static let wireSchema: Schema = .union([
        .string(),
        .null,
    ])
}

extension SampleTypes {
    static let schemaModule: [AnyWireType] = [
        AnyWireType(SeatId.wireType),
        AnyWireType(Seat.wireType),
        AnyWireType(SeatState.wireType),
        AnyWireType(SeatHarness.wireType),
        AnyWireType(SeatOwner.wireType),
        AnyWireType(Event.wireType),
        AnyWireType(EventMoved.wireType),
        AnyWireType(EventMovedPath.wireType),
        AnyWireType(EventNoted.wireType),
        AnyWireType(EventNotedText.wireType),
    ]
}
