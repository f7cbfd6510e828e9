// Made from schemas/clankie/discord-setup/field.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package bot.clankie.protocol

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

/** One setting as an advanced page shows it. */
@Serializable(with = DiscordSetupField.Companion::class)
public data class DiscordSetupField(
    public val key: DiscordSettingKey,
    public val label: String,
    public val help: String? = null,
    public val kind: DiscordSetupFieldKind,
    /** Values of a `choice`; their words stand in `choiceLabels`. */
    public val choices: List<String>? = null,
    /** What the directory should offer for the ids. */
    public val directoryKinds: List<DiscordDirectoryKind>? = null,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<DiscordSetupField>("clankie.DiscordSetupField") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("key", ref { DiscordSettingKey.schema }),
                property("label", string()),
                property("help", optional(string())),
                property("kind", ref { DiscordSetupFieldKind.schema }),
                property("choices", optional(list(string()))),
                property("directoryKinds", optional(list(ref { DiscordDirectoryKind.schema }))),
            )
        }

        override fun fromWire(judged: Wire): DiscordSetupField {
            val members = judged.fields
            return DiscordSetupField(
                key = DiscordSettingKey.fromWire(members.need("key")),
                label = members.need("label").text,
                help = members["help"].ifPresent { it.text },
                kind = DiscordSetupFieldKind.fromWire(members.need("kind")),
                choices = members["choices"].ifPresent { it.readList { it.text } },
                directoryKinds = members["directoryKinds"].ifPresent { it.readList { DiscordDirectoryKind.fromWire(it) } },
            )
        }

        override fun toWire(value: DiscordSetupField): Wire = wireFields {
            put("key", DiscordSettingKey.toWire(value.key))
            put("label", wire(value.label))
            putIfPresent("help", value.help) { wire(it) }
            put("kind", DiscordSetupFieldKind.toWire(value.kind))
            putIfPresent("choices", value.choices) { wireList(it) { wire(it) } }
            putIfPresent("directoryKinds", value.directoryKinds) { wireList(it) { DiscordDirectoryKind.toWire(it) } }
        }

        public fun serializer(): KSerializer<DiscordSetupField> = this
    }
}

/** How the value is entered. */
@Serializable(with = DiscordSetupFieldKind.Companion::class)
public enum class DiscordSetupFieldKind(public val value: String) {
    BOOLEAN("boolean"),
    IDS("ids"),
    TEXT("text"),
    NUMBER("number"),
    CHOICE("choice"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<DiscordSetupFieldKind>("clankie.DiscordSetupFieldKind") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): DiscordSetupFieldKind = byValue.getValue(judged.text)

        override fun toWire(value: DiscordSetupFieldKind): Wire = wire(value.value)

        public fun serializer(): KSerializer<DiscordSetupFieldKind> = this
    }
}
