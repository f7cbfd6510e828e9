// Made from schemas/clankie/operator/autonomy.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package bot.clankie.protocol

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

/** Reads the state and changes nothing. */
@Serializable(with = AutonomyStatusCommand.Companion::class)
public class AutonomyStatusCommand : AutonomyCommand {
    /** Always `"status"`. */
    public val action: String get() = "status"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    override fun equals(other: Any?): Boolean = other is AutonomyStatusCommand

    override fun hashCode(): Int = 1

    override fun toString(): String = "AutonomyStatusCommand()"

    public companion object : Model<AutonomyStatusCommand>("clankie.AutonomyStatusCommand") {
        override val schema: Schema by lazy {
            objectOf(UnknownKeys.Refused, property("action", oneOf(wire("status"))))
        }

        override fun fromWire(judged: Wire): AutonomyStatusCommand = AutonomyStatusCommand()

        override fun toWire(value: AutonomyStatusCommand): Wire = wireFields {
            put("action", wire("status"))
        }

        public fun serializer(): KSerializer<AutonomyStatusCommand> = this
    }
}

/** Switches autonomy on, which needs the owner, or off. */
@Serializable(with = AutonomySetEnabledCommand.Companion::class)
public data class AutonomySetEnabledCommand(
    public val enabled: Boolean,
) : AutonomyCommand {
    /** Always `"set_enabled"`. */
    public val action: String get() = "set_enabled"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<AutonomySetEnabledCommand>("clankie.AutonomySetEnabledCommand") {
        override val schema: Schema by lazy {
            objectOf(UnknownKeys.Refused, property("action", oneOf(wire("set_enabled"))), property("enabled", boolean()))
        }

        override fun fromWire(judged: Wire): AutonomySetEnabledCommand {
            val members = judged.fields
            return AutonomySetEnabledCommand(
                enabled = members.need("enabled").flag,
            )
        }

        override fun toWire(value: AutonomySetEnabledCommand): Wire = wireFields {
            put("action", wire("set_enabled"))
            put("enabled", wire(value.enabled))
        }

        public fun serializer(): KSerializer<AutonomySetEnabledCommand> = this
    }
}

/** Sets a new goal. Needs the owner. */
@Serializable(with = AutonomySetGoalCommand.Companion::class)
public data class AutonomySetGoalCommand(
    /** 1 to 16384 characters. */
    public val objective: String,
    /**
     * Tokens that may be spent on it.
     *
     * At least 1.
     */
    public val tokenBudget: Long? = null,
) : AutonomyCommand {
    /** Always `"set_goal"`. */
    public val action: String get() = "set_goal"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<AutonomySetGoalCommand>("clankie.AutonomySetGoalCommand") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("action", oneOf(wire("set_goal"))),
                property("objective", string(trim(), minLength(1), maxLength(16384))),
                property("tokenBudget", optional(number(NumberFormat.INT, atLeast(1.0)))),
            )
        }

        override fun fromWire(judged: Wire): AutonomySetGoalCommand {
            val members = judged.fields
            return AutonomySetGoalCommand(
                objective = members.need("objective").text,
                tokenBudget = members["tokenBudget"].ifPresent { it.long },
            )
        }

        override fun toWire(value: AutonomySetGoalCommand): Wire = wireFields {
            put("action", wire("set_goal"))
            put("objective", wire(value.objective))
            putIfPresent("tokenBudget", value.tokenBudget) { wire(it) }
        }

        public fun serializer(): KSerializer<AutonomySetGoalCommand> = this
    }
}

/** Accepts the goal that the agent proposed. Needs the owner. */
@Serializable(with = AutonomyAcceptGoalCommand.Companion::class)
public class AutonomyAcceptGoalCommand : AutonomyCommand {
    /** Always `"accept_goal"`. */
    public val action: String get() = "accept_goal"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    override fun equals(other: Any?): Boolean = other is AutonomyAcceptGoalCommand

    override fun hashCode(): Int = 1

    override fun toString(): String = "AutonomyAcceptGoalCommand()"

    public companion object : Model<AutonomyAcceptGoalCommand>("clankie.AutonomyAcceptGoalCommand") {
        override val schema: Schema by lazy {
            objectOf(UnknownKeys.Refused, property("action", oneOf(wire("accept_goal"))))
        }

        override fun fromWire(judged: Wire): AutonomyAcceptGoalCommand = AutonomyAcceptGoalCommand()

        override fun toWire(value: AutonomyAcceptGoalCommand): Wire = wireFields {
            put("action", wire("accept_goal"))
        }

        public fun serializer(): KSerializer<AutonomyAcceptGoalCommand> = this
    }
}

/** Resumes the goal, which needs the owner, or pauses it. */
@Serializable(with = AutonomySetGoalStatusCommand.Companion::class)
public data class AutonomySetGoalStatusCommand(
    public val status: AutonomySetGoalStatusCommandStatus,
) : AutonomyCommand {
    /** Always `"set_goal_status"`. */
    public val action: String get() = "set_goal_status"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<AutonomySetGoalStatusCommand>("clankie.AutonomySetGoalStatusCommand") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("action", oneOf(wire("set_goal_status"))),
                property("status", ref { AutonomySetGoalStatusCommandStatus.schema }),
            )
        }

        override fun fromWire(judged: Wire): AutonomySetGoalStatusCommand {
            val members = judged.fields
            return AutonomySetGoalStatusCommand(
                status = AutonomySetGoalStatusCommandStatus.fromWire(members.need("status")),
            )
        }

        override fun toWire(value: AutonomySetGoalStatusCommand): Wire = wireFields {
            put("action", wire("set_goal_status"))
            put("status", AutonomySetGoalStatusCommandStatus.toWire(value.status))
        }

        public fun serializer(): KSerializer<AutonomySetGoalStatusCommand> = this
    }
}

@Serializable(with = AutonomySetGoalStatusCommandStatus.Companion::class)
public enum class AutonomySetGoalStatusCommandStatus(public val value: String) {
    ACTIVE("active"),
    PAUSED("paused"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<AutonomySetGoalStatusCommandStatus>("clankie.AutonomySetGoalStatusCommandStatus") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): AutonomySetGoalStatusCommandStatus = byValue.getValue(judged.text)

        override fun toWire(value: AutonomySetGoalStatusCommandStatus): Wire = wire(value.value)

        public fun serializer(): KSerializer<AutonomySetGoalStatusCommandStatus> = this
    }
}

/** Drops the goal. */
@Serializable(with = AutonomyClearGoalCommand.Companion::class)
public class AutonomyClearGoalCommand : AutonomyCommand {
    /** Always `"clear_goal"`. */
    public val action: String get() = "clear_goal"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    override fun equals(other: Any?): Boolean = other is AutonomyClearGoalCommand

    override fun hashCode(): Int = 1

    override fun toString(): String = "AutonomyClearGoalCommand()"

    public companion object : Model<AutonomyClearGoalCommand>("clankie.AutonomyClearGoalCommand") {
        override val schema: Schema by lazy {
            objectOf(UnknownKeys.Refused, property("action", oneOf(wire("clear_goal"))))
        }

        override fun fromWire(judged: Wire): AutonomyClearGoalCommand = AutonomyClearGoalCommand()

        override fun toWire(value: AutonomyClearGoalCommand): Wire = wireFields {
            put("action", wire("clear_goal"))
        }

        public fun serializer(): KSerializer<AutonomyClearGoalCommand> = this
    }
}

/** Drops the wake-up that is due. */
@Serializable(with = AutonomyClearWakeCommand.Companion::class)
public class AutonomyClearWakeCommand : AutonomyCommand {
    /** Always `"clear_wake"`. */
    public val action: String get() = "clear_wake"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    override fun equals(other: Any?): Boolean = other is AutonomyClearWakeCommand

    override fun hashCode(): Int = 1

    override fun toString(): String = "AutonomyClearWakeCommand()"

    public companion object : Model<AutonomyClearWakeCommand>("clankie.AutonomyClearWakeCommand") {
        override val schema: Schema by lazy {
            objectOf(UnknownKeys.Refused, property("action", oneOf(wire("clear_wake"))))
        }

        override fun fromWire(judged: Wire): AutonomyClearWakeCommand = AutonomyClearWakeCommand()

        override fun toWire(value: AutonomyClearWakeCommand): Wire = wireFields {
            put("action", wire("clear_wake"))
        }

        public fun serializer(): KSerializer<AutonomyClearWakeCommand> = this
    }
}

/**
 * Reads or changes the autonomy of a conversation. Without the owner: HTTP 403 `goal_owner_required`.
 *
 * Told apart by `action`.
 */
@Serializable(with = AutonomyCommand.Companion::class)
public sealed interface AutonomyCommand {
    public companion object : Model<AutonomyCommand>("clankie.AutonomyCommand") {
        override val schema: Schema by lazy {
            discriminated(
                "action",
                tagged(ref { AutonomyStatusCommand.schema }, wire("status")),
                tagged(ref { AutonomySetEnabledCommand.schema }, wire("set_enabled")),
                tagged(ref { AutonomySetGoalCommand.schema }, wire("set_goal")),
                tagged(ref { AutonomyAcceptGoalCommand.schema }, wire("accept_goal")),
                tagged(ref { AutonomySetGoalStatusCommand.schema }, wire("set_goal_status")),
                tagged(ref { AutonomyClearGoalCommand.schema }, wire("clear_goal")),
                tagged(ref { AutonomyClearWakeCommand.schema }, wire("clear_wake")),
            )
        }

        override fun fromWire(judged: Wire): AutonomyCommand = when (judged.option) {
            0 -> AutonomyStatusCommand.fromWire(judged.optionValue)
            1 -> AutonomySetEnabledCommand.fromWire(judged.optionValue)
            2 -> AutonomySetGoalCommand.fromWire(judged.optionValue)
            3 -> AutonomyAcceptGoalCommand.fromWire(judged.optionValue)
            4 -> AutonomySetGoalStatusCommand.fromWire(judged.optionValue)
            5 -> AutonomyClearGoalCommand.fromWire(judged.optionValue)
            else -> AutonomyClearWakeCommand.fromWire(judged.optionValue)
        }

        override fun toWire(value: AutonomyCommand): Wire = when (value) {
            is AutonomyStatusCommand -> AutonomyStatusCommand.toWire(value)
            is AutonomySetEnabledCommand -> AutonomySetEnabledCommand.toWire(value)
            is AutonomySetGoalCommand -> AutonomySetGoalCommand.toWire(value)
            is AutonomyAcceptGoalCommand -> AutonomyAcceptGoalCommand.toWire(value)
            is AutonomySetGoalStatusCommand -> AutonomySetGoalStatusCommand.toWire(value)
            is AutonomyClearGoalCommand -> AutonomyClearGoalCommand.toWire(value)
            is AutonomyClearWakeCommand -> AutonomyClearWakeCommand.toWire(value)
        }

        public fun serializer(): KSerializer<AutonomyCommand> = this
    }
}

/** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
public fun AutonomyCommand.encode(): String = AutonomyCommand.Companion.encode(this)

/** When the agent goes on by itself, and why. */
@Serializable(with = AutonomyWake.Companion::class)
public data class AutonomyWake(
    public val at: Timestamp,
    /** 1 to 512 characters. */
    public val reason: String,
    public val createdAt: Timestamp,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<AutonomyWake>("clankie.AutonomyWake") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("at", ref { TimestampModel.schema }),
                property("reason", string(trim(), minLength(1), maxLength(512))),
                property("createdAt", ref { TimestampModel.schema }),
            )
        }

        override fun fromWire(judged: Wire): AutonomyWake {
            val members = judged.fields
            return AutonomyWake(
                at = TimestampModel.fromWire(members.need("at")),
                reason = members.need("reason").text,
                createdAt = TimestampModel.fromWire(members.need("createdAt")),
            )
        }

        override fun toWire(value: AutonomyWake): Wire = wireFields {
            put("at", TimestampModel.toWire(value.at))
            put("reason", wire(value.reason))
            put("createdAt", TimestampModel.toWire(value.createdAt))
        }

        public fun serializer(): KSerializer<AutonomyWake> = this
    }
}

/** The autonomy of a conversation as it now stands. */
@Serializable(with = AutonomyStatus.Companion::class)
public data class AutonomyStatus(
    public val enabled: Boolean,
    /** Only `"state_unreadable"`. */
    public val error: String? = null,
    public val goal: Goal? = null,
    public val wake: AutonomyWake? = null,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<AutonomyStatus>("clankie.AutonomyStatus") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("enabled", boolean()),
                property("error", optional(oneOf(wire("state_unreadable")))),
                property("goal", optional(ref { Goal.schema })),
                property("wake", optional(ref { AutonomyWake.schema })),
            )
        }

        override fun fromWire(judged: Wire): AutonomyStatus {
            val members = judged.fields
            return AutonomyStatus(
                enabled = members.need("enabled").flag,
                error = members["error"].ifPresent { it.text },
                goal = members["goal"].ifPresent { Goal.fromWire(it) },
                wake = members["wake"].ifPresent { AutonomyWake.fromWire(it) },
            )
        }

        override fun toWire(value: AutonomyStatus): Wire = wireFields {
            put("enabled", wire(value.enabled))
            putIfPresent("error", value.error) { wire(it) }
            putIfPresent("goal", value.goal) { Goal.toWire(it) }
            putIfPresent("wake", value.wake) { AutonomyWake.toWire(it) }
        }

        public fun serializer(): KSerializer<AutonomyStatus> = this
    }
}

/** Reads or changes the autonomy of a conversation. */
@Serializable(with = AutonomyRequest.Companion::class)
public data class AutonomyRequest(
    public val conversationId: ConversationId,
    public val command: AutonomyCommand,
) : OperatorServiceRequest {
    /** Always `"autonomy"`. */
    public val op: String get() = "autonomy"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<AutonomyRequest>("clankie.AutonomyRequest") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("op", oneOf(wire("autonomy"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("conversationId", ref { ConversationId.schema }),
                property("command", ref { AutonomyCommand.schema }),
            )
        }

        override fun fromWire(judged: Wire): AutonomyRequest {
            val members = judged.fields
            return AutonomyRequest(
                conversationId = ConversationId.fromWire(members.need("conversationId")),
                command = AutonomyCommand.fromWire(members.need("command")),
            )
        }

        override fun toWire(value: AutonomyRequest): Wire = wireFields {
            put("op", wire("autonomy"))
            put("schemaVersion", wire(1.0))
            put("conversationId", ConversationId.toWire(value.conversationId))
            put("command", AutonomyCommand.toWire(value.command))
        }

        public fun serializer(): KSerializer<AutonomyRequest> = this
    }
}

@Serializable(with = AutonomyResponse.Companion::class)
public data class AutonomyResponse(
    public val status: AutonomyStatus,
) : OperatorServiceResult {
    /** Always `"autonomy"`. */
    public val op: String get() = "autonomy"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<AutonomyResponse>("clankie.AutonomyResponse") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("op", oneOf(wire("autonomy"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("status", ref { AutonomyStatus.schema }),
            )
        }

        override fun fromWire(judged: Wire): AutonomyResponse {
            val members = judged.fields
            return AutonomyResponse(
                status = AutonomyStatus.fromWire(members.need("status")),
            )
        }

        override fun toWire(value: AutonomyResponse): Wire = wireFields {
            put("op", wire("autonomy"))
            put("schemaVersion", wire(1.0))
            put("status", AutonomyStatus.toWire(value.status))
        }

        public fun serializer(): KSerializer<AutonomyResponse> = this
    }
}
