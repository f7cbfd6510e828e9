// Made from schemas/clankie/work-items/project.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package bot.clankie.protocol

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

@Serializable(with = WorkPlannedRelease.Companion::class)
public data class WorkPlannedRelease(
    /** 1 to 256 characters, matches `^[^\r\n]*$`. */
    public val id: String,
    /** 1 to 200 characters, matches `^[^\r\n]*$`. */
    public val name: String,
    /** At most 64 characters. */
    public val targetDate: String? = null,
    /** At most 25000 entries. */
    public val itemIds: List<String>,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<WorkPlannedRelease>("clankie.WorkPlannedRelease") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("id", string(trim(), minLength(1), maxLength(256), pattern("^[^\\r\\n]*\$", "u"))),
                property("name", string(trim(), minLength(1), maxLength(200), pattern("^[^\\r\\n]*\$", "u"))),
                property("targetDate", optional(string(maxLength(64)))),
                property(
                    "itemIds",
                    list(string(trim(), minLength(1), maxLength(64), pattern("^[^\\r\\n]*\$", "u")), maxEntries(25000)),
                ),
            )
        }

        override fun fromWire(judged: Wire): WorkPlannedRelease {
            val members = judged.fields
            return WorkPlannedRelease(
                id = members.need("id").text,
                name = members.need("name").text,
                targetDate = members["targetDate"].ifPresent { it.text },
                itemIds = members.need("itemIds").readList { it.text },
            )
        }

        override fun toWire(value: WorkPlannedRelease): Wire = wireFields {
            put("id", wire(value.id))
            put("name", wire(value.name))
            putIfPresent("targetDate", value.targetDate) { wire(it) }
            put("itemIds", wireList(value.itemIds) { wire(it) })
        }

        public fun serializer(): KSerializer<WorkPlannedRelease> = this
    }
}

@Serializable(with = WorkShippedVersion.Companion::class)
public data class WorkShippedVersion(
    /** 1 to 200 characters, matches `^[^\r\n]*$`. */
    public val version: String,
    /** 1 to 64 characters, matches `^[^\r\n]*$`. */
    public val lane: String,
    /** At most 64 characters. */
    public val date: String,
    public val dateKind: WorkShippedVersionDateKind,
    /** At most 25000 entries. */
    public val itemIds: List<String>,
    /** At most 2048 characters. */
    public val location: String? = null,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<WorkShippedVersion>("clankie.WorkShippedVersion") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("version", string(trim(), minLength(1), maxLength(200), pattern("^[^\\r\\n]*\$", "u"))),
                property("lane", string(trim(), minLength(1), maxLength(64), pattern("^[^\\r\\n]*\$", "u"))),
                property("date", string(maxLength(64))),
                property("dateKind", ref { WorkShippedVersionDateKind.schema }),
                property(
                    "itemIds",
                    list(string(trim(), minLength(1), maxLength(64), pattern("^[^\\r\\n]*\$", "u")), maxEntries(25000)),
                ),
                property("location", optional(string(maxLength(2048)))),
            )
        }

        override fun fromWire(judged: Wire): WorkShippedVersion {
            val members = judged.fields
            return WorkShippedVersion(
                version = members.need("version").text,
                lane = members.need("lane").text,
                date = members.need("date").text,
                dateKind = WorkShippedVersionDateKind.fromWire(members.need("dateKind")),
                itemIds = members.need("itemIds").readList { it.text },
                location = members["location"].ifPresent { it.text },
            )
        }

        override fun toWire(value: WorkShippedVersion): Wire = wireFields {
            put("version", wire(value.version))
            put("lane", wire(value.lane))
            put("date", wire(value.date))
            put("dateKind", WorkShippedVersionDateKind.toWire(value.dateKind))
            put("itemIds", wireList(value.itemIds) { wire(it) })
            putIfPresent("location", value.location) { wire(it) }
        }

        public fun serializer(): KSerializer<WorkShippedVersion> = this
    }
}

@Serializable(with = WorkShippedVersionDateKind.Companion::class)
public enum class WorkShippedVersionDateKind(public val value: String) {
    TAG("tag"),
    COMMIT("commit"),
    PUBLISHED("published"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<WorkShippedVersionDateKind>("clankie.WorkShippedVersionDateKind") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): WorkShippedVersionDateKind = byValue.getValue(judged.text)

        override fun toWire(value: WorkShippedVersionDateKind): Wire = wire(value.value)

        public fun serializer(): KSerializer<WorkShippedVersionDateKind> = this
    }
}

@Serializable(with = WorkGoalProject.Companion::class)
public data class WorkGoalProject(
    /** 1 to 256 characters, matches `^[^\r\n]*$`. */
    public val id: String,
    /** 1 to 200 characters, matches `^[^\r\n]*$`. */
    public val name: String,
    /** 1 to 64 characters, matches `^[^\r\n]*$`. */
    public val status: String? = null,
    /** At least 0, at most 1. */
    public val progress: Double? = null,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<WorkGoalProject>("clankie.WorkGoalProject") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("id", string(trim(), minLength(1), maxLength(256), pattern("^[^\\r\\n]*\$", "u"))),
                property("name", string(trim(), minLength(1), maxLength(200), pattern("^[^\\r\\n]*\$", "u"))),
                property("status", optional(string(trim(), minLength(1), maxLength(64), pattern("^[^\\r\\n]*\$", "u")))),
                property("progress", optional(number(NumberFormat.NUMBER, atLeast(0.0), atMost(1.0)))),
            )
        }

        override fun fromWire(judged: Wire): WorkGoalProject {
            val members = judged.fields
            return WorkGoalProject(
                id = members.need("id").text,
                name = members.need("name").text,
                status = members["status"].ifPresent { it.text },
                progress = members["progress"].ifPresent { it.double },
            )
        }

        override fun toWire(value: WorkGoalProject): Wire = wireFields {
            put("id", wire(value.id))
            put("name", wire(value.name))
            putIfPresent("status", value.status) { wire(it) }
            putIfPresent("progress", value.progress) { wire(it) }
        }

        public fun serializer(): KSerializer<WorkGoalProject> = this
    }
}

@Serializable(with = WorkGoal.Companion::class)
public data class WorkGoal(
    /** 1 to 256 characters, matches `^[^\r\n]*$`. */
    public val id: String,
    /** 1 to 200 characters, matches `^[^\r\n]*$`. */
    public val name: String,
    /** 1 to 64 characters, matches `^[^\r\n]*$`. */
    public val status: String,
    /** At most 64 characters. */
    public val targetDate: String? = null,
    /** At most 25000 entries. */
    public val projects: List<WorkGoalProject>,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<WorkGoal>("clankie.WorkGoal") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("id", string(trim(), minLength(1), maxLength(256), pattern("^[^\\r\\n]*\$", "u"))),
                property("name", string(trim(), minLength(1), maxLength(200), pattern("^[^\\r\\n]*\$", "u"))),
                property("status", string(trim(), minLength(1), maxLength(64), pattern("^[^\\r\\n]*\$", "u"))),
                property("targetDate", optional(string(maxLength(64)))),
                property("projects", list(ref { WorkGoalProject.schema }, maxEntries(25000))),
            )
        }

        override fun fromWire(judged: Wire): WorkGoal {
            val members = judged.fields
            return WorkGoal(
                id = members.need("id").text,
                name = members.need("name").text,
                status = members.need("status").text,
                targetDate = members["targetDate"].ifPresent { it.text },
                projects = members.need("projects").readList { WorkGoalProject.fromWire(it) },
            )
        }

        override fun toWire(value: WorkGoal): Wire = wireFields {
            put("id", wire(value.id))
            put("name", wire(value.name))
            put("status", wire(value.status))
            putIfPresent("targetDate", value.targetDate) { wire(it) }
            put("projects", wireList(value.projects) { WorkGoalProject.toWire(it) })
        }

        public fun serializer(): KSerializer<WorkGoal> = this
    }
}

/** A part that could not be read. */
@Serializable(with = WorkUnavailableRead.Companion::class)
public data class WorkUnavailableRead(
    public val read: WorkUnavailableReadRead,
    /** At most 500 characters. */
    public val message: String,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<WorkUnavailableRead>("clankie.WorkUnavailableRead") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("read", ref { WorkUnavailableReadRead.schema }),
                property("message", string(maxLength(500))),
            )
        }

        override fun fromWire(judged: Wire): WorkUnavailableRead {
            val members = judged.fields
            return WorkUnavailableRead(
                read = WorkUnavailableReadRead.fromWire(members.need("read")),
                message = members.need("message").text,
            )
        }

        override fun toWire(value: WorkUnavailableRead): Wire = wireFields {
            put("read", WorkUnavailableReadRead.toWire(value.read))
            put("message", wire(value.message))
        }

        public fun serializer(): KSerializer<WorkUnavailableRead> = this
    }
}

@Serializable(with = WorkUnavailableReadRead.Companion::class)
public enum class WorkUnavailableReadRead(public val value: String) {
    PLANNED("planned"),
    SHIPPED("shipped"),
    GOALS("goals"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<WorkUnavailableReadRead>("clankie.WorkUnavailableReadRead") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): WorkUnavailableReadRead = byValue.getValue(judged.text)

        override fun toWire(value: WorkUnavailableReadRead): Wire = wire(value.value)

        public fun serializer(): KSerializer<WorkUnavailableReadRead> = this
    }
}

/** What was shipped, what is planned, and why. */
@Serializable(with = WorkProjectFacts.Companion::class)
public data class WorkProjectFacts(
    public val releaseSource: WorkReleaseSource,
    /** At most 25000 entries. */
    public val planned: List<WorkPlannedRelease>,
    /** At most 25000 entries. */
    public val shipped: List<WorkShippedVersion>,
    /** At most 25000 entries. */
    public val goals: List<WorkGoal>,
    /** At most 3 entries. */
    public val unavailable: List<WorkUnavailableRead>,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<WorkProjectFacts>("clankie.WorkProjectFacts") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("releaseSource", ref { WorkReleaseSource.schema }),
                property("planned", list(ref { WorkPlannedRelease.schema }, maxEntries(25000))),
                property("shipped", list(ref { WorkShippedVersion.schema }, maxEntries(25000))),
                property("goals", list(ref { WorkGoal.schema }, maxEntries(25000))),
                property("unavailable", list(ref { WorkUnavailableRead.schema }, maxEntries(3))),
            )
        }

        override fun fromWire(judged: Wire): WorkProjectFacts {
            val members = judged.fields
            return WorkProjectFacts(
                releaseSource = WorkReleaseSource.fromWire(members.need("releaseSource")),
                planned = members.need("planned").readList { WorkPlannedRelease.fromWire(it) },
                shipped = members.need("shipped").readList { WorkShippedVersion.fromWire(it) },
                goals = members.need("goals").readList { WorkGoal.fromWire(it) },
                unavailable = members.need("unavailable").readList { WorkUnavailableRead.fromWire(it) },
            )
        }

        override fun toWire(value: WorkProjectFacts): Wire = wireFields {
            put("releaseSource", WorkReleaseSource.toWire(value.releaseSource))
            put("planned", wireList(value.planned) { WorkPlannedRelease.toWire(it) })
            put("shipped", wireList(value.shipped) { WorkShippedVersion.toWire(it) })
            put("goals", wireList(value.goals) { WorkGoal.toWire(it) })
            put("unavailable", wireList(value.unavailable) { WorkUnavailableRead.toWire(it) })
        }

        public fun serializer(): KSerializer<WorkProjectFacts> = this
    }
}

@Serializable(with = WorkProjectResult.Companion::class)
public data class WorkProjectResult(
    public val repo: WorkRepo,
    public val releaseSource: WorkReleaseSource,
    /** At most 25000 entries. */
    public val planned: List<WorkPlannedRelease>,
    /** At most 25000 entries. */
    public val shipped: List<WorkShippedVersion>,
    /** At most 25000 entries. */
    public val goals: List<WorkGoal>,
    /** At most 3 entries. */
    public val unavailable: List<WorkUnavailableRead>,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<WorkProjectResult>("clankie.WorkProjectResult") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("repo", ref { WorkRepo.schema }),
                property("releaseSource", ref { WorkReleaseSource.schema }),
                property("planned", list(ref { WorkPlannedRelease.schema }, maxEntries(25000))),
                property("shipped", list(ref { WorkShippedVersion.schema }, maxEntries(25000))),
                property("goals", list(ref { WorkGoal.schema }, maxEntries(25000))),
                property("unavailable", list(ref { WorkUnavailableRead.schema }, maxEntries(3))),
            )
        }

        override fun fromWire(judged: Wire): WorkProjectResult {
            val members = judged.fields
            return WorkProjectResult(
                repo = WorkRepo.fromWire(members.need("repo")),
                releaseSource = WorkReleaseSource.fromWire(members.need("releaseSource")),
                planned = members.need("planned").readList { WorkPlannedRelease.fromWire(it) },
                shipped = members.need("shipped").readList { WorkShippedVersion.fromWire(it) },
                goals = members.need("goals").readList { WorkGoal.fromWire(it) },
                unavailable = members.need("unavailable").readList { WorkUnavailableRead.fromWire(it) },
            )
        }

        override fun toWire(value: WorkProjectResult): Wire = wireFields {
            put("repo", WorkRepo.toWire(value.repo))
            put("releaseSource", WorkReleaseSource.toWire(value.releaseSource))
            put("planned", wireList(value.planned) { WorkPlannedRelease.toWire(it) })
            put("shipped", wireList(value.shipped) { WorkShippedVersion.toWire(it) })
            put("goals", wireList(value.goals) { WorkGoal.toWire(it) })
            put("unavailable", wireList(value.unavailable) { WorkUnavailableRead.toWire(it) })
        }

        public fun serializer(): KSerializer<WorkProjectResult> = this
    }
}

@Serializable(with = WorkProjectLink.Companion::class)
public data class WorkProjectLink(
    /** 1 to 500 characters. */
    public val title: String,
    /** 1 to 2048 characters. */
    public val url: String,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<WorkProjectLink>("clankie.WorkProjectLink") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("title", string(minLength(1), maxLength(500))),
                property("url", string(minLength(1), maxLength(2048))),
            )
        }

        override fun fromWire(judged: Wire): WorkProjectLink {
            val members = judged.fields
            return WorkProjectLink(
                title = members.need("title").text,
                url = members.need("url").text,
            )
        }

        override fun toWire(value: WorkProjectLink): Wire = wireFields {
            put("title", wire(value.title))
            put("url", wire(value.url))
        }

        public fun serializer(): KSerializer<WorkProjectLink> = this
    }
}

/** What somebody wrote about how a project goes. */
@Serializable(with = WorkProjectUpdate.Companion::class)
public data class WorkProjectUpdate(
    /** 1 to 256 characters, matches `^[^\r\n]*$`. */
    public val id: String,
    /** 1 to 64 characters, matches `^[^\r\n]*$`. */
    public val health: String? = null,
    /** 1 to 200 characters, matches `^[^\r\n]*$`. */
    public val author: String? = null,
    /** At most 100000 characters. */
    public val body: String,
    /** At most 64 characters. */
    public val createdAt: String,
    /** At most 100 entries. */
    public val attachments: List<WorkProjectLink>,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<WorkProjectUpdate>("clankie.WorkProjectUpdate") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("id", string(trim(), minLength(1), maxLength(256), pattern("^[^\\r\\n]*\$", "u"))),
                property("health", optional(string(trim(), minLength(1), maxLength(64), pattern("^[^\\r\\n]*\$", "u")))),
                property("author", optional(string(trim(), minLength(1), maxLength(200), pattern("^[^\\r\\n]*\$", "u")))),
                property("body", string(maxLength(100000))),
                property("createdAt", string(maxLength(64))),
                property("attachments", list(ref { WorkProjectLink.schema }, maxEntries(100))),
            )
        }

        override fun fromWire(judged: Wire): WorkProjectUpdate {
            val members = judged.fields
            return WorkProjectUpdate(
                id = members.need("id").text,
                health = members["health"].ifPresent { it.text },
                author = members["author"].ifPresent { it.text },
                body = members.need("body").text,
                createdAt = members.need("createdAt").text,
                attachments = members.need("attachments").readList { WorkProjectLink.fromWire(it) },
            )
        }

        override fun toWire(value: WorkProjectUpdate): Wire = wireFields {
            put("id", wire(value.id))
            putIfPresent("health", value.health) { wire(it) }
            putIfPresent("author", value.author) { wire(it) }
            put("body", wire(value.body))
            put("createdAt", wire(value.createdAt))
            put("attachments", wireList(value.attachments) { WorkProjectLink.toWire(it) })
        }

        public fun serializer(): KSerializer<WorkProjectUpdate> = this
    }
}

/** A project as its tracker has it. */
@Serializable(with = WorkProjectDetails.Companion::class)
public data class WorkProjectDetails(
    /** 1 to 256 characters, matches `^[^\r\n]*$`. */
    public val id: String,
    /** 1 to 200 characters, matches `^[^\r\n]*$`. */
    public val name: String,
    /** 1 to 256 characters, matches `^[^\r\n]*$`. */
    public val identifier: String? = null,
    /** At most 20000 characters. */
    public val summary: String? = null,
    /** At most 100000 characters. */
    public val description: String? = null,
    /** 1 to 64 characters, matches `^[^\r\n]*$`. */
    public val status: String? = null,
    /** At least 0, at most 4. */
    public val priority: Long? = null,
    /** 1 to 200 characters, matches `^[^\r\n]*$`. */
    public val lead: String? = null,
    /** At most 64 characters. */
    public val startDate: String? = null,
    /** At most 64 characters. */
    public val targetDate: String? = null,
    /** At most 100 entries. */
    public val teams: List<String>,
    /** At most 500 entries. */
    public val resources: List<WorkProjectLink>,
    /** At most 200 entries. */
    public val updates: List<WorkProjectUpdate>,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<WorkProjectDetails>("clankie.WorkProjectDetails") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("id", string(trim(), minLength(1), maxLength(256), pattern("^[^\\r\\n]*\$", "u"))),
                property("name", string(trim(), minLength(1), maxLength(200), pattern("^[^\\r\\n]*\$", "u"))),
                property("identifier", optional(string(trim(), minLength(1), maxLength(256), pattern("^[^\\r\\n]*\$", "u")))),
                property("summary", optional(string(maxLength(20000)))),
                property("description", optional(string(maxLength(100000)))),
                property("status", optional(string(trim(), minLength(1), maxLength(64), pattern("^[^\\r\\n]*\$", "u")))),
                property("priority", optional(number(NumberFormat.INT, atLeast(0.0), atMost(4.0)))),
                property("lead", optional(string(trim(), minLength(1), maxLength(200), pattern("^[^\\r\\n]*\$", "u")))),
                property("startDate", optional(string(maxLength(64)))),
                property("targetDate", optional(string(maxLength(64)))),
                property(
                    "teams",
                    list(string(trim(), minLength(1), maxLength(200), pattern("^[^\\r\\n]*\$", "u")), maxEntries(100)),
                ),
                property("resources", list(ref { WorkProjectLink.schema }, maxEntries(500))),
                property("updates", list(ref { WorkProjectUpdate.schema }, maxEntries(200))),
            )
        }

        override fun fromWire(judged: Wire): WorkProjectDetails {
            val members = judged.fields
            return WorkProjectDetails(
                id = members.need("id").text,
                name = members.need("name").text,
                identifier = members["identifier"].ifPresent { it.text },
                summary = members["summary"].ifPresent { it.text },
                description = members["description"].ifPresent { it.text },
                status = members["status"].ifPresent { it.text },
                priority = members["priority"].ifPresent { it.long },
                lead = members["lead"].ifPresent { it.text },
                startDate = members["startDate"].ifPresent { it.text },
                targetDate = members["targetDate"].ifPresent { it.text },
                teams = members.need("teams").readList { it.text },
                resources = members.need("resources").readList { WorkProjectLink.fromWire(it) },
                updates = members.need("updates").readList { WorkProjectUpdate.fromWire(it) },
            )
        }

        override fun toWire(value: WorkProjectDetails): Wire = wireFields {
            put("id", wire(value.id))
            put("name", wire(value.name))
            putIfPresent("identifier", value.identifier) { wire(it) }
            putIfPresent("summary", value.summary) { wire(it) }
            putIfPresent("description", value.description) { wire(it) }
            putIfPresent("status", value.status) { wire(it) }
            putIfPresent("priority", value.priority) { wire(it) }
            putIfPresent("lead", value.lead) { wire(it) }
            putIfPresent("startDate", value.startDate) { wire(it) }
            putIfPresent("targetDate", value.targetDate) { wire(it) }
            put("teams", wireList(value.teams) { wire(it) })
            put("resources", wireList(value.resources) { WorkProjectLink.toWire(it) })
            put("updates", wireList(value.updates) { WorkProjectUpdate.toWire(it) })
        }

        public fun serializer(): KSerializer<WorkProjectDetails> = this
    }
}

@Serializable(with = WorkProjectDetailsResult.Companion::class)
public data class WorkProjectDetailsResult(
    public val repo: WorkRepo,
    /** 1 to 256 characters, matches `^[^\r\n]*$`. */
    public val id: String,
    /** 1 to 200 characters, matches `^[^\r\n]*$`. */
    public val name: String,
    /** 1 to 256 characters, matches `^[^\r\n]*$`. */
    public val identifier: String? = null,
    /** At most 20000 characters. */
    public val summary: String? = null,
    /** At most 100000 characters. */
    public val description: String? = null,
    /** 1 to 64 characters, matches `^[^\r\n]*$`. */
    public val status: String? = null,
    /** At least 0, at most 4. */
    public val priority: Long? = null,
    /** 1 to 200 characters, matches `^[^\r\n]*$`. */
    public val lead: String? = null,
    /** At most 64 characters. */
    public val startDate: String? = null,
    /** At most 64 characters. */
    public val targetDate: String? = null,
    /** At most 100 entries. */
    public val teams: List<String>,
    /** At most 500 entries. */
    public val resources: List<WorkProjectLink>,
    /** At most 200 entries. */
    public val updates: List<WorkProjectUpdate>,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<WorkProjectDetailsResult>("clankie.WorkProjectDetailsResult") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("repo", ref { WorkRepo.schema }),
                property("id", string(trim(), minLength(1), maxLength(256), pattern("^[^\\r\\n]*\$", "u"))),
                property("name", string(trim(), minLength(1), maxLength(200), pattern("^[^\\r\\n]*\$", "u"))),
                property("identifier", optional(string(trim(), minLength(1), maxLength(256), pattern("^[^\\r\\n]*\$", "u")))),
                property("summary", optional(string(maxLength(20000)))),
                property("description", optional(string(maxLength(100000)))),
                property("status", optional(string(trim(), minLength(1), maxLength(64), pattern("^[^\\r\\n]*\$", "u")))),
                property("priority", optional(number(NumberFormat.INT, atLeast(0.0), atMost(4.0)))),
                property("lead", optional(string(trim(), minLength(1), maxLength(200), pattern("^[^\\r\\n]*\$", "u")))),
                property("startDate", optional(string(maxLength(64)))),
                property("targetDate", optional(string(maxLength(64)))),
                property(
                    "teams",
                    list(string(trim(), minLength(1), maxLength(200), pattern("^[^\\r\\n]*\$", "u")), maxEntries(100)),
                ),
                property("resources", list(ref { WorkProjectLink.schema }, maxEntries(500))),
                property("updates", list(ref { WorkProjectUpdate.schema }, maxEntries(200))),
            )
        }

        override fun fromWire(judged: Wire): WorkProjectDetailsResult {
            val members = judged.fields
            return WorkProjectDetailsResult(
                repo = WorkRepo.fromWire(members.need("repo")),
                id = members.need("id").text,
                name = members.need("name").text,
                identifier = members["identifier"].ifPresent { it.text },
                summary = members["summary"].ifPresent { it.text },
                description = members["description"].ifPresent { it.text },
                status = members["status"].ifPresent { it.text },
                priority = members["priority"].ifPresent { it.long },
                lead = members["lead"].ifPresent { it.text },
                startDate = members["startDate"].ifPresent { it.text },
                targetDate = members["targetDate"].ifPresent { it.text },
                teams = members.need("teams").readList { it.text },
                resources = members.need("resources").readList { WorkProjectLink.fromWire(it) },
                updates = members.need("updates").readList { WorkProjectUpdate.fromWire(it) },
            )
        }

        override fun toWire(value: WorkProjectDetailsResult): Wire = wireFields {
            put("repo", WorkRepo.toWire(value.repo))
            put("id", wire(value.id))
            put("name", wire(value.name))
            putIfPresent("identifier", value.identifier) { wire(it) }
            putIfPresent("summary", value.summary) { wire(it) }
            putIfPresent("description", value.description) { wire(it) }
            putIfPresent("status", value.status) { wire(it) }
            putIfPresent("priority", value.priority) { wire(it) }
            putIfPresent("lead", value.lead) { wire(it) }
            putIfPresent("startDate", value.startDate) { wire(it) }
            putIfPresent("targetDate", value.targetDate) { wire(it) }
            put("teams", wireList(value.teams) { wire(it) })
            put("resources", wireList(value.resources) { WorkProjectLink.toWire(it) })
            put("updates", wireList(value.updates) { WorkProjectUpdate.toWire(it) })
        }

        public fun serializer(): KSerializer<WorkProjectDetailsResult> = this
    }
}
