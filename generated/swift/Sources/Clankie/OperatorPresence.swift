// Made by samewire from schemas/clankie/operator/presence.ts. Do not edit.
import SamewireSupport

/// The question that has waited for the owner the longest.
public struct PendingOwnerItem: WireModel {
    /// 1 to 512 characters.
    public var conversationId: String

    /// Format: uuid.
    public var questionId: String

    /// 1 to 200 characters.
    public var title: String

    public var since: Timestamp

    public init(conversationId: String, questionId: String, title: String, since: Timestamp) {
        self.conversationId = conversationId
        self.questionId = questionId
        self.title = title
        self.since = since
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.conversationId = try wireFields.required("conversationId")
        self.questionId = try wireFields.required("questionId")
        self.title = try wireFields.required("title")
        self.since = try wireFields.required("since")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("conversationId", self.conversationId)
        wireMembers.required("questionId", self.questionId)
        wireMembers.required("title", self.title)
        wireMembers.required("since", self.since)
        return wireMembers.wireValue
    }
}

/// The captain's presence. A wait that ends without a change repeats it with the same cursor.
public struct PresenceSnapshot: WireModel {
    /// Always 1.
    public static let schemaVersion: Int64 = 1

    /// 1 to 512 characters.
    public var cursor: String

    public var mood: PresenceSnapshotMood

    /// At most 200 characters.
    public var detail: String

    /// Null: not known.
    /// nil is null.
    public var since: Timestamp?

    /// At least 0.
    public var activeSeats: Int64

    public var pendingOwnerItem: PendingOwnerItem?

    public init(
        cursor: String,
        mood: PresenceSnapshotMood,
        detail: String,
        since: Timestamp?,
        activeSeats: Int64,
        pendingOwnerItem: PendingOwnerItem? = nil
    ) {
        self.cursor = cursor
        self.mood = mood
        self.detail = detail
        self.since = since
        self.activeSeats = activeSeats
        self.pendingOwnerItem = pendingOwnerItem
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.cursor = try wireFields.required("cursor")
        self.mood = try wireFields.required("mood")
        self.detail = try wireFields.required("detail")
        self.since = try wireFields.required("since")
        self.activeSeats = try wireFields.required("activeSeats")
        self.pendingOwnerItem = try wireFields.optional("pendingOwnerItem")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("cursor", self.cursor)
        wireMembers.required("mood", self.mood)
        wireMembers.required("detail", self.detail)
        wireMembers.required("since", self.since)
        wireMembers.required("activeSeats", self.activeSeats)
        wireMembers.optional("pendingOwnerItem", self.pendingOwnerItem)
        return wireMembers.wireValue
    }
}

public enum PresenceSnapshotMood: WireEnum {
    case thinking
    case inVoice
    case playing
    case leading
    case needsYou
    case idle

    public var rawValue: String {
        switch self {
        case .thinking: return "thinking"
        case .inVoice: return "in_voice"
        case .playing: return "playing"
        case .leading: return "leading"
        case .needsYou: return "needs_you"
        case .idle: return "idle"
        }
    }
}

/// Asks for the captain's presence.
public struct PresenceRequest: WireModel {
    /// Always "presence".
    public static let op: String = "presence"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    /// The current cursor waits for a change; any other is answered at once.
    ///
    /// 1 to 512 characters.
    public var cursor: String?

    /// How long to wait; 0 when absent.
    ///
    /// 0 to 30000.
    public var waitMs: Int64?

    public init(cursor: String? = nil, waitMs: Int64? = nil) {
        self.cursor = cursor
        self.waitMs = waitMs
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.cursor = try wireFields.optional("cursor")
        self.waitMs = try wireFields.optional("waitMs")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("op", .string("presence"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.optional("cursor", self.cursor)
        wireMembers.optional("waitMs", self.waitMs)
        return wireMembers.wireValue
    }
}

public struct PresenceResponse: WireModel {
    /// Always "presence".
    public static let op: String = "presence"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var snapshot: PresenceSnapshot

    public init(snapshot: PresenceSnapshot) {
        self.snapshot = snapshot
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.snapshot = try wireFields.required("snapshot")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("op", .string("presence"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("snapshot", self.snapshot)
        return wireMembers.wireValue
    }
}

// Schemas, as data.

extension PendingOwnerItem {
    public static let wireId = "clankie.PendingOwnerItem"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("conversationId", .string([.trim, .size(.minLength(1)), .size(.maxLength(512))])),
        PropertyShape("questionId", .string([.pattern(Pattern("^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$"))])),
        PropertyShape("title", .string([.trim, .size(.minLength(1)), .size(.maxLength(200))])),
        PropertyShape("since", .reference { ClankieTypes.timestamp.schema }),
    ])
}

extension PresenceSnapshot {
    public static let wireId = "clankie.PresenceSnapshot"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("cursor", .string([.trim, .size(.minLength(1)), .size(.maxLength(512))])),
        PropertyShape("mood", .reference { PresenceSnapshotMood.wireSchema }),
        PropertyShape("detail", .string([.size(.maxLength(200))])),
        PropertyShape("since", .nullable(.reference { ClankieTypes.timestamp.schema })),
        PropertyShape("activeSeats", .number(.int, [.minimum(0, exclusive: false)])),
        PropertyShape("pendingOwnerItem", .optional(.reference { PendingOwnerItem.wireSchema }), .optional, optionalOut: true),
    ])
}

extension PresenceSnapshotMood {
    public static let wireId = "clankie.PresenceSnapshotMood"
    public static let wireSchema: Schema = .oneOf([.string("thinking"), .string("in_voice"), .string("playing"), .string("leading"), .string("needs_you"), .string("idle")])
}

extension PresenceRequest {
    public static let wireId = "clankie.PresenceRequest"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("op", .oneOf([.string("presence")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("cursor", .optional(.string([.trim, .size(.minLength(1)), .size(.maxLength(512))])), .optional, optionalOut: true),
        PropertyShape("waitMs", .optional(.number(.int, [.minimum(0, exclusive: false), .maximum(30000, exclusive: false)])), .optional, optionalOut: true),
    ])
}

extension PresenceResponse {
    public static let wireId = "clankie.PresenceResponse"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("op", .oneOf([.string("presence")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("snapshot", .reference { PresenceSnapshot.wireSchema }),
    ])
}

extension ClankieTypes {
    static let operatorPresenceModule: [AnyWireType] = [
        AnyWireType(PendingOwnerItem.wireType),
        AnyWireType(PresenceSnapshot.wireType),
        AnyWireType(PresenceSnapshotMood.wireType),
        AnyWireType(PresenceRequest.wireType),
        AnyWireType(PresenceResponse.wireType),
    ]
}
