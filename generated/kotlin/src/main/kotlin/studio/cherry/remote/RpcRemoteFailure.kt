// Made from schemas/remote/rpc/remote-failure.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package studio.cherry.remote

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import kotlinx.serialization.json.JsonElement
import samewire.support.*

@Serializable(with = RemoteFailureReason.Companion::class)
public enum class RemoteFailureReason(public val value: String) {
    INVALID_CONNECTION_STATE("INVALID_CONNECTION_STATE"),
    UPGRADE_REQUIRED("UPGRADE_REQUIRED"),
    UNAUTHENTICATED("UNAUTHENTICATED"),
    TOKEN_EXPIRED("TOKEN_EXPIRED"),
    GRANT_REVOKED("GRANT_REVOKED"),
    FORBIDDEN("FORBIDDEN"),
    NOT_FOUND("NOT_FOUND"),
    TARGET_UNAVAILABLE("TARGET_UNAVAILABLE"),
    CONFLICT("CONFLICT"),
    IDEMPOTENCY_CONFLICT("IDEMPOTENCY_CONFLICT"),
    RESET_REQUIRED("RESET_REQUIRED"),
    CHECKPOINT_EXPIRED("CHECKPOINT_EXPIRED"),
    REVISION_EXPIRED("REVISION_EXPIRED"),
    RATE_LIMITED("RATE_LIMITED"),
    RESOURCE_EXHAUSTED("RESOURCE_EXHAUSTED"),
    INTERNAL("INTERNAL"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<RemoteFailureReason>("remote.RemoteFailureReason") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): RemoteFailureReason = byValue.getValue(judged.text)

        override fun toWire(value: RemoteFailureReason): Wire = wire(value.value)

        public fun serializer(): KSerializer<RemoteFailureReason> = this
    }
}

/** Why a call was refused. It says nothing of a stored receipt or of an execution. */
@Serializable(with = RemoteFailure.Companion::class)
public data class RemoteFailure(
    public val reason: RemoteFailureReason,
    /** 0 to 512 characters, matches `^[\s\S]{0,512}$`. */
    public val message: String,
    /**
     * Milliseconds to wait before the same call.
     *
     * At least 0.
     */
    public val retryAfterMs: Long? = null,
    public val details: Map<String, JsonElement>? = null,
    /** Entries beside the declared keys. */
    public val additionalProperties: Map<String, JsonElement> = emptyMap(),
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<RemoteFailure>("remote.RemoteFailure") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Kept,
                property("reason", ref { RemoteFailureReason.schema }),
                property("message", string(minLength(0), maxLength(512), pattern("^[\\s\\S]{0,512}\$", ""))),
                property("retryAfterMs", optional(number(NumberFormat.INT, atLeast(0.0)))),
                property("details", optional(record(RecordMode.OPEN, string(), json()))),
            )
        }

        override fun fromWire(judged: Wire): RemoteFailure {
            val members = judged.fields
            return RemoteFailure(
                reason = RemoteFailureReason.fromWire(members.need("reason")),
                message = members.need("message").text,
                retryAfterMs = members["retryAfterMs"].ifPresent { it.long },
                details = members["details"].ifPresent { it.readMap({ it }) { it.element } },
                additionalProperties = members.others("reason", "message", "retryAfterMs", "details") { it.element },
            )
        }

        override fun toWire(value: RemoteFailure): Wire = wireFields {
            put("reason", RemoteFailureReason.toWire(value.reason))
            put("message", wire(value.message))
            putIfPresent("retryAfterMs", value.retryAfterMs) { wire(it) }
            putIfPresent("details", value.details) { wireMap(it, { it }) { wire(it) } }
            putOthers(value.additionalProperties, "reason", "message", "retryAfterMs", "details") { wire(it) }
        }

        public fun serializer(): KSerializer<RemoteFailure> = this
    }
}
