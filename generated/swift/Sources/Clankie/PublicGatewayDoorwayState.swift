// Made by samewire from schemas/clankie/public-gateway/doorway-state.ts. Do not edit.
import SamewireSupport

/// How the host's own connection to the gateway stands.
///
/// Told apart by `state`.
public enum PublicGatewayDoorwayState: WireModel {
    case disabled(PublicGatewayDoorwayStateDisabled)
    case unavailable(PublicGatewayDoorwayStateUnavailable)
    case connecting(PublicGatewayDoorwayStateConnecting)
    case connected(PublicGatewayDoorwayStateConnected)
    case signInRequired(PublicGatewayDoorwayStateSignInRequired)

    public init(wireValue: JSONValue) throws {
        switch try WireChoice.tag(wireValue, "state", [[.string("disabled")], [.string("unavailable")], [.string("connecting")], [.string("connected")], [.string("sign_in_required")]]) {
        case 0: self = .disabled(try PublicGatewayDoorwayStateDisabled(wireValue: wireValue))
        case 1: self = .unavailable(try PublicGatewayDoorwayStateUnavailable(wireValue: wireValue))
        case 2: self = .connecting(try PublicGatewayDoorwayStateConnecting(wireValue: wireValue))
        case 3: self = .connected(try PublicGatewayDoorwayStateConnected(wireValue: wireValue))
        default: self = .signInRequired(try PublicGatewayDoorwayStateSignInRequired(wireValue: wireValue))
        }
    }

    public var wireValue: JSONValue {
        switch self {
        case .disabled(let payload): return payload.wireValue
        case .unavailable(let payload): return payload.wireValue
        case .connecting(let payload): return payload.wireValue
        case .connected(let payload): return payload.wireValue
        case .signInRequired(let payload): return payload.wireValue
        }
    }
}

public struct PublicGatewayDoorwayStateDisabled: WireModel {
    /// Always "disabled".
    public static let state: String = "disabled"

    public init() {
    }

    public init(wireValue: JSONValue) throws {
        _ = try WireFields(wireValue)
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("state", .string("disabled"))
        return wireMembers.wireValue
    }
}

public struct PublicGatewayDoorwayStateUnavailable: WireModel {
    /// Always "unavailable".
    public static let state: String = "unavailable"

    public init() {
    }

    public init(wireValue: JSONValue) throws {
        _ = try WireFields(wireValue)
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("state", .string("unavailable"))
        return wireMembers.wireValue
    }
}

public struct PublicGatewayDoorwayStateConnecting: WireModel {
    /// Always "connecting".
    public static let state: String = "connecting"

    public init() {
    }

    public init(wireValue: JSONValue) throws {
        _ = try WireFields(wireValue)
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("state", .string("connecting"))
        return wireMembers.wireValue
    }
}

public struct PublicGatewayDoorwayStateConnected: WireModel {
    /// Always "connected".
    public static let state: String = "connected"

    public init() {
    }

    public init(wireValue: JSONValue) throws {
        _ = try WireFields(wireValue)
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("state", .string("connected"))
        return wireMembers.wireValue
    }
}

public struct PublicGatewayDoorwayStateSignInRequired: WireModel {
    /// Always "sign_in_required".
    public static let state: String = "sign_in_required"

    /// At least 1 characters.
    public var since: String

    public init(since: String) {
        self.since = since
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.since = try wireFields.required("since")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("state", .string("sign_in_required"))
        wireMembers.required("since", self.since)
        return wireMembers.wireValue
    }
}

// Schemas, as data.

extension PublicGatewayDoorwayState {
    public static let wireId = "clankie.PublicGatewayDoorwayState"
    public static let wireSchema: Schema = .discriminated("state", [
        TaggedOption([.string("disabled")], .reference { PublicGatewayDoorwayStateDisabled.wireSchema }),
        TaggedOption([.string("unavailable")], .reference { PublicGatewayDoorwayStateUnavailable.wireSchema }),
        TaggedOption([.string("connecting")], .reference { PublicGatewayDoorwayStateConnecting.wireSchema }),
        TaggedOption([.string("connected")], .reference { PublicGatewayDoorwayStateConnected.wireSchema }),
        TaggedOption([.string("sign_in_required")], .reference { PublicGatewayDoorwayStateSignInRequired.wireSchema }),
    ])
}

extension PublicGatewayDoorwayStateDisabled {
    public static let wireId = "clankie.PublicGatewayDoorwayStateDisabled"
    public static let wireSchema: Schema = .object(.strip, [
        PropertyShape("state", .oneOf([.string("disabled")])),
    ])
}

extension PublicGatewayDoorwayStateUnavailable {
    public static let wireId = "clankie.PublicGatewayDoorwayStateUnavailable"
    public static let wireSchema: Schema = .object(.strip, [
        PropertyShape("state", .oneOf([.string("unavailable")])),
    ])
}

extension PublicGatewayDoorwayStateConnecting {
    public static let wireId = "clankie.PublicGatewayDoorwayStateConnecting"
    public static let wireSchema: Schema = .object(.strip, [
        PropertyShape("state", .oneOf([.string("connecting")])),
    ])
}

extension PublicGatewayDoorwayStateConnected {
    public static let wireId = "clankie.PublicGatewayDoorwayStateConnected"
    public static let wireSchema: Schema = .object(.strip, [
        PropertyShape("state", .oneOf([.string("connected")])),
    ])
}

extension PublicGatewayDoorwayStateSignInRequired {
    public static let wireId = "clankie.PublicGatewayDoorwayStateSignInRequired"
    public static let wireSchema: Schema = .object(.strip, [
        PropertyShape("state", .oneOf([.string("sign_in_required")])),
        PropertyShape("since", .string([.size(.minLength(1))])),
    ])
}

extension ClankieTypes {
    static let publicGatewayDoorwayStateModule: [AnyWireType] = [
        AnyWireType(PublicGatewayDoorwayState.wireType),
        AnyWireType(PublicGatewayDoorwayStateDisabled.wireType),
        AnyWireType(PublicGatewayDoorwayStateUnavailable.wireType),
        AnyWireType(PublicGatewayDoorwayStateConnecting.wireType),
        AnyWireType(PublicGatewayDoorwayStateConnected.wireType),
        AnyWireType(PublicGatewayDoorwayStateSignInRequired.wireType),
    ]
}
