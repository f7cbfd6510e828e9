// Made by samewire from schemas/clankie/work-items/item.ts. Do not edit.
import SamewireSupport

public enum WorkItemStatus: WireEnum {
    case backlog
    case todo
    case inProgress
    case inReview
    case done
    case canceled

    public var rawValue: String {
        switch self {
        case .backlog: return "backlog"
        case .todo: return "todo"
        case .inProgress: return "in_progress"
        case .inReview: return "in_review"
        case .done: return "done"
        case .canceled: return "canceled"
        }
    }
}

/// 0 none, 1 urgent, 2 high, 3 medium, 4 low. 0 sorts after all others.
public typealias WorkItemPriority = Int64

/// A label as its tracker has it.
///
/// At most 64 characters.
public typealias WorkItemLabel = String

/// What must hold for an item to be done.
public struct WorkCriterion: WireModel {
    /// 1 to 500 characters.
    /// Pattern: `^[^\r\n]*$`.
    public var text: String

    public var done: Bool

    public init(text: String, done: Bool) {
        self.text = text
        self.done = done
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.text = try wireFields.required("text")
        self.done = try wireFields.required("done")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("text", self.text)
        wireMembers.required("done", self.done)
        return wireMembers.wireValue
    }
}

/// What shows that an item is done.
public struct WorkEvidence: WireModel {
    public var kind: WorkEvidenceKind

    /// HTTP, or a path in the repository. Not checked.
    ///
    /// 1 to 2048 characters.
    public var url: String

    /// 1 to 500 characters.
    /// Pattern: `^[^\r\n]*$`.
    public var caption: String

    public init(kind: WorkEvidenceKind, url: String, caption: String) {
        self.kind = kind
        self.url = url
        self.caption = caption
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.kind = try wireFields.required("kind")
        self.url = try wireFields.required("url")
        self.caption = try wireFields.required("caption")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("kind", self.kind)
        wireMembers.required("url", self.url)
        wireMembers.required("caption", self.caption)
        return wireMembers.wireValue
    }
}

public enum WorkEvidenceKind: WireEnum {
    case image
    case video
    case log
    case link

    public var rawValue: String {
        switch self {
        case .image: return "image"
        case .video: return "video"
        case .log: return "log"
        case .link: return "link"
        }
    }
}

public struct WorkMilestone: WireModel {
    /// 1 to 256 characters.
    /// Pattern: `^[^\r\n]*$`.
    public var id: String

    /// 1 to 200 characters.
    /// Pattern: `^[^\r\n]*$`.
    public var name: String

    public init(id: String, name: String) {
        self.id = id
        self.name = name
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.id = try wireFields.required("id")
        self.name = try wireFields.required("name")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("id", self.id)
        wireMembers.required("name", self.name)
        return wireMembers.wireValue
    }
}

/// One item of work.
public struct WorkItem: WireModel {
    /// 1 to 64 characters.
    public var id: String

    /// 1 to 256 characters.
    public var parent: String?

    /// 1 to 200 characters.
    /// Pattern: `^[^\r\n]*$`.
    public var title: String

    public var status: WorkItemStatus

    public var priority: Int64?

    public var milestone: WorkMilestone?

    /// 1 to 128 characters.
    public var owner: String?

    /// At most 50 entries.
    public var dependsOn: [String]

    /// At most 20000 characters.
    public var summary: String

    /// At most 50 entries.
    public var criteria: [WorkCriterion]

    /// At most 50 entries.
    public var evidence: [WorkEvidence]

    /// At most 2048 characters.
    public var location: String

    /// At most 64 characters.
    public var updatedAt: String?

    /// At most 20 entries.
    public var labels: [WorkItemLabel]?

    public init(
        id: String,
        parent: String? = nil,
        title: String,
        status: WorkItemStatus,
        priority: Int64? = nil,
        milestone: WorkMilestone? = nil,
        owner: String? = nil,
        dependsOn: [String],
        summary: String,
        criteria: [WorkCriterion],
        evidence: [WorkEvidence],
        location: String,
        updatedAt: String? = nil,
        labels: [WorkItemLabel]? = nil
    ) {
        self.id = id
        self.parent = parent
        self.title = title
        self.status = status
        self.priority = priority
        self.milestone = milestone
        self.owner = owner
        self.dependsOn = dependsOn
        self.summary = summary
        self.criteria = criteria
        self.evidence = evidence
        self.location = location
        self.updatedAt = updatedAt
        self.labels = labels
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.id = try wireFields.required("id")
        self.parent = try wireFields.optional("parent")
        self.title = try wireFields.required("title")
        self.status = try wireFields.required("status")
        self.priority = try wireFields.optional("priority")
        self.milestone = try wireFields.optional("milestone")
        self.owner = try wireFields.optional("owner")
        self.dependsOn = try wireFields.required("dependsOn")
        self.summary = try wireFields.required("summary")
        self.criteria = try wireFields.required("criteria")
        self.evidence = try wireFields.required("evidence")
        self.location = try wireFields.required("location")
        self.updatedAt = try wireFields.optional("updatedAt")
        self.labels = try wireFields.optional("labels")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("id", self.id)
        wireMembers.optional("parent", self.parent)
        wireMembers.required("title", self.title)
        wireMembers.required("status", self.status)
        wireMembers.optional("priority", self.priority)
        wireMembers.optional("milestone", self.milestone)
        wireMembers.optional("owner", self.owner)
        wireMembers.required("dependsOn", self.dependsOn)
        wireMembers.required("summary", self.summary)
        wireMembers.required("criteria", self.criteria)
        wireMembers.required("evidence", self.evidence)
        wireMembers.required("location", self.location)
        wireMembers.optional("updatedAt", self.updatedAt)
        wireMembers.optional("labels", self.labels)
        return wireMembers.wireValue
    }
}

// Schemas, as data.

extension WorkItemStatus {
    public static let wireId = "clankie.WorkItemStatus"
    public static let wireSchema: Schema = .oneOf([.string("backlog"), .string("todo"), .string("in_progress"), .string("in_review"), .string("done"), .string("canceled")])
}

extension ClankieTypes {
    public static let workItemPriority = WireType<WorkItemPriority>("clankie.WorkItemPriority", workItemPrioritySchema)
    private static let workItemPrioritySchema: Schema = .oneOf([.number(0), .number(1), .number(2), .number(3), .number(4)])
}

extension ClankieTypes {
    public static let workItemLabel = WireType<WorkItemLabel>("clankie.WorkItemLabel", workItemLabelSchema)
    private static let workItemLabelSchema: Schema = .string([.size(.maxLength(64))])
}

extension WorkCriterion {
    public static let wireId = "clankie.WorkCriterion"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("text", .string([.trim, .size(.minLength(1)), .size(.maxLength(500)), .pattern(Pattern("^[^\\r\\n]*$", "u"))])),
        PropertyShape("done", .boolean),
    ])
}

extension WorkEvidence {
    public static let wireId = "clankie.WorkEvidence"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("kind", .reference { WorkEvidenceKind.wireSchema }),
        PropertyShape("url", .string([.trim, .size(.minLength(1)), .size(.maxLength(2048))])),
        PropertyShape("caption", .string([.trim, .size(.minLength(1)), .size(.maxLength(500)), .pattern(Pattern("^[^\\r\\n]*$", "u"))])),
    ])
}

extension WorkEvidenceKind {
    public static let wireId = "clankie.WorkEvidenceKind"
    public static let wireSchema: Schema = .oneOf([.string("image"), .string("video"), .string("log"), .string("link")])
}

extension WorkMilestone {
    public static let wireId = "clankie.WorkMilestone"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("id", .string([.trim, .size(.minLength(1)), .size(.maxLength(256)), .pattern(Pattern("^[^\\r\\n]*$", "u"))])),
        PropertyShape("name", .string([.trim, .size(.minLength(1)), .size(.maxLength(200)), .pattern(Pattern("^[^\\r\\n]*$", "u"))])),
    ])
}

extension WorkItem {
    public static let wireId = "clankie.WorkItem"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("id", .string([.trim, .size(.minLength(1)), .size(.maxLength(64))])),
        PropertyShape("parent", .optional(.string([.trim, .size(.minLength(1)), .size(.maxLength(256))])), .optional, optionalOut: true),
        PropertyShape("title", .string([.trim, .size(.minLength(1)), .size(.maxLength(200)), .pattern(Pattern("^[^\\r\\n]*$", "u"))])),
        PropertyShape("status", .reference { WorkItemStatus.wireSchema }),
        PropertyShape("priority", .optional(.reference { ClankieTypes.workItemPriority.schema }), .optional, optionalOut: true),
        PropertyShape("milestone", .optional(.reference { WorkMilestone.wireSchema }), .optional, optionalOut: true),
        PropertyShape("owner", .optional(.string([.trim, .size(.minLength(1)), .size(.maxLength(128))])), .optional, optionalOut: true),
        PropertyShape("dependsOn", .array(.string([.trim, .size(.minLength(1)), .size(.maxLength(64))]), [.maxLength(50)])),
        PropertyShape("summary", .string([.size(.maxLength(20000))])),
        PropertyShape("criteria", .array(.reference { WorkCriterion.wireSchema }, [.maxLength(50)])),
        PropertyShape("evidence", .array(.reference { WorkEvidence.wireSchema }, [.maxLength(50)])),
        PropertyShape("location", .string([.size(.maxLength(2048))])),
        PropertyShape("updatedAt", .optional(.string([.size(.maxLength(64))])), .optional, optionalOut: true),
        PropertyShape("labels", .optional(.array(.reference { ClankieTypes.workItemLabel.schema }, [.maxLength(20)])), .optional, optionalOut: true),
    ])
}

extension ClankieTypes {
    static let workItemsItemModule: [AnyWireType] = [
        AnyWireType(WorkItemStatus.wireType),
        AnyWireType(ClankieTypes.workItemPriority),
        AnyWireType(ClankieTypes.workItemLabel),
        AnyWireType(WorkCriterion.wireType),
        AnyWireType(WorkEvidence.wireType),
        AnyWireType(WorkEvidenceKind.wireType),
        AnyWireType(WorkMilestone.wireType),
        AnyWireType(WorkItem.wireType),
    ]
}
