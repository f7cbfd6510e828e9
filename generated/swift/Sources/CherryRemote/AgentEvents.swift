// Made by samewire from schemas/remote/agent/events.ts. Do not edit.
import SamewireSupport

public struct MessageUpdated: WireModel {
    public var baseRevision: Decimal

    public var message: AgentMessage

    public init(baseRevision: Decimal, message: AgentMessage) {
        self.baseRevision = baseRevision
        self.message = message
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.baseRevision = try wireFields.required("baseRevision")
        self.message = try wireFields.required("message")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("baseRevision", self.baseRevision)
        wireMembers.required("message", self.message)
        return wireMembers.wireValue
    }
}

public struct MessageRemoved: WireModel {
    public var messageId: OpaqueId

    public var baseRevision: Decimal

    public var revision: Decimal

    public init(messageId: OpaqueId, baseRevision: Decimal, revision: Decimal) {
        self.messageId = messageId
        self.baseRevision = baseRevision
        self.revision = revision
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.messageId = try wireFields.required("messageId")
        self.baseRevision = try wireFields.required("baseRevision")
        self.revision = try wireFields.required("revision")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("messageId", self.messageId)
        wireMembers.required("baseRevision", self.baseRevision)
        wireMembers.required("revision", self.revision)
        return wireMembers.wireValue
    }
}

public struct PartCreated: WireModel {
    public var messageId: OpaqueId

    /// Null: before all others.
    /// nil is null.
    public var afterPartId: OpaqueId?

    public var messageBaseRevision: Decimal

    public var messageRevision: Decimal

    public var part: AgentPart

    public init(
        messageId: OpaqueId,
        afterPartId: OpaqueId?,
        messageBaseRevision: Decimal,
        messageRevision: Decimal,
        part: AgentPart
    ) {
        self.messageId = messageId
        self.afterPartId = afterPartId
        self.messageBaseRevision = messageBaseRevision
        self.messageRevision = messageRevision
        self.part = part
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.messageId = try wireFields.required("messageId")
        self.afterPartId = try wireFields.required("afterPartId")
        self.messageBaseRevision = try wireFields.required("messageBaseRevision")
        self.messageRevision = try wireFields.required("messageRevision")
        self.part = try wireFields.required("part")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("messageId", self.messageId)
        wireMembers.required("afterPartId", self.afterPartId)
        wireMembers.required("messageBaseRevision", self.messageBaseRevision)
        wireMembers.required("messageRevision", self.messageRevision)
        wireMembers.required("part", self.part)
        return wireMembers.wireValue
    }
}

public struct PartAppend: WireModel {
    public var messageId: OpaqueId

    public var partId: OpaqueId

    public var baseRevision: Decimal

    public var revision: Decimal

    /// UTF-8 bytes of the text so far.
    public var offsetUtf8: Decimal

    /// 0 to 16384 characters.
    /// Pattern: `^[\s\S]{0,16384}$`.
    /// Pattern: `^[^\uD800-\uDFFF]*$`.
    public var text: String

    public init(
        messageId: OpaqueId,
        partId: OpaqueId,
        baseRevision: Decimal,
        revision: Decimal,
        offsetUtf8: Decimal,
        text: String
    ) {
        self.messageId = messageId
        self.partId = partId
        self.baseRevision = baseRevision
        self.revision = revision
        self.offsetUtf8 = offsetUtf8
        self.text = text
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.messageId = try wireFields.required("messageId")
        self.partId = try wireFields.required("partId")
        self.baseRevision = try wireFields.required("baseRevision")
        self.revision = try wireFields.required("revision")
        self.offsetUtf8 = try wireFields.required("offsetUtf8")
        self.text = try wireFields.required("text")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("messageId", self.messageId)
        wireMembers.required("partId", self.partId)
        wireMembers.required("baseRevision", self.baseRevision)
        wireMembers.required("revision", self.revision)
        wireMembers.required("offsetUtf8", self.offsetUtf8)
        wireMembers.required("text", self.text)
        return wireMembers.wireValue
    }
}

public struct PartReplaced: WireModel {
    public var messageId: OpaqueId

    public var baseRevision: Decimal

    public var part: AgentPart

    public init(messageId: OpaqueId, baseRevision: Decimal, part: AgentPart) {
        self.messageId = messageId
        self.baseRevision = baseRevision
        self.part = part
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.messageId = try wireFields.required("messageId")
        self.baseRevision = try wireFields.required("baseRevision")
        self.part = try wireFields.required("part")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("messageId", self.messageId)
        wireMembers.required("baseRevision", self.baseRevision)
        wireMembers.required("part", self.part)
        return wireMembers.wireValue
    }
}

public struct PartCompleted: WireModel {
    public var messageId: OpaqueId

    public var partId: OpaqueId

    public var baseRevision: Decimal

    public var revision: Decimal

    /// UTF-8 bytes of the whole text.
    public var byteLength: Decimal

    public var sha256: Digest

    public init(
        messageId: OpaqueId,
        partId: OpaqueId,
        baseRevision: Decimal,
        revision: Decimal,
        byteLength: Decimal,
        sha256: Digest
    ) {
        self.messageId = messageId
        self.partId = partId
        self.baseRevision = baseRevision
        self.revision = revision
        self.byteLength = byteLength
        self.sha256 = sha256
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.messageId = try wireFields.required("messageId")
        self.partId = try wireFields.required("partId")
        self.baseRevision = try wireFields.required("baseRevision")
        self.revision = try wireFields.required("revision")
        self.byteLength = try wireFields.required("byteLength")
        self.sha256 = try wireFields.required("sha256")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("messageId", self.messageId)
        wireMembers.required("partId", self.partId)
        wireMembers.required("baseRevision", self.baseRevision)
        wireMembers.required("revision", self.revision)
        wireMembers.required("byteLength", self.byteLength)
        wireMembers.required("sha256", self.sha256)
        return wireMembers.wireValue
    }
}

public struct PartRemoved: WireModel {
    public var messageId: OpaqueId

    public var partId: OpaqueId

    public var baseRevision: Decimal

    public var revision: Decimal

    public var messageBaseRevision: Decimal

    public var messageRevision: Decimal

    public init(
        messageId: OpaqueId,
        partId: OpaqueId,
        baseRevision: Decimal,
        revision: Decimal,
        messageBaseRevision: Decimal,
        messageRevision: Decimal
    ) {
        self.messageId = messageId
        self.partId = partId
        self.baseRevision = baseRevision
        self.revision = revision
        self.messageBaseRevision = messageBaseRevision
        self.messageRevision = messageRevision
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.messageId = try wireFields.required("messageId")
        self.partId = try wireFields.required("partId")
        self.baseRevision = try wireFields.required("baseRevision")
        self.revision = try wireFields.required("revision")
        self.messageBaseRevision = try wireFields.required("messageBaseRevision")
        self.messageRevision = try wireFields.required("messageRevision")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("messageId", self.messageId)
        wireMembers.required("partId", self.partId)
        wireMembers.required("baseRevision", self.baseRevision)
        wireMembers.required("revision", self.revision)
        wireMembers.required("messageBaseRevision", self.messageBaseRevision)
        wireMembers.required("messageRevision", self.messageRevision)
        return wireMembers.wireValue
    }
}

public struct CommittedMessage: WireModel {
    public var messageId: OpaqueId

    public var revision: Decimal

    public init(messageId: OpaqueId, revision: Decimal) {
        self.messageId = messageId
        self.revision = revision
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.messageId = try wireFields.required("messageId")
        self.revision = try wireFields.required("revision")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("messageId", self.messageId)
        wireMembers.required("revision", self.revision)
        return wireMembers.wireValue
    }
}

public struct HistoryCommitted: WireModel {
    public var historyRevision: Decimal

    public var executionId: OpaqueId?

    /// At most 4096 entries.
    public var messages: [CommittedMessage]

    public init(historyRevision: Decimal, executionId: OpaqueId? = nil, messages: [CommittedMessage]) {
        self.historyRevision = historyRevision
        self.executionId = executionId
        self.messages = messages
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.historyRevision = try wireFields.required("historyRevision")
        self.executionId = try wireFields.optional("executionId")
        self.messages = try wireFields.required("messages")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("historyRevision", self.historyRevision)
        wireMembers.optional("executionId", self.executionId)
        wireMembers.required("messages", self.messages)
        return wireMembers.wireValue
    }
}

/// One change of a session. Sequences rise by 1 from 1 within an epoch.
///
/// Told apart by `kind`.
public enum AgentEvent: WireModel {
    case sessionUpdated(AgentEventSessionUpdated)
    case executionUpdated(AgentEventExecutionUpdated)
    case messageCreated(AgentEventMessageCreated)
    case messageUpdated(AgentEventMessageUpdated)
    case messageRemoved(AgentEventMessageRemoved)
    case partCreated(AgentEventPartCreated)
    case partAppend(AgentEventPartAppend)
    case partReplaced(AgentEventPartReplaced)
    case partCompleted(AgentEventPartCompleted)
    case partRemoved(AgentEventPartRemoved)
    case interactionUpdated(AgentEventInteractionUpdated)
    case historyCommitted(AgentEventHistoryCommitted)

    public init(wireValue: JSONValue) throws {
        switch try WireChoice.tag(wireValue, "kind", [[.string("session.updated")], [.string("execution.updated")], [.string("message.created")], [.string("message.updated")], [.string("message.removed")], [.string("part.created")], [.string("part.append")], [.string("part.replaced")], [.string("part.completed")], [.string("part.removed")], [.string("interaction.updated")], [.string("history.committed")]]) {
        case 0: self = .sessionUpdated(try AgentEventSessionUpdated(wireValue: wireValue))
        case 1: self = .executionUpdated(try AgentEventExecutionUpdated(wireValue: wireValue))
        case 2: self = .messageCreated(try AgentEventMessageCreated(wireValue: wireValue))
        case 3: self = .messageUpdated(try AgentEventMessageUpdated(wireValue: wireValue))
        case 4: self = .messageRemoved(try AgentEventMessageRemoved(wireValue: wireValue))
        case 5: self = .partCreated(try AgentEventPartCreated(wireValue: wireValue))
        case 6: self = .partAppend(try AgentEventPartAppend(wireValue: wireValue))
        case 7: self = .partReplaced(try AgentEventPartReplaced(wireValue: wireValue))
        case 8: self = .partCompleted(try AgentEventPartCompleted(wireValue: wireValue))
        case 9: self = .partRemoved(try AgentEventPartRemoved(wireValue: wireValue))
        case 10: self = .interactionUpdated(try AgentEventInteractionUpdated(wireValue: wireValue))
        default: self = .historyCommitted(try AgentEventHistoryCommitted(wireValue: wireValue))
        }
    }

    public var wireValue: JSONValue {
        switch self {
        case .sessionUpdated(let payload): return payload.wireValue
        case .executionUpdated(let payload): return payload.wireValue
        case .messageCreated(let payload): return payload.wireValue
        case .messageUpdated(let payload): return payload.wireValue
        case .messageRemoved(let payload): return payload.wireValue
        case .partCreated(let payload): return payload.wireValue
        case .partAppend(let payload): return payload.wireValue
        case .partReplaced(let payload): return payload.wireValue
        case .partCompleted(let payload): return payload.wireValue
        case .partRemoved(let payload): return payload.wireValue
        case .interactionUpdated(let payload): return payload.wireValue
        case .historyCommitted(let payload): return payload.wireValue
        }
    }
}

public struct AgentEventSessionUpdated: WireModel {
    public var seq: Decimal

    /// Always "session.updated".
    public static let kind: String = "session.updated"

    public var payload: AgentSession

    public init(seq: Decimal, payload: AgentSession) {
        self.seq = seq
        self.payload = payload
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.seq = try wireFields.required("seq")
        self.payload = try wireFields.required("payload")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("seq", self.seq)
        wireMembers.constant("kind", .string("session.updated"))
        wireMembers.required("payload", self.payload)
        return wireMembers.wireValue
    }
}

public struct AgentEventExecutionUpdated: WireModel {
    public var seq: Decimal

    /// Always "execution.updated".
    public static let kind: String = "execution.updated"

    public var payload: AgentExecution

    public init(seq: Decimal, payload: AgentExecution) {
        self.seq = seq
        self.payload = payload
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.seq = try wireFields.required("seq")
        self.payload = try wireFields.required("payload")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("seq", self.seq)
        wireMembers.constant("kind", .string("execution.updated"))
        wireMembers.required("payload", self.payload)
        return wireMembers.wireValue
    }
}

public struct AgentEventMessageCreated: WireModel {
    public var seq: Decimal

    /// Always "message.created".
    public static let kind: String = "message.created"

    public var payload: AgentMessage

    public init(seq: Decimal, payload: AgentMessage) {
        self.seq = seq
        self.payload = payload
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.seq = try wireFields.required("seq")
        self.payload = try wireFields.required("payload")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("seq", self.seq)
        wireMembers.constant("kind", .string("message.created"))
        wireMembers.required("payload", self.payload)
        return wireMembers.wireValue
    }
}

public struct AgentEventMessageUpdated: WireModel {
    public var seq: Decimal

    /// Always "message.updated".
    public static let kind: String = "message.updated"

    public var payload: MessageUpdated

    public init(seq: Decimal, payload: MessageUpdated) {
        self.seq = seq
        self.payload = payload
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.seq = try wireFields.required("seq")
        self.payload = try wireFields.required("payload")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("seq", self.seq)
        wireMembers.constant("kind", .string("message.updated"))
        wireMembers.required("payload", self.payload)
        return wireMembers.wireValue
    }
}

public struct AgentEventMessageRemoved: WireModel {
    public var seq: Decimal

    /// Always "message.removed".
    public static let kind: String = "message.removed"

    public var payload: MessageRemoved

    public init(seq: Decimal, payload: MessageRemoved) {
        self.seq = seq
        self.payload = payload
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.seq = try wireFields.required("seq")
        self.payload = try wireFields.required("payload")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("seq", self.seq)
        wireMembers.constant("kind", .string("message.removed"))
        wireMembers.required("payload", self.payload)
        return wireMembers.wireValue
    }
}

public struct AgentEventPartCreated: WireModel {
    public var seq: Decimal

    /// Always "part.created".
    public static let kind: String = "part.created"

    public var payload: PartCreated

    public init(seq: Decimal, payload: PartCreated) {
        self.seq = seq
        self.payload = payload
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.seq = try wireFields.required("seq")
        self.payload = try wireFields.required("payload")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("seq", self.seq)
        wireMembers.constant("kind", .string("part.created"))
        wireMembers.required("payload", self.payload)
        return wireMembers.wireValue
    }
}

public struct AgentEventPartAppend: WireModel {
    public var seq: Decimal

    /// Always "part.append".
    public static let kind: String = "part.append"

    public var payload: PartAppend

    public init(seq: Decimal, payload: PartAppend) {
        self.seq = seq
        self.payload = payload
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.seq = try wireFields.required("seq")
        self.payload = try wireFields.required("payload")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("seq", self.seq)
        wireMembers.constant("kind", .string("part.append"))
        wireMembers.required("payload", self.payload)
        return wireMembers.wireValue
    }
}

public struct AgentEventPartReplaced: WireModel {
    public var seq: Decimal

    /// Always "part.replaced".
    public static let kind: String = "part.replaced"

    public var payload: PartReplaced

    public init(seq: Decimal, payload: PartReplaced) {
        self.seq = seq
        self.payload = payload
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.seq = try wireFields.required("seq")
        self.payload = try wireFields.required("payload")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("seq", self.seq)
        wireMembers.constant("kind", .string("part.replaced"))
        wireMembers.required("payload", self.payload)
        return wireMembers.wireValue
    }
}

public struct AgentEventPartCompleted: WireModel {
    public var seq: Decimal

    /// Always "part.completed".
    public static let kind: String = "part.completed"

    public var payload: PartCompleted

    public init(seq: Decimal, payload: PartCompleted) {
        self.seq = seq
        self.payload = payload
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.seq = try wireFields.required("seq")
        self.payload = try wireFields.required("payload")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("seq", self.seq)
        wireMembers.constant("kind", .string("part.completed"))
        wireMembers.required("payload", self.payload)
        return wireMembers.wireValue
    }
}

public struct AgentEventPartRemoved: WireModel {
    public var seq: Decimal

    /// Always "part.removed".
    public static let kind: String = "part.removed"

    public var payload: PartRemoved

    public init(seq: Decimal, payload: PartRemoved) {
        self.seq = seq
        self.payload = payload
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.seq = try wireFields.required("seq")
        self.payload = try wireFields.required("payload")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("seq", self.seq)
        wireMembers.constant("kind", .string("part.removed"))
        wireMembers.required("payload", self.payload)
        return wireMembers.wireValue
    }
}

public struct AgentEventInteractionUpdated: WireModel {
    public var seq: Decimal

    /// Always "interaction.updated".
    public static let kind: String = "interaction.updated"

    public var payload: AgentInteractionSummary

    public init(seq: Decimal, payload: AgentInteractionSummary) {
        self.seq = seq
        self.payload = payload
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.seq = try wireFields.required("seq")
        self.payload = try wireFields.required("payload")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("seq", self.seq)
        wireMembers.constant("kind", .string("interaction.updated"))
        wireMembers.required("payload", self.payload)
        return wireMembers.wireValue
    }
}

public struct AgentEventHistoryCommitted: WireModel {
    public var seq: Decimal

    /// Always "history.committed".
    public static let kind: String = "history.committed"

    public var payload: HistoryCommitted

    public init(seq: Decimal, payload: HistoryCommitted) {
        self.seq = seq
        self.payload = payload
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.seq = try wireFields.required("seq")
        self.payload = try wireFields.required("payload")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("seq", self.seq)
        wireMembers.constant("kind", .string("history.committed"))
        wireMembers.required("payload", self.payload)
        return wireMembers.wireValue
    }
}

/// Events in a row. At most 16384 bytes in canonical form.
public struct AgentEventBatch: WireModel {
    public var subscriptionId: OpaqueId

    public var sessionId: OpaqueId

    public var streamEpoch: OpaqueId

    /// 1 to 1024 entries.
    public var events: [AgentEvent]

    public init(subscriptionId: OpaqueId, sessionId: OpaqueId, streamEpoch: OpaqueId, events: [AgentEvent]) {
        self.subscriptionId = subscriptionId
        self.sessionId = sessionId
        self.streamEpoch = streamEpoch
        self.events = events
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.subscriptionId = try wireFields.required("subscriptionId")
        self.sessionId = try wireFields.required("sessionId")
        self.streamEpoch = try wireFields.required("streamEpoch")
        self.events = try wireFields.required("events")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("subscriptionId", self.subscriptionId)
        wireMembers.required("sessionId", self.sessionId)
        wireMembers.required("streamEpoch", self.streamEpoch)
        wireMembers.required("events", self.events)
        return wireMembers.wireValue
    }
}

// Schemas, as data.

extension MessageUpdated {
    public static let wireId = "remote.MessageUpdated"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("baseRevision", .reference { CherryRemoteTypes.decimal.schema }),
        PropertyShape("message", .reference { AgentMessage.wireSchema }),
    ])
}

extension MessageRemoved {
    public static let wireId = "remote.MessageRemoved"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("messageId", .reference { CherryRemoteTypes.opaqueId.schema }),
        PropertyShape("baseRevision", .reference { CherryRemoteTypes.decimal.schema }),
        PropertyShape("revision", .reference { CherryRemoteTypes.decimal.schema }),
    ])
}

extension PartCreated {
    public static let wireId = "remote.PartCreated"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("messageId", .reference { CherryRemoteTypes.opaqueId.schema }),
        PropertyShape("afterPartId", .nullable(.reference { CherryRemoteTypes.opaqueId.schema })),
        PropertyShape("messageBaseRevision", .reference { CherryRemoteTypes.decimal.schema }),
        PropertyShape("messageRevision", .reference { CherryRemoteTypes.decimal.schema }),
        PropertyShape("part", .reference { AgentPart.wireSchema }),
    ])
}

extension PartAppend {
    public static let wireId = "remote.PartAppend"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("messageId", .reference { CherryRemoteTypes.opaqueId.schema }),
        PropertyShape("partId", .reference { CherryRemoteTypes.opaqueId.schema }),
        PropertyShape("baseRevision", .reference { CherryRemoteTypes.decimal.schema }),
        PropertyShape("revision", .reference { CherryRemoteTypes.decimal.schema }),
        PropertyShape("offsetUtf8", .reference { CherryRemoteTypes.decimal.schema }),
        PropertyShape("text", .string([.size(.minLength(0)), .size(.maxLength(16384)), .pattern(Pattern("^[\\s\\S]{0,16384}$")), .pattern(Pattern("^[^\\uD800-\\uDFFF]*$", "u"))])),
    ])
}

extension PartReplaced {
    public static let wireId = "remote.PartReplaced"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("messageId", .reference { CherryRemoteTypes.opaqueId.schema }),
        PropertyShape("baseRevision", .reference { CherryRemoteTypes.decimal.schema }),
        PropertyShape("part", .reference { AgentPart.wireSchema }),
    ])
}

extension PartCompleted {
    public static let wireId = "remote.PartCompleted"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("messageId", .reference { CherryRemoteTypes.opaqueId.schema }),
        PropertyShape("partId", .reference { CherryRemoteTypes.opaqueId.schema }),
        PropertyShape("baseRevision", .reference { CherryRemoteTypes.decimal.schema }),
        PropertyShape("revision", .reference { CherryRemoteTypes.decimal.schema }),
        PropertyShape("byteLength", .reference { CherryRemoteTypes.decimal.schema }),
        PropertyShape("sha256", .reference { CherryRemoteTypes.digest.schema }),
    ])
}

extension PartRemoved {
    public static let wireId = "remote.PartRemoved"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("messageId", .reference { CherryRemoteTypes.opaqueId.schema }),
        PropertyShape("partId", .reference { CherryRemoteTypes.opaqueId.schema }),
        PropertyShape("baseRevision", .reference { CherryRemoteTypes.decimal.schema }),
        PropertyShape("revision", .reference { CherryRemoteTypes.decimal.schema }),
        PropertyShape("messageBaseRevision", .reference { CherryRemoteTypes.decimal.schema }),
        PropertyShape("messageRevision", .reference { CherryRemoteTypes.decimal.schema }),
    ])
}

extension CommittedMessage {
    public static let wireId = "remote.CommittedMessage"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("messageId", .reference { CherryRemoteTypes.opaqueId.schema }),
        PropertyShape("revision", .reference { CherryRemoteTypes.decimal.schema }),
    ])
}

extension HistoryCommitted {
    public static let wireId = "remote.HistoryCommitted"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("historyRevision", .reference { CherryRemoteTypes.decimal.schema }),
        PropertyShape("executionId", .optional(.reference { CherryRemoteTypes.opaqueId.schema }), .optional, optionalOut: true),
        PropertyShape("messages", .array(.reference { CommittedMessage.wireSchema }, [.maxLength(4096)])),
    ])
}

extension AgentEvent {
    public static let wireId = "remote.AgentEvent"
    public static let wireSchema: Schema = .discriminated("kind", [
        TaggedOption([.string("session.updated")], .reference { AgentEventSessionUpdated.wireSchema }),
        TaggedOption([.string("execution.updated")], .reference { AgentEventExecutionUpdated.wireSchema }),
        TaggedOption([.string("message.created")], .reference { AgentEventMessageCreated.wireSchema }),
        TaggedOption([.string("message.updated")], .reference { AgentEventMessageUpdated.wireSchema }),
        TaggedOption([.string("message.removed")], .reference { AgentEventMessageRemoved.wireSchema }),
        TaggedOption([.string("part.created")], .reference { AgentEventPartCreated.wireSchema }),
        TaggedOption([.string("part.append")], .reference { AgentEventPartAppend.wireSchema }),
        TaggedOption([.string("part.replaced")], .reference { AgentEventPartReplaced.wireSchema }),
        TaggedOption([.string("part.completed")], .reference { AgentEventPartCompleted.wireSchema }),
        TaggedOption([.string("part.removed")], .reference { AgentEventPartRemoved.wireSchema }),
        TaggedOption([.string("interaction.updated")], .reference { AgentEventInteractionUpdated.wireSchema }),
        TaggedOption([.string("history.committed")], .reference { AgentEventHistoryCommitted.wireSchema }),
    ])
}

extension AgentEventSessionUpdated {
    public static let wireId = "remote.AgentEventSessionUpdated"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("seq", .reference { CherryRemoteTypes.decimal.schema }),
        PropertyShape("kind", .oneOf([.string("session.updated")])),
        PropertyShape("payload", .reference { AgentSession.wireSchema }),
    ])
}

extension AgentEventExecutionUpdated {
    public static let wireId = "remote.AgentEventExecutionUpdated"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("seq", .reference { CherryRemoteTypes.decimal.schema }),
        PropertyShape("kind", .oneOf([.string("execution.updated")])),
        PropertyShape("payload", .reference { AgentExecution.wireSchema }),
    ])
}

extension AgentEventMessageCreated {
    public static let wireId = "remote.AgentEventMessageCreated"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("seq", .reference { CherryRemoteTypes.decimal.schema }),
        PropertyShape("kind", .oneOf([.string("message.created")])),
        PropertyShape("payload", .reference { AgentMessage.wireSchema }),
    ])
}

extension AgentEventMessageUpdated {
    public static let wireId = "remote.AgentEventMessageUpdated"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("seq", .reference { CherryRemoteTypes.decimal.schema }),
        PropertyShape("kind", .oneOf([.string("message.updated")])),
        PropertyShape("payload", .reference { MessageUpdated.wireSchema }),
    ])
}

extension AgentEventMessageRemoved {
    public static let wireId = "remote.AgentEventMessageRemoved"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("seq", .reference { CherryRemoteTypes.decimal.schema }),
        PropertyShape("kind", .oneOf([.string("message.removed")])),
        PropertyShape("payload", .reference { MessageRemoved.wireSchema }),
    ])
}

extension AgentEventPartCreated {
    public static let wireId = "remote.AgentEventPartCreated"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("seq", .reference { CherryRemoteTypes.decimal.schema }),
        PropertyShape("kind", .oneOf([.string("part.created")])),
        PropertyShape("payload", .reference { PartCreated.wireSchema }),
    ])
}

extension AgentEventPartAppend {
    public static let wireId = "remote.AgentEventPartAppend"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("seq", .reference { CherryRemoteTypes.decimal.schema }),
        PropertyShape("kind", .oneOf([.string("part.append")])),
        PropertyShape("payload", .reference { PartAppend.wireSchema }),
    ])
}

extension AgentEventPartReplaced {
    public static let wireId = "remote.AgentEventPartReplaced"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("seq", .reference { CherryRemoteTypes.decimal.schema }),
        PropertyShape("kind", .oneOf([.string("part.replaced")])),
        PropertyShape("payload", .reference { PartReplaced.wireSchema }),
    ])
}

extension AgentEventPartCompleted {
    public static let wireId = "remote.AgentEventPartCompleted"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("seq", .reference { CherryRemoteTypes.decimal.schema }),
        PropertyShape("kind", .oneOf([.string("part.completed")])),
        PropertyShape("payload", .reference { PartCompleted.wireSchema }),
    ])
}

extension AgentEventPartRemoved {
    public static let wireId = "remote.AgentEventPartRemoved"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("seq", .reference { CherryRemoteTypes.decimal.schema }),
        PropertyShape("kind", .oneOf([.string("part.removed")])),
        PropertyShape("payload", .reference { PartRemoved.wireSchema }),
    ])
}

extension AgentEventInteractionUpdated {
    public static let wireId = "remote.AgentEventInteractionUpdated"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("seq", .reference { CherryRemoteTypes.decimal.schema }),
        PropertyShape("kind", .oneOf([.string("interaction.updated")])),
        PropertyShape("payload", .reference { AgentInteractionSummary.wireSchema }),
    ])
}

extension AgentEventHistoryCommitted {
    public static let wireId = "remote.AgentEventHistoryCommitted"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("seq", .reference { CherryRemoteTypes.decimal.schema }),
        PropertyShape("kind", .oneOf([.string("history.committed")])),
        PropertyShape("payload", .reference { HistoryCommitted.wireSchema }),
    ])
}

extension AgentEventBatch {
    public static let wireId = "remote.AgentEventBatch"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("subscriptionId", .reference { CherryRemoteTypes.opaqueId.schema }),
        PropertyShape("sessionId", .reference { CherryRemoteTypes.opaqueId.schema }),
        PropertyShape("streamEpoch", .reference { CherryRemoteTypes.opaqueId.schema }),
        PropertyShape("events", .array(.reference { AgentEvent.wireSchema }, [.minLength(1), .maxLength(1024)])),
    ])
}

extension CherryRemoteTypes {
    static let agentEventsModule: [AnyWireType] = [
        AnyWireType(MessageUpdated.wireType),
        AnyWireType(MessageRemoved.wireType),
        AnyWireType(PartCreated.wireType),
        AnyWireType(PartAppend.wireType),
        AnyWireType(PartReplaced.wireType),
        AnyWireType(PartCompleted.wireType),
        AnyWireType(PartRemoved.wireType),
        AnyWireType(CommittedMessage.wireType),
        AnyWireType(HistoryCommitted.wireType),
        AnyWireType(AgentEvent.wireType),
        AnyWireType(AgentEventSessionUpdated.wireType),
        AnyWireType(AgentEventExecutionUpdated.wireType),
        AnyWireType(AgentEventMessageCreated.wireType),
        AnyWireType(AgentEventMessageUpdated.wireType),
        AnyWireType(AgentEventMessageRemoved.wireType),
        AnyWireType(AgentEventPartCreated.wireType),
        AnyWireType(AgentEventPartAppend.wireType),
        AnyWireType(AgentEventPartReplaced.wireType),
        AnyWireType(AgentEventPartCompleted.wireType),
        AnyWireType(AgentEventPartRemoved.wireType),
        AnyWireType(AgentEventInteractionUpdated.wireType),
        AnyWireType(AgentEventHistoryCommitted.wireType),
        AnyWireType(AgentEventBatch.wireType),
    ]
}
