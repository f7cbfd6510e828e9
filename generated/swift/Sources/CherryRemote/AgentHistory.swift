// Made by samewire from schemas/remote/agent/history.ts. Do not edit.
import SamewireSupport

public struct ListMessagesParams: WireModel {
    public var sessionId: OpaqueId

    public var historyRevision: Decimal

    public var cursor: OpaqueId?

    /// 1 to 100.
    public var limit: Int64?

    public init(
        sessionId: OpaqueId,
        historyRevision: Decimal,
        cursor: OpaqueId? = nil,
        limit: Int64? = nil
    ) {
        self.sessionId = sessionId
        self.historyRevision = historyRevision
        self.cursor = cursor
        self.limit = limit
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.sessionId = try wireFields.required("sessionId")
        self.historyRevision = try wireFields.required("historyRevision")
        self.cursor = try wireFields.optional("cursor")
        self.limit = try wireFields.optional("limit")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("sessionId", self.sessionId)
        wireMembers.required("historyRevision", self.historyRevision)
        wireMembers.optional("cursor", self.cursor)
        wireMembers.optional("limit", self.limit)
        return wireMembers.wireValue
    }
}

public struct MessagePage: WireModel {
    /// At most 100 entries.
    public var items: [AgentMessage]

    /// nil is null.
    public var nextCursor: OpaqueId?

    /// Keys beside the declared ones.
    public var additionalProperties: Record<String, JSONValue>

    public init(
        items: [AgentMessage],
        nextCursor: OpaqueId?,
        additionalProperties: Record<String, JSONValue> = [:]
    ) {
        self.items = items
        self.nextCursor = nextCursor
        self.additionalProperties = additionalProperties
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.items = try wireFields.required("items")
        self.nextCursor = try wireFields.required("nextCursor")
        self.additionalProperties = try wireFields.others(than: ["items", "nextCursor"])
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("items", self.items)
        wireMembers.required("nextCursor", self.nextCursor)
        wireMembers.others(self.additionalProperties)
        return wireMembers.wireValue
    }
}

public struct ListPartsParams: WireModel {
    public var sessionId: OpaqueId

    public var messageId: OpaqueId

    public var messageRevision: Decimal

    public var cursor: OpaqueId?

    /// 1 to 100.
    public var limit: Int64?

    public init(
        sessionId: OpaqueId,
        messageId: OpaqueId,
        messageRevision: Decimal,
        cursor: OpaqueId? = nil,
        limit: Int64? = nil
    ) {
        self.sessionId = sessionId
        self.messageId = messageId
        self.messageRevision = messageRevision
        self.cursor = cursor
        self.limit = limit
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.sessionId = try wireFields.required("sessionId")
        self.messageId = try wireFields.required("messageId")
        self.messageRevision = try wireFields.required("messageRevision")
        self.cursor = try wireFields.optional("cursor")
        self.limit = try wireFields.optional("limit")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("sessionId", self.sessionId)
        wireMembers.required("messageId", self.messageId)
        wireMembers.required("messageRevision", self.messageRevision)
        wireMembers.optional("cursor", self.cursor)
        wireMembers.optional("limit", self.limit)
        return wireMembers.wireValue
    }
}

public struct PartPage: WireModel {
    /// At most 100 entries.
    public var items: [AgentPart]

    /// nil is null.
    public var nextCursor: OpaqueId?

    /// Keys beside the declared ones.
    public var additionalProperties: Record<String, JSONValue>

    public init(
        items: [AgentPart],
        nextCursor: OpaqueId?,
        additionalProperties: Record<String, JSONValue> = [:]
    ) {
        self.items = items
        self.nextCursor = nextCursor
        self.additionalProperties = additionalProperties
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.items = try wireFields.required("items")
        self.nextCursor = try wireFields.required("nextCursor")
        self.additionalProperties = try wireFields.others(than: ["items", "nextCursor"])
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("items", self.items)
        wireMembers.required("nextCursor", self.nextCursor)
        wireMembers.others(self.additionalProperties)
        return wireMembers.wireValue
    }
}

public struct ReadContentParams: WireModel {
    public var sessionId: OpaqueId

    public var contentId: OpaqueId

    public var revision: Decimal

    public var offset: Decimal

    public var maxBytes: ChunkSize

    public init(
        sessionId: OpaqueId,
        contentId: OpaqueId,
        revision: Decimal,
        offset: Decimal,
        maxBytes: ChunkSize
    ) {
        self.sessionId = sessionId
        self.contentId = contentId
        self.revision = revision
        self.offset = offset
        self.maxBytes = maxBytes
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.sessionId = try wireFields.required("sessionId")
        self.contentId = try wireFields.required("contentId")
        self.revision = try wireFields.required("revision")
        self.offset = try wireFields.required("offset")
        self.maxBytes = try wireFields.required("maxBytes")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("sessionId", self.sessionId)
        wireMembers.required("contentId", self.contentId)
        wireMembers.required("revision", self.revision)
        wireMembers.required("offset", self.offset)
        wireMembers.required("maxBytes", self.maxBytes)
        return wireMembers.wireValue
    }
}

/// One piece of a content.
public struct ContentChunk: WireModel {
    public var contentId: OpaqueId

    public var revision: Decimal

    public var offset: Decimal

    public var dataBase64: ChunkData

    public var nextOffset: Decimal

    public var eof: Bool

    /// Hash of the whole content.
    public var sha256: Digest

    /// Keys beside the declared ones.
    public var additionalProperties: Record<String, JSONValue>

    public init(
        contentId: OpaqueId,
        revision: Decimal,
        offset: Decimal,
        dataBase64: ChunkData,
        nextOffset: Decimal,
        eof: Bool,
        sha256: Digest,
        additionalProperties: Record<String, JSONValue> = [:]
    ) {
        self.contentId = contentId
        self.revision = revision
        self.offset = offset
        self.dataBase64 = dataBase64
        self.nextOffset = nextOffset
        self.eof = eof
        self.sha256 = sha256
        self.additionalProperties = additionalProperties
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.contentId = try wireFields.required("contentId")
        self.revision = try wireFields.required("revision")
        self.offset = try wireFields.required("offset")
        self.dataBase64 = try wireFields.required("dataBase64")
        self.nextOffset = try wireFields.required("nextOffset")
        self.eof = try wireFields.required("eof")
        self.sha256 = try wireFields.required("sha256")
        self.additionalProperties = try wireFields.others(than: ["contentId", "revision", "offset", "dataBase64", "nextOffset", "eof", "sha256"])
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("contentId", self.contentId)
        wireMembers.required("revision", self.revision)
        wireMembers.required("offset", self.offset)
        wireMembers.required("dataBase64", self.dataBase64)
        wireMembers.required("nextOffset", self.nextOffset)
        wireMembers.required("eof", self.eof)
        wireMembers.required("sha256", self.sha256)
        wireMembers.others(self.additionalProperties)
        return wireMembers.wireValue
    }
}

// Schemas, as data.

extension ListMessagesParams {
    public static let wireId = "remote.ListMessagesParams"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("sessionId", .reference { CherryRemoteTypes.opaqueId.schema }),
        PropertyShape("historyRevision", .reference { CherryRemoteTypes.decimal.schema }),
        PropertyShape("cursor", .optional(.reference { CherryRemoteTypes.opaqueId.schema }), .optional, optionalOut: true),
        PropertyShape("limit", .optional(.number(.int, [.minimum(1, exclusive: false), .maximum(100, exclusive: false)])), .optional, optionalOut: true),
    ])
}

extension MessagePage {
    public static let wireId = "remote.MessagePage"
    public static let wireSchema: Schema = .object(.keep, [
        PropertyShape("items", .array(.reference { AgentMessage.wireSchema }, [.maxLength(100)])),
        PropertyShape("nextCursor", .nullable(.reference { CherryRemoteTypes.opaqueId.schema })),
    ])
}

extension ListPartsParams {
    public static let wireId = "remote.ListPartsParams"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("sessionId", .reference { CherryRemoteTypes.opaqueId.schema }),
        PropertyShape("messageId", .reference { CherryRemoteTypes.opaqueId.schema }),
        PropertyShape("messageRevision", .reference { CherryRemoteTypes.decimal.schema }),
        PropertyShape("cursor", .optional(.reference { CherryRemoteTypes.opaqueId.schema }), .optional, optionalOut: true),
        PropertyShape("limit", .optional(.number(.int, [.minimum(1, exclusive: false), .maximum(100, exclusive: false)])), .optional, optionalOut: true),
    ])
}

extension PartPage {
    public static let wireId = "remote.PartPage"
    public static let wireSchema: Schema = .object(.keep, [
        PropertyShape("items", .array(.reference { AgentPart.wireSchema }, [.maxLength(100)])),
        PropertyShape("nextCursor", .nullable(.reference { CherryRemoteTypes.opaqueId.schema })),
    ])
}

extension ReadContentParams {
    public static let wireId = "remote.ReadContentParams"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("sessionId", .reference { CherryRemoteTypes.opaqueId.schema }),
        PropertyShape("contentId", .reference { CherryRemoteTypes.opaqueId.schema }),
        PropertyShape("revision", .reference { CherryRemoteTypes.decimal.schema }),
        PropertyShape("offset", .reference { CherryRemoteTypes.decimal.schema }),
        PropertyShape("maxBytes", .reference { CherryRemoteTypes.chunkSize.schema }),
    ])
}

extension ContentChunk {
    public static let wireId = "remote.ContentChunk"
    public static let wireSchema: Schema = .object(.keep, [
        PropertyShape("contentId", .reference { CherryRemoteTypes.opaqueId.schema }),
        PropertyShape("revision", .reference { CherryRemoteTypes.decimal.schema }),
        PropertyShape("offset", .reference { CherryRemoteTypes.decimal.schema }),
        PropertyShape("dataBase64", .reference { CherryRemoteTypes.chunkData.schema }),
        PropertyShape("nextOffset", .reference { CherryRemoteTypes.decimal.schema }),
        PropertyShape("eof", .boolean),
        PropertyShape("sha256", .reference { CherryRemoteTypes.digest.schema }),
    ])
}

extension CherryRemoteTypes {
    static let agentHistoryModule: [AnyWireType] = [
        AnyWireType(ListMessagesParams.wireType),
        AnyWireType(MessagePage.wireType),
        AnyWireType(ListPartsParams.wireType),
        AnyWireType(PartPage.wireType),
        AnyWireType(ReadContentParams.wireType),
        AnyWireType(ContentChunk.wireType),
    ]
}
