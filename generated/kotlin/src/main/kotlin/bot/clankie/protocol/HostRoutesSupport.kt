// Made from schemas/clankie/host-routes/support.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package bot.clankie.protocol

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

@Serializable(with = AccountDiagnosticsDefault.Companion::class)
public data class AccountDiagnosticsDefault(
    public val diagnosticsDefault: Boolean,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<AccountDiagnosticsDefault>("clankie.AccountDiagnosticsDefault") {
        override val schema: Schema by lazy {
            objectOf(UnknownKeys.Refused, property("diagnosticsDefault", boolean()))
        }

        override fun fromWire(judged: Wire): AccountDiagnosticsDefault {
            val members = judged.fields
            return AccountDiagnosticsDefault(
                diagnosticsDefault = members.need("diagnosticsDefault").flag,
            )
        }

        override fun toWire(value: AccountDiagnosticsDefault): Wire = wireFields {
            put("diagnosticsDefault", wire(value.diagnosticsDefault))
        }

        public fun serializer(): KSerializer<AccountDiagnosticsDefault> = this
    }
}
