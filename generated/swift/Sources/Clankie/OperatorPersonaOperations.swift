// Made by samewire from schemas/clankie/operator/persona-operations.ts. Do not edit.
import SamewireSupport

/// Asks for every character, seated or not.
public struct PersonasRequest: WireModel {
    /// Always "personas".
    public static let op: String = "personas"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public init() {
    }

    public init(wireValue: JSONValue) throws {
        _ = try WireFields(wireValue)
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("op", .string("personas"))
        wireMembers.constant("schemaVersion", .number(1))
        return wireMembers.wireValue
    }
}

public struct PersonasResponse: WireModel {
    /// Always "personas".
    public static let op: String = "personas"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    /// At most 1000 entries.
    public var personas: [Persona]

    public init(personas: [Persona]) {
        self.personas = personas
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.personas = try wireFields.required("personas")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("op", .string("personas"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("personas", self.personas)
        return wireMembers.wireValue
    }
}

/// What to change of a character. What is left out stays as it is.
public struct PersonaChange: WireModel {
    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var personaId: PersonaId

    public var name: AgentName?

    public var appearance: PersonaAppearance?

    /// 1 to 700000 characters.
    public var avatarPngBase64: String?

    public init(
        personaId: PersonaId,
        name: AgentName? = nil,
        appearance: PersonaAppearance? = nil,
        avatarPngBase64: String? = nil
    ) {
        self.personaId = personaId
        self.name = name
        self.appearance = appearance
        self.avatarPngBase64 = avatarPngBase64
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.personaId = try wireFields.required("personaId")
        self.name = try wireFields.optional("name")
        self.appearance = try wireFields.optional("appearance")
        self.avatarPngBase64 = try wireFields.optional("avatarPngBase64")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("personaId", self.personaId)
        wireMembers.optional("name", self.name)
        wireMembers.optional("appearance", self.appearance)
        wireMembers.optional("avatarPngBase64", self.avatarPngBase64)
        return wireMembers.wireValue
    }
}

/// Changes a character.
public struct UpdatePersonaRequest: WireModel {
    /// Always "update_persona".
    public static let op: String = "update_persona"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var persona: PersonaChange

    public init(persona: PersonaChange) {
        self.persona = persona
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.persona = try wireFields.required("persona")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("op", .string("update_persona"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("persona", self.persona)
        return wireMembers.wireValue
    }
}

public struct UpdatePersonaResponse: WireModel {
    /// Always "update_persona".
    public static let op: String = "update_persona"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var persona: Persona

    public init(persona: Persona) {
        self.persona = persona
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.persona = try wireFields.required("persona")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("op", .string("update_persona"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("persona", self.persona)
        return wireMembers.wireValue
    }
}

/// A role and how many characters have it.
public struct RoleUse: WireModel {
    public var role: Role

    public var builtIn: Bool

    /// Characters that have it.
    ///
    /// At least 0.
    public var count: Int64

    public init(role: Role, builtIn: Bool, count: Int64) {
        self.role = role
        self.builtIn = builtIn
        self.count = count
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.role = try wireFields.required("role")
        self.builtIn = try wireFields.required("builtIn")
        self.count = try wireFields.required("count")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("role", self.role)
        wireMembers.required("builtIn", self.builtIn)
        wireMembers.required("count", self.count)
        return wireMembers.wireValue
    }
}

/// Asks for every role in use.
public struct RolesRequest: WireModel {
    /// Always "roles".
    public static let op: String = "roles"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public init() {
    }

    public init(wireValue: JSONValue) throws {
        _ = try WireFields(wireValue)
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("op", .string("roles"))
        wireMembers.constant("schemaVersion", .number(1))
        return wireMembers.wireValue
    }
}

public struct RolesResponse: WireModel {
    /// Always "roles".
    public static let op: String = "roles"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    /// The built-in ones first.
    ///
    /// At most 1006 entries.
    public var roles: [RoleUse]

    public init(roles: [RoleUse]) {
        self.roles = roles
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.roles = try wireFields.required("roles")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("op", .string("roles"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("roles", self.roles)
        return wireMembers.wireValue
    }
}

/// Gives a character a role. Refused unless it is a confirmed member now.
public struct SetPersonaRoleRequest: WireModel {
    /// Always "set_persona_role".
    public static let op: String = "set_persona_role"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var personaId: PersonaId

    /// Null: none.
    /// nil is null.
    public var role: Role?

    public var projectId: ProjectId?

    public init(personaId: PersonaId, role: Role?, projectId: ProjectId? = nil) {
        self.personaId = personaId
        self.role = role
        self.projectId = projectId
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.personaId = try wireFields.required("personaId")
        self.role = try wireFields.required("role")
        self.projectId = try wireFields.optional("projectId")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("op", .string("set_persona_role"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("personaId", self.personaId)
        wireMembers.required("role", self.role)
        wireMembers.optional("projectId", self.projectId)
        return wireMembers.wireValue
    }
}

public struct SetPersonaRoleResponse: WireModel {
    /// Always "set_persona_role".
    public static let op: String = "set_persona_role"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var persona: Persona

    public init(persona: Persona) {
        self.persona = persona
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.persona = try wireFields.required("persona")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("op", .string("set_persona_role"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("persona", self.persona)
        return wireMembers.wireValue
    }
}

// Schemas, as data.

extension PersonasRequest {
    public static let wireId = "clankie.PersonasRequest"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("op", .oneOf([.string("personas")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
    ])
}

extension PersonasResponse {
    public static let wireId = "clankie.PersonasResponse"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("op", .oneOf([.string("personas")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("personas", .array(.reference { Persona.wireSchema }, [.maxLength(1000)])),
    ])
}

extension PersonaChange {
    public static let wireId = "clankie.PersonaChange"
    public static let wireSchema: Schema = Schema.object(.strict, [
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("personaId", .reference { PersonaId.wireSchema }),
        PropertyShape("name", .optional(.reference { ClankieTypes.agentName.schema }), .optional, optionalOut: true),
        PropertyShape("appearance", .optional(.reference { PersonaAppearance.wireSchema }), .optional, optionalOut: true),
        PropertyShape("avatarPngBase64", .optional(.string([.size(.minLength(1)), .size(.maxLength(700000))])), .optional, optionalOut: true),
    ]).checked([RuleUse(.atLeastOne(["name", "appearance", "avatarPngBase64"], path: []), message: "Invalid object: at least one of name, appearance, avatarPngBase64 is needed")])
}

extension UpdatePersonaRequest {
    public static let wireId = "clankie.UpdatePersonaRequest"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("op", .oneOf([.string("update_persona")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("persona", .reference { PersonaChange.wireSchema }),
    ])
}

extension UpdatePersonaResponse {
    public static let wireId = "clankie.UpdatePersonaResponse"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("op", .oneOf([.string("update_persona")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("persona", .reference { Persona.wireSchema }),
    ])
}

extension RoleUse {
    public static let wireId = "clankie.RoleUse"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("role", .reference { ClankieTypes.role.schema }),
        PropertyShape("builtIn", .boolean),
        PropertyShape("count", .number(.int, [.minimum(0, exclusive: false)])),
    ])
}

extension RolesRequest {
    public static let wireId = "clankie.RolesRequest"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("op", .oneOf([.string("roles")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
    ])
}

extension RolesResponse {
    public static let wireId = "clankie.RolesResponse"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("op", .oneOf([.string("roles")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("roles", .array(.reference { RoleUse.wireSchema }, [.maxLength(1006)])),
    ])
}

extension SetPersonaRoleRequest {
    public static let wireId = "clankie.SetPersonaRoleRequest"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("op", .oneOf([.string("set_persona_role")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("personaId", .reference { PersonaId.wireSchema }),
        PropertyShape("role", .nullable(.reference { ClankieTypes.role.schema })),
        PropertyShape("projectId", .optional(.reference { ClankieTypes.projectId.schema }), .optional, optionalOut: true),
    ])
}

extension SetPersonaRoleResponse {
    public static let wireId = "clankie.SetPersonaRoleResponse"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("op", .oneOf([.string("set_persona_role")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("persona", .reference { Persona.wireSchema }),
    ])
}

extension ClankieTypes {
    static let operatorPersonaOperationsModule: [AnyWireType] = [
        AnyWireType(PersonasRequest.wireType),
        AnyWireType(PersonasResponse.wireType),
        AnyWireType(PersonaChange.wireType),
        AnyWireType(UpdatePersonaRequest.wireType),
        AnyWireType(UpdatePersonaResponse.wireType),
        AnyWireType(RoleUse.wireType),
        AnyWireType(RolesRequest.wireType),
        AnyWireType(RolesResponse.wireType),
        AnyWireType(SetPersonaRoleRequest.wireType),
        AnyWireType(SetPersonaRoleResponse.wireType),
    ]
}
