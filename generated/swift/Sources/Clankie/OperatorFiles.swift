// Made by samewire from schemas/clankie/operator/files.ts. Do not edit.
import SamewireSupport

/// A file that an agent handed over, ready to download.
public struct DeliveredFile: WireModel {
    public var artifactId: Ref

    /// 1 to 256 characters.
    public var filename: String

    /// 1 to 256 characters.
    public var mediaType: String

    /// 0 to 15728640.
    public var byteCount: Int64

    public var sha256: Sha256

    public init(artifactId: Ref, filename: String, mediaType: String, byteCount: Int64, sha256: Sha256) {
        self.artifactId = artifactId
        self.filename = filename
        self.mediaType = mediaType
        self.byteCount = byteCount
        self.sha256 = sha256
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.artifactId = try wireFields.required("artifactId")
        self.filename = try wireFields.required("filename")
        self.mediaType = try wireFields.required("mediaType")
        self.byteCount = try wireFields.required("byteCount")
        self.sha256 = try wireFields.required("sha256")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("artifactId", self.artifactId)
        wireMembers.required("filename", self.filename)
        wireMembers.required("mediaType", self.mediaType)
        wireMembers.required("byteCount", self.byteCount)
        wireMembers.required("sha256", self.sha256)
        return wireMembers.wireValue
    }
}

public enum AttachmentMediaType: WireEnum {
    case imagePng
    case imageJpeg
    case imageHeic
    case imageHeif
    case imageGif
    case imageWebp
    case videoMp4
    case videoQuicktime

    public var rawValue: String {
        switch self {
        case .imagePng: return "image/png"
        case .imageJpeg: return "image/jpeg"
        case .imageHeic: return "image/heic"
        case .imageHeif: return "image/heif"
        case .imageGif: return "image/gif"
        case .imageWebp: return "image/webp"
        case .videoMp4: return "video/mp4"
        case .videoQuicktime: return "video/quicktime"
        }
    }
}

/// A picture or a film in a message. The service holds pictures to a smaller size than this bound.
public struct Attachment: WireModel {
    public var artifactId: Ref

    /// 1 to 256 characters.
    public var filename: String

    public var mediaType: AttachmentMediaType

    /// 1 to 209715200.
    public var byteCount: Int64

    public var sha256: Sha256

    public init(
        artifactId: Ref,
        filename: String,
        mediaType: AttachmentMediaType,
        byteCount: Int64,
        sha256: Sha256
    ) {
        self.artifactId = artifactId
        self.filename = filename
        self.mediaType = mediaType
        self.byteCount = byteCount
        self.sha256 = sha256
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.artifactId = try wireFields.required("artifactId")
        self.filename = try wireFields.required("filename")
        self.mediaType = try wireFields.required("mediaType")
        self.byteCount = try wireFields.required("byteCount")
        self.sha256 = try wireFields.required("sha256")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("artifactId", self.artifactId)
        wireMembers.required("filename", self.filename)
        wireMembers.required("mediaType", self.mediaType)
        wireMembers.required("byteCount", self.byteCount)
        wireMembers.required("sha256", self.sha256)
        return wireMembers.wireValue
    }
}

/// An upload that was committed before the send.
public struct AttachmentReference: WireModel {
    /// Pattern: `^[a-f0-9]{48}$`.
    public var artifactId: String

    public init(artifactId: String) {
        self.artifactId = artifactId
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.artifactId = try wireFields.required("artifactId")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("artifactId", self.artifactId)
        return wireMembers.wireValue
    }
}

// Schemas, as data.

extension DeliveredFile {
    public static let wireId = "clankie.DeliveredFile"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("artifactId", .reference { ClankieTypes.ref.schema }),
        PropertyShape("filename", .string([.trim, .size(.minLength(1)), .size(.maxLength(256))])),
        PropertyShape("mediaType", .string([.trim, .size(.minLength(1)), .size(.maxLength(256))])),
        PropertyShape("byteCount", .number(.int, [.minimum(0, exclusive: false), .maximum(15728640, exclusive: false)])),
        PropertyShape("sha256", .reference { ClankieTypes.sha256.schema }),
    ])
}

extension AttachmentMediaType {
    public static let wireId = "clankie.AttachmentMediaType"
    public static let wireSchema: Schema = .oneOf([.string("image/png"), .string("image/jpeg"), .string("image/heic"), .string("image/heif"), .string("image/gif"), .string("image/webp"), .string("video/mp4"), .string("video/quicktime")])
}

extension Attachment {
    public static let wireId = "clankie.Attachment"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("artifactId", .reference { ClankieTypes.ref.schema }),
        PropertyShape("filename", .string([.trim, .size(.minLength(1)), .size(.maxLength(256))])),
        PropertyShape("mediaType", .reference { AttachmentMediaType.wireSchema }),
        PropertyShape("byteCount", .number(.int, [.minimum(1, exclusive: false), .maximum(209715200, exclusive: false)])),
        PropertyShape("sha256", .reference { ClankieTypes.sha256.schema }),
    ])
}

extension AttachmentReference {
    public static let wireId = "clankie.AttachmentReference"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("artifactId", .string([.pattern(Pattern("^[a-f0-9]{48}$", "u"))])),
    ])
}

extension ClankieTypes {
    static let operatorFilesModule: [AnyWireType] = [
        AnyWireType(DeliveredFile.wireType),
        AnyWireType(AttachmentMediaType.wireType),
        AnyWireType(Attachment.wireType),
        AnyWireType(AttachmentReference.wireType),
    ]
}
