// Made by samewire from schemas/clankie/work-item-write.ts. Do not edit.
import SamewireSupport

/// What to change of an item.
///
/// Told apart by `action`.
public enum WorkItemWriteCommand: WireModel {
    case assign(WorkItemWriteCommandAssign)
    case addLabel(WorkItemWriteCommandAddLabel)
    case removeLabel(WorkItemWriteCommandRemoveLabel)
    case addDependency(WorkItemWriteCommandAddDependency)

    public init(wireValue: JSONValue) throws {
        switch try WireChoice.tag(wireValue, "action", [[.string("assign")], [.string("add_label")], [.string("remove_label")], [.string("add_dependency")]]) {
        case 0: self = .assign(try WorkItemWriteCommandAssign(wireValue: wireValue))
        case 1: self = .addLabel(try WorkItemWriteCommandAddLabel(wireValue: wireValue))
        case 2: self = .removeLabel(try WorkItemWriteCommandRemoveLabel(wireValue: wireValue))
        default: self = .addDependency(try WorkItemWriteCommandAddDependency(wireValue: wireValue))
        }
    }

    public var wireValue: JSONValue {
        switch self {
        case .assign(let payload): return payload.wireValue
        case .addLabel(let payload): return payload.wireValue
        case .removeLabel(let payload): return payload.wireValue
        case .addDependency(let payload): return payload.wireValue
        }
    }
}

/// Null: nobody any more.
public struct WorkItemWriteCommandAssign: WireModel {
    /// Always "assign".
    public static let action: String = "assign"

    /// 1 to 128 characters.
    /// Pattern: `^[^\r\n]*$`.
    /// nil is null.
    public var owner: String?

    public init(owner: String?) {
        self.owner = owner
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.owner = try wireFields.required("owner")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("action", .string("assign"))
        wireMembers.required("owner", self.owner)
        return wireMembers.wireValue
    }
}

public struct WorkItemWriteCommandAddLabel: WireModel {
    /// Always "add_label".
    public static let action: String = "add_label"

    /// 1 to 64 characters.
    /// Pattern: `^[^\r\n]*$`.
    public var label: String

    public init(label: String) {
        self.label = label
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.label = try wireFields.required("label")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("action", .string("add_label"))
        wireMembers.required("label", self.label)
        return wireMembers.wireValue
    }
}

public struct WorkItemWriteCommandRemoveLabel: WireModel {
    /// Always "remove_label".
    public static let action: String = "remove_label"

    /// 1 to 64 characters.
    /// Pattern: `^[^\r\n]*$`.
    public var label: String

    public init(label: String) {
        self.label = label
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.label = try wireFields.required("label")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("action", .string("remove_label"))
        wireMembers.required("label", self.label)
        return wireMembers.wireValue
    }
}

/// The item waits for that one.
public struct WorkItemWriteCommandAddDependency: WireModel {
    /// Always "add_dependency".
    public static let action: String = "add_dependency"

    /// 1 to 64 characters.
    /// Pattern: `^[^\r\n]*$`.
    public var id: String

    public init(id: String) {
        self.id = id
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.id = try wireFields.required("id")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("action", .string("add_dependency"))
        wireMembers.required("id", self.id)
        return wireMembers.wireValue
    }
}

/// Asks what became of a write.
public struct WorkItemWriteReceiptRequest: WireModel {
    public var repoId: WorkRepoId

    /// 1 to 64 characters.
    /// Pattern: `^[^\r\n]*$`.
    public var itemId: String

    /// Format: uuid.
    public var requestId: String

    public init(repoId: WorkRepoId, itemId: String, requestId: String) {
        self.repoId = repoId
        self.itemId = itemId
        self.requestId = requestId
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.repoId = try wireFields.required("repoId")
        self.itemId = try wireFields.required("itemId")
        self.requestId = try wireFields.required("requestId")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("repoId", self.repoId)
        wireMembers.required("itemId", self.itemId)
        wireMembers.required("requestId", self.requestId)
        return wireMembers.wireValue
    }
}

/// Changes an item, once for each request id.
public struct WorkItemWriteRequest: WireModel {
    public var repoId: WorkRepoId

    /// 1 to 64 characters.
    /// Pattern: `^[^\r\n]*$`.
    public var itemId: String

    /// Format: uuid.
    public var requestId: String

    public var command: WorkItemWriteCommand

    public init(repoId: WorkRepoId, itemId: String, requestId: String, command: WorkItemWriteCommand) {
        self.repoId = repoId
        self.itemId = itemId
        self.requestId = requestId
        self.command = command
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.repoId = try wireFields.required("repoId")
        self.itemId = try wireFields.required("itemId")
        self.requestId = try wireFields.required("requestId")
        self.command = try wireFields.required("command")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("repoId", self.repoId)
        wireMembers.required("itemId", self.itemId)
        wireMembers.required("requestId", self.requestId)
        wireMembers.required("command", self.command)
        return wireMembers.wireValue
    }
}

/// What became of a write. `uncertain`: it may have happened; ask again, never write again.
public struct WorkItemWriteReceipt: WireModel {
    /// Format: uuid.
    public var requestId: String

    public var outcome: WorkItemWriteReceiptOutcome

    /// 1 to 1000 characters.
    public var message: String

    public var item: WorkItem?

    public init(
        requestId: String,
        outcome: WorkItemWriteReceiptOutcome,
        message: String,
        item: WorkItem? = nil
    ) {
        self.requestId = requestId
        self.outcome = outcome
        self.message = message
        self.item = item
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.requestId = try wireFields.required("requestId")
        self.outcome = try wireFields.required("outcome")
        self.message = try wireFields.required("message")
        self.item = try wireFields.optional("item")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("requestId", self.requestId)
        wireMembers.required("outcome", self.outcome)
        wireMembers.required("message", self.message)
        wireMembers.optional("item", self.item)
        return wireMembers.wireValue
    }
}

public enum WorkItemWriteReceiptOutcome: WireEnum {
    case applied
    case refused
    case uncertain

    public var rawValue: String {
        switch self {
        case .applied: return "applied"
        case .refused: return "refused"
        case .uncertain: return "uncertain"
        }
    }
}

// Schemas, as data.

extension WorkItemWriteCommand {
    public static let wireId = "clankie.WorkItemWriteCommand"
    public static let wireSchema: Schema = .discriminated("action", [
        TaggedOption([.string("assign")], .reference { WorkItemWriteCommandAssign.wireSchema }),
        TaggedOption([.string("add_label")], .reference { WorkItemWriteCommandAddLabel.wireSchema }),
        TaggedOption([.string("remove_label")], .reference { WorkItemWriteCommandRemoveLabel.wireSchema }),
        TaggedOption([.string("add_dependency")], .reference { WorkItemWriteCommandAddDependency.wireSchema }),
    ])
}

extension WorkItemWriteCommandAssign {
    public static let wireId = "clankie.WorkItemWriteCommandAssign"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("action", .oneOf([.string("assign")])),
        PropertyShape("owner", .nullable(.string([.trim, .size(.minLength(1)), .size(.maxLength(128)), .pattern(Pattern("^[^\\r\\n]*$", "u"))]))),
    ])
}

extension WorkItemWriteCommandAddLabel {
    public static let wireId = "clankie.WorkItemWriteCommandAddLabel"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("action", .oneOf([.string("add_label")])),
        PropertyShape("label", .string([.trim, .size(.minLength(1)), .size(.maxLength(64)), .pattern(Pattern("^[^\\r\\n]*$", "u"))])),
    ])
}

extension WorkItemWriteCommandRemoveLabel {
    public static let wireId = "clankie.WorkItemWriteCommandRemoveLabel"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("action", .oneOf([.string("remove_label")])),
        PropertyShape("label", .string([.trim, .size(.minLength(1)), .size(.maxLength(64)), .pattern(Pattern("^[^\\r\\n]*$", "u"))])),
    ])
}

extension WorkItemWriteCommandAddDependency {
    public static let wireId = "clankie.WorkItemWriteCommandAddDependency"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("action", .oneOf([.string("add_dependency")])),
        PropertyShape("id", .string([.trim, .size(.minLength(1)), .size(.maxLength(64)), .pattern(Pattern("^[^\\r\\n]*$", "u"))])),
    ])
}

extension WorkItemWriteReceiptRequest {
    public static let wireId = "clankie.WorkItemWriteReceiptRequest"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("repoId", .reference { ClankieTypes.workRepoId.schema }),
        PropertyShape("itemId", .string([.trim, .size(.minLength(1)), .size(.maxLength(64)), .pattern(Pattern("^[^\\r\\n]*$", "u"))])),
        PropertyShape("requestId", .string([.pattern(Pattern("^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$"))])),
    ])
}

extension WorkItemWriteRequest {
    public static let wireId = "clankie.WorkItemWriteRequest"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("repoId", .reference { ClankieTypes.workRepoId.schema }),
        PropertyShape("itemId", .string([.trim, .size(.minLength(1)), .size(.maxLength(64)), .pattern(Pattern("^[^\\r\\n]*$", "u"))])),
        PropertyShape("requestId", .string([.pattern(Pattern("^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$"))])),
        PropertyShape("command", .reference { WorkItemWriteCommand.wireSchema }),
    ])
}

extension WorkItemWriteReceipt {
    public static let wireId = "clankie.WorkItemWriteReceipt"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("requestId", .string([.pattern(Pattern("^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$"))])),
        PropertyShape("outcome", .reference { WorkItemWriteReceiptOutcome.wireSchema }),
        PropertyShape("message", .string([.size(.minLength(1)), .size(.maxLength(1000))])),
        PropertyShape("item", .optional(.reference { WorkItem.wireSchema }), .optional, optionalOut: true),
    ])
}

extension WorkItemWriteReceiptOutcome {
    public static let wireId = "clankie.WorkItemWriteReceiptOutcome"
    public static let wireSchema: Schema = .oneOf([.string("applied"), .string("refused"), .string("uncertain")])
}

extension ClankieTypes {
    static let workItemWriteModule: [AnyWireType] = [
        AnyWireType(WorkItemWriteCommand.wireType),
        AnyWireType(WorkItemWriteCommandAssign.wireType),
        AnyWireType(WorkItemWriteCommandAddLabel.wireType),
        AnyWireType(WorkItemWriteCommandRemoveLabel.wireType),
        AnyWireType(WorkItemWriteCommandAddDependency.wireType),
        AnyWireType(WorkItemWriteReceiptRequest.wireType),
        AnyWireType(WorkItemWriteRequest.wireType),
        AnyWireType(WorkItemWriteReceipt.wireType),
        AnyWireType(WorkItemWriteReceiptOutcome.wireType),
    ]
}
