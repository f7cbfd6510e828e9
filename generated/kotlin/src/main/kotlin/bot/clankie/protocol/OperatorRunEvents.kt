// Made from schemas/clankie/operator/run-events.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package bot.clankie.protocol

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

/** What the agent is doing at this moment. */
@Serializable(with = ActivityEvent.Companion::class)
public data class ActivityEvent(
    public val conversationId: ConversationId,
    public val cursor: Cursor,
    public val revision: Revision,
    public val occurredAt: Timestamp,
    public val phase: ActivityEventPhase,
) : StreamEvent {
    /** Always `"activity"`. */
    public val type: String get() = "activity"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<ActivityEvent>("clankie.ActivityEvent") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("type", oneOf(wire("activity"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("conversationId", ref { ConversationId.schema }),
                property("cursor", ref { Cursor.schema }),
                property("revision", ref { RevisionModel.schema }),
                property("occurredAt", ref { TimestampModel.schema }),
                property("phase", ref { ActivityEventPhase.schema }),
            )
        }

        override fun fromWire(judged: Wire): ActivityEvent {
            val members = judged.fields
            return ActivityEvent(
                conversationId = ConversationId.fromWire(members.need("conversationId")),
                cursor = Cursor.fromWire(members.need("cursor")),
                revision = RevisionModel.fromWire(members.need("revision")),
                occurredAt = TimestampModel.fromWire(members.need("occurredAt")),
                phase = ActivityEventPhase.fromWire(members.need("phase")),
            )
        }

        override fun toWire(value: ActivityEvent): Wire = wireFields {
            put("type", wire("activity"))
            put("schemaVersion", wire(1.0))
            put("conversationId", ConversationId.toWire(value.conversationId))
            put("cursor", Cursor.toWire(value.cursor))
            put("revision", RevisionModel.toWire(value.revision))
            put("occurredAt", TimestampModel.toWire(value.occurredAt))
            put("phase", ActivityEventPhase.toWire(value.phase))
        }

        public fun serializer(): KSerializer<ActivityEvent> = this
    }
}

@Serializable(with = ActivityEventPhase.Companion::class)
public enum class ActivityEventPhase(public val value: String) {
    WAITING("waiting"),
    THINKING("thinking"),
    RESPONDING("responding"),
    PREPARING_TOOL("preparing_tool"),
    COMPACTING("compacting"),
    RETRYING("retrying"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<ActivityEventPhase>("clankie.ActivityEventPhase") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): ActivityEventPhase = byValue.getValue(judged.text)

        override fun toWire(value: ActivityEventPhase): Wire = wire(value.value)

        public fun serializer(): KSerializer<ActivityEventPhase> = this
    }
}

/** The use of the model's context changed. */
@Serializable(with = ContextEvent.Companion::class)
public data class ContextEvent(
    public val conversationId: ConversationId,
    public val cursor: Cursor,
    public val revision: Revision,
    public val occurredAt: Timestamp,
    public val usage: ContextUsage,
) : StreamEvent {
    /** Always `"context"`. */
    public val type: String get() = "context"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<ContextEvent>("clankie.ContextEvent") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("type", oneOf(wire("context"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("conversationId", ref { ConversationId.schema }),
                property("cursor", ref { Cursor.schema }),
                property("revision", ref { RevisionModel.schema }),
                property("occurredAt", ref { TimestampModel.schema }),
                property("usage", ref { ContextUsage.schema }),
            )
        }

        override fun fromWire(judged: Wire): ContextEvent {
            val members = judged.fields
            return ContextEvent(
                conversationId = ConversationId.fromWire(members.need("conversationId")),
                cursor = Cursor.fromWire(members.need("cursor")),
                revision = RevisionModel.fromWire(members.need("revision")),
                occurredAt = TimestampModel.fromWire(members.need("occurredAt")),
                usage = ContextUsage.fromWire(members.need("usage")),
            )
        }

        override fun toWire(value: ContextEvent): Wire = wireFields {
            put("type", wire("context"))
            put("schemaVersion", wire(1.0))
            put("conversationId", ConversationId.toWire(value.conversationId))
            put("cursor", Cursor.toWire(value.cursor))
            put("revision", RevisionModel.toWire(value.revision))
            put("occurredAt", TimestampModel.toWire(value.occurredAt))
            put("usage", ContextUsage.toWire(value.usage))
        }

        public fun serializer(): KSerializer<ContextEvent> = this
    }
}

/** A tool call began or ended. */
@Serializable(with = ToolEvent.Companion::class)
public data class ToolEvent(
    public val conversationId: ConversationId,
    public val cursor: Cursor,
    public val revision: Revision,
    public val occurredAt: Timestamp,
    public val toolCallId: Ref,
    /** 1 to 128 characters. */
    public val name: String,
    public val phase: ToolEventPhase,
    /** At most 512 characters. */
    public val summary: String? = null,
    /** 1 to 128 characters. */
    public val skillName: String? = null,
    /** At most 16384 characters. */
    public val detail: String? = null,
) : StreamEvent {
    /** Always `"tool"`. */
    public val type: String get() = "tool"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<ToolEvent>("clankie.ToolEvent") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("type", oneOf(wire("tool"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("conversationId", ref { ConversationId.schema }),
                property("cursor", ref { Cursor.schema }),
                property("revision", ref { RevisionModel.schema }),
                property("occurredAt", ref { TimestampModel.schema }),
                property("toolCallId", ref { RefModel.schema }),
                property("name", string(trim(), minLength(1), maxLength(128))),
                property("phase", ref { ToolEventPhase.schema }),
                property("summary", optional(string(maxLength(512)))),
                property("skillName", optional(string(trim(), minLength(1), maxLength(128)))),
                property("detail", optional(string(maxLength(16384)))),
            )
        }

        override fun fromWire(judged: Wire): ToolEvent {
            val members = judged.fields
            return ToolEvent(
                conversationId = ConversationId.fromWire(members.need("conversationId")),
                cursor = Cursor.fromWire(members.need("cursor")),
                revision = RevisionModel.fromWire(members.need("revision")),
                occurredAt = TimestampModel.fromWire(members.need("occurredAt")),
                toolCallId = RefModel.fromWire(members.need("toolCallId")),
                name = members.need("name").text,
                phase = ToolEventPhase.fromWire(members.need("phase")),
                summary = members["summary"].ifPresent { it.text },
                skillName = members["skillName"].ifPresent { it.text },
                detail = members["detail"].ifPresent { it.text },
            )
        }

        override fun toWire(value: ToolEvent): Wire = wireFields {
            put("type", wire("tool"))
            put("schemaVersion", wire(1.0))
            put("conversationId", ConversationId.toWire(value.conversationId))
            put("cursor", Cursor.toWire(value.cursor))
            put("revision", RevisionModel.toWire(value.revision))
            put("occurredAt", TimestampModel.toWire(value.occurredAt))
            put("toolCallId", RefModel.toWire(value.toolCallId))
            put("name", wire(value.name))
            put("phase", ToolEventPhase.toWire(value.phase))
            putIfPresent("summary", value.summary) { wire(it) }
            putIfPresent("skillName", value.skillName) { wire(it) }
            putIfPresent("detail", value.detail) { wire(it) }
        }

        public fun serializer(): KSerializer<ToolEvent> = this
    }
}

@Serializable(with = ToolEventPhase.Companion::class)
public enum class ToolEventPhase(public val value: String) {
    STARTED("started"),
    COMPLETED("completed"),
    FAILED("failed"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<ToolEventPhase>("clankie.ToolEventPhase") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): ToolEventPhase = byValue.getValue(judged.text)

        override fun toWire(value: ToolEventPhase): Wire = wire(value.value)

        public fun serializer(): KSerializer<ToolEventPhase> = this
    }
}

/** The agent needs the owner to sign in somewhere, or the owner has. */
@Serializable(with = AuthEvent.Companion::class)
public data class AuthEvent(
    public val conversationId: ConversationId,
    public val cursor: Cursor,
    public val revision: Revision,
    public val occurredAt: Timestamp,
    public val phase: AuthEventPhase,
    /** At most 512 characters. */
    public val summary: String? = null,
) : StreamEvent {
    /** Always `"auth"`. */
    public val type: String get() = "auth"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<AuthEvent>("clankie.AuthEvent") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("type", oneOf(wire("auth"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("conversationId", ref { ConversationId.schema }),
                property("cursor", ref { Cursor.schema }),
                property("revision", ref { RevisionModel.schema }),
                property("occurredAt", ref { TimestampModel.schema }),
                property("phase", ref { AuthEventPhase.schema }),
                property("summary", optional(string(maxLength(512)))),
            )
        }

        override fun fromWire(judged: Wire): AuthEvent {
            val members = judged.fields
            return AuthEvent(
                conversationId = ConversationId.fromWire(members.need("conversationId")),
                cursor = Cursor.fromWire(members.need("cursor")),
                revision = RevisionModel.fromWire(members.need("revision")),
                occurredAt = TimestampModel.fromWire(members.need("occurredAt")),
                phase = AuthEventPhase.fromWire(members.need("phase")),
                summary = members["summary"].ifPresent { it.text },
            )
        }

        override fun toWire(value: AuthEvent): Wire = wireFields {
            put("type", wire("auth"))
            put("schemaVersion", wire(1.0))
            put("conversationId", ConversationId.toWire(value.conversationId))
            put("cursor", Cursor.toWire(value.cursor))
            put("revision", RevisionModel.toWire(value.revision))
            put("occurredAt", TimestampModel.toWire(value.occurredAt))
            put("phase", AuthEventPhase.toWire(value.phase))
            putIfPresent("summary", value.summary) { wire(it) }
        }

        public fun serializer(): KSerializer<AuthEvent> = this
    }
}

@Serializable(with = AuthEventPhase.Companion::class)
public enum class AuthEventPhase(public val value: String) {
    REQUIRED("required"),
    COMPLETED("completed"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<AuthEventPhase>("clankie.AuthEventPhase") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): AuthEventPhase = byValue.getValue(judged.text)

        override fun toWire(value: AuthEventPhase): Wire = wire(value.value)

        public fun serializer(): KSerializer<AuthEventPhase> = this
    }
}

/** The harness session behind the conversation changed its state. */
@Serializable(with = SessionEvent.Companion::class)
public data class SessionEvent(
    public val conversationId: ConversationId,
    public val cursor: Cursor,
    public val revision: Revision,
    public val occurredAt: Timestamp,
    public val phase: SessionEventPhase,
) : StreamEvent {
    /** Always `"session"`. */
    public val type: String get() = "session"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<SessionEvent>("clankie.SessionEvent") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("type", oneOf(wire("session"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("conversationId", ref { ConversationId.schema }),
                property("cursor", ref { Cursor.schema }),
                property("revision", ref { RevisionModel.schema }),
                property("occurredAt", ref { TimestampModel.schema }),
                property("phase", ref { SessionEventPhase.schema }),
            )
        }

        override fun fromWire(judged: Wire): SessionEvent {
            val members = judged.fields
            return SessionEvent(
                conversationId = ConversationId.fromWire(members.need("conversationId")),
                cursor = Cursor.fromWire(members.need("cursor")),
                revision = RevisionModel.fromWire(members.need("revision")),
                occurredAt = TimestampModel.fromWire(members.need("occurredAt")),
                phase = SessionEventPhase.fromWire(members.need("phase")),
            )
        }

        override fun toWire(value: SessionEvent): Wire = wireFields {
            put("type", wire("session"))
            put("schemaVersion", wire(1.0))
            put("conversationId", ConversationId.toWire(value.conversationId))
            put("cursor", Cursor.toWire(value.cursor))
            put("revision", RevisionModel.toWire(value.revision))
            put("occurredAt", TimestampModel.toWire(value.occurredAt))
            put("phase", SessionEventPhase.toWire(value.phase))
        }

        public fun serializer(): KSerializer<SessionEvent> = this
    }
}

@Serializable(with = SessionEventPhase.Companion::class)
public enum class SessionEventPhase(public val value: String) {
    STARTED("started"),
    WAITING("waiting"),
    COMPLETED("completed"),
    FAILED("failed"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<SessionEventPhase>("clankie.SessionEventPhase") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): SessionEventPhase = byValue.getValue(judged.text)

        override fun toWire(value: SessionEventPhase): Wire = wire(value.value)

        public fun serializer(): KSerializer<SessionEventPhase> = this
    }
}

/** A run was accepted or settled. Every accepted run settles once. */
@Serializable(with = TurnEvent.Companion::class)
public data class TurnEvent(
    public val conversationId: ConversationId,
    public val cursor: Cursor,
    public val revision: Revision,
    public val occurredAt: Timestamp,
    public val runId: RunId,
    public val phase: TurnEventPhase,
    /**
     * An open set, such as `service_restarted`.
     *
     * 1 to 128 characters.
     */
    public val reasonCode: String? = null,
    /** At most 512 characters. */
    public val summary: String? = null,
    public val deliveryStage: DeliveryStage? = null,
    public val workerReportRouting: WorkerReportRouting? = null,
) : StreamEvent {
    /** Always `"turn"`. */
    public val type: String get() = "turn"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<TurnEvent>("clankie.TurnEvent") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("type", oneOf(wire("turn"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("conversationId", ref { ConversationId.schema }),
                property("cursor", ref { Cursor.schema }),
                property("revision", ref { RevisionModel.schema }),
                property("occurredAt", ref { TimestampModel.schema }),
                property("runId", ref { RunId.schema }),
                property("phase", ref { TurnEventPhase.schema }),
                property("reasonCode", optional(string(trim(), minLength(1), maxLength(128)))),
                property("summary", optional(string(maxLength(512)))),
                property("deliveryStage", optional(ref { DeliveryStage.schema })),
                property("workerReportRouting", optional(ref { WorkerReportRouting.schema })),
            )
        }

        override fun fromWire(judged: Wire): TurnEvent {
            val members = judged.fields
            return TurnEvent(
                conversationId = ConversationId.fromWire(members.need("conversationId")),
                cursor = Cursor.fromWire(members.need("cursor")),
                revision = RevisionModel.fromWire(members.need("revision")),
                occurredAt = TimestampModel.fromWire(members.need("occurredAt")),
                runId = RunId.fromWire(members.need("runId")),
                phase = TurnEventPhase.fromWire(members.need("phase")),
                reasonCode = members["reasonCode"].ifPresent { it.text },
                summary = members["summary"].ifPresent { it.text },
                deliveryStage = members["deliveryStage"].ifPresent { DeliveryStage.fromWire(it) },
                workerReportRouting = members["workerReportRouting"].ifPresent { WorkerReportRouting.fromWire(it) },
            )
        }

        override fun toWire(value: TurnEvent): Wire = wireFields {
            put("type", wire("turn"))
            put("schemaVersion", wire(1.0))
            put("conversationId", ConversationId.toWire(value.conversationId))
            put("cursor", Cursor.toWire(value.cursor))
            put("revision", RevisionModel.toWire(value.revision))
            put("occurredAt", TimestampModel.toWire(value.occurredAt))
            put("runId", RunId.toWire(value.runId))
            put("phase", TurnEventPhase.toWire(value.phase))
            putIfPresent("reasonCode", value.reasonCode) { wire(it) }
            putIfPresent("summary", value.summary) { wire(it) }
            putIfPresent("deliveryStage", value.deliveryStage) { DeliveryStage.toWire(it) }
            putIfPresent("workerReportRouting", value.workerReportRouting) { WorkerReportRouting.toWire(it) }
        }

        public fun serializer(): KSerializer<TurnEvent> = this
    }
}

@Serializable(with = TurnEventPhase.Companion::class)
public enum class TurnEventPhase(public val value: String) {
    ACCEPTED("accepted"),
    COMPLETED("completed"),
    FAILED("failed"),
    CANCELLED("cancelled"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<TurnEventPhase>("clankie.TurnEventPhase") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): TurnEventPhase = byValue.getValue(judged.text)

        override fun toWire(value: TurnEventPhase): Wire = wire(value.value)

        public fun serializer(): KSerializer<TurnEventPhase> = this
    }
}

/** What a worker of this conversation wrote. */
@Serializable(with = WorkerTranscriptEvent.Companion::class)
public data class WorkerTranscriptEvent(
    public val conversationId: ConversationId,
    public val cursor: Cursor,
    public val revision: Revision,
    public val occurredAt: Timestamp,
    public val workerRunId: Ref,
    public val phase: WorkerTranscriptEventPhase,
    /** At most 16384 characters. */
    public val summary: String,
) : StreamEvent {
    /** Always `"worker_transcript"`. */
    public val type: String get() = "worker_transcript"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<WorkerTranscriptEvent>("clankie.WorkerTranscriptEvent") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("type", oneOf(wire("worker_transcript"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("conversationId", ref { ConversationId.schema }),
                property("cursor", ref { Cursor.schema }),
                property("revision", ref { RevisionModel.schema }),
                property("occurredAt", ref { TimestampModel.schema }),
                property("workerRunId", ref { RefModel.schema }),
                property("phase", ref { WorkerTranscriptEventPhase.schema }),
                property("summary", string(maxLength(16384))),
            )
        }

        override fun fromWire(judged: Wire): WorkerTranscriptEvent {
            val members = judged.fields
            return WorkerTranscriptEvent(
                conversationId = ConversationId.fromWire(members.need("conversationId")),
                cursor = Cursor.fromWire(members.need("cursor")),
                revision = RevisionModel.fromWire(members.need("revision")),
                occurredAt = TimestampModel.fromWire(members.need("occurredAt")),
                workerRunId = RefModel.fromWire(members.need("workerRunId")),
                phase = WorkerTranscriptEventPhase.fromWire(members.need("phase")),
                summary = members.need("summary").text,
            )
        }

        override fun toWire(value: WorkerTranscriptEvent): Wire = wireFields {
            put("type", wire("worker_transcript"))
            put("schemaVersion", wire(1.0))
            put("conversationId", ConversationId.toWire(value.conversationId))
            put("cursor", Cursor.toWire(value.cursor))
            put("revision", RevisionModel.toWire(value.revision))
            put("occurredAt", TimestampModel.toWire(value.occurredAt))
            put("workerRunId", RefModel.toWire(value.workerRunId))
            put("phase", WorkerTranscriptEventPhase.toWire(value.phase))
            put("summary", wire(value.summary))
        }

        public fun serializer(): KSerializer<WorkerTranscriptEvent> = this
    }
}

@Serializable(with = WorkerTranscriptEventPhase.Companion::class)
public enum class WorkerTranscriptEventPhase(public val value: String) {
    SNAPSHOT("snapshot"),
    TAIL("tail"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<WorkerTranscriptEventPhase>("clankie.WorkerTranscriptEventPhase") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): WorkerTranscriptEventPhase = byValue.getValue(judged.text)

        override fun toWire(value: WorkerTranscriptEventPhase): Wire = wire(value.value)

        public fun serializer(): KSerializer<WorkerTranscriptEventPhase> = this
    }
}
