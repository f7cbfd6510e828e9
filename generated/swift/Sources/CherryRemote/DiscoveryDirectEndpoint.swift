// Made by samewire from schemas/remote/discovery/direct-endpoint.ts. Do not edit.
import SamewireSupport

/// A name, or an IP address without a zone. Names come out in lower case, IPv6 in its short form.
///
/// At most 253 characters.
/// Pattern: `^(?:(?:[0-9a-fA-F]{1,4}:){7}(?:[0-9a-fA-F]{1,4}|:)|(?:[0-9a-fA-F]{1,4}:){6}(?:(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])|:[0-9a-fA-F]{1,4}|:)|(?:[0-9a-fA-F]{1,4}:){5}(?::(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])|(?::[0-9a-fA-F]{1,4}){1,2}|:)|(?:[0-9a-fA-F]{1,4}:){4}(?:(?::[0-9a-fA-F]{1,4})?:(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])|(?::[0-9a-fA-F]{1,4}){1,3}|:)|(?:[0-9a-fA-F]{1,4}:){3}(?:(?::[0-9a-fA-F]{1,4}){0,2}:(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])|(?::[0-9a-fA-F]{1,4}){1,4}|:)|(?:[0-9a-fA-F]{1,4}:){2}(?:(?::[0-9a-fA-F]{1,4}){0,3}:(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])|(?::[0-9a-fA-F]{1,4}){1,5}|:)|[0-9a-fA-F]{1,4}:(?:(?::[0-9a-fA-F]{1,4}){0,4}:(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])|(?::[0-9a-fA-F]{1,4}){1,6}|:)|:(?:(?::[0-9a-fA-F]{1,4}){0,5}:(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])|(?::[0-9a-fA-F]{1,4}){1,7}|:)|(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)*[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)$`.
public typealias EndpointHost = String

public enum EndpointSecurity: WireEnum {
    case ws
    case wss

    public var rawValue: String {
        switch self {
        case .ws: return "ws"
        case .wss: return "wss"
        }
    }
}

/// Where a WebSocket of the protocol is opened. The path is fixed.
public struct DirectEndpoint: WireModel {
    public var host: EndpointHost

    /// 1 to 65535.
    public var port: Int64

    public var security: EndpointSecurity

    public init(host: EndpointHost, port: Int64, security: EndpointSecurity) {
        self.host = host
        self.port = port
        self.security = security
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.host = try wireFields.required("host")
        self.port = try wireFields.required("port")
        self.security = try wireFields.required("security")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("host", self.host)
        wireMembers.required("port", self.port)
        wireMembers.required("security", self.security)
        return wireMembers.wireValue
    }
}

/// An endpoint that makes sense on another machine: no loopback, no wildcard, no number that is rewritten.
public struct AdvertisedEndpoint: WireModel {
    /// A name, or an IP address without a zone. Names come out in lower case, IPv6 in its short form.
    ///
    /// At most 253 characters.
    /// Pattern: `^(?:(?:[0-9a-fA-F]{1,4}:){7}(?:[0-9a-fA-F]{1,4}|:)|(?:[0-9a-fA-F]{1,4}:){6}(?:(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])|:[0-9a-fA-F]{1,4}|:)|(?:[0-9a-fA-F]{1,4}:){5}(?::(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])|(?::[0-9a-fA-F]{1,4}){1,2}|:)|(?:[0-9a-fA-F]{1,4}:){4}(?:(?::[0-9a-fA-F]{1,4})?:(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])|(?::[0-9a-fA-F]{1,4}){1,3}|:)|(?:[0-9a-fA-F]{1,4}:){3}(?:(?::[0-9a-fA-F]{1,4}){0,2}:(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])|(?::[0-9a-fA-F]{1,4}){1,4}|:)|(?:[0-9a-fA-F]{1,4}:){2}(?:(?::[0-9a-fA-F]{1,4}){0,3}:(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])|(?::[0-9a-fA-F]{1,4}){1,5}|:)|[0-9a-fA-F]{1,4}:(?:(?::[0-9a-fA-F]{1,4}){0,4}:(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])|(?::[0-9a-fA-F]{1,4}){1,6}|:)|:(?:(?::[0-9a-fA-F]{1,4}){0,5}:(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])|(?::[0-9a-fA-F]{1,4}){1,7}|:)|(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)*[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)$`.
    /// Pattern: `^(?!localhost$|.*\.localhost$|::1?$|0\.0\.0\.0$|127\.|::ffff:(?:7f[0-9a-f]{2}|0):|(?!(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])$)(?:.*\.)?(?:[0-9]+|0x[0-9a-f]*)$)`.
    public var host: String

    /// 1 to 65535.
    public var port: Int64

    public var security: EndpointSecurity

    public init(host: String, port: Int64, security: EndpointSecurity) {
        self.host = host
        self.port = port
        self.security = security
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.host = try wireFields.required("host")
        self.port = try wireFields.required("port")
        self.security = try wireFields.required("security")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("host", self.host)
        wireMembers.required("port", self.port)
        wireMembers.required("security", self.security)
        return wireMembers.wireValue
    }
}

/// The endpoints that a person configured.
///
/// At most 8 entries.
public typealias ConfiguredEndpoints = [DirectEndpoint]

// Schemas, as data.

extension CherryRemoteTypes {
    public static let endpointHost = WireType<EndpointHost>("remote.EndpointHost", endpointHostSchema)
    private static let endpointHostSchema: Schema = .string([.size(.maxLength(253)), .pattern(Pattern("^(?:(?:[0-9a-fA-F]{1,4}:){7}(?:[0-9a-fA-F]{1,4}|:)|(?:[0-9a-fA-F]{1,4}:){6}(?:(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])|:[0-9a-fA-F]{1,4}|:)|(?:[0-9a-fA-F]{1,4}:){5}(?::(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])|(?::[0-9a-fA-F]{1,4}){1,2}|:)|(?:[0-9a-fA-F]{1,4}:){4}(?:(?::[0-9a-fA-F]{1,4})?:(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])|(?::[0-9a-fA-F]{1,4}){1,3}|:)|(?:[0-9a-fA-F]{1,4}:){3}(?:(?::[0-9a-fA-F]{1,4}){0,2}:(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])|(?::[0-9a-fA-F]{1,4}){1,4}|:)|(?:[0-9a-fA-F]{1,4}:){2}(?:(?::[0-9a-fA-F]{1,4}){0,3}:(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])|(?::[0-9a-fA-F]{1,4}){1,5}|:)|[0-9a-fA-F]{1,4}:(?:(?::[0-9a-fA-F]{1,4}){0,4}:(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])|(?::[0-9a-fA-F]{1,4}){1,6}|:)|:(?:(?::[0-9a-fA-F]{1,4}){0,5}:(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])|(?::[0-9a-fA-F]{1,4}){1,7}|:)|(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\\.)*[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)$", "u")), .toLowerCase])
}

extension EndpointSecurity {
    public static let wireId = "remote.EndpointSecurity"
    public static let wireSchema: Schema = .oneOf([.string("ws"), .string("wss")])
}

extension DirectEndpoint {
    public static let wireId = "remote.DirectEndpoint"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("host", .reference { CherryRemoteTypes.endpointHost.schema }),
        PropertyShape("port", .number(.int, [.minimum(1, exclusive: false), .maximum(65535, exclusive: false)])),
        PropertyShape("security", .reference { EndpointSecurity.wireSchema }),
    ])
}

extension AdvertisedEndpoint {
    public static let wireId = "remote.AdvertisedEndpoint"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("host", .string([.size(.maxLength(253)), .pattern(Pattern("^(?:(?:[0-9a-fA-F]{1,4}:){7}(?:[0-9a-fA-F]{1,4}|:)|(?:[0-9a-fA-F]{1,4}:){6}(?:(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])|:[0-9a-fA-F]{1,4}|:)|(?:[0-9a-fA-F]{1,4}:){5}(?::(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])|(?::[0-9a-fA-F]{1,4}){1,2}|:)|(?:[0-9a-fA-F]{1,4}:){4}(?:(?::[0-9a-fA-F]{1,4})?:(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])|(?::[0-9a-fA-F]{1,4}){1,3}|:)|(?:[0-9a-fA-F]{1,4}:){3}(?:(?::[0-9a-fA-F]{1,4}){0,2}:(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])|(?::[0-9a-fA-F]{1,4}){1,4}|:)|(?:[0-9a-fA-F]{1,4}:){2}(?:(?::[0-9a-fA-F]{1,4}){0,3}:(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])|(?::[0-9a-fA-F]{1,4}){1,5}|:)|[0-9a-fA-F]{1,4}:(?:(?::[0-9a-fA-F]{1,4}){0,4}:(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])|(?::[0-9a-fA-F]{1,4}){1,6}|:)|:(?:(?::[0-9a-fA-F]{1,4}){0,5}:(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])|(?::[0-9a-fA-F]{1,4}){1,7}|:)|(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\\.)*[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)$", "u")), .toLowerCase, .pattern(Pattern("^(?!localhost$|.*\\.localhost$|::1?$|0\\.0\\.0\\.0$|127\\.|::ffff:(?:7f[0-9a-f]{2}|0):|(?!(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])$)(?:.*\\.)?(?:[0-9]+|0x[0-9a-f]*)$)", "u"))])),
        PropertyShape("port", .number(.int, [.minimum(1, exclusive: false), .maximum(65535, exclusive: false)])),
        PropertyShape("security", .reference { EndpointSecurity.wireSchema }),
    ])
}

extension CherryRemoteTypes {
    public static let configuredEndpoints = WireType<ConfiguredEndpoints>("remote.ConfiguredEndpoints", configuredEndpointsSchema)
    private static let configuredEndpointsSchema: Schema = .array(.reference { DirectEndpoint.wireSchema }, [.maxLength(8)])
}

extension CherryRemoteTypes {
    static let discoveryDirectEndpointModule: [AnyWireType] = [
        AnyWireType(CherryRemoteTypes.endpointHost),
        AnyWireType(EndpointSecurity.wireType),
        AnyWireType(DirectEndpoint.wireType),
        AnyWireType(AdvertisedEndpoint.wireType),
        AnyWireType(CherryRemoteTypes.configuredEndpoints),
    ]
}
