// Made by samewire from schemas/remote/agent/session.ts. Do not edit.
import SamewireSupport

/// A position in the events of a session. Sequence 0 is before the first.
public struct AgentCursor: WireModel {
    public var sessionId: OpaqueId

    public var streamEpoch: OpaqueId

    public var seq: Decimal

    public init(sessionId: OpaqueId, streamEpoch: OpaqueId, seq: Decimal) {
        self.sessionId = sessionId
        self.streamEpoch = streamEpoch
        self.seq = seq
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.sessionId = try wireFields.required("sessionId")
        self.streamEpoch = try wireFields.required("streamEpoch")
        self.seq = try wireFields.required("seq")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("sessionId", self.sessionId)
        wireMembers.required("streamEpoch", self.streamEpoch)
        wireMembers.required("seq", self.seq)
        return wireMembers.wireValue
    }
}

public enum WorkspaceKind: WireEnum {
    case registered
    case system

    public var rawValue: String {
        switch self {
        case .registered: return "registered"
        case .system: return "system"
        }
    }
}

/// A conversation with one agent in one workspace.
public struct AgentSession: WireModel {
    public var sessionId: OpaqueId

    public var agentId: OpaqueId

    public var workspaceId: OpaqueId

    /// Absent on older hosts.
    public var workspaceKind: WorkspaceKind?

    /// 0 to 4096 characters.
    /// Pattern: `^[\s\S]{0,4096}$`.
    /// Pattern: `^[^\uD800-\uDFFF]*$`.
    public var title: String

    public var updatedAt: Timestamp

    public var historyRevision: Decimal

    public var activeExecutionId: OpaqueId?

    /// Only while the session is idle. It fences the next message.
    public var idleRevision: Decimal?

    /// Keys beside the declared ones.
    public var additionalProperties: Record<String, JSONValue>

    public init(
        sessionId: OpaqueId,
        agentId: OpaqueId,
        workspaceId: OpaqueId,
        workspaceKind: WorkspaceKind? = nil,
        title: String,
        updatedAt: Timestamp,
        historyRevision: Decimal,
        activeExecutionId: OpaqueId? = nil,
        idleRevision: Decimal? = nil,
        additionalProperties: Record<String, JSONValue> = [:]
    ) {
        self.sessionId = sessionId
        self.agentId = agentId
        self.workspaceId = workspaceId
        self.workspaceKind = workspaceKind
        self.title = title
        self.updatedAt = updatedAt
        self.historyRevision = historyRevision
        self.activeExecutionId = activeExecutionId
        self.idleRevision = idleRevision
        self.additionalProperties = additionalProperties
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.sessionId = try wireFields.required("sessionId")
        self.agentId = try wireFields.required("agentId")
        self.workspaceId = try wireFields.required("workspaceId")
        self.workspaceKind = try wireFields.optional("workspaceKind")
        self.title = try wireFields.required("title")
        self.updatedAt = try wireFields.required("updatedAt")
        self.historyRevision = try wireFields.required("historyRevision")
        self.activeExecutionId = try wireFields.optional("activeExecutionId")
        self.idleRevision = try wireFields.optional("idleRevision")
        self.additionalProperties = try wireFields.others(than: ["sessionId", "agentId", "workspaceId", "workspaceKind", "title", "updatedAt", "historyRevision", "activeExecutionId", "idleRevision"])
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("sessionId", self.sessionId)
        wireMembers.required("agentId", self.agentId)
        wireMembers.required("workspaceId", self.workspaceId)
        wireMembers.optional("workspaceKind", self.workspaceKind)
        wireMembers.required("title", self.title)
        wireMembers.required("updatedAt", self.updatedAt)
        wireMembers.required("historyRevision", self.historyRevision)
        wireMembers.optional("activeExecutionId", self.activeExecutionId)
        wireMembers.optional("idleRevision", self.idleRevision)
        wireMembers.others(self.additionalProperties)
        return wireMembers.wireValue
    }
}

// Schemas, as data.

extension AgentCursor {
    public static let wireId = "remote.AgentCursor"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("sessionId", .reference { CherryRemoteTypes.opaqueId.schema }),
        PropertyShape("streamEpoch", .reference { CherryRemoteTypes.opaqueId.schema }),
        PropertyShape("seq", .reference { CherryRemoteTypes.decimal.schema }),
    ])
}

extension WorkspaceKind {
    public static let wireId = "remote.WorkspaceKind"
    public static let wireSchema: Schema = .oneOf([.string("registered"), .string("system")])
}

extension AgentSession {
    public static let wireId = "remote.AgentSession"
    public static let wireSchema: Schema = .object(.keep, [
        PropertyShape("sessionId", .reference { CherryRemoteTypes.opaqueId.schema }),
        PropertyShape("agentId", .reference { CherryRemoteTypes.opaqueId.schema }),
        PropertyShape("workspaceId", .reference { CherryRemoteTypes.opaqueId.schema }),
        PropertyShape("workspaceKind", .optional(.reference { WorkspaceKind.wireSchema }), .optional, optionalOut: true),
        PropertyShape("title", .string([.size(.minLength(0)), .size(.maxLength(4096)), .pattern(Pattern("^[\\s\\S]{0,4096}$")), .pattern(Pattern("^[^\\uD800-\\uDFFF]*$", "u"))])),
        PropertyShape("updatedAt", .reference { CherryRemoteTypes.timestamp.schema }),
        PropertyShape("historyRevision", .reference { CherryRemoteTypes.decimal.schema }),
        PropertyShape("activeExecutionId", .optional(.reference { CherryRemoteTypes.opaqueId.schema }), .optional, optionalOut: true),
        PropertyShape("idleRevision", .optional(.reference { CherryRemoteTypes.decimal.schema }), .optional, optionalOut: true),
    ])
}

extension CherryRemoteTypes {
    static let agentSessionModule: [AnyWireType] = [
        AnyWireType(AgentCursor.wireType),
        AnyWireType(WorkspaceKind.wireType),
        AnyWireType(AgentSession.wireType),
    ]
}
