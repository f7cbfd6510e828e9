// Made by samewire from schemas/clankie/host-routes/discord-settings.ts. Do not edit.
import SamewireSupport

/// A sealed event, which only the host can open.
public struct DiscordIngressRequest: WireModel {
    /// Always 1.
    public static let version: Int64 = 1

    /// At most 4096 characters.
    public var permit: String

    /// Pattern: `^[A-Za-z0-9_-]{87}$`.
    public var ephemeralPublicKey: String

    /// Pattern: `^[A-Za-z0-9_-]{22}$`.
    public var nonce: String

    /// At most 100000 characters.
    public var sealed: String

    public init(permit: String, ephemeralPublicKey: String, nonce: String, sealed: String) {
        self.permit = permit
        self.ephemeralPublicKey = ephemeralPublicKey
        self.nonce = nonce
        self.sealed = sealed
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.permit = try wireFields.required("permit")
        self.ephemeralPublicKey = try wireFields.required("ephemeralPublicKey")
        self.nonce = try wireFields.required("nonce")
        self.sealed = try wireFields.required("sealed")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("version", .number(1))
        wireMembers.required("permit", self.permit)
        wireMembers.required("ephemeralPublicKey", self.ephemeralPublicKey)
        wireMembers.required("nonce", self.nonce)
        wireMembers.required("sealed", self.sealed)
        return wireMembers.wireValue
    }
}

// Schemas, as data.

extension DiscordIngressRequest {
    public static let wireId = "clankie.DiscordIngressRequest"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("version", .oneOf([.number(1)])),
        PropertyShape("permit", .string([.size(.maxLength(4096))])),
        PropertyShape("ephemeralPublicKey", .string([.pattern(Pattern("^[A-Za-z0-9_-]{87}$", "u"))])),
        PropertyShape("nonce", .string([.pattern(Pattern("^[A-Za-z0-9_-]{22}$", "u"))])),
        PropertyShape("sealed", .string([.size(.maxLength(100000))])),
    ])
}

extension ClankieTypes {
    static let hostRoutesDiscordSettingsModule: [AnyWireType] = [
        AnyWireType(DiscordIngressRequest.wireType),
    ]
}
