// Made by samewire from schemas/clankie/skin-drafts/schemas.ts. Do not edit.
import SamewireSupport

/// Names a skin that a lead can wear.
///
/// Pattern: `^[a-z0-9][a-z0-9.-]{0,127}$`.
public typealias LeadSkinId = String

/// Names a draft.
///
/// Pattern: `^skin_[a-z0-9]{12}$`.
public typealias SkinDraftId = String

/// A file that a draft refers to.
public struct SkinArtifact: WireModel {
    /// 1 to 512 characters.
    public var artifactId: String

    /// 1 to 256 characters.
    public var filename: String

    /// 1 to 256 characters.
    public var mediaType: String

    /// 0 to 15728640.
    public var byteCount: Int64

    /// Pattern: `^[a-f0-9]{64}$`.
    public var sha256: String

    public init(artifactId: String, filename: String, mediaType: String, byteCount: Int64, sha256: String) {
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

/// What the skin should be.
public struct SkinDraftBrief: WireModel {
    /// 1 to 120 characters.
    /// Pattern: `^[^\r\n]*$`.
    public var title: String

    /// At most 4000 characters.
    public var description: String

    /// At most 8 entries.
    public var references: [SkinArtifact]?

    public init(title: String, description: String, references: [SkinArtifact]? = nil) {
        self.title = title
        self.description = description
        self.references = references
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.title = try wireFields.required("title")
        self.description = try wireFields.required("description")
        self.references = try wireFields.optional("references")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("title", self.title)
        wireMembers.required("description", self.description)
        wireMembers.optional("references", self.references)
        return wireMembers.wireValue
    }
}

/// One pose as it is drawn, in the picture's own pixels.
public struct SkinKeyPose: WireModel {
    /// Pattern: `^[a-z][a-z0-9_-]{0,31}$`.
    public var pose: String

    public var artifact: SkinKeyPoseArtifact

    /// 1 to 16384.
    public var width: Int64

    /// 1 to 16384.
    public var height: Int64

    public init(pose: String, artifact: SkinKeyPoseArtifact, width: Int64, height: Int64) {
        self.pose = pose
        self.artifact = artifact
        self.width = width
        self.height = height
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.pose = try wireFields.required("pose")
        self.artifact = try wireFields.required("artifact")
        self.width = try wireFields.required("width")
        self.height = try wireFields.required("height")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("pose", self.pose)
        wireMembers.required("artifact", self.artifact)
        wireMembers.required("width", self.width)
        wireMembers.required("height", self.height)
        return wireMembers.wireValue
    }
}

/// A picture that a draft refers to.
public struct SkinKeyPoseArtifact: WireModel {
    /// 1 to 512 characters.
    public var artifactId: String

    /// 1 to 256 characters.
    public var filename: String

    /// 1 to 256 characters.
    /// Pattern: `^image\/`.
    public var mediaType: String

    /// 0 to 15728640.
    public var byteCount: Int64

    /// Pattern: `^[a-f0-9]{64}$`.
    public var sha256: String

    public init(artifactId: String, filename: String, mediaType: String, byteCount: Int64, sha256: String) {
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

/// The owner approved exactly this artifact at this revision.
public struct SkinDraftApproval: WireModel {
    /// Pattern: `^[a-f0-9]{64}$`.
    public var artifactSha256: String

    /// Changes with every edit. It fences edits and approvals.
    ///
    /// Pattern: `^[a-f0-9]{64}$`.
    public var revision: String

    /// Format: datetime.
    public var at: String

    public init(artifactSha256: String, revision: String, at: String) {
        self.artifactSha256 = artifactSha256
        self.revision = revision
        self.at = at
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.artifactSha256 = try wireFields.required("artifactSha256")
        self.revision = try wireFields.required("revision")
        self.at = try wireFields.required("at")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("artifactSha256", self.artifactSha256)
        wireMembers.required("revision", self.revision)
        wireMembers.required("at", self.at)
        return wireMembers.wireValue
    }
}

/// A draft. `approved` is present exactly in the state of that name, and grants nothing by itself.
///
/// Told apart by `state`.
public enum SkinDraft: WireModel {
    case skinDraftDraft(SkinDraftDraft)
    case approved(SkinDraftApproved)

    public init(wireValue: JSONValue) throws {
        switch try WireChoice.tag(wireValue, "state", [[.string("draft"), .string("discarded")], [.string("approved")]]) {
        case 0: self = .skinDraftDraft(try SkinDraftDraft(wireValue: wireValue))
        default: self = .approved(try SkinDraftApproved(wireValue: wireValue))
        }
    }

    public var wireValue: JSONValue {
        switch self {
        case .skinDraftDraft(let payload): return payload.wireValue
        case .approved(let payload): return payload.wireValue
        }
    }
}

public struct SkinDraftDraft: WireModel {
    public var state: SkinDraftDraftState

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var id: SkinDraftId

    /// Changes with every edit. It fences edits and approvals.
    ///
    /// Pattern: `^[a-f0-9]{64}$`.
    public var revision: String

    public var brief: SkinDraftBrief

    /// At most 32 entries.
    public var poses: [SkinKeyPose]

    /// The built skin.
    public var artifact: SkinArtifact?

    /// Format: datetime.
    public var createdAt: String

    /// Format: datetime.
    public var updatedAt: String

    public var approved: JSONValue?

    public init(
        state: SkinDraftDraftState,
        id: SkinDraftId,
        revision: String,
        brief: SkinDraftBrief,
        poses: [SkinKeyPose],
        artifact: SkinArtifact? = nil,
        createdAt: String,
        updatedAt: String,
        approved: JSONValue? = nil
    ) {
        self.state = state
        self.id = id
        self.revision = revision
        self.brief = brief
        self.poses = poses
        self.artifact = artifact
        self.createdAt = createdAt
        self.updatedAt = updatedAt
        self.approved = approved
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.state = try wireFields.required("state")
        self.id = try wireFields.required("id")
        self.revision = try wireFields.required("revision")
        self.brief = try wireFields.required("brief")
        self.poses = try wireFields.required("poses")
        self.artifact = try wireFields.optional("artifact")
        self.createdAt = try wireFields.required("createdAt")
        self.updatedAt = try wireFields.required("updatedAt")
        self.approved = try wireFields.optional("approved")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("state", self.state)
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("id", self.id)
        wireMembers.required("revision", self.revision)
        wireMembers.required("brief", self.brief)
        wireMembers.required("poses", self.poses)
        wireMembers.optional("artifact", self.artifact)
        wireMembers.required("createdAt", self.createdAt)
        wireMembers.required("updatedAt", self.updatedAt)
        wireMembers.optional("approved", self.approved)
        return wireMembers.wireValue
    }
}

public enum SkinDraftDraftState: WireEnum {
    case draft
    case discarded

    public var rawValue: String {
        switch self {
        case .draft: return "draft"
        case .discarded: return "discarded"
        }
    }
}

public struct SkinDraftApproved: WireModel {
    /// Always "approved".
    public static let state: String = "approved"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var id: SkinDraftId

    /// Changes with every edit. It fences edits and approvals.
    ///
    /// Pattern: `^[a-f0-9]{64}$`.
    public var revision: String

    public var brief: SkinDraftBrief

    /// At most 32 entries.
    public var poses: [SkinKeyPose]

    /// The built skin.
    public var artifact: SkinArtifact?

    /// Format: datetime.
    public var createdAt: String

    /// Format: datetime.
    public var updatedAt: String

    public var approved: SkinDraftApproval

    public init(
        id: SkinDraftId,
        revision: String,
        brief: SkinDraftBrief,
        poses: [SkinKeyPose],
        artifact: SkinArtifact? = nil,
        createdAt: String,
        updatedAt: String,
        approved: SkinDraftApproval
    ) {
        self.id = id
        self.revision = revision
        self.brief = brief
        self.poses = poses
        self.artifact = artifact
        self.createdAt = createdAt
        self.updatedAt = updatedAt
        self.approved = approved
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.id = try wireFields.required("id")
        self.revision = try wireFields.required("revision")
        self.brief = try wireFields.required("brief")
        self.poses = try wireFields.required("poses")
        self.artifact = try wireFields.optional("artifact")
        self.createdAt = try wireFields.required("createdAt")
        self.updatedAt = try wireFields.required("updatedAt")
        self.approved = try wireFields.required("approved")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("state", .string("approved"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("id", self.id)
        wireMembers.required("revision", self.revision)
        wireMembers.required("brief", self.brief)
        wireMembers.required("poses", self.poses)
        wireMembers.optional("artifact", self.artifact)
        wireMembers.required("createdAt", self.createdAt)
        wireMembers.required("updatedAt", self.updatedAt)
        wireMembers.required("approved", self.approved)
        return wireMembers.wireValue
    }
}

/// Makes a draft. Its owner comes from the host's own proof.
public struct CreateSkinDraft: WireModel {
    public var brief: SkinDraftBrief

    /// At most 32 entries.
    public var poses: [SkinKeyPose]?

    public init(brief: SkinDraftBrief, poses: [SkinKeyPose]? = nil) {
        self.brief = brief
        self.poses = poses
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.brief = try wireFields.required("brief")
        self.poses = try wireFields.optional("poses")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("brief", self.brief)
        wireMembers.optional("poses", self.poses)
        return wireMembers.wireValue
    }
}

public struct SkinBriefChange: WireModel {
    public var brief: SkinDraftBrief

    /// All of them; an empty list takes them away.
    ///
    /// At most 32 entries.
    public var poses: [SkinKeyPose]?

    public var artifact: SkinArtifact?

    public var state: String?

    public init(
        brief: SkinDraftBrief,
        poses: [SkinKeyPose]? = nil,
        artifact: SkinArtifact? = nil,
        state: String? = nil
    ) {
        self.brief = brief
        self.poses = poses
        self.artifact = artifact
        self.state = state
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.brief = try wireFields.required("brief")
        self.poses = try wireFields.optional("poses")
        self.artifact = try wireFields.optional("artifact")
        self.state = try wireFields.optional("state")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("brief", self.brief)
        wireMembers.optional("poses", self.poses)
        wireMembers.optional("artifact", self.artifact)
        wireMembers.optional("state", self.state)
        return wireMembers.wireValue
    }
}

public struct SkinPosesChange: WireModel {
    public var brief: SkinDraftBrief?

    /// At most 32 entries.
    public var poses: [SkinKeyPose]

    public var artifact: SkinArtifact?

    public var state: String?

    public init(
        brief: SkinDraftBrief? = nil,
        poses: [SkinKeyPose],
        artifact: SkinArtifact? = nil,
        state: String? = nil
    ) {
        self.brief = brief
        self.poses = poses
        self.artifact = artifact
        self.state = state
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.brief = try wireFields.optional("brief")
        self.poses = try wireFields.required("poses")
        self.artifact = try wireFields.optional("artifact")
        self.state = try wireFields.optional("state")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.optional("brief", self.brief)
        wireMembers.required("poses", self.poses)
        wireMembers.optional("artifact", self.artifact)
        wireMembers.optional("state", self.state)
        return wireMembers.wireValue
    }
}

public struct SkinArtifactChange: WireModel {
    public var brief: SkinDraftBrief?

    /// All of them; an empty list takes them away.
    ///
    /// At most 32 entries.
    public var poses: [SkinKeyPose]?

    public var artifact: SkinArtifact

    public var state: String?

    public init(
        brief: SkinDraftBrief? = nil,
        poses: [SkinKeyPose]? = nil,
        artifact: SkinArtifact,
        state: String? = nil
    ) {
        self.brief = brief
        self.poses = poses
        self.artifact = artifact
        self.state = state
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.brief = try wireFields.optional("brief")
        self.poses = try wireFields.optional("poses")
        self.artifact = try wireFields.required("artifact")
        self.state = try wireFields.optional("state")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.optional("brief", self.brief)
        wireMembers.optional("poses", self.poses)
        wireMembers.required("artifact", self.artifact)
        wireMembers.optional("state", self.state)
        return wireMembers.wireValue
    }
}

public struct SkinDiscardChange: WireModel {
    public var brief: SkinDraftBrief?

    /// All of them; an empty list takes them away.
    ///
    /// At most 32 entries.
    public var poses: [SkinKeyPose]?

    public var artifact: SkinArtifact?

    /// Always "discarded".
    public static let state: String = "discarded"

    public init(brief: SkinDraftBrief? = nil, poses: [SkinKeyPose]? = nil, artifact: SkinArtifact? = nil) {
        self.brief = brief
        self.poses = poses
        self.artifact = artifact
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.brief = try wireFields.optional("brief")
        self.poses = try wireFields.optional("poses")
        self.artifact = try wireFields.optional("artifact")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.optional("brief", self.brief)
        wireMembers.optional("poses", self.poses)
        wireMembers.optional("artifact", self.artifact)
        wireMembers.constant("state", .string("discarded"))
        return wireMembers.wireValue
    }
}

/// What to change of a draft: at least one of its keys.
///
/// The first option that accepts.
public enum SkinDraftChanges: WireModel {
    case skinBriefChange(SkinBriefChange)
    case skinPosesChange(SkinPosesChange)
    case skinArtifactChange(SkinArtifactChange)
    case skinDiscardChange(SkinDiscardChange)

    public init(wireValue: JSONValue) throws {
        let options: [(JSONValue) throws -> Self] = [
            { .skinBriefChange(try SkinBriefChange(wireValue: $0)) },
            { .skinPosesChange(try SkinPosesChange(wireValue: $0)) },
            { .skinArtifactChange(try SkinArtifactChange(wireValue: $0)) },
            { .skinDiscardChange(try SkinDiscardChange(wireValue: $0)) },
        ]
        self = try WireChoice.pick(wireValue, Self.wireSchema, options)
    }

    public var wireValue: JSONValue {
        switch self {
        case .skinBriefChange(let payload): return payload.wireValue
        case .skinPosesChange(let payload): return payload.wireValue
        case .skinArtifactChange(let payload): return payload.wireValue
        case .skinDiscardChange(let payload): return payload.wireValue
        }
    }
}

/// Changes a draft at the revision the caller saw. An approval does not outlive it.
public struct UpdateSkinDraft: WireModel {
    public var id: SkinDraftId

    /// Changes with every edit. It fences edits and approvals.
    ///
    /// Pattern: `^[a-f0-9]{64}$`.
    public var expectedRevision: String

    public var changes: SkinDraftChanges

    public init(id: SkinDraftId, expectedRevision: String, changes: SkinDraftChanges) {
        self.id = id
        self.expectedRevision = expectedRevision
        self.changes = changes
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.id = try wireFields.required("id")
        self.expectedRevision = try wireFields.required("expectedRevision")
        self.changes = try wireFields.required("changes")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("id", self.id)
        wireMembers.required("expectedRevision", self.expectedRevision)
        wireMembers.required("changes", self.changes)
        return wireMembers.wireValue
    }
}

/// Approves one exact artifact of a draft.
public struct ApproveSkinDraft: WireModel {
    public var id: SkinDraftId

    /// Changes with every edit. It fences edits and approvals.
    ///
    /// Pattern: `^[a-f0-9]{64}$`.
    public var expectedRevision: String

    /// Pattern: `^[a-f0-9]{64}$`.
    public var artifactSha256: String

    public init(id: SkinDraftId, expectedRevision: String, artifactSha256: String) {
        self.id = id
        self.expectedRevision = expectedRevision
        self.artifactSha256 = artifactSha256
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.id = try wireFields.required("id")
        self.expectedRevision = try wireFields.required("expectedRevision")
        self.artifactSha256 = try wireFields.required("artifactSha256")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("id", self.id)
        wireMembers.required("expectedRevision", self.expectedRevision)
        wireMembers.required("artifactSha256", self.artifactSha256)
        return wireMembers.wireValue
    }
}

// Schemas, as data.

extension ClankieTypes {
    public static let leadSkinId = WireType<LeadSkinId>("clankie.LeadSkinId", leadSkinIdSchema)
    private static let leadSkinIdSchema: Schema = .string([.pattern(Pattern("^[a-z0-9][a-z0-9.-]{0,127}$", "u"))])
}

extension ClankieTypes {
    public static let skinDraftId = WireType<SkinDraftId>("clankie.SkinDraftId", skinDraftIdSchema)
    private static let skinDraftIdSchema: Schema = .string([.pattern(Pattern("^skin_[a-z0-9]{12}$", "u"))])
}

extension SkinArtifact {
    public static let wireId = "clankie.SkinArtifact"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("artifactId", .string([.size(.minLength(1)), .size(.maxLength(512))])),
        PropertyShape("filename", .string([.size(.minLength(1)), .size(.maxLength(256))])),
        PropertyShape("mediaType", .string([.size(.minLength(1)), .size(.maxLength(256))])),
        PropertyShape("byteCount", .number(.int, [.minimum(0, exclusive: false), .maximum(15728640, exclusive: false)])),
        PropertyShape("sha256", .string([.pattern(Pattern("^[a-f0-9]{64}$", "u"))])),
    ])
}

extension SkinDraftBrief {
    public static let wireId = "clankie.SkinDraftBrief"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("title", .string([.trim, .size(.minLength(1)), .size(.maxLength(120)), .pattern(Pattern("^[^\\r\\n]*$", "u"))])),
        PropertyShape("description", .string([.size(.maxLength(4000))])),
        PropertyShape("references", .optional(.array(.reference { SkinArtifact.wireSchema }, [.maxLength(8)])), .optional, optionalOut: true),
    ])
}

extension SkinKeyPose {
    public static let wireId = "clankie.SkinKeyPose"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("pose", .string([.pattern(Pattern("^[a-z][a-z0-9_-]{0,31}$", "u"))])),
        PropertyShape("artifact", .reference { SkinKeyPoseArtifact.wireSchema }),
        PropertyShape("width", .number(.int, [.minimum(1, exclusive: false), .maximum(16384, exclusive: false)])),
        PropertyShape("height", .number(.int, [.minimum(1, exclusive: false), .maximum(16384, exclusive: false)])),
    ])
}

extension SkinKeyPoseArtifact {
    public static let wireId = "clankie.SkinKeyPoseArtifact"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("artifactId", .string([.size(.minLength(1)), .size(.maxLength(512))])),
        PropertyShape("filename", .string([.size(.minLength(1)), .size(.maxLength(256))])),
        PropertyShape("mediaType", .string([.size(.minLength(1)), .size(.maxLength(256)), .pattern(Pattern("^image\\/", "u"))])),
        PropertyShape("byteCount", .number(.int, [.minimum(0, exclusive: false), .maximum(15728640, exclusive: false)])),
        PropertyShape("sha256", .string([.pattern(Pattern("^[a-f0-9]{64}$", "u"))])),
    ])
}

extension SkinDraftApproval {
    public static let wireId = "clankie.SkinDraftApproval"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("artifactSha256", .string([.pattern(Pattern("^[a-f0-9]{64}$", "u"))])),
        PropertyShape("revision", .string([.pattern(Pattern("^[a-f0-9]{64}$", "u"))])),
        PropertyShape("at", .string([.pattern(Pattern("^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z))$"))])),
    ])
}

extension SkinDraft {
    public static let wireId = "clankie.SkinDraft"
    public static let wireSchema: Schema = .discriminated("state", [
        TaggedOption([.string("draft"), .string("discarded")], .reference { SkinDraftDraft.wireSchema }),
        TaggedOption([.string("approved")], .reference { SkinDraftApproved.wireSchema }),
    ])
}

extension SkinDraftDraft {
    public static let wireId = "clankie.SkinDraftDraft"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("state", .reference { SkinDraftDraftState.wireSchema }),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("id", .reference { ClankieTypes.skinDraftId.schema }),
        PropertyShape("revision", .string([.pattern(Pattern("^[a-f0-9]{64}$", "u"))])),
        PropertyShape("brief", .reference { SkinDraftBrief.wireSchema }),
        PropertyShape("poses", Schema.array(.reference { SkinKeyPose.wireSchema }, [.maxLength(32)]).checked([RuleUse(.uniqueItems(by: "pose"), message: "Invalid list: entries must be unique")])),
        PropertyShape("artifact", .optional(.reference { SkinArtifact.wireSchema }), .optional, optionalOut: true),
        PropertyShape("createdAt", .string([.pattern(Pattern("^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z))$"))])),
        PropertyShape("updatedAt", .string([.pattern(Pattern("^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z))$"))])),
        PropertyShape("approved", .optional(.never), .optional, optionalOut: true),
    ])
}

extension SkinDraftDraftState {
    public static let wireId = "clankie.SkinDraftDraftState"
    public static let wireSchema: Schema = .oneOf([.string("draft"), .string("discarded")])
}

extension SkinDraftApproved {
    public static let wireId = "clankie.SkinDraftApproved"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("state", .oneOf([.string("approved")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("id", .reference { ClankieTypes.skinDraftId.schema }),
        PropertyShape("revision", .string([.pattern(Pattern("^[a-f0-9]{64}$", "u"))])),
        PropertyShape("brief", .reference { SkinDraftBrief.wireSchema }),
        PropertyShape("poses", Schema.array(.reference { SkinKeyPose.wireSchema }, [.maxLength(32)]).checked([RuleUse(.uniqueItems(by: "pose"), message: "Invalid list: entries must be unique")])),
        PropertyShape("artifact", .optional(.reference { SkinArtifact.wireSchema }), .optional, optionalOut: true),
        PropertyShape("createdAt", .string([.pattern(Pattern("^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z))$"))])),
        PropertyShape("updatedAt", .string([.pattern(Pattern("^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z))$"))])),
        PropertyShape("approved", .reference { SkinDraftApproval.wireSchema }),
    ])
}

extension CreateSkinDraft {
    public static let wireId = "clankie.CreateSkinDraft"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("brief", .reference { SkinDraftBrief.wireSchema }),
        PropertyShape("poses", .optional(Schema.array(.reference { SkinKeyPose.wireSchema }, [.maxLength(32)]).checked([RuleUse(.uniqueItems(by: "pose"), message: "Invalid list: entries must be unique")])), .optional, optionalOut: true),
    ])
}

extension SkinBriefChange {
    public static let wireId = "clankie.SkinBriefChange"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("brief", .reference { SkinDraftBrief.wireSchema }),
        PropertyShape("poses", .optional(Schema.array(.reference { SkinKeyPose.wireSchema }, [.maxLength(32)]).checked([RuleUse(.uniqueItems(by: "pose"), message: "Invalid list: entries must be unique")])), .optional, optionalOut: true),
        PropertyShape("artifact", .optional(.reference { SkinArtifact.wireSchema }), .optional, optionalOut: true),
        PropertyShape("state", .optional(.oneOf([.string("discarded")])), .optional, optionalOut: true),
    ])
}

extension SkinPosesChange {
    public static let wireId = "clankie.SkinPosesChange"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("brief", .optional(.reference { SkinDraftBrief.wireSchema }), .optional, optionalOut: true),
        PropertyShape("poses", Schema.array(.reference { SkinKeyPose.wireSchema }, [.maxLength(32)]).checked([RuleUse(.uniqueItems(by: "pose"), message: "Invalid list: entries must be unique")])),
        PropertyShape("artifact", .optional(.reference { SkinArtifact.wireSchema }), .optional, optionalOut: true),
        PropertyShape("state", .optional(.oneOf([.string("discarded")])), .optional, optionalOut: true),
    ])
}

extension SkinArtifactChange {
    public static let wireId = "clankie.SkinArtifactChange"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("brief", .optional(.reference { SkinDraftBrief.wireSchema }), .optional, optionalOut: true),
        PropertyShape("poses", .optional(Schema.array(.reference { SkinKeyPose.wireSchema }, [.maxLength(32)]).checked([RuleUse(.uniqueItems(by: "pose"), message: "Invalid list: entries must be unique")])), .optional, optionalOut: true),
        PropertyShape("artifact", .reference { SkinArtifact.wireSchema }),
        PropertyShape("state", .optional(.oneOf([.string("discarded")])), .optional, optionalOut: true),
    ])
}

extension SkinDiscardChange {
    public static let wireId = "clankie.SkinDiscardChange"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("brief", .optional(.reference { SkinDraftBrief.wireSchema }), .optional, optionalOut: true),
        PropertyShape("poses", .optional(Schema.array(.reference { SkinKeyPose.wireSchema }, [.maxLength(32)]).checked([RuleUse(.uniqueItems(by: "pose"), message: "Invalid list: entries must be unique")])), .optional, optionalOut: true),
        PropertyShape("artifact", .optional(.reference { SkinArtifact.wireSchema }), .optional, optionalOut: true),
        PropertyShape("state", .oneOf([.string("discarded")])),
    ])
}

extension SkinDraftChanges {
    public static let wireId = "clankie.SkinDraftChanges"
    public static let wireSchema: Schema = .union([
        .reference { SkinBriefChange.wireSchema },
        .reference { SkinPosesChange.wireSchema },
        .reference { SkinArtifactChange.wireSchema },
        .reference { SkinDiscardChange.wireSchema },
    ])
}

extension UpdateSkinDraft {
    public static let wireId = "clankie.UpdateSkinDraft"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("id", .reference { ClankieTypes.skinDraftId.schema }),
        PropertyShape("expectedRevision", .string([.pattern(Pattern("^[a-f0-9]{64}$", "u"))])),
        PropertyShape("changes", .reference { SkinDraftChanges.wireSchema }),
    ])
}

extension ApproveSkinDraft {
    public static let wireId = "clankie.ApproveSkinDraft"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("id", .reference { ClankieTypes.skinDraftId.schema }),
        PropertyShape("expectedRevision", .string([.pattern(Pattern("^[a-f0-9]{64}$", "u"))])),
        PropertyShape("artifactSha256", .string([.pattern(Pattern("^[a-f0-9]{64}$", "u"))])),
    ])
}

extension ClankieTypes {
    static let skinDraftsSchemasModule: [AnyWireType] = [
        AnyWireType(ClankieTypes.leadSkinId),
        AnyWireType(ClankieTypes.skinDraftId),
        AnyWireType(SkinArtifact.wireType),
        AnyWireType(SkinDraftBrief.wireType),
        AnyWireType(SkinKeyPose.wireType),
        AnyWireType(SkinKeyPoseArtifact.wireType),
        AnyWireType(SkinDraftApproval.wireType),
        AnyWireType(SkinDraft.wireType),
        AnyWireType(SkinDraftDraft.wireType),
        AnyWireType(SkinDraftDraftState.wireType),
        AnyWireType(SkinDraftApproved.wireType),
        AnyWireType(CreateSkinDraft.wireType),
        AnyWireType(SkinBriefChange.wireType),
        AnyWireType(SkinPosesChange.wireType),
        AnyWireType(SkinArtifactChange.wireType),
        AnyWireType(SkinDiscardChange.wireType),
        AnyWireType(SkinDraftChanges.wireType),
        AnyWireType(UpdateSkinDraft.wireType),
        AnyWireType(ApproveSkinDraft.wireType),
    ]
}
