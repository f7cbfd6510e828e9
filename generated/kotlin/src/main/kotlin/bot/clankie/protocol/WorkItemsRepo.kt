// Made from schemas/clankie/work-items/repo.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package bot.clankie.protocol

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

/** Where a repository's work items live. */
@Serializable(with = WorkBackend.Companion::class)
public enum class WorkBackend(public val value: String) {
    DEFAULT("default"),
    MARKDOWN("markdown"),
    GITHUB("github"),
    LINEAR("linear"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<WorkBackend>("clankie.WorkBackend") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): WorkBackend = byValue.getValue(judged.text)

        override fun toWire(value: WorkBackend): Wire = wire(value.value)

        public fun serializer(): KSerializer<WorkBackend> = this
    }
}

/** 1 to 64 characters, matches `^[^\r\n]*$`. */
public typealias WorkLinearLabel = String

/** Reads and writes [WorkLinearLabel]. */
public object WorkLinearLabelModel : TextModel<String>("clankie.WorkLinearLabel") {
    override val schema: Schema by lazy {
        string(trim(), minLength(1), maxLength(64), pattern("^[^\\r\\n]*\$", "u"))
    }

    override fun fromWire(judged: Wire): String = judged.text

    override fun toWire(value: String): Wire = wire(value)
}

/** What counts as a release of a repository. */
@Serializable(with = WorkReleaseSource.Companion::class)
public enum class WorkReleaseSource(public val value: String) {
    TAGS("tags"),
    MILESTONES("milestones"),
    BOTH("both"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<WorkReleaseSource>("clankie.WorkReleaseSource") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): WorkReleaseSource = byValue.getValue(judged.text)

        override fun toWire(value: WorkReleaseSource): Wire = wire(value.value)

        public fun serializer(): KSerializer<WorkReleaseSource> = this
    }
}

/** Matches `^[a-z0-9-]{1,64}$`. */
public typealias WorkRepoId = String

/** Reads and writes [WorkRepoId]. */
public object WorkRepoIdModel : TextModel<String>("clankie.WorkRepoId") {
    override val schema: Schema by lazy {
        string(pattern("^[a-z0-9-]{1,64}\$", "u"))
    }

    override fun fromWire(judged: Wire): String = judged.text

    override fun toWire(value: String): Wire = wire(value)
}

/** A repository of the host. */
@Serializable(with = WorkRepo.Companion::class)
public data class WorkRepo(
    public val id: WorkRepoId,
    /** At most 200 characters. */
    public val name: String,
    /** Matches `^[a-z][a-z0-9_-]{0,63}$`. */
    public val projectId: String? = null,
    /** Format uuid. */
    public val trackerProjectId: String? = null,
    /**
     * Why its items cannot be read now.
     *
     * 1 to 240 characters.
     */
    public val unavailable: String? = null,
    /** 1 to 4096 characters. */
    public val root: String? = null,
    public val backend: WorkBackend? = null,
    /** The owner has not said yet where its items live. */
    public val needsDecision: Boolean,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<WorkRepo>("clankie.WorkRepo") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("id", ref { WorkRepoIdModel.schema }),
                property("name", string(maxLength(200))),
                property("projectId", optional(string(pattern("^[a-z][a-z0-9_-]{0,63}\$", "u")))),
                property(
                    "trackerProjectId",
                    optional(
                        string(
                            pattern(
                                "^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)\$",
                                "",
                                "uuid",
                            ),
                        ),
                    ),
                ),
                property("unavailable", optional(string(minLength(1), maxLength(240)))),
                property("root", optional(string(trim(), minLength(1), maxLength(4096)))),
                property("backend", optional(ref { WorkBackend.schema })),
                property("needsDecision", boolean()),
            )
        }

        override fun fromWire(judged: Wire): WorkRepo {
            val members = judged.fields
            return WorkRepo(
                id = WorkRepoIdModel.fromWire(members.need("id")),
                name = members.need("name").text,
                projectId = members["projectId"].ifPresent { it.text },
                trackerProjectId = members["trackerProjectId"].ifPresent { it.text },
                unavailable = members["unavailable"].ifPresent { it.text },
                root = members["root"].ifPresent { it.text },
                backend = members["backend"].ifPresent { WorkBackend.fromWire(it) },
                needsDecision = members.need("needsDecision").flag,
            )
        }

        override fun toWire(value: WorkRepo): Wire = wireFields {
            put("id", WorkRepoIdModel.toWire(value.id))
            put("name", wire(value.name))
            putIfPresent("projectId", value.projectId) { wire(it) }
            putIfPresent("trackerProjectId", value.trackerProjectId) { wire(it) }
            putIfPresent("unavailable", value.unavailable) { wire(it) }
            putIfPresent("root", value.root) { wire(it) }
            putIfPresent("backend", value.backend) { WorkBackend.toWire(it) }
            put("needsDecision", wire(value.needsDecision))
        }

        public fun serializer(): KSerializer<WorkRepo> = this
    }
}

@Serializable(with = WorkReposResult.Companion::class)
public data class WorkReposResult(
    /** At most 50 entries. */
    public val repos: List<WorkRepo>,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<WorkReposResult>("clankie.WorkReposResult") {
        override val schema: Schema by lazy {
            objectOf(UnknownKeys.Refused, property("repos", list(ref { WorkRepo.schema }, maxEntries(50))))
        }

        override fun fromWire(judged: Wire): WorkReposResult {
            val members = judged.fields
            return WorkReposResult(
                repos = members.need("repos").readList { WorkRepo.fromWire(it) },
            )
        }

        override fun toWire(value: WorkReposResult): Wire = wireFields {
            put("repos", wireList(value.repos) { WorkRepo.toWire(it) })
        }

        public fun serializer(): KSerializer<WorkReposResult> = this
    }
}

@Serializable(with = WorkItemsResult.Companion::class)
public data class WorkItemsResult(
    public val repo: WorkRepo,
    /** At most 250 entries. */
    public val items: List<WorkItem>,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<WorkItemsResult>("clankie.WorkItemsResult") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("repo", ref { WorkRepo.schema }),
                property("items", list(ref { WorkItem.schema }, maxEntries(250))),
            )
        }

        override fun fromWire(judged: Wire): WorkItemsResult {
            val members = judged.fields
            return WorkItemsResult(
                repo = WorkRepo.fromWire(members.need("repo")),
                items = members.need("items").readList { WorkItem.fromWire(it) },
            )
        }

        override fun toWire(value: WorkItemsResult): Wire = wireFields {
            put("repo", WorkRepo.toWire(value.repo))
            put("items", wireList(value.items) { WorkItem.toWire(it) })
        }

        public fun serializer(): KSerializer<WorkItemsResult> = this
    }
}
