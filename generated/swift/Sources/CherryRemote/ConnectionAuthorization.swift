// Made by samewire from schemas/remote/connection/authorization.ts. Do not edit.
import SamewireSupport

public enum RemoteCapability: WireEnum {
    case configuration
    case agent

    public var rawValue: String {
        switch self {
        case .configuration: return "configuration"
        case .agent: return "agent"
        }
    }
}

/// The domains that a device asks for, each once.
///
/// 1 to 2 entries.
public typealias RemoteCapabilities = [RemoteCapability]

/// One approval. A new approval after a revocation has a new id, and nothing of the old one carries over.
public struct RemoteGrant: WireModel {
    public var domain: RemoteCapability

    public var grantId: OpaqueId

    public init(domain: RemoteCapability, grantId: OpaqueId) {
        self.domain = domain
        self.grantId = grantId
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.domain = try wireFields.required("domain")
        self.grantId = try wireFields.required("grantId")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("domain", self.domain)
        wireMembers.required("grantId", self.grantId)
        return wireMembers.wireValue
    }
}

/// Everything that a device is approved for, at most one grant a domain.
public struct RemoteAuthorization: WireModel {
    /// 1 to 2 entries.
    public var grants: [RemoteGrant]

    public init(grants: [RemoteGrant]) {
        self.grants = grants
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.grants = try wireFields.required("grants")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("grants", self.grants)
        return wireMembers.wireValue
    }
}

// Schemas, as data.

extension RemoteCapability {
    public static let wireId = "remote.RemoteCapability"
    public static let wireSchema: Schema = .oneOf([.string("configuration"), .string("agent")])
}

extension CherryRemoteTypes {
    public static let remoteCapabilities = WireType<RemoteCapabilities>("remote.RemoteCapabilities", remoteCapabilitiesSchema)
    private static let remoteCapabilitiesSchema: Schema = Schema.array(.reference { RemoteCapability.wireSchema }, [.minLength(1), .maxLength(2)]).checked([RuleUse(.uniqueItems(by: nil), message: "Invalid list: entries must be unique")])
}

extension RemoteGrant {
    public static let wireId = "remote.RemoteGrant"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("domain", .reference { RemoteCapability.wireSchema }),
        PropertyShape("grantId", .reference { CherryRemoteTypes.opaqueId.schema }),
    ])
}

extension RemoteAuthorization {
    public static let wireId = "remote.RemoteAuthorization"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("grants", Schema.array(.reference { RemoteGrant.wireSchema }, [.minLength(1), .maxLength(2)]).checked([RuleUse(.uniqueItems(by: "domain"), message: "Invalid list: entries must be unique")])),
    ])
}

extension CherryRemoteTypes {
    static let connectionAuthorizationModule: [AnyWireType] = [
        AnyWireType(RemoteCapability.wireType),
        AnyWireType(CherryRemoteTypes.remoteCapabilities),
        AnyWireType(RemoteGrant.wireType),
        AnyWireType(RemoteAuthorization.wireType),
    ]
}
