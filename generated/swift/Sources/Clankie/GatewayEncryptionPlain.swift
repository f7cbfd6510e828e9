// Made by samewire from schemas/clankie/gateway-encryption/plain.ts. Do not edit.
import SamewireSupport

/// A header inside the seal.
public struct GatewayPlainHeader: WireModel {
    /// At most 64 characters.
    public var name: String

    /// At most 8192 characters.
    public var value: String

    public init(name: String, value: String) {
        self.name = name
        self.value = value
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.name = try wireFields.required("name")
        self.value = try wireFields.required("value")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("name", self.name)
        wireMembers.required("value", self.value)
        return wireMembers.wireValue
    }
}

/// What an envelope holds.
public struct GatewayPlainRequest: WireModel {
    public var method: GatewayPlainRequestMethod

    /// 1 to 2048 characters.
    public var path: String

    /// At most 8 entries.
    public var headers: [GatewayPlainHeader]

    /// At most 1398104 characters.
    /// Format: base64.
    public var bodyBase64: String?

    /// Key of the response, new for each request.
    public var responseKey: GatewayKey

    public init(
        method: GatewayPlainRequestMethod,
        path: String,
        headers: [GatewayPlainHeader],
        bodyBase64: String? = nil,
        responseKey: GatewayKey
    ) {
        self.method = method
        self.path = path
        self.headers = headers
        self.bodyBase64 = bodyBase64
        self.responseKey = responseKey
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.method = try wireFields.required("method")
        self.path = try wireFields.required("path")
        self.headers = try wireFields.required("headers")
        self.bodyBase64 = try wireFields.optional("bodyBase64")
        self.responseKey = try wireFields.required("responseKey")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("method", self.method)
        wireMembers.required("path", self.path)
        wireMembers.required("headers", self.headers)
        wireMembers.optional("bodyBase64", self.bodyBase64)
        wireMembers.required("responseKey", self.responseKey)
        return wireMembers.wireValue
    }
}

public enum GatewayPlainRequestMethod: WireEnum {
    case get
    case post

    public var rawValue: String {
        switch self {
        case .get: return "GET"
        case .post: return "POST"
        }
    }
}

/// What one record of a response holds.
///
/// Told apart by `kind`.
public enum GatewayPlainResponse: WireModel {
    case start(GatewayPlainResponseStart)
    case chunk(GatewayPlainResponseChunk)
    case end(GatewayPlainResponseEnd)

    public init(wireValue: JSONValue) throws {
        switch try WireChoice.tag(wireValue, "kind", [[.string("start")], [.string("chunk")], [.string("end")]]) {
        case 0: self = .start(try GatewayPlainResponseStart(wireValue: wireValue))
        case 1: self = .chunk(try GatewayPlainResponseChunk(wireValue: wireValue))
        default: self = .end(try GatewayPlainResponseEnd(wireValue: wireValue))
        }
    }

    public var wireValue: JSONValue {
        switch self {
        case .start(let payload): return payload.wireValue
        case .chunk(let payload): return payload.wireValue
        case .end(let payload): return payload.wireValue
        }
    }
}

/// Status and headers. Always the first record.
public struct GatewayPlainResponseStart: WireModel {
    /// Always "start".
    public static let kind: String = "start"

    /// 200 to 599.
    public var status: Int64

    /// At most 8 entries.
    public var headers: [GatewayPlainResponseStartHeadersItem]

    /// Replaces the ticket of the credential.
    ///
    /// At most 4096 characters.
    /// Format: base64.
    public var ticket: String?

    /// Replaces the key of the credential.
    public var key: GatewayKey?

    public init(
        status: Int64,
        headers: [GatewayPlainResponseStartHeadersItem],
        ticket: String? = nil,
        key: GatewayKey? = nil
    ) {
        self.status = status
        self.headers = headers
        self.ticket = ticket
        self.key = key
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.status = try wireFields.required("status")
        self.headers = try wireFields.required("headers")
        self.ticket = try wireFields.optional("ticket")
        self.key = try wireFields.optional("key")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("kind", .string("start"))
        wireMembers.required("status", self.status)
        wireMembers.required("headers", self.headers)
        wireMembers.optional("ticket", self.ticket)
        wireMembers.optional("key", self.key)
        return wireMembers.wireValue
    }
}

public struct GatewayPlainResponseStartHeadersItem: WireModel {
    public var name: String

    public var value: String

    public init(name: String, value: String) {
        self.name = name
        self.value = value
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.name = try wireFields.required("name")
        self.value = try wireFields.required("value")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("name", self.name)
        wireMembers.required("value", self.value)
        return wireMembers.wireValue
    }
}

/// The next bytes of the body.
public struct GatewayPlainResponseChunk: WireModel {
    /// Always "chunk".
    public static let kind: String = "chunk"

    /// At most 65536 characters.
    /// Format: base64.
    public var bodyBase64: String

    public init(bodyBase64: String) {
        self.bodyBase64 = bodyBase64
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.bodyBase64 = try wireFields.required("bodyBase64")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("kind", .string("chunk"))
        wireMembers.required("bodyBase64", self.bodyBase64)
        return wireMembers.wireValue
    }
}

/// The response is whole. Always the last record.
public struct GatewayPlainResponseEnd: WireModel {
    /// Always "end".
    public static let kind: String = "end"

    public init() {
    }

    public init(wireValue: JSONValue) throws {
        _ = try WireFields(wireValue)
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("kind", .string("end"))
        return wireMembers.wireValue
    }
}

// Schemas, as data.

extension GatewayPlainHeader {
    public static let wireId = "clankie.GatewayPlainHeader"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("name", .string([.size(.maxLength(64))])),
        PropertyShape("value", .string([.size(.maxLength(8192))])),
    ])
}

extension GatewayPlainRequest {
    public static let wireId = "clankie.GatewayPlainRequest"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("method", .reference { GatewayPlainRequestMethod.wireSchema }),
        PropertyShape("path", .string([.size(.minLength(1)), .size(.maxLength(2048))])),
        PropertyShape("headers", .array(.reference { GatewayPlainHeader.wireSchema }, [.maxLength(8)])),
        PropertyShape("bodyBase64", .optional(.string([.format(.base64), .size(.maxLength(1398104))])), .optional, optionalOut: true),
        PropertyShape("responseKey", .reference { ClankieTypes.gatewayKey.schema }),
    ])
}

extension GatewayPlainRequestMethod {
    public static let wireId = "clankie.GatewayPlainRequestMethod"
    public static let wireSchema: Schema = .oneOf([.string("GET"), .string("POST")])
}

extension GatewayPlainResponse {
    public static let wireId = "clankie.GatewayPlainResponse"
    public static let wireSchema: Schema = .discriminated("kind", [
        TaggedOption([.string("start")], .reference { GatewayPlainResponseStart.wireSchema }),
        TaggedOption([.string("chunk")], .reference { GatewayPlainResponseChunk.wireSchema }),
        TaggedOption([.string("end")], .reference { GatewayPlainResponseEnd.wireSchema }),
    ])
}

extension GatewayPlainResponseStart {
    public static let wireId = "clankie.GatewayPlainResponseStart"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("kind", .oneOf([.string("start")])),
        PropertyShape("status", .number(.int, [.minimum(200, exclusive: false), .maximum(599, exclusive: false)])),
        PropertyShape("headers", .array(.reference { GatewayPlainResponseStartHeadersItem.wireSchema }, [.maxLength(8)])),
        PropertyShape("ticket", .optional(.string([.format(.base64), .size(.maxLength(4096))])), .optional, optionalOut: true),
        PropertyShape("key", .optional(.reference { ClankieTypes.gatewayKey.schema }), .optional, optionalOut: true),
    ])
}

extension GatewayPlainResponseStartHeadersItem {
    public static let wireId = "clankie.GatewayPlainResponseStartHeadersItem"
    public static let wireSchema: Schema = .object(.strip, [
        PropertyShape("name", .string()),
        PropertyShape("value", .string()),
    ])
}

extension GatewayPlainResponseChunk {
    public static let wireId = "clankie.GatewayPlainResponseChunk"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("kind", .oneOf([.string("chunk")])),
        PropertyShape("bodyBase64", .string([.format(.base64), .size(.maxLength(65536))])),
    ])
}

extension GatewayPlainResponseEnd {
    public static let wireId = "clankie.GatewayPlainResponseEnd"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("kind", .oneOf([.string("end")])),
    ])
}

extension ClankieTypes {
    static let gatewayEncryptionPlainModule: [AnyWireType] = [
        AnyWireType(GatewayPlainHeader.wireType),
        AnyWireType(GatewayPlainRequest.wireType),
        AnyWireType(GatewayPlainRequestMethod.wireType),
        AnyWireType(GatewayPlainResponse.wireType),
        AnyWireType(GatewayPlainResponseStart.wireType),
        AnyWireType(GatewayPlainResponseStartHeadersItem.wireType),
        AnyWireType(GatewayPlainResponseChunk.wireType),
        AnyWireType(GatewayPlainResponseEnd.wireType),
    ]
}
