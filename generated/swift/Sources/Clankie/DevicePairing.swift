// Made by samewire from schemas/clankie/device-pairing.ts. Do not edit.
import SamewireSupport

/// Asks for a pairing offer; with `review`, for one that a reviewer may use for so many days.
public struct PairingOfferRequest: WireModel {
    public var review: PairingOfferRequestReview?

    public init(review: PairingOfferRequestReview? = nil) {
        self.review = review
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.review = try wireFields.optional("review")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.optional("review", self.review)
        return wireMembers.wireValue
    }
}

public struct PairingOfferRequestReview: WireModel {
    /// 1 to 31.
    public var days: Int64

    public init(days: Int64) {
        self.days = days
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.days = try wireFields.required("days")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("days", self.days)
        return wireMembers.wireValue
    }
}

/// A pairing offer as the owner is shown it. It holds a one-time secret.
public struct PairingOfferWire: WireModel {
    /// Always 1.
    public static let version: Int64 = 1

    /// At least 1 characters.
    public var deepLink: String

    /// At least 1 characters.
    public var code: String

    /// A code that a person can type, without letters that look like digits.
    ///
    /// Pattern: `^[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$`.
    public var localCode: String?

    /// Format: datetime.
    public var expiresAt: String

    public var review: Bool?

    public var gateway: Bool?

    /// 1 to 2048 characters.
    public var direct: String?

    public init(
        deepLink: String,
        code: String,
        localCode: String? = nil,
        expiresAt: String,
        review: Bool? = nil,
        gateway: Bool? = nil,
        direct: String? = nil
    ) {
        self.deepLink = deepLink
        self.code = code
        self.localCode = localCode
        self.expiresAt = expiresAt
        self.review = review
        self.gateway = gateway
        self.direct = direct
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.deepLink = try wireFields.required("deepLink")
        self.code = try wireFields.required("code")
        self.localCode = try wireFields.optional("localCode")
        self.expiresAt = try wireFields.required("expiresAt")
        self.review = try wireFields.optional("review")
        self.gateway = try wireFields.optional("gateway")
        self.direct = try wireFields.optional("direct")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("version", .number(1))
        wireMembers.required("deepLink", self.deepLink)
        wireMembers.required("code", self.code)
        wireMembers.optional("localCode", self.localCode)
        wireMembers.required("expiresAt", self.expiresAt)
        wireMembers.optional("review", self.review)
        wireMembers.optional("gateway", self.gateway)
        wireMembers.optional("direct", self.direct)
        return wireMembers.wireValue
    }
}

/// Redeems an offer by its secret or by its code, not by both.
public struct PairingRedeemRequest: WireModel {
    /// At least 1 characters.
    public var offerSecret: String?

    /// At least 1 characters.
    public var code: String?

    public var device: PairingRedeemRequestDevice

    public init(offerSecret: String? = nil, code: String? = nil, device: PairingRedeemRequestDevice) {
        self.offerSecret = offerSecret
        self.code = code
        self.device = device
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.offerSecret = try wireFields.optional("offerSecret")
        self.code = try wireFields.optional("code")
        self.device = try wireFields.required("device")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.optional("offerSecret", self.offerSecret)
        wireMembers.optional("code", self.code)
        wireMembers.required("device", self.device)
        return wireMembers.wireValue
    }
}

public struct PairingRedeemRequestDevice: WireModel {
    /// 1 to 64 characters.
    public var name: String

    public var platform: DevicePlatform

    public init(name: String, platform: DevicePlatform) {
        self.name = name
        self.platform = platform
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.name = try wireFields.required("name")
        self.platform = try wireFields.required("platform")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("name", self.name)
        wireMembers.required("platform", self.platform)
        return wireMembers.wireValue
    }
}

/// A pending device: it becomes active when it completes the pairing before `expiresAt`.
public struct PairingRedeemResponse: WireModel {
    /// At least 1 characters.
    public var deviceId: String

    public var host: PairingHost

    public var hostBaseUrl: DeviceHostBaseUrl?

    public var offeredGrants: DeviceGrantSet

    /// At least 1 characters.
    public var completionToken: String

    /// Format: datetime.
    public var expiresAt: String

    public init(
        deviceId: String,
        host: PairingHost,
        hostBaseUrl: DeviceHostBaseUrl? = nil,
        offeredGrants: DeviceGrantSet,
        completionToken: String,
        expiresAt: String
    ) {
        self.deviceId = deviceId
        self.host = host
        self.hostBaseUrl = hostBaseUrl
        self.offeredGrants = offeredGrants
        self.completionToken = completionToken
        self.expiresAt = expiresAt
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.deviceId = try wireFields.required("deviceId")
        self.host = try wireFields.required("host")
        self.hostBaseUrl = try wireFields.optional("hostBaseUrl")
        self.offeredGrants = try wireFields.required("offeredGrants")
        self.completionToken = try wireFields.required("completionToken")
        self.expiresAt = try wireFields.required("expiresAt")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("deviceId", self.deviceId)
        wireMembers.required("host", self.host)
        wireMembers.optional("hostBaseUrl", self.hostBaseUrl)
        wireMembers.required("offeredGrants", self.offeredGrants)
        wireMembers.required("completionToken", self.completionToken)
        wireMembers.required("expiresAt", self.expiresAt)
        return wireMembers.wireValue
    }
}

/// Accepts grants. The host refuses one that it did not offer.
public struct PairingCompleteRequest: WireModel {
    /// At least 1 characters.
    public var completionToken: String

    public var acceptedGrants: DeviceGrantSet

    public init(completionToken: String, acceptedGrants: DeviceGrantSet) {
        self.completionToken = completionToken
        self.acceptedGrants = acceptedGrants
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.completionToken = try wireFields.required("completionToken")
        self.acceptedGrants = try wireFields.required("acceptedGrants")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("completionToken", self.completionToken)
        wireMembers.required("acceptedGrants", self.acceptedGrants)
        return wireMembers.wireValue
    }
}

/// The first session of a device.
public struct PairingCompleteResponse: WireModel {
    /// At least 1 characters.
    public var deviceId: String

    /// At least 1 characters.
    public var deviceToken: String

    public var grants: DeviceGrantSet

    /// Format: datetime.
    public var sessionExpiresAt: String

    public var relayUrl: DeviceHostBaseUrl?

    public var directRoute: DeviceDirectRoute?

    public init(
        deviceId: String,
        deviceToken: String,
        grants: DeviceGrantSet,
        sessionExpiresAt: String,
        relayUrl: DeviceHostBaseUrl? = nil,
        directRoute: DeviceDirectRoute? = nil
    ) {
        self.deviceId = deviceId
        self.deviceToken = deviceToken
        self.grants = grants
        self.sessionExpiresAt = sessionExpiresAt
        self.relayUrl = relayUrl
        self.directRoute = directRoute
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.deviceId = try wireFields.required("deviceId")
        self.deviceToken = try wireFields.required("deviceToken")
        self.grants = try wireFields.required("grants")
        self.sessionExpiresAt = try wireFields.required("sessionExpiresAt")
        self.relayUrl = try wireFields.optional("relayUrl")
        self.directRoute = try wireFields.optional("directRoute")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("deviceId", self.deviceId)
        wireMembers.required("deviceToken", self.deviceToken)
        wireMembers.required("grants", self.grants)
        wireMembers.required("sessionExpiresAt", self.sessionExpiresAt)
        wireMembers.optional("relayUrl", self.relayUrl)
        wireMembers.optional("directRoute", self.directRoute)
        return wireMembers.wireValue
    }
}

/// The next session of a device.
public struct DeviceSessionRefreshResponse: WireModel {
    /// At least 1 characters.
    public var deviceToken: String

    public var grants: DeviceGrantSet

    /// Format: datetime.
    public var sessionExpiresAt: String

    public var relayUrl: DeviceHostBaseUrl?

    public var directRoute: DeviceDirectRoute?

    public init(
        deviceToken: String,
        grants: DeviceGrantSet,
        sessionExpiresAt: String,
        relayUrl: DeviceHostBaseUrl? = nil,
        directRoute: DeviceDirectRoute? = nil
    ) {
        self.deviceToken = deviceToken
        self.grants = grants
        self.sessionExpiresAt = sessionExpiresAt
        self.relayUrl = relayUrl
        self.directRoute = directRoute
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.deviceToken = try wireFields.required("deviceToken")
        self.grants = try wireFields.required("grants")
        self.sessionExpiresAt = try wireFields.required("sessionExpiresAt")
        self.relayUrl = try wireFields.optional("relayUrl")
        self.directRoute = try wireFields.optional("directRoute")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("deviceToken", self.deviceToken)
        wireMembers.required("grants", self.grants)
        wireMembers.required("sessionExpiresAt", self.sessionExpiresAt)
        wireMembers.optional("relayUrl", self.relayUrl)
        wireMembers.optional("directRoute", self.directRoute)
        return wireMembers.wireValue
    }
}

// Schemas, as data.

extension PairingOfferRequest {
    public static let wireId = "clankie.PairingOfferRequest"
    public static let wireSchema: Schema = .object(.strip, [
        PropertyShape("review", .optional(.reference { PairingOfferRequestReview.wireSchema }), .optional, optionalOut: true),
    ])
}

extension PairingOfferRequestReview {
    public static let wireId = "clankie.PairingOfferRequestReview"
    public static let wireSchema: Schema = .object(.strip, [
        PropertyShape("days", .number(.int, [.minimum(1, exclusive: false), .maximum(31, exclusive: false)])),
    ])
}

extension PairingOfferWire {
    public static let wireId = "clankie.PairingOfferWire"
    public static let wireSchema: Schema = .object(.strip, [
        PropertyShape("version", .oneOf([.number(1)])),
        PropertyShape("deepLink", .string([.size(.minLength(1))])),
        PropertyShape("code", .string([.size(.minLength(1))])),
        PropertyShape("localCode", .optional(.string([.pattern(Pattern("^[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$"))])), .optional, optionalOut: true),
        PropertyShape("expiresAt", .string([.pattern(Pattern("^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z))$"))])),
        PropertyShape("review", .optional(.oneOf([.bool(true)])), .optional, optionalOut: true),
        PropertyShape("gateway", .optional(.oneOf([.bool(true)])), .optional, optionalOut: true),
        PropertyShape("direct", .optional(.string([.size(.minLength(1)), .size(.maxLength(2048))])), .optional, optionalOut: true),
    ])
}

extension PairingRedeemRequest {
    public static let wireId = "clankie.PairingRedeemRequest"
    public static let wireSchema: Schema = Schema.object(.strip, [
        PropertyShape("offerSecret", .optional(.string([.size(.minLength(1))])), .optional, optionalOut: true),
        PropertyShape("code", .optional(.string([.size(.minLength(1))])), .optional, optionalOut: true),
        PropertyShape("device", .reference { PairingRedeemRequestDevice.wireSchema }),
    ]).checked([RuleUse(.exactlyOne(["offerSecret", "code"], path: ["offerSecret"]), message: "Invalid object: exactly one of offerSecret, code is needed")])
}

extension PairingRedeemRequestDevice {
    public static let wireId = "clankie.PairingRedeemRequestDevice"
    public static let wireSchema: Schema = .object(.strip, [
        PropertyShape("name", .string([.size(.minLength(1)), .size(.maxLength(64))])),
        PropertyShape("platform", .reference { DevicePlatform.wireSchema }),
    ])
}

extension PairingRedeemResponse {
    public static let wireId = "clankie.PairingRedeemResponse"
    public static let wireSchema: Schema = .object(.strip, [
        PropertyShape("deviceId", .string([.size(.minLength(1))])),
        PropertyShape("host", .reference { PairingHost.wireSchema }),
        PropertyShape("hostBaseUrl", .optional(.reference { ClankieTypes.deviceHostBaseUrl.schema }), .optional, optionalOut: true),
        PropertyShape("offeredGrants", .reference { DeviceGrantSet.wireSchema }),
        PropertyShape("completionToken", .string([.size(.minLength(1))])),
        PropertyShape("expiresAt", .string([.pattern(Pattern("^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z))$"))])),
    ])
}

extension PairingCompleteRequest {
    public static let wireId = "clankie.PairingCompleteRequest"
    public static let wireSchema: Schema = .object(.strip, [
        PropertyShape("completionToken", .string([.size(.minLength(1))])),
        PropertyShape("acceptedGrants", .reference { DeviceGrantSet.wireSchema }),
    ])
}

extension PairingCompleteResponse {
    public static let wireId = "clankie.PairingCompleteResponse"
    public static let wireSchema: Schema = .object(.strip, [
        PropertyShape("deviceId", .string([.size(.minLength(1))])),
        PropertyShape("deviceToken", .string([.size(.minLength(1))])),
        PropertyShape("grants", .reference { DeviceGrantSet.wireSchema }),
        PropertyShape("sessionExpiresAt", .string([.pattern(Pattern("^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z))$"))])),
        PropertyShape("relayUrl", .optional(.reference { ClankieTypes.deviceHostBaseUrl.schema }), .optional, optionalOut: true),
        PropertyShape("directRoute", .optional(.reference { DeviceDirectRoute.wireSchema }), .optional, optionalOut: true),
    ])
}

extension DeviceSessionRefreshResponse {
    public static let wireId = "clankie.DeviceSessionRefreshResponse"
    public static let wireSchema: Schema = .object(.strip, [
        PropertyShape("deviceToken", .string([.size(.minLength(1))])),
        PropertyShape("grants", .reference { DeviceGrantSet.wireSchema }),
        PropertyShape("sessionExpiresAt", .string([.pattern(Pattern("^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z))$"))])),
        PropertyShape("relayUrl", .optional(.reference { ClankieTypes.deviceHostBaseUrl.schema }), .optional, optionalOut: true),
        PropertyShape("directRoute", .optional(.reference { DeviceDirectRoute.wireSchema }), .optional, optionalOut: true),
    ])
}

extension ClankieTypes {
    static let devicePairingModule: [AnyWireType] = [
        AnyWireType(PairingOfferRequest.wireType),
        AnyWireType(PairingOfferRequestReview.wireType),
        AnyWireType(PairingOfferWire.wireType),
        AnyWireType(PairingRedeemRequest.wireType),
        AnyWireType(PairingRedeemRequestDevice.wireType),
        AnyWireType(PairingRedeemResponse.wireType),
        AnyWireType(PairingCompleteRequest.wireType),
        AnyWireType(PairingCompleteResponse.wireType),
        AnyWireType(DeviceSessionRefreshResponse.wireType),
    ]
}
