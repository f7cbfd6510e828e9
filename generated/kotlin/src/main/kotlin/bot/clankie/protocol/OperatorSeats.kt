// Made from schemas/clankie/operator/seats.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package bot.clankie.protocol

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

/** What was seen of a seat's input. It grants nothing and promises no delivery; absent means unknown. */
@Serializable(with = FleetSeatInputCapabilities.Companion::class)
public data class FleetSeatInputCapabilities(
    /**
     * Modes that work on the connection as it is now, in no order. Empty: plain Send only.
     *
     * At most 2 entries.
     */
    public val deliveryModes: List<DeliveryMode>,
    /** `stop_task` can stop the task that runs in this seat. */
    public val interrupt: Boolean,
    /** A message can wait for the next turn; the current one cannot be steered. */
    public val nextTurnOnly: Boolean,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<FleetSeatInputCapabilities>("clankie.FleetSeatInputCapabilities") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("deliveryModes", ruled(list(ref { DeliveryMode.schema }, maxEntries(2)), uniqueItems())),
                property("interrupt", boolean()),
                property("nextTurnOnly", boolean()),
            )
        }

        override fun fromWire(judged: Wire): FleetSeatInputCapabilities {
            val members = judged.fields
            return FleetSeatInputCapabilities(
                deliveryModes = members.need("deliveryModes").readList { DeliveryMode.fromWire(it) },
                interrupt = members.need("interrupt").flag,
                nextTurnOnly = members.need("nextTurnOnly").flag,
            )
        }

        override fun toWire(value: FleetSeatInputCapabilities): Wire = wireFields {
            put("deliveryModes", wireList(value.deliveryModes) { DeliveryMode.toWire(it) })
            put("interrupt", wire(value.interrupt))
            put("nextTurnOnly", wire(value.nextTurnOnly))
        }

        public fun serializer(): KSerializer<FleetSeatInputCapabilities> = this
    }
}

/** A workspace or a tab of the terminal host. */
@Serializable(with = FleetLevel.Companion::class)
public data class FleetLevel(
    public val id: Ref,
    /** At most 256 characters. */
    public val label: String,
    /** At least 1. */
    public val number: Long,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<FleetLevel>("clankie.FleetLevel") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("id", ref { RefModel.schema }),
                property("label", string(maxLength(256))),
                property("number", number(NumberFormat.INT, atLeast(1.0))),
            )
        }

        override fun fromWire(judged: Wire): FleetLevel {
            val members = judged.fields
            return FleetLevel(
                id = RefModel.fromWire(members.need("id")),
                label = members.need("label").text,
                number = members.need("number").long,
            )
        }

        override fun toWire(value: FleetLevel): Wire = wireFields {
            put("id", RefModel.toWire(value.id))
            put("label", wire(value.label))
            put("number", wire(value.number))
        }

        public fun serializer(): KSerializer<FleetLevel> = this
    }
}

/** Where in the terminal host a seat stands. */
@Serializable(with = SeatPlacement.Companion::class)
public data class SeatPlacement(
    public val workspace: FleetLevel,
    public val tab: FleetLevel,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<SeatPlacement>("clankie.SeatPlacement") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("workspace", ref { FleetLevel.schema }),
                property("tab", ref { FleetLevel.schema }),
            )
        }

        override fun fromWire(judged: Wire): SeatPlacement {
            val members = judged.fields
            return SeatPlacement(
                workspace = FleetLevel.fromWire(members.need("workspace")),
                tab = FleetLevel.fromWire(members.need("tab")),
            )
        }

        override fun toWire(value: SeatPlacement): Wire = wireFields {
            put("workspace", FleetLevel.toWire(value.workspace))
            put("tab", FleetLevel.toWire(value.tab))
        }

        public fun serializer(): KSerializer<SeatPlacement> = this
    }
}

/** The conversation that a seat works for. */
@Serializable(with = SeatOwner.Companion::class)
public data class SeatOwner(
    public val conversationId: ConversationId,
    public val hired: Boolean,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<SeatOwner>("clankie.SeatOwner") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("conversationId", ref { ConversationId.schema }),
                property("hired", boolean()),
            )
        }

        override fun fromWire(judged: Wire): SeatOwner {
            val members = judged.fields
            return SeatOwner(
                conversationId = ConversationId.fromWire(members.need("conversationId")),
                hired = members.need("hired").flag,
            )
        }

        override fun toWire(value: SeatOwner): Wire = wireFields {
            put("conversationId", ConversationId.toWire(value.conversationId))
            put("hired", wire(value.hired))
        }

        public fun serializer(): KSerializer<SeatOwner> = this
    }
}

/** The account of the harness that a seat runs under, and its directory on the host. */
@Serializable(with = SeatAccount.Companion::class)
public data class SeatAccount(
    /** 1 to 64 characters. */
    public val label: String,
    /** 1 to 4096 characters. */
    public val home: String,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<SeatAccount>("clankie.SeatAccount") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("label", string(minLength(1), maxLength(64))),
                property("home", string(minLength(1), maxLength(4096))),
            )
        }

        override fun fromWire(judged: Wire): SeatAccount {
            val members = judged.fields
            return SeatAccount(
                label = members.need("label").text,
                home = members.need("home").text,
            )
        }

        override fun toWire(value: SeatAccount): Wire = wireFields {
            put("label", wire(value.label))
            put("home", wire(value.home))
        }

        public fun serializer(): KSerializer<SeatAccount> = this
    }
}

/** One seat as the host sees it now. */
@Serializable(with = FleetSeat.Companion::class)
public data class FleetSeat(
    public val seatId: SeatId,
    public val occupantId: OccupantId,
    public val personaId: PersonaId,
    /** 1 to 128 characters. */
    public val harness: String,
    /**
     * An open set of codes, such as `working`, `idle` or `offline`.
     *
     * 1 to 128 characters.
     */
    public val status: String,
    /** At most 256 characters. */
    public val title: String,
    public val inputCapabilities: FleetSeatInputCapabilities? = null,
    public val conversationId: ConversationId? = null,
    /** Absent: nobody owns the seat. */
    public val owner: SeatOwner? = null,
    public val activity: SeatActivity? = null,
    public val goal: Goal? = null,
    public val assignment: Assignment? = null,
    /** At most 512 characters. */
    public val summary: String? = null,
    /** At most 512 characters. */
    public val next: String? = null,
    /** At most 1024 characters. */
    public val workingDirectory: String? = null,
    public val placement: SeatPlacement? = null,
    /** 1 to 256 characters. */
    public val machine: String? = null,
    /** 1 to 256 characters. */
    public val herdrSession: String? = null,
    /** Absent: the default fleet. */
    public val fleet: FleetName? = null,
    public val stance: Stance? = null,
    public val lastOutcome: SeatOutcome? = null,
    public val parentSeatId: SeatId? = null,
    /** Absent: unknown. */
    public val subagents: Subagents? = null,
    public val workerReportRouting: WorkerReportRouting? = null,
    public val account: SeatAccount? = null,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<FleetSeat>("clankie.FleetSeat") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("seatId", ref { SeatId.schema }),
                property("occupantId", ref { OccupantId.schema }),
                property("personaId", ref { PersonaId.schema }),
                property("harness", string(trim(), minLength(1), maxLength(128))),
                property("status", string(trim(), minLength(1), maxLength(128))),
                property("title", string(maxLength(256))),
                property("inputCapabilities", optional(ref { FleetSeatInputCapabilities.schema })),
                property("conversationId", optional(ref { ConversationId.schema })),
                property("owner", optional(ref { SeatOwner.schema })),
                property("activity", optional(ref { SeatActivity.schema })),
                property("goal", optional(ref { Goal.schema })),
                property("assignment", optional(ref { Assignment.schema })),
                property("summary", optional(string(maxLength(512)))),
                property("next", optional(string(maxLength(512)))),
                property("workingDirectory", optional(string(trim(), maxLength(1024)))),
                property("placement", optional(ref { SeatPlacement.schema })),
                property("machine", optional(string(trim(), minLength(1), maxLength(256)))),
                property("herdrSession", optional(string(trim(), minLength(1), maxLength(256)))),
                property("fleet", optional(ref { FleetNameModel.schema })),
                property("stance", optional(ref { Stance.schema })),
                property("lastOutcome", optional(ref { SeatOutcome.schema })),
                property("parentSeatId", optional(ref { SeatId.schema })),
                property("subagents", optional(ref { Subagents.schema })),
                property("workerReportRouting", optional(ref { WorkerReportRouting.schema })),
                property("account", optional(ref { SeatAccount.schema })),
            )
        }

        override fun fromWire(judged: Wire): FleetSeat {
            val members = judged.fields
            return FleetSeat(
                seatId = SeatId.fromWire(members.need("seatId")),
                occupantId = OccupantId.fromWire(members.need("occupantId")),
                personaId = PersonaId.fromWire(members.need("personaId")),
                harness = members.need("harness").text,
                status = members.need("status").text,
                title = members.need("title").text,
                inputCapabilities = members["inputCapabilities"].ifPresent { FleetSeatInputCapabilities.fromWire(it) },
                conversationId = members["conversationId"].ifPresent { ConversationId.fromWire(it) },
                owner = members["owner"].ifPresent { SeatOwner.fromWire(it) },
                activity = members["activity"].ifPresent { SeatActivity.fromWire(it) },
                goal = members["goal"].ifPresent { Goal.fromWire(it) },
                assignment = members["assignment"].ifPresent { Assignment.fromWire(it) },
                summary = members["summary"].ifPresent { it.text },
                next = members["next"].ifPresent { it.text },
                workingDirectory = members["workingDirectory"].ifPresent { it.text },
                placement = members["placement"].ifPresent { SeatPlacement.fromWire(it) },
                machine = members["machine"].ifPresent { it.text },
                herdrSession = members["herdrSession"].ifPresent { it.text },
                fleet = members["fleet"].ifPresent { FleetNameModel.fromWire(it) },
                stance = members["stance"].ifPresent { Stance.fromWire(it) },
                lastOutcome = members["lastOutcome"].ifPresent { SeatOutcome.fromWire(it) },
                parentSeatId = members["parentSeatId"].ifPresent { SeatId.fromWire(it) },
                subagents = members["subagents"].ifPresent { Subagents.fromWire(it) },
                workerReportRouting = members["workerReportRouting"].ifPresent { WorkerReportRouting.fromWire(it) },
                account = members["account"].ifPresent { SeatAccount.fromWire(it) },
            )
        }

        override fun toWire(value: FleetSeat): Wire = wireFields {
            put("seatId", SeatId.toWire(value.seatId))
            put("occupantId", OccupantId.toWire(value.occupantId))
            put("personaId", PersonaId.toWire(value.personaId))
            put("harness", wire(value.harness))
            put("status", wire(value.status))
            put("title", wire(value.title))
            putIfPresent("inputCapabilities", value.inputCapabilities) { FleetSeatInputCapabilities.toWire(it) }
            putIfPresent("conversationId", value.conversationId) { ConversationId.toWire(it) }
            putIfPresent("owner", value.owner) { SeatOwner.toWire(it) }
            putIfPresent("activity", value.activity) { SeatActivity.toWire(it) }
            putIfPresent("goal", value.goal) { Goal.toWire(it) }
            putIfPresent("assignment", value.assignment) { Assignment.toWire(it) }
            putIfPresent("summary", value.summary) { wire(it) }
            putIfPresent("next", value.next) { wire(it) }
            putIfPresent("workingDirectory", value.workingDirectory) { wire(it) }
            putIfPresent("placement", value.placement) { SeatPlacement.toWire(it) }
            putIfPresent("machine", value.machine) { wire(it) }
            putIfPresent("herdrSession", value.herdrSession) { wire(it) }
            putIfPresent("fleet", value.fleet) { FleetNameModel.toWire(it) }
            putIfPresent("stance", value.stance) { Stance.toWire(it) }
            putIfPresent("lastOutcome", value.lastOutcome) { SeatOutcome.toWire(it) }
            putIfPresent("parentSeatId", value.parentSeatId) { SeatId.toWire(it) }
            putIfPresent("subagents", value.subagents) { Subagents.toWire(it) }
            putIfPresent("workerReportRouting", value.workerReportRouting) { WorkerReportRouting.toWire(it) }
            putIfPresent("account", value.account) { SeatAccount.toWire(it) }
        }

        public fun serializer(): KSerializer<FleetSeat> = this
    }
}
