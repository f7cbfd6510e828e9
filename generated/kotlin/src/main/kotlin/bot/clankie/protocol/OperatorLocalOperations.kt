// Made from schemas/clankie/operator/local-operations.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package bot.clankie.protocol

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

/** What an occupant says of itself. */
@Serializable(with = StanceStatement.Companion::class)
public data class StanceStatement(
    /** 1 to 128 characters. */
    public val herdrPaneId: String,
    public val pose: StancePose,
    public val activityKind: ActivityKind? = null,
    /** At most 120 characters. */
    public val note: String? = null,
    /**
     * How long it is good for; 15 minutes when absent.
     *
     * At least 1, at most 3600000.
     */
    public val ttlMs: Long? = null,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<StanceStatement>("clankie.StanceStatement") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("herdrPaneId", string(trim(), minLength(1), maxLength(128))),
                property("pose", ref { StancePose.schema }),
                property("activityKind", optional(ref { ActivityKind.schema })),
                property("note", optional(string(trim(), maxLength(120)))),
                property("ttlMs", optional(number(NumberFormat.INT, atLeast(1.0), atMost(3600000.0)))),
            )
        }

        override fun fromWire(judged: Wire): StanceStatement {
            val members = judged.fields
            return StanceStatement(
                herdrPaneId = members.need("herdrPaneId").text,
                pose = StancePose.fromWire(members.need("pose")),
                activityKind = members["activityKind"].ifPresent { ActivityKind.fromWire(it) },
                note = members["note"].ifPresent { it.text },
                ttlMs = members["ttlMs"].ifPresent { it.long },
            )
        }

        override fun toWire(value: StanceStatement): Wire = wireFields {
            put("herdrPaneId", wire(value.herdrPaneId))
            put("pose", StancePose.toWire(value.pose))
            putIfPresent("activityKind", value.activityKind) { ActivityKind.toWire(it) }
            putIfPresent("note", value.note) { wire(it) }
            putIfPresent("ttlMs", value.ttlMs) { wire(it) }
        }

        public fun serializer(): KSerializer<StanceStatement> = this
    }
}

@Serializable(with = StanceStated.Companion::class)
public data class StanceStated(
    public val seatId: SeatId,
    public val personaId: PersonaId,
    public val stance: Stance,
) : StateStanceResult {
    /** Always `"stated"`. */
    public val outcome: String get() = "stated"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<StanceStated>("clankie.StanceStated") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("outcome", oneOf(wire("stated"))),
                property("seatId", ref { SeatId.schema }),
                property("personaId", ref { PersonaId.schema }),
                property("stance", ref { Stance.schema }),
            )
        }

        override fun fromWire(judged: Wire): StanceStated {
            val members = judged.fields
            return StanceStated(
                seatId = SeatId.fromWire(members.need("seatId")),
                personaId = PersonaId.fromWire(members.need("personaId")),
                stance = Stance.fromWire(members.need("stance")),
            )
        }

        override fun toWire(value: StanceStated): Wire = wireFields {
            put("outcome", wire("stated"))
            put("seatId", SeatId.toWire(value.seatId))
            put("personaId", PersonaId.toWire(value.personaId))
            put("stance", Stance.toWire(value.stance))
        }

        public fun serializer(): KSerializer<StanceStated> = this
    }
}

/** There is no seat in that pane. */
@Serializable(with = StanceUnseated.Companion::class)
public data class StanceUnseated(
    /** 1 to 128 characters. */
    public val herdrPaneId: String,
) : StateStanceResult {
    /** Always `"unseated"`. */
    public val outcome: String get() = "unseated"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<StanceUnseated>("clankie.StanceUnseated") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("outcome", oneOf(wire("unseated"))),
                property("herdrPaneId", string(trim(), minLength(1), maxLength(128))),
            )
        }

        override fun fromWire(judged: Wire): StanceUnseated {
            val members = judged.fields
            return StanceUnseated(
                herdrPaneId = members.need("herdrPaneId").text,
            )
        }

        override fun toWire(value: StanceUnseated): Wire = wireFields {
            put("outcome", wire("unseated"))
            put("herdrPaneId", wire(value.herdrPaneId))
        }

        public fun serializer(): KSerializer<StanceUnseated> = this
    }
}

/**
 * What became of the statement.
 *
 * Told apart by `outcome`.
 */
@Serializable(with = StateStanceResult.Companion::class)
public sealed interface StateStanceResult {
    public companion object : Model<StateStanceResult>("clankie.StateStanceResult") {
        override val schema: Schema by lazy {
            discriminated(
                "outcome",
                tagged(ref { StanceStated.schema }, wire("stated")),
                tagged(ref { StanceUnseated.schema }, wire("unseated")),
            )
        }

        override fun fromWire(judged: Wire): StateStanceResult = when (judged.option) {
            0 -> StanceStated.fromWire(judged.optionValue)
            else -> StanceUnseated.fromWire(judged.optionValue)
        }

        override fun toWire(value: StateStanceResult): Wire = when (value) {
            is StanceStated -> StanceStated.toWire(value)
            is StanceUnseated -> StanceUnseated.toWire(value)
        }

        public fun serializer(): KSerializer<StateStanceResult> = this
    }
}

/** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
public fun StateStanceResult.encode(): String = StateStanceResult.Companion.encode(this)

/** States how the occupant of a pane wants to be seen. */
@Serializable(with = StateStanceRequest.Companion::class)
public data class StateStanceRequest(
    public val stance: StanceStatement,
) : OperatorServiceRequest {
    /** Always `"state_stance"`. */
    public val op: String get() = "state_stance"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<StateStanceRequest>("clankie.StateStanceRequest") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("op", oneOf(wire("state_stance"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("stance", ref { StanceStatement.schema }),
            )
        }

        override fun fromWire(judged: Wire): StateStanceRequest {
            val members = judged.fields
            return StateStanceRequest(
                stance = StanceStatement.fromWire(members.need("stance")),
            )
        }

        override fun toWire(value: StateStanceRequest): Wire = wireFields {
            put("op", wire("state_stance"))
            put("schemaVersion", wire(1.0))
            put("stance", StanceStatement.toWire(value.stance))
        }

        public fun serializer(): KSerializer<StateStanceRequest> = this
    }
}

@Serializable(with = StateStanceResponse.Companion::class)
public data class StateStanceResponse(
    public val result: StateStanceResult,
) : OperatorServiceResult {
    /** Always `"state_stance"`. */
    public val op: String get() = "state_stance"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<StateStanceResponse>("clankie.StateStanceResponse") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("op", oneOf(wire("state_stance"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("result", ref { StateStanceResult.schema }),
            )
        }

        override fun fromWire(judged: Wire): StateStanceResponse {
            val members = judged.fields
            return StateStanceResponse(
                result = StateStanceResult.fromWire(members.need("result")),
            )
        }

        override fun toWire(value: StateStanceResponse): Wire = wireFields {
            put("op", wire("state_stance"))
            put("schemaVersion", wire(1.0))
            put("result", StateStanceResult.toWire(value.result))
        }

        public fun serializer(): KSerializer<StateStanceResponse> = this
    }
}

/** The task at hand. */
@Serializable(with = AssignmentStatement.Companion::class)
public data class AssignmentStatement(
    /** 1 to 512 characters. */
    public val objective: String,
    public val issue: WorkItemReference? = null,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<AssignmentStatement>("clankie.AssignmentStatement") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("objective", string(trim(), minLength(1), maxLength(512))),
                property("issue", optional(ref { WorkItemReference.schema })),
            )
        }

        override fun fromWire(judged: Wire): AssignmentStatement {
            val members = judged.fields
            return AssignmentStatement(
                objective = members.need("objective").text,
                issue = members["issue"].ifPresent { WorkItemReference.fromWire(it) },
            )
        }

        override fun toWire(value: AssignmentStatement): Wire = wireFields {
            put("objective", wire(value.objective))
            putIfPresent("issue", value.issue) { WorkItemReference.toWire(it) }
        }

        public fun serializer(): KSerializer<AssignmentStatement> = this
    }
}

/** What an occupant says it works on. */
@Serializable(with = WorkStatement.Companion::class)
public data class WorkStatement(
    /** 1 to 128 characters. */
    public val herdrPaneId: String,
    /** Null: none any more. */
    public val assignment: AssignmentStatement?,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<WorkStatement>("clankie.WorkStatement") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("herdrPaneId", string(trim(), minLength(1), maxLength(128))),
                property("assignment", nullable(ref { AssignmentStatement.schema })),
            )
        }

        override fun fromWire(judged: Wire): WorkStatement {
            val members = judged.fields
            return WorkStatement(
                herdrPaneId = members.need("herdrPaneId").text,
                assignment = members.need("assignment").orNull { AssignmentStatement.fromWire(it) },
            )
        }

        override fun toWire(value: WorkStatement): Wire = wireFields {
            put("herdrPaneId", wire(value.herdrPaneId))
            put("assignment", wireOrNull(value.assignment) { AssignmentStatement.toWire(it) })
        }

        public fun serializer(): KSerializer<WorkStatement> = this
    }
}

@Serializable(with = WorkStated.Companion::class)
public data class WorkStated(
    public val seatId: String,
    public val assignment: Assignment,
) : StateWorkResult {
    /** Always `"stated"`. */
    public val outcome: String get() = "stated"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<WorkStated>("clankie.WorkStated") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("outcome", oneOf(wire("stated"))),
                property("seatId", string()),
                property("assignment", ref { Assignment.schema }),
            )
        }

        override fun fromWire(judged: Wire): WorkStated {
            val members = judged.fields
            return WorkStated(
                seatId = members.need("seatId").text,
                assignment = Assignment.fromWire(members.need("assignment")),
            )
        }

        override fun toWire(value: WorkStated): Wire = wireFields {
            put("outcome", wire("stated"))
            put("seatId", wire(value.seatId))
            put("assignment", Assignment.toWire(value.assignment))
        }

        public fun serializer(): KSerializer<WorkStated> = this
    }
}

@Serializable(with = WorkCleared.Companion::class)
public data class WorkCleared(
    public val seatId: String,
) : StateWorkResult {
    /** Always `"cleared"`. */
    public val outcome: String get() = "cleared"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<WorkCleared>("clankie.WorkCleared") {
        override val schema: Schema by lazy {
            objectOf(UnknownKeys.Refused, property("outcome", oneOf(wire("cleared"))), property("seatId", string()))
        }

        override fun fromWire(judged: Wire): WorkCleared {
            val members = judged.fields
            return WorkCleared(
                seatId = members.need("seatId").text,
            )
        }

        override fun toWire(value: WorkCleared): Wire = wireFields {
            put("outcome", wire("cleared"))
            put("seatId", wire(value.seatId))
        }

        public fun serializer(): KSerializer<WorkCleared> = this
    }
}

@Serializable(with = WorkUnseated.Companion::class)
public data class WorkUnseated(
    public val herdrPaneId: String,
) : StateWorkResult {
    /** Always `"unseated"`. */
    public val outcome: String get() = "unseated"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<WorkUnseated>("clankie.WorkUnseated") {
        override val schema: Schema by lazy {
            objectOf(UnknownKeys.Refused, property("outcome", oneOf(wire("unseated"))), property("herdrPaneId", string()))
        }

        override fun fromWire(judged: Wire): WorkUnseated {
            val members = judged.fields
            return WorkUnseated(
                herdrPaneId = members.need("herdrPaneId").text,
            )
        }

        override fun toWire(value: WorkUnseated): Wire = wireFields {
            put("outcome", wire("unseated"))
            put("herdrPaneId", wire(value.herdrPaneId))
        }

        public fun serializer(): KSerializer<WorkUnseated> = this
    }
}

/**
 * What became of the statement.
 *
 * Told apart by `outcome`.
 */
@Serializable(with = StateWorkResult.Companion::class)
public sealed interface StateWorkResult {
    public companion object : Model<StateWorkResult>("clankie.StateWorkResult") {
        override val schema: Schema by lazy {
            discriminated(
                "outcome",
                tagged(ref { WorkStated.schema }, wire("stated")),
                tagged(ref { WorkCleared.schema }, wire("cleared")),
                tagged(ref { WorkUnseated.schema }, wire("unseated")),
            )
        }

        override fun fromWire(judged: Wire): StateWorkResult = when (judged.option) {
            0 -> WorkStated.fromWire(judged.optionValue)
            1 -> WorkCleared.fromWire(judged.optionValue)
            else -> WorkUnseated.fromWire(judged.optionValue)
        }

        override fun toWire(value: StateWorkResult): Wire = when (value) {
            is WorkStated -> WorkStated.toWire(value)
            is WorkCleared -> WorkCleared.toWire(value)
            is WorkUnseated -> WorkUnseated.toWire(value)
        }

        public fun serializer(): KSerializer<StateWorkResult> = this
    }
}

/** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
public fun StateWorkResult.encode(): String = StateWorkResult.Companion.encode(this)

/** States what the occupant of a pane works on. */
@Serializable(with = StateWorkRequest.Companion::class)
public data class StateWorkRequest(
    public val work: WorkStatement,
) : OperatorServiceRequest {
    /** Always `"state_work"`. */
    public val op: String get() = "state_work"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<StateWorkRequest>("clankie.StateWorkRequest") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("op", oneOf(wire("state_work"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("work", ref { WorkStatement.schema }),
            )
        }

        override fun fromWire(judged: Wire): StateWorkRequest {
            val members = judged.fields
            return StateWorkRequest(
                work = WorkStatement.fromWire(members.need("work")),
            )
        }

        override fun toWire(value: StateWorkRequest): Wire = wireFields {
            put("op", wire("state_work"))
            put("schemaVersion", wire(1.0))
            put("work", WorkStatement.toWire(value.work))
        }

        public fun serializer(): KSerializer<StateWorkRequest> = this
    }
}

@Serializable(with = StateWorkResponse.Companion::class)
public data class StateWorkResponse(
    public val result: StateWorkResult,
) : OperatorServiceResult {
    /** Always `"state_work"`. */
    public val op: String get() = "state_work"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<StateWorkResponse>("clankie.StateWorkResponse") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("op", oneOf(wire("state_work"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("result", ref { StateWorkResult.schema }),
            )
        }

        override fun fromWire(judged: Wire): StateWorkResponse {
            val members = judged.fields
            return StateWorkResponse(
                result = StateWorkResult.fromWire(members.need("result")),
            )
        }

        override fun toWire(value: StateWorkResponse): Wire = wireFields {
            put("op", wire("state_work"))
            put("schemaVersion", wire(1.0))
            put("result", StateWorkResult.toWire(value.result))
        }

        public fun serializer(): KSerializer<StateWorkResponse> = this
    }
}

/** Hands a file over to the owner. */
@Serializable(with = PublishFileRequest.Companion::class)
public data class PublishFileRequest(
    public val conversationId: ConversationId,
    /**
     * A path on the host.
     *
     * 1 to 4096 characters.
     */
    public val path: String,
    /** 1 to 256 characters. */
    public val filename: String? = null,
    /** 1 to 256 characters. */
    public val mediaType: String? = null,
) : OperatorServiceRequest {
    /** Always `"publish_file"`. */
    public val op: String get() = "publish_file"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<PublishFileRequest>("clankie.PublishFileRequest") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("op", oneOf(wire("publish_file"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("conversationId", ref { ConversationId.schema }),
                property("path", string(trim(), minLength(1), maxLength(4096))),
                property("filename", optional(string(trim(), minLength(1), maxLength(256)))),
                property("mediaType", optional(string(trim(), minLength(1), maxLength(256)))),
            )
        }

        override fun fromWire(judged: Wire): PublishFileRequest {
            val members = judged.fields
            return PublishFileRequest(
                conversationId = ConversationId.fromWire(members.need("conversationId")),
                path = members.need("path").text,
                filename = members["filename"].ifPresent { it.text },
                mediaType = members["mediaType"].ifPresent { it.text },
            )
        }

        override fun toWire(value: PublishFileRequest): Wire = wireFields {
            put("op", wire("publish_file"))
            put("schemaVersion", wire(1.0))
            put("conversationId", ConversationId.toWire(value.conversationId))
            put("path", wire(value.path))
            putIfPresent("filename", value.filename) { wire(it) }
            putIfPresent("mediaType", value.mediaType) { wire(it) }
        }

        public fun serializer(): KSerializer<PublishFileRequest> = this
    }
}

@Serializable(with = PublishFileResponse.Companion::class)
public data class PublishFileResponse(
    public val file: DeliveredFile,
) : OperatorServiceResult {
    /** Always `"publish_file"`. */
    public val op: String get() = "publish_file"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<PublishFileResponse>("clankie.PublishFileResponse") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("op", oneOf(wire("publish_file"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("file", ref { DeliveredFile.schema }),
            )
        }

        override fun fromWire(judged: Wire): PublishFileResponse {
            val members = judged.fields
            return PublishFileResponse(
                file = DeliveredFile.fromWire(members.need("file")),
            )
        }

        override fun toWire(value: PublishFileResponse): Wire = wireFields {
            put("op", wire("publish_file"))
            put("schemaVersion", wire(1.0))
            put("file", DeliveredFile.toWire(value.file))
        }

        public fun serializer(): KSerializer<PublishFileResponse> = this
    }
}
