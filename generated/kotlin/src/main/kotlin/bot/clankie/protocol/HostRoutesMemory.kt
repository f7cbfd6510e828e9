// Made from schemas/clankie/host-routes/memory.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package bot.clankie.protocol

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

/** Where an episode took place. */
@Serializable(with = CaptainLane.Companion::class)
public enum class CaptainLane(public val value: String) {
    OPERATOR("operator"),
    DISCORD_VOICE("discord_voice"),
    DISCORD_PRESENCE("discord_presence"),
    GAMEPLAY("gameplay"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<CaptainLane>("clankie.CaptainLane") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): CaptainLane = byValue.getValue(judged.text)

        override fun toWire(value: CaptainLane): Wire = wire(value.value)

        public fun serializer(): KSerializer<CaptainLane> = this
    }
}
