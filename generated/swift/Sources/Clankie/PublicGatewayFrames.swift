// Made by samewire from schemas/clankie/public-gateway/frames.ts. Do not edit.
import SamewireSupport

/// One frame of the tunnel between host and gateway. Always read strictly.
///
/// Told apart by `kind`.
public enum PublicGatewayTunnelFrame: WireModel {
    case pairingRoute(PublicGatewayTunnelFramePairingRoute)
    case pairingRouteReady(PublicGatewayTunnelFramePairingRouteReady)
    case request(PublicGatewayTunnelFrameRequest)
    case cancel(PublicGatewayTunnelFrameCancel)
    case responseStart(PublicGatewayTunnelFrameResponseStart)
    case responseChunk(PublicGatewayTunnelFrameResponseChunk)
    case responseEnd(PublicGatewayTunnelFrameResponseEnd)
    case pushWake(PublicGatewayTunnelFramePushWake)
    case pushWakeResult(PublicGatewayTunnelFramePushWakeResult)

    public init(wireValue: JSONValue) throws {
        switch try WireChoice.tag(wireValue, "kind", [[.string("pairing_route")], [.string("pairing_route_ready")], [.string("request")], [.string("cancel")], [.string("response_start")], [.string("response_chunk")], [.string("response_end")], [.string("push_wake")], [.string("push_wake_result")]]) {
        case 0: self = .pairingRoute(try PublicGatewayTunnelFramePairingRoute(wireValue: wireValue))
        case 1: self = .pairingRouteReady(try PublicGatewayTunnelFramePairingRouteReady(wireValue: wireValue))
        case 2: self = .request(try PublicGatewayTunnelFrameRequest(wireValue: wireValue))
        case 3: self = .cancel(try PublicGatewayTunnelFrameCancel(wireValue: wireValue))
        case 4: self = .responseStart(try PublicGatewayTunnelFrameResponseStart(wireValue: wireValue))
        case 5: self = .responseChunk(try PublicGatewayTunnelFrameResponseChunk(wireValue: wireValue))
        case 6: self = .responseEnd(try PublicGatewayTunnelFrameResponseEnd(wireValue: wireValue))
        case 7: self = .pushWake(try PublicGatewayTunnelFramePushWake(wireValue: wireValue))
        default: self = .pushWakeResult(try PublicGatewayTunnelFramePushWakeResult(wireValue: wireValue))
        }
    }

    public var wireValue: JSONValue {
        switch self {
        case .pairingRoute(let payload): return payload.wireValue
        case .pairingRouteReady(let payload): return payload.wireValue
        case .request(let payload): return payload.wireValue
        case .cancel(let payload): return payload.wireValue
        case .responseStart(let payload): return payload.wireValue
        case .responseChunk(let payload): return payload.wireValue
        case .responseEnd(let payload): return payload.wireValue
        case .pushWake(let payload): return payload.wireValue
        case .pushWakeResult(let payload): return payload.wireValue
        }
    }
}

/// The host opens a pairing route. Raw secrets never cross.
public struct PublicGatewayTunnelFramePairingRoute: WireModel {
    /// Always 1.
    public static let schemaVersion: Int64 = 1

    /// Always "pairing_route".
    public static let kind: String = "pairing_route"

    public var offerHash: PublicGatewayCapabilityHash

    public var codeHash: PublicGatewayCapabilityHash

    /// Format: datetime.
    public var expiresAt: String

    public init(
        offerHash: PublicGatewayCapabilityHash,
        codeHash: PublicGatewayCapabilityHash,
        expiresAt: String
    ) {
        self.offerHash = offerHash
        self.codeHash = codeHash
        self.expiresAt = expiresAt
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.offerHash = try wireFields.required("offerHash")
        self.codeHash = try wireFields.required("codeHash")
        self.expiresAt = try wireFields.required("expiresAt")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.constant("kind", .string("pairing_route"))
        wireMembers.required("offerHash", self.offerHash)
        wireMembers.required("codeHash", self.codeHash)
        wireMembers.required("expiresAt", self.expiresAt)
        return wireMembers.wireValue
    }
}

/// The gateway now answers for that offer.
public struct PublicGatewayTunnelFramePairingRouteReady: WireModel {
    /// Always 1.
    public static let schemaVersion: Int64 = 1

    /// Always "pairing_route_ready".
    public static let kind: String = "pairing_route_ready"

    public var offerHash: PublicGatewayCapabilityHash

    public init(offerHash: PublicGatewayCapabilityHash) {
        self.offerHash = offerHash
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.offerHash = try wireFields.required("offerHash")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.constant("kind", .string("pairing_route_ready"))
        wireMembers.required("offerHash", self.offerHash)
        return wireMembers.wireValue
    }
}

/// A request for the host.
public struct PublicGatewayTunnelFrameRequest: WireModel {
    /// Always 1.
    public static let schemaVersion: Int64 = 1

    /// Always "request".
    public static let kind: String = "request"

    public var requestId: PublicGatewayRequestId

    public var target: PublicGatewayTarget

    public var method: PublicGatewayTunnelFrameRequestMethod

    public var path: PublicGatewayRelativePath

    /// At most 8 entries.
    public var headers: [PublicGatewayHttpHeader]

    /// At most 2796204 characters.
    public var bodyBase64: String?

    public init(
        requestId: PublicGatewayRequestId,
        target: PublicGatewayTarget,
        method: PublicGatewayTunnelFrameRequestMethod,
        path: PublicGatewayRelativePath,
        headers: [PublicGatewayHttpHeader],
        bodyBase64: String? = nil
    ) {
        self.requestId = requestId
        self.target = target
        self.method = method
        self.path = path
        self.headers = headers
        self.bodyBase64 = bodyBase64
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.requestId = try wireFields.required("requestId")
        self.target = try wireFields.required("target")
        self.method = try wireFields.required("method")
        self.path = try wireFields.required("path")
        self.headers = try wireFields.required("headers")
        self.bodyBase64 = try wireFields.optional("bodyBase64")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.constant("kind", .string("request"))
        wireMembers.required("requestId", self.requestId)
        wireMembers.required("target", self.target)
        wireMembers.required("method", self.method)
        wireMembers.required("path", self.path)
        wireMembers.required("headers", self.headers)
        wireMembers.optional("bodyBase64", self.bodyBase64)
        return wireMembers.wireValue
    }
}

public enum PublicGatewayTunnelFrameRequestMethod: WireEnum {
    case get
    case post

    public var rawValue: String {
        switch self {
        case .get: return "GET"
        case .post: return "POST"
        }
    }
}

/// The answer is no longer wanted, or will not come.
public struct PublicGatewayTunnelFrameCancel: WireModel {
    /// Always 1.
    public static let schemaVersion: Int64 = 1

    /// Always "cancel".
    public static let kind: String = "cancel"

    public var requestId: PublicGatewayRequestId

    public var reason: PublicGatewayTunnelFrameCancelReason

    public init(requestId: PublicGatewayRequestId, reason: PublicGatewayTunnelFrameCancelReason) {
        self.requestId = requestId
        self.reason = reason
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.requestId = try wireFields.required("requestId")
        self.reason = try wireFields.required("reason")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.constant("kind", .string("cancel"))
        wireMembers.required("requestId", self.requestId)
        wireMembers.required("reason", self.reason)
        return wireMembers.wireValue
    }
}

public enum PublicGatewayTunnelFrameCancelReason: WireEnum {
    case clientClosed
    case deadline
    case hostDisconnected
    case protocolError

    public var rawValue: String {
        switch self {
        case .clientClosed: return "client_closed"
        case .deadline: return "deadline"
        case .hostDisconnected: return "host_disconnected"
        case .protocolError: return "protocol_error"
        }
    }
}

/// Status and headers of an answer.
public struct PublicGatewayTunnelFrameResponseStart: WireModel {
    /// Always 1.
    public static let schemaVersion: Int64 = 1

    /// Always "response_start".
    public static let kind: String = "response_start"

    public var requestId: PublicGatewayRequestId

    /// 100 to 599.
    public var status: Int64

    /// At most 8 entries.
    public var headers: [PublicGatewayHttpHeader]

    public init(requestId: PublicGatewayRequestId, status: Int64, headers: [PublicGatewayHttpHeader]) {
        self.requestId = requestId
        self.status = status
        self.headers = headers
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.requestId = try wireFields.required("requestId")
        self.status = try wireFields.required("status")
        self.headers = try wireFields.required("headers")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.constant("kind", .string("response_start"))
        wireMembers.required("requestId", self.requestId)
        wireMembers.required("status", self.status)
        wireMembers.required("headers", self.headers)
        return wireMembers.wireValue
    }
}

/// The next bytes of an answer; never none.
public struct PublicGatewayTunnelFrameResponseChunk: WireModel {
    /// Always 1.
    public static let schemaVersion: Int64 = 1

    /// Always "response_chunk".
    public static let kind: String = "response_chunk"

    public var requestId: PublicGatewayRequestId

    /// 0 to 1000000000.
    public var sequence: Int64

    /// At most 65536 characters.
    public var bodyBase64: String

    public init(requestId: PublicGatewayRequestId, sequence: Int64, bodyBase64: String) {
        self.requestId = requestId
        self.sequence = sequence
        self.bodyBase64 = bodyBase64
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.requestId = try wireFields.required("requestId")
        self.sequence = try wireFields.required("sequence")
        self.bodyBase64 = try wireFields.required("bodyBase64")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.constant("kind", .string("response_chunk"))
        wireMembers.required("requestId", self.requestId)
        wireMembers.required("sequence", self.sequence)
        wireMembers.required("bodyBase64", self.bodyBase64)
        return wireMembers.wireValue
    }
}

/// The answer is whole.
public struct PublicGatewayTunnelFrameResponseEnd: WireModel {
    /// Always 1.
    public static let schemaVersion: Int64 = 1

    /// Always "response_end".
    public static let kind: String = "response_end"

    public var requestId: PublicGatewayRequestId

    public init(requestId: PublicGatewayRequestId) {
        self.requestId = requestId
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.requestId = try wireFields.required("requestId")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.constant("kind", .string("response_end"))
        wireMembers.required("requestId", self.requestId)
        return wireMembers.wireValue
    }
}

/// The host asks for one push that wakes a device.
public struct PublicGatewayTunnelFramePushWake: WireModel {
    /// Always 1.
    public static let schemaVersion: Int64 = 1

    /// Always "push_wake".
    public static let kind: String = "push_wake"

    /// Format: uuid.
    public var registrationId: String

    public var sequence: DevicePushSequence

    /// Format: uuid.
    public var wakeId: String

    public var deviceId: DevicePushOpaqueId

    public var conversationId: DevicePushOpaqueId

    public init(
        registrationId: String,
        sequence: DevicePushSequence,
        wakeId: String,
        deviceId: DevicePushOpaqueId,
        conversationId: DevicePushOpaqueId
    ) {
        self.registrationId = registrationId
        self.sequence = sequence
        self.wakeId = wakeId
        self.deviceId = deviceId
        self.conversationId = conversationId
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.registrationId = try wireFields.required("registrationId")
        self.sequence = try wireFields.required("sequence")
        self.wakeId = try wireFields.required("wakeId")
        self.deviceId = try wireFields.required("deviceId")
        self.conversationId = try wireFields.required("conversationId")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.constant("kind", .string("push_wake"))
        wireMembers.required("registrationId", self.registrationId)
        wireMembers.required("sequence", self.sequence)
        wireMembers.required("wakeId", self.wakeId)
        wireMembers.required("deviceId", self.deviceId)
        wireMembers.required("conversationId", self.conversationId)
        return wireMembers.wireValue
    }
}

/// What became of that push.
public struct PublicGatewayTunnelFramePushWakeResult: WireModel {
    /// Always 1.
    public static let schemaVersion: Int64 = 1

    /// Always "push_wake_result".
    public static let kind: String = "push_wake_result"

    /// Format: uuid.
    public var wakeId: String

    public var status: PublicGatewayTunnelFramePushWakeResultStatus

    public init(wakeId: String, status: PublicGatewayTunnelFramePushWakeResultStatus) {
        self.wakeId = wakeId
        self.status = status
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.wakeId = try wireFields.required("wakeId")
        self.status = try wireFields.required("status")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.constant("kind", .string("push_wake_result"))
        wireMembers.required("wakeId", self.wakeId)
        wireMembers.required("status", self.status)
        return wireMembers.wireValue
    }
}

public enum PublicGatewayTunnelFramePushWakeResultStatus: WireEnum {
    case sent
    case unregistered
    case notRegistered
    case superseded
    case throttled
    case rejected
    case unavailable

    public var rawValue: String {
        switch self {
        case .sent: return "sent"
        case .unregistered: return "unregistered"
        case .notRegistered: return "not_registered"
        case .superseded: return "superseded"
        case .throttled: return "throttled"
        case .rejected: return "rejected"
        case .unavailable: return "unavailable"
        }
    }
}

// Schemas, as data.

extension PublicGatewayTunnelFrame {
    public static let wireId = "clankie.PublicGatewayTunnelFrame"
    public static let wireSchema: Schema = .discriminated("kind", [
        TaggedOption([.string("pairing_route")], .reference { PublicGatewayTunnelFramePairingRoute.wireSchema }),
        TaggedOption([.string("pairing_route_ready")], .reference { PublicGatewayTunnelFramePairingRouteReady.wireSchema }),
        TaggedOption([.string("request")], .reference { PublicGatewayTunnelFrameRequest.wireSchema }),
        TaggedOption([.string("cancel")], .reference { PublicGatewayTunnelFrameCancel.wireSchema }),
        TaggedOption([.string("response_start")], .reference { PublicGatewayTunnelFrameResponseStart.wireSchema }),
        TaggedOption([.string("response_chunk")], .reference { PublicGatewayTunnelFrameResponseChunk.wireSchema }),
        TaggedOption([.string("response_end")], .reference { PublicGatewayTunnelFrameResponseEnd.wireSchema }),
        TaggedOption([.string("push_wake")], .reference { PublicGatewayTunnelFramePushWake.wireSchema }),
        TaggedOption([.string("push_wake_result")], .reference { PublicGatewayTunnelFramePushWakeResult.wireSchema }),
    ])
}

extension PublicGatewayTunnelFramePairingRoute {
    public static let wireId = "clankie.PublicGatewayTunnelFramePairingRoute"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("kind", .oneOf([.string("pairing_route")])),
        PropertyShape("offerHash", .reference { ClankieTypes.publicGatewayCapabilityHash.schema }),
        PropertyShape("codeHash", .reference { ClankieTypes.publicGatewayCapabilityHash.schema }),
        PropertyShape("expiresAt", .string([.pattern(Pattern("^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z))$"))])),
    ])
}

extension PublicGatewayTunnelFramePairingRouteReady {
    public static let wireId = "clankie.PublicGatewayTunnelFramePairingRouteReady"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("kind", .oneOf([.string("pairing_route_ready")])),
        PropertyShape("offerHash", .reference { ClankieTypes.publicGatewayCapabilityHash.schema }),
    ])
}

extension PublicGatewayTunnelFrameRequest {
    public static let wireId = "clankie.PublicGatewayTunnelFrameRequest"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("kind", .oneOf([.string("request")])),
        PropertyShape("requestId", .reference { ClankieTypes.publicGatewayRequestId.schema }),
        PropertyShape("target", .reference { PublicGatewayTarget.wireSchema }),
        PropertyShape("method", .reference { PublicGatewayTunnelFrameRequestMethod.wireSchema }),
        PropertyShape("path", .reference { ClankieTypes.publicGatewayRelativePath.schema }),
        PropertyShape("headers", .array(.reference { PublicGatewayHttpHeader.wireSchema }, [.maxLength(8)])),
        PropertyShape("bodyBase64", .optional(.string([.size(.maxLength(2796204)), .rule(RuleUse(.base64(minBytes: 0, maxBytes: 2097152), message: "Invalid base64: expected canonical padded base64"))])), .optional, optionalOut: true),
    ])
}

extension PublicGatewayTunnelFrameRequestMethod {
    public static let wireId = "clankie.PublicGatewayTunnelFrameRequestMethod"
    public static let wireSchema: Schema = .oneOf([.string("GET"), .string("POST")])
}

extension PublicGatewayTunnelFrameCancel {
    public static let wireId = "clankie.PublicGatewayTunnelFrameCancel"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("kind", .oneOf([.string("cancel")])),
        PropertyShape("requestId", .reference { ClankieTypes.publicGatewayRequestId.schema }),
        PropertyShape("reason", .reference { PublicGatewayTunnelFrameCancelReason.wireSchema }),
    ])
}

extension PublicGatewayTunnelFrameCancelReason {
    public static let wireId = "clankie.PublicGatewayTunnelFrameCancelReason"
    public static let wireSchema: Schema = .oneOf([.string("client_closed"), .string("deadline"), .string("host_disconnected"), .string("protocol_error")])
}

extension PublicGatewayTunnelFrameResponseStart {
    public static let wireId = "clankie.PublicGatewayTunnelFrameResponseStart"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("kind", .oneOf([.string("response_start")])),
        PropertyShape("requestId", .reference { ClankieTypes.publicGatewayRequestId.schema }),
        PropertyShape("status", .number(.int, [.minimum(100, exclusive: false), .maximum(599, exclusive: false)])),
        PropertyShape("headers", .array(.reference { PublicGatewayHttpHeader.wireSchema }, [.maxLength(8)])),
    ])
}

extension PublicGatewayTunnelFrameResponseChunk {
    public static let wireId = "clankie.PublicGatewayTunnelFrameResponseChunk"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("kind", .oneOf([.string("response_chunk")])),
        PropertyShape("requestId", .reference { ClankieTypes.publicGatewayRequestId.schema }),
        PropertyShape("sequence", .number(.int, [.minimum(0, exclusive: false), .maximum(1000000000, exclusive: false)])),
        PropertyShape("bodyBase64", .string([.size(.maxLength(65536)), .rule(RuleUse(.base64(minBytes: 1, maxBytes: 49152), message: "Invalid base64: expected canonical padded base64"))])),
    ])
}

extension PublicGatewayTunnelFrameResponseEnd {
    public static let wireId = "clankie.PublicGatewayTunnelFrameResponseEnd"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("kind", .oneOf([.string("response_end")])),
        PropertyShape("requestId", .reference { ClankieTypes.publicGatewayRequestId.schema }),
    ])
}

extension PublicGatewayTunnelFramePushWake {
    public static let wireId = "clankie.PublicGatewayTunnelFramePushWake"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("kind", .oneOf([.string("push_wake")])),
        PropertyShape("registrationId", .string([.pattern(Pattern("^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$"))])),
        PropertyShape("sequence", .reference { ClankieTypes.devicePushSequence.schema }),
        PropertyShape("wakeId", .string([.pattern(Pattern("^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$"))])),
        PropertyShape("deviceId", .reference { ClankieTypes.devicePushOpaqueId.schema }),
        PropertyShape("conversationId", .reference { ClankieTypes.devicePushOpaqueId.schema }),
    ])
}

extension PublicGatewayTunnelFramePushWakeResult {
    public static let wireId = "clankie.PublicGatewayTunnelFramePushWakeResult"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("kind", .oneOf([.string("push_wake_result")])),
        PropertyShape("wakeId", .string([.pattern(Pattern("^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$"))])),
        PropertyShape("status", .reference { PublicGatewayTunnelFramePushWakeResultStatus.wireSchema }),
    ])
}

extension PublicGatewayTunnelFramePushWakeResultStatus {
    public static let wireId = "clankie.PublicGatewayTunnelFramePushWakeResultStatus"
    public static let wireSchema: Schema = .oneOf([.string("sent"), .string("unregistered"), .string("not_registered"), .string("superseded"), .string("throttled"), .string("rejected"), .string("unavailable")])
}

extension ClankieTypes {
    static let publicGatewayFramesModule: [AnyWireType] = [
        AnyWireType(PublicGatewayTunnelFrame.wireType),
        AnyWireType(PublicGatewayTunnelFramePairingRoute.wireType),
        AnyWireType(PublicGatewayTunnelFramePairingRouteReady.wireType),
        AnyWireType(PublicGatewayTunnelFrameRequest.wireType),
        AnyWireType(PublicGatewayTunnelFrameRequestMethod.wireType),
        AnyWireType(PublicGatewayTunnelFrameCancel.wireType),
        AnyWireType(PublicGatewayTunnelFrameCancelReason.wireType),
        AnyWireType(PublicGatewayTunnelFrameResponseStart.wireType),
        AnyWireType(PublicGatewayTunnelFrameResponseChunk.wireType),
        AnyWireType(PublicGatewayTunnelFrameResponseEnd.wireType),
        AnyWireType(PublicGatewayTunnelFramePushWake.wireType),
        AnyWireType(PublicGatewayTunnelFramePushWakeResult.wireType),
        AnyWireType(PublicGatewayTunnelFramePushWakeResultStatus.wireType),
    ]
}
