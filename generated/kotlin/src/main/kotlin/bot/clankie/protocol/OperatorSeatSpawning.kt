// Made from schemas/clankie/operator/seat-spawning.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package bot.clankie.protocol

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

/** Says that this hire is wanted beside an earlier one. */
@Serializable(with = FreshIntent.Companion::class)
public data class FreshIntent(
    /** Format uuid. */
    public val id: String,
    /** Format uuid. */
    public val afterReceiptId: String,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<FreshIntent>("clankie.FreshIntent") {
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
                        lowercase(),
                    ),
                ),
                property(
                    "afterReceiptId",
                    string(
                        pattern(
                            "^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)\$",
                            "",
                            "uuid",
                        ),
                        lowercase(),
                    ),
                ),
            )
        }

        override fun fromWire(judged: Wire): FreshIntent {
            val members = judged.fields
            return FreshIntent(
                id = members.need("id").text,
                afterReceiptId = members.need("afterReceiptId").text,
            )
        }

        override fun toWire(value: FreshIntent): Wire = wireFields {
            put("id", wire(value.id))
            put("afterReceiptId", wire(value.afterReceiptId))
        }

        public fun serializer(): KSerializer<FreshIntent> = this
    }
}

/** The seat that is wanted. */
@Serializable(with = SeatHire.Companion::class)
public data class SeatHire(
    public val title: AgentName,
    /** 1 to 1024 characters. */
    public val workingDirectory: String,
    public val harness: SeatHarness? = null,
    /** 1 to 200 characters. */
    public val model: String? = null,
    /** 1 to 64 characters. */
    public val effort: String? = null,
    /** Null: no helpers. */
    public val subagents: Tristate<SeatSubagents> = Tristate.Absent,
    public val delegation: SeatDelegation? = null,
    /** Matches `^[a-z][a-z0-9_-]{0,63}$`. */
    public val account: String? = null,
    public val placement: SeatPanePlacement? = null,
    /**
     * A harness session to take up again.
     *
     * 1 to 128 characters.
     */
    public val resume: String? = null,
    /** Give the agent a browser. */
    public val chrome: Boolean? = null,
    public val fleet: FleetName? = null,
    public val projectId: ProjectId? = null,
    /** 1 to 200 characters, matches `^\P{Cc}*$`. */
    public val pipeline: String? = null,
    /** 1 to 512 characters. */
    public val deliverable: String? = null,
    public val role: Role? = null,
    public val freshIntent: FreshIntent? = null,
) {
    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<SeatHire>("clankie.SeatHire") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("schemaVersion", oneOf(wire(1.0))),
                property("title", ref { AgentNameModel.schema }),
                property("workingDirectory", string(trim(), minLength(1), maxLength(1024))),
                property("harness", optional(ref { SeatHarness.schema })),
                property("model", optional(string(trim(), minLength(1), maxLength(200)))),
                property("effort", optional(string(trim(), minLength(1), maxLength(64)))),
                property("subagents", optional(nullable(ref { SeatSubagents.schema }))),
                property("delegation", optional(ref { SeatDelegation.schema })),
                property("account", optional(string(pattern("^[a-z][a-z0-9_-]{0,63}\$", "u")))),
                property("placement", optional(ref { SeatPanePlacement.schema })),
                property("resume", optional(string(trim(), minLength(1), maxLength(128)))),
                property("chrome", optional(boolean())),
                property("fleet", optional(ref { FleetNameModel.schema })),
                property("projectId", optional(ref { ProjectIdModel.schema })),
                property("pipeline", optional(string(trim(), minLength(1), maxLength(200), pattern("^\\P{Cc}*\$", "u")))),
                property("deliverable", optional(string(trim(), minLength(1), maxLength(512)))),
                property("role", optional(ref { RoleModel.schema })),
                property("freshIntent", optional(ref { FreshIntent.schema })),
            )
        }

        override fun fromWire(judged: Wire): SeatHire {
            val members = judged.fields
            return SeatHire(
                title = AgentNameModel.fromWire(members.need("title")),
                workingDirectory = members.need("workingDirectory").text,
                harness = members["harness"].ifPresent { SeatHarness.fromWire(it) },
                model = members["model"].ifPresent { it.text },
                effort = members["effort"].ifPresent { it.text },
                subagents = members["subagents"].tristate { SeatSubagents.fromWire(it) },
                delegation = members["delegation"].ifPresent { SeatDelegation.fromWire(it) },
                account = members["account"].ifPresent { it.text },
                placement = members["placement"].ifPresent { SeatPanePlacement.fromWire(it) },
                resume = members["resume"].ifPresent { it.text },
                chrome = members["chrome"].ifPresent { it.flag },
                fleet = members["fleet"].ifPresent { FleetNameModel.fromWire(it) },
                projectId = members["projectId"].ifPresent { ProjectIdModel.fromWire(it) },
                pipeline = members["pipeline"].ifPresent { it.text },
                deliverable = members["deliverable"].ifPresent { it.text },
                role = members["role"].ifPresent { RoleModel.fromWire(it) },
                freshIntent = members["freshIntent"].ifPresent { FreshIntent.fromWire(it) },
            )
        }

        override fun toWire(value: SeatHire): Wire = wireFields {
            put("schemaVersion", wire(1.0))
            put("title", AgentNameModel.toWire(value.title))
            put("workingDirectory", wire(value.workingDirectory))
            putIfPresent("harness", value.harness) { SeatHarness.toWire(it) }
            putIfPresent("model", value.model) { wire(it) }
            putIfPresent("effort", value.effort) { wire(it) }
            putTristate("subagents", value.subagents) { SeatSubagents.toWire(it) }
            putIfPresent("delegation", value.delegation) { SeatDelegation.toWire(it) }
            putIfPresent("account", value.account) { wire(it) }
            putIfPresent("placement", value.placement) { SeatPanePlacement.toWire(it) }
            putIfPresent("resume", value.resume) { wire(it) }
            putIfPresent("chrome", value.chrome) { wire(it) }
            putIfPresent("fleet", value.fleet) { FleetNameModel.toWire(it) }
            putIfPresent("projectId", value.projectId) { ProjectIdModel.toWire(it) }
            putIfPresent("pipeline", value.pipeline) { wire(it) }
            putIfPresent("deliverable", value.deliverable) { wire(it) }
            putIfPresent("role", value.role) { RoleModel.toWire(it) }
            putIfPresent("freshIntent", value.freshIntent) { FreshIntent.toWire(it) }
        }

        public fun serializer(): KSerializer<SeatHire> = this
    }
}

@Serializable(with = PendingRoleAssignment.Companion::class)
public data class PendingRoleAssignment(
    /** Format uuid. */
    public val operationId: String,
) : SeatRoleAssignment {
    /** Always `"pending"`. */
    public val outcome: String get() = "pending"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<PendingRoleAssignment>("clankie.PendingRoleAssignment") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("outcome", oneOf(wire("pending"))),
                property(
                    "operationId",
                    string(
                        pattern(
                            "^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)\$",
                            "",
                            "uuid",
                        ),
                    ),
                ),
            )
        }

        override fun fromWire(judged: Wire): PendingRoleAssignment {
            val members = judged.fields
            return PendingRoleAssignment(
                operationId = members.need("operationId").text,
            )
        }

        override fun toWire(value: PendingRoleAssignment): Wire = wireFields {
            put("outcome", wire("pending"))
            put("operationId", wire(value.operationId))
        }

        public fun serializer(): KSerializer<PendingRoleAssignment> = this
    }
}

@Serializable(with = UnsavedRoleAssignment.Companion::class)
public class UnsavedRoleAssignment : SeatRoleAssignment {
    /** Always `"unsaved"`. */
    public val outcome: String get() = "unsaved"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    override fun equals(other: Any?): Boolean = other is UnsavedRoleAssignment

    override fun hashCode(): Int = 1

    override fun toString(): String = "UnsavedRoleAssignment()"

    public companion object : Model<UnsavedRoleAssignment>("clankie.UnsavedRoleAssignment") {
        override val schema: Schema by lazy {
            objectOf(UnknownKeys.Refused, property("outcome", oneOf(wire("unsaved"))))
        }

        override fun fromWire(judged: Wire): UnsavedRoleAssignment = UnsavedRoleAssignment()

        override fun toWire(value: UnsavedRoleAssignment): Wire = wireFields {
            put("outcome", wire("unsaved"))
        }

        public fun serializer(): KSerializer<UnsavedRoleAssignment> = this
    }
}

/**
 * What became of the role that was asked for.
 *
 * Told apart by `outcome`.
 */
@Serializable(with = SeatRoleAssignment.Companion::class)
public sealed interface SeatRoleAssignment {
    public companion object : Model<SeatRoleAssignment>("clankie.SeatRoleAssignment") {
        override val schema: Schema by lazy {
            discriminated(
                "outcome",
                tagged(ref { PendingRoleAssignment.schema }, wire("pending")),
                tagged(ref { UnsavedRoleAssignment.schema }, wire("unsaved")),
            )
        }

        override fun fromWire(judged: Wire): SeatRoleAssignment = when (judged.option) {
            0 -> PendingRoleAssignment.fromWire(judged.optionValue)
            else -> UnsavedRoleAssignment.fromWire(judged.optionValue)
        }

        override fun toWire(value: SeatRoleAssignment): Wire = when (value) {
            is PendingRoleAssignment -> PendingRoleAssignment.toWire(value)
            is UnsavedRoleAssignment -> UnsavedRoleAssignment.toWire(value)
        }

        public fun serializer(): KSerializer<SeatRoleAssignment> = this
    }
}

/** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
public fun SeatRoleAssignment.encode(): String = SeatRoleAssignment.Companion.encode(this)

/** As older hosts told of a seat's skills. */
@Deprecated("Deprecated by the contract.")
@Serializable(with = SeatSkills.Companion::class)
public data class SeatSkills(
    public val mode: SeatSkillsMode,
    public val source: SeatSkillsSource,
    public val applied: Boolean,
    public val included: List<String>,
    public val excluded: List<String>,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<SeatSkills>("clankie.SeatSkills") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("mode", ref { SeatSkillsMode.schema }),
                property("source", ref { SeatSkillsSource.schema }),
                property("applied", boolean()),
                property("included", list(string())),
                property("excluded", list(string())),
            )
        }

        override fun fromWire(judged: Wire): SeatSkills {
            val members = judged.fields
            return SeatSkills(
                mode = SeatSkillsMode.fromWire(members.need("mode")),
                source = SeatSkillsSource.fromWire(members.need("source")),
                applied = members.need("applied").flag,
                included = members.need("included").readList { it.text },
                excluded = members.need("excluded").readList { it.text },
            )
        }

        override fun toWire(value: SeatSkills): Wire = wireFields {
            put("mode", SeatSkillsMode.toWire(value.mode))
            put("source", SeatSkillsSource.toWire(value.source))
            put("applied", wire(value.applied))
            put("included", wireList(value.included) { wire(it) })
            put("excluded", wireList(value.excluded) { wire(it) })
        }

        public fun serializer(): KSerializer<SeatSkills> = this
    }
}

@Serializable(with = SeatSkillsMode.Companion::class)
public enum class SeatSkillsMode(public val value: String) {
    BUNDLED("bundled"),
    PLAIN("plain"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<SeatSkillsMode>("clankie.SeatSkillsMode") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): SeatSkillsMode = byValue.getValue(judged.text)

        override fun toWire(value: SeatSkillsMode): Wire = wire(value.value)

        public fun serializer(): KSerializer<SeatSkillsMode> = this
    }
}

@Serializable(with = SeatSkillsSource.Companion::class)
public enum class SeatSkillsSource(public val value: String) {
    SETTING("setting"),
    OVERRIDE("override"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<SeatSkillsSource>("clankie.SeatSkillsSource") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): SeatSkillsSource = byValue.getValue(judged.text)

        override fun toWire(value: SeatSkillsSource): Wire = wire(value.value)

        public fun serializer(): KSerializer<SeatSkillsSource> = this
    }
}

/** The seat is there. */
@Serializable(with = SeatSpawned.Companion::class)
public data class SeatSpawned(
    public val seat: FleetSeat,
    /** How far the brief got. */
    public val deliveryStage: DeliveryStage? = null,
    public val control: SeatControl? = null,
    public val profile: SeatProfile? = null,
    public val roleAssignment: SeatRoleAssignment? = null,
    public val skills: SeatSkills? = null,
) : SpawnSeatResult {
    /** Always `"spawned"`. */
    public val outcome: String get() = "spawned"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<SeatSpawned>("clankie.SeatSpawned") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("outcome", oneOf(wire("spawned"))),
                property("seat", ref { FleetSeat.schema }),
                property("deliveryStage", optional(ref { DeliveryStage.schema })),
                property("control", optional(ref { SeatControl.schema })),
                property("profile", optional(ref { SeatProfile.schema })),
                property("roleAssignment", optional(ref { SeatRoleAssignment.schema })),
                property("skills", optional(ref { SeatSkills.schema })),
            )
        }

        override fun fromWire(judged: Wire): SeatSpawned {
            val members = judged.fields
            return SeatSpawned(
                seat = FleetSeat.fromWire(members.need("seat")),
                deliveryStage = members["deliveryStage"].ifPresent { DeliveryStage.fromWire(it) },
                control = members["control"].ifPresent { SeatControl.fromWire(it) },
                profile = members["profile"].ifPresent { SeatProfile.fromWire(it) },
                roleAssignment = members["roleAssignment"].ifPresent { SeatRoleAssignment.fromWire(it) },
                skills = members["skills"].ifPresent { SeatSkills.fromWire(it) },
            )
        }

        override fun toWire(value: SeatSpawned): Wire = wireFields {
            put("outcome", wire("spawned"))
            put("seat", FleetSeat.toWire(value.seat))
            putIfPresent("deliveryStage", value.deliveryStage) { DeliveryStage.toWire(it) }
            putIfPresent("control", value.control) { SeatControl.toWire(it) }
            putIfPresent("profile", value.profile) { SeatProfile.toWire(it) }
            putIfPresent("roleAssignment", value.roleAssignment) { SeatRoleAssignment.toWire(it) }
            putIfPresent("skills", value.skills) { SeatSkills.toWire(it) }
        }

        public fun serializer(): KSerializer<SeatSpawned> = this
    }
}

/** There is no seat, or with an `unconfirmed` reason it is not known whether there is one. */
@Serializable(with = SeatSpawnFailed.Companion::class)
public data class SeatSpawnFailed(
    public val reason: SeatSpawnFailedReason,
    public val deliveryStage: DeliveryStage? = null,
    /**
     * Prose. Branch on `reason`.
     *
     * At most 512 characters.
     */
    public val detail: String? = null,
    public val control: SeatControl? = null,
) : SpawnSeatResult {
    /** Always `"failed"`. */
    public val outcome: String get() = "failed"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<SeatSpawnFailed>("clankie.SeatSpawnFailed") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("outcome", oneOf(wire("failed"))),
                property("reason", ref { SeatSpawnFailedReason.schema }),
                property("deliveryStage", optional(ref { DeliveryStage.schema })),
                property("detail", optional(string(maxLength(512)))),
                property("control", optional(ref { SeatControl.schema })),
            )
        }

        override fun fromWire(judged: Wire): SeatSpawnFailed {
            val members = judged.fields
            return SeatSpawnFailed(
                reason = SeatSpawnFailedReason.fromWire(members.need("reason")),
                deliveryStage = members["deliveryStage"].ifPresent { DeliveryStage.fromWire(it) },
                detail = members["detail"].ifPresent { it.text },
                control = members["control"].ifPresent { SeatControl.fromWire(it) },
            )
        }

        override fun toWire(value: SeatSpawnFailed): Wire = wireFields {
            put("outcome", wire("failed"))
            put("reason", SeatSpawnFailedReason.toWire(value.reason))
            putIfPresent("deliveryStage", value.deliveryStage) { DeliveryStage.toWire(it) }
            putIfPresent("detail", value.detail) { wire(it) }
            putIfPresent("control", value.control) { SeatControl.toWire(it) }
        }

        public fun serializer(): KSerializer<SeatSpawnFailed> = this
    }
}

@Serializable(with = SeatSpawnFailedReason.Companion::class)
public enum class SeatSpawnFailedReason(public val value: String) {
    UNKNOWN_DIRECTORY("unknown_directory"),
    HARNESS_UNAVAILABLE("harness_unavailable"),
    NOT_READY("not_ready"),
    TRUST_REQUIRED("trust_required"),
    HERDR_UNREACHABLE("herdr_unreachable"),
    AT_CAPACITY("at_capacity"),
    DELIVERY_UNCONFIRMED("delivery_unconfirmed"),
    START_UNCONFIRMED("start_unconfirmed"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<SeatSpawnFailedReason>("clankie.SeatSpawnFailedReason") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): SeatSpawnFailedReason = byValue.getValue(judged.text)

        override fun toWire(value: SeatSpawnFailedReason): Wire = wire(value.value)

        public fun serializer(): KSerializer<SeatSpawnFailedReason> = this
    }
}

/**
 * What became of a hire.
 *
 * Told apart by `outcome`.
 */
@Serializable(with = SpawnSeatResult.Companion::class)
public sealed interface SpawnSeatResult {
    public companion object : Model<SpawnSeatResult>("clankie.SpawnSeatResult") {
        override val schema: Schema by lazy {
            discriminated(
                "outcome",
                tagged(ref { SeatSpawned.schema }, wire("spawned")),
                tagged(ref { SeatSpawnFailed.schema }, wire("failed")),
            )
        }

        override fun fromWire(judged: Wire): SpawnSeatResult = when (judged.option) {
            0 -> SeatSpawned.fromWire(judged.optionValue)
            else -> SeatSpawnFailed.fromWire(judged.optionValue)
        }

        override fun toWire(value: SpawnSeatResult): Wire = when (value) {
            is SeatSpawned -> SeatSpawned.toWire(value)
            is SeatSpawnFailed -> SeatSpawnFailed.toWire(value)
        }

        public fun serializer(): KSerializer<SpawnSeatResult> = this
    }
}

/** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
public fun SpawnSeatResult.encode(): String = SpawnSeatResult.Companion.encode(this)

/** Hires an agent into a new seat. */
@Serializable(with = SpawnSeatRequest.Companion::class)
public data class SpawnSeatRequest(
    /**
     * The conversation that hires. Without one that may, the hire fails with `not_ready`.
     *
     * 1 to 256 characters.
     */
    public val conversationId: String? = null,
    /**
     * What the agent is told first.
     *
     * 1 to 32768 characters.
     */
    public val brief: String? = null,
    public val seat: SeatHire,
) : OperatorServiceRequest {
    /** Always `"spawn_seat"`. */
    public val op: String get() = "spawn_seat"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<SpawnSeatRequest>("clankie.SpawnSeatRequest") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("op", oneOf(wire("spawn_seat"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("conversationId", optional(string(trim(), minLength(1), maxLength(256)))),
                property("brief", optional(string(minLength(1), maxLength(32768)))),
                property("seat", ref { SeatHire.schema }),
            )
        }

        override fun fromWire(judged: Wire): SpawnSeatRequest {
            val members = judged.fields
            return SpawnSeatRequest(
                conversationId = members["conversationId"].ifPresent { it.text },
                brief = members["brief"].ifPresent { it.text },
                seat = SeatHire.fromWire(members.need("seat")),
            )
        }

        override fun toWire(value: SpawnSeatRequest): Wire = wireFields {
            put("op", wire("spawn_seat"))
            put("schemaVersion", wire(1.0))
            putIfPresent("conversationId", value.conversationId) { wire(it) }
            putIfPresent("brief", value.brief) { wire(it) }
            put("seat", SeatHire.toWire(value.seat))
        }

        public fun serializer(): KSerializer<SpawnSeatRequest> = this
    }
}

@Serializable(with = SpawnSeatResponse.Companion::class)
public data class SpawnSeatResponse(
    public val result: SpawnSeatResult,
) : OperatorServiceResult {
    /** Always `"spawn_seat"`. */
    public val op: String get() = "spawn_seat"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<SpawnSeatResponse>("clankie.SpawnSeatResponse") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("op", oneOf(wire("spawn_seat"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("result", ref { SpawnSeatResult.schema }),
            )
        }

        override fun fromWire(judged: Wire): SpawnSeatResponse {
            val members = judged.fields
            return SpawnSeatResponse(
                result = SpawnSeatResult.fromWire(members.need("result")),
            )
        }

        override fun toWire(value: SpawnSeatResponse): Wire = wireFields {
            put("op", wire("spawn_seat"))
            put("schemaVersion", wire(1.0))
            put("result", SpawnSeatResult.toWire(value.result))
        }

        public fun serializer(): KSerializer<SpawnSeatResponse> = this
    }
}
