// Made by samewire from schemas/clankie/operator/scopes.ts. Do not edit.
import SamewireSupport

/// The host as a whole. One default conversation of this scope always exists.
public struct GlobalScope: WireModel {
    /// Always "global".
    public static let kind: String = "global"

    public init() {
    }

    public init(wireValue: JSONValue) throws {
        _ = try WireFields(wireValue)
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("kind", .string("global"))
        return wireMembers.wireValue
    }
}

/// A directory on the host, named by its absolute path.
public struct WorkspaceScope: WireModel {
    /// Always "workspace".
    public static let kind: String = "workspace"

    /// 1 to 512 characters.
    public var workspaceId: String

    public init(workspaceId: String) {
        self.workspaceId = workspaceId
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.workspaceId = try wireFields.required("workspaceId")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("kind", .string("workspace"))
        wireMembers.required("workspaceId", self.workspaceId)
        return wireMembers.wireValue
    }
}

/// The direct thread with one durable character.
public struct PersonaScope: WireModel {
    /// Always "persona".
    public static let kind: String = "persona"

    public var personaId: PersonaId

    public init(personaId: PersonaId) {
        self.personaId = personaId
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.personaId = try wireFields.required("personaId")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("kind", .string("persona"))
        wireMembers.required("personaId", self.personaId)
        return wireMembers.wireValue
    }
}

/// A seat, as older hosts stored it. Use the persona scope.
///
/// - Warning: Deprecated.
public struct SeatScope: WireModel {
    /// Always "seat".
    public static let kind: String = "seat"

    public var seatId: SeatId

    public init(seatId: SeatId) {
        self.seatId = seatId
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.seatId = try wireFields.required("seatId")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("kind", .string("seat"))
        wireMembers.required("seatId", self.seatId)
        return wireMembers.wireValue
    }
}

/// A channel: several characters, one thread.
public struct ChannelScope: WireModel {
    /// Always "channel".
    public static let kind: String = "channel"

    public var channelId: ChannelId

    public init(channelId: ChannelId) {
        self.channelId = channelId
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.channelId = try wireFields.required("channelId")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("kind", .string("channel"))
        wireMembers.required("channelId", self.channelId)
        return wireMembers.wireValue
    }
}

/// A room elsewhere. Its transcript can be read here; a send is refused with HTTP 409.
public struct RoomScope: WireModel {
    /// Always "room".
    public static let kind: String = "room"

    public var lane: RoomScopeLane

    /// 1 to 512 characters.
    public var targetId: String

    public init(lane: RoomScopeLane, targetId: String) {
        self.lane = lane
        self.targetId = targetId
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.lane = try wireFields.required("lane")
        self.targetId = try wireFields.required("targetId")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("kind", .string("room"))
        wireMembers.required("lane", self.lane)
        wireMembers.required("targetId", self.targetId)
        return wireMembers.wireValue
    }
}

public enum RoomScopeLane: WireEnum {
    case discordPresence
    case discordVoice

    public var rawValue: String {
        switch self {
        case .discordPresence: return "discord_presence"
        case .discordVoice: return "discord_voice"
        }
    }
}

/// What a conversation is about.
///
/// Told apart by `kind`.
public enum ConversationScope: WireModel {
    case global(GlobalScope)
    case workspace(WorkspaceScope)
    case persona(PersonaScope)
    case seat(SeatScope)
    case channel(ChannelScope)
    case room(RoomScope)

    public init(wireValue: JSONValue) throws {
        switch try WireChoice.tag(wireValue, "kind", [[.string("global")], [.string("workspace")], [.string("persona")], [.string("seat")], [.string("channel")], [.string("room")]]) {
        case 0: self = .global(try GlobalScope(wireValue: wireValue))
        case 1: self = .workspace(try WorkspaceScope(wireValue: wireValue))
        case 2: self = .persona(try PersonaScope(wireValue: wireValue))
        case 3: self = .seat(try SeatScope(wireValue: wireValue))
        case 4: self = .channel(try ChannelScope(wireValue: wireValue))
        default: self = .room(try RoomScope(wireValue: wireValue))
        }
    }

    public var wireValue: JSONValue {
        switch self {
        case .global(let payload): return payload.wireValue
        case .workspace(let payload): return payload.wireValue
        case .persona(let payload): return payload.wireValue
        case .seat(let payload): return payload.wireValue
        case .channel(let payload): return payload.wireValue
        case .room(let payload): return payload.wireValue
        }
    }
}

// Schemas, as data.

extension GlobalScope {
    public static let wireId = "clankie.GlobalScope"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("kind", .oneOf([.string("global")])),
    ])
}

extension WorkspaceScope {
    public static let wireId = "clankie.WorkspaceScope"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("kind", .oneOf([.string("workspace")])),
        PropertyShape("workspaceId", .string([.trim, .size(.minLength(1)), .size(.maxLength(512))])),
    ])
}

extension PersonaScope {
    public static let wireId = "clankie.PersonaScope"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("kind", .oneOf([.string("persona")])),
        PropertyShape("personaId", .reference { PersonaId.wireSchema }),
    ])
}

extension SeatScope {
    public static let wireId = "clankie.SeatScope"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("kind", .oneOf([.string("seat")])),
        PropertyShape("seatId", .reference { SeatId.wireSchema }),
    ])
}

extension ChannelScope {
    public static let wireId = "clankie.ChannelScope"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("kind", .oneOf([.string("channel")])),
        PropertyShape("channelId", .reference { ChannelId.wireSchema }),
    ])
}

extension RoomScope {
    public static let wireId = "clankie.RoomScope"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("kind", .oneOf([.string("room")])),
        PropertyShape("lane", .reference { RoomScopeLane.wireSchema }),
        PropertyShape("targetId", .string([.trim, .size(.minLength(1)), .size(.maxLength(512))])),
    ])
}

extension RoomScopeLane {
    public static let wireId = "clankie.RoomScopeLane"
    public static let wireSchema: Schema = .oneOf([.string("discord_presence"), .string("discord_voice")])
}

extension ConversationScope {
    public static let wireId = "clankie.ConversationScope"
    public static let wireSchema: Schema = .discriminated("kind", [
        TaggedOption([.string("global")], .reference { GlobalScope.wireSchema }),
        TaggedOption([.string("workspace")], .reference { WorkspaceScope.wireSchema }),
        TaggedOption([.string("persona")], .reference { PersonaScope.wireSchema }),
        TaggedOption([.string("seat")], .reference { SeatScope.wireSchema }),
        TaggedOption([.string("channel")], .reference { ChannelScope.wireSchema }),
        TaggedOption([.string("room")], .reference { RoomScope.wireSchema }),
    ])
}

extension ClankieTypes {
    static let operatorScopesModule: [AnyWireType] = [
        AnyWireType(GlobalScope.wireType),
        AnyWireType(WorkspaceScope.wireType),
        AnyWireType(PersonaScope.wireType),
        AnyWireType(SeatScope.wireType),
        AnyWireType(ChannelScope.wireType),
        AnyWireType(RoomScope.wireType),
        AnyWireType(RoomScopeLane.wireType),
        AnyWireType(ConversationScope.wireType),
    ]
}
