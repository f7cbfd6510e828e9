// Made from schemas/clankie/operator/conversations.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package bot.clankie.protocol

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

/** How much of the model's context is in use, in tokens; null when that is not known. */
@Serializable(with = ContextUsage.Companion::class)
public data class ContextUsage(
    /** At least 0. */
    public val tokens: Long?,
    /** At least 1. */
    public val contextWindow: Long,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<ContextUsage>("clankie.ContextUsage") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("tokens", nullable(number(NumberFormat.INT, atLeast(0.0)))),
                property("contextWindow", number(NumberFormat.INT, atLeast(1.0))),
            )
        }

        override fun fromWire(judged: Wire): ContextUsage {
            val members = judged.fields
            return ContextUsage(
                tokens = members.need("tokens").orNull { it.long },
                contextWindow = members.need("contextWindow").long,
            )
        }

        override fun toWire(value: ContextUsage): Wire = wireFields {
            put("tokens", wireOrNull(value.tokens) { wire(it) })
            put("contextWindow", wire(value.contextWindow))
        }

        public fun serializer(): KSerializer<ContextUsage> = this
    }
}

/** Work that somebody in a room asked for and that goes on in a conversation of its own. */
@Serializable(with = RoomHandoff.Companion::class)
public data class RoomHandoff(
    public val roomConversationId: ConversationId,
    public val deliveryId: Ref,
    public val actorId: Ref,
    /** 1 to 256 characters. */
    public val actorName: String? = null,
    public val source: RoomHandoffSource,
    /** 1 to 16384 characters. */
    public val request: String,
    /** At most 512 characters. */
    public val doing: String? = null,
    public val state: RoomHandoffState,
    public val host: RoomHandoffHost,
    public val nativeChildSessionId: Ref? = null,
    /** At most 16384 characters. */
    public val result: String? = null,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<RoomHandoff>("clankie.RoomHandoff") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("roomConversationId", ref { ConversationId.schema }),
                property("deliveryId", ref { RefModel.schema }),
                property("actorId", ref { RefModel.schema }),
                property("actorName", optional(string(trim(), minLength(1), maxLength(256)))),
                property("source", ref { RoomHandoffSource.schema }),
                property("request", string(trim(), minLength(1), maxLength(16384))),
                property("doing", optional(string(maxLength(512)))),
                property("state", ref { RoomHandoffState.schema }),
                property("host", ref { RoomHandoffHost.schema }),
                property("nativeChildSessionId", optional(ref { RefModel.schema })),
                property("result", optional(string(maxLength(16384)))),
            )
        }

        override fun fromWire(judged: Wire): RoomHandoff {
            val members = judged.fields
            return RoomHandoff(
                roomConversationId = ConversationId.fromWire(members.need("roomConversationId")),
                deliveryId = RefModel.fromWire(members.need("deliveryId")),
                actorId = RefModel.fromWire(members.need("actorId")),
                actorName = members["actorName"].ifPresent { it.text },
                source = RoomHandoffSource.fromWire(members.need("source")),
                request = members.need("request").text,
                doing = members["doing"].ifPresent { it.text },
                state = RoomHandoffState.fromWire(members.need("state")),
                host = RoomHandoffHost.fromWire(members.need("host")),
                nativeChildSessionId = members["nativeChildSessionId"].ifPresent { RefModel.fromWire(it) },
                result = members["result"].ifPresent { it.text },
            )
        }

        override fun toWire(value: RoomHandoff): Wire = wireFields {
            put("roomConversationId", ConversationId.toWire(value.roomConversationId))
            put("deliveryId", RefModel.toWire(value.deliveryId))
            put("actorId", RefModel.toWire(value.actorId))
            putIfPresent("actorName", value.actorName) { wire(it) }
            put("source", RoomHandoffSource.toWire(value.source))
            put("request", wire(value.request))
            putIfPresent("doing", value.doing) { wire(it) }
            put("state", RoomHandoffState.toWire(value.state))
            put("host", RoomHandoffHost.toWire(value.host))
            putIfPresent("nativeChildSessionId", value.nativeChildSessionId) { RefModel.toWire(it) }
            putIfPresent("result", value.result) { wire(it) }
        }

        public fun serializer(): KSerializer<RoomHandoff> = this
    }
}

@Serializable(with = RoomHandoffSource.Companion::class)
public enum class RoomHandoffSource(public val value: String) {
    VOICE("voice"),
    TEXT("text"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<RoomHandoffSource>("clankie.RoomHandoffSource") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): RoomHandoffSource = byValue.getValue(judged.text)

        override fun toWire(value: RoomHandoffSource): Wire = wire(value.value)

        public fun serializer(): KSerializer<RoomHandoffSource> = this
    }
}

@Serializable(with = RoomHandoffState.Companion::class)
public enum class RoomHandoffState(public val value: String) {
    PENDING("pending"),
    RUNNING("running"),
    WAITING_USER("waiting_user"),
    COMPLETED("completed"),
    FAILED("failed"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<RoomHandoffState>("clankie.RoomHandoffState") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): RoomHandoffState = byValue.getValue(judged.text)

        override fun toWire(value: RoomHandoffState): Wire = wire(value.value)

        public fun serializer(): KSerializer<RoomHandoffState> = this
    }
}

@Serializable(with = RoomHandoffHost.Companion::class)
public enum class RoomHandoffHost(public val value: String) {
    PI("pi"),
    CLAUDE("claude"),
    CODEX("codex"),
    OPENCODE("opencode"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<RoomHandoffHost>("clankie.RoomHandoffHost") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): RoomHandoffHost = byValue.getValue(judged.text)

        override fun toWire(value: RoomHandoffHost): Wire = wire(value.value)

        public fun serializer(): KSerializer<RoomHandoffHost> = this
    }
}

/** An outside harness takes the turns of this conversation. */
@Serializable(with = ConversationDriver.Companion::class)
public data class ConversationDriver(
    /** 1 to 128 characters. */
    public val harness: String? = null,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<ConversationDriver>("clankie.ConversationDriver") {
        override val schema: Schema by lazy {
            objectOf(UnknownKeys.Refused, property("harness", optional(string(trim(), minLength(1), maxLength(128)))))
        }

        override fun fromWire(judged: Wire): ConversationDriver {
            val members = judged.fields
            return ConversationDriver(
                harness = members["harness"].ifPresent { it.text },
            )
        }

        override fun toWire(value: ConversationDriver): Wire = wireFields {
            putIfPresent("harness", value.harness) { wire(it) }
        }

        public fun serializer(): KSerializer<ConversationDriver> = this
    }
}

/** One thread between the owner and the host's characters. */
@Serializable(with = Conversation.Companion::class)
public data class Conversation(
    public val conversationId: ConversationId,
    public val scope: ConversationScope,
    /** 1 to 256 characters. */
    public val title: String,
    /** True for exactly one conversation, a global one. */
    public val isDefault: Boolean,
    public val createdAt: Timestamp,
    public val updatedAt: Timestamp,
    public val sessionState: ConversationSessionState,
    public val revision: Revision,
    public val contextUsage: ContextUsage? = null,
    public val goal: Goal? = null,
    public val assignment: Assignment? = null,
    /** Present on a fork. */
    public val parentConversationId: ConversationId? = null,
    public val roomHandoff: RoomHandoff? = null,
    public val designatedHeadConversationId: ConversationId? = null,
    public val driver: ConversationDriver? = null,
) {
    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<Conversation>("clankie.Conversation") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("schemaVersion", oneOf(wire(1.0))),
                property("conversationId", ref { ConversationId.schema }),
                property("scope", ref { ConversationScope.schema }),
                property("title", string(trim(), minLength(1), maxLength(256))),
                property("isDefault", boolean()),
                property("createdAt", ref { TimestampModel.schema }),
                property("updatedAt", ref { TimestampModel.schema }),
                property("sessionState", ref { ConversationSessionState.schema }),
                property("revision", ref { RevisionModel.schema }),
                property("contextUsage", optional(ref { ContextUsage.schema })),
                property("goal", optional(ref { Goal.schema })),
                property("assignment", optional(ref { Assignment.schema })),
                property("parentConversationId", optional(ref { ConversationId.schema })),
                property("roomHandoff", optional(ref { RoomHandoff.schema })),
                property("designatedHeadConversationId", optional(ref { ConversationId.schema })),
                property("driver", optional(ref { ConversationDriver.schema })),
            )
        }

        override fun fromWire(judged: Wire): Conversation {
            val members = judged.fields
            return Conversation(
                conversationId = ConversationId.fromWire(members.need("conversationId")),
                scope = ConversationScope.fromWire(members.need("scope")),
                title = members.need("title").text,
                isDefault = members.need("isDefault").flag,
                createdAt = TimestampModel.fromWire(members.need("createdAt")),
                updatedAt = TimestampModel.fromWire(members.need("updatedAt")),
                sessionState = ConversationSessionState.fromWire(members.need("sessionState")),
                revision = RevisionModel.fromWire(members.need("revision")),
                contextUsage = members["contextUsage"].ifPresent { ContextUsage.fromWire(it) },
                goal = members["goal"].ifPresent { Goal.fromWire(it) },
                assignment = members["assignment"].ifPresent { Assignment.fromWire(it) },
                parentConversationId = members["parentConversationId"].ifPresent { ConversationId.fromWire(it) },
                roomHandoff = members["roomHandoff"].ifPresent { RoomHandoff.fromWire(it) },
                designatedHeadConversationId = members["designatedHeadConversationId"].ifPresent { ConversationId.fromWire(it) },
                driver = members["driver"].ifPresent { ConversationDriver.fromWire(it) },
            )
        }

        override fun toWire(value: Conversation): Wire = wireFields {
            put("schemaVersion", wire(1.0))
            put("conversationId", ConversationId.toWire(value.conversationId))
            put("scope", ConversationScope.toWire(value.scope))
            put("title", wire(value.title))
            put("isDefault", wire(value.isDefault))
            put("createdAt", TimestampModel.toWire(value.createdAt))
            put("updatedAt", TimestampModel.toWire(value.updatedAt))
            put("sessionState", ConversationSessionState.toWire(value.sessionState))
            put("revision", RevisionModel.toWire(value.revision))
            putIfPresent("contextUsage", value.contextUsage) { ContextUsage.toWire(it) }
            putIfPresent("goal", value.goal) { Goal.toWire(it) }
            putIfPresent("assignment", value.assignment) { Assignment.toWire(it) }
            putIfPresent("parentConversationId", value.parentConversationId) { ConversationId.toWire(it) }
            putIfPresent("roomHandoff", value.roomHandoff) { RoomHandoff.toWire(it) }
            putIfPresent("designatedHeadConversationId", value.designatedHeadConversationId) { ConversationId.toWire(it) }
            putIfPresent("driver", value.driver) { ConversationDriver.toWire(it) }
        }

        public fun serializer(): KSerializer<Conversation> = this
    }
}

@Serializable(with = ConversationSessionState.Companion::class)
public enum class ConversationSessionState(public val value: String) {
    UNBOUND("unbound"),
    ACTIVE("active"),
    WAITING("waiting"),
    COMPLETED("completed"),
    FAILED("failed"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<ConversationSessionState>("clankie.ConversationSessionState") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): ConversationSessionState = byValue.getValue(judged.text)

        override fun toWire(value: ConversationSessionState): Wire = wire(value.value)

        public fun serializer(): KSerializer<ConversationSessionState> = this
    }
}

/** Asks for the conversations, the newest `updatedAt` first. */
@Serializable(with = ListConversationsRequest.Companion::class)
public data class ListConversationsRequest(
    /** Only conversations of exactly this scope. */
    public val scope: ConversationScope? = null,
    /** Adds `goal` and `assignment` to the records. */
    public val includeWork: Boolean? = null,
) : OperatorServiceRequest {
    /** Always `"list"`. */
    public val op: String get() = "list"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<ListConversationsRequest>("clankie.ListConversationsRequest") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("op", oneOf(wire("list"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("scope", optional(ref { ConversationScope.schema })),
                property("includeWork", optional(boolean())),
            )
        }

        override fun fromWire(judged: Wire): ListConversationsRequest {
            val members = judged.fields
            return ListConversationsRequest(
                scope = members["scope"].ifPresent { ConversationScope.fromWire(it) },
                includeWork = members["includeWork"].ifPresent { it.flag },
            )
        }

        override fun toWire(value: ListConversationsRequest): Wire = wireFields {
            put("op", wire("list"))
            put("schemaVersion", wire(1.0))
            putIfPresent("scope", value.scope) { ConversationScope.toWire(it) }
            putIfPresent("includeWork", value.includeWork) { wire(it) }
        }

        public fun serializer(): KSerializer<ListConversationsRequest> = this
    }
}

@Serializable(with = ListConversationsResponse.Companion::class)
public data class ListConversationsResponse(
    /** At most 1000 entries. */
    public val conversations: List<Conversation>,
) : OperatorServiceResult {
    /** Always `"list"`. */
    public val op: String get() = "list"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<ListConversationsResponse>("clankie.ListConversationsResponse") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("op", oneOf(wire("list"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("conversations", list(ref { Conversation.schema }, maxEntries(1000))),
            )
        }

        override fun fromWire(judged: Wire): ListConversationsResponse {
            val members = judged.fields
            return ListConversationsResponse(
                conversations = members.need("conversations").readList { Conversation.fromWire(it) },
            )
        }

        override fun toWire(value: ListConversationsResponse): Wire = wireFields {
            put("op", wire("list"))
            put("schemaVersion", wire(1.0))
            put("conversations", wireList(value.conversations) { Conversation.toWire(it) })
        }

        public fun serializer(): KSerializer<ListConversationsResponse> = this
    }
}

/** Asks for a new conversation. It starts at revision 0 with no session bound. */
@Serializable(with = CreateConversationRequest.Companion::class)
public data class CreateConversationRequest(
    public val scope: ConversationScope,
    /** 1 to 256 characters. */
    public val title: String,
) : OperatorServiceRequest {
    /** Always `"create"`. */
    public val op: String get() = "create"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<CreateConversationRequest>("clankie.CreateConversationRequest") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("op", oneOf(wire("create"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("scope", ref { ConversationScope.schema }),
                property("title", string(trim(), minLength(1), maxLength(256))),
            )
        }

        override fun fromWire(judged: Wire): CreateConversationRequest {
            val members = judged.fields
            return CreateConversationRequest(
                scope = ConversationScope.fromWire(members.need("scope")),
                title = members.need("title").text,
            )
        }

        override fun toWire(value: CreateConversationRequest): Wire = wireFields {
            put("op", wire("create"))
            put("schemaVersion", wire(1.0))
            put("scope", ConversationScope.toWire(value.scope))
            put("title", wire(value.title))
        }

        public fun serializer(): KSerializer<CreateConversationRequest> = this
    }
}

@Serializable(with = CreateConversationResponse.Companion::class)
public data class CreateConversationResponse(
    public val conversation: Conversation,
) : OperatorServiceResult {
    /** Always `"create"`. */
    public val op: String get() = "create"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<CreateConversationResponse>("clankie.CreateConversationResponse") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("op", oneOf(wire("create"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("conversation", ref { Conversation.schema }),
            )
        }

        override fun fromWire(judged: Wire): CreateConversationResponse {
            val members = judged.fields
            return CreateConversationResponse(
                conversation = Conversation.fromWire(members.need("conversation")),
            )
        }

        override fun toWire(value: CreateConversationResponse): Wire = wireFields {
            put("op", wire("create"))
            put("schemaVersion", wire(1.0))
            put("conversation", Conversation.toWire(value.conversation))
        }

        public fun serializer(): KSerializer<CreateConversationResponse> = this
    }
}
