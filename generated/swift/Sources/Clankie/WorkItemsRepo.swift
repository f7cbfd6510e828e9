// Made by samewire from schemas/clankie/work-items/repo.ts. Do not edit.
import SamewireSupport

/// Where a repository's work items live.
public enum WorkBackend: WireEnum {
    case `default`
    case markdown
    case github
    case linear

    public var rawValue: String {
        switch self {
        case .`default`: return "default"
        case .markdown: return "markdown"
        case .github: return "github"
        case .linear: return "linear"
        }
    }
}

/// 1 to 64 characters.
/// Pattern: `^[^\r\n]*$`.
public typealias WorkLinearLabel = String

/// What counts as a release of a repository.
public enum WorkReleaseSource: WireEnum {
    case tags
    case milestones
    case both

    public var rawValue: String {
        switch self {
        case .tags: return "tags"
        case .milestones: return "milestones"
        case .both: return "both"
        }
    }
}

/// Pattern: `^[a-z0-9-]{1,64}$`.
public typealias WorkRepoId = String

/// A repository of the host.
public struct WorkRepo: WireModel {
    public var id: WorkRepoId

    /// At most 200 characters.
    public var name: String

    /// Pattern: `^[a-z][a-z0-9_-]{0,63}$`.
    public var projectId: String?

    /// Format: uuid.
    public var trackerProjectId: String?

    /// Why its items cannot be read now.
    ///
    /// 1 to 240 characters.
    public var unavailable: String?

    /// 1 to 4096 characters.
    public var root: String?

    public var backend: WorkBackend?

    /// The owner has not said yet where its items live.
    public var needsDecision: Bool

    public init(
        id: WorkRepoId,
        name: String,
        projectId: String? = nil,
        trackerProjectId: String? = nil,
        unavailable: String? = nil,
        root: String? = nil,
        backend: WorkBackend? = nil,
        needsDecision: Bool
    ) {
        self.id = id
        self.name = name
        self.projectId = projectId
        self.trackerProjectId = trackerProjectId
        self.unavailable = unavailable
        self.root = root
        self.backend = backend
        self.needsDecision = needsDecision
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.id = try wireFields.required("id")
        self.name = try wireFields.required("name")
        self.projectId = try wireFields.optional("projectId")
        self.trackerProjectId = try wireFields.optional("trackerProjectId")
        self.unavailable = try wireFields.optional("unavailable")
        self.root = try wireFields.optional("root")
        self.backend = try wireFields.optional("backend")
        self.needsDecision = try wireFields.required("needsDecision")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("id", self.id)
        wireMembers.required("name", self.name)
        wireMembers.optional("projectId", self.projectId)
        wireMembers.optional("trackerProjectId", self.trackerProjectId)
        wireMembers.optional("unavailable", self.unavailable)
        wireMembers.optional("root", self.root)
        wireMembers.optional("backend", self.backend)
        wireMembers.required("needsDecision", self.needsDecision)
        return wireMembers.wireValue
    }
}

public struct WorkReposResult: WireModel {
    /// At most 50 entries.
    public var repos: [WorkRepo]

    public init(repos: [WorkRepo]) {
        self.repos = repos
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.repos = try wireFields.required("repos")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("repos", self.repos)
        return wireMembers.wireValue
    }
}

public struct WorkItemsResult: WireModel {
    public var repo: WorkRepo

    /// At most 250 entries.
    public var items: [WorkItem]

    public init(repo: WorkRepo, items: [WorkItem]) {
        self.repo = repo
        self.items = items
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.repo = try wireFields.required("repo")
        self.items = try wireFields.required("items")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("repo", self.repo)
        wireMembers.required("items", self.items)
        return wireMembers.wireValue
    }
}

// Schemas, as data.

extension WorkBackend {
    public static let wireId = "clankie.WorkBackend"
    public static let wireSchema: Schema = .oneOf([.string("default"), .string("markdown"), .string("github"), .string("linear")])
}

extension ClankieTypes {
    public static let workLinearLabel = WireType<WorkLinearLabel>("clankie.WorkLinearLabel", workLinearLabelSchema)
    private static let workLinearLabelSchema: Schema = .string([.trim, .size(.minLength(1)), .size(.maxLength(64)), .pattern(Pattern("^[^\\r\\n]*$", "u"))])
}

extension WorkReleaseSource {
    public static let wireId = "clankie.WorkReleaseSource"
    public static let wireSchema: Schema = .oneOf([.string("tags"), .string("milestones"), .string("both")])
}

extension ClankieTypes {
    public static let workRepoId = WireType<WorkRepoId>("clankie.WorkRepoId", workRepoIdSchema)
    private static let workRepoIdSchema: Schema = .string([.pattern(Pattern("^[a-z0-9-]{1,64}$", "u"))])
}

extension WorkRepo {
    public static let wireId = "clankie.WorkRepo"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("id", .reference { ClankieTypes.workRepoId.schema }),
        PropertyShape("name", .string([.size(.maxLength(200))])),
        PropertyShape("projectId", .optional(.string([.pattern(Pattern("^[a-z][a-z0-9_-]{0,63}$", "u"))])), .optional, optionalOut: true),
        PropertyShape("trackerProjectId", .optional(.string([.pattern(Pattern("^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$"))])), .optional, optionalOut: true),
        PropertyShape("unavailable", .optional(.string([.size(.minLength(1)), .size(.maxLength(240))])), .optional, optionalOut: true),
        PropertyShape("root", .optional(.string([.trim, .size(.minLength(1)), .size(.maxLength(4096))])), .optional, optionalOut: true),
        PropertyShape("backend", .optional(.reference { WorkBackend.wireSchema }), .optional, optionalOut: true),
        PropertyShape("needsDecision", .boolean),
    ])
}

extension WorkReposResult {
    public static let wireId = "clankie.WorkReposResult"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("repos", .array(.reference { WorkRepo.wireSchema }, [.maxLength(50)])),
    ])
}

extension WorkItemsResult {
    public static let wireId = "clankie.WorkItemsResult"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("repo", .reference { WorkRepo.wireSchema }),
        PropertyShape("items", .array(.reference { WorkItem.wireSchema }, [.maxLength(250)])),
    ])
}

extension ClankieTypes {
    static let workItemsRepoModule: [AnyWireType] = [
        AnyWireType(WorkBackend.wireType),
        AnyWireType(ClankieTypes.workLinearLabel),
        AnyWireType(WorkReleaseSource.wireType),
        AnyWireType(ClankieTypes.workRepoId),
        AnyWireType(WorkRepo.wireType),
        AnyWireType(WorkReposResult.wireType),
        AnyWireType(WorkItemsResult.wireType),
    ]
}
