// Made by samewire from schemas/clankie/operator/worker-reports.ts. Do not edit.
import SamewireSupport

/// Who gets a worker's reports, and why.
public struct WorkerReportRouting: WireModel {
    public var source: WorkerReportRoutingSource

    public var reason: WorkerReportRoutingReason?

    /// 1 to 256 characters.
    public var leadPaneId: String?

    /// 1 to 256 characters.
    public var leadSeatId: String?

    public var conversationId: ConversationId?

    public init(
        source: WorkerReportRoutingSource,
        reason: WorkerReportRoutingReason? = nil,
        leadPaneId: String? = nil,
        leadSeatId: String? = nil,
        conversationId: ConversationId? = nil
    ) {
        self.source = source
        self.reason = reason
        self.leadPaneId = leadPaneId
        self.leadSeatId = leadSeatId
        self.conversationId = conversationId
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.source = try wireFields.required("source")
        self.reason = try wireFields.optional("reason")
        self.leadPaneId = try wireFields.optional("leadPaneId")
        self.leadSeatId = try wireFields.optional("leadSeatId")
        self.conversationId = try wireFields.optional("conversationId")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("source", self.source)
        wireMembers.optional("reason", self.reason)
        wireMembers.optional("leadPaneId", self.leadPaneId)
        wireMembers.optional("leadSeatId", self.leadSeatId)
        wireMembers.optional("conversationId", self.conversationId)
        return wireMembers.wireValue
    }
}

public enum WorkerReportRoutingSource: WireEnum {
    case adoption
    case parent
    case unadopted
    case refused

    public var rawValue: String {
        switch self {
        case .adoption: return "adoption"
        case .parent: return "parent"
        case .unadopted: return "unadopted"
        case .refused: return "refused"
        }
    }
}

public enum WorkerReportRoutingReason: WireEnum {
    case noParent
    case parentUnavailable
    case parentUnlinked
    case ownerRemoved
    case authorityUnavailable

    public var rawValue: String {
        switch self {
        case .noParent: return "no_parent"
        case .parentUnavailable: return "parent_unavailable"
        case .parentUnlinked: return "parent_unlinked"
        case .ownerRemoved: return "owner_removed"
        case .authorityUnavailable: return "authority_unavailable"
        }
    }
}

/// How far a worker's report got on its way to a conversation.
public struct WorkerReport: WireModel {
    /// Format: uuid.
    public var deliveryId: String

    /// 1 to 256 characters.
    public var conversationId: String

    /// 1 to 256 characters.
    public var paneId: String

    /// A moment as the host wrote it; its form is not checked.
    public var acceptedAt: String

    public var state: WorkerReportState

    public var stage: String?

    public init(
        deliveryId: String,
        conversationId: String,
        paneId: String,
        acceptedAt: String,
        state: WorkerReportState,
        stage: String? = nil
    ) {
        self.deliveryId = deliveryId
        self.conversationId = conversationId
        self.paneId = paneId
        self.acceptedAt = acceptedAt
        self.state = state
        self.stage = stage
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.deliveryId = try wireFields.required("deliveryId")
        self.conversationId = try wireFields.required("conversationId")
        self.paneId = try wireFields.required("paneId")
        self.acceptedAt = try wireFields.required("acceptedAt")
        self.state = try wireFields.required("state")
        self.stage = try wireFields.optional("stage")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("deliveryId", self.deliveryId)
        wireMembers.required("conversationId", self.conversationId)
        wireMembers.required("paneId", self.paneId)
        wireMembers.required("acceptedAt", self.acceptedAt)
        wireMembers.required("state", self.state)
        wireMembers.optional("stage", self.stage)
        return wireMembers.wireValue
    }
}

public enum WorkerReportState: WireEnum {
    case pending
    case attempting
    case delivered
    case uncertain
    case read_

    public var rawValue: String {
        switch self {
        case .pending: return "pending"
        case .attempting: return "attempting"
        case .delivered: return "delivered"
        case .uncertain: return "uncertain"
        case .read_: return "read"
        }
    }
}

/// A pane that was closed and can be reopened until `undoUntil`.
public struct ClosedPane: WireModel {
    /// Format: uuid.
    public var id: String

    /// At least 1 characters.
    public var paneId: String

    /// At least 1 characters.
    public var seatId: String

    public var title: String

    public var harness: ClosedPaneHarness

    /// 1 to 512 characters.
    public var reason: String

    /// At most 131072 characters.
    public var lastOutput: String

    /// At least 1 characters.
    public var reportPath: String

    public var closedAt: Timestamp

    public var undoUntil: Timestamp

    public var state: ClosedPaneState

    public var resumedSeatId: String?

    public init(
        id: String,
        paneId: String,
        seatId: String,
        title: String,
        harness: ClosedPaneHarness,
        reason: String,
        lastOutput: String,
        reportPath: String,
        closedAt: Timestamp,
        undoUntil: Timestamp,
        state: ClosedPaneState,
        resumedSeatId: String? = nil
    ) {
        self.id = id
        self.paneId = paneId
        self.seatId = seatId
        self.title = title
        self.harness = harness
        self.reason = reason
        self.lastOutput = lastOutput
        self.reportPath = reportPath
        self.closedAt = closedAt
        self.undoUntil = undoUntil
        self.state = state
        self.resumedSeatId = resumedSeatId
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.id = try wireFields.required("id")
        self.paneId = try wireFields.required("paneId")
        self.seatId = try wireFields.required("seatId")
        self.title = try wireFields.required("title")
        self.harness = try wireFields.required("harness")
        self.reason = try wireFields.required("reason")
        self.lastOutput = try wireFields.required("lastOutput")
        self.reportPath = try wireFields.required("reportPath")
        self.closedAt = try wireFields.required("closedAt")
        self.undoUntil = try wireFields.required("undoUntil")
        self.state = try wireFields.required("state")
        self.resumedSeatId = try wireFields.optional("resumedSeatId")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("id", self.id)
        wireMembers.required("paneId", self.paneId)
        wireMembers.required("seatId", self.seatId)
        wireMembers.required("title", self.title)
        wireMembers.required("harness", self.harness)
        wireMembers.required("reason", self.reason)
        wireMembers.required("lastOutput", self.lastOutput)
        wireMembers.required("reportPath", self.reportPath)
        wireMembers.required("closedAt", self.closedAt)
        wireMembers.required("undoUntil", self.undoUntil)
        wireMembers.required("state", self.state)
        wireMembers.optional("resumedSeatId", self.resumedSeatId)
        return wireMembers.wireValue
    }
}

public enum ClosedPaneHarness: WireEnum {
    case claude
    case codex

    public var rawValue: String {
        switch self {
        case .claude: return "claude"
        case .codex: return "codex"
        }
    }
}

public enum ClosedPaneState: WireEnum {
    case closing
    case closed
    case closeUnconfirmed
    case undoing
    case reopened

    public var rawValue: String {
        switch self {
        case .closing: return "closing"
        case .closed: return "closed"
        case .closeUnconfirmed: return "close_unconfirmed"
        case .undoing: return "undoing"
        case .reopened: return "reopened"
        }
    }
}

// Schemas, as data.

extension WorkerReportRouting {
    public static let wireId = "clankie.WorkerReportRouting"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("source", .reference { WorkerReportRoutingSource.wireSchema }),
        PropertyShape("reason", .optional(.reference { WorkerReportRoutingReason.wireSchema }), .optional, optionalOut: true),
        PropertyShape("leadPaneId", .optional(.string([.size(.minLength(1)), .size(.maxLength(256))])), .optional, optionalOut: true),
        PropertyShape("leadSeatId", .optional(.string([.size(.minLength(1)), .size(.maxLength(256))])), .optional, optionalOut: true),
        PropertyShape("conversationId", .optional(.reference { ConversationId.wireSchema }), .optional, optionalOut: true),
    ])
}

extension WorkerReportRoutingSource {
    public static let wireId = "clankie.WorkerReportRoutingSource"
    public static let wireSchema: Schema = .oneOf([.string("adoption"), .string("parent"), .string("unadopted"), .string("refused")])
}

extension WorkerReportRoutingReason {
    public static let wireId = "clankie.WorkerReportRoutingReason"
    public static let wireSchema: Schema = .oneOf([.string("no_parent"), .string("parent_unavailable"), .string("parent_unlinked"), .string("owner_removed"), .string("authority_unavailable")])
}

extension WorkerReport {
    public static let wireId = "clankie.WorkerReport"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("deliveryId", .string([.pattern(Pattern("^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$"))])),
        PropertyShape("conversationId", .string([.size(.minLength(1)), .size(.maxLength(256))])),
        PropertyShape("paneId", .string([.size(.minLength(1)), .size(.maxLength(256))])),
        PropertyShape("acceptedAt", .string()),
        PropertyShape("state", .reference { WorkerReportState.wireSchema }),
        PropertyShape("stage", .optional(.string()), .optional, optionalOut: true),
    ])
}

extension WorkerReportState {
    public static let wireId = "clankie.WorkerReportState"
    public static let wireSchema: Schema = .oneOf([.string("pending"), .string("attempting"), .string("delivered"), .string("uncertain"), .string("read")])
}

extension ClosedPane {
    public static let wireId = "clankie.ClosedPane"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("id", .string([.pattern(Pattern("^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$"))])),
        PropertyShape("paneId", .string([.size(.minLength(1))])),
        PropertyShape("seatId", .string([.size(.minLength(1))])),
        PropertyShape("title", .string()),
        PropertyShape("harness", .reference { ClosedPaneHarness.wireSchema }),
        PropertyShape("reason", .string([.size(.minLength(1)), .size(.maxLength(512))])),
        PropertyShape("lastOutput", .string([.size(.maxLength(131072))])),
        PropertyShape("reportPath", .string([.size(.minLength(1))])),
        PropertyShape("closedAt", .reference { ClankieTypes.timestamp.schema }),
        PropertyShape("undoUntil", .reference { ClankieTypes.timestamp.schema }),
        PropertyShape("state", .reference { ClosedPaneState.wireSchema }),
        PropertyShape("resumedSeatId", .optional(.string()), .optional, optionalOut: true),
    ])
}

extension ClosedPaneHarness {
    public static let wireId = "clankie.ClosedPaneHarness"
    public static let wireSchema: Schema = .oneOf([.string("claude"), .string("codex")])
}

extension ClosedPaneState {
    public static let wireId = "clankie.ClosedPaneState"
    public static let wireSchema: Schema = .oneOf([.string("closing"), .string("closed"), .string("close_unconfirmed"), .string("undoing"), .string("reopened")])
}

extension ClankieTypes {
    static let operatorWorkerReportsModule: [AnyWireType] = [
        AnyWireType(WorkerReportRouting.wireType),
        AnyWireType(WorkerReportRoutingSource.wireType),
        AnyWireType(WorkerReportRoutingReason.wireType),
        AnyWireType(WorkerReport.wireType),
        AnyWireType(WorkerReportState.wireType),
        AnyWireType(ClosedPane.wireType),
        AnyWireType(ClosedPaneHarness.wireType),
        AnyWireType(ClosedPaneState.wireType),
    ]
}
