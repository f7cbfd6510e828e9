// Made by samewire from schemas/clankie/discord-setup/settings.ts. Do not edit.
import SamewireSupport

/// What the host is in a server.
public enum DiscordRole: WireEnum {
    case participant
    case admin

    public var rawValue: String {
        switch self {
        case .participant: return "participant"
        case .admin: return "admin"
        }
    }
}

/// How much of the tracked work is told in Discord.
public enum DiscordTrackingLevel: WireEnum {
    case off
    case projectUpdates
    case projectActivity
    case allIssues

    public var rawValue: String {
        switch self {
        case .off: return "off"
        case .projectUpdates: return "project_updates"
        case .projectActivity: return "project_activity"
        case .allIssues: return "all_issues"
        }
    }
}

/// The settings of one server.
public struct DiscordServerSettings: WireModel {
    /// Pattern: `^\d{5,32}$`.
    public var serverId: String

    /// Default: `"participant"`.
    public var role: DiscordRole

    /// Who counts as the owner there.
    ///
    /// Default: `"me"`.
    public var owners: DiscordServerSettingsOwners

    /// Pattern: `^\d{5,32}$`.
    public var ownerRoleId: String?

    public init(
        serverId: String,
        role: DiscordRole,
        owners: DiscordServerSettingsOwners,
        ownerRoleId: String? = nil
    ) {
        self.serverId = serverId
        self.role = role
        self.owners = owners
        self.ownerRoleId = ownerRoleId
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.serverId = try wireFields.required("serverId")
        self.role = try wireFields.required("role")
        self.owners = try wireFields.required("owners")
        self.ownerRoleId = try wireFields.optional("ownerRoleId")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("serverId", self.serverId)
        wireMembers.required("role", self.role)
        wireMembers.required("owners", self.owners)
        wireMembers.optional("ownerRoleId", self.ownerRoleId)
        return wireMembers.wireValue
    }
}

public enum DiscordServerSettingsOwners: WireEnum {
    case me
    case everyone
    case role

    public var rawValue: String {
        switch self {
        case .me: return "me"
        case .everyone: return "everyone"
        case .role: return "role"
        }
    }
}

/// A skill that the host has in one room.
public struct DiscordRoomSkill: WireModel {
    /// Pattern: `^\d{5,32}$`.
    public var serverId: String

    /// Pattern: `^\d{5,32}$`.
    public var channelId: String

    /// Always "house-hunting".
    public static let skill: String = "house-hunting"

    public var household: String?

    public init(serverId: String, channelId: String, household: String? = nil) {
        self.serverId = serverId
        self.channelId = channelId
        self.household = household
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.serverId = try wireFields.required("serverId")
        self.channelId = try wireFields.required("channelId")
        self.household = try wireFields.optional("household")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("serverId", self.serverId)
        wireMembers.required("channelId", self.channelId)
        wireMembers.constant("skill", .string("house-hunting"))
        wireMembers.optional("household", self.household)
        return wireMembers.wireValue
    }
}

/// Says who an author of older notes is.
public struct DiscordAuthorBinding: WireModel {
    /// Pattern: `^(?:existing|\d{5,32}-\d{5,32})$`.
    public var household: String

    /// Pattern: `^\d{5,32}$`.
    public var userId: String

    /// 1 to 256 characters.
    /// Pattern: `^(?!\d+$)\P{Cc}+$`.
    public var legacyAuthor: String

    /// Always true.
    public static let ownerConfirmed: Bool = true

    public init(household: String, userId: String, legacyAuthor: String) {
        self.household = household
        self.userId = userId
        self.legacyAuthor = legacyAuthor
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.household = try wireFields.required("household")
        self.userId = try wireFields.required("userId")
        self.legacyAuthor = try wireFields.required("legacyAuthor")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("household", self.household)
        wireMembers.required("userId", self.userId)
        wireMembers.required("legacyAuthor", self.legacyAuthor)
        wireMembers.constant("ownerConfirmed", .bool(true))
        return wireMembers.wireValue
    }
}

/// The Discord settings of a host.
public struct DiscordSettings: WireModel {
    /// Pattern: `^\d{5,32}$`.
    public var serverId: String?

    /// Pattern: `^\d{5,32}$`.
    public var fleetChannelId: String?

    /// Pattern: `^\d{5,32}$`.
    public var applicationId: String?

    /// Pattern: `^\d{5,32}$`.
    public var guildId: String?

    /// Pattern: `^\d{5,32}$`.
    public var swarmGuildId: String?

    /// Pattern: `^\d{5,32}$`.
    public var ownerUserId: String?

    /// Pattern: `^\d{5,32}$`.
    public var voiceChannelId: String?

    /// Pattern: `^\d{5,32}$`.
    public var activityApplicationIdGba: String?

    /// At least 1 characters.
    public var activityTunnelName: String?

    /// At least 1 characters.
    public var activityTunnelHostname: String?

    /// Default: `"participant"`.
    public var role: DiscordRole

    /// Default: `"off"`.
    public var trackingLevel: DiscordTrackingLevel

    /// At most 64 entries.
    /// Default: `[]`.
    public var servers: [DiscordServerSettings]

    /// One for each server and channel.
    ///
    /// At most 64 entries.
    /// Default: `[]`.
    public var roomSkills: [DiscordRoomSkill]

    /// One for each household and author.
    ///
    /// At most 64 entries.
    /// Default: `[]`.
    public var houseHuntingAuthorBindings: [DiscordAuthorBinding]

    public var teamVisible: Bool?

    /// `addressed` is the old spelling of `mention`.
    public var wakeTrigger: DiscordSettingsWakeTrigger?

    /// At most 64 entries.
    /// Default: `[]`.
    public var ambientRoleIds: [String]

    /// At most 64 entries.
    /// Default: `[]`.
    public var ambientUserIds: [String]

    /// At most 64 entries.
    /// Default: `[]`.
    public var approvalRoleIds: [String]

    /// At most 64 entries.
    /// Default: `[]`.
    public var systemActorUserIds: [String]

    /// At most 64 entries.
    /// Default: `[]`.
    public var systemActorGuildIds: [String]

    /// At most 64 entries.
    /// Default: `[]`.
    public var systemActorChannelIds: [String]

    /// At most 64 entries.
    /// Default: `[]`.
    public var ingressGuildIds: [String]

    /// At most 64 entries.
    /// Default: `[]`.
    public var ingressChannelIds: [String]

    /// At most 64 entries.
    /// Default: `[]`.
    public var ingressDmUserIds: [String]

    /// At most 64 entries.
    /// Default: `[]`.
    public var ambientChannelIds: [String]

    /// At most 64 entries.
    /// Default: `[]`.
    public var toolProgressChannelIds: [String]

    /// At most 64 entries.
    /// Default: `[]`.
    public var presenceGuildIds: [String]

    /// At most 64 entries.
    /// Default: `[]`.
    public var presenceChannelIds: [String]

    /// At most 64 entries.
    /// Default: `[]`.
    public var voiceGuildIds: [String]

    /// At most 64 entries.
    /// Default: `[]`.
    public var voiceChannelIds: [String]

    /// At most 64 entries.
    /// Default: `[]`.
    public var userSessionGuildIds: [String]

    /// At most 64 entries.
    /// Default: `[]`.
    public var userSessionChannelIds: [String]

    /// At most 64 entries.
    /// Default: `[]`.
    public var userSessionVoiceChannelIds: [String]

    /// At most 64 entries.
    /// Default: `[]`.
    public var userSessionDmUserIds: [String]

    /// Default: `false`.
    public var fleetEnabled: Bool

    /// Default: `false`.
    public var textIngressEnabled: Bool

    /// Default: `false`.
    public var voiceEnabled: Bool

    /// Default: `false`.
    public var voiceTranscriptLoggingEnabled: Bool

    /// Default: `false`.
    public var officialBotEnabled: Bool

    /// Default: `false`.
    public var userSessionEnabled: Bool

    /// Default: `false`.
    public var userSessionVoiceEnabled: Bool

    /// Default: `"deny"`.
    public var ingressDmPolicy: DiscordSettingsIngressDmPolicy

    /// Default: `"owner_only"`.
    public var userSessionDmPolicy: DiscordSettingsUserSessionDmPolicy

    /// 0 to 50.
    /// Default: `10`.
    public var ingressContextMessages: Int64

    /// Default: `"ambient"`.
    public var voiceJoinPolicy: DiscordSettingsVoiceJoinPolicy

    /// Default: `"explicit"`.
    public var voiceConsentPolicy: DiscordSettingsVoiceConsentPolicy

    /// Default: `"bot"`.
    public var activeBody: DiscordSettingsActiveBody

    public init(
        serverId: String? = nil,
        fleetChannelId: String? = nil,
        applicationId: String? = nil,
        guildId: String? = nil,
        swarmGuildId: String? = nil,
        ownerUserId: String? = nil,
        voiceChannelId: String? = nil,
        activityApplicationIdGba: String? = nil,
        activityTunnelName: String? = nil,
        activityTunnelHostname: String? = nil,
        role: DiscordRole,
        trackingLevel: DiscordTrackingLevel,
        servers: [DiscordServerSettings],
        roomSkills: [DiscordRoomSkill],
        houseHuntingAuthorBindings: [DiscordAuthorBinding],
        teamVisible: Bool? = nil,
        wakeTrigger: DiscordSettingsWakeTrigger? = nil,
        ambientRoleIds: [String],
        ambientUserIds: [String],
        approvalRoleIds: [String],
        systemActorUserIds: [String],
        systemActorGuildIds: [String],
        systemActorChannelIds: [String],
        ingressGuildIds: [String],
        ingressChannelIds: [String],
        ingressDmUserIds: [String],
        ambientChannelIds: [String],
        toolProgressChannelIds: [String],
        presenceGuildIds: [String],
        presenceChannelIds: [String],
        voiceGuildIds: [String],
        voiceChannelIds: [String],
        userSessionGuildIds: [String],
        userSessionChannelIds: [String],
        userSessionVoiceChannelIds: [String],
        userSessionDmUserIds: [String],
        fleetEnabled: Bool,
        textIngressEnabled: Bool,
        voiceEnabled: Bool,
        voiceTranscriptLoggingEnabled: Bool,
        officialBotEnabled: Bool,
        userSessionEnabled: Bool,
        userSessionVoiceEnabled: Bool,
        ingressDmPolicy: DiscordSettingsIngressDmPolicy,
        userSessionDmPolicy: DiscordSettingsUserSessionDmPolicy,
        ingressContextMessages: Int64,
        voiceJoinPolicy: DiscordSettingsVoiceJoinPolicy,
        voiceConsentPolicy: DiscordSettingsVoiceConsentPolicy,
        activeBody: DiscordSettingsActiveBody
    ) {
        self.serverId = serverId
        self.fleetChannelId = fleetChannelId
        self.applicationId = applicationId
        self.guildId = guildId
        self.swarmGuildId = swarmGuildId
        self.ownerUserId = ownerUserId
        self.voiceChannelId = voiceChannelId
        self.activityApplicationIdGba = activityApplicationIdGba
        self.activityTunnelName = activityTunnelName
        self.activityTunnelHostname = activityTunnelHostname
        self.role = role
        self.trackingLevel = trackingLevel
        self.servers = servers
        self.roomSkills = roomSkills
        self.houseHuntingAuthorBindings = houseHuntingAuthorBindings
        self.teamVisible = teamVisible
        self.wakeTrigger = wakeTrigger
        self.ambientRoleIds = ambientRoleIds
        self.ambientUserIds = ambientUserIds
        self.approvalRoleIds = approvalRoleIds
        self.systemActorUserIds = systemActorUserIds
        self.systemActorGuildIds = systemActorGuildIds
        self.systemActorChannelIds = systemActorChannelIds
        self.ingressGuildIds = ingressGuildIds
        self.ingressChannelIds = ingressChannelIds
        self.ingressDmUserIds = ingressDmUserIds
        self.ambientChannelIds = ambientChannelIds
        self.toolProgressChannelIds = toolProgressChannelIds
        self.presenceGuildIds = presenceGuildIds
        self.presenceChannelIds = presenceChannelIds
        self.voiceGuildIds = voiceGuildIds
        self.voiceChannelIds = voiceChannelIds
        self.userSessionGuildIds = userSessionGuildIds
        self.userSessionChannelIds = userSessionChannelIds
        self.userSessionVoiceChannelIds = userSessionVoiceChannelIds
        self.userSessionDmUserIds = userSessionDmUserIds
        self.fleetEnabled = fleetEnabled
        self.textIngressEnabled = textIngressEnabled
        self.voiceEnabled = voiceEnabled
        self.voiceTranscriptLoggingEnabled = voiceTranscriptLoggingEnabled
        self.officialBotEnabled = officialBotEnabled
        self.userSessionEnabled = userSessionEnabled
        self.userSessionVoiceEnabled = userSessionVoiceEnabled
        self.ingressDmPolicy = ingressDmPolicy
        self.userSessionDmPolicy = userSessionDmPolicy
        self.ingressContextMessages = ingressContextMessages
        self.voiceJoinPolicy = voiceJoinPolicy
        self.voiceConsentPolicy = voiceConsentPolicy
        self.activeBody = activeBody
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.serverId = try wireFields.optional("serverId")
        self.fleetChannelId = try wireFields.optional("fleetChannelId")
        self.applicationId = try wireFields.optional("applicationId")
        self.guildId = try wireFields.optional("guildId")
        self.swarmGuildId = try wireFields.optional("swarmGuildId")
        self.ownerUserId = try wireFields.optional("ownerUserId")
        self.voiceChannelId = try wireFields.optional("voiceChannelId")
        self.activityApplicationIdGba = try wireFields.optional("activityApplicationIdGba")
        self.activityTunnelName = try wireFields.optional("activityTunnelName")
        self.activityTunnelHostname = try wireFields.optional("activityTunnelHostname")
        self.role = try wireFields.required("role")
        self.trackingLevel = try wireFields.required("trackingLevel")
        self.servers = try wireFields.required("servers")
        self.roomSkills = try wireFields.required("roomSkills")
        self.houseHuntingAuthorBindings = try wireFields.required("houseHuntingAuthorBindings")
        self.teamVisible = try wireFields.optional("teamVisible")
        self.wakeTrigger = try wireFields.optional("wakeTrigger")
        self.ambientRoleIds = try wireFields.required("ambientRoleIds")
        self.ambientUserIds = try wireFields.required("ambientUserIds")
        self.approvalRoleIds = try wireFields.required("approvalRoleIds")
        self.systemActorUserIds = try wireFields.required("systemActorUserIds")
        self.systemActorGuildIds = try wireFields.required("systemActorGuildIds")
        self.systemActorChannelIds = try wireFields.required("systemActorChannelIds")
        self.ingressGuildIds = try wireFields.required("ingressGuildIds")
        self.ingressChannelIds = try wireFields.required("ingressChannelIds")
        self.ingressDmUserIds = try wireFields.required("ingressDmUserIds")
        self.ambientChannelIds = try wireFields.required("ambientChannelIds")
        self.toolProgressChannelIds = try wireFields.required("toolProgressChannelIds")
        self.presenceGuildIds = try wireFields.required("presenceGuildIds")
        self.presenceChannelIds = try wireFields.required("presenceChannelIds")
        self.voiceGuildIds = try wireFields.required("voiceGuildIds")
        self.voiceChannelIds = try wireFields.required("voiceChannelIds")
        self.userSessionGuildIds = try wireFields.required("userSessionGuildIds")
        self.userSessionChannelIds = try wireFields.required("userSessionChannelIds")
        self.userSessionVoiceChannelIds = try wireFields.required("userSessionVoiceChannelIds")
        self.userSessionDmUserIds = try wireFields.required("userSessionDmUserIds")
        self.fleetEnabled = try wireFields.required("fleetEnabled")
        self.textIngressEnabled = try wireFields.required("textIngressEnabled")
        self.voiceEnabled = try wireFields.required("voiceEnabled")
        self.voiceTranscriptLoggingEnabled = try wireFields.required("voiceTranscriptLoggingEnabled")
        self.officialBotEnabled = try wireFields.required("officialBotEnabled")
        self.userSessionEnabled = try wireFields.required("userSessionEnabled")
        self.userSessionVoiceEnabled = try wireFields.required("userSessionVoiceEnabled")
        self.ingressDmPolicy = try wireFields.required("ingressDmPolicy")
        self.userSessionDmPolicy = try wireFields.required("userSessionDmPolicy")
        self.ingressContextMessages = try wireFields.required("ingressContextMessages")
        self.voiceJoinPolicy = try wireFields.required("voiceJoinPolicy")
        self.voiceConsentPolicy = try wireFields.required("voiceConsentPolicy")
        self.activeBody = try wireFields.required("activeBody")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.optional("serverId", self.serverId)
        wireMembers.optional("fleetChannelId", self.fleetChannelId)
        wireMembers.optional("applicationId", self.applicationId)
        wireMembers.optional("guildId", self.guildId)
        wireMembers.optional("swarmGuildId", self.swarmGuildId)
        wireMembers.optional("ownerUserId", self.ownerUserId)
        wireMembers.optional("voiceChannelId", self.voiceChannelId)
        wireMembers.optional("activityApplicationIdGba", self.activityApplicationIdGba)
        wireMembers.optional("activityTunnelName", self.activityTunnelName)
        wireMembers.optional("activityTunnelHostname", self.activityTunnelHostname)
        wireMembers.required("role", self.role)
        wireMembers.required("trackingLevel", self.trackingLevel)
        wireMembers.required("servers", self.servers)
        wireMembers.required("roomSkills", self.roomSkills)
        wireMembers.required("houseHuntingAuthorBindings", self.houseHuntingAuthorBindings)
        wireMembers.optional("teamVisible", self.teamVisible)
        wireMembers.optional("wakeTrigger", self.wakeTrigger)
        wireMembers.required("ambientRoleIds", self.ambientRoleIds)
        wireMembers.required("ambientUserIds", self.ambientUserIds)
        wireMembers.required("approvalRoleIds", self.approvalRoleIds)
        wireMembers.required("systemActorUserIds", self.systemActorUserIds)
        wireMembers.required("systemActorGuildIds", self.systemActorGuildIds)
        wireMembers.required("systemActorChannelIds", self.systemActorChannelIds)
        wireMembers.required("ingressGuildIds", self.ingressGuildIds)
        wireMembers.required("ingressChannelIds", self.ingressChannelIds)
        wireMembers.required("ingressDmUserIds", self.ingressDmUserIds)
        wireMembers.required("ambientChannelIds", self.ambientChannelIds)
        wireMembers.required("toolProgressChannelIds", self.toolProgressChannelIds)
        wireMembers.required("presenceGuildIds", self.presenceGuildIds)
        wireMembers.required("presenceChannelIds", self.presenceChannelIds)
        wireMembers.required("voiceGuildIds", self.voiceGuildIds)
        wireMembers.required("voiceChannelIds", self.voiceChannelIds)
        wireMembers.required("userSessionGuildIds", self.userSessionGuildIds)
        wireMembers.required("userSessionChannelIds", self.userSessionChannelIds)
        wireMembers.required("userSessionVoiceChannelIds", self.userSessionVoiceChannelIds)
        wireMembers.required("userSessionDmUserIds", self.userSessionDmUserIds)
        wireMembers.required("fleetEnabled", self.fleetEnabled)
        wireMembers.required("textIngressEnabled", self.textIngressEnabled)
        wireMembers.required("voiceEnabled", self.voiceEnabled)
        wireMembers.required("voiceTranscriptLoggingEnabled", self.voiceTranscriptLoggingEnabled)
        wireMembers.required("officialBotEnabled", self.officialBotEnabled)
        wireMembers.required("userSessionEnabled", self.userSessionEnabled)
        wireMembers.required("userSessionVoiceEnabled", self.userSessionVoiceEnabled)
        wireMembers.required("ingressDmPolicy", self.ingressDmPolicy)
        wireMembers.required("userSessionDmPolicy", self.userSessionDmPolicy)
        wireMembers.required("ingressContextMessages", self.ingressContextMessages)
        wireMembers.required("voiceJoinPolicy", self.voiceJoinPolicy)
        wireMembers.required("voiceConsentPolicy", self.voiceConsentPolicy)
        wireMembers.required("activeBody", self.activeBody)
        return wireMembers.wireValue
    }
}

public enum DiscordSettingsWakeTrigger: WireEnum {
    case mention
    case name
    case `any`
    case addressed

    public var rawValue: String {
        switch self {
        case .mention: return "mention"
        case .name: return "name"
        case .`any`: return "any"
        case .addressed: return "addressed"
        }
    }
}

public enum DiscordSettingsIngressDmPolicy: WireEnum {
    case deny
    case ownerOnly
    case allowlist

    public var rawValue: String {
        switch self {
        case .deny: return "deny"
        case .ownerOnly: return "owner_only"
        case .allowlist: return "allowlist"
        }
    }
}

public enum DiscordSettingsUserSessionDmPolicy: WireEnum {
    case deny
    case ownerOnly
    case allowlist

    public var rawValue: String {
        switch self {
        case .deny: return "deny"
        case .ownerOnly: return "owner_only"
        case .allowlist: return "allowlist"
        }
    }
}

public enum DiscordSettingsVoiceJoinPolicy: WireEnum {
    case ambient
    case guildMembers

    public var rawValue: String {
        switch self {
        case .ambient: return "ambient"
        case .guildMembers: return "guild_members"
        }
    }
}

public enum DiscordSettingsVoiceConsentPolicy: WireEnum {
    case explicit
    case presence

    public var rawValue: String {
        switch self {
        case .explicit: return "explicit"
        case .presence: return "presence"
        }
    }
}

public enum DiscordSettingsActiveBody: WireEnum {
    case bot
    case userSession

    public var rawValue: String {
        switch self {
        case .bot: return "bot"
        case .userSession: return "user_session"
        }
    }
}

// Schemas, as data.

extension DiscordRole {
    public static let wireId = "clankie.DiscordRole"
    public static let wireSchema: Schema = .oneOf([.string("participant"), .string("admin")])
}

extension DiscordTrackingLevel {
    public static let wireId = "clankie.DiscordTrackingLevel"
    public static let wireSchema: Schema = .oneOf([.string("off"), .string("project_updates"), .string("project_activity"), .string("all_issues")])
}

extension DiscordServerSettings {
    public static let wireId = "clankie.DiscordServerSettings"
    public static let wireSchema: Schema = Schema.object(.strict, [
        PropertyShape("serverId", .string([.pattern(Pattern("^\\d{5,32}$", "u"))])),
        PropertyShape("role", .defaulted(.reference { DiscordRole.wireSchema }, .string("participant")), .defaulted),
        PropertyShape("owners", .defaulted(.reference { DiscordServerSettingsOwners.wireSchema }, .string("me")), .defaulted),
        PropertyShape("ownerRoleId", .optional(.string([.pattern(Pattern("^\\d{5,32}$", "u"))])), .optional, optionalOut: true),
    ]).checked([RuleUse(.requiredWhen(RuleCondition(key: "owners", equals: .string("role")), ["ownerRoleId"], path: ["ownerRoleId"]), message: "Invalid object: ownerRoleId must have a value when owners is \"role\"")])
}

extension DiscordServerSettingsOwners {
    public static let wireId = "clankie.DiscordServerSettingsOwners"
    public static let wireSchema: Schema = .oneOf([.string("me"), .string("everyone"), .string("role")])
}

extension DiscordRoomSkill {
    public static let wireId = "clankie.DiscordRoomSkill"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("serverId", .string([.pattern(Pattern("^\\d{5,32}$", "u"))])),
        PropertyShape("channelId", .string([.pattern(Pattern("^\\d{5,32}$", "u"))])),
        PropertyShape("skill", .oneOf([.string("house-hunting")])),
        PropertyShape("household", .optional(.oneOf([.string("existing")])), .optional, optionalOut: true),
    ])
}

extension DiscordAuthorBinding {
    public static let wireId = "clankie.DiscordAuthorBinding"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("household", .string([.pattern(Pattern("^(?:existing|\\d{5,32}-\\d{5,32})$", "u"))])),
        PropertyShape("userId", .string([.pattern(Pattern("^\\d{5,32}$", "u"))])),
        PropertyShape("legacyAuthor", .string([.trim, .size(.minLength(1)), .size(.maxLength(256)), .pattern(Pattern("^(?!\\d+$)\\P{Cc}+$", "u"))])),
        PropertyShape("ownerConfirmed", .oneOf([.bool(true)])),
    ])
}

extension DiscordSettings {
    public static let wireId = "clankie.DiscordSettings"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("serverId", .optional(.string([.pattern(Pattern("^\\d{5,32}$", "u"))])), .optional, optionalOut: true),
        PropertyShape("fleetChannelId", .optional(.string([.pattern(Pattern("^\\d{5,32}$", "u"))])), .optional, optionalOut: true),
        PropertyShape("applicationId", .optional(.string([.pattern(Pattern("^\\d{5,32}$", "u"))])), .optional, optionalOut: true),
        PropertyShape("guildId", .optional(.string([.pattern(Pattern("^\\d{5,32}$", "u"))])), .optional, optionalOut: true),
        PropertyShape("swarmGuildId", .optional(.string([.pattern(Pattern("^\\d{5,32}$", "u"))])), .optional, optionalOut: true),
        PropertyShape("ownerUserId", .optional(.string([.pattern(Pattern("^\\d{5,32}$", "u"))])), .optional, optionalOut: true),
        PropertyShape("voiceChannelId", .optional(.string([.pattern(Pattern("^\\d{5,32}$", "u"))])), .optional, optionalOut: true),
        PropertyShape("activityApplicationIdGba", .optional(.string([.pattern(Pattern("^\\d{5,32}$", "u"))])), .optional, optionalOut: true),
        PropertyShape("activityTunnelName", .optional(.string([.size(.minLength(1))])), .optional, optionalOut: true),
        PropertyShape("activityTunnelHostname", .optional(.string([.size(.minLength(1))])), .optional, optionalOut: true),
        PropertyShape("role", .defaulted(.reference { DiscordRole.wireSchema }, .string("participant")), .defaulted),
        PropertyShape("trackingLevel", .defaulted(.reference { DiscordTrackingLevel.wireSchema }, .string("off")), .defaulted),
        PropertyShape("servers", .defaulted(Schema.array(.reference { DiscordServerSettings.wireSchema }, [.maxLength(64)]).checked([RuleUse(.uniqueItems(by: "serverId"), message: "Invalid list: entries must be unique")]), .array([])), .defaulted),
        PropertyShape("roomSkills", .defaulted(.array(.reference { DiscordRoomSkill.wireSchema }, [.maxLength(64)]), .array([])), .defaulted),
        PropertyShape("houseHuntingAuthorBindings", .defaulted(.array(.reference { DiscordAuthorBinding.wireSchema }, [.maxLength(64)]), .array([])), .defaulted),
        PropertyShape("teamVisible", .optional(.boolean), .optional, optionalOut: true),
        PropertyShape("wakeTrigger", .optional(.reference { DiscordSettingsWakeTrigger.wireSchema }), .optional, optionalOut: true),
        PropertyShape("ambientRoleIds", .defaulted(.array(.string([.pattern(Pattern("^\\d{5,32}$", "u"))]), [.maxLength(64)]), .array([])), .defaulted),
        PropertyShape("ambientUserIds", .defaulted(.array(.string([.pattern(Pattern("^\\d{5,32}$", "u"))]), [.maxLength(64)]), .array([])), .defaulted),
        PropertyShape("approvalRoleIds", .defaulted(.array(.string([.pattern(Pattern("^\\d{5,32}$", "u"))]), [.maxLength(64)]), .array([])), .defaulted),
        PropertyShape("systemActorUserIds", .defaulted(.array(.string([.pattern(Pattern("^\\d{5,32}$", "u"))]), [.maxLength(64)]), .array([])), .defaulted),
        PropertyShape("systemActorGuildIds", .defaulted(.array(.string([.pattern(Pattern("^\\d{5,32}$", "u"))]), [.maxLength(64)]), .array([])), .defaulted),
        PropertyShape("systemActorChannelIds", .defaulted(.array(.string([.pattern(Pattern("^\\d{5,32}$", "u"))]), [.maxLength(64)]), .array([])), .defaulted),
        PropertyShape("ingressGuildIds", .defaulted(.array(.string([.pattern(Pattern("^\\d{5,32}$", "u"))]), [.maxLength(64)]), .array([])), .defaulted),
        PropertyShape("ingressChannelIds", .defaulted(.array(.string([.pattern(Pattern("^\\d{5,32}$", "u"))]), [.maxLength(64)]), .array([])), .defaulted),
        PropertyShape("ingressDmUserIds", .defaulted(.array(.string([.pattern(Pattern("^\\d{5,32}$", "u"))]), [.maxLength(64)]), .array([])), .defaulted),
        PropertyShape("ambientChannelIds", .defaulted(.array(.string([.pattern(Pattern("^\\d{5,32}$", "u"))]), [.maxLength(64)]), .array([])), .defaulted),
        PropertyShape("toolProgressChannelIds", .defaulted(.array(.string([.pattern(Pattern("^\\d{5,32}$", "u"))]), [.maxLength(64)]), .array([])), .defaulted),
        PropertyShape("presenceGuildIds", .defaulted(.array(.string([.pattern(Pattern("^\\d{5,32}$", "u"))]), [.maxLength(64)]), .array([])), .defaulted),
        PropertyShape("presenceChannelIds", .defaulted(.array(.string([.pattern(Pattern("^\\d{5,32}$", "u"))]), [.maxLength(64)]), .array([])), .defaulted),
        PropertyShape("voiceGuildIds", .defaulted(.array(.string([.pattern(Pattern("^\\d{5,32}$", "u"))]), [.maxLength(64)]), .array([])), .defaulted),
        PropertyShape("voiceChannelIds", .defaulted(.array(.string([.pattern(Pattern("^\\d{5,32}$", "u"))]), [.maxLength(64)]), .array([])), .defaulted),
        PropertyShape("userSessionGuildIds", .defaulted(.array(.string([.pattern(Pattern("^\\d{5,32}$", "u"))]), [.maxLength(64)]), .array([])), .defaulted),
        PropertyShape("userSessionChannelIds", .defaulted(.array(.string([.pattern(Pattern("^\\d{5,32}$", "u"))]), [.maxLength(64)]), .array([])), .defaulted),
        PropertyShape("userSessionVoiceChannelIds", .defaulted(.array(.string([.pattern(Pattern("^\\d{5,32}$", "u"))]), [.maxLength(64)]), .array([])), .defaulted),
        PropertyShape("userSessionDmUserIds", .defaulted(.array(.string([.pattern(Pattern("^\\d{5,32}$", "u"))]), [.maxLength(64)]), .array([])), .defaulted),
        PropertyShape("fleetEnabled", .defaulted(.boolean, .bool(false)), .defaulted),
        PropertyShape("textIngressEnabled", .defaulted(.boolean, .bool(false)), .defaulted),
        PropertyShape("voiceEnabled", .defaulted(.boolean, .bool(false)), .defaulted),
        PropertyShape("voiceTranscriptLoggingEnabled", .defaulted(.boolean, .bool(false)), .defaulted),
        PropertyShape("officialBotEnabled", .defaulted(.boolean, .bool(false)), .defaulted),
        PropertyShape("userSessionEnabled", .defaulted(.boolean, .bool(false)), .defaulted),
        PropertyShape("userSessionVoiceEnabled", .defaulted(.boolean, .bool(false)), .defaulted),
        PropertyShape("ingressDmPolicy", .defaulted(.reference { DiscordSettingsIngressDmPolicy.wireSchema }, .string("deny")), .defaulted),
        PropertyShape("userSessionDmPolicy", .defaulted(.reference { DiscordSettingsUserSessionDmPolicy.wireSchema }, .string("owner_only")), .defaulted),
        PropertyShape("ingressContextMessages", .defaulted(.number(.int, [.minimum(0, exclusive: false), .maximum(50, exclusive: false)]), .number(10)), .defaulted),
        PropertyShape("voiceJoinPolicy", .defaulted(.reference { DiscordSettingsVoiceJoinPolicy.wireSchema }, .string("ambient")), .defaulted),
        PropertyShape("voiceConsentPolicy", .defaulted(.reference { DiscordSettingsVoiceConsentPolicy.wireSchema }, .string("explicit")), .defaulted),
        PropertyShape("activeBody", .defaulted(.reference { DiscordSettingsActiveBody.wireSchema }, .string("bot")), .defaulted),
    ])
}

extension DiscordSettingsWakeTrigger {
    public static let wireId = "clankie.DiscordSettingsWakeTrigger"
    public static let wireSchema: Schema = .oneOf([.string("mention"), .string("name"), .string("any"), .string("addressed")])
}

extension DiscordSettingsIngressDmPolicy {
    public static let wireId = "clankie.DiscordSettingsIngressDmPolicy"
    public static let wireSchema: Schema = .oneOf([.string("deny"), .string("owner_only"), .string("allowlist")])
}

extension DiscordSettingsUserSessionDmPolicy {
    public static let wireId = "clankie.DiscordSettingsUserSessionDmPolicy"
    public static let wireSchema: Schema = .oneOf([.string("deny"), .string("owner_only"), .string("allowlist")])
}

extension DiscordSettingsVoiceJoinPolicy {
    public static let wireId = "clankie.DiscordSettingsVoiceJoinPolicy"
    public static let wireSchema: Schema = .oneOf([.string("ambient"), .string("guild_members")])
}

extension DiscordSettingsVoiceConsentPolicy {
    public static let wireId = "clankie.DiscordSettingsVoiceConsentPolicy"
    public static let wireSchema: Schema = .oneOf([.string("explicit"), .string("presence")])
}

extension DiscordSettingsActiveBody {
    public static let wireId = "clankie.DiscordSettingsActiveBody"
    public static let wireSchema: Schema = .oneOf([.string("bot"), .string("user_session")])
}

extension ClankieTypes {
    static let discordSetupSettingsModule: [AnyWireType] = [
        AnyWireType(DiscordRole.wireType),
        AnyWireType(DiscordTrackingLevel.wireType),
        AnyWireType(DiscordServerSettings.wireType),
        AnyWireType(DiscordServerSettingsOwners.wireType),
        AnyWireType(DiscordRoomSkill.wireType),
        AnyWireType(DiscordAuthorBinding.wireType),
        AnyWireType(DiscordSettings.wireType),
        AnyWireType(DiscordSettingsWakeTrigger.wireType),
        AnyWireType(DiscordSettingsIngressDmPolicy.wireType),
        AnyWireType(DiscordSettingsUserSessionDmPolicy.wireType),
        AnyWireType(DiscordSettingsVoiceJoinPolicy.wireType),
        AnyWireType(DiscordSettingsVoiceConsentPolicy.wireType),
        AnyWireType(DiscordSettingsActiveBody.wireType),
    ]
}
