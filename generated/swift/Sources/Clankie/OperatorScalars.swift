// Made by samewire from schemas/clankie/operator/scalars.ts. Do not edit.
import SamewireSupport

/// A reference to something the service knows, opaque to clients.
///
/// 1 to 512 characters.
public typealias Ref = String

/// Names one conversation.
///
/// 1 to 512 characters.
public struct ConversationId: WireBrand, RecordKey {
    public let rawValue: String

    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// Names one run of a turn.
///
/// 1 to 512 characters.
public struct RunId: WireBrand, RecordKey {
    public let rawValue: String

    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// Names a durable character.
///
/// 1 to 512 characters.
public struct PersonaId: WireBrand, RecordKey {
    public let rawValue: String

    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// Names a channel of several characters.
///
/// 1 to 512 characters.
public struct ChannelId: WireBrand, RecordKey {
    public let rawValue: String

    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// Names a terminal, stable across reconnects.
///
/// 1 to 512 characters.
public struct TerminalId: WireBrand, RecordKey {
    public let rawValue: String

    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// Names one client view. Cursors belong to the view that got them.
///
/// 1 to 512 characters.
public struct SurfaceClientId: WireBrand, RecordKey {
    public let rawValue: String

    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// Names the chair that an agent occupies now. It changes when the agent moves.
///
/// 1 to 512 characters.
public struct SeatId: WireBrand, RecordKey {
    public let rawValue: String

    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// Names the harness session in a seat. It stays the same across panes.
///
/// 1 to 512 characters.
public struct OccupantId: WireBrand, RecordKey {
    public let rawValue: String

    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// An opaque position. Never parse, order or build one; one value may come twice.
///
/// 1 to 4096 characters.
public struct Cursor: WireBrand, RecordKey {
    public let rawValue: String

    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// A moment in UTC, such as 2026-11-30T09:41:00Z.
///
/// Format: datetime.
public typealias Timestamp = String

/// Version of a conversation. It fences sends and answers.
///
/// At least 0.
public typealias Revision = Int64

/// A SHA-256 digest in lower-case hexadecimal.
///
/// Pattern: `^[a-f0-9]{64}$`.
public typealias Sha256 = String

/// Names a fleet. The default fleet goes unnamed.
///
/// Pattern: `^[a-z][a-z0-9-]{0,63}$`.
public typealias FleetName = String

/// Names a project of the host.
///
/// Pattern: `^[a-z][a-z0-9_-]{0,63}$`.
public typealias ProjectId = String

/// A character's name, fit for every place it is shown in.
///
/// 1 to 80 characters.
public typealias AgentName = String

/// What a character does: a built-in role or one of the owner's own. Compare without regard to case.
///
/// 1 to 24 characters.
/// Pattern: `^[\p{L}\p{N}][\p{L}\p{N} -]*$`.
public typealias Role = String

// Schemas, as data.

extension ClankieTypes {
    public static let ref = WireType<Ref>("clankie.Ref", refSchema)
    private static let refSchema: Schema = .string([.trim, .size(.minLength(1)), .size(.maxLength(512))])
}

extension ConversationId {
    public static let wireId = "clankie.ConversationId"
    public static let wireSchema: Schema = .string([.trim, .size(.minLength(1)), .size(.maxLength(512))])
}

extension RunId {
    public static let wireId = "clankie.RunId"
    public static let wireSchema: Schema = .string([.trim, .size(.minLength(1)), .size(.maxLength(512))])
}

extension PersonaId {
    public static let wireId = "clankie.PersonaId"
    public static let wireSchema: Schema = .string([.trim, .size(.minLength(1)), .size(.maxLength(512))])
}

extension ChannelId {
    public static let wireId = "clankie.ChannelId"
    public static let wireSchema: Schema = .string([.trim, .size(.minLength(1)), .size(.maxLength(512))])
}

extension TerminalId {
    public static let wireId = "clankie.TerminalId"
    public static let wireSchema: Schema = .string([.trim, .size(.minLength(1)), .size(.maxLength(512))])
}

extension SurfaceClientId {
    public static let wireId = "clankie.SurfaceClientId"
    public static let wireSchema: Schema = .string([.trim, .size(.minLength(1)), .size(.maxLength(512))])
}

extension SeatId {
    public static let wireId = "clankie.SeatId"
    public static let wireSchema: Schema = .string([.trim, .size(.minLength(1)), .size(.maxLength(512))])
}

extension OccupantId {
    public static let wireId = "clankie.OccupantId"
    public static let wireSchema: Schema = .string([.trim, .size(.minLength(1)), .size(.maxLength(512))])
}

extension Cursor {
    public static let wireId = "clankie.Cursor"
    public static let wireSchema: Schema = .string([.trim, .size(.minLength(1)), .size(.maxLength(4096))])
}

extension ClankieTypes {
    public static let timestamp = WireType<Timestamp>("clankie.Timestamp", timestampSchema)
    private static let timestampSchema: Schema = .string([.pattern(Pattern("^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z))$"))])
}

extension ClankieTypes {
    public static let revision = WireType<Revision>("clankie.Revision", revisionSchema)
    private static let revisionSchema: Schema = .number(.int, [.minimum(0, exclusive: false)])
}

extension ClankieTypes {
    public static let sha256 = WireType<Sha256>("clankie.Sha256", sha256Schema)
    private static let sha256Schema: Schema = .string([.pattern(Pattern("^[a-f0-9]{64}$", "u"))])
}

extension ClankieTypes {
    public static let fleetName = WireType<FleetName>("clankie.FleetName", fleetNameSchema)
    private static let fleetNameSchema: Schema = .string([.pattern(Pattern("^[a-z][a-z0-9-]{0,63}$", "u"))])
}

extension ClankieTypes {
    public static let projectId = WireType<ProjectId>("clankie.ProjectId", projectIdSchema)
    private static let projectIdSchema: Schema = .string([.pattern(Pattern("^[a-z][a-z0-9_-]{0,63}$", "u"))])
}

extension ClankieTypes {
    public static let agentName = WireType<AgentName>("clankie.AgentName", agentNameSchema)
    private static let agentNameSchema: Schema = .string([.trim, .size(.minLength(1)), .size(.maxLength(80)), .rule(RuleUse(.excludesWords(["discord", "clyde"]), message: "Invalid text: must not contain discord or clyde"))])
}

extension ClankieTypes {
    public static let role = WireType<Role>("clankie.Role", roleSchema)
    private static let roleSchema: Schema = .string([.trim, .collapseSpace, .foldToKnown(["planner", "designer", "builder", "tester", "reviewer", "researcher"]), .size(.minLength(1)), .size(.maxLength(24)), .pattern(Pattern("^[\\p{L}\\p{N}][\\p{L}\\p{N} -]*$", "u"))])
}

extension ClankieTypes {
    static let operatorScalarsModule: [AnyWireType] = [
        AnyWireType(ClankieTypes.ref),
        AnyWireType(ConversationId.wireType),
        AnyWireType(RunId.wireType),
        AnyWireType(PersonaId.wireType),
        AnyWireType(ChannelId.wireType),
        AnyWireType(TerminalId.wireType),
        AnyWireType(SurfaceClientId.wireType),
        AnyWireType(SeatId.wireType),
        AnyWireType(OccupantId.wireType),
        AnyWireType(Cursor.wireType),
        AnyWireType(ClankieTypes.timestamp),
        AnyWireType(ClankieTypes.revision),
        AnyWireType(ClankieTypes.sha256),
        AnyWireType(ClankieTypes.fleetName),
        AnyWireType(ClankieTypes.projectId),
        AnyWireType(ClankieTypes.agentName),
        AnyWireType(ClankieTypes.role),
    ]
}
