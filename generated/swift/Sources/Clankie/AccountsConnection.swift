// Made by samewire from schemas/clankie/accounts/connection.ts. Do not edit.
import SamewireSupport

/// A connection to a provider as it now stands.
public struct AccountConnection: WireModel {
    public var provider: AccountProvider

    public var status: AccountConnectionStatus

    /// At most 64 entries.
    public var scopes: [String]

    /// At most 128 characters.
    public var name: String?

    /// At most 64 characters.
    public var group: String?

    /// At most 512 characters.
    public var description: String?

    /// What the connection allows, in words.
    ///
    /// At most 512 characters.
    public var access: String?

    public var readOnly: Bool?

    public var revocationPending: Bool?

    /// Format: datetime.
    public var lastCheckedAt: String?

    /// Format: datetime.
    public var connectedAt: String?

    /// At most 100 entries.
    public var selectedFileIds: [DriveFileId]?

    public var reason: AccountConnectionReason?

    /// At most 320 characters.
    public var account: String?

    /// At most 320 characters.
    public var workspace: String?

    /// As whom the host acts.
    public var `actor`: AccountConnectionActor?

    /// Where the owner manages the connection at the provider.
    ///
    /// Format: url.
    public var manageUrl: String?

    public init(
        provider: AccountProvider,
        status: AccountConnectionStatus,
        scopes: [String],
        name: String? = nil,
        group: String? = nil,
        description: String? = nil,
        access: String? = nil,
        readOnly: Bool? = nil,
        revocationPending: Bool? = nil,
        lastCheckedAt: String? = nil,
        connectedAt: String? = nil,
        selectedFileIds: [DriveFileId]? = nil,
        reason: AccountConnectionReason? = nil,
        account: String? = nil,
        workspace: String? = nil,
        `actor`: AccountConnectionActor? = nil,
        manageUrl: String? = nil
    ) {
        self.provider = provider
        self.status = status
        self.scopes = scopes
        self.name = name
        self.group = group
        self.description = description
        self.access = access
        self.readOnly = readOnly
        self.revocationPending = revocationPending
        self.lastCheckedAt = lastCheckedAt
        self.connectedAt = connectedAt
        self.selectedFileIds = selectedFileIds
        self.reason = reason
        self.account = account
        self.workspace = workspace
        self.`actor` = `actor`
        self.manageUrl = manageUrl
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.provider = try wireFields.required("provider")
        self.status = try wireFields.required("status")
        self.scopes = try wireFields.required("scopes")
        self.name = try wireFields.optional("name")
        self.group = try wireFields.optional("group")
        self.description = try wireFields.optional("description")
        self.access = try wireFields.optional("access")
        self.readOnly = try wireFields.optional("readOnly")
        self.revocationPending = try wireFields.optional("revocationPending")
        self.lastCheckedAt = try wireFields.optional("lastCheckedAt")
        self.connectedAt = try wireFields.optional("connectedAt")
        self.selectedFileIds = try wireFields.optional("selectedFileIds")
        self.reason = try wireFields.optional("reason")
        self.account = try wireFields.optional("account")
        self.workspace = try wireFields.optional("workspace")
        self.`actor` = try wireFields.optional("actor")
        self.manageUrl = try wireFields.optional("manageUrl")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("provider", self.provider)
        wireMembers.required("status", self.status)
        wireMembers.required("scopes", self.scopes)
        wireMembers.optional("name", self.name)
        wireMembers.optional("group", self.group)
        wireMembers.optional("description", self.description)
        wireMembers.optional("access", self.access)
        wireMembers.optional("readOnly", self.readOnly)
        wireMembers.optional("revocationPending", self.revocationPending)
        wireMembers.optional("lastCheckedAt", self.lastCheckedAt)
        wireMembers.optional("connectedAt", self.connectedAt)
        wireMembers.optional("selectedFileIds", self.selectedFileIds)
        wireMembers.optional("reason", self.reason)
        wireMembers.optional("account", self.account)
        wireMembers.optional("workspace", self.workspace)
        wireMembers.optional("actor", self.`actor`)
        wireMembers.optional("manageUrl", self.manageUrl)
        return wireMembers.wireValue
    }
}

public enum AccountConnectionStatus: WireEnum {
    case connected
    case notConnected
    case unconfigured
    case awaitingConsent
    case expired
    case reconnectRequired
    case unavailable
    case disconnected

    public var rawValue: String {
        switch self {
        case .connected: return "connected"
        case .notConnected: return "not_connected"
        case .unconfigured: return "unconfigured"
        case .awaitingConsent: return "awaiting_consent"
        case .expired: return "expired"
        case .reconnectRequired: return "reconnect_required"
        case .unavailable: return "unavailable"
        case .disconnected: return "disconnected"
        }
    }
}

public enum AccountConnectionReason: WireEnum {
    case invalidGrant
    case scopeRequired
    case providerUnavailable
    case revocationPending

    public var rawValue: String {
        switch self {
        case .invalidGrant: return "invalid_grant"
        case .scopeRequired: return "scope_required"
        case .providerUnavailable: return "provider_unavailable"
        case .revocationPending: return "revocation_pending"
        }
    }
}

public enum AccountConnectionActor: WireEnum {
    case user
    case app

    public var rawValue: String {
        switch self {
        case .user: return "user"
        case .app: return "app"
        }
    }
}

public struct AccountsResponse: WireModel {
    /// At most 16 entries.
    public var connections: [AccountConnection]

    public init(connections: [AccountConnection]) {
        self.connections = connections
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.connections = try wireFields.required("connections")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("connections", self.connections)
        return wireMembers.wireValue
    }
}

// Schemas, as data.

extension AccountConnection {
    public static let wireId = "clankie.AccountConnection"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("provider", .reference { AccountProvider.wireSchema }),
        PropertyShape("status", .reference { AccountConnectionStatus.wireSchema }),
        PropertyShape("scopes", .array(.string([.size(.maxLength(128))]), [.maxLength(64)])),
        PropertyShape("name", .optional(.string([.size(.maxLength(128))])), .optional, optionalOut: true),
        PropertyShape("group", .optional(.string([.size(.maxLength(64))])), .optional, optionalOut: true),
        PropertyShape("description", .optional(.string([.size(.maxLength(512))])), .optional, optionalOut: true),
        PropertyShape("access", .optional(.string([.size(.maxLength(512))])), .optional, optionalOut: true),
        PropertyShape("readOnly", .optional(.boolean), .optional, optionalOut: true),
        PropertyShape("revocationPending", .optional(.boolean), .optional, optionalOut: true),
        PropertyShape("lastCheckedAt", .optional(.string([.pattern(Pattern("^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z))$"))])), .optional, optionalOut: true),
        PropertyShape("connectedAt", .optional(.string([.pattern(Pattern("^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z))$"))])), .optional, optionalOut: true),
        PropertyShape("selectedFileIds", .optional(.array(.reference { ClankieTypes.driveFileId.schema }, [.maxLength(100)])), .optional, optionalOut: true),
        PropertyShape("reason", .optional(.reference { AccountConnectionReason.wireSchema }), .optional, optionalOut: true),
        PropertyShape("account", .optional(.string([.size(.maxLength(320))])), .optional, optionalOut: true),
        PropertyShape("workspace", .optional(.string([.size(.maxLength(320))])), .optional, optionalOut: true),
        PropertyShape("actor", .optional(.reference { AccountConnectionActor.wireSchema }), .optional, optionalOut: true),
        PropertyShape("manageUrl", .optional(.string([.format(.url)])), .optional, optionalOut: true),
    ])
}

extension AccountConnectionStatus {
    public static let wireId = "clankie.AccountConnectionStatus"
    public static let wireSchema: Schema = .oneOf([.string("connected"), .string("not_connected"), .string("unconfigured"), .string("awaiting_consent"), .string("expired"), .string("reconnect_required"), .string("unavailable"), .string("disconnected")])
}

extension AccountConnectionReason {
    public static let wireId = "clankie.AccountConnectionReason"
    public static let wireSchema: Schema = .oneOf([.string("invalid_grant"), .string("scope_required"), .string("provider_unavailable"), .string("revocation_pending")])
}

extension AccountConnectionActor {
    public static let wireId = "clankie.AccountConnectionActor"
    public static let wireSchema: Schema = .oneOf([.string("user"), .string("app")])
}

extension AccountsResponse {
    public static let wireId = "clankie.AccountsResponse"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("connections", .array(.reference { AccountConnection.wireSchema }, [.maxLength(16)])),
    ])
}

extension ClankieTypes {
    static let accountsConnectionModule: [AnyWireType] = [
        AnyWireType(AccountConnection.wireType),
        AnyWireType(AccountConnectionStatus.wireType),
        AnyWireType(AccountConnectionReason.wireType),
        AnyWireType(AccountConnectionActor.wireType),
        AnyWireType(AccountsResponse.wireType),
    ]
}
