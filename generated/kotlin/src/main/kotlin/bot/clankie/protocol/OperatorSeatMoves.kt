// Made from schemas/clankie/operator/seat-moves.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package bot.clankie.protocol

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

/** Which seat goes where. */
@Serializable(with = SeatMove.Companion::class)
public data class SeatMove(
    public val seatId: SeatId,
    /** 1 to 1024 characters. */
    public val workingDirectory: String,
) {
    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<SeatMove>("clankie.SeatMove") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("schemaVersion", oneOf(wire(1.0))),
                property("seatId", ref { SeatId.schema }),
                property("workingDirectory", string(trim(), minLength(1), maxLength(1024))),
            )
        }

        override fun fromWire(judged: Wire): SeatMove {
            val members = judged.fields
            return SeatMove(
                seatId = SeatId.fromWire(members.need("seatId")),
                workingDirectory = members.need("workingDirectory").text,
            )
        }

        override fun toWire(value: SeatMove): Wire = wireFields {
            put("schemaVersion", wire(1.0))
            put("seatId", SeatId.toWire(value.seatId))
            put("workingDirectory", wire(value.workingDirectory))
        }

        public fun serializer(): KSerializer<SeatMove> = this
    }
}

/** The same character in a new seat. */
@Serializable(with = SeatMoved.Companion::class)
public data class SeatMoved(
    public val seat: FleetSeat,
) : MoveSeatResult {
    /** Always `"moved"`. */
    public val outcome: String get() = "moved"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<SeatMoved>("clankie.SeatMoved") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("outcome", oneOf(wire("moved"))),
                property("seat", ref { FleetSeat.schema }),
            )
        }

        override fun fromWire(judged: Wire): SeatMoved {
            val members = judged.fields
            return SeatMoved(
                seat = FleetSeat.fromWire(members.need("seat")),
            )
        }

        override fun toWire(value: SeatMoved): Wire = wireFields {
            put("outcome", wire("moved"))
            put("seat", FleetSeat.toWire(value.seat))
        }

        public fun serializer(): KSerializer<SeatMoved> = this
    }
}

/** The seat stays where it is. */
@Serializable(with = SeatMoveFailed.Companion::class)
public data class SeatMoveFailed(
    public val reason: SeatMoveFailedReason,
    /**
     * Prose. Branch on `reason`.
     *
     * At most 512 characters.
     */
    public val detail: String? = null,
    public val control: SeatControl? = null,
) : MoveSeatResult {
    /** Always `"failed"`. */
    public val outcome: String get() = "failed"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<SeatMoveFailed>("clankie.SeatMoveFailed") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("outcome", oneOf(wire("failed"))),
                property("reason", ref { SeatMoveFailedReason.schema }),
                property("detail", optional(string(maxLength(512)))),
                property("control", optional(ref { SeatControl.schema })),
            )
        }

        override fun fromWire(judged: Wire): SeatMoveFailed {
            val members = judged.fields
            return SeatMoveFailed(
                reason = SeatMoveFailedReason.fromWire(members.need("reason")),
                detail = members["detail"].ifPresent { it.text },
                control = members["control"].ifPresent { SeatControl.fromWire(it) },
            )
        }

        override fun toWire(value: SeatMoveFailed): Wire = wireFields {
            put("outcome", wire("failed"))
            put("reason", SeatMoveFailedReason.toWire(value.reason))
            putIfPresent("detail", value.detail) { wire(it) }
            putIfPresent("control", value.control) { SeatControl.toWire(it) }
        }

        public fun serializer(): KSerializer<SeatMoveFailed> = this
    }
}

@Serializable(with = SeatMoveFailedReason.Companion::class)
public enum class SeatMoveFailedReason(public val value: String) {
    UNKNOWN_SEAT("unknown_seat"),
    UNKNOWN_DIRECTORY("unknown_directory"),
    HARNESS_UNAVAILABLE("harness_unavailable"),
    NOT_READY("not_ready"),
    TRUST_REQUIRED("trust_required"),
    HERDR_UNREACHABLE("herdr_unreachable"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<SeatMoveFailedReason>("clankie.SeatMoveFailedReason") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): SeatMoveFailedReason = byValue.getValue(judged.text)

        override fun toWire(value: SeatMoveFailedReason): Wire = wire(value.value)

        public fun serializer(): KSerializer<SeatMoveFailedReason> = this
    }
}

/**
 * What became of a move.
 *
 * Told apart by `outcome`.
 */
@Serializable(with = MoveSeatResult.Companion::class)
public sealed interface MoveSeatResult {
    public companion object : Model<MoveSeatResult>("clankie.MoveSeatResult") {
        override val schema: Schema by lazy {
            discriminated(
                "outcome",
                tagged(ref { SeatMoved.schema }, wire("moved")),
                tagged(ref { SeatMoveFailed.schema }, wire("failed")),
            )
        }

        override fun fromWire(judged: Wire): MoveSeatResult = when (judged.option) {
            0 -> SeatMoved.fromWire(judged.optionValue)
            else -> SeatMoveFailed.fromWire(judged.optionValue)
        }

        override fun toWire(value: MoveSeatResult): Wire = when (value) {
            is SeatMoved -> SeatMoved.toWire(value)
            is SeatMoveFailed -> SeatMoveFailed.toWire(value)
        }

        public fun serializer(): KSerializer<MoveSeatResult> = this
    }
}

/** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
public fun MoveSeatResult.encode(): String = MoveSeatResult.Companion.encode(this)

/** Moves an agent to another directory. */
@Serializable(with = MoveSeatRequest.Companion::class)
public data class MoveSeatRequest(
    public val move: SeatMove,
) : OperatorServiceRequest {
    /** Always `"move_seat"`. */
    public val op: String get() = "move_seat"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<MoveSeatRequest>("clankie.MoveSeatRequest") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("op", oneOf(wire("move_seat"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("move", ref { SeatMove.schema }),
            )
        }

        override fun fromWire(judged: Wire): MoveSeatRequest {
            val members = judged.fields
            return MoveSeatRequest(
                move = SeatMove.fromWire(members.need("move")),
            )
        }

        override fun toWire(value: MoveSeatRequest): Wire = wireFields {
            put("op", wire("move_seat"))
            put("schemaVersion", wire(1.0))
            put("move", SeatMove.toWire(value.move))
        }

        public fun serializer(): KSerializer<MoveSeatRequest> = this
    }
}

@Serializable(with = MoveSeatResponse.Companion::class)
public data class MoveSeatResponse(
    public val result: MoveSeatResult,
) : OperatorServiceResult {
    /** Always `"move_seat"`. */
    public val op: String get() = "move_seat"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<MoveSeatResponse>("clankie.MoveSeatResponse") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("op", oneOf(wire("move_seat"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("result", ref { MoveSeatResult.schema }),
            )
        }

        override fun fromWire(judged: Wire): MoveSeatResponse {
            val members = judged.fields
            return MoveSeatResponse(
                result = MoveSeatResult.fromWire(members.need("result")),
            )
        }

        override fun toWire(value: MoveSeatResponse): Wire = wireFields {
            put("op", wire("move_seat"))
            put("schemaVersion", wire(1.0))
            put("result", MoveSeatResult.toWire(value.result))
        }

        public fun serializer(): KSerializer<MoveSeatResponse> = this
    }
}

/** Closes a seat. The character stays. */
@Serializable(with = CloseSeatRequest.Companion::class)
public data class CloseSeatRequest(
    public val seatId: SeatId,
    /**
     * Why work that has not landed may be left behind.
     *
     * 1 to 512 characters.
     */
    public val unlandedReason: String? = null,
) : OperatorServiceRequest {
    /** Always `"close_seat"`. */
    public val op: String get() = "close_seat"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<CloseSeatRequest>("clankie.CloseSeatRequest") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("op", oneOf(wire("close_seat"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("seatId", ref { SeatId.schema }),
                property("unlandedReason", optional(string(trim(), minLength(1), maxLength(512)))),
            )
        }

        override fun fromWire(judged: Wire): CloseSeatRequest {
            val members = judged.fields
            return CloseSeatRequest(
                seatId = SeatId.fromWire(members.need("seatId")),
                unlandedReason = members["unlandedReason"].ifPresent { it.text },
            )
        }

        override fun toWire(value: CloseSeatRequest): Wire = wireFields {
            put("op", wire("close_seat"))
            put("schemaVersion", wire(1.0))
            put("seatId", SeatId.toWire(value.seatId))
            putIfPresent("unlandedReason", value.unlandedReason) { wire(it) }
        }

        public fun serializer(): KSerializer<CloseSeatRequest> = this
    }
}

@Serializable(with = CloseSeatResponse.Companion::class)
public data class CloseSeatResponse(
    public val seatId: SeatId,
    public val closed: Boolean,
) : OperatorServiceResult {
    /** Always `"close_seat"`. */
    public val op: String get() = "close_seat"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<CloseSeatResponse>("clankie.CloseSeatResponse") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("op", oneOf(wire("close_seat"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("seatId", ref { SeatId.schema }),
                property("closed", boolean()),
            )
        }

        override fun fromWire(judged: Wire): CloseSeatResponse {
            val members = judged.fields
            return CloseSeatResponse(
                seatId = SeatId.fromWire(members.need("seatId")),
                closed = members.need("closed").flag,
            )
        }

        override fun toWire(value: CloseSeatResponse): Wire = wireFields {
            put("op", wire("close_seat"))
            put("schemaVersion", wire(1.0))
            put("seatId", SeatId.toWire(value.seatId))
            put("closed", wire(value.closed))
        }

        public fun serializer(): KSerializer<CloseSeatResponse> = this
    }
}

/** Makes a conversation the owner of a seat again. */
@Serializable(with = ReadoptSeatRequest.Companion::class)
public data class ReadoptSeatRequest(
    public val conversationId: ConversationId,
    public val seatId: SeatId,
) : OperatorServiceRequest {
    /** Always `"readopt_seat"`. */
    public val op: String get() = "readopt_seat"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<ReadoptSeatRequest>("clankie.ReadoptSeatRequest") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("op", oneOf(wire("readopt_seat"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("conversationId", ref { ConversationId.schema }),
                property("seatId", ref { SeatId.schema }),
            )
        }

        override fun fromWire(judged: Wire): ReadoptSeatRequest {
            val members = judged.fields
            return ReadoptSeatRequest(
                conversationId = ConversationId.fromWire(members.need("conversationId")),
                seatId = SeatId.fromWire(members.need("seatId")),
            )
        }

        override fun toWire(value: ReadoptSeatRequest): Wire = wireFields {
            put("op", wire("readopt_seat"))
            put("schemaVersion", wire(1.0))
            put("conversationId", ConversationId.toWire(value.conversationId))
            put("seatId", SeatId.toWire(value.seatId))
        }

        public fun serializer(): KSerializer<ReadoptSeatRequest> = this
    }
}

@Serializable(with = ReadoptSeatResponse.Companion::class)
public data class ReadoptSeatResponse(
    public val seatId: SeatId,
    public val adopted: Boolean,
) : OperatorServiceResult {
    /** Always `"readopt_seat"`. */
    public val op: String get() = "readopt_seat"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<ReadoptSeatResponse>("clankie.ReadoptSeatResponse") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("op", oneOf(wire("readopt_seat"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("seatId", ref { SeatId.schema }),
                property("adopted", boolean()),
            )
        }

        override fun fromWire(judged: Wire): ReadoptSeatResponse {
            val members = judged.fields
            return ReadoptSeatResponse(
                seatId = SeatId.fromWire(members.need("seatId")),
                adopted = members.need("adopted").flag,
            )
        }

        override fun toWire(value: ReadoptSeatResponse): Wire = wireFields {
            put("op", wire("readopt_seat"))
            put("schemaVersion", wire(1.0))
            put("seatId", SeatId.toWire(value.seatId))
            put("adopted", wire(value.adopted))
        }

        public fun serializer(): KSerializer<ReadoptSeatResponse> = this
    }
}
