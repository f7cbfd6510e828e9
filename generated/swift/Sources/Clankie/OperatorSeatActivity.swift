// Made by samewire from schemas/clankie/operator/seat-activity.ts. Do not edit.
import SamewireSupport

/// What kind of work an occupant does.
public enum ActivityKind: WireEnum {
    case reading
    case editing
    case testing
    case planning
    case waiting

    public var rawValue: String {
        switch self {
        case .reading: return "reading"
        case .editing: return "editing"
        case .testing: return "testing"
        case .planning: return "planning"
        case .waiting: return "waiting"
        }
    }
}

/// Seen from the tool that runs.
public struct NativeToolActivity: WireModel {
    /// Always "native_tool".
    public static let source: String = "native_tool"

    public var kind: ActivityKind

    /// 1 to 128 characters.
    public var toolName: String

    public var startedAt: Timestamp

    public init(kind: ActivityKind, toolName: String, startedAt: Timestamp) {
        self.kind = kind
        self.toolName = toolName
        self.startedAt = startedAt
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.kind = try wireFields.required("kind")
        self.toolName = try wireFields.required("toolName")
        self.startedAt = try wireFields.required("startedAt")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("source", .string("native_tool"))
        wireMembers.required("kind", self.kind)
        wireMembers.required("toolName", self.toolName)
        wireMembers.required("startedAt", self.startedAt)
        return wireMembers.wireValue
    }
}

/// Said by the occupant, good until `expiresAt`.
public struct StatedActivity: WireModel {
    /// Always "stated".
    public static let source: String = "stated"

    public var kind: ActivityKind

    public var statedAt: Timestamp

    public var expiresAt: Timestamp

    public init(kind: ActivityKind, statedAt: Timestamp, expiresAt: Timestamp) {
        self.kind = kind
        self.statedAt = statedAt
        self.expiresAt = expiresAt
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.kind = try wireFields.required("kind")
        self.statedAt = try wireFields.required("statedAt")
        self.expiresAt = try wireFields.required("expiresAt")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("source", .string("stated"))
        wireMembers.required("kind", self.kind)
        wireMembers.required("statedAt", self.statedAt)
        wireMembers.required("expiresAt", self.expiresAt)
        return wireMembers.wireValue
    }
}

/// What the occupant is doing, and how that is known.
///
/// Told apart by `source`.
public enum SeatActivity: WireModel {
    case nativeTool(NativeToolActivity)
    case stated(StatedActivity)

    public init(wireValue: JSONValue) throws {
        switch try WireChoice.tag(wireValue, "source", [[.string("native_tool")], [.string("stated")]]) {
        case 0: self = .nativeTool(try NativeToolActivity(wireValue: wireValue))
        default: self = .stated(try StatedActivity(wireValue: wireValue))
        }
    }

    public var wireValue: JSONValue {
        switch self {
        case .nativeTool(let payload): return payload.wireValue
        case .stated(let payload): return payload.wireValue
        }
    }
}

public enum StancePose: WireEnum {
    case working
    case thinking
    case stuck
    case hauling
    case resting
    case celebrate

    public var rawValue: String {
        switch self {
        case .working: return "working"
        case .thinking: return "thinking"
        case .stuck: return "stuck"
        case .hauling: return "hauling"
        case .resting: return "resting"
        case .celebrate: return "celebrate"
        }
    }
}

/// How the occupant wants to be seen, good until `expiresAt`.
public struct Stance: WireModel {
    public var pose: StancePose

    public var activityKind: ActivityKind?

    /// At most 120 characters.
    public var note: String?

    public var statedAt: Timestamp

    public var expiresAt: Timestamp

    public init(
        pose: StancePose,
        activityKind: ActivityKind? = nil,
        note: String? = nil,
        statedAt: Timestamp,
        expiresAt: Timestamp
    ) {
        self.pose = pose
        self.activityKind = activityKind
        self.note = note
        self.statedAt = statedAt
        self.expiresAt = expiresAt
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.pose = try wireFields.required("pose")
        self.activityKind = try wireFields.optional("activityKind")
        self.note = try wireFields.optional("note")
        self.statedAt = try wireFields.required("statedAt")
        self.expiresAt = try wireFields.required("expiresAt")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("pose", self.pose)
        wireMembers.optional("activityKind", self.activityKind)
        wireMembers.optional("note", self.note)
        wireMembers.required("statedAt", self.statedAt)
        wireMembers.required("expiresAt", self.expiresAt)
        return wireMembers.wireValue
    }
}

/// How the last piece of work of a seat ended.
public struct SeatOutcome: WireModel {
    public var result: SeatOutcomeResult

    public var at: Timestamp

    public init(result: SeatOutcomeResult, at: Timestamp) {
        self.result = result
        self.at = at
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.result = try wireFields.required("result")
        self.at = try wireFields.required("at")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("result", self.result)
        wireMembers.required("at", self.at)
        return wireMembers.wireValue
    }
}

public enum SeatOutcomeResult: WireEnum {
    case passed
    case failed

    public var rawValue: String {
        switch self {
        case .passed: return "passed"
        case .failed: return "failed"
        }
    }
}

public struct Subagent: WireModel {
    /// At most 120 characters.
    public var label: String

    public var status: SubagentStatus

    /// 1 to 512 characters.
    public var id: String?

    public var startedAt: Timestamp?

    public var endedAt: Timestamp?

    public init(
        label: String,
        status: SubagentStatus,
        id: String? = nil,
        startedAt: Timestamp? = nil,
        endedAt: Timestamp? = nil
    ) {
        self.label = label
        self.status = status
        self.id = id
        self.startedAt = startedAt
        self.endedAt = endedAt
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.label = try wireFields.required("label")
        self.status = try wireFields.required("status")
        self.id = try wireFields.optional("id")
        self.startedAt = try wireFields.optional("startedAt")
        self.endedAt = try wireFields.optional("endedAt")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("label", self.label)
        wireMembers.required("status", self.status)
        wireMembers.optional("id", self.id)
        wireMembers.optional("startedAt", self.startedAt)
        wireMembers.optional("endedAt", self.endedAt)
        return wireMembers.wireValue
    }
}

public enum SubagentStatus: WireEnum {
    case running
    case done

    public var rawValue: String {
        switch self {
        case .running: return "running"
        case .done: return "done"
        }
    }
}

/// Helpers that the occupant started.
public struct Subagents: WireModel {
    /// At least 0.
    public var running: Int64

    /// At most 8 entries.
    public var recent: [Subagent]

    public init(running: Int64, recent: [Subagent]) {
        self.running = running
        self.recent = recent
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.running = try wireFields.required("running")
        self.recent = try wireFields.required("recent")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("running", self.running)
        wireMembers.required("recent", self.recent)
        return wireMembers.wireValue
    }
}

// Schemas, as data.

extension ActivityKind {
    public static let wireId = "clankie.ActivityKind"
    public static let wireSchema: Schema = .oneOf([.string("reading"), .string("editing"), .string("testing"), .string("planning"), .string("waiting")])
}

extension NativeToolActivity {
    public static let wireId = "clankie.NativeToolActivity"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("source", .oneOf([.string("native_tool")])),
        PropertyShape("kind", .reference { ActivityKind.wireSchema }),
        PropertyShape("toolName", .string([.size(.minLength(1)), .size(.maxLength(128))])),
        PropertyShape("startedAt", .reference { ClankieTypes.timestamp.schema }),
    ])
}

extension StatedActivity {
    public static let wireId = "clankie.StatedActivity"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("source", .oneOf([.string("stated")])),
        PropertyShape("kind", .reference { ActivityKind.wireSchema }),
        PropertyShape("statedAt", .reference { ClankieTypes.timestamp.schema }),
        PropertyShape("expiresAt", .reference { ClankieTypes.timestamp.schema }),
    ])
}

extension SeatActivity {
    public static let wireId = "clankie.SeatActivity"
    public static let wireSchema: Schema = .discriminated("source", [
        TaggedOption([.string("native_tool")], .reference { NativeToolActivity.wireSchema }),
        TaggedOption([.string("stated")], .reference { StatedActivity.wireSchema }),
    ])
}

extension StancePose {
    public static let wireId = "clankie.StancePose"
    public static let wireSchema: Schema = .oneOf([.string("working"), .string("thinking"), .string("stuck"), .string("hauling"), .string("resting"), .string("celebrate")])
}

extension Stance {
    public static let wireId = "clankie.Stance"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("pose", .reference { StancePose.wireSchema }),
        PropertyShape("activityKind", .optional(.reference { ActivityKind.wireSchema }), .optional, optionalOut: true),
        PropertyShape("note", .optional(.string([.trim, .size(.maxLength(120))])), .optional, optionalOut: true),
        PropertyShape("statedAt", .reference { ClankieTypes.timestamp.schema }),
        PropertyShape("expiresAt", .reference { ClankieTypes.timestamp.schema }),
    ])
}

extension SeatOutcome {
    public static let wireId = "clankie.SeatOutcome"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("result", .reference { SeatOutcomeResult.wireSchema }),
        PropertyShape("at", .reference { ClankieTypes.timestamp.schema }),
    ])
}

extension SeatOutcomeResult {
    public static let wireId = "clankie.SeatOutcomeResult"
    public static let wireSchema: Schema = .oneOf([.string("passed"), .string("failed")])
}

extension Subagent {
    public static let wireId = "clankie.Subagent"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("label", .string([.size(.maxLength(120))])),
        PropertyShape("status", .reference { SubagentStatus.wireSchema }),
        PropertyShape("id", .optional(.string([.size(.minLength(1)), .size(.maxLength(512))])), .optional, optionalOut: true),
        PropertyShape("startedAt", .optional(.reference { ClankieTypes.timestamp.schema }), .optional, optionalOut: true),
        PropertyShape("endedAt", .optional(.reference { ClankieTypes.timestamp.schema }), .optional, optionalOut: true),
    ])
}

extension SubagentStatus {
    public static let wireId = "clankie.SubagentStatus"
    public static let wireSchema: Schema = .oneOf([.string("running"), .string("done")])
}

extension Subagents {
    public static let wireId = "clankie.Subagents"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("running", .number(.int, [.minimum(0, exclusive: false)])),
        PropertyShape("recent", .array(.reference { Subagent.wireSchema }, [.maxLength(8)])),
    ])
}

extension ClankieTypes {
    static let operatorSeatActivityModule: [AnyWireType] = [
        AnyWireType(ActivityKind.wireType),
        AnyWireType(NativeToolActivity.wireType),
        AnyWireType(StatedActivity.wireType),
        AnyWireType(SeatActivity.wireType),
        AnyWireType(StancePose.wireType),
        AnyWireType(Stance.wireType),
        AnyWireType(SeatOutcome.wireType),
        AnyWireType(SeatOutcomeResult.wireType),
        AnyWireType(Subagent.wireType),
        AnyWireType(SubagentStatus.wireType),
        AnyWireType(Subagents.wireType),
    ]
}
