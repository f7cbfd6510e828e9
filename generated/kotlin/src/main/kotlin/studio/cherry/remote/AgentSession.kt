// Made from schemas/remote/agent/session.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package studio.cherry.remote

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import kotlinx.serialization.json.JsonElement
import samewire.support.*

/** A position in the events of a session. Sequence 0 is before the first. */
@Serializable(with = AgentCursor.Companion::class)
public data class AgentCursor(
    public val sessionId: OpaqueId,
    public val streamEpoch: OpaqueId,
    public val seq: Decimal,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<AgentCursor>("remote.AgentCursor") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("sessionId", ref { OpaqueIdModel.schema }),
                property("streamEpoch", ref { OpaqueIdModel.schema }),
                property("seq", ref { DecimalModel.schema }),
            )
        }

        override fun fromWire(judged: Wire): AgentCursor {
            val members = judged.fields
            return AgentCursor(
                sessionId = OpaqueIdModel.fromWire(members.need("sessionId")),
                streamEpoch = OpaqueIdModel.fromWire(members.need("streamEpoch")),
                seq = DecimalModel.fromWire(members.need("seq")),
            )
        }

        override fun toWire(value: AgentCursor): Wire = wireFields {
            put("sessionId", OpaqueIdModel.toWire(value.sessionId))
            put("streamEpoch", OpaqueIdModel.toWire(value.streamEpoch))
            put("seq", DecimalModel.toWire(value.seq))
        }

        public fun serializer(): KSerializer<AgentCursor> = this
    }
}

@Serializable(with = WorkspaceKind.Companion::class)
public enum class WorkspaceKind(public val value: String) {
    REGISTERED("registered"),
    SYSTEM("system"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<WorkspaceKind>("remote.WorkspaceKind") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): WorkspaceKind = byValue.getValue(judged.text)

        override fun toWire(value: WorkspaceKind): Wire = wire(value.value)

        public fun serializer(): KSerializer<WorkspaceKind> = this
    }
}

/** A conversation with one agent in one workspace. */
@Serializable(with = AgentSession.Companion::class)
public data class AgentSession(
    public val sessionId: OpaqueId,
    public val agentId: OpaqueId,
    public val workspaceId: OpaqueId,
    /** Absent on older hosts. */
    public val workspaceKind: WorkspaceKind? = null,
    /** 0 to 4096 characters, matches `^[\s\S]{0,4096}$`, matches `^[^\uD800-\uDFFF]*$`. */
    public val title: String,
    public val updatedAt: Timestamp,
    public val historyRevision: Decimal,
    public val activeExecutionId: OpaqueId? = null,
    /** Only while the session is idle. It fences the next message. */
    public val idleRevision: Decimal? = null,
    /** Entries beside the declared keys. */
    public val additionalProperties: Map<String, JsonElement> = emptyMap(),
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<AgentSession>("remote.AgentSession") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Kept,
                property("sessionId", ref { OpaqueIdModel.schema }),
                property("agentId", ref { OpaqueIdModel.schema }),
                property("workspaceId", ref { OpaqueIdModel.schema }),
                property("workspaceKind", optional(ref { WorkspaceKind.schema })),
                property(
                    "title",
                    string(
                        minLength(0),
                        maxLength(4096),
                        pattern("^[\\s\\S]{0,4096}\$", ""),
                        pattern("^[^\\uD800-\\uDFFF]*\$", "u"),
                    ),
                ),
                property("updatedAt", ref { TimestampModel.schema }),
                property("historyRevision", ref { DecimalModel.schema }),
                property("activeExecutionId", optional(ref { OpaqueIdModel.schema })),
                property("idleRevision", optional(ref { DecimalModel.schema })),
            )
        }

        override fun fromWire(judged: Wire): AgentSession {
            val members = judged.fields
            return AgentSession(
                sessionId = OpaqueIdModel.fromWire(members.need("sessionId")),
                agentId = OpaqueIdModel.fromWire(members.need("agentId")),
                workspaceId = OpaqueIdModel.fromWire(members.need("workspaceId")),
                workspaceKind = members["workspaceKind"].ifPresent { WorkspaceKind.fromWire(it) },
                title = members.need("title").text,
                updatedAt = TimestampModel.fromWire(members.need("updatedAt")),
                historyRevision = DecimalModel.fromWire(members.need("historyRevision")),
                activeExecutionId = members["activeExecutionId"].ifPresent { OpaqueIdModel.fromWire(it) },
                idleRevision = members["idleRevision"].ifPresent { DecimalModel.fromWire(it) },
                additionalProperties = members.others("sessionId", "agentId", "workspaceId", "workspaceKind", "title", "updatedAt", "historyRevision", "activeExecutionId", "idleRevision") { it.element },
            )
        }

        override fun toWire(value: AgentSession): Wire = wireFields {
            put("sessionId", OpaqueIdModel.toWire(value.sessionId))
            put("agentId", OpaqueIdModel.toWire(value.agentId))
            put("workspaceId", OpaqueIdModel.toWire(value.workspaceId))
            putIfPresent("workspaceKind", value.workspaceKind) { WorkspaceKind.toWire(it) }
            put("title", wire(value.title))
            put("updatedAt", TimestampModel.toWire(value.updatedAt))
            put("historyRevision", DecimalModel.toWire(value.historyRevision))
            putIfPresent("activeExecutionId", value.activeExecutionId) { OpaqueIdModel.toWire(it) }
            putIfPresent("idleRevision", value.idleRevision) { DecimalModel.toWire(it) }
            putOthers(value.additionalProperties, "sessionId", "agentId", "workspaceId", "workspaceKind", "title", "updatedAt", "historyRevision", "activeExecutionId", "idleRevision") { wire(it) }
        }

        public fun serializer(): KSerializer<AgentSession> = this
    }
}
