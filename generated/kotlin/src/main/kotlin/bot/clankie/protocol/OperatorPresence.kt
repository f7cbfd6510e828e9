// Made from schemas/clankie/operator/presence.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package bot.clankie.protocol

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

/** The question that has waited for the owner the longest. */
@Serializable(with = PendingOwnerItem.Companion::class)
public data class PendingOwnerItem(
    /** 1 to 512 characters. */
    public val conversationId: String,
    /** Format uuid. */
    public val questionId: String,
    /** 1 to 200 characters. */
    public val title: String,
    public val since: Timestamp,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<PendingOwnerItem>("clankie.PendingOwnerItem") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("conversationId", string(trim(), minLength(1), maxLength(512))),
                property(
                    "questionId",
                    string(
                        pattern(
                            "^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)\$",
                            "",
                            "uuid",
                        ),
                    ),
                ),
                property("title", string(trim(), minLength(1), maxLength(200))),
                property("since", ref { TimestampModel.schema }),
            )
        }

        override fun fromWire(judged: Wire): PendingOwnerItem {
            val members = judged.fields
            return PendingOwnerItem(
                conversationId = members.need("conversationId").text,
                questionId = members.need("questionId").text,
                title = members.need("title").text,
                since = TimestampModel.fromWire(members.need("since")),
            )
        }

        override fun toWire(value: PendingOwnerItem): Wire = wireFields {
            put("conversationId", wire(value.conversationId))
            put("questionId", wire(value.questionId))
            put("title", wire(value.title))
            put("since", TimestampModel.toWire(value.since))
        }

        public fun serializer(): KSerializer<PendingOwnerItem> = this
    }
}

/** The captain's presence. A wait that ends without a change repeats it with the same cursor. */
@Serializable(with = PresenceSnapshot.Companion::class)
public data class PresenceSnapshot(
    /** 1 to 512 characters. */
    public val cursor: String,
    public val mood: PresenceSnapshotMood,
    /** At most 200 characters. */
    public val detail: String,
    /** Null: not known. */
    public val since: Timestamp?,
    /** At least 0. */
    public val activeSeats: Long,
    public val pendingOwnerItem: PendingOwnerItem? = null,
) {
    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<PresenceSnapshot>("clankie.PresenceSnapshot") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("schemaVersion", oneOf(wire(1.0))),
                property("cursor", string(trim(), minLength(1), maxLength(512))),
                property("mood", ref { PresenceSnapshotMood.schema }),
                property("detail", string(maxLength(200))),
                property("since", nullable(ref { TimestampModel.schema })),
                property("activeSeats", number(NumberFormat.INT, atLeast(0.0))),
                property("pendingOwnerItem", optional(ref { PendingOwnerItem.schema })),
            )
        }

        override fun fromWire(judged: Wire): PresenceSnapshot {
            val members = judged.fields
            return PresenceSnapshot(
                cursor = members.need("cursor").text,
                mood = PresenceSnapshotMood.fromWire(members.need("mood")),
                detail = members.need("detail").text,
                since = members.need("since").orNull { TimestampModel.fromWire(it) },
                activeSeats = members.need("activeSeats").long,
                pendingOwnerItem = members["pendingOwnerItem"].ifPresent { PendingOwnerItem.fromWire(it) },
            )
        }

        override fun toWire(value: PresenceSnapshot): Wire = wireFields {
            put("schemaVersion", wire(1.0))
            put("cursor", wire(value.cursor))
            put("mood", PresenceSnapshotMood.toWire(value.mood))
            put("detail", wire(value.detail))
            put("since", wireOrNull(value.since) { TimestampModel.toWire(it) })
            put("activeSeats", wire(value.activeSeats))
            putIfPresent("pendingOwnerItem", value.pendingOwnerItem) { PendingOwnerItem.toWire(it) }
        }

        public fun serializer(): KSerializer<PresenceSnapshot> = this
    }
}

@Serializable(with = PresenceSnapshotMood.Companion::class)
public enum class PresenceSnapshotMood(public val value: String) {
    THINKING("thinking"),
    IN_VOICE("in_voice"),
    PLAYING("playing"),
    LEADING("leading"),
    NEEDS_YOU("needs_you"),
    IDLE("idle"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<PresenceSnapshotMood>("clankie.PresenceSnapshotMood") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): PresenceSnapshotMood = byValue.getValue(judged.text)

        override fun toWire(value: PresenceSnapshotMood): Wire = wire(value.value)

        public fun serializer(): KSerializer<PresenceSnapshotMood> = this
    }
}

/** Asks for the captain's presence. */
@Serializable(with = PresenceRequest.Companion::class)
public data class PresenceRequest(
    /**
     * The current cursor waits for a change; any other is answered at once.
     *
     * 1 to 512 characters.
     */
    public val cursor: String? = null,
    /**
     * How long to wait; 0 when absent.
     *
     * At least 0, at most 30000.
     */
    public val waitMs: Long? = null,
) : OperatorServiceRequest {
    /** Always `"presence"`. */
    public val op: String get() = "presence"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<PresenceRequest>("clankie.PresenceRequest") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("op", oneOf(wire("presence"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("cursor", optional(string(trim(), minLength(1), maxLength(512)))),
                property("waitMs", optional(number(NumberFormat.INT, atLeast(0.0), atMost(30000.0)))),
            )
        }

        override fun fromWire(judged: Wire): PresenceRequest {
            val members = judged.fields
            return PresenceRequest(
                cursor = members["cursor"].ifPresent { it.text },
                waitMs = members["waitMs"].ifPresent { it.long },
            )
        }

        override fun toWire(value: PresenceRequest): Wire = wireFields {
            put("op", wire("presence"))
            put("schemaVersion", wire(1.0))
            putIfPresent("cursor", value.cursor) { wire(it) }
            putIfPresent("waitMs", value.waitMs) { wire(it) }
        }

        public fun serializer(): KSerializer<PresenceRequest> = this
    }
}

@Serializable(with = PresenceResponse.Companion::class)
public data class PresenceResponse(
    public val snapshot: PresenceSnapshot,
) : OperatorServiceResult {
    /** Always `"presence"`. */
    public val op: String get() = "presence"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<PresenceResponse>("clankie.PresenceResponse") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("op", oneOf(wire("presence"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("snapshot", ref { PresenceSnapshot.schema }),
            )
        }

        override fun fromWire(judged: Wire): PresenceResponse {
            val members = judged.fields
            return PresenceResponse(
                snapshot = PresenceSnapshot.fromWire(members.need("snapshot")),
            )
        }

        override fun toWire(value: PresenceResponse): Wire = wireFields {
            put("op", wire("presence"))
            put("schemaVersion", wire(1.0))
            put("snapshot", PresenceSnapshot.toWire(value.snapshot))
        }

        public fun serializer(): KSerializer<PresenceResponse> = this
    }
}
