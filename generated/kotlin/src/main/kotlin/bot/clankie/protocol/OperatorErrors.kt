// Made from schemas/clankie/operator/errors.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package bot.clankie.protocol

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

/** Why the service refused. */
@Serializable(with = OperatorServiceErrorCode.Companion::class)
public enum class OperatorServiceErrorCode(public val value: String) {
    INVALID_REQUEST("invalid_request"),
    CAPTAIN_AUTHENTICATION_REQUIRED("captain_authentication_required"),
    OPERATOR_AUTHORITY_REQUIRED("operator_authority_required"),
    GOAL_OWNER_REQUIRED("goal_owner_required"),
    QUESTION_OWNER_REQUIRED("question_owner_required"),
    REFUSED("refused"),
    HERDR_SESSION_MISMATCH("herdr_session_mismatch"),
    CAPTAIN_EXECUTION_UNAVAILABLE("captain_execution_unavailable"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<OperatorServiceErrorCode>("clankie.OperatorServiceErrorCode") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): OperatorServiceErrorCode = byValue.getValue(judged.text)

        override fun toWire(value: OperatorServiceErrorCode): Wire = wire(value.value)

        public fun serializer(): KSerializer<OperatorServiceErrorCode> = this
    }
}

/** A refusal. It is definite: nothing was done. */
@Serializable(with = OperatorServiceError.Companion::class)
public data class OperatorServiceError(
    public val error: OperatorServiceErrorCode,
    /** Prose beside `refused`. */
    public val message: String? = null,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<OperatorServiceError>("clankie.OperatorServiceError") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Dropped,
                property("error", ref { OperatorServiceErrorCode.schema }),
                property("message", optional(string())),
            )
        }

        override fun fromWire(judged: Wire): OperatorServiceError {
            val members = judged.fields
            return OperatorServiceError(
                error = OperatorServiceErrorCode.fromWire(members.need("error")),
                message = members["message"].ifPresent { it.text },
            )
        }

        override fun toWire(value: OperatorServiceError): Wire = wireFields {
            put("error", OperatorServiceErrorCode.toWire(value.error))
            putIfPresent("message", value.message) { wire(it) }
        }

        public fun serializer(): KSerializer<OperatorServiceError> = this
    }
}
