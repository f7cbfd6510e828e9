// Made by samewire from schemas/clankie/operator/worker-report-operations.ts. Do not edit.
import SamewireSupport

/// A worker's report with its text.
public struct WorkerReportItem: WireModel {
    /// Format: uuid.
    public var deliveryId: String

    /// 1 to 256 characters.
    public var conversationId: String

    /// 1 to 256 characters.
    public var paneId: String

    /// A moment as the host wrote it; its form is not checked.
    public var acceptedAt: String

    public var state: WorkerReportItemState

    public var stage: String?

    public var text: String

    public init(
        deliveryId: String,
        conversationId: String,
        paneId: String,
        acceptedAt: String,
        state: WorkerReportItemState,
        stage: String? = nil,
        text: String
    ) {
        self.deliveryId = deliveryId
        self.conversationId = conversationId
        self.paneId = paneId
        self.acceptedAt = acceptedAt
        self.state = state
        self.stage = stage
        self.text = text
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.deliveryId = try wireFields.required("deliveryId")
        self.conversationId = try wireFields.required("conversationId")
        self.paneId = try wireFields.required("paneId")
        self.acceptedAt = try wireFields.required("acceptedAt")
        self.state = try wireFields.required("state")
        self.stage = try wireFields.optional("stage")
        self.text = try wireFields.required("text")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("deliveryId", self.deliveryId)
        wireMembers.required("conversationId", self.conversationId)
        wireMembers.required("paneId", self.paneId)
        wireMembers.required("acceptedAt", self.acceptedAt)
        wireMembers.required("state", self.state)
        wireMembers.optional("stage", self.stage)
        wireMembers.required("text", self.text)
        return wireMembers.wireValue
    }
}

public enum WorkerReportItemState: WireEnum {
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

/// Reports of workers to a conversation.
public struct WorkerReportPage: WireModel {
    /// 1 to 256 characters.
    public var conversationId: String

    /// At least 0.
    public var unreadCount: Int64

    /// At most 100 entries.
    public var items: [WorkerReportItem]

    /// Reports that this page shows whole, so that they may be acknowledged.
    ///
    /// At most 100 entries.
    public var ackDeliveryIds: [String]

    public init(
        conversationId: String,
        unreadCount: Int64,
        items: [WorkerReportItem],
        ackDeliveryIds: [String]
    ) {
        self.conversationId = conversationId
        self.unreadCount = unreadCount
        self.items = items
        self.ackDeliveryIds = ackDeliveryIds
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.conversationId = try wireFields.required("conversationId")
        self.unreadCount = try wireFields.required("unreadCount")
        self.items = try wireFields.required("items")
        self.ackDeliveryIds = try wireFields.required("ackDeliveryIds")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("conversationId", self.conversationId)
        wireMembers.required("unreadCount", self.unreadCount)
        wireMembers.required("items", self.items)
        wireMembers.required("ackDeliveryIds", self.ackDeliveryIds)
        return wireMembers.wireValue
    }
}

/// Asks for the reports to a conversation.
public struct WorkerReportsRequest: WireModel {
    /// Always "worker_reports".
    public static let op: String = "worker_reports"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var conversationId: ConversationId

    /// 1 to 100.
    public var limit: Int64?

    public init(conversationId: ConversationId, limit: Int64? = nil) {
        self.conversationId = conversationId
        self.limit = limit
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.conversationId = try wireFields.required("conversationId")
        self.limit = try wireFields.optional("limit")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("op", .string("worker_reports"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("conversationId", self.conversationId)
        wireMembers.optional("limit", self.limit)
        return wireMembers.wireValue
    }
}

public struct WorkerReportsResponse: WireModel {
    /// Always "worker_reports".
    public static let op: String = "worker_reports"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var page: WorkerReportPage

    public init(page: WorkerReportPage) {
        self.page = page
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.page = try wireFields.required("page")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("op", .string("worker_reports"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("page", self.page)
        return wireMembers.wireValue
    }
}

/// Says that reports were read. Refused when one of them was not fully offered.
public struct AcknowledgeWorkerReportsRequest: WireModel {
    /// Always "acknowledge_worker_reports".
    public static let op: String = "acknowledge_worker_reports"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var conversationId: ConversationId

    /// 1 to 100 entries.
    public var deliveryIds: [String]

    public init(conversationId: ConversationId, deliveryIds: [String]) {
        self.conversationId = conversationId
        self.deliveryIds = deliveryIds
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.conversationId = try wireFields.required("conversationId")
        self.deliveryIds = try wireFields.required("deliveryIds")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("op", .string("acknowledge_worker_reports"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("conversationId", self.conversationId)
        wireMembers.required("deliveryIds", self.deliveryIds)
        return wireMembers.wireValue
    }
}

public struct AcknowledgeWorkerReportsResponse: WireModel {
    /// Always "acknowledge_worker_reports".
    public static let op: String = "acknowledge_worker_reports"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var conversationId: ConversationId

    /// How many different reports that was.
    ///
    /// At least 0.
    public var acknowledged: Int64

    public init(conversationId: ConversationId, acknowledged: Int64) {
        self.conversationId = conversationId
        self.acknowledged = acknowledged
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.conversationId = try wireFields.required("conversationId")
        self.acknowledged = try wireFields.required("acknowledged")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("op", .string("acknowledge_worker_reports"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("conversationId", self.conversationId)
        wireMembers.required("acknowledged", self.acknowledged)
        return wireMembers.wireValue
    }
}

// Schemas, as data.

extension WorkerReportItem {
    public static let wireId = "clankie.WorkerReportItem"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("deliveryId", .string([.pattern(Pattern("^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$"))])),
        PropertyShape("conversationId", .string([.size(.minLength(1)), .size(.maxLength(256))])),
        PropertyShape("paneId", .string([.size(.minLength(1)), .size(.maxLength(256))])),
        PropertyShape("acceptedAt", .string()),
        PropertyShape("state", .reference { WorkerReportItemState.wireSchema }),
        PropertyShape("stage", .optional(.string()), .optional, optionalOut: true),
        PropertyShape("text", .string()),
    ])
}

extension WorkerReportItemState {
    public static let wireId = "clankie.WorkerReportItemState"
    public static let wireSchema: Schema = .oneOf([.string("pending"), .string("attempting"), .string("delivered"), .string("uncertain"), .string("read")])
}

extension WorkerReportPage {
    public static let wireId = "clankie.WorkerReportPage"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("conversationId", .string([.size(.minLength(1)), .size(.maxLength(256))])),
        PropertyShape("unreadCount", .number(.int, [.minimum(0, exclusive: false)])),
        PropertyShape("items", .array(.reference { WorkerReportItem.wireSchema }, [.maxLength(100)])),
        PropertyShape("ackDeliveryIds", .array(.string([.pattern(Pattern("^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$"))]), [.maxLength(100)])),
    ])
}

extension WorkerReportsRequest {
    public static let wireId = "clankie.WorkerReportsRequest"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("op", .oneOf([.string("worker_reports")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("conversationId", .reference { ConversationId.wireSchema }),
        PropertyShape("limit", .optional(.number(.int, [.minimum(1, exclusive: false), .maximum(100, exclusive: false)])), .optional, optionalOut: true),
    ])
}

extension WorkerReportsResponse {
    public static let wireId = "clankie.WorkerReportsResponse"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("op", .oneOf([.string("worker_reports")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("page", .reference { WorkerReportPage.wireSchema }),
    ])
}

extension AcknowledgeWorkerReportsRequest {
    public static let wireId = "clankie.AcknowledgeWorkerReportsRequest"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("op", .oneOf([.string("acknowledge_worker_reports")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("conversationId", .reference { ConversationId.wireSchema }),
        PropertyShape("deliveryIds", .array(.string([.pattern(Pattern("^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$"))]), [.minLength(1), .maxLength(100)])),
    ])
}

extension AcknowledgeWorkerReportsResponse {
    public static let wireId = "clankie.AcknowledgeWorkerReportsResponse"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("op", .oneOf([.string("acknowledge_worker_reports")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("conversationId", .reference { ConversationId.wireSchema }),
        PropertyShape("acknowledged", .number(.int, [.minimum(0, exclusive: false)])),
    ])
}

extension ClankieTypes {
    static let operatorWorkerReportOperationsModule: [AnyWireType] = [
        AnyWireType(WorkerReportItem.wireType),
        AnyWireType(WorkerReportItemState.wireType),
        AnyWireType(WorkerReportPage.wireType),
        AnyWireType(WorkerReportsRequest.wireType),
        AnyWireType(WorkerReportsResponse.wireType),
        AnyWireType(AcknowledgeWorkerReportsRequest.wireType),
        AnyWireType(AcknowledgeWorkerReportsResponse.wireType),
    ]
}
