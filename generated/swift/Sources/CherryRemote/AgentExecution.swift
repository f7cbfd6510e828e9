// Made by samewire from schemas/remote/agent/execution.ts. Do not edit.
import SamewireSupport

public enum ExecutionStatus: WireEnum {
    case running
    case awaitingApproval
    case finalizing
    case completed
    case cancelled
    case failed
    case interrupted

    public var rawValue: String {
        switch self {
        case .running: return "running"
        case .awaitingApproval: return "awaiting-approval"
        case .finalizing: return "finalizing"
        case .completed: return "completed"
        case .cancelled: return "cancelled"
        case .failed: return "failed"
        case .interrupted: return "interrupted"
        }
    }
}

/// One run of an agent.
public struct AgentExecution: WireModel {
    public var executionId: OpaqueId

    /// The end of a provider's output is finalizing, not yet completed.
    public var status: ExecutionStatus

    public var commandId: OpaqueId?

    /// The message it wrote. Present once the run has ended.
    public var messageId: OpaqueId?

    @available(*, deprecated)
    public var error: RemoteFailure? {
        get { _error }
        set { _error = newValue }
    }
    private var _error: RemoteFailure?

    /// Present exactly when the status is failed.
    public var failure: ExecutionFailure?

    /// Why an ended run was not stored. Independent of whether the run itself failed.
    public var persistenceFailure: ExecutionFailure?

    /// Where an ended run was stored. Present exactly when it is durable.
    public var history: AgentExecutionHistory?

    /// The outcome is stored. Only an ended run can be durable.
    public var durable: Bool

    /// Keys beside the declared ones.
    public var additionalProperties: Record<String, JSONValue>

    public init(
        executionId: OpaqueId,
        status: ExecutionStatus,
        commandId: OpaqueId? = nil,
        messageId: OpaqueId? = nil,
        error: RemoteFailure? = nil,
        failure: ExecutionFailure? = nil,
        persistenceFailure: ExecutionFailure? = nil,
        history: AgentExecutionHistory? = nil,
        durable: Bool,
        additionalProperties: Record<String, JSONValue> = [:]
    ) {
        self.executionId = executionId
        self.status = status
        self.commandId = commandId
        self.messageId = messageId
        self._error = error
        self.failure = failure
        self.persistenceFailure = persistenceFailure
        self.history = history
        self.durable = durable
        self.additionalProperties = additionalProperties
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.executionId = try wireFields.required("executionId")
        self.status = try wireFields.required("status")
        self.commandId = try wireFields.optional("commandId")
        self.messageId = try wireFields.optional("messageId")
        self._error = try wireFields.optional("error")
        self.failure = try wireFields.optional("failure")
        self.persistenceFailure = try wireFields.optional("persistenceFailure")
        self.history = try wireFields.optional("history")
        self.durable = try wireFields.required("durable")
        self.additionalProperties = try wireFields.others(than: ["executionId", "status", "commandId", "messageId", "error", "failure", "persistenceFailure", "history", "durable"])
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("executionId", self.executionId)
        wireMembers.required("status", self.status)
        wireMembers.optional("commandId", self.commandId)
        wireMembers.optional("messageId", self.messageId)
        wireMembers.optional("error", self._error)
        wireMembers.optional("failure", self.failure)
        wireMembers.optional("persistenceFailure", self.persistenceFailure)
        wireMembers.optional("history", self.history)
        wireMembers.required("durable", self.durable)
        wireMembers.others(self.additionalProperties)
        return wireMembers.wireValue
    }
}

public struct AgentExecutionHistory: WireModel {
    public var historyRevision: Decimal

    public var messageRevision: Decimal

    public init(historyRevision: Decimal, messageRevision: Decimal) {
        self.historyRevision = historyRevision
        self.messageRevision = messageRevision
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.historyRevision = try wireFields.required("historyRevision")
        self.messageRevision = try wireFields.required("messageRevision")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("historyRevision", self.historyRevision)
        wireMembers.required("messageRevision", self.messageRevision)
        return wireMembers.wireValue
    }
}

// Schemas, as data.

extension ExecutionStatus {
    public static let wireId = "remote.ExecutionStatus"
    public static let wireSchema: Schema = .oneOf([.string("running"), .string("awaiting-approval"), .string("finalizing"), .string("completed"), .string("cancelled"), .string("failed"), .string("interrupted")])
}

extension AgentExecution {
    public static let wireId = "remote.AgentExecution"
    public static let wireSchema: Schema = .object(.keep, [
        PropertyShape("executionId", .reference { CherryRemoteTypes.opaqueId.schema }),
        PropertyShape("status", .reference { ExecutionStatus.wireSchema }),
        PropertyShape("commandId", .optional(.reference { CherryRemoteTypes.opaqueId.schema }), .optional, optionalOut: true),
        PropertyShape("messageId", .optional(.reference { CherryRemoteTypes.opaqueId.schema }), .optional, optionalOut: true),
        PropertyShape("error", .optional(.reference { RemoteFailure.wireSchema }), .optional, optionalOut: true),
        PropertyShape("failure", .optional(.reference { ExecutionFailure.wireSchema }), .optional, optionalOut: true),
        PropertyShape("persistenceFailure", .optional(.reference { ExecutionFailure.wireSchema }), .optional, optionalOut: true),
        PropertyShape("history", .optional(.reference { AgentExecutionHistory.wireSchema }), .optional, optionalOut: true),
        PropertyShape("durable", .boolean),
    ])
}

extension AgentExecutionHistory {
    public static let wireId = "remote.AgentExecutionHistory"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("historyRevision", .reference { CherryRemoteTypes.decimal.schema }),
        PropertyShape("messageRevision", .reference { CherryRemoteTypes.decimal.schema }),
    ])
}

extension CherryRemoteTypes {
    static let agentExecutionModule: [AnyWireType] = [
        AnyWireType(ExecutionStatus.wireType),
        AnyWireType(AgentExecution.wireType),
        AnyWireType(AgentExecutionHistory.wireType),
    ]
}
