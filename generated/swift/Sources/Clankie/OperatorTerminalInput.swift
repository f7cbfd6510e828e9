// Made by samewire from schemas/clankie/operator/terminal-input.ts. Do not edit.
import SamewireSupport

/// Bytes to type into a terminal, under the lease.
public struct TerminalInput: WireModel {
    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var terminalId: TerminalId

    public var surfaceClientId: SurfaceClientId

    public var leaseToken: LeaseToken

    /// At most 32768 characters.
    public var dataBase64: String

    public init(
        terminalId: TerminalId,
        surfaceClientId: SurfaceClientId,
        leaseToken: LeaseToken,
        dataBase64: String
    ) {
        self.terminalId = terminalId
        self.surfaceClientId = surfaceClientId
        self.leaseToken = leaseToken
        self.dataBase64 = dataBase64
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.terminalId = try wireFields.required("terminalId")
        self.surfaceClientId = try wireFields.required("surfaceClientId")
        self.leaseToken = try wireFields.required("leaseToken")
        self.dataBase64 = try wireFields.required("dataBase64")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("terminalId", self.terminalId)
        wireMembers.required("surfaceClientId", self.surfaceClientId)
        wireMembers.required("leaseToken", self.leaseToken)
        wireMembers.required("dataBase64", self.dataBase64)
        return wireMembers.wireValue
    }
}

/// The bytes were written.
public struct TerminalDelivered: WireModel {
    /// Always "delivered".
    public static let status: String = "delivered"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var terminalId: TerminalId

    public init(terminalId: TerminalId) {
        self.terminalId = terminalId
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.terminalId = try wireFields.required("terminalId")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("status", .string("delivered"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("terminalId", self.terminalId)
        return wireMembers.wireValue
    }
}

/// What became of the bytes. Without a live lease none is written.
///
/// Told apart by `status`.
public enum TerminalInputResult: WireModel {
    case delivered(TerminalDelivered)
    case denied(TerminalDenied)
    case contended(TerminalContended)
    case unavailable(TerminalControlUnavailable)

    public init(wireValue: JSONValue) throws {
        switch try WireChoice.tag(wireValue, "status", [[.string("delivered")], [.string("denied")], [.string("contended")], [.string("unavailable")]]) {
        case 0: self = .delivered(try TerminalDelivered(wireValue: wireValue))
        case 1: self = .denied(try TerminalDenied(wireValue: wireValue))
        case 2: self = .contended(try TerminalContended(wireValue: wireValue))
        default: self = .unavailable(try TerminalControlUnavailable(wireValue: wireValue))
        }
    }

    public var wireValue: JSONValue {
        switch self {
        case .delivered(let payload): return payload.wireValue
        case .denied(let payload): return payload.wireValue
        case .contended(let payload): return payload.wireValue
        case .unavailable(let payload): return payload.wireValue
        }
    }
}

public struct TerminalInputRequest: WireModel {
    /// Always "terminal_input".
    public static let op: String = "terminal_input"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var input: TerminalInput

    public init(input: TerminalInput) {
        self.input = input
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.input = try wireFields.required("input")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("op", .string("terminal_input"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("input", self.input)
        return wireMembers.wireValue
    }
}

public struct TerminalInputResponse: WireModel {
    /// Always "terminal_input".
    public static let op: String = "terminal_input"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var result: TerminalInputResult

    public init(result: TerminalInputResult) {
        self.result = result
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.result = try wireFields.required("result")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("op", .string("terminal_input"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("result", self.result)
        return wireMembers.wireValue
    }
}

// Schemas, as data.

extension TerminalInput {
    public static let wireId = "clankie.TerminalInput"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("terminalId", .reference { TerminalId.wireSchema }),
        PropertyShape("surfaceClientId", .reference { SurfaceClientId.wireSchema }),
        PropertyShape("leaseToken", .reference { LeaseToken.wireSchema }),
        PropertyShape("dataBase64", .string([.size(.maxLength(32768)), .rule(RuleUse(.base64(minBytes: 1, maxBytes: 24576), message: "Invalid base64: expected canonical padded base64"))])),
    ])
}

extension TerminalDelivered {
    public static let wireId = "clankie.TerminalDelivered"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("status", .oneOf([.string("delivered")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("terminalId", .reference { TerminalId.wireSchema }),
    ])
}

extension TerminalInputResult {
    public static let wireId = "clankie.TerminalInputResult"
    public static let wireSchema: Schema = .discriminated("status", [
        TaggedOption([.string("delivered")], .reference { TerminalDelivered.wireSchema }),
        TaggedOption([.string("denied")], .reference { TerminalDenied.wireSchema }),
        TaggedOption([.string("contended")], .reference { TerminalContended.wireSchema }),
        TaggedOption([.string("unavailable")], .reference { TerminalControlUnavailable.wireSchema }),
    ])
}

extension TerminalInputRequest {
    public static let wireId = "clankie.TerminalInputRequest"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("op", .oneOf([.string("terminal_input")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("input", .reference { TerminalInput.wireSchema }),
    ])
}

extension TerminalInputResponse {
    public static let wireId = "clankie.TerminalInputResponse"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("op", .oneOf([.string("terminal_input")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("result", .reference { TerminalInputResult.wireSchema }),
    ])
}

extension ClankieTypes {
    static let operatorTerminalInputModule: [AnyWireType] = [
        AnyWireType(TerminalInput.wireType),
        AnyWireType(TerminalDelivered.wireType),
        AnyWireType(TerminalInputResult.wireType),
        AnyWireType(TerminalInputRequest.wireType),
        AnyWireType(TerminalInputResponse.wireType),
    ]
}
