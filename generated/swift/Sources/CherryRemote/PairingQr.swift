// Made by samewire from schemas/remote/pairing/qr.ts. Do not edit.
import SamewireSupport

/// An invitation in the local network.
public struct PairingQrIps: WireModel {
    /// Always 2.
    public static let v: Int64 = 2

    /// Always "cherry-studio-pair".
    public static let t: String = "cherry-studio-pair"

    /// 1 to 128 characters.
    /// Pattern: `^[\s\S]{0,128}$`.
    public var name: String

    /// 1 to 256 characters.
    /// Pattern: `^[\s\S]{0,256}$`.
    public var desktopIdentity: String

    /// 1 to 256 characters.
    /// Pattern: `^[\s\S]{0,256}$`.
    public var invitationId: String

    /// 1 to 256 characters.
    /// Pattern: `^[\s\S]{0,256}$`.
    public var invitationSecret: String

    /// 1 to 16 entries.
    public var protocolVersions: [Int64]

    /// IP addresses of one port, tried in order. No names.
    ///
    /// 1 to 32 entries.
    public var ips: [String]

    /// 1 to 65535.
    public var port: Int64

    public init(
        name: String,
        desktopIdentity: String,
        invitationId: String,
        invitationSecret: String,
        protocolVersions: [Int64],
        ips: [String],
        port: Int64
    ) {
        self.name = name
        self.desktopIdentity = desktopIdentity
        self.invitationId = invitationId
        self.invitationSecret = invitationSecret
        self.protocolVersions = protocolVersions
        self.ips = ips
        self.port = port
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.name = try wireFields.required("name")
        self.desktopIdentity = try wireFields.required("desktopIdentity")
        self.invitationId = try wireFields.required("invitationId")
        self.invitationSecret = try wireFields.required("invitationSecret")
        self.protocolVersions = try wireFields.required("protocolVersions")
        self.ips = try wireFields.required("ips")
        self.port = try wireFields.required("port")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("v", .number(2))
        wireMembers.constant("t", .string("cherry-studio-pair"))
        wireMembers.required("name", self.name)
        wireMembers.required("desktopIdentity", self.desktopIdentity)
        wireMembers.required("invitationId", self.invitationId)
        wireMembers.required("invitationSecret", self.invitationSecret)
        wireMembers.required("protocolVersions", self.protocolVersions)
        wireMembers.required("ips", self.ips)
        wireMembers.required("port", self.port)
        return wireMembers.wireValue
    }
}

/// An invitation whose endpoints each have a port and a security of their own.
public struct PairingQrEndpoints: WireModel {
    /// Always 3.
    public static let v: Int64 = 3

    /// Always "cherry-studio-pair".
    public static let t: String = "cherry-studio-pair"

    /// 1 to 128 characters.
    /// Pattern: `^[\s\S]{0,128}$`.
    public var name: String

    /// 1 to 256 characters.
    /// Pattern: `^[\s\S]{0,256}$`.
    public var desktopIdentity: String

    /// 1 to 256 characters.
    /// Pattern: `^[\s\S]{0,256}$`.
    public var invitationId: String

    /// 1 to 256 characters.
    /// Pattern: `^[\s\S]{0,256}$`.
    public var invitationSecret: String

    /// 1 to 16 entries.
    public var protocolVersions: [Int64]

    /// 1 to 32 entries.
    public var endpoints: [DirectEndpoint]

    public init(
        name: String,
        desktopIdentity: String,
        invitationId: String,
        invitationSecret: String,
        protocolVersions: [Int64],
        endpoints: [DirectEndpoint]
    ) {
        self.name = name
        self.desktopIdentity = desktopIdentity
        self.invitationId = invitationId
        self.invitationSecret = invitationSecret
        self.protocolVersions = protocolVersions
        self.endpoints = endpoints
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.name = try wireFields.required("name")
        self.desktopIdentity = try wireFields.required("desktopIdentity")
        self.invitationId = try wireFields.required("invitationId")
        self.invitationSecret = try wireFields.required("invitationSecret")
        self.protocolVersions = try wireFields.required("protocolVersions")
        self.endpoints = try wireFields.required("endpoints")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("v", .number(3))
        wireMembers.constant("t", .string("cherry-studio-pair"))
        wireMembers.required("name", self.name)
        wireMembers.required("desktopIdentity", self.desktopIdentity)
        wireMembers.required("invitationId", self.invitationId)
        wireMembers.required("invitationSecret", self.invitationSecret)
        wireMembers.required("protocolVersions", self.protocolVersions)
        wireMembers.required("endpoints", self.endpoints)
        return wireMembers.wireValue
    }
}

/// An invitation to pair. It lives 120 seconds and admits one device.
///
/// Told apart by `v`.
public enum PairingQr: WireModel {
    case pairingQrIps(PairingQrIps)
    case pairingQrEndpoints(PairingQrEndpoints)

    public init(wireValue: JSONValue) throws {
        switch try WireChoice.tag(wireValue, "v", [[.number(2)], [.number(3)]]) {
        case 0: self = .pairingQrIps(try PairingQrIps(wireValue: wireValue))
        default: self = .pairingQrEndpoints(try PairingQrEndpoints(wireValue: wireValue))
        }
    }

    public var wireValue: JSONValue {
        switch self {
        case .pairingQrIps(let payload): return payload.wireValue
        case .pairingQrEndpoints(let payload): return payload.wireValue
        }
    }
}

// Schemas, as data.

extension PairingQrIps {
    public static let wireId = "remote.PairingQrIps"
    public static let wireSchema: Schema = .object(.strip, [
        PropertyShape("v", .oneOf([.number(2)])),
        PropertyShape("t", .oneOf([.string("cherry-studio-pair")])),
        PropertyShape("name", .string([.size(.minLength(1)), .size(.maxLength(128)), .pattern(Pattern("^[\\s\\S]{0,128}$"))])),
        PropertyShape("desktopIdentity", .string([.size(.minLength(1)), .size(.maxLength(256)), .pattern(Pattern("^[\\s\\S]{0,256}$"))])),
        PropertyShape("invitationId", .string([.size(.minLength(1)), .size(.maxLength(256)), .pattern(Pattern("^[\\s\\S]{0,256}$"))])),
        PropertyShape("invitationSecret", .string([.size(.minLength(1)), .size(.maxLength(256)), .pattern(Pattern("^[\\s\\S]{0,256}$"))])),
        PropertyShape("protocolVersions", .array(.number(.int, [.minimum(1, exclusive: false)]), [.minLength(1), .maxLength(16)])),
        PropertyShape("ips", .array(.string([.pattern(Pattern("^(?:(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])|(?:[0-9a-fA-F]{1,4}:){7}(?:[0-9a-fA-F]{1,4}|:)|(?:[0-9a-fA-F]{1,4}:){6}(?:(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])|:[0-9a-fA-F]{1,4}|:)|(?:[0-9a-fA-F]{1,4}:){5}(?::(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])|(?::[0-9a-fA-F]{1,4}){1,2}|:)|(?:[0-9a-fA-F]{1,4}:){4}(?:(?::[0-9a-fA-F]{1,4})?:(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])|(?::[0-9a-fA-F]{1,4}){1,3}|:)|(?:[0-9a-fA-F]{1,4}:){3}(?:(?::[0-9a-fA-F]{1,4}){0,2}:(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])|(?::[0-9a-fA-F]{1,4}){1,4}|:)|(?:[0-9a-fA-F]{1,4}:){2}(?:(?::[0-9a-fA-F]{1,4}){0,3}:(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])|(?::[0-9a-fA-F]{1,4}){1,5}|:)|[0-9a-fA-F]{1,4}:(?:(?::[0-9a-fA-F]{1,4}){0,4}:(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])|(?::[0-9a-fA-F]{1,4}){1,6}|:)|:(?:(?::[0-9a-fA-F]{1,4}){0,5}:(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])|(?::[0-9a-fA-F]{1,4}){1,7}|:))$", "u"))]), [.minLength(1), .maxLength(32)])),
        PropertyShape("port", .number(.int, [.minimum(1, exclusive: false), .maximum(65535, exclusive: false)])),
    ])
}

extension PairingQrEndpoints {
    public static let wireId = "remote.PairingQrEndpoints"
    public static let wireSchema: Schema = .object(.strip, [
        PropertyShape("v", .oneOf([.number(3)])),
        PropertyShape("t", .oneOf([.string("cherry-studio-pair")])),
        PropertyShape("name", .string([.size(.minLength(1)), .size(.maxLength(128)), .pattern(Pattern("^[\\s\\S]{0,128}$"))])),
        PropertyShape("desktopIdentity", .string([.size(.minLength(1)), .size(.maxLength(256)), .pattern(Pattern("^[\\s\\S]{0,256}$"))])),
        PropertyShape("invitationId", .string([.size(.minLength(1)), .size(.maxLength(256)), .pattern(Pattern("^[\\s\\S]{0,256}$"))])),
        PropertyShape("invitationSecret", .string([.size(.minLength(1)), .size(.maxLength(256)), .pattern(Pattern("^[\\s\\S]{0,256}$"))])),
        PropertyShape("protocolVersions", .array(.number(.int, [.minimum(1, exclusive: false)]), [.minLength(1), .maxLength(16)])),
        PropertyShape("endpoints", .array(.reference { DirectEndpoint.wireSchema }, [.minLength(1), .maxLength(32)])),
    ])
}

extension PairingQr {
    public static let wireId = "remote.PairingQr"
    public static let wireSchema: Schema = .discriminated("v", [
        TaggedOption([.number(2)], .reference { PairingQrIps.wireSchema }),
        TaggedOption([.number(3)], .reference { PairingQrEndpoints.wireSchema }),
    ])
}

extension CherryRemoteTypes {
    static let pairingQrModule: [AnyWireType] = [
        AnyWireType(PairingQrIps.wireType),
        AnyWireType(PairingQrEndpoints.wireType),
        AnyWireType(PairingQr.wireType),
    ]
}
