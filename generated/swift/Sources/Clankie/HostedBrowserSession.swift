// Made by samewire from schemas/clankie/hosted-browser-session.ts. Do not edit.
import SamewireSupport

/// Declares, in a call signed by the machine, that a device belongs to the account. Identifiers only.
public struct HostedOwnerDevice: WireModel {
    /// Always 1.
    public static let schemaVersion: Int64 = 1

    /// Pattern: `^[A-Za-z0-9_-]{22}$`.
    public var installationId: String

    /// Pattern: `^[A-Za-z0-9_-]{8,128}$`.
    public var deviceId: String

    public init(installationId: String, deviceId: String) {
        self.installationId = installationId
        self.deviceId = deviceId
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.installationId = try wireFields.required("installationId")
        self.deviceId = try wireFields.required("deviceId")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("installationId", self.installationId)
        wireMembers.required("deviceId", self.deviceId)
        return wireMembers.wireValue
    }
}

/// Revokes one browser's device. It belongs to the account and may be repeated.
public struct HostedBrowserRevocation: WireModel {
    /// Always 1.
    public static let schemaVersion: Int64 = 1

    /// Pattern: `^[A-Za-z0-9_-]{22}$`.
    public var installationId: String

    /// Pattern: `^[A-Za-z0-9_-]{8,128}$`.
    public var deviceId: String

    /// Format: uuid.
    public var revocationId: String

    public init(installationId: String, deviceId: String, revocationId: String) {
        self.installationId = installationId
        self.deviceId = deviceId
        self.revocationId = revocationId
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.installationId = try wireFields.required("installationId")
        self.deviceId = try wireFields.required("deviceId")
        self.revocationId = try wireFields.required("revocationId")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("installationId", self.installationId)
        wireMembers.required("deviceId", self.deviceId)
        wireMembers.required("revocationId", self.revocationId)
        return wireMembers.wireValue
    }
}

/// The revocation is stored for good, even while the machine sleeps.
public struct HostedBrowserRevocationReceipt: WireModel {
    /// Always 1.
    public static let schemaVersion: Int64 = 1

    /// Pattern: `^[A-Za-z0-9_-]{22}$`.
    public var installationId: String

    /// Pattern: `^[A-Za-z0-9_-]{8,128}$`.
    public var deviceId: String

    /// Format: uuid.
    public var revocationId: String

    /// Always "revoked".
    public static let state: String = "revoked"

    public init(installationId: String, deviceId: String, revocationId: String) {
        self.installationId = installationId
        self.deviceId = deviceId
        self.revocationId = revocationId
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.installationId = try wireFields.required("installationId")
        self.deviceId = try wireFields.required("deviceId")
        self.revocationId = try wireFields.required("revocationId")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("installationId", self.installationId)
        wireMembers.required("deviceId", self.deviceId)
        wireMembers.required("revocationId", self.revocationId)
        wireMembers.constant("state", .string("revoked"))
        return wireMembers.wireValue
    }
}

// Schemas, as data.

extension HostedOwnerDevice {
    public static let wireId = "clankie.HostedOwnerDevice"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("installationId", .string([.pattern(Pattern("^[A-Za-z0-9_-]{22}$", "u"))])),
        PropertyShape("deviceId", .string([.pattern(Pattern("^[A-Za-z0-9_-]{8,128}$", "u"))])),
    ])
}

extension HostedBrowserRevocation {
    public static let wireId = "clankie.HostedBrowserRevocation"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("installationId", .string([.pattern(Pattern("^[A-Za-z0-9_-]{22}$", "u"))])),
        PropertyShape("deviceId", .string([.pattern(Pattern("^[A-Za-z0-9_-]{8,128}$", "u"))])),
        PropertyShape("revocationId", .string([.pattern(Pattern("^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$"))])),
    ])
}

extension HostedBrowserRevocationReceipt {
    public static let wireId = "clankie.HostedBrowserRevocationReceipt"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("installationId", .string([.pattern(Pattern("^[A-Za-z0-9_-]{22}$", "u"))])),
        PropertyShape("deviceId", .string([.pattern(Pattern("^[A-Za-z0-9_-]{8,128}$", "u"))])),
        PropertyShape("revocationId", .string([.pattern(Pattern("^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$"))])),
        PropertyShape("state", .oneOf([.string("revoked")])),
    ])
}

extension ClankieTypes {
    static let hostedBrowserSessionModule: [AnyWireType] = [
        AnyWireType(HostedOwnerDevice.wireType),
        AnyWireType(HostedBrowserRevocation.wireType),
        AnyWireType(HostedBrowserRevocationReceipt.wireType),
    ]
}
