// Made by samewire from schemas/clankie/operator/questions.ts. Do not edit.
import SamewireSupport

public struct ChoiceAnswer: WireModel {
    /// Always "choice".
    public static let kind: String = "choice"

    /// Format: uuid.
    public var optionId: String

    public init(optionId: String) {
        self.optionId = optionId
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.optionId = try wireFields.required("optionId")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("kind", .string("choice"))
        wireMembers.required("optionId", self.optionId)
        return wireMembers.wireValue
    }
}

/// The owner's own words; a slash at their start makes no command.
public struct TextAnswer: WireModel {
    /// Always "text".
    public static let kind: String = "text"

    /// 1 to 4000 characters.
    public var text: String

    public init(text: String) {
        self.text = text
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.text = try wireFields.required("text")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("kind", .string("text"))
        wireMembers.required("text", self.text)
        return wireMembers.wireValue
    }
}

public struct WorkerAnswers: WireModel {
    /// 1 to 32 entries.
    public var answers: [String]

    public init(answers: [String]) {
        self.answers = answers
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.answers = try wireFields.required("answers")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("answers", self.answers)
        return wireMembers.wireValue
    }
}

/// Answers to what a worker's own harness asks.
public struct WorkerAnswer: WireModel {
    /// Always "worker".
    public static let kind: String = "worker"

    /// By the id of the worker's question.
    public var answers: Record<String, WorkerAnswers>

    public init(answers: Record<String, WorkerAnswers>) {
        self.answers = answers
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.answers = try wireFields.required("answers")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("kind", .string("worker"))
        wireMembers.required("answers", self.answers)
        return wireMembers.wireValue
    }
}

/// What the owner answers.
///
/// Told apart by `kind`.
public enum Answer: WireModel {
    case choice(ChoiceAnswer)
    case text(TextAnswer)
    case worker(WorkerAnswer)

    public init(wireValue: JSONValue) throws {
        switch try WireChoice.tag(wireValue, "kind", [[.string("choice")], [.string("text")], [.string("worker")]]) {
        case 0: self = .choice(try ChoiceAnswer(wireValue: wireValue))
        case 1: self = .text(try TextAnswer(wireValue: wireValue))
        default: self = .worker(try WorkerAnswer(wireValue: wireValue))
        }
    }

    public var wireValue: JSONValue {
        switch self {
        case .choice(let payload): return payload.wireValue
        case .text(let payload): return payload.wireValue
        case .worker(let payload): return payload.wireValue
        }
    }
}

public struct QuestionOption: WireModel {
    /// Format: uuid.
    public var optionId: String

    /// 1 to 200 characters.
    public var label: String

    /// At most 500 characters.
    public var description: String?

    public init(optionId: String, label: String, description: String? = nil) {
        self.optionId = optionId
        self.label = label
        self.description = description
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.optionId = try wireFields.required("optionId")
        self.label = try wireFields.required("label")
        self.description = try wireFields.optional("description")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("optionId", self.optionId)
        wireMembers.required("label", self.label)
        wireMembers.optional("description", self.description)
        return wireMembers.wireValue
    }
}

public struct WorkerQuestionOption: WireModel {
    /// 1 to 500 characters.
    public var label: String

    /// At most 2000 characters.
    public var description: String?

    public init(label: String, description: String? = nil) {
        self.label = label
        self.description = description
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.label = try wireFields.required("label")
        self.description = try wireFields.optional("description")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("label", self.label)
        wireMembers.optional("description", self.description)
        return wireMembers.wireValue
    }
}

/// One question of a worker's harness.
public struct WorkerQuestionItem: WireModel {
    /// 1 to 256 characters.
    public var id: String

    /// At most 256 characters.
    public var header: String?

    /// 1 to 4000 characters.
    public var question: String

    /// At most 32 entries.
    public var options: [WorkerQuestionOption]?

    public var isOther: Bool?

    /// Do not show what is typed.
    public var isSecret: Bool?

    public init(
        id: String,
        header: String? = nil,
        question: String,
        options: [WorkerQuestionOption]? = nil,
        isOther: Bool? = nil,
        isSecret: Bool? = nil
    ) {
        self.id = id
        self.header = header
        self.question = question
        self.options = options
        self.isOther = isOther
        self.isSecret = isSecret
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.id = try wireFields.required("id")
        self.header = try wireFields.optional("header")
        self.question = try wireFields.required("question")
        self.options = try wireFields.optional("options")
        self.isOther = try wireFields.optional("isOther")
        self.isSecret = try wireFields.optional("isSecret")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("id", self.id)
        wireMembers.optional("header", self.header)
        wireMembers.required("question", self.question)
        wireMembers.optional("options", self.options)
        wireMembers.optional("isOther", self.isOther)
        wireMembers.optional("isSecret", self.isSecret)
        return wireMembers.wireValue
    }
}

/// What a worker's own harness asks.
public struct WorkerQuestion: WireModel {
    /// 1 to 256 characters.
    public var seatId: String

    public var requestId: WorkerQuestionRequestId

    /// 1 to 256 characters.
    public var sessionId: String

    /// 1 to 16 entries.
    public var questions: [WorkerQuestionItem]

    public init(
        seatId: String,
        requestId: WorkerQuestionRequestId,
        sessionId: String,
        questions: [WorkerQuestionItem]
    ) {
        self.seatId = seatId
        self.requestId = requestId
        self.sessionId = sessionId
        self.questions = questions
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.seatId = try wireFields.required("seatId")
        self.requestId = try wireFields.required("requestId")
        self.sessionId = try wireFields.required("sessionId")
        self.questions = try wireFields.required("questions")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("seatId", self.seatId)
        wireMembers.required("requestId", self.requestId)
        wireMembers.required("sessionId", self.sessionId)
        wireMembers.required("questions", self.questions)
        return wireMembers.wireValue
    }
}

/// As the harness numbers its requests.
///
/// The first option that accepts.
public enum WorkerQuestionRequestId: WireModel {
    case string(String)
    case integer(Int64)

    public init(wireValue: JSONValue) throws {
        let options: [(JSONValue) throws -> Self] = [
            { .string(try String(wireValue: $0)) },
            { .integer(try Int64(wireValue: $0)) },
        ]
        self = try WireChoice.pick(wireValue, Self.wireSchema, options)
    }

    public var wireValue: JSONValue {
        switch self {
        case .string(let payload): return payload.wireValue
        case .integer(let payload): return payload.wireValue
        }
    }
}

public enum QuestionStatus: WireEnum {
    case pending
    case submitted
    case cancelled

    public var rawValue: String {
        switch self {
        case .pending: return "pending"
        case .submitted: return "submitted"
        case .cancelled: return "cancelled"
        }
    }
}

/// The one run that an answer starts.
public struct QuestionContinuation: WireModel {
    /// 1 to 256 characters.
    public var runId: String

    public var state: QuestionContinuationState

    /// At most 100 characters.
    public var reasonCode: String?

    public init(runId: String, state: QuestionContinuationState, reasonCode: String? = nil) {
        self.runId = runId
        self.state = state
        self.reasonCode = reasonCode
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.runId = try wireFields.required("runId")
        self.state = try wireFields.required("state")
        self.reasonCode = try wireFields.optional("reasonCode")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("runId", self.runId)
        wireMembers.required("state", self.state)
        wireMembers.optional("reasonCode", self.reasonCode)
        return wireMembers.wireValue
    }
}

public enum QuestionContinuationState: WireEnum {
    case accepted
    case completed
    case failed
    case cancelled

    public var rawValue: String {
        switch self {
        case .accepted: return "accepted"
        case .completed: return "completed"
        case .failed: return "failed"
        case .cancelled: return "cancelled"
        }
    }
}

/// A question that waits for the owner, or did.
public struct Question: WireModel {
    /// Format: uuid.
    public var requestId: String

    /// Format: uuid.
    public var incarnationId: String

    public var conversationId: ConversationId

    /// 1 to 4096 characters.
    public var workspace: String?

    public var purpose: InputPurpose

    /// 1 to 2000 characters.
    public var recommendation: String?

    /// 1 to 2000 characters.
    public var waitingOn: String?

    /// At most 32 entries.
    public var steps: [String]?

    /// 1 to 100 characters.
    public var gate: String?

    public var workerQuestion: WorkerQuestion?

    public var kind: QuestionKind

    /// 1 to 2000 characters.
    public var prompt: String

    /// Empty for a text question.
    ///
    /// At most 8 entries.
    public var options: [QuestionOption]

    public var allowFreeform: Bool

    public var createdAt: Timestamp

    /// 1 to 256 characters.
    public var originRunId: String

    public var status: QuestionStatus

    public var resolvedAt: Timestamp?

    /// At most 100 characters.
    public var reason: String?

    public var answer: Answer?

    public var continuation: QuestionContinuation?

    public init(
        requestId: String,
        incarnationId: String,
        conversationId: ConversationId,
        workspace: String? = nil,
        purpose: InputPurpose,
        recommendation: String? = nil,
        waitingOn: String? = nil,
        steps: [String]? = nil,
        gate: String? = nil,
        workerQuestion: WorkerQuestion? = nil,
        kind: QuestionKind,
        prompt: String,
        options: [QuestionOption],
        allowFreeform: Bool,
        createdAt: Timestamp,
        originRunId: String,
        status: QuestionStatus,
        resolvedAt: Timestamp? = nil,
        reason: String? = nil,
        answer: Answer? = nil,
        continuation: QuestionContinuation? = nil
    ) {
        self.requestId = requestId
        self.incarnationId = incarnationId
        self.conversationId = conversationId
        self.workspace = workspace
        self.purpose = purpose
        self.recommendation = recommendation
        self.waitingOn = waitingOn
        self.steps = steps
        self.gate = gate
        self.workerQuestion = workerQuestion
        self.kind = kind
        self.prompt = prompt
        self.options = options
        self.allowFreeform = allowFreeform
        self.createdAt = createdAt
        self.originRunId = originRunId
        self.status = status
        self.resolvedAt = resolvedAt
        self.reason = reason
        self.answer = answer
        self.continuation = continuation
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.requestId = try wireFields.required("requestId")
        self.incarnationId = try wireFields.required("incarnationId")
        self.conversationId = try wireFields.required("conversationId")
        self.workspace = try wireFields.optional("workspace")
        self.purpose = try wireFields.required("purpose")
        self.recommendation = try wireFields.optional("recommendation")
        self.waitingOn = try wireFields.optional("waitingOn")
        self.steps = try wireFields.optional("steps")
        self.gate = try wireFields.optional("gate")
        self.workerQuestion = try wireFields.optional("workerQuestion")
        self.kind = try wireFields.required("kind")
        self.prompt = try wireFields.required("prompt")
        self.options = try wireFields.required("options")
        self.allowFreeform = try wireFields.required("allowFreeform")
        self.createdAt = try wireFields.required("createdAt")
        self.originRunId = try wireFields.required("originRunId")
        self.status = try wireFields.required("status")
        self.resolvedAt = try wireFields.optional("resolvedAt")
        self.reason = try wireFields.optional("reason")
        self.answer = try wireFields.optional("answer")
        self.continuation = try wireFields.optional("continuation")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("requestId", self.requestId)
        wireMembers.required("incarnationId", self.incarnationId)
        wireMembers.required("conversationId", self.conversationId)
        wireMembers.optional("workspace", self.workspace)
        wireMembers.required("purpose", self.purpose)
        wireMembers.optional("recommendation", self.recommendation)
        wireMembers.optional("waitingOn", self.waitingOn)
        wireMembers.optional("steps", self.steps)
        wireMembers.optional("gate", self.gate)
        wireMembers.optional("workerQuestion", self.workerQuestion)
        wireMembers.required("kind", self.kind)
        wireMembers.required("prompt", self.prompt)
        wireMembers.required("options", self.options)
        wireMembers.required("allowFreeform", self.allowFreeform)
        wireMembers.required("createdAt", self.createdAt)
        wireMembers.required("originRunId", self.originRunId)
        wireMembers.required("status", self.status)
        wireMembers.optional("resolvedAt", self.resolvedAt)
        wireMembers.optional("reason", self.reason)
        wireMembers.optional("answer", self.answer)
        wireMembers.optional("continuation", self.continuation)
        return wireMembers.wireValue
    }
}

public enum QuestionKind: WireEnum {
    case text
    case choice

    public var rawValue: String {
        switch self {
        case .text: return "text"
        case .choice: return "choice"
        }
    }
}

// Schemas, as data.

extension ChoiceAnswer {
    public static let wireId = "clankie.ChoiceAnswer"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("kind", .oneOf([.string("choice")])),
        PropertyShape("optionId", .string([.pattern(Pattern("^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$"))])),
    ])
}

extension TextAnswer {
    public static let wireId = "clankie.TextAnswer"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("kind", .oneOf([.string("text")])),
        PropertyShape("text", .string([.trim, .size(.minLength(1)), .size(.maxLength(4000))])),
    ])
}

extension WorkerAnswers {
    public static let wireId = "clankie.WorkerAnswers"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("answers", .array(.string([.size(.minLength(1)), .size(.maxLength(4000))]), [.minLength(1), .maxLength(32)])),
    ])
}

extension WorkerAnswer {
    public static let wireId = "clankie.WorkerAnswer"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("kind", .oneOf([.string("worker")])),
        PropertyShape("answers", .record(.open, key: .string([.size(.minLength(1)), .size(.maxLength(256))]), value: .reference { WorkerAnswers.wireSchema })),
    ])
}

extension Answer {
    public static let wireId = "clankie.Answer"
    public static let wireSchema: Schema = .discriminated("kind", [
        TaggedOption([.string("choice")], .reference { ChoiceAnswer.wireSchema }),
        TaggedOption([.string("text")], .reference { TextAnswer.wireSchema }),
        TaggedOption([.string("worker")], .reference { WorkerAnswer.wireSchema }),
    ])
}

extension QuestionOption {
    public static let wireId = "clankie.QuestionOption"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("optionId", .string([.pattern(Pattern("^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$"))])),
        PropertyShape("label", .string([.trim, .size(.minLength(1)), .size(.maxLength(200))])),
        PropertyShape("description", .optional(.string([.size(.maxLength(500))])), .optional, optionalOut: true),
    ])
}

extension WorkerQuestionOption {
    public static let wireId = "clankie.WorkerQuestionOption"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("label", .string([.size(.minLength(1)), .size(.maxLength(500))])),
        PropertyShape("description", .optional(.string([.size(.maxLength(2000))])), .optional, optionalOut: true),
    ])
}

extension WorkerQuestionItem {
    public static let wireId = "clankie.WorkerQuestionItem"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("id", .string([.size(.minLength(1)), .size(.maxLength(256))])),
        PropertyShape("header", .optional(.string([.size(.maxLength(256))])), .optional, optionalOut: true),
        PropertyShape("question", .string([.size(.minLength(1)), .size(.maxLength(4000))])),
        PropertyShape("options", .optional(.array(.reference { WorkerQuestionOption.wireSchema }, [.maxLength(32)])), .optional, optionalOut: true),
        PropertyShape("isOther", .optional(.boolean), .optional, optionalOut: true),
        PropertyShape("isSecret", .optional(.boolean), .optional, optionalOut: true),
    ])
}

extension WorkerQuestion {
    public static let wireId = "clankie.WorkerQuestion"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("seatId", .string([.size(.minLength(1)), .size(.maxLength(256))])),
        PropertyShape("requestId", .reference { WorkerQuestionRequestId.wireSchema }),
        PropertyShape("sessionId", .string([.size(.minLength(1)), .size(.maxLength(256))])),
        PropertyShape("questions", .array(.reference { WorkerQuestionItem.wireSchema }, [.minLength(1), .maxLength(16)])),
    ])
}

extension WorkerQuestionRequestId {
    public static let wireId = "clankie.WorkerQuestionRequestId"
    public static let wireSchema: Schema = .union([
        .string([.size(.minLength(1)), .size(.maxLength(256))]),
        .number(.int),
    ])
}

extension QuestionStatus {
    public static let wireId = "clankie.QuestionStatus"
    public static let wireSchema: Schema = .oneOf([.string("pending"), .string("submitted"), .string("cancelled")])
}

extension QuestionContinuation {
    public static let wireId = "clankie.QuestionContinuation"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("runId", .string([.size(.minLength(1)), .size(.maxLength(256))])),
        PropertyShape("state", .reference { QuestionContinuationState.wireSchema }),
        PropertyShape("reasonCode", .optional(.string([.size(.maxLength(100))])), .optional, optionalOut: true),
    ])
}

extension QuestionContinuationState {
    public static let wireId = "clankie.QuestionContinuationState"
    public static let wireSchema: Schema = .oneOf([.string("accepted"), .string("completed"), .string("failed"), .string("cancelled")])
}

extension Question {
    public static let wireId = "clankie.Question"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("requestId", .string([.pattern(Pattern("^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$"))])),
        PropertyShape("incarnationId", .string([.pattern(Pattern("^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$"))])),
        PropertyShape("conversationId", .reference { ConversationId.wireSchema }),
        PropertyShape("workspace", .optional(.string([.size(.minLength(1)), .size(.maxLength(4096))])), .optional, optionalOut: true),
        PropertyShape("purpose", .reference { InputPurpose.wireSchema }),
        PropertyShape("recommendation", .optional(.string([.trim, .size(.minLength(1)), .size(.maxLength(2000))])), .optional, optionalOut: true),
        PropertyShape("waitingOn", .optional(.string([.trim, .size(.minLength(1)), .size(.maxLength(2000))])), .optional, optionalOut: true),
        PropertyShape("steps", .optional(.array(.string([.trim, .size(.minLength(1)), .size(.maxLength(2000))]), [.maxLength(32)])), .optional, optionalOut: true),
        PropertyShape("gate", .optional(.string([.size(.minLength(1)), .size(.maxLength(100))])), .optional, optionalOut: true),
        PropertyShape("workerQuestion", .optional(.reference { WorkerQuestion.wireSchema }), .optional, optionalOut: true),
        PropertyShape("kind", .reference { QuestionKind.wireSchema }),
        PropertyShape("prompt", .string([.trim, .size(.minLength(1)), .size(.maxLength(2000))])),
        PropertyShape("options", .array(.reference { QuestionOption.wireSchema }, [.maxLength(8)])),
        PropertyShape("allowFreeform", .boolean),
        PropertyShape("createdAt", .reference { ClankieTypes.timestamp.schema }),
        PropertyShape("originRunId", .string([.size(.minLength(1)), .size(.maxLength(256))])),
        PropertyShape("status", .reference { QuestionStatus.wireSchema }),
        PropertyShape("resolvedAt", .optional(.reference { ClankieTypes.timestamp.schema }), .optional, optionalOut: true),
        PropertyShape("reason", .optional(.string([.size(.maxLength(100))])), .optional, optionalOut: true),
        PropertyShape("answer", .optional(.reference { Answer.wireSchema }), .optional, optionalOut: true),
        PropertyShape("continuation", .optional(.reference { QuestionContinuation.wireSchema }), .optional, optionalOut: true),
    ])
}

extension QuestionKind {
    public static let wireId = "clankie.QuestionKind"
    public static let wireSchema: Schema = .oneOf([.string("text"), .string("choice")])
}

extension ClankieTypes {
    static let operatorQuestionsModule: [AnyWireType] = [
        AnyWireType(ChoiceAnswer.wireType),
        AnyWireType(TextAnswer.wireType),
        AnyWireType(WorkerAnswers.wireType),
        AnyWireType(WorkerAnswer.wireType),
        AnyWireType(Answer.wireType),
        AnyWireType(QuestionOption.wireType),
        AnyWireType(WorkerQuestionOption.wireType),
        AnyWireType(WorkerQuestionItem.wireType),
        AnyWireType(WorkerQuestion.wireType),
        AnyWireType(WorkerQuestionRequestId.wireType),
        AnyWireType(QuestionStatus.wireType),
        AnyWireType(QuestionContinuation.wireType),
        AnyWireType(QuestionContinuationState.wireType),
        AnyWireType(Question.wireType),
        AnyWireType(QuestionKind.wireType),
    ]
}
