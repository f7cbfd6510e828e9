// Made from schemas/clankie/operator/stream-events.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package bot.clankie.protocol

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

/** An event of a kind that this protocol does not carry, as a host tells older clients of it. */
@Serializable(with = UnsupportedEvent.Companion::class)
public data class UnsupportedEvent(
    public val conversationId: ConversationId,
    public val cursor: Cursor,
    public val revision: Revision,
    public val occurredAt: Timestamp,
    /** 1 to 128 characters. */
    public val kind: String,
    /** At most 512 characters. */
    public val summary: String,
) : StreamEvent {
    /** Always `"unsupported"`. */
    public val type: String get() = "unsupported"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<UnsupportedEvent>("clankie.UnsupportedEvent") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("type", oneOf(wire("unsupported"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("conversationId", ref { ConversationId.schema }),
                property("cursor", ref { Cursor.schema }),
                property("revision", ref { RevisionModel.schema }),
                property("occurredAt", ref { TimestampModel.schema }),
                property("kind", string(trim(), minLength(1), maxLength(128))),
                property("summary", string(maxLength(512))),
            )
        }

        override fun fromWire(judged: Wire): UnsupportedEvent {
            val members = judged.fields
            return UnsupportedEvent(
                conversationId = ConversationId.fromWire(members.need("conversationId")),
                cursor = Cursor.fromWire(members.need("cursor")),
                revision = RevisionModel.fromWire(members.need("revision")),
                occurredAt = TimestampModel.fromWire(members.need("occurredAt")),
                kind = members.need("kind").text,
                summary = members.need("summary").text,
            )
        }

        override fun toWire(value: UnsupportedEvent): Wire = wireFields {
            put("type", wire("unsupported"))
            put("schemaVersion", wire(1.0))
            put("conversationId", ConversationId.toWire(value.conversationId))
            put("cursor", Cursor.toWire(value.cursor))
            put("revision", RevisionModel.toWire(value.revision))
            put("occurredAt", TimestampModel.toWire(value.occurredAt))
            put("kind", wire(value.kind))
            put("summary", wire(value.summary))
        }

        public fun serializer(): KSerializer<UnsupportedEvent> = this
    }
}

/**
 * One thing that happened in a conversation.
 *
 * Told apart by `type`.
 */
@Serializable(with = StreamEvent.Companion::class)
public sealed interface StreamEvent {
    public companion object : Model<StreamEvent>("clankie.StreamEvent") {
        override val schema: Schema by lazy {
            discriminated(
                "type",
                tagged(ref { ActivityEvent.schema }, wire("activity")),
                tagged(ref { MessageEvent.schema }, wire("message")),
                tagged(ref { ReasoningEvent.schema }, wire("reasoning")),
                tagged(ref { ContextEvent.schema }, wire("context")),
                tagged(ref { ToolEvent.schema }, wire("tool")),
                tagged(ref { InputRequestedEvent.schema }, wire("input_requested")),
                tagged(ref { InputResolvedEvent.schema }, wire("input_resolved")),
                tagged(ref { AuthEvent.schema }, wire("auth")),
                tagged(ref { SessionEvent.schema }, wire("session")),
                tagged(ref { TurnEvent.schema }, wire("turn")),
                tagged(ref { WorkerTranscriptEvent.schema }, wire("worker_transcript")),
                tagged(ref { FileEvent.schema }, wire("file")),
                tagged(ref { ReactionEvent.schema }, wire("reaction")),
                tagged(ref { UnsupportedEvent.schema }, wire("unsupported")),
            )
        }

        override fun fromWire(judged: Wire): StreamEvent = when (judged.option) {
            0 -> ActivityEvent.fromWire(judged.optionValue)
            1 -> MessageEvent.fromWire(judged.optionValue)
            2 -> ReasoningEvent.fromWire(judged.optionValue)
            3 -> ContextEvent.fromWire(judged.optionValue)
            4 -> ToolEvent.fromWire(judged.optionValue)
            5 -> InputRequestedEvent.fromWire(judged.optionValue)
            6 -> InputResolvedEvent.fromWire(judged.optionValue)
            7 -> AuthEvent.fromWire(judged.optionValue)
            8 -> SessionEvent.fromWire(judged.optionValue)
            9 -> TurnEvent.fromWire(judged.optionValue)
            10 -> WorkerTranscriptEvent.fromWire(judged.optionValue)
            11 -> FileEvent.fromWire(judged.optionValue)
            12 -> ReactionEvent.fromWire(judged.optionValue)
            else -> UnsupportedEvent.fromWire(judged.optionValue)
        }

        override fun toWire(value: StreamEvent): Wire = when (value) {
            is ActivityEvent -> ActivityEvent.toWire(value)
            is MessageEvent -> MessageEvent.toWire(value)
            is ReasoningEvent -> ReasoningEvent.toWire(value)
            is ContextEvent -> ContextEvent.toWire(value)
            is ToolEvent -> ToolEvent.toWire(value)
            is InputRequestedEvent -> InputRequestedEvent.toWire(value)
            is InputResolvedEvent -> InputResolvedEvent.toWire(value)
            is AuthEvent -> AuthEvent.toWire(value)
            is SessionEvent -> SessionEvent.toWire(value)
            is TurnEvent -> TurnEvent.toWire(value)
            is WorkerTranscriptEvent -> WorkerTranscriptEvent.toWire(value)
            is FileEvent -> FileEvent.toWire(value)
            is ReactionEvent -> ReactionEvent.toWire(value)
            is UnsupportedEvent -> UnsupportedEvent.toWire(value)
        }

        public fun serializer(): KSerializer<StreamEvent> = this
    }
}

/** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
public fun StreamEvent.encode(): String = StreamEvent.Companion.encode(this)
