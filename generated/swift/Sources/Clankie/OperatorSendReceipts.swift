// Made by samewire from schemas/clankie/operator/send-receipts.ts. Do not edit.
import SamewireSupport

/// Only in answers to a query with `record: true` that a relay answered.
public struct SendRecord: WireModel {
    /// This relay took an identical send of this device, even if the hop behind it failed.
    public var received: Bool

    /// How far back `received: false` can be trusted, in milliseconds before the query arrived.
    ///
    /// 0 to 86400000.
    public var completeForMs: Int64

    public init(received: Bool, completeForMs: Int64) {
        self.received = received
        self.completeForMs = completeForMs
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.received = try wireFields.required("received")
        self.completeForMs = try wireFields.required("completeForMs")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("received", self.received)
        wireMembers.required("completeForMs", self.completeForMs)
        return wireMembers.wireValue
    }
}

/// The relay still holds the result of that send.
public struct RetainedSendReceipt: WireModel {
    /// Always "retained".
    public static let status: String = "retained"

    public var result: SendResult

    public var record: SendRecord?

    public init(result: SendResult, record: SendRecord? = nil) {
        self.result = result
        self.record = record
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.result = try wireFields.required("result")
        self.record = try wireFields.optional("record")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("status", .string("retained"))
        wireMembers.required("result", self.result)
        wireMembers.optional("record", self.record)
        return wireMembers.wireValue
    }
}

/// No result is held. That alone is no ground to send again.
public struct UnknownSendReceipt: WireModel {
    /// Always "unknown".
    public static let status: String = "unknown"

    public var record: SendRecord?

    public init(record: SendRecord? = nil) {
        self.record = record
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.record = try wireFields.optional("record")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("status", .string("unknown"))
        wireMembers.optional("record", self.record)
        return wireMembers.wireValue
    }
}

/// What a relay remembers of a send.
///
/// Told apart by `status`.
public enum SendReceipt: WireModel {
    case retained(RetainedSendReceipt)
    case unknown(UnknownSendReceipt)

    public init(wireValue: JSONValue) throws {
        switch try WireChoice.tag(wireValue, "status", [[.string("retained")], [.string("unknown")]]) {
        case 0: self = .retained(try RetainedSendReceipt(wireValue: wireValue))
        default: self = .unknown(try UnknownSendReceipt(wireValue: wireValue))
        }
    }

    public var wireValue: JSONValue {
        switch self {
        case .retained(let payload): return payload.wireValue
        case .unknown(let payload): return payload.wireValue
        }
    }
}

/// Asks what became of a send, by exactly the turn that was sent.
public struct SendReceiptRequest: WireModel {
    /// Always "send_receipt".
    public static let op: String = "send_receipt"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var turn: SendTurn

    /// Asks for the record of sends too. An older relay refuses the key.
    public var record: Bool?

    public init(turn: SendTurn, record: Bool? = nil) {
        self.turn = turn
        self.record = record
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.turn = try wireFields.required("turn")
        self.record = try wireFields.optional("record")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("op", .string("send_receipt"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("turn", self.turn)
        wireMembers.optional("record", self.record)
        return wireMembers.wireValue
    }
}

public struct SendReceiptResponse: WireModel {
    /// Always "send_receipt".
    public static let op: String = "send_receipt"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var result: SendReceipt

    public init(result: SendReceipt) {
        self.result = result
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.result = try wireFields.required("result")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("op", .string("send_receipt"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("result", self.result)
        return wireMembers.wireValue
    }
}

// Schemas, as data.

extension SendRecord {
    public static let wireId = "clankie.SendRecord"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("received", .boolean),
        PropertyShape("completeForMs", .number(.int, [.minimum(0, exclusive: false), .maximum(86400000, exclusive: false)])),
    ])
}

extension RetainedSendReceipt {
    public static let wireId = "clankie.RetainedSendReceipt"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("status", .oneOf([.string("retained")])),
        PropertyShape("result", .reference { SendResult.wireSchema }),
        PropertyShape("record", .optional(.reference { SendRecord.wireSchema }), .optional, optionalOut: true),
    ])
}

extension UnknownSendReceipt {
    public static let wireId = "clankie.UnknownSendReceipt"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("status", .oneOf([.string("unknown")])),
        PropertyShape("record", .optional(.reference { SendRecord.wireSchema }), .optional, optionalOut: true),
    ])
}

extension SendReceipt {
    public static let wireId = "clankie.SendReceipt"
    public static let wireSchema: Schema = .discriminated("status", [
        TaggedOption([.string("retained")], .reference { RetainedSendReceipt.wireSchema }),
        TaggedOption([.string("unknown")], .reference { UnknownSendReceipt.wireSchema }),
    ])
}

extension SendReceiptRequest {
    public static let wireId = "clankie.SendReceiptRequest"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("op", .oneOf([.string("send_receipt")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("turn", .reference { SendTurn.wireSchema }),
        PropertyShape("record", .optional(.oneOf([.bool(true)])), .optional, optionalOut: true),
    ])
}

extension SendReceiptResponse {
    public static let wireId = "clankie.SendReceiptResponse"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("op", .oneOf([.string("send_receipt")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("result", .reference { SendReceipt.wireSchema }),
    ])
}

extension ClankieTypes {
    static let operatorSendReceiptsModule: [AnyWireType] = [
        AnyWireType(SendRecord.wireType),
        AnyWireType(RetainedSendReceipt.wireType),
        AnyWireType(UnknownSendReceipt.wireType),
        AnyWireType(SendReceipt.wireType),
        AnyWireType(SendReceiptRequest.wireType),
        AnyWireType(SendReceiptResponse.wireType),
    ]
}
