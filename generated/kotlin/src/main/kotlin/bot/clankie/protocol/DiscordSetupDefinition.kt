// Made from schemas/clankie/discord-setup/definition.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package bot.clankie.protocol

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

/** What a Discord setup page asks. */
@Serializable(with = DiscordSetupDefinition.Companion::class)
public data class DiscordSetupDefinition(
    /** One of `1`, `2`. */
    public val schemaVersion: Long,
    public val sentences: List<DiscordSetupSentence>,
    public val advancedGroups: List<DiscordSetupDefinitionAdvancedGroupsItem>,
    /** Words for every value of any `choices` and for every check. */
    public val choiceLabels: Map<String, String>,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<DiscordSetupDefinition>("clankie.DiscordSetupDefinition") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("schemaVersion", oneOf(wire(1.0), wire(2.0))),
                property("sentences", list(ref { DiscordSetupSentence.schema })),
                property("advancedGroups", list(ref { DiscordSetupDefinitionAdvancedGroupsItem.schema })),
                property("choiceLabels", record(RecordMode.OPEN, string(), string())),
            )
        }

        override fun fromWire(judged: Wire): DiscordSetupDefinition {
            val members = judged.fields
            return DiscordSetupDefinition(
                schemaVersion = members.need("schemaVersion").long,
                sentences = members.need("sentences").readList { DiscordSetupSentence.fromWire(it) },
                advancedGroups = members.need("advancedGroups").readList { DiscordSetupDefinitionAdvancedGroupsItem.fromWire(it) },
                choiceLabels = members.need("choiceLabels").readMap({ it }) { it.text },
            )
        }

        override fun toWire(value: DiscordSetupDefinition): Wire = wireFields {
            put("schemaVersion", wire(value.schemaVersion))
            put("sentences", wireList(value.sentences) { DiscordSetupSentence.toWire(it) })
            put("advancedGroups", wireList(value.advancedGroups) { DiscordSetupDefinitionAdvancedGroupsItem.toWire(it) })
            put("choiceLabels", wireMap(value.choiceLabels, { it }) { wire(it) })
        }

        public fun serializer(): KSerializer<DiscordSetupDefinition> = this
    }
}

@Serializable(with = DiscordSetupDefinitionAdvancedGroupsItem.Companion::class)
public data class DiscordSetupDefinitionAdvancedGroupsItem(
    public val title: String,
    public val fields: List<DiscordSetupField>,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<DiscordSetupDefinitionAdvancedGroupsItem>("clankie.DiscordSetupDefinitionAdvancedGroupsItem") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("title", string()),
                property("fields", list(ref { DiscordSetupField.schema })),
            )
        }

        override fun fromWire(judged: Wire): DiscordSetupDefinitionAdvancedGroupsItem {
            val members = judged.fields
            return DiscordSetupDefinitionAdvancedGroupsItem(
                title = members.need("title").text,
                fields = members.need("fields").readList { DiscordSetupField.fromWire(it) },
            )
        }

        override fun toWire(value: DiscordSetupDefinitionAdvancedGroupsItem): Wire = wireFields {
            put("title", wire(value.title))
            put("fields", wireList(value.fields) { DiscordSetupField.toWire(it) })
        }

        public fun serializer(): KSerializer<DiscordSetupDefinitionAdvancedGroupsItem> = this
    }
}

/** The setup page of one machine, as it stands now. */
@Serializable(with = DiscordSetupSnapshot.Companion::class)
public data class DiscordSetupSnapshot(
    public val definition: DiscordSetupDefinition,
    /** 1 to 256 characters. */
    public val machineName: String,
    public val checks: List<DiscordSetupSnapshotChecksItem>? = null,
    public val testPostAvailable: Boolean? = null,
    /** Where to invite the bot. */
    public val invite: DiscordSetupSnapshotInvite? = null,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<DiscordSetupSnapshot>("clankie.DiscordSetupSnapshot") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("definition", ref { DiscordSetupDefinition.schema }),
                property("machineName", string(minLength(1), maxLength(256))),
                property("checks", optional(list(ref { DiscordSetupSnapshotChecksItem.schema }))),
                property("testPostAvailable", optional(boolean())),
                property("invite", optional(ref { DiscordSetupSnapshotInvite.schema })),
            )
        }

        override fun fromWire(judged: Wire): DiscordSetupSnapshot {
            val members = judged.fields
            return DiscordSetupSnapshot(
                definition = DiscordSetupDefinition.fromWire(members.need("definition")),
                machineName = members.need("machineName").text,
                checks = members["checks"].ifPresent { it.readList { DiscordSetupSnapshotChecksItem.fromWire(it) } },
                testPostAvailable = members["testPostAvailable"].ifPresent { it.flag },
                invite = members["invite"].ifPresent { DiscordSetupSnapshotInvite.fromWire(it) },
            )
        }

        override fun toWire(value: DiscordSetupSnapshot): Wire = wireFields {
            put("definition", DiscordSetupDefinition.toWire(value.definition))
            put("machineName", wire(value.machineName))
            putIfPresent("checks", value.checks) { wireList(it) { DiscordSetupSnapshotChecksItem.toWire(it) } }
            putIfPresent("testPostAvailable", value.testPostAvailable) { wire(it) }
            putIfPresent("invite", value.invite) { DiscordSetupSnapshotInvite.toWire(it) }
        }

        public fun serializer(): KSerializer<DiscordSetupSnapshot> = this
    }
}

@Serializable(with = DiscordSetupSnapshotChecksItem.Companion::class)
public data class DiscordSetupSnapshotChecksItem(
    public val sentenceId: DiscordSetupSnapshotChecksItemSentenceId,
    public val kind: DiscordSetupReportedCheck,
    public val status: DiscordSetupSnapshotChecksItemStatus,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<DiscordSetupSnapshotChecksItem>("clankie.DiscordSetupSnapshotChecksItem") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("sentenceId", ref { DiscordSetupSnapshotChecksItemSentenceId.schema }),
                property("kind", ref { DiscordSetupReportedCheck.schema }),
                property("status", ref { DiscordSetupSnapshotChecksItemStatus.schema }),
            )
        }

        override fun fromWire(judged: Wire): DiscordSetupSnapshotChecksItem {
            val members = judged.fields
            return DiscordSetupSnapshotChecksItem(
                sentenceId = DiscordSetupSnapshotChecksItemSentenceId.fromWire(members.need("sentenceId")),
                kind = DiscordSetupReportedCheck.fromWire(members.need("kind")),
                status = DiscordSetupSnapshotChecksItemStatus.fromWire(members.need("status")),
            )
        }

        override fun toWire(value: DiscordSetupSnapshotChecksItem): Wire = wireFields {
            put("sentenceId", DiscordSetupSnapshotChecksItemSentenceId.toWire(value.sentenceId))
            put("kind", DiscordSetupReportedCheck.toWire(value.kind))
            put("status", DiscordSetupSnapshotChecksItemStatus.toWire(value.status))
        }

        public fun serializer(): KSerializer<DiscordSetupSnapshotChecksItem> = this
    }
}

@Serializable(with = DiscordSetupSnapshotChecksItemSentenceId.Companion::class)
public enum class DiscordSetupSnapshotChecksItemSentenceId(public val value: String) {
    CONNECT("connect"),
    FLEET("fleet"),
    TRACKING("tracking"),
    TALK("talk"),
    TEAM("team"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<DiscordSetupSnapshotChecksItemSentenceId>("clankie.DiscordSetupSnapshotChecksItemSentenceId") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): DiscordSetupSnapshotChecksItemSentenceId = byValue.getValue(judged.text)

        override fun toWire(value: DiscordSetupSnapshotChecksItemSentenceId): Wire = wire(value.value)

        public fun serializer(): KSerializer<DiscordSetupSnapshotChecksItemSentenceId> = this
    }
}

@Serializable(with = DiscordSetupSnapshotChecksItemStatus.Companion::class)
public enum class DiscordSetupSnapshotChecksItemStatus(public val value: String) {
    PASSED("passed"),
    FAILED("failed"),
    NOT_CHECKED("not_checked"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<DiscordSetupSnapshotChecksItemStatus>("clankie.DiscordSetupSnapshotChecksItemStatus") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): DiscordSetupSnapshotChecksItemStatus = byValue.getValue(judged.text)

        override fun toWire(value: DiscordSetupSnapshotChecksItemStatus): Wire = wire(value.value)

        public fun serializer(): KSerializer<DiscordSetupSnapshotChecksItemStatus> = this
    }
}

@Serializable(with = DiscordSetupSnapshotInvite.Companion::class)
public data class DiscordSetupSnapshotInvite(
    /** Absent reads as `"participant"`. */
    public val role: DiscordSetupSnapshotInviteRole = DiscordSetupSnapshotInviteRole.PARTICIPANT,
    /**
     * Permission bits as a decimal number.
     *
     * Matches `^\d+$`.
     */
    public val permissions: String,
    /** Format url. */
    public val url: String,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<DiscordSetupSnapshotInvite>("clankie.DiscordSetupSnapshotInvite") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("role", default(ref { DiscordSetupSnapshotInviteRole.schema }, wire("participant"))),
                property("permissions", string(pattern("^\\d+\$", ""))),
                property("url", string(url())),
            )
        }

        override fun fromWire(judged: Wire): DiscordSetupSnapshotInvite {
            val members = judged.fields
            return DiscordSetupSnapshotInvite(
                role = DiscordSetupSnapshotInviteRole.fromWire(members.need("role")),
                permissions = members.need("permissions").text,
                url = members.need("url").text,
            )
        }

        override fun toWire(value: DiscordSetupSnapshotInvite): Wire = wireFields {
            put("role", DiscordSetupSnapshotInviteRole.toWire(value.role))
            put("permissions", wire(value.permissions))
            put("url", wire(value.url))
        }

        public fun serializer(): KSerializer<DiscordSetupSnapshotInvite> = this
    }
}

@Serializable(with = DiscordSetupSnapshotInviteRole.Companion::class)
public enum class DiscordSetupSnapshotInviteRole(public val value: String) {
    PARTICIPANT("participant"),
    ADMIN("admin"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<DiscordSetupSnapshotInviteRole>("clankie.DiscordSetupSnapshotInviteRole") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): DiscordSetupSnapshotInviteRole = byValue.getValue(judged.text)

        override fun toWire(value: DiscordSetupSnapshotInviteRole): Wire = wire(value.value)

        public fun serializer(): KSerializer<DiscordSetupSnapshotInviteRole> = this
    }
}
