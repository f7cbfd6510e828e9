// Made from schemas/clankie/operator/composer-catalog.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package bot.clankie.protocol

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

/** A command that the owner starts with a slash. */
@Serializable(with = ComposerCommand.Companion::class)
public data class ComposerCommand(
    /** At most 64 characters, matches `^[a-z0-9][a-z0-9-]*$`. */
    public val name: String,
    /** At most 12 entries. */
    public val aliases: List<String>,
    /** 1 to 256 characters. */
    public val summary: String,
    /** 1 to 128 characters. */
    public val argumentHint: String? = null,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<ComposerCommand>("clankie.ComposerCommand") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("name", string(maxLength(64), pattern("^[a-z0-9][a-z0-9-]*\$", "u"))),
                property("aliases", list(string(maxLength(64), pattern("^[a-z0-9][a-z0-9-]*\$", "u")), maxEntries(12))),
                property("summary", string(trim(), minLength(1), maxLength(256))),
                property("argumentHint", optional(string(trim(), minLength(1), maxLength(128)))),
            )
        }

        override fun fromWire(judged: Wire): ComposerCommand {
            val members = judged.fields
            return ComposerCommand(
                name = members.need("name").text,
                aliases = members.need("aliases").readList { it.text },
                summary = members.need("summary").text,
                argumentHint = members["argumentHint"].ifPresent { it.text },
            )
        }

        override fun toWire(value: ComposerCommand): Wire = wireFields {
            put("name", wire(value.name))
            put("aliases", wireList(value.aliases) { wire(it) })
            put("summary", wire(value.summary))
            putIfPresent("argumentHint", value.argumentHint) { wire(it) }
        }

        public fun serializer(): KSerializer<ComposerCommand> = this
    }
}

/** A button for a skill. Only in answers to a request with `includeQuickActions`. */
@Serializable(with = ComposerQuickAction.Companion::class)
public data class ComposerQuickAction(
    /** 1 to 64 characters. */
    public val name: String,
    /** At most 64 characters, matches `^[a-z0-9-]+$`. */
    public val icon: String,
    /**
     * The argument that takes the selected text.
     *
     * At most 64 characters, matches `^[a-z][a-zA-Z0-9_-]*$`.
     */
    public val selectionArg: String? = null,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<ComposerQuickAction>("clankie.ComposerQuickAction") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("name", string(trim(), minLength(1), maxLength(64))),
                property("icon", string(maxLength(64), pattern("^[a-z0-9-]+\$", "u"))),
                property("selectionArg", optional(string(maxLength(64), pattern("^[a-z][a-zA-Z0-9_-]*\$", "u")))),
            )
        }

        override fun fromWire(judged: Wire): ComposerQuickAction {
            val members = judged.fields
            return ComposerQuickAction(
                name = members.need("name").text,
                icon = members.need("icon").text,
                selectionArg = members["selectionArg"].ifPresent { it.text },
            )
        }

        override fun toWire(value: ComposerQuickAction): Wire = wireFields {
            put("name", wire(value.name))
            put("icon", wire(value.icon))
            putIfPresent("selectionArg", value.selectionArg) { wire(it) }
        }

        public fun serializer(): KSerializer<ComposerQuickAction> = this
    }
}

/** A skill of the agent in this conversation. */
@Serializable(with = ComposerSkill.Companion::class)
public data class ComposerSkill(
    /** At most 64 characters, matches `^[a-z0-9][a-z0-9:_-]*$`. */
    public val name: String,
    /** 1 to 512 characters. */
    public val description: String,
    /** 1 to 32 characters. */
    public val source: String,
    /**
     * What to type for it.
     *
     * Matches `^[/$][^\s]{1,127}$`.
     */
    public val invocation: String,
    public val quickAction: ComposerQuickAction? = null,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<ComposerSkill>("clankie.ComposerSkill") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("name", string(maxLength(64), pattern("^[a-z0-9][a-z0-9:_-]*\$", "u"))),
                property("description", string(trim(), minLength(1), maxLength(512))),
                property("source", string(trim(), minLength(1), maxLength(32))),
                property("invocation", string(pattern("^[/\$][^\\s]{1,127}\$", "u"))),
                property("quickAction", optional(ref { ComposerQuickAction.schema })),
            )
        }

        override fun fromWire(judged: Wire): ComposerSkill {
            val members = judged.fields
            return ComposerSkill(
                name = members.need("name").text,
                description = members.need("description").text,
                source = members.need("source").text,
                invocation = members.need("invocation").text,
                quickAction = members["quickAction"].ifPresent { ComposerQuickAction.fromWire(it) },
            )
        }

        override fun toWire(value: ComposerSkill): Wire = wireFields {
            put("name", wire(value.name))
            put("description", wire(value.description))
            put("source", wire(value.source))
            put("invocation", wire(value.invocation))
            putIfPresent("quickAction", value.quickAction) { ComposerQuickAction.toWire(it) }
        }

        public fun serializer(): KSerializer<ComposerSkill> = this
    }
}

/** Commands and skills of a conversation. */
@Serializable(with = ComposerCatalog.Companion::class)
public data class ComposerCatalog(
    /** At most 256 entries. */
    public val commands: List<ComposerCommand>,
    /** At most 256 entries. */
    public val skills: List<ComposerSkill>,
) {
    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<ComposerCatalog>("clankie.ComposerCatalog") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("schemaVersion", oneOf(wire(1.0))),
                property("commands", list(ref { ComposerCommand.schema }, maxEntries(256))),
                property("skills", list(ref { ComposerSkill.schema }, maxEntries(256))),
            )
        }

        override fun fromWire(judged: Wire): ComposerCatalog {
            val members = judged.fields
            return ComposerCatalog(
                commands = members.need("commands").readList { ComposerCommand.fromWire(it) },
                skills = members.need("skills").readList { ComposerSkill.fromWire(it) },
            )
        }

        override fun toWire(value: ComposerCatalog): Wire = wireFields {
            put("schemaVersion", wire(1.0))
            put("commands", wireList(value.commands) { ComposerCommand.toWire(it) })
            put("skills", wireList(value.skills) { ComposerSkill.toWire(it) })
        }

        public fun serializer(): KSerializer<ComposerCatalog> = this
    }
}

/** Asks what the composer of a conversation can offer. */
@Serializable(with = ComposerCatalogRequest.Companion::class)
public data class ComposerCatalogRequest(
    public val conversationId: ConversationId,
    public val includeQuickActions: Boolean? = null,
) : OperatorServiceRequest {
    /** Always `"composer_catalog"`. */
    public val op: String get() = "composer_catalog"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<ComposerCatalogRequest>("clankie.ComposerCatalogRequest") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("op", oneOf(wire("composer_catalog"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("conversationId", ref { ConversationId.schema }),
                property("includeQuickActions", optional(boolean())),
            )
        }

        override fun fromWire(judged: Wire): ComposerCatalogRequest {
            val members = judged.fields
            return ComposerCatalogRequest(
                conversationId = ConversationId.fromWire(members.need("conversationId")),
                includeQuickActions = members["includeQuickActions"].ifPresent { it.flag },
            )
        }

        override fun toWire(value: ComposerCatalogRequest): Wire = wireFields {
            put("op", wire("composer_catalog"))
            put("schemaVersion", wire(1.0))
            put("conversationId", ConversationId.toWire(value.conversationId))
            putIfPresent("includeQuickActions", value.includeQuickActions) { wire(it) }
        }

        public fun serializer(): KSerializer<ComposerCatalogRequest> = this
    }
}

@Serializable(with = ComposerCatalogResponse.Companion::class)
public data class ComposerCatalogResponse(
    public val catalog: ComposerCatalog,
) : OperatorServiceResult {
    /** Always `"composer_catalog"`. */
    public val op: String get() = "composer_catalog"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<ComposerCatalogResponse>("clankie.ComposerCatalogResponse") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("op", oneOf(wire("composer_catalog"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("catalog", ref { ComposerCatalog.schema }),
            )
        }

        override fun fromWire(judged: Wire): ComposerCatalogResponse {
            val members = judged.fields
            return ComposerCatalogResponse(
                catalog = ComposerCatalog.fromWire(members.need("catalog")),
            )
        }

        override fun toWire(value: ComposerCatalogResponse): Wire = wireFields {
            put("op", wire("composer_catalog"))
            put("schemaVersion", wire(1.0))
            put("catalog", ComposerCatalog.toWire(value.catalog))
        }

        public fun serializer(): KSerializer<ComposerCatalogResponse> = this
    }
}
