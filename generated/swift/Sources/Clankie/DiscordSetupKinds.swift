// Made by samewire from schemas/clankie/discord-setup/kinds.ts. Do not edit.
import SamewireSupport

/// New values may be added: a response reader leaves out the list entry that holds one.
public enum DiscordSettingKey: WireEnum {
    case serverId
    case fleetChannelId
    case applicationId
    case guildId
    case swarmGuildId
    case ownerUserId
    case voiceChannelId
    case activityApplicationIdGba
    case activityTunnelName
    case activityTunnelHostname
    case role
    case trackingLevel
    case servers
    case roomSkills
    case houseHuntingAuthorBindings
    case teamVisible
    case wakeTrigger
    case ambientRoleIds
    case ambientUserIds
    case approvalRoleIds
    case systemActorUserIds
    case systemActorGuildIds
    case systemActorChannelIds
    case ingressGuildIds
    case ingressChannelIds
    case ingressDmUserIds
    case ambientChannelIds
    case toolProgressChannelIds
    case presenceGuildIds
    case presenceChannelIds
    case voiceGuildIds
    case voiceChannelIds
    case userSessionGuildIds
    case userSessionChannelIds
    case userSessionVoiceChannelIds
    case userSessionDmUserIds
    case fleetEnabled
    case textIngressEnabled
    case voiceEnabled
    case voiceTranscriptLoggingEnabled
    case officialBotEnabled
    case userSessionEnabled
    case userSessionVoiceEnabled
    case ingressDmPolicy
    case userSessionDmPolicy
    case ingressContextMessages
    case voiceJoinPolicy
    case voiceConsentPolicy
    case activeBody

    public var rawValue: String {
        switch self {
        case .serverId: return "serverId"
        case .fleetChannelId: return "fleetChannelId"
        case .applicationId: return "applicationId"
        case .guildId: return "guildId"
        case .swarmGuildId: return "swarmGuildId"
        case .ownerUserId: return "ownerUserId"
        case .voiceChannelId: return "voiceChannelId"
        case .activityApplicationIdGba: return "activityApplicationIdGba"
        case .activityTunnelName: return "activityTunnelName"
        case .activityTunnelHostname: return "activityTunnelHostname"
        case .role: return "role"
        case .trackingLevel: return "trackingLevel"
        case .servers: return "servers"
        case .roomSkills: return "roomSkills"
        case .houseHuntingAuthorBindings: return "houseHuntingAuthorBindings"
        case .teamVisible: return "teamVisible"
        case .wakeTrigger: return "wakeTrigger"
        case .ambientRoleIds: return "ambientRoleIds"
        case .ambientUserIds: return "ambientUserIds"
        case .approvalRoleIds: return "approvalRoleIds"
        case .systemActorUserIds: return "systemActorUserIds"
        case .systemActorGuildIds: return "systemActorGuildIds"
        case .systemActorChannelIds: return "systemActorChannelIds"
        case .ingressGuildIds: return "ingressGuildIds"
        case .ingressChannelIds: return "ingressChannelIds"
        case .ingressDmUserIds: return "ingressDmUserIds"
        case .ambientChannelIds: return "ambientChannelIds"
        case .toolProgressChannelIds: return "toolProgressChannelIds"
        case .presenceGuildIds: return "presenceGuildIds"
        case .presenceChannelIds: return "presenceChannelIds"
        case .voiceGuildIds: return "voiceGuildIds"
        case .voiceChannelIds: return "voiceChannelIds"
        case .userSessionGuildIds: return "userSessionGuildIds"
        case .userSessionChannelIds: return "userSessionChannelIds"
        case .userSessionVoiceChannelIds: return "userSessionVoiceChannelIds"
        case .userSessionDmUserIds: return "userSessionDmUserIds"
        case .fleetEnabled: return "fleetEnabled"
        case .textIngressEnabled: return "textIngressEnabled"
        case .voiceEnabled: return "voiceEnabled"
        case .voiceTranscriptLoggingEnabled: return "voiceTranscriptLoggingEnabled"
        case .officialBotEnabled: return "officialBotEnabled"
        case .userSessionEnabled: return "userSessionEnabled"
        case .userSessionVoiceEnabled: return "userSessionVoiceEnabled"
        case .ingressDmPolicy: return "ingressDmPolicy"
        case .userSessionDmPolicy: return "userSessionDmPolicy"
        case .ingressContextMessages: return "ingressContextMessages"
        case .voiceJoinPolicy: return "voiceJoinPolicy"
        case .voiceConsentPolicy: return "voiceConsentPolicy"
        case .activeBody: return "activeBody"
        }
    }
}

/// New values may be added: a response reader leaves out the list entry that holds one.
public enum DiscordDirectoryKind: WireEnum {
    case server
    case role
    case person
    case bot
    case text
    case voice
    case stage
    case forum
    case media
    case announcement
    case category
    case thread
    case other

    public var rawValue: String {
        switch self {
        case .server: return "server"
        case .role: return "role"
        case .person: return "person"
        case .bot: return "bot"
        case .text: return "text"
        case .voice: return "voice"
        case .stage: return "stage"
        case .forum: return "forum"
        case .media: return "media"
        case .announcement: return "announcement"
        case .category: return "category"
        case .thread: return "thread"
        case .other: return "other"
        }
    }
}

/// New values may be added: a response reader leaves out the list entry that holds one.
public enum DiscordSetupPickerKind: WireEnum {
    case server
    case role
    case fleet
    case tracking
    case channels
    case computerAccess
    case teamVisibility

    public var rawValue: String {
        switch self {
        case .server: return "server"
        case .role: return "role"
        case .fleet: return "fleet"
        case .tracking: return "tracking"
        case .channels: return "channels"
        case .computerAccess: return "computer_access"
        case .teamVisibility: return "team_visibility"
        }
    }
}

/// New values may be added: a response reader leaves out the list entry that holds one.
public enum DiscordSetupCheck: WireEnum {
    case account
    case viewChannel
    case sendMessages
    case computerAccess
    case manageChannels
    case manageWebhooks
    case testPost
    case administrator
    case readMessageHistory
    case sendMessagesInThreads
    case connect
    case speak
    case fleetChannel
    case addReactions
    case embedLinks
    case attachFiles
    case useVad
    case useApplicationCommands
    case createPublicThreads

    public var rawValue: String {
        switch self {
        case .account: return "account"
        case .viewChannel: return "view_channel"
        case .sendMessages: return "send_messages"
        case .computerAccess: return "computer_access"
        case .manageChannels: return "manage_channels"
        case .manageWebhooks: return "manage_webhooks"
        case .testPost: return "test_post"
        case .administrator: return "administrator"
        case .readMessageHistory: return "read_message_history"
        case .sendMessagesInThreads: return "send_messages_in_threads"
        case .connect: return "connect"
        case .speak: return "speak"
        case .fleetChannel: return "fleet_channel"
        case .addReactions: return "add_reactions"
        case .embedLinks: return "embed_links"
        case .attachFiles: return "attach_files"
        case .useVad: return "use_vad"
        case .useApplicationCommands: return "use_application_commands"
        case .createPublicThreads: return "create_public_threads"
        }
    }
}

/// New values may be added: a response reader leaves out the list entry that holds one.
public enum DiscordSetupReportedCheck: WireEnum {
    case viewChannel
    case sendMessages
    case manageChannels
    case manageWebhooks
    case administrator
    case readMessageHistory
    case sendMessagesInThreads
    case connect
    case speak
    case fleetChannel
    case addReactions
    case embedLinks
    case attachFiles
    case useVad
    case useApplicationCommands
    case createPublicThreads

    public var rawValue: String {
        switch self {
        case .viewChannel: return "view_channel"
        case .sendMessages: return "send_messages"
        case .manageChannels: return "manage_channels"
        case .manageWebhooks: return "manage_webhooks"
        case .administrator: return "administrator"
        case .readMessageHistory: return "read_message_history"
        case .sendMessagesInThreads: return "send_messages_in_threads"
        case .connect: return "connect"
        case .speak: return "speak"
        case .fleetChannel: return "fleet_channel"
        case .addReactions: return "add_reactions"
        case .embedLinks: return "embed_links"
        case .attachFiles: return "attach_files"
        case .useVad: return "use_vad"
        case .useApplicationCommands: return "use_application_commands"
        case .createPublicThreads: return "create_public_threads"
        }
    }
}

// Schemas, as data.

extension DiscordSettingKey {
    public static let wireId = "clankie.DiscordSettingKey"
    public static let wireSchema: Schema = .additive(["serverId", "fleetChannelId", "applicationId", "guildId", "swarmGuildId", "ownerUserId", "voiceChannelId", "activityApplicationIdGba", "activityTunnelName", "activityTunnelHostname", "role", "trackingLevel", "servers", "roomSkills", "houseHuntingAuthorBindings", "teamVisible", "wakeTrigger", "ambientRoleIds", "ambientUserIds", "approvalRoleIds", "systemActorUserIds", "systemActorGuildIds", "systemActorChannelIds", "ingressGuildIds", "ingressChannelIds", "ingressDmUserIds", "ambientChannelIds", "toolProgressChannelIds", "presenceGuildIds", "presenceChannelIds", "voiceGuildIds", "voiceChannelIds", "userSessionGuildIds", "userSessionChannelIds", "userSessionVoiceChannelIds", "userSessionDmUserIds", "fleetEnabled", "textIngressEnabled", "voiceEnabled", "voiceTranscriptLoggingEnabled", "officialBotEnabled", "userSessionEnabled", "userSessionVoiceEnabled", "ingressDmPolicy", "userSessionDmPolicy", "ingressContextMessages", "voiceJoinPolicy", "voiceConsentPolicy", "activeBody"])
}

extension DiscordDirectoryKind {
    public static let wireId = "clankie.DiscordDirectoryKind"
    public static let wireSchema: Schema = .additive(["server", "role", "person", "bot", "text", "voice", "stage", "forum", "media", "announcement", "category", "thread", "other"])
}

extension DiscordSetupPickerKind {
    public static let wireId = "clankie.DiscordSetupPickerKind"
    public static let wireSchema: Schema = .additive(["server", "role", "fleet", "tracking", "channels", "computer_access", "team_visibility"])
}

extension DiscordSetupCheck {
    public static let wireId = "clankie.DiscordSetupCheck"
    public static let wireSchema: Schema = .additive(["account", "view_channel", "send_messages", "computer_access", "manage_channels", "manage_webhooks", "test_post", "administrator", "read_message_history", "send_messages_in_threads", "connect", "speak", "fleet_channel", "add_reactions", "embed_links", "attach_files", "use_vad", "use_application_commands", "create_public_threads"])
}

extension DiscordSetupReportedCheck {
    public static let wireId = "clankie.DiscordSetupReportedCheck"
    public static let wireSchema: Schema = .additive(["view_channel", "send_messages", "manage_channels", "manage_webhooks", "administrator", "read_message_history", "send_messages_in_threads", "connect", "speak", "fleet_channel", "add_reactions", "embed_links", "attach_files", "use_vad", "use_application_commands", "create_public_threads"])
}

extension ClankieTypes {
    static let discordSetupKindsModule: [AnyWireType] = [
        AnyWireType(DiscordSettingKey.wireType),
        AnyWireType(DiscordDirectoryKind.wireType),
        AnyWireType(DiscordSetupPickerKind.wireType),
        AnyWireType(DiscordSetupCheck.wireType),
        AnyWireType(DiscordSetupReportedCheck.wireType),
    ]
}
