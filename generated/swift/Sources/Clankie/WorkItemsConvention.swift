// Made by samewire from schemas/clankie/work-items/convention.ts. Do not edit.
import SamewireSupport

public struct WorkGithubTarget: WireModel {
    /// Pattern: `^[\w.-]+\/[\w.-]+$`.
    public var repo: String

    public init(repo: String) {
        self.repo = repo
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.repo = try wireFields.required("repo")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("repo", self.repo)
        return wireMembers.wireValue
    }
}

public struct WorkLinearTarget: WireModel {
    /// 1 to 64 characters.
    public var team: String

    /// 1 to 200 characters.
    public var project: String?

    public var label: WorkLinearLabel?

    public init(team: String, project: String? = nil, label: WorkLinearLabel? = nil) {
        self.team = team
        self.project = project
        self.label = label
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.team = try wireFields.required("team")
        self.project = try wireFields.optional("project")
        self.label = try wireFields.optional("label")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("team", self.team)
        wireMembers.optional("project", self.project)
        wireMembers.optional("label", self.label)
        return wireMembers.wireValue
    }
}

public struct WorkReleases: WireModel {
    /// Default: `"both"`.
    public var source: WorkReleaseSource

    /// 1 to 64 characters.
    /// Pattern: `^[^\r\n]*$`.
    /// Default: `"repository"`.
    public var lane: String

    public init(source: WorkReleaseSource, lane: String) {
        self.source = source
        self.lane = lane
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.source = try wireFields.required("source")
        self.lane = try wireFields.required("lane")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("source", self.source)
        wireMembers.required("lane", self.lane)
        return wireMembers.wireValue
    }
}

/// How a repository tracks its work. `linear.label` stands only beside the backend `linear`.
///
/// Told apart by `backend`.
public enum WorkConvention: WireModel {
    case workConventionDefault(WorkConventionDefault)
    case linear(WorkConventionLinear)

    public init(wireValue: JSONValue) throws {
        switch try WireChoice.tag(wireValue, "backend", [[.string("default"), .string("markdown"), .string("github")], [.string("linear")]]) {
        case 0: self = .workConventionDefault(try WorkConventionDefault(wireValue: wireValue))
        default: self = .linear(try WorkConventionLinear(wireValue: wireValue))
        }
    }

    public var wireValue: JSONValue {
        switch self {
        case .workConventionDefault(let payload): return payload.wireValue
        case .linear(let payload): return payload.wireValue
        }
    }
}

/// Tracked in files or at GitHub.
public struct WorkConventionDefault: WireModel {
    public var backend: WorkConventionDefaultBackend

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    /// 1 to 256 characters.
    public var directory: String?

    public var github: WorkGithubTarget?

    public var releases: WorkReleases?

    /// 1 to 256 characters.
    public var decisions: String?

    /// At most 1000 characters.
    public var note: String?

    public var decidedBy: WorkConventionDefaultDecidedBy

    /// At most 64 characters.
    public var decidedAt: String

    public var linear: WorkConventionDefaultLinear?

    public init(
        backend: WorkConventionDefaultBackend,
        directory: String? = nil,
        github: WorkGithubTarget? = nil,
        releases: WorkReleases? = nil,
        decisions: String? = nil,
        note: String? = nil,
        decidedBy: WorkConventionDefaultDecidedBy,
        decidedAt: String,
        linear: WorkConventionDefaultLinear? = nil
    ) {
        self.backend = backend
        self.directory = directory
        self.github = github
        self.releases = releases
        self.decisions = decisions
        self.note = note
        self.decidedBy = decidedBy
        self.decidedAt = decidedAt
        self.linear = linear
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.backend = try wireFields.required("backend")
        self.directory = try wireFields.optional("directory")
        self.github = try wireFields.optional("github")
        self.releases = try wireFields.optional("releases")
        self.decisions = try wireFields.optional("decisions")
        self.note = try wireFields.optional("note")
        self.decidedBy = try wireFields.required("decidedBy")
        self.decidedAt = try wireFields.required("decidedAt")
        self.linear = try wireFields.optional("linear")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("backend", self.backend)
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.optional("directory", self.directory)
        wireMembers.optional("github", self.github)
        wireMembers.optional("releases", self.releases)
        wireMembers.optional("decisions", self.decisions)
        wireMembers.optional("note", self.note)
        wireMembers.required("decidedBy", self.decidedBy)
        wireMembers.required("decidedAt", self.decidedAt)
        wireMembers.optional("linear", self.linear)
        return wireMembers.wireValue
    }
}

public enum WorkConventionDefaultBackend: WireEnum {
    case `default`
    case markdown
    case github

    public var rawValue: String {
        switch self {
        case .`default`: return "default"
        case .markdown: return "markdown"
        case .github: return "github"
        }
    }
}

public enum WorkConventionDefaultDecidedBy: WireEnum {
    case owner
    case discovery

    public var rawValue: String {
        switch self {
        case .owner: return "owner"
        case .discovery: return "discovery"
        }
    }
}

public struct WorkConventionDefaultLinear: WireModel {
    /// 1 to 64 characters.
    public var team: String

    /// 1 to 200 characters.
    public var project: String?

    public var label: JSONValue?

    public init(team: String, project: String? = nil, label: JSONValue? = nil) {
        self.team = team
        self.project = project
        self.label = label
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.team = try wireFields.required("team")
        self.project = try wireFields.optional("project")
        self.label = try wireFields.optional("label")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("team", self.team)
        wireMembers.optional("project", self.project)
        wireMembers.optional("label", self.label)
        return wireMembers.wireValue
    }
}

/// Tracked at Linear.
public struct WorkConventionLinear: WireModel {
    /// Always "linear".
    public static let backend: String = "linear"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    /// 1 to 256 characters.
    public var directory: String?

    public var github: WorkGithubTarget?

    public var releases: WorkReleases?

    /// 1 to 256 characters.
    public var decisions: String?

    /// At most 1000 characters.
    public var note: String?

    public var decidedBy: WorkConventionLinearDecidedBy

    /// At most 64 characters.
    public var decidedAt: String

    public var linear: WorkLinearTarget?

    public init(
        directory: String? = nil,
        github: WorkGithubTarget? = nil,
        releases: WorkReleases? = nil,
        decisions: String? = nil,
        note: String? = nil,
        decidedBy: WorkConventionLinearDecidedBy,
        decidedAt: String,
        linear: WorkLinearTarget? = nil
    ) {
        self.directory = directory
        self.github = github
        self.releases = releases
        self.decisions = decisions
        self.note = note
        self.decidedBy = decidedBy
        self.decidedAt = decidedAt
        self.linear = linear
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.directory = try wireFields.optional("directory")
        self.github = try wireFields.optional("github")
        self.releases = try wireFields.optional("releases")
        self.decisions = try wireFields.optional("decisions")
        self.note = try wireFields.optional("note")
        self.decidedBy = try wireFields.required("decidedBy")
        self.decidedAt = try wireFields.required("decidedAt")
        self.linear = try wireFields.optional("linear")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("backend", .string("linear"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.optional("directory", self.directory)
        wireMembers.optional("github", self.github)
        wireMembers.optional("releases", self.releases)
        wireMembers.optional("decisions", self.decisions)
        wireMembers.optional("note", self.note)
        wireMembers.required("decidedBy", self.decidedBy)
        wireMembers.required("decidedAt", self.decidedAt)
        wireMembers.optional("linear", self.linear)
        return wireMembers.wireValue
    }
}

public enum WorkConventionLinearDecidedBy: WireEnum {
    case owner
    case discovery

    public var rawValue: String {
        switch self {
        case .owner: return "owner"
        case .discovery: return "discovery"
        }
    }
}

/// What a sign suggests for the convention.
public struct WorkSuggestion: WireModel {
    public var backend: WorkBackend?

    /// 1 to 256 characters.
    public var directory: String?

    public var github: WorkGithubTarget?

    public var releases: WorkReleases?

    /// 1 to 256 characters.
    public var decisions: String?

    /// At most 1000 characters.
    public var note: String?

    public var linear: WorkLinearTarget?

    public init(
        backend: WorkBackend? = nil,
        directory: String? = nil,
        github: WorkGithubTarget? = nil,
        releases: WorkReleases? = nil,
        decisions: String? = nil,
        note: String? = nil,
        linear: WorkLinearTarget? = nil
    ) {
        self.backend = backend
        self.directory = directory
        self.github = github
        self.releases = releases
        self.decisions = decisions
        self.note = note
        self.linear = linear
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.backend = try wireFields.optional("backend")
        self.directory = try wireFields.optional("directory")
        self.github = try wireFields.optional("github")
        self.releases = try wireFields.optional("releases")
        self.decisions = try wireFields.optional("decisions")
        self.note = try wireFields.optional("note")
        self.linear = try wireFields.optional("linear")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.optional("backend", self.backend)
        wireMembers.optional("directory", self.directory)
        wireMembers.optional("github", self.github)
        wireMembers.optional("releases", self.releases)
        wireMembers.optional("decisions", self.decisions)
        wireMembers.optional("note", self.note)
        wireMembers.optional("linear", self.linear)
        return wireMembers.wireValue
    }
}

/// A sign in a repository of how its work is tracked.
public struct WorkSignal: WireModel {
    public var kind: WorkSignalKind

    /// At most 500 characters.
    public var detail: String

    public var suggests: WorkSuggestion?

    public init(kind: WorkSignalKind, detail: String, suggests: WorkSuggestion? = nil) {
        self.kind = kind
        self.detail = detail
        self.suggests = suggests
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.kind = try wireFields.required("kind")
        self.detail = try wireFields.required("detail")
        self.suggests = try wireFields.optional("suggests")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("kind", self.kind)
        wireMembers.required("detail", self.detail)
        wireMembers.optional("suggests", self.suggests)
        return wireMembers.wireValue
    }
}

public enum WorkSignalKind: WireEnum {
    case linear
    case github
    case markdown
    case todoFile
    case adr

    public var rawValue: String {
        switch self {
        case .linear: return "linear"
        case .github: return "github"
        case .markdown: return "markdown"
        case .todoFile: return "todo_file"
        case .adr: return "adr"
        }
    }
}

/// What the owner says when a repository's tracking is set up.
public struct WorkInitSettings: WireModel {
    public var backend: WorkBackend?

    /// 1 to 256 characters.
    public var directory: String?

    /// 1 to 200 characters.
    public var githubRepo: String?

    /// 1 to 64 characters.
    public var linearTeam: String?

    /// 1 to 200 characters.
    public var linearProject: String?

    public var linearLabel: WorkLinearLabel?

    public var releaseSource: WorkReleaseSource?

    /// 1 to 64 characters.
    public var releaseLane: String?

    /// 1 to 256 characters.
    public var decisions: String?

    /// At most 1000 characters.
    public var note: String?

    public init(
        backend: WorkBackend? = nil,
        directory: String? = nil,
        githubRepo: String? = nil,
        linearTeam: String? = nil,
        linearProject: String? = nil,
        linearLabel: WorkLinearLabel? = nil,
        releaseSource: WorkReleaseSource? = nil,
        releaseLane: String? = nil,
        decisions: String? = nil,
        note: String? = nil
    ) {
        self.backend = backend
        self.directory = directory
        self.githubRepo = githubRepo
        self.linearTeam = linearTeam
        self.linearProject = linearProject
        self.linearLabel = linearLabel
        self.releaseSource = releaseSource
        self.releaseLane = releaseLane
        self.decisions = decisions
        self.note = note
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.backend = try wireFields.optional("backend")
        self.directory = try wireFields.optional("directory")
        self.githubRepo = try wireFields.optional("githubRepo")
        self.linearTeam = try wireFields.optional("linearTeam")
        self.linearProject = try wireFields.optional("linearProject")
        self.linearLabel = try wireFields.optional("linearLabel")
        self.releaseSource = try wireFields.optional("releaseSource")
        self.releaseLane = try wireFields.optional("releaseLane")
        self.decisions = try wireFields.optional("decisions")
        self.note = try wireFields.optional("note")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.optional("backend", self.backend)
        wireMembers.optional("directory", self.directory)
        wireMembers.optional("githubRepo", self.githubRepo)
        wireMembers.optional("linearTeam", self.linearTeam)
        wireMembers.optional("linearProject", self.linearProject)
        wireMembers.optional("linearLabel", self.linearLabel)
        wireMembers.optional("releaseSource", self.releaseSource)
        wireMembers.optional("releaseLane", self.releaseLane)
        wireMembers.optional("decisions", self.decisions)
        wireMembers.optional("note", self.note)
        return wireMembers.wireValue
    }
}

// Schemas, as data.

extension WorkGithubTarget {
    public static let wireId = "clankie.WorkGithubTarget"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("repo", .string([.pattern(Pattern("^[\\w.-]+\\/[\\w.-]+$", "u"))])),
    ])
}

extension WorkLinearTarget {
    public static let wireId = "clankie.WorkLinearTarget"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("team", .string([.trim, .size(.minLength(1)), .size(.maxLength(64))])),
        PropertyShape("project", .optional(.string([.trim, .size(.minLength(1)), .size(.maxLength(200))])), .optional, optionalOut: true),
        PropertyShape("label", .optional(.reference { ClankieTypes.workLinearLabel.schema }), .optional, optionalOut: true),
    ])
}

extension WorkReleases {
    public static let wireId = "clankie.WorkReleases"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("source", .defaulted(.reference { WorkReleaseSource.wireSchema }, .string("both")), .defaulted),
        PropertyShape("lane", .defaulted(.string([.trim, .size(.minLength(1)), .size(.maxLength(64)), .pattern(Pattern("^[^\\r\\n]*$", "u"))]), .string("repository")), .defaulted),
    ])
}

extension WorkConvention {
    public static let wireId = "clankie.WorkConvention"
    public static let wireSchema: Schema = .discriminated("backend", [
        TaggedOption([.string("default"), .string("markdown"), .string("github")], .reference { WorkConventionDefault.wireSchema }),
        TaggedOption([.string("linear")], .reference { WorkConventionLinear.wireSchema }),
    ])
}

extension WorkConventionDefault {
    public static let wireId = "clankie.WorkConventionDefault"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("backend", .reference { WorkConventionDefaultBackend.wireSchema }),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("directory", .optional(.string([.trim, .size(.minLength(1)), .size(.maxLength(256))])), .optional, optionalOut: true),
        PropertyShape("github", .optional(.reference { WorkGithubTarget.wireSchema }), .optional, optionalOut: true),
        PropertyShape("releases", .optional(.reference { WorkReleases.wireSchema }), .optional, optionalOut: true),
        PropertyShape("decisions", .optional(.string([.trim, .size(.minLength(1)), .size(.maxLength(256))])), .optional, optionalOut: true),
        PropertyShape("note", .optional(.string([.size(.maxLength(1000))])), .optional, optionalOut: true),
        PropertyShape("decidedBy", .reference { WorkConventionDefaultDecidedBy.wireSchema }),
        PropertyShape("decidedAt", .string([.size(.maxLength(64))])),
        PropertyShape("linear", .optional(.reference { WorkConventionDefaultLinear.wireSchema }), .optional, optionalOut: true),
    ])
}

extension WorkConventionDefaultBackend {
    public static let wireId = "clankie.WorkConventionDefaultBackend"
    public static let wireSchema: Schema = .oneOf([.string("default"), .string("markdown"), .string("github")])
}

extension WorkConventionDefaultDecidedBy {
    public static let wireId = "clankie.WorkConventionDefaultDecidedBy"
    public static let wireSchema: Schema = .oneOf([.string("owner"), .string("discovery")])
}

extension WorkConventionDefaultLinear {
    public static let wireId = "clankie.WorkConventionDefaultLinear"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("team", .string([.trim, .size(.minLength(1)), .size(.maxLength(64))])),
        PropertyShape("project", .optional(.string([.trim, .size(.minLength(1)), .size(.maxLength(200))])), .optional, optionalOut: true),
        PropertyShape("label", .optional(.never), .optional, optionalOut: true),
    ])
}

extension WorkConventionLinear {
    public static let wireId = "clankie.WorkConventionLinear"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("backend", .oneOf([.string("linear")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("directory", .optional(.string([.trim, .size(.minLength(1)), .size(.maxLength(256))])), .optional, optionalOut: true),
        PropertyShape("github", .optional(.reference { WorkGithubTarget.wireSchema }), .optional, optionalOut: true),
        PropertyShape("releases", .optional(.reference { WorkReleases.wireSchema }), .optional, optionalOut: true),
        PropertyShape("decisions", .optional(.string([.trim, .size(.minLength(1)), .size(.maxLength(256))])), .optional, optionalOut: true),
        PropertyShape("note", .optional(.string([.size(.maxLength(1000))])), .optional, optionalOut: true),
        PropertyShape("decidedBy", .reference { WorkConventionLinearDecidedBy.wireSchema }),
        PropertyShape("decidedAt", .string([.size(.maxLength(64))])),
        PropertyShape("linear", .optional(.reference { WorkLinearTarget.wireSchema }), .optional, optionalOut: true),
    ])
}

extension WorkConventionLinearDecidedBy {
    public static let wireId = "clankie.WorkConventionLinearDecidedBy"
    public static let wireSchema: Schema = .oneOf([.string("owner"), .string("discovery")])
}

extension WorkSuggestion {
    public static let wireId = "clankie.WorkSuggestion"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("backend", .optional(.reference { WorkBackend.wireSchema }), .optional, optionalOut: true),
        PropertyShape("directory", .optional(.string([.trim, .size(.minLength(1)), .size(.maxLength(256))])), .optional, optionalOut: true),
        PropertyShape("github", .optional(.reference { WorkGithubTarget.wireSchema }), .optional, optionalOut: true),
        PropertyShape("releases", .optional(.reference { WorkReleases.wireSchema }), .optional, optionalOut: true),
        PropertyShape("decisions", .optional(.string([.trim, .size(.minLength(1)), .size(.maxLength(256))])), .optional, optionalOut: true),
        PropertyShape("note", .optional(.string([.size(.maxLength(1000))])), .optional, optionalOut: true),
        PropertyShape("linear", .optional(.reference { WorkLinearTarget.wireSchema }), .optional, optionalOut: true),
    ])
}

extension WorkSignal {
    public static let wireId = "clankie.WorkSignal"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("kind", .reference { WorkSignalKind.wireSchema }),
        PropertyShape("detail", .string([.size(.maxLength(500))])),
        PropertyShape("suggests", .optional(.reference { WorkSuggestion.wireSchema }), .optional, optionalOut: true),
    ])
}

extension WorkSignalKind {
    public static let wireId = "clankie.WorkSignalKind"
    public static let wireSchema: Schema = .oneOf([.string("linear"), .string("github"), .string("markdown"), .string("todo_file"), .string("adr")])
}

extension WorkInitSettings {
    public static let wireId = "clankie.WorkInitSettings"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("backend", .optional(.reference { WorkBackend.wireSchema }), .optional, optionalOut: true),
        PropertyShape("directory", .optional(.string([.size(.minLength(1)), .size(.maxLength(256))])), .optional, optionalOut: true),
        PropertyShape("githubRepo", .optional(.string([.size(.minLength(1)), .size(.maxLength(200))])), .optional, optionalOut: true),
        PropertyShape("linearTeam", .optional(.string([.size(.minLength(1)), .size(.maxLength(64))])), .optional, optionalOut: true),
        PropertyShape("linearProject", .optional(.string([.size(.minLength(1)), .size(.maxLength(200))])), .optional, optionalOut: true),
        PropertyShape("linearLabel", .optional(.reference { ClankieTypes.workLinearLabel.schema }), .optional, optionalOut: true),
        PropertyShape("releaseSource", .optional(.reference { WorkReleaseSource.wireSchema }), .optional, optionalOut: true),
        PropertyShape("releaseLane", .optional(.string([.trim, .size(.minLength(1)), .size(.maxLength(64))])), .optional, optionalOut: true),
        PropertyShape("decisions", .optional(.string([.size(.minLength(1)), .size(.maxLength(256))])), .optional, optionalOut: true),
        PropertyShape("note", .optional(.string([.size(.maxLength(1000))])), .optional, optionalOut: true),
    ])
}

extension ClankieTypes {
    static let workItemsConventionModule: [AnyWireType] = [
        AnyWireType(WorkGithubTarget.wireType),
        AnyWireType(WorkLinearTarget.wireType),
        AnyWireType(WorkReleases.wireType),
        AnyWireType(WorkConvention.wireType),
        AnyWireType(WorkConventionDefault.wireType),
        AnyWireType(WorkConventionDefaultBackend.wireType),
        AnyWireType(WorkConventionDefaultDecidedBy.wireType),
        AnyWireType(WorkConventionDefaultLinear.wireType),
        AnyWireType(WorkConventionLinear.wireType),
        AnyWireType(WorkConventionLinearDecidedBy.wireType),
        AnyWireType(WorkSuggestion.wireType),
        AnyWireType(WorkSignal.wireType),
        AnyWireType(WorkSignalKind.wireType),
        AnyWireType(WorkInitSettings.wireType),
    ]
}
