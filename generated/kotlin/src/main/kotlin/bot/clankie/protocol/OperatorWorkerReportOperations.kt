// Made from schemas/clankie/operator/worker-report-operations.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package bot.clankie.protocol

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

/** A worker's report with its text. */
@Serializable(with = WorkerReportItem.Companion::class)
public data class WorkerReportItem(
    /** Format uuid. */
    public val deliveryId: String,
    /** 1 to 256 characters. */
    public val conversationId: String,
    /** 1 to 256 characters. */
    public val paneId: String,
    /** A moment as the host wrote it; its form is not checked. */
    public val acceptedAt: String,
    public val state: WorkerReportItemState,
    public val stage: String? = null,
    public val text: String,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<WorkerReportItem>("clankie.WorkerReportItem") {
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
                property("state", ref { WorkerReportItemState.schema }),
                property("stage", optional(string())),
                property("text", string()),
            )
        }

        override fun fromWire(judged: Wire): WorkerReportItem {
            val members = judged.fields
            return WorkerReportItem(
                deliveryId = members.need("deliveryId").text,
                conversationId = members.need("conversationId").text,
                paneId = members.need("paneId").text,
                acceptedAt = members.need("acceptedAt").text,
                state = WorkerReportItemState.fromWire(members.need("state")),
                stage = members["stage"].ifPresent { it.text },
                text = members.need("text").text,
            )
        }

        override fun toWire(value: WorkerReportItem): Wire = wireFields {
            put("deliveryId", wire(value.deliveryId))
            put("conversationId", wire(value.conversationId))
            put("paneId", wire(value.paneId))
            put("acceptedAt", wire(value.acceptedAt))
            put("state", WorkerReportItemState.toWire(value.state))
            putIfPresent("stage", value.stage) { wire(it) }
            put("text", wire(value.text))
        }

        public fun serializer(): KSerializer<WorkerReportItem> = this
    }
}

@Serializable(with = WorkerReportItemState.Companion::class)
public enum class WorkerReportItemState(public val value: String) {
    PENDING("pending"),
    ATTEMPTING("attempting"),
    DELIVERED("delivered"),
    UNCERTAIN("uncertain"),
    READ("read"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<WorkerReportItemState>("clankie.WorkerReportItemState") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): WorkerReportItemState = byValue.getValue(judged.text)

        override fun toWire(value: WorkerReportItemState): Wire = wire(value.value)

        public fun serializer(): KSerializer<WorkerReportItemState> = this
    }
}

/** Reports of workers to a conversation. */
@Serializable(with = WorkerReportPage.Companion::class)
public data class WorkerReportPage(
    /** 1 to 256 characters. */
    public val conversationId: String,
    /** At least 0. */
    public val unreadCount: Long,
    /** At most 100 entries. */
    public val items: List<WorkerReportItem>,
    /**
     * Reports that this page shows whole, so that they may be acknowledged.
     *
     * At most 100 entries.
     */
    public val ackDeliveryIds: List<String>,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<WorkerReportPage>("clankie.WorkerReportPage") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("conversationId", string(minLength(1), maxLength(256))),
                property("unreadCount", number(NumberFormat.INT, atLeast(0.0))),
                property("items", list(ref { WorkerReportItem.schema }, maxEntries(100))),
                property(
                    "ackDeliveryIds",
                    list(
                        string(
                            pattern(
                                "^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)\$",
                                "",
                                "uuid",
                            ),
                        ),
                        maxEntries(100),
                    ),
                ),
            )
        }

        override fun fromWire(judged: Wire): WorkerReportPage {
            val members = judged.fields
            return WorkerReportPage(
                conversationId = members.need("conversationId").text,
                unreadCount = members.need("unreadCount").long,
                items = members.need("items").readList { WorkerReportItem.fromWire(it) },
                ackDeliveryIds = members.need("ackDeliveryIds").readList { it.text },
            )
        }

        override fun toWire(value: WorkerReportPage): Wire = wireFields {
            put("conversationId", wire(value.conversationId))
            put("unreadCount", wire(value.unreadCount))
            put("items", wireList(value.items) { WorkerReportItem.toWire(it) })
            put("ackDeliveryIds", wireList(value.ackDeliveryIds) { wire(it) })
        }

        public fun serializer(): KSerializer<WorkerReportPage> = this
    }
}

/** Asks for the reports to a conversation. */
@Serializable(with = WorkerReportsRequest.Companion::class)
public data class WorkerReportsRequest(
    public val conversationId: ConversationId,
    /** At least 1, at most 100. */
    public val limit: Long? = null,
) : OperatorServiceRequest {
    /** Always `"worker_reports"`. */
    public val op: String get() = "worker_reports"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<WorkerReportsRequest>("clankie.WorkerReportsRequest") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("op", oneOf(wire("worker_reports"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("conversationId", ref { ConversationId.schema }),
                property("limit", optional(number(NumberFormat.INT, atLeast(1.0), atMost(100.0)))),
            )
        }

        override fun fromWire(judged: Wire): WorkerReportsRequest {
            val members = judged.fields
            return WorkerReportsRequest(
                conversationId = ConversationId.fromWire(members.need("conversationId")),
                limit = members["limit"].ifPresent { it.long },
            )
        }

        override fun toWire(value: WorkerReportsRequest): Wire = wireFields {
            put("op", wire("worker_reports"))
            put("schemaVersion", wire(1.0))
            put("conversationId", ConversationId.toWire(value.conversationId))
            putIfPresent("limit", value.limit) { wire(it) }
        }

        public fun serializer(): KSerializer<WorkerReportsRequest> = this
    }
}

@Serializable(with = WorkerReportsResponse.Companion::class)
public data class WorkerReportsResponse(
    public val page: WorkerReportPage,
) : OperatorServiceResult {
    /** Always `"worker_reports"`. */
    public val op: String get() = "worker_reports"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<WorkerReportsResponse>("clankie.WorkerReportsResponse") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("op", oneOf(wire("worker_reports"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("page", ref { WorkerReportPage.schema }),
            )
        }

        override fun fromWire(judged: Wire): WorkerReportsResponse {
            val members = judged.fields
            return WorkerReportsResponse(
                page = WorkerReportPage.fromWire(members.need("page")),
            )
        }

        override fun toWire(value: WorkerReportsResponse): Wire = wireFields {
            put("op", wire("worker_reports"))
            put("schemaVersion", wire(1.0))
            put("page", WorkerReportPage.toWire(value.page))
        }

        public fun serializer(): KSerializer<WorkerReportsResponse> = this
    }
}

/** Says that reports were read. Refused when one of them was not fully offered. */
@Serializable(with = AcknowledgeWorkerReportsRequest.Companion::class)
public data class AcknowledgeWorkerReportsRequest(
    public val conversationId: ConversationId,
    /** 1 to 100 entries. */
    public val deliveryIds: List<String>,
) : OperatorServiceRequest {
    /** Always `"acknowledge_worker_reports"`. */
    public val op: String get() = "acknowledge_worker_reports"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<AcknowledgeWorkerReportsRequest>("clankie.AcknowledgeWorkerReportsRequest") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("op", oneOf(wire("acknowledge_worker_reports"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("conversationId", ref { ConversationId.schema }),
                property(
                    "deliveryIds",
                    list(
                        string(
                            pattern(
                                "^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)\$",
                                "",
                                "uuid",
                            ),
                        ),
                        minEntries(1),
                        maxEntries(100),
                    ),
                ),
            )
        }

        override fun fromWire(judged: Wire): AcknowledgeWorkerReportsRequest {
            val members = judged.fields
            return AcknowledgeWorkerReportsRequest(
                conversationId = ConversationId.fromWire(members.need("conversationId")),
                deliveryIds = members.need("deliveryIds").readList { it.text },
            )
        }

        override fun toWire(value: AcknowledgeWorkerReportsRequest): Wire = wireFields {
            put("op", wire("acknowledge_worker_reports"))
            put("schemaVersion", wire(1.0))
            put("conversationId", ConversationId.toWire(value.conversationId))
            put("deliveryIds", wireList(value.deliveryIds) { wire(it) })
        }

        public fun serializer(): KSerializer<AcknowledgeWorkerReportsRequest> = this
    }
}

@Serializable(with = AcknowledgeWorkerReportsResponse.Companion::class)
public data class AcknowledgeWorkerReportsResponse(
    public val conversationId: ConversationId,
    /**
     * How many different reports that was.
     *
     * At least 0.
     */
    public val acknowledged: Long,
) : OperatorServiceResult {
    /** Always `"acknowledge_worker_reports"`. */
    public val op: String get() = "acknowledge_worker_reports"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<AcknowledgeWorkerReportsResponse>("clankie.AcknowledgeWorkerReportsResponse") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("op", oneOf(wire("acknowledge_worker_reports"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("conversationId", ref { ConversationId.schema }),
                property("acknowledged", number(NumberFormat.INT, atLeast(0.0))),
            )
        }

        override fun fromWire(judged: Wire): AcknowledgeWorkerReportsResponse {
            val members = judged.fields
            return AcknowledgeWorkerReportsResponse(
                conversationId = ConversationId.fromWire(members.need("conversationId")),
                acknowledged = members.need("acknowledged").long,
            )
        }

        override fun toWire(value: AcknowledgeWorkerReportsResponse): Wire = wireFields {
            put("op", wire("acknowledge_worker_reports"))
            put("schemaVersion", wire(1.0))
            put("conversationId", ConversationId.toWire(value.conversationId))
            put("acknowledged", wire(value.acknowledged))
        }

        public fun serializer(): KSerializer<AcknowledgeWorkerReportsResponse> = this
    }
}
