// Made by samewire from schemas/clankie/gateway-encryption/push-identity.ts. Do not edit.
import SamewireSupport

/// The device behind a push registration, as far as the gateway needs to know it.
public struct GatewayPushIdentity: WireModel {
    /// 1 to 128 characters.
    public var deviceId: String

    public var grants: GatewayPushIdentityGrants

    /// Format: datetime.
    public var sessionExpiresAt: String

    public init(deviceId: String, grants: GatewayPushIdentityGrants, sessionExpiresAt: String) {
        self.deviceId = deviceId
        self.grants = grants
        self.sessionExpiresAt = sessionExpiresAt
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.deviceId = try wireFields.required("deviceId")
        self.grants = try wireFields.required("grants")
        self.sessionExpiresAt = try wireFields.required("sessionExpiresAt")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("deviceId", self.deviceId)
        wireMembers.required("grants", self.grants)
        wireMembers.required("sessionExpiresAt", self.sessionExpiresAt)
        return wireMembers.wireValue
    }
}

public struct GatewayPushIdentityGrants: WireModel {
    public var chat: Bool

    public init(chat: Bool) {
        self.chat = chat
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.chat = try wireFields.required("chat")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("chat", self.chat)
        return wireMembers.wireValue
    }
}

// Schemas, as data.

extension GatewayPushIdentity {
    public static let wireId = "clankie.GatewayPushIdentity"
    public static let wireSchema: Schema = .object(.strip, [
        PropertyShape("deviceId", .string([.size(.minLength(1)), .size(.maxLength(128))])),
        PropertyShape("grants", .reference { GatewayPushIdentityGrants.wireSchema }),
        PropertyShape("sessionExpiresAt", .string([.pattern(Pattern("^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z))$"))])),
    ])
}

extension GatewayPushIdentityGrants {
    public static let wireId = "clankie.GatewayPushIdentityGrants"
    public static let wireSchema: Schema = .object(.strip, [
        PropertyShape("chat", .boolean),
    ])
}

extension ClankieTypes {
    static let gatewayEncryptionPushIdentityModule: [AnyWireType] = [
        AnyWireType(GatewayPushIdentity.wireType),
        AnyWireType(GatewayPushIdentityGrants.wireType),
    ]
}
