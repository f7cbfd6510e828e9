// Made from schemas/remote/agent/interaction.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package studio.cherry.remote

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import kotlinx.serialization.json.JsonElement
import samewire.support.*

@Serializable(with = InteractionStatus.Companion::class)
public enum class InteractionStatus(public val value: String) {
    PENDING("pending"),
    APPROVED("approved"),
    DENIED("denied"),
    EXPIRED("expired"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<InteractionStatus>("remote.InteractionStatus") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): InteractionStatus = byValue.getValue(judged.text)

        override fun toWire(value: InteractionStatus): Wire = wire(value.value)

        public fun serializer(): KSerializer<InteractionStatus> = this
    }
}

@Serializable(with = InteractionKind.Companion::class)
public enum class InteractionKind(public val value: String) {
    DECISION("decision"),
    QUESTION("question"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<InteractionKind>("remote.InteractionKind") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): InteractionKind = byValue.getValue(judged.text)

        override fun toWire(value: InteractionKind): Wire = wire(value.value)

        public fun serializer(): KSerializer<InteractionKind> = this
    }
}

/** An interaction without its input. */
@Serializable(with = AgentInteractionSummary.Companion::class)
public data class AgentInteractionSummary(
    public val interactionId: OpaqueId,
    public val revision: Decimal,
    public val executionId: OpaqueId,
    public val toolCallId: OpaqueId,
    public val status: InteractionStatus,
    /** 0 to 2048 characters, matches `^[\s\S]{0,2048}$`, matches `^[^\uD800-\uDFFF]*$`. */
    public val summary: String,
    /** Absent on older hosts, which only ask for decisions. */
    public val kind: InteractionKind? = null,
    /** Hash of the input's UTF-8 bytes. */
    public val inputDigest: Digest,
    public val expiresAt: Timestamp? = null,
    /** Entries beside the declared keys. */
    public val additionalProperties: Map<String, JsonElement> = emptyMap(),
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<AgentInteractionSummary>("remote.AgentInteractionSummary") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Kept,
                property("interactionId", ref { OpaqueIdModel.schema }),
                property("revision", ref { DecimalModel.schema }),
                property("executionId", ref { OpaqueIdModel.schema }),
                property("toolCallId", ref { OpaqueIdModel.schema }),
                property("status", ref { InteractionStatus.schema }),
                property(
                    "summary",
                    string(
                        minLength(0),
                        maxLength(2048),
                        pattern("^[\\s\\S]{0,2048}\$", ""),
                        pattern("^[^\\uD800-\\uDFFF]*\$", "u"),
                    ),
                ),
                property("kind", optional(ref { InteractionKind.schema })),
                property("inputDigest", ref { DigestModel.schema }),
                property("expiresAt", optional(ref { TimestampModel.schema })),
            )
        }

        override fun fromWire(judged: Wire): AgentInteractionSummary {
            val members = judged.fields
            return AgentInteractionSummary(
                interactionId = OpaqueIdModel.fromWire(members.need("interactionId")),
                revision = DecimalModel.fromWire(members.need("revision")),
                executionId = OpaqueIdModel.fromWire(members.need("executionId")),
                toolCallId = OpaqueIdModel.fromWire(members.need("toolCallId")),
                status = InteractionStatus.fromWire(members.need("status")),
                summary = members.need("summary").text,
                kind = members["kind"].ifPresent { InteractionKind.fromWire(it) },
                inputDigest = DigestModel.fromWire(members.need("inputDigest")),
                expiresAt = members["expiresAt"].ifPresent { TimestampModel.fromWire(it) },
                additionalProperties = members.others("interactionId", "revision", "executionId", "toolCallId", "status", "summary", "kind", "inputDigest", "expiresAt") { it.element },
            )
        }

        override fun toWire(value: AgentInteractionSummary): Wire = wireFields {
            put("interactionId", OpaqueIdModel.toWire(value.interactionId))
            put("revision", DecimalModel.toWire(value.revision))
            put("executionId", OpaqueIdModel.toWire(value.executionId))
            put("toolCallId", OpaqueIdModel.toWire(value.toolCallId))
            put("status", InteractionStatus.toWire(value.status))
            put("summary", wire(value.summary))
            putIfPresent("kind", value.kind) { InteractionKind.toWire(it) }
            put("inputDigest", DigestModel.toWire(value.inputDigest))
            putIfPresent("expiresAt", value.expiresAt) { TimestampModel.toWire(it) }
            putOthers(value.additionalProperties, "interactionId", "revision", "executionId", "toolCallId", "status", "summary", "kind", "inputDigest", "expiresAt") { wire(it) }
        }

        public fun serializer(): KSerializer<AgentInteractionSummary> = this
    }
}

/** Something that waits for a person. Silence approves nothing. */
@Serializable(with = AgentInteraction.Companion::class)
public data class AgentInteraction(
    public val interactionId: OpaqueId,
    public val revision: Decimal,
    public val executionId: OpaqueId,
    public val toolCallId: OpaqueId,
    public val status: InteractionStatus,
    /** 0 to 2048 characters, matches `^[\s\S]{0,2048}$`, matches `^[^\uD800-\uDFFF]*$`. */
    public val summary: String,
    /** Absent on older hosts, which only ask for decisions. */
    public val kind: InteractionKind? = null,
    /** Hash of the input's UTF-8 bytes. */
    public val inputDigest: Digest,
    public val expiresAt: Timestamp? = null,
    /** What is asked. Of a question, the JSON text of a question input. */
    public val input: Content,
    /** Entries beside the declared keys. */
    public val additionalProperties: Map<String, JsonElement> = emptyMap(),
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<AgentInteraction>("remote.AgentInteraction") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Kept,
                property("interactionId", ref { OpaqueIdModel.schema }),
                property("revision", ref { DecimalModel.schema }),
                property("executionId", ref { OpaqueIdModel.schema }),
                property("toolCallId", ref { OpaqueIdModel.schema }),
                property("status", ref { InteractionStatus.schema }),
                property(
                    "summary",
                    string(
                        minLength(0),
                        maxLength(2048),
                        pattern("^[\\s\\S]{0,2048}\$", ""),
                        pattern("^[^\\uD800-\\uDFFF]*\$", "u"),
                    ),
                ),
                property("kind", optional(ref { InteractionKind.schema })),
                property("inputDigest", ref { DigestModel.schema }),
                property("expiresAt", optional(ref { TimestampModel.schema })),
                property("input", ref { Content.schema }),
            )
        }

        override fun fromWire(judged: Wire): AgentInteraction {
            val members = judged.fields
            return AgentInteraction(
                interactionId = OpaqueIdModel.fromWire(members.need("interactionId")),
                revision = DecimalModel.fromWire(members.need("revision")),
                executionId = OpaqueIdModel.fromWire(members.need("executionId")),
                toolCallId = OpaqueIdModel.fromWire(members.need("toolCallId")),
                status = InteractionStatus.fromWire(members.need("status")),
                summary = members.need("summary").text,
                kind = members["kind"].ifPresent { InteractionKind.fromWire(it) },
                inputDigest = DigestModel.fromWire(members.need("inputDigest")),
                expiresAt = members["expiresAt"].ifPresent { TimestampModel.fromWire(it) },
                input = Content.fromWire(members.need("input")),
                additionalProperties = members.others("interactionId", "revision", "executionId", "toolCallId", "status", "summary", "kind", "inputDigest", "expiresAt", "input") { it.element },
            )
        }

        override fun toWire(value: AgentInteraction): Wire = wireFields {
            put("interactionId", OpaqueIdModel.toWire(value.interactionId))
            put("revision", DecimalModel.toWire(value.revision))
            put("executionId", OpaqueIdModel.toWire(value.executionId))
            put("toolCallId", OpaqueIdModel.toWire(value.toolCallId))
            put("status", InteractionStatus.toWire(value.status))
            put("summary", wire(value.summary))
            putIfPresent("kind", value.kind) { InteractionKind.toWire(it) }
            put("inputDigest", DigestModel.toWire(value.inputDigest))
            putIfPresent("expiresAt", value.expiresAt) { TimestampModel.toWire(it) }
            put("input", Content.toWire(value.input))
            putOthers(value.additionalProperties, "interactionId", "revision", "executionId", "toolCallId", "status", "summary", "kind", "inputDigest", "expiresAt", "input") { wire(it) }
        }

        public fun serializer(): KSerializer<AgentInteraction> = this
    }
}

@Serializable(with = QuestionOption.Companion::class)
public data class QuestionOption(
    /** 1 to 4096 characters, matches `^[\s\S]{0,4096}$`, matches `^[^\uD800-\uDFFF]*$`. */
    public val label: String,
    /** 0 to 4096 characters, matches `^[\s\S]{0,4096}$`, matches `^[^\uD800-\uDFFF]*$`. */
    public val description: String? = null,
    /** Entries beside the declared keys. */
    public val additionalProperties: Map<String, JsonElement> = emptyMap(),
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<QuestionOption>("remote.QuestionOption") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Kept,
                property(
                    "label",
                    string(
                        minLength(1),
                        maxLength(4096),
                        pattern("^[\\s\\S]{0,4096}\$", ""),
                        pattern("^[^\\uD800-\\uDFFF]*\$", "u"),
                    ),
                ),
                property(
                    "description",
                    optional(
                        string(
                            minLength(0),
                            maxLength(4096),
                            pattern("^[\\s\\S]{0,4096}\$", ""),
                            pattern("^[^\\uD800-\\uDFFF]*\$", "u"),
                        ),
                    ),
                ),
            )
        }

        override fun fromWire(judged: Wire): QuestionOption {
            val members = judged.fields
            return QuestionOption(
                label = members.need("label").text,
                description = members["description"].ifPresent { it.text },
                additionalProperties = members.others("label", "description") { it.element },
            )
        }

        override fun toWire(value: QuestionOption): Wire = wireFields {
            put("label", wire(value.label))
            putIfPresent("description", value.description) { wire(it) }
            putOthers(value.additionalProperties, "label", "description") { wire(it) }
        }

        public fun serializer(): KSerializer<QuestionOption> = this
    }
}

@Serializable(with = Question.Companion::class)
public data class Question(
    /** 1 to 4096 characters, matches `^[\s\S]{0,4096}$`, matches `^[^\uD800-\uDFFF]*$`. */
    public val question: String,
    /** 0 to 256 characters, matches `^[\s\S]{0,256}$`, matches `^[^\uD800-\uDFFF]*$`. */
    public val header: String? = null,
    /**
     * Suggestions. An answer may be any other text.
     *
     * At most 16 entries.
     */
    public val options: List<QuestionOption>,
    public val multiSelect: Boolean? = null,
    /** Entries beside the declared keys. */
    public val additionalProperties: Map<String, JsonElement> = emptyMap(),
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<Question>("remote.Question") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Kept,
                property(
                    "question",
                    string(
                        minLength(1),
                        maxLength(4096),
                        pattern("^[\\s\\S]{0,4096}\$", ""),
                        pattern("^[^\\uD800-\\uDFFF]*\$", "u"),
                    ),
                ),
                property(
                    "header",
                    optional(
                        string(
                            minLength(0),
                            maxLength(256),
                            pattern("^[\\s\\S]{0,256}\$", ""),
                            pattern("^[^\\uD800-\\uDFFF]*\$", "u"),
                        ),
                    ),
                ),
                property("options", list(ref { QuestionOption.schema }, maxEntries(16))),
                property("multiSelect", optional(boolean())),
            )
        }

        override fun fromWire(judged: Wire): Question {
            val members = judged.fields
            return Question(
                question = members.need("question").text,
                header = members["header"].ifPresent { it.text },
                options = members.need("options").readList { QuestionOption.fromWire(it) },
                multiSelect = members["multiSelect"].ifPresent { it.flag },
                additionalProperties = members.others("question", "header", "options", "multiSelect") { it.element },
            )
        }

        override fun toWire(value: Question): Wire = wireFields {
            put("question", wire(value.question))
            putIfPresent("header", value.header) { wire(it) }
            put("options", wireList(value.options) { QuestionOption.toWire(it) })
            putIfPresent("multiSelect", value.multiSelect) { wire(it) }
            putOthers(value.additionalProperties, "question", "header", "options", "multiSelect") { wire(it) }
        }

        public fun serializer(): KSerializer<Question> = this
    }
}

/** Questions with texts that differ, because the answers go by them. */
@Serializable(with = QuestionInput.Companion::class)
public data class QuestionInput(
    /** 1 to 4 entries. */
    public val questions: List<Question>,
    /** Entries beside the declared keys. */
    public val additionalProperties: Map<String, JsonElement> = emptyMap(),
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<QuestionInput>("remote.QuestionInput") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Kept,
                property(
                    "questions",
                    ruled(list(ref { Question.schema }, minEntries(1), maxEntries(4)), uniqueItems("question")),
                ),
            )
        }

        override fun fromWire(judged: Wire): QuestionInput {
            val members = judged.fields
            return QuestionInput(
                questions = members.need("questions").readList { Question.fromWire(it) },
                additionalProperties = members.others("questions") { it.element },
            )
        }

        override fun toWire(value: QuestionInput): Wire = wireFields {
            put("questions", wireList(value.questions) { Question.toWire(it) })
            putOthers(value.additionalProperties, "questions") { wire(it) }
        }

        public fun serializer(): KSerializer<QuestionInput> = this
    }
}

/**
 * What a person decided or answered.
 *
 * Told apart by `kind`.
 */
@Serializable(with = AgentInteractionResponse.Companion::class)
public sealed interface AgentInteractionResponse {
    public companion object : Model<AgentInteractionResponse>("remote.AgentInteractionResponse") {
        override val schema: Schema by lazy {
            discriminated(
                "kind",
                tagged(ref { AgentInteractionResponseApprove.schema }, wire("approve")),
                tagged(ref { AgentInteractionResponseDeny.schema }, wire("deny")),
                tagged(ref { AgentInteractionResponseAnswer.schema }, wire("answer")),
            )
        }

        override fun fromWire(judged: Wire): AgentInteractionResponse = when (judged.option) {
            0 -> AgentInteractionResponseApprove.fromWire(judged.optionValue)
            1 -> AgentInteractionResponseDeny.fromWire(judged.optionValue)
            else -> AgentInteractionResponseAnswer.fromWire(judged.optionValue)
        }

        override fun toWire(value: AgentInteractionResponse): Wire = when (value) {
            is AgentInteractionResponseApprove -> AgentInteractionResponseApprove.toWire(value)
            is AgentInteractionResponseDeny -> AgentInteractionResponseDeny.toWire(value)
            is AgentInteractionResponseAnswer -> AgentInteractionResponseAnswer.toWire(value)
        }

        public fun serializer(): KSerializer<AgentInteractionResponse> = this
    }
}

/** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
public fun AgentInteractionResponse.encode(): String = AgentInteractionResponse.Companion.encode(this)

@Serializable(with = AgentInteractionResponseApprove.Companion::class)
public class AgentInteractionResponseApprove : AgentInteractionResponse {
    /** Always `"approve"`. */
    public val kind: String get() = "approve"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    override fun equals(other: Any?): Boolean = other is AgentInteractionResponseApprove

    override fun hashCode(): Int = 1

    override fun toString(): String = "AgentInteractionResponseApprove()"

    public companion object : Model<AgentInteractionResponseApprove>("remote.AgentInteractionResponseApprove") {
        override val schema: Schema by lazy {
            objectOf(UnknownKeys.Refused, property("kind", oneOf(wire("approve"))))
        }

        override fun fromWire(judged: Wire): AgentInteractionResponseApprove = AgentInteractionResponseApprove()

        override fun toWire(value: AgentInteractionResponseApprove): Wire = wireFields {
            put("kind", wire("approve"))
        }

        public fun serializer(): KSerializer<AgentInteractionResponseApprove> = this
    }
}

@Serializable(with = AgentInteractionResponseDeny.Companion::class)
public data class AgentInteractionResponseDeny(
    /** 1 to 4096 characters, matches `^[\s\S]{0,4096}$`, matches `^[^\uD800-\uDFFF]*$`. */
    public val reason: String? = null,
) : AgentInteractionResponse {
    /** Always `"deny"`. */
    public val kind: String get() = "deny"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<AgentInteractionResponseDeny>("remote.AgentInteractionResponseDeny") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("kind", oneOf(wire("deny"))),
                property(
                    "reason",
                    optional(
                        string(
                            minLength(1),
                            maxLength(4096),
                            pattern("^[\\s\\S]{0,4096}\$", ""),
                            pattern("^[^\\uD800-\\uDFFF]*\$", "u"),
                        ),
                    ),
                ),
            )
        }

        override fun fromWire(judged: Wire): AgentInteractionResponseDeny {
            val members = judged.fields
            return AgentInteractionResponseDeny(
                reason = members["reason"].ifPresent { it.text },
            )
        }

        override fun toWire(value: AgentInteractionResponseDeny): Wire = wireFields {
            put("kind", wire("deny"))
            putIfPresent("reason", value.reason) { wire(it) }
        }

        public fun serializer(): KSerializer<AgentInteractionResponseDeny> = this
    }
}

@Serializable(with = AgentInteractionResponseAnswer.Companion::class)
public data class AgentInteractionResponseAnswer(
    /** An answer for each question, by its text. Several choices are joined with a comma and a space. */
    public val answers: Map<String, String>,
) : AgentInteractionResponse {
    /** Always `"answer"`. */
    public val kind: String get() = "answer"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<AgentInteractionResponseAnswer>("remote.AgentInteractionResponseAnswer") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("kind", oneOf(wire("answer"))),
                property(
                    "answers",
                    record(
                        RecordMode.OPEN,
                        string(
                            minLength(1),
                            maxLength(4096),
                            pattern("^[\\s\\S]{0,4096}\$", ""),
                            pattern("^[^\\uD800-\\uDFFF]*\$", "u"),
                        ),
                        string(
                            minLength(1),
                            maxLength(8192),
                            pattern("^[\\s\\S]{0,8192}\$", ""),
                            pattern("^[^\\uD800-\\uDFFF]*\$", "u"),
                        ),
                    ),
                ),
            )
        }

        override fun fromWire(judged: Wire): AgentInteractionResponseAnswer {
            val members = judged.fields
            return AgentInteractionResponseAnswer(
                answers = members.need("answers").readMap({ it }) { it.text },
            )
        }

        override fun toWire(value: AgentInteractionResponseAnswer): Wire = wireFields {
            put("kind", wire("answer"))
            put("answers", wireMap(value.answers, { it }) { wire(it) })
        }

        public fun serializer(): KSerializer<AgentInteractionResponseAnswer> = this
    }
}
