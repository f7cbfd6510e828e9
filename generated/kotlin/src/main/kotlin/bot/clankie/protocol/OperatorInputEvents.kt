// Made from schemas/clankie/operator/input-events.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package bot.clankie.protocol

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

/** Why an agent asks. */
@Serializable(with = InputPurpose.Companion::class)
public enum class InputPurpose(public val value: String) {
    PREFERENCE("preference"),
    DECISION("decision"),
    APPROVAL("approval"),
    OWNER_ACTION("owner_action"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<InputPurpose>("clankie.InputPurpose") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): InputPurpose = byValue.getValue(judged.text)

        override fun toWire(value: InputPurpose): Wire = wire(value.value)

        public fun serializer(): KSerializer<InputPurpose> = this
    }
}

/** What form of answer a question takes. */
@Serializable(with = InputKind.Companion::class)
public enum class InputKind(public val value: String) {
    TEXT("text"),
    CHOICE("choice"),
    APPROVAL("approval"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<InputKind>("clankie.InputKind") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): InputKind = byValue.getValue(judged.text)

        override fun toWire(value: InputKind): Wire = wire(value.value)

        public fun serializer(): KSerializer<InputKind> = this
    }
}

/** An agent asks the owner something and waits. */
@Serializable(with = InputRequestedEvent.Companion::class)
public data class InputRequestedEvent(
    public val conversationId: ConversationId,
    public val cursor: Cursor,
    public val revision: Revision,
    public val occurredAt: Timestamp,
    public val requestId: Ref,
    /** At most 16384 characters. */
    public val prompt: String,
    public val inputKind: InputKind,
    public val purpose: InputPurpose? = null,
    /** At most 2000 characters. */
    public val waitingOn: String? = null,
    /** At most 2000 characters. */
    public val recommendation: String? = null,
    /** At most 32 entries. */
    public val steps: List<String>? = null,
    /**
     * At most 32 entries.
     *
     * Absent reads as `[]`.
     */
    public val options: List<String> = emptyList(),
) : StreamEvent {
    /** Always `"input_requested"`. */
    public val type: String get() = "input_requested"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<InputRequestedEvent>("clankie.InputRequestedEvent") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("type", oneOf(wire("input_requested"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("conversationId", ref { ConversationId.schema }),
                property("cursor", ref { Cursor.schema }),
                property("revision", ref { RevisionModel.schema }),
                property("occurredAt", ref { TimestampModel.schema }),
                property("requestId", ref { RefModel.schema }),
                property("prompt", string(maxLength(16384))),
                property("inputKind", ref { InputKind.schema }),
                property("purpose", optional(ref { InputPurpose.schema })),
                property("waitingOn", optional(string(maxLength(2000)))),
                property("recommendation", optional(string(maxLength(2000)))),
                property("steps", optional(list(string(maxLength(2000)), maxEntries(32)))),
                property("options", default(list(string(maxLength(512)), maxEntries(32)), wireOf("[]"))),
            )
        }

        override fun fromWire(judged: Wire): InputRequestedEvent {
            val members = judged.fields
            return InputRequestedEvent(
                conversationId = ConversationId.fromWire(members.need("conversationId")),
                cursor = Cursor.fromWire(members.need("cursor")),
                revision = RevisionModel.fromWire(members.need("revision")),
                occurredAt = TimestampModel.fromWire(members.need("occurredAt")),
                requestId = RefModel.fromWire(members.need("requestId")),
                prompt = members.need("prompt").text,
                inputKind = InputKind.fromWire(members.need("inputKind")),
                purpose = members["purpose"].ifPresent { InputPurpose.fromWire(it) },
                waitingOn = members["waitingOn"].ifPresent { it.text },
                recommendation = members["recommendation"].ifPresent { it.text },
                steps = members["steps"].ifPresent { it.readList { it.text } },
                options = members.need("options").readList { it.text },
            )
        }

        override fun toWire(value: InputRequestedEvent): Wire = wireFields {
            put("type", wire("input_requested"))
            put("schemaVersion", wire(1.0))
            put("conversationId", ConversationId.toWire(value.conversationId))
            put("cursor", Cursor.toWire(value.cursor))
            put("revision", RevisionModel.toWire(value.revision))
            put("occurredAt", TimestampModel.toWire(value.occurredAt))
            put("requestId", RefModel.toWire(value.requestId))
            put("prompt", wire(value.prompt))
            put("inputKind", InputKind.toWire(value.inputKind))
            putIfPresent("purpose", value.purpose) { InputPurpose.toWire(it) }
            putIfPresent("waitingOn", value.waitingOn) { wire(it) }
            putIfPresent("recommendation", value.recommendation) { wire(it) }
            putIfPresent("steps", value.steps) { wireList(it) { wire(it) } }
            put("options", wireList(value.options) { wire(it) })
        }

        public fun serializer(): KSerializer<InputRequestedEvent> = this
    }
}

/** A question was answered or withdrawn. */
@Serializable(with = InputResolvedEvent.Companion::class)
public data class InputResolvedEvent(
    public val conversationId: ConversationId,
    public val cursor: Cursor,
    public val revision: Revision,
    public val occurredAt: Timestamp,
    public val requestId: Ref,
    public val outcome: InputResolvedEventOutcome,
) : StreamEvent {
    /** Always `"input_resolved"`. */
    public val type: String get() = "input_resolved"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<InputResolvedEvent>("clankie.InputResolvedEvent") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("type", oneOf(wire("input_resolved"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("conversationId", ref { ConversationId.schema }),
                property("cursor", ref { Cursor.schema }),
                property("revision", ref { RevisionModel.schema }),
                property("occurredAt", ref { TimestampModel.schema }),
                property("requestId", ref { RefModel.schema }),
                property("outcome", ref { InputResolvedEventOutcome.schema }),
            )
        }

        override fun fromWire(judged: Wire): InputResolvedEvent {
            val members = judged.fields
            return InputResolvedEvent(
                conversationId = ConversationId.fromWire(members.need("conversationId")),
                cursor = Cursor.fromWire(members.need("cursor")),
                revision = RevisionModel.fromWire(members.need("revision")),
                occurredAt = TimestampModel.fromWire(members.need("occurredAt")),
                requestId = RefModel.fromWire(members.need("requestId")),
                outcome = InputResolvedEventOutcome.fromWire(members.need("outcome")),
            )
        }

        override fun toWire(value: InputResolvedEvent): Wire = wireFields {
            put("type", wire("input_resolved"))
            put("schemaVersion", wire(1.0))
            put("conversationId", ConversationId.toWire(value.conversationId))
            put("cursor", Cursor.toWire(value.cursor))
            put("revision", RevisionModel.toWire(value.revision))
            put("occurredAt", TimestampModel.toWire(value.occurredAt))
            put("requestId", RefModel.toWire(value.requestId))
            put("outcome", InputResolvedEventOutcome.toWire(value.outcome))
        }

        public fun serializer(): KSerializer<InputResolvedEvent> = this
    }
}

@Serializable(with = InputResolvedEventOutcome.Companion::class)
public enum class InputResolvedEventOutcome(public val value: String) {
    SUBMITTED("submitted"),
    CANCELLED("cancelled"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<InputResolvedEventOutcome>("clankie.InputResolvedEventOutcome") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): InputResolvedEventOutcome = byValue.getValue(judged.text)

        override fun toWire(value: InputResolvedEventOutcome): Wire = wire(value.value)

        public fun serializer(): KSerializer<InputResolvedEventOutcome> = this
    }
}
