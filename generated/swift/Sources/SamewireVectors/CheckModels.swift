import SamewireSupport

// Models as the generator writes them, for the checks of the support.

enum CheckColour: WireEnum {
    case red, blue, accent
    static let wireId = "check.Colour"
    static let wireSchema: Schema = .additive(["red", "blue", "é"])
    static let wireCases = WireCases<CheckColour>()
    var rawValue: String {
        switch self {
        case .red: return "red"
        case .blue: return "blue"
        case .accent: return "é"
        }
    }
}

struct CheckItem: WireModel {
    static let wireId = "check.Item"
    static let wireSchema: Schema = .object(.strict, [
        PropertyShape("id", .string([.size(.minLength(1)), .size(.maxLength(7))])),
        PropertyShape("colour", .reference { CheckColour.wireSchema }),
        PropertyShape("note", .optional(.nullable(.string())), .optional, optionalOut: true),
    ])
    var id: String
    var colour: CheckColour
    var note: Tristate<String> = .absent

    init(id: String, colour: CheckColour, note: Tristate<String> = .absent) {
        self.id = id
        self.colour = colour
        self.note = note
    }

    init(wireValue: JSONValue) throws {
        var fields = try WireFields(wireValue)
        id = try fields.required("id")
        colour = try fields.required("colour")
        note = try fields.tristate("note")
    }

    var wireValue: JSONValue {
        var members = WireMembers()
        members.required("id", id)
        members.required("colour", colour)
        members.tristate("note", note)
        return members.wireValue
    }

    static func == (left: Self, right: Self) -> Bool {
        guard WireFields.same(left.id, right.id) else { return false }
        guard WireFields.same(left.colour, right.colour) else { return false }
        guard WireFields.same(left.note, right.note) else { return false }
        return true
    }
}

struct CheckList: WireModel {
    static let wireId = "check.List"
    static let wireSchema: Schema = .object(.strict, [
        PropertyShape("items", .array(.reference { CheckItem.wireSchema }, [.minLength(1)])),
    ])
    var items: [CheckItem]

    init(wireValue: JSONValue) throws {
        var fields = try WireFields(wireValue)
        items = try fields.required("items")
    }

    var wireValue: JSONValue {
        var members = WireMembers()
        members.required("items", items)
        return members.wireValue
    }
}

struct CheckPalette: WireModel {
    static let wireId = "check.Palette"
    static let wireSchema: Schema = .object(.strict, [
        PropertyShape("tones", .record(.partial, key: .reference { CheckColour.wireSchema }, value: .number(.int))),
    ])
    var tones: Record<CheckColour, Int64>

    init(tones: Record<CheckColour, Int64>) { self.tones = tones }

    init(wireValue: JSONValue) throws {
        var fields = try WireFields(wireValue)
        tones = try fields.required("tones")
    }

    var wireValue: JSONValue {
        var members = WireMembers()
        members.required("tones", tones)
        return members.wireValue
    }
}

struct CheckCircle: WireModel {
    static let wireId = "check.Circle"
    static let wireSchema: Schema = .object(.strict, [
        PropertyShape("kind", .oneOf([.string("circle")])), PropertyShape("radius", .number(.number)),
    ])
    static let kind = "circle"
    var radius: Double

    init(radius: Double) { self.radius = radius }

    init(wireValue: JSONValue) throws {
        var fields = try WireFields(wireValue)
        radius = try fields.required("radius")
    }

    var wireValue: JSONValue {
        var members = WireMembers()
        members.constant("kind", .string("circle"))
        members.required("radius", radius)
        return members.wireValue
    }
}

enum CheckShape: WireModel {
    case circle(CheckCircle)
    case dot
    static let wireId = "check.Shape"
    static let wireSchema: Schema = .union([.reference { CheckCircle.wireSchema }, .oneOf([.string("dot")])])

    init(wireValue: JSONValue) throws {
        let options: [(JSONValue) throws -> Self] = [
            { .circle(try CheckCircle(wireValue: $0)) },
            { try $0.require(.string("dot"), .dot) },
        ]
        self = try WireChoice.pick(wireValue, Self.wireSchema, options)
    }

    var wireValue: JSONValue {
        switch self {
        case .circle(let payload): return payload.wireValue
        case .dot: return .string("dot")
        }
    }
}

/// Contains itself through a box and through a list.
struct CheckNode: WireModel {
    static let wireId = "check.Node"
    static let wireIsRecursive = true
    static let wireSchema: Schema = .object(.strict, [
        PropertyShape("next", .optional(.reference { CheckNode.wireSchema }), .optional, optionalOut: true),
        PropertyShape("kids", .optional(.array(.reference { CheckNode.wireSchema })), .optional, optionalOut: true),
    ])
    var next: CheckNode? {
        get { _next.value }
        set { _next = Boxed(newValue) }
    }
    private var _next: Boxed<CheckNode?>
    var kids: [CheckNode]?

    init(next: CheckNode? = nil, kids: [CheckNode]? = nil) {
        _next = .init(next)
        self.kids = kids
    }

    init(wireValue: JSONValue) throws {
        var fields = try WireFields(wireValue)
        _next = .init(try fields.optional("next"))
        kids = try fields.optional("kids")
    }

    var wireValue: JSONValue {
        var members = WireMembers()
        members.optional("next", _next.value)
        members.optional("kids", kids)
        return members.wireValue
    }
}
