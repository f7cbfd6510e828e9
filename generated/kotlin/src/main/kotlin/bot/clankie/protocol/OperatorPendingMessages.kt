// Made from schemas/clankie/operator/pending-messages.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package bot.clankie.protocol

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

@Serializable(with = ListPendingMessagesCommand.Companion::class)
public class ListPendingMessagesCommand : PendingMessagesCommand {
    /** Always `"list"`. */
    public val action: String get() = "list"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    override fun equals(other: Any?): Boolean = other is ListPendingMessagesCommand

    override fun hashCode(): Int = 1

    override fun toString(): String = "ListPendingMessagesCommand()"

    public companion object : Model<ListPendingMessagesCommand>("clankie.ListPendingMessagesCommand") {
        override val schema: Schema by lazy {
            objectOf(UnknownKeys.Refused, property("action", oneOf(wire("list"))))
        }

        override fun fromWire(judged: Wire): ListPendingMessagesCommand = ListPendingMessagesCommand()

        override fun toWire(value: ListPendingMessagesCommand): Wire = wireFields {
            put("action", wire("list"))
        }

        public fun serializer(): KSerializer<ListPendingMessagesCommand> = this
    }
}

/** Takes a message back before it is sent. */
@Serializable(with = RemovePendingMessageCommand.Companion::class)
public data class RemovePendingMessageCommand(
    /** 1 to 128 characters. */
    public val messageId: String,
    /**
     * The version of the message that the caller saw.
     *
     * At least 0.
     */
    public val expectedVersion: Long,
) : PendingMessagesCommand {
    /** Always `"remove"`. */
    public val action: String get() = "remove"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<RemovePendingMessageCommand>("clankie.RemovePendingMessageCommand") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("action", oneOf(wire("remove"))),
                property("messageId", string(minLength(1), maxLength(128))),
                property("expectedVersion", number(NumberFormat.INT, atLeast(0.0))),
            )
        }

        override fun fromWire(judged: Wire): RemovePendingMessageCommand {
            val members = judged.fields
            return RemovePendingMessageCommand(
                messageId = members.need("messageId").text,
                expectedVersion = members.need("expectedVersion").long,
            )
        }

        override fun toWire(value: RemovePendingMessageCommand): Wire = wireFields {
            put("action", wire("remove"))
            put("messageId", wire(value.messageId))
            put("expectedVersion", wire(value.expectedVersion))
        }

        public fun serializer(): KSerializer<RemovePendingMessageCommand> = this
    }
}

/** Sends a message without waiting any longer. */
@Serializable(with = SendPendingMessageNowCommand.Companion::class)
public data class SendPendingMessageNowCommand(
    /** 1 to 128 characters. */
    public val messageId: String,
    /**
     * The version of the message that the caller saw.
     *
     * At least 0.
     */
    public val expectedVersion: Long,
) : PendingMessagesCommand {
    /** Always `"send_now"`. */
    public val action: String get() = "send_now"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<SendPendingMessageNowCommand>("clankie.SendPendingMessageNowCommand") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("action", oneOf(wire("send_now"))),
                property("messageId", string(minLength(1), maxLength(128))),
                property("expectedVersion", number(NumberFormat.INT, atLeast(0.0))),
            )
        }

        override fun fromWire(judged: Wire): SendPendingMessageNowCommand {
            val members = judged.fields
            return SendPendingMessageNowCommand(
                messageId = members.need("messageId").text,
                expectedVersion = members.need("expectedVersion").long,
            )
        }

        override fun toWire(value: SendPendingMessageNowCommand): Wire = wireFields {
            put("action", wire("send_now"))
            put("messageId", wire(value.messageId))
            put("expectedVersion", wire(value.expectedVersion))
        }

        public fun serializer(): KSerializer<SendPendingMessageNowCommand> = this
    }
}

/** Changes the text of a message before it is sent. */
@Serializable(with = EditPendingMessageCommand.Companion::class)
public data class EditPendingMessageCommand(
    /** 1 to 128 characters. */
    public val messageId: String,
    /**
     * The version of the message that the caller saw.
     *
     * At least 0.
     */
    public val expectedVersion: Long,
    /** 1 to 16384 characters. */
    public val text: String,
) : PendingMessagesCommand {
    /** Always `"edit"`. */
    public val action: String get() = "edit"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<EditPendingMessageCommand>("clankie.EditPendingMessageCommand") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("action", oneOf(wire("edit"))),
                property("messageId", string(minLength(1), maxLength(128))),
                property("expectedVersion", number(NumberFormat.INT, atLeast(0.0))),
                property("text", string(trim(), minLength(1), maxLength(16384))),
            )
        }

        override fun fromWire(judged: Wire): EditPendingMessageCommand {
            val members = judged.fields
            return EditPendingMessageCommand(
                messageId = members.need("messageId").text,
                expectedVersion = members.need("expectedVersion").long,
                text = members.need("text").text,
            )
        }

        override fun toWire(value: EditPendingMessageCommand): Wire = wireFields {
            put("action", wire("edit"))
            put("messageId", wire(value.messageId))
            put("expectedVersion", wire(value.expectedVersion))
            put("text", wire(value.text))
        }

        public fun serializer(): KSerializer<EditPendingMessageCommand> = this
    }
}

/**
 * What to do with the messages that wait.
 *
 * Told apart by `action`.
 */
@Serializable(with = PendingMessagesCommand.Companion::class)
public sealed interface PendingMessagesCommand {
    public companion object : Model<PendingMessagesCommand>("clankie.PendingMessagesCommand") {
        override val schema: Schema by lazy {
            discriminated(
                "action",
                tagged(ref { ListPendingMessagesCommand.schema }, wire("list")),
                tagged(ref { RemovePendingMessageCommand.schema }, wire("remove")),
                tagged(ref { SendPendingMessageNowCommand.schema }, wire("send_now")),
                tagged(ref { EditPendingMessageCommand.schema }, wire("edit")),
            )
        }

        override fun fromWire(judged: Wire): PendingMessagesCommand = when (judged.option) {
            0 -> ListPendingMessagesCommand.fromWire(judged.optionValue)
            1 -> RemovePendingMessageCommand.fromWire(judged.optionValue)
            2 -> SendPendingMessageNowCommand.fromWire(judged.optionValue)
            else -> EditPendingMessageCommand.fromWire(judged.optionValue)
        }

        override fun toWire(value: PendingMessagesCommand): Wire = when (value) {
            is ListPendingMessagesCommand -> ListPendingMessagesCommand.toWire(value)
            is RemovePendingMessageCommand -> RemovePendingMessageCommand.toWire(value)
            is SendPendingMessageNowCommand -> SendPendingMessageNowCommand.toWire(value)
            is EditPendingMessageCommand -> EditPendingMessageCommand.toWire(value)
        }

        public fun serializer(): KSerializer<PendingMessagesCommand> = this
    }
}

/** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
public fun PendingMessagesCommand.encode(): String = PendingMessagesCommand.Companion.encode(this)

/** A message that waits for a seat, or did. */
@Serializable(with = PendingMessage.Companion::class)
public data class PendingMessage(
    /** 1 to 128 characters. */
    public val messageId: String,
    /** 1 to 128 characters. */
    public val conversationId: String,
    /** At most 16384 characters. */
    public val text: String,
    /**
     * Rises with every change of the message.
     *
     * At least 0.
     */
    public val version: Long,
    public val createdAt: Timestamp,
    public val state: PendingMessageState,
    /** At most 512 characters. */
    public val detail: String? = null,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<PendingMessage>("clankie.PendingMessage") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("messageId", string(minLength(1), maxLength(128))),
                property("conversationId", string(minLength(1), maxLength(128))),
                property("text", string(maxLength(16384))),
                property("version", number(NumberFormat.INT, atLeast(0.0))),
                property("createdAt", ref { TimestampModel.schema }),
                property("state", ref { PendingMessageState.schema }),
                property("detail", optional(string(maxLength(512)))),
            )
        }

        override fun fromWire(judged: Wire): PendingMessage {
            val members = judged.fields
            return PendingMessage(
                messageId = members.need("messageId").text,
                conversationId = members.need("conversationId").text,
                text = members.need("text").text,
                version = members.need("version").long,
                createdAt = TimestampModel.fromWire(members.need("createdAt")),
                state = PendingMessageState.fromWire(members.need("state")),
                detail = members["detail"].ifPresent { it.text },
            )
        }

        override fun toWire(value: PendingMessage): Wire = wireFields {
            put("messageId", wire(value.messageId))
            put("conversationId", wire(value.conversationId))
            put("text", wire(value.text))
            put("version", wire(value.version))
            put("createdAt", TimestampModel.toWire(value.createdAt))
            put("state", PendingMessageState.toWire(value.state))
            putIfPresent("detail", value.detail) { wire(it) }
        }

        public fun serializer(): KSerializer<PendingMessage> = this
    }
}

@Serializable(with = PendingMessageState.Companion::class)
public enum class PendingMessageState(public val value: String) {
    QUEUED("queued"),
    DISPATCHING("dispatching"),
    PICKED_UP("picked_up"),
    REMOVED("removed"),
    UNCERTAIN("uncertain"),
    UNAVAILABLE("unavailable"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<PendingMessageState>("clankie.PendingMessageState") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): PendingMessageState = byValue.getValue(judged.text)

        override fun toWire(value: PendingMessageState): Wire = wire(value.value)

        public fun serializer(): KSerializer<PendingMessageState> = this
    }
}

/** What became of the command, and the messages as they now stand. */
@Serializable(with = PendingMessagesResult.Companion::class)
public data class PendingMessagesResult(
    public val outcome: PendingMessagesResultOutcome,
    /** At most 100 entries. */
    public val messages: List<PendingMessage>,
    /**
     * Prose. Branch on `outcome`.
     *
     * At most 512 characters.
     */
    public val detail: String? = null,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<PendingMessagesResult>("clankie.PendingMessagesResult") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("outcome", ref { PendingMessagesResultOutcome.schema }),
                property("messages", list(ref { PendingMessage.schema }, maxEntries(100))),
                property("detail", optional(string(maxLength(512)))),
            )
        }

        override fun fromWire(judged: Wire): PendingMessagesResult {
            val members = judged.fields
            return PendingMessagesResult(
                outcome = PendingMessagesResultOutcome.fromWire(members.need("outcome")),
                messages = members.need("messages").readList { PendingMessage.fromWire(it) },
                detail = members["detail"].ifPresent { it.text },
            )
        }

        override fun toWire(value: PendingMessagesResult): Wire = wireFields {
            put("outcome", PendingMessagesResultOutcome.toWire(value.outcome))
            put("messages", wireList(value.messages) { PendingMessage.toWire(it) })
            putIfPresent("detail", value.detail) { wire(it) }
        }

        public fun serializer(): KSerializer<PendingMessagesResult> = this
    }
}

@Serializable(with = PendingMessagesResultOutcome.Companion::class)
public enum class PendingMessagesResultOutcome(public val value: String) {
    LISTED("listed"),
    EDITED("edited"),
    REMOVED("removed"),
    PICKED_UP("picked_up"),
    UNCERTAIN("uncertain"),
    UNAVAILABLE("unavailable"),
    CONFLICT("conflict"),
    UNSUPPORTED("unsupported"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<PendingMessagesResultOutcome>("clankie.PendingMessagesResultOutcome") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): PendingMessagesResultOutcome = byValue.getValue(judged.text)

        override fun toWire(value: PendingMessagesResultOutcome): Wire = wire(value.value)

        public fun serializer(): KSerializer<PendingMessagesResultOutcome> = this
    }
}

/** Reads or changes the messages that wait in a conversation. */
@Serializable(with = PendingMessagesRequest.Companion::class)
public data class PendingMessagesRequest(
    public val conversationId: ConversationId,
    public val command: PendingMessagesCommand,
) : OperatorServiceRequest {
    /** Always `"pending_messages"`. */
    public val op: String get() = "pending_messages"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<PendingMessagesRequest>("clankie.PendingMessagesRequest") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("op", oneOf(wire("pending_messages"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("conversationId", ref { ConversationId.schema }),
                property("command", ref { PendingMessagesCommand.schema }),
            )
        }

        override fun fromWire(judged: Wire): PendingMessagesRequest {
            val members = judged.fields
            return PendingMessagesRequest(
                conversationId = ConversationId.fromWire(members.need("conversationId")),
                command = PendingMessagesCommand.fromWire(members.need("command")),
            )
        }

        override fun toWire(value: PendingMessagesRequest): Wire = wireFields {
            put("op", wire("pending_messages"))
            put("schemaVersion", wire(1.0))
            put("conversationId", ConversationId.toWire(value.conversationId))
            put("command", PendingMessagesCommand.toWire(value.command))
        }

        public fun serializer(): KSerializer<PendingMessagesRequest> = this
    }
}

@Serializable(with = PendingMessagesResponse.Companion::class)
public data class PendingMessagesResponse(
    public val result: PendingMessagesResult,
) : OperatorServiceResult {
    /** Always `"pending_messages"`. */
    public val op: String get() = "pending_messages"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<PendingMessagesResponse>("clankie.PendingMessagesResponse") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("op", oneOf(wire("pending_messages"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("result", ref { PendingMessagesResult.schema }),
            )
        }

        override fun fromWire(judged: Wire): PendingMessagesResponse {
            val members = judged.fields
            return PendingMessagesResponse(
                result = PendingMessagesResult.fromWire(members.need("result")),
            )
        }

        override fun toWire(value: PendingMessagesResponse): Wire = wireFields {
            put("op", wire("pending_messages"))
            put("schemaVersion", wire(1.0))
            put("result", PendingMessagesResult.toWire(value.result))
        }

        public fun serializer(): KSerializer<PendingMessagesResponse> = this
    }
}
