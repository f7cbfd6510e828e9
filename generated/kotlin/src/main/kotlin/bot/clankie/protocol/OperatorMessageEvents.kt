// Made from schemas/clankie/operator/message-events.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package bot.clankie.protocol

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

@Serializable(with = LinearProject.Companion::class)
public data class LinearProject(
    /** Format uuid. */
    public val id: String,
    /** At most 256 characters. */
    public val name: String? = null,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<LinearProject>("clankie.LinearProject") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property(
                    "id",
                    string(
                        pattern(
                            "^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)\$",
                            "",
                            "uuid",
                        ),
                    ),
                ),
                property("name", optional(string(maxLength(256)))),
            )
        }

        override fun fromWire(judged: Wire): LinearProject {
            val members = judged.fields
            return LinearProject(
                id = members.need("id").text,
                name = members["name"].ifPresent { it.text },
            )
        }

        override fun toWire(value: LinearProject): Wire = wireFields {
            put("id", wire(value.id))
            putIfPresent("name", value.name) { wire(it) }
        }

        public fun serializer(): KSerializer<LinearProject> = this
    }
}

@Serializable(with = LinearReceiver.Companion::class)
public data class LinearReceiver(
    /** Format uuid. */
    public val userId: String,
    /** Format uuid. */
    public val workspaceId: String,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<LinearReceiver>("clankie.LinearReceiver") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property(
                    "userId",
                    string(
                        pattern(
                            "^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)\$",
                            "",
                            "uuid",
                        ),
                    ),
                ),
                property(
                    "workspaceId",
                    string(
                        pattern(
                            "^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)\$",
                            "",
                            "uuid",
                        ),
                    ),
                ),
            )
        }

        override fun fromWire(judged: Wire): LinearReceiver {
            val members = judged.fields
            return LinearReceiver(
                userId = members.need("userId").text,
                workspaceId = members.need("workspaceId").text,
            )
        }

        override fun toWire(value: LinearReceiver): Wire = wireFields {
            put("userId", wire(value.userId))
            put("workspaceId", wire(value.workspaceId))
        }

        public fun serializer(): KSerializer<LinearReceiver> = this
    }
}

/** The event in Linear that a message came from. */
@Serializable(with = LinearContext.Companion::class)
public data class LinearContext(
    public val eventId: Sha256,
    public val notification: Boolean? = null,
    public val conversationId: ConversationId,
    public val following: Boolean,
    public val project: LinearProject? = null,
    public val route: LinearContextRoute? = null,
    public val receiver: LinearReceiver? = null,
    /** At most 32 entries. */
    public val notificationTypes: List<String>? = null,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<LinearContext>("clankie.LinearContext") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("eventId", ref { Sha256Model.schema }),
                property("notification", optional(boolean())),
                property("conversationId", ref { ConversationId.schema }),
                property("following", boolean()),
                property("project", optional(ref { LinearProject.schema })),
                property("route", optional(ref { LinearContextRoute.schema })),
                property("receiver", optional(ref { LinearReceiver.schema })),
                property("notificationTypes", optional(list(string(minLength(1), maxLength(128)), maxEntries(32)))),
            )
        }

        override fun fromWire(judged: Wire): LinearContext {
            val members = judged.fields
            return LinearContext(
                eventId = Sha256Model.fromWire(members.need("eventId")),
                notification = members["notification"].ifPresent { it.flag },
                conversationId = ConversationId.fromWire(members.need("conversationId")),
                following = members.need("following").flag,
                project = members["project"].ifPresent { LinearProject.fromWire(it) },
                route = members["route"].ifPresent { LinearContextRoute.fromWire(it) },
                receiver = members["receiver"].ifPresent { LinearReceiver.fromWire(it) },
                notificationTypes = members["notificationTypes"].ifPresent { it.readList { it.text } },
            )
        }

        override fun toWire(value: LinearContext): Wire = wireFields {
            put("eventId", Sha256Model.toWire(value.eventId))
            putIfPresent("notification", value.notification) { wire(it) }
            put("conversationId", ConversationId.toWire(value.conversationId))
            put("following", wire(value.following))
            putIfPresent("project", value.project) { LinearProject.toWire(it) }
            putIfPresent("route", value.route) { LinearContextRoute.toWire(it) }
            putIfPresent("receiver", value.receiver) { LinearReceiver.toWire(it) }
            putIfPresent("notificationTypes", value.notificationTypes) { wireList(it) { wire(it) } }
        }

        public fun serializer(): KSerializer<LinearContext> = this
    }
}

@Serializable(with = LinearContextRoute.Companion::class)
public enum class LinearContextRoute(public val value: String) {
    PROJECT_LEAD("project_lead"),
    PROJECT_FALLBACK("project_fallback"),
    DEFAULT("default"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<LinearContextRoute>("clankie.LinearContextRoute") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): LinearContextRoute = byValue.getValue(judged.text)

        override fun toWire(value: LinearContextRoute): Wire = wire(value.value)

        public fun serializer(): KSerializer<LinearContextRoute> = this
    }
}

/** Somebody said something. */
@Serializable(with = MessageEvent.Companion::class)
public data class MessageEvent(
    public val conversationId: ConversationId,
    public val cursor: Cursor,
    public val revision: Revision,
    public val occurredAt: Timestamp,
    public val role: MessageEventRole,
    /** At most 16384 characters. */
    public val text: String,
    /** More of this text may follow in a later event. */
    public val streaming: Boolean,
    public val personaId: PersonaId? = null,
    /** As older hosts name the speaker. Use `personaId`. */
    @Deprecated("Deprecated by the contract.")
    public val seatId: SeatId? = null,
    /** 1 to 128 characters. */
    public val swarmMessageId: String? = null,
    /** 1 to 8 entries. */
    public val attachments: List<Attachment>? = null,
    public val linear: LinearContext? = null,
) : StreamEvent {
    /** Always `"message"`. */
    public val type: String get() = "message"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<MessageEvent>("clankie.MessageEvent") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("type", oneOf(wire("message"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("conversationId", ref { ConversationId.schema }),
                property("cursor", ref { Cursor.schema }),
                property("revision", ref { RevisionModel.schema }),
                property("occurredAt", ref { TimestampModel.schema }),
                property("role", ref { MessageEventRole.schema }),
                property("text", string(maxLength(16384))),
                property("streaming", boolean()),
                property("personaId", optional(ref { PersonaId.schema })),
                property("seatId", optional(ref { SeatId.schema })),
                property("swarmMessageId", optional(string(minLength(1), maxLength(128)))),
                property("attachments", optional(list(ref { Attachment.schema }, minEntries(1), maxEntries(8)))),
                property("linear", optional(ref { LinearContext.schema })),
            )
        }

        override fun fromWire(judged: Wire): MessageEvent {
            val members = judged.fields
            return MessageEvent(
                conversationId = ConversationId.fromWire(members.need("conversationId")),
                cursor = Cursor.fromWire(members.need("cursor")),
                revision = RevisionModel.fromWire(members.need("revision")),
                occurredAt = TimestampModel.fromWire(members.need("occurredAt")),
                role = MessageEventRole.fromWire(members.need("role")),
                text = members.need("text").text,
                streaming = members.need("streaming").flag,
                personaId = members["personaId"].ifPresent { PersonaId.fromWire(it) },
                seatId = members["seatId"].ifPresent { SeatId.fromWire(it) },
                swarmMessageId = members["swarmMessageId"].ifPresent { it.text },
                attachments = members["attachments"].ifPresent { it.readList { Attachment.fromWire(it) } },
                linear = members["linear"].ifPresent { LinearContext.fromWire(it) },
            )
        }

        override fun toWire(value: MessageEvent): Wire = wireFields {
            put("type", wire("message"))
            put("schemaVersion", wire(1.0))
            put("conversationId", ConversationId.toWire(value.conversationId))
            put("cursor", Cursor.toWire(value.cursor))
            put("revision", RevisionModel.toWire(value.revision))
            put("occurredAt", TimestampModel.toWire(value.occurredAt))
            put("role", MessageEventRole.toWire(value.role))
            put("text", wire(value.text))
            put("streaming", wire(value.streaming))
            putIfPresent("personaId", value.personaId) { PersonaId.toWire(it) }
            putIfPresent("seatId", value.seatId) { SeatId.toWire(it) }
            putIfPresent("swarmMessageId", value.swarmMessageId) { wire(it) }
            putIfPresent("attachments", value.attachments) { wireList(it) { Attachment.toWire(it) } }
            putIfPresent("linear", value.linear) { LinearContext.toWire(it) }
        }

        public fun serializer(): KSerializer<MessageEvent> = this
    }
}

@Serializable(with = MessageEventRole.Companion::class)
public enum class MessageEventRole(public val value: String) {
    OPERATOR("operator"),
    CAPTAIN("captain"),
    AGENT("agent"),
    EXTERNAL("external"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<MessageEventRole>("clankie.MessageEventRole") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): MessageEventRole = byValue.getValue(judged.text)

        override fun toWire(value: MessageEventRole): Wire = wire(value.value)

        public fun serializer(): KSerializer<MessageEventRole> = this
    }
}

/** What the agent thought aloud. */
@Serializable(with = ReasoningEvent.Companion::class)
public data class ReasoningEvent(
    public val conversationId: ConversationId,
    public val cursor: Cursor,
    public val revision: Revision,
    public val occurredAt: Timestamp,
    /** At most 16384 characters. */
    public val text: String,
    public val streaming: Boolean,
) : StreamEvent {
    /** Always `"reasoning"`. */
    public val type: String get() = "reasoning"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<ReasoningEvent>("clankie.ReasoningEvent") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("type", oneOf(wire("reasoning"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("conversationId", ref { ConversationId.schema }),
                property("cursor", ref { Cursor.schema }),
                property("revision", ref { RevisionModel.schema }),
                property("occurredAt", ref { TimestampModel.schema }),
                property("text", string(maxLength(16384))),
                property("streaming", boolean()),
            )
        }

        override fun fromWire(judged: Wire): ReasoningEvent {
            val members = judged.fields
            return ReasoningEvent(
                conversationId = ConversationId.fromWire(members.need("conversationId")),
                cursor = Cursor.fromWire(members.need("cursor")),
                revision = RevisionModel.fromWire(members.need("revision")),
                occurredAt = TimestampModel.fromWire(members.need("occurredAt")),
                text = members.need("text").text,
                streaming = members.need("streaming").flag,
            )
        }

        override fun toWire(value: ReasoningEvent): Wire = wireFields {
            put("type", wire("reasoning"))
            put("schemaVersion", wire(1.0))
            put("conversationId", ConversationId.toWire(value.conversationId))
            put("cursor", Cursor.toWire(value.cursor))
            put("revision", RevisionModel.toWire(value.revision))
            put("occurredAt", TimestampModel.toWire(value.occurredAt))
            put("text", wire(value.text))
            put("streaming", wire(value.streaming))
        }

        public fun serializer(): KSerializer<ReasoningEvent> = this
    }
}

/** An agent handed over a file. */
@Serializable(with = FileEvent.Companion::class)
public data class FileEvent(
    public val conversationId: ConversationId,
    public val cursor: Cursor,
    public val revision: Revision,
    public val occurredAt: Timestamp,
    public val file: DeliveredFile,
) : StreamEvent {
    /** Always `"file"`. */
    public val type: String get() = "file"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<FileEvent>("clankie.FileEvent") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("type", oneOf(wire("file"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("conversationId", ref { ConversationId.schema }),
                property("cursor", ref { Cursor.schema }),
                property("revision", ref { RevisionModel.schema }),
                property("occurredAt", ref { TimestampModel.schema }),
                property("file", ref { DeliveredFile.schema }),
            )
        }

        override fun fromWire(judged: Wire): FileEvent {
            val members = judged.fields
            return FileEvent(
                conversationId = ConversationId.fromWire(members.need("conversationId")),
                cursor = Cursor.fromWire(members.need("cursor")),
                revision = RevisionModel.fromWire(members.need("revision")),
                occurredAt = TimestampModel.fromWire(members.need("occurredAt")),
                file = DeliveredFile.fromWire(members.need("file")),
            )
        }

        override fun toWire(value: FileEvent): Wire = wireFields {
            put("type", wire("file"))
            put("schemaVersion", wire(1.0))
            put("conversationId", ConversationId.toWire(value.conversationId))
            put("cursor", Cursor.toWire(value.cursor))
            put("revision", RevisionModel.toWire(value.revision))
            put("occurredAt", TimestampModel.toWire(value.occurredAt))
            put("file", DeliveredFile.toWire(value.file))
        }

        public fun serializer(): KSerializer<FileEvent> = this
    }
}

@Serializable(with = OperatorReactor.Companion::class)
public class OperatorReactor : Reactor {
    /** Always `"operator"`. */
    public val kind: String get() = "operator"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    override fun equals(other: Any?): Boolean = other is OperatorReactor

    override fun hashCode(): Int = 1

    override fun toString(): String = "OperatorReactor()"

    public companion object : Model<OperatorReactor>("clankie.OperatorReactor") {
        override val schema: Schema by lazy {
            objectOf(UnknownKeys.Refused, property("kind", oneOf(wire("operator"))))
        }

        override fun fromWire(judged: Wire): OperatorReactor = OperatorReactor()

        override fun toWire(value: OperatorReactor): Wire = wireFields {
            put("kind", wire("operator"))
        }

        public fun serializer(): KSerializer<OperatorReactor> = this
    }
}

@Serializable(with = SeatReactor.Companion::class)
public data class SeatReactor(
    public val seatId: SeatId,
) : Reactor {
    /** Always `"seat"`. */
    public val kind: String get() = "seat"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<SeatReactor>("clankie.SeatReactor") {
        override val schema: Schema by lazy {
            objectOf(UnknownKeys.Refused, property("kind", oneOf(wire("seat"))), property("seatId", ref { SeatId.schema }))
        }

        override fun fromWire(judged: Wire): SeatReactor {
            val members = judged.fields
            return SeatReactor(
                seatId = SeatId.fromWire(members.need("seatId")),
            )
        }

        override fun toWire(value: SeatReactor): Wire = wireFields {
            put("kind", wire("seat"))
            put("seatId", SeatId.toWire(value.seatId))
        }

        public fun serializer(): KSerializer<SeatReactor> = this
    }
}

/**
 * Who reacted.
 *
 * Told apart by `kind`.
 */
@Serializable(with = Reactor.Companion::class)
public sealed interface Reactor {
    public companion object : Model<Reactor>("clankie.Reactor") {
        override val schema: Schema by lazy {
            discriminated(
                "kind",
                tagged(ref { OperatorReactor.schema }, wire("operator")),
                tagged(ref { SeatReactor.schema }, wire("seat")),
            )
        }

        override fun fromWire(judged: Wire): Reactor = when (judged.option) {
            0 -> OperatorReactor.fromWire(judged.optionValue)
            else -> SeatReactor.fromWire(judged.optionValue)
        }

        override fun toWire(value: Reactor): Wire = when (value) {
            is OperatorReactor -> OperatorReactor.toWire(value)
            is SeatReactor -> SeatReactor.toWire(value)
        }

        public fun serializer(): KSerializer<Reactor> = this
    }
}

/** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
public fun Reactor.encode(): String = Reactor.Companion.encode(this)

/** A reaction came or went. `entryRef` is the cursor of the entry; fold in cursor order for the current ones. */
@Serializable(with = ReactionEvent.Companion::class)
public data class ReactionEvent(
    public val conversationId: ConversationId,
    public val cursor: Cursor,
    public val revision: Revision,
    public val occurredAt: Timestamp,
    public val entryRef: Ref,
    /** 1 to 64 characters. */
    public val emoji: String,
    public val reactor: Reactor,
    public val removed: Boolean,
) : StreamEvent {
    /** Always `"reaction"`. */
    public val type: String get() = "reaction"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<ReactionEvent>("clankie.ReactionEvent") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("type", oneOf(wire("reaction"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("conversationId", ref { ConversationId.schema }),
                property("cursor", ref { Cursor.schema }),
                property("revision", ref { RevisionModel.schema }),
                property("occurredAt", ref { TimestampModel.schema }),
                property("entryRef", ref { RefModel.schema }),
                property("emoji", string(trim(), minLength(1), maxLength(64))),
                property("reactor", ref { Reactor.schema }),
                property("removed", boolean()),
            )
        }

        override fun fromWire(judged: Wire): ReactionEvent {
            val members = judged.fields
            return ReactionEvent(
                conversationId = ConversationId.fromWire(members.need("conversationId")),
                cursor = Cursor.fromWire(members.need("cursor")),
                revision = RevisionModel.fromWire(members.need("revision")),
                occurredAt = TimestampModel.fromWire(members.need("occurredAt")),
                entryRef = RefModel.fromWire(members.need("entryRef")),
                emoji = members.need("emoji").text,
                reactor = Reactor.fromWire(members.need("reactor")),
                removed = members.need("removed").flag,
            )
        }

        override fun toWire(value: ReactionEvent): Wire = wireFields {
            put("type", wire("reaction"))
            put("schemaVersion", wire(1.0))
            put("conversationId", ConversationId.toWire(value.conversationId))
            put("cursor", Cursor.toWire(value.cursor))
            put("revision", RevisionModel.toWire(value.revision))
            put("occurredAt", TimestampModel.toWire(value.occurredAt))
            put("entryRef", RefModel.toWire(value.entryRef))
            put("emoji", wire(value.emoji))
            put("reactor", Reactor.toWire(value.reactor))
            put("removed", wire(value.removed))
        }

        public fun serializer(): KSerializer<ReactionEvent> = this
    }
}
