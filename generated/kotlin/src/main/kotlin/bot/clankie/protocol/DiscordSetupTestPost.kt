// Made from schemas/clankie/discord-setup/test-post.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package bot.clankie.protocol

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

/** Asks the host to post a test message. */
@Serializable(with = DiscordSetupTestPostRequest.Companion::class)
public data class DiscordSetupTestPostRequest(
    /** Matches `^\d{5,32}$`. */
    public val guildId: String,
    /** Matches `^\d{5,32}$`. */
    public val channelId: String,
    /**
     * Revision of the settings that the caller saw.
     *
     * Matches `^[a-f0-9]{64}$`.
     */
    public val expectedRevision: String,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<DiscordSetupTestPostRequest>("clankie.DiscordSetupTestPostRequest") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("guildId", string(pattern("^\\d{5,32}\$", ""))),
                property("channelId", string(pattern("^\\d{5,32}\$", ""))),
                property("expectedRevision", string(pattern("^[a-f0-9]{64}\$", ""))),
            )
        }

        override fun fromWire(judged: Wire): DiscordSetupTestPostRequest {
            val members = judged.fields
            return DiscordSetupTestPostRequest(
                guildId = members.need("guildId").text,
                channelId = members.need("channelId").text,
                expectedRevision = members.need("expectedRevision").text,
            )
        }

        override fun toWire(value: DiscordSetupTestPostRequest): Wire = wireFields {
            put("guildId", wire(value.guildId))
            put("channelId", wire(value.channelId))
            put("expectedRevision", wire(value.expectedRevision))
        }

        public fun serializer(): KSerializer<DiscordSetupTestPostRequest> = this
    }
}

/**
 * What became of a test message.
 *
 * Told apart by `outcome`.
 */
@Serializable(with = DiscordSetupTestPostResult.Companion::class)
public sealed interface DiscordSetupTestPostResult {
    public companion object : Model<DiscordSetupTestPostResult>("clankie.DiscordSetupTestPostResult") {
        override val schema: Schema by lazy {
            discriminated(
                "outcome",
                tagged(ref { DiscordSetupTestPostResultPosted.schema }, wire("posted")),
                tagged(ref { DiscordSetupTestPostResultUnavailable.schema }, wire("unavailable")),
                tagged(ref { DiscordSetupTestPostResultUnconfirmed.schema }, wire("unconfirmed")),
            )
        }

        override fun fromWire(judged: Wire): DiscordSetupTestPostResult = when (judged.option) {
            0 -> DiscordSetupTestPostResultPosted.fromWire(judged.optionValue)
            1 -> DiscordSetupTestPostResultUnavailable.fromWire(judged.optionValue)
            else -> DiscordSetupTestPostResultUnconfirmed.fromWire(judged.optionValue)
        }

        override fun toWire(value: DiscordSetupTestPostResult): Wire = when (value) {
            is DiscordSetupTestPostResultPosted -> DiscordSetupTestPostResultPosted.toWire(value)
            is DiscordSetupTestPostResultUnavailable -> DiscordSetupTestPostResultUnavailable.toWire(value)
            is DiscordSetupTestPostResultUnconfirmed -> DiscordSetupTestPostResultUnconfirmed.toWire(value)
        }

        public fun serializer(): KSerializer<DiscordSetupTestPostResult> = this
    }
}

/** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
public fun DiscordSetupTestPostResult.encode(): String = DiscordSetupTestPostResult.Companion.encode(this)

/** The message is there. */
@Serializable(with = DiscordSetupTestPostResultPosted.Companion::class)
public data class DiscordSetupTestPostResultPosted(
    public val body: DiscordSetupTestPostResultPostedBody,
    /** Matches `^\d{5,32}$`. */
    public val guildId: String,
    /** Matches `^\d{5,32}$`. */
    public val channelId: String,
    /** Matches `^\d{5,32}$`. */
    public val messageId: String,
) : DiscordSetupTestPostResult {
    /** Always `"posted"`. */
    public val outcome: String get() = "posted"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<DiscordSetupTestPostResultPosted>("clankie.DiscordSetupTestPostResultPosted") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("outcome", oneOf(wire("posted"))),
                property("body", ref { DiscordSetupTestPostResultPostedBody.schema }),
                property("guildId", string(pattern("^\\d{5,32}\$", ""))),
                property("channelId", string(pattern("^\\d{5,32}\$", ""))),
                property("messageId", string(pattern("^\\d{5,32}\$", ""))),
            )
        }

        override fun fromWire(judged: Wire): DiscordSetupTestPostResultPosted {
            val members = judged.fields
            return DiscordSetupTestPostResultPosted(
                body = DiscordSetupTestPostResultPostedBody.fromWire(members.need("body")),
                guildId = members.need("guildId").text,
                channelId = members.need("channelId").text,
                messageId = members.need("messageId").text,
            )
        }

        override fun toWire(value: DiscordSetupTestPostResultPosted): Wire = wireFields {
            put("outcome", wire("posted"))
            put("body", DiscordSetupTestPostResultPostedBody.toWire(value.body))
            put("guildId", wire(value.guildId))
            put("channelId", wire(value.channelId))
            put("messageId", wire(value.messageId))
        }

        public fun serializer(): KSerializer<DiscordSetupTestPostResultPosted> = this
    }
}

@Serializable(with = DiscordSetupTestPostResultPostedBody.Companion::class)
public enum class DiscordSetupTestPostResultPostedBody(public val value: String) {
    BOT("bot"),
    USER_SESSION("user_session"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<DiscordSetupTestPostResultPostedBody>("clankie.DiscordSetupTestPostResultPostedBody") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): DiscordSetupTestPostResultPostedBody = byValue.getValue(judged.text)

        override fun toWire(value: DiscordSetupTestPostResultPostedBody): Wire = wire(value.value)

        public fun serializer(): KSerializer<DiscordSetupTestPostResultPostedBody> = this
    }
}

/** Nothing was posted. */
@Serializable(with = DiscordSetupTestPostResultUnavailable.Companion::class)
public data class DiscordSetupTestPostResultUnavailable(
    public val reason: DiscordSetupTestPostResultUnavailableReason,
) : DiscordSetupTestPostResult {
    /** Always `"unavailable"`. */
    public val outcome: String get() = "unavailable"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<DiscordSetupTestPostResultUnavailable>("clankie.DiscordSetupTestPostResultUnavailable") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("outcome", oneOf(wire("unavailable"))),
                property("reason", ref { DiscordSetupTestPostResultUnavailableReason.schema }),
            )
        }

        override fun fromWire(judged: Wire): DiscordSetupTestPostResultUnavailable {
            val members = judged.fields
            return DiscordSetupTestPostResultUnavailable(
                reason = DiscordSetupTestPostResultUnavailableReason.fromWire(members.need("reason")),
            )
        }

        override fun toWire(value: DiscordSetupTestPostResultUnavailable): Wire = wireFields {
            put("outcome", wire("unavailable"))
            put("reason", DiscordSetupTestPostResultUnavailableReason.toWire(value.reason))
        }

        public fun serializer(): KSerializer<DiscordSetupTestPostResultUnavailable> = this
    }
}

@Serializable(with = DiscordSetupTestPostResultUnavailableReason.Companion::class)
public enum class DiscordSetupTestPostResultUnavailableReason(public val value: String) {
    PERMISSIONS_NOT_VERIFIED("permissions_not_verified"),
    ACCOUNT_CHANGED("account_changed"),
    RUNTIME_UNAVAILABLE("runtime_unavailable"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<DiscordSetupTestPostResultUnavailableReason>("clankie.DiscordSetupTestPostResultUnavailableReason") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): DiscordSetupTestPostResultUnavailableReason = byValue.getValue(judged.text)

        override fun toWire(value: DiscordSetupTestPostResultUnavailableReason): Wire = wire(value.value)

        public fun serializer(): KSerializer<DiscordSetupTestPostResultUnavailableReason> = this
    }
}

/** The message may be there: posting again may double it. */
@Serializable(with = DiscordSetupTestPostResultUnconfirmed.Companion::class)
public class DiscordSetupTestPostResultUnconfirmed : DiscordSetupTestPostResult {
    /** Always `"unconfirmed"`. */
    public val outcome: String get() = "unconfirmed"

    /** Always `"post_receipt_unavailable"`. */
    public val reason: String get() = "post_receipt_unavailable"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    override fun equals(other: Any?): Boolean = other is DiscordSetupTestPostResultUnconfirmed

    override fun hashCode(): Int = 1

    override fun toString(): String = "DiscordSetupTestPostResultUnconfirmed()"

    public companion object : Model<DiscordSetupTestPostResultUnconfirmed>("clankie.DiscordSetupTestPostResultUnconfirmed") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("outcome", oneOf(wire("unconfirmed"))),
                property("reason", oneOf(wire("post_receipt_unavailable"))),
            )
        }

        override fun fromWire(judged: Wire): DiscordSetupTestPostResultUnconfirmed = DiscordSetupTestPostResultUnconfirmed()

        override fun toWire(value: DiscordSetupTestPostResultUnconfirmed): Wire = wireFields {
            put("outcome", wire("unconfirmed"))
            put("reason", wire("post_receipt_unavailable"))
        }

        public fun serializer(): KSerializer<DiscordSetupTestPostResultUnconfirmed> = this
    }
}
