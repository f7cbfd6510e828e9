// Made from schemas/clankie/accounts/requests.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package bot.clankie.protocol

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

/** Connects Linear through an app of the owner. The secret is never returned. */
@Serializable(with = AccountLinearAppRequest.Companion::class)
public data class AccountLinearAppRequest(
    /** 1 to 256 characters. */
    public val clientId: String,
    /** 1 to 4096 characters. */
    public val clientSecret: String,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<AccountLinearAppRequest>("clankie.AccountLinearAppRequest") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("clientId", string(trim(), minLength(1), maxLength(256))),
                property("clientSecret", string(trim(), minLength(1), maxLength(4096))),
            )
        }

        override fun fromWire(judged: Wire): AccountLinearAppRequest {
            val members = judged.fields
            return AccountLinearAppRequest(
                clientId = members.need("clientId").text,
                clientSecret = members.need("clientSecret").text,
            )
        }

        override fun toWire(value: AccountLinearAppRequest): Wire = wireFields {
            put("clientId", wire(value.clientId))
            put("clientSecret", wire(value.clientSecret))
        }

        public fun serializer(): KSerializer<AccountLinearAppRequest> = this
    }
}

/** Asks whether the owner has typed the code in. */
@Serializable(with = AccountGithubPollRequest.Companion::class)
public data class AccountGithubPollRequest(
    public val flowId: AccountFlowId,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<AccountGithubPollRequest>("clankie.AccountGithubPollRequest") {
        override val schema: Schema by lazy {
            objectOf(UnknownKeys.Refused, property("flowId", ref { AccountFlowIdModel.schema }))
        }

        override fun fromWire(judged: Wire): AccountGithubPollRequest {
            val members = judged.fields
            return AccountGithubPollRequest(
                flowId = AccountFlowIdModel.fromWire(members.need("flowId")),
            )
        }

        override fun toWire(value: AccountGithubPollRequest): Wire = wireFields {
            put("flowId", AccountFlowIdModel.toWire(value.flowId))
        }

        public fun serializer(): KSerializer<AccountGithubPollRequest> = this
    }
}

/** Completes what the owner allowed in the browser. */
@Serializable(with = AccountLinearCompleteRequest.Companion::class)
public data class AccountLinearCompleteRequest(
    public val state: AccountFlowId,
    /** 1 to 2048 characters, matches `^[\x21-\x7e]+$`. */
    public val code: String,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<AccountLinearCompleteRequest>("clankie.AccountLinearCompleteRequest") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("state", ref { AccountFlowIdModel.schema }),
                property("code", string(minLength(1), maxLength(2048), pattern("^[\\x21-\\x7e]+\$", "u"))),
            )
        }

        override fun fromWire(judged: Wire): AccountLinearCompleteRequest {
            val members = judged.fields
            return AccountLinearCompleteRequest(
                state = AccountFlowIdModel.fromWire(members.need("state")),
                code = members.need("code").text,
            )
        }

        override fun toWire(value: AccountLinearCompleteRequest): Wire = wireFields {
            put("state", AccountFlowIdModel.toWire(value.state))
            put("code", wire(value.code))
        }

        public fun serializer(): KSerializer<AccountLinearCompleteRequest> = this
    }
}

/** Starts to connect one of Google's services. */
@Serializable(with = AccountGoogleStartRequest.Companion::class)
public data class AccountGoogleStartRequest(
    public val provider: GoogleAccountProvider,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<AccountGoogleStartRequest>("clankie.AccountGoogleStartRequest") {
        override val schema: Schema by lazy {
            objectOf(UnknownKeys.Refused, property("provider", ref { GoogleAccountProvider.schema }))
        }

        override fun fromWire(judged: Wire): AccountGoogleStartRequest {
            val members = judged.fields
            return AccountGoogleStartRequest(
                provider = GoogleAccountProvider.fromWire(members.need("provider")),
            )
        }

        override fun toWire(value: AccountGoogleStartRequest): Wire = wireFields {
            put("provider", GoogleAccountProvider.toWire(value.provider))
        }

        public fun serializer(): KSerializer<AccountGoogleStartRequest> = this
    }
}

/**
 * Completes what the owner allowed in the browser.
 *
 * Told apart by `provider`.
 */
@Serializable(with = AccountGoogleCompleteRequest.Companion::class)
public sealed interface AccountGoogleCompleteRequest {
    public companion object : Model<AccountGoogleCompleteRequest>("clankie.AccountGoogleCompleteRequest") {
        override val schema: Schema by lazy {
            discriminated(
                "provider",
                tagged(ref { AccountGoogleCompleteRequestGoogleGmail.schema }, wire("google-gmail")),
                tagged(ref { AccountGoogleCompleteRequestGoogleCalendar.schema }, wire("google-calendar")),
                tagged(ref { AccountGoogleCompleteRequestGoogleDrive.schema }, wire("google-drive")),
            )
        }

        override fun fromWire(judged: Wire): AccountGoogleCompleteRequest = when (judged.option) {
            0 -> AccountGoogleCompleteRequestGoogleGmail.fromWire(judged.optionValue)
            1 -> AccountGoogleCompleteRequestGoogleCalendar.fromWire(judged.optionValue)
            else -> AccountGoogleCompleteRequestGoogleDrive.fromWire(judged.optionValue)
        }

        override fun toWire(value: AccountGoogleCompleteRequest): Wire = when (value) {
            is AccountGoogleCompleteRequestGoogleGmail -> AccountGoogleCompleteRequestGoogleGmail.toWire(value)
            is AccountGoogleCompleteRequestGoogleCalendar -> AccountGoogleCompleteRequestGoogleCalendar.toWire(value)
            is AccountGoogleCompleteRequestGoogleDrive -> AccountGoogleCompleteRequestGoogleDrive.toWire(value)
        }

        public fun serializer(): KSerializer<AccountGoogleCompleteRequest> = this
    }
}

/** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
public fun AccountGoogleCompleteRequest.encode(): String = AccountGoogleCompleteRequest.Companion.encode(this)

@Serializable(with = AccountGoogleCompleteRequestGoogleGmail.Companion::class)
public data class AccountGoogleCompleteRequestGoogleGmail(
    public val state: AccountFlowId,
    /** 1 to 2048 characters, matches `^[\x21-\x7e]+$`. */
    public val code: String,
) : AccountGoogleCompleteRequest {
    /** Always `"google-gmail"`. */
    public val provider: String get() = "google-gmail"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<AccountGoogleCompleteRequestGoogleGmail>("clankie.AccountGoogleCompleteRequestGoogleGmail") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("provider", oneOf(wire("google-gmail"))),
                property("state", ref { AccountFlowIdModel.schema }),
                property("code", string(minLength(1), maxLength(2048), pattern("^[\\x21-\\x7e]+\$", "u"))),
            )
        }

        override fun fromWire(judged: Wire): AccountGoogleCompleteRequestGoogleGmail {
            val members = judged.fields
            return AccountGoogleCompleteRequestGoogleGmail(
                state = AccountFlowIdModel.fromWire(members.need("state")),
                code = members.need("code").text,
            )
        }

        override fun toWire(value: AccountGoogleCompleteRequestGoogleGmail): Wire = wireFields {
            put("provider", wire("google-gmail"))
            put("state", AccountFlowIdModel.toWire(value.state))
            put("code", wire(value.code))
        }

        public fun serializer(): KSerializer<AccountGoogleCompleteRequestGoogleGmail> = this
    }
}

@Serializable(with = AccountGoogleCompleteRequestGoogleCalendar.Companion::class)
public data class AccountGoogleCompleteRequestGoogleCalendar(
    public val state: AccountFlowId,
    /** 1 to 2048 characters, matches `^[\x21-\x7e]+$`. */
    public val code: String,
) : AccountGoogleCompleteRequest {
    /** Always `"google-calendar"`. */
    public val provider: String get() = "google-calendar"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<AccountGoogleCompleteRequestGoogleCalendar>("clankie.AccountGoogleCompleteRequestGoogleCalendar") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("provider", oneOf(wire("google-calendar"))),
                property("state", ref { AccountFlowIdModel.schema }),
                property("code", string(minLength(1), maxLength(2048), pattern("^[\\x21-\\x7e]+\$", "u"))),
            )
        }

        override fun fromWire(judged: Wire): AccountGoogleCompleteRequestGoogleCalendar {
            val members = judged.fields
            return AccountGoogleCompleteRequestGoogleCalendar(
                state = AccountFlowIdModel.fromWire(members.need("state")),
                code = members.need("code").text,
            )
        }

        override fun toWire(value: AccountGoogleCompleteRequestGoogleCalendar): Wire = wireFields {
            put("provider", wire("google-calendar"))
            put("state", AccountFlowIdModel.toWire(value.state))
            put("code", wire(value.code))
        }

        public fun serializer(): KSerializer<AccountGoogleCompleteRequestGoogleCalendar> = this
    }
}

/** With the files that the owner picked; the host reads no other. */
@Serializable(with = AccountGoogleCompleteRequestGoogleDrive.Companion::class)
public data class AccountGoogleCompleteRequestGoogleDrive(
    public val state: AccountFlowId,
    /** 1 to 2048 characters, matches `^[\x21-\x7e]+$`. */
    public val code: String,
    /** 1 to 100 entries. */
    public val pickedFileIds: List<DriveFileId>,
) : AccountGoogleCompleteRequest {
    /** Always `"google-drive"`. */
    public val provider: String get() = "google-drive"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<AccountGoogleCompleteRequestGoogleDrive>("clankie.AccountGoogleCompleteRequestGoogleDrive") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("provider", oneOf(wire("google-drive"))),
                property("state", ref { AccountFlowIdModel.schema }),
                property("code", string(minLength(1), maxLength(2048), pattern("^[\\x21-\\x7e]+\$", "u"))),
                property(
                    "pickedFileIds",
                    ruled(list(ref { DriveFileIdModel.schema }, minEntries(1), maxEntries(100)), uniqueItems()),
                ),
            )
        }

        override fun fromWire(judged: Wire): AccountGoogleCompleteRequestGoogleDrive {
            val members = judged.fields
            return AccountGoogleCompleteRequestGoogleDrive(
                state = AccountFlowIdModel.fromWire(members.need("state")),
                code = members.need("code").text,
                pickedFileIds = members.need("pickedFileIds").readList { DriveFileIdModel.fromWire(it) },
            )
        }

        override fun toWire(value: AccountGoogleCompleteRequestGoogleDrive): Wire = wireFields {
            put("provider", wire("google-drive"))
            put("state", AccountFlowIdModel.toWire(value.state))
            put("code", wire(value.code))
            put("pickedFileIds", wireList(value.pickedFileIds) { DriveFileIdModel.toWire(it) })
        }

        public fun serializer(): KSerializer<AccountGoogleCompleteRequestGoogleDrive> = this
    }
}

/** Takes the host's access back. */
@Serializable(with = AccountDisconnectRequest.Companion::class)
public data class AccountDisconnectRequest(
    public val provider: AccountProvider,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<AccountDisconnectRequest>("clankie.AccountDisconnectRequest") {
        override val schema: Schema by lazy {
            objectOf(UnknownKeys.Refused, property("provider", ref { AccountProvider.schema }))
        }

        override fun fromWire(judged: Wire): AccountDisconnectRequest {
            val members = judged.fields
            return AccountDisconnectRequest(
                provider = AccountProvider.fromWire(members.need("provider")),
            )
        }

        override fun toWire(value: AccountDisconnectRequest): Wire = wireFields {
            put("provider", AccountProvider.toWire(value.provider))
        }

        public fun serializer(): KSerializer<AccountDisconnectRequest> = this
    }
}
