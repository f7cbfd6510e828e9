// Made by samewire from schemas/clankie/model-keys/subscriptions.ts. Do not edit.
import SamewireSupport

/// A provider whose subscription can be used in place of a key.
public enum ModelSubscriptionProvider: WireEnum {
    case openaiCodex
    case xai

    public var rawValue: String {
        switch self {
        case .openaiCodex: return "openai-codex"
        case .xai: return "xai"
        }
    }
}

/// How the owner signs in.
public enum ModelSubscriptionMethod: WireEnum {
    case browser
    case device

    public var rawValue: String {
        switch self {
        case .browser: return "browser"
        case .device: return "device"
        }
    }
}

public struct ModelSubscriptionsResponse: WireModel {
    /// At most 64 entries.
    public var subscriptions: [ModelSubscriptionsResponseSubscriptionsItem]

    public init(subscriptions: [ModelSubscriptionsResponseSubscriptionsItem]) {
        self.subscriptions = subscriptions
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.subscriptions = try wireFields.required("subscriptions")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("subscriptions", self.subscriptions)
        return wireMembers.wireValue
    }
}

public struct ModelSubscriptionsResponseSubscriptionsItem: WireModel {
    public var providerId: ModelProviderId

    public var name: String

    public init(providerId: ModelProviderId, name: String) {
        self.providerId = providerId
        self.name = name
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.providerId = try wireFields.required("providerId")
        self.name = try wireFields.required("name")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("providerId", self.providerId)
        wireMembers.required("name", self.name)
        return wireMembers.wireValue
    }
}

/// How each provider lets the owner sign in.
public struct ModelSubscriptionMethods: WireModel {
    public var methods: [ModelSubscriptionMethodsMethodsItem]

    public init(methods: [ModelSubscriptionMethodsMethodsItem]) {
        self.methods = methods
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.methods = try wireFields.required("methods")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("methods", self.methods)
        return wireMembers.wireValue
    }
}

public struct ModelSubscriptionMethodsMethodsItem: WireModel {
    public var providerId: ModelSubscriptionProvider

    public var name: String

    public var methods: [ModelSubscriptionMethod]

    public init(providerId: ModelSubscriptionProvider, name: String, methods: [ModelSubscriptionMethod]) {
        self.providerId = providerId
        self.name = name
        self.methods = methods
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.providerId = try wireFields.required("providerId")
        self.name = try wireFields.required("name")
        self.methods = try wireFields.required("methods")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("providerId", self.providerId)
        wireMembers.required("name", self.name)
        wireMembers.required("methods", self.methods)
        return wireMembers.wireValue
    }
}

/// Starts a sign-in.
public struct ModelSubscriptionStart: WireModel {
    public var providerId: ModelProviderId

    public var method: ModelSubscriptionMethod

    public var model: ModelReference

    public init(providerId: ModelProviderId, method: ModelSubscriptionMethod, model: ModelReference) {
        self.providerId = providerId
        self.method = method
        self.model = model
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.providerId = try wireFields.required("providerId")
        self.method = try wireFields.required("method")
        self.model = try wireFields.required("model")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("providerId", self.providerId)
        wireMembers.required("method", self.method)
        wireMembers.required("model", self.model)
        return wireMembers.wireValue
    }
}

/// Names a sign-in that was started.
public struct ModelSubscriptionSessionRequest: WireModel {
    /// Format: uuid.
    public var sessionId: String

    public init(sessionId: String) {
        self.sessionId = sessionId
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.sessionId = try wireFields.required("sessionId")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("sessionId", self.sessionId)
        return wireMembers.wireValue
    }
}

public enum ModelSubscriptionErrorCode: WireEnum {
    case authenticationRequired
    case forbidden
    case malformed
    case unsupportedProvider
    case unsupportedModel
    case busy
    case sessionNotFound
    case unavailable

    public var rawValue: String {
        switch self {
        case .authenticationRequired: return "authentication_required"
        case .forbidden: return "forbidden"
        case .malformed: return "malformed"
        case .unsupportedProvider: return "unsupported_provider"
        case .unsupportedModel: return "unsupported_model"
        case .busy: return "busy"
        case .sessionNotFound: return "session_not_found"
        case .unavailable: return "unavailable"
        }
    }
}

/// A sign-in, or why there is none.
///
/// Told apart by `ok`.
public enum ModelSubscriptionResult: WireModel {
    case modelSubscriptionResultTrue(ModelSubscriptionResultTrue)
    case modelSubscriptionResultFalse(ModelSubscriptionResultFalse)

    public init(wireValue: JSONValue) throws {
        switch try WireChoice.tag(wireValue, "ok", [[.bool(true)], [.bool(false)]]) {
        case 0: self = .modelSubscriptionResultTrue(try ModelSubscriptionResultTrue(wireValue: wireValue))
        default: self = .modelSubscriptionResultFalse(try ModelSubscriptionResultFalse(wireValue: wireValue))
        }
    }

    public var wireValue: JSONValue {
        switch self {
        case .modelSubscriptionResultTrue(let payload): return payload.wireValue
        case .modelSubscriptionResultFalse(let payload): return payload.wireValue
        }
    }
}

/// How far a sign-in got.
public struct ModelSubscriptionResultTrue: WireModel {
    /// Always true.
    public static let ok: Bool = true

    /// Format: uuid.
    public var sessionId: String

    public var providerId: ModelSubscriptionProvider

    /// Format: datetime.
    public var expiresAt: String

    public var state: ModelSubscriptionResultTrueState

    /// Where the owner signs in.
    ///
    /// Format: url.
    public var url: String?

    /// At most 256 characters.
    public var userCode: String?

    public init(
        sessionId: String,
        providerId: ModelSubscriptionProvider,
        expiresAt: String,
        state: ModelSubscriptionResultTrueState,
        url: String? = nil,
        userCode: String? = nil
    ) {
        self.sessionId = sessionId
        self.providerId = providerId
        self.expiresAt = expiresAt
        self.state = state
        self.url = url
        self.userCode = userCode
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.sessionId = try wireFields.required("sessionId")
        self.providerId = try wireFields.required("providerId")
        self.expiresAt = try wireFields.required("expiresAt")
        self.state = try wireFields.required("state")
        self.url = try wireFields.optional("url")
        self.userCode = try wireFields.optional("userCode")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("ok", .bool(true))
        wireMembers.required("sessionId", self.sessionId)
        wireMembers.required("providerId", self.providerId)
        wireMembers.required("expiresAt", self.expiresAt)
        wireMembers.required("state", self.state)
        wireMembers.optional("url", self.url)
        wireMembers.optional("userCode", self.userCode)
        return wireMembers.wireValue
    }
}

public enum ModelSubscriptionResultTrueState: WireEnum {
    case pending
    case committing
    case complete
    case cancelled
    case expired
    case failed

    public var rawValue: String {
        switch self {
        case .pending: return "pending"
        case .committing: return "committing"
        case .complete: return "complete"
        case .cancelled: return "cancelled"
        case .expired: return "expired"
        case .failed: return "failed"
        }
    }
}

public struct ModelSubscriptionResultFalse: WireModel {
    /// Always false.
    public static let ok: Bool = false

    public var error: ModelSubscriptionErrorCode

    public init(error: ModelSubscriptionErrorCode) {
        self.error = error
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.error = try wireFields.required("error")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("ok", .bool(false))
        wireMembers.required("error", self.error)
        return wireMembers.wireValue
    }
}

// Schemas, as data.

extension ModelSubscriptionProvider {
    public static let wireId = "clankie.ModelSubscriptionProvider"
    public static let wireSchema: Schema = .oneOf([.string("openai-codex"), .string("xai")])
}

extension ModelSubscriptionMethod {
    public static let wireId = "clankie.ModelSubscriptionMethod"
    public static let wireSchema: Schema = .oneOf([.string("browser"), .string("device")])
}

extension ModelSubscriptionsResponse {
    public static let wireId = "clankie.ModelSubscriptionsResponse"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("subscriptions", .array(.reference { ModelSubscriptionsResponseSubscriptionsItem.wireSchema }, [.maxLength(64)])),
    ])
}

extension ModelSubscriptionsResponseSubscriptionsItem {
    public static let wireId = "clankie.ModelSubscriptionsResponseSubscriptionsItem"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("providerId", .reference { ClankieTypes.modelProviderId.schema }),
        PropertyShape("name", .string()),
    ])
}

extension ModelSubscriptionMethods {
    public static let wireId = "clankie.ModelSubscriptionMethods"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("methods", .array(.reference { ModelSubscriptionMethodsMethodsItem.wireSchema })),
    ])
}

extension ModelSubscriptionMethodsMethodsItem {
    public static let wireId = "clankie.ModelSubscriptionMethodsMethodsItem"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("providerId", .reference { ModelSubscriptionProvider.wireSchema }),
        PropertyShape("name", .string()),
        PropertyShape("methods", .array(.reference { ModelSubscriptionMethod.wireSchema })),
    ])
}

extension ModelSubscriptionStart {
    public static let wireId = "clankie.ModelSubscriptionStart"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("providerId", .reference { ClankieTypes.modelProviderId.schema }),
        PropertyShape("method", .reference { ModelSubscriptionMethod.wireSchema }),
        PropertyShape("model", .reference { ClankieTypes.modelReference.schema }),
    ])
}

extension ModelSubscriptionSessionRequest {
    public static let wireId = "clankie.ModelSubscriptionSessionRequest"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("sessionId", .string([.pattern(Pattern("^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$"))])),
    ])
}

extension ModelSubscriptionErrorCode {
    public static let wireId = "clankie.ModelSubscriptionErrorCode"
    public static let wireSchema: Schema = .oneOf([.string("authentication_required"), .string("forbidden"), .string("malformed"), .string("unsupported_provider"), .string("unsupported_model"), .string("busy"), .string("session_not_found"), .string("unavailable")])
}

extension ModelSubscriptionResult {
    public static let wireId = "clankie.ModelSubscriptionResult"
    public static let wireSchema: Schema = .discriminated("ok", [
        TaggedOption([.bool(true)], .reference { ModelSubscriptionResultTrue.wireSchema }),
        TaggedOption([.bool(false)], .reference { ModelSubscriptionResultFalse.wireSchema }),
    ])
}

extension ModelSubscriptionResultTrue {
    public static let wireId = "clankie.ModelSubscriptionResultTrue"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("ok", .oneOf([.bool(true)])),
        PropertyShape("sessionId", .string([.pattern(Pattern("^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$"))])),
        PropertyShape("providerId", .reference { ModelSubscriptionProvider.wireSchema }),
        PropertyShape("expiresAt", .string([.pattern(Pattern("^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z))$"))])),
        PropertyShape("state", .reference { ModelSubscriptionResultTrueState.wireSchema }),
        PropertyShape("url", .optional(.string([.format(.url)])), .optional, optionalOut: true),
        PropertyShape("userCode", .optional(.string([.size(.maxLength(256))])), .optional, optionalOut: true),
    ])
}

extension ModelSubscriptionResultTrueState {
    public static let wireId = "clankie.ModelSubscriptionResultTrueState"
    public static let wireSchema: Schema = .oneOf([.string("pending"), .string("committing"), .string("complete"), .string("cancelled"), .string("expired"), .string("failed")])
}

extension ModelSubscriptionResultFalse {
    public static let wireId = "clankie.ModelSubscriptionResultFalse"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("ok", .oneOf([.bool(false)])),
        PropertyShape("error", .reference { ModelSubscriptionErrorCode.wireSchema }),
    ])
}

extension ClankieTypes {
    static let modelKeysSubscriptionsModule: [AnyWireType] = [
        AnyWireType(ModelSubscriptionProvider.wireType),
        AnyWireType(ModelSubscriptionMethod.wireType),
        AnyWireType(ModelSubscriptionsResponse.wireType),
        AnyWireType(ModelSubscriptionsResponseSubscriptionsItem.wireType),
        AnyWireType(ModelSubscriptionMethods.wireType),
        AnyWireType(ModelSubscriptionMethodsMethodsItem.wireType),
        AnyWireType(ModelSubscriptionStart.wireType),
        AnyWireType(ModelSubscriptionSessionRequest.wireType),
        AnyWireType(ModelSubscriptionErrorCode.wireType),
        AnyWireType(ModelSubscriptionResult.wireType),
        AnyWireType(ModelSubscriptionResultTrue.wireType),
        AnyWireType(ModelSubscriptionResultTrueState.wireType),
        AnyWireType(ModelSubscriptionResultFalse.wireType),
    ]
}
