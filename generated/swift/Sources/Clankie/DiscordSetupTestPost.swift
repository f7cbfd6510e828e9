// Made by samewire from schemas/clankie/discord-setup/test-post.ts. Do not edit.
import SamewireSupport

/// Asks the host to post a test message.
public struct DiscordSetupTestPostRequest: WireModel {
    /// Pattern: `^\d{5,32}$`.
    public var guildId: String

    /// Pattern: `^\d{5,32}$`.
    public var channelId: String

    /// Revision of the settings that the caller saw.
    ///
    /// Pattern: `^[a-f0-9]{64}$`.
    public var expectedRevision: String

    public init(guildId: String, channelId: String, expectedRevision: String) {
        self.guildId = guildId
        self.channelId = channelId
        self.expectedRevision = expectedRevision
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.guildId = try wireFields.required("guildId")
        self.channelId = try wireFields.required("channelId")
        self.expectedRevision = try wireFields.required("expectedRevision")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("guildId", self.guildId)
        wireMembers.required("channelId", self.channelId)
        wireMembers.required("expectedRevision", self.expectedRevision)
        return wireMembers.wireValue
    }
}

/// What became of a test message.
///
/// Told apart by `outcome`.
public enum DiscordSetupTestPostResult: WireModel {
    case posted(DiscordSetupTestPostResultPosted)
    case unavailable(DiscordSetupTestPostResultUnavailable)
    case unconfirmed(DiscordSetupTestPostResultUnconfirmed)

    public init(wireValue: JSONValue) throws {
        switch try WireChoice.tag(wireValue, "outcome", [[.string("posted")], [.string("unavailable")], [.string("unconfirmed")]]) {
        case 0: self = .posted(try DiscordSetupTestPostResultPosted(wireValue: wireValue))
        case 1: self = .unavailable(try DiscordSetupTestPostResultUnavailable(wireValue: wireValue))
        default: self = .unconfirmed(try DiscordSetupTestPostResultUnconfirmed(wireValue: wireValue))
        }
    }

    public var wireValue: JSONValue {
        switch self {
        case .posted(let payload): return payload.wireValue
        case .unavailable(let payload): return payload.wireValue
        case .unconfirmed(let payload): return payload.wireValue
        }
    }
}

/// The message is there.
public struct DiscordSetupTestPostResultPosted: WireModel {
    /// Always "posted".
    public static let outcome: String = "posted"

    public var body: DiscordSetupTestPostResultPostedBody

    /// Pattern: `^\d{5,32}$`.
    public var guildId: String

    /// Pattern: `^\d{5,32}$`.
    public var channelId: String

    /// Pattern: `^\d{5,32}$`.
    public var messageId: String

    public init(
        body: DiscordSetupTestPostResultPostedBody,
        guildId: String,
        channelId: String,
        messageId: String
    ) {
        self.body = body
        self.guildId = guildId
        self.channelId = channelId
        self.messageId = messageId
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.body = try wireFields.required("body")
        self.guildId = try wireFields.required("guildId")
        self.channelId = try wireFields.required("channelId")
        self.messageId = try wireFields.required("messageId")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("outcome", .string("posted"))
        wireMembers.required("body", self.body)
        wireMembers.required("guildId", self.guildId)
        wireMembers.required("channelId", self.channelId)
        wireMembers.required("messageId", self.messageId)
        return wireMembers.wireValue
    }
}

public enum DiscordSetupTestPostResultPostedBody: WireEnum {
    case bot
    case userSession

    public var rawValue: String {
        switch self {
        case .bot: return "bot"
        case .userSession: return "user_session"
        }
    }
}

/// Nothing was posted.
public struct DiscordSetupTestPostResultUnavailable: WireModel {
    /// Always "unavailable".
    public static let outcome: String = "unavailable"

    public var reason: DiscordSetupTestPostResultUnavailableReason

    public init(reason: DiscordSetupTestPostResultUnavailableReason) {
        self.reason = reason
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.reason = try wireFields.required("reason")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("outcome", .string("unavailable"))
        wireMembers.required("reason", self.reason)
        return wireMembers.wireValue
    }
}

public enum DiscordSetupTestPostResultUnavailableReason: WireEnum {
    case permissionsNotVerified
    case accountChanged
    case runtimeUnavailable

    public var rawValue: String {
        switch self {
        case .permissionsNotVerified: return "permissions_not_verified"
        case .accountChanged: return "account_changed"
        case .runtimeUnavailable: return "runtime_unavailable"
        }
    }
}

/// The message may be there: posting again may double it.
public struct DiscordSetupTestPostResultUnconfirmed: WireModel {
    /// Always "unconfirmed".
    public static let outcome: String = "unconfirmed"

    /// Always "post_receipt_unavailable".
    public static let reason: String = "post_receipt_unavailable"

    public init() {
    }

    public init(wireValue: JSONValue) throws {
        _ = try WireFields(wireValue)
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("outcome", .string("unconfirmed"))
        wireMembers.constant("reason", .string("post_receipt_unavailable"))
        return wireMembers.wireValue
    }
}

// Schemas, as data.

extension DiscordSetupTestPostRequest {
    public static let wireId = "clankie.DiscordSetupTestPostRequest"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("guildId", .string([.pattern(Pattern("^\\d{5,32}$"))])),
        PropertyShape("channelId", .string([.pattern(Pattern("^\\d{5,32}$"))])),
        PropertyShape("expectedRevision", .string([.pattern(Pattern("^[a-f0-9]{64}$"))])),
    ])
}

extension DiscordSetupTestPostResult {
    public static let wireId = "clankie.DiscordSetupTestPostResult"
    public static let wireSchema: Schema = .discriminated("outcome", [
        TaggedOption([.string("posted")], .reference { DiscordSetupTestPostResultPosted.wireSchema }),
        TaggedOption([.string("unavailable")], .reference { DiscordSetupTestPostResultUnavailable.wireSchema }),
        TaggedOption([.string("unconfirmed")], .reference { DiscordSetupTestPostResultUnconfirmed.wireSchema }),
    ])
}

extension DiscordSetupTestPostResultPosted {
    public static let wireId = "clankie.DiscordSetupTestPostResultPosted"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("outcome", .oneOf([.string("posted")])),
        PropertyShape("body", .reference { DiscordSetupTestPostResultPostedBody.wireSchema }),
        PropertyShape("guildId", .string([.pattern(Pattern("^\\d{5,32}$"))])),
        PropertyShape("channelId", .string([.pattern(Pattern("^\\d{5,32}$"))])),
        PropertyShape("messageId", .string([.pattern(Pattern("^\\d{5,32}$"))])),
    ])
}

extension DiscordSetupTestPostResultPostedBody {
    public static let wireId = "clankie.DiscordSetupTestPostResultPostedBody"
    public static let wireSchema: Schema = .oneOf([.string("bot"), .string("user_session")])
}

extension DiscordSetupTestPostResultUnavailable {
    public static let wireId = "clankie.DiscordSetupTestPostResultUnavailable"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("outcome", .oneOf([.string("unavailable")])),
        PropertyShape("reason", .reference { DiscordSetupTestPostResultUnavailableReason.wireSchema }),
    ])
}

extension DiscordSetupTestPostResultUnavailableReason {
    public static let wireId = "clankie.DiscordSetupTestPostResultUnavailableReason"
    public static let wireSchema: Schema = .oneOf([.string("permissions_not_verified"), .string("account_changed"), .string("runtime_unavailable")])
}

extension DiscordSetupTestPostResultUnconfirmed {
    public static let wireId = "clankie.DiscordSetupTestPostResultUnconfirmed"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("outcome", .oneOf([.string("unconfirmed")])),
        PropertyShape("reason", .oneOf([.string("post_receipt_unavailable")])),
    ])
}

extension ClankieTypes {
    static let discordSetupTestPostModule: [AnyWireType] = [
        AnyWireType(DiscordSetupTestPostRequest.wireType),
        AnyWireType(DiscordSetupTestPostResult.wireType),
        AnyWireType(DiscordSetupTestPostResultPosted.wireType),
        AnyWireType(DiscordSetupTestPostResultPostedBody.wireType),
        AnyWireType(DiscordSetupTestPostResultUnavailable.wireType),
        AnyWireType(DiscordSetupTestPostResultUnavailableReason.wireType),
        AnyWireType(DiscordSetupTestPostResultUnconfirmed.wireType),
    ]
}
