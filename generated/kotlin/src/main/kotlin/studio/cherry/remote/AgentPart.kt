// Made from schemas/remote/agent/part.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package studio.cherry.remote

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import kotlinx.serialization.json.JsonElement
import samewire.support.*

@Serializable(with = StreamState.Companion::class)
public enum class StreamState(public val value: String) {
    STREAMING("streaming"),
    COMPLETED("completed"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<StreamState>("remote.StreamState") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): StreamState = byValue.getValue(judged.text)

        override fun toWire(value: StreamState): Wire = wire(value.value)

        public fun serializer(): KSerializer<StreamState> = this
    }
}

@Serializable(with = OutputState.Companion::class)
public enum class OutputState(public val value: String) {
    COMPLETED("completed"),
    FAILED("failed"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<OutputState>("remote.OutputState") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): OutputState = byValue.getValue(judged.text)

        override fun toWire(value: OutputState): Wire = wire(value.value)

        public fun serializer(): KSerializer<OutputState> = this
    }
}

/**
 * One part of a message. Text, reasoning and tool input grow while their state is streaming.
 *
 * Told apart by `kind`.
 */
@Serializable(with = AgentPart.Companion::class)
public sealed interface AgentPart {
    public companion object : Model<AgentPart>("remote.AgentPart") {
        override val schema: Schema by lazy {
            discriminated(
                "kind",
                tagged(ref { AgentPartText.schema }, wire("text")),
                tagged(ref { AgentPartReasoning.schema }, wire("reasoning")),
                tagged(ref { AgentPartToolInput.schema }, wire("tool-input")),
                tagged(ref { AgentPartToolOutput.schema }, wire("tool-output")),
                tagged(ref { AgentPartFile.schema }, wire("file")),
                tagged(ref { AgentPartData.schema }, wire("data")),
            )
        }

        override fun fromWire(judged: Wire): AgentPart = when (judged.option) {
            0 -> AgentPartText.fromWire(judged.optionValue)
            1 -> AgentPartReasoning.fromWire(judged.optionValue)
            2 -> AgentPartToolInput.fromWire(judged.optionValue)
            3 -> AgentPartToolOutput.fromWire(judged.optionValue)
            4 -> AgentPartFile.fromWire(judged.optionValue)
            else -> AgentPartData.fromWire(judged.optionValue)
        }

        override fun toWire(value: AgentPart): Wire = when (value) {
            is AgentPartText -> AgentPartText.toWire(value)
            is AgentPartReasoning -> AgentPartReasoning.toWire(value)
            is AgentPartToolInput -> AgentPartToolInput.toWire(value)
            is AgentPartToolOutput -> AgentPartToolOutput.toWire(value)
            is AgentPartFile -> AgentPartFile.toWire(value)
            is AgentPartData -> AgentPartData.toWire(value)
        }

        public fun serializer(): KSerializer<AgentPart> = this
    }
}

/** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
public fun AgentPart.encode(): String = AgentPart.Companion.encode(this)

@Serializable(with = AgentPartText.Companion::class)
public data class AgentPartText(
    public val partId: OpaqueId,
    public val revision: Decimal,
    public val executionId: OpaqueId? = null,
    public val toolCallId: OpaqueId? = null,
    public val content: Content,
    public val state: StreamState,
    /** Entries beside the declared keys. */
    public val additionalProperties: Map<String, JsonElement> = emptyMap(),
) : AgentPart {
    /** Always `"text"`. */
    public val kind: String get() = "text"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<AgentPartText>("remote.AgentPartText") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Kept,
                property("kind", oneOf(wire("text"))),
                property("partId", ref { OpaqueIdModel.schema }),
                property("revision", ref { DecimalModel.schema }),
                property("executionId", optional(ref { OpaqueIdModel.schema })),
                property("toolCallId", optional(ref { OpaqueIdModel.schema })),
                property("content", ref { Content.schema }),
                property("state", ref { StreamState.schema }),
            )
        }

        override fun fromWire(judged: Wire): AgentPartText {
            val members = judged.fields
            return AgentPartText(
                partId = OpaqueIdModel.fromWire(members.need("partId")),
                revision = DecimalModel.fromWire(members.need("revision")),
                executionId = members["executionId"].ifPresent { OpaqueIdModel.fromWire(it) },
                toolCallId = members["toolCallId"].ifPresent { OpaqueIdModel.fromWire(it) },
                content = Content.fromWire(members.need("content")),
                state = StreamState.fromWire(members.need("state")),
                additionalProperties = members.others("kind", "partId", "revision", "executionId", "toolCallId", "content", "state") { it.element },
            )
        }

        override fun toWire(value: AgentPartText): Wire = wireFields {
            put("kind", wire("text"))
            put("partId", OpaqueIdModel.toWire(value.partId))
            put("revision", DecimalModel.toWire(value.revision))
            putIfPresent("executionId", value.executionId) { OpaqueIdModel.toWire(it) }
            putIfPresent("toolCallId", value.toolCallId) { OpaqueIdModel.toWire(it) }
            put("content", Content.toWire(value.content))
            put("state", StreamState.toWire(value.state))
            putOthers(value.additionalProperties, "kind", "partId", "revision", "executionId", "toolCallId", "content", "state") { wire(it) }
        }

        public fun serializer(): KSerializer<AgentPartText> = this
    }
}

@Serializable(with = AgentPartReasoning.Companion::class)
public data class AgentPartReasoning(
    public val partId: OpaqueId,
    public val revision: Decimal,
    public val executionId: OpaqueId? = null,
    public val toolCallId: OpaqueId? = null,
    public val content: Content,
    public val state: StreamState,
    /** Entries beside the declared keys. */
    public val additionalProperties: Map<String, JsonElement> = emptyMap(),
) : AgentPart {
    /** Always `"reasoning"`. */
    public val kind: String get() = "reasoning"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<AgentPartReasoning>("remote.AgentPartReasoning") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Kept,
                property("kind", oneOf(wire("reasoning"))),
                property("partId", ref { OpaqueIdModel.schema }),
                property("revision", ref { DecimalModel.schema }),
                property("executionId", optional(ref { OpaqueIdModel.schema })),
                property("toolCallId", optional(ref { OpaqueIdModel.schema })),
                property("content", ref { Content.schema }),
                property("state", ref { StreamState.schema }),
            )
        }

        override fun fromWire(judged: Wire): AgentPartReasoning {
            val members = judged.fields
            return AgentPartReasoning(
                partId = OpaqueIdModel.fromWire(members.need("partId")),
                revision = DecimalModel.fromWire(members.need("revision")),
                executionId = members["executionId"].ifPresent { OpaqueIdModel.fromWire(it) },
                toolCallId = members["toolCallId"].ifPresent { OpaqueIdModel.fromWire(it) },
                content = Content.fromWire(members.need("content")),
                state = StreamState.fromWire(members.need("state")),
                additionalProperties = members.others("kind", "partId", "revision", "executionId", "toolCallId", "content", "state") { it.element },
            )
        }

        override fun toWire(value: AgentPartReasoning): Wire = wireFields {
            put("kind", wire("reasoning"))
            put("partId", OpaqueIdModel.toWire(value.partId))
            put("revision", DecimalModel.toWire(value.revision))
            putIfPresent("executionId", value.executionId) { OpaqueIdModel.toWire(it) }
            putIfPresent("toolCallId", value.toolCallId) { OpaqueIdModel.toWire(it) }
            put("content", Content.toWire(value.content))
            put("state", StreamState.toWire(value.state))
            putOthers(value.additionalProperties, "kind", "partId", "revision", "executionId", "toolCallId", "content", "state") { wire(it) }
        }

        public fun serializer(): KSerializer<AgentPartReasoning> = this
    }
}

@Serializable(with = AgentPartToolInput.Companion::class)
public data class AgentPartToolInput(
    public val partId: OpaqueId,
    public val revision: Decimal,
    public val executionId: OpaqueId? = null,
    public val toolCallId: OpaqueId? = null,
    public val content: Content,
    public val state: StreamState,
    public val toolName: OpaqueId,
    /** Entries beside the declared keys. */
    public val additionalProperties: Map<String, JsonElement> = emptyMap(),
) : AgentPart {
    /** Always `"tool-input"`. */
    public val kind: String get() = "tool-input"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<AgentPartToolInput>("remote.AgentPartToolInput") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Kept,
                property("kind", oneOf(wire("tool-input"))),
                property("partId", ref { OpaqueIdModel.schema }),
                property("revision", ref { DecimalModel.schema }),
                property("executionId", optional(ref { OpaqueIdModel.schema })),
                property("toolCallId", optional(ref { OpaqueIdModel.schema })),
                property("content", ref { Content.schema }),
                property("state", ref { StreamState.schema }),
                property("toolName", ref { OpaqueIdModel.schema }),
            )
        }

        override fun fromWire(judged: Wire): AgentPartToolInput {
            val members = judged.fields
            return AgentPartToolInput(
                partId = OpaqueIdModel.fromWire(members.need("partId")),
                revision = DecimalModel.fromWire(members.need("revision")),
                executionId = members["executionId"].ifPresent { OpaqueIdModel.fromWire(it) },
                toolCallId = members["toolCallId"].ifPresent { OpaqueIdModel.fromWire(it) },
                content = Content.fromWire(members.need("content")),
                state = StreamState.fromWire(members.need("state")),
                toolName = OpaqueIdModel.fromWire(members.need("toolName")),
                additionalProperties = members.others("kind", "partId", "revision", "executionId", "toolCallId", "content", "state", "toolName") { it.element },
            )
        }

        override fun toWire(value: AgentPartToolInput): Wire = wireFields {
            put("kind", wire("tool-input"))
            put("partId", OpaqueIdModel.toWire(value.partId))
            put("revision", DecimalModel.toWire(value.revision))
            putIfPresent("executionId", value.executionId) { OpaqueIdModel.toWire(it) }
            putIfPresent("toolCallId", value.toolCallId) { OpaqueIdModel.toWire(it) }
            put("content", Content.toWire(value.content))
            put("state", StreamState.toWire(value.state))
            put("toolName", OpaqueIdModel.toWire(value.toolName))
            putOthers(value.additionalProperties, "kind", "partId", "revision", "executionId", "toolCallId", "content", "state", "toolName") { wire(it) }
        }

        public fun serializer(): KSerializer<AgentPartToolInput> = this
    }
}

@Serializable(with = AgentPartToolOutput.Companion::class)
public data class AgentPartToolOutput(
    public val partId: OpaqueId,
    public val revision: Decimal,
    public val executionId: OpaqueId? = null,
    public val toolCallId: OpaqueId? = null,
    public val toolName: OpaqueId,
    public val content: Content,
    public val state: OutputState,
    /** Entries beside the declared keys. */
    public val additionalProperties: Map<String, JsonElement> = emptyMap(),
) : AgentPart {
    /** Always `"tool-output"`. */
    public val kind: String get() = "tool-output"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<AgentPartToolOutput>("remote.AgentPartToolOutput") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Kept,
                property("kind", oneOf(wire("tool-output"))),
                property("partId", ref { OpaqueIdModel.schema }),
                property("revision", ref { DecimalModel.schema }),
                property("executionId", optional(ref { OpaqueIdModel.schema })),
                property("toolCallId", optional(ref { OpaqueIdModel.schema })),
                property("toolName", ref { OpaqueIdModel.schema }),
                property("content", ref { Content.schema }),
                property("state", ref { OutputState.schema }),
            )
        }

        override fun fromWire(judged: Wire): AgentPartToolOutput {
            val members = judged.fields
            return AgentPartToolOutput(
                partId = OpaqueIdModel.fromWire(members.need("partId")),
                revision = DecimalModel.fromWire(members.need("revision")),
                executionId = members["executionId"].ifPresent { OpaqueIdModel.fromWire(it) },
                toolCallId = members["toolCallId"].ifPresent { OpaqueIdModel.fromWire(it) },
                toolName = OpaqueIdModel.fromWire(members.need("toolName")),
                content = Content.fromWire(members.need("content")),
                state = OutputState.fromWire(members.need("state")),
                additionalProperties = members.others("kind", "partId", "revision", "executionId", "toolCallId", "toolName", "content", "state") { it.element },
            )
        }

        override fun toWire(value: AgentPartToolOutput): Wire = wireFields {
            put("kind", wire("tool-output"))
            put("partId", OpaqueIdModel.toWire(value.partId))
            put("revision", DecimalModel.toWire(value.revision))
            putIfPresent("executionId", value.executionId) { OpaqueIdModel.toWire(it) }
            putIfPresent("toolCallId", value.toolCallId) { OpaqueIdModel.toWire(it) }
            put("toolName", OpaqueIdModel.toWire(value.toolName))
            put("content", Content.toWire(value.content))
            put("state", OutputState.toWire(value.state))
            putOthers(value.additionalProperties, "kind", "partId", "revision", "executionId", "toolCallId", "toolName", "content", "state") { wire(it) }
        }

        public fun serializer(): KSerializer<AgentPartToolOutput> = this
    }
}

@Serializable(with = AgentPartFile.Companion::class)
public data class AgentPartFile(
    public val partId: OpaqueId,
    public val revision: Decimal,
    public val executionId: OpaqueId? = null,
    public val toolCallId: OpaqueId? = null,
    /** 0 to 1024 characters, matches `^[\s\S]{0,1024}$`, matches `^[^\uD800-\uDFFF]*$`. */
    public val name: String,
    public val ref: ContentRef,
    /** Entries beside the declared keys. */
    public val additionalProperties: Map<String, JsonElement> = emptyMap(),
) : AgentPart {
    /** Always `"file"`. */
    public val kind: String get() = "file"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<AgentPartFile>("remote.AgentPartFile") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Kept,
                property("kind", oneOf(wire("file"))),
                property("partId", ref { OpaqueIdModel.schema }),
                property("revision", ref { DecimalModel.schema }),
                property("executionId", optional(ref { OpaqueIdModel.schema })),
                property("toolCallId", optional(ref { OpaqueIdModel.schema })),
                property(
                    "name",
                    string(
                        minLength(0),
                        maxLength(1024),
                        pattern("^[\\s\\S]{0,1024}\$", ""),
                        pattern("^[^\\uD800-\\uDFFF]*\$", "u"),
                    ),
                ),
                property("ref", ref { ContentRef.schema }),
            )
        }

        override fun fromWire(judged: Wire): AgentPartFile {
            val members = judged.fields
            return AgentPartFile(
                partId = OpaqueIdModel.fromWire(members.need("partId")),
                revision = DecimalModel.fromWire(members.need("revision")),
                executionId = members["executionId"].ifPresent { OpaqueIdModel.fromWire(it) },
                toolCallId = members["toolCallId"].ifPresent { OpaqueIdModel.fromWire(it) },
                name = members.need("name").text,
                ref = ContentRef.fromWire(members.need("ref")),
                additionalProperties = members.others("kind", "partId", "revision", "executionId", "toolCallId", "name", "ref") { it.element },
            )
        }

        override fun toWire(value: AgentPartFile): Wire = wireFields {
            put("kind", wire("file"))
            put("partId", OpaqueIdModel.toWire(value.partId))
            put("revision", DecimalModel.toWire(value.revision))
            putIfPresent("executionId", value.executionId) { OpaqueIdModel.toWire(it) }
            putIfPresent("toolCallId", value.toolCallId) { OpaqueIdModel.toWire(it) }
            put("name", wire(value.name))
            put("ref", ContentRef.toWire(value.ref))
            putOthers(value.additionalProperties, "kind", "partId", "revision", "executionId", "toolCallId", "name", "ref") { wire(it) }
        }

        public fun serializer(): KSerializer<AgentPartFile> = this
    }
}

@Serializable(with = AgentPartData.Companion::class)
public data class AgentPartData(
    public val partId: OpaqueId,
    public val revision: Decimal,
    public val executionId: OpaqueId? = null,
    public val toolCallId: OpaqueId? = null,
    public val name: OpaqueId,
    public val content: Content,
    /** Entries beside the declared keys. */
    public val additionalProperties: Map<String, JsonElement> = emptyMap(),
) : AgentPart {
    /** Always `"data"`. */
    public val kind: String get() = "data"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<AgentPartData>("remote.AgentPartData") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Kept,
                property("kind", oneOf(wire("data"))),
                property("partId", ref { OpaqueIdModel.schema }),
                property("revision", ref { DecimalModel.schema }),
                property("executionId", optional(ref { OpaqueIdModel.schema })),
                property("toolCallId", optional(ref { OpaqueIdModel.schema })),
                property("name", ref { OpaqueIdModel.schema }),
                property("content", ref { Content.schema }),
            )
        }

        override fun fromWire(judged: Wire): AgentPartData {
            val members = judged.fields
            return AgentPartData(
                partId = OpaqueIdModel.fromWire(members.need("partId")),
                revision = DecimalModel.fromWire(members.need("revision")),
                executionId = members["executionId"].ifPresent { OpaqueIdModel.fromWire(it) },
                toolCallId = members["toolCallId"].ifPresent { OpaqueIdModel.fromWire(it) },
                name = OpaqueIdModel.fromWire(members.need("name")),
                content = Content.fromWire(members.need("content")),
                additionalProperties = members.others("kind", "partId", "revision", "executionId", "toolCallId", "name", "content") { it.element },
            )
        }

        override fun toWire(value: AgentPartData): Wire = wireFields {
            put("kind", wire("data"))
            put("partId", OpaqueIdModel.toWire(value.partId))
            put("revision", DecimalModel.toWire(value.revision))
            putIfPresent("executionId", value.executionId) { OpaqueIdModel.toWire(it) }
            putIfPresent("toolCallId", value.toolCallId) { OpaqueIdModel.toWire(it) }
            put("name", OpaqueIdModel.toWire(value.name))
            put("content", Content.toWire(value.content))
            putOthers(value.additionalProperties, "kind", "partId", "revision", "executionId", "toolCallId", "name", "content") { wire(it) }
        }

        public fun serializer(): KSerializer<AgentPartData> = this
    }
}
