// Made from schemas/clankie/operator/persona-operations.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package bot.clankie.protocol

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

/** Asks for every character, seated or not. */
@Serializable(with = PersonasRequest.Companion::class)
public class PersonasRequest : OperatorServiceRequest {
    /** Always `"personas"`. */
    public val op: String get() = "personas"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    override fun equals(other: Any?): Boolean = other is PersonasRequest

    override fun hashCode(): Int = 1

    override fun toString(): String = "PersonasRequest()"

    public companion object : Model<PersonasRequest>("clankie.PersonasRequest") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("op", oneOf(wire("personas"))),
                property("schemaVersion", oneOf(wire(1.0))),
            )
        }

        override fun fromWire(judged: Wire): PersonasRequest = PersonasRequest()

        override fun toWire(value: PersonasRequest): Wire = wireFields {
            put("op", wire("personas"))
            put("schemaVersion", wire(1.0))
        }

        public fun serializer(): KSerializer<PersonasRequest> = this
    }
}

@Serializable(with = PersonasResponse.Companion::class)
public data class PersonasResponse(
    /** At most 1000 entries. */
    public val personas: List<Persona>,
) : OperatorServiceResult {
    /** Always `"personas"`. */
    public val op: String get() = "personas"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<PersonasResponse>("clankie.PersonasResponse") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("op", oneOf(wire("personas"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("personas", list(ref { Persona.schema }, maxEntries(1000))),
            )
        }

        override fun fromWire(judged: Wire): PersonasResponse {
            val members = judged.fields
            return PersonasResponse(
                personas = members.need("personas").readList { Persona.fromWire(it) },
            )
        }

        override fun toWire(value: PersonasResponse): Wire = wireFields {
            put("op", wire("personas"))
            put("schemaVersion", wire(1.0))
            put("personas", wireList(value.personas) { Persona.toWire(it) })
        }

        public fun serializer(): KSerializer<PersonasResponse> = this
    }
}

/** What to change of a character. What is left out stays as it is. */
@Serializable(with = PersonaChange.Companion::class)
public data class PersonaChange(
    public val personaId: PersonaId,
    public val name: AgentName? = null,
    public val appearance: PersonaAppearance? = null,
    /** 1 to 700000 characters. */
    public val avatarPngBase64: String? = null,
) {
    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<PersonaChange>("clankie.PersonaChange") {
        override val schema: Schema by lazy {
            ruled(
                objectOf(
                    UnknownKeys.Refused,
                    property("schemaVersion", oneOf(wire(1.0))),
                    property("personaId", ref { PersonaId.schema }),
                    property("name", optional(ref { AgentNameModel.schema })),
                    property("appearance", optional(ref { PersonaAppearance.schema })),
                    property("avatarPngBase64", optional(string(minLength(1), maxLength(700000)))),
                ),
                atLeastOne("name", "appearance", "avatarPngBase64"),
            )
        }

        override fun fromWire(judged: Wire): PersonaChange {
            val members = judged.fields
            return PersonaChange(
                personaId = PersonaId.fromWire(members.need("personaId")),
                name = members["name"].ifPresent { AgentNameModel.fromWire(it) },
                appearance = members["appearance"].ifPresent { PersonaAppearance.fromWire(it) },
                avatarPngBase64 = members["avatarPngBase64"].ifPresent { it.text },
            )
        }

        override fun toWire(value: PersonaChange): Wire = wireFields {
            put("schemaVersion", wire(1.0))
            put("personaId", PersonaId.toWire(value.personaId))
            putIfPresent("name", value.name) { AgentNameModel.toWire(it) }
            putIfPresent("appearance", value.appearance) { PersonaAppearance.toWire(it) }
            putIfPresent("avatarPngBase64", value.avatarPngBase64) { wire(it) }
        }

        public fun serializer(): KSerializer<PersonaChange> = this
    }
}

/** Changes a character. */
@Serializable(with = UpdatePersonaRequest.Companion::class)
public data class UpdatePersonaRequest(
    public val persona: PersonaChange,
) : OperatorServiceRequest {
    /** Always `"update_persona"`. */
    public val op: String get() = "update_persona"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<UpdatePersonaRequest>("clankie.UpdatePersonaRequest") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("op", oneOf(wire("update_persona"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("persona", ref { PersonaChange.schema }),
            )
        }

        override fun fromWire(judged: Wire): UpdatePersonaRequest {
            val members = judged.fields
            return UpdatePersonaRequest(
                persona = PersonaChange.fromWire(members.need("persona")),
            )
        }

        override fun toWire(value: UpdatePersonaRequest): Wire = wireFields {
            put("op", wire("update_persona"))
            put("schemaVersion", wire(1.0))
            put("persona", PersonaChange.toWire(value.persona))
        }

        public fun serializer(): KSerializer<UpdatePersonaRequest> = this
    }
}

@Serializable(with = UpdatePersonaResponse.Companion::class)
public data class UpdatePersonaResponse(
    public val persona: Persona,
) : OperatorServiceResult {
    /** Always `"update_persona"`. */
    public val op: String get() = "update_persona"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<UpdatePersonaResponse>("clankie.UpdatePersonaResponse") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("op", oneOf(wire("update_persona"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("persona", ref { Persona.schema }),
            )
        }

        override fun fromWire(judged: Wire): UpdatePersonaResponse {
            val members = judged.fields
            return UpdatePersonaResponse(
                persona = Persona.fromWire(members.need("persona")),
            )
        }

        override fun toWire(value: UpdatePersonaResponse): Wire = wireFields {
            put("op", wire("update_persona"))
            put("schemaVersion", wire(1.0))
            put("persona", Persona.toWire(value.persona))
        }

        public fun serializer(): KSerializer<UpdatePersonaResponse> = this
    }
}

/** A role and how many characters have it. */
@Serializable(with = RoleUse.Companion::class)
public data class RoleUse(
    public val role: Role,
    public val builtIn: Boolean,
    /**
     * Characters that have it.
     *
     * At least 0.
     */
    public val count: Long,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<RoleUse>("clankie.RoleUse") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("role", ref { RoleModel.schema }),
                property("builtIn", boolean()),
                property("count", number(NumberFormat.INT, atLeast(0.0))),
            )
        }

        override fun fromWire(judged: Wire): RoleUse {
            val members = judged.fields
            return RoleUse(
                role = RoleModel.fromWire(members.need("role")),
                builtIn = members.need("builtIn").flag,
                count = members.need("count").long,
            )
        }

        override fun toWire(value: RoleUse): Wire = wireFields {
            put("role", RoleModel.toWire(value.role))
            put("builtIn", wire(value.builtIn))
            put("count", wire(value.count))
        }

        public fun serializer(): KSerializer<RoleUse> = this
    }
}

/** Asks for every role in use. */
@Serializable(with = RolesRequest.Companion::class)
public class RolesRequest : OperatorServiceRequest {
    /** Always `"roles"`. */
    public val op: String get() = "roles"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    override fun equals(other: Any?): Boolean = other is RolesRequest

    override fun hashCode(): Int = 1

    override fun toString(): String = "RolesRequest()"

    public companion object : Model<RolesRequest>("clankie.RolesRequest") {
        override val schema: Schema by lazy {
            objectOf(UnknownKeys.Refused, property("op", oneOf(wire("roles"))), property("schemaVersion", oneOf(wire(1.0))))
        }

        override fun fromWire(judged: Wire): RolesRequest = RolesRequest()

        override fun toWire(value: RolesRequest): Wire = wireFields {
            put("op", wire("roles"))
            put("schemaVersion", wire(1.0))
        }

        public fun serializer(): KSerializer<RolesRequest> = this
    }
}

@Serializable(with = RolesResponse.Companion::class)
public data class RolesResponse(
    /**
     * The built-in ones first.
     *
     * At most 1006 entries.
     */
    public val roles: List<RoleUse>,
) : OperatorServiceResult {
    /** Always `"roles"`. */
    public val op: String get() = "roles"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<RolesResponse>("clankie.RolesResponse") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("op", oneOf(wire("roles"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("roles", list(ref { RoleUse.schema }, maxEntries(1006))),
            )
        }

        override fun fromWire(judged: Wire): RolesResponse {
            val members = judged.fields
            return RolesResponse(
                roles = members.need("roles").readList { RoleUse.fromWire(it) },
            )
        }

        override fun toWire(value: RolesResponse): Wire = wireFields {
            put("op", wire("roles"))
            put("schemaVersion", wire(1.0))
            put("roles", wireList(value.roles) { RoleUse.toWire(it) })
        }

        public fun serializer(): KSerializer<RolesResponse> = this
    }
}

/** Gives a character a role. Refused unless it is a confirmed member now. */
@Serializable(with = SetPersonaRoleRequest.Companion::class)
public data class SetPersonaRoleRequest(
    public val personaId: PersonaId,
    /** Null: none. */
    public val role: Role?,
    public val projectId: ProjectId? = null,
) : OperatorServiceRequest {
    /** Always `"set_persona_role"`. */
    public val op: String get() = "set_persona_role"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<SetPersonaRoleRequest>("clankie.SetPersonaRoleRequest") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("op", oneOf(wire("set_persona_role"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("personaId", ref { PersonaId.schema }),
                property("role", nullable(ref { RoleModel.schema })),
                property("projectId", optional(ref { ProjectIdModel.schema })),
            )
        }

        override fun fromWire(judged: Wire): SetPersonaRoleRequest {
            val members = judged.fields
            return SetPersonaRoleRequest(
                personaId = PersonaId.fromWire(members.need("personaId")),
                role = members.need("role").orNull { RoleModel.fromWire(it) },
                projectId = members["projectId"].ifPresent { ProjectIdModel.fromWire(it) },
            )
        }

        override fun toWire(value: SetPersonaRoleRequest): Wire = wireFields {
            put("op", wire("set_persona_role"))
            put("schemaVersion", wire(1.0))
            put("personaId", PersonaId.toWire(value.personaId))
            put("role", wireOrNull(value.role) { RoleModel.toWire(it) })
            putIfPresent("projectId", value.projectId) { ProjectIdModel.toWire(it) }
        }

        public fun serializer(): KSerializer<SetPersonaRoleRequest> = this
    }
}

@Serializable(with = SetPersonaRoleResponse.Companion::class)
public data class SetPersonaRoleResponse(
    public val persona: Persona,
) : OperatorServiceResult {
    /** Always `"set_persona_role"`. */
    public val op: String get() = "set_persona_role"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<SetPersonaRoleResponse>("clankie.SetPersonaRoleResponse") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("op", oneOf(wire("set_persona_role"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("persona", ref { Persona.schema }),
            )
        }

        override fun fromWire(judged: Wire): SetPersonaRoleResponse {
            val members = judged.fields
            return SetPersonaRoleResponse(
                persona = Persona.fromWire(members.need("persona")),
            )
        }

        override fun toWire(value: SetPersonaRoleResponse): Wire = wireFields {
            put("op", wire("set_persona_role"))
            put("schemaVersion", wire(1.0))
            put("persona", Persona.toWire(value.persona))
        }

        public fun serializer(): KSerializer<SetPersonaRoleResponse> = this
    }
}
