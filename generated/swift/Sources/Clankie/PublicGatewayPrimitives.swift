// Made by samewire from schemas/clankie/public-gateway/primitives.ts. Do not edit.
import SamewireSupport

/// Names a host at the gateway. Derived from account and installation.
///
/// 16 to 128 characters.
/// Pattern: `^[A-Za-z0-9_-]+$`.
public typealias PublicGatewayHostId = String

/// Names an installation: random and stable, not a credential.
///
/// Exactly 22 characters.
/// Pattern: `^[A-Za-z0-9_-]+$`.
public typealias PublicGatewayInstallationId = String

/// Names one request within a tunnel.
///
/// 16 to 128 characters.
/// Pattern: `^[A-Za-z0-9_-]+$`.
public typealias PublicGatewayRequestId = String

/// SHA-256 of a one-time secret, in lower-case hex. The secret itself never crosses the tunnel.
///
/// Pattern: `^[a-f0-9]{64}$`.
public typealias PublicGatewayCapabilityHash = String

/// Who answers behind the gateway.
public enum PublicGatewayTarget: WireEnum {
    case control
    case relay

    public var rawValue: String {
        switch self {
        case .control: return "control"
        case .relay: return "relay"
        }
    }
}

/// One HTTP header.
public struct PublicGatewayHttpHeader: WireModel {
    /// In lower case.
    ///
    /// 1 to 64 characters.
    /// Pattern: `^[a-z0-9-]+$`.
    public var name: String

    /// At most 8192 characters.
    public var value: String

    public init(name: String, value: String) {
        self.name = name
        self.value = value
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.name = try wireFields.required("name")
        self.value = try wireFields.required("value")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("name", self.name)
        wireMembers.required("value", self.value)
        return wireMembers.wireValue
    }
}

/// Path and query on the host: one leading slash, no line break.
///
/// 1 to 2048 characters.
/// Pattern: `^\/(?!\/)[^\r\n]*$`.
public typealias PublicGatewayRelativePath = String

// Schemas, as data.

extension ClankieTypes {
    public static let publicGatewayHostId = WireType<PublicGatewayHostId>("clankie.PublicGatewayHostId", publicGatewayHostIdSchema)
    private static let publicGatewayHostIdSchema: Schema = .string([.size(.minLength(16)), .size(.maxLength(128)), .pattern(Pattern("^[A-Za-z0-9_-]+$"))])
}

extension ClankieTypes {
    public static let publicGatewayInstallationId = WireType<PublicGatewayInstallationId>("clankie.PublicGatewayInstallationId", publicGatewayInstallationIdSchema)
    private static let publicGatewayInstallationIdSchema: Schema = .string([.size(.length(22)), .pattern(Pattern("^[A-Za-z0-9_-]+$"))])
}

extension ClankieTypes {
    public static let publicGatewayRequestId = WireType<PublicGatewayRequestId>("clankie.PublicGatewayRequestId", publicGatewayRequestIdSchema)
    private static let publicGatewayRequestIdSchema: Schema = .string([.size(.minLength(16)), .size(.maxLength(128)), .pattern(Pattern("^[A-Za-z0-9_-]+$"))])
}

extension ClankieTypes {
    public static let publicGatewayCapabilityHash = WireType<PublicGatewayCapabilityHash>("clankie.PublicGatewayCapabilityHash", publicGatewayCapabilityHashSchema)
    private static let publicGatewayCapabilityHashSchema: Schema = .string([.pattern(Pattern("^[a-f0-9]{64}$"))])
}

extension PublicGatewayTarget {
    public static let wireId = "clankie.PublicGatewayTarget"
    public static let wireSchema: Schema = .oneOf([.string("control"), .string("relay")])
}

extension PublicGatewayHttpHeader {
    public static let wireId = "clankie.PublicGatewayHttpHeader"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("name", .string([.size(.minLength(1)), .size(.maxLength(64)), .pattern(Pattern("^[a-z0-9-]+$"))])),
        PropertyShape("value", .string([.size(.maxLength(8192))])),
    ])
}

extension ClankieTypes {
    public static let publicGatewayRelativePath = WireType<PublicGatewayRelativePath>("clankie.PublicGatewayRelativePath", publicGatewayRelativePathSchema)
    private static let publicGatewayRelativePathSchema: Schema = .string([.size(.minLength(1)), .size(.maxLength(2048)), .pattern(Pattern("^\\/(?!\\/)[^\\r\\n]*$"))])
}

extension ClankieTypes {
    static let publicGatewayPrimitivesModule: [AnyWireType] = [
        AnyWireType(ClankieTypes.publicGatewayHostId),
        AnyWireType(ClankieTypes.publicGatewayInstallationId),
        AnyWireType(ClankieTypes.publicGatewayRequestId),
        AnyWireType(ClankieTypes.publicGatewayCapabilityHash),
        AnyWireType(PublicGatewayTarget.wireType),
        AnyWireType(PublicGatewayHttpHeader.wireType),
        AnyWireType(ClankieTypes.publicGatewayRelativePath),
    ]
}
