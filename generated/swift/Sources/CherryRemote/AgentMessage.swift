// Made by samewire from schemas/remote/agent/message.ts. Do not edit.
import SamewireSupport

/// Cost in one currency, and of how many requests the provider or the host stated it.
public struct MessageCost: WireModel {
    /// Pattern: `^[A-Z]{3}$`.
    public var currency: String

    /// At least 0.
    public var amount: Double

    /// At least 0.
    public var providerReportedRequestCount: Int64

    /// At least 0.
    public var computedRequestCount: Int64

    /// Keys beside the declared ones.
    public var additionalProperties: Record<String, JSONValue>

    public init(
        currency: String,
        amount: Double,
        providerReportedRequestCount: Int64,
        computedRequestCount: Int64,
        additionalProperties: Record<String, JSONValue> = [:]
    ) {
        self.currency = currency
        self.amount = amount
        self.providerReportedRequestCount = providerReportedRequestCount
        self.computedRequestCount = computedRequestCount
        self.additionalProperties = additionalProperties
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.currency = try wireFields.required("currency")
        self.amount = try wireFields.required("amount")
        self.providerReportedRequestCount = try wireFields.required("providerReportedRequestCount")
        self.computedRequestCount = try wireFields.required("computedRequestCount")
        self.additionalProperties = try wireFields.others(than: ["currency", "amount", "providerReportedRequestCount", "computedRequestCount"])
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("currency", self.currency)
        wireMembers.required("amount", self.amount)
        wireMembers.required("providerReportedRequestCount", self.providerReportedRequestCount)
        wireMembers.required("computedRequestCount", self.computedRequestCount)
        wireMembers.others(self.additionalProperties)
        return wireMembers.wireValue
    }
}

/// What a message took. An absent figure is unknown, a zero was measured.
public struct AgentMessageUsage: WireModel {
    /// At least 0.
    public var inputTokens: Double?

    /// At least 0.
    public var outputTokens: Double?

    /// At least 0.
    public var totalTokens: Double?

    /// At least 0.
    public var noCacheTokens: Double?

    /// At least 0.
    public var cacheReadTokens: Double?

    /// At least 0.
    public var cacheWriteTokens: Double?

    /// At least 0.
    public var reasoningTokens: Double?

    /// At least 0.
    public var durationMs: Double?

    /// At least 0.
    public var toolDurationMs: Double?

    /// At least 0.
    public var approvalDurationMs: Double?

    /// At least 0.
    public var requestCount: Int64?

    public var hasUnpricedRecords: Bool?

    /// At most 32 entries.
    public var costs: [MessageCost]?

    /// Keys beside the declared ones.
    public var additionalProperties: Record<String, JSONValue>

    public init(
        inputTokens: Double? = nil,
        outputTokens: Double? = nil,
        totalTokens: Double? = nil,
        noCacheTokens: Double? = nil,
        cacheReadTokens: Double? = nil,
        cacheWriteTokens: Double? = nil,
        reasoningTokens: Double? = nil,
        durationMs: Double? = nil,
        toolDurationMs: Double? = nil,
        approvalDurationMs: Double? = nil,
        requestCount: Int64? = nil,
        hasUnpricedRecords: Bool? = nil,
        costs: [MessageCost]? = nil,
        additionalProperties: Record<String, JSONValue> = [:]
    ) {
        self.inputTokens = inputTokens
        self.outputTokens = outputTokens
        self.totalTokens = totalTokens
        self.noCacheTokens = noCacheTokens
        self.cacheReadTokens = cacheReadTokens
        self.cacheWriteTokens = cacheWriteTokens
        self.reasoningTokens = reasoningTokens
        self.durationMs = durationMs
        self.toolDurationMs = toolDurationMs
        self.approvalDurationMs = approvalDurationMs
        self.requestCount = requestCount
        self.hasUnpricedRecords = hasUnpricedRecords
        self.costs = costs
        self.additionalProperties = additionalProperties
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.inputTokens = try wireFields.optional("inputTokens")
        self.outputTokens = try wireFields.optional("outputTokens")
        self.totalTokens = try wireFields.optional("totalTokens")
        self.noCacheTokens = try wireFields.optional("noCacheTokens")
        self.cacheReadTokens = try wireFields.optional("cacheReadTokens")
        self.cacheWriteTokens = try wireFields.optional("cacheWriteTokens")
        self.reasoningTokens = try wireFields.optional("reasoningTokens")
        self.durationMs = try wireFields.optional("durationMs")
        self.toolDurationMs = try wireFields.optional("toolDurationMs")
        self.approvalDurationMs = try wireFields.optional("approvalDurationMs")
        self.requestCount = try wireFields.optional("requestCount")
        self.hasUnpricedRecords = try wireFields.optional("hasUnpricedRecords")
        self.costs = try wireFields.optional("costs")
        self.additionalProperties = try wireFields.others(than: ["inputTokens", "outputTokens", "totalTokens", "noCacheTokens", "cacheReadTokens", "cacheWriteTokens", "reasoningTokens", "durationMs", "toolDurationMs", "approvalDurationMs", "requestCount", "hasUnpricedRecords", "costs"])
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.optional("inputTokens", self.inputTokens)
        wireMembers.optional("outputTokens", self.outputTokens)
        wireMembers.optional("totalTokens", self.totalTokens)
        wireMembers.optional("noCacheTokens", self.noCacheTokens)
        wireMembers.optional("cacheReadTokens", self.cacheReadTokens)
        wireMembers.optional("cacheWriteTokens", self.cacheWriteTokens)
        wireMembers.optional("reasoningTokens", self.reasoningTokens)
        wireMembers.optional("durationMs", self.durationMs)
        wireMembers.optional("toolDurationMs", self.toolDurationMs)
        wireMembers.optional("approvalDurationMs", self.approvalDurationMs)
        wireMembers.optional("requestCount", self.requestCount)
        wireMembers.optional("hasUnpricedRecords", self.hasUnpricedRecords)
        wireMembers.optional("costs", self.costs)
        wireMembers.others(self.additionalProperties)
        return wireMembers.wireValue
    }
}

public enum MessageStatus: WireEnum {
    case pending
    case success
    case error
    case paused

    public var rawValue: String {
        switch self {
        case .pending: return "pending"
        case .success: return "success"
        case .error: return "error"
        case .paused: return "paused"
        }
    }
}

/// One message of a session.
public struct AgentMessage: WireModel {
    public var messageId: OpaqueId

    public var revision: Decimal

    public var role: AgentMessageRole

    /// The parts in order.
    ///
    /// At most 4096 entries.
    public var partIds: [OpaqueId]

    public var status: MessageStatus

    public var usage: AgentMessageUsage?

    /// The model that wrote the message.
    public var model: ModelSummary?

    /// Present exactly when the status is error.
    public var failure: ExecutionFailure?

    /// Keys beside the declared ones.
    public var additionalProperties: Record<String, JSONValue>

    public init(
        messageId: OpaqueId,
        revision: Decimal,
        role: AgentMessageRole,
        partIds: [OpaqueId],
        status: MessageStatus,
        usage: AgentMessageUsage? = nil,
        model: ModelSummary? = nil,
        failure: ExecutionFailure? = nil,
        additionalProperties: Record<String, JSONValue> = [:]
    ) {
        self.messageId = messageId
        self.revision = revision
        self.role = role
        self.partIds = partIds
        self.status = status
        self.usage = usage
        self.model = model
        self.failure = failure
        self.additionalProperties = additionalProperties
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.messageId = try wireFields.required("messageId")
        self.revision = try wireFields.required("revision")
        self.role = try wireFields.required("role")
        self.partIds = try wireFields.required("partIds")
        self.status = try wireFields.required("status")
        self.usage = try wireFields.optional("usage")
        self.model = try wireFields.optional("model")
        self.failure = try wireFields.optional("failure")
        self.additionalProperties = try wireFields.others(than: ["messageId", "revision", "role", "partIds", "status", "usage", "model", "failure"])
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("messageId", self.messageId)
        wireMembers.required("revision", self.revision)
        wireMembers.required("role", self.role)
        wireMembers.required("partIds", self.partIds)
        wireMembers.required("status", self.status)
        wireMembers.optional("usage", self.usage)
        wireMembers.optional("model", self.model)
        wireMembers.optional("failure", self.failure)
        wireMembers.others(self.additionalProperties)
        return wireMembers.wireValue
    }
}

public enum AgentMessageRole: WireEnum {
    case user
    case assistant
    case system

    public var rawValue: String {
        switch self {
        case .user: return "user"
        case .assistant: return "assistant"
        case .system: return "system"
        }
    }
}

// Schemas, as data.

extension MessageCost {
    public static let wireId = "remote.MessageCost"
    public static let wireSchema: Schema = .object(.keep, [
        PropertyShape("currency", .string([.pattern(Pattern("^[A-Z]{3}$", "u"))])),
        PropertyShape("amount", .number(.number, [.minimum(0, exclusive: false)])),
        PropertyShape("providerReportedRequestCount", .number(.int, [.minimum(0, exclusive: false)])),
        PropertyShape("computedRequestCount", .number(.int, [.minimum(0, exclusive: false)])),
    ])
}

extension AgentMessageUsage {
    public static let wireId = "remote.AgentMessageUsage"
    public static let wireSchema: Schema = .object(.keep, [
        PropertyShape("inputTokens", .optional(.number(.number, [.minimum(0, exclusive: false)])), .optional, optionalOut: true),
        PropertyShape("outputTokens", .optional(.number(.number, [.minimum(0, exclusive: false)])), .optional, optionalOut: true),
        PropertyShape("totalTokens", .optional(.number(.number, [.minimum(0, exclusive: false)])), .optional, optionalOut: true),
        PropertyShape("noCacheTokens", .optional(.number(.number, [.minimum(0, exclusive: false)])), .optional, optionalOut: true),
        PropertyShape("cacheReadTokens", .optional(.number(.number, [.minimum(0, exclusive: false)])), .optional, optionalOut: true),
        PropertyShape("cacheWriteTokens", .optional(.number(.number, [.minimum(0, exclusive: false)])), .optional, optionalOut: true),
        PropertyShape("reasoningTokens", .optional(.number(.number, [.minimum(0, exclusive: false)])), .optional, optionalOut: true),
        PropertyShape("durationMs", .optional(.number(.number, [.minimum(0, exclusive: false)])), .optional, optionalOut: true),
        PropertyShape("toolDurationMs", .optional(.number(.number, [.minimum(0, exclusive: false)])), .optional, optionalOut: true),
        PropertyShape("approvalDurationMs", .optional(.number(.number, [.minimum(0, exclusive: false)])), .optional, optionalOut: true),
        PropertyShape("requestCount", .optional(.number(.int, [.minimum(0, exclusive: false)])), .optional, optionalOut: true),
        PropertyShape("hasUnpricedRecords", .optional(.boolean), .optional, optionalOut: true),
        PropertyShape("costs", .optional(.array(.reference { MessageCost.wireSchema }, [.maxLength(32)])), .optional, optionalOut: true),
    ])
}

extension MessageStatus {
    public static let wireId = "remote.MessageStatus"
    public static let wireSchema: Schema = .oneOf([.string("pending"), .string("success"), .string("error"), .string("paused")])
}

extension AgentMessage {
    public static let wireId = "remote.AgentMessage"
    public static let wireSchema: Schema = .object(.keep, [
        PropertyShape("messageId", .reference { CherryRemoteTypes.opaqueId.schema }),
        PropertyShape("revision", .reference { CherryRemoteTypes.decimal.schema }),
        PropertyShape("role", .reference { AgentMessageRole.wireSchema }),
        PropertyShape("partIds", .array(.reference { CherryRemoteTypes.opaqueId.schema }, [.maxLength(4096)])),
        PropertyShape("status", .reference { MessageStatus.wireSchema }),
        PropertyShape("usage", .optional(.reference { AgentMessageUsage.wireSchema }), .optional, optionalOut: true),
        PropertyShape("model", .optional(.reference { ModelSummary.wireSchema }), .optional, optionalOut: true),
        PropertyShape("failure", .optional(.reference { ExecutionFailure.wireSchema }), .optional, optionalOut: true),
    ])
}

extension AgentMessageRole {
    public static let wireId = "remote.AgentMessageRole"
    public static let wireSchema: Schema = .oneOf([.string("user"), .string("assistant"), .string("system")])
}

extension CherryRemoteTypes {
    static let agentMessageModule: [AnyWireType] = [
        AnyWireType(MessageCost.wireType),
        AnyWireType(AgentMessageUsage.wireType),
        AnyWireType(MessageStatus.wireType),
        AnyWireType(AgentMessage.wireType),
        AnyWireType(AgentMessageRole.wireType),
    ]
}
