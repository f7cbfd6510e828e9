// Made by samewire from schemas/clankie/operator/local-operations.ts. Do not edit.
import SamewireSupport

/// What an occupant says of itself.
public struct StanceStatement: WireModel {
    /// 1 to 128 characters.
    public var herdrPaneId: String

    public var pose: StancePose

    public var activityKind: ActivityKind?

    /// At most 120 characters.
    public var note: String?

    /// How long it is good for; 15 minutes when absent.
    ///
    /// 1 to 3600000.
    public var ttlMs: Int64?

    public init(
        herdrPaneId: String,
        pose: StancePose,
        activityKind: ActivityKind? = nil,
        note: String? = nil,
        ttlMs: Int64? = nil
    ) {
        self.herdrPaneId = herdrPaneId
        self.pose = pose
        self.activityKind = activityKind
        self.note = note
        self.ttlMs = ttlMs
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.herdrPaneId = try wireFields.required("herdrPaneId")
        self.pose = try wireFields.required("pose")
        self.activityKind = try wireFields.optional("activityKind")
        self.note = try wireFields.optional("note")
        self.ttlMs = try wireFields.optional("ttlMs")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("herdrPaneId", self.herdrPaneId)
        wireMembers.required("pose", self.pose)
        wireMembers.optional("activityKind", self.activityKind)
        wireMembers.optional("note", self.note)
        wireMembers.optional("ttlMs", self.ttlMs)
        return wireMembers.wireValue
    }
}

public struct StanceStated: WireModel {
    /// Always "stated".
    public static let outcome: String = "stated"

    public var seatId: SeatId

    public var personaId: PersonaId

    public var stance: Stance

    public init(seatId: SeatId, personaId: PersonaId, stance: Stance) {
        self.seatId = seatId
        self.personaId = personaId
        self.stance = stance
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.seatId = try wireFields.required("seatId")
        self.personaId = try wireFields.required("personaId")
        self.stance = try wireFields.required("stance")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("outcome", .string("stated"))
        wireMembers.required("seatId", self.seatId)
        wireMembers.required("personaId", self.personaId)
        wireMembers.required("stance", self.stance)
        return wireMembers.wireValue
    }
}

/// There is no seat in that pane.
public struct StanceUnseated: WireModel {
    /// Always "unseated".
    public static let outcome: String = "unseated"

    /// 1 to 128 characters.
    public var herdrPaneId: String

    public init(herdrPaneId: String) {
        self.herdrPaneId = herdrPaneId
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.herdrPaneId = try wireFields.required("herdrPaneId")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("outcome", .string("unseated"))
        wireMembers.required("herdrPaneId", self.herdrPaneId)
        return wireMembers.wireValue
    }
}

/// What became of the statement.
///
/// Told apart by `outcome`.
public enum StateStanceResult: WireModel {
    case stated(StanceStated)
    case unseated(StanceUnseated)

    public init(wireValue: JSONValue) throws {
        switch try WireChoice.tag(wireValue, "outcome", [[.string("stated")], [.string("unseated")]]) {
        case 0: self = .stated(try StanceStated(wireValue: wireValue))
        default: self = .unseated(try StanceUnseated(wireValue: wireValue))
        }
    }

    public var wireValue: JSONValue {
        switch self {
        case .stated(let payload): return payload.wireValue
        case .unseated(let payload): return payload.wireValue
        }
    }
}

/// States how the occupant of a pane wants to be seen.
public struct StateStanceRequest: WireModel {
    /// Always "state_stance".
    public static let op: String = "state_stance"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var stance: StanceStatement

    public init(stance: StanceStatement) {
        self.stance = stance
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.stance = try wireFields.required("stance")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("op", .string("state_stance"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("stance", self.stance)
        return wireMembers.wireValue
    }
}

public struct StateStanceResponse: WireModel {
    /// Always "state_stance".
    public static let op: String = "state_stance"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var result: StateStanceResult

    public init(result: StateStanceResult) {
        self.result = result
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.result = try wireFields.required("result")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("op", .string("state_stance"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("result", self.result)
        return wireMembers.wireValue
    }
}

/// The task at hand.
public struct AssignmentStatement: WireModel {
    /// 1 to 512 characters.
    public var objective: String

    public var issue: WorkItemReference?

    public init(objective: String, issue: WorkItemReference? = nil) {
        self.objective = objective
        self.issue = issue
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.objective = try wireFields.required("objective")
        self.issue = try wireFields.optional("issue")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("objective", self.objective)
        wireMembers.optional("issue", self.issue)
        return wireMembers.wireValue
    }
}

/// What an occupant says it works on.
public struct WorkStatement: WireModel {
    /// 1 to 128 characters.
    public var herdrPaneId: String

    /// Null: none any more.
    /// nil is null.
    public var assignment: AssignmentStatement?

    public init(herdrPaneId: String, assignment: AssignmentStatement?) {
        self.herdrPaneId = herdrPaneId
        self.assignment = assignment
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.herdrPaneId = try wireFields.required("herdrPaneId")
        self.assignment = try wireFields.required("assignment")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("herdrPaneId", self.herdrPaneId)
        wireMembers.required("assignment", self.assignment)
        return wireMembers.wireValue
    }
}

public struct WorkStated: WireModel {
    /// Always "stated".
    public static let outcome: String = "stated"

    public var seatId: String

    public var assignment: Assignment

    public init(seatId: String, assignment: Assignment) {
        self.seatId = seatId
        self.assignment = assignment
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.seatId = try wireFields.required("seatId")
        self.assignment = try wireFields.required("assignment")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("outcome", .string("stated"))
        wireMembers.required("seatId", self.seatId)
        wireMembers.required("assignment", self.assignment)
        return wireMembers.wireValue
    }
}

public struct WorkCleared: WireModel {
    /// Always "cleared".
    public static let outcome: String = "cleared"

    public var seatId: String

    public init(seatId: String) {
        self.seatId = seatId
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.seatId = try wireFields.required("seatId")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("outcome", .string("cleared"))
        wireMembers.required("seatId", self.seatId)
        return wireMembers.wireValue
    }
}

public struct WorkUnseated: WireModel {
    /// Always "unseated".
    public static let outcome: String = "unseated"

    public var herdrPaneId: String

    public init(herdrPaneId: String) {
        self.herdrPaneId = herdrPaneId
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.herdrPaneId = try wireFields.required("herdrPaneId")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("outcome", .string("unseated"))
        wireMembers.required("herdrPaneId", self.herdrPaneId)
        return wireMembers.wireValue
    }
}

/// What became of the statement.
///
/// Told apart by `outcome`.
public enum StateWorkResult: WireModel {
    case stated(WorkStated)
    case cleared(WorkCleared)
    case unseated(WorkUnseated)

    public init(wireValue: JSONValue) throws {
        switch try WireChoice.tag(wireValue, "outcome", [[.string("stated")], [.string("cleared")], [.string("unseated")]]) {
        case 0: self = .stated(try WorkStated(wireValue: wireValue))
        case 1: self = .cleared(try WorkCleared(wireValue: wireValue))
        default: self = .unseated(try WorkUnseated(wireValue: wireValue))
        }
    }

    public var wireValue: JSONValue {
        switch self {
        case .stated(let payload): return payload.wireValue
        case .cleared(let payload): return payload.wireValue
        case .unseated(let payload): return payload.wireValue
        }
    }
}

/// States what the occupant of a pane works on.
public struct StateWorkRequest: WireModel {
    /// Always "state_work".
    public static let op: String = "state_work"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var work: WorkStatement

    public init(work: WorkStatement) {
        self.work = work
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.work = try wireFields.required("work")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("op", .string("state_work"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("work", self.work)
        return wireMembers.wireValue
    }
}

public struct StateWorkResponse: WireModel {
    /// Always "state_work".
    public static let op: String = "state_work"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var result: StateWorkResult

    public init(result: StateWorkResult) {
        self.result = result
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.result = try wireFields.required("result")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("op", .string("state_work"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("result", self.result)
        return wireMembers.wireValue
    }
}

/// Hands a file over to the owner.
public struct PublishFileRequest: WireModel {
    /// Always "publish_file".
    public static let op: String = "publish_file"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var conversationId: ConversationId

    /// A path on the host.
    ///
    /// 1 to 4096 characters.
    public var path: String

    /// 1 to 256 characters.
    public var filename: String?

    /// 1 to 256 characters.
    public var mediaType: String?

    public init(
        conversationId: ConversationId,
        path: String,
        filename: String? = nil,
        mediaType: String? = nil
    ) {
        self.conversationId = conversationId
        self.path = path
        self.filename = filename
        self.mediaType = mediaType
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.conversationId = try wireFields.required("conversationId")
        self.path = try wireFields.required("path")
        self.filename = try wireFields.optional("filename")
        self.mediaType = try wireFields.optional("mediaType")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("op", .string("publish_file"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("conversationId", self.conversationId)
        wireMembers.required("path", self.path)
        wireMembers.optional("filename", self.filename)
        wireMembers.optional("mediaType", self.mediaType)
        return wireMembers.wireValue
    }
}

public struct PublishFileResponse: WireModel {
    /// Always "publish_file".
    public static let op: String = "publish_file"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var file: DeliveredFile

    public init(file: DeliveredFile) {
        self.file = file
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.file = try wireFields.required("file")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("op", .string("publish_file"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("file", self.file)
        return wireMembers.wireValue
    }
}

// Schemas, as data.

extension StanceStatement {
    public static let wireId = "clankie.StanceStatement"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("herdrPaneId", .string([.trim, .size(.minLength(1)), .size(.maxLength(128))])),
        PropertyShape("pose", .reference { StancePose.wireSchema }),
        PropertyShape("activityKind", .optional(.reference { ActivityKind.wireSchema }), .optional, optionalOut: true),
        PropertyShape("note", .optional(.string([.trim, .size(.maxLength(120))])), .optional, optionalOut: true),
        PropertyShape("ttlMs", .optional(.number(.int, [.minimum(1, exclusive: false), .maximum(3600000, exclusive: false)])), .optional, optionalOut: true),
    ])
}

extension StanceStated {
    public static let wireId = "clankie.StanceStated"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("outcome", .oneOf([.string("stated")])),
        PropertyShape("seatId", .reference { SeatId.wireSchema }),
        PropertyShape("personaId", .reference { PersonaId.wireSchema }),
        PropertyShape("stance", .reference { Stance.wireSchema }),
    ])
}

extension StanceUnseated {
    public static let wireId = "clankie.StanceUnseated"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("outcome", .oneOf([.string("unseated")])),
        PropertyShape("herdrPaneId", .string([.trim, .size(.minLength(1)), .size(.maxLength(128))])),
    ])
}

extension StateStanceResult {
    public static let wireId = "clankie.StateStanceResult"
    public static let wireSchema: Schema = .discriminated("outcome", [
        TaggedOption([.string("stated")], .reference { StanceStated.wireSchema }),
        TaggedOption([.string("unseated")], .reference { StanceUnseated.wireSchema }),
    ])
}

extension StateStanceRequest {
    public static let wireId = "clankie.StateStanceRequest"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("op", .oneOf([.string("state_stance")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("stance", .reference { StanceStatement.wireSchema }),
    ])
}

extension StateStanceResponse {
    public static let wireId = "clankie.StateStanceResponse"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("op", .oneOf([.string("state_stance")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("result", .reference { StateStanceResult.wireSchema }),
    ])
}

extension AssignmentStatement {
    public static let wireId = "clankie.AssignmentStatement"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("objective", .string([.trim, .size(.minLength(1)), .size(.maxLength(512))])),
        PropertyShape("issue", .optional(.reference { WorkItemReference.wireSchema }), .optional, optionalOut: true),
    ])
}

extension WorkStatement {
    public static let wireId = "clankie.WorkStatement"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("herdrPaneId", .string([.trim, .size(.minLength(1)), .size(.maxLength(128))])),
        PropertyShape("assignment", .nullable(.reference { AssignmentStatement.wireSchema })),
    ])
}

extension WorkStated {
    public static let wireId = "clankie.WorkStated"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("outcome", .oneOf([.string("stated")])),
        PropertyShape("seatId", .string()),
        PropertyShape("assignment", .reference { Assignment.wireSchema }),
    ])
}

extension WorkCleared {
    public static let wireId = "clankie.WorkCleared"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("outcome", .oneOf([.string("cleared")])),
        PropertyShape("seatId", .string()),
    ])
}

extension WorkUnseated {
    public static let wireId = "clankie.WorkUnseated"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("outcome", .oneOf([.string("unseated")])),
        PropertyShape("herdrPaneId", .string()),
    ])
}

extension StateWorkResult {
    public static let wireId = "clankie.StateWorkResult"
    public static let wireSchema: Schema = .discriminated("outcome", [
        TaggedOption([.string("stated")], .reference { WorkStated.wireSchema }),
        TaggedOption([.string("cleared")], .reference { WorkCleared.wireSchema }),
        TaggedOption([.string("unseated")], .reference { WorkUnseated.wireSchema }),
    ])
}

extension StateWorkRequest {
    public static let wireId = "clankie.StateWorkRequest"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("op", .oneOf([.string("state_work")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("work", .reference { WorkStatement.wireSchema }),
    ])
}

extension StateWorkResponse {
    public static let wireId = "clankie.StateWorkResponse"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("op", .oneOf([.string("state_work")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("result", .reference { StateWorkResult.wireSchema }),
    ])
}

extension PublishFileRequest {
    public static let wireId = "clankie.PublishFileRequest"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("op", .oneOf([.string("publish_file")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("conversationId", .reference { ConversationId.wireSchema }),
        PropertyShape("path", .string([.trim, .size(.minLength(1)), .size(.maxLength(4096))])),
        PropertyShape("filename", .optional(.string([.trim, .size(.minLength(1)), .size(.maxLength(256))])), .optional, optionalOut: true),
        PropertyShape("mediaType", .optional(.string([.trim, .size(.minLength(1)), .size(.maxLength(256))])), .optional, optionalOut: true),
    ])
}

extension PublishFileResponse {
    public static let wireId = "clankie.PublishFileResponse"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("op", .oneOf([.string("publish_file")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("file", .reference { DeliveredFile.wireSchema }),
    ])
}

extension ClankieTypes {
    static let operatorLocalOperationsModule: [AnyWireType] = [
        AnyWireType(StanceStatement.wireType),
        AnyWireType(StanceStated.wireType),
        AnyWireType(StanceUnseated.wireType),
        AnyWireType(StateStanceResult.wireType),
        AnyWireType(StateStanceRequest.wireType),
        AnyWireType(StateStanceResponse.wireType),
        AnyWireType(AssignmentStatement.wireType),
        AnyWireType(WorkStatement.wireType),
        AnyWireType(WorkStated.wireType),
        AnyWireType(WorkCleared.wireType),
        AnyWireType(WorkUnseated.wireType),
        AnyWireType(StateWorkResult.wireType),
        AnyWireType(StateWorkRequest.wireType),
        AnyWireType(StateWorkResponse.wireType),
        AnyWireType(PublishFileRequest.wireType),
        AnyWireType(PublishFileResponse.wireType),
    ]
}
