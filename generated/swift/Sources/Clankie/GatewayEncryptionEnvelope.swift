// Made by samewire from schemas/clankie/gateway-encryption/envelope.ts. Do not edit.
import SamewireSupport

/// Exactly 44 characters.
/// Format: base64.
public typealias GatewayKey = String

/// What a device needs to seal requests for its host. The key is a secret.
public struct GatewayEncryptionCredential: WireModel {
    public var hostId: PublicGatewayHostId

    public var key: GatewayKey

    /// Sealed by the host for itself. It names the key.
    ///
    /// 40 to 4096 characters.
    /// Format: base64.
    public var ticket: String

    public init(hostId: PublicGatewayHostId, key: GatewayKey, ticket: String) {
        self.hostId = hostId
        self.key = key
        self.ticket = ticket
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.hostId = try wireFields.required("hostId")
        self.key = try wireFields.required("key")
        self.ticket = try wireFields.required("ticket")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("hostId", self.hostId)
        wireMembers.required("key", self.key)
        wireMembers.required("ticket", self.ticket)
        return wireMembers.wireValue
    }
}

/// A challenge of the host, good for one request.
public struct GatewayChallenge: WireModel {
    /// Always 1.
    public static let version: Int64 = 1

    /// Pattern: `^[a-f0-9]{64}$`.
    public var challenge: String

    public init(challenge: String) {
        self.challenge = challenge
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.challenge = try wireFields.required("challenge")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("version", .number(1))
        wireMembers.required("challenge", self.challenge)
        return wireMembers.wireValue
    }
}

/// A sealed request.
public struct GatewayEnvelope: WireModel {
    /// Always 1.
    public static let version: Int64 = 1

    /// Sealed by the host for itself. It names the key.
    ///
    /// 40 to 4096 characters.
    /// Format: base64.
    public var ticket: String

    /// Pattern: `^[a-f0-9]{64}$`.
    public var challenge: String

    /// 32 random bytes, new for each request.
    ///
    /// Pattern: `^[a-f0-9]{64}$`.
    public var requestId: String

    /// 12-byte IV, ciphertext and 16-byte tag.
    ///
    /// 40 to 2097152 characters.
    /// Format: base64.
    public var sealed: String

    public init(ticket: String, challenge: String, requestId: String, sealed: String) {
        self.ticket = ticket
        self.challenge = challenge
        self.requestId = requestId
        self.sealed = sealed
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.ticket = try wireFields.required("ticket")
        self.challenge = try wireFields.required("challenge")
        self.requestId = try wireFields.required("requestId")
        self.sealed = try wireFields.required("sealed")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("version", .number(1))
        wireMembers.required("ticket", self.ticket)
        wireMembers.required("challenge", self.challenge)
        wireMembers.required("requestId", self.requestId)
        wireMembers.required("sealed", self.sealed)
        return wireMembers.wireValue
    }
}

/// One line of a sealed response. Its index among the lines is part of the seal.
public struct GatewaySealedRecord: WireModel {
    /// At most 131072 characters.
    /// Format: base64.
    public var sealed: String

    public init(sealed: String) {
        self.sealed = sealed
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.sealed = try wireFields.required("sealed")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("sealed", self.sealed)
        return wireMembers.wireValue
    }
}

// Schemas, as data.

extension ClankieTypes {
    public static let gatewayKey = WireType<GatewayKey>("clankie.GatewayKey", gatewayKeySchema)
    private static let gatewayKeySchema: Schema = .string([.format(.base64), .size(.length(44))])
}

extension GatewayEncryptionCredential {
    public static let wireId = "clankie.GatewayEncryptionCredential"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("hostId", .reference { ClankieTypes.publicGatewayHostId.schema }),
        PropertyShape("key", .reference { ClankieTypes.gatewayKey.schema }),
        PropertyShape("ticket", .string([.format(.base64), .size(.minLength(40)), .size(.maxLength(4096))])),
    ])
}

extension GatewayChallenge {
    public static let wireId = "clankie.GatewayChallenge"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("version", .oneOf([.number(1)])),
        PropertyShape("challenge", .string([.pattern(Pattern("^[a-f0-9]{64}$", "u"))])),
    ])
}

extension GatewayEnvelope {
    public static let wireId = "clankie.GatewayEnvelope"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("version", .oneOf([.number(1)])),
        PropertyShape("ticket", .string([.format(.base64), .size(.minLength(40)), .size(.maxLength(4096))])),
        PropertyShape("challenge", .string([.pattern(Pattern("^[a-f0-9]{64}$", "u"))])),
        PropertyShape("requestId", .string([.pattern(Pattern("^[a-f0-9]{64}$", "u"))])),
        PropertyShape("sealed", .string([.format(.base64), .size(.minLength(40)), .size(.maxLength(2097152))])),
    ])
}

extension GatewaySealedRecord {
    public static let wireId = "clankie.GatewaySealedRecord"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("sealed", .string([.format(.base64), .size(.maxLength(131072))])),
    ])
}

extension ClankieTypes {
    static let gatewayEncryptionEnvelopeModule: [AnyWireType] = [
        AnyWireType(ClankieTypes.gatewayKey),
        AnyWireType(GatewayEncryptionCredential.wireType),
        AnyWireType(GatewayChallenge.wireType),
        AnyWireType(GatewayEnvelope.wireType),
        AnyWireType(GatewaySealedRecord.wireType),
    ]
}
