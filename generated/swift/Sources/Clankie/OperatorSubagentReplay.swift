// Made by samewire from schemas/clankie/operator/subagent-replay.ts. Do not edit.
import SamewireSupport

/// Which part of a helper's transcript to read.
public struct SubagentReplayQuery: WireModel {
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

    /// Names the helper.
    public var subagentId: Ref

    public init(
        conversationId: ConversationId,
        surfaceClientId: SurfaceClientId,
        cursor: Cursor? = nil,
        limit: Int64? = nil,
        direction: String? = nil,
        turnLimit: Int64? = nil,
        liveSequence: Int64? = nil,
        waitMs: Int64? = nil,
        subagentId: Ref
    ) {
        self.conversationId = conversationId
        self.surfaceClientId = surfaceClientId
        self.cursor = cursor
        self.limit = limit
        self.direction = direction
        self.turnLimit = turnLimit
        self.liveSequence = liveSequence
        self.waitMs = waitMs
        self.subagentId = subagentId
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
        self.subagentId = try wireFields.required("subagentId")
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
        wireMembers.required("subagentId", self.subagentId)
        return wireMembers.wireValue
    }
}

/// Reads a part of a helper's transcript and answers at once.
public struct SubagentReplayRequest: WireModel {
    /// Always "subagent_replay".
    public static let op: String = "subagent_replay"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var replay: SubagentReplayQuery

    public init(replay: SubagentReplayQuery) {
        self.replay = replay
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.replay = try wireFields.required("replay")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("op", .string("subagent_replay"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("replay", self.replay)
        return wireMembers.wireValue
    }
}

public struct SubagentReplayResponse: WireModel {
    /// Always "subagent_replay".
    public static let op: String = "subagent_replay"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var subagentId: Ref

    public var result: ReplayResult

    public init(subagentId: Ref, result: ReplayResult) {
        self.subagentId = subagentId
        self.result = result
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.subagentId = try wireFields.required("subagentId")
        self.result = try wireFields.required("result")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("op", .string("subagent_replay"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("subagentId", self.subagentId)
        wireMembers.required("result", self.result)
        return wireMembers.wireValue
    }
}

// Schemas, as data.

extension SubagentReplayQuery {
    public static let wireId = "clankie.SubagentReplayQuery"
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
        PropertyShape("subagentId", .reference { ClankieTypes.ref.schema }),
    ])
}

extension SubagentReplayRequest {
    public static let wireId = "clankie.SubagentReplayRequest"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("op", .oneOf([.string("subagent_replay")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("replay", .reference { SubagentReplayQuery.wireSchema }),
    ])
}

extension SubagentReplayResponse {
    public static let wireId = "clankie.SubagentReplayResponse"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("op", .oneOf([.string("subagent_replay")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("subagentId", .reference { ClankieTypes.ref.schema }),
        PropertyShape("result", .reference { ReplayResult.wireSchema }),
    ])
}

extension ClankieTypes {
    static let operatorSubagentReplayModule: [AnyWireType] = [
        AnyWireType(SubagentReplayQuery.wireType),
        AnyWireType(SubagentReplayRequest.wireType),
        AnyWireType(SubagentReplayResponse.wireType),
    ]
}
