// Made by samewire from schemas/clankie/operator/work.ts. Do not edit.
import SamewireSupport

public enum GoalStatus: WireEnum {
    case active
    case paused
    case blocked
    case budgetLimited
    case usageLimited
    case complete

    public var rawValue: String {
        switch self {
        case .active: return "active"
        case .paused: return "paused"
        case .blocked: return "blocked"
        case .budgetLimited: return "budget_limited"
        case .usageLimited: return "usage_limited"
        case .complete: return "complete"
        }
    }
}

/// A goal that an agent pursues by itself. Only in answers to a request with `includeWork`.
public struct Goal: WireModel {
    /// 1 to 16384 characters.
    public var objective: String

    public var status: GoalStatus

    /// At least 1.
    public var tokenBudget: Int64?

    /// At least 0.
    public var tokensUsed: Int64

    /// At least 0.
    public var timeUsedSeconds: Int64?

    public var createdAt: Timestamp

    public var updatedAt: Timestamp

    public init(
        objective: String,
        status: GoalStatus,
        tokenBudget: Int64? = nil,
        tokensUsed: Int64,
        timeUsedSeconds: Int64? = nil,
        createdAt: Timestamp,
        updatedAt: Timestamp
    ) {
        self.objective = objective
        self.status = status
        self.tokenBudget = tokenBudget
        self.tokensUsed = tokensUsed
        self.timeUsedSeconds = timeUsedSeconds
        self.createdAt = createdAt
        self.updatedAt = updatedAt
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.objective = try wireFields.required("objective")
        self.status = try wireFields.required("status")
        self.tokenBudget = try wireFields.optional("tokenBudget")
        self.tokensUsed = try wireFields.required("tokensUsed")
        self.timeUsedSeconds = try wireFields.optional("timeUsedSeconds")
        self.createdAt = try wireFields.required("createdAt")
        self.updatedAt = try wireFields.required("updatedAt")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("objective", self.objective)
        wireMembers.required("status", self.status)
        wireMembers.optional("tokenBudget", self.tokenBudget)
        wireMembers.required("tokensUsed", self.tokensUsed)
        wireMembers.optional("timeUsedSeconds", self.timeUsedSeconds)
        wireMembers.required("createdAt", self.createdAt)
        wireMembers.required("updatedAt", self.updatedAt)
        return wireMembers.wireValue
    }
}

/// An item of work in a repository.
public struct WorkItemReference: WireModel {
    /// Pattern: `^[a-z0-9-]{1,64}$`.
    public var repoId: String

    /// 1 to 64 characters.
    public var itemId: String

    public init(repoId: String, itemId: String) {
        self.repoId = repoId
        self.itemId = itemId
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.repoId = try wireFields.required("repoId")
        self.itemId = try wireFields.required("itemId")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("repoId", self.repoId)
        wireMembers.required("itemId", self.itemId)
        return wireMembers.wireValue
    }
}

/// The task at hand. Only in answers to a request with `includeWork`.
public struct Assignment: WireModel {
    /// 1 to 512 characters.
    public var objective: String

    public var issue: WorkItemReference?

    public var updatedAt: Timestamp

    public init(objective: String, issue: WorkItemReference? = nil, updatedAt: Timestamp) {
        self.objective = objective
        self.issue = issue
        self.updatedAt = updatedAt
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.objective = try wireFields.required("objective")
        self.issue = try wireFields.optional("issue")
        self.updatedAt = try wireFields.required("updatedAt")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("objective", self.objective)
        wireMembers.optional("issue", self.issue)
        wireMembers.required("updatedAt", self.updatedAt)
        return wireMembers.wireValue
    }
}

// Schemas, as data.

extension GoalStatus {
    public static let wireId = "clankie.GoalStatus"
    public static let wireSchema: Schema = .oneOf([.string("active"), .string("paused"), .string("blocked"), .string("budget_limited"), .string("usage_limited"), .string("complete")])
}

extension Goal {
    public static let wireId = "clankie.Goal"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("objective", .string([.trim, .size(.minLength(1)), .size(.maxLength(16384))])),
        PropertyShape("status", .reference { GoalStatus.wireSchema }),
        PropertyShape("tokenBudget", .optional(.number(.int, [.minimum(1, exclusive: false)])), .optional, optionalOut: true),
        PropertyShape("tokensUsed", .number(.int, [.minimum(0, exclusive: false)])),
        PropertyShape("timeUsedSeconds", .optional(.number(.int, [.minimum(0, exclusive: false)])), .optional, optionalOut: true),
        PropertyShape("createdAt", .reference { ClankieTypes.timestamp.schema }),
        PropertyShape("updatedAt", .reference { ClankieTypes.timestamp.schema }),
    ])
}

extension WorkItemReference {
    public static let wireId = "clankie.WorkItemReference"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("repoId", .string([.pattern(Pattern("^[a-z0-9-]{1,64}$", "u"))])),
        PropertyShape("itemId", .string([.trim, .size(.minLength(1)), .size(.maxLength(64))])),
    ])
}

extension Assignment {
    public static let wireId = "clankie.Assignment"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("objective", .string([.trim, .size(.minLength(1)), .size(.maxLength(512))])),
        PropertyShape("issue", .optional(.reference { WorkItemReference.wireSchema }), .optional, optionalOut: true),
        PropertyShape("updatedAt", .reference { ClankieTypes.timestamp.schema }),
    ])
}

extension ClankieTypes {
    static let operatorWorkModule: [AnyWireType] = [
        AnyWireType(GoalStatus.wireType),
        AnyWireType(Goal.wireType),
        AnyWireType(WorkItemReference.wireType),
        AnyWireType(Assignment.wireType),
    ]
}
