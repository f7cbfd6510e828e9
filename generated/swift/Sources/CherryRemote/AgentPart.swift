// Made by samewire from schemas/remote/agent/part.ts. Do not edit.
import SamewireSupport

public enum StreamState: WireEnum {
    case streaming
    case completed

    public var rawValue: String {
        switch self {
        case .streaming: return "streaming"
        case .completed: return "completed"
        }
    }
}

public enum OutputState: WireEnum {
    case completed
    case failed

    public var rawValue: String {
        switch self {
        case .completed: return "completed"
        case .failed: return "failed"
        }
    }
}

/// One part of a message. Text, reasoning and tool input grow while their state is streaming.
///
/// Told apart by `kind`.
public enum AgentPart: WireModel {
    case text(AgentPartText)
    case reasoning(AgentPartReasoning)
    case toolInput(AgentPartToolInput)
    case toolOutput(AgentPartToolOutput)
    case file(AgentPartFile)
    case data(AgentPartData)

    public init(wireValue: JSONValue) throws {
        switch try WireChoice.tag(wireValue, "kind", [[.string("text")], [.string("reasoning")], [.string("tool-input")], [.string("tool-output")], [.string("file")], [.string("data")]]) {
        case 0: self = .text(try AgentPartText(wireValue: wireValue))
        case 1: self = .reasoning(try AgentPartReasoning(wireValue: wireValue))
        case 2: self = .toolInput(try AgentPartToolInput(wireValue: wireValue))
        case 3: self = .toolOutput(try AgentPartToolOutput(wireValue: wireValue))
        case 4: self = .file(try AgentPartFile(wireValue: wireValue))
        default: self = .data(try AgentPartData(wireValue: wireValue))
        }
    }

    public var wireValue: JSONValue {
        switch self {
        case .text(let payload): return payload.wireValue
        case .reasoning(let payload): return payload.wireValue
        case .toolInput(let payload): return payload.wireValue
        case .toolOutput(let payload): return payload.wireValue
        case .file(let payload): return payload.wireValue
        case .data(let payload): return payload.wireValue
        }
    }
}

public struct AgentPartText: WireModel {
    /// Always "text".
    public static let kind: String = "text"

    public var partId: OpaqueId

    public var revision: Decimal

    public var executionId: OpaqueId?

    public var toolCallId: OpaqueId?

    public var content: Content

    public var state: StreamState

    /// Keys beside the declared ones.
    public var additionalProperties: Record<String, JSONValue>

    public init(
        partId: OpaqueId,
        revision: Decimal,
        executionId: OpaqueId? = nil,
        toolCallId: OpaqueId? = nil,
        content: Content,
        state: StreamState,
        additionalProperties: Record<String, JSONValue> = [:]
    ) {
        self.partId = partId
        self.revision = revision
        self.executionId = executionId
        self.toolCallId = toolCallId
        self.content = content
        self.state = state
        self.additionalProperties = additionalProperties
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.partId = try wireFields.required("partId")
        self.revision = try wireFields.required("revision")
        self.executionId = try wireFields.optional("executionId")
        self.toolCallId = try wireFields.optional("toolCallId")
        self.content = try wireFields.required("content")
        self.state = try wireFields.required("state")
        self.additionalProperties = try wireFields.others(than: ["kind", "partId", "revision", "executionId", "toolCallId", "content", "state"])
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("kind", .string("text"))
        wireMembers.required("partId", self.partId)
        wireMembers.required("revision", self.revision)
        wireMembers.optional("executionId", self.executionId)
        wireMembers.optional("toolCallId", self.toolCallId)
        wireMembers.required("content", self.content)
        wireMembers.required("state", self.state)
        wireMembers.others(self.additionalProperties)
        return wireMembers.wireValue
    }
}

public struct AgentPartReasoning: WireModel {
    /// Always "reasoning".
    public static let kind: String = "reasoning"

    public var partId: OpaqueId

    public var revision: Decimal

    public var executionId: OpaqueId?

    public var toolCallId: OpaqueId?

    public var content: Content

    public var state: StreamState

    /// Keys beside the declared ones.
    public var additionalProperties: Record<String, JSONValue>

    public init(
        partId: OpaqueId,
        revision: Decimal,
        executionId: OpaqueId? = nil,
        toolCallId: OpaqueId? = nil,
        content: Content,
        state: StreamState,
        additionalProperties: Record<String, JSONValue> = [:]
    ) {
        self.partId = partId
        self.revision = revision
        self.executionId = executionId
        self.toolCallId = toolCallId
        self.content = content
        self.state = state
        self.additionalProperties = additionalProperties
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.partId = try wireFields.required("partId")
        self.revision = try wireFields.required("revision")
        self.executionId = try wireFields.optional("executionId")
        self.toolCallId = try wireFields.optional("toolCallId")
        self.content = try wireFields.required("content")
        self.state = try wireFields.required("state")
        self.additionalProperties = try wireFields.others(than: ["kind", "partId", "revision", "executionId", "toolCallId", "content", "state"])
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("kind", .string("reasoning"))
        wireMembers.required("partId", self.partId)
        wireMembers.required("revision", self.revision)
        wireMembers.optional("executionId", self.executionId)
        wireMembers.optional("toolCallId", self.toolCallId)
        wireMembers.required("content", self.content)
        wireMembers.required("state", self.state)
        wireMembers.others(self.additionalProperties)
        return wireMembers.wireValue
    }
}

public struct AgentPartToolInput: WireModel {
    /// Always "tool-input".
    public static let kind: String = "tool-input"

    public var partId: OpaqueId

    public var revision: Decimal

    public var executionId: OpaqueId?

    public var toolCallId: OpaqueId?

    public var content: Content

    public var state: StreamState

    public var toolName: OpaqueId

    /// Keys beside the declared ones.
    public var additionalProperties: Record<String, JSONValue>

    public init(
        partId: OpaqueId,
        revision: Decimal,
        executionId: OpaqueId? = nil,
        toolCallId: OpaqueId? = nil,
        content: Content,
        state: StreamState,
        toolName: OpaqueId,
        additionalProperties: Record<String, JSONValue> = [:]
    ) {
        self.partId = partId
        self.revision = revision
        self.executionId = executionId
        self.toolCallId = toolCallId
        self.content = content
        self.state = state
        self.toolName = toolName
        self.additionalProperties = additionalProperties
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.partId = try wireFields.required("partId")
        self.revision = try wireFields.required("revision")
        self.executionId = try wireFields.optional("executionId")
        self.toolCallId = try wireFields.optional("toolCallId")
        self.content = try wireFields.required("content")
        self.state = try wireFields.required("state")
        self.toolName = try wireFields.required("toolName")
        self.additionalProperties = try wireFields.others(than: ["kind", "partId", "revision", "executionId", "toolCallId", "content", "state", "toolName"])
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("kind", .string("tool-input"))
        wireMembers.required("partId", self.partId)
        wireMembers.required("revision", self.revision)
        wireMembers.optional("executionId", self.executionId)
        wireMembers.optional("toolCallId", self.toolCallId)
        wireMembers.required("content", self.content)
        wireMembers.required("state", self.state)
        wireMembers.required("toolName", self.toolName)
        wireMembers.others(self.additionalProperties)
        return wireMembers.wireValue
    }
}

public struct AgentPartToolOutput: WireModel {
    /// Always "tool-output".
    public static let kind: String = "tool-output"

    public var partId: OpaqueId

    public var revision: Decimal

    public var executionId: OpaqueId?

    public var toolCallId: OpaqueId?

    public var toolName: OpaqueId

    public var content: Content

    public var state: OutputState

    /// Keys beside the declared ones.
    public var additionalProperties: Record<String, JSONValue>

    public init(
        partId: OpaqueId,
        revision: Decimal,
        executionId: OpaqueId? = nil,
        toolCallId: OpaqueId? = nil,
        toolName: OpaqueId,
        content: Content,
        state: OutputState,
        additionalProperties: Record<String, JSONValue> = [:]
    ) {
        self.partId = partId
        self.revision = revision
        self.executionId = executionId
        self.toolCallId = toolCallId
        self.toolName = toolName
        self.content = content
        self.state = state
        self.additionalProperties = additionalProperties
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.partId = try wireFields.required("partId")
        self.revision = try wireFields.required("revision")
        self.executionId = try wireFields.optional("executionId")
        self.toolCallId = try wireFields.optional("toolCallId")
        self.toolName = try wireFields.required("toolName")
        self.content = try wireFields.required("content")
        self.state = try wireFields.required("state")
        self.additionalProperties = try wireFields.others(than: ["kind", "partId", "revision", "executionId", "toolCallId", "toolName", "content", "state"])
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("kind", .string("tool-output"))
        wireMembers.required("partId", self.partId)
        wireMembers.required("revision", self.revision)
        wireMembers.optional("executionId", self.executionId)
        wireMembers.optional("toolCallId", self.toolCallId)
        wireMembers.required("toolName", self.toolName)
        wireMembers.required("content", self.content)
        wireMembers.required("state", self.state)
        wireMembers.others(self.additionalProperties)
        return wireMembers.wireValue
    }
}

public struct AgentPartFile: WireModel {
    /// Always "file".
    public static let kind: String = "file"

    public var partId: OpaqueId

    public var revision: Decimal

    public var executionId: OpaqueId?

    public var toolCallId: OpaqueId?

    /// 0 to 1024 characters.
    /// Pattern: `^[\s\S]{0,1024}$`.
    /// Pattern: `^[^\uD800-\uDFFF]*$`.
    public var name: String

    public var ref: ContentRef

    /// Keys beside the declared ones.
    public var additionalProperties: Record<String, JSONValue>

    public init(
        partId: OpaqueId,
        revision: Decimal,
        executionId: OpaqueId? = nil,
        toolCallId: OpaqueId? = nil,
        name: String,
        ref: ContentRef,
        additionalProperties: Record<String, JSONValue> = [:]
    ) {
        self.partId = partId
        self.revision = revision
        self.executionId = executionId
        self.toolCallId = toolCallId
        self.name = name
        self.ref = ref
        self.additionalProperties = additionalProperties
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.partId = try wireFields.required("partId")
        self.revision = try wireFields.required("revision")
        self.executionId = try wireFields.optional("executionId")
        self.toolCallId = try wireFields.optional("toolCallId")
        self.name = try wireFields.required("name")
        self.ref = try wireFields.required("ref")
        self.additionalProperties = try wireFields.others(than: ["kind", "partId", "revision", "executionId", "toolCallId", "name", "ref"])
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("kind", .string("file"))
        wireMembers.required("partId", self.partId)
        wireMembers.required("revision", self.revision)
        wireMembers.optional("executionId", self.executionId)
        wireMembers.optional("toolCallId", self.toolCallId)
        wireMembers.required("name", self.name)
        wireMembers.required("ref", self.ref)
        wireMembers.others(self.additionalProperties)
        return wireMembers.wireValue
    }
}

public struct AgentPartData: WireModel {
    /// Always "data".
    public static let kind: String = "data"

    public var partId: OpaqueId

    public var revision: Decimal

    public var executionId: OpaqueId?

    public var toolCallId: OpaqueId?

    public var name: OpaqueId

    public var content: Content

    /// Keys beside the declared ones.
    public var additionalProperties: Record<String, JSONValue>

    public init(
        partId: OpaqueId,
        revision: Decimal,
        executionId: OpaqueId? = nil,
        toolCallId: OpaqueId? = nil,
        name: OpaqueId,
        content: Content,
        additionalProperties: Record<String, JSONValue> = [:]
    ) {
        self.partId = partId
        self.revision = revision
        self.executionId = executionId
        self.toolCallId = toolCallId
        self.name = name
        self.content = content
        self.additionalProperties = additionalProperties
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.partId = try wireFields.required("partId")
        self.revision = try wireFields.required("revision")
        self.executionId = try wireFields.optional("executionId")
        self.toolCallId = try wireFields.optional("toolCallId")
        self.name = try wireFields.required("name")
        self.content = try wireFields.required("content")
        self.additionalProperties = try wireFields.others(than: ["kind", "partId", "revision", "executionId", "toolCallId", "name", "content"])
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("kind", .string("data"))
        wireMembers.required("partId", self.partId)
        wireMembers.required("revision", self.revision)
        wireMembers.optional("executionId", self.executionId)
        wireMembers.optional("toolCallId", self.toolCallId)
        wireMembers.required("name", self.name)
        wireMembers.required("content", self.content)
        wireMembers.others(self.additionalProperties)
        return wireMembers.wireValue
    }
}

// Schemas, as data.

extension StreamState {
    public static let wireId = "remote.StreamState"
    public static let wireSchema: Schema = .oneOf([.string("streaming"), .string("completed")])
}

extension OutputState {
    public static let wireId = "remote.OutputState"
    public static let wireSchema: Schema = .oneOf([.string("completed"), .string("failed")])
}

extension AgentPart {
    public static let wireId = "remote.AgentPart"
    public static let wireSchema: Schema = .discriminated("kind", [
        TaggedOption([.string("text")], .reference { AgentPartText.wireSchema }),
        TaggedOption([.string("reasoning")], .reference { AgentPartReasoning.wireSchema }),
        TaggedOption([.string("tool-input")], .reference { AgentPartToolInput.wireSchema }),
        TaggedOption([.string("tool-output")], .reference { AgentPartToolOutput.wireSchema }),
        TaggedOption([.string("file")], .reference { AgentPartFile.wireSchema }),
        TaggedOption([.string("data")], .reference { AgentPartData.wireSchema }),
    ])
}

extension AgentPartText {
    public static let wireId = "remote.AgentPartText"
    public static let wireSchema: Schema = .object(.keep, [
        PropertyShape("kind", .oneOf([.string("text")])),
        PropertyShape("partId", .reference { CherryRemoteTypes.opaqueId.schema }),
        PropertyShape("revision", .reference { CherryRemoteTypes.decimal.schema }),
        PropertyShape("executionId", .optional(.reference { CherryRemoteTypes.opaqueId.schema }), .optional, optionalOut: true),
        PropertyShape("toolCallId", .optional(.reference { CherryRemoteTypes.opaqueId.schema }), .optional, optionalOut: true),
        PropertyShape("content", .reference { Content.wireSchema }),
        PropertyShape("state", .reference { StreamState.wireSchema }),
    ])
}

extension AgentPartReasoning {
    public static let wireId = "remote.AgentPartReasoning"
    public static let wireSchema: Schema = .object(.keep, [
        PropertyShape("kind", .oneOf([.string("reasoning")])),
        PropertyShape("partId", .reference { CherryRemoteTypes.opaqueId.schema }),
        PropertyShape("revision", .reference { CherryRemoteTypes.decimal.schema }),
        PropertyShape("executionId", .optional(.reference { CherryRemoteTypes.opaqueId.schema }), .optional, optionalOut: true),
        PropertyShape("toolCallId", .optional(.reference { CherryRemoteTypes.opaqueId.schema }), .optional, optionalOut: true),
        PropertyShape("content", .reference { Content.wireSchema }),
        PropertyShape("state", .reference { StreamState.wireSchema }),
    ])
}

extension AgentPartToolInput {
    public static let wireId = "remote.AgentPartToolInput"
    public static let wireSchema: Schema = .object(.keep, [
        PropertyShape("kind", .oneOf([.string("tool-input")])),
        PropertyShape("partId", .reference { CherryRemoteTypes.opaqueId.schema }),
        PropertyShape("revision", .reference { CherryRemoteTypes.decimal.schema }),
        PropertyShape("executionId", .optional(.reference { CherryRemoteTypes.opaqueId.schema }), .optional, optionalOut: true),
        PropertyShape("toolCallId", .optional(.reference { CherryRemoteTypes.opaqueId.schema }), .optional, optionalOut: true),
        PropertyShape("content", .reference { Content.wireSchema }),
        PropertyShape("state", .reference { StreamState.wireSchema }),
        PropertyShape("toolName", .reference { CherryRemoteTypes.opaqueId.schema }),
    ])
}

extension AgentPartToolOutput {
    public static let wireId = "remote.AgentPartToolOutput"
    public static let wireSchema: Schema = .object(.keep, [
        PropertyShape("kind", .oneOf([.string("tool-output")])),
        PropertyShape("partId", .reference { CherryRemoteTypes.opaqueId.schema }),
        PropertyShape("revision", .reference { CherryRemoteTypes.decimal.schema }),
        PropertyShape("executionId", .optional(.reference { CherryRemoteTypes.opaqueId.schema }), .optional, optionalOut: true),
        PropertyShape("toolCallId", .optional(.reference { CherryRemoteTypes.opaqueId.schema }), .optional, optionalOut: true),
        PropertyShape("toolName", .reference { CherryRemoteTypes.opaqueId.schema }),
        PropertyShape("content", .reference { Content.wireSchema }),
        PropertyShape("state", .reference { OutputState.wireSchema }),
    ])
}

extension AgentPartFile {
    public static let wireId = "remote.AgentPartFile"
    public static let wireSchema: Schema = .object(.keep, [
        PropertyShape("kind", .oneOf([.string("file")])),
        PropertyShape("partId", .reference { CherryRemoteTypes.opaqueId.schema }),
        PropertyShape("revision", .reference { CherryRemoteTypes.decimal.schema }),
        PropertyShape("executionId", .optional(.reference { CherryRemoteTypes.opaqueId.schema }), .optional, optionalOut: true),
        PropertyShape("toolCallId", .optional(.reference { CherryRemoteTypes.opaqueId.schema }), .optional, optionalOut: true),
        PropertyShape("name", .string([.size(.minLength(0)), .size(.maxLength(1024)), .pattern(Pattern("^[\\s\\S]{0,1024}$")), .pattern(Pattern("^[^\\uD800-\\uDFFF]*$", "u"))])),
        PropertyShape("ref", .reference { ContentRef.wireSchema }),
    ])
}

extension AgentPartData {
    public static let wireId = "remote.AgentPartData"
    public static let wireSchema: Schema = .object(.keep, [
        PropertyShape("kind", .oneOf([.string("data")])),
        PropertyShape("partId", .reference { CherryRemoteTypes.opaqueId.schema }),
        PropertyShape("revision", .reference { CherryRemoteTypes.decimal.schema }),
        PropertyShape("executionId", .optional(.reference { CherryRemoteTypes.opaqueId.schema }), .optional, optionalOut: true),
        PropertyShape("toolCallId", .optional(.reference { CherryRemoteTypes.opaqueId.schema }), .optional, optionalOut: true),
        PropertyShape("name", .reference { CherryRemoteTypes.opaqueId.schema }),
        PropertyShape("content", .reference { Content.wireSchema }),
    ])
}

extension CherryRemoteTypes {
    static let agentPartModule: [AnyWireType] = [
        AnyWireType(StreamState.wireType),
        AnyWireType(OutputState.wireType),
        AnyWireType(AgentPart.wireType),
        AnyWireType(AgentPartText.wireType),
        AnyWireType(AgentPartReasoning.wireType),
        AnyWireType(AgentPartToolInput.wireType),
        AnyWireType(AgentPartToolOutput.wireType),
        AnyWireType(AgentPartFile.wireType),
        AnyWireType(AgentPartData.wireType),
    ]
}
