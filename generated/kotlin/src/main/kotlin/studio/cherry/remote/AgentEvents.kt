// Made from schemas/remote/agent/events.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package studio.cherry.remote

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

@Serializable(with = MessageUpdated.Companion::class)
public data class MessageUpdated(
    public val baseRevision: Decimal,
    public val message: AgentMessage,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<MessageUpdated>("remote.MessageUpdated") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("baseRevision", ref { DecimalModel.schema }),
                property("message", ref { AgentMessage.schema }),
            )
        }

        override fun fromWire(judged: Wire): MessageUpdated {
            val members = judged.fields
            return MessageUpdated(
                baseRevision = DecimalModel.fromWire(members.need("baseRevision")),
                message = AgentMessage.fromWire(members.need("message")),
            )
        }

        override fun toWire(value: MessageUpdated): Wire = wireFields {
            put("baseRevision", DecimalModel.toWire(value.baseRevision))
            put("message", AgentMessage.toWire(value.message))
        }

        public fun serializer(): KSerializer<MessageUpdated> = this
    }
}

@Serializable(with = MessageRemoved.Companion::class)
public data class MessageRemoved(
    public val messageId: OpaqueId,
    public val baseRevision: Decimal,
    public val revision: Decimal,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<MessageRemoved>("remote.MessageRemoved") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("messageId", ref { OpaqueIdModel.schema }),
                property("baseRevision", ref { DecimalModel.schema }),
                property("revision", ref { DecimalModel.schema }),
            )
        }

        override fun fromWire(judged: Wire): MessageRemoved {
            val members = judged.fields
            return MessageRemoved(
                messageId = OpaqueIdModel.fromWire(members.need("messageId")),
                baseRevision = DecimalModel.fromWire(members.need("baseRevision")),
                revision = DecimalModel.fromWire(members.need("revision")),
            )
        }

        override fun toWire(value: MessageRemoved): Wire = wireFields {
            put("messageId", OpaqueIdModel.toWire(value.messageId))
            put("baseRevision", DecimalModel.toWire(value.baseRevision))
            put("revision", DecimalModel.toWire(value.revision))
        }

        public fun serializer(): KSerializer<MessageRemoved> = this
    }
}

@Serializable(with = PartCreated.Companion::class)
public data class PartCreated(
    public val messageId: OpaqueId,
    /** Null: before all others. */
    public val afterPartId: OpaqueId?,
    public val messageBaseRevision: Decimal,
    public val messageRevision: Decimal,
    public val part: AgentPart,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<PartCreated>("remote.PartCreated") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("messageId", ref { OpaqueIdModel.schema }),
                property("afterPartId", nullable(ref { OpaqueIdModel.schema })),
                property("messageBaseRevision", ref { DecimalModel.schema }),
                property("messageRevision", ref { DecimalModel.schema }),
                property("part", ref { AgentPart.schema }),
            )
        }

        override fun fromWire(judged: Wire): PartCreated {
            val members = judged.fields
            return PartCreated(
                messageId = OpaqueIdModel.fromWire(members.need("messageId")),
                afterPartId = members.need("afterPartId").orNull { OpaqueIdModel.fromWire(it) },
                messageBaseRevision = DecimalModel.fromWire(members.need("messageBaseRevision")),
                messageRevision = DecimalModel.fromWire(members.need("messageRevision")),
                part = AgentPart.fromWire(members.need("part")),
            )
        }

        override fun toWire(value: PartCreated): Wire = wireFields {
            put("messageId", OpaqueIdModel.toWire(value.messageId))
            put("afterPartId", wireOrNull(value.afterPartId) { OpaqueIdModel.toWire(it) })
            put("messageBaseRevision", DecimalModel.toWire(value.messageBaseRevision))
            put("messageRevision", DecimalModel.toWire(value.messageRevision))
            put("part", AgentPart.toWire(value.part))
        }

        public fun serializer(): KSerializer<PartCreated> = this
    }
}

@Serializable(with = PartAppend.Companion::class)
public data class PartAppend(
    public val messageId: OpaqueId,
    public val partId: OpaqueId,
    public val baseRevision: Decimal,
    public val revision: Decimal,
    /** UTF-8 bytes of the text so far. */
    public val offsetUtf8: Decimal,
    /** 0 to 16384 characters, matches `^[\s\S]{0,16384}$`, matches `^[^\uD800-\uDFFF]*$`. */
    public val text: String,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<PartAppend>("remote.PartAppend") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("messageId", ref { OpaqueIdModel.schema }),
                property("partId", ref { OpaqueIdModel.schema }),
                property("baseRevision", ref { DecimalModel.schema }),
                property("revision", ref { DecimalModel.schema }),
                property("offsetUtf8", ref { DecimalModel.schema }),
                property(
                    "text",
                    string(
                        minLength(0),
                        maxLength(16384),
                        pattern("^[\\s\\S]{0,16384}\$", ""),
                        pattern("^[^\\uD800-\\uDFFF]*\$", "u"),
                    ),
                ),
            )
        }

        override fun fromWire(judged: Wire): PartAppend {
            val members = judged.fields
            return PartAppend(
                messageId = OpaqueIdModel.fromWire(members.need("messageId")),
                partId = OpaqueIdModel.fromWire(members.need("partId")),
                baseRevision = DecimalModel.fromWire(members.need("baseRevision")),
                revision = DecimalModel.fromWire(members.need("revision")),
                offsetUtf8 = DecimalModel.fromWire(members.need("offsetUtf8")),
                text = members.need("text").text,
            )
        }

        override fun toWire(value: PartAppend): Wire = wireFields {
            put("messageId", OpaqueIdModel.toWire(value.messageId))
            put("partId", OpaqueIdModel.toWire(value.partId))
            put("baseRevision", DecimalModel.toWire(value.baseRevision))
            put("revision", DecimalModel.toWire(value.revision))
            put("offsetUtf8", DecimalModel.toWire(value.offsetUtf8))
            put("text", wire(value.text))
        }

        public fun serializer(): KSerializer<PartAppend> = this
    }
}

@Serializable(with = PartReplaced.Companion::class)
public data class PartReplaced(
    public val messageId: OpaqueId,
    public val baseRevision: Decimal,
    public val part: AgentPart,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<PartReplaced>("remote.PartReplaced") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("messageId", ref { OpaqueIdModel.schema }),
                property("baseRevision", ref { DecimalModel.schema }),
                property("part", ref { AgentPart.schema }),
            )
        }

        override fun fromWire(judged: Wire): PartReplaced {
            val members = judged.fields
            return PartReplaced(
                messageId = OpaqueIdModel.fromWire(members.need("messageId")),
                baseRevision = DecimalModel.fromWire(members.need("baseRevision")),
                part = AgentPart.fromWire(members.need("part")),
            )
        }

        override fun toWire(value: PartReplaced): Wire = wireFields {
            put("messageId", OpaqueIdModel.toWire(value.messageId))
            put("baseRevision", DecimalModel.toWire(value.baseRevision))
            put("part", AgentPart.toWire(value.part))
        }

        public fun serializer(): KSerializer<PartReplaced> = this
    }
}

@Serializable(with = PartCompleted.Companion::class)
public data class PartCompleted(
    public val messageId: OpaqueId,
    public val partId: OpaqueId,
    public val baseRevision: Decimal,
    public val revision: Decimal,
    /** UTF-8 bytes of the whole text. */
    public val byteLength: Decimal,
    public val sha256: Digest,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<PartCompleted>("remote.PartCompleted") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("messageId", ref { OpaqueIdModel.schema }),
                property("partId", ref { OpaqueIdModel.schema }),
                property("baseRevision", ref { DecimalModel.schema }),
                property("revision", ref { DecimalModel.schema }),
                property("byteLength", ref { DecimalModel.schema }),
                property("sha256", ref { DigestModel.schema }),
            )
        }

        override fun fromWire(judged: Wire): PartCompleted {
            val members = judged.fields
            return PartCompleted(
                messageId = OpaqueIdModel.fromWire(members.need("messageId")),
                partId = OpaqueIdModel.fromWire(members.need("partId")),
                baseRevision = DecimalModel.fromWire(members.need("baseRevision")),
                revision = DecimalModel.fromWire(members.need("revision")),
                byteLength = DecimalModel.fromWire(members.need("byteLength")),
                sha256 = DigestModel.fromWire(members.need("sha256")),
            )
        }

        override fun toWire(value: PartCompleted): Wire = wireFields {
            put("messageId", OpaqueIdModel.toWire(value.messageId))
            put("partId", OpaqueIdModel.toWire(value.partId))
            put("baseRevision", DecimalModel.toWire(value.baseRevision))
            put("revision", DecimalModel.toWire(value.revision))
            put("byteLength", DecimalModel.toWire(value.byteLength))
            put("sha256", DigestModel.toWire(value.sha256))
        }

        public fun serializer(): KSerializer<PartCompleted> = this
    }
}

@Serializable(with = PartRemoved.Companion::class)
public data class PartRemoved(
    public val messageId: OpaqueId,
    public val partId: OpaqueId,
    public val baseRevision: Decimal,
    public val revision: Decimal,
    public val messageBaseRevision: Decimal,
    public val messageRevision: Decimal,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<PartRemoved>("remote.PartRemoved") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("messageId", ref { OpaqueIdModel.schema }),
                property("partId", ref { OpaqueIdModel.schema }),
                property("baseRevision", ref { DecimalModel.schema }),
                property("revision", ref { DecimalModel.schema }),
                property("messageBaseRevision", ref { DecimalModel.schema }),
                property("messageRevision", ref { DecimalModel.schema }),
            )
        }

        override fun fromWire(judged: Wire): PartRemoved {
            val members = judged.fields
            return PartRemoved(
                messageId = OpaqueIdModel.fromWire(members.need("messageId")),
                partId = OpaqueIdModel.fromWire(members.need("partId")),
                baseRevision = DecimalModel.fromWire(members.need("baseRevision")),
                revision = DecimalModel.fromWire(members.need("revision")),
                messageBaseRevision = DecimalModel.fromWire(members.need("messageBaseRevision")),
                messageRevision = DecimalModel.fromWire(members.need("messageRevision")),
            )
        }

        override fun toWire(value: PartRemoved): Wire = wireFields {
            put("messageId", OpaqueIdModel.toWire(value.messageId))
            put("partId", OpaqueIdModel.toWire(value.partId))
            put("baseRevision", DecimalModel.toWire(value.baseRevision))
            put("revision", DecimalModel.toWire(value.revision))
            put("messageBaseRevision", DecimalModel.toWire(value.messageBaseRevision))
            put("messageRevision", DecimalModel.toWire(value.messageRevision))
        }

        public fun serializer(): KSerializer<PartRemoved> = this
    }
}

@Serializable(with = CommittedMessage.Companion::class)
public data class CommittedMessage(
    public val messageId: OpaqueId,
    public val revision: Decimal,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<CommittedMessage>("remote.CommittedMessage") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("messageId", ref { OpaqueIdModel.schema }),
                property("revision", ref { DecimalModel.schema }),
            )
        }

        override fun fromWire(judged: Wire): CommittedMessage {
            val members = judged.fields
            return CommittedMessage(
                messageId = OpaqueIdModel.fromWire(members.need("messageId")),
                revision = DecimalModel.fromWire(members.need("revision")),
            )
        }

        override fun toWire(value: CommittedMessage): Wire = wireFields {
            put("messageId", OpaqueIdModel.toWire(value.messageId))
            put("revision", DecimalModel.toWire(value.revision))
        }

        public fun serializer(): KSerializer<CommittedMessage> = this
    }
}

@Serializable(with = HistoryCommitted.Companion::class)
public data class HistoryCommitted(
    public val historyRevision: Decimal,
    public val executionId: OpaqueId? = null,
    /** At most 4096 entries. */
    public val messages: List<CommittedMessage>,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<HistoryCommitted>("remote.HistoryCommitted") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("historyRevision", ref { DecimalModel.schema }),
                property("executionId", optional(ref { OpaqueIdModel.schema })),
                property("messages", list(ref { CommittedMessage.schema }, maxEntries(4096))),
            )
        }

        override fun fromWire(judged: Wire): HistoryCommitted {
            val members = judged.fields
            return HistoryCommitted(
                historyRevision = DecimalModel.fromWire(members.need("historyRevision")),
                executionId = members["executionId"].ifPresent { OpaqueIdModel.fromWire(it) },
                messages = members.need("messages").readList { CommittedMessage.fromWire(it) },
            )
        }

        override fun toWire(value: HistoryCommitted): Wire = wireFields {
            put("historyRevision", DecimalModel.toWire(value.historyRevision))
            putIfPresent("executionId", value.executionId) { OpaqueIdModel.toWire(it) }
            put("messages", wireList(value.messages) { CommittedMessage.toWire(it) })
        }

        public fun serializer(): KSerializer<HistoryCommitted> = this
    }
}

/**
 * One change of a session. Sequences rise by 1 from 1 within an epoch.
 *
 * Told apart by `kind`.
 */
@Serializable(with = AgentEvent.Companion::class)
public sealed interface AgentEvent {
    public companion object : Model<AgentEvent>("remote.AgentEvent") {
        override val schema: Schema by lazy {
            discriminated(
                "kind",
                tagged(ref { AgentEventSessionUpdated.schema }, wire("session.updated")),
                tagged(ref { AgentEventExecutionUpdated.schema }, wire("execution.updated")),
                tagged(ref { AgentEventMessageCreated.schema }, wire("message.created")),
                tagged(ref { AgentEventMessageUpdated.schema }, wire("message.updated")),
                tagged(ref { AgentEventMessageRemoved.schema }, wire("message.removed")),
                tagged(ref { AgentEventPartCreated.schema }, wire("part.created")),
                tagged(ref { AgentEventPartAppend.schema }, wire("part.append")),
                tagged(ref { AgentEventPartReplaced.schema }, wire("part.replaced")),
                tagged(ref { AgentEventPartCompleted.schema }, wire("part.completed")),
                tagged(ref { AgentEventPartRemoved.schema }, wire("part.removed")),
                tagged(ref { AgentEventInteractionUpdated.schema }, wire("interaction.updated")),
                tagged(ref { AgentEventHistoryCommitted.schema }, wire("history.committed")),
            )
        }

        override fun fromWire(judged: Wire): AgentEvent = when (judged.option) {
            0 -> AgentEventSessionUpdated.fromWire(judged.optionValue)
            1 -> AgentEventExecutionUpdated.fromWire(judged.optionValue)
            2 -> AgentEventMessageCreated.fromWire(judged.optionValue)
            3 -> AgentEventMessageUpdated.fromWire(judged.optionValue)
            4 -> AgentEventMessageRemoved.fromWire(judged.optionValue)
            5 -> AgentEventPartCreated.fromWire(judged.optionValue)
            6 -> AgentEventPartAppend.fromWire(judged.optionValue)
            7 -> AgentEventPartReplaced.fromWire(judged.optionValue)
            8 -> AgentEventPartCompleted.fromWire(judged.optionValue)
            9 -> AgentEventPartRemoved.fromWire(judged.optionValue)
            10 -> AgentEventInteractionUpdated.fromWire(judged.optionValue)
            else -> AgentEventHistoryCommitted.fromWire(judged.optionValue)
        }

        override fun toWire(value: AgentEvent): Wire = when (value) {
            is AgentEventSessionUpdated -> AgentEventSessionUpdated.toWire(value)
            is AgentEventExecutionUpdated -> AgentEventExecutionUpdated.toWire(value)
            is AgentEventMessageCreated -> AgentEventMessageCreated.toWire(value)
            is AgentEventMessageUpdated -> AgentEventMessageUpdated.toWire(value)
            is AgentEventMessageRemoved -> AgentEventMessageRemoved.toWire(value)
            is AgentEventPartCreated -> AgentEventPartCreated.toWire(value)
            is AgentEventPartAppend -> AgentEventPartAppend.toWire(value)
            is AgentEventPartReplaced -> AgentEventPartReplaced.toWire(value)
            is AgentEventPartCompleted -> AgentEventPartCompleted.toWire(value)
            is AgentEventPartRemoved -> AgentEventPartRemoved.toWire(value)
            is AgentEventInteractionUpdated -> AgentEventInteractionUpdated.toWire(value)
            is AgentEventHistoryCommitted -> AgentEventHistoryCommitted.toWire(value)
        }

        public fun serializer(): KSerializer<AgentEvent> = this
    }
}

/** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
public fun AgentEvent.encode(): String = AgentEvent.Companion.encode(this)

@Serializable(with = AgentEventSessionUpdated.Companion::class)
public data class AgentEventSessionUpdated(
    public val seq: Decimal,
    public val payload: AgentSession,
) : AgentEvent {
    /** Always `"session.updated"`. */
    public val kind: String get() = "session.updated"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<AgentEventSessionUpdated>("remote.AgentEventSessionUpdated") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("seq", ref { DecimalModel.schema }),
                property("kind", oneOf(wire("session.updated"))),
                property("payload", ref { AgentSession.schema }),
            )
        }

        override fun fromWire(judged: Wire): AgentEventSessionUpdated {
            val members = judged.fields
            return AgentEventSessionUpdated(
                seq = DecimalModel.fromWire(members.need("seq")),
                payload = AgentSession.fromWire(members.need("payload")),
            )
        }

        override fun toWire(value: AgentEventSessionUpdated): Wire = wireFields {
            put("seq", DecimalModel.toWire(value.seq))
            put("kind", wire("session.updated"))
            put("payload", AgentSession.toWire(value.payload))
        }

        public fun serializer(): KSerializer<AgentEventSessionUpdated> = this
    }
}

@Serializable(with = AgentEventExecutionUpdated.Companion::class)
public data class AgentEventExecutionUpdated(
    public val seq: Decimal,
    public val payload: AgentExecution,
) : AgentEvent {
    /** Always `"execution.updated"`. */
    public val kind: String get() = "execution.updated"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<AgentEventExecutionUpdated>("remote.AgentEventExecutionUpdated") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("seq", ref { DecimalModel.schema }),
                property("kind", oneOf(wire("execution.updated"))),
                property("payload", ref { AgentExecution.schema }),
            )
        }

        override fun fromWire(judged: Wire): AgentEventExecutionUpdated {
            val members = judged.fields
            return AgentEventExecutionUpdated(
                seq = DecimalModel.fromWire(members.need("seq")),
                payload = AgentExecution.fromWire(members.need("payload")),
            )
        }

        override fun toWire(value: AgentEventExecutionUpdated): Wire = wireFields {
            put("seq", DecimalModel.toWire(value.seq))
            put("kind", wire("execution.updated"))
            put("payload", AgentExecution.toWire(value.payload))
        }

        public fun serializer(): KSerializer<AgentEventExecutionUpdated> = this
    }
}

@Serializable(with = AgentEventMessageCreated.Companion::class)
public data class AgentEventMessageCreated(
    public val seq: Decimal,
    public val payload: AgentMessage,
) : AgentEvent {
    /** Always `"message.created"`. */
    public val kind: String get() = "message.created"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<AgentEventMessageCreated>("remote.AgentEventMessageCreated") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("seq", ref { DecimalModel.schema }),
                property("kind", oneOf(wire("message.created"))),
                property("payload", ref { AgentMessage.schema }),
            )
        }

        override fun fromWire(judged: Wire): AgentEventMessageCreated {
            val members = judged.fields
            return AgentEventMessageCreated(
                seq = DecimalModel.fromWire(members.need("seq")),
                payload = AgentMessage.fromWire(members.need("payload")),
            )
        }

        override fun toWire(value: AgentEventMessageCreated): Wire = wireFields {
            put("seq", DecimalModel.toWire(value.seq))
            put("kind", wire("message.created"))
            put("payload", AgentMessage.toWire(value.payload))
        }

        public fun serializer(): KSerializer<AgentEventMessageCreated> = this
    }
}

@Serializable(with = AgentEventMessageUpdated.Companion::class)
public data class AgentEventMessageUpdated(
    public val seq: Decimal,
    public val payload: MessageUpdated,
) : AgentEvent {
    /** Always `"message.updated"`. */
    public val kind: String get() = "message.updated"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<AgentEventMessageUpdated>("remote.AgentEventMessageUpdated") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("seq", ref { DecimalModel.schema }),
                property("kind", oneOf(wire("message.updated"))),
                property("payload", ref { MessageUpdated.schema }),
            )
        }

        override fun fromWire(judged: Wire): AgentEventMessageUpdated {
            val members = judged.fields
            return AgentEventMessageUpdated(
                seq = DecimalModel.fromWire(members.need("seq")),
                payload = MessageUpdated.fromWire(members.need("payload")),
            )
        }

        override fun toWire(value: AgentEventMessageUpdated): Wire = wireFields {
            put("seq", DecimalModel.toWire(value.seq))
            put("kind", wire("message.updated"))
            put("payload", MessageUpdated.toWire(value.payload))
        }

        public fun serializer(): KSerializer<AgentEventMessageUpdated> = this
    }
}

@Serializable(with = AgentEventMessageRemoved.Companion::class)
public data class AgentEventMessageRemoved(
    public val seq: Decimal,
    public val payload: MessageRemoved,
) : AgentEvent {
    /** Always `"message.removed"`. */
    public val kind: String get() = "message.removed"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<AgentEventMessageRemoved>("remote.AgentEventMessageRemoved") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("seq", ref { DecimalModel.schema }),
                property("kind", oneOf(wire("message.removed"))),
                property("payload", ref { MessageRemoved.schema }),
            )
        }

        override fun fromWire(judged: Wire): AgentEventMessageRemoved {
            val members = judged.fields
            return AgentEventMessageRemoved(
                seq = DecimalModel.fromWire(members.need("seq")),
                payload = MessageRemoved.fromWire(members.need("payload")),
            )
        }

        override fun toWire(value: AgentEventMessageRemoved): Wire = wireFields {
            put("seq", DecimalModel.toWire(value.seq))
            put("kind", wire("message.removed"))
            put("payload", MessageRemoved.toWire(value.payload))
        }

        public fun serializer(): KSerializer<AgentEventMessageRemoved> = this
    }
}

@Serializable(with = AgentEventPartCreated.Companion::class)
public data class AgentEventPartCreated(
    public val seq: Decimal,
    public val payload: PartCreated,
) : AgentEvent {
    /** Always `"part.created"`. */
    public val kind: String get() = "part.created"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<AgentEventPartCreated>("remote.AgentEventPartCreated") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("seq", ref { DecimalModel.schema }),
                property("kind", oneOf(wire("part.created"))),
                property("payload", ref { PartCreated.schema }),
            )
        }

        override fun fromWire(judged: Wire): AgentEventPartCreated {
            val members = judged.fields
            return AgentEventPartCreated(
                seq = DecimalModel.fromWire(members.need("seq")),
                payload = PartCreated.fromWire(members.need("payload")),
            )
        }

        override fun toWire(value: AgentEventPartCreated): Wire = wireFields {
            put("seq", DecimalModel.toWire(value.seq))
            put("kind", wire("part.created"))
            put("payload", PartCreated.toWire(value.payload))
        }

        public fun serializer(): KSerializer<AgentEventPartCreated> = this
    }
}

@Serializable(with = AgentEventPartAppend.Companion::class)
public data class AgentEventPartAppend(
    public val seq: Decimal,
    public val payload: PartAppend,
) : AgentEvent {
    /** Always `"part.append"`. */
    public val kind: String get() = "part.append"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<AgentEventPartAppend>("remote.AgentEventPartAppend") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("seq", ref { DecimalModel.schema }),
                property("kind", oneOf(wire("part.append"))),
                property("payload", ref { PartAppend.schema }),
            )
        }

        override fun fromWire(judged: Wire): AgentEventPartAppend {
            val members = judged.fields
            return AgentEventPartAppend(
                seq = DecimalModel.fromWire(members.need("seq")),
                payload = PartAppend.fromWire(members.need("payload")),
            )
        }

        override fun toWire(value: AgentEventPartAppend): Wire = wireFields {
            put("seq", DecimalModel.toWire(value.seq))
            put("kind", wire("part.append"))
            put("payload", PartAppend.toWire(value.payload))
        }

        public fun serializer(): KSerializer<AgentEventPartAppend> = this
    }
}

@Serializable(with = AgentEventPartReplaced.Companion::class)
public data class AgentEventPartReplaced(
    public val seq: Decimal,
    public val payload: PartReplaced,
) : AgentEvent {
    /** Always `"part.replaced"`. */
    public val kind: String get() = "part.replaced"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<AgentEventPartReplaced>("remote.AgentEventPartReplaced") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("seq", ref { DecimalModel.schema }),
                property("kind", oneOf(wire("part.replaced"))),
                property("payload", ref { PartReplaced.schema }),
            )
        }

        override fun fromWire(judged: Wire): AgentEventPartReplaced {
            val members = judged.fields
            return AgentEventPartReplaced(
                seq = DecimalModel.fromWire(members.need("seq")),
                payload = PartReplaced.fromWire(members.need("payload")),
            )
        }

        override fun toWire(value: AgentEventPartReplaced): Wire = wireFields {
            put("seq", DecimalModel.toWire(value.seq))
            put("kind", wire("part.replaced"))
            put("payload", PartReplaced.toWire(value.payload))
        }

        public fun serializer(): KSerializer<AgentEventPartReplaced> = this
    }
}

@Serializable(with = AgentEventPartCompleted.Companion::class)
public data class AgentEventPartCompleted(
    public val seq: Decimal,
    public val payload: PartCompleted,
) : AgentEvent {
    /** Always `"part.completed"`. */
    public val kind: String get() = "part.completed"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<AgentEventPartCompleted>("remote.AgentEventPartCompleted") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("seq", ref { DecimalModel.schema }),
                property("kind", oneOf(wire("part.completed"))),
                property("payload", ref { PartCompleted.schema }),
            )
        }

        override fun fromWire(judged: Wire): AgentEventPartCompleted {
            val members = judged.fields
            return AgentEventPartCompleted(
                seq = DecimalModel.fromWire(members.need("seq")),
                payload = PartCompleted.fromWire(members.need("payload")),
            )
        }

        override fun toWire(value: AgentEventPartCompleted): Wire = wireFields {
            put("seq", DecimalModel.toWire(value.seq))
            put("kind", wire("part.completed"))
            put("payload", PartCompleted.toWire(value.payload))
        }

        public fun serializer(): KSerializer<AgentEventPartCompleted> = this
    }
}

@Serializable(with = AgentEventPartRemoved.Companion::class)
public data class AgentEventPartRemoved(
    public val seq: Decimal,
    public val payload: PartRemoved,
) : AgentEvent {
    /** Always `"part.removed"`. */
    public val kind: String get() = "part.removed"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<AgentEventPartRemoved>("remote.AgentEventPartRemoved") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("seq", ref { DecimalModel.schema }),
                property("kind", oneOf(wire("part.removed"))),
                property("payload", ref { PartRemoved.schema }),
            )
        }

        override fun fromWire(judged: Wire): AgentEventPartRemoved {
            val members = judged.fields
            return AgentEventPartRemoved(
                seq = DecimalModel.fromWire(members.need("seq")),
                payload = PartRemoved.fromWire(members.need("payload")),
            )
        }

        override fun toWire(value: AgentEventPartRemoved): Wire = wireFields {
            put("seq", DecimalModel.toWire(value.seq))
            put("kind", wire("part.removed"))
            put("payload", PartRemoved.toWire(value.payload))
        }

        public fun serializer(): KSerializer<AgentEventPartRemoved> = this
    }
}

@Serializable(with = AgentEventInteractionUpdated.Companion::class)
public data class AgentEventInteractionUpdated(
    public val seq: Decimal,
    public val payload: AgentInteractionSummary,
) : AgentEvent {
    /** Always `"interaction.updated"`. */
    public val kind: String get() = "interaction.updated"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<AgentEventInteractionUpdated>("remote.AgentEventInteractionUpdated") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("seq", ref { DecimalModel.schema }),
                property("kind", oneOf(wire("interaction.updated"))),
                property("payload", ref { AgentInteractionSummary.schema }),
            )
        }

        override fun fromWire(judged: Wire): AgentEventInteractionUpdated {
            val members = judged.fields
            return AgentEventInteractionUpdated(
                seq = DecimalModel.fromWire(members.need("seq")),
                payload = AgentInteractionSummary.fromWire(members.need("payload")),
            )
        }

        override fun toWire(value: AgentEventInteractionUpdated): Wire = wireFields {
            put("seq", DecimalModel.toWire(value.seq))
            put("kind", wire("interaction.updated"))
            put("payload", AgentInteractionSummary.toWire(value.payload))
        }

        public fun serializer(): KSerializer<AgentEventInteractionUpdated> = this
    }
}

@Serializable(with = AgentEventHistoryCommitted.Companion::class)
public data class AgentEventHistoryCommitted(
    public val seq: Decimal,
    public val payload: HistoryCommitted,
) : AgentEvent {
    /** Always `"history.committed"`. */
    public val kind: String get() = "history.committed"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<AgentEventHistoryCommitted>("remote.AgentEventHistoryCommitted") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("seq", ref { DecimalModel.schema }),
                property("kind", oneOf(wire("history.committed"))),
                property("payload", ref { HistoryCommitted.schema }),
            )
        }

        override fun fromWire(judged: Wire): AgentEventHistoryCommitted {
            val members = judged.fields
            return AgentEventHistoryCommitted(
                seq = DecimalModel.fromWire(members.need("seq")),
                payload = HistoryCommitted.fromWire(members.need("payload")),
            )
        }

        override fun toWire(value: AgentEventHistoryCommitted): Wire = wireFields {
            put("seq", DecimalModel.toWire(value.seq))
            put("kind", wire("history.committed"))
            put("payload", HistoryCommitted.toWire(value.payload))
        }

        public fun serializer(): KSerializer<AgentEventHistoryCommitted> = this
    }
}

/** Events in a row. At most 16384 bytes in canonical form. */
@Serializable(with = AgentEventBatch.Companion::class)
public data class AgentEventBatch(
    public val subscriptionId: OpaqueId,
    public val sessionId: OpaqueId,
    public val streamEpoch: OpaqueId,
    /** 1 to 1024 entries. */
    public val events: List<AgentEvent>,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<AgentEventBatch>("remote.AgentEventBatch") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("subscriptionId", ref { OpaqueIdModel.schema }),
                property("sessionId", ref { OpaqueIdModel.schema }),
                property("streamEpoch", ref { OpaqueIdModel.schema }),
                property("events", list(ref { AgentEvent.schema }, minEntries(1), maxEntries(1024))),
            )
        }

        override fun fromWire(judged: Wire): AgentEventBatch {
            val members = judged.fields
            return AgentEventBatch(
                subscriptionId = OpaqueIdModel.fromWire(members.need("subscriptionId")),
                sessionId = OpaqueIdModel.fromWire(members.need("sessionId")),
                streamEpoch = OpaqueIdModel.fromWire(members.need("streamEpoch")),
                events = members.need("events").readList { AgentEvent.fromWire(it) },
            )
        }

        override fun toWire(value: AgentEventBatch): Wire = wireFields {
            put("subscriptionId", OpaqueIdModel.toWire(value.subscriptionId))
            put("sessionId", OpaqueIdModel.toWire(value.sessionId))
            put("streamEpoch", OpaqueIdModel.toWire(value.streamEpoch))
            put("events", wireList(value.events) { AgentEvent.toWire(it) })
        }

        public fun serializer(): KSerializer<AgentEventBatch> = this
    }
}
