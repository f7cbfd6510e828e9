// Made by samewire from schemas/clankie/operator/personas.ts. Do not edit.
import SamewireSupport

/// How a character is drawn.
public struct PersonaAppearance: WireModel {
    public var variant: PersonaAppearanceVariant

    public var accessory: PersonaAppearanceAccessory

    public var shape: PersonaAppearanceShape

    public init(
        variant: PersonaAppearanceVariant,
        accessory: PersonaAppearanceAccessory,
        shape: PersonaAppearanceShape
    ) {
        self.variant = variant
        self.accessory = accessory
        self.shape = shape
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.variant = try wireFields.required("variant")
        self.accessory = try wireFields.required("accessory")
        self.shape = try wireFields.required("shape")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("variant", self.variant)
        wireMembers.required("accessory", self.accessory)
        wireMembers.required("shape", self.shape)
        return wireMembers.wireValue
    }
}

public enum PersonaAppearanceVariant: WireEnum {
    case green
    case teal
    case amber
    case dusk
    case onyx
    case azure

    public var rawValue: String {
        switch self {
        case .green: return "green"
        case .teal: return "teal"
        case .amber: return "amber"
        case .dusk: return "dusk"
        case .onyx: return "onyx"
        case .azure: return "azure"
        }
    }
}

public enum PersonaAppearanceAccessory: WireEnum {
    case none
    case lead
    case planner
    case implementer
    case verifier
    case reviewer
    case debugger
    case evaluator

    public var rawValue: String {
        switch self {
        case .none: return "none"
        case .lead: return "lead"
        case .planner: return "planner"
        case .implementer: return "implementer"
        case .verifier: return "verifier"
        case .reviewer: return "reviewer"
        case .debugger: return "debugger"
        case .evaluator: return "evaluator"
        }
    }
}

public enum PersonaAppearanceShape: WireEnum {
    case circle
    case squircle
    case tile

    public var rawValue: String {
        switch self {
        case .circle: return "circle"
        case .squircle: return "squircle"
        case .tile: return "tile"
        }
    }
}

/// A character. `activeSeatId` is present while it sits somewhere.
public struct Persona: WireModel {
    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var personaId: PersonaId

    public var name: AgentName

    public var appearance: PersonaAppearance

    public var role: Role?

    /// 1 to 128 characters.
    public var harness: String

    public var activeSeatId: SeatId?

    public var conversationId: ConversationId?

    public var avatarRevision: Sha256?

    public var createdAt: Timestamp

    public var updatedAt: Timestamp

    public init(
        personaId: PersonaId,
        name: AgentName,
        appearance: PersonaAppearance,
        role: Role? = nil,
        harness: String,
        activeSeatId: SeatId? = nil,
        conversationId: ConversationId? = nil,
        avatarRevision: Sha256? = nil,
        createdAt: Timestamp,
        updatedAt: Timestamp
    ) {
        self.personaId = personaId
        self.name = name
        self.appearance = appearance
        self.role = role
        self.harness = harness
        self.activeSeatId = activeSeatId
        self.conversationId = conversationId
        self.avatarRevision = avatarRevision
        self.createdAt = createdAt
        self.updatedAt = updatedAt
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.personaId = try wireFields.required("personaId")
        self.name = try wireFields.required("name")
        self.appearance = try wireFields.required("appearance")
        self.role = try wireFields.optional("role")
        self.harness = try wireFields.required("harness")
        self.activeSeatId = try wireFields.optional("activeSeatId")
        self.conversationId = try wireFields.optional("conversationId")
        self.avatarRevision = try wireFields.optional("avatarRevision")
        self.createdAt = try wireFields.required("createdAt")
        self.updatedAt = try wireFields.required("updatedAt")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("personaId", self.personaId)
        wireMembers.required("name", self.name)
        wireMembers.required("appearance", self.appearance)
        wireMembers.optional("role", self.role)
        wireMembers.required("harness", self.harness)
        wireMembers.optional("activeSeatId", self.activeSeatId)
        wireMembers.optional("conversationId", self.conversationId)
        wireMembers.optional("avatarRevision", self.avatarRevision)
        wireMembers.required("createdAt", self.createdAt)
        wireMembers.required("updatedAt", self.updatedAt)
        return wireMembers.wireValue
    }
}

// Schemas, as data.

extension PersonaAppearance {
    public static let wireId = "clankie.PersonaAppearance"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("variant", .reference { PersonaAppearanceVariant.wireSchema }),
        PropertyShape("accessory", .reference { PersonaAppearanceAccessory.wireSchema }),
        PropertyShape("shape", .reference { PersonaAppearanceShape.wireSchema }),
    ])
}

extension PersonaAppearanceVariant {
    public static let wireId = "clankie.PersonaAppearanceVariant"
    public static let wireSchema: Schema = .oneOf([.string("green"), .string("teal"), .string("amber"), .string("dusk"), .string("onyx"), .string("azure")])
}

extension PersonaAppearanceAccessory {
    public static let wireId = "clankie.PersonaAppearanceAccessory"
    public static let wireSchema: Schema = .oneOf([.string("none"), .string("lead"), .string("planner"), .string("implementer"), .string("verifier"), .string("reviewer"), .string("debugger"), .string("evaluator")])
}

extension PersonaAppearanceShape {
    public static let wireId = "clankie.PersonaAppearanceShape"
    public static let wireSchema: Schema = .oneOf([.string("circle"), .string("squircle"), .string("tile")])
}

extension Persona {
    public static let wireId = "clankie.Persona"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("personaId", .reference { PersonaId.wireSchema }),
        PropertyShape("name", .reference { ClankieTypes.agentName.schema }),
        PropertyShape("appearance", .reference { PersonaAppearance.wireSchema }),
        PropertyShape("role", .optional(.reference { ClankieTypes.role.schema }), .optional, optionalOut: true),
        PropertyShape("harness", .string([.trim, .size(.minLength(1)), .size(.maxLength(128))])),
        PropertyShape("activeSeatId", .optional(.reference { SeatId.wireSchema }), .optional, optionalOut: true),
        PropertyShape("conversationId", .optional(.reference { ConversationId.wireSchema }), .optional, optionalOut: true),
        PropertyShape("avatarRevision", .optional(.reference { ClankieTypes.sha256.schema }), .optional, optionalOut: true),
        PropertyShape("createdAt", .reference { ClankieTypes.timestamp.schema }),
        PropertyShape("updatedAt", .reference { ClankieTypes.timestamp.schema }),
    ])
}

extension ClankieTypes {
    static let operatorPersonasModule: [AnyWireType] = [
        AnyWireType(PersonaAppearance.wireType),
        AnyWireType(PersonaAppearanceVariant.wireType),
        AnyWireType(PersonaAppearanceAccessory.wireType),
        AnyWireType(PersonaAppearanceShape.wireType),
        AnyWireType(Persona.wireType),
    ]
}
