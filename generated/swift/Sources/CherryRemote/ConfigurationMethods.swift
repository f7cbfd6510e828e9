// Made by samewire from schemas/remote/configuration/methods.ts. Do not edit.
import SamewireSupport

/// The approval to read the configuration.
public struct ConfigurationAuthorization: WireModel {
    /// Always "configuration".
    public static let domain: String = "configuration"

    public var grantId: OpaqueId

    /// Keys beside the declared ones.
    public var additionalProperties: Record<String, JSONValue>

    public init(grantId: OpaqueId, additionalProperties: Record<String, JSONValue> = [:]) {
        self.grantId = grantId
        self.additionalProperties = additionalProperties
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.grantId = try wireFields.required("grantId")
        self.additionalProperties = try wireFields.others(than: ["domain", "grantId"])
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("domain", .string("configuration"))
        wireMembers.required("grantId", self.grantId)
        wireMembers.others(self.additionalProperties)
        return wireMembers.wireValue
    }
}

/// Asks the host to prepare an export.
public struct ConfigurationExportParams: WireModel {
    public init() {
    }

    public init(wireValue: JSONValue) throws {
        _ = try WireFields(wireValue)
    }

    public var wireValue: JSONValue { .object(JSONObject()) }
}

/// A prepared export, which the host keeps for 5 minutes.
public struct ConfigurationExport: WireModel {
    public var exportId: OpaqueId

    public var byteLength: Decimal

    public var sha256: Digest

    /// Keys beside the declared ones.
    public var additionalProperties: Record<String, JSONValue>

    public init(
        exportId: OpaqueId,
        byteLength: Decimal,
        sha256: Digest,
        additionalProperties: Record<String, JSONValue> = [:]
    ) {
        self.exportId = exportId
        self.byteLength = byteLength
        self.sha256 = sha256
        self.additionalProperties = additionalProperties
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.exportId = try wireFields.required("exportId")
        self.byteLength = try wireFields.required("byteLength")
        self.sha256 = try wireFields.required("sha256")
        self.additionalProperties = try wireFields.others(than: ["exportId", "byteLength", "sha256"])
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("exportId", self.exportId)
        wireMembers.required("byteLength", self.byteLength)
        wireMembers.required("sha256", self.sha256)
        wireMembers.others(self.additionalProperties)
        return wireMembers.wireValue
    }
}

/// Asks for the bytes of an export from an offset on.
public struct ConfigurationReadParams: WireModel {
    public var exportId: OpaqueId

    public var offset: Decimal

    public var maxBytes: ChunkSize

    public init(exportId: OpaqueId, offset: Decimal, maxBytes: ChunkSize) {
        self.exportId = exportId
        self.offset = offset
        self.maxBytes = maxBytes
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.exportId = try wireFields.required("exportId")
        self.offset = try wireFields.required("offset")
        self.maxBytes = try wireFields.required("maxBytes")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("exportId", self.exportId)
        wireMembers.required("offset", self.offset)
        wireMembers.required("maxBytes", self.maxBytes)
        return wireMembers.wireValue
    }
}

/// One piece of an export.
public struct ConfigurationChunk: WireModel {
    public var exportId: OpaqueId

    public var offset: Decimal

    /// The offset plus the number of bytes in this piece.
    public var nextOffset: Decimal

    public var dataBase64: ChunkData

    public var eof: Bool

    /// Keys beside the declared ones.
    public var additionalProperties: Record<String, JSONValue>

    public init(
        exportId: OpaqueId,
        offset: Decimal,
        nextOffset: Decimal,
        dataBase64: ChunkData,
        eof: Bool,
        additionalProperties: Record<String, JSONValue> = [:]
    ) {
        self.exportId = exportId
        self.offset = offset
        self.nextOffset = nextOffset
        self.dataBase64 = dataBase64
        self.eof = eof
        self.additionalProperties = additionalProperties
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.exportId = try wireFields.required("exportId")
        self.offset = try wireFields.required("offset")
        self.nextOffset = try wireFields.required("nextOffset")
        self.dataBase64 = try wireFields.required("dataBase64")
        self.eof = try wireFields.required("eof")
        self.additionalProperties = try wireFields.others(than: ["exportId", "offset", "nextOffset", "dataBase64", "eof"])
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("exportId", self.exportId)
        wireMembers.required("offset", self.offset)
        wireMembers.required("nextOffset", self.nextOffset)
        wireMembers.required("dataBase64", self.dataBase64)
        wireMembers.required("eof", self.eof)
        wireMembers.others(self.additionalProperties)
        return wireMembers.wireValue
    }
}

// Schemas, as data.

extension ConfigurationAuthorization {
    public static let wireId = "remote.ConfigurationAuthorization"
    public static let wireSchema: Schema = .object(.keep, [
        PropertyShape("domain", .oneOf([.string("configuration")])),
        PropertyShape("grantId", .reference { CherryRemoteTypes.opaqueId.schema }),
    ])
}

extension ConfigurationExportParams {
    public static let wireId = "remote.ConfigurationExportParams"
    public static let wireSchema: Schema = .object(.strict, [])
}

extension ConfigurationExport {
    public static let wireId = "remote.ConfigurationExport"
    public static let wireSchema: Schema = .object(.keep, [
        PropertyShape("exportId", .reference { CherryRemoteTypes.opaqueId.schema }),
        PropertyShape("byteLength", .reference { CherryRemoteTypes.decimal.schema }),
        PropertyShape("sha256", .reference { CherryRemoteTypes.digest.schema }),
    ])
}

extension ConfigurationReadParams {
    public static let wireId = "remote.ConfigurationReadParams"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("exportId", .reference { CherryRemoteTypes.opaqueId.schema }),
        PropertyShape("offset", .reference { CherryRemoteTypes.decimal.schema }),
        PropertyShape("maxBytes", .reference { CherryRemoteTypes.chunkSize.schema }),
    ])
}

extension ConfigurationChunk {
    public static let wireId = "remote.ConfigurationChunk"
    public static let wireSchema: Schema = .object(.keep, [
        PropertyShape("exportId", .reference { CherryRemoteTypes.opaqueId.schema }),
        PropertyShape("offset", .reference { CherryRemoteTypes.decimal.schema }),
        PropertyShape("nextOffset", .reference { CherryRemoteTypes.decimal.schema }),
        PropertyShape("dataBase64", .reference { CherryRemoteTypes.chunkData.schema }),
        PropertyShape("eof", .boolean),
    ])
}

extension CherryRemoteTypes {
    static let configurationMethodsModule: [AnyWireType] = [
        AnyWireType(ConfigurationAuthorization.wireType),
        AnyWireType(ConfigurationExportParams.wireType),
        AnyWireType(ConfigurationExport.wireType),
        AnyWireType(ConfigurationReadParams.wireType),
        AnyWireType(ConfigurationChunk.wireType),
    ]
}
