// Made from schemas/clankie/operator/question-operations.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package bot.clankie.protocol

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

/** A question as it now stands. No key depends on `status`. */
@Serializable(with = InputResult.Companion::class)
public data class InputResult(
    public val status: InputResultStatus,
    public val conversationId: ConversationId,
    /** Format uuid. */
    public val incarnationId: String? = null,
    public val revision: Revision? = null,
    public val safeCursor: Cursor? = null,
    public val question: Question? = null,
    /**
     * An open set, such as `invalid_answer` or `stale_request`.
     *
     * At most 100 characters.
     */
    public val reason: String? = null,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<InputResult>("clankie.InputResult") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("status", ref { InputResultStatus.schema }),
                property("conversationId", ref { ConversationId.schema }),
                property(
                    "incarnationId",
                    optional(
                        string(
                            pattern(
                                "^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)\$",
                                "",
                                "uuid",
                            ),
                        ),
                    ),
                ),
                property("revision", optional(ref { RevisionModel.schema })),
                property("safeCursor", optional(ref { Cursor.schema })),
                property("question", optional(ref { Question.schema })),
                property("reason", optional(string(maxLength(100)))),
            )
        }

        override fun fromWire(judged: Wire): InputResult {
            val members = judged.fields
            return InputResult(
                status = InputResultStatus.fromWire(members.need("status")),
                conversationId = ConversationId.fromWire(members.need("conversationId")),
                incarnationId = members["incarnationId"].ifPresent { it.text },
                revision = members["revision"].ifPresent { RevisionModel.fromWire(it) },
                safeCursor = members["safeCursor"].ifPresent { Cursor.fromWire(it) },
                question = members["question"].ifPresent { Question.fromWire(it) },
                reason = members["reason"].ifPresent { it.text },
            )
        }

        override fun toWire(value: InputResult): Wire = wireFields {
            put("status", InputResultStatus.toWire(value.status))
            put("conversationId", ConversationId.toWire(value.conversationId))
            putIfPresent("incarnationId", value.incarnationId) { wire(it) }
            putIfPresent("revision", value.revision) { RevisionModel.toWire(it) }
            putIfPresent("safeCursor", value.safeCursor) { Cursor.toWire(it) }
            putIfPresent("question", value.question) { Question.toWire(it) }
            putIfPresent("reason", value.reason) { wire(it) }
        }

        public fun serializer(): KSerializer<InputResult> = this
    }
}

@Serializable(with = InputResultStatus.Companion::class)
public enum class InputResultStatus(public val value: String) {
    READY("ready"),
    RESOLVED("resolved"),
    REVISION_CONFLICT("revision_conflict"),
    REFUSED("refused"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<InputResultStatus>("clankie.InputResultStatus") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): InputResultStatus = byValue.getValue(judged.text)

        override fun toWire(value: InputResultStatus): Wire = wire(value.value)

        public fun serializer(): KSerializer<InputResultStatus> = this
    }
}

/** Asks for one question. */
@Serializable(with = InputGetRequest.Companion::class)
public data class InputGetRequest(
    public val conversationId: ConversationId,
    /**
     * Absent: the current question.
     *
     * Format uuid.
     */
    public val requestId: String? = null,
) : OperatorServiceRequest {
    /** Always `"input_get"`. */
    public val op: String get() = "input_get"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<InputGetRequest>("clankie.InputGetRequest") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("op", oneOf(wire("input_get"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("conversationId", ref { ConversationId.schema }),
                property(
                    "requestId",
                    optional(
                        string(
                            pattern(
                                "^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)\$",
                                "",
                                "uuid",
                            ),
                        ),
                    ),
                ),
            )
        }

        override fun fromWire(judged: Wire): InputGetRequest {
            val members = judged.fields
            return InputGetRequest(
                conversationId = ConversationId.fromWire(members.need("conversationId")),
                requestId = members["requestId"].ifPresent { it.text },
            )
        }

        override fun toWire(value: InputGetRequest): Wire = wireFields {
            put("op", wire("input_get"))
            put("schemaVersion", wire(1.0))
            put("conversationId", ConversationId.toWire(value.conversationId))
            putIfPresent("requestId", value.requestId) { wire(it) }
        }

        public fun serializer(): KSerializer<InputGetRequest> = this
    }
}

@Serializable(with = InputGetResponse.Companion::class)
public data class InputGetResponse(
    public val result: InputResult,
) : OperatorServiceResult {
    /** Always `"input_get"`. */
    public val op: String get() = "input_get"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<InputGetResponse>("clankie.InputGetResponse") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("op", oneOf(wire("input_get"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("result", ref { InputResult.schema }),
            )
        }

        override fun fromWire(judged: Wire): InputGetResponse {
            val members = judged.fields
            return InputGetResponse(
                result = InputResult.fromWire(members.need("result")),
            )
        }

        override fun toWire(value: InputGetResponse): Wire = wireFields {
            put("op", wire("input_get"))
            put("schemaVersion", wire(1.0))
            put("result", InputResult.toWire(value.result))
        }

        public fun serializer(): KSerializer<InputGetResponse> = this
    }
}

/** Asks for the questions, of one conversation or of all. */
@Serializable(with = InputListRequest.Companion::class)
public data class InputListRequest(
    public val conversationId: ConversationId? = null,
    public val status: QuestionStatus? = null,
) : OperatorServiceRequest {
    /** Always `"input_list"`. */
    public val op: String get() = "input_list"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<InputListRequest>("clankie.InputListRequest") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("op", oneOf(wire("input_list"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("conversationId", optional(ref { ConversationId.schema })),
                property("status", optional(ref { QuestionStatus.schema })),
            )
        }

        override fun fromWire(judged: Wire): InputListRequest {
            val members = judged.fields
            return InputListRequest(
                conversationId = members["conversationId"].ifPresent { ConversationId.fromWire(it) },
                status = members["status"].ifPresent { QuestionStatus.fromWire(it) },
            )
        }

        override fun toWire(value: InputListRequest): Wire = wireFields {
            put("op", wire("input_list"))
            put("schemaVersion", wire(1.0))
            putIfPresent("conversationId", value.conversationId) { ConversationId.toWire(it) }
            putIfPresent("status", value.status) { QuestionStatus.toWire(it) }
        }

        public fun serializer(): KSerializer<InputListRequest> = this
    }
}

@Serializable(with = QuestionList.Companion::class)
public data class QuestionList(
    /** At most 1000 entries. */
    public val questions: List<InputResult>,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<QuestionList>("clankie.QuestionList") {
        override val schema: Schema by lazy {
            objectOf(UnknownKeys.Refused, property("questions", list(ref { InputResult.schema }, maxEntries(1000))))
        }

        override fun fromWire(judged: Wire): QuestionList {
            val members = judged.fields
            return QuestionList(
                questions = members.need("questions").readList { InputResult.fromWire(it) },
            )
        }

        override fun toWire(value: QuestionList): Wire = wireFields {
            put("questions", wireList(value.questions) { InputResult.toWire(it) })
        }

        public fun serializer(): KSerializer<QuestionList> = this
    }
}

@Serializable(with = InputListResponse.Companion::class)
public data class InputListResponse(
    public val result: QuestionList,
) : OperatorServiceResult {
    /** Always `"input_list"`. */
    public val op: String get() = "input_list"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<InputListResponse>("clankie.InputListResponse") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("op", oneOf(wire("input_list"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("result", ref { QuestionList.schema }),
            )
        }

        override fun fromWire(judged: Wire): InputListResponse {
            val members = judged.fields
            return InputListResponse(
                result = QuestionList.fromWire(members.need("result")),
            )
        }

        override fun toWire(value: InputListResponse): Wire = wireFields {
            put("op", wire("input_list"))
            put("schemaVersion", wire(1.0))
            put("result", QuestionList.toWire(value.result))
        }

        public fun serializer(): KSerializer<InputListResponse> = this
    }
}

/** Answers a question. The same answer again gives the same continuation; a cancelled question stays so. */
@Serializable(with = InputAnswerRequest.Companion::class)
public data class InputAnswerRequest(
    public val conversationId: ConversationId,
    /** Format uuid. */
    public val incarnationId: String,
    /** Format uuid. */
    public val requestId: String,
    public val expectedRevision: Revision,
    public val answer: Answer,
) : OperatorServiceRequest {
    /** Always `"input_answer"`. */
    public val op: String get() = "input_answer"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<InputAnswerRequest>("clankie.InputAnswerRequest") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("op", oneOf(wire("input_answer"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("conversationId", ref { ConversationId.schema }),
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
                property("expectedRevision", ref { RevisionModel.schema }),
                property("answer", ref { Answer.schema }),
            )
        }

        override fun fromWire(judged: Wire): InputAnswerRequest {
            val members = judged.fields
            return InputAnswerRequest(
                conversationId = ConversationId.fromWire(members.need("conversationId")),
                incarnationId = members.need("incarnationId").text,
                requestId = members.need("requestId").text,
                expectedRevision = RevisionModel.fromWire(members.need("expectedRevision")),
                answer = Answer.fromWire(members.need("answer")),
            )
        }

        override fun toWire(value: InputAnswerRequest): Wire = wireFields {
            put("op", wire("input_answer"))
            put("schemaVersion", wire(1.0))
            put("conversationId", ConversationId.toWire(value.conversationId))
            put("incarnationId", wire(value.incarnationId))
            put("requestId", wire(value.requestId))
            put("expectedRevision", RevisionModel.toWire(value.expectedRevision))
            put("answer", Answer.toWire(value.answer))
        }

        public fun serializer(): KSerializer<InputAnswerRequest> = this
    }
}

@Serializable(with = InputAnswerResponse.Companion::class)
public data class InputAnswerResponse(
    public val result: InputResult,
) : OperatorServiceResult {
    /** Always `"input_answer"`. */
    public val op: String get() = "input_answer"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<InputAnswerResponse>("clankie.InputAnswerResponse") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("op", oneOf(wire("input_answer"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("result", ref { InputResult.schema }),
            )
        }

        override fun fromWire(judged: Wire): InputAnswerResponse {
            val members = judged.fields
            return InputAnswerResponse(
                result = InputResult.fromWire(members.need("result")),
            )
        }

        override fun toWire(value: InputAnswerResponse): Wire = wireFields {
            put("op", wire("input_answer"))
            put("schemaVersion", wire(1.0))
            put("result", InputResult.toWire(value.result))
        }

        public fun serializer(): KSerializer<InputAnswerResponse> = this
    }
}

/** Withdraws a question. */
@Serializable(with = InputCancelRequest.Companion::class)
public data class InputCancelRequest(
    public val conversationId: ConversationId,
    /** Format uuid. */
    public val incarnationId: String,
    /** Format uuid. */
    public val requestId: String,
    public val expectedRevision: Revision,
) : OperatorServiceRequest {
    /** Always `"input_cancel"`. */
    public val op: String get() = "input_cancel"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<InputCancelRequest>("clankie.InputCancelRequest") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("op", oneOf(wire("input_cancel"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("conversationId", ref { ConversationId.schema }),
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
                property("expectedRevision", ref { RevisionModel.schema }),
            )
        }

        override fun fromWire(judged: Wire): InputCancelRequest {
            val members = judged.fields
            return InputCancelRequest(
                conversationId = ConversationId.fromWire(members.need("conversationId")),
                incarnationId = members.need("incarnationId").text,
                requestId = members.need("requestId").text,
                expectedRevision = RevisionModel.fromWire(members.need("expectedRevision")),
            )
        }

        override fun toWire(value: InputCancelRequest): Wire = wireFields {
            put("op", wire("input_cancel"))
            put("schemaVersion", wire(1.0))
            put("conversationId", ConversationId.toWire(value.conversationId))
            put("incarnationId", wire(value.incarnationId))
            put("requestId", wire(value.requestId))
            put("expectedRevision", RevisionModel.toWire(value.expectedRevision))
        }

        public fun serializer(): KSerializer<InputCancelRequest> = this
    }
}

@Serializable(with = InputCancelResponse.Companion::class)
public data class InputCancelResponse(
    public val result: InputResult,
) : OperatorServiceResult {
    /** Always `"input_cancel"`. */
    public val op: String get() = "input_cancel"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<InputCancelResponse>("clankie.InputCancelResponse") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("op", oneOf(wire("input_cancel"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("result", ref { InputResult.schema }),
            )
        }

        override fun fromWire(judged: Wire): InputCancelResponse {
            val members = judged.fields
            return InputCancelResponse(
                result = InputResult.fromWire(members.need("result")),
            )
        }

        override fun toWire(value: InputCancelResponse): Wire = wireFields {
            put("op", wire("input_cancel"))
            put("schemaVersion", wire(1.0))
            put("result", InputResult.toWire(value.result))
        }

        public fun serializer(): KSerializer<InputCancelResponse> = this
    }
}
