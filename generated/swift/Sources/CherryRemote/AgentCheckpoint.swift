// Made by samewire from schemas/remote/agent/checkpoint.ts. Do not edit.
import SamewireSupport

/// What a checkpoint must add up to.
public struct AgentCheckpointDescriptor: WireModel {
    public var checkpointId: OpaqueId

    public var cursor: AgentCursor

    public var historyRevision: Decimal

    /// 1 to 100000.
    public var pageCount: Int64

    /// Canonical bytes of all pages.
    public var byteLength: Decimal

    /// Hash of all pages' bytes in order.
    public var sha256: Digest

    /// End of the lease. Reading pages does not extend it.
    public var expiresAt: Timestamp

    /// Keys beside the declared ones.
    public var additionalProperties: Record<String, JSONValue>

    public init(
        checkpointId: OpaqueId,
        cursor: AgentCursor,
        historyRevision: Decimal,
        pageCount: Int64,
        byteLength: Decimal,
        sha256: Digest,
        expiresAt: Timestamp,
        additionalProperties: Record<String, JSONValue> = [:]
    ) {
        self.checkpointId = checkpointId
        self.cursor = cursor
        self.historyRevision = historyRevision
        self.pageCount = pageCount
        self.byteLength = byteLength
        self.sha256 = sha256
        self.expiresAt = expiresAt
        self.additionalProperties = additionalProperties
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.checkpointId = try wireFields.required("checkpointId")
        self.cursor = try wireFields.required("cursor")
        self.historyRevision = try wireFields.required("historyRevision")
        self.pageCount = try wireFields.required("pageCount")
        self.byteLength = try wireFields.required("byteLength")
        self.sha256 = try wireFields.required("sha256")
        self.expiresAt = try wireFields.required("expiresAt")
        self.additionalProperties = try wireFields.others(than: ["checkpointId", "cursor", "historyRevision", "pageCount", "byteLength", "sha256", "expiresAt"])
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("checkpointId", self.checkpointId)
        wireMembers.required("cursor", self.cursor)
        wireMembers.required("historyRevision", self.historyRevision)
        wireMembers.required("pageCount", self.pageCount)
        wireMembers.required("byteLength", self.byteLength)
        wireMembers.required("sha256", self.sha256)
        wireMembers.required("expiresAt", self.expiresAt)
        wireMembers.others(self.additionalProperties)
        return wireMembers.wireValue
    }
}

/// Told apart by `kind`.
public enum AgentCheckpointItem: WireModel {
    case session(AgentCheckpointItemSession)
    case execution(AgentCheckpointItemExecution)
    case message(AgentCheckpointItemMessage)
    case part(AgentCheckpointItemPart)
    case interaction(AgentCheckpointItemInteraction)

    public init(wireValue: JSONValue) throws {
        switch try WireChoice.tag(wireValue, "kind", [[.string("session")], [.string("execution")], [.string("message")], [.string("part")], [.string("interaction")]]) {
        case 0: self = .session(try AgentCheckpointItemSession(wireValue: wireValue))
        case 1: self = .execution(try AgentCheckpointItemExecution(wireValue: wireValue))
        case 2: self = .message(try AgentCheckpointItemMessage(wireValue: wireValue))
        case 3: self = .part(try AgentCheckpointItemPart(wireValue: wireValue))
        default: self = .interaction(try AgentCheckpointItemInteraction(wireValue: wireValue))
        }
    }

    public var wireValue: JSONValue {
        switch self {
        case .session(let payload): return payload.wireValue
        case .execution(let payload): return payload.wireValue
        case .message(let payload): return payload.wireValue
        case .part(let payload): return payload.wireValue
        case .interaction(let payload): return payload.wireValue
        }
    }
}

public struct AgentCheckpointItemSession: WireModel {
    /// Always "session".
    public static let kind: String = "session"

    public var value: AgentSession

    public init(value: AgentSession) {
        self.value = value
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.value = try wireFields.required("value")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("kind", .string("session"))
        wireMembers.required("value", self.value)
        return wireMembers.wireValue
    }
}

public struct AgentCheckpointItemExecution: WireModel {
    /// Always "execution".
    public static let kind: String = "execution"

    public var value: AgentExecution

    public init(value: AgentExecution) {
        self.value = value
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.value = try wireFields.required("value")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("kind", .string("execution"))
        wireMembers.required("value", self.value)
        return wireMembers.wireValue
    }
}

public struct AgentCheckpointItemMessage: WireModel {
    /// Always "message".
    public static let kind: String = "message"

    public var value: AgentMessage

    public init(value: AgentMessage) {
        self.value = value
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.value = try wireFields.required("value")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("kind", .string("message"))
        wireMembers.required("value", self.value)
        return wireMembers.wireValue
    }
}

public struct AgentCheckpointItemPart: WireModel {
    /// Always "part".
    public static let kind: String = "part"

    public var messageId: OpaqueId

    public var value: AgentPart

    public init(messageId: OpaqueId, value: AgentPart) {
        self.messageId = messageId
        self.value = value
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.messageId = try wireFields.required("messageId")
        self.value = try wireFields.required("value")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("kind", .string("part"))
        wireMembers.required("messageId", self.messageId)
        wireMembers.required("value", self.value)
        return wireMembers.wireValue
    }
}

public struct AgentCheckpointItemInteraction: WireModel {
    /// Always "interaction".
    public static let kind: String = "interaction"

    public var value: AgentInteractionSummary

    public init(value: AgentInteractionSummary) {
        self.value = value
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.value = try wireFields.required("value")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("kind", .string("interaction"))
        wireMembers.required("value", self.value)
        return wireMembers.wireValue
    }
}

/// One page. At most 65536 bytes in canonical form.
public struct AgentCheckpointPage: WireModel {
    public var checkpointId: OpaqueId

    /// At least 0.
    public var pageIndex: Int64

    /// At most 100 entries.
    public var items: [AgentCheckpointItem]

    /// Null exactly on the last page.
    /// nil is null.
    public var nextCursor: OpaqueId?

    /// Hash of the page's canonical bytes, without this key.
    public var pageDigest: Digest

    /// Keys beside the declared ones.
    public var additionalProperties: Record<String, JSONValue>

    public init(
        checkpointId: OpaqueId,
        pageIndex: Int64,
        items: [AgentCheckpointItem],
        nextCursor: OpaqueId?,
        pageDigest: Digest,
        additionalProperties: Record<String, JSONValue> = [:]
    ) {
        self.checkpointId = checkpointId
        self.pageIndex = pageIndex
        self.items = items
        self.nextCursor = nextCursor
        self.pageDigest = pageDigest
        self.additionalProperties = additionalProperties
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.checkpointId = try wireFields.required("checkpointId")
        self.pageIndex = try wireFields.required("pageIndex")
        self.items = try wireFields.required("items")
        self.nextCursor = try wireFields.required("nextCursor")
        self.pageDigest = try wireFields.required("pageDigest")
        self.additionalProperties = try wireFields.others(than: ["checkpointId", "pageIndex", "items", "nextCursor", "pageDigest"])
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("checkpointId", self.checkpointId)
        wireMembers.required("pageIndex", self.pageIndex)
        wireMembers.required("items", self.items)
        wireMembers.required("nextCursor", self.nextCursor)
        wireMembers.required("pageDigest", self.pageDigest)
        wireMembers.others(self.additionalProperties)
        return wireMembers.wireValue
    }
}

// Schemas, as data.

extension AgentCheckpointDescriptor {
    public static let wireId = "remote.AgentCheckpointDescriptor"
    public static let wireSchema: Schema = .object(.keep, [
        PropertyShape("checkpointId", .reference { CherryRemoteTypes.opaqueId.schema }),
        PropertyShape("cursor", .reference { AgentCursor.wireSchema }),
        PropertyShape("historyRevision", .reference { CherryRemoteTypes.decimal.schema }),
        PropertyShape("pageCount", .number(.int, [.minimum(1, exclusive: false), .maximum(100000, exclusive: false)])),
        PropertyShape("byteLength", .reference { CherryRemoteTypes.decimal.schema }),
        PropertyShape("sha256", .reference { CherryRemoteTypes.digest.schema }),
        PropertyShape("expiresAt", .reference { CherryRemoteTypes.timestamp.schema }),
    ])
}

extension AgentCheckpointItem {
    public static let wireId = "remote.AgentCheckpointItem"
    public static let wireSchema: Schema = .discriminated("kind", [
        TaggedOption([.string("session")], .reference { AgentCheckpointItemSession.wireSchema }),
        TaggedOption([.string("execution")], .reference { AgentCheckpointItemExecution.wireSchema }),
        TaggedOption([.string("message")], .reference { AgentCheckpointItemMessage.wireSchema }),
        TaggedOption([.string("part")], .reference { AgentCheckpointItemPart.wireSchema }),
        TaggedOption([.string("interaction")], .reference { AgentCheckpointItemInteraction.wireSchema }),
    ])
}

extension AgentCheckpointItemSession {
    public static let wireId = "remote.AgentCheckpointItemSession"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("kind", .oneOf([.string("session")])),
        PropertyShape("value", .reference { AgentSession.wireSchema }),
    ])
}

extension AgentCheckpointItemExecution {
    public static let wireId = "remote.AgentCheckpointItemExecution"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("kind", .oneOf([.string("execution")])),
        PropertyShape("value", .reference { AgentExecution.wireSchema }),
    ])
}

extension AgentCheckpointItemMessage {
    public static let wireId = "remote.AgentCheckpointItemMessage"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("kind", .oneOf([.string("message")])),
        PropertyShape("value", .reference { AgentMessage.wireSchema }),
    ])
}

extension AgentCheckpointItemPart {
    public static let wireId = "remote.AgentCheckpointItemPart"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("kind", .oneOf([.string("part")])),
        PropertyShape("messageId", .reference { CherryRemoteTypes.opaqueId.schema }),
        PropertyShape("value", .reference { AgentPart.wireSchema }),
    ])
}

extension AgentCheckpointItemInteraction {
    public static let wireId = "remote.AgentCheckpointItemInteraction"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("kind", .oneOf([.string("interaction")])),
        PropertyShape("value", .reference { AgentInteractionSummary.wireSchema }),
    ])
}

extension AgentCheckpointPage {
    public static let wireId = "remote.AgentCheckpointPage"
    public static let wireSchema: Schema = .object(.keep, [
        PropertyShape("checkpointId", .reference { CherryRemoteTypes.opaqueId.schema }),
        PropertyShape("pageIndex", .number(.int, [.minimum(0, exclusive: false)])),
        PropertyShape("items", .array(.reference { AgentCheckpointItem.wireSchema }, [.maxLength(100)])),
        PropertyShape("nextCursor", .nullable(.reference { CherryRemoteTypes.opaqueId.schema })),
        PropertyShape("pageDigest", .reference { CherryRemoteTypes.digest.schema }),
    ])
}

extension CherryRemoteTypes {
    static let agentCheckpointModule: [AnyWireType] = [
        AnyWireType(AgentCheckpointDescriptor.wireType),
        AnyWireType(AgentCheckpointItem.wireType),
        AnyWireType(AgentCheckpointItemSession.wireType),
        AnyWireType(AgentCheckpointItemExecution.wireType),
        AnyWireType(AgentCheckpointItemMessage.wireType),
        AnyWireType(AgentCheckpointItemPart.wireType),
        AnyWireType(AgentCheckpointItemInteraction.wireType),
        AnyWireType(AgentCheckpointPage.wireType),
    ]
}
