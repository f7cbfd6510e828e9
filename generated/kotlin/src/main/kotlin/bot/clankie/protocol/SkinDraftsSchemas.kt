// Made from schemas/clankie/skin-drafts/schemas.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package bot.clankie.protocol

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import kotlinx.serialization.json.JsonElement
import samewire.support.*

/**
 * Names a skin that a lead can wear.
 *
 * Matches `^[a-z0-9][a-z0-9.-]{0,127}$`.
 */
public typealias LeadSkinId = String

/** Reads and writes [LeadSkinId]. */
public object LeadSkinIdModel : TextModel<String>("clankie.LeadSkinId") {
    override val schema: Schema by lazy {
        string(pattern("^[a-z0-9][a-z0-9.-]{0,127}\$", "u"))
    }

    override fun fromWire(judged: Wire): String = judged.text

    override fun toWire(value: String): Wire = wire(value)
}

/**
 * Names a draft.
 *
 * Matches `^skin_[a-z0-9]{12}$`.
 */
public typealias SkinDraftId = String

/** Reads and writes [SkinDraftId]. */
public object SkinDraftIdModel : TextModel<String>("clankie.SkinDraftId") {
    override val schema: Schema by lazy {
        string(pattern("^skin_[a-z0-9]{12}\$", "u"))
    }

    override fun fromWire(judged: Wire): String = judged.text

    override fun toWire(value: String): Wire = wire(value)
}

/** A file that a draft refers to. */
@Serializable(with = SkinArtifact.Companion::class)
public data class SkinArtifact(
    /** 1 to 512 characters. */
    public val artifactId: String,
    /** 1 to 256 characters. */
    public val filename: String,
    /** 1 to 256 characters. */
    public val mediaType: String,
    /** At least 0, at most 15728640. */
    public val byteCount: Long,
    /** Matches `^[a-f0-9]{64}$`. */
    public val sha256: String,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<SkinArtifact>("clankie.SkinArtifact") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("artifactId", string(minLength(1), maxLength(512))),
                property("filename", string(minLength(1), maxLength(256))),
                property("mediaType", string(minLength(1), maxLength(256))),
                property("byteCount", number(NumberFormat.INT, atLeast(0.0), atMost(15728640.0))),
                property("sha256", string(pattern("^[a-f0-9]{64}\$", "u"))),
            )
        }

        override fun fromWire(judged: Wire): SkinArtifact {
            val members = judged.fields
            return SkinArtifact(
                artifactId = members.need("artifactId").text,
                filename = members.need("filename").text,
                mediaType = members.need("mediaType").text,
                byteCount = members.need("byteCount").long,
                sha256 = members.need("sha256").text,
            )
        }

        override fun toWire(value: SkinArtifact): Wire = wireFields {
            put("artifactId", wire(value.artifactId))
            put("filename", wire(value.filename))
            put("mediaType", wire(value.mediaType))
            put("byteCount", wire(value.byteCount))
            put("sha256", wire(value.sha256))
        }

        public fun serializer(): KSerializer<SkinArtifact> = this
    }
}

/** What the skin should be. */
@Serializable(with = SkinDraftBrief.Companion::class)
public data class SkinDraftBrief(
    /** 1 to 120 characters, matches `^[^\r\n]*$`. */
    public val title: String,
    /** At most 4000 characters. */
    public val description: String,
    /** At most 8 entries. */
    public val references: List<SkinArtifact>? = null,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<SkinDraftBrief>("clankie.SkinDraftBrief") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("title", string(trim(), minLength(1), maxLength(120), pattern("^[^\\r\\n]*\$", "u"))),
                property("description", string(maxLength(4000))),
                property("references", optional(list(ref { SkinArtifact.schema }, maxEntries(8)))),
            )
        }

        override fun fromWire(judged: Wire): SkinDraftBrief {
            val members = judged.fields
            return SkinDraftBrief(
                title = members.need("title").text,
                description = members.need("description").text,
                references = members["references"].ifPresent { it.readList { SkinArtifact.fromWire(it) } },
            )
        }

        override fun toWire(value: SkinDraftBrief): Wire = wireFields {
            put("title", wire(value.title))
            put("description", wire(value.description))
            putIfPresent("references", value.references) { wireList(it) { SkinArtifact.toWire(it) } }
        }

        public fun serializer(): KSerializer<SkinDraftBrief> = this
    }
}

/** One pose as it is drawn, in the picture's own pixels. */
@Serializable(with = SkinKeyPose.Companion::class)
public data class SkinKeyPose(
    /** Matches `^[a-z][a-z0-9_-]{0,31}$`. */
    public val pose: String,
    public val artifact: SkinKeyPoseArtifact,
    /** At least 1, at most 16384. */
    public val width: Long,
    /** At least 1, at most 16384. */
    public val height: Long,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<SkinKeyPose>("clankie.SkinKeyPose") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("pose", string(pattern("^[a-z][a-z0-9_-]{0,31}\$", "u"))),
                property("artifact", ref { SkinKeyPoseArtifact.schema }),
                property("width", number(NumberFormat.INT, atLeast(1.0), atMost(16384.0))),
                property("height", number(NumberFormat.INT, atLeast(1.0), atMost(16384.0))),
            )
        }

        override fun fromWire(judged: Wire): SkinKeyPose {
            val members = judged.fields
            return SkinKeyPose(
                pose = members.need("pose").text,
                artifact = SkinKeyPoseArtifact.fromWire(members.need("artifact")),
                width = members.need("width").long,
                height = members.need("height").long,
            )
        }

        override fun toWire(value: SkinKeyPose): Wire = wireFields {
            put("pose", wire(value.pose))
            put("artifact", SkinKeyPoseArtifact.toWire(value.artifact))
            put("width", wire(value.width))
            put("height", wire(value.height))
        }

        public fun serializer(): KSerializer<SkinKeyPose> = this
    }
}

/** A picture that a draft refers to. */
@Serializable(with = SkinKeyPoseArtifact.Companion::class)
public data class SkinKeyPoseArtifact(
    /** 1 to 512 characters. */
    public val artifactId: String,
    /** 1 to 256 characters. */
    public val filename: String,
    /** 1 to 256 characters, matches `^image\/`. */
    public val mediaType: String,
    /** At least 0, at most 15728640. */
    public val byteCount: Long,
    /** Matches `^[a-f0-9]{64}$`. */
    public val sha256: String,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<SkinKeyPoseArtifact>("clankie.SkinKeyPoseArtifact") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("artifactId", string(minLength(1), maxLength(512))),
                property("filename", string(minLength(1), maxLength(256))),
                property("mediaType", string(minLength(1), maxLength(256), pattern("^image\\/", "u"))),
                property("byteCount", number(NumberFormat.INT, atLeast(0.0), atMost(15728640.0))),
                property("sha256", string(pattern("^[a-f0-9]{64}\$", "u"))),
            )
        }

        override fun fromWire(judged: Wire): SkinKeyPoseArtifact {
            val members = judged.fields
            return SkinKeyPoseArtifact(
                artifactId = members.need("artifactId").text,
                filename = members.need("filename").text,
                mediaType = members.need("mediaType").text,
                byteCount = members.need("byteCount").long,
                sha256 = members.need("sha256").text,
            )
        }

        override fun toWire(value: SkinKeyPoseArtifact): Wire = wireFields {
            put("artifactId", wire(value.artifactId))
            put("filename", wire(value.filename))
            put("mediaType", wire(value.mediaType))
            put("byteCount", wire(value.byteCount))
            put("sha256", wire(value.sha256))
        }

        public fun serializer(): KSerializer<SkinKeyPoseArtifact> = this
    }
}

/** The owner approved exactly this artifact at this revision. */
@Serializable(with = SkinDraftApproval.Companion::class)
public data class SkinDraftApproval(
    /** Matches `^[a-f0-9]{64}$`. */
    public val artifactSha256: String,
    /**
     * Changes with every edit. It fences edits and approvals.
     *
     * Matches `^[a-f0-9]{64}$`.
     */
    public val revision: String,
    /** Format datetime. */
    public val at: String,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<SkinDraftApproval>("clankie.SkinDraftApproval") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("artifactSha256", string(pattern("^[a-f0-9]{64}\$", "u"))),
                property("revision", string(pattern("^[a-f0-9]{64}\$", "u"))),
                property(
                    "at",
                    string(
                        pattern(
                            "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z))\$",
                            "",
                            "datetime",
                        ),
                    ),
                ),
            )
        }

        override fun fromWire(judged: Wire): SkinDraftApproval {
            val members = judged.fields
            return SkinDraftApproval(
                artifactSha256 = members.need("artifactSha256").text,
                revision = members.need("revision").text,
                at = members.need("at").text,
            )
        }

        override fun toWire(value: SkinDraftApproval): Wire = wireFields {
            put("artifactSha256", wire(value.artifactSha256))
            put("revision", wire(value.revision))
            put("at", wire(value.at))
        }

        public fun serializer(): KSerializer<SkinDraftApproval> = this
    }
}

/**
 * A draft. `approved` is present exactly in the state of that name, and grants nothing by itself.
 *
 * Told apart by `state`.
 */
@Serializable(with = SkinDraft.Companion::class)
public sealed interface SkinDraft {
    public companion object : Model<SkinDraft>("clankie.SkinDraft") {
        override val schema: Schema by lazy {
            discriminated(
                "state",
                tagged(ref { SkinDraftDraft.schema }, wire("draft"), wire("discarded")),
                tagged(ref { SkinDraftApproved.schema }, wire("approved")),
            )
        }

        override fun fromWire(judged: Wire): SkinDraft = when (judged.option) {
            0 -> SkinDraftDraft.fromWire(judged.optionValue)
            else -> SkinDraftApproved.fromWire(judged.optionValue)
        }

        override fun toWire(value: SkinDraft): Wire = when (value) {
            is SkinDraftDraft -> SkinDraftDraft.toWire(value)
            is SkinDraftApproved -> SkinDraftApproved.toWire(value)
        }

        public fun serializer(): KSerializer<SkinDraft> = this
    }
}

/** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
public fun SkinDraft.encode(): String = SkinDraft.Companion.encode(this)

@Serializable(with = SkinDraftDraft.Companion::class)
public data class SkinDraftDraft(
    public val state: SkinDraftDraftState,
    public val id: SkinDraftId,
    /**
     * Changes with every edit. It fences edits and approvals.
     *
     * Matches `^[a-f0-9]{64}$`.
     */
    public val revision: String,
    public val brief: SkinDraftBrief,
    /** At most 32 entries. */
    public val poses: List<SkinKeyPose>,
    /** The built skin. */
    public val artifact: SkinArtifact? = null,
    /** Format datetime. */
    public val createdAt: String,
    /** Format datetime. */
    public val updatedAt: String,
    public val approved: JsonElement? = null,
) : SkinDraft {
    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<SkinDraftDraft>("clankie.SkinDraftDraft") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("state", ref { SkinDraftDraftState.schema }),
                property("schemaVersion", oneOf(wire(1.0))),
                property("id", ref { SkinDraftIdModel.schema }),
                property("revision", string(pattern("^[a-f0-9]{64}\$", "u"))),
                property("brief", ref { SkinDraftBrief.schema }),
                property("poses", ruled(list(ref { SkinKeyPose.schema }, maxEntries(32)), uniqueItems("pose"))),
                property("artifact", optional(ref { SkinArtifact.schema })),
                property(
                    "createdAt",
                    string(
                        pattern(
                            "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z))\$",
                            "",
                            "datetime",
                        ),
                    ),
                ),
                property(
                    "updatedAt",
                    string(
                        pattern(
                            "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z))\$",
                            "",
                            "datetime",
                        ),
                    ),
                ),
                property("approved", optional(never())),
            )
        }

        override fun fromWire(judged: Wire): SkinDraftDraft {
            val members = judged.fields
            return SkinDraftDraft(
                state = SkinDraftDraftState.fromWire(members.need("state")),
                id = SkinDraftIdModel.fromWire(members.need("id")),
                revision = members.need("revision").text,
                brief = SkinDraftBrief.fromWire(members.need("brief")),
                poses = members.need("poses").readList { SkinKeyPose.fromWire(it) },
                artifact = members["artifact"].ifPresent { SkinArtifact.fromWire(it) },
                createdAt = members.need("createdAt").text,
                updatedAt = members.need("updatedAt").text,
                approved = members["approved"].ifPresent { it.element },
            )
        }

        override fun toWire(value: SkinDraftDraft): Wire = wireFields {
            put("state", SkinDraftDraftState.toWire(value.state))
            put("schemaVersion", wire(1.0))
            put("id", SkinDraftIdModel.toWire(value.id))
            put("revision", wire(value.revision))
            put("brief", SkinDraftBrief.toWire(value.brief))
            put("poses", wireList(value.poses) { SkinKeyPose.toWire(it) })
            putIfPresent("artifact", value.artifact) { SkinArtifact.toWire(it) }
            put("createdAt", wire(value.createdAt))
            put("updatedAt", wire(value.updatedAt))
            putIfPresent("approved", value.approved) { wire(it) }
        }

        public fun serializer(): KSerializer<SkinDraftDraft> = this
    }
}

@Serializable(with = SkinDraftDraftState.Companion::class)
public enum class SkinDraftDraftState(public val value: String) {
    DRAFT("draft"),
    DISCARDED("discarded"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<SkinDraftDraftState>("clankie.SkinDraftDraftState") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): SkinDraftDraftState = byValue.getValue(judged.text)

        override fun toWire(value: SkinDraftDraftState): Wire = wire(value.value)

        public fun serializer(): KSerializer<SkinDraftDraftState> = this
    }
}

@Serializable(with = SkinDraftApproved.Companion::class)
public data class SkinDraftApproved(
    public val id: SkinDraftId,
    /**
     * Changes with every edit. It fences edits and approvals.
     *
     * Matches `^[a-f0-9]{64}$`.
     */
    public val revision: String,
    public val brief: SkinDraftBrief,
    /** At most 32 entries. */
    public val poses: List<SkinKeyPose>,
    /** The built skin. */
    public val artifact: SkinArtifact? = null,
    /** Format datetime. */
    public val createdAt: String,
    /** Format datetime. */
    public val updatedAt: String,
    public val approved: SkinDraftApproval,
) : SkinDraft {
    /** Always `"approved"`. */
    public val state: String get() = "approved"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<SkinDraftApproved>("clankie.SkinDraftApproved") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("state", oneOf(wire("approved"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("id", ref { SkinDraftIdModel.schema }),
                property("revision", string(pattern("^[a-f0-9]{64}\$", "u"))),
                property("brief", ref { SkinDraftBrief.schema }),
                property("poses", ruled(list(ref { SkinKeyPose.schema }, maxEntries(32)), uniqueItems("pose"))),
                property("artifact", optional(ref { SkinArtifact.schema })),
                property(
                    "createdAt",
                    string(
                        pattern(
                            "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z))\$",
                            "",
                            "datetime",
                        ),
                    ),
                ),
                property(
                    "updatedAt",
                    string(
                        pattern(
                            "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z))\$",
                            "",
                            "datetime",
                        ),
                    ),
                ),
                property("approved", ref { SkinDraftApproval.schema }),
            )
        }

        override fun fromWire(judged: Wire): SkinDraftApproved {
            val members = judged.fields
            return SkinDraftApproved(
                id = SkinDraftIdModel.fromWire(members.need("id")),
                revision = members.need("revision").text,
                brief = SkinDraftBrief.fromWire(members.need("brief")),
                poses = members.need("poses").readList { SkinKeyPose.fromWire(it) },
                artifact = members["artifact"].ifPresent { SkinArtifact.fromWire(it) },
                createdAt = members.need("createdAt").text,
                updatedAt = members.need("updatedAt").text,
                approved = SkinDraftApproval.fromWire(members.need("approved")),
            )
        }

        override fun toWire(value: SkinDraftApproved): Wire = wireFields {
            put("state", wire("approved"))
            put("schemaVersion", wire(1.0))
            put("id", SkinDraftIdModel.toWire(value.id))
            put("revision", wire(value.revision))
            put("brief", SkinDraftBrief.toWire(value.brief))
            put("poses", wireList(value.poses) { SkinKeyPose.toWire(it) })
            putIfPresent("artifact", value.artifact) { SkinArtifact.toWire(it) }
            put("createdAt", wire(value.createdAt))
            put("updatedAt", wire(value.updatedAt))
            put("approved", SkinDraftApproval.toWire(value.approved))
        }

        public fun serializer(): KSerializer<SkinDraftApproved> = this
    }
}

/** Makes a draft. Its owner comes from the host's own proof. */
@Serializable(with = CreateSkinDraft.Companion::class)
public data class CreateSkinDraft(
    public val brief: SkinDraftBrief,
    /** At most 32 entries. */
    public val poses: List<SkinKeyPose>? = null,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<CreateSkinDraft>("clankie.CreateSkinDraft") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("brief", ref { SkinDraftBrief.schema }),
                property("poses", optional(ruled(list(ref { SkinKeyPose.schema }, maxEntries(32)), uniqueItems("pose")))),
            )
        }

        override fun fromWire(judged: Wire): CreateSkinDraft {
            val members = judged.fields
            return CreateSkinDraft(
                brief = SkinDraftBrief.fromWire(members.need("brief")),
                poses = members["poses"].ifPresent { it.readList { SkinKeyPose.fromWire(it) } },
            )
        }

        override fun toWire(value: CreateSkinDraft): Wire = wireFields {
            put("brief", SkinDraftBrief.toWire(value.brief))
            putIfPresent("poses", value.poses) { wireList(it) { SkinKeyPose.toWire(it) } }
        }

        public fun serializer(): KSerializer<CreateSkinDraft> = this
    }
}

@Serializable(with = SkinBriefChange.Companion::class)
public data class SkinBriefChange(
    public val brief: SkinDraftBrief,
    /**
     * All of them; an empty list takes them away.
     *
     * At most 32 entries.
     */
    public val poses: List<SkinKeyPose>? = null,
    public val artifact: SkinArtifact? = null,
    /** Only `"discarded"`. */
    public val state: String? = null,
) : SkinDraftChanges {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<SkinBriefChange>("clankie.SkinBriefChange") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("brief", ref { SkinDraftBrief.schema }),
                property("poses", optional(ruled(list(ref { SkinKeyPose.schema }, maxEntries(32)), uniqueItems("pose")))),
                property("artifact", optional(ref { SkinArtifact.schema })),
                property("state", optional(oneOf(wire("discarded")))),
            )
        }

        override fun fromWire(judged: Wire): SkinBriefChange {
            val members = judged.fields
            return SkinBriefChange(
                brief = SkinDraftBrief.fromWire(members.need("brief")),
                poses = members["poses"].ifPresent { it.readList { SkinKeyPose.fromWire(it) } },
                artifact = members["artifact"].ifPresent { SkinArtifact.fromWire(it) },
                state = members["state"].ifPresent { it.text },
            )
        }

        override fun toWire(value: SkinBriefChange): Wire = wireFields {
            put("brief", SkinDraftBrief.toWire(value.brief))
            putIfPresent("poses", value.poses) { wireList(it) { SkinKeyPose.toWire(it) } }
            putIfPresent("artifact", value.artifact) { SkinArtifact.toWire(it) }
            putIfPresent("state", value.state) { wire(it) }
        }

        public fun serializer(): KSerializer<SkinBriefChange> = this
    }
}

@Serializable(with = SkinPosesChange.Companion::class)
public data class SkinPosesChange(
    public val brief: SkinDraftBrief? = null,
    /** At most 32 entries. */
    public val poses: List<SkinKeyPose>,
    public val artifact: SkinArtifact? = null,
    /** Only `"discarded"`. */
    public val state: String? = null,
) : SkinDraftChanges {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<SkinPosesChange>("clankie.SkinPosesChange") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("brief", optional(ref { SkinDraftBrief.schema })),
                property("poses", ruled(list(ref { SkinKeyPose.schema }, maxEntries(32)), uniqueItems("pose"))),
                property("artifact", optional(ref { SkinArtifact.schema })),
                property("state", optional(oneOf(wire("discarded")))),
            )
        }

        override fun fromWire(judged: Wire): SkinPosesChange {
            val members = judged.fields
            return SkinPosesChange(
                brief = members["brief"].ifPresent { SkinDraftBrief.fromWire(it) },
                poses = members.need("poses").readList { SkinKeyPose.fromWire(it) },
                artifact = members["artifact"].ifPresent { SkinArtifact.fromWire(it) },
                state = members["state"].ifPresent { it.text },
            )
        }

        override fun toWire(value: SkinPosesChange): Wire = wireFields {
            putIfPresent("brief", value.brief) { SkinDraftBrief.toWire(it) }
            put("poses", wireList(value.poses) { SkinKeyPose.toWire(it) })
            putIfPresent("artifact", value.artifact) { SkinArtifact.toWire(it) }
            putIfPresent("state", value.state) { wire(it) }
        }

        public fun serializer(): KSerializer<SkinPosesChange> = this
    }
}

@Serializable(with = SkinArtifactChange.Companion::class)
public data class SkinArtifactChange(
    public val brief: SkinDraftBrief? = null,
    /**
     * All of them; an empty list takes them away.
     *
     * At most 32 entries.
     */
    public val poses: List<SkinKeyPose>? = null,
    public val artifact: SkinArtifact,
    /** Only `"discarded"`. */
    public val state: String? = null,
) : SkinDraftChanges {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<SkinArtifactChange>("clankie.SkinArtifactChange") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("brief", optional(ref { SkinDraftBrief.schema })),
                property("poses", optional(ruled(list(ref { SkinKeyPose.schema }, maxEntries(32)), uniqueItems("pose")))),
                property("artifact", ref { SkinArtifact.schema }),
                property("state", optional(oneOf(wire("discarded")))),
            )
        }

        override fun fromWire(judged: Wire): SkinArtifactChange {
            val members = judged.fields
            return SkinArtifactChange(
                brief = members["brief"].ifPresent { SkinDraftBrief.fromWire(it) },
                poses = members["poses"].ifPresent { it.readList { SkinKeyPose.fromWire(it) } },
                artifact = SkinArtifact.fromWire(members.need("artifact")),
                state = members["state"].ifPresent { it.text },
            )
        }

        override fun toWire(value: SkinArtifactChange): Wire = wireFields {
            putIfPresent("brief", value.brief) { SkinDraftBrief.toWire(it) }
            putIfPresent("poses", value.poses) { wireList(it) { SkinKeyPose.toWire(it) } }
            put("artifact", SkinArtifact.toWire(value.artifact))
            putIfPresent("state", value.state) { wire(it) }
        }

        public fun serializer(): KSerializer<SkinArtifactChange> = this
    }
}

@Serializable(with = SkinDiscardChange.Companion::class)
public data class SkinDiscardChange(
    public val brief: SkinDraftBrief? = null,
    /**
     * All of them; an empty list takes them away.
     *
     * At most 32 entries.
     */
    public val poses: List<SkinKeyPose>? = null,
    public val artifact: SkinArtifact? = null,
) : SkinDraftChanges {
    /** Always `"discarded"`. */
    public val state: String get() = "discarded"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<SkinDiscardChange>("clankie.SkinDiscardChange") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("brief", optional(ref { SkinDraftBrief.schema })),
                property("poses", optional(ruled(list(ref { SkinKeyPose.schema }, maxEntries(32)), uniqueItems("pose")))),
                property("artifact", optional(ref { SkinArtifact.schema })),
                property("state", oneOf(wire("discarded"))),
            )
        }

        override fun fromWire(judged: Wire): SkinDiscardChange {
            val members = judged.fields
            return SkinDiscardChange(
                brief = members["brief"].ifPresent { SkinDraftBrief.fromWire(it) },
                poses = members["poses"].ifPresent { it.readList { SkinKeyPose.fromWire(it) } },
                artifact = members["artifact"].ifPresent { SkinArtifact.fromWire(it) },
            )
        }

        override fun toWire(value: SkinDiscardChange): Wire = wireFields {
            putIfPresent("brief", value.brief) { SkinDraftBrief.toWire(it) }
            putIfPresent("poses", value.poses) { wireList(it) { SkinKeyPose.toWire(it) } }
            putIfPresent("artifact", value.artifact) { SkinArtifact.toWire(it) }
            put("state", wire("discarded"))
        }

        public fun serializer(): KSerializer<SkinDiscardChange> = this
    }
}

/** What to change of a draft: at least one of its keys. */
@Serializable(with = SkinDraftChanges.Companion::class)
public sealed interface SkinDraftChanges {
    public companion object : Model<SkinDraftChanges>("clankie.SkinDraftChanges") {
        override val schema: Schema by lazy {
            union(
                ref { SkinBriefChange.schema },
                ref { SkinPosesChange.schema },
                ref { SkinArtifactChange.schema },
                ref { SkinDiscardChange.schema },
            )
        }

        override fun fromWire(judged: Wire): SkinDraftChanges = when (judged.option) {
            0 -> SkinBriefChange.fromWire(judged.optionValue)
            1 -> SkinPosesChange.fromWire(judged.optionValue)
            2 -> SkinArtifactChange.fromWire(judged.optionValue)
            else -> SkinDiscardChange.fromWire(judged.optionValue)
        }

        override fun toWire(value: SkinDraftChanges): Wire = when (value) {
            is SkinBriefChange -> SkinBriefChange.toWire(value)
            is SkinPosesChange -> SkinPosesChange.toWire(value)
            is SkinArtifactChange -> SkinArtifactChange.toWire(value)
            is SkinDiscardChange -> SkinDiscardChange.toWire(value)
        }

        public fun serializer(): KSerializer<SkinDraftChanges> = this
    }
}

/** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
public fun SkinDraftChanges.encode(): String = SkinDraftChanges.Companion.encode(this)

/** Changes a draft at the revision the caller saw. An approval does not outlive it. */
@Serializable(with = UpdateSkinDraft.Companion::class)
public data class UpdateSkinDraft(
    public val id: SkinDraftId,
    /**
     * Changes with every edit. It fences edits and approvals.
     *
     * Matches `^[a-f0-9]{64}$`.
     */
    public val expectedRevision: String,
    public val changes: SkinDraftChanges,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<UpdateSkinDraft>("clankie.UpdateSkinDraft") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("id", ref { SkinDraftIdModel.schema }),
                property("expectedRevision", string(pattern("^[a-f0-9]{64}\$", "u"))),
                property("changes", ref { SkinDraftChanges.schema }),
            )
        }

        override fun fromWire(judged: Wire): UpdateSkinDraft {
            val members = judged.fields
            return UpdateSkinDraft(
                id = SkinDraftIdModel.fromWire(members.need("id")),
                expectedRevision = members.need("expectedRevision").text,
                changes = SkinDraftChanges.fromWire(members.need("changes")),
            )
        }

        override fun toWire(value: UpdateSkinDraft): Wire = wireFields {
            put("id", SkinDraftIdModel.toWire(value.id))
            put("expectedRevision", wire(value.expectedRevision))
            put("changes", SkinDraftChanges.toWire(value.changes))
        }

        public fun serializer(): KSerializer<UpdateSkinDraft> = this
    }
}

/** Approves one exact artifact of a draft. */
@Serializable(with = ApproveSkinDraft.Companion::class)
public data class ApproveSkinDraft(
    public val id: SkinDraftId,
    /**
     * Changes with every edit. It fences edits and approvals.
     *
     * Matches `^[a-f0-9]{64}$`.
     */
    public val expectedRevision: String,
    /** Matches `^[a-f0-9]{64}$`. */
    public val artifactSha256: String,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<ApproveSkinDraft>("clankie.ApproveSkinDraft") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("id", ref { SkinDraftIdModel.schema }),
                property("expectedRevision", string(pattern("^[a-f0-9]{64}\$", "u"))),
                property("artifactSha256", string(pattern("^[a-f0-9]{64}\$", "u"))),
            )
        }

        override fun fromWire(judged: Wire): ApproveSkinDraft {
            val members = judged.fields
            return ApproveSkinDraft(
                id = SkinDraftIdModel.fromWire(members.need("id")),
                expectedRevision = members.need("expectedRevision").text,
                artifactSha256 = members.need("artifactSha256").text,
            )
        }

        override fun toWire(value: ApproveSkinDraft): Wire = wireFields {
            put("id", SkinDraftIdModel.toWire(value.id))
            put("expectedRevision", wire(value.expectedRevision))
            put("artifactSha256", wire(value.artifactSha256))
        }

        public fun serializer(): KSerializer<ApproveSkinDraft> = this
    }
}
