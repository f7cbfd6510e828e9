// Made by samewire from schemas/clankie/connections.ts. Do not edit.
import SamewireSupport

/// Names a connection.
///
/// Pattern: `^[a-z][a-z0-9-]{0,63}$`.
public typealias ConnectionId = String

public struct ConnectRuntimeCommand: WireModel {
    /// Always "connect_runtime".
    public static let action: String = "connect_runtime"

    public var id: ConnectionId

    /// Pattern: `^[\w][\w.-]{0,63}$`.
    public var session: String

    public init(id: ConnectionId, session: String) {
        self.id = id
        self.session = session
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.id = try wireFields.required("id")
        self.session = try wireFields.required("session")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("action", .string("connect_runtime"))
        wireMembers.required("id", self.id)
        wireMembers.required("session", self.session)
        return wireMembers.wireValue
    }
}

public struct SetRuntimeCapacityCommand: WireModel {
    /// Always "set_runtime_capacity".
    public static let action: String = "set_runtime_capacity"

    public var id: ConnectionId

    /// 1 to 256.
    public var capacity: Int64

    public init(id: ConnectionId, capacity: Int64) {
        self.id = id
        self.capacity = capacity
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.id = try wireFields.required("id")
        self.capacity = try wireFields.required("capacity")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("action", .string("set_runtime_capacity"))
        wireMembers.required("id", self.id)
        wireMembers.required("capacity", self.capacity)
        return wireMembers.wireValue
    }
}

/// Reads or changes the connections of the host.
///
/// Told apart by `action`.
public enum OperatorConnectionCommand: WireModel {
    case list(OperatorConnectionCommandList)
    case connectRuntime(ConnectRuntimeCommand)
    case reconnectRuntime(OperatorConnectionCommandReconnectRuntime)
    case disconnectRuntime(OperatorConnectionCommandDisconnectRuntime)
    case disconnectSwarm(OperatorConnectionCommandDisconnectSwarm)
    case setRuntimeCapacity(SetRuntimeCapacityCommand)

    public init(wireValue: JSONValue) throws {
        switch try WireChoice.tag(wireValue, "action", [[.string("list")], [.string("connect_runtime")], [.string("reconnect_runtime")], [.string("disconnect_runtime")], [.string("disconnect_swarm")], [.string("set_runtime_capacity")]]) {
        case 0: self = .list(try OperatorConnectionCommandList(wireValue: wireValue))
        case 1: self = .connectRuntime(try ConnectRuntimeCommand(wireValue: wireValue))
        case 2: self = .reconnectRuntime(try OperatorConnectionCommandReconnectRuntime(wireValue: wireValue))
        case 3: self = .disconnectRuntime(try OperatorConnectionCommandDisconnectRuntime(wireValue: wireValue))
        case 4: self = .disconnectSwarm(try OperatorConnectionCommandDisconnectSwarm(wireValue: wireValue))
        default: self = .setRuntimeCapacity(try SetRuntimeCapacityCommand(wireValue: wireValue))
        }
    }

    public var wireValue: JSONValue {
        switch self {
        case .list(let payload): return payload.wireValue
        case .connectRuntime(let payload): return payload.wireValue
        case .reconnectRuntime(let payload): return payload.wireValue
        case .disconnectRuntime(let payload): return payload.wireValue
        case .disconnectSwarm(let payload): return payload.wireValue
        case .setRuntimeCapacity(let payload): return payload.wireValue
        }
    }
}

/// Changes nothing.
public struct OperatorConnectionCommandList: WireModel {
    /// Always "list".
    public static let action: String = "list"

    public init() {
    }

    public init(wireValue: JSONValue) throws {
        _ = try WireFields(wireValue)
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("action", .string("list"))
        return wireMembers.wireValue
    }
}

public struct OperatorConnectionCommandReconnectRuntime: WireModel {
    /// Always "reconnect_runtime".
    public static let action: String = "reconnect_runtime"

    public var id: ConnectionId

    public init(id: ConnectionId) {
        self.id = id
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.id = try wireFields.required("id")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("action", .string("reconnect_runtime"))
        wireMembers.required("id", self.id)
        return wireMembers.wireValue
    }
}

public struct OperatorConnectionCommandDisconnectRuntime: WireModel {
    /// Always "disconnect_runtime".
    public static let action: String = "disconnect_runtime"

    public var id: ConnectionId

    public init(id: ConnectionId) {
        self.id = id
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.id = try wireFields.required("id")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("action", .string("disconnect_runtime"))
        wireMembers.required("id", self.id)
        return wireMembers.wireValue
    }
}

public struct OperatorConnectionCommandDisconnectSwarm: WireModel {
    /// Always "disconnect_swarm".
    public static let action: String = "disconnect_swarm"

    public var id: ConnectionId

    public init(id: ConnectionId) {
        self.id = id
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.id = try wireFields.required("id")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("action", .string("disconnect_swarm"))
        wireMembers.required("id", self.id)
        return wireMembers.wireValue
    }
}

/// A terminal host that workers run in.
public struct RuntimeConnection: WireModel {
    public var id: ConnectionId

    /// Always "herdr".
    public static let kind: String = "herdr"

    /// At most 4096 characters.
    public var session: String

    /// At most 4096 characters.
    public var state: String

    public var enabled: Bool

    /// Null: no limit.
    ///
    /// At least 0.
    /// nil is null.
    public var capacity: Int64?

    public var workerMode: RuntimeConnectionWorkerMode?

    public var workerHarness: RuntimeConnectionWorkerHarness?

    /// At most 64 entries.
    public var capabilities: [String]

    public init(
        id: ConnectionId,
        session: String,
        state: String,
        enabled: Bool,
        capacity: Int64?,
        workerMode: RuntimeConnectionWorkerMode? = nil,
        workerHarness: RuntimeConnectionWorkerHarness? = nil,
        capabilities: [String]
    ) {
        self.id = id
        self.session = session
        self.state = state
        self.enabled = enabled
        self.capacity = capacity
        self.workerMode = workerMode
        self.workerHarness = workerHarness
        self.capabilities = capabilities
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.id = try wireFields.required("id")
        self.session = try wireFields.required("session")
        self.state = try wireFields.required("state")
        self.enabled = try wireFields.required("enabled")
        self.capacity = try wireFields.required("capacity")
        self.workerMode = try wireFields.optional("workerMode")
        self.workerHarness = try wireFields.optional("workerHarness")
        self.capabilities = try wireFields.required("capabilities")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("id", self.id)
        wireMembers.constant("kind", .string("herdr"))
        wireMembers.required("session", self.session)
        wireMembers.required("state", self.state)
        wireMembers.required("enabled", self.enabled)
        wireMembers.required("capacity", self.capacity)
        wireMembers.optional("workerMode", self.workerMode)
        wireMembers.optional("workerHarness", self.workerHarness)
        wireMembers.required("capabilities", self.capabilities)
        return wireMembers.wireValue
    }
}

public enum RuntimeConnectionWorkerMode: WireEnum {
    case stream
    case interactive

    public var rawValue: String {
        switch self {
        case .stream: return "stream"
        case .interactive: return "interactive"
        }
    }
}

public enum RuntimeConnectionWorkerHarness: WireEnum {
    case claude
    case codex
    case pi

    public var rawValue: String {
        switch self {
        case .claude: return "claude"
        case .codex: return "codex"
        case .pi: return "pi"
        }
    }
}

public struct SwarmAgent: WireModel {
    /// At most 4096 characters.
    public var id: String

    /// At least 1.
    public var generation: Int64

    /// At most 4096 characters.
    public var state: String

    /// At most 4096 characters.
    public var runtime: String

    public init(id: String, generation: Int64, state: String, runtime: String) {
        self.id = id
        self.generation = generation
        self.state = state
        self.runtime = runtime
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.id = try wireFields.required("id")
        self.generation = try wireFields.required("generation")
        self.state = try wireFields.required("state")
        self.runtime = try wireFields.required("runtime")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("id", self.id)
        wireMembers.required("generation", self.generation)
        wireMembers.required("state", self.state)
        wireMembers.required("runtime", self.runtime)
        return wireMembers.wireValue
    }
}

/// A swarm that the host takes part in.
public struct SwarmConnection: WireModel {
    public var id: ConnectionId

    /// At most 4096 characters.
    public var conversationId: String

    public var enabled: Bool

    public var state: SwarmConnectionState

    /// At most 4096 characters.
    public var `actor`: String?

    /// At most 4096 characters.
    public var scope: String?

    public var runtimeConfiguration: SwarmConnectionRuntimeConfiguration?

    /// At most 20 entries.
    public var agents: [SwarmAgent]

    public var agentsTruncated: Bool

    public init(
        id: ConnectionId,
        conversationId: String,
        enabled: Bool,
        state: SwarmConnectionState,
        `actor`: String? = nil,
        scope: String? = nil,
        runtimeConfiguration: SwarmConnectionRuntimeConfiguration? = nil,
        agents: [SwarmAgent],
        agentsTruncated: Bool
    ) {
        self.id = id
        self.conversationId = conversationId
        self.enabled = enabled
        self.state = state
        self.`actor` = `actor`
        self.scope = scope
        self.runtimeConfiguration = runtimeConfiguration
        self.agents = agents
        self.agentsTruncated = agentsTruncated
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.id = try wireFields.required("id")
        self.conversationId = try wireFields.required("conversationId")
        self.enabled = try wireFields.required("enabled")
        self.state = try wireFields.required("state")
        self.`actor` = try wireFields.optional("actor")
        self.scope = try wireFields.optional("scope")
        self.runtimeConfiguration = try wireFields.optional("runtimeConfiguration")
        self.agents = try wireFields.required("agents")
        self.agentsTruncated = try wireFields.required("agentsTruncated")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("id", self.id)
        wireMembers.required("conversationId", self.conversationId)
        wireMembers.required("enabled", self.enabled)
        wireMembers.required("state", self.state)
        wireMembers.optional("actor", self.`actor`)
        wireMembers.optional("scope", self.scope)
        wireMembers.optional("runtimeConfiguration", self.runtimeConfiguration)
        wireMembers.required("agents", self.agents)
        wireMembers.required("agentsTruncated", self.agentsTruncated)
        return wireMembers.wireValue
    }
}

public enum SwarmConnectionState: WireEnum {
    case connected
    case unavailable
    case disabled

    public var rawValue: String {
        switch self {
        case .connected: return "connected"
        case .unavailable: return "unavailable"
        case .disabled: return "disabled"
        }
    }
}

public enum SwarmConnectionRuntimeConfiguration: WireEnum {
    case live
    case restartRequired

    public var rawValue: String {
        switch self {
        case .live: return "live"
        case .restartRequired: return "restart-required"
        }
    }
}

/// The host's own account at Linear.
public struct LinearConnection: WireModel {
    public var status: LinearConnectionStatus

    /// At most 4096 characters.
    public var email: String?

    /// At most 4096 characters.
    public var workspace: String?

    /// At most 4096 characters.
    public var verifiedAt: String?

    public init(
        status: LinearConnectionStatus,
        email: String? = nil,
        workspace: String? = nil,
        verifiedAt: String? = nil
    ) {
        self.status = status
        self.email = email
        self.workspace = workspace
        self.verifiedAt = verifiedAt
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.status = try wireFields.required("status")
        self.email = try wireFields.optional("email")
        self.workspace = try wireFields.optional("workspace")
        self.verifiedAt = try wireFields.optional("verifiedAt")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("status", self.status)
        wireMembers.optional("email", self.email)
        wireMembers.optional("workspace", self.workspace)
        wireMembers.optional("verifiedAt", self.verifiedAt)
        return wireMembers.wireValue
    }
}

public enum LinearConnectionStatus: WireEnum {
    case verified
    case unverified
    case disconnected
    case unavailable

    public var rawValue: String {
        switch self {
        case .verified: return "verified"
        case .unverified: return "unverified"
        case .disconnected: return "disconnected"
        case .unavailable: return "unavailable"
        }
    }
}

/// Every connection of the host, as it was at `observedAt`.
public struct OperatorConnectionInventory: WireModel {
    public var observedAt: String

    /// At most 16 entries.
    public var runtimes: [RuntimeConnection]

    /// At most 64 entries.
    public var swarms: [SwarmConnection]

    public var swarmsTruncated: Bool

    /// At least 0.
    public var unavailableSwarms: Int64

    public var linear: LinearConnection

    public init(
        observedAt: String,
        runtimes: [RuntimeConnection],
        swarms: [SwarmConnection],
        swarmsTruncated: Bool,
        unavailableSwarms: Int64,
        linear: LinearConnection
    ) {
        self.observedAt = observedAt
        self.runtimes = runtimes
        self.swarms = swarms
        self.swarmsTruncated = swarmsTruncated
        self.unavailableSwarms = unavailableSwarms
        self.linear = linear
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.observedAt = try wireFields.required("observedAt")
        self.runtimes = try wireFields.required("runtimes")
        self.swarms = try wireFields.required("swarms")
        self.swarmsTruncated = try wireFields.required("swarmsTruncated")
        self.unavailableSwarms = try wireFields.required("unavailableSwarms")
        self.linear = try wireFields.required("linear")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("observedAt", self.observedAt)
        wireMembers.required("runtimes", self.runtimes)
        wireMembers.required("swarms", self.swarms)
        wireMembers.required("swarmsTruncated", self.swarmsTruncated)
        wireMembers.required("unavailableSwarms", self.unavailableSwarms)
        wireMembers.required("linear", self.linear)
        return wireMembers.wireValue
    }
}

/// The connections after the command, or why it was refused.
///
/// Told apart by `outcome`.
public enum OperatorConnectionResult: WireModel {
    case ready(OperatorConnectionResultReady)
    case refused(OperatorConnectionResultRefused)

    public init(wireValue: JSONValue) throws {
        switch try WireChoice.tag(wireValue, "outcome", [[.string("ready")], [.string("refused")]]) {
        case 0: self = .ready(try OperatorConnectionResultReady(wireValue: wireValue))
        default: self = .refused(try OperatorConnectionResultRefused(wireValue: wireValue))
        }
    }

    public var wireValue: JSONValue {
        switch self {
        case .ready(let payload): return payload.wireValue
        case .refused(let payload): return payload.wireValue
        }
    }
}

public struct OperatorConnectionResultReady: WireModel {
    /// Always "ready".
    public static let outcome: String = "ready"

    public var inventory: OperatorConnectionInventory

    public init(inventory: OperatorConnectionInventory) {
        self.inventory = inventory
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.inventory = try wireFields.required("inventory")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("outcome", .string("ready"))
        wireMembers.required("inventory", self.inventory)
        return wireMembers.wireValue
    }
}

public struct OperatorConnectionResultRefused: WireModel {
    /// Always "refused".
    public static let outcome: String = "refused"

    /// At most 1024 characters.
    public var message: String

    public init(message: String) {
        self.message = message
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.message = try wireFields.required("message")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("outcome", .string("refused"))
        wireMembers.required("message", self.message)
        return wireMembers.wireValue
    }
}

// Schemas, as data.

extension ClankieTypes {
    public static let connectionId = WireType<ConnectionId>("clankie.ConnectionId", connectionIdSchema)
    private static let connectionIdSchema: Schema = .string([.pattern(Pattern("^[a-z][a-z0-9-]{0,63}$", "u"))])
}

extension ConnectRuntimeCommand {
    public static let wireId = "clankie.ConnectRuntimeCommand"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("action", .oneOf([.string("connect_runtime")])),
        PropertyShape("id", .reference { ClankieTypes.connectionId.schema }),
        PropertyShape("session", .string([.pattern(Pattern("^[\\w][\\w.-]{0,63}$", "u"))])),
    ])
}

extension SetRuntimeCapacityCommand {
    public static let wireId = "clankie.SetRuntimeCapacityCommand"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("action", .oneOf([.string("set_runtime_capacity")])),
        PropertyShape("id", .reference { ClankieTypes.connectionId.schema }),
        PropertyShape("capacity", .number(.int, [.minimum(1, exclusive: false), .maximum(256, exclusive: false)])),
    ])
}

extension OperatorConnectionCommand {
    public static let wireId = "clankie.OperatorConnectionCommand"
    public static let wireSchema: Schema = .discriminated("action", [
        TaggedOption([.string("list")], .reference { OperatorConnectionCommandList.wireSchema }),
        TaggedOption([.string("connect_runtime")], .reference { ConnectRuntimeCommand.wireSchema }),
        TaggedOption([.string("reconnect_runtime")], .reference { OperatorConnectionCommandReconnectRuntime.wireSchema }),
        TaggedOption([.string("disconnect_runtime")], .reference { OperatorConnectionCommandDisconnectRuntime.wireSchema }),
        TaggedOption([.string("disconnect_swarm")], .reference { OperatorConnectionCommandDisconnectSwarm.wireSchema }),
        TaggedOption([.string("set_runtime_capacity")], .reference { SetRuntimeCapacityCommand.wireSchema }),
    ])
}

extension OperatorConnectionCommandList {
    public static let wireId = "clankie.OperatorConnectionCommandList"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("action", .oneOf([.string("list")])),
    ])
}

extension OperatorConnectionCommandReconnectRuntime {
    public static let wireId = "clankie.OperatorConnectionCommandReconnectRuntime"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("action", .oneOf([.string("reconnect_runtime")])),
        PropertyShape("id", .reference { ClankieTypes.connectionId.schema }),
    ])
}

extension OperatorConnectionCommandDisconnectRuntime {
    public static let wireId = "clankie.OperatorConnectionCommandDisconnectRuntime"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("action", .oneOf([.string("disconnect_runtime")])),
        PropertyShape("id", .reference { ClankieTypes.connectionId.schema }),
    ])
}

extension OperatorConnectionCommandDisconnectSwarm {
    public static let wireId = "clankie.OperatorConnectionCommandDisconnectSwarm"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("action", .oneOf([.string("disconnect_swarm")])),
        PropertyShape("id", .reference { ClankieTypes.connectionId.schema }),
    ])
}

extension RuntimeConnection {
    public static let wireId = "clankie.RuntimeConnection"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("id", .reference { ClankieTypes.connectionId.schema }),
        PropertyShape("kind", .oneOf([.string("herdr")])),
        PropertyShape("session", .string([.size(.maxLength(4096))])),
        PropertyShape("state", .string([.size(.maxLength(4096))])),
        PropertyShape("enabled", .boolean),
        PropertyShape("capacity", .nullable(.number(.int, [.minimum(0, exclusive: false)]))),
        PropertyShape("workerMode", .optional(.reference { RuntimeConnectionWorkerMode.wireSchema }), .optional, optionalOut: true),
        PropertyShape("workerHarness", .optional(.reference { RuntimeConnectionWorkerHarness.wireSchema }), .optional, optionalOut: true),
        PropertyShape("capabilities", .array(.string([.size(.maxLength(4096))]), [.maxLength(64)])),
    ])
}

extension RuntimeConnectionWorkerMode {
    public static let wireId = "clankie.RuntimeConnectionWorkerMode"
    public static let wireSchema: Schema = .oneOf([.string("stream"), .string("interactive")])
}

extension RuntimeConnectionWorkerHarness {
    public static let wireId = "clankie.RuntimeConnectionWorkerHarness"
    public static let wireSchema: Schema = .oneOf([.string("claude"), .string("codex"), .string("pi")])
}

extension SwarmAgent {
    public static let wireId = "clankie.SwarmAgent"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("id", .string([.size(.maxLength(4096))])),
        PropertyShape("generation", .number(.int, [.minimum(1, exclusive: false)])),
        PropertyShape("state", .string([.size(.maxLength(4096))])),
        PropertyShape("runtime", .string([.size(.maxLength(4096))])),
    ])
}

extension SwarmConnection {
    public static let wireId = "clankie.SwarmConnection"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("id", .reference { ClankieTypes.connectionId.schema }),
        PropertyShape("conversationId", .string([.size(.maxLength(4096))])),
        PropertyShape("enabled", .boolean),
        PropertyShape("state", .reference { SwarmConnectionState.wireSchema }),
        PropertyShape("actor", .optional(.string([.size(.maxLength(4096))])), .optional, optionalOut: true),
        PropertyShape("scope", .optional(.string([.size(.maxLength(4096))])), .optional, optionalOut: true),
        PropertyShape("runtimeConfiguration", .optional(.reference { SwarmConnectionRuntimeConfiguration.wireSchema }), .optional, optionalOut: true),
        PropertyShape("agents", .array(.reference { SwarmAgent.wireSchema }, [.maxLength(20)])),
        PropertyShape("agentsTruncated", .boolean),
    ])
}

extension SwarmConnectionState {
    public static let wireId = "clankie.SwarmConnectionState"
    public static let wireSchema: Schema = .oneOf([.string("connected"), .string("unavailable"), .string("disabled")])
}

extension SwarmConnectionRuntimeConfiguration {
    public static let wireId = "clankie.SwarmConnectionRuntimeConfiguration"
    public static let wireSchema: Schema = .oneOf([.string("live"), .string("restart-required")])
}

extension LinearConnection {
    public static let wireId = "clankie.LinearConnection"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("status", .reference { LinearConnectionStatus.wireSchema }),
        PropertyShape("email", .optional(.string([.size(.maxLength(4096))])), .optional, optionalOut: true),
        PropertyShape("workspace", .optional(.string([.size(.maxLength(4096))])), .optional, optionalOut: true),
        PropertyShape("verifiedAt", .optional(.string([.size(.maxLength(4096))])), .optional, optionalOut: true),
    ])
}

extension LinearConnectionStatus {
    public static let wireId = "clankie.LinearConnectionStatus"
    public static let wireSchema: Schema = .oneOf([.string("verified"), .string("unverified"), .string("disconnected"), .string("unavailable")])
}

extension OperatorConnectionInventory {
    public static let wireId = "clankie.OperatorConnectionInventory"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("observedAt", .string()),
        PropertyShape("runtimes", .array(.reference { RuntimeConnection.wireSchema }, [.maxLength(16)])),
        PropertyShape("swarms", .array(.reference { SwarmConnection.wireSchema }, [.maxLength(64)])),
        PropertyShape("swarmsTruncated", .boolean),
        PropertyShape("unavailableSwarms", .number(.int, [.minimum(0, exclusive: false)])),
        PropertyShape("linear", .reference { LinearConnection.wireSchema }),
    ])
}

extension OperatorConnectionResult {
    public static let wireId = "clankie.OperatorConnectionResult"
    public static let wireSchema: Schema = .discriminated("outcome", [
        TaggedOption([.string("ready")], .reference { OperatorConnectionResultReady.wireSchema }),
        TaggedOption([.string("refused")], .reference { OperatorConnectionResultRefused.wireSchema }),
    ])
}

extension OperatorConnectionResultReady {
    public static let wireId = "clankie.OperatorConnectionResultReady"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("outcome", .oneOf([.string("ready")])),
        PropertyShape("inventory", .reference { OperatorConnectionInventory.wireSchema }),
    ])
}

extension OperatorConnectionResultRefused {
    public static let wireId = "clankie.OperatorConnectionResultRefused"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("outcome", .oneOf([.string("refused")])),
        PropertyShape("message", .string([.size(.maxLength(1024))])),
    ])
}

extension ClankieTypes {
    static let connectionsModule: [AnyWireType] = [
        AnyWireType(ClankieTypes.connectionId),
        AnyWireType(ConnectRuntimeCommand.wireType),
        AnyWireType(SetRuntimeCapacityCommand.wireType),
        AnyWireType(OperatorConnectionCommand.wireType),
        AnyWireType(OperatorConnectionCommandList.wireType),
        AnyWireType(OperatorConnectionCommandReconnectRuntime.wireType),
        AnyWireType(OperatorConnectionCommandDisconnectRuntime.wireType),
        AnyWireType(OperatorConnectionCommandDisconnectSwarm.wireType),
        AnyWireType(RuntimeConnection.wireType),
        AnyWireType(RuntimeConnectionWorkerMode.wireType),
        AnyWireType(RuntimeConnectionWorkerHarness.wireType),
        AnyWireType(SwarmAgent.wireType),
        AnyWireType(SwarmConnection.wireType),
        AnyWireType(SwarmConnectionState.wireType),
        AnyWireType(SwarmConnectionRuntimeConfiguration.wireType),
        AnyWireType(LinearConnection.wireType),
        AnyWireType(LinearConnectionStatus.wireType),
        AnyWireType(OperatorConnectionInventory.wireType),
        AnyWireType(OperatorConnectionResult.wireType),
        AnyWireType(OperatorConnectionResultReady.wireType),
        AnyWireType(OperatorConnectionResultRefused.wireType),
    ]
}
