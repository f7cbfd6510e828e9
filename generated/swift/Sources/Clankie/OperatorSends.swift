// Made by samewire from schemas/clankie/operator/sends.ts. Do not edit.
import SamewireSupport

/// `steer` acts on the turn that runs now; `queue` waits for the next one.
public enum DeliveryMode: WireEnum {
    case steer
    case queue

    public var rawValue: String {
        switch self {
        case .steer: return "steer"
        case .queue: return "queue"
        }
    }
}

/// How far a message got on its way to a seat.
public enum DeliveryStage: WireEnum {
    case stored
    case delivered
    case consumed
    case responded
    case unavailable
    case uncertain
    case expired
    case rejected

    public var rawValue: String {
        switch self {
        case .stored: return "stored"
        case .delivered: return "delivered"
        case .consumed: return "consumed"
        case .responded: return "responded"
        case .unavailable: return "unavailable"
        case .uncertain: return "uncertain"
        case .expired: return "expired"
        case .rejected: return "rejected"
        }
    }
}

/// What the owner says, at the revision of the conversation that the owner saw.
public struct SendTurn: WireModel {
    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var conversationId: ConversationId

    public var surfaceClientId: SurfaceClientId

    public var expectedRevision: Revision

    /// Always "message".
    public static let kind: String = "message"

    /// May be empty only beside attachments.
    ///
    /// At most 16384 characters.
    public var message: String

    /// Absent: the service picks the route, a plain Send.
    public var delivery: DeliveryMode?

    /// 1 to 8 entries.
    public var attachments: [AttachmentReference]?

    /// 1 to 64 characters.
    /// Pattern: `^\S+$`.
    public var herdrPaneId: String?

    public init(
        conversationId: ConversationId,
        surfaceClientId: SurfaceClientId,
        expectedRevision: Revision,
        message: String,
        delivery: DeliveryMode? = nil,
        attachments: [AttachmentReference]? = nil,
        herdrPaneId: String? = nil
    ) {
        self.conversationId = conversationId
        self.surfaceClientId = surfaceClientId
        self.expectedRevision = expectedRevision
        self.message = message
        self.delivery = delivery
        self.attachments = attachments
        self.herdrPaneId = herdrPaneId
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.conversationId = try wireFields.required("conversationId")
        self.surfaceClientId = try wireFields.required("surfaceClientId")
        self.expectedRevision = try wireFields.required("expectedRevision")
        self.message = try wireFields.required("message")
        self.delivery = try wireFields.optional("delivery")
        self.attachments = try wireFields.optional("attachments")
        self.herdrPaneId = try wireFields.optional("herdrPaneId")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("conversationId", self.conversationId)
        wireMembers.required("surfaceClientId", self.surfaceClientId)
        wireMembers.required("expectedRevision", self.expectedRevision)
        wireMembers.constant("kind", .string("message"))
        wireMembers.required("message", self.message)
        wireMembers.optional("delivery", self.delivery)
        wireMembers.optional("attachments", self.attachments)
        wireMembers.optional("herdrPaneId", self.herdrPaneId)
        return wireMembers.wireValue
    }
}

/// What the seat did with the message.
public struct SeatDelivery: WireModel {
    public var state: SeatDeliveryState

    /// At most 512 characters.
    public var detail: String?

    public init(state: SeatDeliveryState, detail: String? = nil) {
        self.state = state
        self.detail = detail
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.state = try wireFields.required("state")
        self.detail = try wireFields.optional("detail")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("state", self.state)
        wireMembers.optional("detail", self.detail)
        return wireMembers.wireValue
    }
}

public enum SeatDeliveryState: WireEnum {
    case queued
    case started
    case steered

    public var rawValue: String {
        switch self {
        case .queued: return "queued"
        case .started: return "started"
        case .steered: return "steered"
        }
    }
}

/// The turn is stored and a run answers for it. `revision` is the new one.
public struct SendAccepted: WireModel {
    /// Always 1.
    public static let schemaVersion: Int64 = 1

    /// Always "accepted".
    public static let status: String = "accepted"

    public var conversationId: ConversationId

    public var runId: RunId

    public var revision: Revision

    public var safeCursor: Cursor

    public var deliveryStage: DeliveryStage?

    public var seatDelivery: SeatDelivery?

    public init(
        conversationId: ConversationId,
        runId: RunId,
        revision: Revision,
        safeCursor: Cursor,
        deliveryStage: DeliveryStage? = nil,
        seatDelivery: SeatDelivery? = nil
    ) {
        self.conversationId = conversationId
        self.runId = runId
        self.revision = revision
        self.safeCursor = safeCursor
        self.deliveryStage = deliveryStage
        self.seatDelivery = seatDelivery
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.conversationId = try wireFields.required("conversationId")
        self.runId = try wireFields.required("runId")
        self.revision = try wireFields.required("revision")
        self.safeCursor = try wireFields.required("safeCursor")
        self.deliveryStage = try wireFields.optional("deliveryStage")
        self.seatDelivery = try wireFields.optional("seatDelivery")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.constant("status", .string("accepted"))
        wireMembers.required("conversationId", self.conversationId)
        wireMembers.required("runId", self.runId)
        wireMembers.required("revision", self.revision)
        wireMembers.required("safeCursor", self.safeCursor)
        wireMembers.optional("deliveryStage", self.deliveryStage)
        wireMembers.optional("seatDelivery", self.seatDelivery)
        return wireMembers.wireValue
    }
}

/// The conversation has moved on. Nothing was written and no run starts.
public struct SendRevisionConflict: WireModel {
    /// Always 1.
    public static let schemaVersion: Int64 = 1

    /// Always "revision_conflict".
    public static let status: String = "revision_conflict"

    public var conversationId: ConversationId

    public var expectedRevision: Revision

    public var currentRevision: Revision

    public var safeCursor: Cursor

    public init(
        conversationId: ConversationId,
        expectedRevision: Revision,
        currentRevision: Revision,
        safeCursor: Cursor
    ) {
        self.conversationId = conversationId
        self.expectedRevision = expectedRevision
        self.currentRevision = currentRevision
        self.safeCursor = safeCursor
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.conversationId = try wireFields.required("conversationId")
        self.expectedRevision = try wireFields.required("expectedRevision")
        self.currentRevision = try wireFields.required("currentRevision")
        self.safeCursor = try wireFields.required("safeCursor")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.constant("status", .string("revision_conflict"))
        wireMembers.required("conversationId", self.conversationId)
        wireMembers.required("expectedRevision", self.expectedRevision)
        wireMembers.required("currentRevision", self.currentRevision)
        wireMembers.required("safeCursor", self.safeCursor)
        return wireMembers.wireValue
    }
}

/// Nobody is in the seat.
public struct SendSeatOffline: WireModel {
    /// Always 1.
    public static let schemaVersion: Int64 = 1

    /// Always "seat_offline".
    public static let status: String = "seat_offline"

    public var conversationId: ConversationId

    public var currentRevision: Revision

    public var safeCursor: Cursor

    public var deliveryStage: DeliveryStage?

    public var seatId: SeatId?

    public var personaId: PersonaId?

    public init(
        conversationId: ConversationId,
        currentRevision: Revision,
        safeCursor: Cursor,
        deliveryStage: DeliveryStage? = nil,
        seatId: SeatId? = nil,
        personaId: PersonaId? = nil
    ) {
        self.conversationId = conversationId
        self.currentRevision = currentRevision
        self.safeCursor = safeCursor
        self.deliveryStage = deliveryStage
        self.seatId = seatId
        self.personaId = personaId
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.conversationId = try wireFields.required("conversationId")
        self.currentRevision = try wireFields.required("currentRevision")
        self.safeCursor = try wireFields.required("safeCursor")
        self.deliveryStage = try wireFields.optional("deliveryStage")
        self.seatId = try wireFields.optional("seatId")
        self.personaId = try wireFields.optional("personaId")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.constant("status", .string("seat_offline"))
        wireMembers.required("conversationId", self.conversationId)
        wireMembers.required("currentRevision", self.currentRevision)
        wireMembers.required("safeCursor", self.safeCursor)
        wireMembers.optional("deliveryStage", self.deliveryStage)
        wireMembers.optional("seatId", self.seatId)
        wireMembers.optional("personaId", self.personaId)
        return wireMembers.wireValue
    }
}

/// The seat did not get the message. A refused delivery mode has the stage `rejected`.
public struct SendSeatUndelivered: WireModel {
    /// Always 1.
    public static let schemaVersion: Int64 = 1

    /// Always "seat_undelivered".
    public static let status: String = "seat_undelivered"

    public var conversationId: ConversationId

    public var currentRevision: Revision

    public var safeCursor: Cursor

    public var deliveryStage: DeliveryStage?

    public var seatId: SeatId?

    public var personaId: PersonaId?

    /// At most 512 characters.
    public var detail: String

    /// 1 to 512 characters.
    public var messageId: String?

    public init(
        conversationId: ConversationId,
        currentRevision: Revision,
        safeCursor: Cursor,
        deliveryStage: DeliveryStage? = nil,
        seatId: SeatId? = nil,
        personaId: PersonaId? = nil,
        detail: String,
        messageId: String? = nil
    ) {
        self.conversationId = conversationId
        self.currentRevision = currentRevision
        self.safeCursor = safeCursor
        self.deliveryStage = deliveryStage
        self.seatId = seatId
        self.personaId = personaId
        self.detail = detail
        self.messageId = messageId
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.conversationId = try wireFields.required("conversationId")
        self.currentRevision = try wireFields.required("currentRevision")
        self.safeCursor = try wireFields.required("safeCursor")
        self.deliveryStage = try wireFields.optional("deliveryStage")
        self.seatId = try wireFields.optional("seatId")
        self.personaId = try wireFields.optional("personaId")
        self.detail = try wireFields.required("detail")
        self.messageId = try wireFields.optional("messageId")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.constant("status", .string("seat_undelivered"))
        wireMembers.required("conversationId", self.conversationId)
        wireMembers.required("currentRevision", self.currentRevision)
        wireMembers.required("safeCursor", self.safeCursor)
        wireMembers.optional("deliveryStage", self.deliveryStage)
        wireMembers.optional("seatId", self.seatId)
        wireMembers.optional("personaId", self.personaId)
        wireMembers.required("detail", self.detail)
        wireMembers.optional("messageId", self.messageId)
        return wireMembers.wireValue
    }
}

/// The seat may have got the message. Do not send it again on this ground.
public struct SendSeatDeliveryUnconfirmed: WireModel {
    /// Always 1.
    public static let schemaVersion: Int64 = 1

    /// Always "seat_delivery_unconfirmed".
    public static let status: String = "seat_delivery_unconfirmed"

    public var conversationId: ConversationId

    public var currentRevision: Revision

    public var safeCursor: Cursor

    public var deliveryStage: DeliveryStage?

    public var seatId: SeatId?

    public var personaId: PersonaId?

    /// At most 512 characters.
    public var detail: String

    /// 1 to 512 characters.
    public var messageId: String?

    public init(
        conversationId: ConversationId,
        currentRevision: Revision,
        safeCursor: Cursor,
        deliveryStage: DeliveryStage? = nil,
        seatId: SeatId? = nil,
        personaId: PersonaId? = nil,
        detail: String,
        messageId: String? = nil
    ) {
        self.conversationId = conversationId
        self.currentRevision = currentRevision
        self.safeCursor = safeCursor
        self.deliveryStage = deliveryStage
        self.seatId = seatId
        self.personaId = personaId
        self.detail = detail
        self.messageId = messageId
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.conversationId = try wireFields.required("conversationId")
        self.currentRevision = try wireFields.required("currentRevision")
        self.safeCursor = try wireFields.required("safeCursor")
        self.deliveryStage = try wireFields.optional("deliveryStage")
        self.seatId = try wireFields.optional("seatId")
        self.personaId = try wireFields.optional("personaId")
        self.detail = try wireFields.required("detail")
        self.messageId = try wireFields.optional("messageId")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.constant("status", .string("seat_delivery_unconfirmed"))
        wireMembers.required("conversationId", self.conversationId)
        wireMembers.required("currentRevision", self.currentRevision)
        wireMembers.required("safeCursor", self.safeCursor)
        wireMembers.optional("deliveryStage", self.deliveryStage)
        wireMembers.optional("seatId", self.seatId)
        wireMembers.optional("personaId", self.personaId)
        wireMembers.required("detail", self.detail)
        wireMembers.optional("messageId", self.messageId)
        return wireMembers.wireValue
    }
}

/// What became of a send.
///
/// Told apart by `status`.
public enum SendResult: WireModel {
    case accepted(SendAccepted)
    case revisionConflict(SendRevisionConflict)
    case seatOffline(SendSeatOffline)
    case seatUndelivered(SendSeatUndelivered)
    case seatDeliveryUnconfirmed(SendSeatDeliveryUnconfirmed)

    public init(wireValue: JSONValue) throws {
        switch try WireChoice.tag(wireValue, "status", [[.string("accepted")], [.string("revision_conflict")], [.string("seat_offline")], [.string("seat_undelivered")], [.string("seat_delivery_unconfirmed")]]) {
        case 0: self = .accepted(try SendAccepted(wireValue: wireValue))
        case 1: self = .revisionConflict(try SendRevisionConflict(wireValue: wireValue))
        case 2: self = .seatOffline(try SendSeatOffline(wireValue: wireValue))
        case 3: self = .seatUndelivered(try SendSeatUndelivered(wireValue: wireValue))
        default: self = .seatDeliveryUnconfirmed(try SendSeatDeliveryUnconfirmed(wireValue: wireValue))
        }
    }

    public var wireValue: JSONValue {
        switch self {
        case .accepted(let payload): return payload.wireValue
        case .revisionConflict(let payload): return payload.wireValue
        case .seatOffline(let payload): return payload.wireValue
        case .seatUndelivered(let payload): return payload.wireValue
        case .seatDeliveryUnconfirmed(let payload): return payload.wireValue
        }
    }
}

/// Sends a turn. A relay gives an identical send of the same device the same result.
public struct SendRequest: WireModel {
    /// Always "send".
    public static let op: String = "send"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var turn: SendTurn

    public init(turn: SendTurn) {
        self.turn = turn
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.turn = try wireFields.required("turn")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("op", .string("send"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("turn", self.turn)
        return wireMembers.wireValue
    }
}

public struct SendResponse: WireModel {
    /// Always "send".
    public static let op: String = "send"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var result: SendResult

    public init(result: SendResult) {
        self.result = result
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.result = try wireFields.required("result")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("op", .string("send"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("result", self.result)
        return wireMembers.wireValue
    }
}

// Schemas, as data.

extension DeliveryMode {
    public static let wireId = "clankie.DeliveryMode"
    public static let wireSchema: Schema = .oneOf([.string("steer"), .string("queue")])
}

extension DeliveryStage {
    public static let wireId = "clankie.DeliveryStage"
    public static let wireSchema: Schema = .oneOf([.string("stored"), .string("delivered"), .string("consumed"), .string("responded"), .string("unavailable"), .string("uncertain"), .string("expired"), .string("rejected")])
}

extension SendTurn {
    public static let wireId = "clankie.SendTurn"
    public static let wireSchema: Schema = Schema.object(.strict, [
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("conversationId", .reference { ConversationId.wireSchema }),
        PropertyShape("surfaceClientId", .reference { SurfaceClientId.wireSchema }),
        PropertyShape("expectedRevision", .reference { ClankieTypes.revision.schema }),
        PropertyShape("kind", .oneOf([.string("message")])),
        PropertyShape("message", .string([.trim, .size(.maxLength(16384))])),
        PropertyShape("delivery", .optional(.reference { DeliveryMode.wireSchema }), .optional, optionalOut: true),
        PropertyShape("attachments", .optional(Schema.array(.reference { AttachmentReference.wireSchema }, [.minLength(1), .maxLength(8)]).checked([RuleUse(.uniqueItems(by: "artifactId"), message: "Invalid list: entries must be unique")])), .optional, optionalOut: true),
        PropertyShape("herdrPaneId", .optional(.string([.trim, .size(.minLength(1)), .size(.maxLength(64)), .pattern(Pattern("^\\S+$", "u"))])), .optional, optionalOut: true),
    ]).checked([RuleUse(.atLeastOne(["message", "attachments"], path: ["message"]), message: "A message needs text or an attachment")])
}

extension SeatDelivery {
    public static let wireId = "clankie.SeatDelivery"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("state", .reference { SeatDeliveryState.wireSchema }),
        PropertyShape("detail", .optional(.string([.size(.maxLength(512))])), .optional, optionalOut: true),
    ])
}

extension SeatDeliveryState {
    public static let wireId = "clankie.SeatDeliveryState"
    public static let wireSchema: Schema = .oneOf([.string("queued"), .string("started"), .string("steered")])
}

extension SendAccepted {
    public static let wireId = "clankie.SendAccepted"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("status", .oneOf([.string("accepted")])),
        PropertyShape("conversationId", .reference { ConversationId.wireSchema }),
        PropertyShape("runId", .reference { RunId.wireSchema }),
        PropertyShape("revision", .reference { ClankieTypes.revision.schema }),
        PropertyShape("safeCursor", .reference { Cursor.wireSchema }),
        PropertyShape("deliveryStage", .optional(.reference { DeliveryStage.wireSchema }), .optional, optionalOut: true),
        PropertyShape("seatDelivery", .optional(.reference { SeatDelivery.wireSchema }), .optional, optionalOut: true),
    ])
}

extension SendRevisionConflict {
    public static let wireId = "clankie.SendRevisionConflict"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("status", .oneOf([.string("revision_conflict")])),
        PropertyShape("conversationId", .reference { ConversationId.wireSchema }),
        PropertyShape("expectedRevision", .reference { ClankieTypes.revision.schema }),
        PropertyShape("currentRevision", .reference { ClankieTypes.revision.schema }),
        PropertyShape("safeCursor", .reference { Cursor.wireSchema }),
    ])
}

extension SendSeatOffline {
    public static let wireId = "clankie.SendSeatOffline"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("status", .oneOf([.string("seat_offline")])),
        PropertyShape("conversationId", .reference { ConversationId.wireSchema }),
        PropertyShape("currentRevision", .reference { ClankieTypes.revision.schema }),
        PropertyShape("safeCursor", .reference { Cursor.wireSchema }),
        PropertyShape("deliveryStage", .optional(.reference { DeliveryStage.wireSchema }), .optional, optionalOut: true),
        PropertyShape("seatId", .optional(.reference { SeatId.wireSchema }), .optional, optionalOut: true),
        PropertyShape("personaId", .optional(.reference { PersonaId.wireSchema }), .optional, optionalOut: true),
    ])
}

extension SendSeatUndelivered {
    public static let wireId = "clankie.SendSeatUndelivered"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("status", .oneOf([.string("seat_undelivered")])),
        PropertyShape("conversationId", .reference { ConversationId.wireSchema }),
        PropertyShape("currentRevision", .reference { ClankieTypes.revision.schema }),
        PropertyShape("safeCursor", .reference { Cursor.wireSchema }),
        PropertyShape("deliveryStage", .optional(.reference { DeliveryStage.wireSchema }), .optional, optionalOut: true),
        PropertyShape("seatId", .optional(.reference { SeatId.wireSchema }), .optional, optionalOut: true),
        PropertyShape("personaId", .optional(.reference { PersonaId.wireSchema }), .optional, optionalOut: true),
        PropertyShape("detail", .string([.size(.maxLength(512))])),
        PropertyShape("messageId", .optional(.string([.size(.minLength(1)), .size(.maxLength(512))])), .optional, optionalOut: true),
    ])
}

extension SendSeatDeliveryUnconfirmed {
    public static let wireId = "clankie.SendSeatDeliveryUnconfirmed"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("status", .oneOf([.string("seat_delivery_unconfirmed")])),
        PropertyShape("conversationId", .reference { ConversationId.wireSchema }),
        PropertyShape("currentRevision", .reference { ClankieTypes.revision.schema }),
        PropertyShape("safeCursor", .reference { Cursor.wireSchema }),
        PropertyShape("deliveryStage", .optional(.reference { DeliveryStage.wireSchema }), .optional, optionalOut: true),
        PropertyShape("seatId", .optional(.reference { SeatId.wireSchema }), .optional, optionalOut: true),
        PropertyShape("personaId", .optional(.reference { PersonaId.wireSchema }), .optional, optionalOut: true),
        PropertyShape("detail", .string([.size(.maxLength(512))])),
        PropertyShape("messageId", .optional(.string([.size(.minLength(1)), .size(.maxLength(512))])), .optional, optionalOut: true),
    ])
}

extension SendResult {
    public static let wireId = "clankie.SendResult"
    public static let wireSchema: Schema = .discriminated("status", [
        TaggedOption([.string("accepted")], .reference { SendAccepted.wireSchema }),
        TaggedOption([.string("revision_conflict")], .reference { SendRevisionConflict.wireSchema }),
        TaggedOption([.string("seat_offline")], .reference { SendSeatOffline.wireSchema }),
        TaggedOption([.string("seat_undelivered")], .reference { SendSeatUndelivered.wireSchema }),
        TaggedOption([.string("seat_delivery_unconfirmed")], .reference { SendSeatDeliveryUnconfirmed.wireSchema }),
    ])
}

extension SendRequest {
    public static let wireId = "clankie.SendRequest"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("op", .oneOf([.string("send")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("turn", .reference { SendTurn.wireSchema }),
    ])
}

extension SendResponse {
    public static let wireId = "clankie.SendResponse"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("op", .oneOf([.string("send")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("result", .reference { SendResult.wireSchema }),
    ])
}

extension ClankieTypes {
    static let operatorSendsModule: [AnyWireType] = [
        AnyWireType(DeliveryMode.wireType),
        AnyWireType(DeliveryStage.wireType),
        AnyWireType(SendTurn.wireType),
        AnyWireType(SeatDelivery.wireType),
        AnyWireType(SeatDeliveryState.wireType),
        AnyWireType(SendAccepted.wireType),
        AnyWireType(SendRevisionConflict.wireType),
        AnyWireType(SendSeatOffline.wireType),
        AnyWireType(SendSeatUndelivered.wireType),
        AnyWireType(SendSeatDeliveryUnconfirmed.wireType),
        AnyWireType(SendResult.wireType),
        AnyWireType(SendRequest.wireType),
        AnyWireType(SendResponse.wireType),
    ]
}
