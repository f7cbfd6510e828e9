// Made by samewire from schemas/remote/failure/failure-snapshot.ts. Do not edit.
import SamewireSupport

/// The cause. A reader never rewrites one that it does not know: the value is invalid.
public enum AiFailureReason: WireEnum {
    case auth
    case permission
    case region
    case modelNotFound
    case quota
    case rateLimit
    case contextLength
    case payloadTooLarge
    case network
    case proxyTls
    case streamInterrupted
    case contentFilter
    case providerUnavailable
    case timeout
    case invalidInput
    case toolLimit
    case toolFailed
    case mcp
    case parse
    case `internal`
    case unknown
    case resourceExhausted

    public var rawValue: String {
        switch self {
        case .auth: return "auth"
        case .permission: return "permission"
        case .region: return "region"
        case .modelNotFound: return "model_not_found"
        case .quota: return "quota"
        case .rateLimit: return "rate_limit"
        case .contextLength: return "context_length"
        case .payloadTooLarge: return "payload_too_large"
        case .network: return "network"
        case .proxyTls: return "proxy_tls"
        case .streamInterrupted: return "stream_interrupted"
        case .contentFilter: return "content_filter"
        case .providerUnavailable: return "provider_unavailable"
        case .timeout: return "timeout"
        case .invalidInput: return "invalid_input"
        case .toolLimit: return "tool_limit"
        case .toolFailed: return "tool_failed"
        case .mcp: return "mcp"
        case .parse: return "parse"
        case .`internal`: return "internal"
        case .unknown: return "unknown"
        case .resourceExhausted: return "resource_exhausted"
        }
    }
}

/// Who failed.
public struct FailureSource: WireModel {
    public var layer: FailureSourceLayer

    /// 0 to 256 characters.
    /// Pattern: `^[\s\S]{0,256}$`.
    public var name: String?

    /// 0 to 128 characters.
    /// Pattern: `^[\s\S]{0,128}$`.
    public var code: String?

    public init(layer: FailureSourceLayer, name: String? = nil, code: String? = nil) {
        self.layer = layer
        self.name = name
        self.code = code
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.layer = try wireFields.required("layer")
        self.name = try wireFields.optional("name")
        self.code = try wireFields.optional("code")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("layer", self.layer)
        wireMembers.optional("name", self.name)
        wireMembers.optional("code", self.code)
        return wireMembers.wireValue
    }
}

public enum FailureSourceLayer: WireEnum {
    case provider
    case runtime
    case host
    case tool

    public var rawValue: String {
        switch self {
        case .provider: return "provider"
        case .runtime: return "runtime"
        case .host: return "host"
        case .tool: return "tool"
        }
    }
}

/// What is known of the failed call.
public struct FailureContext: WireModel {
    /// 100 to 599.
    public var statusCode: Int64?

    /// 0 to 256 characters.
    /// Pattern: `^[\s\S]{0,256}$`.
    public var providerId: String?

    /// 0 to 256 characters.
    /// Pattern: `^[\s\S]{0,256}$`.
    public var modelId: String?

    /// 0 to 256 characters.
    /// Pattern: `^[\s\S]{0,256}$`.
    public var finishReason: String?

    /// 0 to 4000 characters.
    /// Pattern: `^[\s\S]{0,4000}$`.
    public var responseBody: String?

    public init(
        statusCode: Int64? = nil,
        providerId: String? = nil,
        modelId: String? = nil,
        finishReason: String? = nil,
        responseBody: String? = nil
    ) {
        self.statusCode = statusCode
        self.providerId = providerId
        self.modelId = modelId
        self.finishReason = finishReason
        self.responseBody = responseBody
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.statusCode = try wireFields.optional("statusCode")
        self.providerId = try wireFields.optional("providerId")
        self.modelId = try wireFields.optional("modelId")
        self.finishReason = try wireFields.optional("finishReason")
        self.responseBody = try wireFields.optional("responseBody")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.optional("statusCode", self.statusCode)
        wireMembers.optional("providerId", self.providerId)
        wireMembers.optional("modelId", self.modelId)
        wireMembers.optional("finishReason", self.finishReason)
        wireMembers.optional("responseBody", self.responseBody)
        return wireMembers.wireValue
    }
}

/// Why a run failed, as it was at that moment.
public struct AiFailureSnapshot: WireModel {
    /// Always 1.
    public static let version: Int64 = 1

    public var reasonCode: AiFailureReason

    public var source: FailureSource

    public var context: FailureContext?

    public init(reasonCode: AiFailureReason, source: FailureSource, context: FailureContext? = nil) {
        self.reasonCode = reasonCode
        self.source = source
        self.context = context
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.reasonCode = try wireFields.required("reasonCode")
        self.source = try wireFields.required("source")
        self.context = try wireFields.optional("context")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("version", .number(1))
        wireMembers.required("reasonCode", self.reasonCode)
        wireMembers.required("source", self.source)
        wireMembers.optional("context", self.context)
        return wireMembers.wireValue
    }
}

/// The outcome of a run that failed. At most 4096 bytes of JSON.
public struct ExecutionFailure: WireModel {
    /// 0 to 1024 characters.
    /// Pattern: `^[\s\S]{0,1024}$`.
    public var message: String

    public var retryable: Bool

    public var failure: AiFailureSnapshot

    public init(message: String, retryable: Bool, failure: AiFailureSnapshot) {
        self.message = message
        self.retryable = retryable
        self.failure = failure
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.message = try wireFields.required("message")
        self.retryable = try wireFields.required("retryable")
        self.failure = try wireFields.required("failure")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("message", self.message)
        wireMembers.required("retryable", self.retryable)
        wireMembers.required("failure", self.failure)
        return wireMembers.wireValue
    }
}

// Schemas, as data.

extension AiFailureReason {
    public static let wireId = "remote.AiFailureReason"
    public static let wireSchema: Schema = .oneOf([.string("auth"), .string("permission"), .string("region"), .string("model_not_found"), .string("quota"), .string("rate_limit"), .string("context_length"), .string("payload_too_large"), .string("network"), .string("proxy_tls"), .string("stream_interrupted"), .string("content_filter"), .string("provider_unavailable"), .string("timeout"), .string("invalid_input"), .string("tool_limit"), .string("tool_failed"), .string("mcp"), .string("parse"), .string("internal"), .string("unknown"), .string("resource_exhausted")])
}

extension FailureSource {
    public static let wireId = "remote.FailureSource"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("layer", .reference { FailureSourceLayer.wireSchema }),
        PropertyShape("name", .optional(.string([.size(.minLength(0)), .size(.maxLength(256)), .pattern(Pattern("^[\\s\\S]{0,256}$"))])), .optional, optionalOut: true),
        PropertyShape("code", .optional(.string([.size(.minLength(0)), .size(.maxLength(128)), .pattern(Pattern("^[\\s\\S]{0,128}$"))])), .optional, optionalOut: true),
    ])
}

extension FailureSourceLayer {
    public static let wireId = "remote.FailureSourceLayer"
    public static let wireSchema: Schema = .oneOf([.string("provider"), .string("runtime"), .string("host"), .string("tool")])
}

extension FailureContext {
    public static let wireId = "remote.FailureContext"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("statusCode", .optional(.number(.int, [.minimum(100, exclusive: false), .maximum(599, exclusive: false)])), .optional, optionalOut: true),
        PropertyShape("providerId", .optional(.string([.size(.minLength(0)), .size(.maxLength(256)), .pattern(Pattern("^[\\s\\S]{0,256}$"))])), .optional, optionalOut: true),
        PropertyShape("modelId", .optional(.string([.size(.minLength(0)), .size(.maxLength(256)), .pattern(Pattern("^[\\s\\S]{0,256}$"))])), .optional, optionalOut: true),
        PropertyShape("finishReason", .optional(.string([.size(.minLength(0)), .size(.maxLength(256)), .pattern(Pattern("^[\\s\\S]{0,256}$"))])), .optional, optionalOut: true),
        PropertyShape("responseBody", .optional(.string([.size(.minLength(0)), .size(.maxLength(4000)), .pattern(Pattern("^[\\s\\S]{0,4000}$"))])), .optional, optionalOut: true),
    ])
}

extension AiFailureSnapshot {
    public static let wireId = "remote.AiFailureSnapshot"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("version", .oneOf([.number(1)])),
        PropertyShape("reasonCode", .reference { AiFailureReason.wireSchema }),
        PropertyShape("source", .reference { FailureSource.wireSchema }),
        PropertyShape("context", .optional(.reference { FailureContext.wireSchema }), .optional, optionalOut: true),
    ])
}

extension ExecutionFailure {
    public static let wireId = "remote.ExecutionFailure"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("message", .string([.size(.minLength(0)), .size(.maxLength(1024)), .pattern(Pattern("^[\\s\\S]{0,1024}$"))])),
        PropertyShape("retryable", .boolean),
        PropertyShape("failure", .reference { AiFailureSnapshot.wireSchema }),
    ])
}

extension CherryRemoteTypes {
    static let failureFailureSnapshotModule: [AnyWireType] = [
        AnyWireType(AiFailureReason.wireType),
        AnyWireType(FailureSource.wireType),
        AnyWireType(FailureSourceLayer.wireType),
        AnyWireType(FailureContext.wireType),
        AnyWireType(AiFailureSnapshot.wireType),
        AnyWireType(ExecutionFailure.wireType),
    ]
}
