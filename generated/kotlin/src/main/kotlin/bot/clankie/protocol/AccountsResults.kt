// Made from schemas/clankie/accounts/results.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package bot.clankie.protocol

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

/** Why an account could not be connected. */
@Serializable(with = AccountErrorCode.Companion::class)
public enum class AccountErrorCode(public val value: String) {
    AUTHENTICATION_REQUIRED("authentication_required"),
    FORBIDDEN("forbidden"),
    MALFORMED("malformed"),
    UNCONFIGURED("unconfigured"),
    UNKNOWN_FLOW("unknown_flow"),
    EXPIRED("expired"),
    DENIED("denied"),
    PROVIDER_REJECTED("provider_rejected"),
    UNAVAILABLE("unavailable"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<AccountErrorCode>("clankie.AccountErrorCode") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): AccountErrorCode = byValue.getValue(judged.text)

        override fun toWire(value: AccountErrorCode): Wire = wire(value.value)

        public fun serializer(): KSerializer<AccountErrorCode> = this
    }
}

@Serializable(with = AccountFailure.Companion::class)
public data class AccountFailure(
    public val error: AccountErrorCode,
) : AccountDisconnectResult, AccountGithubPollResult, AccountGithubStartResult, AccountGoogleCompleteResult, AccountGoogleStartResult, AccountLinearCompleteResult, AccountLinearStartResult {
    /** Always `false`. */
    public val ok: Boolean get() = false

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<AccountFailure>("clankie.AccountFailure") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("ok", oneOf(wire(false))),
                property("error", ref { AccountErrorCode.schema }),
            )
        }

        override fun fromWire(judged: Wire): AccountFailure {
            val members = judged.fields
            return AccountFailure(
                error = AccountErrorCode.fromWire(members.need("error")),
            )
        }

        override fun toWire(value: AccountFailure): Wire = wireFields {
            put("ok", wire(false))
            put("error", AccountErrorCode.toWire(value.error))
        }

        public fun serializer(): KSerializer<AccountFailure> = this
    }
}

/** The owner's turn. */
@Serializable(with = AccountGithubStarted.Companion::class)
public data class AccountGithubStarted(
    public val flowId: AccountFlowId,
    /**
     * What the owner types in at `verificationUri`.
     *
     * 1 to 64 characters.
     */
    public val userCode: String,
    /** Format url. */
    public val verificationUri: String,
    /** Format datetime. */
    public val expiresAt: String,
    /**
     * Seconds between two polls.
     *
     * At least 1, at most 600.
     */
    public val interval: Long,
) : AccountGithubStartResult {
    /** Always `true`. */
    public val ok: Boolean get() = true

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<AccountGithubStarted>("clankie.AccountGithubStarted") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("ok", oneOf(wire(true))),
                property("flowId", ref { AccountFlowIdModel.schema }),
                property("userCode", string(minLength(1), maxLength(64))),
                property("verificationUri", string(url())),
                property(
                    "expiresAt",
                    string(
                        pattern(
                            "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z))\$",
                            "",
                            "datetime",
                        ),
                    ),
                ),
                property("interval", number(NumberFormat.INT, atLeast(1.0), atMost(600.0))),
            )
        }

        override fun fromWire(judged: Wire): AccountGithubStarted {
            val members = judged.fields
            return AccountGithubStarted(
                flowId = AccountFlowIdModel.fromWire(members.need("flowId")),
                userCode = members.need("userCode").text,
                verificationUri = members.need("verificationUri").text,
                expiresAt = members.need("expiresAt").text,
                interval = members.need("interval").long,
            )
        }

        override fun toWire(value: AccountGithubStarted): Wire = wireFields {
            put("ok", wire(true))
            put("flowId", AccountFlowIdModel.toWire(value.flowId))
            put("userCode", wire(value.userCode))
            put("verificationUri", wire(value.verificationUri))
            put("expiresAt", wire(value.expiresAt))
            put("interval", wire(value.interval))
        }

        public fun serializer(): KSerializer<AccountGithubStarted> = this
    }
}

/** Told apart by `ok`. */
@Serializable(with = AccountGithubStartResult.Companion::class)
public sealed interface AccountGithubStartResult {
    public companion object : Model<AccountGithubStartResult>("clankie.AccountGithubStartResult") {
        override val schema: Schema by lazy {
            discriminated(
                "ok",
                tagged(ref { AccountGithubStarted.schema }, wire(true)),
                tagged(ref { AccountFailure.schema }, wire(false)),
            )
        }

        override fun fromWire(judged: Wire): AccountGithubStartResult = when (judged.option) {
            0 -> AccountGithubStarted.fromWire(judged.optionValue)
            else -> AccountFailure.fromWire(judged.optionValue)
        }

        override fun toWire(value: AccountGithubStartResult): Wire = when (value) {
            is AccountGithubStarted -> AccountGithubStarted.toWire(value)
            is AccountFailure -> AccountFailure.toWire(value)
        }

        public fun serializer(): KSerializer<AccountGithubStartResult> = this
    }
}

/** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
public fun AccountGithubStartResult.encode(): String = AccountGithubStartResult.Companion.encode(this)

/** The owner has not typed the code in yet. */
@Serializable(with = AccountGithubPending.Companion::class)
public data class AccountGithubPending(
    /**
     * Seconds between two polls.
     *
     * At least 1, at most 600.
     */
    public val interval: Long,
) : AccountGithubPollResult {
    /** Always `true`. */
    public val ok: Boolean get() = true

    /** Always `"pending"`. */
    public val status: String get() = "pending"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<AccountGithubPending>("clankie.AccountGithubPending") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("ok", oneOf(wire(true))),
                property("status", oneOf(wire("pending"))),
                property("interval", number(NumberFormat.INT, atLeast(1.0), atMost(600.0))),
            )
        }

        override fun fromWire(judged: Wire): AccountGithubPending {
            val members = judged.fields
            return AccountGithubPending(
                interval = members.need("interval").long,
            )
        }

        override fun toWire(value: AccountGithubPending): Wire = wireFields {
            put("ok", wire(true))
            put("status", wire("pending"))
            put("interval", wire(value.interval))
        }

        public fun serializer(): KSerializer<AccountGithubPending> = this
    }
}

@Serializable(with = AccountGithubConnected.Companion::class)
public data class AccountGithubConnected(
    public val connection: AccountConnection,
) : AccountGithubPollResult {
    /** Always `true`. */
    public val ok: Boolean get() = true

    /** Always `"connected"`. */
    public val status: String get() = "connected"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<AccountGithubConnected>("clankie.AccountGithubConnected") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("ok", oneOf(wire(true))),
                property("status", oneOf(wire("connected"))),
                property("connection", ref { AccountConnection.schema }),
            )
        }

        override fun fromWire(judged: Wire): AccountGithubConnected {
            val members = judged.fields
            return AccountGithubConnected(
                connection = AccountConnection.fromWire(members.need("connection")),
            )
        }

        override fun toWire(value: AccountGithubConnected): Wire = wireFields {
            put("ok", wire(true))
            put("status", wire("connected"))
            put("connection", AccountConnection.toWire(value.connection))
        }

        public fun serializer(): KSerializer<AccountGithubConnected> = this
    }
}

/** How far the attempt got. */
@Serializable(with = AccountGithubPollResult.Companion::class)
public sealed interface AccountGithubPollResult {
    public companion object : Model<AccountGithubPollResult>("clankie.AccountGithubPollResult") {
        override val schema: Schema by lazy {
            union(ref { AccountGithubPending.schema }, ref { AccountGithubConnected.schema }, ref { AccountFailure.schema })
        }

        override fun fromWire(judged: Wire): AccountGithubPollResult = when (judged.option) {
            0 -> AccountGithubPending.fromWire(judged.optionValue)
            1 -> AccountGithubConnected.fromWire(judged.optionValue)
            else -> AccountFailure.fromWire(judged.optionValue)
        }

        override fun toWire(value: AccountGithubPollResult): Wire = when (value) {
            is AccountGithubPending -> AccountGithubPending.toWire(value)
            is AccountGithubConnected -> AccountGithubConnected.toWire(value)
            is AccountFailure -> AccountFailure.toWire(value)
        }

        public fun serializer(): KSerializer<AccountGithubPollResult> = this
    }
}

/** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
public fun AccountGithubPollResult.encode(): String = AccountGithubPollResult.Companion.encode(this)

/** The owner's turn, in a browser. */
@Serializable(with = AccountConsent.Companion::class)
public data class AccountConsent(
    public val flowId: AccountFlowId,
    /**
     * Where the owner allows it.
     *
     * Format url.
     */
    public val authorizeUrl: String,
    /** 1 to 512 characters. */
    public val redirectUri: String,
    /** Format datetime. */
    public val expiresAt: String,
) : AccountGoogleStartResult, AccountLinearStartResult {
    /** Always `true`. */
    public val ok: Boolean get() = true

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<AccountConsent>("clankie.AccountConsent") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("ok", oneOf(wire(true))),
                property("flowId", ref { AccountFlowIdModel.schema }),
                property("authorizeUrl", string(url())),
                property("redirectUri", string(minLength(1), maxLength(512))),
                property(
                    "expiresAt",
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

        override fun fromWire(judged: Wire): AccountConsent {
            val members = judged.fields
            return AccountConsent(
                flowId = AccountFlowIdModel.fromWire(members.need("flowId")),
                authorizeUrl = members.need("authorizeUrl").text,
                redirectUri = members.need("redirectUri").text,
                expiresAt = members.need("expiresAt").text,
            )
        }

        override fun toWire(value: AccountConsent): Wire = wireFields {
            put("ok", wire(true))
            put("flowId", AccountFlowIdModel.toWire(value.flowId))
            put("authorizeUrl", wire(value.authorizeUrl))
            put("redirectUri", wire(value.redirectUri))
            put("expiresAt", wire(value.expiresAt))
        }

        public fun serializer(): KSerializer<AccountConsent> = this
    }
}

/** Told apart by `ok`. */
@Serializable(with = AccountLinearStartResult.Companion::class)
public sealed interface AccountLinearStartResult {
    public companion object : Model<AccountLinearStartResult>("clankie.AccountLinearStartResult") {
        override val schema: Schema by lazy {
            discriminated(
                "ok",
                tagged(ref { AccountConsent.schema }, wire(true)),
                tagged(ref { AccountFailure.schema }, wire(false)),
            )
        }

        override fun fromWire(judged: Wire): AccountLinearStartResult = when (judged.option) {
            0 -> AccountConsent.fromWire(judged.optionValue)
            else -> AccountFailure.fromWire(judged.optionValue)
        }

        override fun toWire(value: AccountLinearStartResult): Wire = when (value) {
            is AccountConsent -> AccountConsent.toWire(value)
            is AccountFailure -> AccountFailure.toWire(value)
        }

        public fun serializer(): KSerializer<AccountLinearStartResult> = this
    }
}

/** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
public fun AccountLinearStartResult.encode(): String = AccountLinearStartResult.Companion.encode(this)

/** Told apart by `ok`. */
@Serializable(with = AccountGoogleStartResult.Companion::class)
public sealed interface AccountGoogleStartResult {
    public companion object : Model<AccountGoogleStartResult>("clankie.AccountGoogleStartResult") {
        override val schema: Schema by lazy {
            discriminated(
                "ok",
                tagged(ref { AccountConsent.schema }, wire(true)),
                tagged(ref { AccountFailure.schema }, wire(false)),
            )
        }

        override fun fromWire(judged: Wire): AccountGoogleStartResult = when (judged.option) {
            0 -> AccountConsent.fromWire(judged.optionValue)
            else -> AccountFailure.fromWire(judged.optionValue)
        }

        override fun toWire(value: AccountGoogleStartResult): Wire = when (value) {
            is AccountConsent -> AccountConsent.toWire(value)
            is AccountFailure -> AccountFailure.toWire(value)
        }

        public fun serializer(): KSerializer<AccountGoogleStartResult> = this
    }
}

/** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
public fun AccountGoogleStartResult.encode(): String = AccountGoogleStartResult.Companion.encode(this)

@Serializable(with = AccountConnected.Companion::class)
public data class AccountConnected(
    public val connection: AccountConnection,
) : AccountGoogleCompleteResult, AccountLinearCompleteResult {
    /** Always `true`. */
    public val ok: Boolean get() = true

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<AccountConnected>("clankie.AccountConnected") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("ok", oneOf(wire(true))),
                property("connection", ref { AccountConnection.schema }),
            )
        }

        override fun fromWire(judged: Wire): AccountConnected {
            val members = judged.fields
            return AccountConnected(
                connection = AccountConnection.fromWire(members.need("connection")),
            )
        }

        override fun toWire(value: AccountConnected): Wire = wireFields {
            put("ok", wire(true))
            put("connection", AccountConnection.toWire(value.connection))
        }

        public fun serializer(): KSerializer<AccountConnected> = this
    }
}

/** Told apart by `ok`. */
@Serializable(with = AccountLinearCompleteResult.Companion::class)
public sealed interface AccountLinearCompleteResult {
    public companion object : Model<AccountLinearCompleteResult>("clankie.AccountLinearCompleteResult") {
        override val schema: Schema by lazy {
            discriminated(
                "ok",
                tagged(ref { AccountConnected.schema }, wire(true)),
                tagged(ref { AccountFailure.schema }, wire(false)),
            )
        }

        override fun fromWire(judged: Wire): AccountLinearCompleteResult = when (judged.option) {
            0 -> AccountConnected.fromWire(judged.optionValue)
            else -> AccountFailure.fromWire(judged.optionValue)
        }

        override fun toWire(value: AccountLinearCompleteResult): Wire = when (value) {
            is AccountConnected -> AccountConnected.toWire(value)
            is AccountFailure -> AccountFailure.toWire(value)
        }

        public fun serializer(): KSerializer<AccountLinearCompleteResult> = this
    }
}

/** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
public fun AccountLinearCompleteResult.encode(): String = AccountLinearCompleteResult.Companion.encode(this)

/** Told apart by `ok`. */
@Serializable(with = AccountGoogleCompleteResult.Companion::class)
public sealed interface AccountGoogleCompleteResult {
    public companion object : Model<AccountGoogleCompleteResult>("clankie.AccountGoogleCompleteResult") {
        override val schema: Schema by lazy {
            discriminated(
                "ok",
                tagged(ref { AccountConnected.schema }, wire(true)),
                tagged(ref { AccountFailure.schema }, wire(false)),
            )
        }

        override fun fromWire(judged: Wire): AccountGoogleCompleteResult = when (judged.option) {
            0 -> AccountConnected.fromWire(judged.optionValue)
            else -> AccountFailure.fromWire(judged.optionValue)
        }

        override fun toWire(value: AccountGoogleCompleteResult): Wire = when (value) {
            is AccountConnected -> AccountConnected.toWire(value)
            is AccountFailure -> AccountFailure.toWire(value)
        }

        public fun serializer(): KSerializer<AccountGoogleCompleteResult> = this
    }
}

/** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
public fun AccountGoogleCompleteResult.encode(): String = AccountGoogleCompleteResult.Companion.encode(this)

/** The host has no access any more. */
@Serializable(with = AccountDisconnected.Companion::class)
public data class AccountDisconnected(
    /** The provider confirmed it. The host forgot its token either way. */
    public val revoked: Boolean,
    /** Format url. */
    public val manageUrl: String? = null,
) : AccountDisconnectResult {
    /** Always `true`. */
    public val ok: Boolean get() = true

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<AccountDisconnected>("clankie.AccountDisconnected") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("ok", oneOf(wire(true))),
                property("revoked", boolean()),
                property("manageUrl", optional(string(url()))),
            )
        }

        override fun fromWire(judged: Wire): AccountDisconnected {
            val members = judged.fields
            return AccountDisconnected(
                revoked = members.need("revoked").flag,
                manageUrl = members["manageUrl"].ifPresent { it.text },
            )
        }

        override fun toWire(value: AccountDisconnected): Wire = wireFields {
            put("ok", wire(true))
            put("revoked", wire(value.revoked))
            putIfPresent("manageUrl", value.manageUrl) { wire(it) }
        }

        public fun serializer(): KSerializer<AccountDisconnected> = this
    }
}

/** Told apart by `ok`. */
@Serializable(with = AccountDisconnectResult.Companion::class)
public sealed interface AccountDisconnectResult {
    public companion object : Model<AccountDisconnectResult>("clankie.AccountDisconnectResult") {
        override val schema: Schema by lazy {
            discriminated(
                "ok",
                tagged(ref { AccountDisconnected.schema }, wire(true)),
                tagged(ref { AccountFailure.schema }, wire(false)),
            )
        }

        override fun fromWire(judged: Wire): AccountDisconnectResult = when (judged.option) {
            0 -> AccountDisconnected.fromWire(judged.optionValue)
            else -> AccountFailure.fromWire(judged.optionValue)
        }

        override fun toWire(value: AccountDisconnectResult): Wire = when (value) {
            is AccountDisconnected -> AccountDisconnected.toWire(value)
            is AccountFailure -> AccountFailure.toWire(value)
        }

        public fun serializer(): KSerializer<AccountDisconnectResult> = this
    }
}

/** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
public fun AccountDisconnectResult.encode(): String = AccountDisconnectResult.Companion.encode(this)
