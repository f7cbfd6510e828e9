// Made from schemas/clankie/discord-setup/kinds.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package bot.clankie.protocol

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

/** Newer programs may add values: a response reader leaves out the list entry that holds one it does not know. */
@Serializable(with = DiscordSettingKey.Companion::class)
public enum class DiscordSettingKey(public val value: String) {
    SERVER_ID("serverId"),
    FLEET_CHANNEL_ID("fleetChannelId"),
    APPLICATION_ID("applicationId"),
    GUILD_ID("guildId"),
    SWARM_GUILD_ID("swarmGuildId"),
    OWNER_USER_ID("ownerUserId"),
    VOICE_CHANNEL_ID("voiceChannelId"),
    ACTIVITY_APPLICATION_ID_GBA("activityApplicationIdGba"),
    ACTIVITY_TUNNEL_NAME("activityTunnelName"),
    ACTIVITY_TUNNEL_HOSTNAME("activityTunnelHostname"),
    ROLE("role"),
    TRACKING_LEVEL("trackingLevel"),
    SERVERS("servers"),
    ROOM_SKILLS("roomSkills"),
    HOUSE_HUNTING_AUTHOR_BINDINGS("houseHuntingAuthorBindings"),
    TEAM_VISIBLE("teamVisible"),
    WAKE_TRIGGER("wakeTrigger"),
    AMBIENT_ROLE_IDS("ambientRoleIds"),
    AMBIENT_USER_IDS("ambientUserIds"),
    APPROVAL_ROLE_IDS("approvalRoleIds"),
    SYSTEM_ACTOR_USER_IDS("systemActorUserIds"),
    SYSTEM_ACTOR_GUILD_IDS("systemActorGuildIds"),
    SYSTEM_ACTOR_CHANNEL_IDS("systemActorChannelIds"),
    INGRESS_GUILD_IDS("ingressGuildIds"),
    INGRESS_CHANNEL_IDS("ingressChannelIds"),
    INGRESS_DM_USER_IDS("ingressDmUserIds"),
    AMBIENT_CHANNEL_IDS("ambientChannelIds"),
    TOOL_PROGRESS_CHANNEL_IDS("toolProgressChannelIds"),
    PRESENCE_GUILD_IDS("presenceGuildIds"),
    PRESENCE_CHANNEL_IDS("presenceChannelIds"),
    VOICE_GUILD_IDS("voiceGuildIds"),
    VOICE_CHANNEL_IDS("voiceChannelIds"),
    USER_SESSION_GUILD_IDS("userSessionGuildIds"),
    USER_SESSION_CHANNEL_IDS("userSessionChannelIds"),
    USER_SESSION_VOICE_CHANNEL_IDS("userSessionVoiceChannelIds"),
    USER_SESSION_DM_USER_IDS("userSessionDmUserIds"),
    FLEET_ENABLED("fleetEnabled"),
    TEXT_INGRESS_ENABLED("textIngressEnabled"),
    VOICE_ENABLED("voiceEnabled"),
    VOICE_TRANSCRIPT_LOGGING_ENABLED("voiceTranscriptLoggingEnabled"),
    OFFICIAL_BOT_ENABLED("officialBotEnabled"),
    USER_SESSION_ENABLED("userSessionEnabled"),
    USER_SESSION_VOICE_ENABLED("userSessionVoiceEnabled"),
    INGRESS_DM_POLICY("ingressDmPolicy"),
    USER_SESSION_DM_POLICY("userSessionDmPolicy"),
    INGRESS_CONTEXT_MESSAGES("ingressContextMessages"),
    VOICE_JOIN_POLICY("voiceJoinPolicy"),
    VOICE_CONSENT_POLICY("voiceConsentPolicy"),
    ACTIVE_BODY("activeBody"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<DiscordSettingKey>("clankie.DiscordSettingKey") {
        override val schema: Schema by lazy {
            additive(entries.map { it.value })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): DiscordSettingKey = byValue.getValue(judged.text)

        override fun toWire(value: DiscordSettingKey): Wire = wire(value.value)

        public fun serializer(): KSerializer<DiscordSettingKey> = this
    }
}

/** Newer programs may add values: a response reader leaves out the list entry that holds one it does not know. */
@Serializable(with = DiscordDirectoryKind.Companion::class)
public enum class DiscordDirectoryKind(public val value: String) {
    SERVER("server"),
    ROLE("role"),
    PERSON("person"),
    BOT("bot"),
    TEXT("text"),
    VOICE("voice"),
    STAGE("stage"),
    FORUM("forum"),
    MEDIA("media"),
    ANNOUNCEMENT("announcement"),
    CATEGORY("category"),
    THREAD("thread"),
    OTHER("other"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<DiscordDirectoryKind>("clankie.DiscordDirectoryKind") {
        override val schema: Schema by lazy {
            additive(entries.map { it.value })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): DiscordDirectoryKind = byValue.getValue(judged.text)

        override fun toWire(value: DiscordDirectoryKind): Wire = wire(value.value)

        public fun serializer(): KSerializer<DiscordDirectoryKind> = this
    }
}

/** Newer programs may add values: a response reader leaves out the list entry that holds one it does not know. */
@Serializable(with = DiscordSetupPickerKind.Companion::class)
public enum class DiscordSetupPickerKind(public val value: String) {
    SERVER("server"),
    ROLE("role"),
    FLEET("fleet"),
    TRACKING("tracking"),
    CHANNELS("channels"),
    COMPUTER_ACCESS("computer_access"),
    TEAM_VISIBILITY("team_visibility"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<DiscordSetupPickerKind>("clankie.DiscordSetupPickerKind") {
        override val schema: Schema by lazy {
            additive(entries.map { it.value })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): DiscordSetupPickerKind = byValue.getValue(judged.text)

        override fun toWire(value: DiscordSetupPickerKind): Wire = wire(value.value)

        public fun serializer(): KSerializer<DiscordSetupPickerKind> = this
    }
}

/** Newer programs may add values: a response reader leaves out the list entry that holds one it does not know. */
@Serializable(with = DiscordSetupCheck.Companion::class)
public enum class DiscordSetupCheck(public val value: String) {
    ACCOUNT("account"),
    VIEW_CHANNEL("view_channel"),
    SEND_MESSAGES("send_messages"),
    COMPUTER_ACCESS("computer_access"),
    MANAGE_CHANNELS("manage_channels"),
    MANAGE_WEBHOOKS("manage_webhooks"),
    TEST_POST("test_post"),
    ADMINISTRATOR("administrator"),
    READ_MESSAGE_HISTORY("read_message_history"),
    SEND_MESSAGES_IN_THREADS("send_messages_in_threads"),
    CONNECT("connect"),
    SPEAK("speak"),
    FLEET_CHANNEL("fleet_channel"),
    ADD_REACTIONS("add_reactions"),
    EMBED_LINKS("embed_links"),
    ATTACH_FILES("attach_files"),
    USE_VAD("use_vad"),
    USE_APPLICATION_COMMANDS("use_application_commands"),
    CREATE_PUBLIC_THREADS("create_public_threads"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<DiscordSetupCheck>("clankie.DiscordSetupCheck") {
        override val schema: Schema by lazy {
            additive(entries.map { it.value })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): DiscordSetupCheck = byValue.getValue(judged.text)

        override fun toWire(value: DiscordSetupCheck): Wire = wire(value.value)

        public fun serializer(): KSerializer<DiscordSetupCheck> = this
    }
}

/** Newer programs may add values: a response reader leaves out the list entry that holds one it does not know. */
@Serializable(with = DiscordSetupReportedCheck.Companion::class)
public enum class DiscordSetupReportedCheck(public val value: String) {
    VIEW_CHANNEL("view_channel"),
    SEND_MESSAGES("send_messages"),
    MANAGE_CHANNELS("manage_channels"),
    MANAGE_WEBHOOKS("manage_webhooks"),
    ADMINISTRATOR("administrator"),
    READ_MESSAGE_HISTORY("read_message_history"),
    SEND_MESSAGES_IN_THREADS("send_messages_in_threads"),
    CONNECT("connect"),
    SPEAK("speak"),
    FLEET_CHANNEL("fleet_channel"),
    ADD_REACTIONS("add_reactions"),
    EMBED_LINKS("embed_links"),
    ATTACH_FILES("attach_files"),
    USE_VAD("use_vad"),
    USE_APPLICATION_COMMANDS("use_application_commands"),
    CREATE_PUBLIC_THREADS("create_public_threads"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<DiscordSetupReportedCheck>("clankie.DiscordSetupReportedCheck") {
        override val schema: Schema by lazy {
            additive(entries.map { it.value })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): DiscordSetupReportedCheck = byValue.getValue(judged.text)

        override fun toWire(value: DiscordSetupReportedCheck): Wire = wire(value.value)

        public fun serializer(): KSerializer<DiscordSetupReportedCheck> = this
    }
}
