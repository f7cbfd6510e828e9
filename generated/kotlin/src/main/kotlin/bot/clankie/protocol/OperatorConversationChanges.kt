// Made from schemas/clankie/operator/conversation-changes.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package bot.clankie.protocol

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

/** Asks for one conversation. */
@Serializable(with = GetConversationRequest.Companion::class)
public data class GetConversationRequest(
    public val conversationId: ConversationId,
    /** Adds `goal` and `assignment` to the record. */
    public val includeWork: Boolean? = null,
) : OperatorServiceRequest {
    /** Always `"get"`. */
    public val op: String get() = "get"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<GetConversationRequest>("clankie.GetConversationRequest") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("op", oneOf(wire("get"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("conversationId", ref { ConversationId.schema }),
                property("includeWork", optional(boolean())),
            )
        }

        override fun fromWire(judged: Wire): GetConversationRequest {
            val members = judged.fields
            return GetConversationRequest(
                conversationId = ConversationId.fromWire(members.need("conversationId")),
                includeWork = members["includeWork"].ifPresent { it.flag },
            )
        }

        override fun toWire(value: GetConversationRequest): Wire = wireFields {
            put("op", wire("get"))
            put("schemaVersion", wire(1.0))
            put("conversationId", ConversationId.toWire(value.conversationId))
            putIfPresent("includeWork", value.includeWork) { wire(it) }
        }

        public fun serializer(): KSerializer<GetConversationRequest> = this
    }
}

@Serializable(with = GetConversationResponse.Companion::class)
public data class GetConversationResponse(
    /** Absent: the service knows no such conversation. */
    public val conversation: Conversation? = null,
) : OperatorServiceResult {
    /** Always `"get"`. */
    public val op: String get() = "get"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<GetConversationResponse>("clankie.GetConversationResponse") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("op", oneOf(wire("get"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("conversation", optional(ref { Conversation.schema })),
            )
        }

        override fun fromWire(judged: Wire): GetConversationResponse {
            val members = judged.fields
            return GetConversationResponse(
                conversation = members["conversation"].ifPresent { Conversation.fromWire(it) },
            )
        }

        override fun toWire(value: GetConversationResponse): Wire = wireFields {
            put("op", wire("get"))
            put("schemaVersion", wire(1.0))
            putIfPresent("conversation", value.conversation) { Conversation.toWire(it) }
        }

        public fun serializer(): KSerializer<GetConversationResponse> = this
    }
}

/** Asks for a child of a conversation that starts with what was said there. It does not last. */
@Serializable(with = ForkConversationRequest.Companion::class)
public data class ForkConversationRequest(
    public val parentConversationId: ConversationId,
) : OperatorServiceRequest {
    /** Always `"fork"`. */
    public val op: String get() = "fork"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<ForkConversationRequest>("clankie.ForkConversationRequest") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("op", oneOf(wire("fork"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("parentConversationId", ref { ConversationId.schema }),
            )
        }

        override fun fromWire(judged: Wire): ForkConversationRequest {
            val members = judged.fields
            return ForkConversationRequest(
                parentConversationId = ConversationId.fromWire(members.need("parentConversationId")),
            )
        }

        override fun toWire(value: ForkConversationRequest): Wire = wireFields {
            put("op", wire("fork"))
            put("schemaVersion", wire(1.0))
            put("parentConversationId", ConversationId.toWire(value.parentConversationId))
        }

        public fun serializer(): KSerializer<ForkConversationRequest> = this
    }
}

@Serializable(with = ForkConversationResponse.Companion::class)
public data class ForkConversationResponse(
    public val conversation: Conversation,
) : OperatorServiceResult {
    /** Always `"fork"`. */
    public val op: String get() = "fork"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<ForkConversationResponse>("clankie.ForkConversationResponse") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("op", oneOf(wire("fork"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("conversation", ref { Conversation.schema }),
            )
        }

        override fun fromWire(judged: Wire): ForkConversationResponse {
            val members = judged.fields
            return ForkConversationResponse(
                conversation = Conversation.fromWire(members.need("conversation")),
            )
        }

        override fun toWire(value: ForkConversationResponse): Wire = wireFields {
            put("op", wire("fork"))
            put("schemaVersion", wire(1.0))
            put("conversation", Conversation.toWire(value.conversation))
        }

        public fun serializer(): KSerializer<ForkConversationResponse> = this
    }
}

/** Starts a conversation afresh at the revision the caller saw. Refused while an outside seat is bound to it. */
@Serializable(with = ResetConversationRequest.Companion::class)
public data class ResetConversationRequest(
    public val conversationId: ConversationId,
    public val expectedRevision: Revision,
) : OperatorServiceRequest {
    /** Always `"reset"`. */
    public val op: String get() = "reset"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<ResetConversationRequest>("clankie.ResetConversationRequest") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("op", oneOf(wire("reset"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("conversationId", ref { ConversationId.schema }),
                property("expectedRevision", ref { RevisionModel.schema }),
            )
        }

        override fun fromWire(judged: Wire): ResetConversationRequest {
            val members = judged.fields
            return ResetConversationRequest(
                conversationId = ConversationId.fromWire(members.need("conversationId")),
                expectedRevision = RevisionModel.fromWire(members.need("expectedRevision")),
            )
        }

        override fun toWire(value: ResetConversationRequest): Wire = wireFields {
            put("op", wire("reset"))
            put("schemaVersion", wire(1.0))
            put("conversationId", ConversationId.toWire(value.conversationId))
            put("expectedRevision", RevisionModel.toWire(value.expectedRevision))
        }

        public fun serializer(): KSerializer<ResetConversationRequest> = this
    }
}

@Serializable(with = ResetConversationResponse.Companion::class)
public data class ResetConversationResponse(
    public val conversation: Conversation,
    /**
     * Names what was put away.
     *
     * 1 to 128 characters.
     */
    public val archiveId: String,
) : OperatorServiceResult {
    /** Always `"reset"`. */
    public val op: String get() = "reset"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<ResetConversationResponse>("clankie.ResetConversationResponse") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("op", oneOf(wire("reset"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("conversation", ref { Conversation.schema }),
                property("archiveId", string(minLength(1), maxLength(128))),
            )
        }

        override fun fromWire(judged: Wire): ResetConversationResponse {
            val members = judged.fields
            return ResetConversationResponse(
                conversation = Conversation.fromWire(members.need("conversation")),
                archiveId = members.need("archiveId").text,
            )
        }

        override fun toWire(value: ResetConversationResponse): Wire = wireFields {
            put("op", wire("reset"))
            put("schemaVersion", wire(1.0))
            put("conversation", Conversation.toWire(value.conversation))
            put("archiveId", wire(value.archiveId))
        }

        public fun serializer(): KSerializer<ResetConversationResponse> = this
    }
}

/** Closes a conversation. */
@Serializable(with = CloseConversationRequest.Companion::class)
public data class CloseConversationRequest(
    public val conversationId: ConversationId,
) : OperatorServiceRequest {
    /** Always `"close"`. */
    public val op: String get() = "close"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<CloseConversationRequest>("clankie.CloseConversationRequest") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("op", oneOf(wire("close"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("conversationId", ref { ConversationId.schema }),
            )
        }

        override fun fromWire(judged: Wire): CloseConversationRequest {
            val members = judged.fields
            return CloseConversationRequest(
                conversationId = ConversationId.fromWire(members.need("conversationId")),
            )
        }

        override fun toWire(value: CloseConversationRequest): Wire = wireFields {
            put("op", wire("close"))
            put("schemaVersion", wire(1.0))
            put("conversationId", ConversationId.toWire(value.conversationId))
        }

        public fun serializer(): KSerializer<CloseConversationRequest> = this
    }
}

@Serializable(with = CloseConversationResponse.Companion::class)
public data class CloseConversationResponse(
    public val conversationId: ConversationId,
    /** False for the default conversation and for an active one. */
    public val closed: Boolean,
) : OperatorServiceResult {
    /** Always `"close"`. */
    public val op: String get() = "close"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<CloseConversationResponse>("clankie.CloseConversationResponse") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("op", oneOf(wire("close"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("conversationId", ref { ConversationId.schema }),
                property("closed", boolean()),
            )
        }

        override fun fromWire(judged: Wire): CloseConversationResponse {
            val members = judged.fields
            return CloseConversationResponse(
                conversationId = ConversationId.fromWire(members.need("conversationId")),
                closed = members.need("closed").flag,
            )
        }

        override fun toWire(value: CloseConversationResponse): Wire = wireFields {
            put("op", wire("close"))
            put("schemaVersion", wire(1.0))
            put("conversationId", ConversationId.toWire(value.conversationId))
            put("closed", wire(value.closed))
        }

        public fun serializer(): KSerializer<CloseConversationResponse> = this
    }
}

/** Cancels one run of a conversation. */
@Serializable(with = CancelRunRequest.Companion::class)
public data class CancelRunRequest(
    public val conversationId: ConversationId,
    public val runId: RunId,
) : OperatorServiceRequest {
    /** Always `"cancel"`. */
    public val op: String get() = "cancel"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<CancelRunRequest>("clankie.CancelRunRequest") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("op", oneOf(wire("cancel"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("conversationId", ref { ConversationId.schema }),
                property("runId", ref { RunId.schema }),
            )
        }

        override fun fromWire(judged: Wire): CancelRunRequest {
            val members = judged.fields
            return CancelRunRequest(
                conversationId = ConversationId.fromWire(members.need("conversationId")),
                runId = RunId.fromWire(members.need("runId")),
            )
        }

        override fun toWire(value: CancelRunRequest): Wire = wireFields {
            put("op", wire("cancel"))
            put("schemaVersion", wire(1.0))
            put("conversationId", ConversationId.toWire(value.conversationId))
            put("runId", RunId.toWire(value.runId))
        }

        public fun serializer(): KSerializer<CancelRunRequest> = this
    }
}

@Serializable(with = CancelRunResponse.Companion::class)
public data class CancelRunResponse(
    public val conversationId: ConversationId,
    public val runId: RunId,
    /** False when the run is unknown or already settled. */
    public val cancelled: Boolean,
) : OperatorServiceResult {
    /** Always `"cancel"`. */
    public val op: String get() = "cancel"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<CancelRunResponse>("clankie.CancelRunResponse") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("op", oneOf(wire("cancel"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("conversationId", ref { ConversationId.schema }),
                property("runId", ref { RunId.schema }),
                property("cancelled", boolean()),
            )
        }

        override fun fromWire(judged: Wire): CancelRunResponse {
            val members = judged.fields
            return CancelRunResponse(
                conversationId = ConversationId.fromWire(members.need("conversationId")),
                runId = RunId.fromWire(members.need("runId")),
                cancelled = members.need("cancelled").flag,
            )
        }

        override fun toWire(value: CancelRunResponse): Wire = wireFields {
            put("op", wire("cancel"))
            put("schemaVersion", wire(1.0))
            put("conversationId", ConversationId.toWire(value.conversationId))
            put("runId", RunId.toWire(value.runId))
            put("cancelled", wire(value.cancelled))
        }

        public fun serializer(): KSerializer<CancelRunResponse> = this
    }
}
