// Made by samewire from schemas/remote/agent/catalog.ts. Do not edit.
import SamewireSupport

/// An agent of the host.
public struct AgentItem: WireModel {
    public var agentId: OpaqueId

    /// 0 to 4096 characters.
    /// Pattern: `^[\s\S]{0,4096}$`.
    /// Pattern: `^[^\uD800-\uDFFF]*$`.
    public var name: String

    /// Shown beside the name. Never a path or URL.
    ///
    /// 1 to 64 characters.
    /// Pattern: `^[^\uD800-\uDFFF]*$`.
    /// Pattern: `^[\s\S]{0,64}$`.
    public var emoji: String?

    /// Null: none configured. Absent: an older host.
    public var model: Tristate<ModelSummary>

    /// Keys beside the declared ones.
    public var additionalProperties: Record<String, JSONValue>

    public init(
        agentId: OpaqueId,
        name: String,
        emoji: String? = nil,
        model: Tristate<ModelSummary> = .absent,
        additionalProperties: Record<String, JSONValue> = [:]
    ) {
        self.agentId = agentId
        self.name = name
        self.emoji = emoji
        self.model = model
        self.additionalProperties = additionalProperties
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.agentId = try wireFields.required("agentId")
        self.name = try wireFields.required("name")
        self.emoji = try wireFields.optional("emoji")
        self.model = try wireFields.tristate("model")
        self.additionalProperties = try wireFields.others(than: ["agentId", "name", "emoji", "model"])
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("agentId", self.agentId)
        wireMembers.required("name", self.name)
        wireMembers.optional("emoji", self.emoji)
        wireMembers.tristate("model", self.model)
        wireMembers.others(self.additionalProperties)
        return wireMembers.wireValue
    }
}

/// A registered workspace of an agent.
public struct WorkspaceItem: WireModel {
    public var workspaceId: OpaqueId

    /// 0 to 4096 characters.
    /// Pattern: `^[\s\S]{0,4096}$`.
    /// Pattern: `^[^\uD800-\uDFFF]*$`.
    public var name: String

    /// Keys beside the declared ones.
    public var additionalProperties: Record<String, JSONValue>

    public init(workspaceId: OpaqueId, name: String, additionalProperties: Record<String, JSONValue> = [:]) {
        self.workspaceId = workspaceId
        self.name = name
        self.additionalProperties = additionalProperties
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.workspaceId = try wireFields.required("workspaceId")
        self.name = try wireFields.required("name")
        self.additionalProperties = try wireFields.others(than: ["workspaceId", "name"])
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("workspaceId", self.workspaceId)
        wireMembers.required("name", self.name)
        wireMembers.others(self.additionalProperties)
        return wireMembers.wireValue
    }
}

public struct ListAgentsParams: WireModel {
    public var cursor: OpaqueId?

    /// 1 to 100.
    public var limit: Int64?

    public init(cursor: OpaqueId? = nil, limit: Int64? = nil) {
        self.cursor = cursor
        self.limit = limit
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.cursor = try wireFields.optional("cursor")
        self.limit = try wireFields.optional("limit")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.optional("cursor", self.cursor)
        wireMembers.optional("limit", self.limit)
        return wireMembers.wireValue
    }
}

public struct AgentPage: WireModel {
    /// At most 100 entries.
    public var items: [AgentItem]

    /// nil is null.
    public var nextCursor: OpaqueId?

    /// Keys beside the declared ones.
    public var additionalProperties: Record<String, JSONValue>

    public init(
        items: [AgentItem],
        nextCursor: OpaqueId?,
        additionalProperties: Record<String, JSONValue> = [:]
    ) {
        self.items = items
        self.nextCursor = nextCursor
        self.additionalProperties = additionalProperties
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.items = try wireFields.required("items")
        self.nextCursor = try wireFields.required("nextCursor")
        self.additionalProperties = try wireFields.others(than: ["items", "nextCursor"])
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("items", self.items)
        wireMembers.required("nextCursor", self.nextCursor)
        wireMembers.others(self.additionalProperties)
        return wireMembers.wireValue
    }
}

public struct ListWorkspacesParams: WireModel {
    public var agentId: OpaqueId

    public var cursor: OpaqueId?

    /// 1 to 100.
    public var limit: Int64?

    public init(agentId: OpaqueId, cursor: OpaqueId? = nil, limit: Int64? = nil) {
        self.agentId = agentId
        self.cursor = cursor
        self.limit = limit
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.agentId = try wireFields.required("agentId")
        self.cursor = try wireFields.optional("cursor")
        self.limit = try wireFields.optional("limit")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("agentId", self.agentId)
        wireMembers.optional("cursor", self.cursor)
        wireMembers.optional("limit", self.limit)
        return wireMembers.wireValue
    }
}

public struct WorkspacePage: WireModel {
    /// At most 100 entries.
    public var items: [WorkspaceItem]

    /// nil is null.
    public var nextCursor: OpaqueId?

    /// Only true allows a session in the system workspace.
    public var systemWorkspace: Bool?

    /// Keys beside the declared ones.
    public var additionalProperties: Record<String, JSONValue>

    public init(
        items: [WorkspaceItem],
        nextCursor: OpaqueId?,
        systemWorkspace: Bool? = nil,
        additionalProperties: Record<String, JSONValue> = [:]
    ) {
        self.items = items
        self.nextCursor = nextCursor
        self.systemWorkspace = systemWorkspace
        self.additionalProperties = additionalProperties
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.items = try wireFields.required("items")
        self.nextCursor = try wireFields.required("nextCursor")
        self.systemWorkspace = try wireFields.optional("systemWorkspace")
        self.additionalProperties = try wireFields.others(than: ["items", "nextCursor", "systemWorkspace"])
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("items", self.items)
        wireMembers.required("nextCursor", self.nextCursor)
        wireMembers.optional("systemWorkspace", self.systemWorkspace)
        wireMembers.others(self.additionalProperties)
        return wireMembers.wireValue
    }
}

public struct ListSessionsParams: WireModel {
    public var agentId: OpaqueId?

    public var workspaceId: OpaqueId?

    public var cursor: OpaqueId?

    /// 1 to 100.
    public var limit: Int64?

    public init(
        agentId: OpaqueId? = nil,
        workspaceId: OpaqueId? = nil,
        cursor: OpaqueId? = nil,
        limit: Int64? = nil
    ) {
        self.agentId = agentId
        self.workspaceId = workspaceId
        self.cursor = cursor
        self.limit = limit
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.agentId = try wireFields.optional("agentId")
        self.workspaceId = try wireFields.optional("workspaceId")
        self.cursor = try wireFields.optional("cursor")
        self.limit = try wireFields.optional("limit")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.optional("agentId", self.agentId)
        wireMembers.optional("workspaceId", self.workspaceId)
        wireMembers.optional("cursor", self.cursor)
        wireMembers.optional("limit", self.limit)
        return wireMembers.wireValue
    }
}

public struct SessionPage: WireModel {
    /// At most 100 entries.
    public var items: [AgentSession]

    /// nil is null.
    public var nextCursor: OpaqueId?

    /// Keys beside the declared ones.
    public var additionalProperties: Record<String, JSONValue>

    public init(
        items: [AgentSession],
        nextCursor: OpaqueId?,
        additionalProperties: Record<String, JSONValue> = [:]
    ) {
        self.items = items
        self.nextCursor = nextCursor
        self.additionalProperties = additionalProperties
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.items = try wireFields.required("items")
        self.nextCursor = try wireFields.required("nextCursor")
        self.additionalProperties = try wireFields.others(than: ["items", "nextCursor"])
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("items", self.items)
        wireMembers.required("nextCursor", self.nextCursor)
        wireMembers.others(self.additionalProperties)
        return wireMembers.wireValue
    }
}

public struct GetSessionParams: WireModel {
    public var sessionId: OpaqueId

    public init(sessionId: OpaqueId) {
        self.sessionId = sessionId
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.sessionId = try wireFields.required("sessionId")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("sessionId", self.sessionId)
        return wireMembers.wireValue
    }
}

public struct SessionResult: WireModel {
    public var session: AgentSession

    /// Keys beside the declared ones.
    public var additionalProperties: Record<String, JSONValue>

    public init(session: AgentSession, additionalProperties: Record<String, JSONValue> = [:]) {
        self.session = session
        self.additionalProperties = additionalProperties
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.session = try wireFields.required("session")
        self.additionalProperties = try wireFields.others(than: ["session"])
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("session", self.session)
        wireMembers.others(self.additionalProperties)
        return wireMembers.wireValue
    }
}

// Schemas, as data.

extension AgentItem {
    public static let wireId = "remote.AgentItem"
    public static let wireSchema: Schema = .object(.keep, [
        PropertyShape("agentId", .reference { CherryRemoteTypes.opaqueId.schema }),
        PropertyShape("name", .string([.size(.minLength(0)), .size(.maxLength(4096)), .pattern(Pattern("^[\\s\\S]{0,4096}$")), .pattern(Pattern("^[^\\uD800-\\uDFFF]*$", "u"))])),
        PropertyShape("emoji", .optional(.string([.pattern(Pattern("^[^\\uD800-\\uDFFF]*$", "u")), .trim, .size(.minLength(1)), .size(.maxLength(64)), .pattern(Pattern("^[\\s\\S]{0,64}$"))])), .optional, optionalOut: true),
        PropertyShape("model", .optional(.nullable(.reference { ModelSummary.wireSchema })), .optional, optionalOut: true),
    ])
}

extension WorkspaceItem {
    public static let wireId = "remote.WorkspaceItem"
    public static let wireSchema: Schema = .object(.keep, [
        PropertyShape("workspaceId", .reference { CherryRemoteTypes.opaqueId.schema }),
        PropertyShape("name", .string([.size(.minLength(0)), .size(.maxLength(4096)), .pattern(Pattern("^[\\s\\S]{0,4096}$")), .pattern(Pattern("^[^\\uD800-\\uDFFF]*$", "u"))])),
    ])
}

extension ListAgentsParams {
    public static let wireId = "remote.ListAgentsParams"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("cursor", .optional(.reference { CherryRemoteTypes.opaqueId.schema }), .optional, optionalOut: true),
        PropertyShape("limit", .optional(.number(.int, [.minimum(1, exclusive: false), .maximum(100, exclusive: false)])), .optional, optionalOut: true),
    ])
}

extension AgentPage {
    public static let wireId = "remote.AgentPage"
    public static let wireSchema: Schema = .object(.keep, [
        PropertyShape("items", .array(.reference { AgentItem.wireSchema }, [.maxLength(100)])),
        PropertyShape("nextCursor", .nullable(.reference { CherryRemoteTypes.opaqueId.schema })),
    ])
}

extension ListWorkspacesParams {
    public static let wireId = "remote.ListWorkspacesParams"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("agentId", .reference { CherryRemoteTypes.opaqueId.schema }),
        PropertyShape("cursor", .optional(.reference { CherryRemoteTypes.opaqueId.schema }), .optional, optionalOut: true),
        PropertyShape("limit", .optional(.number(.int, [.minimum(1, exclusive: false), .maximum(100, exclusive: false)])), .optional, optionalOut: true),
    ])
}

extension WorkspacePage {
    public static let wireId = "remote.WorkspacePage"
    public static let wireSchema: Schema = .object(.keep, [
        PropertyShape("items", .array(.reference { WorkspaceItem.wireSchema }, [.maxLength(100)])),
        PropertyShape("nextCursor", .nullable(.reference { CherryRemoteTypes.opaqueId.schema })),
        PropertyShape("systemWorkspace", .optional(.boolean), .optional, optionalOut: true),
    ])
}

extension ListSessionsParams {
    public static let wireId = "remote.ListSessionsParams"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("agentId", .optional(.reference { CherryRemoteTypes.opaqueId.schema }), .optional, optionalOut: true),
        PropertyShape("workspaceId", .optional(.reference { CherryRemoteTypes.opaqueId.schema }), .optional, optionalOut: true),
        PropertyShape("cursor", .optional(.reference { CherryRemoteTypes.opaqueId.schema }), .optional, optionalOut: true),
        PropertyShape("limit", .optional(.number(.int, [.minimum(1, exclusive: false), .maximum(100, exclusive: false)])), .optional, optionalOut: true),
    ])
}

extension SessionPage {
    public static let wireId = "remote.SessionPage"
    public static let wireSchema: Schema = .object(.keep, [
        PropertyShape("items", .array(.reference { AgentSession.wireSchema }, [.maxLength(100)])),
        PropertyShape("nextCursor", .nullable(.reference { CherryRemoteTypes.opaqueId.schema })),
    ])
}

extension GetSessionParams {
    public static let wireId = "remote.GetSessionParams"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("sessionId", .reference { CherryRemoteTypes.opaqueId.schema }),
    ])
}

extension SessionResult {
    public static let wireId = "remote.SessionResult"
    public static let wireSchema: Schema = .object(.keep, [
        PropertyShape("session", .reference { AgentSession.wireSchema }),
    ])
}

extension CherryRemoteTypes {
    static let agentCatalogModule: [AnyWireType] = [
        AnyWireType(AgentItem.wireType),
        AnyWireType(WorkspaceItem.wireType),
        AnyWireType(ListAgentsParams.wireType),
        AnyWireType(AgentPage.wireType),
        AnyWireType(ListWorkspacesParams.wireType),
        AnyWireType(WorkspacePage.wireType),
        AnyWireType(ListSessionsParams.wireType),
        AnyWireType(SessionPage.wireType),
        AnyWireType(GetSessionParams.wireType),
        AnyWireType(SessionResult.wireType),
    ]
}
