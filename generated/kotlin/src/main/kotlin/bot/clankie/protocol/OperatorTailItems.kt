// Made from schemas/clankie/operator/tail-items.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package bot.clankie.protocol

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

/** The device lost its right to read on. */
@Serializable(with = TailAuthFailure.Companion::class)
public data class TailAuthFailure(
    public val reason: TailAuthFailureReason,
) {
    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** Always `"auth_failed"`. */
    public val outcome: String get() = "auth_failed"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<TailAuthFailure>("clankie.TailAuthFailure") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("schemaVersion", oneOf(wire(1.0))),
                property("outcome", oneOf(wire("auth_failed"))),
                property("reason", ref { TailAuthFailureReason.schema }),
            )
        }

        override fun fromWire(judged: Wire): TailAuthFailure {
            val members = judged.fields
            return TailAuthFailure(
                reason = TailAuthFailureReason.fromWire(members.need("reason")),
            )
        }

        override fun toWire(value: TailAuthFailure): Wire = wireFields {
            put("schemaVersion", wire(1.0))
            put("outcome", wire("auth_failed"))
            put("reason", TailAuthFailureReason.toWire(value.reason))
        }

        public fun serializer(): KSerializer<TailAuthFailure> = this
    }
}

@Serializable(with = TailAuthFailureReason.Companion::class)
public enum class TailAuthFailureReason(public val value: String) {
    INVALID("invalid"),
    EXPIRED("expired"),
    REVOKED("revoked"),
    UNAVAILABLE("unavailable"),
    CHAT_GRANT_REQUIRED("chat_grant_required"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<TailAuthFailureReason>("clankie.TailAuthFailureReason") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): TailAuthFailureReason = byValue.getValue(judged.text)

        override fun toWire(value: TailAuthFailureReason): Wire = wire(value.value)

        public fun serializer(): KSerializer<TailAuthFailureReason> = this
    }
}

/** The device lost its right to watch on. */
@Serializable(with = TerminalTailAuthFailure.Companion::class)
public data class TerminalTailAuthFailure(
    public val reason: TerminalTailAuthFailureReason,
) {
    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** Always `"auth_failed"`. */
    public val outcome: String get() = "auth_failed"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<TerminalTailAuthFailure>("clankie.TerminalTailAuthFailure") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("schemaVersion", oneOf(wire(1.0))),
                property("outcome", oneOf(wire("auth_failed"))),
                property("reason", ref { TerminalTailAuthFailureReason.schema }),
            )
        }

        override fun fromWire(judged: Wire): TerminalTailAuthFailure {
            val members = judged.fields
            return TerminalTailAuthFailure(
                reason = TerminalTailAuthFailureReason.fromWire(members.need("reason")),
            )
        }

        override fun toWire(value: TerminalTailAuthFailure): Wire = wireFields {
            put("schemaVersion", wire(1.0))
            put("outcome", wire("auth_failed"))
            put("reason", TerminalTailAuthFailureReason.toWire(value.reason))
        }

        public fun serializer(): KSerializer<TerminalTailAuthFailure> = this
    }
}

@Serializable(with = TerminalTailAuthFailureReason.Companion::class)
public enum class TerminalTailAuthFailureReason(public val value: String) {
    INVALID("invalid"),
    EXPIRED("expired"),
    REVOKED("revoked"),
    UNAVAILABLE("unavailable"),
    TERMINAL_OBSERVE_GRANT_REQUIRED("terminal_observe_grant_required"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<TerminalTailAuthFailureReason>("clankie.TerminalTailAuthFailureReason") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): TerminalTailAuthFailureReason = byValue.getValue(judged.text)

        override fun toWire(value: TerminalTailAuthFailureReason): Wire = wire(value.value)

        public fun serializer(): KSerializer<TerminalTailAuthFailureReason> = this
    }
}

@Serializable(with = TailEventItem.Companion::class)
public data class TailEventItem(
    public val event: StreamEvent,
) : TailItem {
    /** Always `"event"`. */
    public val kind: String get() = "event"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<TailEventItem>("clankie.TailEventItem") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("kind", oneOf(wire("event"))),
                property("event", ref { StreamEvent.schema }),
            )
        }

        override fun fromWire(judged: Wire): TailEventItem {
            val members = judged.fields
            return TailEventItem(
                event = StreamEvent.fromWire(members.need("event")),
            )
        }

        override fun toWire(value: TailEventItem): Wire = wireFields {
            put("kind", wire("event"))
            put("event", StreamEvent.toWire(value.event))
        }

        public fun serializer(): KSerializer<TailEventItem> = this
    }
}

/** Ends the stream. */
@Serializable(with = TailRecoveryItem.Companion::class)
public data class TailRecoveryItem(
    public val recovery: ReplayRecovery,
) : TailItem {
    /** Always `"recovery"`. */
    public val kind: String get() = "recovery"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<TailRecoveryItem>("clankie.TailRecoveryItem") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("kind", oneOf(wire("recovery"))),
                property("recovery", ref { ReplayRecovery.schema }),
            )
        }

        override fun fromWire(judged: Wire): TailRecoveryItem {
            val members = judged.fields
            return TailRecoveryItem(
                recovery = ReplayRecovery.fromWire(members.need("recovery")),
            )
        }

        override fun toWire(value: TailRecoveryItem): Wire = wireFields {
            put("kind", wire("recovery"))
            put("recovery", ReplayRecovery.toWire(value.recovery))
        }

        public fun serializer(): KSerializer<TailRecoveryItem> = this
    }
}

/** Ends the stream. */
@Serializable(with = TailAuthFailureItem.Companion::class)
public data class TailAuthFailureItem(
    public val failure: TailAuthFailure,
) : TailItem {
    /** Always `"auth_failure"`. */
    public val kind: String get() = "auth_failure"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<TailAuthFailureItem>("clankie.TailAuthFailureItem") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("kind", oneOf(wire("auth_failure"))),
                property("failure", ref { TailAuthFailure.schema }),
            )
        }

        override fun fromWire(judged: Wire): TailAuthFailureItem {
            val members = judged.fields
            return TailAuthFailureItem(
                failure = TailAuthFailure.fromWire(members.need("failure")),
            )
        }

        override fun toWire(value: TailAuthFailureItem): Wire = wireFields {
            put("kind", wire("auth_failure"))
            put("failure", TailAuthFailure.toWire(value.failure))
        }

        public fun serializer(): KSerializer<TailAuthFailureItem> = this
    }
}

/**
 * A line of the conversation tail. The live draft has no line here.
 *
 * Told apart by `kind`.
 */
@Serializable(with = TailItem.Companion::class)
public sealed interface TailItem {
    public companion object : Model<TailItem>("clankie.TailItem") {
        override val schema: Schema by lazy {
            discriminated(
                "kind",
                tagged(ref { TailEventItem.schema }, wire("event")),
                tagged(ref { TailRecoveryItem.schema }, wire("recovery")),
                tagged(ref { TailAuthFailureItem.schema }, wire("auth_failure")),
            )
        }

        override fun fromWire(judged: Wire): TailItem = when (judged.option) {
            0 -> TailEventItem.fromWire(judged.optionValue)
            1 -> TailRecoveryItem.fromWire(judged.optionValue)
            else -> TailAuthFailureItem.fromWire(judged.optionValue)
        }

        override fun toWire(value: TailItem): Wire = when (value) {
            is TailEventItem -> TailEventItem.toWire(value)
            is TailRecoveryItem -> TailRecoveryItem.toWire(value)
            is TailAuthFailureItem -> TailAuthFailureItem.toWire(value)
        }

        public fun serializer(): KSerializer<TailItem> = this
    }
}

/** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
public fun TailItem.encode(): String = TailItem.Companion.encode(this)

@Serializable(with = TerminalFrameItem.Companion::class)
public data class TerminalFrameItem(
    public val streamId: TerminalStreamId,
    public val frame: TerminalFrame,
) : TerminalTailItem {
    /** Always `"frame"`. */
    public val kind: String get() = "frame"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<TerminalFrameItem>("clankie.TerminalFrameItem") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("kind", oneOf(wire("frame"))),
                property("streamId", ref { TerminalStreamId.schema }),
                property("frame", ref { TerminalFrame.schema }),
            )
        }

        override fun fromWire(judged: Wire): TerminalFrameItem {
            val members = judged.fields
            return TerminalFrameItem(
                streamId = TerminalStreamId.fromWire(members.need("streamId")),
                frame = TerminalFrame.fromWire(members.need("frame")),
            )
        }

        override fun toWire(value: TerminalFrameItem): Wire = wireFields {
            put("kind", wire("frame"))
            put("streamId", TerminalStreamId.toWire(value.streamId))
            put("frame", TerminalFrame.toWire(value.frame))
        }

        public fun serializer(): KSerializer<TerminalFrameItem> = this
    }
}

/** Ends the stream. */
@Serializable(with = TerminalResetItem.Companion::class)
public data class TerminalResetItem(
    public val reset: TerminalReset,
) : TerminalTailItem {
    /** Always `"reset"`. */
    public val kind: String get() = "reset"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<TerminalResetItem>("clankie.TerminalResetItem") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("kind", oneOf(wire("reset"))),
                property("reset", ref { TerminalReset.schema }),
            )
        }

        override fun fromWire(judged: Wire): TerminalResetItem {
            val members = judged.fields
            return TerminalResetItem(
                reset = TerminalReset.fromWire(members.need("reset")),
            )
        }

        override fun toWire(value: TerminalResetItem): Wire = wireFields {
            put("kind", wire("reset"))
            put("reset", TerminalReset.toWire(value.reset))
        }

        public fun serializer(): KSerializer<TerminalResetItem> = this
    }
}

/** Ends the stream. */
@Serializable(with = TerminalUnavailableItem.Companion::class)
public data class TerminalUnavailableItem(
    public val unavailable: TerminalUnavailable,
) : TerminalTailItem {
    /** Always `"unavailable"`. */
    public val kind: String get() = "unavailable"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<TerminalUnavailableItem>("clankie.TerminalUnavailableItem") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("kind", oneOf(wire("unavailable"))),
                property("unavailable", ref { TerminalUnavailable.schema }),
            )
        }

        override fun fromWire(judged: Wire): TerminalUnavailableItem {
            val members = judged.fields
            return TerminalUnavailableItem(
                unavailable = TerminalUnavailable.fromWire(members.need("unavailable")),
            )
        }

        override fun toWire(value: TerminalUnavailableItem): Wire = wireFields {
            put("kind", wire("unavailable"))
            put("unavailable", TerminalUnavailable.toWire(value.unavailable))
        }

        public fun serializer(): KSerializer<TerminalUnavailableItem> = this
    }
}

/** Ends the stream. */
@Serializable(with = TerminalAuthFailureItem.Companion::class)
public data class TerminalAuthFailureItem(
    public val failure: TerminalTailAuthFailure,
) : TerminalTailItem {
    /** Always `"auth_failure"`. */
    public val kind: String get() = "auth_failure"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<TerminalAuthFailureItem>("clankie.TerminalAuthFailureItem") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("kind", oneOf(wire("auth_failure"))),
                property("failure", ref { TerminalTailAuthFailure.schema }),
            )
        }

        override fun fromWire(judged: Wire): TerminalAuthFailureItem {
            val members = judged.fields
            return TerminalAuthFailureItem(
                failure = TerminalTailAuthFailure.fromWire(members.need("failure")),
            )
        }

        override fun toWire(value: TerminalAuthFailureItem): Wire = wireFields {
            put("kind", wire("auth_failure"))
            put("failure", TerminalTailAuthFailure.toWire(value.failure))
        }

        public fun serializer(): KSerializer<TerminalAuthFailureItem> = this
    }
}

/**
 * A line of the terminal tail.
 *
 * Told apart by `kind`.
 */
@Serializable(with = TerminalTailItem.Companion::class)
public sealed interface TerminalTailItem {
    public companion object : Model<TerminalTailItem>("clankie.TerminalTailItem") {
        override val schema: Schema by lazy {
            discriminated(
                "kind",
                tagged(ref { TerminalFrameItem.schema }, wire("frame")),
                tagged(ref { TerminalResetItem.schema }, wire("reset")),
                tagged(ref { TerminalUnavailableItem.schema }, wire("unavailable")),
                tagged(ref { TerminalAuthFailureItem.schema }, wire("auth_failure")),
            )
        }

        override fun fromWire(judged: Wire): TerminalTailItem = when (judged.option) {
            0 -> TerminalFrameItem.fromWire(judged.optionValue)
            1 -> TerminalResetItem.fromWire(judged.optionValue)
            2 -> TerminalUnavailableItem.fromWire(judged.optionValue)
            else -> TerminalAuthFailureItem.fromWire(judged.optionValue)
        }

        override fun toWire(value: TerminalTailItem): Wire = when (value) {
            is TerminalFrameItem -> TerminalFrameItem.toWire(value)
            is TerminalResetItem -> TerminalResetItem.toWire(value)
            is TerminalUnavailableItem -> TerminalUnavailableItem.toWire(value)
            is TerminalAuthFailureItem -> TerminalAuthFailureItem.toWire(value)
        }

        public fun serializer(): KSerializer<TerminalTailItem> = this
    }
}

/** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
public fun TerminalTailItem.encode(): String = TerminalTailItem.Companion.encode(this)
