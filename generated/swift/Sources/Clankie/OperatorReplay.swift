// Made by samewire from schemas/clankie/operator/replay.ts. Do not edit.
import SamewireSupport

/// Which part of a conversation to read.
public struct ReplayQuery: WireModel {
    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var conversationId: ConversationId

    public var surfaceClientId: SurfaceClientId

    /// Events after it, or before it when reading backward. Absent: from that end.
    public var cursor: Cursor?

    /// Events in the page; 200 when absent.
    ///
    /// 1 to 500.
    public var limit: Int64?

    /// Absent: forward.
    public var direction: String?

    /// Turns in a backward window; 20 when absent.
    ///
    /// 1 to 40.
    public var turnLimit: Int64?

    /// The highest live draft already drawn; 0 when absent.
    ///
    /// At least 0.
    public var liveSequence: Int64?

    /// How long `tail` may wait; `replay` ignores it.
    ///
    /// 0 to 20000.
    public var waitMs: Int64?

    public init(
        conversationId: ConversationId,
        surfaceClientId: SurfaceClientId,
        cursor: Cursor? = nil,
        limit: Int64? = nil,
        direction: String? = nil,
        turnLimit: Int64? = nil,
        liveSequence: Int64? = nil,
        waitMs: Int64? = nil
    ) {
        self.conversationId = conversationId
        self.surfaceClientId = surfaceClientId
        self.cursor = cursor
        self.limit = limit
        self.direction = direction
        self.turnLimit = turnLimit
        self.liveSequence = liveSequence
        self.waitMs = waitMs
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.conversationId = try wireFields.required("conversationId")
        self.surfaceClientId = try wireFields.required("surfaceClientId")
        self.cursor = try wireFields.optional("cursor")
        self.limit = try wireFields.optional("limit")
        self.direction = try wireFields.optional("direction")
        self.turnLimit = try wireFields.optional("turnLimit")
        self.liveSequence = try wireFields.optional("liveSequence")
        self.waitMs = try wireFields.optional("waitMs")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("conversationId", self.conversationId)
        wireMembers.required("surfaceClientId", self.surfaceClientId)
        wireMembers.optional("cursor", self.cursor)
        wireMembers.optional("limit", self.limit)
        wireMembers.optional("direction", self.direction)
        wireMembers.optional("turnLimit", self.turnLimit)
        wireMembers.optional("liveSequence", self.liveSequence)
        wireMembers.optional("waitMs", self.waitMs)
        return wireMembers.wireValue
    }
}

/// The whole text of an answer so far. It is not kept.
public struct LiveDraft: WireModel {
    /// At least 1.
    public var sequence: Int64

    /// Always "captain".
    public static let role: String = "captain"

    /// At most 16384 characters.
    public var text: String

    public init(sequence: Int64, text: String) {
        self.sequence = sequence
        self.text = text
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.sequence = try wireFields.required("sequence")
        self.text = try wireFields.required("text")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("sequence", self.sequence)
        wireMembers.constant("role", .string("captain"))
        wireMembers.required("text", self.text)
        return wireMembers.wireValue
    }
}

/// Events in their order. Read on from `nextCursor`, also after a backward page.
public struct ReplayPage: WireModel {
    /// Always 1.
    public static let schemaVersion: Int64 = 1

    /// Always "page".
    public static let status: String = "page"

    public var conversationId: ConversationId

    public var surfaceClientId: SurfaceClientId

    /// At most 500 entries.
    public var events: [StreamEvent]

    public var retainedFromCursor: Cursor

    public var nextCursor: Cursor

    /// On backward pages only.
    public var previousCursor: Cursor?

    /// On backward pages only.
    public var hasOlder: Bool?

    public var safeCursor: Cursor

    public var hasMore: Bool

    public var live: LiveDraft?

    public init(
        conversationId: ConversationId,
        surfaceClientId: SurfaceClientId,
        events: [StreamEvent],
        retainedFromCursor: Cursor,
        nextCursor: Cursor,
        previousCursor: Cursor? = nil,
        hasOlder: Bool? = nil,
        safeCursor: Cursor,
        hasMore: Bool,
        live: LiveDraft? = nil
    ) {
        self.conversationId = conversationId
        self.surfaceClientId = surfaceClientId
        self.events = events
        self.retainedFromCursor = retainedFromCursor
        self.nextCursor = nextCursor
        self.previousCursor = previousCursor
        self.hasOlder = hasOlder
        self.safeCursor = safeCursor
        self.hasMore = hasMore
        self.live = live
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.conversationId = try wireFields.required("conversationId")
        self.surfaceClientId = try wireFields.required("surfaceClientId")
        self.events = try wireFields.required("events")
        self.retainedFromCursor = try wireFields.required("retainedFromCursor")
        self.nextCursor = try wireFields.required("nextCursor")
        self.previousCursor = try wireFields.optional("previousCursor")
        self.hasOlder = try wireFields.optional("hasOlder")
        self.safeCursor = try wireFields.required("safeCursor")
        self.hasMore = try wireFields.required("hasMore")
        self.live = try wireFields.optional("live")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.constant("status", .string("page"))
        wireMembers.required("conversationId", self.conversationId)
        wireMembers.required("surfaceClientId", self.surfaceClientId)
        wireMembers.required("events", self.events)
        wireMembers.required("retainedFromCursor", self.retainedFromCursor)
        wireMembers.required("nextCursor", self.nextCursor)
        wireMembers.optional("previousCursor", self.previousCursor)
        wireMembers.optional("hasOlder", self.hasOlder)
        wireMembers.required("safeCursor", self.safeCursor)
        wireMembers.required("hasMore", self.hasMore)
        wireMembers.optional("live", self.live)
        return wireMembers.wireValue
    }
}

/// The cursor cannot be read from. Start again at `resetCursor`.
public struct ReplayRecovery: WireModel {
    /// Always 1.
    public static let schemaVersion: Int64 = 1

    /// Always "recover".
    public static let status: String = "recover"

    public var conversationId: ConversationId

    public var code: ReplayRecoveryCode

    public var recoverable: Bool

    public var resetCursor: Cursor

    /// Prose. Branch on `code`.
    ///
    /// 1 to 512 characters.
    public var message: String

    public init(
        conversationId: ConversationId,
        code: ReplayRecoveryCode,
        recoverable: Bool,
        resetCursor: Cursor,
        message: String
    ) {
        self.conversationId = conversationId
        self.code = code
        self.recoverable = recoverable
        self.resetCursor = resetCursor
        self.message = message
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.conversationId = try wireFields.required("conversationId")
        self.code = try wireFields.required("code")
        self.recoverable = try wireFields.required("recoverable")
        self.resetCursor = try wireFields.required("resetCursor")
        self.message = try wireFields.required("message")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.constant("status", .string("recover"))
        wireMembers.required("conversationId", self.conversationId)
        wireMembers.required("code", self.code)
        wireMembers.required("recoverable", self.recoverable)
        wireMembers.required("resetCursor", self.resetCursor)
        wireMembers.required("message", self.message)
        return wireMembers.wireValue
    }
}

public enum ReplayRecoveryCode: WireEnum {
    case cursorInvalid
    case cursorExpired
    case cursorReset
    case runConflict
    case unknownConversation

    public var rawValue: String {
        switch self {
        case .cursorInvalid: return "cursor_invalid"
        case .cursorExpired: return "cursor_expired"
        case .cursorReset: return "cursor_reset"
        case .runConflict: return "run_conflict"
        case .unknownConversation: return "unknown_conversation"
        }
    }
}

/// A page of events, or where to start again.
///
/// Told apart by `status`.
public enum ReplayResult: WireModel {
    case page(ReplayPage)
    case recover(ReplayRecovery)

    public init(wireValue: JSONValue) throws {
        switch try WireChoice.tag(wireValue, "status", [[.string("page")], [.string("recover")]]) {
        case 0: self = .page(try ReplayPage(wireValue: wireValue))
        default: self = .recover(try ReplayRecovery(wireValue: wireValue))
        }
    }

    public var wireValue: JSONValue {
        switch self {
        case .page(let payload): return payload.wireValue
        case .recover(let payload): return payload.wireValue
        }
    }
}

/// Reads a part of a conversation and answers at once.
public struct ReplayRequest: WireModel {
    /// Always "replay".
    public static let op: String = "replay"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var replay: ReplayQuery

    public init(replay: ReplayQuery) {
        self.replay = replay
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.replay = try wireFields.required("replay")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("op", .string("replay"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("replay", self.replay)
        return wireMembers.wireValue
    }
}

public struct ReplayResponse: WireModel {
    /// Always "replay".
    public static let op: String = "replay"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var result: ReplayResult

    public init(result: ReplayResult) {
        self.result = result
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.result = try wireFields.required("result")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("op", .string("replay"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("result", self.result)
        return wireMembers.wireValue
    }
}

/// Reads on and waits up to `waitMs` for an event, more of the draft, or a recovery.
public struct TailRequest: WireModel {
    /// Always "tail".
    public static let op: String = "tail"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var tail: ReplayQuery

    public init(tail: ReplayQuery) {
        self.tail = tail
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.tail = try wireFields.required("tail")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("op", .string("tail"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("tail", self.tail)
        return wireMembers.wireValue
    }
}

public struct TailResponse: WireModel {
    /// Always "tail".
    public static let op: String = "tail"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var result: ReplayResult

    public init(result: ReplayResult) {
        self.result = result
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.result = try wireFields.required("result")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("op", .string("tail"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("result", self.result)
        return wireMembers.wireValue
    }
}

// Schemas, as data.

extension ReplayQuery {
    public static let wireId = "clankie.ReplayQuery"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("conversationId", .reference { ConversationId.wireSchema }),
        PropertyShape("surfaceClientId", .reference { SurfaceClientId.wireSchema }),
        PropertyShape("cursor", .optional(.reference { Cursor.wireSchema }), .optional, optionalOut: true),
        PropertyShape("limit", .optional(.number(.int, [.minimum(1, exclusive: false), .maximum(500, exclusive: false)])), .optional, optionalOut: true),
        PropertyShape("direction", .optional(.oneOf([.string("backward")])), .optional, optionalOut: true),
        PropertyShape("turnLimit", .optional(.number(.int, [.minimum(1, exclusive: false), .maximum(40, exclusive: false)])), .optional, optionalOut: true),
        PropertyShape("liveSequence", .optional(.number(.int, [.minimum(0, exclusive: false)])), .optional, optionalOut: true),
        PropertyShape("waitMs", .optional(.number(.int, [.minimum(0, exclusive: false), .maximum(20000, exclusive: false)])), .optional, optionalOut: true),
    ])
}

extension LiveDraft {
    public static let wireId = "clankie.LiveDraft"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("sequence", .number(.int, [.minimum(1, exclusive: false)])),
        PropertyShape("role", .oneOf([.string("captain")])),
        PropertyShape("text", .string([.size(.maxLength(16384))])),
    ])
}

extension ReplayPage {
    public static let wireId = "clankie.ReplayPage"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("status", .oneOf([.string("page")])),
        PropertyShape("conversationId", .reference { ConversationId.wireSchema }),
        PropertyShape("surfaceClientId", .reference { SurfaceClientId.wireSchema }),
        PropertyShape("events", .array(.reference { StreamEvent.wireSchema }, [.maxLength(500)])),
        PropertyShape("retainedFromCursor", .reference { Cursor.wireSchema }),
        PropertyShape("nextCursor", .reference { Cursor.wireSchema }),
        PropertyShape("previousCursor", .optional(.reference { Cursor.wireSchema }), .optional, optionalOut: true),
        PropertyShape("hasOlder", .optional(.boolean), .optional, optionalOut: true),
        PropertyShape("safeCursor", .reference { Cursor.wireSchema }),
        PropertyShape("hasMore", .boolean),
        PropertyShape("live", .optional(.reference { LiveDraft.wireSchema }), .optional, optionalOut: true),
    ])
}

extension ReplayRecovery {
    public static let wireId = "clankie.ReplayRecovery"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("status", .oneOf([.string("recover")])),
        PropertyShape("conversationId", .reference { ConversationId.wireSchema }),
        PropertyShape("code", .reference { ReplayRecoveryCode.wireSchema }),
        PropertyShape("recoverable", .boolean),
        PropertyShape("resetCursor", .reference { Cursor.wireSchema }),
        PropertyShape("message", .string([.trim, .size(.minLength(1)), .size(.maxLength(512))])),
    ])
}

extension ReplayRecoveryCode {
    public static let wireId = "clankie.ReplayRecoveryCode"
    public static let wireSchema: Schema = .oneOf([.string("cursor_invalid"), .string("cursor_expired"), .string("cursor_reset"), .string("run_conflict"), .string("unknown_conversation")])
}

extension ReplayResult {
    public static let wireId = "clankie.ReplayResult"
    public static let wireSchema: Schema = .discriminated("status", [
        TaggedOption([.string("page")], .reference { ReplayPage.wireSchema }),
        TaggedOption([.string("recover")], .reference { ReplayRecovery.wireSchema }),
    ])
}

extension ReplayRequest {
    public static let wireId = "clankie.ReplayRequest"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("op", .oneOf([.string("replay")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("replay", .reference { ReplayQuery.wireSchema }),
    ])
}

extension ReplayResponse {
    public static let wireId = "clankie.ReplayResponse"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("op", .oneOf([.string("replay")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("result", .reference { ReplayResult.wireSchema }),
    ])
}

extension TailRequest {
    public static let wireId = "clankie.TailRequest"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("op", .oneOf([.string("tail")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("tail", .reference { ReplayQuery.wireSchema }),
    ])
}

extension TailResponse {
    public static let wireId = "clankie.TailResponse"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("op", .oneOf([.string("tail")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("result", .reference { ReplayResult.wireSchema }),
    ])
}

extension ClankieTypes {
    static let operatorReplayModule: [AnyWireType] = [
        AnyWireType(ReplayQuery.wireType),
        AnyWireType(LiveDraft.wireType),
        AnyWireType(ReplayPage.wireType),
        AnyWireType(ReplayRecovery.wireType),
        AnyWireType(ReplayRecoveryCode.wireType),
        AnyWireType(ReplayResult.wireType),
        AnyWireType(ReplayRequest.wireType),
        AnyWireType(ReplayResponse.wireType),
        AnyWireType(TailRequest.wireType),
        AnyWireType(TailResponse.wireType),
    ]
}
