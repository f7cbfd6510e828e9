// Made by samewire from schemas/remote/agent/projection.ts. Do not edit.
import SamewireSupport

/// A session as its events up to the cursor leave it, by id. For a stored one; a live one is not judged again.
public struct AgentProjection: WireModel {
    public var cursor: AgentCursor

    public var session: AgentSession

    public var executions: Record<String, AgentExecution>

    public var messages: Record<String, AgentMessage>

    public var parts: Record<String, AgentPart>

    public var interactions: Record<String, AgentInteractionSummary>

    /// Ids of removed messages and parts, never used again.
    ///
    /// At most 100000 entries.
    public var tombstones: [OpaqueId]

    public init(
        cursor: AgentCursor,
        session: AgentSession,
        executions: Record<String, AgentExecution>,
        messages: Record<String, AgentMessage>,
        parts: Record<String, AgentPart>,
        interactions: Record<String, AgentInteractionSummary>,
        tombstones: [OpaqueId]
    ) {
        self.cursor = cursor
        self.session = session
        self.executions = executions
        self.messages = messages
        self.parts = parts
        self.interactions = interactions
        self.tombstones = tombstones
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.cursor = try wireFields.required("cursor")
        self.session = try wireFields.required("session")
        self.executions = try wireFields.required("executions")
        self.messages = try wireFields.required("messages")
        self.parts = try wireFields.required("parts")
        self.interactions = try wireFields.required("interactions")
        self.tombstones = try wireFields.required("tombstones")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("cursor", self.cursor)
        wireMembers.required("session", self.session)
        wireMembers.required("executions", self.executions)
        wireMembers.required("messages", self.messages)
        wireMembers.required("parts", self.parts)
        wireMembers.required("interactions", self.interactions)
        wireMembers.required("tombstones", self.tombstones)
        return wireMembers.wireValue
    }
}

// Schemas, as data.

extension AgentProjection {
    public static let wireId = "remote.AgentProjection"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("cursor", .reference { AgentCursor.wireSchema }),
        PropertyShape("session", .reference { AgentSession.wireSchema }),
        PropertyShape("executions", .record(.open, key: .string(), value: .reference { AgentExecution.wireSchema })),
        PropertyShape("messages", .record(.open, key: .string(), value: .reference { AgentMessage.wireSchema })),
        PropertyShape("parts", .record(.open, key: .string(), value: .reference { AgentPart.wireSchema })),
        PropertyShape("interactions", .record(.open, key: .string(), value: .reference { AgentInteractionSummary.wireSchema })),
        PropertyShape("tombstones", .array(.reference { CherryRemoteTypes.opaqueId.schema }, [.maxLength(100000)])),
    ])
}

extension CherryRemoteTypes {
    static let agentProjectionModule: [AnyWireType] = [
        AnyWireType(AgentProjection.wireType),
    ]
}
