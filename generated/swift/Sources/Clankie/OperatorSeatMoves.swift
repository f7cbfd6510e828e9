// Made by samewire from schemas/clankie/operator/seat-moves.ts. Do not edit.
import SamewireSupport

/// Which seat goes where.
public struct SeatMove: WireModel {
    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var seatId: SeatId

    /// 1 to 1024 characters.
    public var workingDirectory: String

    public init(seatId: SeatId, workingDirectory: String) {
        self.seatId = seatId
        self.workingDirectory = workingDirectory
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.seatId = try wireFields.required("seatId")
        self.workingDirectory = try wireFields.required("workingDirectory")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("seatId", self.seatId)
        wireMembers.required("workingDirectory", self.workingDirectory)
        return wireMembers.wireValue
    }
}

/// The same character in a new seat.
public struct SeatMoved: WireModel {
    /// Always "moved".
    public static let outcome: String = "moved"

    public var seat: FleetSeat

    public init(seat: FleetSeat) {
        self.seat = seat
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.seat = try wireFields.required("seat")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("outcome", .string("moved"))
        wireMembers.required("seat", self.seat)
        return wireMembers.wireValue
    }
}

/// The seat stays where it is.
public struct SeatMoveFailed: WireModel {
    /// Always "failed".
    public static let outcome: String = "failed"

    public var reason: SeatMoveFailedReason

    /// Prose. Branch on `reason`.
    ///
    /// At most 512 characters.
    public var detail: String?

    public var control: SeatControl?

    public init(reason: SeatMoveFailedReason, detail: String? = nil, control: SeatControl? = nil) {
        self.reason = reason
        self.detail = detail
        self.control = control
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.reason = try wireFields.required("reason")
        self.detail = try wireFields.optional("detail")
        self.control = try wireFields.optional("control")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("outcome", .string("failed"))
        wireMembers.required("reason", self.reason)
        wireMembers.optional("detail", self.detail)
        wireMembers.optional("control", self.control)
        return wireMembers.wireValue
    }
}

public enum SeatMoveFailedReason: WireEnum {
    case unknownSeat
    case unknownDirectory
    case harnessUnavailable
    case notReady
    case trustRequired
    case herdrUnreachable

    public var rawValue: String {
        switch self {
        case .unknownSeat: return "unknown_seat"
        case .unknownDirectory: return "unknown_directory"
        case .harnessUnavailable: return "harness_unavailable"
        case .notReady: return "not_ready"
        case .trustRequired: return "trust_required"
        case .herdrUnreachable: return "herdr_unreachable"
        }
    }
}

/// What became of a move.
///
/// Told apart by `outcome`.
public enum MoveSeatResult: WireModel {
    case moved(SeatMoved)
    case failed(SeatMoveFailed)

    public init(wireValue: JSONValue) throws {
        switch try WireChoice.tag(wireValue, "outcome", [[.string("moved")], [.string("failed")]]) {
        case 0: self = .moved(try SeatMoved(wireValue: wireValue))
        default: self = .failed(try SeatMoveFailed(wireValue: wireValue))
        }
    }

    public var wireValue: JSONValue {
        switch self {
        case .moved(let payload): return payload.wireValue
        case .failed(let payload): return payload.wireValue
        }
    }
}

/// Moves an agent to another directory.
public struct MoveSeatRequest: WireModel {
    /// Always "move_seat".
    public static let op: String = "move_seat"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var move: SeatMove

    public init(move: SeatMove) {
        self.move = move
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.move = try wireFields.required("move")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("op", .string("move_seat"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("move", self.move)
        return wireMembers.wireValue
    }
}

public struct MoveSeatResponse: WireModel {
    /// Always "move_seat".
    public static let op: String = "move_seat"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var result: MoveSeatResult

    public init(result: MoveSeatResult) {
        self.result = result
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.result = try wireFields.required("result")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("op", .string("move_seat"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("result", self.result)
        return wireMembers.wireValue
    }
}

/// Closes a seat. The character stays.
public struct CloseSeatRequest: WireModel {
    /// Always "close_seat".
    public static let op: String = "close_seat"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var seatId: SeatId

    /// Why work that has not landed may be left behind.
    ///
    /// 1 to 512 characters.
    public var unlandedReason: String?

    public init(seatId: SeatId, unlandedReason: String? = nil) {
        self.seatId = seatId
        self.unlandedReason = unlandedReason
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.seatId = try wireFields.required("seatId")
        self.unlandedReason = try wireFields.optional("unlandedReason")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("op", .string("close_seat"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("seatId", self.seatId)
        wireMembers.optional("unlandedReason", self.unlandedReason)
        return wireMembers.wireValue
    }
}

public struct CloseSeatResponse: WireModel {
    /// Always "close_seat".
    public static let op: String = "close_seat"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var seatId: SeatId

    public var closed: Bool

    public init(seatId: SeatId, closed: Bool) {
        self.seatId = seatId
        self.closed = closed
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.seatId = try wireFields.required("seatId")
        self.closed = try wireFields.required("closed")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("op", .string("close_seat"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("seatId", self.seatId)
        wireMembers.required("closed", self.closed)
        return wireMembers.wireValue
    }
}

/// Makes a conversation the owner of a seat again.
public struct ReadoptSeatRequest: WireModel {
    /// Always "readopt_seat".
    public static let op: String = "readopt_seat"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var conversationId: ConversationId

    public var seatId: SeatId

    public init(conversationId: ConversationId, seatId: SeatId) {
        self.conversationId = conversationId
        self.seatId = seatId
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.conversationId = try wireFields.required("conversationId")
        self.seatId = try wireFields.required("seatId")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("op", .string("readopt_seat"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("conversationId", self.conversationId)
        wireMembers.required("seatId", self.seatId)
        return wireMembers.wireValue
    }
}

public struct ReadoptSeatResponse: WireModel {
    /// Always "readopt_seat".
    public static let op: String = "readopt_seat"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var seatId: SeatId

    public var adopted: Bool

    public init(seatId: SeatId, adopted: Bool) {
        self.seatId = seatId
        self.adopted = adopted
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.seatId = try wireFields.required("seatId")
        self.adopted = try wireFields.required("adopted")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("op", .string("readopt_seat"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("seatId", self.seatId)
        wireMembers.required("adopted", self.adopted)
        return wireMembers.wireValue
    }
}

// Schemas, as data.

extension SeatMove {
    public static let wireId = "clankie.SeatMove"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("seatId", .reference { SeatId.wireSchema }),
        PropertyShape("workingDirectory", .string([.trim, .size(.minLength(1)), .size(.maxLength(1024))])),
    ])
}

extension SeatMoved {
    public static let wireId = "clankie.SeatMoved"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("outcome", .oneOf([.string("moved")])),
        PropertyShape("seat", .reference { FleetSeat.wireSchema }),
    ])
}

extension SeatMoveFailed {
    public static let wireId = "clankie.SeatMoveFailed"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("outcome", .oneOf([.string("failed")])),
        PropertyShape("reason", .reference { SeatMoveFailedReason.wireSchema }),
        PropertyShape("detail", .optional(.string([.size(.maxLength(512))])), .optional, optionalOut: true),
        PropertyShape("control", .optional(.reference { SeatControl.wireSchema }), .optional, optionalOut: true),
    ])
}

extension SeatMoveFailedReason {
    public static let wireId = "clankie.SeatMoveFailedReason"
    public static let wireSchema: Schema = .oneOf([.string("unknown_seat"), .string("unknown_directory"), .string("harness_unavailable"), .string("not_ready"), .string("trust_required"), .string("herdr_unreachable")])
}

extension MoveSeatResult {
    public static let wireId = "clankie.MoveSeatResult"
    public static let wireSchema: Schema = .discriminated("outcome", [
        TaggedOption([.string("moved")], .reference { SeatMoved.wireSchema }),
        TaggedOption([.string("failed")], .reference { SeatMoveFailed.wireSchema }),
    ])
}

extension MoveSeatRequest {
    public static let wireId = "clankie.MoveSeatRequest"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("op", .oneOf([.string("move_seat")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("move", .reference { SeatMove.wireSchema }),
    ])
}

extension MoveSeatResponse {
    public static let wireId = "clankie.MoveSeatResponse"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("op", .oneOf([.string("move_seat")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("result", .reference { MoveSeatResult.wireSchema }),
    ])
}

extension CloseSeatRequest {
    public static let wireId = "clankie.CloseSeatRequest"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("op", .oneOf([.string("close_seat")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("seatId", .reference { SeatId.wireSchema }),
        PropertyShape("unlandedReason", .optional(.string([.trim, .size(.minLength(1)), .size(.maxLength(512))])), .optional, optionalOut: true),
    ])
}

extension CloseSeatResponse {
    public static let wireId = "clankie.CloseSeatResponse"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("op", .oneOf([.string("close_seat")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("seatId", .reference { SeatId.wireSchema }),
        PropertyShape("closed", .boolean),
    ])
}

extension ReadoptSeatRequest {
    public static let wireId = "clankie.ReadoptSeatRequest"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("op", .oneOf([.string("readopt_seat")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("conversationId", .reference { ConversationId.wireSchema }),
        PropertyShape("seatId", .reference { SeatId.wireSchema }),
    ])
}

extension ReadoptSeatResponse {
    public static let wireId = "clankie.ReadoptSeatResponse"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("op", .oneOf([.string("readopt_seat")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("seatId", .reference { SeatId.wireSchema }),
        PropertyShape("adopted", .boolean),
    ])
}

extension ClankieTypes {
    static let operatorSeatMovesModule: [AnyWireType] = [
        AnyWireType(SeatMove.wireType),
        AnyWireType(SeatMoved.wireType),
        AnyWireType(SeatMoveFailed.wireType),
        AnyWireType(SeatMoveFailedReason.wireType),
        AnyWireType(MoveSeatResult.wireType),
        AnyWireType(MoveSeatRequest.wireType),
        AnyWireType(MoveSeatResponse.wireType),
        AnyWireType(CloseSeatRequest.wireType),
        AnyWireType(CloseSeatResponse.wireType),
        AnyWireType(ReadoptSeatRequest.wireType),
        AnyWireType(ReadoptSeatResponse.wireType),
    ]
}
