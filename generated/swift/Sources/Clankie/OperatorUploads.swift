// Made by samewire from schemas/clankie/operator/uploads.ts. Do not edit.
import SamewireSupport

/// Names one upload.
///
/// Pattern: `^upload-[a-f0-9]{32}$`.
public typealias UploadId = String

/// The file that is to come.
public struct Upload: WireModel {
    public var conversationId: ConversationId

    /// 1 to 256 characters.
    public var filename: String

    public var mediaType: AttachmentMediaType

    /// 1 to 209715200.
    public var byteCount: Int64

    public var sha256: Sha256

    public init(
        conversationId: ConversationId,
        filename: String,
        mediaType: AttachmentMediaType,
        byteCount: Int64,
        sha256: Sha256
    ) {
        self.conversationId = conversationId
        self.filename = filename
        self.mediaType = mediaType
        self.byteCount = byteCount
        self.sha256 = sha256
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.conversationId = try wireFields.required("conversationId")
        self.filename = try wireFields.required("filename")
        self.mediaType = try wireFields.required("mediaType")
        self.byteCount = try wireFields.required("byteCount")
        self.sha256 = try wireFields.required("sha256")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("conversationId", self.conversationId)
        wireMembers.required("filename", self.filename)
        wireMembers.required("mediaType", self.mediaType)
        wireMembers.required("byteCount", self.byteCount)
        wireMembers.required("sha256", self.sha256)
        return wireMembers.wireValue
    }
}

/// The next bytes of the file.
public struct UploadChunk: WireModel {
    public var conversationId: ConversationId

    public var uploadId: UploadId

    /// Bytes received so far. The last chunk once more is acknowledged once more.
    ///
    /// 0 to 209715200.
    public var offset: Int64

    /// At most 699052 characters.
    public var dataBase64: String

    public init(conversationId: ConversationId, uploadId: UploadId, offset: Int64, dataBase64: String) {
        self.conversationId = conversationId
        self.uploadId = uploadId
        self.offset = offset
        self.dataBase64 = dataBase64
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.conversationId = try wireFields.required("conversationId")
        self.uploadId = try wireFields.required("uploadId")
        self.offset = try wireFields.required("offset")
        self.dataBase64 = try wireFields.required("dataBase64")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("conversationId", self.conversationId)
        wireMembers.required("uploadId", self.uploadId)
        wireMembers.required("offset", self.offset)
        wireMembers.required("dataBase64", self.dataBase64)
        return wireMembers.wireValue
    }
}

/// More bytes are wanted.
public struct Uploading: WireModel {
    /// Always "uploading".
    public static let status: String = "uploading"

    public var conversationId: ConversationId

    public var uploadId: UploadId

    /// 1 to 209715200.
    public var byteCount: Int64

    /// 0 to 209715200.
    public var receivedBytes: Int64

    /// Most bytes that a chunk may have.
    ///
    /// 1 to 524288.
    public var chunkBytes: Int64

    public var expiresAt: Timestamp

    public init(
        conversationId: ConversationId,
        uploadId: UploadId,
        byteCount: Int64,
        receivedBytes: Int64,
        chunkBytes: Int64,
        expiresAt: Timestamp
    ) {
        self.conversationId = conversationId
        self.uploadId = uploadId
        self.byteCount = byteCount
        self.receivedBytes = receivedBytes
        self.chunkBytes = chunkBytes
        self.expiresAt = expiresAt
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.conversationId = try wireFields.required("conversationId")
        self.uploadId = try wireFields.required("uploadId")
        self.byteCount = try wireFields.required("byteCount")
        self.receivedBytes = try wireFields.required("receivedBytes")
        self.chunkBytes = try wireFields.required("chunkBytes")
        self.expiresAt = try wireFields.required("expiresAt")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("status", .string("uploading"))
        wireMembers.required("conversationId", self.conversationId)
        wireMembers.required("uploadId", self.uploadId)
        wireMembers.required("byteCount", self.byteCount)
        wireMembers.required("receivedBytes", self.receivedBytes)
        wireMembers.required("chunkBytes", self.chunkBytes)
        wireMembers.required("expiresAt", self.expiresAt)
        return wireMembers.wireValue
    }
}

/// The file is there and can be attached.
public struct UploadCommitted: WireModel {
    /// Always "committed".
    public static let status: String = "committed"

    public var conversationId: ConversationId

    public var file: Attachment

    public init(conversationId: ConversationId, file: Attachment) {
        self.conversationId = conversationId
        self.file = file
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.conversationId = try wireFields.required("conversationId")
        self.file = try wireFields.required("file")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("status", .string("committed"))
        wireMembers.required("conversationId", self.conversationId)
        wireMembers.required("file", self.file)
        return wireMembers.wireValue
    }
}

/// The upload does not go on like this.
public struct UploadRefused: WireModel {
    /// Always "refused".
    public static let status: String = "refused"

    public var conversationId: ConversationId

    public var reason: UploadRefusedReason

    /// Prose. Branch on `reason`.
    ///
    /// At most 512 characters.
    public var message: String

    /// With `offset_mismatch`: where to go on.
    ///
    /// 0 to 209715200.
    public var receivedBytes: Int64?

    public init(
        conversationId: ConversationId,
        reason: UploadRefusedReason,
        message: String,
        receivedBytes: Int64? = nil
    ) {
        self.conversationId = conversationId
        self.reason = reason
        self.message = message
        self.receivedBytes = receivedBytes
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.conversationId = try wireFields.required("conversationId")
        self.reason = try wireFields.required("reason")
        self.message = try wireFields.required("message")
        self.receivedBytes = try wireFields.optional("receivedBytes")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("status", .string("refused"))
        wireMembers.required("conversationId", self.conversationId)
        wireMembers.required("reason", self.reason)
        wireMembers.required("message", self.message)
        wireMembers.optional("receivedBytes", self.receivedBytes)
        return wireMembers.wireValue
    }
}

public enum UploadRefusedReason: WireEnum {
    case unknownConversation
    case unsupportedConversation
    case unknownUpload
    case offsetMismatch
    case tooLarge
    case incomplete
    case hashMismatch
    case contentMismatch
    case busy
    case unavailable

    public var rawValue: String {
        switch self {
        case .unknownConversation: return "unknown_conversation"
        case .unsupportedConversation: return "unsupported_conversation"
        case .unknownUpload: return "unknown_upload"
        case .offsetMismatch: return "offset_mismatch"
        case .tooLarge: return "too_large"
        case .incomplete: return "incomplete"
        case .hashMismatch: return "hash_mismatch"
        case .contentMismatch: return "content_mismatch"
        case .busy: return "busy"
        case .unavailable: return "unavailable"
        }
    }
}

/// How far an upload got.
///
/// Told apart by `status`.
public enum UploadResult: WireModel {
    case uploading(Uploading)
    case committed(UploadCommitted)
    case refused(UploadRefused)

    public init(wireValue: JSONValue) throws {
        switch try WireChoice.tag(wireValue, "status", [[.string("uploading")], [.string("committed")], [.string("refused")]]) {
        case 0: self = .uploading(try Uploading(wireValue: wireValue))
        case 1: self = .committed(try UploadCommitted(wireValue: wireValue))
        default: self = .refused(try UploadRefused(wireValue: wireValue))
        }
    }

    public var wireValue: JSONValue {
        switch self {
        case .uploading(let payload): return payload.wireValue
        case .committed(let payload): return payload.wireValue
        case .refused(let payload): return payload.wireValue
        }
    }
}

public struct UploadBeginRequest: WireModel {
    /// Always "upload_begin".
    public static let op: String = "upload_begin"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var upload: Upload

    public init(upload: Upload) {
        self.upload = upload
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.upload = try wireFields.required("upload")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("op", .string("upload_begin"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("upload", self.upload)
        return wireMembers.wireValue
    }
}

public struct UploadBeginResponse: WireModel {
    /// Always "upload_begin".
    public static let op: String = "upload_begin"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var result: UploadResult

    public init(result: UploadResult) {
        self.result = result
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.result = try wireFields.required("result")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("op", .string("upload_begin"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("result", self.result)
        return wireMembers.wireValue
    }
}

public struct UploadChunkRequest: WireModel {
    /// Always "upload_chunk".
    public static let op: String = "upload_chunk"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var chunk: UploadChunk

    public init(chunk: UploadChunk) {
        self.chunk = chunk
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.chunk = try wireFields.required("chunk")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("op", .string("upload_chunk"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("chunk", self.chunk)
        return wireMembers.wireValue
    }
}

public struct UploadChunkResponse: WireModel {
    /// Always "upload_chunk".
    public static let op: String = "upload_chunk"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var result: UploadResult

    public init(result: UploadResult) {
        self.result = result
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.result = try wireFields.required("result")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("op", .string("upload_chunk"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("result", self.result)
        return wireMembers.wireValue
    }
}

/// Says that every byte was sent.
public struct UploadCommitRequest: WireModel {
    /// Always "upload_commit".
    public static let op: String = "upload_commit"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var conversationId: ConversationId

    public var uploadId: UploadId

    public init(conversationId: ConversationId, uploadId: UploadId) {
        self.conversationId = conversationId
        self.uploadId = uploadId
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.conversationId = try wireFields.required("conversationId")
        self.uploadId = try wireFields.required("uploadId")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("op", .string("upload_commit"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("conversationId", self.conversationId)
        wireMembers.required("uploadId", self.uploadId)
        return wireMembers.wireValue
    }
}

public struct UploadCommitResponse: WireModel {
    /// Always "upload_commit".
    public static let op: String = "upload_commit"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var result: UploadResult

    public init(result: UploadResult) {
        self.result = result
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.result = try wireFields.required("result")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("op", .string("upload_commit"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("result", self.result)
        return wireMembers.wireValue
    }
}

/// Asks for the bytes of a file that was handed over.
public struct ArtifactDownloadRequest: WireModel {
    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var conversationId: ConversationId

    public var artifactId: Ref

    public init(conversationId: ConversationId, artifactId: Ref) {
        self.conversationId = conversationId
        self.artifactId = artifactId
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.conversationId = try wireFields.required("conversationId")
        self.artifactId = try wireFields.required("artifactId")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("conversationId", self.conversationId)
        wireMembers.required("artifactId", self.artifactId)
        return wireMembers.wireValue
    }
}

// Schemas, as data.

extension ClankieTypes {
    public static let uploadId = WireType<UploadId>("clankie.UploadId", uploadIdSchema)
    private static let uploadIdSchema: Schema = .string([.pattern(Pattern("^upload-[a-f0-9]{32}$", "u"))])
}

extension Upload {
    public static let wireId = "clankie.Upload"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("conversationId", .reference { ConversationId.wireSchema }),
        PropertyShape("filename", .string([.trim, .size(.minLength(1)), .size(.maxLength(256))])),
        PropertyShape("mediaType", .reference { AttachmentMediaType.wireSchema }),
        PropertyShape("byteCount", .number(.int, [.minimum(1, exclusive: false), .maximum(209715200, exclusive: false)])),
        PropertyShape("sha256", .reference { ClankieTypes.sha256.schema }),
    ])
}

extension UploadChunk {
    public static let wireId = "clankie.UploadChunk"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("conversationId", .reference { ConversationId.wireSchema }),
        PropertyShape("uploadId", .reference { ClankieTypes.uploadId.schema }),
        PropertyShape("offset", .number(.int, [.minimum(0, exclusive: false), .maximum(209715200, exclusive: false)])),
        PropertyShape("dataBase64", .string([.size(.maxLength(699052)), .rule(RuleUse(.base64(minBytes: 1, maxBytes: 524289), message: "Invalid base64: expected canonical padded base64"))])),
    ])
}

extension Uploading {
    public static let wireId = "clankie.Uploading"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("status", .oneOf([.string("uploading")])),
        PropertyShape("conversationId", .reference { ConversationId.wireSchema }),
        PropertyShape("uploadId", .reference { ClankieTypes.uploadId.schema }),
        PropertyShape("byteCount", .number(.int, [.minimum(1, exclusive: false), .maximum(209715200, exclusive: false)])),
        PropertyShape("receivedBytes", .number(.int, [.minimum(0, exclusive: false), .maximum(209715200, exclusive: false)])),
        PropertyShape("chunkBytes", .number(.int, [.minimum(1, exclusive: false), .maximum(524288, exclusive: false)])),
        PropertyShape("expiresAt", .reference { ClankieTypes.timestamp.schema }),
    ])
}

extension UploadCommitted {
    public static let wireId = "clankie.UploadCommitted"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("status", .oneOf([.string("committed")])),
        PropertyShape("conversationId", .reference { ConversationId.wireSchema }),
        PropertyShape("file", .reference { Attachment.wireSchema }),
    ])
}

extension UploadRefused {
    public static let wireId = "clankie.UploadRefused"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("status", .oneOf([.string("refused")])),
        PropertyShape("conversationId", .reference { ConversationId.wireSchema }),
        PropertyShape("reason", .reference { UploadRefusedReason.wireSchema }),
        PropertyShape("message", .string([.size(.maxLength(512))])),
        PropertyShape("receivedBytes", .optional(.number(.int, [.minimum(0, exclusive: false), .maximum(209715200, exclusive: false)])), .optional, optionalOut: true),
    ])
}

extension UploadRefusedReason {
    public static let wireId = "clankie.UploadRefusedReason"
    public static let wireSchema: Schema = .oneOf([.string("unknown_conversation"), .string("unsupported_conversation"), .string("unknown_upload"), .string("offset_mismatch"), .string("too_large"), .string("incomplete"), .string("hash_mismatch"), .string("content_mismatch"), .string("busy"), .string("unavailable")])
}

extension UploadResult {
    public static let wireId = "clankie.UploadResult"
    public static let wireSchema: Schema = .discriminated("status", [
        TaggedOption([.string("uploading")], .reference { Uploading.wireSchema }),
        TaggedOption([.string("committed")], .reference { UploadCommitted.wireSchema }),
        TaggedOption([.string("refused")], .reference { UploadRefused.wireSchema }),
    ])
}

extension UploadBeginRequest {
    public static let wireId = "clankie.UploadBeginRequest"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("op", .oneOf([.string("upload_begin")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("upload", .reference { Upload.wireSchema }),
    ])
}

extension UploadBeginResponse {
    public static let wireId = "clankie.UploadBeginResponse"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("op", .oneOf([.string("upload_begin")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("result", .reference { UploadResult.wireSchema }),
    ])
}

extension UploadChunkRequest {
    public static let wireId = "clankie.UploadChunkRequest"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("op", .oneOf([.string("upload_chunk")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("chunk", .reference { UploadChunk.wireSchema }),
    ])
}

extension UploadChunkResponse {
    public static let wireId = "clankie.UploadChunkResponse"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("op", .oneOf([.string("upload_chunk")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("result", .reference { UploadResult.wireSchema }),
    ])
}

extension UploadCommitRequest {
    public static let wireId = "clankie.UploadCommitRequest"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("op", .oneOf([.string("upload_commit")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("conversationId", .reference { ConversationId.wireSchema }),
        PropertyShape("uploadId", .reference { ClankieTypes.uploadId.schema }),
    ])
}

extension UploadCommitResponse {
    public static let wireId = "clankie.UploadCommitResponse"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("op", .oneOf([.string("upload_commit")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("result", .reference { UploadResult.wireSchema }),
    ])
}

extension ArtifactDownloadRequest {
    public static let wireId = "clankie.ArtifactDownloadRequest"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("conversationId", .reference { ConversationId.wireSchema }),
        PropertyShape("artifactId", .reference { ClankieTypes.ref.schema }),
    ])
}

extension ClankieTypes {
    static let operatorUploadsModule: [AnyWireType] = [
        AnyWireType(ClankieTypes.uploadId),
        AnyWireType(Upload.wireType),
        AnyWireType(UploadChunk.wireType),
        AnyWireType(Uploading.wireType),
        AnyWireType(UploadCommitted.wireType),
        AnyWireType(UploadRefused.wireType),
        AnyWireType(UploadRefusedReason.wireType),
        AnyWireType(UploadResult.wireType),
        AnyWireType(UploadBeginRequest.wireType),
        AnyWireType(UploadBeginResponse.wireType),
        AnyWireType(UploadChunkRequest.wireType),
        AnyWireType(UploadChunkResponse.wireType),
        AnyWireType(UploadCommitRequest.wireType),
        AnyWireType(UploadCommitResponse.wireType),
        AnyWireType(ArtifactDownloadRequest.wireType),
    ]
}
