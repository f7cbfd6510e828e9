// Made by samewire from schemas/clankie/hosted-device-security.ts. Do not edit.
import SamewireSupport

/// Says that a device was paired for support, under which grant.
public struct HostedDevicePurposeRequest: WireModel {
    /// Pattern: `^[A-Za-z0-9_-]{22}$`.
    public var installationId: String

    /// Pattern: `^[A-Za-z0-9_-]{8,128}$`.
    public var deviceId: String

    /// Format: uuid.
    public var supportGrantId: String

    public init(installationId: String, deviceId: String, supportGrantId: String) {
        self.installationId = installationId
        self.deviceId = deviceId
        self.supportGrantId = supportGrantId
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.installationId = try wireFields.required("installationId")
        self.deviceId = try wireFields.required("deviceId")
        self.supportGrantId = try wireFields.required("supportGrantId")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("installationId", self.installationId)
        wireMembers.required("deviceId", self.deviceId)
        wireMembers.required("supportGrantId", self.supportGrantId)
        return wireMembers.wireValue
    }
}

/// The state of a support device.
public struct HostedSupportDeviceState: WireModel {
    /// Pattern: `^[A-Za-z0-9_-]{22}$`.
    public var inst: String

    /// Pattern: `^[A-Za-z0-9_-]{8,128}$`.
    public var dev: String

    /// Format: uuid.
    public var grant: String

    /// At least 0.
    public var at: Int64

    /// Rises with every state of the same device.
    ///
    /// At least 1.
    public var gen: Int64

    public init(inst: String, dev: String, grant: String, at: Int64, gen: Int64) {
        self.inst = inst
        self.dev = dev
        self.grant = grant
        self.at = at
        self.gen = gen
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.inst = try wireFields.required("inst")
        self.dev = try wireFields.required("dev")
        self.grant = try wireFields.required("grant")
        self.at = try wireFields.required("at")
        self.gen = try wireFields.required("gen")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("inst", self.inst)
        wireMembers.required("dev", self.dev)
        wireMembers.required("grant", self.grant)
        wireMembers.required("at", self.at)
        wireMembers.required("gen", self.gen)
        return wireMembers.wireValue
    }
}

// Schemas, as data.

extension HostedDevicePurposeRequest {
    public static let wireId = "clankie.HostedDevicePurposeRequest"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("installationId", .string([.pattern(Pattern("^[A-Za-z0-9_-]{22}$", "u"))])),
        PropertyShape("deviceId", .string([.pattern(Pattern("^[A-Za-z0-9_-]{8,128}$", "u"))])),
        PropertyShape("supportGrantId", .string([.pattern(Pattern("^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$"))])),
    ])
}

extension HostedSupportDeviceState {
    public static let wireId = "clankie.HostedSupportDeviceState"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("inst", .string([.pattern(Pattern("^[A-Za-z0-9_-]{22}$", "u"))])),
        PropertyShape("dev", .string([.pattern(Pattern("^[A-Za-z0-9_-]{8,128}$", "u"))])),
        PropertyShape("grant", .string([.pattern(Pattern("^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$"))])),
        PropertyShape("at", .number(.int, [.minimum(0, exclusive: false)])),
        PropertyShape("gen", .number(.int, [.minimum(1, exclusive: false)])),
    ])
}

extension ClankieTypes {
    static let hostedDeviceSecurityModule: [AnyWireType] = [
        AnyWireType(HostedDevicePurposeRequest.wireType),
        AnyWireType(HostedSupportDeviceState.wireType),
    ]
}
