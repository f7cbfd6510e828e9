// Made by samewire from schemas/remote/agent/interaction.ts. Do not edit.
import SamewireSupport

public enum InteractionStatus: WireEnum {
    case pending
    case approved
    case denied
    case expired

    public var rawValue: String {
        switch self {
        case .pending: return "pending"
        case .approved: return "approved"
        case .denied: return "denied"
        case .expired: return "expired"
        }
    }
}

public enum InteractionKind: WireEnum {
    case decision
    case question

    public var rawValue: String {
        switch self {
        case .decision: return "decision"
        case .question: return "question"
        }
    }
}

/// An interaction without its input.
public struct AgentInteractionSummary: WireModel {
    public var interactionId: OpaqueId

    public var revision: Decimal

    public var executionId: OpaqueId

    public var toolCallId: OpaqueId

    public var status: InteractionStatus

    /// 0 to 2048 characters.
    /// Pattern: `^[\s\S]{0,2048}$`.
    /// Pattern: `^[^\uD800-\uDFFF]*$`.
    public var summary: String

    /// Absent on older hosts, which only ask for decisions.
    public var kind: InteractionKind?

    /// Hash of the input's UTF-8 bytes.
    public var inputDigest: Digest

    public var expiresAt: Timestamp?

    /// Keys beside the declared ones.
    public var additionalProperties: Record<String, JSONValue>

    public init(
        interactionId: OpaqueId,
        revision: Decimal,
        executionId: OpaqueId,
        toolCallId: OpaqueId,
        status: InteractionStatus,
        summary: String,
        kind: InteractionKind? = nil,
        inputDigest: Digest,
        expiresAt: Timestamp? = nil,
        additionalProperties: Record<String, JSONValue> = [:]
    ) {
        self.interactionId = interactionId
        self.revision = revision
        self.executionId = executionId
        self.toolCallId = toolCallId
        self.status = status
        self.summary = summary
        self.kind = kind
        self.inputDigest = inputDigest
        self.expiresAt = expiresAt
        self.additionalProperties = additionalProperties
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.interactionId = try wireFields.required("interactionId")
        self.revision = try wireFields.required("revision")
        self.executionId = try wireFields.required("executionId")
        self.toolCallId = try wireFields.required("toolCallId")
        self.status = try wireFields.required("status")
        self.summary = try wireFields.required("summary")
        self.kind = try wireFields.optional("kind")
        self.inputDigest = try wireFields.required("inputDigest")
        self.expiresAt = try wireFields.optional("expiresAt")
        self.additionalProperties = try wireFields.others(than: ["interactionId", "revision", "executionId", "toolCallId", "status", "summary", "kind", "inputDigest", "expiresAt"])
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("interactionId", self.interactionId)
        wireMembers.required("revision", self.revision)
        wireMembers.required("executionId", self.executionId)
        wireMembers.required("toolCallId", self.toolCallId)
        wireMembers.required("status", self.status)
        wireMembers.required("summary", self.summary)
        wireMembers.optional("kind", self.kind)
        wireMembers.required("inputDigest", self.inputDigest)
        wireMembers.optional("expiresAt", self.expiresAt)
        wireMembers.others(self.additionalProperties)
        return wireMembers.wireValue
    }
}

/// Something that waits for a person. Silence approves nothing.
public struct AgentInteraction: WireModel {
    public var interactionId: OpaqueId

    public var revision: Decimal

    public var executionId: OpaqueId

    public var toolCallId: OpaqueId

    public var status: InteractionStatus

    /// 0 to 2048 characters.
    /// Pattern: `^[\s\S]{0,2048}$`.
    /// Pattern: `^[^\uD800-\uDFFF]*$`.
    public var summary: String

    /// Absent on older hosts, which only ask for decisions.
    public var kind: InteractionKind?

    /// Hash of the input's UTF-8 bytes.
    public var inputDigest: Digest

    public var expiresAt: Timestamp?

    /// What is asked. Of a question, the JSON text of a question input.
    public var input: Content

    /// Keys beside the declared ones.
    public var additionalProperties: Record<String, JSONValue>

    public init(
        interactionId: OpaqueId,
        revision: Decimal,
        executionId: OpaqueId,
        toolCallId: OpaqueId,
        status: InteractionStatus,
        summary: String,
        kind: InteractionKind? = nil,
        inputDigest: Digest,
        expiresAt: Timestamp? = nil,
        input: Content,
        additionalProperties: Record<String, JSONValue> = [:]
    ) {
        self.interactionId = interactionId
        self.revision = revision
        self.executionId = executionId
        self.toolCallId = toolCallId
        self.status = status
        self.summary = summary
        self.kind = kind
        self.inputDigest = inputDigest
        self.expiresAt = expiresAt
        self.input = input
        self.additionalProperties = additionalProperties
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.interactionId = try wireFields.required("interactionId")
        self.revision = try wireFields.required("revision")
        self.executionId = try wireFields.required("executionId")
        self.toolCallId = try wireFields.required("toolCallId")
        self.status = try wireFields.required("status")
        self.summary = try wireFields.required("summary")
        self.kind = try wireFields.optional("kind")
        self.inputDigest = try wireFields.required("inputDigest")
        self.expiresAt = try wireFields.optional("expiresAt")
        self.input = try wireFields.required("input")
        self.additionalProperties = try wireFields.others(than: ["interactionId", "revision", "executionId", "toolCallId", "status", "summary", "kind", "inputDigest", "expiresAt", "input"])
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("interactionId", self.interactionId)
        wireMembers.required("revision", self.revision)
        wireMembers.required("executionId", self.executionId)
        wireMembers.required("toolCallId", self.toolCallId)
        wireMembers.required("status", self.status)
        wireMembers.required("summary", self.summary)
        wireMembers.optional("kind", self.kind)
        wireMembers.required("inputDigest", self.inputDigest)
        wireMembers.optional("expiresAt", self.expiresAt)
        wireMembers.required("input", self.input)
        wireMembers.others(self.additionalProperties)
        return wireMembers.wireValue
    }
}

public struct QuestionOption: WireModel {
    /// 1 to 4096 characters.
    /// Pattern: `^[\s\S]{0,4096}$`.
    /// Pattern: `^[^\uD800-\uDFFF]*$`.
    public var label: String

    /// 0 to 4096 characters.
    /// Pattern: `^[\s\S]{0,4096}$`.
    /// Pattern: `^[^\uD800-\uDFFF]*$`.
    public var description: String?

    /// Keys beside the declared ones.
    public var additionalProperties: Record<String, JSONValue>

    public init(
        label: String,
        description: String? = nil,
        additionalProperties: Record<String, JSONValue> = [:]
    ) {
        self.label = label
        self.description = description
        self.additionalProperties = additionalProperties
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.label = try wireFields.required("label")
        self.description = try wireFields.optional("description")
        self.additionalProperties = try wireFields.others(than: ["label", "description"])
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("label", self.label)
        wireMembers.optional("description", self.description)
        wireMembers.others(self.additionalProperties)
        return wireMembers.wireValue
    }
}

public struct Question: WireModel {
    /// 1 to 4096 characters.
    /// Pattern: `^[\s\S]{0,4096}$`.
    /// Pattern: `^[^\uD800-\uDFFF]*$`.
    public var question: String

    /// 0 to 256 characters.
    /// Pattern: `^[\s\S]{0,256}$`.
    /// Pattern: `^[^\uD800-\uDFFF]*$`.
    public var header: String?

    /// Suggestions. An answer may be any other text.
    ///
    /// At most 16 entries.
    public var options: [QuestionOption]

    public var multiSelect: Bool?

    /// Keys beside the declared ones.
    public var additionalProperties: Record<String, JSONValue>

    public init(
        question: String,
        header: String? = nil,
        options: [QuestionOption],
        multiSelect: Bool? = nil,
        additionalProperties: Record<String, JSONValue> = [:]
    ) {
        self.question = question
        self.header = header
        self.options = options
        self.multiSelect = multiSelect
        self.additionalProperties = additionalProperties
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.question = try wireFields.required("question")
        self.header = try wireFields.optional("header")
        self.options = try wireFields.required("options")
        self.multiSelect = try wireFields.optional("multiSelect")
        self.additionalProperties = try wireFields.others(than: ["question", "header", "options", "multiSelect"])
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("question", self.question)
        wireMembers.optional("header", self.header)
        wireMembers.required("options", self.options)
        wireMembers.optional("multiSelect", self.multiSelect)
        wireMembers.others(self.additionalProperties)
        return wireMembers.wireValue
    }
}

/// Questions with texts that differ, because the answers go by them.
public struct QuestionInput: WireModel {
    /// 1 to 4 entries.
    public var questions: [Question]

    /// Keys beside the declared ones.
    public var additionalProperties: Record<String, JSONValue>

    public init(questions: [Question], additionalProperties: Record<String, JSONValue> = [:]) {
        self.questions = questions
        self.additionalProperties = additionalProperties
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.questions = try wireFields.required("questions")
        self.additionalProperties = try wireFields.others(than: ["questions"])
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("questions", self.questions)
        wireMembers.others(self.additionalProperties)
        return wireMembers.wireValue
    }
}

/// What a person decided or answered.
///
/// Told apart by `kind`.
public enum AgentInteractionResponse: WireModel {
    case approve(AgentInteractionResponseApprove)
    case deny(AgentInteractionResponseDeny)
    case answer(AgentInteractionResponseAnswer)

    public init(wireValue: JSONValue) throws {
        switch try WireChoice.tag(wireValue, "kind", [[.string("approve")], [.string("deny")], [.string("answer")]]) {
        case 0: self = .approve(try AgentInteractionResponseApprove(wireValue: wireValue))
        case 1: self = .deny(try AgentInteractionResponseDeny(wireValue: wireValue))
        default: self = .answer(try AgentInteractionResponseAnswer(wireValue: wireValue))
        }
    }

    public var wireValue: JSONValue {
        switch self {
        case .approve(let payload): return payload.wireValue
        case .deny(let payload): return payload.wireValue
        case .answer(let payload): return payload.wireValue
        }
    }
}

public struct AgentInteractionResponseApprove: WireModel {
    /// Always "approve".
    public static let kind: String = "approve"

    public init() {
    }

    public init(wireValue: JSONValue) throws {
        _ = try WireFields(wireValue)
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("kind", .string("approve"))
        return wireMembers.wireValue
    }
}

public struct AgentInteractionResponseDeny: WireModel {
    /// Always "deny".
    public static let kind: String = "deny"

    /// 1 to 4096 characters.
    /// Pattern: `^[\s\S]{0,4096}$`.
    /// Pattern: `^[^\uD800-\uDFFF]*$`.
    public var reason: String?

    public init(reason: String? = nil) {
        self.reason = reason
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.reason = try wireFields.optional("reason")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("kind", .string("deny"))
        wireMembers.optional("reason", self.reason)
        return wireMembers.wireValue
    }
}

public struct AgentInteractionResponseAnswer: WireModel {
    /// Always "answer".
    public static let kind: String = "answer"

    /// An answer for each question, by its text. Several choices are joined with a comma and a space.
    public var answers: Record<String, String>

    public init(answers: Record<String, String>) {
        self.answers = answers
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.answers = try wireFields.required("answers")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("kind", .string("answer"))
        wireMembers.required("answers", self.answers)
        return wireMembers.wireValue
    }
}

// Schemas, as data.

extension InteractionStatus {
    public static let wireId = "remote.InteractionStatus"
    public static let wireSchema: Schema = .oneOf([.string("pending"), .string("approved"), .string("denied"), .string("expired")])
}

extension InteractionKind {
    public static let wireId = "remote.InteractionKind"
    public static let wireSchema: Schema = .oneOf([.string("decision"), .string("question")])
}

extension AgentInteractionSummary {
    public static let wireId = "remote.AgentInteractionSummary"
    public static let wireSchema: Schema = .object(.keep, [
        PropertyShape("interactionId", .reference { CherryRemoteTypes.opaqueId.schema }),
        PropertyShape("revision", .reference { CherryRemoteTypes.decimal.schema }),
        PropertyShape("executionId", .reference { CherryRemoteTypes.opaqueId.schema }),
        PropertyShape("toolCallId", .reference { CherryRemoteTypes.opaqueId.schema }),
        PropertyShape("status", .reference { InteractionStatus.wireSchema }),
        PropertyShape("summary", .string([.size(.minLength(0)), .size(.maxLength(2048)), .pattern(Pattern("^[\\s\\S]{0,2048}$")), .pattern(Pattern("^[^\\uD800-\\uDFFF]*$", "u"))])),
        PropertyShape("kind", .optional(.reference { InteractionKind.wireSchema }), .optional, optionalOut: true),
        PropertyShape("inputDigest", .reference { CherryRemoteTypes.digest.schema }),
        PropertyShape("expiresAt", .optional(.reference { CherryRemoteTypes.timestamp.schema }), .optional, optionalOut: true),
    ])
}

extension AgentInteraction {
    public static let wireId = "remote.AgentInteraction"
    public static let wireSchema: Schema = .object(.keep, [
        PropertyShape("interactionId", .reference { CherryRemoteTypes.opaqueId.schema }),
        PropertyShape("revision", .reference { CherryRemoteTypes.decimal.schema }),
        PropertyShape("executionId", .reference { CherryRemoteTypes.opaqueId.schema }),
        PropertyShape("toolCallId", .reference { CherryRemoteTypes.opaqueId.schema }),
        PropertyShape("status", .reference { InteractionStatus.wireSchema }),
        PropertyShape("summary", .string([.size(.minLength(0)), .size(.maxLength(2048)), .pattern(Pattern("^[\\s\\S]{0,2048}$")), .pattern(Pattern("^[^\\uD800-\\uDFFF]*$", "u"))])),
        PropertyShape("kind", .optional(.reference { InteractionKind.wireSchema }), .optional, optionalOut: true),
        PropertyShape("inputDigest", .reference { CherryRemoteTypes.digest.schema }),
        PropertyShape("expiresAt", .optional(.reference { CherryRemoteTypes.timestamp.schema }), .optional, optionalOut: true),
        PropertyShape("input", .reference { Content.wireSchema }),
    ])
}

extension QuestionOption {
    public static let wireId = "remote.QuestionOption"
    public static let wireSchema: Schema = .object(.keep, [
        PropertyShape("label", .string([.size(.minLength(1)), .size(.maxLength(4096)), .pattern(Pattern("^[\\s\\S]{0,4096}$")), .pattern(Pattern("^[^\\uD800-\\uDFFF]*$", "u"))])),
        PropertyShape("description", .optional(.string([.size(.minLength(0)), .size(.maxLength(4096)), .pattern(Pattern("^[\\s\\S]{0,4096}$")), .pattern(Pattern("^[^\\uD800-\\uDFFF]*$", "u"))])), .optional, optionalOut: true),
    ])
}

extension Question {
    public static let wireId = "remote.Question"
    public static let wireSchema: Schema = .object(.keep, [
        PropertyShape("question", .string([.size(.minLength(1)), .size(.maxLength(4096)), .pattern(Pattern("^[\\s\\S]{0,4096}$")), .pattern(Pattern("^[^\\uD800-\\uDFFF]*$", "u"))])),
        PropertyShape("header", .optional(.string([.size(.minLength(0)), .size(.maxLength(256)), .pattern(Pattern("^[\\s\\S]{0,256}$")), .pattern(Pattern("^[^\\uD800-\\uDFFF]*$", "u"))])), .optional, optionalOut: true),
        PropertyShape("options", .array(.reference { QuestionOption.wireSchema }, [.maxLength(16)])),
        PropertyShape("multiSelect", .optional(.boolean), .optional, optionalOut: true),
    ])
}

extension QuestionInput {
    public static let wireId = "remote.QuestionInput"
    public static let wireSchema: Schema = .object(.keep, [
        PropertyShape("questions", Schema.array(.reference { Question.wireSchema }, [.minLength(1), .maxLength(4)]).checked([RuleUse(.uniqueItems(by: "question"), message: "Invalid list: entries must be unique")])),
    ])
}

extension AgentInteractionResponse {
    public static let wireId = "remote.AgentInteractionResponse"
    public static let wireSchema: Schema = .discriminated("kind", [
        TaggedOption([.string("approve")], .reference { AgentInteractionResponseApprove.wireSchema }),
        TaggedOption([.string("deny")], .reference { AgentInteractionResponseDeny.wireSchema }),
        TaggedOption([.string("answer")], .reference { AgentInteractionResponseAnswer.wireSchema }),
    ])
}

extension AgentInteractionResponseApprove {
    public static let wireId = "remote.AgentInteractionResponseApprove"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("kind", .oneOf([.string("approve")])),
    ])
}

extension AgentInteractionResponseDeny {
    public static let wireId = "remote.AgentInteractionResponseDeny"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("kind", .oneOf([.string("deny")])),
        PropertyShape("reason", .optional(.string([.size(.minLength(1)), .size(.maxLength(4096)), .pattern(Pattern("^[\\s\\S]{0,4096}$")), .pattern(Pattern("^[^\\uD800-\\uDFFF]*$", "u"))])), .optional, optionalOut: true),
    ])
}

extension AgentInteractionResponseAnswer {
    public static let wireId = "remote.AgentInteractionResponseAnswer"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("kind", .oneOf([.string("answer")])),
        PropertyShape("answers", .record(.open, key: .string([.size(.minLength(1)), .size(.maxLength(4096)), .pattern(Pattern("^[\\s\\S]{0,4096}$")), .pattern(Pattern("^[^\\uD800-\\uDFFF]*$", "u"))]), value: .string([.size(.minLength(1)), .size(.maxLength(8192)), .pattern(Pattern("^[\\s\\S]{0,8192}$")), .pattern(Pattern("^[^\\uD800-\\uDFFF]*$", "u"))]))),
    ])
}

extension CherryRemoteTypes {
    static let agentInteractionModule: [AnyWireType] = [
        AnyWireType(InteractionStatus.wireType),
        AnyWireType(InteractionKind.wireType),
        AnyWireType(AgentInteractionSummary.wireType),
        AnyWireType(AgentInteraction.wireType),
        AnyWireType(QuestionOption.wireType),
        AnyWireType(Question.wireType),
        AnyWireType(QuestionInput.wireType),
        AnyWireType(AgentInteractionResponse.wireType),
        AnyWireType(AgentInteractionResponseApprove.wireType),
        AnyWireType(AgentInteractionResponseDeny.wireType),
        AnyWireType(AgentInteractionResponseAnswer.wireType),
    ]
}
