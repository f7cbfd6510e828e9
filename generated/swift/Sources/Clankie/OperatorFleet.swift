// Made by samewire from schemas/clankie/operator/fleet.ts. Do not edit.
import SamewireSupport

public struct FleetGoal: WireModel {
    public var conversationId: ConversationId

    public var goal: Goal

    public init(conversationId: ConversationId, goal: Goal) {
        self.conversationId = conversationId
        self.goal = goal
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.conversationId = try wireFields.required("conversationId")
        self.goal = try wireFields.required("goal")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("conversationId", self.conversationId)
        wireMembers.required("goal", self.goal)
        return wireMembers.wireValue
    }
}

public struct FleetAssignment: WireModel {
    public var conversationId: ConversationId

    public var assignment: Assignment

    public init(conversationId: ConversationId, assignment: Assignment) {
        self.conversationId = conversationId
        self.assignment = assignment
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.conversationId = try wireFields.required("conversationId")
        self.assignment = try wireFields.required("assignment")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("conversationId", self.conversationId)
        wireMembers.required("assignment", self.assignment)
        return wireMembers.wireValue
    }
}

/// What a seat did in one day.
public struct FleetTally: WireModel {
    public var seatId: SeatId

    /// Pattern: `^\d{4}-\d{2}-\d{2}$`.
    public var day: String

    /// At least 0.
    public var runs: Int64

    /// At least 0.
    public var greenRuns: Int64

    /// At least 0.
    public var ships: Int64

    /// At least 0.
    public var promptsSent: Int64

    public init(
        seatId: SeatId,
        day: String,
        runs: Int64,
        greenRuns: Int64,
        ships: Int64,
        promptsSent: Int64
    ) {
        self.seatId = seatId
        self.day = day
        self.runs = runs
        self.greenRuns = greenRuns
        self.ships = ships
        self.promptsSent = promptsSent
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.seatId = try wireFields.required("seatId")
        self.day = try wireFields.required("day")
        self.runs = try wireFields.required("runs")
        self.greenRuns = try wireFields.required("greenRuns")
        self.ships = try wireFields.required("ships")
        self.promptsSent = try wireFields.required("promptsSent")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("seatId", self.seatId)
        wireMembers.required("day", self.day)
        wireMembers.required("runs", self.runs)
        wireMembers.required("greenRuns", self.greenRuns)
        wireMembers.required("ships", self.ships)
        wireMembers.required("promptsSent", self.promptsSent)
        return wireMembers.wireValue
    }
}

/// One seat prompted, started or answered another.
public struct FleetEdge: WireModel {
    public var kind: FleetEdgeKind

    public var fromSeatId: SeatId

    public var toSeatId: SeatId

    public var at: Timestamp

    public var conversationId: ConversationId?

    public var entryId: Cursor?

    public init(
        kind: FleetEdgeKind,
        fromSeatId: SeatId,
        toSeatId: SeatId,
        at: Timestamp,
        conversationId: ConversationId? = nil,
        entryId: Cursor? = nil
    ) {
        self.kind = kind
        self.fromSeatId = fromSeatId
        self.toSeatId = toSeatId
        self.at = at
        self.conversationId = conversationId
        self.entryId = entryId
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.kind = try wireFields.required("kind")
        self.fromSeatId = try wireFields.required("fromSeatId")
        self.toSeatId = try wireFields.required("toSeatId")
        self.at = try wireFields.required("at")
        self.conversationId = try wireFields.optional("conversationId")
        self.entryId = try wireFields.optional("entryId")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("kind", self.kind)
        wireMembers.required("fromSeatId", self.fromSeatId)
        wireMembers.required("toSeatId", self.toSeatId)
        wireMembers.required("at", self.at)
        wireMembers.optional("conversationId", self.conversationId)
        wireMembers.optional("entryId", self.entryId)
        return wireMembers.wireValue
    }
}

public enum FleetEdgeKind: WireEnum {
    case prompt
    case spawn
    case reply

    public var rawValue: String {
        switch self {
        case .prompt: return "prompt"
        case .spawn: return "spawn"
        case .reply: return "reply"
        }
    }
}

/// The whole fleet. A wait that ends without a change repeats it with the same cursor.
public struct FleetSnapshot: WireModel {
    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var cursor: Cursor

    /// At most 48 entries.
    public var seats: [FleetSeat]

    /// At most 1000 entries.
    public var personas: [Persona]

    /// At most 1000 entries.
    public var channels: [Channel]

    /// At most 1000 entries.
    public var goals: [FleetGoal]?

    /// At most 1000 entries.
    public var assignments: [FleetAssignment]?

    /// At most 128 entries.
    public var closedPanes: [ClosedPane]?

    /// At most 1000 entries.
    public var workerReports: [WorkerReport]?

    /// At most 1000 entries.
    public var roomHandoffs: [Conversation]?

    /// At most 48 entries.
    public var tallies: [FleetTally]?

    /// At most 128 entries.
    public var edges: [FleetEdge]?

    public init(
        cursor: Cursor,
        seats: [FleetSeat],
        personas: [Persona],
        channels: [Channel],
        goals: [FleetGoal]? = nil,
        assignments: [FleetAssignment]? = nil,
        closedPanes: [ClosedPane]? = nil,
        workerReports: [WorkerReport]? = nil,
        roomHandoffs: [Conversation]? = nil,
        tallies: [FleetTally]? = nil,
        edges: [FleetEdge]? = nil
    ) {
        self.cursor = cursor
        self.seats = seats
        self.personas = personas
        self.channels = channels
        self.goals = goals
        self.assignments = assignments
        self.closedPanes = closedPanes
        self.workerReports = workerReports
        self.roomHandoffs = roomHandoffs
        self.tallies = tallies
        self.edges = edges
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.cursor = try wireFields.required("cursor")
        self.seats = try wireFields.required("seats")
        self.personas = try wireFields.required("personas")
        self.channels = try wireFields.required("channels")
        self.goals = try wireFields.optional("goals")
        self.assignments = try wireFields.optional("assignments")
        self.closedPanes = try wireFields.optional("closedPanes")
        self.workerReports = try wireFields.optional("workerReports")
        self.roomHandoffs = try wireFields.optional("roomHandoffs")
        self.tallies = try wireFields.optional("tallies")
        self.edges = try wireFields.optional("edges")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("cursor", self.cursor)
        wireMembers.required("seats", self.seats)
        wireMembers.required("personas", self.personas)
        wireMembers.required("channels", self.channels)
        wireMembers.optional("goals", self.goals)
        wireMembers.optional("assignments", self.assignments)
        wireMembers.optional("closedPanes", self.closedPanes)
        wireMembers.optional("workerReports", self.workerReports)
        wireMembers.optional("roomHandoffs", self.roomHandoffs)
        wireMembers.optional("tallies", self.tallies)
        wireMembers.optional("edges", self.edges)
        return wireMembers.wireValue
    }
}

/// Asks for the fleet. What an `include` key names is left out unless the key is true.
public struct FleetRequest: WireModel {
    /// Always "fleet".
    public static let op: String = "fleet"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    /// The current cursor waits for a change; any other is answered at once.
    public var cursor: Cursor?

    /// How long to wait; 0 when absent.
    ///
    /// 0 to 30000.
    public var waitMs: Int64?

    /// Only characters that are seated or belong to a channel.
    public var view: String?

    public var includeWork: Bool?

    public var includeClosedPanes: Bool?

    public var includeCheckouts: Bool?

    public init(
        cursor: Cursor? = nil,
        waitMs: Int64? = nil,
        view: String? = nil,
        includeWork: Bool? = nil,
        includeClosedPanes: Bool? = nil,
        includeCheckouts: Bool? = nil
    ) {
        self.cursor = cursor
        self.waitMs = waitMs
        self.view = view
        self.includeWork = includeWork
        self.includeClosedPanes = includeClosedPanes
        self.includeCheckouts = includeCheckouts
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.cursor = try wireFields.optional("cursor")
        self.waitMs = try wireFields.optional("waitMs")
        self.view = try wireFields.optional("view")
        self.includeWork = try wireFields.optional("includeWork")
        self.includeClosedPanes = try wireFields.optional("includeClosedPanes")
        self.includeCheckouts = try wireFields.optional("includeCheckouts")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("op", .string("fleet"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.optional("cursor", self.cursor)
        wireMembers.optional("waitMs", self.waitMs)
        wireMembers.optional("view", self.view)
        wireMembers.optional("includeWork", self.includeWork)
        wireMembers.optional("includeClosedPanes", self.includeClosedPanes)
        wireMembers.optional("includeCheckouts", self.includeCheckouts)
        return wireMembers.wireValue
    }
}

public struct FleetResponse: WireModel {
    /// Always "fleet".
    public static let op: String = "fleet"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var snapshot: FleetSnapshot

    public init(snapshot: FleetSnapshot) {
        self.snapshot = snapshot
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.snapshot = try wireFields.required("snapshot")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("op", .string("fleet"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("snapshot", self.snapshot)
        return wireMembers.wireValue
    }
}

// Schemas, as data.

extension FleetGoal {
    public static let wireId = "clankie.FleetGoal"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("conversationId", .reference { ConversationId.wireSchema }),
        PropertyShape("goal", .reference { Goal.wireSchema }),
    ])
}

extension FleetAssignment {
    public static let wireId = "clankie.FleetAssignment"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("conversationId", .reference { ConversationId.wireSchema }),
        PropertyShape("assignment", .reference { Assignment.wireSchema }),
    ])
}

extension FleetTally {
    public static let wireId = "clankie.FleetTally"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("seatId", .reference { SeatId.wireSchema }),
        PropertyShape("day", .string([.pattern(Pattern("^\\d{4}-\\d{2}-\\d{2}$", "u"))])),
        PropertyShape("runs", .number(.int, [.minimum(0, exclusive: false)])),
        PropertyShape("greenRuns", .number(.int, [.minimum(0, exclusive: false)])),
        PropertyShape("ships", .number(.int, [.minimum(0, exclusive: false)])),
        PropertyShape("promptsSent", .number(.int, [.minimum(0, exclusive: false)])),
    ])
}

extension FleetEdge {
    public static let wireId = "clankie.FleetEdge"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("kind", .reference { FleetEdgeKind.wireSchema }),
        PropertyShape("fromSeatId", .reference { SeatId.wireSchema }),
        PropertyShape("toSeatId", .reference { SeatId.wireSchema }),
        PropertyShape("at", .reference { ClankieTypes.timestamp.schema }),
        PropertyShape("conversationId", .optional(.reference { ConversationId.wireSchema }), .optional, optionalOut: true),
        PropertyShape("entryId", .optional(.reference { Cursor.wireSchema }), .optional, optionalOut: true),
    ])
}

extension FleetEdgeKind {
    public static let wireId = "clankie.FleetEdgeKind"
    public static let wireSchema: Schema = .oneOf([.string("prompt"), .string("spawn"), .string("reply")])
}

extension FleetSnapshot {
    public static let wireId = "clankie.FleetSnapshot"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("cursor", .reference { Cursor.wireSchema }),
        PropertyShape("seats", .array(.reference { FleetSeat.wireSchema }, [.maxLength(48)])),
        PropertyShape("personas", .array(.reference { Persona.wireSchema }, [.maxLength(1000)])),
        PropertyShape("channels", .array(.reference { Channel.wireSchema }, [.maxLength(1000)])),
        PropertyShape("goals", .optional(.array(.reference { FleetGoal.wireSchema }, [.maxLength(1000)])), .optional, optionalOut: true),
        PropertyShape("assignments", .optional(.array(.reference { FleetAssignment.wireSchema }, [.maxLength(1000)])), .optional, optionalOut: true),
        PropertyShape("closedPanes", .optional(.array(.reference { ClosedPane.wireSchema }, [.maxLength(128)])), .optional, optionalOut: true),
        PropertyShape("workerReports", .optional(.array(.reference { WorkerReport.wireSchema }, [.maxLength(1000)])), .optional, optionalOut: true),
        PropertyShape("roomHandoffs", .optional(.array(.reference { Conversation.wireSchema }, [.maxLength(1000)])), .optional, optionalOut: true),
        PropertyShape("tallies", .optional(.array(.reference { FleetTally.wireSchema }, [.maxLength(48)])), .optional, optionalOut: true),
        PropertyShape("edges", .optional(.array(.reference { FleetEdge.wireSchema }, [.maxLength(128)])), .optional, optionalOut: true),
    ])
}

extension FleetRequest {
    public static let wireId = "clankie.FleetRequest"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("op", .oneOf([.string("fleet")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("cursor", .optional(.reference { Cursor.wireSchema }), .optional, optionalOut: true),
        PropertyShape("waitMs", .optional(.number(.int, [.minimum(0, exclusive: false), .maximum(30000, exclusive: false)])), .optional, optionalOut: true),
        PropertyShape("view", .optional(.oneOf([.string("home")])), .optional, optionalOut: true),
        PropertyShape("includeWork", .optional(.boolean), .optional, optionalOut: true),
        PropertyShape("includeClosedPanes", .optional(.boolean), .optional, optionalOut: true),
        PropertyShape("includeCheckouts", .optional(.boolean), .optional, optionalOut: true),
    ])
}

extension FleetResponse {
    public static let wireId = "clankie.FleetResponse"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("op", .oneOf([.string("fleet")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("snapshot", .reference { FleetSnapshot.wireSchema }),
    ])
}

extension ClankieTypes {
    static let operatorFleetModule: [AnyWireType] = [
        AnyWireType(FleetGoal.wireType),
        AnyWireType(FleetAssignment.wireType),
        AnyWireType(FleetTally.wireType),
        AnyWireType(FleetEdge.wireType),
        AnyWireType(FleetEdgeKind.wireType),
        AnyWireType(FleetSnapshot.wireType),
        AnyWireType(FleetRequest.wireType),
        AnyWireType(FleetResponse.wireType),
    ]
}
