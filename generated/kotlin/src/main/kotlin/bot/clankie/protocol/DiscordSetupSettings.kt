// Made from schemas/clankie/discord-setup/settings.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package bot.clankie.protocol

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

/** What the host is in a server. */
@Serializable(with = DiscordRole.Companion::class)
public enum class DiscordRole(public val value: String) {
    PARTICIPANT("participant"),
    ADMIN("admin"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<DiscordRole>("clankie.DiscordRole") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): DiscordRole = byValue.getValue(judged.text)

        override fun toWire(value: DiscordRole): Wire = wire(value.value)

        public fun serializer(): KSerializer<DiscordRole> = this
    }
}

/** How much of the tracked work is told in Discord. */
@Serializable(with = DiscordTrackingLevel.Companion::class)
public enum class DiscordTrackingLevel(public val value: String) {
    OFF("off"),
    PROJECT_UPDATES("project_updates"),
    PROJECT_ACTIVITY("project_activity"),
    ALL_ISSUES("all_issues"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<DiscordTrackingLevel>("clankie.DiscordTrackingLevel") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): DiscordTrackingLevel = byValue.getValue(judged.text)

        override fun toWire(value: DiscordTrackingLevel): Wire = wire(value.value)

        public fun serializer(): KSerializer<DiscordTrackingLevel> = this
    }
}

/** The settings of one server. */
@Serializable(with = DiscordServerSettings.Companion::class)
public data class DiscordServerSettings(
    /** Matches `^\d{5,32}$`. */
    public val serverId: String,
    /** Absent reads as `"participant"`. */
    public val role: DiscordRole = DiscordRole.PARTICIPANT,
    /**
     * Who counts as the owner there.
     *
     * Absent reads as `"me"`.
     */
    public val owners: DiscordServerSettingsOwners = DiscordServerSettingsOwners.ME,
    /** Matches `^\d{5,32}$`. */
    public val ownerRoleId: String? = null,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<DiscordServerSettings>("clankie.DiscordServerSettings") {
        override val schema: Schema by lazy {
            ruled(
                objectOf(
                    UnknownKeys.Refused,
                    property("serverId", string(pattern("^\\d{5,32}\$", "u"))),
                    property("role", default(ref { DiscordRole.schema }, wire("participant"))),
                    property("owners", default(ref { DiscordServerSettingsOwners.schema }, wire("me"))),
                    property("ownerRoleId", optional(string(pattern("^\\d{5,32}\$", "u")))),
                ),
                requiredWhen("owners", wire("role"), "ownerRoleId", at = path("ownerRoleId")),
            )
        }

        override fun fromWire(judged: Wire): DiscordServerSettings {
            val members = judged.fields
            return DiscordServerSettings(
                serverId = members.need("serverId").text,
                role = DiscordRole.fromWire(members.need("role")),
                owners = DiscordServerSettingsOwners.fromWire(members.need("owners")),
                ownerRoleId = members["ownerRoleId"].ifPresent { it.text },
            )
        }

        override fun toWire(value: DiscordServerSettings): Wire = wireFields {
            put("serverId", wire(value.serverId))
            put("role", DiscordRole.toWire(value.role))
            put("owners", DiscordServerSettingsOwners.toWire(value.owners))
            putIfPresent("ownerRoleId", value.ownerRoleId) { wire(it) }
        }

        public fun serializer(): KSerializer<DiscordServerSettings> = this
    }
}

@Serializable(with = DiscordServerSettingsOwners.Companion::class)
public enum class DiscordServerSettingsOwners(public val value: String) {
    ME("me"),
    EVERYONE("everyone"),
    ROLE("role"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<DiscordServerSettingsOwners>("clankie.DiscordServerSettingsOwners") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): DiscordServerSettingsOwners = byValue.getValue(judged.text)

        override fun toWire(value: DiscordServerSettingsOwners): Wire = wire(value.value)

        public fun serializer(): KSerializer<DiscordServerSettingsOwners> = this
    }
}

/** A skill that the host has in one room. */
@Serializable(with = DiscordRoomSkill.Companion::class)
public data class DiscordRoomSkill(
    /** Matches `^\d{5,32}$`. */
    public val serverId: String,
    /** Matches `^\d{5,32}$`. */
    public val channelId: String,
    /** Only `"existing"`. */
    public val household: String? = null,
) {
    /** Always `"house-hunting"`. */
    public val skill: String get() = "house-hunting"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<DiscordRoomSkill>("clankie.DiscordRoomSkill") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("serverId", string(pattern("^\\d{5,32}\$", "u"))),
                property("channelId", string(pattern("^\\d{5,32}\$", "u"))),
                property("skill", oneOf(wire("house-hunting"))),
                property("household", optional(oneOf(wire("existing")))),
            )
        }

        override fun fromWire(judged: Wire): DiscordRoomSkill {
            val members = judged.fields
            return DiscordRoomSkill(
                serverId = members.need("serverId").text,
                channelId = members.need("channelId").text,
                household = members["household"].ifPresent { it.text },
            )
        }

        override fun toWire(value: DiscordRoomSkill): Wire = wireFields {
            put("serverId", wire(value.serverId))
            put("channelId", wire(value.channelId))
            put("skill", wire("house-hunting"))
            putIfPresent("household", value.household) { wire(it) }
        }

        public fun serializer(): KSerializer<DiscordRoomSkill> = this
    }
}

/** Says who an author of older notes is. */
@Serializable(with = DiscordAuthorBinding.Companion::class)
public data class DiscordAuthorBinding(
    /** Matches `^(?:existing|\d{5,32}-\d{5,32})$`. */
    public val household: String,
    /** Matches `^\d{5,32}$`. */
    public val userId: String,
    /** 1 to 256 characters, matches `^(?!\d+$)\P{Cc}+$`. */
    public val legacyAuthor: String,
) {
    /** Always `true`. */
    public val ownerConfirmed: Boolean get() = true

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<DiscordAuthorBinding>("clankie.DiscordAuthorBinding") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("household", string(pattern("^(?:existing|\\d{5,32}-\\d{5,32})\$", "u"))),
                property("userId", string(pattern("^\\d{5,32}\$", "u"))),
                property("legacyAuthor", string(trim(), minLength(1), maxLength(256), pattern("^(?!\\d+\$)\\P{Cc}+\$", "u"))),
                property("ownerConfirmed", oneOf(wire(true))),
            )
        }

        override fun fromWire(judged: Wire): DiscordAuthorBinding {
            val members = judged.fields
            return DiscordAuthorBinding(
                household = members.need("household").text,
                userId = members.need("userId").text,
                legacyAuthor = members.need("legacyAuthor").text,
            )
        }

        override fun toWire(value: DiscordAuthorBinding): Wire = wireFields {
            put("household", wire(value.household))
            put("userId", wire(value.userId))
            put("legacyAuthor", wire(value.legacyAuthor))
            put("ownerConfirmed", wire(true))
        }

        public fun serializer(): KSerializer<DiscordAuthorBinding> = this
    }
}

/** The Discord settings of a host. */
@Serializable(with = DiscordSettings.Companion::class)
public data class DiscordSettings(
    /** Matches `^\d{5,32}$`. */
    public val serverId: String? = null,
    /** Matches `^\d{5,32}$`. */
    public val fleetChannelId: String? = null,
    /** Matches `^\d{5,32}$`. */
    public val applicationId: String? = null,
    /** Matches `^\d{5,32}$`. */
    public val guildId: String? = null,
    /** Matches `^\d{5,32}$`. */
    public val swarmGuildId: String? = null,
    /** Matches `^\d{5,32}$`. */
    public val ownerUserId: String? = null,
    /** Matches `^\d{5,32}$`. */
    public val voiceChannelId: String? = null,
    /** Matches `^\d{5,32}$`. */
    public val activityApplicationIdGba: String? = null,
    /** At least 1 characters. */
    public val activityTunnelName: String? = null,
    /** At least 1 characters. */
    public val activityTunnelHostname: String? = null,
    /** Absent reads as `"participant"`. */
    public val role: DiscordRole = DiscordRole.PARTICIPANT,
    /** Absent reads as `"off"`. */
    public val trackingLevel: DiscordTrackingLevel = DiscordTrackingLevel.OFF,
    /**
     * At most 64 entries.
     *
     * Absent reads as `[]`.
     */
    public val servers: List<DiscordServerSettings> = emptyList(),
    /**
     * One for each server and channel.
     *
     * At most 64 entries.
     *
     * Absent reads as `[]`.
     */
    public val roomSkills: List<DiscordRoomSkill> = emptyList(),
    /**
     * One for each household and author.
     *
     * At most 64 entries.
     *
     * Absent reads as `[]`.
     */
    public val houseHuntingAuthorBindings: List<DiscordAuthorBinding> = emptyList(),
    public val teamVisible: Boolean? = null,
    /** `addressed` is the old spelling of `mention`. */
    public val wakeTrigger: DiscordSettingsWakeTrigger? = null,
    /**
     * At most 64 entries.
     *
     * Absent reads as `[]`.
     */
    public val ambientRoleIds: List<String> = emptyList(),
    /**
     * At most 64 entries.
     *
     * Absent reads as `[]`.
     */
    public val ambientUserIds: List<String> = emptyList(),
    /**
     * At most 64 entries.
     *
     * Absent reads as `[]`.
     */
    public val approvalRoleIds: List<String> = emptyList(),
    /**
     * At most 64 entries.
     *
     * Absent reads as `[]`.
     */
    public val systemActorUserIds: List<String> = emptyList(),
    /**
     * At most 64 entries.
     *
     * Absent reads as `[]`.
     */
    public val systemActorGuildIds: List<String> = emptyList(),
    /**
     * At most 64 entries.
     *
     * Absent reads as `[]`.
     */
    public val systemActorChannelIds: List<String> = emptyList(),
    /**
     * At most 64 entries.
     *
     * Absent reads as `[]`.
     */
    public val ingressGuildIds: List<String> = emptyList(),
    /**
     * At most 64 entries.
     *
     * Absent reads as `[]`.
     */
    public val ingressChannelIds: List<String> = emptyList(),
    /**
     * At most 64 entries.
     *
     * Absent reads as `[]`.
     */
    public val ingressDmUserIds: List<String> = emptyList(),
    /**
     * At most 64 entries.
     *
     * Absent reads as `[]`.
     */
    public val ambientChannelIds: List<String> = emptyList(),
    /**
     * At most 64 entries.
     *
     * Absent reads as `[]`.
     */
    public val toolProgressChannelIds: List<String> = emptyList(),
    /**
     * At most 64 entries.
     *
     * Absent reads as `[]`.
     */
    public val presenceGuildIds: List<String> = emptyList(),
    /**
     * At most 64 entries.
     *
     * Absent reads as `[]`.
     */
    public val presenceChannelIds: List<String> = emptyList(),
    /**
     * At most 64 entries.
     *
     * Absent reads as `[]`.
     */
    public val voiceGuildIds: List<String> = emptyList(),
    /**
     * At most 64 entries.
     *
     * Absent reads as `[]`.
     */
    public val voiceChannelIds: List<String> = emptyList(),
    /**
     * At most 64 entries.
     *
     * Absent reads as `[]`.
     */
    public val userSessionGuildIds: List<String> = emptyList(),
    /**
     * At most 64 entries.
     *
     * Absent reads as `[]`.
     */
    public val userSessionChannelIds: List<String> = emptyList(),
    /**
     * At most 64 entries.
     *
     * Absent reads as `[]`.
     */
    public val userSessionVoiceChannelIds: List<String> = emptyList(),
    /**
     * At most 64 entries.
     *
     * Absent reads as `[]`.
     */
    public val userSessionDmUserIds: List<String> = emptyList(),
    /** Absent reads as `false`. */
    public val fleetEnabled: Boolean = false,
    /** Absent reads as `false`. */
    public val textIngressEnabled: Boolean = false,
    /** Absent reads as `false`. */
    public val voiceEnabled: Boolean = false,
    /** Absent reads as `false`. */
    public val voiceTranscriptLoggingEnabled: Boolean = false,
    /** Absent reads as `false`. */
    public val officialBotEnabled: Boolean = false,
    /** Absent reads as `false`. */
    public val userSessionEnabled: Boolean = false,
    /** Absent reads as `false`. */
    public val userSessionVoiceEnabled: Boolean = false,
    /** Absent reads as `"deny"`. */
    public val ingressDmPolicy: DiscordSettingsIngressDmPolicy = DiscordSettingsIngressDmPolicy.DENY,
    /** Absent reads as `"owner_only"`. */
    public val userSessionDmPolicy: DiscordSettingsUserSessionDmPolicy = DiscordSettingsUserSessionDmPolicy.OWNER_ONLY,
    /**
     * At least 0, at most 50.
     *
     * Absent reads as `10`.
     */
    public val ingressContextMessages: Long = 10L,
    /** Absent reads as `"ambient"`. */
    public val voiceJoinPolicy: DiscordSettingsVoiceJoinPolicy = DiscordSettingsVoiceJoinPolicy.AMBIENT,
    /** Absent reads as `"explicit"`. */
    public val voiceConsentPolicy: DiscordSettingsVoiceConsentPolicy = DiscordSettingsVoiceConsentPolicy.EXPLICIT,
    /** Absent reads as `"bot"`. */
    public val activeBody: DiscordSettingsActiveBody = DiscordSettingsActiveBody.BOT,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<DiscordSettings>("clankie.DiscordSettings") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("serverId", optional(string(pattern("^\\d{5,32}\$", "u")))),
                property("fleetChannelId", optional(string(pattern("^\\d{5,32}\$", "u")))),
                property("applicationId", optional(string(pattern("^\\d{5,32}\$", "u")))),
                property("guildId", optional(string(pattern("^\\d{5,32}\$", "u")))),
                property("swarmGuildId", optional(string(pattern("^\\d{5,32}\$", "u")))),
                property("ownerUserId", optional(string(pattern("^\\d{5,32}\$", "u")))),
                property("voiceChannelId", optional(string(pattern("^\\d{5,32}\$", "u")))),
                property("activityApplicationIdGba", optional(string(pattern("^\\d{5,32}\$", "u")))),
                property("activityTunnelName", optional(string(minLength(1)))),
                property("activityTunnelHostname", optional(string(minLength(1)))),
                property("role", default(ref { DiscordRole.schema }, wire("participant"))),
                property("trackingLevel", default(ref { DiscordTrackingLevel.schema }, wire("off"))),
                property(
                    "servers",
                    default(
                        ruled(list(ref { DiscordServerSettings.schema }, maxEntries(64)), uniqueItems("serverId")),
                        wireOf("[]"),
                    ),
                ),
                property("roomSkills", default(list(ref { DiscordRoomSkill.schema }, maxEntries(64)), wireOf("[]"))),
                property(
                    "houseHuntingAuthorBindings",
                    default(list(ref { DiscordAuthorBinding.schema }, maxEntries(64)), wireOf("[]")),
                ),
                property("teamVisible", optional(boolean())),
                property("wakeTrigger", optional(ref { DiscordSettingsWakeTrigger.schema })),
                property("ambientRoleIds", default(list(string(pattern("^\\d{5,32}\$", "u")), maxEntries(64)), wireOf("[]"))),
                property("ambientUserIds", default(list(string(pattern("^\\d{5,32}\$", "u")), maxEntries(64)), wireOf("[]"))),
                property("approvalRoleIds", default(list(string(pattern("^\\d{5,32}\$", "u")), maxEntries(64)), wireOf("[]"))),
                property(
                    "systemActorUserIds",
                    default(list(string(pattern("^\\d{5,32}\$", "u")), maxEntries(64)), wireOf("[]")),
                ),
                property(
                    "systemActorGuildIds",
                    default(list(string(pattern("^\\d{5,32}\$", "u")), maxEntries(64)), wireOf("[]")),
                ),
                property(
                    "systemActorChannelIds",
                    default(list(string(pattern("^\\d{5,32}\$", "u")), maxEntries(64)), wireOf("[]")),
                ),
                property("ingressGuildIds", default(list(string(pattern("^\\d{5,32}\$", "u")), maxEntries(64)), wireOf("[]"))),
                property(
                    "ingressChannelIds",
                    default(list(string(pattern("^\\d{5,32}\$", "u")), maxEntries(64)), wireOf("[]")),
                ),
                property(
                    "ingressDmUserIds",
                    default(list(string(pattern("^\\d{5,32}\$", "u")), maxEntries(64)), wireOf("[]")),
                ),
                property(
                    "ambientChannelIds",
                    default(list(string(pattern("^\\d{5,32}\$", "u")), maxEntries(64)), wireOf("[]")),
                ),
                property(
                    "toolProgressChannelIds",
                    default(list(string(pattern("^\\d{5,32}\$", "u")), maxEntries(64)), wireOf("[]")),
                ),
                property(
                    "presenceGuildIds",
                    default(list(string(pattern("^\\d{5,32}\$", "u")), maxEntries(64)), wireOf("[]")),
                ),
                property(
                    "presenceChannelIds",
                    default(list(string(pattern("^\\d{5,32}\$", "u")), maxEntries(64)), wireOf("[]")),
                ),
                property("voiceGuildIds", default(list(string(pattern("^\\d{5,32}\$", "u")), maxEntries(64)), wireOf("[]"))),
                property("voiceChannelIds", default(list(string(pattern("^\\d{5,32}\$", "u")), maxEntries(64)), wireOf("[]"))),
                property(
                    "userSessionGuildIds",
                    default(list(string(pattern("^\\d{5,32}\$", "u")), maxEntries(64)), wireOf("[]")),
                ),
                property(
                    "userSessionChannelIds",
                    default(list(string(pattern("^\\d{5,32}\$", "u")), maxEntries(64)), wireOf("[]")),
                ),
                property(
                    "userSessionVoiceChannelIds",
                    default(list(string(pattern("^\\d{5,32}\$", "u")), maxEntries(64)), wireOf("[]")),
                ),
                property(
                    "userSessionDmUserIds",
                    default(list(string(pattern("^\\d{5,32}\$", "u")), maxEntries(64)), wireOf("[]")),
                ),
                property("fleetEnabled", default(boolean(), wire(false))),
                property("textIngressEnabled", default(boolean(), wire(false))),
                property("voiceEnabled", default(boolean(), wire(false))),
                property("voiceTranscriptLoggingEnabled", default(boolean(), wire(false))),
                property("officialBotEnabled", default(boolean(), wire(false))),
                property("userSessionEnabled", default(boolean(), wire(false))),
                property("userSessionVoiceEnabled", default(boolean(), wire(false))),
                property("ingressDmPolicy", default(ref { DiscordSettingsIngressDmPolicy.schema }, wire("deny"))),
                property(
                    "userSessionDmPolicy",
                    default(ref { DiscordSettingsUserSessionDmPolicy.schema }, wire("owner_only")),
                ),
                property("ingressContextMessages", default(number(NumberFormat.INT, atLeast(0.0), atMost(50.0)), wire(10.0))),
                property("voiceJoinPolicy", default(ref { DiscordSettingsVoiceJoinPolicy.schema }, wire("ambient"))),
                property("voiceConsentPolicy", default(ref { DiscordSettingsVoiceConsentPolicy.schema }, wire("explicit"))),
                property("activeBody", default(ref { DiscordSettingsActiveBody.schema }, wire("bot"))),
            )
        }

        override fun fromWire(judged: Wire): DiscordSettings {
            val members = judged.fields
            return DiscordSettings(
                serverId = members["serverId"].ifPresent { it.text },
                fleetChannelId = members["fleetChannelId"].ifPresent { it.text },
                applicationId = members["applicationId"].ifPresent { it.text },
                guildId = members["guildId"].ifPresent { it.text },
                swarmGuildId = members["swarmGuildId"].ifPresent { it.text },
                ownerUserId = members["ownerUserId"].ifPresent { it.text },
                voiceChannelId = members["voiceChannelId"].ifPresent { it.text },
                activityApplicationIdGba = members["activityApplicationIdGba"].ifPresent { it.text },
                activityTunnelName = members["activityTunnelName"].ifPresent { it.text },
                activityTunnelHostname = members["activityTunnelHostname"].ifPresent { it.text },
                role = DiscordRole.fromWire(members.need("role")),
                trackingLevel = DiscordTrackingLevel.fromWire(members.need("trackingLevel")),
                servers = members.need("servers").readList { DiscordServerSettings.fromWire(it) },
                roomSkills = members.need("roomSkills").readList { DiscordRoomSkill.fromWire(it) },
                houseHuntingAuthorBindings = members.need("houseHuntingAuthorBindings").readList { DiscordAuthorBinding.fromWire(it) },
                teamVisible = members["teamVisible"].ifPresent { it.flag },
                wakeTrigger = members["wakeTrigger"].ifPresent { DiscordSettingsWakeTrigger.fromWire(it) },
                ambientRoleIds = members.need("ambientRoleIds").readList { it.text },
                ambientUserIds = members.need("ambientUserIds").readList { it.text },
                approvalRoleIds = members.need("approvalRoleIds").readList { it.text },
                systemActorUserIds = members.need("systemActorUserIds").readList { it.text },
                systemActorGuildIds = members.need("systemActorGuildIds").readList { it.text },
                systemActorChannelIds = members.need("systemActorChannelIds").readList { it.text },
                ingressGuildIds = members.need("ingressGuildIds").readList { it.text },
                ingressChannelIds = members.need("ingressChannelIds").readList { it.text },
                ingressDmUserIds = members.need("ingressDmUserIds").readList { it.text },
                ambientChannelIds = members.need("ambientChannelIds").readList { it.text },
                toolProgressChannelIds = members.need("toolProgressChannelIds").readList { it.text },
                presenceGuildIds = members.need("presenceGuildIds").readList { it.text },
                presenceChannelIds = members.need("presenceChannelIds").readList { it.text },
                voiceGuildIds = members.need("voiceGuildIds").readList { it.text },
                voiceChannelIds = members.need("voiceChannelIds").readList { it.text },
                userSessionGuildIds = members.need("userSessionGuildIds").readList { it.text },
                userSessionChannelIds = members.need("userSessionChannelIds").readList { it.text },
                userSessionVoiceChannelIds = members.need("userSessionVoiceChannelIds").readList { it.text },
                userSessionDmUserIds = members.need("userSessionDmUserIds").readList { it.text },
                fleetEnabled = members.need("fleetEnabled").flag,
                textIngressEnabled = members.need("textIngressEnabled").flag,
                voiceEnabled = members.need("voiceEnabled").flag,
                voiceTranscriptLoggingEnabled = members.need("voiceTranscriptLoggingEnabled").flag,
                officialBotEnabled = members.need("officialBotEnabled").flag,
                userSessionEnabled = members.need("userSessionEnabled").flag,
                userSessionVoiceEnabled = members.need("userSessionVoiceEnabled").flag,
                ingressDmPolicy = DiscordSettingsIngressDmPolicy.fromWire(members.need("ingressDmPolicy")),
                userSessionDmPolicy = DiscordSettingsUserSessionDmPolicy.fromWire(members.need("userSessionDmPolicy")),
                ingressContextMessages = members.need("ingressContextMessages").long,
                voiceJoinPolicy = DiscordSettingsVoiceJoinPolicy.fromWire(members.need("voiceJoinPolicy")),
                voiceConsentPolicy = DiscordSettingsVoiceConsentPolicy.fromWire(members.need("voiceConsentPolicy")),
                activeBody = DiscordSettingsActiveBody.fromWire(members.need("activeBody")),
            )
        }

        override fun toWire(value: DiscordSettings): Wire = wireFields {
            putIfPresent("serverId", value.serverId) { wire(it) }
            putIfPresent("fleetChannelId", value.fleetChannelId) { wire(it) }
            putIfPresent("applicationId", value.applicationId) { wire(it) }
            putIfPresent("guildId", value.guildId) { wire(it) }
            putIfPresent("swarmGuildId", value.swarmGuildId) { wire(it) }
            putIfPresent("ownerUserId", value.ownerUserId) { wire(it) }
            putIfPresent("voiceChannelId", value.voiceChannelId) { wire(it) }
            putIfPresent("activityApplicationIdGba", value.activityApplicationIdGba) { wire(it) }
            putIfPresent("activityTunnelName", value.activityTunnelName) { wire(it) }
            putIfPresent("activityTunnelHostname", value.activityTunnelHostname) { wire(it) }
            put("role", DiscordRole.toWire(value.role))
            put("trackingLevel", DiscordTrackingLevel.toWire(value.trackingLevel))
            put("servers", wireList(value.servers) { DiscordServerSettings.toWire(it) })
            put("roomSkills", wireList(value.roomSkills) { DiscordRoomSkill.toWire(it) })
            put("houseHuntingAuthorBindings", wireList(value.houseHuntingAuthorBindings) { DiscordAuthorBinding.toWire(it) })
            putIfPresent("teamVisible", value.teamVisible) { wire(it) }
            putIfPresent("wakeTrigger", value.wakeTrigger) { DiscordSettingsWakeTrigger.toWire(it) }
            put("ambientRoleIds", wireList(value.ambientRoleIds) { wire(it) })
            put("ambientUserIds", wireList(value.ambientUserIds) { wire(it) })
            put("approvalRoleIds", wireList(value.approvalRoleIds) { wire(it) })
            put("systemActorUserIds", wireList(value.systemActorUserIds) { wire(it) })
            put("systemActorGuildIds", wireList(value.systemActorGuildIds) { wire(it) })
            put("systemActorChannelIds", wireList(value.systemActorChannelIds) { wire(it) })
            put("ingressGuildIds", wireList(value.ingressGuildIds) { wire(it) })
            put("ingressChannelIds", wireList(value.ingressChannelIds) { wire(it) })
            put("ingressDmUserIds", wireList(value.ingressDmUserIds) { wire(it) })
            put("ambientChannelIds", wireList(value.ambientChannelIds) { wire(it) })
            put("toolProgressChannelIds", wireList(value.toolProgressChannelIds) { wire(it) })
            put("presenceGuildIds", wireList(value.presenceGuildIds) { wire(it) })
            put("presenceChannelIds", wireList(value.presenceChannelIds) { wire(it) })
            put("voiceGuildIds", wireList(value.voiceGuildIds) { wire(it) })
            put("voiceChannelIds", wireList(value.voiceChannelIds) { wire(it) })
            put("userSessionGuildIds", wireList(value.userSessionGuildIds) { wire(it) })
            put("userSessionChannelIds", wireList(value.userSessionChannelIds) { wire(it) })
            put("userSessionVoiceChannelIds", wireList(value.userSessionVoiceChannelIds) { wire(it) })
            put("userSessionDmUserIds", wireList(value.userSessionDmUserIds) { wire(it) })
            put("fleetEnabled", wire(value.fleetEnabled))
            put("textIngressEnabled", wire(value.textIngressEnabled))
            put("voiceEnabled", wire(value.voiceEnabled))
            put("voiceTranscriptLoggingEnabled", wire(value.voiceTranscriptLoggingEnabled))
            put("officialBotEnabled", wire(value.officialBotEnabled))
            put("userSessionEnabled", wire(value.userSessionEnabled))
            put("userSessionVoiceEnabled", wire(value.userSessionVoiceEnabled))
            put("ingressDmPolicy", DiscordSettingsIngressDmPolicy.toWire(value.ingressDmPolicy))
            put("userSessionDmPolicy", DiscordSettingsUserSessionDmPolicy.toWire(value.userSessionDmPolicy))
            put("ingressContextMessages", wire(value.ingressContextMessages))
            put("voiceJoinPolicy", DiscordSettingsVoiceJoinPolicy.toWire(value.voiceJoinPolicy))
            put("voiceConsentPolicy", DiscordSettingsVoiceConsentPolicy.toWire(value.voiceConsentPolicy))
            put("activeBody", DiscordSettingsActiveBody.toWire(value.activeBody))
        }

        public fun serializer(): KSerializer<DiscordSettings> = this
    }
}

@Serializable(with = DiscordSettingsWakeTrigger.Companion::class)
public enum class DiscordSettingsWakeTrigger(public val value: String) {
    MENTION("mention"),
    NAME("name"),
    ANY("any"),
    ADDRESSED("addressed"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<DiscordSettingsWakeTrigger>("clankie.DiscordSettingsWakeTrigger") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): DiscordSettingsWakeTrigger = byValue.getValue(judged.text)

        override fun toWire(value: DiscordSettingsWakeTrigger): Wire = wire(value.value)

        public fun serializer(): KSerializer<DiscordSettingsWakeTrigger> = this
    }
}

@Serializable(with = DiscordSettingsIngressDmPolicy.Companion::class)
public enum class DiscordSettingsIngressDmPolicy(public val value: String) {
    DENY("deny"),
    OWNER_ONLY("owner_only"),
    ALLOWLIST("allowlist"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<DiscordSettingsIngressDmPolicy>("clankie.DiscordSettingsIngressDmPolicy") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): DiscordSettingsIngressDmPolicy = byValue.getValue(judged.text)

        override fun toWire(value: DiscordSettingsIngressDmPolicy): Wire = wire(value.value)

        public fun serializer(): KSerializer<DiscordSettingsIngressDmPolicy> = this
    }
}

@Serializable(with = DiscordSettingsUserSessionDmPolicy.Companion::class)
public enum class DiscordSettingsUserSessionDmPolicy(public val value: String) {
    DENY("deny"),
    OWNER_ONLY("owner_only"),
    ALLOWLIST("allowlist"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<DiscordSettingsUserSessionDmPolicy>("clankie.DiscordSettingsUserSessionDmPolicy") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): DiscordSettingsUserSessionDmPolicy = byValue.getValue(judged.text)

        override fun toWire(value: DiscordSettingsUserSessionDmPolicy): Wire = wire(value.value)

        public fun serializer(): KSerializer<DiscordSettingsUserSessionDmPolicy> = this
    }
}

@Serializable(with = DiscordSettingsVoiceJoinPolicy.Companion::class)
public enum class DiscordSettingsVoiceJoinPolicy(public val value: String) {
    AMBIENT("ambient"),
    GUILD_MEMBERS("guild_members"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<DiscordSettingsVoiceJoinPolicy>("clankie.DiscordSettingsVoiceJoinPolicy") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): DiscordSettingsVoiceJoinPolicy = byValue.getValue(judged.text)

        override fun toWire(value: DiscordSettingsVoiceJoinPolicy): Wire = wire(value.value)

        public fun serializer(): KSerializer<DiscordSettingsVoiceJoinPolicy> = this
    }
}

@Serializable(with = DiscordSettingsVoiceConsentPolicy.Companion::class)
public enum class DiscordSettingsVoiceConsentPolicy(public val value: String) {
    EXPLICIT("explicit"),
    PRESENCE("presence"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<DiscordSettingsVoiceConsentPolicy>("clankie.DiscordSettingsVoiceConsentPolicy") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): DiscordSettingsVoiceConsentPolicy = byValue.getValue(judged.text)

        override fun toWire(value: DiscordSettingsVoiceConsentPolicy): Wire = wire(value.value)

        public fun serializer(): KSerializer<DiscordSettingsVoiceConsentPolicy> = this
    }
}

@Serializable(with = DiscordSettingsActiveBody.Companion::class)
public enum class DiscordSettingsActiveBody(public val value: String) {
    BOT("bot"),
    USER_SESSION("user_session"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<DiscordSettingsActiveBody>("clankie.DiscordSettingsActiveBody") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): DiscordSettingsActiveBody = byValue.getValue(judged.text)

        override fun toWire(value: DiscordSettingsActiveBody): Wire = wire(value.value)

        public fun serializer(): KSerializer<DiscordSettingsActiveBody> = this
    }
}
