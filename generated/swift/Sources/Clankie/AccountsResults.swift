// Made by samewire from schemas/clankie/accounts/results.ts. Do not edit.
import SamewireSupport

/// Why an account could not be connected.
public enum AccountErrorCode: WireEnum {
    case authenticationRequired
    case forbidden
    case malformed
    case unconfigured
    case unknownFlow
    case expired
    case denied
    case providerRejected
    case unavailable

    public var rawValue: String {
        switch self {
        case .authenticationRequired: return "authentication_required"
        case .forbidden: return "forbidden"
        case .malformed: return "malformed"
        case .unconfigured: return "unconfigured"
        case .unknownFlow: return "unknown_flow"
        case .expired: return "expired"
        case .denied: return "denied"
        case .providerRejected: return "provider_rejected"
        case .unavailable: return "unavailable"
        }
    }
}

public struct AccountFailure: WireModel {
    /// Always false.
    public static let ok: Bool = false

    public var error: AccountErrorCode

    public init(error: AccountErrorCode) {
        self.error = error
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.error = try wireFields.required("error")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("ok", .bool(false))
        wireMembers.required("error", self.error)
        return wireMembers.wireValue
    }
}

/// The owner's turn.
public struct AccountGithubStarted: WireModel {
    /// Always true.
    public static let ok: Bool = true

    public var flowId: AccountFlowId

    /// What the owner types in at `verificationUri`.
    ///
    /// 1 to 64 characters.
    public var userCode: String

    /// Format: url.
    public var verificationUri: String

    /// Format: datetime.
    public var expiresAt: String

    /// Seconds between two polls.
    ///
    /// 1 to 600.
    public var interval: Int64

    public init(
        flowId: AccountFlowId,
        userCode: String,
        verificationUri: String,
        expiresAt: String,
        interval: Int64
    ) {
        self.flowId = flowId
        self.userCode = userCode
        self.verificationUri = verificationUri
        self.expiresAt = expiresAt
        self.interval = interval
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.flowId = try wireFields.required("flowId")
        self.userCode = try wireFields.required("userCode")
        self.verificationUri = try wireFields.required("verificationUri")
        self.expiresAt = try wireFields.required("expiresAt")
        self.interval = try wireFields.required("interval")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("ok", .bool(true))
        wireMembers.required("flowId", self.flowId)
        wireMembers.required("userCode", self.userCode)
        wireMembers.required("verificationUri", self.verificationUri)
        wireMembers.required("expiresAt", self.expiresAt)
        wireMembers.required("interval", self.interval)
        return wireMembers.wireValue
    }
}

/// Told apart by `ok`.
public enum AccountGithubStartResult: WireModel {
    case accountGithubStarted(AccountGithubStarted)
    case accountFailure(AccountFailure)

    public init(wireValue: JSONValue) throws {
        switch try WireChoice.tag(wireValue, "ok", [[.bool(true)], [.bool(false)]]) {
        case 0: self = .accountGithubStarted(try AccountGithubStarted(wireValue: wireValue))
        default: self = .accountFailure(try AccountFailure(wireValue: wireValue))
        }
    }

    public var wireValue: JSONValue {
        switch self {
        case .accountGithubStarted(let payload): return payload.wireValue
        case .accountFailure(let payload): return payload.wireValue
        }
    }
}

/// The owner has not typed the code in yet.
public struct AccountGithubPending: WireModel {
    /// Always true.
    public static let ok: Bool = true

    /// Always "pending".
    public static let status: String = "pending"

    /// Seconds between two polls.
    ///
    /// 1 to 600.
    public var interval: Int64

    public init(interval: Int64) {
        self.interval = interval
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.interval = try wireFields.required("interval")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("ok", .bool(true))
        wireMembers.constant("status", .string("pending"))
        wireMembers.required("interval", self.interval)
        return wireMembers.wireValue
    }
}

public struct AccountGithubConnected: WireModel {
    /// Always true.
    public static let ok: Bool = true

    /// Always "connected".
    public static let status: String = "connected"

    public var connection: AccountConnection

    public init(connection: AccountConnection) {
        self.connection = connection
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.connection = try wireFields.required("connection")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("ok", .bool(true))
        wireMembers.constant("status", .string("connected"))
        wireMembers.required("connection", self.connection)
        return wireMembers.wireValue
    }
}

/// How far the attempt got.
///
/// The first option that accepts.
public enum AccountGithubPollResult: WireModel {
    case accountGithubPending(AccountGithubPending)
    case accountGithubConnected(AccountGithubConnected)
    case accountFailure(AccountFailure)

    public init(wireValue: JSONValue) throws {
        let options: [(JSONValue) throws -> Self] = [
            { .accountGithubPending(try AccountGithubPending(wireValue: $0)) },
            { .accountGithubConnected(try AccountGithubConnected(wireValue: $0)) },
            { .accountFailure(try AccountFailure(wireValue: $0)) },
        ]
        self = try WireChoice.pick(wireValue, Self.wireSchema, options)
    }

    public var wireValue: JSONValue {
        switch self {
        case .accountGithubPending(let payload): return payload.wireValue
        case .accountGithubConnected(let payload): return payload.wireValue
        case .accountFailure(let payload): return payload.wireValue
        }
    }
}

/// The owner's turn, in a browser.
public struct AccountConsent: WireModel {
    /// Always true.
    public static let ok: Bool = true

    public var flowId: AccountFlowId

    /// Where the owner allows it.
    ///
    /// Format: url.
    public var authorizeUrl: String

    /// 1 to 512 characters.
    public var redirectUri: String

    /// Format: datetime.
    public var expiresAt: String

    public init(flowId: AccountFlowId, authorizeUrl: String, redirectUri: String, expiresAt: String) {
        self.flowId = flowId
        self.authorizeUrl = authorizeUrl
        self.redirectUri = redirectUri
        self.expiresAt = expiresAt
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.flowId = try wireFields.required("flowId")
        self.authorizeUrl = try wireFields.required("authorizeUrl")
        self.redirectUri = try wireFields.required("redirectUri")
        self.expiresAt = try wireFields.required("expiresAt")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("ok", .bool(true))
        wireMembers.required("flowId", self.flowId)
        wireMembers.required("authorizeUrl", self.authorizeUrl)
        wireMembers.required("redirectUri", self.redirectUri)
        wireMembers.required("expiresAt", self.expiresAt)
        return wireMembers.wireValue
    }
}

/// Told apart by `ok`.
public enum AccountLinearStartResult: WireModel {
    case accountConsent(AccountConsent)
    case accountFailure(AccountFailure)

    public init(wireValue: JSONValue) throws {
        switch try WireChoice.tag(wireValue, "ok", [[.bool(true)], [.bool(false)]]) {
        case 0: self = .accountConsent(try AccountConsent(wireValue: wireValue))
        default: self = .accountFailure(try AccountFailure(wireValue: wireValue))
        }
    }

    public var wireValue: JSONValue {
        switch self {
        case .accountConsent(let payload): return payload.wireValue
        case .accountFailure(let payload): return payload.wireValue
        }
    }
}

/// Told apart by `ok`.
public enum AccountGoogleStartResult: WireModel {
    case accountConsent(AccountConsent)
    case accountFailure(AccountFailure)

    public init(wireValue: JSONValue) throws {
        switch try WireChoice.tag(wireValue, "ok", [[.bool(true)], [.bool(false)]]) {
        case 0: self = .accountConsent(try AccountConsent(wireValue: wireValue))
        default: self = .accountFailure(try AccountFailure(wireValue: wireValue))
        }
    }

    public var wireValue: JSONValue {
        switch self {
        case .accountConsent(let payload): return payload.wireValue
        case .accountFailure(let payload): return payload.wireValue
        }
    }
}

public struct AccountConnected: WireModel {
    /// Always true.
    public static let ok: Bool = true

    public var connection: AccountConnection

    public init(connection: AccountConnection) {
        self.connection = connection
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.connection = try wireFields.required("connection")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("ok", .bool(true))
        wireMembers.required("connection", self.connection)
        return wireMembers.wireValue
    }
}

/// Told apart by `ok`.
public enum AccountLinearCompleteResult: WireModel {
    case accountConnected(AccountConnected)
    case accountFailure(AccountFailure)

    public init(wireValue: JSONValue) throws {
        switch try WireChoice.tag(wireValue, "ok", [[.bool(true)], [.bool(false)]]) {
        case 0: self = .accountConnected(try AccountConnected(wireValue: wireValue))
        default: self = .accountFailure(try AccountFailure(wireValue: wireValue))
        }
    }

    public var wireValue: JSONValue {
        switch self {
        case .accountConnected(let payload): return payload.wireValue
        case .accountFailure(let payload): return payload.wireValue
        }
    }
}

/// Told apart by `ok`.
public enum AccountGoogleCompleteResult: WireModel {
    case accountConnected(AccountConnected)
    case accountFailure(AccountFailure)

    public init(wireValue: JSONValue) throws {
        switch try WireChoice.tag(wireValue, "ok", [[.bool(true)], [.bool(false)]]) {
        case 0: self = .accountConnected(try AccountConnected(wireValue: wireValue))
        default: self = .accountFailure(try AccountFailure(wireValue: wireValue))
        }
    }

    public var wireValue: JSONValue {
        switch self {
        case .accountConnected(let payload): return payload.wireValue
        case .accountFailure(let payload): return payload.wireValue
        }
    }
}

/// The host has no access any more.
public struct AccountDisconnected: WireModel {
    /// Always true.
    public static let ok: Bool = true

    /// The provider confirmed it. The host forgot its token either way.
    public var revoked: Bool

    /// Format: url.
    public var manageUrl: String?

    public init(revoked: Bool, manageUrl: String? = nil) {
        self.revoked = revoked
        self.manageUrl = manageUrl
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.revoked = try wireFields.required("revoked")
        self.manageUrl = try wireFields.optional("manageUrl")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("ok", .bool(true))
        wireMembers.required("revoked", self.revoked)
        wireMembers.optional("manageUrl", self.manageUrl)
        return wireMembers.wireValue
    }
}

/// Told apart by `ok`.
public enum AccountDisconnectResult: WireModel {
    case accountDisconnected(AccountDisconnected)
    case accountFailure(AccountFailure)

    public init(wireValue: JSONValue) throws {
        switch try WireChoice.tag(wireValue, "ok", [[.bool(true)], [.bool(false)]]) {
        case 0: self = .accountDisconnected(try AccountDisconnected(wireValue: wireValue))
        default: self = .accountFailure(try AccountFailure(wireValue: wireValue))
        }
    }

    public var wireValue: JSONValue {
        switch self {
        case .accountDisconnected(let payload): return payload.wireValue
        case .accountFailure(let payload): return payload.wireValue
        }
    }
}

// Schemas, as data.

extension AccountErrorCode {
    public static let wireId = "clankie.AccountErrorCode"
    public static let wireSchema: Schema = .oneOf([.string("authentication_required"), .string("forbidden"), .string("malformed"), .string("unconfigured"), .string("unknown_flow"), .string("expired"), .string("denied"), .string("provider_rejected"), .string("unavailable")])
}

extension AccountFailure {
    public static let wireId = "clankie.AccountFailure"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("ok", .oneOf([.bool(false)])),
        PropertyShape("error", .reference { AccountErrorCode.wireSchema }),
    ])
}

extension AccountGithubStarted {
    public static let wireId = "clankie.AccountGithubStarted"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("ok", .oneOf([.bool(true)])),
        PropertyShape("flowId", .reference { ClankieTypes.accountFlowId.schema }),
        PropertyShape("userCode", .string([.size(.minLength(1)), .size(.maxLength(64))])),
        PropertyShape("verificationUri", .string([.format(.url)])),
        PropertyShape("expiresAt", .string([.pattern(Pattern("^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z))$"))])),
        PropertyShape("interval", .number(.int, [.minimum(1, exclusive: false), .maximum(600, exclusive: false)])),
    ])
}

extension AccountGithubStartResult {
    public static let wireId = "clankie.AccountGithubStartResult"
    public static let wireSchema: Schema = .discriminated("ok", [
        TaggedOption([.bool(true)], .reference { AccountGithubStarted.wireSchema }),
        TaggedOption([.bool(false)], .reference { AccountFailure.wireSchema }),
    ])
}

extension AccountGithubPending {
    public static let wireId = "clankie.AccountGithubPending"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("ok", .oneOf([.bool(true)])),
        PropertyShape("status", .oneOf([.string("pending")])),
        PropertyShape("interval", .number(.int, [.minimum(1, exclusive: false), .maximum(600, exclusive: false)])),
    ])
}

extension AccountGithubConnected {
    public static let wireId = "clankie.AccountGithubConnected"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("ok", .oneOf([.bool(true)])),
        PropertyShape("status", .oneOf([.string("connected")])),
        PropertyShape("connection", .reference { AccountConnection.wireSchema }),
    ])
}

extension AccountGithubPollResult {
    public static let wireId = "clankie.AccountGithubPollResult"
    public static let wireSchema: Schema = .union([
        .reference { AccountGithubPending.wireSchema },
        .reference { AccountGithubConnected.wireSchema },
        .reference { AccountFailure.wireSchema },
    ])
}

extension AccountConsent {
    public static let wireId = "clankie.AccountConsent"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("ok", .oneOf([.bool(true)])),
        PropertyShape("flowId", .reference { ClankieTypes.accountFlowId.schema }),
        PropertyShape("authorizeUrl", .string([.format(.url)])),
        PropertyShape("redirectUri", .string([.size(.minLength(1)), .size(.maxLength(512))])),
        PropertyShape("expiresAt", .string([.pattern(Pattern("^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z))$"))])),
    ])
}

extension AccountLinearStartResult {
    public static let wireId = "clankie.AccountLinearStartResult"
    public static let wireSchema: Schema = .discriminated("ok", [
        TaggedOption([.bool(true)], .reference { AccountConsent.wireSchema }),
        TaggedOption([.bool(false)], .reference { AccountFailure.wireSchema }),
    ])
}

extension AccountGoogleStartResult {
    public static let wireId = "clankie.AccountGoogleStartResult"
    public static let wireSchema: Schema = .discriminated("ok", [
        TaggedOption([.bool(true)], .reference { AccountConsent.wireSchema }),
        TaggedOption([.bool(false)], .reference { AccountFailure.wireSchema }),
    ])
}

extension AccountConnected {
    public static let wireId = "clankie.AccountConnected"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("ok", .oneOf([.bool(true)])),
        PropertyShape("connection", .reference { AccountConnection.wireSchema }),
    ])
}

extension AccountLinearCompleteResult {
    public static let wireId = "clankie.AccountLinearCompleteResult"
    public static let wireSchema: Schema = .discriminated("ok", [
        TaggedOption([.bool(true)], .reference { AccountConnected.wireSchema }),
        TaggedOption([.bool(false)], .reference { AccountFailure.wireSchema }),
    ])
}

extension AccountGoogleCompleteResult {
    public static let wireId = "clankie.AccountGoogleCompleteResult"
    public static let wireSchema: Schema = .discriminated("ok", [
        TaggedOption([.bool(true)], .reference { AccountConnected.wireSchema }),
        TaggedOption([.bool(false)], .reference { AccountFailure.wireSchema }),
    ])
}

extension AccountDisconnected {
    public static let wireId = "clankie.AccountDisconnected"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("ok", .oneOf([.bool(true)])),
        PropertyShape("revoked", .boolean),
        PropertyShape("manageUrl", .optional(.string([.format(.url)])), .optional, optionalOut: true),
    ])
}

extension AccountDisconnectResult {
    public static let wireId = "clankie.AccountDisconnectResult"
    public static let wireSchema: Schema = .discriminated("ok", [
        TaggedOption([.bool(true)], .reference { AccountDisconnected.wireSchema }),
        TaggedOption([.bool(false)], .reference { AccountFailure.wireSchema }),
    ])
}

extension ClankieTypes {
    static let accountsResultsModule: [AnyWireType] = [
        AnyWireType(AccountErrorCode.wireType),
        AnyWireType(AccountFailure.wireType),
        AnyWireType(AccountGithubStarted.wireType),
        AnyWireType(AccountGithubStartResult.wireType),
        AnyWireType(AccountGithubPending.wireType),
        AnyWireType(AccountGithubConnected.wireType),
        AnyWireType(AccountGithubPollResult.wireType),
        AnyWireType(AccountConsent.wireType),
        AnyWireType(AccountLinearStartResult.wireType),
        AnyWireType(AccountGoogleStartResult.wireType),
        AnyWireType(AccountConnected.wireType),
        AnyWireType(AccountLinearCompleteResult.wireType),
        AnyWireType(AccountGoogleCompleteResult.wireType),
        AnyWireType(AccountDisconnected.wireType),
        AnyWireType(AccountDisconnectResult.wireType),
    ]
}
