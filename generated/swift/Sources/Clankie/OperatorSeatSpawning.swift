// Made by samewire from schemas/clankie/operator/seat-spawning.ts. Do not edit.
import SamewireSupport

/// Says that this hire is wanted beside an earlier one.
public struct FreshIntent: WireModel {
    /// Format: uuid.
    public var id: String

    /// Format: uuid.
    public var afterReceiptId: String

    public init(id: String, afterReceiptId: String) {
        self.id = id
        self.afterReceiptId = afterReceiptId
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.id = try wireFields.required("id")
        self.afterReceiptId = try wireFields.required("afterReceiptId")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("id", self.id)
        wireMembers.required("afterReceiptId", self.afterReceiptId)
        return wireMembers.wireValue
    }
}

/// The seat that is wanted.
public struct SeatHire: WireModel {
    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var title: AgentName

    /// 1 to 1024 characters.
    public var workingDirectory: String

    public var harness: SeatHarness?

    /// 1 to 200 characters.
    public var model: String?

    /// 1 to 64 characters.
    public var effort: String?

    /// Null: no helpers.
    public var subagents: Tristate<SeatSubagents>

    public var delegation: SeatDelegation?

    /// Pattern: `^[a-z][a-z0-9_-]{0,63}$`.
    public var account: String?

    public var placement: SeatPanePlacement?

    /// A harness session to take up again.
    ///
    /// 1 to 128 characters.
    public var resume: String?

    /// Give the agent a browser.
    public var chrome: Bool?

    public var fleet: FleetName?

    public var projectId: ProjectId?

    /// 1 to 200 characters.
    /// Pattern: `^\P{Cc}*$`.
    public var pipeline: String?

    /// 1 to 512 characters.
    public var deliverable: String?

    public var role: Role?

    public var freshIntent: FreshIntent?

    public init(
        title: AgentName,
        workingDirectory: String,
        harness: SeatHarness? = nil,
        model: String? = nil,
        effort: String? = nil,
        subagents: Tristate<SeatSubagents> = .absent,
        delegation: SeatDelegation? = nil,
        account: String? = nil,
        placement: SeatPanePlacement? = nil,
        resume: String? = nil,
        chrome: Bool? = nil,
        fleet: FleetName? = nil,
        projectId: ProjectId? = nil,
        pipeline: String? = nil,
        deliverable: String? = nil,
        role: Role? = nil,
        freshIntent: FreshIntent? = nil
    ) {
        self.title = title
        self.workingDirectory = workingDirectory
        self.harness = harness
        self.model = model
        self.effort = effort
        self.subagents = subagents
        self.delegation = delegation
        self.account = account
        self.placement = placement
        self.resume = resume
        self.chrome = chrome
        self.fleet = fleet
        self.projectId = projectId
        self.pipeline = pipeline
        self.deliverable = deliverable
        self.role = role
        self.freshIntent = freshIntent
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.title = try wireFields.required("title")
        self.workingDirectory = try wireFields.required("workingDirectory")
        self.harness = try wireFields.optional("harness")
        self.model = try wireFields.optional("model")
        self.effort = try wireFields.optional("effort")
        self.subagents = try wireFields.tristate("subagents")
        self.delegation = try wireFields.optional("delegation")
        self.account = try wireFields.optional("account")
        self.placement = try wireFields.optional("placement")
        self.resume = try wireFields.optional("resume")
        self.chrome = try wireFields.optional("chrome")
        self.fleet = try wireFields.optional("fleet")
        self.projectId = try wireFields.optional("projectId")
        self.pipeline = try wireFields.optional("pipeline")
        self.deliverable = try wireFields.optional("deliverable")
        self.role = try wireFields.optional("role")
        self.freshIntent = try wireFields.optional("freshIntent")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("title", self.title)
        wireMembers.required("workingDirectory", self.workingDirectory)
        wireMembers.optional("harness", self.harness)
        wireMembers.optional("model", self.model)
        wireMembers.optional("effort", self.effort)
        wireMembers.tristate("subagents", self.subagents)
        wireMembers.optional("delegation", self.delegation)
        wireMembers.optional("account", self.account)
        wireMembers.optional("placement", self.placement)
        wireMembers.optional("resume", self.resume)
        wireMembers.optional("chrome", self.chrome)
        wireMembers.optional("fleet", self.fleet)
        wireMembers.optional("projectId", self.projectId)
        wireMembers.optional("pipeline", self.pipeline)
        wireMembers.optional("deliverable", self.deliverable)
        wireMembers.optional("role", self.role)
        wireMembers.optional("freshIntent", self.freshIntent)
        return wireMembers.wireValue
    }
}

public struct PendingRoleAssignment: WireModel {
    /// Always "pending".
    public static let outcome: String = "pending"

    /// Format: uuid.
    public var operationId: String

    public init(operationId: String) {
        self.operationId = operationId
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.operationId = try wireFields.required("operationId")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("outcome", .string("pending"))
        wireMembers.required("operationId", self.operationId)
        return wireMembers.wireValue
    }
}

public struct UnsavedRoleAssignment: WireModel {
    /// Always "unsaved".
    public static let outcome: String = "unsaved"

    public init() {
    }

    public init(wireValue: JSONValue) throws {
        _ = try WireFields(wireValue)
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("outcome", .string("unsaved"))
        return wireMembers.wireValue
    }
}

/// What became of the role that was asked for.
///
/// Told apart by `outcome`.
public enum SeatRoleAssignment: WireModel {
    case pending(PendingRoleAssignment)
    case unsaved(UnsavedRoleAssignment)

    public init(wireValue: JSONValue) throws {
        switch try WireChoice.tag(wireValue, "outcome", [[.string("pending")], [.string("unsaved")]]) {
        case 0: self = .pending(try PendingRoleAssignment(wireValue: wireValue))
        default: self = .unsaved(try UnsavedRoleAssignment(wireValue: wireValue))
        }
    }

    public var wireValue: JSONValue {
        switch self {
        case .pending(let payload): return payload.wireValue
        case .unsaved(let payload): return payload.wireValue
        }
    }
}

/// As older hosts told of a seat's skills.
///
/// - Warning: Deprecated.
public struct SeatSkills: WireModel {
    public var mode: SeatSkillsMode

    public var source: SeatSkillsSource

    public var applied: Bool

    public var included: [String]

    public var excluded: [String]

    public init(
        mode: SeatSkillsMode,
        source: SeatSkillsSource,
        applied: Bool,
        included: [String],
        excluded: [String]
    ) {
        self.mode = mode
        self.source = source
        self.applied = applied
        self.included = included
        self.excluded = excluded
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.mode = try wireFields.required("mode")
        self.source = try wireFields.required("source")
        self.applied = try wireFields.required("applied")
        self.included = try wireFields.required("included")
        self.excluded = try wireFields.required("excluded")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("mode", self.mode)
        wireMembers.required("source", self.source)
        wireMembers.required("applied", self.applied)
        wireMembers.required("included", self.included)
        wireMembers.required("excluded", self.excluded)
        return wireMembers.wireValue
    }
}

public enum SeatSkillsMode: WireEnum {
    case bundled
    case plain

    public var rawValue: String {
        switch self {
        case .bundled: return "bundled"
        case .plain: return "plain"
        }
    }
}

public enum SeatSkillsSource: WireEnum {
    case setting
    case override

    public var rawValue: String {
        switch self {
        case .setting: return "setting"
        case .override: return "override"
        }
    }
}

/// The seat is there.
public struct SeatSpawned: WireModel {
    /// Always "spawned".
    public static let outcome: String = "spawned"

    public var seat: FleetSeat

    /// How far the brief got.
    public var deliveryStage: DeliveryStage?

    public var control: SeatControl?

    public var profile: SeatProfile?

    public var roleAssignment: SeatRoleAssignment?

    public var skills: SeatSkills?

    public init(
        seat: FleetSeat,
        deliveryStage: DeliveryStage? = nil,
        control: SeatControl? = nil,
        profile: SeatProfile? = nil,
        roleAssignment: SeatRoleAssignment? = nil,
        skills: SeatSkills? = nil
    ) {
        self.seat = seat
        self.deliveryStage = deliveryStage
        self.control = control
        self.profile = profile
        self.roleAssignment = roleAssignment
        self.skills = skills
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.seat = try wireFields.required("seat")
        self.deliveryStage = try wireFields.optional("deliveryStage")
        self.control = try wireFields.optional("control")
        self.profile = try wireFields.optional("profile")
        self.roleAssignment = try wireFields.optional("roleAssignment")
        self.skills = try wireFields.optional("skills")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("outcome", .string("spawned"))
        wireMembers.required("seat", self.seat)
        wireMembers.optional("deliveryStage", self.deliveryStage)
        wireMembers.optional("control", self.control)
        wireMembers.optional("profile", self.profile)
        wireMembers.optional("roleAssignment", self.roleAssignment)
        wireMembers.optional("skills", self.skills)
        return wireMembers.wireValue
    }
}

/// There is no seat, or with an `unconfirmed` reason it is not known whether there is one.
public struct SeatSpawnFailed: WireModel {
    /// Always "failed".
    public static let outcome: String = "failed"

    public var reason: SeatSpawnFailedReason

    public var deliveryStage: DeliveryStage?

    /// Prose. Branch on `reason`.
    ///
    /// At most 512 characters.
    public var detail: String?

    public var control: SeatControl?

    public init(
        reason: SeatSpawnFailedReason,
        deliveryStage: DeliveryStage? = nil,
        detail: String? = nil,
        control: SeatControl? = nil
    ) {
        self.reason = reason
        self.deliveryStage = deliveryStage
        self.detail = detail
        self.control = control
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.reason = try wireFields.required("reason")
        self.deliveryStage = try wireFields.optional("deliveryStage")
        self.detail = try wireFields.optional("detail")
        self.control = try wireFields.optional("control")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("outcome", .string("failed"))
        wireMembers.required("reason", self.reason)
        wireMembers.optional("deliveryStage", self.deliveryStage)
        wireMembers.optional("detail", self.detail)
        wireMembers.optional("control", self.control)
        return wireMembers.wireValue
    }
}

public enum SeatSpawnFailedReason: WireEnum {
    case unknownDirectory
    case harnessUnavailable
    case notReady
    case trustRequired
    case herdrUnreachable
    case atCapacity
    case deliveryUnconfirmed
    case startUnconfirmed

    public var rawValue: String {
        switch self {
        case .unknownDirectory: return "unknown_directory"
        case .harnessUnavailable: return "harness_unavailable"
        case .notReady: return "not_ready"
        case .trustRequired: return "trust_required"
        case .herdrUnreachable: return "herdr_unreachable"
        case .atCapacity: return "at_capacity"
        case .deliveryUnconfirmed: return "delivery_unconfirmed"
        case .startUnconfirmed: return "start_unconfirmed"
        }
    }
}

/// What became of a hire.
///
/// Told apart by `outcome`.
public enum SpawnSeatResult: WireModel {
    case spawned(SeatSpawned)
    case failed(SeatSpawnFailed)

    public init(wireValue: JSONValue) throws {
        switch try WireChoice.tag(wireValue, "outcome", [[.string("spawned")], [.string("failed")]]) {
        case 0: self = .spawned(try SeatSpawned(wireValue: wireValue))
        default: self = .failed(try SeatSpawnFailed(wireValue: wireValue))
        }
    }

    public var wireValue: JSONValue {
        switch self {
        case .spawned(let payload): return payload.wireValue
        case .failed(let payload): return payload.wireValue
        }
    }
}

/// Hires an agent into a new seat.
public struct SpawnSeatRequest: WireModel {
    /// Always "spawn_seat".
    public static let op: String = "spawn_seat"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    /// The conversation that hires. Without one that may, the hire fails with `not_ready`.
    ///
    /// 1 to 256 characters.
    public var conversationId: String?

    /// What the agent is told first.
    ///
    /// 1 to 32768 characters.
    public var brief: String?

    public var seat: SeatHire

    public init(conversationId: String? = nil, brief: String? = nil, seat: SeatHire) {
        self.conversationId = conversationId
        self.brief = brief
        self.seat = seat
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.conversationId = try wireFields.optional("conversationId")
        self.brief = try wireFields.optional("brief")
        self.seat = try wireFields.required("seat")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("op", .string("spawn_seat"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.optional("conversationId", self.conversationId)
        wireMembers.optional("brief", self.brief)
        wireMembers.required("seat", self.seat)
        return wireMembers.wireValue
    }
}

public struct SpawnSeatResponse: WireModel {
    /// Always "spawn_seat".
    public static let op: String = "spawn_seat"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var result: SpawnSeatResult

    public init(result: SpawnSeatResult) {
        self.result = result
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.result = try wireFields.required("result")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("op", .string("spawn_seat"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("result", self.result)
        return wireMembers.wireValue
    }
}

// Schemas, as data.

extension FreshIntent {
    public static let wireId = "clankie.FreshIntent"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("id", .string([.pattern(Pattern("^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$")), .lowercase])),
        PropertyShape("afterReceiptId", .string([.pattern(Pattern("^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$")), .lowercase])),
    ])
}

extension SeatHire {
    public static let wireId = "clankie.SeatHire"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("title", .reference { ClankieTypes.agentName.schema }),
        PropertyShape("workingDirectory", .string([.trim, .size(.minLength(1)), .size(.maxLength(1024))])),
        PropertyShape("harness", .optional(.reference { SeatHarness.wireSchema }), .optional, optionalOut: true),
        PropertyShape("model", .optional(.string([.trim, .size(.minLength(1)), .size(.maxLength(200))])), .optional, optionalOut: true),
        PropertyShape("effort", .optional(.string([.trim, .size(.minLength(1)), .size(.maxLength(64))])), .optional, optionalOut: true),
        PropertyShape("subagents", .optional(.nullable(.reference { SeatSubagents.wireSchema })), .optional, optionalOut: true),
        PropertyShape("delegation", .optional(.reference { SeatDelegation.wireSchema }), .optional, optionalOut: true),
        PropertyShape("account", .optional(.string([.pattern(Pattern("^[a-z][a-z0-9_-]{0,63}$", "u"))])), .optional, optionalOut: true),
        PropertyShape("placement", .optional(.reference { SeatPanePlacement.wireSchema }), .optional, optionalOut: true),
        PropertyShape("resume", .optional(.string([.trim, .size(.minLength(1)), .size(.maxLength(128))])), .optional, optionalOut: true),
        PropertyShape("chrome", .optional(.boolean), .optional, optionalOut: true),
        PropertyShape("fleet", .optional(.reference { ClankieTypes.fleetName.schema }), .optional, optionalOut: true),
        PropertyShape("projectId", .optional(.reference { ClankieTypes.projectId.schema }), .optional, optionalOut: true),
        PropertyShape("pipeline", .optional(.string([.trim, .size(.minLength(1)), .size(.maxLength(200)), .pattern(Pattern("^\\P{Cc}*$", "u"))])), .optional, optionalOut: true),
        PropertyShape("deliverable", .optional(.string([.trim, .size(.minLength(1)), .size(.maxLength(512))])), .optional, optionalOut: true),
        PropertyShape("role", .optional(.reference { ClankieTypes.role.schema }), .optional, optionalOut: true),
        PropertyShape("freshIntent", .optional(.reference { FreshIntent.wireSchema }), .optional, optionalOut: true),
    ])
}

extension PendingRoleAssignment {
    public static let wireId = "clankie.PendingRoleAssignment"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("outcome", .oneOf([.string("pending")])),
        PropertyShape("operationId", .string([.pattern(Pattern("^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$"))])),
    ])
}

extension UnsavedRoleAssignment {
    public static let wireId = "clankie.UnsavedRoleAssignment"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("outcome", .oneOf([.string("unsaved")])),
    ])
}

extension SeatRoleAssignment {
    public static let wireId = "clankie.SeatRoleAssignment"
    public static let wireSchema: Schema = .discriminated("outcome", [
        TaggedOption([.string("pending")], .reference { PendingRoleAssignment.wireSchema }),
        TaggedOption([.string("unsaved")], .reference { UnsavedRoleAssignment.wireSchema }),
    ])
}

extension SeatSkills {
    public static let wireId = "clankie.SeatSkills"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("mode", .reference { SeatSkillsMode.wireSchema }),
        PropertyShape("source", .reference { SeatSkillsSource.wireSchema }),
        PropertyShape("applied", .boolean),
        PropertyShape("included", .array(.string())),
        PropertyShape("excluded", .array(.string())),
    ])
}

extension SeatSkillsMode {
    public static let wireId = "clankie.SeatSkillsMode"
    public static let wireSchema: Schema = .oneOf([.string("bundled"), .string("plain")])
}

extension SeatSkillsSource {
    public static let wireId = "clankie.SeatSkillsSource"
    public static let wireSchema: Schema = .oneOf([.string("setting"), .string("override")])
}

extension SeatSpawned {
    public static let wireId = "clankie.SeatSpawned"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("outcome", .oneOf([.string("spawned")])),
        PropertyShape("seat", .reference { FleetSeat.wireSchema }),
        PropertyShape("deliveryStage", .optional(.reference { DeliveryStage.wireSchema }), .optional, optionalOut: true),
        PropertyShape("control", .optional(.reference { SeatControl.wireSchema }), .optional, optionalOut: true),
        PropertyShape("profile", .optional(.reference { SeatProfile.wireSchema }), .optional, optionalOut: true),
        PropertyShape("roleAssignment", .optional(.reference { SeatRoleAssignment.wireSchema }), .optional, optionalOut: true),
        PropertyShape("skills", .optional(.reference { SeatSkills.wireSchema }), .optional, optionalOut: true),
    ])
}

extension SeatSpawnFailed {
    public static let wireId = "clankie.SeatSpawnFailed"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("outcome", .oneOf([.string("failed")])),
        PropertyShape("reason", .reference { SeatSpawnFailedReason.wireSchema }),
        PropertyShape("deliveryStage", .optional(.reference { DeliveryStage.wireSchema }), .optional, optionalOut: true),
        PropertyShape("detail", .optional(.string([.size(.maxLength(512))])), .optional, optionalOut: true),
        PropertyShape("control", .optional(.reference { SeatControl.wireSchema }), .optional, optionalOut: true),
    ])
}

extension SeatSpawnFailedReason {
    public static let wireId = "clankie.SeatSpawnFailedReason"
    public static let wireSchema: Schema = .oneOf([.string("unknown_directory"), .string("harness_unavailable"), .string("not_ready"), .string("trust_required"), .string("herdr_unreachable"), .string("at_capacity"), .string("delivery_unconfirmed"), .string("start_unconfirmed")])
}

extension SpawnSeatResult {
    public static let wireId = "clankie.SpawnSeatResult"
    public static let wireSchema: Schema = .discriminated("outcome", [
        TaggedOption([.string("spawned")], .reference { SeatSpawned.wireSchema }),
        TaggedOption([.string("failed")], .reference { SeatSpawnFailed.wireSchema }),
    ])
}

extension SpawnSeatRequest {
    public static let wireId = "clankie.SpawnSeatRequest"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("op", .oneOf([.string("spawn_seat")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("conversationId", .optional(.string([.trim, .size(.minLength(1)), .size(.maxLength(256))])), .optional, optionalOut: true),
        PropertyShape("brief", .optional(.string([.size(.minLength(1)), .size(.maxLength(32768))])), .optional, optionalOut: true),
        PropertyShape("seat", .reference { SeatHire.wireSchema }),
    ])
}

extension SpawnSeatResponse {
    public static let wireId = "clankie.SpawnSeatResponse"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("op", .oneOf([.string("spawn_seat")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("result", .reference { SpawnSeatResult.wireSchema }),
    ])
}

extension ClankieTypes {
    static let operatorSeatSpawningModule: [AnyWireType] = [
        AnyWireType(FreshIntent.wireType),
        AnyWireType(SeatHire.wireType),
        AnyWireType(PendingRoleAssignment.wireType),
        AnyWireType(UnsavedRoleAssignment.wireType),
        AnyWireType(SeatRoleAssignment.wireType),
        AnyWireType(SeatSkills.wireType),
        AnyWireType(SeatSkillsMode.wireType),
        AnyWireType(SeatSkillsSource.wireType),
        AnyWireType(SeatSpawned.wireType),
        AnyWireType(SeatSpawnFailed.wireType),
        AnyWireType(SeatSpawnFailedReason.wireType),
        AnyWireType(SpawnSeatResult.wireType),
        AnyWireType(SpawnSeatRequest.wireType),
        AnyWireType(SpawnSeatResponse.wireType),
    ]
}
