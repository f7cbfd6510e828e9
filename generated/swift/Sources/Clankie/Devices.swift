// Made by samewire from schemas/clankie/devices.ts. Do not edit.
import SamewireSupport

public enum DevicePlatform: WireEnum {
    case ios
    case android
    case macos
    case unknown

    public var rawValue: String {
        switch self {
        case .ios: return "ios"
        case .android: return "android"
        case .macos: return "macos"
        case .unknown: return "unknown"
        }
    }
}

/// What a device may do. Every grant is stated, granted or not.
public struct DeviceGrantSet: WireModel {
    /// Talk in conversations.
    public var chat: Bool

    /// Change what the fleet does.
    public var steer: Bool

    /// Watch terminals.
    public var terminalObserve: Bool

    /// Type into terminals.
    public var terminalControl: Bool

    public init(chat: Bool, steer: Bool, terminalObserve: Bool, terminalControl: Bool) {
        self.chat = chat
        self.steer = steer
        self.terminalObserve = terminalObserve
        self.terminalControl = terminalControl
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.chat = try wireFields.required("chat")
        self.steer = try wireFields.required("steer")
        self.terminalObserve = try wireFields.required("terminalObserve")
        self.terminalControl = try wireFields.required("terminalControl")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("chat", self.chat)
        wireMembers.required("steer", self.steer)
        wireMembers.required("terminalObserve", self.terminalObserve)
        wireMembers.required("terminalControl", self.terminalControl)
        return wireMembers.wireValue
    }
}

public enum DeviceStatus: WireEnum {
    case pending
    case active
    case revoked

    public var rawValue: String {
        switch self {
        case .pending: return "pending"
        case .active: return "active"
        case .revoked: return "revoked"
        }
    }
}

/// The host as a person names it.
public struct PairingHost: WireModel {
    /// At least 1 characters.
    public var name: String

    public init(name: String) {
        self.name = name
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.name = try wireFields.required("name")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("name", self.name)
        return wireMembers.wireValue
    }
}

/// A device as the host stores it. An active one has its activation time, a revoked one its revocation.
public struct DeviceRecord: WireModel {
    /// At least 1 characters.
    public var deviceId: String

    public var platform: DevicePlatform

    public var status: DeviceStatus

    public var grants: DeviceGrantSet

    public var review: Bool?

    /// Format: datetime.
    public var createdAt: String

    /// Format: datetime.
    public var activatedAt: String?

    /// Format: datetime.
    public var lastRefreshAt: String?

    /// Format: datetime.
    public var lastSeenAt: String?

    public var push: DevicePushRequest?

    /// Format: datetime.
    public var revokedAt: String?

    /// At least 1 characters.
    public var revokedBy: String?

    /// 1 to 64 characters.
    public var name: String

    /// At least 1 characters.
    public var offerId: String

    /// At least 1 characters.
    public var mintedBy: String

    /// Format: uuid.
    public var supportGrantId: String?

    public var localCompanion: Bool?

    /// Format: datetime.
    public var pendingExpiresAt: String

    public init(
        deviceId: String,
        platform: DevicePlatform,
        status: DeviceStatus,
        grants: DeviceGrantSet,
        review: Bool? = nil,
        createdAt: String,
        activatedAt: String? = nil,
        lastRefreshAt: String? = nil,
        lastSeenAt: String? = nil,
        push: DevicePushRequest? = nil,
        revokedAt: String? = nil,
        revokedBy: String? = nil,
        name: String,
        offerId: String,
        mintedBy: String,
        supportGrantId: String? = nil,
        localCompanion: Bool? = nil,
        pendingExpiresAt: String
    ) {
        self.deviceId = deviceId
        self.platform = platform
        self.status = status
        self.grants = grants
        self.review = review
        self.createdAt = createdAt
        self.activatedAt = activatedAt
        self.lastRefreshAt = lastRefreshAt
        self.lastSeenAt = lastSeenAt
        self.push = push
        self.revokedAt = revokedAt
        self.revokedBy = revokedBy
        self.name = name
        self.offerId = offerId
        self.mintedBy = mintedBy
        self.supportGrantId = supportGrantId
        self.localCompanion = localCompanion
        self.pendingExpiresAt = pendingExpiresAt
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.deviceId = try wireFields.required("deviceId")
        self.platform = try wireFields.required("platform")
        self.status = try wireFields.required("status")
        self.grants = try wireFields.required("grants")
        self.review = try wireFields.optional("review")
        self.createdAt = try wireFields.required("createdAt")
        self.activatedAt = try wireFields.optional("activatedAt")
        self.lastRefreshAt = try wireFields.optional("lastRefreshAt")
        self.lastSeenAt = try wireFields.optional("lastSeenAt")
        self.push = try wireFields.optional("push")
        self.revokedAt = try wireFields.optional("revokedAt")
        self.revokedBy = try wireFields.optional("revokedBy")
        self.name = try wireFields.required("name")
        self.offerId = try wireFields.required("offerId")
        self.mintedBy = try wireFields.required("mintedBy")
        self.supportGrantId = try wireFields.optional("supportGrantId")
        self.localCompanion = try wireFields.optional("localCompanion")
        self.pendingExpiresAt = try wireFields.required("pendingExpiresAt")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("deviceId", self.deviceId)
        wireMembers.required("platform", self.platform)
        wireMembers.required("status", self.status)
        wireMembers.required("grants", self.grants)
        wireMembers.optional("review", self.review)
        wireMembers.required("createdAt", self.createdAt)
        wireMembers.optional("activatedAt", self.activatedAt)
        wireMembers.optional("lastRefreshAt", self.lastRefreshAt)
        wireMembers.optional("lastSeenAt", self.lastSeenAt)
        wireMembers.optional("push", self.push)
        wireMembers.optional("revokedAt", self.revokedAt)
        wireMembers.optional("revokedBy", self.revokedBy)
        wireMembers.required("name", self.name)
        wireMembers.required("offerId", self.offerId)
        wireMembers.required("mintedBy", self.mintedBy)
        wireMembers.optional("supportGrantId", self.supportGrantId)
        wireMembers.optional("localCompanion", self.localCompanion)
        wireMembers.required("pendingExpiresAt", self.pendingExpiresAt)
        return wireMembers.wireValue
    }
}

/// A device as a list shows it.
public struct DeviceListItem: WireModel {
    /// At least 1 characters.
    public var deviceId: String

    public var platform: DevicePlatform

    public var status: DeviceStatus

    public var grants: DeviceGrantSet

    public var review: Bool?

    /// Format: datetime.
    public var createdAt: String

    /// Format: datetime.
    public var activatedAt: String?

    /// Format: datetime.
    public var lastRefreshAt: String?

    /// Format: datetime.
    public var lastSeenAt: String?

    public var push: DevicePushRequest?

    /// Format: datetime.
    public var revokedAt: String?

    /// At least 1 characters.
    public var revokedBy: String?

    /// At least 1 characters.
    public var name: String

    public init(
        deviceId: String,
        platform: DevicePlatform,
        status: DeviceStatus,
        grants: DeviceGrantSet,
        review: Bool? = nil,
        createdAt: String,
        activatedAt: String? = nil,
        lastRefreshAt: String? = nil,
        lastSeenAt: String? = nil,
        push: DevicePushRequest? = nil,
        revokedAt: String? = nil,
        revokedBy: String? = nil,
        name: String
    ) {
        self.deviceId = deviceId
        self.platform = platform
        self.status = status
        self.grants = grants
        self.review = review
        self.createdAt = createdAt
        self.activatedAt = activatedAt
        self.lastRefreshAt = lastRefreshAt
        self.lastSeenAt = lastSeenAt
        self.push = push
        self.revokedAt = revokedAt
        self.revokedBy = revokedBy
        self.name = name
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.deviceId = try wireFields.required("deviceId")
        self.platform = try wireFields.required("platform")
        self.status = try wireFields.required("status")
        self.grants = try wireFields.required("grants")
        self.review = try wireFields.optional("review")
        self.createdAt = try wireFields.required("createdAt")
        self.activatedAt = try wireFields.optional("activatedAt")
        self.lastRefreshAt = try wireFields.optional("lastRefreshAt")
        self.lastSeenAt = try wireFields.optional("lastSeenAt")
        self.push = try wireFields.optional("push")
        self.revokedAt = try wireFields.optional("revokedAt")
        self.revokedBy = try wireFields.optional("revokedBy")
        self.name = try wireFields.required("name")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("deviceId", self.deviceId)
        wireMembers.required("platform", self.platform)
        wireMembers.required("status", self.status)
        wireMembers.required("grants", self.grants)
        wireMembers.optional("review", self.review)
        wireMembers.required("createdAt", self.createdAt)
        wireMembers.optional("activatedAt", self.activatedAt)
        wireMembers.optional("lastRefreshAt", self.lastRefreshAt)
        wireMembers.optional("lastSeenAt", self.lastSeenAt)
        wireMembers.optional("push", self.push)
        wireMembers.optional("revokedAt", self.revokedAt)
        wireMembers.optional("revokedBy", self.revokedBy)
        wireMembers.required("name", self.name)
        return wireMembers.wireValue
    }
}

public struct DeviceListResponse: WireModel {
    public var devices: [DeviceListItem]

    public init(devices: [DeviceListItem]) {
        self.devices = devices
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.devices = try wireFields.required("devices")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("devices", self.devices)
        return wireMembers.wireValue
    }
}

/// What the calling device is to its host.
public struct DeviceSelfResponse: WireModel {
    public var controlScope: String?

    /// Format: uuid.
    public var supportGrantId: String?

    public var supportScope: DeviceSelfResponseSupportScope?

    public var directRoute: DeviceDirectRoute?

    /// At least 1 characters.
    public var deviceId: String

    /// At least 1 characters.
    public var name: String

    public var platform: DevicePlatform

    public var grants: DeviceGrantSet

    public var host: PairingHost

    /// Format: datetime.
    public var sessionExpiresAt: String

    public init(
        controlScope: String? = nil,
        supportGrantId: String? = nil,
        supportScope: DeviceSelfResponseSupportScope? = nil,
        directRoute: DeviceDirectRoute? = nil,
        deviceId: String,
        name: String,
        platform: DevicePlatform,
        grants: DeviceGrantSet,
        host: PairingHost,
        sessionExpiresAt: String
    ) {
        self.controlScope = controlScope
        self.supportGrantId = supportGrantId
        self.supportScope = supportScope
        self.directRoute = directRoute
        self.deviceId = deviceId
        self.name = name
        self.platform = platform
        self.grants = grants
        self.host = host
        self.sessionExpiresAt = sessionExpiresAt
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.controlScope = try wireFields.optional("controlScope")
        self.supportGrantId = try wireFields.optional("supportGrantId")
        self.supportScope = try wireFields.optional("supportScope")
        self.directRoute = try wireFields.optional("directRoute")
        self.deviceId = try wireFields.required("deviceId")
        self.name = try wireFields.required("name")
        self.platform = try wireFields.required("platform")
        self.grants = try wireFields.required("grants")
        self.host = try wireFields.required("host")
        self.sessionExpiresAt = try wireFields.required("sessionExpiresAt")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.optional("controlScope", self.controlScope)
        wireMembers.optional("supportGrantId", self.supportGrantId)
        wireMembers.optional("supportScope", self.supportScope)
        wireMembers.optional("directRoute", self.directRoute)
        wireMembers.required("deviceId", self.deviceId)
        wireMembers.required("name", self.name)
        wireMembers.required("platform", self.platform)
        wireMembers.required("grants", self.grants)
        wireMembers.required("host", self.host)
        wireMembers.required("sessionExpiresAt", self.sessionExpiresAt)
        return wireMembers.wireValue
    }
}

public enum DeviceSelfResponseSupportScope: WireEnum {
    case readState
    case shell

    public var rawValue: String {
        switch self {
        case .readState: return "read-state"
        case .shell: return "shell"
        }
    }
}

// Schemas, as data.

extension DevicePlatform {
    public static let wireId = "clankie.DevicePlatform"
    public static let wireSchema: Schema = .oneOf([.string("ios"), .string("android"), .string("macos"), .string("unknown")])
}

extension DeviceGrantSet {
    public static let wireId = "clankie.DeviceGrantSet"
    public static let wireSchema: Schema = .object(.strip, [
        PropertyShape("chat", .boolean),
        PropertyShape("steer", .boolean),
        PropertyShape("terminalObserve", .boolean),
        PropertyShape("terminalControl", .boolean),
    ])
}

extension DeviceStatus {
    public static let wireId = "clankie.DeviceStatus"
    public static let wireSchema: Schema = .oneOf([.string("pending"), .string("active"), .string("revoked")])
}

extension PairingHost {
    public static let wireId = "clankie.PairingHost"
    public static let wireSchema: Schema = .object(.strip, [
        PropertyShape("name", .string([.size(.minLength(1))])),
    ])
}

extension DeviceRecord {
    public static let wireId = "clankie.DeviceRecord"
    public static let wireSchema: Schema = Schema.object(.strip, [
        PropertyShape("deviceId", .string([.size(.minLength(1))])),
        PropertyShape("platform", .reference { DevicePlatform.wireSchema }),
        PropertyShape("status", .reference { DeviceStatus.wireSchema }),
        PropertyShape("grants", .reference { DeviceGrantSet.wireSchema }),
        PropertyShape("review", .optional(.oneOf([.bool(true)])), .optional, optionalOut: true),
        PropertyShape("createdAt", .string([.pattern(Pattern("^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z))$"))])),
        PropertyShape("activatedAt", .optional(.string([.pattern(Pattern("^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z))$"))])), .optional, optionalOut: true),
        PropertyShape("lastRefreshAt", .optional(.string([.pattern(Pattern("^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z))$"))])), .optional, optionalOut: true),
        PropertyShape("lastSeenAt", .optional(.string([.pattern(Pattern("^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z))$"))])), .optional, optionalOut: true),
        PropertyShape("push", .optional(.reference { DevicePushRequest.wireSchema }), .optional, optionalOut: true),
        PropertyShape("revokedAt", .optional(.string([.pattern(Pattern("^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z))$"))])), .optional, optionalOut: true),
        PropertyShape("revokedBy", .optional(.string([.size(.minLength(1))])), .optional, optionalOut: true),
        PropertyShape("name", .string([.size(.minLength(1)), .size(.maxLength(64))])),
        PropertyShape("offerId", .string([.size(.minLength(1))])),
        PropertyShape("mintedBy", .string([.size(.minLength(1))])),
        PropertyShape("supportGrantId", .optional(.string([.pattern(Pattern("^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$"))])), .optional, optionalOut: true),
        PropertyShape("localCompanion", .optional(.oneOf([.bool(true)])), .optional, optionalOut: true),
        PropertyShape("pendingExpiresAt", .string([.pattern(Pattern("^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z))$"))])),
    ]).checked([RuleUse(.requiredWhen(RuleCondition(key: "status", equals: .string("active")), ["activatedAt"], path: ["status"]), message: "Invalid object: activatedAt must have a value when status is \"active\""), RuleUse(.requiredWhen(RuleCondition(key: "status", equals: .string("revoked")), ["revokedAt", "revokedBy"], path: ["status"]), message: "Invalid object: revokedAt, revokedBy must have a value when status is \"revoked\"")])
}

extension DeviceListItem {
    public static let wireId = "clankie.DeviceListItem"
    public static let wireSchema: Schema = .object(.strip, [
        PropertyShape("deviceId", .string([.size(.minLength(1))])),
        PropertyShape("platform", .reference { DevicePlatform.wireSchema }),
        PropertyShape("status", .reference { DeviceStatus.wireSchema }),
        PropertyShape("grants", .reference { DeviceGrantSet.wireSchema }),
        PropertyShape("review", .optional(.oneOf([.bool(true)])), .optional, optionalOut: true),
        PropertyShape("createdAt", .string([.pattern(Pattern("^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z))$"))])),
        PropertyShape("activatedAt", .optional(.string([.pattern(Pattern("^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z))$"))])), .optional, optionalOut: true),
        PropertyShape("lastRefreshAt", .optional(.string([.pattern(Pattern("^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z))$"))])), .optional, optionalOut: true),
        PropertyShape("lastSeenAt", .optional(.string([.pattern(Pattern("^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z))$"))])), .optional, optionalOut: true),
        PropertyShape("push", .optional(.reference { DevicePushRequest.wireSchema }), .optional, optionalOut: true),
        PropertyShape("revokedAt", .optional(.string([.pattern(Pattern("^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z))$"))])), .optional, optionalOut: true),
        PropertyShape("revokedBy", .optional(.string([.size(.minLength(1))])), .optional, optionalOut: true),
        PropertyShape("name", .string([.size(.minLength(1))])),
    ])
}

extension DeviceListResponse {
    public static let wireId = "clankie.DeviceListResponse"
    public static let wireSchema: Schema = .object(.strip, [
        PropertyShape("devices", .array(.reference { DeviceListItem.wireSchema })),
    ])
}

extension DeviceSelfResponse {
    public static let wireId = "clankie.DeviceSelfResponse"
    public static let wireSchema: Schema = .object(.strip, [
        PropertyShape("controlScope", .optional(.oneOf([.string("hosted")])), .optional, optionalOut: true),
        PropertyShape("supportGrantId", .optional(.string([.pattern(Pattern("^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$"))])), .optional, optionalOut: true),
        PropertyShape("supportScope", .optional(.reference { DeviceSelfResponseSupportScope.wireSchema }), .optional, optionalOut: true),
        PropertyShape("directRoute", .optional(.reference { DeviceDirectRoute.wireSchema }), .optional, optionalOut: true),
        PropertyShape("deviceId", .string([.size(.minLength(1))])),
        PropertyShape("name", .string([.size(.minLength(1))])),
        PropertyShape("platform", .reference { DevicePlatform.wireSchema }),
        PropertyShape("grants", .reference { DeviceGrantSet.wireSchema }),
        PropertyShape("host", .reference { PairingHost.wireSchema }),
        PropertyShape("sessionExpiresAt", .string([.pattern(Pattern("^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z))$"))])),
    ])
}

extension DeviceSelfResponseSupportScope {
    public static let wireId = "clankie.DeviceSelfResponseSupportScope"
    public static let wireSchema: Schema = .oneOf([.string("read-state"), .string("shell")])
}

extension ClankieTypes {
    static let devicesModule: [AnyWireType] = [
        AnyWireType(DevicePlatform.wireType),
        AnyWireType(DeviceGrantSet.wireType),
        AnyWireType(DeviceStatus.wireType),
        AnyWireType(PairingHost.wireType),
        AnyWireType(DeviceRecord.wireType),
        AnyWireType(DeviceListItem.wireType),
        AnyWireType(DeviceListResponse.wireType),
        AnyWireType(DeviceSelfResponse.wireType),
        AnyWireType(DeviceSelfResponseSupportScope.wireType),
    ]
}
