// Made by samewire from schemas/clankie/operator/input-events.ts. Do not edit.
import SamewireSupport

/// Why an agent asks.
public enum InputPurpose: WireEnum {
    case preference
    case decision
    case approval
    case ownerAction

    public var rawValue: String {
        switch self {
        case .preference: return "preference"
        case .decision: return "decision"
        case .approval: return "approval"
        case .ownerAction: return "owner_action"
        }
    }
}

/// What form of answer a question takes.
public enum InputKind: WireEnum {
    case text
    case choice
    case approval

    public var rawValue: String {
        switch self {
        case .text: return "text"
        case .choice: return "choice"
        case .approval: return "approval"
        }
    }
}

/// An agent asks the owner something and waits.
public struct InputRequestedEvent: WireModel {
    /// Always "input_requested".
    public static let type: String = "input_requested"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var conversationId: ConversationId

    public var cursor: Cursor

    public var revision: Revision

    public var occurredAt: Timestamp

    public var requestId: Ref

    /// At most 16384 characters.
    public var prompt: String

    public var inputKind: InputKind

    public var purpose: InputPurpose?

    /// At most 2000 characters.
    public var waitingOn: String?

    /// At most 2000 characters.
    public var recommendation: String?

    /// At most 32 entries.
    public var steps: [String]?

    /// At most 32 entries.
    /// Default: `[]`.
    public var options: [String]

    public init(
        conversationId: ConversationId,
        cursor: Cursor,
        revision: Revision,
        occurredAt: Timestamp,
        requestId: Ref,
        prompt: String,
        inputKind: InputKind,
        purpose: InputPurpose? = nil,
        waitingOn: String? = nil,
        recommendation: String? = nil,
        steps: [String]? = nil,
        options: [String]
    ) {
        self.conversationId = conversationId
        self.cursor = cursor
        self.revision = revision
        self.occurredAt = occurredAt
        self.requestId = requestId
        self.prompt = prompt
        self.inputKind = inputKind
        self.purpose = purpose
        self.waitingOn = waitingOn
        self.recommendation = recommendation
        self.steps = steps
        self.options = options
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.conversationId = try wireFields.required("conversationId")
        self.cursor = try wireFields.required("cursor")
        self.revision = try wireFields.required("revision")
        self.occurredAt = try wireFields.required("occurredAt")
        self.requestId = try wireFields.required("requestId")
        self.prompt = try wireFields.required("prompt")
        self.inputKind = try wireFields.required("inputKind")
        self.purpose = try wireFields.optional("purpose")
        self.waitingOn = try wireFields.optional("waitingOn")
        self.recommendation = try wireFields.optional("recommendation")
        self.steps = try wireFields.optional("steps")
        self.options = try wireFields.required("options")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("type", .string("input_requested"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("conversationId", self.conversationId)
        wireMembers.required("cursor", self.cursor)
        wireMembers.required("revision", self.revision)
        wireMembers.required("occurredAt", self.occurredAt)
        wireMembers.required("requestId", self.requestId)
        wireMembers.required("prompt", self.prompt)
        wireMembers.required("inputKind", self.inputKind)
        wireMembers.optional("purpose", self.purpose)
        wireMembers.optional("waitingOn", self.waitingOn)
        wireMembers.optional("recommendation", self.recommendation)
        wireMembers.optional("steps", self.steps)
        wireMembers.required("options", self.options)
        return wireMembers.wireValue
    }
}

/// A question was answered or withdrawn.
public struct InputResolvedEvent: WireModel {
    /// Always "input_resolved".
    public static let type: String = "input_resolved"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var conversationId: ConversationId

    public var cursor: Cursor

    public var revision: Revision

    public var occurredAt: Timestamp

    public var requestId: Ref

    public var outcome: InputResolvedEventOutcome

    public init(
        conversationId: ConversationId,
        cursor: Cursor,
        revision: Revision,
        occurredAt: Timestamp,
        requestId: Ref,
        outcome: InputResolvedEventOutcome
    ) {
        self.conversationId = conversationId
        self.cursor = cursor
        self.revision = revision
        self.occurredAt = occurredAt
        self.requestId = requestId
        self.outcome = outcome
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.conversationId = try wireFields.required("conversationId")
        self.cursor = try wireFields.required("cursor")
        self.revision = try wireFields.required("revision")
        self.occurredAt = try wireFields.required("occurredAt")
        self.requestId = try wireFields.required("requestId")
        self.outcome = try wireFields.required("outcome")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("type", .string("input_resolved"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("conversationId", self.conversationId)
        wireMembers.required("cursor", self.cursor)
        wireMembers.required("revision", self.revision)
        wireMembers.required("occurredAt", self.occurredAt)
        wireMembers.required("requestId", self.requestId)
        wireMembers.required("outcome", self.outcome)
        return wireMembers.wireValue
    }
}

public enum InputResolvedEventOutcome: WireEnum {
    case submitted
    case cancelled

    public var rawValue: String {
        switch self {
        case .submitted: return "submitted"
        case .cancelled: return "cancelled"
        }
    }
}

// Schemas, as data.

extension InputPurpose {
    public static let wireId = "clankie.InputPurpose"
    public static let wireSchema: Schema = .oneOf([.string("preference"), .string("decision"), .string("approval"), .string("owner_action")])
}

extension InputKind {
    public static let wireId = "clankie.InputKind"
    public static let wireSchema: Schema = .oneOf([.string("text"), .string("choice"), .string("approval")])
}

extension InputRequestedEvent {
    public static let wireId = "clankie.InputRequestedEvent"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("type", .oneOf([.string("input_requested")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("conversationId", .reference { ConversationId.wireSchema }),
        PropertyShape("cursor", .reference { Cursor.wireSchema }),
        PropertyShape("revision", .reference { ClankieTypes.revision.schema }),
        PropertyShape("occurredAt", .reference { ClankieTypes.timestamp.schema }),
        PropertyShape("requestId", .reference { ClankieTypes.ref.schema }),
        PropertyShape("prompt", .string([.size(.maxLength(16384))])),
        PropertyShape("inputKind", .reference { InputKind.wireSchema }),
        PropertyShape("purpose", .optional(.reference { InputPurpose.wireSchema }), .optional, optionalOut: true),
        PropertyShape("waitingOn", .optional(.string([.size(.maxLength(2000))])), .optional, optionalOut: true),
        PropertyShape("recommendation", .optional(.string([.size(.maxLength(2000))])), .optional, optionalOut: true),
        PropertyShape("steps", .optional(.array(.string([.size(.maxLength(2000))]), [.maxLength(32)])), .optional, optionalOut: true),
        PropertyShape("options", .defaulted(.array(.string([.size(.maxLength(512))]), [.maxLength(32)]), .array([])), .defaulted),
    ])
}

extension InputResolvedEvent {
    public static let wireId = "clankie.InputResolvedEvent"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("type", .oneOf([.string("input_resolved")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("conversationId", .reference { ConversationId.wireSchema }),
        PropertyShape("cursor", .reference { Cursor.wireSchema }),
        PropertyShape("revision", .reference { ClankieTypes.revision.schema }),
        PropertyShape("occurredAt", .reference { ClankieTypes.timestamp.schema }),
        PropertyShape("requestId", .reference { ClankieTypes.ref.schema }),
        PropertyShape("outcome", .reference { InputResolvedEventOutcome.wireSchema }),
    ])
}

extension InputResolvedEventOutcome {
    public static let wireId = "clankie.InputResolvedEventOutcome"
    public static let wireSchema: Schema = .oneOf([.string("submitted"), .string("cancelled")])
}

extension ClankieTypes {
    static let operatorInputEventsModule: [AnyWireType] = [
        AnyWireType(InputPurpose.wireType),
        AnyWireType(InputKind.wireType),
        AnyWireType(InputRequestedEvent.wireType),
        AnyWireType(InputResolvedEvent.wireType),
        AnyWireType(InputResolvedEventOutcome.wireType),
    ]
}
