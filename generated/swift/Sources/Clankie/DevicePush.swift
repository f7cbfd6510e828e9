// Made by samewire from schemas/clankie/device-push.ts. Do not edit.
import SamewireSupport

/// An id that means nothing to the one who carries it.
///
/// 1 to 128 characters.
/// Pattern: `^[A-Za-z0-9_-]+$`.
public typealias DevicePushOpaqueId = String

/// Rises with every change of the registration.
///
/// Greater than 0.
/// At most 9007199254740991.
public typealias DevicePushSequence = Int64

/// Which of the vendor's delivery services the device token belongs to.
public enum DevicePushEnvironment: WireEnum {
    case sandbox
    case production

    public var rawValue: String {
        switch self {
        case .sandbox: return "sandbox"
        case .production: return "production"
        }
    }
}

/// Names one state of one push registration.
public struct DevicePushBinding: WireModel {
    /// Format: uuid.
    public var registrationId: String

    public var sequence: DevicePushSequence

    public init(registrationId: String, sequence: DevicePushSequence) {
        self.registrationId = registrationId
        self.sequence = sequence
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.registrationId = try wireFields.required("registrationId")
        self.sequence = try wireFields.required("sequence")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("registrationId", self.registrationId)
        wireMembers.required("sequence", self.sequence)
        return wireMembers.wireValue
    }
}

/// What a device tells its host about its own pushes. Disabling is recorded, not forgotten.
public struct DevicePushRequest: WireModel {
    /// Format: uuid.
    public var registrationId: String

    public var sequence: DevicePushSequence

    public var enabled: Bool

    public init(registrationId: String, sequence: DevicePushSequence, enabled: Bool) {
        self.registrationId = registrationId
        self.sequence = sequence
        self.enabled = enabled
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.registrationId = try wireFields.required("registrationId")
        self.sequence = try wireFields.required("sequence")
        self.enabled = try wireFields.required("enabled")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("registrationId", self.registrationId)
        wireMembers.required("sequence", self.sequence)
        wireMembers.required("enabled", self.enabled)
        return wireMembers.wireValue
    }
}

/// Registers a device for pushes at the gateway.
public struct PublicGatewayPushRegistrationRequest: WireModel {
    /// Format: uuid.
    public var registrationId: String

    public var sequence: DevicePushSequence

    public var hostId: DevicePushOpaqueId

    /// Secret of the device that lets it clear the registration without a session.
    ///
    /// Exactly 43 characters.
    /// Pattern: `^[A-Za-z0-9_-]+$`.
    public var deliveryKey: String

    /// The vendor's token of the device, in whole hex pairs.
    ///
    /// 32 to 512 characters.
    /// Pattern: `^(?:[a-fA-F0-9]{2})+$`.
    public var deviceToken: String

    public var environment: DevicePushEnvironment

    public init(
        registrationId: String,
        sequence: DevicePushSequence,
        hostId: DevicePushOpaqueId,
        deliveryKey: String,
        deviceToken: String,
        environment: DevicePushEnvironment
    ) {
        self.registrationId = registrationId
        self.sequence = sequence
        self.hostId = hostId
        self.deliveryKey = deliveryKey
        self.deviceToken = deviceToken
        self.environment = environment
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.registrationId = try wireFields.required("registrationId")
        self.sequence = try wireFields.required("sequence")
        self.hostId = try wireFields.required("hostId")
        self.deliveryKey = try wireFields.required("deliveryKey")
        self.deviceToken = try wireFields.required("deviceToken")
        self.environment = try wireFields.required("environment")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("registrationId", self.registrationId)
        wireMembers.required("sequence", self.sequence)
        wireMembers.required("hostId", self.hostId)
        wireMembers.required("deliveryKey", self.deliveryKey)
        wireMembers.required("deviceToken", self.deviceToken)
        wireMembers.required("environment", self.environment)
        return wireMembers.wireValue
    }
}

/// Clears a push registration; the delivery key alone is proof.
public struct PublicGatewayPushClearRequest: WireModel {
    /// Format: uuid.
    public var registrationId: String

    public var sequence: DevicePushSequence

    /// Secret of the device that lets it clear the registration without a session.
    ///
    /// Exactly 43 characters.
    /// Pattern: `^[A-Za-z0-9_-]+$`.
    public var deliveryKey: String

    public init(registrationId: String, sequence: DevicePushSequence, deliveryKey: String) {
        self.registrationId = registrationId
        self.sequence = sequence
        self.deliveryKey = deliveryKey
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.registrationId = try wireFields.required("registrationId")
        self.sequence = try wireFields.required("sequence")
        self.deliveryKey = try wireFields.required("deliveryKey")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("registrationId", self.registrationId)
        wireMembers.required("sequence", self.sequence)
        wireMembers.required("deliveryKey", self.deliveryKey)
        return wireMembers.wireValue
    }
}

/// The registration as the gateway now holds it.
public struct PublicGatewayPushRegistrationResponse: WireModel {
    /// Format: uuid.
    public var registrationId: String

    public var sequence: DevicePushSequence

    public var deviceId: DevicePushOpaqueId

    public init(registrationId: String, sequence: DevicePushSequence, deviceId: DevicePushOpaqueId) {
        self.registrationId = registrationId
        self.sequence = sequence
        self.deviceId = deviceId
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.registrationId = try wireFields.required("registrationId")
        self.sequence = try wireFields.required("sequence")
        self.deviceId = try wireFields.required("deviceId")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("registrationId", self.registrationId)
        wireMembers.required("sequence", self.sequence)
        wireMembers.required("deviceId", self.deviceId)
        return wireMembers.wireValue
    }
}

// Schemas, as data.

extension ClankieTypes {
    public static let devicePushOpaqueId = WireType<DevicePushOpaqueId>("clankie.DevicePushOpaqueId", devicePushOpaqueIdSchema)
    private static let devicePushOpaqueIdSchema: Schema = .string([.size(.minLength(1)), .size(.maxLength(128)), .pattern(Pattern("^[A-Za-z0-9_-]+$"))])
}

extension ClankieTypes {
    public static let devicePushSequence = WireType<DevicePushSequence>("clankie.DevicePushSequence", devicePushSequenceSchema)
    private static let devicePushSequenceSchema: Schema = .number(.int, [.minimum(0, exclusive: true), .maximum(9007199254740991, exclusive: false)])
}

extension DevicePushEnvironment {
    public static let wireId = "clankie.DevicePushEnvironment"
    public static let wireSchema: Schema = .oneOf([.string("sandbox"), .string("production")])
}

extension DevicePushBinding {
    public static let wireId = "clankie.DevicePushBinding"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("registrationId", .string([.pattern(Pattern("^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$"))])),
        PropertyShape("sequence", .reference { ClankieTypes.devicePushSequence.schema }),
    ])
}

extension DevicePushRequest {
    public static let wireId = "clankie.DevicePushRequest"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("registrationId", .string([.pattern(Pattern("^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$"))])),
        PropertyShape("sequence", .reference { ClankieTypes.devicePushSequence.schema }),
        PropertyShape("enabled", .boolean),
    ])
}

extension PublicGatewayPushRegistrationRequest {
    public static let wireId = "clankie.PublicGatewayPushRegistrationRequest"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("registrationId", .string([.pattern(Pattern("^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$"))])),
        PropertyShape("sequence", .reference { ClankieTypes.devicePushSequence.schema }),
        PropertyShape("hostId", .reference { ClankieTypes.devicePushOpaqueId.schema }),
        PropertyShape("deliveryKey", .string([.size(.length(43)), .pattern(Pattern("^[A-Za-z0-9_-]+$"))])),
        PropertyShape("deviceToken", .string([.size(.minLength(32)), .size(.maxLength(512)), .pattern(Pattern("^(?:[a-fA-F0-9]{2})+$"))])),
        PropertyShape("environment", .reference { DevicePushEnvironment.wireSchema }),
    ])
}

extension PublicGatewayPushClearRequest {
    public static let wireId = "clankie.PublicGatewayPushClearRequest"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("registrationId", .string([.pattern(Pattern("^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$"))])),
        PropertyShape("sequence", .reference { ClankieTypes.devicePushSequence.schema }),
        PropertyShape("deliveryKey", .string([.size(.length(43)), .pattern(Pattern("^[A-Za-z0-9_-]+$"))])),
    ])
}

extension PublicGatewayPushRegistrationResponse {
    public static let wireId = "clankie.PublicGatewayPushRegistrationResponse"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("registrationId", .string([.pattern(Pattern("^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$"))])),
        PropertyShape("sequence", .reference { ClankieTypes.devicePushSequence.schema }),
        PropertyShape("deviceId", .reference { ClankieTypes.devicePushOpaqueId.schema }),
    ])
}

extension ClankieTypes {
    static let devicePushModule: [AnyWireType] = [
        AnyWireType(ClankieTypes.devicePushOpaqueId),
        AnyWireType(ClankieTypes.devicePushSequence),
        AnyWireType(DevicePushEnvironment.wireType),
        AnyWireType(DevicePushBinding.wireType),
        AnyWireType(DevicePushRequest.wireType),
        AnyWireType(PublicGatewayPushRegistrationRequest.wireType),
        AnyWireType(PublicGatewayPushClearRequest.wireType),
        AnyWireType(PublicGatewayPushRegistrationResponse.wireType),
    ]
}
