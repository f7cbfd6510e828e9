// Made by samewire from schemas/clankie/device-routes.ts. Do not edit.
import SamewireSupport

/// Base URL of a host: HTTP or HTTPS, without user, password, query and fragment.
///
/// At most 2048 characters.
public typealias DeviceHostBaseUrl = String

/// Origin of a host that a device reaches without the public gateway.
///
/// At most 2048 characters.
public typealias DeviceDirectOrigin = String

/// Where a device on the same network reaches its host.
public struct DeviceDirectRoute: WireModel {
    public var controlPlaneUrl: DeviceDirectOrigin

    public var relayUrl: DeviceDirectOrigin

    public init(controlPlaneUrl: DeviceDirectOrigin, relayUrl: DeviceDirectOrigin) {
        self.controlPlaneUrl = controlPlaneUrl
        self.relayUrl = relayUrl
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.controlPlaneUrl = try wireFields.required("controlPlaneUrl")
        self.relayUrl = try wireFields.required("relayUrl")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("controlPlaneUrl", self.controlPlaneUrl)
        wireMembers.required("relayUrl", self.relayUrl)
        return wireMembers.wireValue
    }
}

// Schemas, as data.

extension ClankieTypes {
    public static let deviceHostBaseUrl = WireType<DeviceHostBaseUrl>("clankie.DeviceHostBaseUrl", deviceHostBaseUrlSchema)
    private static let deviceHostBaseUrlSchema: Schema = .string([.size(.maxLength(2048)), .rule(RuleUse(.url(URLRule(schemes: ["http", "https"], pathname: .any, forbid: [.credentials], forbidCharacters: "?#")), message: "Invalid URL"))])
}

extension ClankieTypes {
    public static let deviceDirectOrigin = WireType<DeviceDirectOrigin>("clankie.DeviceDirectOrigin", deviceDirectOriginSchema)
    private static let deviceDirectOriginSchema: Schema = .string([.size(.maxLength(2048)), .rule(RuleUse(.url(URLRule(schemes: ["http", "https"], pathname: .root, forbid: [.credentials], forbidCharacters: "?#", forbidHosts: ["api.clankie.bot"])), message: "Invalid URL"))])
}

extension DeviceDirectRoute {
    public static let wireId = "clankie.DeviceDirectRoute"
    public static let wireSchema: Schema = .object(.strip, [
        PropertyShape("controlPlaneUrl", .reference { ClankieTypes.deviceDirectOrigin.schema }),
        PropertyShape("relayUrl", .reference { ClankieTypes.deviceDirectOrigin.schema }),
    ])
}

extension ClankieTypes {
    static let deviceRoutesModule: [AnyWireType] = [
        AnyWireType(ClankieTypes.deviceHostBaseUrl),
        AnyWireType(ClankieTypes.deviceDirectOrigin),
        AnyWireType(DeviceDirectRoute.wireType),
    ]
}
