// Made from schemas/clankie/work-items/convention.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package bot.clankie.protocol

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import kotlinx.serialization.json.JsonElement
import samewire.support.*

@Serializable(with = WorkGithubTarget.Companion::class)
public data class WorkGithubTarget(
    /** Matches `^[\w.-]+\/[\w.-]+$`. */
    public val repo: String,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<WorkGithubTarget>("clankie.WorkGithubTarget") {
        override val schema: Schema by lazy {
            objectOf(UnknownKeys.Refused, property("repo", string(pattern("^[\\w.-]+\\/[\\w.-]+\$", "u"))))
        }

        override fun fromWire(judged: Wire): WorkGithubTarget {
            val members = judged.fields
            return WorkGithubTarget(
                repo = members.need("repo").text,
            )
        }

        override fun toWire(value: WorkGithubTarget): Wire = wireFields {
            put("repo", wire(value.repo))
        }

        public fun serializer(): KSerializer<WorkGithubTarget> = this
    }
}

@Serializable(with = WorkLinearTarget.Companion::class)
public data class WorkLinearTarget(
    /** 1 to 64 characters. */
    public val team: String,
    /** 1 to 200 characters. */
    public val project: String? = null,
    public val label: WorkLinearLabel? = null,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<WorkLinearTarget>("clankie.WorkLinearTarget") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("team", string(trim(), minLength(1), maxLength(64))),
                property("project", optional(string(trim(), minLength(1), maxLength(200)))),
                property("label", optional(ref { WorkLinearLabelModel.schema })),
            )
        }

        override fun fromWire(judged: Wire): WorkLinearTarget {
            val members = judged.fields
            return WorkLinearTarget(
                team = members.need("team").text,
                project = members["project"].ifPresent { it.text },
                label = members["label"].ifPresent { WorkLinearLabelModel.fromWire(it) },
            )
        }

        override fun toWire(value: WorkLinearTarget): Wire = wireFields {
            put("team", wire(value.team))
            putIfPresent("project", value.project) { wire(it) }
            putIfPresent("label", value.label) { WorkLinearLabelModel.toWire(it) }
        }

        public fun serializer(): KSerializer<WorkLinearTarget> = this
    }
}

@Serializable(with = WorkReleases.Companion::class)
public data class WorkReleases(
    /** Absent reads as `"both"`. */
    public val source: WorkReleaseSource = WorkReleaseSource.BOTH,
    /**
     * 1 to 64 characters, matches `^[^\r\n]*$`.
     *
     * Absent reads as `"repository"`.
     */
    public val lane: String = "repository",
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<WorkReleases>("clankie.WorkReleases") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("source", default(ref { WorkReleaseSource.schema }, wire("both"))),
                property(
                    "lane",
                    default(string(trim(), minLength(1), maxLength(64), pattern("^[^\\r\\n]*\$", "u")), wire("repository")),
                ),
            )
        }

        override fun fromWire(judged: Wire): WorkReleases {
            val members = judged.fields
            return WorkReleases(
                source = WorkReleaseSource.fromWire(members.need("source")),
                lane = members.need("lane").text,
            )
        }

        override fun toWire(value: WorkReleases): Wire = wireFields {
            put("source", WorkReleaseSource.toWire(value.source))
            put("lane", wire(value.lane))
        }

        public fun serializer(): KSerializer<WorkReleases> = this
    }
}

/**
 * How a repository tracks its work. `linear.label` stands only beside the backend `linear`.
 *
 * Told apart by `backend`.
 */
@Serializable(with = WorkConvention.Companion::class)
public sealed interface WorkConvention {
    public companion object : Model<WorkConvention>("clankie.WorkConvention") {
        override val schema: Schema by lazy {
            discriminated(
                "backend",
                tagged(ref { WorkConventionDefault.schema }, wire("default"), wire("markdown"), wire("github")),
                tagged(ref { WorkConventionLinear.schema }, wire("linear")),
            )
        }

        override fun fromWire(judged: Wire): WorkConvention = when (judged.option) {
            0 -> WorkConventionDefault.fromWire(judged.optionValue)
            else -> WorkConventionLinear.fromWire(judged.optionValue)
        }

        override fun toWire(value: WorkConvention): Wire = when (value) {
            is WorkConventionDefault -> WorkConventionDefault.toWire(value)
            is WorkConventionLinear -> WorkConventionLinear.toWire(value)
        }

        public fun serializer(): KSerializer<WorkConvention> = this
    }
}

/** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
public fun WorkConvention.encode(): String = WorkConvention.Companion.encode(this)

/** Tracked in files or at GitHub. */
@Serializable(with = WorkConventionDefault.Companion::class)
public data class WorkConventionDefault(
    public val backend: WorkConventionDefaultBackend,
    /** 1 to 256 characters. */
    public val directory: String? = null,
    public val github: WorkGithubTarget? = null,
    public val releases: WorkReleases? = null,
    /** 1 to 256 characters. */
    public val decisions: String? = null,
    /** At most 1000 characters. */
    public val note: String? = null,
    public val decidedBy: WorkConventionDefaultDecidedBy,
    /** At most 64 characters. */
    public val decidedAt: String,
    public val linear: WorkConventionDefaultLinear? = null,
) : WorkConvention {
    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<WorkConventionDefault>("clankie.WorkConventionDefault") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("backend", ref { WorkConventionDefaultBackend.schema }),
                property("schemaVersion", oneOf(wire(1.0))),
                property("directory", optional(string(trim(), minLength(1), maxLength(256)))),
                property("github", optional(ref { WorkGithubTarget.schema })),
                property("releases", optional(ref { WorkReleases.schema })),
                property("decisions", optional(string(trim(), minLength(1), maxLength(256)))),
                property("note", optional(string(maxLength(1000)))),
                property("decidedBy", ref { WorkConventionDefaultDecidedBy.schema }),
                property("decidedAt", string(maxLength(64))),
                property("linear", optional(ref { WorkConventionDefaultLinear.schema })),
            )
        }

        override fun fromWire(judged: Wire): WorkConventionDefault {
            val members = judged.fields
            return WorkConventionDefault(
                backend = WorkConventionDefaultBackend.fromWire(members.need("backend")),
                directory = members["directory"].ifPresent { it.text },
                github = members["github"].ifPresent { WorkGithubTarget.fromWire(it) },
                releases = members["releases"].ifPresent { WorkReleases.fromWire(it) },
                decisions = members["decisions"].ifPresent { it.text },
                note = members["note"].ifPresent { it.text },
                decidedBy = WorkConventionDefaultDecidedBy.fromWire(members.need("decidedBy")),
                decidedAt = members.need("decidedAt").text,
                linear = members["linear"].ifPresent { WorkConventionDefaultLinear.fromWire(it) },
            )
        }

        override fun toWire(value: WorkConventionDefault): Wire = wireFields {
            put("backend", WorkConventionDefaultBackend.toWire(value.backend))
            put("schemaVersion", wire(1.0))
            putIfPresent("directory", value.directory) { wire(it) }
            putIfPresent("github", value.github) { WorkGithubTarget.toWire(it) }
            putIfPresent("releases", value.releases) { WorkReleases.toWire(it) }
            putIfPresent("decisions", value.decisions) { wire(it) }
            putIfPresent("note", value.note) { wire(it) }
            put("decidedBy", WorkConventionDefaultDecidedBy.toWire(value.decidedBy))
            put("decidedAt", wire(value.decidedAt))
            putIfPresent("linear", value.linear) { WorkConventionDefaultLinear.toWire(it) }
        }

        public fun serializer(): KSerializer<WorkConventionDefault> = this
    }
}

@Serializable(with = WorkConventionDefaultBackend.Companion::class)
public enum class WorkConventionDefaultBackend(public val value: String) {
    DEFAULT("default"),
    MARKDOWN("markdown"),
    GITHUB("github"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<WorkConventionDefaultBackend>("clankie.WorkConventionDefaultBackend") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): WorkConventionDefaultBackend = byValue.getValue(judged.text)

        override fun toWire(value: WorkConventionDefaultBackend): Wire = wire(value.value)

        public fun serializer(): KSerializer<WorkConventionDefaultBackend> = this
    }
}

@Serializable(with = WorkConventionDefaultDecidedBy.Companion::class)
public enum class WorkConventionDefaultDecidedBy(public val value: String) {
    OWNER("owner"),
    DISCOVERY("discovery"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<WorkConventionDefaultDecidedBy>("clankie.WorkConventionDefaultDecidedBy") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): WorkConventionDefaultDecidedBy = byValue.getValue(judged.text)

        override fun toWire(value: WorkConventionDefaultDecidedBy): Wire = wire(value.value)

        public fun serializer(): KSerializer<WorkConventionDefaultDecidedBy> = this
    }
}

@Serializable(with = WorkConventionDefaultLinear.Companion::class)
public data class WorkConventionDefaultLinear(
    /** 1 to 64 characters. */
    public val team: String,
    /** 1 to 200 characters. */
    public val project: String? = null,
    public val label: JsonElement? = null,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<WorkConventionDefaultLinear>("clankie.WorkConventionDefaultLinear") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("team", string(trim(), minLength(1), maxLength(64))),
                property("project", optional(string(trim(), minLength(1), maxLength(200)))),
                property("label", optional(never())),
            )
        }

        override fun fromWire(judged: Wire): WorkConventionDefaultLinear {
            val members = judged.fields
            return WorkConventionDefaultLinear(
                team = members.need("team").text,
                project = members["project"].ifPresent { it.text },
                label = members["label"].ifPresent { it.element },
            )
        }

        override fun toWire(value: WorkConventionDefaultLinear): Wire = wireFields {
            put("team", wire(value.team))
            putIfPresent("project", value.project) { wire(it) }
            putIfPresent("label", value.label) { wire(it) }
        }

        public fun serializer(): KSerializer<WorkConventionDefaultLinear> = this
    }
}

/** Tracked at Linear. */
@Serializable(with = WorkConventionLinear.Companion::class)
public data class WorkConventionLinear(
    /** 1 to 256 characters. */
    public val directory: String? = null,
    public val github: WorkGithubTarget? = null,
    public val releases: WorkReleases? = null,
    /** 1 to 256 characters. */
    public val decisions: String? = null,
    /** At most 1000 characters. */
    public val note: String? = null,
    public val decidedBy: WorkConventionLinearDecidedBy,
    /** At most 64 characters. */
    public val decidedAt: String,
    public val linear: WorkLinearTarget? = null,
) : WorkConvention {
    /** Always `"linear"`. */
    public val backend: String get() = "linear"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<WorkConventionLinear>("clankie.WorkConventionLinear") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("backend", oneOf(wire("linear"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("directory", optional(string(trim(), minLength(1), maxLength(256)))),
                property("github", optional(ref { WorkGithubTarget.schema })),
                property("releases", optional(ref { WorkReleases.schema })),
                property("decisions", optional(string(trim(), minLength(1), maxLength(256)))),
                property("note", optional(string(maxLength(1000)))),
                property("decidedBy", ref { WorkConventionLinearDecidedBy.schema }),
                property("decidedAt", string(maxLength(64))),
                property("linear", optional(ref { WorkLinearTarget.schema })),
            )
        }

        override fun fromWire(judged: Wire): WorkConventionLinear {
            val members = judged.fields
            return WorkConventionLinear(
                directory = members["directory"].ifPresent { it.text },
                github = members["github"].ifPresent { WorkGithubTarget.fromWire(it) },
                releases = members["releases"].ifPresent { WorkReleases.fromWire(it) },
                decisions = members["decisions"].ifPresent { it.text },
                note = members["note"].ifPresent { it.text },
                decidedBy = WorkConventionLinearDecidedBy.fromWire(members.need("decidedBy")),
                decidedAt = members.need("decidedAt").text,
                linear = members["linear"].ifPresent { WorkLinearTarget.fromWire(it) },
            )
        }

        override fun toWire(value: WorkConventionLinear): Wire = wireFields {
            put("backend", wire("linear"))
            put("schemaVersion", wire(1.0))
            putIfPresent("directory", value.directory) { wire(it) }
            putIfPresent("github", value.github) { WorkGithubTarget.toWire(it) }
            putIfPresent("releases", value.releases) { WorkReleases.toWire(it) }
            putIfPresent("decisions", value.decisions) { wire(it) }
            putIfPresent("note", value.note) { wire(it) }
            put("decidedBy", WorkConventionLinearDecidedBy.toWire(value.decidedBy))
            put("decidedAt", wire(value.decidedAt))
            putIfPresent("linear", value.linear) { WorkLinearTarget.toWire(it) }
        }

        public fun serializer(): KSerializer<WorkConventionLinear> = this
    }
}

@Serializable(with = WorkConventionLinearDecidedBy.Companion::class)
public enum class WorkConventionLinearDecidedBy(public val value: String) {
    OWNER("owner"),
    DISCOVERY("discovery"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<WorkConventionLinearDecidedBy>("clankie.WorkConventionLinearDecidedBy") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): WorkConventionLinearDecidedBy = byValue.getValue(judged.text)

        override fun toWire(value: WorkConventionLinearDecidedBy): Wire = wire(value.value)

        public fun serializer(): KSerializer<WorkConventionLinearDecidedBy> = this
    }
}

/** What a sign suggests for the convention. */
@Serializable(with = WorkSuggestion.Companion::class)
public data class WorkSuggestion(
    public val backend: WorkBackend? = null,
    /** 1 to 256 characters. */
    public val directory: String? = null,
    public val github: WorkGithubTarget? = null,
    public val releases: WorkReleases? = null,
    /** 1 to 256 characters. */
    public val decisions: String? = null,
    /** At most 1000 characters. */
    public val note: String? = null,
    public val linear: WorkLinearTarget? = null,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<WorkSuggestion>("clankie.WorkSuggestion") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("backend", optional(ref { WorkBackend.schema })),
                property("directory", optional(string(trim(), minLength(1), maxLength(256)))),
                property("github", optional(ref { WorkGithubTarget.schema })),
                property("releases", optional(ref { WorkReleases.schema })),
                property("decisions", optional(string(trim(), minLength(1), maxLength(256)))),
                property("note", optional(string(maxLength(1000)))),
                property("linear", optional(ref { WorkLinearTarget.schema })),
            )
        }

        override fun fromWire(judged: Wire): WorkSuggestion {
            val members = judged.fields
            return WorkSuggestion(
                backend = members["backend"].ifPresent { WorkBackend.fromWire(it) },
                directory = members["directory"].ifPresent { it.text },
                github = members["github"].ifPresent { WorkGithubTarget.fromWire(it) },
                releases = members["releases"].ifPresent { WorkReleases.fromWire(it) },
                decisions = members["decisions"].ifPresent { it.text },
                note = members["note"].ifPresent { it.text },
                linear = members["linear"].ifPresent { WorkLinearTarget.fromWire(it) },
            )
        }

        override fun toWire(value: WorkSuggestion): Wire = wireFields {
            putIfPresent("backend", value.backend) { WorkBackend.toWire(it) }
            putIfPresent("directory", value.directory) { wire(it) }
            putIfPresent("github", value.github) { WorkGithubTarget.toWire(it) }
            putIfPresent("releases", value.releases) { WorkReleases.toWire(it) }
            putIfPresent("decisions", value.decisions) { wire(it) }
            putIfPresent("note", value.note) { wire(it) }
            putIfPresent("linear", value.linear) { WorkLinearTarget.toWire(it) }
        }

        public fun serializer(): KSerializer<WorkSuggestion> = this
    }
}

/** A sign in a repository of how its work is tracked. */
@Serializable(with = WorkSignal.Companion::class)
public data class WorkSignal(
    public val kind: WorkSignalKind,
    /** At most 500 characters. */
    public val detail: String,
    public val suggests: WorkSuggestion? = null,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<WorkSignal>("clankie.WorkSignal") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("kind", ref { WorkSignalKind.schema }),
                property("detail", string(maxLength(500))),
                property("suggests", optional(ref { WorkSuggestion.schema })),
            )
        }

        override fun fromWire(judged: Wire): WorkSignal {
            val members = judged.fields
            return WorkSignal(
                kind = WorkSignalKind.fromWire(members.need("kind")),
                detail = members.need("detail").text,
                suggests = members["suggests"].ifPresent { WorkSuggestion.fromWire(it) },
            )
        }

        override fun toWire(value: WorkSignal): Wire = wireFields {
            put("kind", WorkSignalKind.toWire(value.kind))
            put("detail", wire(value.detail))
            putIfPresent("suggests", value.suggests) { WorkSuggestion.toWire(it) }
        }

        public fun serializer(): KSerializer<WorkSignal> = this
    }
}

@Serializable(with = WorkSignalKind.Companion::class)
public enum class WorkSignalKind(public val value: String) {
    LINEAR("linear"),
    GITHUB("github"),
    MARKDOWN("markdown"),
    TODO_FILE("todo_file"),
    ADR("adr"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<WorkSignalKind>("clankie.WorkSignalKind") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): WorkSignalKind = byValue.getValue(judged.text)

        override fun toWire(value: WorkSignalKind): Wire = wire(value.value)

        public fun serializer(): KSerializer<WorkSignalKind> = this
    }
}

/** What the owner says when a repository's tracking is set up. */
@Serializable(with = WorkInitSettings.Companion::class)
public data class WorkInitSettings(
    public val backend: WorkBackend? = null,
    /** 1 to 256 characters. */
    public val directory: String? = null,
    /** 1 to 200 characters. */
    public val githubRepo: String? = null,
    /** 1 to 64 characters. */
    public val linearTeam: String? = null,
    /** 1 to 200 characters. */
    public val linearProject: String? = null,
    public val linearLabel: WorkLinearLabel? = null,
    public val releaseSource: WorkReleaseSource? = null,
    /** 1 to 64 characters. */
    public val releaseLane: String? = null,
    /** 1 to 256 characters. */
    public val decisions: String? = null,
    /** At most 1000 characters. */
    public val note: String? = null,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<WorkInitSettings>("clankie.WorkInitSettings") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("backend", optional(ref { WorkBackend.schema })),
                property("directory", optional(string(minLength(1), maxLength(256)))),
                property("githubRepo", optional(string(minLength(1), maxLength(200)))),
                property("linearTeam", optional(string(minLength(1), maxLength(64)))),
                property("linearProject", optional(string(minLength(1), maxLength(200)))),
                property("linearLabel", optional(ref { WorkLinearLabelModel.schema })),
                property("releaseSource", optional(ref { WorkReleaseSource.schema })),
                property("releaseLane", optional(string(trim(), minLength(1), maxLength(64)))),
                property("decisions", optional(string(minLength(1), maxLength(256)))),
                property("note", optional(string(maxLength(1000)))),
            )
        }

        override fun fromWire(judged: Wire): WorkInitSettings {
            val members = judged.fields
            return WorkInitSettings(
                backend = members["backend"].ifPresent { WorkBackend.fromWire(it) },
                directory = members["directory"].ifPresent { it.text },
                githubRepo = members["githubRepo"].ifPresent { it.text },
                linearTeam = members["linearTeam"].ifPresent { it.text },
                linearProject = members["linearProject"].ifPresent { it.text },
                linearLabel = members["linearLabel"].ifPresent { WorkLinearLabelModel.fromWire(it) },
                releaseSource = members["releaseSource"].ifPresent { WorkReleaseSource.fromWire(it) },
                releaseLane = members["releaseLane"].ifPresent { it.text },
                decisions = members["decisions"].ifPresent { it.text },
                note = members["note"].ifPresent { it.text },
            )
        }

        override fun toWire(value: WorkInitSettings): Wire = wireFields {
            putIfPresent("backend", value.backend) { WorkBackend.toWire(it) }
            putIfPresent("directory", value.directory) { wire(it) }
            putIfPresent("githubRepo", value.githubRepo) { wire(it) }
            putIfPresent("linearTeam", value.linearTeam) { wire(it) }
            putIfPresent("linearProject", value.linearProject) { wire(it) }
            putIfPresent("linearLabel", value.linearLabel) { WorkLinearLabelModel.toWire(it) }
            putIfPresent("releaseSource", value.releaseSource) { WorkReleaseSource.toWire(it) }
            putIfPresent("releaseLane", value.releaseLane) { wire(it) }
            putIfPresent("decisions", value.decisions) { wire(it) }
            putIfPresent("note", value.note) { wire(it) }
        }

        public fun serializer(): KSerializer<WorkInitSettings> = this
    }
}
