// Made by samewire from schemas/clankie/work-items/activity.ts. Do not edit.
import SamewireSupport

public struct WorkActivityAttachment: WireModel {
    /// 1 to 2048 characters.
    public var url: String

    /// 1 to 500 characters.
    public var title: String?

    public init(url: String, title: String? = nil) {
        self.url = url
        self.title = title
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.url = try wireFields.required("url")
        self.title = try wireFields.optional("title")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("url", self.url)
        wireMembers.optional("title", self.title)
        return wireMembers.wireValue
    }
}

/// A comment on an item, or a change of its state.
public struct WorkActivityEntry: WireModel {
    /// 1 to 256 characters.
    public var id: String

    public var kind: WorkActivityEntryKind

    /// At most 64 characters.
    public var at: String

    /// 1 to 200 characters.
    public var `actor`: String?

    /// At most 20000 characters.
    public var body: String?

    /// 1 to 256 characters.
    public var replyTo: String?

    /// The tracker's own word for the state.
    ///
    /// 1 to 64 characters.
    public var state: String?

    public var status: WorkItemStatus?

    /// At most 20 entries.
    public var attachments: [WorkActivityAttachment]?

    public init(
        id: String,
        kind: WorkActivityEntryKind,
        at: String,
        `actor`: String? = nil,
        body: String? = nil,
        replyTo: String? = nil,
        state: String? = nil,
        status: WorkItemStatus? = nil,
        attachments: [WorkActivityAttachment]? = nil
    ) {
        self.id = id
        self.kind = kind
        self.at = at
        self.`actor` = `actor`
        self.body = body
        self.replyTo = replyTo
        self.state = state
        self.status = status
        self.attachments = attachments
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.id = try wireFields.required("id")
        self.kind = try wireFields.required("kind")
        self.at = try wireFields.required("at")
        self.`actor` = try wireFields.optional("actor")
        self.body = try wireFields.optional("body")
        self.replyTo = try wireFields.optional("replyTo")
        self.state = try wireFields.optional("state")
        self.status = try wireFields.optional("status")
        self.attachments = try wireFields.optional("attachments")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("id", self.id)
        wireMembers.required("kind", self.kind)
        wireMembers.required("at", self.at)
        wireMembers.optional("actor", self.`actor`)
        wireMembers.optional("body", self.body)
        wireMembers.optional("replyTo", self.replyTo)
        wireMembers.optional("state", self.state)
        wireMembers.optional("status", self.status)
        wireMembers.optional("attachments", self.attachments)
        return wireMembers.wireValue
    }
}

public enum WorkActivityEntryKind: WireEnum {
    case comment
    case state

    public var rawValue: String {
        switch self {
        case .comment: return "comment"
        case .state: return "state"
        }
    }
}

public struct WorkItemActivityResult: WireModel {
    public var repo: WorkRepo

    /// 1 to 64 characters.
    public var itemId: String

    /// The oldest first; the newest are kept.
    ///
    /// At most 200 entries.
    public var entries: [WorkActivityEntry]

    public init(repo: WorkRepo, itemId: String, entries: [WorkActivityEntry]) {
        self.repo = repo
        self.itemId = itemId
        self.entries = entries
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.repo = try wireFields.required("repo")
        self.itemId = try wireFields.required("itemId")
        self.entries = try wireFields.required("entries")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("repo", self.repo)
        wireMembers.required("itemId", self.itemId)
        wireMembers.required("entries", self.entries)
        return wireMembers.wireValue
    }
}

// Schemas, as data.

extension WorkActivityAttachment {
    public static let wireId = "clankie.WorkActivityAttachment"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("url", .string([.trim, .size(.minLength(1)), .size(.maxLength(2048))])),
        PropertyShape("title", .optional(.string([.trim, .size(.minLength(1)), .size(.maxLength(500))])), .optional, optionalOut: true),
    ])
}

extension WorkActivityEntry {
    public static let wireId = "clankie.WorkActivityEntry"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("id", .string([.trim, .size(.minLength(1)), .size(.maxLength(256))])),
        PropertyShape("kind", .reference { WorkActivityEntryKind.wireSchema }),
        PropertyShape("at", .string([.size(.maxLength(64))])),
        PropertyShape("actor", .optional(.string([.trim, .size(.minLength(1)), .size(.maxLength(200))])), .optional, optionalOut: true),
        PropertyShape("body", .optional(.string([.size(.maxLength(20000))])), .optional, optionalOut: true),
        PropertyShape("replyTo", .optional(.string([.trim, .size(.minLength(1)), .size(.maxLength(256))])), .optional, optionalOut: true),
        PropertyShape("state", .optional(.string([.trim, .size(.minLength(1)), .size(.maxLength(64))])), .optional, optionalOut: true),
        PropertyShape("status", .optional(.reference { WorkItemStatus.wireSchema }), .optional, optionalOut: true),
        PropertyShape("attachments", .optional(.array(.reference { WorkActivityAttachment.wireSchema }, [.maxLength(20)])), .optional, optionalOut: true),
    ])
}

extension WorkActivityEntryKind {
    public static let wireId = "clankie.WorkActivityEntryKind"
    public static let wireSchema: Schema = .oneOf([.string("comment"), .string("state")])
}

extension WorkItemActivityResult {
    public static let wireId = "clankie.WorkItemActivityResult"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("repo", .reference { WorkRepo.wireSchema }),
        PropertyShape("itemId", .string([.trim, .size(.minLength(1)), .size(.maxLength(64))])),
        PropertyShape("entries", .array(.reference { WorkActivityEntry.wireSchema }, [.maxLength(200)])),
    ])
}

extension ClankieTypes {
    static let workItemsActivityModule: [AnyWireType] = [
        AnyWireType(WorkActivityAttachment.wireType),
        AnyWireType(WorkActivityEntry.wireType),
        AnyWireType(WorkActivityEntryKind.wireType),
        AnyWireType(WorkItemActivityResult.wireType),
    ]
}
