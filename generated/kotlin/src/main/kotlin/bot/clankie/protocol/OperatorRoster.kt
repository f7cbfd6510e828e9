// Made from schemas/clankie/operator/roster.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package bot.clankie.protocol

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

/** Asks for the seats as they are now. */
@Serializable(with = RosterRequest.Companion::class)
public data class RosterRequest(
    /** Adds `goal` and `assignment` to the seats. */
    public val includeWork: Boolean? = null,
    public val includeCheckouts: Boolean? = null,
) : OperatorServiceRequest {
    /** Always `"roster"`. */
    public val op: String get() = "roster"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<RosterRequest>("clankie.RosterRequest") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("op", oneOf(wire("roster"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("includeWork", optional(boolean())),
                property("includeCheckouts", optional(boolean())),
            )
        }

        override fun fromWire(judged: Wire): RosterRequest {
            val members = judged.fields
            return RosterRequest(
                includeWork = members["includeWork"].ifPresent { it.flag },
                includeCheckouts = members["includeCheckouts"].ifPresent { it.flag },
            )
        }

        override fun toWire(value: RosterRequest): Wire = wireFields {
            put("op", wire("roster"))
            put("schemaVersion", wire(1.0))
            putIfPresent("includeWork", value.includeWork) { wire(it) }
            putIfPresent("includeCheckouts", value.includeCheckouts) { wire(it) }
        }

        public fun serializer(): KSerializer<RosterRequest> = this
    }
}

@Serializable(with = RosterResponse.Companion::class)
public data class RosterResponse(
    /** At most 48 entries. */
    public val seats: List<FleetSeat>,
    /** At most 128 entries. */
    public val closedPanes: List<ClosedPane>? = null,
    /** At most 1000 entries. */
    public val workerReports: List<WorkerReport>? = null,
) : OperatorServiceResult {
    /** Always `"roster"`. */
    public val op: String get() = "roster"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<RosterResponse>("clankie.RosterResponse") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("op", oneOf(wire("roster"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("seats", list(ref { FleetSeat.schema }, maxEntries(48))),
                property("closedPanes", optional(list(ref { ClosedPane.schema }, maxEntries(128)))),
                property("workerReports", optional(list(ref { WorkerReport.schema }, maxEntries(1000)))),
            )
        }

        override fun fromWire(judged: Wire): RosterResponse {
            val members = judged.fields
            return RosterResponse(
                seats = members.need("seats").readList { FleetSeat.fromWire(it) },
                closedPanes = members["closedPanes"].ifPresent { it.readList { ClosedPane.fromWire(it) } },
                workerReports = members["workerReports"].ifPresent { it.readList { WorkerReport.fromWire(it) } },
            )
        }

        override fun toWire(value: RosterResponse): Wire = wireFields {
            put("op", wire("roster"))
            put("schemaVersion", wire(1.0))
            put("seats", wireList(value.seats) { FleetSeat.toWire(it) })
            putIfPresent("closedPanes", value.closedPanes) { wireList(it) { ClosedPane.toWire(it) } }
            putIfPresent("workerReports", value.workerReports) { wireList(it) { WorkerReport.toWire(it) } }
        }

        public fun serializer(): KSerializer<RosterResponse> = this
    }
}
