// Made from schemas/clankie/accounts/provider.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package bot.clankie.protocol

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

/** Google's services are connected one by one. */
@Serializable(with = GoogleAccountProvider.Companion::class)
public enum class GoogleAccountProvider(public val value: String) {
    GOOGLE_GMAIL("google-gmail"),
    GOOGLE_CALENDAR("google-calendar"),
    GOOGLE_DRIVE("google-drive"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<GoogleAccountProvider>("clankie.GoogleAccountProvider") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): GoogleAccountProvider = byValue.getValue(judged.text)

        override fun toWire(value: GoogleAccountProvider): Wire = wire(value.value)

        public fun serializer(): KSerializer<GoogleAccountProvider> = this
    }
}

/** Who an account is with. */
@Serializable(with = AccountProvider.Companion::class)
public enum class AccountProvider(public val value: String) {
    GITHUB("github"),
    LINEAR("linear"),
    GOOGLE_GMAIL("google-gmail"),
    GOOGLE_CALENDAR("google-calendar"),
    GOOGLE_DRIVE("google-drive"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<AccountProvider>("clankie.AccountProvider") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): AccountProvider = byValue.getValue(judged.text)

        override fun toWire(value: AccountProvider): Wire = wire(value.value)

        public fun serializer(): KSerializer<AccountProvider> = this
    }
}

/**
 * Names one attempt to connect.
 *
 * Matches `^[A-Za-z0-9_-]{16,128}$`.
 */
public typealias AccountFlowId = String

/** Reads and writes [AccountFlowId]. */
public object AccountFlowIdModel : TextModel<String>("clankie.AccountFlowId") {
    override val schema: Schema by lazy {
        string(pattern("^[A-Za-z0-9_-]{16,128}\$", "u"))
    }

    override fun fromWire(judged: Wire): String = judged.text

    override fun toWire(value: String): Wire = wire(value)
}

/** Matches `^[A-Za-z0-9_-]{1,256}$`. */
public typealias DriveFileId = String

/** Reads and writes [DriveFileId]. */
public object DriveFileIdModel : TextModel<String>("clankie.DriveFileId") {
    override val schema: Schema by lazy {
        string(pattern("^[A-Za-z0-9_-]{1,256}\$", "u"))
    }

    override fun fromWire(judged: Wire): String = judged.text

    override fun toWire(value: String): Wire = wire(value)
}
