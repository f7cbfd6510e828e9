// Made by samewire from schemas/remote/connection/device-results.ts. Do not edit.
import SamewireSupport

public struct AuthenticateResult: WireModel {
    public var deviceId: OpaqueId

    public var authorization: RemoteAuthorization

    public var accessToken: OpaqueId

    public var expiresAt: Timestamp

    /// Keys beside the declared ones.
    public var additionalProperties: Record<String, JSONValue>

    public init(
        deviceId: OpaqueId,
        authorization: RemoteAuthorization,
        accessToken: OpaqueId,
        expiresAt: Timestamp,
        additionalProperties: Record<String, JSONValue> = [:]
    ) {
        self.deviceId = deviceId
        self.authorization = authorization
        self.accessToken = accessToken
        self.expiresAt = expiresAt
        self.additionalProperties = additionalProperties
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.deviceId = try wireFields.required("deviceId")
        self.authorization = try wireFields.required("authorization")
        self.accessToken = try wireFields.required("accessToken")
        self.expiresAt = try wireFields.required("expiresAt")
        self.additionalProperties = try wireFields.others(than: ["deviceId", "authorization", "accessToken", "expiresAt"])
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("deviceId", self.deviceId)
        wireMembers.required("authorization", self.authorization)
        wireMembers.required("accessToken", self.accessToken)
        wireMembers.required("expiresAt", self.expiresAt)
        wireMembers.others(self.additionalProperties)
        return wireMembers.wireValue
    }
}

public struct RefreshResult: WireModel {
    public var authorization: RemoteAuthorization

    public var accessToken: OpaqueId

    public var expiresAt: Timestamp

    /// Keys beside the declared ones.
    public var additionalProperties: Record<String, JSONValue>

    public init(
        authorization: RemoteAuthorization,
        accessToken: OpaqueId,
        expiresAt: Timestamp,
        additionalProperties: Record<String, JSONValue> = [:]
    ) {
        self.authorization = authorization
        self.accessToken = accessToken
        self.expiresAt = expiresAt
        self.additionalProperties = additionalProperties
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.authorization = try wireFields.required("authorization")
        self.accessToken = try wireFields.required("accessToken")
        self.expiresAt = try wireFields.required("expiresAt")
        self.additionalProperties = try wireFields.others(than: ["authorization", "accessToken", "expiresAt"])
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("authorization", self.authorization)
        wireMembers.required("accessToken", self.accessToken)
        wireMembers.required("expiresAt", self.expiresAt)
        wireMembers.others(self.additionalProperties)
        return wireMembers.wireValue
    }
}

/// Told apart by `status`.
public enum PairingResult: WireModel {
    case pairingOpen(PairingOpen)
    case approved(PairingResultApproved)

    public init(wireValue: JSONValue) throws {
        switch try WireChoice.tag(wireValue, "status", [[.string("pending"), .string("rejected"), .string("expired")], [.string("approved")]]) {
        case 0: self = .pairingOpen(try PairingOpen(wireValue: wireValue))
        default: self = .approved(try PairingResultApproved(wireValue: wireValue))
        }
    }

    public var wireValue: JSONValue {
        switch self {
        case .pairingOpen(let payload): return payload.wireValue
        case .approved(let payload): return payload.wireValue
        }
    }
}

public struct PairingResultApproved: WireModel {
    /// Always "approved".
    public static let status: String = "approved"

    public var deviceId: OpaqueId

    public var authorization: RemoteAuthorization

    public var accessToken: OpaqueId

    public var expiresAt: Timestamp

    /// Keys beside the declared ones.
    public var additionalProperties: Record<String, JSONValue>

    public init(
        deviceId: OpaqueId,
        authorization: RemoteAuthorization,
        accessToken: OpaqueId,
        expiresAt: Timestamp,
        additionalProperties: Record<String, JSONValue> = [:]
    ) {
        self.deviceId = deviceId
        self.authorization = authorization
        self.accessToken = accessToken
        self.expiresAt = expiresAt
        self.additionalProperties = additionalProperties
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.deviceId = try wireFields.required("deviceId")
        self.authorization = try wireFields.required("authorization")
        self.accessToken = try wireFields.required("accessToken")
        self.expiresAt = try wireFields.required("expiresAt")
        self.additionalProperties = try wireFields.others(than: ["status", "deviceId", "authorization", "accessToken", "expiresAt"])
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("status", .string("approved"))
        wireMembers.required("deviceId", self.deviceId)
        wireMembers.required("authorization", self.authorization)
        wireMembers.required("accessToken", self.accessToken)
        wireMembers.required("expiresAt", self.expiresAt)
        wireMembers.others(self.additionalProperties)
        return wireMembers.wireValue
    }
}

// Schemas, as data.

extension AuthenticateResult {
    public static let wireId = "remote.AuthenticateResult"
    public static let wireSchema: Schema = .object(.keep, [
        PropertyShape("deviceId", .reference { CherryRemoteTypes.opaqueId.schema }),
        PropertyShape("authorization", .reference { RemoteAuthorization.wireSchema }),
        PropertyShape("accessToken", .reference { CherryRemoteTypes.opaqueId.schema }),
        PropertyShape("expiresAt", .reference { CherryRemoteTypes.timestamp.schema }),
    ])
}

extension RefreshResult {
    public static let wireId = "remote.RefreshResult"
    public static let wireSchema: Schema = .object(.keep, [
        PropertyShape("authorization", .reference { RemoteAuthorization.wireSchema }),
        PropertyShape("accessToken", .reference { CherryRemoteTypes.opaqueId.schema }),
        PropertyShape("expiresAt", .reference { CherryRemoteTypes.timestamp.schema }),
    ])
}

extension PairingResult {
    public static let wireId = "remote.PairingResult"
    public static let wireSchema: Schema = .discriminated("status", [
        TaggedOption([.string("pending"), .string("rejected"), .string("expired")], .reference { PairingOpen.wireSchema }),
        TaggedOption([.string("approved")], .reference { PairingResultApproved.wireSchema }),
    ])
}

extension PairingResultApproved {
    public static let wireId = "remote.PairingResultApproved"
    public static let wireSchema: Schema = .object(.keep, [
        PropertyShape("status", .oneOf([.string("approved")])),
        PropertyShape("deviceId", .reference { CherryRemoteTypes.opaqueId.schema }),
        PropertyShape("authorization", .reference { RemoteAuthorization.wireSchema }),
        PropertyShape("accessToken", .reference { CherryRemoteTypes.opaqueId.schema }),
        PropertyShape("expiresAt", .reference { CherryRemoteTypes.timestamp.schema }),
    ])
}

extension CherryRemoteTypes {
    static let connectionDeviceResultsModule: [AnyWireType] = [
        AnyWireType(AuthenticateResult.wireType),
        AnyWireType(RefreshResult.wireType),
        AnyWireType(PairingResult.wireType),
        AnyWireType(PairingResultApproved.wireType),
    ]
}
