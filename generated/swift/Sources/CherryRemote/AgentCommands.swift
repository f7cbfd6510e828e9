// Made by samewire from schemas/remote/agent/commands.ts. Do not edit.
import SamewireSupport

/// Where a session works. The host alone knows directories.
///
/// Told apart by `kind`.
public enum AgentWorkspaceSelection: WireModel {
    case registered(AgentWorkspaceSelectionRegistered)
    case system(AgentWorkspaceSelectionSystem)

    public init(wireValue: JSONValue) throws {
        switch try WireChoice.tag(wireValue, "kind", [[.string("registered")], [.string("system")]]) {
        case 0: self = .registered(try AgentWorkspaceSelectionRegistered(wireValue: wireValue))
        default: self = .system(try AgentWorkspaceSelectionSystem(wireValue: wireValue))
        }
    }

    public var wireValue: JSONValue {
        switch self {
        case .registered(let payload): return payload.wireValue
        case .system(let payload): return payload.wireValue
        }
    }
}

public struct AgentWorkspaceSelectionRegistered: WireModel {
    /// Always "registered".
    public static let kind: String = "registered"

    public var id: OpaqueId

    public init(id: OpaqueId) {
        self.id = id
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.id = try wireFields.required("id")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("kind", .string("registered"))
        wireMembers.required("id", self.id)
        return wireMembers.wireValue
    }
}

public struct AgentWorkspaceSelectionSystem: WireModel {
    /// Always "system".
    public static let kind: String = "system"

    public init() {
    }

    public init(wireValue: JSONValue) throws {
        _ = try WireFields(wireValue)
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("kind", .string("system"))
        return wireMembers.wireValue
    }
}

/// Creates a session; the form for the system workspace.
public struct CreateSessionExplicit: WireModel {
    public var commandId: OpaqueId

    public var agentId: OpaqueId

    /// 0 to 4096 characters.
    /// Pattern: `^[\s\S]{0,4096}$`.
    /// Pattern: `^[^\uD800-\uDFFF]*$`.
    public var title: String?

    public var workspace: AgentWorkspaceSelection

    public init(
        commandId: OpaqueId,
        agentId: OpaqueId,
        title: String? = nil,
        workspace: AgentWorkspaceSelection
    ) {
        self.commandId = commandId
        self.agentId = agentId
        self.title = title
        self.workspace = workspace
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.commandId = try wireFields.required("commandId")
        self.agentId = try wireFields.required("agentId")
        self.title = try wireFields.optional("title")
        self.workspace = try wireFields.required("workspace")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("commandId", self.commandId)
        wireMembers.required("agentId", self.agentId)
        wireMembers.optional("title", self.title)
        wireMembers.required("workspace", self.workspace)
        return wireMembers.wireValue
    }
}

/// Creates a session; the form for a registered workspace, which every host takes.
public struct CreateSessionLegacy: WireModel {
    public var commandId: OpaqueId

    public var agentId: OpaqueId

    /// 0 to 4096 characters.
    /// Pattern: `^[\s\S]{0,4096}$`.
    /// Pattern: `^[^\uD800-\uDFFF]*$`.
    public var title: String?

    public var workspaceId: OpaqueId

    public init(commandId: OpaqueId, agentId: OpaqueId, title: String? = nil, workspaceId: OpaqueId) {
        self.commandId = commandId
        self.agentId = agentId
        self.title = title
        self.workspaceId = workspaceId
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.commandId = try wireFields.required("commandId")
        self.agentId = try wireFields.required("agentId")
        self.title = try wireFields.optional("title")
        self.workspaceId = try wireFields.required("workspaceId")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("commandId", self.commandId)
        wireMembers.required("agentId", self.agentId)
        wireMembers.optional("title", self.title)
        wireMembers.required("workspaceId", self.workspaceId)
        return wireMembers.wireValue
    }
}

/// Exactly one of `workspace` and `workspaceId`. A stored command is sent again in its own form.
///
/// The first option that accepts.
public enum CreateSessionParams: WireModel {
    case createSessionExplicit(CreateSessionExplicit)
    case createSessionLegacy(CreateSessionLegacy)

    public init(wireValue: JSONValue) throws {
        let options: [(JSONValue) throws -> Self] = [
            { .createSessionExplicit(try CreateSessionExplicit(wireValue: $0)) },
            { .createSessionLegacy(try CreateSessionLegacy(wireValue: $0)) },
        ]
        self = try WireChoice.pick(wireValue, Self.wireSchema, options)
    }

    public var wireValue: JSONValue {
        switch self {
        case .createSessionExplicit(let payload): return payload.wireValue
        case .createSessionLegacy(let payload): return payload.wireValue
        }
    }
}

/// Sends a message to an idle session.
public struct SendMessageParams: WireModel {
    public var commandId: OpaqueId

    public var sessionId: OpaqueId

    /// 1 to 32768 characters.
    /// Pattern: `^[\s\S]{0,32768}$`.
    /// Pattern: `^[^\uD800-\uDFFF]*$`.
    public var text: String

    public var expectedIdleRevision: Decimal

    public init(commandId: OpaqueId, sessionId: OpaqueId, text: String, expectedIdleRevision: Decimal) {
        self.commandId = commandId
        self.sessionId = sessionId
        self.text = text
        self.expectedIdleRevision = expectedIdleRevision
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.commandId = try wireFields.required("commandId")
        self.sessionId = try wireFields.required("sessionId")
        self.text = try wireFields.required("text")
        self.expectedIdleRevision = try wireFields.required("expectedIdleRevision")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("commandId", self.commandId)
        wireMembers.required("sessionId", self.sessionId)
        wireMembers.required("text", self.text)
        wireMembers.required("expectedIdleRevision", self.expectedIdleRevision)
        return wireMembers.wireValue
    }
}

/// Ends the run that is named, and no later one.
public struct CancelExecutionParams: WireModel {
    public var commandId: OpaqueId

    public var sessionId: OpaqueId

    public var expectedExecutionId: OpaqueId

    public init(commandId: OpaqueId, sessionId: OpaqueId, expectedExecutionId: OpaqueId) {
        self.commandId = commandId
        self.sessionId = sessionId
        self.expectedExecutionId = expectedExecutionId
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.commandId = try wireFields.required("commandId")
        self.sessionId = try wireFields.required("sessionId")
        self.expectedExecutionId = try wireFields.required("expectedExecutionId")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("commandId", self.commandId)
        wireMembers.required("sessionId", self.sessionId)
        wireMembers.required("expectedExecutionId", self.expectedExecutionId)
        return wireMembers.wireValue
    }
}

/// Responds; the form for answers and for a reason.
public struct RespondExplicit: WireModel {
    public var commandId: OpaqueId

    public var sessionId: OpaqueId

    public var interactionId: OpaqueId

    public var expectedRevision: Decimal

    public var expectedExecutionId: OpaqueId

    public var inputDigest: Digest

    public var response: AgentInteractionResponse

    public init(
        commandId: OpaqueId,
        sessionId: OpaqueId,
        interactionId: OpaqueId,
        expectedRevision: Decimal,
        expectedExecutionId: OpaqueId,
        inputDigest: Digest,
        response: AgentInteractionResponse
    ) {
        self.commandId = commandId
        self.sessionId = sessionId
        self.interactionId = interactionId
        self.expectedRevision = expectedRevision
        self.expectedExecutionId = expectedExecutionId
        self.inputDigest = inputDigest
        self.response = response
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.commandId = try wireFields.required("commandId")
        self.sessionId = try wireFields.required("sessionId")
        self.interactionId = try wireFields.required("interactionId")
        self.expectedRevision = try wireFields.required("expectedRevision")
        self.expectedExecutionId = try wireFields.required("expectedExecutionId")
        self.inputDigest = try wireFields.required("inputDigest")
        self.response = try wireFields.required("response")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("commandId", self.commandId)
        wireMembers.required("sessionId", self.sessionId)
        wireMembers.required("interactionId", self.interactionId)
        wireMembers.required("expectedRevision", self.expectedRevision)
        wireMembers.required("expectedExecutionId", self.expectedExecutionId)
        wireMembers.required("inputDigest", self.inputDigest)
        wireMembers.required("response", self.response)
        return wireMembers.wireValue
    }
}

/// Responds; the form for a plain decision, which every host takes.
public struct RespondLegacy: WireModel {
    public var commandId: OpaqueId

    public var sessionId: OpaqueId

    public var interactionId: OpaqueId

    public var expectedRevision: Decimal

    public var expectedExecutionId: OpaqueId

    public var inputDigest: Digest

    public var decision: RespondLegacyDecision

    public init(
        commandId: OpaqueId,
        sessionId: OpaqueId,
        interactionId: OpaqueId,
        expectedRevision: Decimal,
        expectedExecutionId: OpaqueId,
        inputDigest: Digest,
        decision: RespondLegacyDecision
    ) {
        self.commandId = commandId
        self.sessionId = sessionId
        self.interactionId = interactionId
        self.expectedRevision = expectedRevision
        self.expectedExecutionId = expectedExecutionId
        self.inputDigest = inputDigest
        self.decision = decision
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.commandId = try wireFields.required("commandId")
        self.sessionId = try wireFields.required("sessionId")
        self.interactionId = try wireFields.required("interactionId")
        self.expectedRevision = try wireFields.required("expectedRevision")
        self.expectedExecutionId = try wireFields.required("expectedExecutionId")
        self.inputDigest = try wireFields.required("inputDigest")
        self.decision = try wireFields.required("decision")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("commandId", self.commandId)
        wireMembers.required("sessionId", self.sessionId)
        wireMembers.required("interactionId", self.interactionId)
        wireMembers.required("expectedRevision", self.expectedRevision)
        wireMembers.required("expectedExecutionId", self.expectedExecutionId)
        wireMembers.required("inputDigest", self.inputDigest)
        wireMembers.required("decision", self.decision)
        return wireMembers.wireValue
    }
}

public enum RespondLegacyDecision: WireEnum {
    case approve
    case deny

    public var rawValue: String {
        switch self {
        case .approve: return "approve"
        case .deny: return "deny"
        }
    }
}

/// Exactly one of `response` and `decision`. A stored command is sent again in its own form.
///
/// The first option that accepts.
public enum RespondParams: WireModel {
    case respondExplicit(RespondExplicit)
    case respondLegacy(RespondLegacy)

    public init(wireValue: JSONValue) throws {
        let options: [(JSONValue) throws -> Self] = [
            { .respondExplicit(try RespondExplicit(wireValue: $0)) },
            { .respondLegacy(try RespondLegacy(wireValue: $0)) },
        ]
        self = try WireChoice.pick(wireValue, Self.wireSchema, options)
    }

    public var wireValue: JSONValue {
        switch self {
        case .respondExplicit(let payload): return payload.wireValue
        case .respondLegacy(let payload): return payload.wireValue
        }
    }
}

public struct GetCommandParams: WireModel {
    public var commandId: OpaqueId

    public init(commandId: OpaqueId) {
        self.commandId = commandId
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.commandId = try wireFields.required("commandId")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("commandId", self.commandId)
        return wireMembers.wireValue
    }
}

// Schemas, as data.

extension AgentWorkspaceSelection {
    public static let wireId = "remote.AgentWorkspaceSelection"
    public static let wireSchema: Schema = .discriminated("kind", [
        TaggedOption([.string("registered")], .reference { AgentWorkspaceSelectionRegistered.wireSchema }),
        TaggedOption([.string("system")], .reference { AgentWorkspaceSelectionSystem.wireSchema }),
    ])
}

extension AgentWorkspaceSelectionRegistered {
    public static let wireId = "remote.AgentWorkspaceSelectionRegistered"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("kind", .oneOf([.string("registered")])),
        PropertyShape("id", .reference { CherryRemoteTypes.opaqueId.schema }),
    ])
}

extension AgentWorkspaceSelectionSystem {
    public static let wireId = "remote.AgentWorkspaceSelectionSystem"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("kind", .oneOf([.string("system")])),
    ])
}

extension CreateSessionExplicit {
    public static let wireId = "remote.CreateSessionExplicit"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("commandId", .reference { CherryRemoteTypes.opaqueId.schema }),
        PropertyShape("agentId", .reference { CherryRemoteTypes.opaqueId.schema }),
        PropertyShape("title", .optional(.string([.size(.minLength(0)), .size(.maxLength(4096)), .pattern(Pattern("^[\\s\\S]{0,4096}$")), .pattern(Pattern("^[^\\uD800-\\uDFFF]*$", "u"))])), .optional, optionalOut: true),
        PropertyShape("workspace", .reference { AgentWorkspaceSelection.wireSchema }),
    ])
}

extension CreateSessionLegacy {
    public static let wireId = "remote.CreateSessionLegacy"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("commandId", .reference { CherryRemoteTypes.opaqueId.schema }),
        PropertyShape("agentId", .reference { CherryRemoteTypes.opaqueId.schema }),
        PropertyShape("title", .optional(.string([.size(.minLength(0)), .size(.maxLength(4096)), .pattern(Pattern("^[\\s\\S]{0,4096}$")), .pattern(Pattern("^[^\\uD800-\\uDFFF]*$", "u"))])), .optional, optionalOut: true),
        PropertyShape("workspaceId", .reference { CherryRemoteTypes.opaqueId.schema }),
    ])
}

extension CreateSessionParams {
    public static let wireId = "remote.CreateSessionParams"
    public static let wireSchema: Schema = .union([
        .reference { CreateSessionExplicit.wireSchema },
        .reference { CreateSessionLegacy.wireSchema },
    ])
}

extension SendMessageParams {
    public static let wireId = "remote.SendMessageParams"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("commandId", .reference { CherryRemoteTypes.opaqueId.schema }),
        PropertyShape("sessionId", .reference { CherryRemoteTypes.opaqueId.schema }),
        PropertyShape("text", .string([.size(.minLength(1)), .size(.maxLength(32768)), .pattern(Pattern("^[\\s\\S]{0,32768}$")), .pattern(Pattern("^[^\\uD800-\\uDFFF]*$", "u"))])),
        PropertyShape("expectedIdleRevision", .reference { CherryRemoteTypes.decimal.schema }),
    ])
}

extension CancelExecutionParams {
    public static let wireId = "remote.CancelExecutionParams"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("commandId", .reference { CherryRemoteTypes.opaqueId.schema }),
        PropertyShape("sessionId", .reference { CherryRemoteTypes.opaqueId.schema }),
        PropertyShape("expectedExecutionId", .reference { CherryRemoteTypes.opaqueId.schema }),
    ])
}

extension RespondExplicit {
    public static let wireId = "remote.RespondExplicit"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("commandId", .reference { CherryRemoteTypes.opaqueId.schema }),
        PropertyShape("sessionId", .reference { CherryRemoteTypes.opaqueId.schema }),
        PropertyShape("interactionId", .reference { CherryRemoteTypes.opaqueId.schema }),
        PropertyShape("expectedRevision", .reference { CherryRemoteTypes.decimal.schema }),
        PropertyShape("expectedExecutionId", .reference { CherryRemoteTypes.opaqueId.schema }),
        PropertyShape("inputDigest", .reference { CherryRemoteTypes.digest.schema }),
        PropertyShape("response", .reference { AgentInteractionResponse.wireSchema }),
    ])
}

extension RespondLegacy {
    public static let wireId = "remote.RespondLegacy"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("commandId", .reference { CherryRemoteTypes.opaqueId.schema }),
        PropertyShape("sessionId", .reference { CherryRemoteTypes.opaqueId.schema }),
        PropertyShape("interactionId", .reference { CherryRemoteTypes.opaqueId.schema }),
        PropertyShape("expectedRevision", .reference { CherryRemoteTypes.decimal.schema }),
        PropertyShape("expectedExecutionId", .reference { CherryRemoteTypes.opaqueId.schema }),
        PropertyShape("inputDigest", .reference { CherryRemoteTypes.digest.schema }),
        PropertyShape("decision", .reference { RespondLegacyDecision.wireSchema }),
    ])
}

extension RespondLegacyDecision {
    public static let wireId = "remote.RespondLegacyDecision"
    public static let wireSchema: Schema = .oneOf([.string("approve"), .string("deny")])
}

extension RespondParams {
    public static let wireId = "remote.RespondParams"
    public static let wireSchema: Schema = .union([
        .reference { RespondExplicit.wireSchema },
        .reference { RespondLegacy.wireSchema },
    ])
}

extension GetCommandParams {
    public static let wireId = "remote.GetCommandParams"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("commandId", .reference { CherryRemoteTypes.opaqueId.schema }),
    ])
}

extension CherryRemoteTypes {
    static let agentCommandsModule: [AnyWireType] = [
        AnyWireType(AgentWorkspaceSelection.wireType),
        AnyWireType(AgentWorkspaceSelectionRegistered.wireType),
        AnyWireType(AgentWorkspaceSelectionSystem.wireType),
        AnyWireType(CreateSessionExplicit.wireType),
        AnyWireType(CreateSessionLegacy.wireType),
        AnyWireType(CreateSessionParams.wireType),
        AnyWireType(SendMessageParams.wireType),
        AnyWireType(CancelExecutionParams.wireType),
        AnyWireType(RespondExplicit.wireType),
        AnyWireType(RespondLegacy.wireType),
        AnyWireType(RespondLegacyDecision.wireType),
        AnyWireType(RespondParams.wireType),
        AnyWireType(GetCommandParams.wireType),
    ]
}
