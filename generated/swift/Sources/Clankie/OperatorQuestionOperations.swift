// Made by samewire from schemas/clankie/operator/question-operations.ts. Do not edit.
import SamewireSupport

/// A question as it now stands. No key depends on `status`.
public struct InputResult: WireModel {
    public var status: InputResultStatus

    public var conversationId: ConversationId

    /// Format: uuid.
    public var incarnationId: String?

    public var revision: Revision?

    public var safeCursor: Cursor?

    public var question: Question?

    /// An open set, such as `invalid_answer` or `stale_request`.
    ///
    /// At most 100 characters.
    public var reason: String?

    public init(
        status: InputResultStatus,
        conversationId: ConversationId,
        incarnationId: String? = nil,
        revision: Revision? = nil,
        safeCursor: Cursor? = nil,
        question: Question? = nil,
        reason: String? = nil
    ) {
        self.status = status
        self.conversationId = conversationId
        self.incarnationId = incarnationId
        self.revision = revision
        self.safeCursor = safeCursor
        self.question = question
        self.reason = reason
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.status = try wireFields.required("status")
        self.conversationId = try wireFields.required("conversationId")
        self.incarnationId = try wireFields.optional("incarnationId")
        self.revision = try wireFields.optional("revision")
        self.safeCursor = try wireFields.optional("safeCursor")
        self.question = try wireFields.optional("question")
        self.reason = try wireFields.optional("reason")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("status", self.status)
        wireMembers.required("conversationId", self.conversationId)
        wireMembers.optional("incarnationId", self.incarnationId)
        wireMembers.optional("revision", self.revision)
        wireMembers.optional("safeCursor", self.safeCursor)
        wireMembers.optional("question", self.question)
        wireMembers.optional("reason", self.reason)
        return wireMembers.wireValue
    }
}

public enum InputResultStatus: WireEnum {
    case ready
    case resolved
    case revisionConflict
    case refused

    public var rawValue: String {
        switch self {
        case .ready: return "ready"
        case .resolved: return "resolved"
        case .revisionConflict: return "revision_conflict"
        case .refused: return "refused"
        }
    }
}

/// Asks for one question.
public struct InputGetRequest: WireModel {
    /// Always "input_get".
    public static let op: String = "input_get"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var conversationId: ConversationId

    /// Absent: the current question.
    ///
    /// Format: uuid.
    public var requestId: String?

    public init(conversationId: ConversationId, requestId: String? = nil) {
        self.conversationId = conversationId
        self.requestId = requestId
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.conversationId = try wireFields.required("conversationId")
        self.requestId = try wireFields.optional("requestId")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("op", .string("input_get"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("conversationId", self.conversationId)
        wireMembers.optional("requestId", self.requestId)
        return wireMembers.wireValue
    }
}

public struct InputGetResponse: WireModel {
    /// Always "input_get".
    public static let op: String = "input_get"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var result: InputResult

    public init(result: InputResult) {
        self.result = result
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.result = try wireFields.required("result")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("op", .string("input_get"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("result", self.result)
        return wireMembers.wireValue
    }
}

/// Asks for the questions, of one conversation or of all.
public struct InputListRequest: WireModel {
    /// Always "input_list".
    public static let op: String = "input_list"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var conversationId: ConversationId?

    public var status: QuestionStatus?

    public init(conversationId: ConversationId? = nil, status: QuestionStatus? = nil) {
        self.conversationId = conversationId
        self.status = status
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.conversationId = try wireFields.optional("conversationId")
        self.status = try wireFields.optional("status")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("op", .string("input_list"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.optional("conversationId", self.conversationId)
        wireMembers.optional("status", self.status)
        return wireMembers.wireValue
    }
}

public struct QuestionList: WireModel {
    /// At most 1000 entries.
    public var questions: [InputResult]

    public init(questions: [InputResult]) {
        self.questions = questions
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.questions = try wireFields.required("questions")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("questions", self.questions)
        return wireMembers.wireValue
    }
}

public struct InputListResponse: WireModel {
    /// Always "input_list".
    public static let op: String = "input_list"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var result: QuestionList

    public init(result: QuestionList) {
        self.result = result
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.result = try wireFields.required("result")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("op", .string("input_list"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("result", self.result)
        return wireMembers.wireValue
    }
}

/// Answers a question. The same answer again gives the same continuation; a cancelled question stays so.
public struct InputAnswerRequest: WireModel {
    /// Always "input_answer".
    public static let op: String = "input_answer"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var conversationId: ConversationId

    /// Format: uuid.
    public var incarnationId: String

    /// Format: uuid.
    public var requestId: String

    public var expectedRevision: Revision

    public var answer: Answer

    public init(
        conversationId: ConversationId,
        incarnationId: String,
        requestId: String,
        expectedRevision: Revision,
        answer: Answer
    ) {
        self.conversationId = conversationId
        self.incarnationId = incarnationId
        self.requestId = requestId
        self.expectedRevision = expectedRevision
        self.answer = answer
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.conversationId = try wireFields.required("conversationId")
        self.incarnationId = try wireFields.required("incarnationId")
        self.requestId = try wireFields.required("requestId")
        self.expectedRevision = try wireFields.required("expectedRevision")
        self.answer = try wireFields.required("answer")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("op", .string("input_answer"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("conversationId", self.conversationId)
        wireMembers.required("incarnationId", self.incarnationId)
        wireMembers.required("requestId", self.requestId)
        wireMembers.required("expectedRevision", self.expectedRevision)
        wireMembers.required("answer", self.answer)
        return wireMembers.wireValue
    }
}

public struct InputAnswerResponse: WireModel {
    /// Always "input_answer".
    public static let op: String = "input_answer"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var result: InputResult

    public init(result: InputResult) {
        self.result = result
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.result = try wireFields.required("result")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("op", .string("input_answer"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("result", self.result)
        return wireMembers.wireValue
    }
}

/// Withdraws a question.
public struct InputCancelRequest: WireModel {
    /// Always "input_cancel".
    public static let op: String = "input_cancel"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var conversationId: ConversationId

    /// Format: uuid.
    public var incarnationId: String

    /// Format: uuid.
    public var requestId: String

    public var expectedRevision: Revision

    public init(
        conversationId: ConversationId,
        incarnationId: String,
        requestId: String,
        expectedRevision: Revision
    ) {
        self.conversationId = conversationId
        self.incarnationId = incarnationId
        self.requestId = requestId
        self.expectedRevision = expectedRevision
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.conversationId = try wireFields.required("conversationId")
        self.incarnationId = try wireFields.required("incarnationId")
        self.requestId = try wireFields.required("requestId")
        self.expectedRevision = try wireFields.required("expectedRevision")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("op", .string("input_cancel"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("conversationId", self.conversationId)
        wireMembers.required("incarnationId", self.incarnationId)
        wireMembers.required("requestId", self.requestId)
        wireMembers.required("expectedRevision", self.expectedRevision)
        return wireMembers.wireValue
    }
}

public struct InputCancelResponse: WireModel {
    /// Always "input_cancel".
    public static let op: String = "input_cancel"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var result: InputResult

    public init(result: InputResult) {
        self.result = result
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.result = try wireFields.required("result")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("op", .string("input_cancel"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("result", self.result)
        return wireMembers.wireValue
    }
}

// Schemas, as data.

extension InputResult {
    public static let wireId = "clankie.InputResult"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("status", .reference { InputResultStatus.wireSchema }),
        PropertyShape("conversationId", .reference { ConversationId.wireSchema }),
        PropertyShape("incarnationId", .optional(.string([.pattern(Pattern("^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$"))])), .optional, optionalOut: true),
        PropertyShape("revision", .optional(.reference { ClankieTypes.revision.schema }), .optional, optionalOut: true),
        PropertyShape("safeCursor", .optional(.reference { Cursor.wireSchema }), .optional, optionalOut: true),
        PropertyShape("question", .optional(.reference { Question.wireSchema }), .optional, optionalOut: true),
        PropertyShape("reason", .optional(.string([.size(.maxLength(100))])), .optional, optionalOut: true),
    ])
}

extension InputResultStatus {
    public static let wireId = "clankie.InputResultStatus"
    public static let wireSchema: Schema = .oneOf([.string("ready"), .string("resolved"), .string("revision_conflict"), .string("refused")])
}

extension InputGetRequest {
    public static let wireId = "clankie.InputGetRequest"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("op", .oneOf([.string("input_get")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("conversationId", .reference { ConversationId.wireSchema }),
        PropertyShape("requestId", .optional(.string([.pattern(Pattern("^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$"))])), .optional, optionalOut: true),
    ])
}

extension InputGetResponse {
    public static let wireId = "clankie.InputGetResponse"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("op", .oneOf([.string("input_get")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("result", .reference { InputResult.wireSchema }),
    ])
}

extension InputListRequest {
    public static let wireId = "clankie.InputListRequest"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("op", .oneOf([.string("input_list")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("conversationId", .optional(.reference { ConversationId.wireSchema }), .optional, optionalOut: true),
        PropertyShape("status", .optional(.reference { QuestionStatus.wireSchema }), .optional, optionalOut: true),
    ])
}

extension QuestionList {
    public static let wireId = "clankie.QuestionList"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("questions", .array(.reference { InputResult.wireSchema }, [.maxLength(1000)])),
    ])
}

extension InputListResponse {
    public static let wireId = "clankie.InputListResponse"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("op", .oneOf([.string("input_list")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("result", .reference { QuestionList.wireSchema }),
    ])
}

extension InputAnswerRequest {
    public static let wireId = "clankie.InputAnswerRequest"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("op", .oneOf([.string("input_answer")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("conversationId", .reference { ConversationId.wireSchema }),
        PropertyShape("incarnationId", .string([.pattern(Pattern("^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$"))])),
        PropertyShape("requestId", .string([.pattern(Pattern("^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$"))])),
        PropertyShape("expectedRevision", .reference { ClankieTypes.revision.schema }),
        PropertyShape("answer", .reference { Answer.wireSchema }),
    ])
}

extension InputAnswerResponse {
    public static let wireId = "clankie.InputAnswerResponse"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("op", .oneOf([.string("input_answer")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("result", .reference { InputResult.wireSchema }),
    ])
}

extension InputCancelRequest {
    public static let wireId = "clankie.InputCancelRequest"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("op", .oneOf([.string("input_cancel")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("conversationId", .reference { ConversationId.wireSchema }),
        PropertyShape("incarnationId", .string([.pattern(Pattern("^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$"))])),
        PropertyShape("requestId", .string([.pattern(Pattern("^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$"))])),
        PropertyShape("expectedRevision", .reference { ClankieTypes.revision.schema }),
    ])
}

extension InputCancelResponse {
    public static let wireId = "clankie.InputCancelResponse"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("op", .oneOf([.string("input_cancel")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("result", .reference { InputResult.wireSchema }),
    ])
}

extension ClankieTypes {
    static let operatorQuestionOperationsModule: [AnyWireType] = [
        AnyWireType(InputResult.wireType),
        AnyWireType(InputResultStatus.wireType),
        AnyWireType(InputGetRequest.wireType),
        AnyWireType(InputGetResponse.wireType),
        AnyWireType(InputListRequest.wireType),
        AnyWireType(QuestionList.wireType),
        AnyWireType(InputListResponse.wireType),
        AnyWireType(InputAnswerRequest.wireType),
        AnyWireType(InputAnswerResponse.wireType),
        AnyWireType(InputCancelRequest.wireType),
        AnyWireType(InputCancelResponse.wireType),
    ]
}
