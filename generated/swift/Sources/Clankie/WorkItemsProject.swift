// Made by samewire from schemas/clankie/work-items/project.ts. Do not edit.
import SamewireSupport

public struct WorkPlannedRelease: WireModel {
    /// 1 to 256 characters.
    /// Pattern: `^[^\r\n]*$`.
    public var id: String

    /// 1 to 200 characters.
    /// Pattern: `^[^\r\n]*$`.
    public var name: String

    /// At most 64 characters.
    public var targetDate: String?

    /// At most 25000 entries.
    public var itemIds: [String]

    public init(id: String, name: String, targetDate: String? = nil, itemIds: [String]) {
        self.id = id
        self.name = name
        self.targetDate = targetDate
        self.itemIds = itemIds
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.id = try wireFields.required("id")
        self.name = try wireFields.required("name")
        self.targetDate = try wireFields.optional("targetDate")
        self.itemIds = try wireFields.required("itemIds")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("id", self.id)
        wireMembers.required("name", self.name)
        wireMembers.optional("targetDate", self.targetDate)
        wireMembers.required("itemIds", self.itemIds)
        return wireMembers.wireValue
    }
}

public struct WorkShippedVersion: WireModel {
    /// 1 to 200 characters.
    /// Pattern: `^[^\r\n]*$`.
    public var version: String

    /// 1 to 64 characters.
    /// Pattern: `^[^\r\n]*$`.
    public var lane: String

    /// At most 64 characters.
    public var date: String

    public var dateKind: WorkShippedVersionDateKind

    /// At most 25000 entries.
    public var itemIds: [String]

    /// At most 2048 characters.
    public var location: String?

    public init(
        version: String,
        lane: String,
        date: String,
        dateKind: WorkShippedVersionDateKind,
        itemIds: [String],
        location: String? = nil
    ) {
        self.version = version
        self.lane = lane
        self.date = date
        self.dateKind = dateKind
        self.itemIds = itemIds
        self.location = location
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.version = try wireFields.required("version")
        self.lane = try wireFields.required("lane")
        self.date = try wireFields.required("date")
        self.dateKind = try wireFields.required("dateKind")
        self.itemIds = try wireFields.required("itemIds")
        self.location = try wireFields.optional("location")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("version", self.version)
        wireMembers.required("lane", self.lane)
        wireMembers.required("date", self.date)
        wireMembers.required("dateKind", self.dateKind)
        wireMembers.required("itemIds", self.itemIds)
        wireMembers.optional("location", self.location)
        return wireMembers.wireValue
    }
}

public enum WorkShippedVersionDateKind: WireEnum {
    case tag
    case commit
    case published

    public var rawValue: String {
        switch self {
        case .tag: return "tag"
        case .commit: return "commit"
        case .published: return "published"
        }
    }
}

public struct WorkGoalProject: WireModel {
    /// 1 to 256 characters.
    /// Pattern: `^[^\r\n]*$`.
    public var id: String

    /// 1 to 200 characters.
    /// Pattern: `^[^\r\n]*$`.
    public var name: String

    /// 1 to 64 characters.
    /// Pattern: `^[^\r\n]*$`.
    public var status: String?

    /// 0 to 1.
    public var progress: Double?

    public init(id: String, name: String, status: String? = nil, progress: Double? = nil) {
        self.id = id
        self.name = name
        self.status = status
        self.progress = progress
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.id = try wireFields.required("id")
        self.name = try wireFields.required("name")
        self.status = try wireFields.optional("status")
        self.progress = try wireFields.optional("progress")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("id", self.id)
        wireMembers.required("name", self.name)
        wireMembers.optional("status", self.status)
        wireMembers.optional("progress", self.progress)
        return wireMembers.wireValue
    }
}

public struct WorkGoal: WireModel {
    /// 1 to 256 characters.
    /// Pattern: `^[^\r\n]*$`.
    public var id: String

    /// 1 to 200 characters.
    /// Pattern: `^[^\r\n]*$`.
    public var name: String

    /// 1 to 64 characters.
    /// Pattern: `^[^\r\n]*$`.
    public var status: String

    /// At most 64 characters.
    public var targetDate: String?

    /// At most 25000 entries.
    public var projects: [WorkGoalProject]

    public init(
        id: String,
        name: String,
        status: String,
        targetDate: String? = nil,
        projects: [WorkGoalProject]
    ) {
        self.id = id
        self.name = name
        self.status = status
        self.targetDate = targetDate
        self.projects = projects
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.id = try wireFields.required("id")
        self.name = try wireFields.required("name")
        self.status = try wireFields.required("status")
        self.targetDate = try wireFields.optional("targetDate")
        self.projects = try wireFields.required("projects")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("id", self.id)
        wireMembers.required("name", self.name)
        wireMembers.required("status", self.status)
        wireMembers.optional("targetDate", self.targetDate)
        wireMembers.required("projects", self.projects)
        return wireMembers.wireValue
    }
}

/// A part that could not be read.
public struct WorkUnavailableRead: WireModel {
    public var read_: WorkUnavailableReadRead

    /// At most 500 characters.
    public var message: String

    public init(read_: WorkUnavailableReadRead, message: String) {
        self.read_ = read_
        self.message = message
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.read_ = try wireFields.required("read")
        self.message = try wireFields.required("message")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("read", self.read_)
        wireMembers.required("message", self.message)
        return wireMembers.wireValue
    }
}

public enum WorkUnavailableReadRead: WireEnum {
    case planned
    case shipped
    case goals

    public var rawValue: String {
        switch self {
        case .planned: return "planned"
        case .shipped: return "shipped"
        case .goals: return "goals"
        }
    }
}

/// What was shipped, what is planned, and why.
public struct WorkProjectFacts: WireModel {
    public var releaseSource: WorkReleaseSource

    /// At most 25000 entries.
    public var planned: [WorkPlannedRelease]

    /// At most 25000 entries.
    public var shipped: [WorkShippedVersion]

    /// At most 25000 entries.
    public var goals: [WorkGoal]

    /// At most 3 entries.
    public var unavailable: [WorkUnavailableRead]

    public init(
        releaseSource: WorkReleaseSource,
        planned: [WorkPlannedRelease],
        shipped: [WorkShippedVersion],
        goals: [WorkGoal],
        unavailable: [WorkUnavailableRead]
    ) {
        self.releaseSource = releaseSource
        self.planned = planned
        self.shipped = shipped
        self.goals = goals
        self.unavailable = unavailable
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.releaseSource = try wireFields.required("releaseSource")
        self.planned = try wireFields.required("planned")
        self.shipped = try wireFields.required("shipped")
        self.goals = try wireFields.required("goals")
        self.unavailable = try wireFields.required("unavailable")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("releaseSource", self.releaseSource)
        wireMembers.required("planned", self.planned)
        wireMembers.required("shipped", self.shipped)
        wireMembers.required("goals", self.goals)
        wireMembers.required("unavailable", self.unavailable)
        return wireMembers.wireValue
    }
}

public struct WorkProjectResult: WireModel {
    public var repo: WorkRepo

    public var releaseSource: WorkReleaseSource

    /// At most 25000 entries.
    public var planned: [WorkPlannedRelease]

    /// At most 25000 entries.
    public var shipped: [WorkShippedVersion]

    /// At most 25000 entries.
    public var goals: [WorkGoal]

    /// At most 3 entries.
    public var unavailable: [WorkUnavailableRead]

    public init(
        repo: WorkRepo,
        releaseSource: WorkReleaseSource,
        planned: [WorkPlannedRelease],
        shipped: [WorkShippedVersion],
        goals: [WorkGoal],
        unavailable: [WorkUnavailableRead]
    ) {
        self.repo = repo
        self.releaseSource = releaseSource
        self.planned = planned
        self.shipped = shipped
        self.goals = goals
        self.unavailable = unavailable
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.repo = try wireFields.required("repo")
        self.releaseSource = try wireFields.required("releaseSource")
        self.planned = try wireFields.required("planned")
        self.shipped = try wireFields.required("shipped")
        self.goals = try wireFields.required("goals")
        self.unavailable = try wireFields.required("unavailable")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("repo", self.repo)
        wireMembers.required("releaseSource", self.releaseSource)
        wireMembers.required("planned", self.planned)
        wireMembers.required("shipped", self.shipped)
        wireMembers.required("goals", self.goals)
        wireMembers.required("unavailable", self.unavailable)
        return wireMembers.wireValue
    }
}

public struct WorkProjectLink: WireModel {
    /// 1 to 500 characters.
    public var title: String

    /// 1 to 2048 characters.
    public var url: String

    public init(title: String, url: String) {
        self.title = title
        self.url = url
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.title = try wireFields.required("title")
        self.url = try wireFields.required("url")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("title", self.title)
        wireMembers.required("url", self.url)
        return wireMembers.wireValue
    }
}

/// What somebody wrote about how a project goes.
public struct WorkProjectUpdate: WireModel {
    /// 1 to 256 characters.
    /// Pattern: `^[^\r\n]*$`.
    public var id: String

    /// 1 to 64 characters.
    /// Pattern: `^[^\r\n]*$`.
    public var health: String?

    /// 1 to 200 characters.
    /// Pattern: `^[^\r\n]*$`.
    public var author: String?

    /// At most 100000 characters.
    public var body: String

    /// At most 64 characters.
    public var createdAt: String

    /// At most 100 entries.
    public var attachments: [WorkProjectLink]

    public init(
        id: String,
        health: String? = nil,
        author: String? = nil,
        body: String,
        createdAt: String,
        attachments: [WorkProjectLink]
    ) {
        self.id = id
        self.health = health
        self.author = author
        self.body = body
        self.createdAt = createdAt
        self.attachments = attachments
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.id = try wireFields.required("id")
        self.health = try wireFields.optional("health")
        self.author = try wireFields.optional("author")
        self.body = try wireFields.required("body")
        self.createdAt = try wireFields.required("createdAt")
        self.attachments = try wireFields.required("attachments")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("id", self.id)
        wireMembers.optional("health", self.health)
        wireMembers.optional("author", self.author)
        wireMembers.required("body", self.body)
        wireMembers.required("createdAt", self.createdAt)
        wireMembers.required("attachments", self.attachments)
        return wireMembers.wireValue
    }
}

/// A project as its tracker has it.
public struct WorkProjectDetails: WireModel {
    /// 1 to 256 characters.
    /// Pattern: `^[^\r\n]*$`.
    public var id: String

    /// 1 to 200 characters.
    /// Pattern: `^[^\r\n]*$`.
    public var name: String

    /// 1 to 256 characters.
    /// Pattern: `^[^\r\n]*$`.
    public var identifier: String?

    /// At most 20000 characters.
    public var summary: String?

    /// At most 100000 characters.
    public var description: String?

    /// 1 to 64 characters.
    /// Pattern: `^[^\r\n]*$`.
    public var status: String?

    /// 0 to 4.
    public var priority: Int64?

    /// 1 to 200 characters.
    /// Pattern: `^[^\r\n]*$`.
    public var lead: String?

    /// At most 64 characters.
    public var startDate: String?

    /// At most 64 characters.
    public var targetDate: String?

    /// At most 100 entries.
    public var teams: [String]

    /// At most 500 entries.
    public var resources: [WorkProjectLink]

    /// At most 200 entries.
    public var updates: [WorkProjectUpdate]

    public init(
        id: String,
        name: String,
        identifier: String? = nil,
        summary: String? = nil,
        description: String? = nil,
        status: String? = nil,
        priority: Int64? = nil,
        lead: String? = nil,
        startDate: String? = nil,
        targetDate: String? = nil,
        teams: [String],
        resources: [WorkProjectLink],
        updates: [WorkProjectUpdate]
    ) {
        self.id = id
        self.name = name
        self.identifier = identifier
        self.summary = summary
        self.description = description
        self.status = status
        self.priority = priority
        self.lead = lead
        self.startDate = startDate
        self.targetDate = targetDate
        self.teams = teams
        self.resources = resources
        self.updates = updates
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.id = try wireFields.required("id")
        self.name = try wireFields.required("name")
        self.identifier = try wireFields.optional("identifier")
        self.summary = try wireFields.optional("summary")
        self.description = try wireFields.optional("description")
        self.status = try wireFields.optional("status")
        self.priority = try wireFields.optional("priority")
        self.lead = try wireFields.optional("lead")
        self.startDate = try wireFields.optional("startDate")
        self.targetDate = try wireFields.optional("targetDate")
        self.teams = try wireFields.required("teams")
        self.resources = try wireFields.required("resources")
        self.updates = try wireFields.required("updates")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("id", self.id)
        wireMembers.required("name", self.name)
        wireMembers.optional("identifier", self.identifier)
        wireMembers.optional("summary", self.summary)
        wireMembers.optional("description", self.description)
        wireMembers.optional("status", self.status)
        wireMembers.optional("priority", self.priority)
        wireMembers.optional("lead", self.lead)
        wireMembers.optional("startDate", self.startDate)
        wireMembers.optional("targetDate", self.targetDate)
        wireMembers.required("teams", self.teams)
        wireMembers.required("resources", self.resources)
        wireMembers.required("updates", self.updates)
        return wireMembers.wireValue
    }
}

public struct WorkProjectDetailsResult: WireModel {
    public var repo: WorkRepo

    /// 1 to 256 characters.
    /// Pattern: `^[^\r\n]*$`.
    public var id: String

    /// 1 to 200 characters.
    /// Pattern: `^[^\r\n]*$`.
    public var name: String

    /// 1 to 256 characters.
    /// Pattern: `^[^\r\n]*$`.
    public var identifier: String?

    /// At most 20000 characters.
    public var summary: String?

    /// At most 100000 characters.
    public var description: String?

    /// 1 to 64 characters.
    /// Pattern: `^[^\r\n]*$`.
    public var status: String?

    /// 0 to 4.
    public var priority: Int64?

    /// 1 to 200 characters.
    /// Pattern: `^[^\r\n]*$`.
    public var lead: String?

    /// At most 64 characters.
    public var startDate: String?

    /// At most 64 characters.
    public var targetDate: String?

    /// At most 100 entries.
    public var teams: [String]

    /// At most 500 entries.
    public var resources: [WorkProjectLink]

    /// At most 200 entries.
    public var updates: [WorkProjectUpdate]

    public init(
        repo: WorkRepo,
        id: String,
        name: String,
        identifier: String? = nil,
        summary: String? = nil,
        description: String? = nil,
        status: String? = nil,
        priority: Int64? = nil,
        lead: String? = nil,
        startDate: String? = nil,
        targetDate: String? = nil,
        teams: [String],
        resources: [WorkProjectLink],
        updates: [WorkProjectUpdate]
    ) {
        self.repo = repo
        self.id = id
        self.name = name
        self.identifier = identifier
        self.summary = summary
        self.description = description
        self.status = status
        self.priority = priority
        self.lead = lead
        self.startDate = startDate
        self.targetDate = targetDate
        self.teams = teams
        self.resources = resources
        self.updates = updates
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.repo = try wireFields.required("repo")
        self.id = try wireFields.required("id")
        self.name = try wireFields.required("name")
        self.identifier = try wireFields.optional("identifier")
        self.summary = try wireFields.optional("summary")
        self.description = try wireFields.optional("description")
        self.status = try wireFields.optional("status")
        self.priority = try wireFields.optional("priority")
        self.lead = try wireFields.optional("lead")
        self.startDate = try wireFields.optional("startDate")
        self.targetDate = try wireFields.optional("targetDate")
        self.teams = try wireFields.required("teams")
        self.resources = try wireFields.required("resources")
        self.updates = try wireFields.required("updates")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("repo", self.repo)
        wireMembers.required("id", self.id)
        wireMembers.required("name", self.name)
        wireMembers.optional("identifier", self.identifier)
        wireMembers.optional("summary", self.summary)
        wireMembers.optional("description", self.description)
        wireMembers.optional("status", self.status)
        wireMembers.optional("priority", self.priority)
        wireMembers.optional("lead", self.lead)
        wireMembers.optional("startDate", self.startDate)
        wireMembers.optional("targetDate", self.targetDate)
        wireMembers.required("teams", self.teams)
        wireMembers.required("resources", self.resources)
        wireMembers.required("updates", self.updates)
        return wireMembers.wireValue
    }
}

// Schemas, as data.

extension WorkPlannedRelease {
    public static let wireId = "clankie.WorkPlannedRelease"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("id", .string([.trim, .size(.minLength(1)), .size(.maxLength(256)), .pattern(Pattern("^[^\\r\\n]*$", "u"))])),
        PropertyShape("name", .string([.trim, .size(.minLength(1)), .size(.maxLength(200)), .pattern(Pattern("^[^\\r\\n]*$", "u"))])),
        PropertyShape("targetDate", .optional(.string([.size(.maxLength(64))])), .optional, optionalOut: true),
        PropertyShape("itemIds", .array(.string([.trim, .size(.minLength(1)), .size(.maxLength(64)), .pattern(Pattern("^[^\\r\\n]*$", "u"))]), [.maxLength(25000)])),
    ])
}

extension WorkShippedVersion {
    public static let wireId = "clankie.WorkShippedVersion"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("version", .string([.trim, .size(.minLength(1)), .size(.maxLength(200)), .pattern(Pattern("^[^\\r\\n]*$", "u"))])),
        PropertyShape("lane", .string([.trim, .size(.minLength(1)), .size(.maxLength(64)), .pattern(Pattern("^[^\\r\\n]*$", "u"))])),
        PropertyShape("date", .string([.size(.maxLength(64))])),
        PropertyShape("dateKind", .reference { WorkShippedVersionDateKind.wireSchema }),
        PropertyShape("itemIds", .array(.string([.trim, .size(.minLength(1)), .size(.maxLength(64)), .pattern(Pattern("^[^\\r\\n]*$", "u"))]), [.maxLength(25000)])),
        PropertyShape("location", .optional(.string([.size(.maxLength(2048))])), .optional, optionalOut: true),
    ])
}

extension WorkShippedVersionDateKind {
    public static let wireId = "clankie.WorkShippedVersionDateKind"
    public static let wireSchema: Schema = .oneOf([.string("tag"), .string("commit"), .string("published")])
}

extension WorkGoalProject {
    public static let wireId = "clankie.WorkGoalProject"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("id", .string([.trim, .size(.minLength(1)), .size(.maxLength(256)), .pattern(Pattern("^[^\\r\\n]*$", "u"))])),
        PropertyShape("name", .string([.trim, .size(.minLength(1)), .size(.maxLength(200)), .pattern(Pattern("^[^\\r\\n]*$", "u"))])),
        PropertyShape("status", .optional(.string([.trim, .size(.minLength(1)), .size(.maxLength(64)), .pattern(Pattern("^[^\\r\\n]*$", "u"))])), .optional, optionalOut: true),
        PropertyShape("progress", .optional(.number(.number, [.minimum(0, exclusive: false), .maximum(1, exclusive: false)])), .optional, optionalOut: true),
    ])
}

extension WorkGoal {
    public static let wireId = "clankie.WorkGoal"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("id", .string([.trim, .size(.minLength(1)), .size(.maxLength(256)), .pattern(Pattern("^[^\\r\\n]*$", "u"))])),
        PropertyShape("name", .string([.trim, .size(.minLength(1)), .size(.maxLength(200)), .pattern(Pattern("^[^\\r\\n]*$", "u"))])),
        PropertyShape("status", .string([.trim, .size(.minLength(1)), .size(.maxLength(64)), .pattern(Pattern("^[^\\r\\n]*$", "u"))])),
        PropertyShape("targetDate", .optional(.string([.size(.maxLength(64))])), .optional, optionalOut: true),
        PropertyShape("projects", .array(.reference { WorkGoalProject.wireSchema }, [.maxLength(25000)])),
    ])
}

extension WorkUnavailableRead {
    public static let wireId = "clankie.WorkUnavailableRead"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("read", .reference { WorkUnavailableReadRead.wireSchema }),
        PropertyShape("message", .string([.size(.maxLength(500))])),
    ])
}

extension WorkUnavailableReadRead {
    public static let wireId = "clankie.WorkUnavailableReadRead"
    public static let wireSchema: Schema = .oneOf([.string("planned"), .string("shipped"), .string("goals")])
}

extension WorkProjectFacts {
    public static let wireId = "clankie.WorkProjectFacts"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("releaseSource", .reference { WorkReleaseSource.wireSchema }),
        PropertyShape("planned", .array(.reference { WorkPlannedRelease.wireSchema }, [.maxLength(25000)])),
        PropertyShape("shipped", .array(.reference { WorkShippedVersion.wireSchema }, [.maxLength(25000)])),
        PropertyShape("goals", .array(.reference { WorkGoal.wireSchema }, [.maxLength(25000)])),
        PropertyShape("unavailable", .array(.reference { WorkUnavailableRead.wireSchema }, [.maxLength(3)])),
    ])
}

extension WorkProjectResult {
    public static let wireId = "clankie.WorkProjectResult"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("repo", .reference { WorkRepo.wireSchema }),
        PropertyShape("releaseSource", .reference { WorkReleaseSource.wireSchema }),
        PropertyShape("planned", .array(.reference { WorkPlannedRelease.wireSchema }, [.maxLength(25000)])),
        PropertyShape("shipped", .array(.reference { WorkShippedVersion.wireSchema }, [.maxLength(25000)])),
        PropertyShape("goals", .array(.reference { WorkGoal.wireSchema }, [.maxLength(25000)])),
        PropertyShape("unavailable", .array(.reference { WorkUnavailableRead.wireSchema }, [.maxLength(3)])),
    ])
}

extension WorkProjectLink {
    public static let wireId = "clankie.WorkProjectLink"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("title", .string([.size(.minLength(1)), .size(.maxLength(500))])),
        PropertyShape("url", .string([.size(.minLength(1)), .size(.maxLength(2048))])),
    ])
}

extension WorkProjectUpdate {
    public static let wireId = "clankie.WorkProjectUpdate"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("id", .string([.trim, .size(.minLength(1)), .size(.maxLength(256)), .pattern(Pattern("^[^\\r\\n]*$", "u"))])),
        PropertyShape("health", .optional(.string([.trim, .size(.minLength(1)), .size(.maxLength(64)), .pattern(Pattern("^[^\\r\\n]*$", "u"))])), .optional, optionalOut: true),
        PropertyShape("author", .optional(.string([.trim, .size(.minLength(1)), .size(.maxLength(200)), .pattern(Pattern("^[^\\r\\n]*$", "u"))])), .optional, optionalOut: true),
        PropertyShape("body", .string([.size(.maxLength(100000))])),
        PropertyShape("createdAt", .string([.size(.maxLength(64))])),
        PropertyShape("attachments", .array(.reference { WorkProjectLink.wireSchema }, [.maxLength(100)])),
    ])
}

extension WorkProjectDetails {
    public static let wireId = "clankie.WorkProjectDetails"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("id", .string([.trim, .size(.minLength(1)), .size(.maxLength(256)), .pattern(Pattern("^[^\\r\\n]*$", "u"))])),
        PropertyShape("name", .string([.trim, .size(.minLength(1)), .size(.maxLength(200)), .pattern(Pattern("^[^\\r\\n]*$", "u"))])),
        PropertyShape("identifier", .optional(.string([.trim, .size(.minLength(1)), .size(.maxLength(256)), .pattern(Pattern("^[^\\r\\n]*$", "u"))])), .optional, optionalOut: true),
        PropertyShape("summary", .optional(.string([.size(.maxLength(20000))])), .optional, optionalOut: true),
        PropertyShape("description", .optional(.string([.size(.maxLength(100000))])), .optional, optionalOut: true),
        PropertyShape("status", .optional(.string([.trim, .size(.minLength(1)), .size(.maxLength(64)), .pattern(Pattern("^[^\\r\\n]*$", "u"))])), .optional, optionalOut: true),
        PropertyShape("priority", .optional(.number(.int, [.minimum(0, exclusive: false), .maximum(4, exclusive: false)])), .optional, optionalOut: true),
        PropertyShape("lead", .optional(.string([.trim, .size(.minLength(1)), .size(.maxLength(200)), .pattern(Pattern("^[^\\r\\n]*$", "u"))])), .optional, optionalOut: true),
        PropertyShape("startDate", .optional(.string([.size(.maxLength(64))])), .optional, optionalOut: true),
        PropertyShape("targetDate", .optional(.string([.size(.maxLength(64))])), .optional, optionalOut: true),
        PropertyShape("teams", .array(.string([.trim, .size(.minLength(1)), .size(.maxLength(200)), .pattern(Pattern("^[^\\r\\n]*$", "u"))]), [.maxLength(100)])),
        PropertyShape("resources", .array(.reference { WorkProjectLink.wireSchema }, [.maxLength(500)])),
        PropertyShape("updates", .array(.reference { WorkProjectUpdate.wireSchema }, [.maxLength(200)])),
    ])
}

extension WorkProjectDetailsResult {
    public static let wireId = "clankie.WorkProjectDetailsResult"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("repo", .reference { WorkRepo.wireSchema }),
        PropertyShape("id", .string([.trim, .size(.minLength(1)), .size(.maxLength(256)), .pattern(Pattern("^[^\\r\\n]*$", "u"))])),
        PropertyShape("name", .string([.trim, .size(.minLength(1)), .size(.maxLength(200)), .pattern(Pattern("^[^\\r\\n]*$", "u"))])),
        PropertyShape("identifier", .optional(.string([.trim, .size(.minLength(1)), .size(.maxLength(256)), .pattern(Pattern("^[^\\r\\n]*$", "u"))])), .optional, optionalOut: true),
        PropertyShape("summary", .optional(.string([.size(.maxLength(20000))])), .optional, optionalOut: true),
        PropertyShape("description", .optional(.string([.size(.maxLength(100000))])), .optional, optionalOut: true),
        PropertyShape("status", .optional(.string([.trim, .size(.minLength(1)), .size(.maxLength(64)), .pattern(Pattern("^[^\\r\\n]*$", "u"))])), .optional, optionalOut: true),
        PropertyShape("priority", .optional(.number(.int, [.minimum(0, exclusive: false), .maximum(4, exclusive: false)])), .optional, optionalOut: true),
        PropertyShape("lead", .optional(.string([.trim, .size(.minLength(1)), .size(.maxLength(200)), .pattern(Pattern("^[^\\r\\n]*$", "u"))])), .optional, optionalOut: true),
        PropertyShape("startDate", .optional(.string([.size(.maxLength(64))])), .optional, optionalOut: true),
        PropertyShape("targetDate", .optional(.string([.size(.maxLength(64))])), .optional, optionalOut: true),
        PropertyShape("teams", .array(.string([.trim, .size(.minLength(1)), .size(.maxLength(200)), .pattern(Pattern("^[^\\r\\n]*$", "u"))]), [.maxLength(100)])),
        PropertyShape("resources", .array(.reference { WorkProjectLink.wireSchema }, [.maxLength(500)])),
        PropertyShape("updates", .array(.reference { WorkProjectUpdate.wireSchema }, [.maxLength(200)])),
    ])
}

extension ClankieTypes {
    static let workItemsProjectModule: [AnyWireType] = [
        AnyWireType(WorkPlannedRelease.wireType),
        AnyWireType(WorkShippedVersion.wireType),
        AnyWireType(WorkShippedVersionDateKind.wireType),
        AnyWireType(WorkGoalProject.wireType),
        AnyWireType(WorkGoal.wireType),
        AnyWireType(WorkUnavailableRead.wireType),
        AnyWireType(WorkUnavailableReadRead.wireType),
        AnyWireType(WorkProjectFacts.wireType),
        AnyWireType(WorkProjectResult.wireType),
        AnyWireType(WorkProjectLink.wireType),
        AnyWireType(WorkProjectUpdate.wireType),
        AnyWireType(WorkProjectDetails.wireType),
        AnyWireType(WorkProjectDetailsResult.wireType),
    ]
}
