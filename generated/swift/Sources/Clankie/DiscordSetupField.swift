// Made by samewire from schemas/clankie/discord-setup/field.ts. Do not edit.
import SamewireSupport

/// One setting as an advanced page shows it.
public struct DiscordSetupField: WireModel {
    public var key: DiscordSettingKey

    public var label: String

    public var help: String?

    public var kind: DiscordSetupFieldKind

    /// Values of a `choice`; their words stand in `choiceLabels`.
    public var choices: [String]?

    /// What the directory should offer for the ids.
    public var directoryKinds: [DiscordDirectoryKind]?

    public init(
        key: DiscordSettingKey,
        label: String,
        help: String? = nil,
        kind: DiscordSetupFieldKind,
        choices: [String]? = nil,
        directoryKinds: [DiscordDirectoryKind]? = nil
    ) {
        self.key = key
        self.label = label
        self.help = help
        self.kind = kind
        self.choices = choices
        self.directoryKinds = directoryKinds
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.key = try wireFields.required("key")
        self.label = try wireFields.required("label")
        self.help = try wireFields.optional("help")
        self.kind = try wireFields.required("kind")
        self.choices = try wireFields.optional("choices")
        self.directoryKinds = try wireFields.optional("directoryKinds")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("key", self.key)
        wireMembers.required("label", self.label)
        wireMembers.optional("help", self.help)
        wireMembers.required("kind", self.kind)
        wireMembers.optional("choices", self.choices)
        wireMembers.optional("directoryKinds", self.directoryKinds)
        return wireMembers.wireValue
    }
}

/// How the value is entered.
public enum DiscordSetupFieldKind: WireEnum {
    case boolean
    case ids
    case text
    case number
    case choice

    public var rawValue: String {
        switch self {
        case .boolean: return "boolean"
        case .ids: return "ids"
        case .text: return "text"
        case .number: return "number"
        case .choice: return "choice"
        }
    }
}

// Schemas, as data.

extension DiscordSetupField {
    public static let wireId = "clankie.DiscordSetupField"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("key", .reference { DiscordSettingKey.wireSchema }),
        PropertyShape("label", .string()),
        PropertyShape("help", .optional(.string()), .optional, optionalOut: true),
        PropertyShape("kind", .reference { DiscordSetupFieldKind.wireSchema }),
        PropertyShape("choices", .optional(.array(.string())), .optional, optionalOut: true),
        PropertyShape("directoryKinds", .optional(.array(.reference { DiscordDirectoryKind.wireSchema })), .optional, optionalOut: true),
    ])
}

extension DiscordSetupFieldKind {
    public static let wireId = "clankie.DiscordSetupFieldKind"
    public static let wireSchema: Schema = .oneOf([.string("boolean"), .string("ids"), .string("text"), .string("number"), .string("choice")])
}

extension ClankieTypes {
    static let discordSetupFieldModule: [AnyWireType] = [
        AnyWireType(DiscordSetupField.wireType),
        AnyWireType(DiscordSetupFieldKind.wireType),
    ]
}
