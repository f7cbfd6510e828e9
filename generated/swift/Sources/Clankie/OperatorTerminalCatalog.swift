// Made by samewire from schemas/clankie/operator/terminal-catalog.ts. Do not edit.
import SamewireSupport

public struct TerminalPane: WireModel {
    public var id: Ref

    public init(id: Ref) {
        self.id = id
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.id = try wireFields.required("id")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("id", self.id)
        return wireMembers.wireValue
    }
}

/// The terminal host that a terminal belongs to, when there are several.
public struct TerminalRuntime: WireModel {
    public var id: FleetName

    /// 1 to 64 characters.
    public var session: String

    public init(id: FleetName, session: String) {
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
        wireMembers.required("id", self.id)
        wireMembers.required("session", self.session)
        return wireMembers.wireValue
    }
}

/// A terminal and where it stands.
public struct TerminalSession: WireModel {
    public var terminalId: TerminalId

    /// At most 256 characters.
    public var label: String

    public var workspace: FleetLevel

    public var tab: FleetLevel

    public var pane: TerminalPane

    /// Absent: a plain shell.
    ///
    /// 1 to 128 characters.
    public var agent: String?

    public var runtime: TerminalRuntime?

    public init(
        terminalId: TerminalId,
        label: String,
        workspace: FleetLevel,
        tab: FleetLevel,
        pane: TerminalPane,
        agent: String? = nil,
        runtime: TerminalRuntime? = nil
    ) {
        self.terminalId = terminalId
        self.label = label
        self.workspace = workspace
        self.tab = tab
        self.pane = pane
        self.agent = agent
        self.runtime = runtime
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.terminalId = try wireFields.required("terminalId")
        self.label = try wireFields.required("label")
        self.workspace = try wireFields.required("workspace")
        self.tab = try wireFields.required("tab")
        self.pane = try wireFields.required("pane")
        self.agent = try wireFields.optional("agent")
        self.runtime = try wireFields.optional("runtime")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("terminalId", self.terminalId)
        wireMembers.required("label", self.label)
        wireMembers.required("workspace", self.workspace)
        wireMembers.required("tab", self.tab)
        wireMembers.required("pane", self.pane)
        wireMembers.optional("agent", self.agent)
        wireMembers.optional("runtime", self.runtime)
        return wireMembers.wireValue
    }
}

/// Asks for the terminals that can be watched.
public struct TerminalCatalogRequest: WireModel {
    /// Always "terminal_catalog".
    public static let op: String = "terminal_catalog"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public init() {
    }

    public init(wireValue: JSONValue) throws {
        _ = try WireFields(wireValue)
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("op", .string("terminal_catalog"))
        wireMembers.constant("schemaVersion", .number(1))
        return wireMembers.wireValue
    }
}

public struct TerminalCatalogResponse: WireModel {
    /// Always "terminal_catalog".
    public static let op: String = "terminal_catalog"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    /// At most 768 entries.
    public var sessions: [TerminalSession]

    public init(sessions: [TerminalSession]) {
        self.sessions = sessions
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.sessions = try wireFields.required("sessions")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("op", .string("terminal_catalog"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("sessions", self.sessions)
        return wireMembers.wireValue
    }
}

// Schemas, as data.

extension TerminalPane {
    public static let wireId = "clankie.TerminalPane"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("id", .reference { ClankieTypes.ref.schema }),
    ])
}

extension TerminalRuntime {
    public static let wireId = "clankie.TerminalRuntime"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("id", .reference { ClankieTypes.fleetName.schema }),
        PropertyShape("session", .string([.size(.minLength(1)), .size(.maxLength(64))])),
    ])
}

extension TerminalSession {
    public static let wireId = "clankie.TerminalSession"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("terminalId", .reference { TerminalId.wireSchema }),
        PropertyShape("label", .string([.size(.maxLength(256))])),
        PropertyShape("workspace", .reference { FleetLevel.wireSchema }),
        PropertyShape("tab", .reference { FleetLevel.wireSchema }),
        PropertyShape("pane", .reference { TerminalPane.wireSchema }),
        PropertyShape("agent", .optional(.string([.trim, .size(.minLength(1)), .size(.maxLength(128))])), .optional, optionalOut: true),
        PropertyShape("runtime", .optional(.reference { TerminalRuntime.wireSchema }), .optional, optionalOut: true),
    ])
}

extension TerminalCatalogRequest {
    public static let wireId = "clankie.TerminalCatalogRequest"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("op", .oneOf([.string("terminal_catalog")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
    ])
}

extension TerminalCatalogResponse {
    public static let wireId = "clankie.TerminalCatalogResponse"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("op", .oneOf([.string("terminal_catalog")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("sessions", .array(.reference { TerminalSession.wireSchema }, [.maxLength(768)])),
    ])
}

extension ClankieTypes {
    static let operatorTerminalCatalogModule: [AnyWireType] = [
        AnyWireType(TerminalPane.wireType),
        AnyWireType(TerminalRuntime.wireType),
        AnyWireType(TerminalSession.wireType),
        AnyWireType(TerminalCatalogRequest.wireType),
        AnyWireType(TerminalCatalogResponse.wireType),
    ]
}
