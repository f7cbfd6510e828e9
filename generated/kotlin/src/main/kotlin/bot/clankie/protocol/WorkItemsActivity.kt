// Made from schemas/clankie/work-items/activity.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package bot.clankie.protocol

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

@Serializable(with = WorkActivityAttachment.Companion::class)
public data class WorkActivityAttachment(
    /** 1 to 2048 characters. */
    public val url: String,
    /** 1 to 500 characters. */
    public val title: String? = null,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<WorkActivityAttachment>("clankie.WorkActivityAttachment") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("url", string(trim(), minLength(1), maxLength(2048))),
                property("title", optional(string(trim(), minLength(1), maxLength(500)))),
            )
        }

        override fun fromWire(judged: Wire): WorkActivityAttachment {
            val members = judged.fields
            return WorkActivityAttachment(
                url = members.need("url").text,
                title = members["title"].ifPresent { it.text },
            )
        }

        override fun toWire(value: WorkActivityAttachment): Wire = wireFields {
            put("url", wire(value.url))
            putIfPresent("title", value.title) { wire(it) }
        }

        public fun serializer(): KSerializer<WorkActivityAttachment> = this
    }
}

/** A comment on an item, or a change of its state. */
@Serializable(with = WorkActivityEntry.Companion::class)
public data class WorkActivityEntry(
    /** 1 to 256 characters. */
    public val id: String,
    public val kind: WorkActivityEntryKind,
    /** At most 64 characters. */
    public val at: String,
    /** 1 to 200 characters. */
    public val actor: String? = null,
    /** At most 20000 characters. */
    public val body: String? = null,
    /** 1 to 256 characters. */
    public val replyTo: String? = null,
    /**
     * The tracker's own word for the state.
     *
     * 1 to 64 characters.
     */
    public val state: String? = null,
    public val status: WorkItemStatus? = null,
    /** At most 20 entries. */
    public val attachments: List<WorkActivityAttachment>? = null,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<WorkActivityEntry>("clankie.WorkActivityEntry") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("id", string(trim(), minLength(1), maxLength(256))),
                property("kind", ref { WorkActivityEntryKind.schema }),
                property("at", string(maxLength(64))),
                property("actor", optional(string(trim(), minLength(1), maxLength(200)))),
                property("body", optional(string(maxLength(20000)))),
                property("replyTo", optional(string(trim(), minLength(1), maxLength(256)))),
                property("state", optional(string(trim(), minLength(1), maxLength(64)))),
                property("status", optional(ref { WorkItemStatus.schema })),
                property("attachments", optional(list(ref { WorkActivityAttachment.schema }, maxEntries(20)))),
            )
        }

        override fun fromWire(judged: Wire): WorkActivityEntry {
            val members = judged.fields
            return WorkActivityEntry(
                id = members.need("id").text,
                kind = WorkActivityEntryKind.fromWire(members.need("kind")),
                at = members.need("at").text,
                actor = members["actor"].ifPresent { it.text },
                body = members["body"].ifPresent { it.text },
                replyTo = members["replyTo"].ifPresent { it.text },
                state = members["state"].ifPresent { it.text },
                status = members["status"].ifPresent { WorkItemStatus.fromWire(it) },
                attachments = members["attachments"].ifPresent { it.readList { WorkActivityAttachment.fromWire(it) } },
            )
        }

        override fun toWire(value: WorkActivityEntry): Wire = wireFields {
            put("id", wire(value.id))
            put("kind", WorkActivityEntryKind.toWire(value.kind))
            put("at", wire(value.at))
            putIfPresent("actor", value.actor) { wire(it) }
            putIfPresent("body", value.body) { wire(it) }
            putIfPresent("replyTo", value.replyTo) { wire(it) }
            putIfPresent("state", value.state) { wire(it) }
            putIfPresent("status", value.status) { WorkItemStatus.toWire(it) }
            putIfPresent("attachments", value.attachments) { wireList(it) { WorkActivityAttachment.toWire(it) } }
        }

        public fun serializer(): KSerializer<WorkActivityEntry> = this
    }
}

@Serializable(with = WorkActivityEntryKind.Companion::class)
public enum class WorkActivityEntryKind(public val value: String) {
    COMMENT("comment"),
    STATE("state"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<WorkActivityEntryKind>("clankie.WorkActivityEntryKind") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): WorkActivityEntryKind = byValue.getValue(judged.text)

        override fun toWire(value: WorkActivityEntryKind): Wire = wire(value.value)

        public fun serializer(): KSerializer<WorkActivityEntryKind> = this
    }
}

@Serializable(with = WorkItemActivityResult.Companion::class)
public data class WorkItemActivityResult(
    public val repo: WorkRepo,
    /** 1 to 64 characters. */
    public val itemId: String,
    /**
     * The oldest first; the newest are kept.
     *
     * At most 200 entries.
     */
    public val entries: List<WorkActivityEntry>,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<WorkItemActivityResult>("clankie.WorkItemActivityResult") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("repo", ref { WorkRepo.schema }),
                property("itemId", string(trim(), minLength(1), maxLength(64))),
                property("entries", list(ref { WorkActivityEntry.schema }, maxEntries(200))),
            )
        }

        override fun fromWire(judged: Wire): WorkItemActivityResult {
            val members = judged.fields
            return WorkItemActivityResult(
                repo = WorkRepo.fromWire(members.need("repo")),
                itemId = members.need("itemId").text,
                entries = members.need("entries").readList { WorkActivityEntry.fromWire(it) },
            )
        }

        override fun toWire(value: WorkItemActivityResult): Wire = wireFields {
            put("repo", WorkRepo.toWire(value.repo))
            put("itemId", wire(value.itemId))
            put("entries", wireList(value.entries) { WorkActivityEntry.toWire(it) })
        }

        public fun serializer(): KSerializer<WorkItemActivityResult> = this
    }
}
