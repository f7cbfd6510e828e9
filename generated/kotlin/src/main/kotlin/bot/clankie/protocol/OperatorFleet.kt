// Made from schemas/clankie/operator/fleet.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package bot.clankie.protocol

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

@Serializable(with = FleetGoal.Companion::class)
public data class FleetGoal(
    public val conversationId: ConversationId,
    public val goal: Goal,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<FleetGoal>("clankie.FleetGoal") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("conversationId", ref { ConversationId.schema }),
                property("goal", ref { Goal.schema }),
            )
        }

        override fun fromWire(judged: Wire): FleetGoal {
            val members = judged.fields
            return FleetGoal(
                conversationId = ConversationId.fromWire(members.need("conversationId")),
                goal = Goal.fromWire(members.need("goal")),
            )
        }

        override fun toWire(value: FleetGoal): Wire = wireFields {
            put("conversationId", ConversationId.toWire(value.conversationId))
            put("goal", Goal.toWire(value.goal))
        }

        public fun serializer(): KSerializer<FleetGoal> = this
    }
}

@Serializable(with = FleetAssignment.Companion::class)
public data class FleetAssignment(
    public val conversationId: ConversationId,
    public val assignment: Assignment,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<FleetAssignment>("clankie.FleetAssignment") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("conversationId", ref { ConversationId.schema }),
                property("assignment", ref { Assignment.schema }),
            )
        }

        override fun fromWire(judged: Wire): FleetAssignment {
            val members = judged.fields
            return FleetAssignment(
                conversationId = ConversationId.fromWire(members.need("conversationId")),
                assignment = Assignment.fromWire(members.need("assignment")),
            )
        }

        override fun toWire(value: FleetAssignment): Wire = wireFields {
            put("conversationId", ConversationId.toWire(value.conversationId))
            put("assignment", Assignment.toWire(value.assignment))
        }

        public fun serializer(): KSerializer<FleetAssignment> = this
    }
}

/** What a seat did in one day. */
@Serializable(with = FleetTally.Companion::class)
public data class FleetTally(
    public val seatId: SeatId,
    /** Matches `^\d{4}-\d{2}-\d{2}$`. */
    public val day: String,
    /** At least 0. */
    public val runs: Long,
    /** At least 0. */
    public val greenRuns: Long,
    /** At least 0. */
    public val ships: Long,
    /** At least 0. */
    public val promptsSent: Long,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<FleetTally>("clankie.FleetTally") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("seatId", ref { SeatId.schema }),
                property("day", string(pattern("^\\d{4}-\\d{2}-\\d{2}\$", "u"))),
                property("runs", number(NumberFormat.INT, atLeast(0.0))),
                property("greenRuns", number(NumberFormat.INT, atLeast(0.0))),
                property("ships", number(NumberFormat.INT, atLeast(0.0))),
                property("promptsSent", number(NumberFormat.INT, atLeast(0.0))),
            )
        }

        override fun fromWire(judged: Wire): FleetTally {
            val members = judged.fields
            return FleetTally(
                seatId = SeatId.fromWire(members.need("seatId")),
                day = members.need("day").text,
                runs = members.need("runs").long,
                greenRuns = members.need("greenRuns").long,
                ships = members.need("ships").long,
                promptsSent = members.need("promptsSent").long,
            )
        }

        override fun toWire(value: FleetTally): Wire = wireFields {
            put("seatId", SeatId.toWire(value.seatId))
            put("day", wire(value.day))
            put("runs", wire(value.runs))
            put("greenRuns", wire(value.greenRuns))
            put("ships", wire(value.ships))
            put("promptsSent", wire(value.promptsSent))
        }

        public fun serializer(): KSerializer<FleetTally> = this
    }
}

/** One seat prompted, started or answered another. */
@Serializable(with = FleetEdge.Companion::class)
public data class FleetEdge(
    public val kind: FleetEdgeKind,
    public val fromSeatId: SeatId,
    public val toSeatId: SeatId,
    public val at: Timestamp,
    public val conversationId: ConversationId? = null,
    public val entryId: Cursor? = null,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<FleetEdge>("clankie.FleetEdge") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("kind", ref { FleetEdgeKind.schema }),
                property("fromSeatId", ref { SeatId.schema }),
                property("toSeatId", ref { SeatId.schema }),
                property("at", ref { TimestampModel.schema }),
                property("conversationId", optional(ref { ConversationId.schema })),
                property("entryId", optional(ref { Cursor.schema })),
            )
        }

        override fun fromWire(judged: Wire): FleetEdge {
            val members = judged.fields
            return FleetEdge(
                kind = FleetEdgeKind.fromWire(members.need("kind")),
                fromSeatId = SeatId.fromWire(members.need("fromSeatId")),
                toSeatId = SeatId.fromWire(members.need("toSeatId")),
                at = TimestampModel.fromWire(members.need("at")),
                conversationId = members["conversationId"].ifPresent { ConversationId.fromWire(it) },
                entryId = members["entryId"].ifPresent { Cursor.fromWire(it) },
            )
        }

        override fun toWire(value: FleetEdge): Wire = wireFields {
            put("kind", FleetEdgeKind.toWire(value.kind))
            put("fromSeatId", SeatId.toWire(value.fromSeatId))
            put("toSeatId", SeatId.toWire(value.toSeatId))
            put("at", TimestampModel.toWire(value.at))
            putIfPresent("conversationId", value.conversationId) { ConversationId.toWire(it) }
            putIfPresent("entryId", value.entryId) { Cursor.toWire(it) }
        }

        public fun serializer(): KSerializer<FleetEdge> = this
    }
}

@Serializable(with = FleetEdgeKind.Companion::class)
public enum class FleetEdgeKind(public val value: String) {
    PROMPT("prompt"),
    SPAWN("spawn"),
    REPLY("reply"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<FleetEdgeKind>("clankie.FleetEdgeKind") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): FleetEdgeKind = byValue.getValue(judged.text)

        override fun toWire(value: FleetEdgeKind): Wire = wire(value.value)

        public fun serializer(): KSerializer<FleetEdgeKind> = this
    }
}

/** The whole fleet. A wait that ends without a change repeats it with the same cursor. */
@Serializable(with = FleetSnapshot.Companion::class)
public data class FleetSnapshot(
    public val cursor: Cursor,
    /** At most 48 entries. */
    public val seats: List<FleetSeat>,
    /** At most 1000 entries. */
    public val personas: List<Persona>,
    /** At most 1000 entries. */
    public val channels: List<Channel>,
    /** At most 1000 entries. */
    public val goals: List<FleetGoal>? = null,
    /** At most 1000 entries. */
    public val assignments: List<FleetAssignment>? = null,
    /** At most 128 entries. */
    public val closedPanes: List<ClosedPane>? = null,
    /** At most 1000 entries. */
    public val workerReports: List<WorkerReport>? = null,
    /** At most 1000 entries. */
    public val roomHandoffs: List<Conversation>? = null,
    /** At most 48 entries. */
    public val tallies: List<FleetTally>? = null,
    /** At most 128 entries. */
    public val edges: List<FleetEdge>? = null,
) {
    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<FleetSnapshot>("clankie.FleetSnapshot") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("schemaVersion", oneOf(wire(1.0))),
                property("cursor", ref { Cursor.schema }),
                property("seats", list(ref { FleetSeat.schema }, maxEntries(48))),
                property("personas", list(ref { Persona.schema }, maxEntries(1000))),
                property("channels", list(ref { Channel.schema }, maxEntries(1000))),
                property("goals", optional(list(ref { FleetGoal.schema }, maxEntries(1000)))),
                property("assignments", optional(list(ref { FleetAssignment.schema }, maxEntries(1000)))),
                property("closedPanes", optional(list(ref { ClosedPane.schema }, maxEntries(128)))),
                property("workerReports", optional(list(ref { WorkerReport.schema }, maxEntries(1000)))),
                property("roomHandoffs", optional(list(ref { Conversation.schema }, maxEntries(1000)))),
                property("tallies", optional(list(ref { FleetTally.schema }, maxEntries(48)))),
                property("edges", optional(list(ref { FleetEdge.schema }, maxEntries(128)))),
            )
        }

        override fun fromWire(judged: Wire): FleetSnapshot {
            val members = judged.fields
            return FleetSnapshot(
                cursor = Cursor.fromWire(members.need("cursor")),
                seats = members.need("seats").readList { FleetSeat.fromWire(it) },
                personas = members.need("personas").readList { Persona.fromWire(it) },
                channels = members.need("channels").readList { Channel.fromWire(it) },
                goals = members["goals"].ifPresent { it.readList { FleetGoal.fromWire(it) } },
                assignments = members["assignments"].ifPresent { it.readList { FleetAssignment.fromWire(it) } },
                closedPanes = members["closedPanes"].ifPresent { it.readList { ClosedPane.fromWire(it) } },
                workerReports = members["workerReports"].ifPresent { it.readList { WorkerReport.fromWire(it) } },
                roomHandoffs = members["roomHandoffs"].ifPresent { it.readList { Conversation.fromWire(it) } },
                tallies = members["tallies"].ifPresent { it.readList { FleetTally.fromWire(it) } },
                edges = members["edges"].ifPresent { it.readList { FleetEdge.fromWire(it) } },
            )
        }

        override fun toWire(value: FleetSnapshot): Wire = wireFields {
            put("schemaVersion", wire(1.0))
            put("cursor", Cursor.toWire(value.cursor))
            put("seats", wireList(value.seats) { FleetSeat.toWire(it) })
            put("personas", wireList(value.personas) { Persona.toWire(it) })
            put("channels", wireList(value.channels) { Channel.toWire(it) })
            putIfPresent("goals", value.goals) { wireList(it) { FleetGoal.toWire(it) } }
            putIfPresent("assignments", value.assignments) { wireList(it) { FleetAssignment.toWire(it) } }
            putIfPresent("closedPanes", value.closedPanes) { wireList(it) { ClosedPane.toWire(it) } }
            putIfPresent("workerReports", value.workerReports) { wireList(it) { WorkerReport.toWire(it) } }
            putIfPresent("roomHandoffs", value.roomHandoffs) { wireList(it) { Conversation.toWire(it) } }
            putIfPresent("tallies", value.tallies) { wireList(it) { FleetTally.toWire(it) } }
            putIfPresent("edges", value.edges) { wireList(it) { FleetEdge.toWire(it) } }
        }

        public fun serializer(): KSerializer<FleetSnapshot> = this
    }
}

/** Asks for the fleet. What an `include` key names is left out unless the key is true. */
@Serializable(with = FleetRequest.Companion::class)
public data class FleetRequest(
    /** The current cursor waits for a change; any other is answered at once. */
    public val cursor: Cursor? = null,
    /**
     * How long to wait; 0 when absent.
     *
     * At least 0, at most 30000.
     */
    public val waitMs: Long? = null,
    /**
     * Only characters that are seated or belong to a channel.
     *
     * Only `"home"`.
     */
    public val view: String? = null,
    public val includeWork: Boolean? = null,
    public val includeClosedPanes: Boolean? = null,
    public val includeCheckouts: Boolean? = null,
) : OperatorServiceRequest {
    /** Always `"fleet"`. */
    public val op: String get() = "fleet"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<FleetRequest>("clankie.FleetRequest") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("op", oneOf(wire("fleet"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("cursor", optional(ref { Cursor.schema })),
                property("waitMs", optional(number(NumberFormat.INT, atLeast(0.0), atMost(30000.0)))),
                property("view", optional(oneOf(wire("home")))),
                property("includeWork", optional(boolean())),
                property("includeClosedPanes", optional(boolean())),
                property("includeCheckouts", optional(boolean())),
            )
        }

        override fun fromWire(judged: Wire): FleetRequest {
            val members = judged.fields
            return FleetRequest(
                cursor = members["cursor"].ifPresent { Cursor.fromWire(it) },
                waitMs = members["waitMs"].ifPresent { it.long },
                view = members["view"].ifPresent { it.text },
                includeWork = members["includeWork"].ifPresent { it.flag },
                includeClosedPanes = members["includeClosedPanes"].ifPresent { it.flag },
                includeCheckouts = members["includeCheckouts"].ifPresent { it.flag },
            )
        }

        override fun toWire(value: FleetRequest): Wire = wireFields {
            put("op", wire("fleet"))
            put("schemaVersion", wire(1.0))
            putIfPresent("cursor", value.cursor) { Cursor.toWire(it) }
            putIfPresent("waitMs", value.waitMs) { wire(it) }
            putIfPresent("view", value.view) { wire(it) }
            putIfPresent("includeWork", value.includeWork) { wire(it) }
            putIfPresent("includeClosedPanes", value.includeClosedPanes) { wire(it) }
            putIfPresent("includeCheckouts", value.includeCheckouts) { wire(it) }
        }

        public fun serializer(): KSerializer<FleetRequest> = this
    }
}

@Serializable(with = FleetResponse.Companion::class)
public data class FleetResponse(
    public val snapshot: FleetSnapshot,
) : OperatorServiceResult {
    /** Always `"fleet"`. */
    public val op: String get() = "fleet"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<FleetResponse>("clankie.FleetResponse") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("op", oneOf(wire("fleet"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("snapshot", ref { FleetSnapshot.schema }),
            )
        }

        override fun fromWire(judged: Wire): FleetResponse {
            val members = judged.fields
            return FleetResponse(
                snapshot = FleetSnapshot.fromWire(members.need("snapshot")),
            )
        }

        override fun toWire(value: FleetResponse): Wire = wireFields {
            put("op", wire("fleet"))
            put("schemaVersion", wire(1.0))
            put("snapshot", FleetSnapshot.toWire(value.snapshot))
        }

        public fun serializer(): KSerializer<FleetResponse> = this
    }
}
