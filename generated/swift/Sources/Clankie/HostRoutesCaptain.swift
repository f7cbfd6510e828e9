// Made by samewire from schemas/clankie/host-routes/captain.ts. Do not edit.
import SamewireSupport

/// Whether the captain can think.
///
/// Told apart by `ready`.
public enum CaptainReadinessResponse: WireModel {
    case captainReadinessResponseTrue(CaptainReadinessResponseTrue)
    case captainReadinessResponseFalse(CaptainReadinessResponseFalse)

    public init(wireValue: JSONValue) throws {
        switch try WireChoice.tag(wireValue, "ready", [[.bool(true)], [.bool(false)]]) {
        case 0: self = .captainReadinessResponseTrue(try CaptainReadinessResponseTrue(wireValue: wireValue))
        default: self = .captainReadinessResponseFalse(try CaptainReadinessResponseFalse(wireValue: wireValue))
        }
    }

    public var wireValue: JSONValue {
        switch self {
        case .captainReadinessResponseTrue(let payload): return payload.wireValue
        case .captainReadinessResponseFalse(let payload): return payload.wireValue
        }
    }
}

/// It can.
public struct CaptainReadinessResponseTrue: WireModel {
    /// Always true.
    public static let ready: Bool = true

    public var model: String?

    public var providerId: String?

    public init(model: String? = nil, providerId: String? = nil) {
        self.model = model
        self.providerId = providerId
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.model = try wireFields.optional("model")
        self.providerId = try wireFields.optional("providerId")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("ready", .bool(true))
        wireMembers.optional("model", self.model)
        wireMembers.optional("providerId", self.providerId)
        return wireMembers.wireValue
    }
}

/// It lacks something.
public struct CaptainReadinessResponseFalse: WireModel {
    /// Always false.
    public static let ready: Bool = false

    public var reason: CaptainReadinessResponseFalseReason

    public var model: String?

    public var providerId: String?

    public init(
        reason: CaptainReadinessResponseFalseReason,
        model: String? = nil,
        providerId: String? = nil
    ) {
        self.reason = reason
        self.model = model
        self.providerId = providerId
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.reason = try wireFields.required("reason")
        self.model = try wireFields.optional("model")
        self.providerId = try wireFields.optional("providerId")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("ready", .bool(false))
        wireMembers.required("reason", self.reason)
        wireMembers.optional("model", self.model)
        wireMembers.optional("providerId", self.providerId)
        return wireMembers.wireValue
    }
}

public enum CaptainReadinessResponseFalseReason: WireEnum {
    case noModel
    case noCredential

    public var rawValue: String {
        switch self {
        case .noModel: return "no_model"
        case .noCredential: return "no_credential"
        }
    }
}

/// Names the conversation that continues another one.
public struct ConversationHeadRequest: WireModel {
    public var conversationId: ConversationId

    /// Null: none any more.
    /// nil is null.
    public var headConversationId: ConversationId?

    public init(conversationId: ConversationId, headConversationId: ConversationId?) {
        self.conversationId = conversationId
        self.headConversationId = headConversationId
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.conversationId = try wireFields.required("conversationId")
        self.headConversationId = try wireFields.required("headConversationId")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("conversationId", self.conversationId)
        wireMembers.required("headConversationId", self.headConversationId)
        return wireMembers.wireValue
    }
}

// Schemas, as data.

extension CaptainReadinessResponse {
    public static let wireId = "clankie.CaptainReadinessResponse"
    public static let wireSchema: Schema = .discriminated("ready", [
        TaggedOption([.bool(true)], .reference { CaptainReadinessResponseTrue.wireSchema }),
        TaggedOption([.bool(false)], .reference { CaptainReadinessResponseFalse.wireSchema }),
    ])
}

extension CaptainReadinessResponseTrue {
    public static let wireId = "clankie.CaptainReadinessResponseTrue"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("ready", .oneOf([.bool(true)])),
        PropertyShape("model", .optional(.string()), .optional, optionalOut: true),
        PropertyShape("providerId", .optional(.string()), .optional, optionalOut: true),
    ])
}

extension CaptainReadinessResponseFalse {
    public static let wireId = "clankie.CaptainReadinessResponseFalse"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("ready", .oneOf([.bool(false)])),
        PropertyShape("reason", .reference { CaptainReadinessResponseFalseReason.wireSchema }),
        PropertyShape("model", .optional(.string()), .optional, optionalOut: true),
        PropertyShape("providerId", .optional(.string()), .optional, optionalOut: true),
    ])
}

extension CaptainReadinessResponseFalseReason {
    public static let wireId = "clankie.CaptainReadinessResponseFalseReason"
    public static let wireSchema: Schema = .oneOf([.string("no_model"), .string("no_credential")])
}

extension ConversationHeadRequest {
    public static let wireId = "clankie.ConversationHeadRequest"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("conversationId", .reference { ConversationId.wireSchema }),
        PropertyShape("headConversationId", .nullable(.reference { ConversationId.wireSchema })),
    ])
}

extension ClankieTypes {
    static let hostRoutesCaptainModule: [AnyWireType] = [
        AnyWireType(CaptainReadinessResponse.wireType),
        AnyWireType(CaptainReadinessResponseTrue.wireType),
        AnyWireType(CaptainReadinessResponseFalse.wireType),
        AnyWireType(CaptainReadinessResponseFalseReason.wireType),
        AnyWireType(ConversationHeadRequest.wireType),
    ]
}
