// Made from schemas/clankie/discord-setup/sentence.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package bot.clankie.protocol

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

@Serializable(with = DiscordSetupSentenceId.Companion::class)
public enum class DiscordSetupSentenceId(public val value: String) {
    CONNECT("connect"),
    FLEET("fleet"),
    TRACKING("tracking"),
    HOME("home"),
    TALK("talk"),
    COMPUTER("computer"),
    TEAM("team"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<DiscordSetupSentenceId>("clankie.DiscordSetupSentenceId") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): DiscordSetupSentenceId = byValue.getValue(judged.text)

        override fun toWire(value: DiscordSetupSentenceId): Wire = wire(value.value)

        public fun serializer(): KSerializer<DiscordSetupSentenceId> = this
    }
}

/**
 * A piece of a sentence: words, the machine, or a choice.
 *
 * Told apart by `kind`.
 */
@Serializable(with = DiscordSetupPart.Companion::class)
public sealed interface DiscordSetupPart {
    public companion object : Model<DiscordSetupPart>("clankie.DiscordSetupPart") {
        override val schema: Schema by lazy {
            discriminated(
                "kind",
                tagged(ref { DiscordSetupPartText.schema }, wire("text")),
                tagged(ref { DiscordSetupPartMachine.schema }, wire("machine")),
                tagged(ref { DiscordSetupPartPicker.schema }, wire("picker")),
            )
        }

        override fun fromWire(judged: Wire): DiscordSetupPart = when (judged.option) {
            0 -> DiscordSetupPartText.fromWire(judged.optionValue)
            1 -> DiscordSetupPartMachine.fromWire(judged.optionValue)
            else -> DiscordSetupPartPicker.fromWire(judged.optionValue)
        }

        override fun toWire(value: DiscordSetupPart): Wire = when (value) {
            is DiscordSetupPartText -> DiscordSetupPartText.toWire(value)
            is DiscordSetupPartMachine -> DiscordSetupPartMachine.toWire(value)
            is DiscordSetupPartPicker -> DiscordSetupPartPicker.toWire(value)
        }

        public fun serializer(): KSerializer<DiscordSetupPart> = this
    }
}

/** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
public fun DiscordSetupPart.encode(): String = DiscordSetupPart.Companion.encode(this)

@Serializable(with = DiscordSetupPartText.Companion::class)
public data class DiscordSetupPartText(
    public val text: String,
) : DiscordSetupPart {
    /** Always `"text"`. */
    public val kind: String get() = "text"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<DiscordSetupPartText>("clankie.DiscordSetupPartText") {
        override val schema: Schema by lazy {
            objectOf(UnknownKeys.Refused, property("kind", oneOf(wire("text"))), property("text", string()))
        }

        override fun fromWire(judged: Wire): DiscordSetupPartText {
            val members = judged.fields
            return DiscordSetupPartText(
                text = members.need("text").text,
            )
        }

        override fun toWire(value: DiscordSetupPartText): Wire = wireFields {
            put("kind", wire("text"))
            put("text", wire(value.text))
        }

        public fun serializer(): KSerializer<DiscordSetupPartText> = this
    }
}

/** The machine's name stands here. */
@Serializable(with = DiscordSetupPartMachine.Companion::class)
public class DiscordSetupPartMachine : DiscordSetupPart {
    /** Always `"machine"`. */
    public val kind: String get() = "machine"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    override fun equals(other: Any?): Boolean = other is DiscordSetupPartMachine

    override fun hashCode(): Int = 1

    override fun toString(): String = "DiscordSetupPartMachine()"

    public companion object : Model<DiscordSetupPartMachine>("clankie.DiscordSetupPartMachine") {
        override val schema: Schema by lazy {
            objectOf(UnknownKeys.Refused, property("kind", oneOf(wire("machine"))))
        }

        override fun fromWire(judged: Wire): DiscordSetupPartMachine = DiscordSetupPartMachine()

        override fun toWire(value: DiscordSetupPartMachine): Wire = wireFields {
            put("kind", wire("machine"))
        }

        public fun serializer(): KSerializer<DiscordSetupPartMachine> = this
    }
}

/** Something to choose stands here. */
@Serializable(with = DiscordSetupPartPicker.Companion::class)
public data class DiscordSetupPartPicker(
    public val picker: DiscordSetupPickerKind,
    /** The settings it fills. */
    public val fields: List<DiscordSettingKey>,
    public val placeholder: String,
    public val choices: List<String>? = null,
    public val serverFields: List<DiscordSettingKey>? = null,
    public val enables: List<DiscordSetupPartPickerEnablesItem>? = null,
    public val accessFields: DiscordSetupPartPickerAccessFields? = null,
) : DiscordSetupPart {
    /** Always `"picker"`. */
    public val kind: String get() = "picker"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<DiscordSetupPartPicker>("clankie.DiscordSetupPartPicker") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("kind", oneOf(wire("picker"))),
                property("picker", ref { DiscordSetupPickerKind.schema }),
                property("fields", list(ref { DiscordSettingKey.schema })),
                property("placeholder", string()),
                property("choices", optional(list(string()))),
                property("serverFields", optional(list(ref { DiscordSettingKey.schema }))),
                property("enables", optional(list(ref { DiscordSetupPartPickerEnablesItem.schema }))),
                property("accessFields", optional(ref { DiscordSetupPartPickerAccessFields.schema })),
            )
        }

        override fun fromWire(judged: Wire): DiscordSetupPartPicker {
            val members = judged.fields
            return DiscordSetupPartPicker(
                picker = DiscordSetupPickerKind.fromWire(members.need("picker")),
                fields = members.need("fields").readList { DiscordSettingKey.fromWire(it) },
                placeholder = members.need("placeholder").text,
                choices = members["choices"].ifPresent { it.readList { it.text } },
                serverFields = members["serverFields"].ifPresent { it.readList { DiscordSettingKey.fromWire(it) } },
                enables = members["enables"].ifPresent { it.readList { DiscordSetupPartPickerEnablesItem.fromWire(it) } },
                accessFields = members["accessFields"].ifPresent { DiscordSetupPartPickerAccessFields.fromWire(it) },
            )
        }

        override fun toWire(value: DiscordSetupPartPicker): Wire = wireFields {
            put("kind", wire("picker"))
            put("picker", DiscordSetupPickerKind.toWire(value.picker))
            put("fields", wireList(value.fields) { DiscordSettingKey.toWire(it) })
            put("placeholder", wire(value.placeholder))
            putIfPresent("choices", value.choices) { wireList(it) { wire(it) } }
            putIfPresent("serverFields", value.serverFields) { wireList(it) { DiscordSettingKey.toWire(it) } }
            putIfPresent("enables", value.enables) { wireList(it) { DiscordSetupPartPickerEnablesItem.toWire(it) } }
            putIfPresent("accessFields", value.accessFields) { DiscordSetupPartPickerAccessFields.toWire(it) }
        }

        public fun serializer(): KSerializer<DiscordSetupPartPicker> = this
    }
}

/** A setting that a choice switches on. */
@Serializable(with = DiscordSetupPartPickerEnablesItem.Companion::class)
public data class DiscordSetupPartPickerEnablesItem(
    public val field: DiscordSettingKey,
    /** Only when the choice is of such a kind. */
    public val kinds: List<DiscordDirectoryKind>? = null,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<DiscordSetupPartPickerEnablesItem>("clankie.DiscordSetupPartPickerEnablesItem") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("field", ref { DiscordSettingKey.schema }),
                property("kinds", optional(list(ref { DiscordDirectoryKind.schema }))),
            )
        }

        override fun fromWire(judged: Wire): DiscordSetupPartPickerEnablesItem {
            val members = judged.fields
            return DiscordSetupPartPickerEnablesItem(
                field = DiscordSettingKey.fromWire(members.need("field")),
                kinds = members["kinds"].ifPresent { it.readList { DiscordDirectoryKind.fromWire(it) } },
            )
        }

        override fun toWire(value: DiscordSetupPartPickerEnablesItem): Wire = wireFields {
            put("field", DiscordSettingKey.toWire(value.field))
            putIfPresent("kinds", value.kinds) { wireList(it) { DiscordDirectoryKind.toWire(it) } }
        }

        public fun serializer(): KSerializer<DiscordSetupPartPickerEnablesItem> = this
    }
}

/** The settings that hold who may, and where. */
@Serializable(with = DiscordSetupPartPickerAccessFields.Companion::class)
public data class DiscordSetupPartPickerAccessFields(
    public val people: DiscordSettingKey,
    public val servers: DiscordSettingKey,
    public val channels: DiscordSettingKey,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<DiscordSetupPartPickerAccessFields>("clankie.DiscordSetupPartPickerAccessFields") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("people", ref { DiscordSettingKey.schema }),
                property("servers", ref { DiscordSettingKey.schema }),
                property("channels", ref { DiscordSettingKey.schema }),
            )
        }

        override fun fromWire(judged: Wire): DiscordSetupPartPickerAccessFields {
            val members = judged.fields
            return DiscordSetupPartPickerAccessFields(
                people = DiscordSettingKey.fromWire(members.need("people")),
                servers = DiscordSettingKey.fromWire(members.need("servers")),
                channels = DiscordSettingKey.fromWire(members.need("channels")),
            )
        }

        override fun toWire(value: DiscordSetupPartPickerAccessFields): Wire = wireFields {
            put("people", DiscordSettingKey.toWire(value.people))
            put("servers", DiscordSettingKey.toWire(value.servers))
            put("channels", DiscordSettingKey.toWire(value.channels))
        }

        public fun serializer(): KSerializer<DiscordSetupPartPickerAccessFields> = this
    }
}

/** One setup step, written as a sentence with gaps. */
@Serializable(with = DiscordSetupSentence.Companion::class)
public data class DiscordSetupSentence(
    public val id: DiscordSetupSentenceId,
    public val parts: List<DiscordSetupPart>,
    public val help: String,
    /** What must hold for the sentence to be true. */
    public val checks: List<DiscordSetupCheck>,
    public val explicitComputerAccess: Boolean? = null,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<DiscordSetupSentence>("clankie.DiscordSetupSentence") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("id", ref { DiscordSetupSentenceId.schema }),
                property("parts", list(ref { DiscordSetupPart.schema })),
                property("help", string()),
                property("checks", list(ref { DiscordSetupCheck.schema })),
                property("explicitComputerAccess", optional(boolean())),
            )
        }

        override fun fromWire(judged: Wire): DiscordSetupSentence {
            val members = judged.fields
            return DiscordSetupSentence(
                id = DiscordSetupSentenceId.fromWire(members.need("id")),
                parts = members.need("parts").readList { DiscordSetupPart.fromWire(it) },
                help = members.need("help").text,
                checks = members.need("checks").readList { DiscordSetupCheck.fromWire(it) },
                explicitComputerAccess = members["explicitComputerAccess"].ifPresent { it.flag },
            )
        }

        override fun toWire(value: DiscordSetupSentence): Wire = wireFields {
            put("id", DiscordSetupSentenceId.toWire(value.id))
            put("parts", wireList(value.parts) { DiscordSetupPart.toWire(it) })
            put("help", wire(value.help))
            put("checks", wireList(value.checks) { DiscordSetupCheck.toWire(it) })
            putIfPresent("explicitComputerAccess", value.explicitComputerAccess) { wire(it) }
        }

        public fun serializer(): KSerializer<DiscordSetupSentence> = this
    }
}
