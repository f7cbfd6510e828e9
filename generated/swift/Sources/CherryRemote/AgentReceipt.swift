// Made by samewire from schemas/remote/agent/receipt.ts. Do not edit.
import SamewireSupport

/// What became of a command. It says nothing of how the run ended.
public struct CommandReceipt: WireModel {
    public var commandId: OpaqueId

    public var method: OpaqueId

    public var status: CommandReceiptStatus

    public var admittedAt: Timestamp

    public var sessionId: OpaqueId?

    public var executionId: OpaqueId?

    public var result: JSONValue?

    public var error: RemoteFailure?

    /// Keys beside the declared ones.
    public var additionalProperties: Record<String, JSONValue>

    public init(
        commandId: OpaqueId,
        method: OpaqueId,
        status: CommandReceiptStatus,
        admittedAt: Timestamp,
        sessionId: OpaqueId? = nil,
        executionId: OpaqueId? = nil,
        result: JSONValue? = nil,
        error: RemoteFailure? = nil,
        additionalProperties: Record<String, JSONValue> = [:]
    ) {
        self.commandId = commandId
        self.method = method
        self.status = status
        self.admittedAt = admittedAt
        self.sessionId = sessionId
        self.executionId = executionId
        self.result = result
        self.error = error
        self.additionalProperties = additionalProperties
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.commandId = try wireFields.required("commandId")
        self.method = try wireFields.required("method")
        self.status = try wireFields.required("status")
        self.admittedAt = try wireFields.required("admittedAt")
        self.sessionId = try wireFields.optional("sessionId")
        self.executionId = try wireFields.optional("executionId")
        self.result = try wireFields.optional("result")
        self.error = try wireFields.optional("error")
        self.additionalProperties = try wireFields.others(than: ["commandId", "method", "status", "admittedAt", "sessionId", "executionId", "result", "error"])
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("commandId", self.commandId)
        wireMembers.required("method", self.method)
        wireMembers.required("status", self.status)
        wireMembers.required("admittedAt", self.admittedAt)
        wireMembers.optional("sessionId", self.sessionId)
        wireMembers.optional("executionId", self.executionId)
        wireMembers.optional("result", self.result)
        wireMembers.optional("error", self.error)
        wireMembers.others(self.additionalProperties)
        return wireMembers.wireValue
    }
}

/// Accepted: stored, not run. Applied: its owner acted. Interrupted: the effect cannot be proven.
public enum CommandReceiptStatus: WireEnum {
    case accepted
    case applied
    case rejected
    case interrupted

    public var rawValue: String {
        switch self {
        case .accepted: return "accepted"
        case .applied: return "applied"
        case .rejected: return "rejected"
        case .interrupted: return "interrupted"
        }
    }
}

// Schemas, as data.

extension CommandReceipt {
    public static let wireId = "remote.CommandReceipt"
    public static let wireSchema: Schema = .object(.keep, [
        PropertyShape("commandId", .reference { CherryRemoteTypes.opaqueId.schema }),
        PropertyShape("method", .reference { CherryRemoteTypes.opaqueId.schema }),
        PropertyShape("status", .reference { CommandReceiptStatus.wireSchema }),
        PropertyShape("admittedAt", .reference { CherryRemoteTypes.timestamp.schema }),
        PropertyShape("sessionId", .optional(.reference { CherryRemoteTypes.opaqueId.schema }), .optional, optionalOut: true),
        PropertyShape("executionId", .optional(.reference { CherryRemoteTypes.opaqueId.schema }), .optional, optionalOut: true),
        PropertyShape("result", .optional(.json), .optional, optionalOut: true),
        PropertyShape("error", .optional(.reference { RemoteFailure.wireSchema }), .optional, optionalOut: true),
    ])
}

extension CommandReceiptStatus {
    public static let wireId = "remote.CommandReceiptStatus"
    public static let wireSchema: Schema = .oneOf([.string("accepted"), .string("applied"), .string("rejected"), .string("interrupted")])
}

extension CherryRemoteTypes {
    static let agentReceiptModule: [AnyWireType] = [
        AnyWireType(CommandReceipt.wireType),
        AnyWireType(CommandReceiptStatus.wireType),
    ]
}
