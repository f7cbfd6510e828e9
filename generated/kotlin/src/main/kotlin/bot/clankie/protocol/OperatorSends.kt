// Made from schemas/clankie/operator/sends.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package bot.clankie.protocol

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

/** `steer` acts on the turn that runs now; `queue` waits for the next one. */
@Serializable(with = DeliveryMode.Companion::class)
public enum class DeliveryMode(public val value: String) {
    STEER("steer"),
    QUEUE("queue"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<DeliveryMode>("clankie.DeliveryMode") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): DeliveryMode = byValue.getValue(judged.text)

        override fun toWire(value: DeliveryMode): Wire = wire(value.value)

        public fun serializer(): KSerializer<DeliveryMode> = this
    }
}

/** How far a message got on its way to a seat. */
@Serializable(with = DeliveryStage.Companion::class)
public enum class DeliveryStage(public val value: String) {
    STORED("stored"),
    DELIVERED("delivered"),
    CONSUMED("consumed"),
    RESPONDED("responded"),
    UNAVAILABLE("unavailable"),
    UNCERTAIN("uncertain"),
    EXPIRED("expired"),
    REJECTED("rejected"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<DeliveryStage>("clankie.DeliveryStage") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): DeliveryStage = byValue.getValue(judged.text)

        override fun toWire(value: DeliveryStage): Wire = wire(value.value)

        public fun serializer(): KSerializer<DeliveryStage> = this
    }
}

/** What the owner says, at the revision of the conversation that the owner saw. */
@Serializable(with = SendTurn.Companion::class)
public data class SendTurn(
    public val conversationId: ConversationId,
    public val surfaceClientId: SurfaceClientId,
    public val expectedRevision: Revision,
    /**
     * May be empty only beside attachments.
     *
     * At most 16384 characters.
     */
    public val message: String,
    /** Absent: the service picks the route, a plain Send. */
    public val delivery: DeliveryMode? = null,
    /** 1 to 8 entries. */
    public val attachments: List<AttachmentReference>? = null,
    /** 1 to 64 characters, matches `^\S+$`. */
    public val herdrPaneId: String? = null,
) {
    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** Always `"message"`. */
    public val kind: String get() = "message"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<SendTurn>("clankie.SendTurn") {
        override val schema: Schema by lazy {
            ruled(
                objectOf(
                    UnknownKeys.Refused,
                    property("schemaVersion", oneOf(wire(1.0))),
                    property("conversationId", ref { ConversationId.schema }),
                    property("surfaceClientId", ref { SurfaceClientId.schema }),
                    property("expectedRevision", ref { RevisionModel.schema }),
                    property("kind", oneOf(wire("message"))),
                    property("message", string(trim(), maxLength(16384))),
                    property("delivery", optional(ref { DeliveryMode.schema })),
                    property(
                        "attachments",
                        optional(
                            ruled(
                                list(ref { AttachmentReference.schema }, minEntries(1), maxEntries(8)),
                                uniqueItems("artifactId"),
                            ),
                        ),
                    ),
                    property("herdrPaneId", optional(string(trim(), minLength(1), maxLength(64), pattern("^\\S+\$", "u")))),
                ),
                atLeastOne("message", "attachments", at = path("message")),
            )
        }

        override fun fromWire(judged: Wire): SendTurn {
            val members = judged.fields
            return SendTurn(
                conversationId = ConversationId.fromWire(members.need("conversationId")),
                surfaceClientId = SurfaceClientId.fromWire(members.need("surfaceClientId")),
                expectedRevision = RevisionModel.fromWire(members.need("expectedRevision")),
                message = members.need("message").text,
                delivery = members["delivery"].ifPresent { DeliveryMode.fromWire(it) },
                attachments = members["attachments"].ifPresent { it.readList { AttachmentReference.fromWire(it) } },
                herdrPaneId = members["herdrPaneId"].ifPresent { it.text },
            )
        }

        override fun toWire(value: SendTurn): Wire = wireFields {
            put("schemaVersion", wire(1.0))
            put("conversationId", ConversationId.toWire(value.conversationId))
            put("surfaceClientId", SurfaceClientId.toWire(value.surfaceClientId))
            put("expectedRevision", RevisionModel.toWire(value.expectedRevision))
            put("kind", wire("message"))
            put("message", wire(value.message))
            putIfPresent("delivery", value.delivery) { DeliveryMode.toWire(it) }
            putIfPresent("attachments", value.attachments) { wireList(it) { AttachmentReference.toWire(it) } }
            putIfPresent("herdrPaneId", value.herdrPaneId) { wire(it) }
        }

        public fun serializer(): KSerializer<SendTurn> = this
    }
}

/** What the seat did with the message. */
@Serializable(with = SeatDelivery.Companion::class)
public data class SeatDelivery(
    public val state: SeatDeliveryState,
    /** At most 512 characters. */
    public val detail: String? = null,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<SeatDelivery>("clankie.SeatDelivery") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("state", ref { SeatDeliveryState.schema }),
                property("detail", optional(string(maxLength(512)))),
            )
        }

        override fun fromWire(judged: Wire): SeatDelivery {
            val members = judged.fields
            return SeatDelivery(
                state = SeatDeliveryState.fromWire(members.need("state")),
                detail = members["detail"].ifPresent { it.text },
            )
        }

        override fun toWire(value: SeatDelivery): Wire = wireFields {
            put("state", SeatDeliveryState.toWire(value.state))
            putIfPresent("detail", value.detail) { wire(it) }
        }

        public fun serializer(): KSerializer<SeatDelivery> = this
    }
}

@Serializable(with = SeatDeliveryState.Companion::class)
public enum class SeatDeliveryState(public val value: String) {
    QUEUED("queued"),
    STARTED("started"),
    STEERED("steered"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<SeatDeliveryState>("clankie.SeatDeliveryState") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): SeatDeliveryState = byValue.getValue(judged.text)

        override fun toWire(value: SeatDeliveryState): Wire = wire(value.value)

        public fun serializer(): KSerializer<SeatDeliveryState> = this
    }
}

/** The turn is stored and a run answers for it. `revision` is the new one. */
@Serializable(with = SendAccepted.Companion::class)
public data class SendAccepted(
    public val conversationId: ConversationId,
    public val runId: RunId,
    public val revision: Revision,
    public val safeCursor: Cursor,
    public val deliveryStage: DeliveryStage? = null,
    public val seatDelivery: SeatDelivery? = null,
) : SendResult {
    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** Always `"accepted"`. */
    public val status: String get() = "accepted"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<SendAccepted>("clankie.SendAccepted") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("schemaVersion", oneOf(wire(1.0))),
                property("status", oneOf(wire("accepted"))),
                property("conversationId", ref { ConversationId.schema }),
                property("runId", ref { RunId.schema }),
                property("revision", ref { RevisionModel.schema }),
                property("safeCursor", ref { Cursor.schema }),
                property("deliveryStage", optional(ref { DeliveryStage.schema })),
                property("seatDelivery", optional(ref { SeatDelivery.schema })),
            )
        }

        override fun fromWire(judged: Wire): SendAccepted {
            val members = judged.fields
            return SendAccepted(
                conversationId = ConversationId.fromWire(members.need("conversationId")),
                runId = RunId.fromWire(members.need("runId")),
                revision = RevisionModel.fromWire(members.need("revision")),
                safeCursor = Cursor.fromWire(members.need("safeCursor")),
                deliveryStage = members["deliveryStage"].ifPresent { DeliveryStage.fromWire(it) },
                seatDelivery = members["seatDelivery"].ifPresent { SeatDelivery.fromWire(it) },
            )
        }

        override fun toWire(value: SendAccepted): Wire = wireFields {
            put("schemaVersion", wire(1.0))
            put("status", wire("accepted"))
            put("conversationId", ConversationId.toWire(value.conversationId))
            put("runId", RunId.toWire(value.runId))
            put("revision", RevisionModel.toWire(value.revision))
            put("safeCursor", Cursor.toWire(value.safeCursor))
            putIfPresent("deliveryStage", value.deliveryStage) { DeliveryStage.toWire(it) }
            putIfPresent("seatDelivery", value.seatDelivery) { SeatDelivery.toWire(it) }
        }

        public fun serializer(): KSerializer<SendAccepted> = this
    }
}

/** The conversation has moved on. Nothing was written and no run starts. */
@Serializable(with = SendRevisionConflict.Companion::class)
public data class SendRevisionConflict(
    public val conversationId: ConversationId,
    public val expectedRevision: Revision,
    public val currentRevision: Revision,
    public val safeCursor: Cursor,
) : SendResult {
    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** Always `"revision_conflict"`. */
    public val status: String get() = "revision_conflict"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<SendRevisionConflict>("clankie.SendRevisionConflict") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("schemaVersion", oneOf(wire(1.0))),
                property("status", oneOf(wire("revision_conflict"))),
                property("conversationId", ref { ConversationId.schema }),
                property("expectedRevision", ref { RevisionModel.schema }),
                property("currentRevision", ref { RevisionModel.schema }),
                property("safeCursor", ref { Cursor.schema }),
            )
        }

        override fun fromWire(judged: Wire): SendRevisionConflict {
            val members = judged.fields
            return SendRevisionConflict(
                conversationId = ConversationId.fromWire(members.need("conversationId")),
                expectedRevision = RevisionModel.fromWire(members.need("expectedRevision")),
                currentRevision = RevisionModel.fromWire(members.need("currentRevision")),
                safeCursor = Cursor.fromWire(members.need("safeCursor")),
            )
        }

        override fun toWire(value: SendRevisionConflict): Wire = wireFields {
            put("schemaVersion", wire(1.0))
            put("status", wire("revision_conflict"))
            put("conversationId", ConversationId.toWire(value.conversationId))
            put("expectedRevision", RevisionModel.toWire(value.expectedRevision))
            put("currentRevision", RevisionModel.toWire(value.currentRevision))
            put("safeCursor", Cursor.toWire(value.safeCursor))
        }

        public fun serializer(): KSerializer<SendRevisionConflict> = this
    }
}

/** Nobody is in the seat. */
@Serializable(with = SendSeatOffline.Companion::class)
public data class SendSeatOffline(
    public val conversationId: ConversationId,
    public val currentRevision: Revision,
    public val safeCursor: Cursor,
    public val deliveryStage: DeliveryStage? = null,
    public val seatId: SeatId? = null,
    public val personaId: PersonaId? = null,
) : SendResult {
    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** Always `"seat_offline"`. */
    public val status: String get() = "seat_offline"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<SendSeatOffline>("clankie.SendSeatOffline") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("schemaVersion", oneOf(wire(1.0))),
                property("status", oneOf(wire("seat_offline"))),
                property("conversationId", ref { ConversationId.schema }),
                property("currentRevision", ref { RevisionModel.schema }),
                property("safeCursor", ref { Cursor.schema }),
                property("deliveryStage", optional(ref { DeliveryStage.schema })),
                property("seatId", optional(ref { SeatId.schema })),
                property("personaId", optional(ref { PersonaId.schema })),
            )
        }

        override fun fromWire(judged: Wire): SendSeatOffline {
            val members = judged.fields
            return SendSeatOffline(
                conversationId = ConversationId.fromWire(members.need("conversationId")),
                currentRevision = RevisionModel.fromWire(members.need("currentRevision")),
                safeCursor = Cursor.fromWire(members.need("safeCursor")),
                deliveryStage = members["deliveryStage"].ifPresent { DeliveryStage.fromWire(it) },
                seatId = members["seatId"].ifPresent { SeatId.fromWire(it) },
                personaId = members["personaId"].ifPresent { PersonaId.fromWire(it) },
            )
        }

        override fun toWire(value: SendSeatOffline): Wire = wireFields {
            put("schemaVersion", wire(1.0))
            put("status", wire("seat_offline"))
            put("conversationId", ConversationId.toWire(value.conversationId))
            put("currentRevision", RevisionModel.toWire(value.currentRevision))
            put("safeCursor", Cursor.toWire(value.safeCursor))
            putIfPresent("deliveryStage", value.deliveryStage) { DeliveryStage.toWire(it) }
            putIfPresent("seatId", value.seatId) { SeatId.toWire(it) }
            putIfPresent("personaId", value.personaId) { PersonaId.toWire(it) }
        }

        public fun serializer(): KSerializer<SendSeatOffline> = this
    }
}

/** The seat did not get the message. A refused delivery mode has the stage `rejected`. */
@Serializable(with = SendSeatUndelivered.Companion::class)
public data class SendSeatUndelivered(
    public val conversationId: ConversationId,
    public val currentRevision: Revision,
    public val safeCursor: Cursor,
    public val deliveryStage: DeliveryStage? = null,
    public val seatId: SeatId? = null,
    public val personaId: PersonaId? = null,
    /** At most 512 characters. */
    public val detail: String,
    /** 1 to 512 characters. */
    public val messageId: String? = null,
) : SendResult {
    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** Always `"seat_undelivered"`. */
    public val status: String get() = "seat_undelivered"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<SendSeatUndelivered>("clankie.SendSeatUndelivered") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("schemaVersion", oneOf(wire(1.0))),
                property("status", oneOf(wire("seat_undelivered"))),
                property("conversationId", ref { ConversationId.schema }),
                property("currentRevision", ref { RevisionModel.schema }),
                property("safeCursor", ref { Cursor.schema }),
                property("deliveryStage", optional(ref { DeliveryStage.schema })),
                property("seatId", optional(ref { SeatId.schema })),
                property("personaId", optional(ref { PersonaId.schema })),
                property("detail", string(maxLength(512))),
                property("messageId", optional(string(minLength(1), maxLength(512)))),
            )
        }

        override fun fromWire(judged: Wire): SendSeatUndelivered {
            val members = judged.fields
            return SendSeatUndelivered(
                conversationId = ConversationId.fromWire(members.need("conversationId")),
                currentRevision = RevisionModel.fromWire(members.need("currentRevision")),
                safeCursor = Cursor.fromWire(members.need("safeCursor")),
                deliveryStage = members["deliveryStage"].ifPresent { DeliveryStage.fromWire(it) },
                seatId = members["seatId"].ifPresent { SeatId.fromWire(it) },
                personaId = members["personaId"].ifPresent { PersonaId.fromWire(it) },
                detail = members.need("detail").text,
                messageId = members["messageId"].ifPresent { it.text },
            )
        }

        override fun toWire(value: SendSeatUndelivered): Wire = wireFields {
            put("schemaVersion", wire(1.0))
            put("status", wire("seat_undelivered"))
            put("conversationId", ConversationId.toWire(value.conversationId))
            put("currentRevision", RevisionModel.toWire(value.currentRevision))
            put("safeCursor", Cursor.toWire(value.safeCursor))
            putIfPresent("deliveryStage", value.deliveryStage) { DeliveryStage.toWire(it) }
            putIfPresent("seatId", value.seatId) { SeatId.toWire(it) }
            putIfPresent("personaId", value.personaId) { PersonaId.toWire(it) }
            put("detail", wire(value.detail))
            putIfPresent("messageId", value.messageId) { wire(it) }
        }

        public fun serializer(): KSerializer<SendSeatUndelivered> = this
    }
}

/** The seat may have got the message. Do not send it again on this ground. */
@Serializable(with = SendSeatDeliveryUnconfirmed.Companion::class)
public data class SendSeatDeliveryUnconfirmed(
    public val conversationId: ConversationId,
    public val currentRevision: Revision,
    public val safeCursor: Cursor,
    public val deliveryStage: DeliveryStage? = null,
    public val seatId: SeatId? = null,
    public val personaId: PersonaId? = null,
    /** At most 512 characters. */
    public val detail: String,
    /** 1 to 512 characters. */
    public val messageId: String? = null,
) : SendResult {
    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** Always `"seat_delivery_unconfirmed"`. */
    public val status: String get() = "seat_delivery_unconfirmed"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<SendSeatDeliveryUnconfirmed>("clankie.SendSeatDeliveryUnconfirmed") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("schemaVersion", oneOf(wire(1.0))),
                property("status", oneOf(wire("seat_delivery_unconfirmed"))),
                property("conversationId", ref { ConversationId.schema }),
                property("currentRevision", ref { RevisionModel.schema }),
                property("safeCursor", ref { Cursor.schema }),
                property("deliveryStage", optional(ref { DeliveryStage.schema })),
                property("seatId", optional(ref { SeatId.schema })),
                property("personaId", optional(ref { PersonaId.schema })),
                property("detail", string(maxLength(512))),
                property("messageId", optional(string(minLength(1), maxLength(512)))),
            )
        }

        override fun fromWire(judged: Wire): SendSeatDeliveryUnconfirmed {
            val members = judged.fields
            return SendSeatDeliveryUnconfirmed(
                conversationId = ConversationId.fromWire(members.need("conversationId")),
                currentRevision = RevisionModel.fromWire(members.need("currentRevision")),
                safeCursor = Cursor.fromWire(members.need("safeCursor")),
                deliveryStage = members["deliveryStage"].ifPresent { DeliveryStage.fromWire(it) },
                seatId = members["seatId"].ifPresent { SeatId.fromWire(it) },
                personaId = members["personaId"].ifPresent { PersonaId.fromWire(it) },
                detail = members.need("detail").text,
                messageId = members["messageId"].ifPresent { it.text },
            )
        }

        override fun toWire(value: SendSeatDeliveryUnconfirmed): Wire = wireFields {
            put("schemaVersion", wire(1.0))
            put("status", wire("seat_delivery_unconfirmed"))
            put("conversationId", ConversationId.toWire(value.conversationId))
            put("currentRevision", RevisionModel.toWire(value.currentRevision))
            put("safeCursor", Cursor.toWire(value.safeCursor))
            putIfPresent("deliveryStage", value.deliveryStage) { DeliveryStage.toWire(it) }
            putIfPresent("seatId", value.seatId) { SeatId.toWire(it) }
            putIfPresent("personaId", value.personaId) { PersonaId.toWire(it) }
            put("detail", wire(value.detail))
            putIfPresent("messageId", value.messageId) { wire(it) }
        }

        public fun serializer(): KSerializer<SendSeatDeliveryUnconfirmed> = this
    }
}

/**
 * What became of a send.
 *
 * Told apart by `status`.
 */
@Serializable(with = SendResult.Companion::class)
public sealed interface SendResult {
    public companion object : Model<SendResult>("clankie.SendResult") {
        override val schema: Schema by lazy {
            discriminated(
                "status",
                tagged(ref { SendAccepted.schema }, wire("accepted")),
                tagged(ref { SendRevisionConflict.schema }, wire("revision_conflict")),
                tagged(ref { SendSeatOffline.schema }, wire("seat_offline")),
                tagged(ref { SendSeatUndelivered.schema }, wire("seat_undelivered")),
                tagged(ref { SendSeatDeliveryUnconfirmed.schema }, wire("seat_delivery_unconfirmed")),
            )
        }

        override fun fromWire(judged: Wire): SendResult = when (judged.option) {
            0 -> SendAccepted.fromWire(judged.optionValue)
            1 -> SendRevisionConflict.fromWire(judged.optionValue)
            2 -> SendSeatOffline.fromWire(judged.optionValue)
            3 -> SendSeatUndelivered.fromWire(judged.optionValue)
            else -> SendSeatDeliveryUnconfirmed.fromWire(judged.optionValue)
        }

        override fun toWire(value: SendResult): Wire = when (value) {
            is SendAccepted -> SendAccepted.toWire(value)
            is SendRevisionConflict -> SendRevisionConflict.toWire(value)
            is SendSeatOffline -> SendSeatOffline.toWire(value)
            is SendSeatUndelivered -> SendSeatUndelivered.toWire(value)
            is SendSeatDeliveryUnconfirmed -> SendSeatDeliveryUnconfirmed.toWire(value)
        }

        public fun serializer(): KSerializer<SendResult> = this
    }
}

/** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
public fun SendResult.encode(): String = SendResult.Companion.encode(this)

/** Sends a turn. A relay gives an identical send of the same device the same result. */
@Serializable(with = SendRequest.Companion::class)
public data class SendRequest(
    public val turn: SendTurn,
) : OperatorServiceRequest {
    /** Always `"send"`. */
    public val op: String get() = "send"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<SendRequest>("clankie.SendRequest") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("op", oneOf(wire("send"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("turn", ref { SendTurn.schema }),
            )
        }

        override fun fromWire(judged: Wire): SendRequest {
            val members = judged.fields
            return SendRequest(
                turn = SendTurn.fromWire(members.need("turn")),
            )
        }

        override fun toWire(value: SendRequest): Wire = wireFields {
            put("op", wire("send"))
            put("schemaVersion", wire(1.0))
            put("turn", SendTurn.toWire(value.turn))
        }

        public fun serializer(): KSerializer<SendRequest> = this
    }
}

@Serializable(with = SendResponse.Companion::class)
public data class SendResponse(
    public val result: SendResult,
) : OperatorServiceResult {
    /** Always `"send"`. */
    public val op: String get() = "send"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<SendResponse>("clankie.SendResponse") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("op", oneOf(wire("send"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("result", ref { SendResult.schema }),
            )
        }

        override fun fromWire(judged: Wire): SendResponse {
            val members = judged.fields
            return SendResponse(
                result = SendResult.fromWire(members.need("result")),
            )
        }

        override fun toWire(value: SendResponse): Wire = wireFields {
            put("op", wire("send"))
            put("schemaVersion", wire(1.0))
            put("result", SendResult.toWire(value.result))
        }

        public fun serializer(): KSerializer<SendResponse> = this
    }
}
