// Made by samewire from schemas/remote/connection/methods.ts. Do not edit.
import SamewireSupport

/// Who calls. Without a token the device proves itself by its key alone.
public struct AuthenticateParams: WireModel {
    public var deviceId: OpaqueId

    public var accessToken: OpaqueId?

    public init(deviceId: OpaqueId, accessToken: OpaqueId? = nil) {
        self.deviceId = deviceId
        self.accessToken = accessToken
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.deviceId = try wireFields.required("deviceId")
        self.accessToken = try wireFields.optional("accessToken")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("deviceId", self.deviceId)
        wireMembers.optional("accessToken", self.accessToken)
        return wireMembers.wireValue
    }
}

/// Asks for a new access token.
public struct RefreshParams: WireModel {
    public init() {
    }

    public init(wireValue: JSONValue) throws {
        _ = try WireFields(wireValue)
    }

    public var wireValue: JSONValue { .object(JSONObject()) }
}

/// Asks for a sign of life.
public struct PingParams: WireModel {
    public var nonce: OpaqueId

    public init(nonce: OpaqueId) {
        self.nonce = nonce
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.nonce = try wireFields.required("nonce")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("nonce", self.nonce)
        return wireMembers.wireValue
    }
}

/// The nonce of the call and the host's clock.
public struct PingResult: WireModel {
    public var nonce: OpaqueId

    public var serverTime: Timestamp

    /// Keys beside the declared ones.
    public var additionalProperties: Record<String, JSONValue>

    public init(
        nonce: OpaqueId,
        serverTime: Timestamp,
        additionalProperties: Record<String, JSONValue> = [:]
    ) {
        self.nonce = nonce
        self.serverTime = serverTime
        self.additionalProperties = additionalProperties
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.nonce = try wireFields.required("nonce")
        self.serverTime = try wireFields.required("serverTime")
        self.additionalProperties = try wireFields.others(than: ["nonce", "serverTime"])
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("nonce", self.nonce)
        wireMembers.required("serverTime", self.serverTime)
        wireMembers.others(self.additionalProperties)
        return wireMembers.wireValue
    }
}

// Schemas, as data.

extension AuthenticateParams {
    public static let wireId = "remote.AuthenticateParams"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("deviceId", .reference { CherryRemoteTypes.opaqueId.schema }),
        PropertyShape("accessToken", .optional(.reference { CherryRemoteTypes.opaqueId.schema }), .optional, optionalOut: true),
    ])
}

extension RefreshParams {
    public static let wireId = "remote.RefreshParams"
    public static let wireSchema: Schema = .object(.strict, [])
}

extension PingParams {
    public static let wireId = "remote.PingParams"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("nonce", .reference { CherryRemoteTypes.opaqueId.schema }),
    ])
}

extension PingResult {
    public static let wireId = "remote.PingResult"
    public static let wireSchema: Schema = .object(.keep, [
        PropertyShape("nonce", .reference { CherryRemoteTypes.opaqueId.schema }),
        PropertyShape("serverTime", .reference { CherryRemoteTypes.timestamp.schema }),
    ])
}

extension CherryRemoteTypes {
    static let connectionMethodsModule: [AnyWireType] = [
        AnyWireType(AuthenticateParams.wireType),
        AnyWireType(RefreshParams.wireType),
        AnyWireType(PingParams.wireType),
        AnyWireType(PingResult.wireType),
    ]
}
