// Made from schemas/remote/agent/projection.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package studio.cherry.remote

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

/** A session as its events up to the cursor leave it, by id. For a stored one; a live one is not judged again. */
@Serializable(with = AgentProjection.Companion::class)
public data class AgentProjection(
    public val cursor: AgentCursor,
    public val session: AgentSession,
    public val executions: Map<String, AgentExecution>,
    public val messages: Map<String, AgentMessage>,
    public val parts: Map<String, AgentPart>,
    public val interactions: Map<String, AgentInteractionSummary>,
    /**
     * Ids of removed messages and parts, never used again.
     *
     * At most 100000 entries.
     */
    public val tombstones: List<OpaqueId>,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<AgentProjection>("remote.AgentProjection") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("cursor", ref { AgentCursor.schema }),
                property("session", ref { AgentSession.schema }),
                property("executions", record(RecordMode.OPEN, string(), ref { AgentExecution.schema })),
                property("messages", record(RecordMode.OPEN, string(), ref { AgentMessage.schema })),
                property("parts", record(RecordMode.OPEN, string(), ref { AgentPart.schema })),
                property("interactions", record(RecordMode.OPEN, string(), ref { AgentInteractionSummary.schema })),
                property("tombstones", list(ref { OpaqueIdModel.schema }, maxEntries(100000))),
            )
        }

        override fun fromWire(judged: Wire): AgentProjection {
            val members = judged.fields
            return AgentProjection(
                cursor = AgentCursor.fromWire(members.need("cursor")),
                session = AgentSession.fromWire(members.need("session")),
                executions = members.need("executions").readMap({ it }) { AgentExecution.fromWire(it) },
                messages = members.need("messages").readMap({ it }) { AgentMessage.fromWire(it) },
                parts = members.need("parts").readMap({ it }) { AgentPart.fromWire(it) },
                interactions = members.need("interactions").readMap({ it }) { AgentInteractionSummary.fromWire(it) },
                tombstones = members.need("tombstones").readList { OpaqueIdModel.fromWire(it) },
            )
        }

        override fun toWire(value: AgentProjection): Wire = wireFields {
            put("cursor", AgentCursor.toWire(value.cursor))
            put("session", AgentSession.toWire(value.session))
            put("executions", wireMap(value.executions, { it }) { AgentExecution.toWire(it) })
            put("messages", wireMap(value.messages, { it }) { AgentMessage.toWire(it) })
            put("parts", wireMap(value.parts, { it }) { AgentPart.toWire(it) })
            put("interactions", wireMap(value.interactions, { it }) { AgentInteractionSummary.toWire(it) })
            put("tombstones", wireList(value.tombstones) { OpaqueIdModel.toWire(it) })
        }

        public fun serializer(): KSerializer<AgentProjection> = this
    }
}
