// Made by samewire from schemas/remote/agent/list-interactions.ts. Do not edit.
import SamewireSupport

public struct ListInteractionsParams: WireModel {
    public var sessionId: OpaqueId

    public var cursor: OpaqueId?

    /// 1 to 100.
    public var limit: Int64?

    public init(sessionId: OpaqueId, cursor: OpaqueId? = nil, limit: Int64? = nil) {
        self.sessionId = sessionId
        self.cursor = cursor
        self.limit = limit
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.sessionId = try wireFields.required("sessionId")
        self.cursor = try wireFields.optional("cursor")
        self.limit = try wireFields.optional("limit")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("sessionId", self.sessionId)
        wireMembers.optional("cursor", self.cursor)
        wireMembers.optional("limit", self.limit)
        return wireMembers.wireValue
    }
}

public struct InteractionPage: WireModel {
    /// At most 100 entries.
    public var items: [AgentInteraction]

    /// nil is null.
    public var nextCursor: OpaqueId?

    /// Keys beside the declared ones.
    public var additionalProperties: Record<String, JSONValue>

    public init(
        items: [AgentInteraction],
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

public struct GetInteractionParams: WireModel {
    public var sessionId: OpaqueId

    public var interactionId: OpaqueId

    public init(sessionId: OpaqueId, interactionId: OpaqueId) {
        self.sessionId = sessionId
        self.interactionId = interactionId
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.sessionId = try wireFields.required("sessionId")
        self.interactionId = try wireFields.required("interactionId")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("sessionId", self.sessionId)
        wireMembers.required("interactionId", self.interactionId)
        return wireMembers.wireValue
    }
}

public struct InteractionResult: WireModel {
    public var interaction: AgentInteraction

    /// Keys beside the declared ones.
    public var additionalProperties: Record<String, JSONValue>

    public init(interaction: AgentInteraction, additionalProperties: Record<String, JSONValue> = [:]) {
        self.interaction = interaction
        self.additionalProperties = additionalProperties
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.interaction = try wireFields.required("interaction")
        self.additionalProperties = try wireFields.others(than: ["interaction"])
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("interaction", self.interaction)
        wireMembers.others(self.additionalProperties)
        return wireMembers.wireValue
    }
}

// Schemas, as data.

extension ListInteractionsParams {
    public static let wireId = "remote.ListInteractionsParams"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("sessionId", .reference { CherryRemoteTypes.opaqueId.schema }),
        PropertyShape("cursor", .optional(.reference { CherryRemoteTypes.opaqueId.schema }), .optional, optionalOut: true),
        PropertyShape("limit", .optional(.number(.int, [.minimum(1, exclusive: false), .maximum(100, exclusive: false)])), .optional, optionalOut: true),
    ])
}

extension InteractionPage {
    public static let wireId = "remote.InteractionPage"
    public static let wireSchema: Schema = .object(.keep, [
        PropertyShape("items", .array(.reference { AgentInteraction.wireSchema }, [.maxLength(100)])),
        PropertyShape("nextCursor", .nullable(.reference { CherryRemoteTypes.opaqueId.schema })),
    ])
}

extension GetInteractionParams {
    public static let wireId = "remote.GetInteractionParams"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("sessionId", .reference { CherryRemoteTypes.opaqueId.schema }),
        PropertyShape("interactionId", .reference { CherryRemoteTypes.opaqueId.schema }),
    ])
}

extension InteractionResult {
    public static let wireId = "remote.InteractionResult"
    public static let wireSchema: Schema = .object(.keep, [
        PropertyShape("interaction", .reference { AgentInteraction.wireSchema }),
    ])
}

extension CherryRemoteTypes {
    static let agentListInteractionsModule: [AnyWireType] = [
        AnyWireType(ListInteractionsParams.wireType),
        AnyWireType(InteractionPage.wireType),
        AnyWireType(GetInteractionParams.wireType),
        AnyWireType(InteractionResult.wireType),
    ]
}
