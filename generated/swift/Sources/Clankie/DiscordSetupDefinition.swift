// Made by samewire from schemas/clankie/discord-setup/definition.ts. Do not edit.
import SamewireSupport

/// What a Discord setup page asks.
public struct DiscordSetupDefinition: WireModel {
    public var schemaVersion: Int64

    public var sentences: [DiscordSetupSentence]

    public var advancedGroups: [DiscordSetupDefinitionAdvancedGroupsItem]

    /// Words for every value of any `choices` and for every check.
    public var choiceLabels: Record<String, String>

    public init(
        schemaVersion: Int64,
        sentences: [DiscordSetupSentence],
        advancedGroups: [DiscordSetupDefinitionAdvancedGroupsItem],
        choiceLabels: Record<String, String>
    ) {
        self.schemaVersion = schemaVersion
        self.sentences = sentences
        self.advancedGroups = advancedGroups
        self.choiceLabels = choiceLabels
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.schemaVersion = try wireFields.required("schemaVersion")
        self.sentences = try wireFields.required("sentences")
        self.advancedGroups = try wireFields.required("advancedGroups")
        self.choiceLabels = try wireFields.required("choiceLabels")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("schemaVersion", self.schemaVersion)
        wireMembers.required("sentences", self.sentences)
        wireMembers.required("advancedGroups", self.advancedGroups)
        wireMembers.required("choiceLabels", self.choiceLabels)
        return wireMembers.wireValue
    }
}

public struct DiscordSetupDefinitionAdvancedGroupsItem: WireModel {
    public var title: String

    public var fields: [DiscordSetupField]

    public init(title: String, fields: [DiscordSetupField]) {
        self.title = title
        self.fields = fields
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.title = try wireFields.required("title")
        self.fields = try wireFields.required("fields")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("title", self.title)
        wireMembers.required("fields", self.fields)
        return wireMembers.wireValue
    }
}

/// The setup page of one machine, as it stands now.
public struct DiscordSetupSnapshot: WireModel {
    public var definition: DiscordSetupDefinition

    /// 1 to 256 characters.
    public var machineName: String

    public var checks: [DiscordSetupSnapshotChecksItem]?

    public var testPostAvailable: Bool?

    /// Where to invite the bot.
    public var invite: DiscordSetupSnapshotInvite?

    public init(
        definition: DiscordSetupDefinition,
        machineName: String,
        checks: [DiscordSetupSnapshotChecksItem]? = nil,
        testPostAvailable: Bool? = nil,
        invite: DiscordSetupSnapshotInvite? = nil
    ) {
        self.definition = definition
        self.machineName = machineName
        self.checks = checks
        self.testPostAvailable = testPostAvailable
        self.invite = invite
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.definition = try wireFields.required("definition")
        self.machineName = try wireFields.required("machineName")
        self.checks = try wireFields.optional("checks")
        self.testPostAvailable = try wireFields.optional("testPostAvailable")
        self.invite = try wireFields.optional("invite")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("definition", self.definition)
        wireMembers.required("machineName", self.machineName)
        wireMembers.optional("checks", self.checks)
        wireMembers.optional("testPostAvailable", self.testPostAvailable)
        wireMembers.optional("invite", self.invite)
        return wireMembers.wireValue
    }
}

public struct DiscordSetupSnapshotChecksItem: WireModel {
    public var sentenceId: DiscordSetupSnapshotChecksItemSentenceId

    public var kind: DiscordSetupReportedCheck

    public var status: DiscordSetupSnapshotChecksItemStatus

    public init(
        sentenceId: DiscordSetupSnapshotChecksItemSentenceId,
        kind: DiscordSetupReportedCheck,
        status: DiscordSetupSnapshotChecksItemStatus
    ) {
        self.sentenceId = sentenceId
        self.kind = kind
        self.status = status
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.sentenceId = try wireFields.required("sentenceId")
        self.kind = try wireFields.required("kind")
        self.status = try wireFields.required("status")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("sentenceId", self.sentenceId)
        wireMembers.required("kind", self.kind)
        wireMembers.required("status", self.status)
        return wireMembers.wireValue
    }
}

public enum DiscordSetupSnapshotChecksItemSentenceId: WireEnum {
    case connect
    case fleet
    case tracking
    case talk
    case team

    public var rawValue: String {
        switch self {
        case .connect: return "connect"
        case .fleet: return "fleet"
        case .tracking: return "tracking"
        case .talk: return "talk"
        case .team: return "team"
        }
    }
}

public enum DiscordSetupSnapshotChecksItemStatus: WireEnum {
    case passed
    case failed
    case notChecked

    public var rawValue: String {
        switch self {
        case .passed: return "passed"
        case .failed: return "failed"
        case .notChecked: return "not_checked"
        }
    }
}

public struct DiscordSetupSnapshotInvite: WireModel {
    /// Default: `"participant"`.
    public var role: DiscordSetupSnapshotInviteRole

    /// Permission bits as a decimal number.
    ///
    /// Pattern: `^\d+$`.
    public var permissions: String

    /// Format: url.
    public var url: String

    public init(role: DiscordSetupSnapshotInviteRole, permissions: String, url: String) {
        self.role = role
        self.permissions = permissions
        self.url = url
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.role = try wireFields.required("role")
        self.permissions = try wireFields.required("permissions")
        self.url = try wireFields.required("url")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("role", self.role)
        wireMembers.required("permissions", self.permissions)
        wireMembers.required("url", self.url)
        return wireMembers.wireValue
    }
}

public enum DiscordSetupSnapshotInviteRole: WireEnum {
    case participant
    case admin

    public var rawValue: String {
        switch self {
        case .participant: return "participant"
        case .admin: return "admin"
        }
    }
}

// Schemas, as data.

extension DiscordSetupDefinition {
    public static let wireId = "clankie.DiscordSetupDefinition"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("schemaVersion", .oneOf([.number(1), .number(2)])),
        PropertyShape("sentences", .array(.reference { DiscordSetupSentence.wireSchema })),
        PropertyShape("advancedGroups", .array(.reference { DiscordSetupDefinitionAdvancedGroupsItem.wireSchema })),
        PropertyShape("choiceLabels", .record(.open, key: .string(), value: .string())),
    ])
}

extension DiscordSetupDefinitionAdvancedGroupsItem {
    public static let wireId = "clankie.DiscordSetupDefinitionAdvancedGroupsItem"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("title", .string()),
        PropertyShape("fields", .array(.reference { DiscordSetupField.wireSchema })),
    ])
}

extension DiscordSetupSnapshot {
    public static let wireId = "clankie.DiscordSetupSnapshot"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("definition", .reference { DiscordSetupDefinition.wireSchema }),
        PropertyShape("machineName", .string([.size(.minLength(1)), .size(.maxLength(256))])),
        PropertyShape("checks", .optional(.array(.reference { DiscordSetupSnapshotChecksItem.wireSchema })), .optional, optionalOut: true),
        PropertyShape("testPostAvailable", .optional(.boolean), .optional, optionalOut: true),
        PropertyShape("invite", .optional(.reference { DiscordSetupSnapshotInvite.wireSchema }), .optional, optionalOut: true),
    ])
}

extension DiscordSetupSnapshotChecksItem {
    public static let wireId = "clankie.DiscordSetupSnapshotChecksItem"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("sentenceId", .reference { DiscordSetupSnapshotChecksItemSentenceId.wireSchema }),
        PropertyShape("kind", .reference { DiscordSetupReportedCheck.wireSchema }),
        PropertyShape("status", .reference { DiscordSetupSnapshotChecksItemStatus.wireSchema }),
    ])
}

extension DiscordSetupSnapshotChecksItemSentenceId {
    public static let wireId = "clankie.DiscordSetupSnapshotChecksItemSentenceId"
    public static let wireSchema: Schema = .oneOf([.string("connect"), .string("fleet"), .string("tracking"), .string("talk"), .string("team")])
}

extension DiscordSetupSnapshotChecksItemStatus {
    public static let wireId = "clankie.DiscordSetupSnapshotChecksItemStatus"
    public static let wireSchema: Schema = .oneOf([.string("passed"), .string("failed"), .string("not_checked")])
}

extension DiscordSetupSnapshotInvite {
    public static let wireId = "clankie.DiscordSetupSnapshotInvite"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("role", .defaulted(.reference { DiscordSetupSnapshotInviteRole.wireSchema }, .string("participant")), .defaulted),
        PropertyShape("permissions", .string([.pattern(Pattern("^\\d+$"))])),
        PropertyShape("url", .string([.format(.url)])),
    ])
}

extension DiscordSetupSnapshotInviteRole {
    public static let wireId = "clankie.DiscordSetupSnapshotInviteRole"
    public static let wireSchema: Schema = .oneOf([.string("participant"), .string("admin")])
}

extension ClankieTypes {
    static let discordSetupDefinitionModule: [AnyWireType] = [
        AnyWireType(DiscordSetupDefinition.wireType),
        AnyWireType(DiscordSetupDefinitionAdvancedGroupsItem.wireType),
        AnyWireType(DiscordSetupSnapshot.wireType),
        AnyWireType(DiscordSetupSnapshotChecksItem.wireType),
        AnyWireType(DiscordSetupSnapshotChecksItemSentenceId.wireType),
        AnyWireType(DiscordSetupSnapshotChecksItemStatus.wireType),
        AnyWireType(DiscordSetupSnapshotInvite.wireType),
        AnyWireType(DiscordSetupSnapshotInviteRole.wireType),
    ]
}
