// Made by samewire from schemas/remote/pairing/methods.ts. Do not edit.
import SamewireSupport

/// A device takes up an invitation. The same device may repeat it.
public struct PairingClaimParams: WireModel {
    public var invitationId: OpaqueId

    public var invitationSecret: OpaqueId

    /// 1 to 64 characters.
    /// Pattern: `^[^\uD800-\uDFFF]*$`.
    /// Pattern: `^[\s\S]{0,64}$`.
    public var deviceName: String

    public var platform: PairingClaimParamsPlatform

    public var capabilities: RemoteCapabilities

    public init(
        invitationId: OpaqueId,
        invitationSecret: OpaqueId,
        deviceName: String,
        platform: PairingClaimParamsPlatform,
        capabilities: RemoteCapabilities
    ) {
        self.invitationId = invitationId
        self.invitationSecret = invitationSecret
        self.deviceName = deviceName
        self.platform = platform
        self.capabilities = capabilities
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.invitationId = try wireFields.required("invitationId")
        self.invitationSecret = try wireFields.required("invitationSecret")
        self.deviceName = try wireFields.required("deviceName")
        self.platform = try wireFields.required("platform")
        self.capabilities = try wireFields.required("capabilities")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("invitationId", self.invitationId)
        wireMembers.required("invitationSecret", self.invitationSecret)
        wireMembers.required("deviceName", self.deviceName)
        wireMembers.required("platform", self.platform)
        wireMembers.required("capabilities", self.capabilities)
        return wireMembers.wireValue
    }
}

public enum PairingClaimParamsPlatform: WireEnum {
    case ios
    case android
    case desktop

    public var rawValue: String {
        switch self {
        case .ios: return "ios"
        case .android: return "android"
        case .desktop: return "desktop"
        }
    }
}

/// The claim, and the code that both screens show.
public struct PairingClaimResult: WireModel {
    public var claimId: OpaqueId

    /// Pattern: `^[0-9]{6}$`.
    public var verificationCode: String

    public var expiresAt: Timestamp

    /// Keys beside the declared ones.
    public var additionalProperties: Record<String, JSONValue>

    public init(
        claimId: OpaqueId,
        verificationCode: String,
        expiresAt: Timestamp,
        additionalProperties: Record<String, JSONValue> = [:]
    ) {
        self.claimId = claimId
        self.verificationCode = verificationCode
        self.expiresAt = expiresAt
        self.additionalProperties = additionalProperties
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.claimId = try wireFields.required("claimId")
        self.verificationCode = try wireFields.required("verificationCode")
        self.expiresAt = try wireFields.required("expiresAt")
        self.additionalProperties = try wireFields.others(than: ["claimId", "verificationCode", "expiresAt"])
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("claimId", self.claimId)
        wireMembers.required("verificationCode", self.verificationCode)
        wireMembers.required("expiresAt", self.expiresAt)
        wireMembers.others(self.additionalProperties)
        return wireMembers.wireValue
    }
}

/// Asks what became of a claim.
public struct PairingGetParams: WireModel {
    public var claimId: OpaqueId

    public init(claimId: OpaqueId) {
        self.claimId = claimId
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.claimId = try wireFields.required("claimId")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("claimId", self.claimId)
        return wireMembers.wireValue
    }
}

/// A claim that nobody approved so far, or that nobody will.
public struct PairingOpen: WireModel {
    public var status: PairingOpenStatus

    /// Keys beside the declared ones.
    public var additionalProperties: Record<String, JSONValue>

    public init(status: PairingOpenStatus, additionalProperties: Record<String, JSONValue> = [:]) {
        self.status = status
        self.additionalProperties = additionalProperties
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.status = try wireFields.required("status")
        self.additionalProperties = try wireFields.others(than: ["status"])
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("status", self.status)
        wireMembers.others(self.additionalProperties)
        return wireMembers.wireValue
    }
}

public enum PairingOpenStatus: WireEnum {
    case pending
    case rejected
    case expired

    public var rawValue: String {
        switch self {
        case .pending: return "pending"
        case .rejected: return "rejected"
        case .expired: return "expired"
        }
    }
}

// Schemas, as data.

extension PairingClaimParams {
    public static let wireId = "remote.PairingClaimParams"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("invitationId", .reference { CherryRemoteTypes.opaqueId.schema }),
        PropertyShape("invitationSecret", .reference { CherryRemoteTypes.opaqueId.schema }),
        PropertyShape("deviceName", .string([.pattern(Pattern("^[^\\uD800-\\uDFFF]*$", "u")), .trim, .size(.minLength(1)), .size(.maxLength(64)), .pattern(Pattern("^[\\s\\S]{0,64}$"))])),
        PropertyShape("platform", .reference { PairingClaimParamsPlatform.wireSchema }),
        PropertyShape("capabilities", .reference { CherryRemoteTypes.remoteCapabilities.schema }),
    ])
}

extension PairingClaimParamsPlatform {
    public static let wireId = "remote.PairingClaimParamsPlatform"
    public static let wireSchema: Schema = .oneOf([.string("ios"), .string("android"), .string("desktop")])
}

extension PairingClaimResult {
    public static let wireId = "remote.PairingClaimResult"
    public static let wireSchema: Schema = .object(.keep, [
        PropertyShape("claimId", .reference { CherryRemoteTypes.opaqueId.schema }),
        PropertyShape("verificationCode", .string([.pattern(Pattern("^[0-9]{6}$", "u"))])),
        PropertyShape("expiresAt", .reference { CherryRemoteTypes.timestamp.schema }),
    ])
}

extension PairingGetParams {
    public static let wireId = "remote.PairingGetParams"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("claimId", .reference { CherryRemoteTypes.opaqueId.schema }),
    ])
}

extension PairingOpen {
    public static let wireId = "remote.PairingOpen"
    public static let wireSchema: Schema = .object(.keep, [
        PropertyShape("status", .reference { PairingOpenStatus.wireSchema }),
    ])
}

extension PairingOpenStatus {
    public static let wireId = "remote.PairingOpenStatus"
    public static let wireSchema: Schema = .oneOf([.string("pending"), .string("rejected"), .string("expired")])
}

extension CherryRemoteTypes {
    static let pairingMethodsModule: [AnyWireType] = [
        AnyWireType(PairingClaimParams.wireType),
        AnyWireType(PairingClaimParamsPlatform.wireType),
        AnyWireType(PairingClaimResult.wireType),
        AnyWireType(PairingGetParams.wireType),
        AnyWireType(PairingOpen.wireType),
        AnyWireType(PairingOpenStatus.wireType),
    ]
}
