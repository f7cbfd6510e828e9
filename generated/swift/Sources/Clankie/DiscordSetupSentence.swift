// Made by samewire from schemas/clankie/discord-setup/sentence.ts. Do not edit.
import SamewireSupport

public enum DiscordSetupSentenceId: WireEnum {
    case connect
    case fleet
    case tracking
    case home
    case talk
    case computer
    case team

    public var rawValue: String {
        switch self {
        case .connect: return "connect"
        case .fleet: return "fleet"
        case .tracking: return "tracking"
        case .home: return "home"
        case .talk: return "talk"
        case .computer: return "computer"
        case .team: return "team"
        }
    }
}

/// A piece of a sentence: words, the machine, or a choice.
///
/// Told apart by `kind`.
public enum DiscordSetupPart: WireModel {
    case text(DiscordSetupPartText)
    case machine(DiscordSetupPartMachine)
    case picker(DiscordSetupPartPicker)

    public init(wireValue: JSONValue) throws {
        switch try WireChoice.tag(wireValue, "kind", [[.string("text")], [.string("machine")], [.string("picker")]]) {
        case 0: self = .text(try DiscordSetupPartText(wireValue: wireValue))
        case 1: self = .machine(try DiscordSetupPartMachine(wireValue: wireValue))
        default: self = .picker(try DiscordSetupPartPicker(wireValue: wireValue))
        }
    }

    public var wireValue: JSONValue {
        switch self {
        case .text(let payload): return payload.wireValue
        case .machine(let payload): return payload.wireValue
        case .picker(let payload): return payload.wireValue
        }
    }
}

public struct DiscordSetupPartText: WireModel {
    /// Always "text".
    public static let kind: String = "text"

    public var text: String

    public init(text: String) {
        self.text = text
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.text = try wireFields.required("text")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("kind", .string("text"))
        wireMembers.required("text", self.text)
        return wireMembers.wireValue
    }
}

/// The machine's name stands here.
public struct DiscordSetupPartMachine: WireModel {
    /// Always "machine".
    public static let kind: String = "machine"

    public init() {
    }

    public init(wireValue: JSONValue) throws {
        _ = try WireFields(wireValue)
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("kind", .string("machine"))
        return wireMembers.wireValue
    }
}

/// Something to choose stands here.
public struct DiscordSetupPartPicker: WireModel {
    /// Always "picker".
    public static let kind: String = "picker"

    public var picker: DiscordSetupPickerKind

    /// The settings it fills.
    public var fields: [DiscordSettingKey]

    public var placeholder: String

    public var choices: [String]?

    public var serverFields: [DiscordSettingKey]?

    public var enables: [DiscordSetupPartPickerEnablesItem]?

    public var accessFields: DiscordSetupPartPickerAccessFields?

    public init(
        picker: DiscordSetupPickerKind,
        fields: [DiscordSettingKey],
        placeholder: String,
        choices: [String]? = nil,
        serverFields: [DiscordSettingKey]? = nil,
        enables: [DiscordSetupPartPickerEnablesItem]? = nil,
        accessFields: DiscordSetupPartPickerAccessFields? = nil
    ) {
        self.picker = picker
        self.fields = fields
        self.placeholder = placeholder
        self.choices = choices
        self.serverFields = serverFields
        self.enables = enables
        self.accessFields = accessFields
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.picker = try wireFields.required("picker")
        self.fields = try wireFields.required("fields")
        self.placeholder = try wireFields.required("placeholder")
        self.choices = try wireFields.optional("choices")
        self.serverFields = try wireFields.optional("serverFields")
        self.enables = try wireFields.optional("enables")
        self.accessFields = try wireFields.optional("accessFields")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("kind", .string("picker"))
        wireMembers.required("picker", self.picker)
        wireMembers.required("fields", self.fields)
        wireMembers.required("placeholder", self.placeholder)
        wireMembers.optional("choices", self.choices)
        wireMembers.optional("serverFields", self.serverFields)
        wireMembers.optional("enables", self.enables)
        wireMembers.optional("accessFields", self.accessFields)
        return wireMembers.wireValue
    }
}

/// A setting that a choice switches on.
public struct DiscordSetupPartPickerEnablesItem: WireModel {
    public var field: DiscordSettingKey

    /// Only when the choice is of such a kind.
    public var kinds: [DiscordDirectoryKind]?

    public init(field: DiscordSettingKey, kinds: [DiscordDirectoryKind]? = nil) {
        self.field = field
        self.kinds = kinds
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.field = try wireFields.required("field")
        self.kinds = try wireFields.optional("kinds")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("field", self.field)
        wireMembers.optional("kinds", self.kinds)
        return wireMembers.wireValue
    }
}

/// The settings that hold who may, and where.
public struct DiscordSetupPartPickerAccessFields: WireModel {
    public var people: DiscordSettingKey

    public var servers: DiscordSettingKey

    public var channels: DiscordSettingKey

    public init(people: DiscordSettingKey, servers: DiscordSettingKey, channels: DiscordSettingKey) {
        self.people = people
        self.servers = servers
        self.channels = channels
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.people = try wireFields.required("people")
        self.servers = try wireFields.required("servers")
        self.channels = try wireFields.required("channels")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("people", self.people)
        wireMembers.required("servers", self.servers)
        wireMembers.required("channels", self.channels)
        return wireMembers.wireValue
    }
}

/// One setup step, written as a sentence with gaps.
public struct DiscordSetupSentence: WireModel {
    public var id: DiscordSetupSentenceId

    public var parts: [DiscordSetupPart]

    public var help: String

    /// What must hold for the sentence to be true.
    public var checks: [DiscordSetupCheck]

    public var explicitComputerAccess: Bool?

    public init(
        id: DiscordSetupSentenceId,
        parts: [DiscordSetupPart],
        help: String,
        checks: [DiscordSetupCheck],
        explicitComputerAccess: Bool? = nil
    ) {
        self.id = id
        self.parts = parts
        self.help = help
        self.checks = checks
        self.explicitComputerAccess = explicitComputerAccess
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.id = try wireFields.required("id")
        self.parts = try wireFields.required("parts")
        self.help = try wireFields.required("help")
        self.checks = try wireFields.required("checks")
        self.explicitComputerAccess = try wireFields.optional("explicitComputerAccess")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("id", self.id)
        wireMembers.required("parts", self.parts)
        wireMembers.required("help", self.help)
        wireMembers.required("checks", self.checks)
        wireMembers.optional("explicitComputerAccess", self.explicitComputerAccess)
        return wireMembers.wireValue
    }
}

// Schemas, as data.

extension DiscordSetupSentenceId {
    public static let wireId = "clankie.DiscordSetupSentenceId"
    public static let wireSchema: Schema = .oneOf([.string("connect"), .string("fleet"), .string("tracking"), .string("home"), .string("talk"), .string("computer"), .string("team")])
}

extension DiscordSetupPart {
    public static let wireId = "clankie.DiscordSetupPart"
    public static let wireSchema: Schema = .discriminated("kind", [
        TaggedOption([.string("text")], .reference { DiscordSetupPartText.wireSchema }),
        TaggedOption([.string("machine")], .reference { DiscordSetupPartMachine.wireSchema }),
        TaggedOption([.string("picker")], .reference { DiscordSetupPartPicker.wireSchema }),
    ])
}

extension DiscordSetupPartText {
    public static let wireId = "clankie.DiscordSetupPartText"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("kind", .oneOf([.string("text")])),
        PropertyShape("text", .string()),
    ])
}

extension DiscordSetupPartMachine {
    public static let wireId = "clankie.DiscordSetupPartMachine"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("kind", .oneOf([.string("machine")])),
    ])
}

extension DiscordSetupPartPicker {
    public static let wireId = "clankie.DiscordSetupPartPicker"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("kind", .oneOf([.string("picker")])),
        PropertyShape("picker", .reference { DiscordSetupPickerKind.wireSchema }),
        PropertyShape("fields", .array(.reference { DiscordSettingKey.wireSchema })),
        PropertyShape("placeholder", .string()),
        PropertyShape("choices", .optional(.array(.string())), .optional, optionalOut: true),
        PropertyShape("serverFields", .optional(.array(.reference { DiscordSettingKey.wireSchema })), .optional, optionalOut: true),
        PropertyShape("enables", .optional(.array(.reference { DiscordSetupPartPickerEnablesItem.wireSchema })), .optional, optionalOut: true),
        PropertyShape("accessFields", .optional(.reference { DiscordSetupPartPickerAccessFields.wireSchema }), .optional, optionalOut: true),
    ])
}

extension DiscordSetupPartPickerEnablesItem {
    public static let wireId = "clankie.DiscordSetupPartPickerEnablesItem"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("field", .reference { DiscordSettingKey.wireSchema }),
        PropertyShape("kinds", .optional(.array(.reference { DiscordDirectoryKind.wireSchema })), .optional, optionalOut: true),
    ])
}

extension DiscordSetupPartPickerAccessFields {
    public static let wireId = "clankie.DiscordSetupPartPickerAccessFields"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("people", .reference { DiscordSettingKey.wireSchema }),
        PropertyShape("servers", .reference { DiscordSettingKey.wireSchema }),
        PropertyShape("channels", .reference { DiscordSettingKey.wireSchema }),
    ])
}

extension DiscordSetupSentence {
    public static let wireId = "clankie.DiscordSetupSentence"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("id", .reference { DiscordSetupSentenceId.wireSchema }),
        PropertyShape("parts", .array(.reference { DiscordSetupPart.wireSchema })),
        PropertyShape("help", .string()),
        PropertyShape("checks", .array(.reference { DiscordSetupCheck.wireSchema })),
        PropertyShape("explicitComputerAccess", .optional(.boolean), .optional, optionalOut: true),
    ])
}

extension ClankieTypes {
    static let discordSetupSentenceModule: [AnyWireType] = [
        AnyWireType(DiscordSetupSentenceId.wireType),
        AnyWireType(DiscordSetupPart.wireType),
        AnyWireType(DiscordSetupPartText.wireType),
        AnyWireType(DiscordSetupPartMachine.wireType),
        AnyWireType(DiscordSetupPartPicker.wireType),
        AnyWireType(DiscordSetupPartPickerEnablesItem.wireType),
        AnyWireType(DiscordSetupPartPickerAccessFields.wireType),
        AnyWireType(DiscordSetupSentence.wireType),
    ]
}
