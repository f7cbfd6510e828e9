// Made by samewire from schemas/remote/rpc/remote-failure.ts. Do not edit.
import SamewireSupport

public enum RemoteFailureReason: WireEnum {
    case invalidCONNECTIONSTATE
    case upgradeREQUIRED
    case unauthenticated
    case tokenEXPIRED
    case grantREVOKED
    case forbidden
    case notFOUND
    case targetUNAVAILABLE
    case conflict
    case idempotencyCONFLICT
    case resetREQUIRED
    case checkpointEXPIRED
    case revisionEXPIRED
    case rateLIMITED
    case resourceEXHAUSTED
    case `internal`

    public var rawValue: String {
        switch self {
        case .invalidCONNECTIONSTATE: return "INVALID_CONNECTION_STATE"
        case .upgradeREQUIRED: return "UPGRADE_REQUIRED"
        case .unauthenticated: return "UNAUTHENTICATED"
        case .tokenEXPIRED: return "TOKEN_EXPIRED"
        case .grantREVOKED: return "GRANT_REVOKED"
        case .forbidden: return "FORBIDDEN"
        case .notFOUND: return "NOT_FOUND"
        case .targetUNAVAILABLE: return "TARGET_UNAVAILABLE"
        case .conflict: return "CONFLICT"
        case .idempotencyCONFLICT: return "IDEMPOTENCY_CONFLICT"
        case .resetREQUIRED: return "RESET_REQUIRED"
        case .checkpointEXPIRED: return "CHECKPOINT_EXPIRED"
        case .revisionEXPIRED: return "REVISION_EXPIRED"
        case .rateLIMITED: return "RATE_LIMITED"
        case .resourceEXHAUSTED: return "RESOURCE_EXHAUSTED"
        case .`internal`: return "INTERNAL"
        }
    }
}

/// Why a call was refused. It says nothing of a stored receipt or of an execution.
public struct RemoteFailure: WireModel {
    public var reason: RemoteFailureReason

    /// 0 to 512 characters.
    /// Pattern: `^[\s\S]{0,512}$`.
    public var message: String

    /// Milliseconds to wait before the same call.
    ///
    /// At least 0.
    public var retryAfterMs: Int64?

    public var details: Record<String, JSONValue>?

    /// Keys beside the declared ones.
    public var additionalProperties: Record<String, JSONValue>

    public init(
        reason: RemoteFailureReason,
        message: String,
        retryAfterMs: Int64? = nil,
        details: Record<String, JSONValue>? = nil,
        additionalProperties: Record<String, JSONValue> = [:]
    ) {
        self.reason = reason
        self.message = message
        self.retryAfterMs = retryAfterMs
        self.details = details
        self.additionalProperties = additionalProperties
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.reason = try wireFields.required("reason")
        self.message = try wireFields.required("message")
        self.retryAfterMs = try wireFields.optional("retryAfterMs")
        self.details = try wireFields.optional("details")
        self.additionalProperties = try wireFields.others(than: ["reason", "message", "retryAfterMs", "details"])
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("reason", self.reason)
        wireMembers.required("message", self.message)
        wireMembers.optional("retryAfterMs", self.retryAfterMs)
        wireMembers.optional("details", self.details)
        wireMembers.others(self.additionalProperties)
        return wireMembers.wireValue
    }
}

// Schemas, as data.

extension RemoteFailureReason {
    public static let wireId = "remote.RemoteFailureReason"
    public static let wireSchema: Schema = .oneOf([.string("INVALID_CONNECTION_STATE"), .string("UPGRADE_REQUIRED"), .string("UNAUTHENTICATED"), .string("TOKEN_EXPIRED"), .string("GRANT_REVOKED"), .string("FORBIDDEN"), .string("NOT_FOUND"), .string("TARGET_UNAVAILABLE"), .string("CONFLICT"), .string("IDEMPOTENCY_CONFLICT"), .string("RESET_REQUIRED"), .string("CHECKPOINT_EXPIRED"), .string("REVISION_EXPIRED"), .string("RATE_LIMITED"), .string("RESOURCE_EXHAUSTED"), .string("INTERNAL")])
}

extension RemoteFailure {
    public static let wireId = "remote.RemoteFailure"
    public static let wireSchema: Schema = .object(.keep, [
        PropertyShape("reason", .reference { RemoteFailureReason.wireSchema }),
        PropertyShape("message", .string([.size(.minLength(0)), .size(.maxLength(512)), .pattern(Pattern("^[\\s\\S]{0,512}$"))])),
        PropertyShape("retryAfterMs", .optional(.number(.int, [.minimum(0, exclusive: false)])), .optional, optionalOut: true),
        PropertyShape("details", .optional(.record(.open, key: .string(), value: .json)), .optional, optionalOut: true),
    ])
}

extension CherryRemoteTypes {
    static let rpcRemoteFailureModule: [AnyWireType] = [
        AnyWireType(RemoteFailureReason.wireType),
        AnyWireType(RemoteFailure.wireType),
    ]
}
