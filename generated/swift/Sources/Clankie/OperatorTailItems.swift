// Made by samewire from schemas/clankie/operator/tail-items.ts. Do not edit.
import SamewireSupport

/// The device lost its right to read on.
public struct TailAuthFailure: WireModel {
    /// Always 1.
    public static let schemaVersion: Int64 = 1

    /// Always "auth_failed".
    public static let outcome: String = "auth_failed"

    public var reason: TailAuthFailureReason

    public init(reason: TailAuthFailureReason) {
        self.reason = reason
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.reason = try wireFields.required("reason")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.constant("outcome", .string("auth_failed"))
        wireMembers.required("reason", self.reason)
        return wireMembers.wireValue
    }
}

public enum TailAuthFailureReason: WireEnum {
    case invalid
    case expired
    case revoked
    case unavailable
    case chatGrantRequired

    public var rawValue: String {
        switch self {
        case .invalid: return "invalid"
        case .expired: return "expired"
        case .revoked: return "revoked"
        case .unavailable: return "unavailable"
        case .chatGrantRequired: return "chat_grant_required"
        }
    }
}

/// The device lost its right to watch on.
public struct TerminalTailAuthFailure: WireModel {
    /// Always 1.
    public static let schemaVersion: Int64 = 1

    /// Always "auth_failed".
    public static let outcome: String = "auth_failed"

    public var reason: TerminalTailAuthFailureReason

    public init(reason: TerminalTailAuthFailureReason) {
        self.reason = reason
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.reason = try wireFields.required("reason")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.constant("outcome", .string("auth_failed"))
        wireMembers.required("reason", self.reason)
        return wireMembers.wireValue
    }
}

public enum TerminalTailAuthFailureReason: WireEnum {
    case invalid
    case expired
    case revoked
    case unavailable
    case terminalObserveGrantRequired

    public var rawValue: String {
        switch self {
        case .invalid: return "invalid"
        case .expired: return "expired"
        case .revoked: return "revoked"
        case .unavailable: return "unavailable"
        case .terminalObserveGrantRequired: return "terminal_observe_grant_required"
        }
    }
}

public struct TailEventItem: WireModel {
    /// Always "event".
    public static let kind: String = "event"

    public var event: StreamEvent

    public init(event: StreamEvent) {
        self.event = event
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.event = try wireFields.required("event")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("kind", .string("event"))
        wireMembers.required("event", self.event)
        return wireMembers.wireValue
    }
}

/// Ends the stream.
public struct TailRecoveryItem: WireModel {
    /// Always "recovery".
    public static let kind: String = "recovery"

    public var recovery: ReplayRecovery

    public init(recovery: ReplayRecovery) {
        self.recovery = recovery
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.recovery = try wireFields.required("recovery")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("kind", .string("recovery"))
        wireMembers.required("recovery", self.recovery)
        return wireMembers.wireValue
    }
}

/// Ends the stream.
public struct TailAuthFailureItem: WireModel {
    /// Always "auth_failure".
    public static let kind: String = "auth_failure"

    public var failure: TailAuthFailure

    public init(failure: TailAuthFailure) {
        self.failure = failure
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.failure = try wireFields.required("failure")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("kind", .string("auth_failure"))
        wireMembers.required("failure", self.failure)
        return wireMembers.wireValue
    }
}

/// A line of the conversation tail. The live draft has no line here.
///
/// Told apart by `kind`.
public enum TailItem: WireModel {
    case event(TailEventItem)
    case recovery(TailRecoveryItem)
    case authFailure(TailAuthFailureItem)

    public init(wireValue: JSONValue) throws {
        switch try WireChoice.tag(wireValue, "kind", [[.string("event")], [.string("recovery")], [.string("auth_failure")]]) {
        case 0: self = .event(try TailEventItem(wireValue: wireValue))
        case 1: self = .recovery(try TailRecoveryItem(wireValue: wireValue))
        default: self = .authFailure(try TailAuthFailureItem(wireValue: wireValue))
        }
    }

    public var wireValue: JSONValue {
        switch self {
        case .event(let payload): return payload.wireValue
        case .recovery(let payload): return payload.wireValue
        case .authFailure(let payload): return payload.wireValue
        }
    }
}

public struct TerminalFrameItem: WireModel {
    /// Always "frame".
    public static let kind: String = "frame"

    public var streamId: TerminalStreamId

    public var frame: TerminalFrame

    public init(streamId: TerminalStreamId, frame: TerminalFrame) {
        self.streamId = streamId
        self.frame = frame
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.streamId = try wireFields.required("streamId")
        self.frame = try wireFields.required("frame")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("kind", .string("frame"))
        wireMembers.required("streamId", self.streamId)
        wireMembers.required("frame", self.frame)
        return wireMembers.wireValue
    }
}

/// Ends the stream.
public struct TerminalResetItem: WireModel {
    /// Always "reset".
    public static let kind: String = "reset"

    public var reset: TerminalReset

    public init(reset: TerminalReset) {
        self.reset = reset
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.reset = try wireFields.required("reset")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("kind", .string("reset"))
        wireMembers.required("reset", self.reset)
        return wireMembers.wireValue
    }
}

/// Ends the stream.
public struct TerminalUnavailableItem: WireModel {
    /// Always "unavailable".
    public static let kind: String = "unavailable"

    public var unavailable: TerminalUnavailable

    public init(unavailable: TerminalUnavailable) {
        self.unavailable = unavailable
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.unavailable = try wireFields.required("unavailable")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("kind", .string("unavailable"))
        wireMembers.required("unavailable", self.unavailable)
        return wireMembers.wireValue
    }
}

/// Ends the stream.
public struct TerminalAuthFailureItem: WireModel {
    /// Always "auth_failure".
    public static let kind: String = "auth_failure"

    public var failure: TerminalTailAuthFailure

    public init(failure: TerminalTailAuthFailure) {
        self.failure = failure
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.failure = try wireFields.required("failure")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("kind", .string("auth_failure"))
        wireMembers.required("failure", self.failure)
        return wireMembers.wireValue
    }
}

/// A line of the terminal tail.
///
/// Told apart by `kind`.
public enum TerminalTailItem: WireModel {
    case frame(TerminalFrameItem)
    case reset(TerminalResetItem)
    case unavailable(TerminalUnavailableItem)
    case authFailure(TerminalAuthFailureItem)

    public init(wireValue: JSONValue) throws {
        switch try WireChoice.tag(wireValue, "kind", [[.string("frame")], [.string("reset")], [.string("unavailable")], [.string("auth_failure")]]) {
        case 0: self = .frame(try TerminalFrameItem(wireValue: wireValue))
        case 1: self = .reset(try TerminalResetItem(wireValue: wireValue))
        case 2: self = .unavailable(try TerminalUnavailableItem(wireValue: wireValue))
        default: self = .authFailure(try TerminalAuthFailureItem(wireValue: wireValue))
        }
    }

    public var wireValue: JSONValue {
        switch self {
        case .frame(let payload): return payload.wireValue
        case .reset(let payload): return payload.wireValue
        case .unavailable(let payload): return payload.wireValue
        case .authFailure(let payload): return payload.wireValue
        }
    }
}

// Schemas, as data.

extension TailAuthFailure {
    public static let wireId = "clankie.TailAuthFailure"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("outcome", .oneOf([.string("auth_failed")])),
        PropertyShape("reason", .reference { TailAuthFailureReason.wireSchema }),
    ])
}

extension TailAuthFailureReason {
    public static let wireId = "clankie.TailAuthFailureReason"
    public static let wireSchema: Schema = .oneOf([.string("invalid"), .string("expired"), .string("revoked"), .string("unavailable"), .string("chat_grant_required")])
}

extension TerminalTailAuthFailure {
    public static let wireId = "clankie.TerminalTailAuthFailure"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("outcome", .oneOf([.string("auth_failed")])),
        PropertyShape("reason", .reference { TerminalTailAuthFailureReason.wireSchema }),
    ])
}

extension TerminalTailAuthFailureReason {
    public static let wireId = "clankie.TerminalTailAuthFailureReason"
    public static let wireSchema: Schema = .oneOf([.string("invalid"), .string("expired"), .string("revoked"), .string("unavailable"), .string("terminal_observe_grant_required")])
}

extension TailEventItem {
    public static let wireId = "clankie.TailEventItem"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("kind", .oneOf([.string("event")])),
        PropertyShape("event", .reference { StreamEvent.wireSchema }),
    ])
}

extension TailRecoveryItem {
    public static let wireId = "clankie.TailRecoveryItem"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("kind", .oneOf([.string("recovery")])),
        PropertyShape("recovery", .reference { ReplayRecovery.wireSchema }),
    ])
}

extension TailAuthFailureItem {
    public static let wireId = "clankie.TailAuthFailureItem"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("kind", .oneOf([.string("auth_failure")])),
        PropertyShape("failure", .reference { TailAuthFailure.wireSchema }),
    ])
}

extension TailItem {
    public static let wireId = "clankie.TailItem"
    public static let wireSchema: Schema = .discriminated("kind", [
        TaggedOption([.string("event")], .reference { TailEventItem.wireSchema }),
        TaggedOption([.string("recovery")], .reference { TailRecoveryItem.wireSchema }),
        TaggedOption([.string("auth_failure")], .reference { TailAuthFailureItem.wireSchema }),
    ])
}

extension TerminalFrameItem {
    public static let wireId = "clankie.TerminalFrameItem"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("kind", .oneOf([.string("frame")])),
        PropertyShape("streamId", .reference { TerminalStreamId.wireSchema }),
        PropertyShape("frame", .reference { TerminalFrame.wireSchema }),
    ])
}

extension TerminalResetItem {
    public static let wireId = "clankie.TerminalResetItem"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("kind", .oneOf([.string("reset")])),
        PropertyShape("reset", .reference { TerminalReset.wireSchema }),
    ])
}

extension TerminalUnavailableItem {
    public static let wireId = "clankie.TerminalUnavailableItem"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("kind", .oneOf([.string("unavailable")])),
        PropertyShape("unavailable", .reference { TerminalUnavailable.wireSchema }),
    ])
}

extension TerminalAuthFailureItem {
    public static let wireId = "clankie.TerminalAuthFailureItem"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("kind", .oneOf([.string("auth_failure")])),
        PropertyShape("failure", .reference { TerminalTailAuthFailure.wireSchema }),
    ])
}

extension TerminalTailItem {
    public static let wireId = "clankie.TerminalTailItem"
    public static let wireSchema: Schema = .discriminated("kind", [
        TaggedOption([.string("frame")], .reference { TerminalFrameItem.wireSchema }),
        TaggedOption([.string("reset")], .reference { TerminalResetItem.wireSchema }),
        TaggedOption([.string("unavailable")], .reference { TerminalUnavailableItem.wireSchema }),
        TaggedOption([.string("auth_failure")], .reference { TerminalAuthFailureItem.wireSchema }),
    ])
}

extension ClankieTypes {
    static let operatorTailItemsModule: [AnyWireType] = [
        AnyWireType(TailAuthFailure.wireType),
        AnyWireType(TailAuthFailureReason.wireType),
        AnyWireType(TerminalTailAuthFailure.wireType),
        AnyWireType(TerminalTailAuthFailureReason.wireType),
        AnyWireType(TailEventItem.wireType),
        AnyWireType(TailRecoveryItem.wireType),
        AnyWireType(TailAuthFailureItem.wireType),
        AnyWireType(TailItem.wireType),
        AnyWireType(TerminalFrameItem.wireType),
        AnyWireType(TerminalResetItem.wireType),
        AnyWireType(TerminalUnavailableItem.wireType),
        AnyWireType(TerminalAuthFailureItem.wireType),
        AnyWireType(TerminalTailItem.wireType),
    ]
}
