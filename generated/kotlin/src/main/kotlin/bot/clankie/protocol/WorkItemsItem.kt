// Made from schemas/clankie/work-items/item.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package bot.clankie.protocol

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

@Serializable(with = WorkItemStatus.Companion::class)
public enum class WorkItemStatus(public val value: String) {
    BACKLOG("backlog"),
    TODO("todo"),
    IN_PROGRESS("in_progress"),
    IN_REVIEW("in_review"),
    DONE("done"),
    CANCELED("canceled"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<WorkItemStatus>("clankie.WorkItemStatus") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): WorkItemStatus = byValue.getValue(judged.text)

        override fun toWire(value: WorkItemStatus): Wire = wire(value.value)

        public fun serializer(): KSerializer<WorkItemStatus> = this
    }
}

/**
 * 0 none, 1 urgent, 2 high, 3 medium, 4 low. 0 sorts after all others.
 *
 * One of `0`, `1`, `2`, `3`, `4`.
 */
public typealias WorkItemPriority = Long

/** Reads and writes [WorkItemPriority]. */
public object WorkItemPriorityModel : Model<Long>("clankie.WorkItemPriority") {
    override val schema: Schema by lazy {
        oneOf(wire(0.0), wire(1.0), wire(2.0), wire(3.0), wire(4.0))
    }

    override fun fromWire(judged: Wire): Long = judged.long

    override fun toWire(value: Long): Wire = wire(value)
}

/**
 * A label as its tracker has it.
 *
 * At most 64 characters.
 */
public typealias WorkItemLabel = String

/** Reads and writes [WorkItemLabel]. */
public object WorkItemLabelModel : TextModel<String>("clankie.WorkItemLabel") {
    override val schema: Schema by lazy {
        string(maxLength(64))
    }

    override fun fromWire(judged: Wire): String = judged.text

    override fun toWire(value: String): Wire = wire(value)
}

/** What must hold for an item to be done. */
@Serializable(with = WorkCriterion.Companion::class)
public data class WorkCriterion(
    /** 1 to 500 characters, matches `^[^\r\n]*$`. */
    public val text: String,
    public val done: Boolean,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<WorkCriterion>("clankie.WorkCriterion") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("text", string(trim(), minLength(1), maxLength(500), pattern("^[^\\r\\n]*\$", "u"))),
                property("done", boolean()),
            )
        }

        override fun fromWire(judged: Wire): WorkCriterion {
            val members = judged.fields
            return WorkCriterion(
                text = members.need("text").text,
                done = members.need("done").flag,
            )
        }

        override fun toWire(value: WorkCriterion): Wire = wireFields {
            put("text", wire(value.text))
            put("done", wire(value.done))
        }

        public fun serializer(): KSerializer<WorkCriterion> = this
    }
}

/** What shows that an item is done. */
@Serializable(with = WorkEvidence.Companion::class)
public data class WorkEvidence(
    public val kind: WorkEvidenceKind,
    /**
     * HTTP, or a path in the repository. Not checked.
     *
     * 1 to 2048 characters.
     */
    public val url: String,
    /** 1 to 500 characters, matches `^[^\r\n]*$`. */
    public val caption: String,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<WorkEvidence>("clankie.WorkEvidence") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("kind", ref { WorkEvidenceKind.schema }),
                property("url", string(trim(), minLength(1), maxLength(2048))),
                property("caption", string(trim(), minLength(1), maxLength(500), pattern("^[^\\r\\n]*\$", "u"))),
            )
        }

        override fun fromWire(judged: Wire): WorkEvidence {
            val members = judged.fields
            return WorkEvidence(
                kind = WorkEvidenceKind.fromWire(members.need("kind")),
                url = members.need("url").text,
                caption = members.need("caption").text,
            )
        }

        override fun toWire(value: WorkEvidence): Wire = wireFields {
            put("kind", WorkEvidenceKind.toWire(value.kind))
            put("url", wire(value.url))
            put("caption", wire(value.caption))
        }

        public fun serializer(): KSerializer<WorkEvidence> = this
    }
}

@Serializable(with = WorkEvidenceKind.Companion::class)
public enum class WorkEvidenceKind(public val value: String) {
    IMAGE("image"),
    VIDEO("video"),
    LOG("log"),
    LINK("link"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<WorkEvidenceKind>("clankie.WorkEvidenceKind") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): WorkEvidenceKind = byValue.getValue(judged.text)

        override fun toWire(value: WorkEvidenceKind): Wire = wire(value.value)

        public fun serializer(): KSerializer<WorkEvidenceKind> = this
    }
}

@Serializable(with = WorkMilestone.Companion::class)
public data class WorkMilestone(
    /** 1 to 256 characters, matches `^[^\r\n]*$`. */
    public val id: String,
    /** 1 to 200 characters, matches `^[^\r\n]*$`. */
    public val name: String,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<WorkMilestone>("clankie.WorkMilestone") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("id", string(trim(), minLength(1), maxLength(256), pattern("^[^\\r\\n]*\$", "u"))),
                property("name", string(trim(), minLength(1), maxLength(200), pattern("^[^\\r\\n]*\$", "u"))),
            )
        }

        override fun fromWire(judged: Wire): WorkMilestone {
            val members = judged.fields
            return WorkMilestone(
                id = members.need("id").text,
                name = members.need("name").text,
            )
        }

        override fun toWire(value: WorkMilestone): Wire = wireFields {
            put("id", wire(value.id))
            put("name", wire(value.name))
        }

        public fun serializer(): KSerializer<WorkMilestone> = this
    }
}

/** One item of work. */
@Serializable(with = WorkItem.Companion::class)
public data class WorkItem(
    /** 1 to 64 characters. */
    public val id: String,
    /** 1 to 256 characters. */
    public val parent: String? = null,
    /** 1 to 200 characters, matches `^[^\r\n]*$`. */
    public val title: String,
    public val status: WorkItemStatus,
    public val priority: WorkItemPriority? = null,
    public val milestone: WorkMilestone? = null,
    /** 1 to 128 characters. */
    public val owner: String? = null,
    /** At most 50 entries. */
    public val dependsOn: List<String>,
    /** At most 20000 characters. */
    public val summary: String,
    /** At most 50 entries. */
    public val criteria: List<WorkCriterion>,
    /** At most 50 entries. */
    public val evidence: List<WorkEvidence>,
    /** At most 2048 characters. */
    public val location: String,
    /** At most 64 characters. */
    public val updatedAt: String? = null,
    /** At most 20 entries. */
    public val labels: List<WorkItemLabel>? = null,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<WorkItem>("clankie.WorkItem") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("id", string(trim(), minLength(1), maxLength(64))),
                property("parent", optional(string(trim(), minLength(1), maxLength(256)))),
                property("title", string(trim(), minLength(1), maxLength(200), pattern("^[^\\r\\n]*\$", "u"))),
                property("status", ref { WorkItemStatus.schema }),
                property("priority", optional(ref { WorkItemPriorityModel.schema })),
                property("milestone", optional(ref { WorkMilestone.schema })),
                property("owner", optional(string(trim(), minLength(1), maxLength(128)))),
                property("dependsOn", list(string(trim(), minLength(1), maxLength(64)), maxEntries(50))),
                property("summary", string(maxLength(20000))),
                property("criteria", list(ref { WorkCriterion.schema }, maxEntries(50))),
                property("evidence", list(ref { WorkEvidence.schema }, maxEntries(50))),
                property("location", string(maxLength(2048))),
                property("updatedAt", optional(string(maxLength(64)))),
                property("labels", optional(list(ref { WorkItemLabelModel.schema }, maxEntries(20)))),
            )
        }

        override fun fromWire(judged: Wire): WorkItem {
            val members = judged.fields
            return WorkItem(
                id = members.need("id").text,
                parent = members["parent"].ifPresent { it.text },
                title = members.need("title").text,
                status = WorkItemStatus.fromWire(members.need("status")),
                priority = members["priority"].ifPresent { WorkItemPriorityModel.fromWire(it) },
                milestone = members["milestone"].ifPresent { WorkMilestone.fromWire(it) },
                owner = members["owner"].ifPresent { it.text },
                dependsOn = members.need("dependsOn").readList { it.text },
                summary = members.need("summary").text,
                criteria = members.need("criteria").readList { WorkCriterion.fromWire(it) },
                evidence = members.need("evidence").readList { WorkEvidence.fromWire(it) },
                location = members.need("location").text,
                updatedAt = members["updatedAt"].ifPresent { it.text },
                labels = members["labels"].ifPresent { it.readList { WorkItemLabelModel.fromWire(it) } },
            )
        }

        override fun toWire(value: WorkItem): Wire = wireFields {
            put("id", wire(value.id))
            putIfPresent("parent", value.parent) { wire(it) }
            put("title", wire(value.title))
            put("status", WorkItemStatus.toWire(value.status))
            putIfPresent("priority", value.priority) { WorkItemPriorityModel.toWire(it) }
            putIfPresent("milestone", value.milestone) { WorkMilestone.toWire(it) }
            putIfPresent("owner", value.owner) { wire(it) }
            put("dependsOn", wireList(value.dependsOn) { wire(it) })
            put("summary", wire(value.summary))
            put("criteria", wireList(value.criteria) { WorkCriterion.toWire(it) })
            put("evidence", wireList(value.evidence) { WorkEvidence.toWire(it) })
            put("location", wire(value.location))
            putIfPresent("updatedAt", value.updatedAt) { wire(it) }
            putIfPresent("labels", value.labels) { wireList(it) { WorkItemLabelModel.toWire(it) } }
        }

        public fun serializer(): KSerializer<WorkItem> = this
    }
}
