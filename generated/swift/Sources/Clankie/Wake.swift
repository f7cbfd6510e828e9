// Made by samewire from schemas/clankie/wake.ts. Do not edit.
import SamewireSupport

/// Registers the key that a device will sign its wake requests with.
public struct DeviceWakeKeyRequest: WireModel {
    /// An uncompressed point of P-256, in base64url.
    ///
    /// Pattern: `^[A-Za-z0-9_-]{87}$`.
    public var publicKey: String

    public init(publicKey: String) {
        self.publicKey = publicKey
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.publicKey = try wireFields.required("publicKey")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("publicKey", self.publicKey)
        return wireMembers.wireValue
    }
}

/// The device that the key now belongs to.
public struct DeviceWakeKeyResponse: WireModel {
    /// Pattern: `^[A-Za-z0-9_-]{8,128}$`.
    public var deviceId: String

    public init(deviceId: String) {
        self.deviceId = deviceId
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.deviceId = try wireFields.required("deviceId")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("deviceId", self.deviceId)
        return wireMembers.wireValue
    }
}

/// A challenge to sign.
public struct WakeChallengeResponse: WireModel {
    /// Opaque; signed as it is.
    ///
    /// Pattern: `^[0-9]{13}\.[A-Za-z0-9_-]{22}\.[A-Za-z0-9_-]{43}$`.
    public var challenge: String

    /// Milliseconds since 1970.
    public var expiresAtMs: Int64

    public init(challenge: String, expiresAtMs: Int64) {
        self.challenge = challenge
        self.expiresAtMs = expiresAtMs
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.challenge = try wireFields.required("challenge")
        self.expiresAtMs = try wireFields.required("expiresAtMs")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("challenge", self.challenge)
        wireMembers.required("expiresAtMs", self.expiresAtMs)
        return wireMembers.wireValue
    }
}

/// Asks to wake the host.
public struct WakeRequest: WireModel {
    /// Pattern: `^[A-Za-z0-9_-]{8,128}$`.
    public var deviceId: String

    public var challenge: String

    /// 64 bytes in base64url.
    ///
    /// Pattern: `^[A-Za-z0-9_-]{86}$`.
    public var signature: String

    public init(deviceId: String, challenge: String, signature: String) {
        self.deviceId = deviceId
        self.challenge = challenge
        self.signature = signature
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.deviceId = try wireFields.required("deviceId")
        self.challenge = try wireFields.required("challenge")
        self.signature = try wireFields.required("signature")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("deviceId", self.deviceId)
        wireMembers.required("challenge", self.challenge)
        wireMembers.required("signature", self.signature)
        return wireMembers.wireValue
    }
}

/// The host is waking or already up.
public struct WakeResponse: WireModel {
    public var state: WakeResponseState

    /// When to look again.
    ///
    /// At least 1.
    public var retryAfterMs: Int64

    public init(state: WakeResponseState, retryAfterMs: Int64) {
        self.state = state
        self.retryAfterMs = retryAfterMs
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.state = try wireFields.required("state")
        self.retryAfterMs = try wireFields.required("retryAfterMs")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("state", self.state)
        wireMembers.required("retryAfterMs", self.retryAfterMs)
        return wireMembers.wireValue
    }
}

public enum WakeResponseState: WireEnum {
    case waking
    case running

    public var rawValue: String {
        switch self {
        case .waking: return "waking"
        case .running: return "running"
        }
    }
}

/// Why the host is not woken. Whoever is not verified gets `wake_denied` and no more.
public enum WakeErrorCode: WireEnum {
    case wakeDenied
    case notEntitled
    case budgetIncludedHours
    case budgetOverageCap
    case budgetEgressAllowance
    case cooldown
    case rateLimited
    case waking
    case wakeUnavailable

    public var rawValue: String {
        switch self {
        case .wakeDenied: return "wake_denied"
        case .notEntitled: return "not_entitled"
        case .budgetIncludedHours: return "budget_included_hours"
        case .budgetOverageCap: return "budget_overage_cap"
        case .budgetEgressAllowance: return "budget_egress_allowance"
        case .cooldown: return "cooldown"
        case .rateLimited: return "rate_limited"
        case .waking: return "waking"
        case .wakeUnavailable: return "wake_unavailable"
        }
    }
}

// Schemas, as data.

extension DeviceWakeKeyRequest {
    public static let wireId = "clankie.DeviceWakeKeyRequest"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("publicKey", .string([.pattern(Pattern("^[A-Za-z0-9_-]{87}$", "u"))])),
    ])
}

extension DeviceWakeKeyResponse {
    public static let wireId = "clankie.DeviceWakeKeyResponse"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("deviceId", .string([.pattern(Pattern("^[A-Za-z0-9_-]{8,128}$", "u"))])),
    ])
}

extension WakeChallengeResponse {
    public static let wireId = "clankie.WakeChallengeResponse"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("challenge", .string([.pattern(Pattern("^[0-9]{13}\\.[A-Za-z0-9_-]{22}\\.[A-Za-z0-9_-]{43}$", "u"))])),
        PropertyShape("expiresAtMs", .number(.int)),
    ])
}

extension WakeRequest {
    public static let wireId = "clankie.WakeRequest"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("deviceId", .string([.pattern(Pattern("^[A-Za-z0-9_-]{8,128}$", "u"))])),
        PropertyShape("challenge", .string()),
        PropertyShape("signature", .string([.pattern(Pattern("^[A-Za-z0-9_-]{86}$", "u"))])),
    ])
}

extension WakeResponse {
    public static let wireId = "clankie.WakeResponse"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("state", .reference { WakeResponseState.wireSchema }),
        PropertyShape("retryAfterMs", .number(.int, [.minimum(1, exclusive: false)])),
    ])
}

extension WakeResponseState {
    public static let wireId = "clankie.WakeResponseState"
    public static let wireSchema: Schema = .oneOf([.string("waking"), .string("running")])
}

extension WakeErrorCode {
    public static let wireId = "clankie.WakeErrorCode"
    public static let wireSchema: Schema = .oneOf([.string("wake_denied"), .string("not_entitled"), .string("budget_included_hours"), .string("budget_overage_cap"), .string("budget_egress_allowance"), .string("cooldown"), .string("rate_limited"), .string("waking"), .string("wake_unavailable")])
}

extension ClankieTypes {
    static let wakeModule: [AnyWireType] = [
        AnyWireType(DeviceWakeKeyRequest.wireType),
        AnyWireType(DeviceWakeKeyResponse.wireType),
        AnyWireType(WakeChallengeResponse.wireType),
        AnyWireType(WakeRequest.wireType),
        AnyWireType(WakeResponse.wireType),
        AnyWireType(WakeResponseState.wireType),
        AnyWireType(WakeErrorCode.wireType),
    ]
}
