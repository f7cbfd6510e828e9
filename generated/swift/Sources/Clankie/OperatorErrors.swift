// Made by samewire from schemas/clankie/operator/errors.ts. Do not edit.
import SamewireSupport

/// Why the service refused.
public enum OperatorServiceErrorCode: WireEnum {
    case invalidRequest
    case captainAuthenticationRequired
    case operatorAuthorityRequired
    case goalOwnerRequired
    case questionOwnerRequired
    case refused
    case herdrSessionMismatch
    case captainExecutionUnavailable

    public var rawValue: String {
        switch self {
        case .invalidRequest: return "invalid_request"
        case .captainAuthenticationRequired: return "captain_authentication_required"
        case .operatorAuthorityRequired: return "operator_authority_required"
        case .goalOwnerRequired: return "goal_owner_required"
        case .questionOwnerRequired: return "question_owner_required"
        case .refused: return "refused"
        case .herdrSessionMismatch: return "herdr_session_mismatch"
        case .captainExecutionUnavailable: return "captain_execution_unavailable"
        }
    }
}

/// A refusal. It is definite: nothing was done.
public struct OperatorServiceError: WireModel {
    public var error: OperatorServiceErrorCode

    /// Prose beside `refused`.
    public var message: String?

    public init(error: OperatorServiceErrorCode, message: String? = nil) {
        self.error = error
        self.message = message
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.error = try wireFields.required("error")
        self.message = try wireFields.optional("message")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("error", self.error)
        wireMembers.optional("message", self.message)
        return wireMembers.wireValue
    }
}

// Schemas, as data.

extension OperatorServiceErrorCode {
    public static let wireId = "clankie.OperatorServiceErrorCode"
    public static let wireSchema: Schema = .oneOf([.string("invalid_request"), .string("captain_authentication_required"), .string("operator_authority_required"), .string("goal_owner_required"), .string("question_owner_required"), .string("refused"), .string("herdr_session_mismatch"), .string("captain_execution_unavailable")])
}

extension OperatorServiceError {
    public static let wireId = "clankie.OperatorServiceError"
    public static let wireSchema: Schema = .object(.strip, [
        PropertyShape("error", .reference { OperatorServiceErrorCode.wireSchema }),
        PropertyShape("message", .optional(.string()), .optional, optionalOut: true),
    ])
}

extension ClankieTypes {
    static let operatorErrorsModule: [AnyWireType] = [
        AnyWireType(OperatorServiceErrorCode.wireType),
        AnyWireType(OperatorServiceError.wireType),
    ]
}
