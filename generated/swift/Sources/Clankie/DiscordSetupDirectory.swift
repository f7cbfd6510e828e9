// Made by samewire from schemas/clankie/discord-setup/directory.ts. Do not edit.
import SamewireSupport

/// Which part of the directory.
public enum DiscordDirectoryList: WireEnum {
    case servers
    case channels
    case roles
    case people

    public var rawValue: String {
        switch self {
        case .servers: return "servers"
        case .channels: return "channels"
        case .roles: return "roles"
        case .people: return "people"
        }
    }
}

/// Asks for a part of the directory: everything but the servers needs a server.
public struct DiscordDirectoryQuery: WireModel {
    /// Default: `"servers"`.
    public var kind: DiscordDirectoryList

    /// Pattern: `^\d{5,32}$`.
    public var guildId: String?

    /// 1 to 200.
    /// Default: `100`.
    public var limit: Int64

    /// Entries after this one.
    ///
    /// Pattern: `^\d{5,32}$`.
    public var after: String?

    public init(kind: DiscordDirectoryList, guildId: String? = nil, limit: Int64, after: String? = nil) {
        self.kind = kind
        self.guildId = guildId
        self.limit = limit
        self.after = after
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.kind = try wireFields.required("kind")
        self.guildId = try wireFields.optional("guildId")
        self.limit = try wireFields.required("limit")
        self.after = try wireFields.optional("after")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("kind", self.kind)
        wireMembers.optional("guildId", self.guildId)
        wireMembers.required("limit", self.limit)
        wireMembers.optional("after", self.after)
        return wireMembers.wireValue
    }
}

public struct DiscordDirectoryEntry: WireModel {
    /// Pattern: `^\d{5,32}$`.
    public var id: String

    /// 1 to 512 characters.
    public var name: String

    public var kind: DiscordDirectoryKind

    /// Pattern: `^\d{5,32}$`.
    public var guildId: String?

    public init(id: String, name: String, kind: DiscordDirectoryKind, guildId: String? = nil) {
        self.id = id
        self.name = name
        self.kind = kind
        self.guildId = guildId
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.id = try wireFields.required("id")
        self.name = try wireFields.required("name")
        self.kind = try wireFields.required("kind")
        self.guildId = try wireFields.optional("guildId")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("id", self.id)
        wireMembers.required("name", self.name)
        wireMembers.required("kind", self.kind)
        wireMembers.optional("guildId", self.guildId)
        return wireMembers.wireValue
    }
}

/// Entries of the Discord directory, as far as the host can see them.
public struct DiscordDirectoryResponse: WireModel {
    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var body: DiscordDirectoryResponseBody

    public var kind: DiscordDirectoryList

    public var state: DiscordDirectoryResponseState

    /// At most 200 entries.
    public var entries: [DiscordDirectoryEntry]

    public var hasMore: Bool

    /// Pattern: `^\d{5,32}$`.
    public var nextCursor: String?

    public var reason: DiscordDirectoryResponseReason?

    public init(
        body: DiscordDirectoryResponseBody,
        kind: DiscordDirectoryList,
        state: DiscordDirectoryResponseState,
        entries: [DiscordDirectoryEntry],
        hasMore: Bool,
        nextCursor: String? = nil,
        reason: DiscordDirectoryResponseReason? = nil
    ) {
        self.body = body
        self.kind = kind
        self.state = state
        self.entries = entries
        self.hasMore = hasMore
        self.nextCursor = nextCursor
        self.reason = reason
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.body = try wireFields.required("body")
        self.kind = try wireFields.required("kind")
        self.state = try wireFields.required("state")
        self.entries = try wireFields.required("entries")
        self.hasMore = try wireFields.required("hasMore")
        self.nextCursor = try wireFields.optional("nextCursor")
        self.reason = try wireFields.optional("reason")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("body", self.body)
        wireMembers.required("kind", self.kind)
        wireMembers.required("state", self.state)
        wireMembers.required("entries", self.entries)
        wireMembers.required("hasMore", self.hasMore)
        wireMembers.optional("nextCursor", self.nextCursor)
        wireMembers.optional("reason", self.reason)
        return wireMembers.wireValue
    }
}

public enum DiscordDirectoryResponseBody: WireEnum {
    case bot
    case userSession

    public var rawValue: String {
        switch self {
        case .bot: return "bot"
        case .userSession: return "user_session"
        }
    }
}

public enum DiscordDirectoryResponseState: WireEnum {
    case connected
    case disconnected
    case partial
    case unavailable

    public var rawValue: String {
        switch self {
        case .connected: return "connected"
        case .disconnected: return "disconnected"
        case .partial: return "partial"
        case .unavailable: return "unavailable"
        }
    }
}

public enum DiscordDirectoryResponseReason: WireEnum {
    case runtimeNotConnected
    case directoryUnavailable
    case serverUnavailable
    case gatewayCacheIncomplete
    case permissionsUnknown
    case peopleNotFullyLoaded

    public var rawValue: String {
        switch self {
        case .runtimeNotConnected: return "runtime_not_connected"
        case .directoryUnavailable: return "directory_unavailable"
        case .serverUnavailable: return "server_unavailable"
        case .gatewayCacheIncomplete: return "gateway_cache_incomplete"
        case .permissionsUnknown: return "permissions_unknown"
        case .peopleNotFullyLoaded: return "people_not_fully_loaded"
        }
    }
}

// Schemas, as data.

extension DiscordDirectoryList {
    public static let wireId = "clankie.DiscordDirectoryList"
    public static let wireSchema: Schema = .oneOf([.string("servers"), .string("channels"), .string("roles"), .string("people")])
}

extension DiscordDirectoryQuery {
    public static let wireId = "clankie.DiscordDirectoryQuery"
    public static let wireSchema: Schema = Schema.object(.strict, [
        PropertyShape("kind", .defaulted(.reference { DiscordDirectoryList.wireSchema }, .string("servers")), .defaulted),
        PropertyShape("guildId", .optional(.string([.pattern(Pattern("^\\d{5,32}$", "u"))])), .optional, optionalOut: true),
        PropertyShape("limit", .defaulted(.number(.int, [.minimum(1, exclusive: false), .maximum(200, exclusive: false)]), .number(100)), .defaulted),
        PropertyShape("after", .optional(.string([.pattern(Pattern("^\\d{5,32}$", "u"))])), .optional, optionalOut: true),
    ]).checked([RuleUse(.requiredWhen(RuleCondition(key: "kind", equals: .string("channels")), ["guildId"], path: ["guildId"]), message: "Invalid object: guildId must have a value when kind is \"channels\""), RuleUse(.requiredWhen(RuleCondition(key: "kind", equals: .string("roles")), ["guildId"], path: ["guildId"]), message: "Invalid object: guildId must have a value when kind is \"roles\""), RuleUse(.requiredWhen(RuleCondition(key: "kind", equals: .string("people")), ["guildId"], path: ["guildId"]), message: "Invalid object: guildId must have a value when kind is \"people\"")])
}

extension DiscordDirectoryEntry {
    public static let wireId = "clankie.DiscordDirectoryEntry"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("id", .string([.pattern(Pattern("^\\d{5,32}$", "u"))])),
        PropertyShape("name", .string([.size(.minLength(1)), .size(.maxLength(512))])),
        PropertyShape("kind", .reference { DiscordDirectoryKind.wireSchema }),
        PropertyShape("guildId", .optional(.string([.pattern(Pattern("^\\d{5,32}$", "u"))])), .optional, optionalOut: true),
    ])
}

extension DiscordDirectoryResponse {
    public static let wireId = "clankie.DiscordDirectoryResponse"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("body", .reference { DiscordDirectoryResponseBody.wireSchema }),
        PropertyShape("kind", .reference { DiscordDirectoryList.wireSchema }),
        PropertyShape("state", .reference { DiscordDirectoryResponseState.wireSchema }),
        PropertyShape("entries", .array(.reference { DiscordDirectoryEntry.wireSchema }, [.maxLength(200)])),
        PropertyShape("hasMore", .boolean),
        PropertyShape("nextCursor", .optional(.string([.pattern(Pattern("^\\d{5,32}$", "u"))])), .optional, optionalOut: true),
        PropertyShape("reason", .optional(.reference { DiscordDirectoryResponseReason.wireSchema }), .optional, optionalOut: true),
    ])
}

extension DiscordDirectoryResponseBody {
    public static let wireId = "clankie.DiscordDirectoryResponseBody"
    public static let wireSchema: Schema = .oneOf([.string("bot"), .string("user_session")])
}

extension DiscordDirectoryResponseState {
    public static let wireId = "clankie.DiscordDirectoryResponseState"
    public static let wireSchema: Schema = .oneOf([.string("connected"), .string("disconnected"), .string("partial"), .string("unavailable")])
}

extension DiscordDirectoryResponseReason {
    public static let wireId = "clankie.DiscordDirectoryResponseReason"
    public static let wireSchema: Schema = .oneOf([.string("runtime_not_connected"), .string("directory_unavailable"), .string("server_unavailable"), .string("gateway_cache_incomplete"), .string("permissions_unknown"), .string("people_not_fully_loaded")])
}

extension ClankieTypes {
    static let discordSetupDirectoryModule: [AnyWireType] = [
        AnyWireType(DiscordDirectoryList.wireType),
        AnyWireType(DiscordDirectoryQuery.wireType),
        AnyWireType(DiscordDirectoryEntry.wireType),
        AnyWireType(DiscordDirectoryResponse.wireType),
        AnyWireType(DiscordDirectoryResponseBody.wireType),
        AnyWireType(DiscordDirectoryResponseState.wireType),
        AnyWireType(DiscordDirectoryResponseReason.wireType),
    ]
}
