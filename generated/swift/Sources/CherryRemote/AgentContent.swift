// Made by samewire from schemas/remote/agent/content.ts. Do not edit.
import SamewireSupport

/// Names bytes that `agent.content.read` gives, with their length and hash.
public struct ContentRef: WireModel {
    public var contentId: OpaqueId

    public var revision: Decimal

    public var byteLength: Decimal

    /// 1 to 128 characters.
    /// Pattern: `^[\s\S]{0,128}$`.
    public var mediaType: String

    public var sha256: Digest

    public init(
        contentId: OpaqueId,
        revision: Decimal,
        byteLength: Decimal,
        mediaType: String,
        sha256: Digest
    ) {
        self.contentId = contentId
        self.revision = revision
        self.byteLength = byteLength
        self.mediaType = mediaType
        self.sha256 = sha256
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.contentId = try wireFields.required("contentId")
        self.revision = try wireFields.required("revision")
        self.byteLength = try wireFields.required("byteLength")
        self.mediaType = try wireFields.required("mediaType")
        self.sha256 = try wireFields.required("sha256")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("contentId", self.contentId)
        wireMembers.required("revision", self.revision)
        wireMembers.required("byteLength", self.byteLength)
        wireMembers.required("mediaType", self.mediaType)
        wireMembers.required("sha256", self.sha256)
        return wireMembers.wireValue
    }
}

/// Content that stands here.
public struct InlineContent: WireModel {
    /// 0 to 65536 characters.
    /// Pattern: `^[\s\S]{0,65536}$`.
    /// Pattern: `^[^\uD800-\uDFFF]*$`.
    public var text: String

    public init(text: String) {
        self.text = text
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.text = try wireFields.required("text")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("text", self.text)
        return wireMembers.wireValue
    }
}

/// Content that is read apart.
public struct ReferredContent: WireModel {
    public var ref: ContentRef

    public init(ref: ContentRef) {
        self.ref = ref
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.ref = try wireFields.required("ref")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("ref", self.ref)
        return wireMembers.wireValue
    }
}

/// Exactly one of `text` and `ref`.
///
/// The first option that accepts.
public enum Content: WireModel {
    case inlineContent(InlineContent)
    case referredContent(ReferredContent)

    public init(wireValue: JSONValue) throws {
        let options: [(JSONValue) throws -> Self] = [
            { .inlineContent(try InlineContent(wireValue: $0)) },
            { .referredContent(try ReferredContent(wireValue: $0)) },
        ]
        self = try WireChoice.pick(wireValue, Self.wireSchema, options)
    }

    public var wireValue: JSONValue {
        switch self {
        case .inlineContent(let payload): return payload.wireValue
        case .referredContent(let payload): return payload.wireValue
        }
    }
}

// Schemas, as data.

extension ContentRef {
    public static let wireId = "remote.ContentRef"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("contentId", .reference { CherryRemoteTypes.opaqueId.schema }),
        PropertyShape("revision", .reference { CherryRemoteTypes.decimal.schema }),
        PropertyShape("byteLength", .reference { CherryRemoteTypes.decimal.schema }),
        PropertyShape("mediaType", .string([.size(.minLength(1)), .size(.maxLength(128)), .pattern(Pattern("^[\\s\\S]{0,128}$"))])),
        PropertyShape("sha256", .reference { CherryRemoteTypes.digest.schema }),
    ])
}

extension InlineContent {
    public static let wireId = "remote.InlineContent"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("text", .string([.size(.minLength(0)), .size(.maxLength(65536)), .pattern(Pattern("^[\\s\\S]{0,65536}$")), .pattern(Pattern("^[^\\uD800-\\uDFFF]*$", "u"))])),
    ])
}

extension ReferredContent {
    public static let wireId = "remote.ReferredContent"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("ref", .reference { ContentRef.wireSchema }),
    ])
}

extension Content {
    public static let wireId = "remote.Content"
    public static let wireSchema: Schema = .union([
        .reference { InlineContent.wireSchema },
        .reference { ReferredContent.wireSchema },
    ])
}

extension CherryRemoteTypes {
    static let agentContentModule: [AnyWireType] = [
        AnyWireType(ContentRef.wireType),
        AnyWireType(InlineContent.wireType),
        AnyWireType(ReferredContent.wireType),
        AnyWireType(Content.wireType),
    ]
}
