// Made from schemas/clankie/operator/worker-reports.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package bot.clankie.protocol

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

/** Who gets a worker's reports, and why. */
@Serializable(with = WorkerReportRouting.Companion::class)
public data class WorkerReportRouting(
    public val source: WorkerReportRoutingSource,
    public val reason: WorkerReportRoutingReason? = null,
    /** 1 to 256 characters. */
    public val leadPaneId: String? = null,
    /** 1 to 256 characters. */
    public val leadSeatId: String? = null,
    public val conversationId: ConversationId? = null,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<WorkerReportRouting>("clankie.WorkerReportRouting") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("source", ref { WorkerReportRoutingSource.schema }),
                property("reason", optional(ref { WorkerReportRoutingReason.schema })),
                property("leadPaneId", optional(string(minLength(1), maxLength(256)))),
                property("leadSeatId", optional(string(minLength(1), maxLength(256)))),
                property("conversationId", optional(ref { ConversationId.schema })),
            )
        }

        override fun fromWire(judged: Wire): WorkerReportRouting {
            val members = judged.fields
            return WorkerReportRouting(
                source = WorkerReportRoutingSource.fromWire(members.need("source")),
                reason = members["reason"].ifPresent { WorkerReportRoutingReason.fromWire(it) },
                leadPaneId = members["leadPaneId"].ifPresent { it.text },
                leadSeatId = members["leadSeatId"].ifPresent { it.text },
                conversationId = members["conversationId"].ifPresent { ConversationId.fromWire(it) },
            )
        }

        override fun toWire(value: WorkerReportRouting): Wire = wireFields {
            put("source", WorkerReportRoutingSource.toWire(value.source))
            putIfPresent("reason", value.reason) { WorkerReportRoutingReason.toWire(it) }
            putIfPresent("leadPaneId", value.leadPaneId) { wire(it) }
            putIfPresent("leadSeatId", value.leadSeatId) { wire(it) }
            putIfPresent("conversationId", value.conversationId) { ConversationId.toWire(it) }
        }

        public fun serializer(): KSerializer<WorkerReportRouting> = this
    }
}

@Serializable(with = WorkerReportRoutingSource.Companion::class)
public enum class WorkerReportRoutingSource(public val value: String) {
    ADOPTION("adoption"),
    PARENT("parent"),
    UNADOPTED("unadopted"),
    REFUSED("refused"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<WorkerReportRoutingSource>("clankie.WorkerReportRoutingSource") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): WorkerReportRoutingSource = byValue.getValue(judged.text)

        override fun toWire(value: WorkerReportRoutingSource): Wire = wire(value.value)

        public fun serializer(): KSerializer<WorkerReportRoutingSource> = this
    }
}

@Serializable(with = WorkerReportRoutingReason.Companion::class)
public enum class WorkerReportRoutingReason(public val value: String) {
    NO_PARENT("no_parent"),
    PARENT_UNAVAILABLE("parent_unavailable"),
    PARENT_UNLINKED("parent_unlinked"),
    OWNER_REMOVED("owner_removed"),
    AUTHORITY_UNAVAILABLE("authority_unavailable"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<WorkerReportRoutingReason>("clankie.WorkerReportRoutingReason") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): WorkerReportRoutingReason = byValue.getValue(judged.text)

        override fun toWire(value: WorkerReportRoutingReason): Wire = wire(value.value)

        public fun serializer(): KSerializer<WorkerReportRoutingReason> = this
    }
}

/** How far a worker's report got on its way to a conversation. */
@Serializable(with = WorkerReport.Companion::class)
public data class WorkerReport(
    /** Format uuid. */
    public val deliveryId: String,
    /** 1 to 256 characters. */
    public val conversationId: String,
    /** 1 to 256 characters. */
    public val paneId: String,
    /** A moment as the host wrote it; its form is not checked. */
    public val acceptedAt: String,
    public val state: WorkerReportState,
    public val stage: String? = null,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<WorkerReport>("clankie.WorkerReport") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property(
                    "deliveryId",
                    string(
                        pattern(
                            "^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)\$",
                            "",
                            "uuid",
                        ),
                    ),
                ),
                property("conversationId", string(minLength(1), maxLength(256))),
                property("paneId", string(minLength(1), maxLength(256))),
                property("acceptedAt", string()),
                property("state", ref { WorkerReportState.schema }),
                property("stage", optional(string())),
            )
        }

        override fun fromWire(judged: Wire): WorkerReport {
            val members = judged.fields
            return WorkerReport(
                deliveryId = members.need("deliveryId").text,
                conversationId = members.need("conversationId").text,
                paneId = members.need("paneId").text,
                acceptedAt = members.need("acceptedAt").text,
                state = WorkerReportState.fromWire(members.need("state")),
                stage = members["stage"].ifPresent { it.text },
            )
        }

        override fun toWire(value: WorkerReport): Wire = wireFields {
            put("deliveryId", wire(value.deliveryId))
            put("conversationId", wire(value.conversationId))
            put("paneId", wire(value.paneId))
            put("acceptedAt", wire(value.acceptedAt))
            put("state", WorkerReportState.toWire(value.state))
            putIfPresent("stage", value.stage) { wire(it) }
        }

        public fun serializer(): KSerializer<WorkerReport> = this
    }
}

@Serializable(with = WorkerReportState.Companion::class)
public enum class WorkerReportState(public val value: String) {
    PENDING("pending"),
    ATTEMPTING("attempting"),
    DELIVERED("delivered"),
    UNCERTAIN("uncertain"),
    READ("read"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<WorkerReportState>("clankie.WorkerReportState") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): WorkerReportState = byValue.getValue(judged.text)

        override fun toWire(value: WorkerReportState): Wire = wire(value.value)

        public fun serializer(): KSerializer<WorkerReportState> = this
    }
}

/** A pane that was closed and can be reopened until `undoUntil`. */
@Serializable(with = ClosedPane.Companion::class)
public data class ClosedPane(
    /** Format uuid. */
    public val id: String,
    /** At least 1 characters. */
    public val paneId: String,
    /** At least 1 characters. */
    public val seatId: String,
    public val title: String,
    public val harness: ClosedPaneHarness,
    /** 1 to 512 characters. */
    public val reason: String,
    /** At most 131072 characters. */
    public val lastOutput: String,
    /** At least 1 characters. */
    public val reportPath: String,
    public val closedAt: Timestamp,
    public val undoUntil: Timestamp,
    public val state: ClosedPaneState,
    public val resumedSeatId: String? = null,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<ClosedPane>("clankie.ClosedPane") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property(
                    "id",
                    string(
                        pattern(
                            "^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)\$",
                            "",
                            "uuid",
                        ),
                    ),
                ),
                property("paneId", string(minLength(1))),
                property("seatId", string(minLength(1))),
                property("title", string()),
                property("harness", ref { ClosedPaneHarness.schema }),
                property("reason", string(minLength(1), maxLength(512))),
                property("lastOutput", string(maxLength(131072))),
                property("reportPath", string(minLength(1))),
                property("closedAt", ref { TimestampModel.schema }),
                property("undoUntil", ref { TimestampModel.schema }),
                property("state", ref { ClosedPaneState.schema }),
                property("resumedSeatId", optional(string())),
            )
        }

        override fun fromWire(judged: Wire): ClosedPane {
            val members = judged.fields
            return ClosedPane(
                id = members.need("id").text,
                paneId = members.need("paneId").text,
                seatId = members.need("seatId").text,
                title = members.need("title").text,
                harness = ClosedPaneHarness.fromWire(members.need("harness")),
                reason = members.need("reason").text,
                lastOutput = members.need("lastOutput").text,
                reportPath = members.need("reportPath").text,
                closedAt = TimestampModel.fromWire(members.need("closedAt")),
                undoUntil = TimestampModel.fromWire(members.need("undoUntil")),
                state = ClosedPaneState.fromWire(members.need("state")),
                resumedSeatId = members["resumedSeatId"].ifPresent { it.text },
            )
        }

        override fun toWire(value: ClosedPane): Wire = wireFields {
            put("id", wire(value.id))
            put("paneId", wire(value.paneId))
            put("seatId", wire(value.seatId))
            put("title", wire(value.title))
            put("harness", ClosedPaneHarness.toWire(value.harness))
            put("reason", wire(value.reason))
            put("lastOutput", wire(value.lastOutput))
            put("reportPath", wire(value.reportPath))
            put("closedAt", TimestampModel.toWire(value.closedAt))
            put("undoUntil", TimestampModel.toWire(value.undoUntil))
            put("state", ClosedPaneState.toWire(value.state))
            putIfPresent("resumedSeatId", value.resumedSeatId) { wire(it) }
        }

        public fun serializer(): KSerializer<ClosedPane> = this
    }
}

@Serializable(with = ClosedPaneHarness.Companion::class)
public enum class ClosedPaneHarness(public val value: String) {
    CLAUDE("claude"),
    CODEX("codex"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<ClosedPaneHarness>("clankie.ClosedPaneHarness") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): ClosedPaneHarness = byValue.getValue(judged.text)

        override fun toWire(value: ClosedPaneHarness): Wire = wire(value.value)

        public fun serializer(): KSerializer<ClosedPaneHarness> = this
    }
}

@Serializable(with = ClosedPaneState.Companion::class)
public enum class ClosedPaneState(public val value: String) {
    CLOSING("closing"),
    CLOSED("closed"),
    CLOSE_UNCONFIRMED("close_unconfirmed"),
    UNDOING("undoing"),
    REOPENED("reopened"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<ClosedPaneState>("clankie.ClosedPaneState") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): ClosedPaneState = byValue.getValue(judged.text)

        override fun toWire(value: ClosedPaneState): Wire = wire(value.value)

        public fun serializer(): KSerializer<ClosedPaneState> = this
    }
}
