// Made from schemas/remote/agent/catalog.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package studio.cherry.remote

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import kotlinx.serialization.json.JsonElement
import samewire.support.*

/** An agent of the host. */
@Serializable(with = AgentItem.Companion::class)
public data class AgentItem(
    public val agentId: OpaqueId,
    /** 0 to 4096 characters, matches `^[\s\S]{0,4096}$`, matches `^[^\uD800-\uDFFF]*$`. */
    public val name: String,
    /**
     * Shown beside the name. Never a path or URL.
     *
     * 1 to 64 characters, matches `^[^\uD800-\uDFFF]*$`, matches `^[\s\S]{0,64}$`.
     */
    public val emoji: String? = null,
    /** Null: none configured. Absent: an older host. */
    public val model: Tristate<ModelSummary> = Tristate.Absent,
    /** Entries beside the declared keys. */
    public val additionalProperties: Map<String, JsonElement> = emptyMap(),
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<AgentItem>("remote.AgentItem") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Kept,
                property("agentId", ref { OpaqueIdModel.schema }),
                property(
                    "name",
                    string(
                        minLength(0),
                        maxLength(4096),
                        pattern("^[\\s\\S]{0,4096}\$", ""),
                        pattern("^[^\\uD800-\\uDFFF]*\$", "u"),
                    ),
                ),
                property(
                    "emoji",
                    optional(
                        string(
                            pattern("^[^\\uD800-\\uDFFF]*\$", "u"),
                            trim(),
                            minLength(1),
                            maxLength(64),
                            pattern("^[\\s\\S]{0,64}\$", ""),
                        ),
                    ),
                ),
                property("model", optional(nullable(ref { ModelSummary.schema }))),
            )
        }

        override fun fromWire(judged: Wire): AgentItem {
            val members = judged.fields
            return AgentItem(
                agentId = OpaqueIdModel.fromWire(members.need("agentId")),
                name = members.need("name").text,
                emoji = members["emoji"].ifPresent { it.text },
                model = members["model"].tristate { ModelSummary.fromWire(it) },
                additionalProperties = members.others("agentId", "name", "emoji", "model") { it.element },
            )
        }

        override fun toWire(value: AgentItem): Wire = wireFields {
            put("agentId", OpaqueIdModel.toWire(value.agentId))
            put("name", wire(value.name))
            putIfPresent("emoji", value.emoji) { wire(it) }
            putTristate("model", value.model) { ModelSummary.toWire(it) }
            putOthers(value.additionalProperties, "agentId", "name", "emoji", "model") { wire(it) }
        }

        public fun serializer(): KSerializer<AgentItem> = this
    }
}

/** A registered workspace of an agent. */
@Serializable(with = WorkspaceItem.Companion::class)
public data class WorkspaceItem(
    public val workspaceId: OpaqueId,
    /** 0 to 4096 characters, matches `^[\s\S]{0,4096}$`, matches `^[^\uD800-\uDFFF]*$`. */
    public val name: String,
    /** Entries beside the declared keys. */
    public val additionalProperties: Map<String, JsonElement> = emptyMap(),
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<WorkspaceItem>("remote.WorkspaceItem") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Kept,
                property("workspaceId", ref { OpaqueIdModel.schema }),
                property(
                    "name",
                    string(
                        minLength(0),
                        maxLength(4096),
                        pattern("^[\\s\\S]{0,4096}\$", ""),
                        pattern("^[^\\uD800-\\uDFFF]*\$", "u"),
                    ),
                ),
            )
        }

        override fun fromWire(judged: Wire): WorkspaceItem {
            val members = judged.fields
            return WorkspaceItem(
                workspaceId = OpaqueIdModel.fromWire(members.need("workspaceId")),
                name = members.need("name").text,
                additionalProperties = members.others("workspaceId", "name") { it.element },
            )
        }

        override fun toWire(value: WorkspaceItem): Wire = wireFields {
            put("workspaceId", OpaqueIdModel.toWire(value.workspaceId))
            put("name", wire(value.name))
            putOthers(value.additionalProperties, "workspaceId", "name") { wire(it) }
        }

        public fun serializer(): KSerializer<WorkspaceItem> = this
    }
}

@Serializable(with = ListAgentsParams.Companion::class)
public data class ListAgentsParams(
    public val cursor: OpaqueId? = null,
    /** At least 1, at most 100. */
    public val limit: Long? = null,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<ListAgentsParams>("remote.ListAgentsParams") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("cursor", optional(ref { OpaqueIdModel.schema })),
                property("limit", optional(number(NumberFormat.INT, atLeast(1.0), atMost(100.0)))),
            )
        }

        override fun fromWire(judged: Wire): ListAgentsParams {
            val members = judged.fields
            return ListAgentsParams(
                cursor = members["cursor"].ifPresent { OpaqueIdModel.fromWire(it) },
                limit = members["limit"].ifPresent { it.long },
            )
        }

        override fun toWire(value: ListAgentsParams): Wire = wireFields {
            putIfPresent("cursor", value.cursor) { OpaqueIdModel.toWire(it) }
            putIfPresent("limit", value.limit) { wire(it) }
        }

        public fun serializer(): KSerializer<ListAgentsParams> = this
    }
}

@Serializable(with = AgentPage.Companion::class)
public data class AgentPage(
    /** At most 100 entries. */
    public val items: List<AgentItem>,
    public val nextCursor: OpaqueId?,
    /** Entries beside the declared keys. */
    public val additionalProperties: Map<String, JsonElement> = emptyMap(),
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<AgentPage>("remote.AgentPage") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Kept,
                property("items", list(ref { AgentItem.schema }, maxEntries(100))),
                property("nextCursor", nullable(ref { OpaqueIdModel.schema })),
            )
        }

        override fun fromWire(judged: Wire): AgentPage {
            val members = judged.fields
            return AgentPage(
                items = members.need("items").readList { AgentItem.fromWire(it) },
                nextCursor = members.need("nextCursor").orNull { OpaqueIdModel.fromWire(it) },
                additionalProperties = members.others("items", "nextCursor") { it.element },
            )
        }

        override fun toWire(value: AgentPage): Wire = wireFields {
            put("items", wireList(value.items) { AgentItem.toWire(it) })
            put("nextCursor", wireOrNull(value.nextCursor) { OpaqueIdModel.toWire(it) })
            putOthers(value.additionalProperties, "items", "nextCursor") { wire(it) }
        }

        public fun serializer(): KSerializer<AgentPage> = this
    }
}

@Serializable(with = ListWorkspacesParams.Companion::class)
public data class ListWorkspacesParams(
    public val agentId: OpaqueId,
    public val cursor: OpaqueId? = null,
    /** At least 1, at most 100. */
    public val limit: Long? = null,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<ListWorkspacesParams>("remote.ListWorkspacesParams") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("agentId", ref { OpaqueIdModel.schema }),
                property("cursor", optional(ref { OpaqueIdModel.schema })),
                property("limit", optional(number(NumberFormat.INT, atLeast(1.0), atMost(100.0)))),
            )
        }

        override fun fromWire(judged: Wire): ListWorkspacesParams {
            val members = judged.fields
            return ListWorkspacesParams(
                agentId = OpaqueIdModel.fromWire(members.need("agentId")),
                cursor = members["cursor"].ifPresent { OpaqueIdModel.fromWire(it) },
                limit = members["limit"].ifPresent { it.long },
            )
        }

        override fun toWire(value: ListWorkspacesParams): Wire = wireFields {
            put("agentId", OpaqueIdModel.toWire(value.agentId))
            putIfPresent("cursor", value.cursor) { OpaqueIdModel.toWire(it) }
            putIfPresent("limit", value.limit) { wire(it) }
        }

        public fun serializer(): KSerializer<ListWorkspacesParams> = this
    }
}

@Serializable(with = WorkspacePage.Companion::class)
public data class WorkspacePage(
    /** At most 100 entries. */
    public val items: List<WorkspaceItem>,
    public val nextCursor: OpaqueId?,
    /** Only true allows a session in the system workspace. */
    public val systemWorkspace: Boolean? = null,
    /** Entries beside the declared keys. */
    public val additionalProperties: Map<String, JsonElement> = emptyMap(),
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<WorkspacePage>("remote.WorkspacePage") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Kept,
                property("items", list(ref { WorkspaceItem.schema }, maxEntries(100))),
                property("nextCursor", nullable(ref { OpaqueIdModel.schema })),
                property("systemWorkspace", optional(boolean())),
            )
        }

        override fun fromWire(judged: Wire): WorkspacePage {
            val members = judged.fields
            return WorkspacePage(
                items = members.need("items").readList { WorkspaceItem.fromWire(it) },
                nextCursor = members.need("nextCursor").orNull { OpaqueIdModel.fromWire(it) },
                systemWorkspace = members["systemWorkspace"].ifPresent { it.flag },
                additionalProperties = members.others("items", "nextCursor", "systemWorkspace") { it.element },
            )
        }

        override fun toWire(value: WorkspacePage): Wire = wireFields {
            put("items", wireList(value.items) { WorkspaceItem.toWire(it) })
            put("nextCursor", wireOrNull(value.nextCursor) { OpaqueIdModel.toWire(it) })
            putIfPresent("systemWorkspace", value.systemWorkspace) { wire(it) }
            putOthers(value.additionalProperties, "items", "nextCursor", "systemWorkspace") { wire(it) }
        }

        public fun serializer(): KSerializer<WorkspacePage> = this
    }
}

@Serializable(with = ListSessionsParams.Companion::class)
public data class ListSessionsParams(
    public val agentId: OpaqueId? = null,
    public val workspaceId: OpaqueId? = null,
    public val cursor: OpaqueId? = null,
    /** At least 1, at most 100. */
    public val limit: Long? = null,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<ListSessionsParams>("remote.ListSessionsParams") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("agentId", optional(ref { OpaqueIdModel.schema })),
                property("workspaceId", optional(ref { OpaqueIdModel.schema })),
                property("cursor", optional(ref { OpaqueIdModel.schema })),
                property("limit", optional(number(NumberFormat.INT, atLeast(1.0), atMost(100.0)))),
            )
        }

        override fun fromWire(judged: Wire): ListSessionsParams {
            val members = judged.fields
            return ListSessionsParams(
                agentId = members["agentId"].ifPresent { OpaqueIdModel.fromWire(it) },
                workspaceId = members["workspaceId"].ifPresent { OpaqueIdModel.fromWire(it) },
                cursor = members["cursor"].ifPresent { OpaqueIdModel.fromWire(it) },
                limit = members["limit"].ifPresent { it.long },
            )
        }

        override fun toWire(value: ListSessionsParams): Wire = wireFields {
            putIfPresent("agentId", value.agentId) { OpaqueIdModel.toWire(it) }
            putIfPresent("workspaceId", value.workspaceId) { OpaqueIdModel.toWire(it) }
            putIfPresent("cursor", value.cursor) { OpaqueIdModel.toWire(it) }
            putIfPresent("limit", value.limit) { wire(it) }
        }

        public fun serializer(): KSerializer<ListSessionsParams> = this
    }
}

@Serializable(with = SessionPage.Companion::class)
public data class SessionPage(
    /** At most 100 entries. */
    public val items: List<AgentSession>,
    public val nextCursor: OpaqueId?,
    /** Entries beside the declared keys. */
    public val additionalProperties: Map<String, JsonElement> = emptyMap(),
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<SessionPage>("remote.SessionPage") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Kept,
                property("items", list(ref { AgentSession.schema }, maxEntries(100))),
                property("nextCursor", nullable(ref { OpaqueIdModel.schema })),
            )
        }

        override fun fromWire(judged: Wire): SessionPage {
            val members = judged.fields
            return SessionPage(
                items = members.need("items").readList { AgentSession.fromWire(it) },
                nextCursor = members.need("nextCursor").orNull { OpaqueIdModel.fromWire(it) },
                additionalProperties = members.others("items", "nextCursor") { it.element },
            )
        }

        override fun toWire(value: SessionPage): Wire = wireFields {
            put("items", wireList(value.items) { AgentSession.toWire(it) })
            put("nextCursor", wireOrNull(value.nextCursor) { OpaqueIdModel.toWire(it) })
            putOthers(value.additionalProperties, "items", "nextCursor") { wire(it) }
        }

        public fun serializer(): KSerializer<SessionPage> = this
    }
}

@Serializable(with = GetSessionParams.Companion::class)
public data class GetSessionParams(
    public val sessionId: OpaqueId,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<GetSessionParams>("remote.GetSessionParams") {
        override val schema: Schema by lazy {
            objectOf(UnknownKeys.Refused, property("sessionId", ref { OpaqueIdModel.schema }))
        }

        override fun fromWire(judged: Wire): GetSessionParams {
            val members = judged.fields
            return GetSessionParams(
                sessionId = OpaqueIdModel.fromWire(members.need("sessionId")),
            )
        }

        override fun toWire(value: GetSessionParams): Wire = wireFields {
            put("sessionId", OpaqueIdModel.toWire(value.sessionId))
        }

        public fun serializer(): KSerializer<GetSessionParams> = this
    }
}

@Serializable(with = SessionResult.Companion::class)
public data class SessionResult(
    public val session: AgentSession,
    /** Entries beside the declared keys. */
    public val additionalProperties: Map<String, JsonElement> = emptyMap(),
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<SessionResult>("remote.SessionResult") {
        override val schema: Schema by lazy {
            objectOf(UnknownKeys.Kept, property("session", ref { AgentSession.schema }))
        }

        override fun fromWire(judged: Wire): SessionResult {
            val members = judged.fields
            return SessionResult(
                session = AgentSession.fromWire(members.need("session")),
                additionalProperties = members.others("session") { it.element },
            )
        }

        override fun toWire(value: SessionResult): Wire = wireFields {
            put("session", AgentSession.toWire(value.session))
            putOthers(value.additionalProperties, "session") { wire(it) }
        }

        public fun serializer(): KSerializer<SessionResult> = this
    }
}
