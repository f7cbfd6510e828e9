// Made by samewire from schemas/clankie/operator/seat-control.ts. Do not edit.
import SamewireSupport

public struct ChannelSeatControl: WireModel {
    /// Always "channel".
    public static let mode: String = "channel"

    public init() {
    }

    public init(wireValue: JSONValue) throws {
        _ = try WireFields(wireValue)
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("mode", .string("channel"))
        return wireMembers.wireValue
    }
}

public struct AdapterSeatControl: WireModel {
    /// Always "adapter".
    public static let mode: String = "adapter"

    public init() {
    }

    public init(wireValue: JSONValue) throws {
        _ = try WireFields(wireValue)
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("mode", .string("adapter"))
        return wireMembers.wireValue
    }
}

public struct TerminalSeatControl: WireModel {
    /// Always "terminal".
    public static let mode: String = "terminal"

    public var reason: String

    public var detail: String

    /// What the owner can do about it.
    public var fix: String?

    public init(reason: String, detail: String, fix: String? = nil) {
        self.reason = reason
        self.detail = detail
        self.fix = fix
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.reason = try wireFields.required("reason")
        self.detail = try wireFields.required("detail")
        self.fix = try wireFields.optional("fix")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("mode", .string("terminal"))
        wireMembers.required("reason", self.reason)
        wireMembers.required("detail", self.detail)
        wireMembers.optional("fix", self.fix)
        return wireMembers.wireValue
    }
}

public struct UnavailableSeatControl: WireModel {
    /// Always "unavailable".
    public static let mode: String = "unavailable"

    public var reason: String

    public var detail: String

    /// What the owner can do about it.
    public var fix: String?

    public init(reason: String, detail: String, fix: String? = nil) {
        self.reason = reason
        self.detail = detail
        self.fix = fix
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.reason = try wireFields.required("reason")
        self.detail = try wireFields.required("detail")
        self.fix = try wireFields.optional("fix")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("mode", .string("unavailable"))
        wireMembers.required("reason", self.reason)
        wireMembers.required("detail", self.detail)
        wireMembers.optional("fix", self.fix)
        return wireMembers.wireValue
    }
}

/// How the host reaches the agent: by its own channel, by an adapter, by typing, or not at all.
///
/// Told apart by `mode`.
public enum SeatControl: WireModel {
    case channel(ChannelSeatControl)
    case adapter(AdapterSeatControl)
    case terminal(TerminalSeatControl)
    case unavailable(UnavailableSeatControl)

    public init(wireValue: JSONValue) throws {
        switch try WireChoice.tag(wireValue, "mode", [[.string("channel")], [.string("adapter")], [.string("terminal")], [.string("unavailable")]]) {
        case 0: self = .channel(try ChannelSeatControl(wireValue: wireValue))
        case 1: self = .adapter(try AdapterSeatControl(wireValue: wireValue))
        case 2: self = .terminal(try TerminalSeatControl(wireValue: wireValue))
        default: self = .unavailable(try UnavailableSeatControl(wireValue: wireValue))
        }
    }

    public var wireValue: JSONValue {
        switch self {
        case .channel(let payload): return payload.wireValue
        case .adapter(let payload): return payload.wireValue
        case .terminal(let payload): return payload.wireValue
        case .unavailable(let payload): return payload.wireValue
        }
    }
}

// Schemas, as data.

extension ChannelSeatControl {
    public static let wireId = "clankie.ChannelSeatControl"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("mode", .oneOf([.string("channel")])),
    ])
}

extension AdapterSeatControl {
    public static let wireId = "clankie.AdapterSeatControl"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("mode", .oneOf([.string("adapter")])),
    ])
}

extension TerminalSeatControl {
    public static let wireId = "clankie.TerminalSeatControl"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("mode", .oneOf([.string("terminal")])),
        PropertyShape("reason", .string()),
        PropertyShape("detail", .string()),
        PropertyShape("fix", .optional(.string()), .optional, optionalOut: true),
    ])
}

extension UnavailableSeatControl {
    public static let wireId = "clankie.UnavailableSeatControl"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("mode", .oneOf([.string("unavailable")])),
        PropertyShape("reason", .string()),
        PropertyShape("detail", .string()),
        PropertyShape("fix", .optional(.string()), .optional, optionalOut: true),
    ])
}

extension SeatControl {
    public static let wireId = "clankie.SeatControl"
    public static let wireSchema: Schema = .discriminated("mode", [
        TaggedOption([.string("channel")], .reference { ChannelSeatControl.wireSchema }),
        TaggedOption([.string("adapter")], .reference { AdapterSeatControl.wireSchema }),
        TaggedOption([.string("terminal")], .reference { TerminalSeatControl.wireSchema }),
        TaggedOption([.string("unavailable")], .reference { UnavailableSeatControl.wireSchema }),
    ])
}

extension ClankieTypes {
    static let operatorSeatControlModule: [AnyWireType] = [
        AnyWireType(ChannelSeatControl.wireType),
        AnyWireType(AdapterSeatControl.wireType),
        AnyWireType(TerminalSeatControl.wireType),
        AnyWireType(UnavailableSeatControl.wireType),
        AnyWireType(SeatControl.wireType),
    ]
}
