// Made from schemas/clankie/operator/personas.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package bot.clankie.protocol

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

/** How a character is drawn. */
@Serializable(with = PersonaAppearance.Companion::class)
public data class PersonaAppearance(
    public val variant: PersonaAppearanceVariant,
    public val accessory: PersonaAppearanceAccessory,
    public val shape: PersonaAppearanceShape,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<PersonaAppearance>("clankie.PersonaAppearance") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("variant", ref { PersonaAppearanceVariant.schema }),
                property("accessory", ref { PersonaAppearanceAccessory.schema }),
                property("shape", ref { PersonaAppearanceShape.schema }),
            )
        }

        override fun fromWire(judged: Wire): PersonaAppearance {
            val members = judged.fields
            return PersonaAppearance(
                variant = PersonaAppearanceVariant.fromWire(members.need("variant")),
                accessory = PersonaAppearanceAccessory.fromWire(members.need("accessory")),
                shape = PersonaAppearanceShape.fromWire(members.need("shape")),
            )
        }

        override fun toWire(value: PersonaAppearance): Wire = wireFields {
            put("variant", PersonaAppearanceVariant.toWire(value.variant))
            put("accessory", PersonaAppearanceAccessory.toWire(value.accessory))
            put("shape", PersonaAppearanceShape.toWire(value.shape))
        }

        public fun serializer(): KSerializer<PersonaAppearance> = this
    }
}

@Serializable(with = PersonaAppearanceVariant.Companion::class)
public enum class PersonaAppearanceVariant(public val value: String) {
    GREEN("green"),
    TEAL("teal"),
    AMBER("amber"),
    DUSK("dusk"),
    ONYX("onyx"),
    AZURE("azure"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<PersonaAppearanceVariant>("clankie.PersonaAppearanceVariant") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): PersonaAppearanceVariant = byValue.getValue(judged.text)

        override fun toWire(value: PersonaAppearanceVariant): Wire = wire(value.value)

        public fun serializer(): KSerializer<PersonaAppearanceVariant> = this
    }
}

@Serializable(with = PersonaAppearanceAccessory.Companion::class)
public enum class PersonaAppearanceAccessory(public val value: String) {
    NONE("none"),
    LEAD("lead"),
    PLANNER("planner"),
    IMPLEMENTER("implementer"),
    VERIFIER("verifier"),
    REVIEWER("reviewer"),
    DEBUGGER("debugger"),
    EVALUATOR("evaluator"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<PersonaAppearanceAccessory>("clankie.PersonaAppearanceAccessory") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): PersonaAppearanceAccessory = byValue.getValue(judged.text)

        override fun toWire(value: PersonaAppearanceAccessory): Wire = wire(value.value)

        public fun serializer(): KSerializer<PersonaAppearanceAccessory> = this
    }
}

@Serializable(with = PersonaAppearanceShape.Companion::class)
public enum class PersonaAppearanceShape(public val value: String) {
    CIRCLE("circle"),
    SQUIRCLE("squircle"),
    TILE("tile"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<PersonaAppearanceShape>("clankie.PersonaAppearanceShape") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): PersonaAppearanceShape = byValue.getValue(judged.text)

        override fun toWire(value: PersonaAppearanceShape): Wire = wire(value.value)

        public fun serializer(): KSerializer<PersonaAppearanceShape> = this
    }
}

/** A character. `activeSeatId` is present while it sits somewhere. */
@Serializable(with = Persona.Companion::class)
public data class Persona(
    public val personaId: PersonaId,
    public val name: AgentName,
    public val appearance: PersonaAppearance,
    public val role: Role? = null,
    /** 1 to 128 characters. */
    public val harness: String,
    public val activeSeatId: SeatId? = null,
    public val conversationId: ConversationId? = null,
    public val avatarRevision: Sha256? = null,
    public val createdAt: Timestamp,
    public val updatedAt: Timestamp,
) {
    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<Persona>("clankie.Persona") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("schemaVersion", oneOf(wire(1.0))),
                property("personaId", ref { PersonaId.schema }),
                property("name", ref { AgentNameModel.schema }),
                property("appearance", ref { PersonaAppearance.schema }),
                property("role", optional(ref { RoleModel.schema })),
                property("harness", string(trim(), minLength(1), maxLength(128))),
                property("activeSeatId", optional(ref { SeatId.schema })),
                property("conversationId", optional(ref { ConversationId.schema })),
                property("avatarRevision", optional(ref { Sha256Model.schema })),
                property("createdAt", ref { TimestampModel.schema }),
                property("updatedAt", ref { TimestampModel.schema }),
            )
        }

        override fun fromWire(judged: Wire): Persona {
            val members = judged.fields
            return Persona(
                personaId = PersonaId.fromWire(members.need("personaId")),
                name = AgentNameModel.fromWire(members.need("name")),
                appearance = PersonaAppearance.fromWire(members.need("appearance")),
                role = members["role"].ifPresent { RoleModel.fromWire(it) },
                harness = members.need("harness").text,
                activeSeatId = members["activeSeatId"].ifPresent { SeatId.fromWire(it) },
                conversationId = members["conversationId"].ifPresent { ConversationId.fromWire(it) },
                avatarRevision = members["avatarRevision"].ifPresent { Sha256Model.fromWire(it) },
                createdAt = TimestampModel.fromWire(members.need("createdAt")),
                updatedAt = TimestampModel.fromWire(members.need("updatedAt")),
            )
        }

        override fun toWire(value: Persona): Wire = wireFields {
            put("schemaVersion", wire(1.0))
            put("personaId", PersonaId.toWire(value.personaId))
            put("name", AgentNameModel.toWire(value.name))
            put("appearance", PersonaAppearance.toWire(value.appearance))
            putIfPresent("role", value.role) { RoleModel.toWire(it) }
            put("harness", wire(value.harness))
            putIfPresent("activeSeatId", value.activeSeatId) { SeatId.toWire(it) }
            putIfPresent("conversationId", value.conversationId) { ConversationId.toWire(it) }
            putIfPresent("avatarRevision", value.avatarRevision) { Sha256Model.toWire(it) }
            put("createdAt", TimestampModel.toWire(value.createdAt))
            put("updatedAt", TimestampModel.toWire(value.updatedAt))
        }

        public fun serializer(): KSerializer<Persona> = this
    }
}
