// Made by samewire from schemas/clankie/model-keys/keys.ts. Do not edit.
import SamewireSupport

/// Names a model provider.
///
/// Pattern: `^[a-z0-9][a-z0-9._-]{0,127}$`.
public typealias ModelProviderId = String

/// Names a model as its provider does.
///
/// 1 to 512 characters.
/// Pattern: `^\P{Cc}+$`.
public typealias ModelId = String

/// Provider and model, parted by the first slash.
///
/// At most 512 characters.
/// Pattern: `^[^/\p{Cc}]+\/\P{Cc}+$`.
public typealias ModelReference = String

/// Stores a key. It is not tried out.
public struct ModelKeySetRequest: WireModel {
    public var providerId: ModelProviderId

    /// 1 to 8192 characters.
    /// Pattern: `^\P{Cc}+$`.
    public var apiKey: String

    public init(providerId: ModelProviderId, apiKey: String) {
        self.providerId = providerId
        self.apiKey = apiKey
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.providerId = try wireFields.required("providerId")
        self.apiKey = try wireFields.required("apiKey")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("providerId", self.providerId)
        wireMembers.required("apiKey", self.apiKey)
        return wireMembers.wireValue
    }
}

/// Tries the stored key out with one short call, once.
public struct ModelKeyValidateRequest: WireModel {
    public var providerId: ModelProviderId

    public var modelId: ModelId

    public init(providerId: ModelProviderId, modelId: ModelId) {
        self.providerId = providerId
        self.modelId = modelId
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.providerId = try wireFields.required("providerId")
        self.modelId = try wireFields.required("modelId")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("providerId", self.providerId)
        wireMembers.required("modelId", self.modelId)
        return wireMembers.wireValue
    }
}

/// Chooses the model in use.
public struct ModelSelectRequest: WireModel {
    public var model: ModelReference

    public init(model: ModelReference) {
        self.model = model
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.model = try wireFields.required("model")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("model", self.model)
        return wireMembers.wireValue
    }
}

/// Forgets a key.
public struct ModelKeyRemoveRequest: WireModel {
    public var providerId: ModelProviderId

    public init(providerId: ModelProviderId) {
        self.providerId = providerId
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.providerId = try wireFields.required("providerId")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("providerId", self.providerId)
        return wireMembers.wireValue
    }
}

public struct ModelProvider: WireModel {
    public var id: ModelProviderId

    public var name: String

    public var acceptsApiKey: Bool

    public var keyConfigured: Bool

    public var models: [ModelProviderModelsItem]

    public init(
        id: ModelProviderId,
        name: String,
        acceptsApiKey: Bool,
        keyConfigured: Bool,
        models: [ModelProviderModelsItem]
    ) {
        self.id = id
        self.name = name
        self.acceptsApiKey = acceptsApiKey
        self.keyConfigured = keyConfigured
        self.models = models
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.id = try wireFields.required("id")
        self.name = try wireFields.required("name")
        self.acceptsApiKey = try wireFields.required("acceptsApiKey")
        self.keyConfigured = try wireFields.required("keyConfigured")
        self.models = try wireFields.required("models")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("id", self.id)
        wireMembers.required("name", self.name)
        wireMembers.required("acceptsApiKey", self.acceptsApiKey)
        wireMembers.required("keyConfigured", self.keyConfigured)
        wireMembers.required("models", self.models)
        return wireMembers.wireValue
    }
}

public struct ModelProviderModelsItem: WireModel {
    public var id: ModelId

    public var name: String

    public init(id: ModelId, name: String) {
        self.id = id
        self.name = name
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.id = try wireFields.required("id")
        self.name = try wireFields.required("name")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("id", self.id)
        wireMembers.required("name", self.name)
        return wireMembers.wireValue
    }
}

/// The providers, which of them have a key, and the model in use.
public struct ModelKeysResponse: WireModel {
    /// What the owner chose.
    /// nil is null.
    public var model: ModelReference?

    /// What is in use.
    /// nil is null.
    public var effectiveModel: ModelReference?

    public var providers: [ModelProvider]

    public init(model: ModelReference?, effectiveModel: ModelReference?, providers: [ModelProvider]) {
        self.model = model
        self.effectiveModel = effectiveModel
        self.providers = providers
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.model = try wireFields.required("model")
        self.effectiveModel = try wireFields.required("effectiveModel")
        self.providers = try wireFields.required("providers")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("model", self.model)
        wireMembers.required("effectiveModel", self.effectiveModel)
        wireMembers.required("providers", self.providers)
        return wireMembers.wireValue
    }
}

public enum ModelKeyErrorCode: WireEnum {
    case authenticationRequired
    case forbidden
    case malformed
    case unsupportedProvider
    case unsupportedModel
    case keyMissing
    case validationFailed
    case validationTimeout
    case unavailable

    public var rawValue: String {
        switch self {
        case .authenticationRequired: return "authentication_required"
        case .forbidden: return "forbidden"
        case .malformed: return "malformed"
        case .unsupportedProvider: return "unsupported_provider"
        case .unsupportedModel: return "unsupported_model"
        case .keyMissing: return "key_missing"
        case .validationFailed: return "validation_failed"
        case .validationTimeout: return "validation_timeout"
        case .unavailable: return "unavailable"
        }
    }
}

/// Whether a change took place, and why not.
///
/// Told apart by `ok`.
public enum ModelKeyResult: WireModel {
    case modelKeyResultTrue(ModelKeyResultTrue)
    case modelKeyResultFalse(ModelKeyResultFalse)

    public init(wireValue: JSONValue) throws {
        switch try WireChoice.tag(wireValue, "ok", [[.bool(true)], [.bool(false)]]) {
        case 0: self = .modelKeyResultTrue(try ModelKeyResultTrue(wireValue: wireValue))
        default: self = .modelKeyResultFalse(try ModelKeyResultFalse(wireValue: wireValue))
        }
    }

    public var wireValue: JSONValue {
        switch self {
        case .modelKeyResultTrue(let payload): return payload.wireValue
        case .modelKeyResultFalse(let payload): return payload.wireValue
        }
    }
}

public struct ModelKeyResultTrue: WireModel {
    /// Always true.
    public static let ok: Bool = true

    public init() {
    }

    public init(wireValue: JSONValue) throws {
        _ = try WireFields(wireValue)
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("ok", .bool(true))
        return wireMembers.wireValue
    }
}

public struct ModelKeyResultFalse: WireModel {
    /// Always false.
    public static let ok: Bool = false

    public var error: ModelKeyErrorCode

    public init(error: ModelKeyErrorCode) {
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

extension ClankieTypes {
    public static let modelProviderId = WireType<ModelProviderId>("clankie.ModelProviderId", modelProviderIdSchema)
    private static let modelProviderIdSchema: Schema = .string([.pattern(Pattern("^[a-z0-9][a-z0-9._-]{0,127}$", "u"))])
}

extension ClankieTypes {
    public static let modelId = WireType<ModelId>("clankie.ModelId", modelIdSchema)
    private static let modelIdSchema: Schema = .string([.size(.minLength(1)), .size(.maxLength(512)), .pattern(Pattern("^\\P{Cc}+$", "u"))])
}

extension ClankieTypes {
    public static let modelReference = WireType<ModelReference>("clankie.ModelReference", modelReferenceSchema)
    private static let modelReferenceSchema: Schema = .string([.size(.maxLength(512)), .pattern(Pattern("^[^/\\p{Cc}]+\\/\\P{Cc}+$", "u"))])
}

extension ModelKeySetRequest {
    public static let wireId = "clankie.ModelKeySetRequest"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("providerId", .reference { ClankieTypes.modelProviderId.schema }),
        PropertyShape("apiKey", .string([.trim, .size(.minLength(1)), .size(.maxLength(8192)), .pattern(Pattern("^\\P{Cc}+$", "u"))])),
    ])
}

extension ModelKeyValidateRequest {
    public static let wireId = "clankie.ModelKeyValidateRequest"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("providerId", .reference { ClankieTypes.modelProviderId.schema }),
        PropertyShape("modelId", .reference { ClankieTypes.modelId.schema }),
    ])
}

extension ModelSelectRequest {
    public static let wireId = "clankie.ModelSelectRequest"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("model", .reference { ClankieTypes.modelReference.schema }),
    ])
}

extension ModelKeyRemoveRequest {
    public static let wireId = "clankie.ModelKeyRemoveRequest"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("providerId", .reference { ClankieTypes.modelProviderId.schema }),
    ])
}

extension ModelProvider {
    public static let wireId = "clankie.ModelProvider"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("id", .reference { ClankieTypes.modelProviderId.schema }),
        PropertyShape("name", .string()),
        PropertyShape("acceptsApiKey", .boolean),
        PropertyShape("keyConfigured", .boolean),
        PropertyShape("models", .array(.reference { ModelProviderModelsItem.wireSchema })),
    ])
}

extension ModelProviderModelsItem {
    public static let wireId = "clankie.ModelProviderModelsItem"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("id", .reference { ClankieTypes.modelId.schema }),
        PropertyShape("name", .string()),
    ])
}

extension ModelKeysResponse {
    public static let wireId = "clankie.ModelKeysResponse"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("model", .nullable(.reference { ClankieTypes.modelReference.schema })),
        PropertyShape("effectiveModel", .nullable(.reference { ClankieTypes.modelReference.schema })),
        PropertyShape("providers", .array(.reference { ModelProvider.wireSchema })),
    ])
}

extension ModelKeyErrorCode {
    public static let wireId = "clankie.ModelKeyErrorCode"
    public static let wireSchema: Schema = .oneOf([.string("authentication_required"), .string("forbidden"), .string("malformed"), .string("unsupported_provider"), .string("unsupported_model"), .string("key_missing"), .string("validation_failed"), .string("validation_timeout"), .string("unavailable")])
}

extension ModelKeyResult {
    public static let wireId = "clankie.ModelKeyResult"
    public static let wireSchema: Schema = .discriminated("ok", [
        TaggedOption([.bool(true)], .reference { ModelKeyResultTrue.wireSchema }),
        TaggedOption([.bool(false)], .reference { ModelKeyResultFalse.wireSchema }),
    ])
}

extension ModelKeyResultTrue {
    public static let wireId = "clankie.ModelKeyResultTrue"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("ok", .oneOf([.bool(true)])),
    ])
}

extension ModelKeyResultFalse {
    public static let wireId = "clankie.ModelKeyResultFalse"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("ok", .oneOf([.bool(false)])),
        PropertyShape("error", .reference { ModelKeyErrorCode.wireSchema }),
    ])
}

extension ClankieTypes {
    static let modelKeysKeysModule: [AnyWireType] = [
        AnyWireType(ClankieTypes.modelProviderId),
        AnyWireType(ClankieTypes.modelId),
        AnyWireType(ClankieTypes.modelReference),
        AnyWireType(ModelKeySetRequest.wireType),
        AnyWireType(ModelKeyValidateRequest.wireType),
        AnyWireType(ModelSelectRequest.wireType),
        AnyWireType(ModelKeyRemoveRequest.wireType),
        AnyWireType(ModelProvider.wireType),
        AnyWireType(ModelProviderModelsItem.wireType),
        AnyWireType(ModelKeysResponse.wireType),
        AnyWireType(ModelKeyErrorCode.wireType),
        AnyWireType(ModelKeyResult.wireType),
        AnyWireType(ModelKeyResultTrue.wireType),
        AnyWireType(ModelKeyResultFalse.wireType),
    ]
}
