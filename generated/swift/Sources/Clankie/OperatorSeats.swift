// Made by samewire from schemas/clankie/operator/seats.ts. Do not edit.
import SamewireSupport

/// What was seen of a seat's input. It grants nothing and promises no delivery; absent means unknown.
public struct FleetSeatInputCapabilities: WireModel {
    /// Modes that work on the connection as it is now, in no order. Empty: plain Send only.
    ///
    /// At most 2 entries.
    public var deliveryModes: [DeliveryMode]

    /// `stop_task` can stop the task that runs in this seat.
    public var interrupt: Bool

    /// A message can wait for the next turn; the current one cannot be steered.
    public var nextTurnOnly: Bool

    public init(deliveryModes: [DeliveryMode], interrupt: Bool, nextTurnOnly: Bool) {
        self.deliveryModes = deliveryModes
        self.interrupt = interrupt
        self.nextTurnOnly = nextTurnOnly
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.deliveryModes = try wireFields.required("deliveryModes")
        self.interrupt = try wireFields.required("interrupt")
        self.nextTurnOnly = try wireFields.required("nextTurnOnly")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("deliveryModes", self.deliveryModes)
        wireMembers.required("interrupt", self.interrupt)
        wireMembers.required("nextTurnOnly", self.nextTurnOnly)
        return wireMembers.wireValue
    }
}

/// A workspace or a tab of the terminal host.
public struct FleetLevel: WireModel {
    public var id: Ref

    /// At most 256 characters.
    public var label: String

    /// At least 1.
    public var number: Int64

    public init(id: Ref, label: String, number: Int64) {
        self.id = id
        self.label = label
        self.number = number
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.id = try wireFields.required("id")
        self.label = try wireFields.required("label")
        self.number = try wireFields.required("number")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("id", self.id)
        wireMembers.required("label", self.label)
        wireMembers.required("number", self.number)
        return wireMembers.wireValue
    }
}

/// Where in the terminal host a seat stands.
public struct SeatPlacement: WireModel {
    public var workspace: FleetLevel

    public var tab: FleetLevel

    public init(workspace: FleetLevel, tab: FleetLevel) {
        self.workspace = workspace
        self.tab = tab
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.workspace = try wireFields.required("workspace")
        self.tab = try wireFields.required("tab")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("workspace", self.workspace)
        wireMembers.required("tab", self.tab)
        return wireMembers.wireValue
    }
}

/// The conversation that a seat works for.
public struct SeatOwner: WireModel {
    public var conversationId: ConversationId

    public var hired: Bool

    public init(conversationId: ConversationId, hired: Bool) {
        self.conversationId = conversationId
        self.hired = hired
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.conversationId = try wireFields.required("conversationId")
        self.hired = try wireFields.required("hired")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("conversationId", self.conversationId)
        wireMembers.required("hired", self.hired)
        return wireMembers.wireValue
    }
}

/// The account of the harness that a seat runs under, and its directory on the host.
public struct SeatAccount: WireModel {
    /// 1 to 64 characters.
    public var label: String

    /// 1 to 4096 characters.
    public var home: String

    public init(label: String, home: String) {
        self.label = label
        self.home = home
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.label = try wireFields.required("label")
        self.home = try wireFields.required("home")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("label", self.label)
        wireMembers.required("home", self.home)
        return wireMembers.wireValue
    }
}

/// One seat as the host sees it now.
public struct FleetSeat: WireModel {
    public var seatId: SeatId

    public var occupantId: OccupantId

    public var personaId: PersonaId

    /// 1 to 128 characters.
    public var harness: String

    /// An open set of codes, such as `working`, `idle` or `offline`.
    ///
    /// 1 to 128 characters.
    public var status: String

    /// At most 256 characters.
    public var title: String

    public var inputCapabilities: FleetSeatInputCapabilities?

    public var conversationId: ConversationId?

    /// Absent: nobody owns the seat.
    public var owner: SeatOwner?

    public var activity: SeatActivity?

    public var goal: Goal?

    public var assignment: Assignment?

    /// At most 512 characters.
    public var summary: String?

    /// At most 512 characters.
    public var next: String?

    /// At most 1024 characters.
    public var workingDirectory: String?

    public var placement: SeatPlacement?

    /// 1 to 256 characters.
    public var machine: String?

    /// 1 to 256 characters.
    public var herdrSession: String?

    /// Absent: the default fleet.
    public var fleet: FleetName?

    public var stance: Stance?

    public var lastOutcome: SeatOutcome?

    public var parentSeatId: SeatId?

    /// Absent: unknown.
    public var subagents: Subagents?

    public var workerReportRouting: WorkerReportRouting?

    public var account: SeatAccount?

    public init(
        seatId: SeatId,
        occupantId: OccupantId,
        personaId: PersonaId,
        harness: String,
        status: String,
        title: String,
        inputCapabilities: FleetSeatInputCapabilities? = nil,
        conversationId: ConversationId? = nil,
        owner: SeatOwner? = nil,
        activity: SeatActivity? = nil,
        goal: Goal? = nil,
        assignment: Assignment? = nil,
        summary: String? = nil,
        next: String? = nil,
        workingDirectory: String? = nil,
        placement: SeatPlacement? = nil,
        machine: String? = nil,
        herdrSession: String? = nil,
        fleet: FleetName? = nil,
        stance: Stance? = nil,
        lastOutcome: SeatOutcome? = nil,
        parentSeatId: SeatId? = nil,
        subagents: Subagents? = nil,
        workerReportRouting: WorkerReportRouting? = nil,
        account: SeatAccount? = nil
    ) {
        self.seatId = seatId
        self.occupantId = occupantId
        self.personaId = personaId
        self.harness = harness
        self.status = status
        self.title = title
        self.inputCapabilities = inputCapabilities
        self.conversationId = conversationId
        self.owner = owner
        self.activity = activity
        self.goal = goal
        self.assignment = assignment
        self.summary = summary
        self.next = next
        self.workingDirectory = workingDirectory
        self.placement = placement
        self.machine = machine
        self.herdrSession = herdrSession
        self.fleet = fleet
        self.stance = stance
        self.lastOutcome = lastOutcome
        self.parentSeatId = parentSeatId
        self.subagents = subagents
        self.workerReportRouting = workerReportRouting
        self.account = account
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.seatId = try wireFields.required("seatId")
        self.occupantId = try wireFields.required("occupantId")
        self.personaId = try wireFields.required("personaId")
        self.harness = try wireFields.required("harness")
        self.status = try wireFields.required("status")
        self.title = try wireFields.required("title")
        self.inputCapabilities = try wireFields.optional("inputCapabilities")
        self.conversationId = try wireFields.optional("conversationId")
        self.owner = try wireFields.optional("owner")
        self.activity = try wireFields.optional("activity")
        self.goal = try wireFields.optional("goal")
        self.assignment = try wireFields.optional("assignment")
        self.summary = try wireFields.optional("summary")
        self.next = try wireFields.optional("next")
        self.workingDirectory = try wireFields.optional("workingDirectory")
        self.placement = try wireFields.optional("placement")
        self.machine = try wireFields.optional("machine")
        self.herdrSession = try wireFields.optional("herdrSession")
        self.fleet = try wireFields.optional("fleet")
        self.stance = try wireFields.optional("stance")
        self.lastOutcome = try wireFields.optional("lastOutcome")
        self.parentSeatId = try wireFields.optional("parentSeatId")
        self.subagents = try wireFields.optional("subagents")
        self.workerReportRouting = try wireFields.optional("workerReportRouting")
        self.account = try wireFields.optional("account")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("seatId", self.seatId)
        wireMembers.required("occupantId", self.occupantId)
        wireMembers.required("personaId", self.personaId)
        wireMembers.required("harness", self.harness)
        wireMembers.required("status", self.status)
        wireMembers.required("title", self.title)
        wireMembers.optional("inputCapabilities", self.inputCapabilities)
        wireMembers.optional("conversationId", self.conversationId)
        wireMembers.optional("owner", self.owner)
        wireMembers.optional("activity", self.activity)
        wireMembers.optional("goal", self.goal)
        wireMembers.optional("assignment", self.assignment)
        wireMembers.optional("summary", self.summary)
        wireMembers.optional("next", self.next)
        wireMembers.optional("workingDirectory", self.workingDirectory)
        wireMembers.optional("placement", self.placement)
        wireMembers.optional("machine", self.machine)
        wireMembers.optional("herdrSession", self.herdrSession)
        wireMembers.optional("fleet", self.fleet)
        wireMembers.optional("stance", self.stance)
        wireMembers.optional("lastOutcome", self.lastOutcome)
        wireMembers.optional("parentSeatId", self.parentSeatId)
        wireMembers.optional("subagents", self.subagents)
        wireMembers.optional("workerReportRouting", self.workerReportRouting)
        wireMembers.optional("account", self.account)
        return wireMembers.wireValue
    }
}

// Schemas, as data.

extension FleetSeatInputCapabilities {
    public static let wireId = "clankie.FleetSeatInputCapabilities"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("deliveryModes", Schema.array(.reference { DeliveryMode.wireSchema }, [.maxLength(2)]).checked([RuleUse(.uniqueItems(by: nil), message: "Invalid list: entries must be unique")])),
        PropertyShape("interrupt", .boolean),
        PropertyShape("nextTurnOnly", .boolean),
    ])
}

extension FleetLevel {
    public static let wireId = "clankie.FleetLevel"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("id", .reference { ClankieTypes.ref.schema }),
        PropertyShape("label", .string([.size(.maxLength(256))])),
        PropertyShape("number", .number(.int, [.minimum(1, exclusive: false)])),
    ])
}

extension SeatPlacement {
    public static let wireId = "clankie.SeatPlacement"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("workspace", .reference { FleetLevel.wireSchema }),
        PropertyShape("tab", .reference { FleetLevel.wireSchema }),
    ])
}

extension SeatOwner {
    public static let wireId = "clankie.SeatOwner"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("conversationId", .reference { ConversationId.wireSchema }),
        PropertyShape("hired", .boolean),
    ])
}

extension SeatAccount {
    public static let wireId = "clankie.SeatAccount"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("label", .string([.size(.minLength(1)), .size(.maxLength(64))])),
        PropertyShape("home", .string([.size(.minLength(1)), .size(.maxLength(4096))])),
    ])
}

extension FleetSeat {
    public static let wireId = "clankie.FleetSeat"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("seatId", .reference { SeatId.wireSchema }),
        PropertyShape("occupantId", .reference { OccupantId.wireSchema }),
        PropertyShape("personaId", .reference { PersonaId.wireSchema }),
        PropertyShape("harness", .string([.trim, .size(.minLength(1)), .size(.maxLength(128))])),
        PropertyShape("status", .string([.trim, .size(.minLength(1)), .size(.maxLength(128))])),
        PropertyShape("title", .string([.size(.maxLength(256))])),
        PropertyShape("inputCapabilities", .optional(.reference { FleetSeatInputCapabilities.wireSchema }), .optional, optionalOut: true),
        PropertyShape("conversationId", .optional(.reference { ConversationId.wireSchema }), .optional, optionalOut: true),
        PropertyShape("owner", .optional(.reference { SeatOwner.wireSchema }), .optional, optionalOut: true),
        PropertyShape("activity", .optional(.reference { SeatActivity.wireSchema }), .optional, optionalOut: true),
        PropertyShape("goal", .optional(.reference { Goal.wireSchema }), .optional, optionalOut: true),
        PropertyShape("assignment", .optional(.reference { Assignment.wireSchema }), .optional, optionalOut: true),
        PropertyShape("summary", .optional(.string([.size(.maxLength(512))])), .optional, optionalOut: true),
        PropertyShape("next", .optional(.string([.size(.maxLength(512))])), .optional, optionalOut: true),
        PropertyShape("workingDirectory", .optional(.string([.trim, .size(.maxLength(1024))])), .optional, optionalOut: true),
        PropertyShape("placement", .optional(.reference { SeatPlacement.wireSchema }), .optional, optionalOut: true),
        PropertyShape("machine", .optional(.string([.trim, .size(.minLength(1)), .size(.maxLength(256))])), .optional, optionalOut: true),
        PropertyShape("herdrSession", .optional(.string([.trim, .size(.minLength(1)), .size(.maxLength(256))])), .optional, optionalOut: true),
        PropertyShape("fleet", .optional(.reference { ClankieTypes.fleetName.schema }), .optional, optionalOut: true),
        PropertyShape("stance", .optional(.reference { Stance.wireSchema }), .optional, optionalOut: true),
        PropertyShape("lastOutcome", .optional(.reference { SeatOutcome.wireSchema }), .optional, optionalOut: true),
        PropertyShape("parentSeatId", .optional(.reference { SeatId.wireSchema }), .optional, optionalOut: true),
        PropertyShape("subagents", .optional(.reference { Subagents.wireSchema }), .optional, optionalOut: true),
        PropertyShape("workerReportRouting", .optional(.reference { WorkerReportRouting.wireSchema }), .optional, optionalOut: true),
        PropertyShape("account", .optional(.reference { SeatAccount.wireSchema }), .optional, optionalOut: true),
    ])
}

extension ClankieTypes {
    static let operatorSeatsModule: [AnyWireType] = [
        AnyWireType(FleetSeatInputCapabilities.wireType),
        AnyWireType(FleetLevel.wireType),
        AnyWireType(SeatPlacement.wireType),
        AnyWireType(SeatOwner.wireType),
        AnyWireType(SeatAccount.wireType),
        AnyWireType(FleetSeat.wireType),
    ]
}
