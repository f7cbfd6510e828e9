// Made by samewire from schemas/remote/rpc/envelopes.ts. Do not edit.
import SamewireSupport

/// Names a request on its connection. Null is an id like any other and is answered with null.
///
/// The first option that accepts.
public enum RpcId: WireModel {
    case string(String)
    case number(Double)
    case null

    public init(wireValue: JSONValue) throws {
        let options: [(JSONValue) throws -> Self] = [
            { .string(try String(wireValue: $0)) },
            { .number(try Double(wireValue: $0)) },
            { try $0.require(.null, .null) },
        ]
        self = try WireChoice.pick(wireValue, Self.wireSchema, options)
    }

    public var wireValue: JSONValue {
        switch self {
        case .string(let payload): return payload.wireValue
        case .number(let payload): return payload.wireValue
        case .null: return .null
        }
    }
}

/// A call that wants an answer.
public struct JsonRpcRequest: WireModel {
    /// Always "2.0".
    public static let jsonrpc: String = "2.0"

    /// 1 to 128 characters.
    /// Pattern: `^[\s\S]{0,128}$`.
    public var method: String

    public var params: JsonRpcRequestParams?

    public var id: RpcId

    public init(method: String, params: JsonRpcRequestParams? = nil, id: RpcId) {
        self.method = method
        self.params = params
        self.id = id
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.method = try wireFields.required("method")
        self.params = try wireFields.optional("params")
        self.id = try wireFields.required("id")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("jsonrpc", .string("2.0"))
        wireMembers.required("method", self.method)
        wireMembers.optional("params", self.params)
        wireMembers.required("id", self.id)
        return wireMembers.wireValue
    }
}

/// The first option that accepts.
public enum JsonRpcRequestParams: WireModel {
    case record(Record<String, JSONValue>)
    case anyList([JSONValue])

    public init(wireValue: JSONValue) throws {
        let options: [(JSONValue) throws -> Self] = [
            { .record(try Record<String, JSONValue>(wireValue: $0)) },
            { .anyList(try [JSONValue](wireValue: $0)) },
        ]
        self = try WireChoice.pick(wireValue, Self.wireSchema, options)
    }

    public var wireValue: JSONValue {
        switch self {
        case .record(let payload): return payload.wireValue
        case .anyList(let payload): return payload.wireValue
        }
    }
}

/// A message without `id`, which is never answered, even when it is invalid.
public struct JsonRpcNotification: WireModel {
    /// Always "2.0".
    public static let jsonrpc: String = "2.0"

    /// 1 to 128 characters.
    /// Pattern: `^[\s\S]{0,128}$`.
    public var method: String

    public var params: JsonRpcNotificationParams?

    public init(method: String, params: JsonRpcNotificationParams? = nil) {
        self.method = method
        self.params = params
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.method = try wireFields.required("method")
        self.params = try wireFields.optional("params")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("jsonrpc", .string("2.0"))
        wireMembers.required("method", self.method)
        wireMembers.optional("params", self.params)
        return wireMembers.wireValue
    }
}

/// The first option that accepts.
public enum JsonRpcNotificationParams: WireModel {
    case record(Record<String, JSONValue>)
    case anyList([JSONValue])

    public init(wireValue: JSONValue) throws {
        let options: [(JSONValue) throws -> Self] = [
            { .record(try Record<String, JSONValue>(wireValue: $0)) },
            { .anyList(try [JSONValue](wireValue: $0)) },
        ]
        self = try WireChoice.pick(wireValue, Self.wireSchema, options)
    }

    public var wireValue: JSONValue {
        switch self {
        case .record(let payload): return payload.wireValue
        case .anyList(let payload): return payload.wireValue
        }
    }
}

/// A failed call. Code 1000 carries a failure of the protocol in `data`.
public struct JsonRpcError: WireModel {
    public var code: Int64

    public var message: String

    public var data: JSONValue?

    public init(code: Int64, message: String, data: JSONValue? = nil) {
        self.code = code
        self.message = message
        self.data = data
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.code = try wireFields.required("code")
        self.message = try wireFields.required("message")
        self.data = try wireFields.optional("data")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("code", self.code)
        wireMembers.required("message", self.message)
        wireMembers.optional("data", self.data)
        return wireMembers.wireValue
    }
}

/// The answer to a call that succeeded.
public struct JsonRpcSuccess: WireModel {
    /// Always "2.0".
    public static let jsonrpc: String = "2.0"

    public var id: RpcId

    public var result: JSONValue

    public init(id: RpcId, result: JSONValue) {
        self.id = id
        self.result = result
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.id = try wireFields.required("id")
        self.result = try wireFields.required("result")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("jsonrpc", .string("2.0"))
        wireMembers.required("id", self.id)
        wireMembers.required("result", self.result)
        return wireMembers.wireValue
    }
}

/// The answer to a call that failed.
public struct JsonRpcFailure: WireModel {
    /// Always "2.0".
    public static let jsonrpc: String = "2.0"

    public var id: RpcId

    public var error: JsonRpcError

    public init(id: RpcId, error: JsonRpcError) {
        self.id = id
        self.error = error
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.id = try wireFields.required("id")
        self.error = try wireFields.required("error")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("jsonrpc", .string("2.0"))
        wireMembers.required("id", self.id)
        wireMembers.required("error", self.error)
        return wireMembers.wireValue
    }
}

/// The answer to a call: exactly one of `result` and `error`.
///
/// The first option that accepts.
public enum JsonRpcResponse: WireModel {
    case jsonRpcSuccess(JsonRpcSuccess)
    case jsonRpcFailure(JsonRpcFailure)

    public init(wireValue: JSONValue) throws {
        let options: [(JSONValue) throws -> Self] = [
            { .jsonRpcSuccess(try JsonRpcSuccess(wireValue: $0)) },
            { .jsonRpcFailure(try JsonRpcFailure(wireValue: $0)) },
        ]
        self = try WireChoice.pick(wireValue, Self.wireSchema, options)
    }

    public var wireValue: JSONValue {
        switch self {
        case .jsonRpcSuccess(let payload): return payload.wireValue
        case .jsonRpcFailure(let payload): return payload.wireValue
        }
    }
}

// Schemas, as data.

extension RpcId {
    public static let wireId = "remote.RpcId"
    public static let wireSchema: Schema = .union([
        .string([.size(.minLength(0)), .size(.maxLength(256)), .pattern(Pattern("^[\\s\\S]{0,256}$"))]),
        .number(.number),
        .null,
    ])
}

extension JsonRpcRequest {
    public static let wireId = "remote.JsonRpcRequest"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("jsonrpc", .oneOf([.string("2.0")])),
        PropertyShape("method", .string([.size(.minLength(1)), .size(.maxLength(128)), .pattern(Pattern("^[\\s\\S]{0,128}$"))])),
        PropertyShape("params", .optional(.reference { JsonRpcRequestParams.wireSchema }), .optional, optionalOut: true),
        PropertyShape("id", .reference { RpcId.wireSchema }),
    ])
}

extension JsonRpcRequestParams {
    public static let wireId = "remote.JsonRpcRequestParams"
    public static let wireSchema: Schema = .union([
        .record(.open, key: .string(), value: .json),
        .array(.json),
    ])
}

extension JsonRpcNotification {
    public static let wireId = "remote.JsonRpcNotification"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("jsonrpc", .oneOf([.string("2.0")])),
        PropertyShape("method", .string([.size(.minLength(1)), .size(.maxLength(128)), .pattern(Pattern("^[\\s\\S]{0,128}$"))])),
        PropertyShape("params", .optional(.reference { JsonRpcNotificationParams.wireSchema }), .optional, optionalOut: true),
    ])
}

extension JsonRpcNotificationParams {
    public static let wireId = "remote.JsonRpcNotificationParams"
    public static let wireSchema: Schema = .union([
        .record(.open, key: .string(), value: .json),
        .array(.json),
    ])
}

extension JsonRpcError {
    public static let wireId = "remote.JsonRpcError"
    public static let wireSchema: Schema = .object(.strip, [
        PropertyShape("code", .number(.int)),
        PropertyShape("message", .string()),
        PropertyShape("data", .optional(.unknown), .optional, optionalOut: true),
    ])
}

extension JsonRpcSuccess {
    public static let wireId = "remote.JsonRpcSuccess"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("jsonrpc", .oneOf([.string("2.0")])),
        PropertyShape("id", .reference { RpcId.wireSchema }),
        PropertyShape("result", .json),
    ])
}

extension JsonRpcFailure {
    public static let wireId = "remote.JsonRpcFailure"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("jsonrpc", .oneOf([.string("2.0")])),
        PropertyShape("id", .reference { RpcId.wireSchema }),
        PropertyShape("error", .reference { JsonRpcError.wireSchema }),
    ])
}

extension JsonRpcResponse {
    public static let wireId = "remote.JsonRpcResponse"
    public static let wireSchema: Schema = .union([
        .reference { JsonRpcSuccess.wireSchema },
        .reference { JsonRpcFailure.wireSchema },
    ])
}

extension CherryRemoteTypes {
    static let rpcEnvelopesModule: [AnyWireType] = [
        AnyWireType(RpcId.wireType),
        AnyWireType(JsonRpcRequest.wireType),
        AnyWireType(JsonRpcRequestParams.wireType),
        AnyWireType(JsonRpcNotification.wireType),
        AnyWireType(JsonRpcNotificationParams.wireType),
        AnyWireType(JsonRpcError.wireType),
        AnyWireType(JsonRpcSuccess.wireType),
        AnyWireType(JsonRpcFailure.wireType),
        AnyWireType(JsonRpcResponse.wireType),
    ]
}
