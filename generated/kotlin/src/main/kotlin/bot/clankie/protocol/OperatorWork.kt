// Made from schemas/clankie/operator/work.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package bot.clankie.protocol

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

@Serializable(with = GoalStatus.Companion::class)
public enum class GoalStatus(public val value: String) {
    ACTIVE("active"),
    PAUSED("paused"),
    BLOCKED("blocked"),
    BUDGET_LIMITED("budget_limited"),
    USAGE_LIMITED("usage_limited"),
    COMPLETE("complete"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<GoalStatus>("clankie.GoalStatus") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): GoalStatus = byValue.getValue(judged.text)

        override fun toWire(value: GoalStatus): Wire = wire(value.value)

        public fun serializer(): KSerializer<GoalStatus> = this
    }
}

/** A goal that an agent pursues by itself. Only in answers to a request with `includeWork`. */
@Serializable(with = Goal.Companion::class)
public data class Goal(
    /** 1 to 16384 characters. */
    public val objective: String,
    public val status: GoalStatus,
    /** At least 1. */
    public val tokenBudget: Long? = null,
    /** At least 0. */
    public val tokensUsed: Long,
    /** At least 0. */
    public val timeUsedSeconds: Long? = null,
    public val createdAt: Timestamp,
    public val updatedAt: Timestamp,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<Goal>("clankie.Goal") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("objective", string(trim(), minLength(1), maxLength(16384))),
                property("status", ref { GoalStatus.schema }),
                property("tokenBudget", optional(number(NumberFormat.INT, atLeast(1.0)))),
                property("tokensUsed", number(NumberFormat.INT, atLeast(0.0))),
                property("timeUsedSeconds", optional(number(NumberFormat.INT, atLeast(0.0)))),
                property("createdAt", ref { TimestampModel.schema }),
                property("updatedAt", ref { TimestampModel.schema }),
            )
        }

        override fun fromWire(judged: Wire): Goal {
            val members = judged.fields
            return Goal(
                objective = members.need("objective").text,
                status = GoalStatus.fromWire(members.need("status")),
                tokenBudget = members["tokenBudget"].ifPresent { it.long },
                tokensUsed = members.need("tokensUsed").long,
                timeUsedSeconds = members["timeUsedSeconds"].ifPresent { it.long },
                createdAt = TimestampModel.fromWire(members.need("createdAt")),
                updatedAt = TimestampModel.fromWire(members.need("updatedAt")),
            )
        }

        override fun toWire(value: Goal): Wire = wireFields {
            put("objective", wire(value.objective))
            put("status", GoalStatus.toWire(value.status))
            putIfPresent("tokenBudget", value.tokenBudget) { wire(it) }
            put("tokensUsed", wire(value.tokensUsed))
            putIfPresent("timeUsedSeconds", value.timeUsedSeconds) { wire(it) }
            put("createdAt", TimestampModel.toWire(value.createdAt))
            put("updatedAt", TimestampModel.toWire(value.updatedAt))
        }

        public fun serializer(): KSerializer<Goal> = this
    }
}

/** An item of work in a repository. */
@Serializable(with = WorkItemReference.Companion::class)
public data class WorkItemReference(
    /** Matches `^[a-z0-9-]{1,64}$`. */
    public val repoId: String,
    /** 1 to 64 characters. */
    public val itemId: String,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<WorkItemReference>("clankie.WorkItemReference") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("repoId", string(pattern("^[a-z0-9-]{1,64}\$", "u"))),
                property("itemId", string(trim(), minLength(1), maxLength(64))),
            )
        }

        override fun fromWire(judged: Wire): WorkItemReference {
            val members = judged.fields
            return WorkItemReference(
                repoId = members.need("repoId").text,
                itemId = members.need("itemId").text,
            )
        }

        override fun toWire(value: WorkItemReference): Wire = wireFields {
            put("repoId", wire(value.repoId))
            put("itemId", wire(value.itemId))
        }

        public fun serializer(): KSerializer<WorkItemReference> = this
    }
}

/** The task at hand. Only in answers to a request with `includeWork`. */
@Serializable(with = Assignment.Companion::class)
public data class Assignment(
    /** 1 to 512 characters. */
    public val objective: String,
    public val issue: WorkItemReference? = null,
    public val updatedAt: Timestamp,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<Assignment>("clankie.Assignment") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("objective", string(trim(), minLength(1), maxLength(512))),
                property("issue", optional(ref { WorkItemReference.schema })),
                property("updatedAt", ref { TimestampModel.schema }),
            )
        }

        override fun fromWire(judged: Wire): Assignment {
            val members = judged.fields
            return Assignment(
                objective = members.need("objective").text,
                issue = members["issue"].ifPresent { WorkItemReference.fromWire(it) },
                updatedAt = TimestampModel.fromWire(members.need("updatedAt")),
            )
        }

        override fun toWire(value: Assignment): Wire = wireFields {
            put("objective", wire(value.objective))
            putIfPresent("issue", value.issue) { WorkItemReference.toWire(it) }
            put("updatedAt", TimestampModel.toWire(value.updatedAt))
        }

        public fun serializer(): KSerializer<Assignment> = this
    }
}
