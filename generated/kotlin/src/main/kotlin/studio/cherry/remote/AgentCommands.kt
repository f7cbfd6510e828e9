// Made from schemas/remote/agent/commands.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package studio.cherry.remote

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

/**
 * Where a session works. The host alone knows directories.
 *
 * Told apart by `kind`.
 */
@Serializable(with = AgentWorkspaceSelection.Companion::class)
public sealed interface AgentWorkspaceSelection {
    public companion object : Model<AgentWorkspaceSelection>("remote.AgentWorkspaceSelection") {
        override val schema: Schema by lazy {
            discriminated(
                "kind",
                tagged(ref { AgentWorkspaceSelectionRegistered.schema }, wire("registered")),
                tagged(ref { AgentWorkspaceSelectionSystem.schema }, wire("system")),
            )
        }

        override fun fromWire(judged: Wire): AgentWorkspaceSelection = when (judged.option) {
            0 -> AgentWorkspaceSelectionRegistered.fromWire(judged.optionValue)
            else -> AgentWorkspaceSelectionSystem.fromWire(judged.optionValue)
        }

        override fun toWire(value: AgentWorkspaceSelection): Wire = when (value) {
            is AgentWorkspaceSelectionRegistered -> AgentWorkspaceSelectionRegistered.toWire(value)
            is AgentWorkspaceSelectionSystem -> AgentWorkspaceSelectionSystem.toWire(value)
        }

        public fun serializer(): KSerializer<AgentWorkspaceSelection> = this
    }
}

/** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
public fun AgentWorkspaceSelection.encode(): String = AgentWorkspaceSelection.Companion.encode(this)

@Serializable(with = AgentWorkspaceSelectionRegistered.Companion::class)
public data class AgentWorkspaceSelectionRegistered(
    public val id: OpaqueId,
) : AgentWorkspaceSelection {
    /** Always `"registered"`. */
    public val kind: String get() = "registered"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<AgentWorkspaceSelectionRegistered>("remote.AgentWorkspaceSelectionRegistered") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("kind", oneOf(wire("registered"))),
                property("id", ref { OpaqueIdModel.schema }),
            )
        }

        override fun fromWire(judged: Wire): AgentWorkspaceSelectionRegistered {
            val members = judged.fields
            return AgentWorkspaceSelectionRegistered(
                id = OpaqueIdModel.fromWire(members.need("id")),
            )
        }

        override fun toWire(value: AgentWorkspaceSelectionRegistered): Wire = wireFields {
            put("kind", wire("registered"))
            put("id", OpaqueIdModel.toWire(value.id))
        }

        public fun serializer(): KSerializer<AgentWorkspaceSelectionRegistered> = this
    }
}

@Serializable(with = AgentWorkspaceSelectionSystem.Companion::class)
public class AgentWorkspaceSelectionSystem : AgentWorkspaceSelection {
    /** Always `"system"`. */
    public val kind: String get() = "system"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    override fun equals(other: Any?): Boolean = other is AgentWorkspaceSelectionSystem

    override fun hashCode(): Int = 1

    override fun toString(): String = "AgentWorkspaceSelectionSystem()"

    public companion object : Model<AgentWorkspaceSelectionSystem>("remote.AgentWorkspaceSelectionSystem") {
        override val schema: Schema by lazy {
            objectOf(UnknownKeys.Refused, property("kind", oneOf(wire("system"))))
        }

        override fun fromWire(judged: Wire): AgentWorkspaceSelectionSystem = AgentWorkspaceSelectionSystem()

        override fun toWire(value: AgentWorkspaceSelectionSystem): Wire = wireFields {
            put("kind", wire("system"))
        }

        public fun serializer(): KSerializer<AgentWorkspaceSelectionSystem> = this
    }
}

/** Creates a session; the form for the system workspace. */
@Serializable(with = CreateSessionExplicit.Companion::class)
public data class CreateSessionExplicit(
    public val commandId: OpaqueId,
    public val agentId: OpaqueId,
    /** 0 to 4096 characters, matches `^[\s\S]{0,4096}$`, matches `^[^\uD800-\uDFFF]*$`. */
    public val title: String? = null,
    public val workspace: AgentWorkspaceSelection,
) : CreateSessionParams {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<CreateSessionExplicit>("remote.CreateSessionExplicit") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("commandId", ref { OpaqueIdModel.schema }),
                property("agentId", ref { OpaqueIdModel.schema }),
                property(
                    "title",
                    optional(
                        string(
                            minLength(0),
                            maxLength(4096),
                            pattern("^[\\s\\S]{0,4096}\$", ""),
                            pattern("^[^\\uD800-\\uDFFF]*\$", "u"),
                        ),
                    ),
                ),
                property("workspace", ref { AgentWorkspaceSelection.schema }),
            )
        }

        override fun fromWire(judged: Wire): CreateSessionExplicit {
            val members = judged.fields
            return CreateSessionExplicit(
                commandId = OpaqueIdModel.fromWire(members.need("commandId")),
                agentId = OpaqueIdModel.fromWire(members.need("agentId")),
                title = members["title"].ifPresent { it.text },
                workspace = AgentWorkspaceSelection.fromWire(members.need("workspace")),
            )
        }

        override fun toWire(value: CreateSessionExplicit): Wire = wireFields {
            put("commandId", OpaqueIdModel.toWire(value.commandId))
            put("agentId", OpaqueIdModel.toWire(value.agentId))
            putIfPresent("title", value.title) { wire(it) }
            put("workspace", AgentWorkspaceSelection.toWire(value.workspace))
        }

        public fun serializer(): KSerializer<CreateSessionExplicit> = this
    }
}

/** Creates a session; the form for a registered workspace, which every host takes. */
@Serializable(with = CreateSessionLegacy.Companion::class)
public data class CreateSessionLegacy(
    public val commandId: OpaqueId,
    public val agentId: OpaqueId,
    /** 0 to 4096 characters, matches `^[\s\S]{0,4096}$`, matches `^[^\uD800-\uDFFF]*$`. */
    public val title: String? = null,
    public val workspaceId: OpaqueId,
) : CreateSessionParams {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<CreateSessionLegacy>("remote.CreateSessionLegacy") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("commandId", ref { OpaqueIdModel.schema }),
                property("agentId", ref { OpaqueIdModel.schema }),
                property(
                    "title",
                    optional(
                        string(
                            minLength(0),
                            maxLength(4096),
                            pattern("^[\\s\\S]{0,4096}\$", ""),
                            pattern("^[^\\uD800-\\uDFFF]*\$", "u"),
                        ),
                    ),
                ),
                property("workspaceId", ref { OpaqueIdModel.schema }),
            )
        }

        override fun fromWire(judged: Wire): CreateSessionLegacy {
            val members = judged.fields
            return CreateSessionLegacy(
                commandId = OpaqueIdModel.fromWire(members.need("commandId")),
                agentId = OpaqueIdModel.fromWire(members.need("agentId")),
                title = members["title"].ifPresent { it.text },
                workspaceId = OpaqueIdModel.fromWire(members.need("workspaceId")),
            )
        }

        override fun toWire(value: CreateSessionLegacy): Wire = wireFields {
            put("commandId", OpaqueIdModel.toWire(value.commandId))
            put("agentId", OpaqueIdModel.toWire(value.agentId))
            putIfPresent("title", value.title) { wire(it) }
            put("workspaceId", OpaqueIdModel.toWire(value.workspaceId))
        }

        public fun serializer(): KSerializer<CreateSessionLegacy> = this
    }
}

/** Exactly one of `workspace` and `workspaceId`. A stored command is sent again in its own form. */
@Serializable(with = CreateSessionParams.Companion::class)
public sealed interface CreateSessionParams {
    public companion object : Model<CreateSessionParams>("remote.CreateSessionParams") {
        override val schema: Schema by lazy {
            union(ref { CreateSessionExplicit.schema }, ref { CreateSessionLegacy.schema })
        }

        override fun fromWire(judged: Wire): CreateSessionParams = when (judged.option) {
            0 -> CreateSessionExplicit.fromWire(judged.optionValue)
            else -> CreateSessionLegacy.fromWire(judged.optionValue)
        }

        override fun toWire(value: CreateSessionParams): Wire = when (value) {
            is CreateSessionExplicit -> CreateSessionExplicit.toWire(value)
            is CreateSessionLegacy -> CreateSessionLegacy.toWire(value)
        }

        public fun serializer(): KSerializer<CreateSessionParams> = this
    }
}

/** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
public fun CreateSessionParams.encode(): String = CreateSessionParams.Companion.encode(this)

/** Sends a message to an idle session. */
@Serializable(with = SendMessageParams.Companion::class)
public data class SendMessageParams(
    public val commandId: OpaqueId,
    public val sessionId: OpaqueId,
    /** 1 to 32768 characters, matches `^[\s\S]{0,32768}$`, matches `^[^\uD800-\uDFFF]*$`. */
    public val text: String,
    public val expectedIdleRevision: Decimal,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<SendMessageParams>("remote.SendMessageParams") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("commandId", ref { OpaqueIdModel.schema }),
                property("sessionId", ref { OpaqueIdModel.schema }),
                property(
                    "text",
                    string(
                        minLength(1),
                        maxLength(32768),
                        pattern("^[\\s\\S]{0,32768}\$", ""),
                        pattern("^[^\\uD800-\\uDFFF]*\$", "u"),
                    ),
                ),
                property("expectedIdleRevision", ref { DecimalModel.schema }),
            )
        }

        override fun fromWire(judged: Wire): SendMessageParams {
            val members = judged.fields
            return SendMessageParams(
                commandId = OpaqueIdModel.fromWire(members.need("commandId")),
                sessionId = OpaqueIdModel.fromWire(members.need("sessionId")),
                text = members.need("text").text,
                expectedIdleRevision = DecimalModel.fromWire(members.need("expectedIdleRevision")),
            )
        }

        override fun toWire(value: SendMessageParams): Wire = wireFields {
            put("commandId", OpaqueIdModel.toWire(value.commandId))
            put("sessionId", OpaqueIdModel.toWire(value.sessionId))
            put("text", wire(value.text))
            put("expectedIdleRevision", DecimalModel.toWire(value.expectedIdleRevision))
        }

        public fun serializer(): KSerializer<SendMessageParams> = this
    }
}

/** Ends the run that is named, and no later one. */
@Serializable(with = CancelExecutionParams.Companion::class)
public data class CancelExecutionParams(
    public val commandId: OpaqueId,
    public val sessionId: OpaqueId,
    public val expectedExecutionId: OpaqueId,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<CancelExecutionParams>("remote.CancelExecutionParams") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("commandId", ref { OpaqueIdModel.schema }),
                property("sessionId", ref { OpaqueIdModel.schema }),
                property("expectedExecutionId", ref { OpaqueIdModel.schema }),
            )
        }

        override fun fromWire(judged: Wire): CancelExecutionParams {
            val members = judged.fields
            return CancelExecutionParams(
                commandId = OpaqueIdModel.fromWire(members.need("commandId")),
                sessionId = OpaqueIdModel.fromWire(members.need("sessionId")),
                expectedExecutionId = OpaqueIdModel.fromWire(members.need("expectedExecutionId")),
            )
        }

        override fun toWire(value: CancelExecutionParams): Wire = wireFields {
            put("commandId", OpaqueIdModel.toWire(value.commandId))
            put("sessionId", OpaqueIdModel.toWire(value.sessionId))
            put("expectedExecutionId", OpaqueIdModel.toWire(value.expectedExecutionId))
        }

        public fun serializer(): KSerializer<CancelExecutionParams> = this
    }
}

/** Responds; the form for answers and for a reason. */
@Serializable(with = RespondExplicit.Companion::class)
public data class RespondExplicit(
    public val commandId: OpaqueId,
    public val sessionId: OpaqueId,
    public val interactionId: OpaqueId,
    public val expectedRevision: Decimal,
    public val expectedExecutionId: OpaqueId,
    public val inputDigest: Digest,
    public val response: AgentInteractionResponse,
) : RespondParams {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<RespondExplicit>("remote.RespondExplicit") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("commandId", ref { OpaqueIdModel.schema }),
                property("sessionId", ref { OpaqueIdModel.schema }),
                property("interactionId", ref { OpaqueIdModel.schema }),
                property("expectedRevision", ref { DecimalModel.schema }),
                property("expectedExecutionId", ref { OpaqueIdModel.schema }),
                property("inputDigest", ref { DigestModel.schema }),
                property("response", ref { AgentInteractionResponse.schema }),
            )
        }

        override fun fromWire(judged: Wire): RespondExplicit {
            val members = judged.fields
            return RespondExplicit(
                commandId = OpaqueIdModel.fromWire(members.need("commandId")),
                sessionId = OpaqueIdModel.fromWire(members.need("sessionId")),
                interactionId = OpaqueIdModel.fromWire(members.need("interactionId")),
                expectedRevision = DecimalModel.fromWire(members.need("expectedRevision")),
                expectedExecutionId = OpaqueIdModel.fromWire(members.need("expectedExecutionId")),
                inputDigest = DigestModel.fromWire(members.need("inputDigest")),
                response = AgentInteractionResponse.fromWire(members.need("response")),
            )
        }

        override fun toWire(value: RespondExplicit): Wire = wireFields {
            put("commandId", OpaqueIdModel.toWire(value.commandId))
            put("sessionId", OpaqueIdModel.toWire(value.sessionId))
            put("interactionId", OpaqueIdModel.toWire(value.interactionId))
            put("expectedRevision", DecimalModel.toWire(value.expectedRevision))
            put("expectedExecutionId", OpaqueIdModel.toWire(value.expectedExecutionId))
            put("inputDigest", DigestModel.toWire(value.inputDigest))
            put("response", AgentInteractionResponse.toWire(value.response))
        }

        public fun serializer(): KSerializer<RespondExplicit> = this
    }
}

/** Responds; the form for a plain decision, which every host takes. */
@Serializable(with = RespondLegacy.Companion::class)
public data class RespondLegacy(
    public val commandId: OpaqueId,
    public val sessionId: OpaqueId,
    public val interactionId: OpaqueId,
    public val expectedRevision: Decimal,
    public val expectedExecutionId: OpaqueId,
    public val inputDigest: Digest,
    public val decision: RespondLegacyDecision,
) : RespondParams {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<RespondLegacy>("remote.RespondLegacy") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("commandId", ref { OpaqueIdModel.schema }),
                property("sessionId", ref { OpaqueIdModel.schema }),
                property("interactionId", ref { OpaqueIdModel.schema }),
                property("expectedRevision", ref { DecimalModel.schema }),
                property("expectedExecutionId", ref { OpaqueIdModel.schema }),
                property("inputDigest", ref { DigestModel.schema }),
                property("decision", ref { RespondLegacyDecision.schema }),
            )
        }

        override fun fromWire(judged: Wire): RespondLegacy {
            val members = judged.fields
            return RespondLegacy(
                commandId = OpaqueIdModel.fromWire(members.need("commandId")),
                sessionId = OpaqueIdModel.fromWire(members.need("sessionId")),
                interactionId = OpaqueIdModel.fromWire(members.need("interactionId")),
                expectedRevision = DecimalModel.fromWire(members.need("expectedRevision")),
                expectedExecutionId = OpaqueIdModel.fromWire(members.need("expectedExecutionId")),
                inputDigest = DigestModel.fromWire(members.need("inputDigest")),
                decision = RespondLegacyDecision.fromWire(members.need("decision")),
            )
        }

        override fun toWire(value: RespondLegacy): Wire = wireFields {
            put("commandId", OpaqueIdModel.toWire(value.commandId))
            put("sessionId", OpaqueIdModel.toWire(value.sessionId))
            put("interactionId", OpaqueIdModel.toWire(value.interactionId))
            put("expectedRevision", DecimalModel.toWire(value.expectedRevision))
            put("expectedExecutionId", OpaqueIdModel.toWire(value.expectedExecutionId))
            put("inputDigest", DigestModel.toWire(value.inputDigest))
            put("decision", RespondLegacyDecision.toWire(value.decision))
        }

        public fun serializer(): KSerializer<RespondLegacy> = this
    }
}

@Serializable(with = RespondLegacyDecision.Companion::class)
public enum class RespondLegacyDecision(public val value: String) {
    APPROVE("approve"),
    DENY("deny"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<RespondLegacyDecision>("remote.RespondLegacyDecision") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): RespondLegacyDecision = byValue.getValue(judged.text)

        override fun toWire(value: RespondLegacyDecision): Wire = wire(value.value)

        public fun serializer(): KSerializer<RespondLegacyDecision> = this
    }
}

/** Exactly one of `response` and `decision`. A stored command is sent again in its own form. */
@Serializable(with = RespondParams.Companion::class)
public sealed interface RespondParams {
    public companion object : Model<RespondParams>("remote.RespondParams") {
        override val schema: Schema by lazy {
            union(ref { RespondExplicit.schema }, ref { RespondLegacy.schema })
        }

        override fun fromWire(judged: Wire): RespondParams = when (judged.option) {
            0 -> RespondExplicit.fromWire(judged.optionValue)
            else -> RespondLegacy.fromWire(judged.optionValue)
        }

        override fun toWire(value: RespondParams): Wire = when (value) {
            is RespondExplicit -> RespondExplicit.toWire(value)
            is RespondLegacy -> RespondLegacy.toWire(value)
        }

        public fun serializer(): KSerializer<RespondParams> = this
    }
}

/** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
public fun RespondParams.encode(): String = RespondParams.Companion.encode(this)

@Serializable(with = GetCommandParams.Companion::class)
public data class GetCommandParams(
    public val commandId: OpaqueId,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<GetCommandParams>("remote.GetCommandParams") {
        override val schema: Schema by lazy {
            objectOf(UnknownKeys.Refused, property("commandId", ref { OpaqueIdModel.schema }))
        }

        override fun fromWire(judged: Wire): GetCommandParams {
            val members = judged.fields
            return GetCommandParams(
                commandId = OpaqueIdModel.fromWire(members.need("commandId")),
            )
        }

        override fun toWire(value: GetCommandParams): Wire = wireFields {
            put("commandId", OpaqueIdModel.toWire(value.commandId))
        }

        public fun serializer(): KSerializer<GetCommandParams> = this
    }
}
