// Made from schemas/clankie/operator/terminal-control.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package bot.clankie.protocol

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

/**
 * Proves that its holder got the lease. A renewal replaces it.
 *
 * 1 to 512 characters.
 */
@JvmInline
@Serializable(with = LeaseToken.Companion::class)
public value class LeaseToken(public val value: String) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<LeaseToken>("clankie.LeaseToken") {
        override val schema: Schema by lazy {
            string(trim(), minLength(1), maxLength(512))
        }

        override fun fromWire(judged: Wire): LeaseToken = LeaseToken(judged.text)

        override fun toWire(value: LeaseToken): Wire = wire(value.value)

        public fun serializer(): KSerializer<LeaseToken> = this
    }
}

/** Asks for the lease. The same view gets it again with a new token. */
@Serializable(with = TerminalLeaseRequest.Companion::class)
public data class TerminalLeaseRequest(
    public val terminalId: TerminalId,
    public val surfaceClientId: SurfaceClientId,
    /** Without it the answer is `denied`, `lease_required`. */
    public val leaseToken: LeaseToken? = null,
) : TerminalControl {
    /** Always `"request"`. */
    public val action: String get() = "request"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<TerminalLeaseRequest>("clankie.TerminalLeaseRequest") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("action", oneOf(wire("request"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("terminalId", ref { TerminalId.schema }),
                property("surfaceClientId", ref { SurfaceClientId.schema }),
                property("leaseToken", optional(ref { LeaseToken.schema })),
            )
        }

        override fun fromWire(judged: Wire): TerminalLeaseRequest {
            val members = judged.fields
            return TerminalLeaseRequest(
                terminalId = TerminalId.fromWire(members.need("terminalId")),
                surfaceClientId = SurfaceClientId.fromWire(members.need("surfaceClientId")),
                leaseToken = members["leaseToken"].ifPresent { LeaseToken.fromWire(it) },
            )
        }

        override fun toWire(value: TerminalLeaseRequest): Wire = wireFields {
            put("action", wire("request"))
            put("schemaVersion", wire(1.0))
            put("terminalId", TerminalId.toWire(value.terminalId))
            put("surfaceClientId", SurfaceClientId.toWire(value.surfaceClientId))
            putIfPresent("leaseToken", value.leaseToken) { LeaseToken.toWire(it) }
        }

        public fun serializer(): KSerializer<TerminalLeaseRequest> = this
    }
}

/** Keeps the lease, with a new token and a new end. */
@Serializable(with = TerminalLeaseRenewal.Companion::class)
public data class TerminalLeaseRenewal(
    public val terminalId: TerminalId,
    public val surfaceClientId: SurfaceClientId,
    /** Without it the answer is `denied`, `lease_required`. */
    public val leaseToken: LeaseToken? = null,
) : TerminalControl {
    /** Always `"renew"`. */
    public val action: String get() = "renew"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<TerminalLeaseRenewal>("clankie.TerminalLeaseRenewal") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("action", oneOf(wire("renew"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("terminalId", ref { TerminalId.schema }),
                property("surfaceClientId", ref { SurfaceClientId.schema }),
                property("leaseToken", optional(ref { LeaseToken.schema })),
            )
        }

        override fun fromWire(judged: Wire): TerminalLeaseRenewal {
            val members = judged.fields
            return TerminalLeaseRenewal(
                terminalId = TerminalId.fromWire(members.need("terminalId")),
                surfaceClientId = SurfaceClientId.fromWire(members.need("surfaceClientId")),
                leaseToken = members["leaseToken"].ifPresent { LeaseToken.fromWire(it) },
            )
        }

        override fun toWire(value: TerminalLeaseRenewal): Wire = wireFields {
            put("action", wire("renew"))
            put("schemaVersion", wire(1.0))
            put("terminalId", TerminalId.toWire(value.terminalId))
            put("surfaceClientId", SurfaceClientId.toWire(value.surfaceClientId))
            putIfPresent("leaseToken", value.leaseToken) { LeaseToken.toWire(it) }
        }

        public fun serializer(): KSerializer<TerminalLeaseRenewal> = this
    }
}

/** Gives the lease back. */
@Serializable(with = TerminalLeaseRelease.Companion::class)
public data class TerminalLeaseRelease(
    public val terminalId: TerminalId,
    public val surfaceClientId: SurfaceClientId,
    /** Without it the answer is `denied`, `lease_required`. */
    public val leaseToken: LeaseToken? = null,
) : TerminalControl {
    /** Always `"release"`. */
    public val action: String get() = "release"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<TerminalLeaseRelease>("clankie.TerminalLeaseRelease") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("action", oneOf(wire("release"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("terminalId", ref { TerminalId.schema }),
                property("surfaceClientId", ref { SurfaceClientId.schema }),
                property("leaseToken", optional(ref { LeaseToken.schema })),
            )
        }

        override fun fromWire(judged: Wire): TerminalLeaseRelease {
            val members = judged.fields
            return TerminalLeaseRelease(
                terminalId = TerminalId.fromWire(members.need("terminalId")),
                surfaceClientId = SurfaceClientId.fromWire(members.need("surfaceClientId")),
                leaseToken = members["leaseToken"].ifPresent { LeaseToken.fromWire(it) },
            )
        }

        override fun toWire(value: TerminalLeaseRelease): Wire = wireFields {
            put("action", wire("release"))
            put("schemaVersion", wire(1.0))
            put("terminalId", TerminalId.toWire(value.terminalId))
            put("surfaceClientId", SurfaceClientId.toWire(value.surfaceClientId))
            putIfPresent("leaseToken", value.leaseToken) { LeaseToken.toWire(it) }
        }

        public fun serializer(): KSerializer<TerminalLeaseRelease> = this
    }
}

/** Changes the size of the terminal. The lease ends when it did before. */
@Serializable(with = TerminalResize.Companion::class)
public data class TerminalResize(
    public val terminalId: TerminalId,
    public val surfaceClientId: SurfaceClientId,
    /** Without it the answer is `denied`, `lease_required`. */
    public val leaseToken: LeaseToken? = null,
    /** At least 1, at most 1000. */
    public val columns: Long,
    /** At least 1, at most 1000. */
    public val rows: Long,
) : TerminalControl {
    /** Always `"resize"`. */
    public val action: String get() = "resize"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<TerminalResize>("clankie.TerminalResize") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("action", oneOf(wire("resize"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("terminalId", ref { TerminalId.schema }),
                property("surfaceClientId", ref { SurfaceClientId.schema }),
                property("leaseToken", optional(ref { LeaseToken.schema })),
                property("columns", number(NumberFormat.INT, atLeast(1.0), atMost(1000.0))),
                property("rows", number(NumberFormat.INT, atLeast(1.0), atMost(1000.0))),
            )
        }

        override fun fromWire(judged: Wire): TerminalResize {
            val members = judged.fields
            return TerminalResize(
                terminalId = TerminalId.fromWire(members.need("terminalId")),
                surfaceClientId = SurfaceClientId.fromWire(members.need("surfaceClientId")),
                leaseToken = members["leaseToken"].ifPresent { LeaseToken.fromWire(it) },
                columns = members.need("columns").long,
                rows = members.need("rows").long,
            )
        }

        override fun toWire(value: TerminalResize): Wire = wireFields {
            put("action", wire("resize"))
            put("schemaVersion", wire(1.0))
            put("terminalId", TerminalId.toWire(value.terminalId))
            put("surfaceClientId", SurfaceClientId.toWire(value.surfaceClientId))
            putIfPresent("leaseToken", value.leaseToken) { LeaseToken.toWire(it) }
            put("columns", wire(value.columns))
            put("rows", wire(value.rows))
        }

        public fun serializer(): KSerializer<TerminalResize> = this
    }
}

/** Scrolls the terminal, at a cell where one is named. The lease ends when it did before. */
@Serializable(with = TerminalScroll.Companion::class)
public data class TerminalScroll(
    public val terminalId: TerminalId,
    public val surfaceClientId: SurfaceClientId,
    /** Without it the answer is `denied`, `lease_required`. */
    public val leaseToken: LeaseToken? = null,
    public val direction: TerminalScrollDirection,
    /** At least 1, at most 1000. */
    public val lines: Long,
    /** At least 0, at most 1000. */
    public val column: Long? = null,
    /** At least 0, at most 1000. */
    public val row: Long? = null,
) : TerminalControl {
    /** Always `"scroll"`. */
    public val action: String get() = "scroll"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<TerminalScroll>("clankie.TerminalScroll") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("action", oneOf(wire("scroll"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("terminalId", ref { TerminalId.schema }),
                property("surfaceClientId", ref { SurfaceClientId.schema }),
                property("leaseToken", optional(ref { LeaseToken.schema })),
                property("direction", ref { TerminalScrollDirection.schema }),
                property("lines", number(NumberFormat.INT, atLeast(1.0), atMost(1000.0))),
                property("column", optional(number(NumberFormat.INT, atLeast(0.0), atMost(1000.0)))),
                property("row", optional(number(NumberFormat.INT, atLeast(0.0), atMost(1000.0)))),
            )
        }

        override fun fromWire(judged: Wire): TerminalScroll {
            val members = judged.fields
            return TerminalScroll(
                terminalId = TerminalId.fromWire(members.need("terminalId")),
                surfaceClientId = SurfaceClientId.fromWire(members.need("surfaceClientId")),
                leaseToken = members["leaseToken"].ifPresent { LeaseToken.fromWire(it) },
                direction = TerminalScrollDirection.fromWire(members.need("direction")),
                lines = members.need("lines").long,
                column = members["column"].ifPresent { it.long },
                row = members["row"].ifPresent { it.long },
            )
        }

        override fun toWire(value: TerminalScroll): Wire = wireFields {
            put("action", wire("scroll"))
            put("schemaVersion", wire(1.0))
            put("terminalId", TerminalId.toWire(value.terminalId))
            put("surfaceClientId", SurfaceClientId.toWire(value.surfaceClientId))
            putIfPresent("leaseToken", value.leaseToken) { LeaseToken.toWire(it) }
            put("direction", TerminalScrollDirection.toWire(value.direction))
            put("lines", wire(value.lines))
            putIfPresent("column", value.column) { wire(it) }
            putIfPresent("row", value.row) { wire(it) }
        }

        public fun serializer(): KSerializer<TerminalScroll> = this
    }
}

@Serializable(with = TerminalScrollDirection.Companion::class)
public enum class TerminalScrollDirection(public val value: String) {
    UP("up"),
    DOWN("down"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<TerminalScrollDirection>("clankie.TerminalScrollDirection") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): TerminalScrollDirection = byValue.getValue(judged.text)

        override fun toWire(value: TerminalScrollDirection): Wire = wire(value.value)

        public fun serializer(): KSerializer<TerminalScrollDirection> = this
    }
}

/**
 * What to do with the lease of a terminal, or under it.
 *
 * Told apart by `action`.
 */
@Serializable(with = TerminalControl.Companion::class)
public sealed interface TerminalControl {
    public companion object : Model<TerminalControl>("clankie.TerminalControl") {
        override val schema: Schema by lazy {
            discriminated(
                "action",
                tagged(ref { TerminalLeaseRequest.schema }, wire("request")),
                tagged(ref { TerminalLeaseRenewal.schema }, wire("renew")),
                tagged(ref { TerminalLeaseRelease.schema }, wire("release")),
                tagged(ref { TerminalResize.schema }, wire("resize")),
                tagged(ref { TerminalScroll.schema }, wire("scroll")),
            )
        }

        override fun fromWire(judged: Wire): TerminalControl = when (judged.option) {
            0 -> TerminalLeaseRequest.fromWire(judged.optionValue)
            1 -> TerminalLeaseRenewal.fromWire(judged.optionValue)
            2 -> TerminalLeaseRelease.fromWire(judged.optionValue)
            3 -> TerminalResize.fromWire(judged.optionValue)
            else -> TerminalScroll.fromWire(judged.optionValue)
        }

        override fun toWire(value: TerminalControl): Wire = when (value) {
            is TerminalLeaseRequest -> TerminalLeaseRequest.toWire(value)
            is TerminalLeaseRenewal -> TerminalLeaseRenewal.toWire(value)
            is TerminalLeaseRelease -> TerminalLeaseRelease.toWire(value)
            is TerminalResize -> TerminalResize.toWire(value)
            is TerminalScroll -> TerminalScroll.toWire(value)
        }

        public fun serializer(): KSerializer<TerminalControl> = this
    }
}

/** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
public fun TerminalControl.encode(): String = TerminalControl.Companion.encode(this)

/** Who holds the lease. */
@Serializable(with = TerminalOwner.Companion::class)
public data class TerminalOwner(
    /** 1 to 512 characters. */
    public val principalId: String,
    /** 1 to 256 characters. */
    public val displayName: String? = null,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<TerminalOwner>("clankie.TerminalOwner") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("principalId", string(trim(), minLength(1), maxLength(512))),
                property("displayName", optional(string(trim(), minLength(1), maxLength(256)))),
            )
        }

        override fun fromWire(judged: Wire): TerminalOwner {
            val members = judged.fields
            return TerminalOwner(
                principalId = members.need("principalId").text,
                displayName = members["displayName"].ifPresent { it.text },
            )
        }

        override fun toWire(value: TerminalOwner): Wire = wireFields {
            put("principalId", wire(value.principalId))
            putIfPresent("displayName", value.displayName) { wire(it) }
        }

        public fun serializer(): KSerializer<TerminalOwner> = this
    }
}

/** The lease, until `expiresAt` unless it is renewed. */
@Serializable(with = TerminalGrant.Companion::class)
public data class TerminalGrant(
    public val terminalId: TerminalId,
    public val leaseToken: LeaseToken,
    public val owner: TerminalOwner,
    public val expiresAt: Timestamp,
) {
    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<TerminalGrant>("clankie.TerminalGrant") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("schemaVersion", oneOf(wire(1.0))),
                property("terminalId", ref { TerminalId.schema }),
                property("leaseToken", ref { LeaseToken.schema }),
                property("owner", ref { TerminalOwner.schema }),
                property("expiresAt", ref { TimestampModel.schema }),
            )
        }

        override fun fromWire(judged: Wire): TerminalGrant {
            val members = judged.fields
            return TerminalGrant(
                terminalId = TerminalId.fromWire(members.need("terminalId")),
                leaseToken = LeaseToken.fromWire(members.need("leaseToken")),
                owner = TerminalOwner.fromWire(members.need("owner")),
                expiresAt = TimestampModel.fromWire(members.need("expiresAt")),
            )
        }

        override fun toWire(value: TerminalGrant): Wire = wireFields {
            put("schemaVersion", wire(1.0))
            put("terminalId", TerminalId.toWire(value.terminalId))
            put("leaseToken", LeaseToken.toWire(value.leaseToken))
            put("owner", TerminalOwner.toWire(value.owner))
            put("expiresAt", TimestampModel.toWire(value.expiresAt))
        }

        public fun serializer(): KSerializer<TerminalGrant> = this
    }
}

@Serializable(with = TerminalGranted.Companion::class)
public data class TerminalGranted(
    public val grant: TerminalGrant,
) : TerminalControlResult {
    /** Always `"granted"`. */
    public val status: String get() = "granted"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<TerminalGranted>("clankie.TerminalGranted") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("status", oneOf(wire("granted"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("grant", ref { TerminalGrant.schema }),
            )
        }

        override fun fromWire(judged: Wire): TerminalGranted {
            val members = judged.fields
            return TerminalGranted(
                grant = TerminalGrant.fromWire(members.need("grant")),
            )
        }

        override fun toWire(value: TerminalGranted): Wire = wireFields {
            put("status", wire("granted"))
            put("schemaVersion", wire(1.0))
            put("grant", TerminalGrant.toWire(value.grant))
        }

        public fun serializer(): KSerializer<TerminalGranted> = this
    }
}

@Serializable(with = TerminalReleased.Companion::class)
public data class TerminalReleased(
    public val terminalId: TerminalId,
) : TerminalControlResult {
    /** Always `"released"`. */
    public val status: String get() = "released"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<TerminalReleased>("clankie.TerminalReleased") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("status", oneOf(wire("released"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("terminalId", ref { TerminalId.schema }),
            )
        }

        override fun fromWire(judged: Wire): TerminalReleased {
            val members = judged.fields
            return TerminalReleased(
                terminalId = TerminalId.fromWire(members.need("terminalId")),
            )
        }

        override fun toWire(value: TerminalReleased): Wire = wireFields {
            put("status", wire("released"))
            put("schemaVersion", wire(1.0))
            put("terminalId", TerminalId.toWire(value.terminalId))
        }

        public fun serializer(): KSerializer<TerminalReleased> = this
    }
}

/** Somebody else holds the lease. */
@Serializable(with = TerminalContended.Companion::class)
public data class TerminalContended(
    public val terminalId: TerminalId,
    public val owner: TerminalOwner,
    public val expiresAt: Timestamp,
) : TerminalControlResult, TerminalInputResult {
    /** Always `"contended"`. */
    public val status: String get() = "contended"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<TerminalContended>("clankie.TerminalContended") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("status", oneOf(wire("contended"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("terminalId", ref { TerminalId.schema }),
                property("owner", ref { TerminalOwner.schema }),
                property("expiresAt", ref { TimestampModel.schema }),
            )
        }

        override fun fromWire(judged: Wire): TerminalContended {
            val members = judged.fields
            return TerminalContended(
                terminalId = TerminalId.fromWire(members.need("terminalId")),
                owner = TerminalOwner.fromWire(members.need("owner")),
                expiresAt = TimestampModel.fromWire(members.need("expiresAt")),
            )
        }

        override fun toWire(value: TerminalContended): Wire = wireFields {
            put("status", wire("contended"))
            put("schemaVersion", wire(1.0))
            put("terminalId", TerminalId.toWire(value.terminalId))
            put("owner", TerminalOwner.toWire(value.owner))
            put("expiresAt", TimestampModel.toWire(value.expiresAt))
        }

        public fun serializer(): KSerializer<TerminalContended> = this
    }
}

/** The caller holds no lease, or shows a token that no longer counts. */
@Serializable(with = TerminalDenied.Companion::class)
public data class TerminalDenied(
    public val terminalId: TerminalId,
    public val reason: TerminalDeniedReason,
) : TerminalControlResult, TerminalInputResult {
    /** Always `"denied"`. */
    public val status: String get() = "denied"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<TerminalDenied>("clankie.TerminalDenied") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("status", oneOf(wire("denied"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("terminalId", ref { TerminalId.schema }),
                property("reason", ref { TerminalDeniedReason.schema }),
            )
        }

        override fun fromWire(judged: Wire): TerminalDenied {
            val members = judged.fields
            return TerminalDenied(
                terminalId = TerminalId.fromWire(members.need("terminalId")),
                reason = TerminalDeniedReason.fromWire(members.need("reason")),
            )
        }

        override fun toWire(value: TerminalDenied): Wire = wireFields {
            put("status", wire("denied"))
            put("schemaVersion", wire(1.0))
            put("terminalId", TerminalId.toWire(value.terminalId))
            put("reason", TerminalDeniedReason.toWire(value.reason))
        }

        public fun serializer(): KSerializer<TerminalDenied> = this
    }
}

@Serializable(with = TerminalDeniedReason.Companion::class)
public enum class TerminalDeniedReason(public val value: String) {
    LEASE_REQUIRED("lease_required"),
    LEASE_EXPIRED("lease_expired"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<TerminalDeniedReason>("clankie.TerminalDeniedReason") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): TerminalDeniedReason = byValue.getValue(judged.text)

        override fun toWire(value: TerminalDeniedReason): Wire = wire(value.value)

        public fun serializer(): KSerializer<TerminalDeniedReason> = this
    }
}

/** The terminal cannot be controlled now. */
@Serializable(with = TerminalControlUnavailable.Companion::class)
public data class TerminalControlUnavailable(
    public val terminalId: TerminalId,
    public val reason: TerminalControlUnavailableReason,
) : TerminalControlResult, TerminalInputResult {
    /** Always `"unavailable"`. */
    public val status: String get() = "unavailable"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<TerminalControlUnavailable>("clankie.TerminalControlUnavailable") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("status", oneOf(wire("unavailable"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("terminalId", ref { TerminalId.schema }),
                property("reason", ref { TerminalControlUnavailableReason.schema }),
            )
        }

        override fun fromWire(judged: Wire): TerminalControlUnavailable {
            val members = judged.fields
            return TerminalControlUnavailable(
                terminalId = TerminalId.fromWire(members.need("terminalId")),
                reason = TerminalControlUnavailableReason.fromWire(members.need("reason")),
            )
        }

        override fun toWire(value: TerminalControlUnavailable): Wire = wireFields {
            put("status", wire("unavailable"))
            put("schemaVersion", wire(1.0))
            put("terminalId", TerminalId.toWire(value.terminalId))
            put("reason", TerminalControlUnavailableReason.toWire(value.reason))
        }

        public fun serializer(): KSerializer<TerminalControlUnavailable> = this
    }
}

@Serializable(with = TerminalControlUnavailableReason.Companion::class)
public enum class TerminalControlUnavailableReason(public val value: String) {
    HERDR_UNAVAILABLE("herdr_unavailable"),
    TERMINAL_UNAVAILABLE("terminal_unavailable"),
    CONTROLLER_CLOSED("controller_closed"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<TerminalControlUnavailableReason>("clankie.TerminalControlUnavailableReason") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): TerminalControlUnavailableReason = byValue.getValue(judged.text)

        override fun toWire(value: TerminalControlUnavailableReason): Wire = wire(value.value)

        public fun serializer(): KSerializer<TerminalControlUnavailableReason> = this
    }
}

/**
 * What became of the lease.
 *
 * Told apart by `status`.
 */
@Serializable(with = TerminalControlResult.Companion::class)
public sealed interface TerminalControlResult {
    public companion object : Model<TerminalControlResult>("clankie.TerminalControlResult") {
        override val schema: Schema by lazy {
            discriminated(
                "status",
                tagged(ref { TerminalGranted.schema }, wire("granted")),
                tagged(ref { TerminalReleased.schema }, wire("released")),
                tagged(ref { TerminalContended.schema }, wire("contended")),
                tagged(ref { TerminalDenied.schema }, wire("denied")),
                tagged(ref { TerminalControlUnavailable.schema }, wire("unavailable")),
            )
        }

        override fun fromWire(judged: Wire): TerminalControlResult = when (judged.option) {
            0 -> TerminalGranted.fromWire(judged.optionValue)
            1 -> TerminalReleased.fromWire(judged.optionValue)
            2 -> TerminalContended.fromWire(judged.optionValue)
            3 -> TerminalDenied.fromWire(judged.optionValue)
            else -> TerminalControlUnavailable.fromWire(judged.optionValue)
        }

        override fun toWire(value: TerminalControlResult): Wire = when (value) {
            is TerminalGranted -> TerminalGranted.toWire(value)
            is TerminalReleased -> TerminalReleased.toWire(value)
            is TerminalContended -> TerminalContended.toWire(value)
            is TerminalDenied -> TerminalDenied.toWire(value)
            is TerminalControlUnavailable -> TerminalControlUnavailable.toWire(value)
        }

        public fun serializer(): KSerializer<TerminalControlResult> = this
    }
}

/** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
public fun TerminalControlResult.encode(): String = TerminalControlResult.Companion.encode(this)

@Serializable(with = TerminalControlRequest.Companion::class)
public data class TerminalControlRequest(
    public val control: TerminalControl,
) : OperatorServiceRequest {
    /** Always `"terminal_control"`. */
    public val op: String get() = "terminal_control"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<TerminalControlRequest>("clankie.TerminalControlRequest") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("op", oneOf(wire("terminal_control"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("control", ref { TerminalControl.schema }),
            )
        }

        override fun fromWire(judged: Wire): TerminalControlRequest {
            val members = judged.fields
            return TerminalControlRequest(
                control = TerminalControl.fromWire(members.need("control")),
            )
        }

        override fun toWire(value: TerminalControlRequest): Wire = wireFields {
            put("op", wire("terminal_control"))
            put("schemaVersion", wire(1.0))
            put("control", TerminalControl.toWire(value.control))
        }

        public fun serializer(): KSerializer<TerminalControlRequest> = this
    }
}

@Serializable(with = TerminalControlResponse.Companion::class)
public data class TerminalControlResponse(
    public val result: TerminalControlResult,
) : OperatorServiceResult {
    /** Always `"terminal_control"`. */
    public val op: String get() = "terminal_control"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<TerminalControlResponse>("clankie.TerminalControlResponse") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("op", oneOf(wire("terminal_control"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("result", ref { TerminalControlResult.schema }),
            )
        }

        override fun fromWire(judged: Wire): TerminalControlResponse {
            val members = judged.fields
            return TerminalControlResponse(
                result = TerminalControlResult.fromWire(members.need("result")),
            )
        }

        override fun toWire(value: TerminalControlResponse): Wire = wireFields {
            put("op", wire("terminal_control"))
            put("schemaVersion", wire(1.0))
            put("result", TerminalControlResult.toWire(value.result))
        }

        public fun serializer(): KSerializer<TerminalControlResponse> = this
    }
}
