// Made from schemas/clankie/operator/questions.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package bot.clankie.protocol

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

@Serializable(with = ChoiceAnswer.Companion::class)
public data class ChoiceAnswer(
    /** Format uuid. */
    public val optionId: String,
) : Answer {
    /** Always `"choice"`. */
    public val kind: String get() = "choice"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<ChoiceAnswer>("clankie.ChoiceAnswer") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("kind", oneOf(wire("choice"))),
                property(
                    "optionId",
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

        override fun fromWire(judged: Wire): ChoiceAnswer {
            val members = judged.fields
            return ChoiceAnswer(
                optionId = members.need("optionId").text,
            )
        }

        override fun toWire(value: ChoiceAnswer): Wire = wireFields {
            put("kind", wire("choice"))
            put("optionId", wire(value.optionId))
        }

        public fun serializer(): KSerializer<ChoiceAnswer> = this
    }
}

/** The owner's own words; a slash at their start makes no command. */
@Serializable(with = TextAnswer.Companion::class)
public data class TextAnswer(
    /** 1 to 4000 characters. */
    public val text: String,
) : Answer {
    /** Always `"text"`. */
    public val kind: String get() = "text"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<TextAnswer>("clankie.TextAnswer") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("kind", oneOf(wire("text"))),
                property("text", string(trim(), minLength(1), maxLength(4000))),
            )
        }

        override fun fromWire(judged: Wire): TextAnswer {
            val members = judged.fields
            return TextAnswer(
                text = members.need("text").text,
            )
        }

        override fun toWire(value: TextAnswer): Wire = wireFields {
            put("kind", wire("text"))
            put("text", wire(value.text))
        }

        public fun serializer(): KSerializer<TextAnswer> = this
    }
}

@Serializable(with = WorkerAnswers.Companion::class)
public data class WorkerAnswers(
    /** 1 to 32 entries. */
    public val answers: List<String>,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<WorkerAnswers>("clankie.WorkerAnswers") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("answers", list(string(minLength(1), maxLength(4000)), minEntries(1), maxEntries(32))),
            )
        }

        override fun fromWire(judged: Wire): WorkerAnswers {
            val members = judged.fields
            return WorkerAnswers(
                answers = members.need("answers").readList { it.text },
            )
        }

        override fun toWire(value: WorkerAnswers): Wire = wireFields {
            put("answers", wireList(value.answers) { wire(it) })
        }

        public fun serializer(): KSerializer<WorkerAnswers> = this
    }
}

/** Answers to what a worker's own harness asks. */
@Serializable(with = WorkerAnswer.Companion::class)
public data class WorkerAnswer(
    /** By the id of the worker's question. */
    public val answers: Map<String, WorkerAnswers>,
) : Answer {
    /** Always `"worker"`. */
    public val kind: String get() = "worker"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<WorkerAnswer>("clankie.WorkerAnswer") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("kind", oneOf(wire("worker"))),
                property(
                    "answers",
                    record(RecordMode.OPEN, string(minLength(1), maxLength(256)), ref { WorkerAnswers.schema }),
                ),
            )
        }

        override fun fromWire(judged: Wire): WorkerAnswer {
            val members = judged.fields
            return WorkerAnswer(
                answers = members.need("answers").readMap({ it }) { WorkerAnswers.fromWire(it) },
            )
        }

        override fun toWire(value: WorkerAnswer): Wire = wireFields {
            put("kind", wire("worker"))
            put("answers", wireMap(value.answers, { it }) { WorkerAnswers.toWire(it) })
        }

        public fun serializer(): KSerializer<WorkerAnswer> = this
    }
}

/**
 * What the owner answers.
 *
 * Told apart by `kind`.
 */
@Serializable(with = Answer.Companion::class)
public sealed interface Answer {
    public companion object : Model<Answer>("clankie.Answer") {
        override val schema: Schema by lazy {
            discriminated(
                "kind",
                tagged(ref { ChoiceAnswer.schema }, wire("choice")),
                tagged(ref { TextAnswer.schema }, wire("text")),
                tagged(ref { WorkerAnswer.schema }, wire("worker")),
            )
        }

        override fun fromWire(judged: Wire): Answer = when (judged.option) {
            0 -> ChoiceAnswer.fromWire(judged.optionValue)
            1 -> TextAnswer.fromWire(judged.optionValue)
            else -> WorkerAnswer.fromWire(judged.optionValue)
        }

        override fun toWire(value: Answer): Wire = when (value) {
            is ChoiceAnswer -> ChoiceAnswer.toWire(value)
            is TextAnswer -> TextAnswer.toWire(value)
            is WorkerAnswer -> WorkerAnswer.toWire(value)
        }

        public fun serializer(): KSerializer<Answer> = this
    }
}

/** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
public fun Answer.encode(): String = Answer.Companion.encode(this)

@Serializable(with = QuestionOption.Companion::class)
public data class QuestionOption(
    /** Format uuid. */
    public val optionId: String,
    /** 1 to 200 characters. */
    public val label: String,
    /** At most 500 characters. */
    public val description: String? = null,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<QuestionOption>("clankie.QuestionOption") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property(
                    "optionId",
                    string(
                        pattern(
                            "^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)\$",
                            "",
                            "uuid",
                        ),
                    ),
                ),
                property("label", string(trim(), minLength(1), maxLength(200))),
                property("description", optional(string(maxLength(500)))),
            )
        }

        override fun fromWire(judged: Wire): QuestionOption {
            val members = judged.fields
            return QuestionOption(
                optionId = members.need("optionId").text,
                label = members.need("label").text,
                description = members["description"].ifPresent { it.text },
            )
        }

        override fun toWire(value: QuestionOption): Wire = wireFields {
            put("optionId", wire(value.optionId))
            put("label", wire(value.label))
            putIfPresent("description", value.description) { wire(it) }
        }

        public fun serializer(): KSerializer<QuestionOption> = this
    }
}

@Serializable(with = WorkerQuestionOption.Companion::class)
public data class WorkerQuestionOption(
    /** 1 to 500 characters. */
    public val label: String,
    /** At most 2000 characters. */
    public val description: String? = null,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<WorkerQuestionOption>("clankie.WorkerQuestionOption") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("label", string(minLength(1), maxLength(500))),
                property("description", optional(string(maxLength(2000)))),
            )
        }

        override fun fromWire(judged: Wire): WorkerQuestionOption {
            val members = judged.fields
            return WorkerQuestionOption(
                label = members.need("label").text,
                description = members["description"].ifPresent { it.text },
            )
        }

        override fun toWire(value: WorkerQuestionOption): Wire = wireFields {
            put("label", wire(value.label))
            putIfPresent("description", value.description) { wire(it) }
        }

        public fun serializer(): KSerializer<WorkerQuestionOption> = this
    }
}

/** One question of a worker's harness. */
@Serializable(with = WorkerQuestionItem.Companion::class)
public data class WorkerQuestionItem(
    /** 1 to 256 characters. */
    public val id: String,
    /** At most 256 characters. */
    public val header: String? = null,
    /** 1 to 4000 characters. */
    public val question: String,
    /** At most 32 entries. */
    public val options: List<WorkerQuestionOption>? = null,
    public val isOther: Boolean? = null,
    /** Do not show what is typed. */
    public val isSecret: Boolean? = null,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<WorkerQuestionItem>("clankie.WorkerQuestionItem") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("id", string(minLength(1), maxLength(256))),
                property("header", optional(string(maxLength(256)))),
                property("question", string(minLength(1), maxLength(4000))),
                property("options", optional(list(ref { WorkerQuestionOption.schema }, maxEntries(32)))),
                property("isOther", optional(boolean())),
                property("isSecret", optional(boolean())),
            )
        }

        override fun fromWire(judged: Wire): WorkerQuestionItem {
            val members = judged.fields
            return WorkerQuestionItem(
                id = members.need("id").text,
                header = members["header"].ifPresent { it.text },
                question = members.need("question").text,
                options = members["options"].ifPresent { it.readList { WorkerQuestionOption.fromWire(it) } },
                isOther = members["isOther"].ifPresent { it.flag },
                isSecret = members["isSecret"].ifPresent { it.flag },
            )
        }

        override fun toWire(value: WorkerQuestionItem): Wire = wireFields {
            put("id", wire(value.id))
            putIfPresent("header", value.header) { wire(it) }
            put("question", wire(value.question))
            putIfPresent("options", value.options) { wireList(it) { WorkerQuestionOption.toWire(it) } }
            putIfPresent("isOther", value.isOther) { wire(it) }
            putIfPresent("isSecret", value.isSecret) { wire(it) }
        }

        public fun serializer(): KSerializer<WorkerQuestionItem> = this
    }
}

/** What a worker's own harness asks. */
@Serializable(with = WorkerQuestion.Companion::class)
public data class WorkerQuestion(
    /** 1 to 256 characters. */
    public val seatId: String,
    public val requestId: WorkerQuestionRequestId,
    /** 1 to 256 characters. */
    public val sessionId: String,
    /** 1 to 16 entries. */
    public val questions: List<WorkerQuestionItem>,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<WorkerQuestion>("clankie.WorkerQuestion") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("seatId", string(minLength(1), maxLength(256))),
                property("requestId", ref { WorkerQuestionRequestId.schema }),
                property("sessionId", string(minLength(1), maxLength(256))),
                property("questions", list(ref { WorkerQuestionItem.schema }, minEntries(1), maxEntries(16))),
            )
        }

        override fun fromWire(judged: Wire): WorkerQuestion {
            val members = judged.fields
            return WorkerQuestion(
                seatId = members.need("seatId").text,
                requestId = WorkerQuestionRequestId.fromWire(members.need("requestId")),
                sessionId = members.need("sessionId").text,
                questions = members.need("questions").readList { WorkerQuestionItem.fromWire(it) },
            )
        }

        override fun toWire(value: WorkerQuestion): Wire = wireFields {
            put("seatId", wire(value.seatId))
            put("requestId", WorkerQuestionRequestId.toWire(value.requestId))
            put("sessionId", wire(value.sessionId))
            put("questions", wireList(value.questions) { WorkerQuestionItem.toWire(it) })
        }

        public fun serializer(): KSerializer<WorkerQuestion> = this
    }
}

/** As the harness numbers its requests. */
@Serializable(with = WorkerQuestionRequestId.Companion::class)
public sealed interface WorkerQuestionRequestId {
    public data class StringValue(public val value: String) : WorkerQuestionRequestId

    public data class NumberValue(public val value: Long) : WorkerQuestionRequestId

    public companion object : Model<WorkerQuestionRequestId>("clankie.WorkerQuestionRequestId") {
        override val schema: Schema by lazy {
            union(string(minLength(1), maxLength(256)), number(NumberFormat.INT))
        }

        override fun fromWire(judged: Wire): WorkerQuestionRequestId = when (judged.option) {
            0 -> WorkerQuestionRequestId.StringValue(judged.optionValue.text)
            else -> WorkerQuestionRequestId.NumberValue(judged.optionValue.long)
        }

        override fun toWire(value: WorkerQuestionRequestId): Wire = when (value) {
            is StringValue -> wire(value.value)
            is NumberValue -> wire(value.value)
        }

        public fun serializer(): KSerializer<WorkerQuestionRequestId> = this
    }
}

/** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
public fun WorkerQuestionRequestId.encode(): String = WorkerQuestionRequestId.Companion.encode(this)

@Serializable(with = QuestionStatus.Companion::class)
public enum class QuestionStatus(public val value: String) {
    PENDING("pending"),
    SUBMITTED("submitted"),
    CANCELLED("cancelled"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<QuestionStatus>("clankie.QuestionStatus") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): QuestionStatus = byValue.getValue(judged.text)

        override fun toWire(value: QuestionStatus): Wire = wire(value.value)

        public fun serializer(): KSerializer<QuestionStatus> = this
    }
}

/** The one run that an answer starts. */
@Serializable(with = QuestionContinuation.Companion::class)
public data class QuestionContinuation(
    /** 1 to 256 characters. */
    public val runId: String,
    public val state: QuestionContinuationState,
    /** At most 100 characters. */
    public val reasonCode: String? = null,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<QuestionContinuation>("clankie.QuestionContinuation") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("runId", string(minLength(1), maxLength(256))),
                property("state", ref { QuestionContinuationState.schema }),
                property("reasonCode", optional(string(maxLength(100)))),
            )
        }

        override fun fromWire(judged: Wire): QuestionContinuation {
            val members = judged.fields
            return QuestionContinuation(
                runId = members.need("runId").text,
                state = QuestionContinuationState.fromWire(members.need("state")),
                reasonCode = members["reasonCode"].ifPresent { it.text },
            )
        }

        override fun toWire(value: QuestionContinuation): Wire = wireFields {
            put("runId", wire(value.runId))
            put("state", QuestionContinuationState.toWire(value.state))
            putIfPresent("reasonCode", value.reasonCode) { wire(it) }
        }

        public fun serializer(): KSerializer<QuestionContinuation> = this
    }
}

@Serializable(with = QuestionContinuationState.Companion::class)
public enum class QuestionContinuationState(public val value: String) {
    ACCEPTED("accepted"),
    COMPLETED("completed"),
    FAILED("failed"),
    CANCELLED("cancelled"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<QuestionContinuationState>("clankie.QuestionContinuationState") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): QuestionContinuationState = byValue.getValue(judged.text)

        override fun toWire(value: QuestionContinuationState): Wire = wire(value.value)

        public fun serializer(): KSerializer<QuestionContinuationState> = this
    }
}

/** A question that waits for the owner, or did. */
@Serializable(with = Question.Companion::class)
public data class Question(
    /** Format uuid. */
    public val requestId: String,
    /** Format uuid. */
    public val incarnationId: String,
    public val conversationId: ConversationId,
    /** 1 to 4096 characters. */
    public val workspace: String? = null,
    public val purpose: InputPurpose,
    /** 1 to 2000 characters. */
    public val recommendation: String? = null,
    /** 1 to 2000 characters. */
    public val waitingOn: String? = null,
    /** At most 32 entries. */
    public val steps: List<String>? = null,
    /** 1 to 100 characters. */
    public val gate: String? = null,
    public val workerQuestion: WorkerQuestion? = null,
    public val kind: QuestionKind,
    /** 1 to 2000 characters. */
    public val prompt: String,
    /**
     * Empty for a text question.
     *
     * At most 8 entries.
     */
    public val options: List<QuestionOption>,
    public val allowFreeform: Boolean,
    public val createdAt: Timestamp,
    /** 1 to 256 characters. */
    public val originRunId: String,
    public val status: QuestionStatus,
    public val resolvedAt: Timestamp? = null,
    /** At most 100 characters. */
    public val reason: String? = null,
    public val answer: Answer? = null,
    public val continuation: QuestionContinuation? = null,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<Question>("clankie.Question") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property(
                    "requestId",
                    string(
                        pattern(
                            "^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)\$",
                            "",
                            "uuid",
                        ),
                    ),
                ),
                property(
                    "incarnationId",
                    string(
                        pattern(
                            "^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)\$",
                            "",
                            "uuid",
                        ),
                    ),
                ),
                property("conversationId", ref { ConversationId.schema }),
                property("workspace", optional(string(minLength(1), maxLength(4096)))),
                property("purpose", ref { InputPurpose.schema }),
                property("recommendation", optional(string(trim(), minLength(1), maxLength(2000)))),
                property("waitingOn", optional(string(trim(), minLength(1), maxLength(2000)))),
                property("steps", optional(list(string(trim(), minLength(1), maxLength(2000)), maxEntries(32)))),
                property("gate", optional(string(minLength(1), maxLength(100)))),
                property("workerQuestion", optional(ref { WorkerQuestion.schema })),
                property("kind", ref { QuestionKind.schema }),
                property("prompt", string(trim(), minLength(1), maxLength(2000))),
                property("options", list(ref { QuestionOption.schema }, maxEntries(8))),
                property("allowFreeform", boolean()),
                property("createdAt", ref { TimestampModel.schema }),
                property("originRunId", string(minLength(1), maxLength(256))),
                property("status", ref { QuestionStatus.schema }),
                property("resolvedAt", optional(ref { TimestampModel.schema })),
                property("reason", optional(string(maxLength(100)))),
                property("answer", optional(ref { Answer.schema })),
                property("continuation", optional(ref { QuestionContinuation.schema })),
            )
        }

        override fun fromWire(judged: Wire): Question {
            val members = judged.fields
            return Question(
                requestId = members.need("requestId").text,
                incarnationId = members.need("incarnationId").text,
                conversationId = ConversationId.fromWire(members.need("conversationId")),
                workspace = members["workspace"].ifPresent { it.text },
                purpose = InputPurpose.fromWire(members.need("purpose")),
                recommendation = members["recommendation"].ifPresent { it.text },
                waitingOn = members["waitingOn"].ifPresent { it.text },
                steps = members["steps"].ifPresent { it.readList { it.text } },
                gate = members["gate"].ifPresent { it.text },
                workerQuestion = members["workerQuestion"].ifPresent { WorkerQuestion.fromWire(it) },
                kind = QuestionKind.fromWire(members.need("kind")),
                prompt = members.need("prompt").text,
                options = members.need("options").readList { QuestionOption.fromWire(it) },
                allowFreeform = members.need("allowFreeform").flag,
                createdAt = TimestampModel.fromWire(members.need("createdAt")),
                originRunId = members.need("originRunId").text,
                status = QuestionStatus.fromWire(members.need("status")),
                resolvedAt = members["resolvedAt"].ifPresent { TimestampModel.fromWire(it) },
                reason = members["reason"].ifPresent { it.text },
                answer = members["answer"].ifPresent { Answer.fromWire(it) },
                continuation = members["continuation"].ifPresent { QuestionContinuation.fromWire(it) },
            )
        }

        override fun toWire(value: Question): Wire = wireFields {
            put("requestId", wire(value.requestId))
            put("incarnationId", wire(value.incarnationId))
            put("conversationId", ConversationId.toWire(value.conversationId))
            putIfPresent("workspace", value.workspace) { wire(it) }
            put("purpose", InputPurpose.toWire(value.purpose))
            putIfPresent("recommendation", value.recommendation) { wire(it) }
            putIfPresent("waitingOn", value.waitingOn) { wire(it) }
            putIfPresent("steps", value.steps) { wireList(it) { wire(it) } }
            putIfPresent("gate", value.gate) { wire(it) }
            putIfPresent("workerQuestion", value.workerQuestion) { WorkerQuestion.toWire(it) }
            put("kind", QuestionKind.toWire(value.kind))
            put("prompt", wire(value.prompt))
            put("options", wireList(value.options) { QuestionOption.toWire(it) })
            put("allowFreeform", wire(value.allowFreeform))
            put("createdAt", TimestampModel.toWire(value.createdAt))
            put("originRunId", wire(value.originRunId))
            put("status", QuestionStatus.toWire(value.status))
            putIfPresent("resolvedAt", value.resolvedAt) { TimestampModel.toWire(it) }
            putIfPresent("reason", value.reason) { wire(it) }
            putIfPresent("answer", value.answer) { Answer.toWire(it) }
            putIfPresent("continuation", value.continuation) { QuestionContinuation.toWire(it) }
        }

        public fun serializer(): KSerializer<Question> = this
    }
}

@Serializable(with = QuestionKind.Companion::class)
public enum class QuestionKind(public val value: String) {
    TEXT("text"),
    CHOICE("choice"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<QuestionKind>("clankie.QuestionKind") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): QuestionKind = byValue.getValue(judged.text)

        override fun toWire(value: QuestionKind): Wire = wire(value.value)

        public fun serializer(): KSerializer<QuestionKind> = this
    }
}
