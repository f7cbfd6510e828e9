// Made from schemas/clankie/discord-setup/directory.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package bot.clankie.protocol

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

/** Which part of the directory. */
@Serializable(with = DiscordDirectoryList.Companion::class)
public enum class DiscordDirectoryList(public val value: String) {
    SERVERS("servers"),
    CHANNELS("channels"),
    ROLES("roles"),
    PEOPLE("people"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<DiscordDirectoryList>("clankie.DiscordDirectoryList") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): DiscordDirectoryList = byValue.getValue(judged.text)

        override fun toWire(value: DiscordDirectoryList): Wire = wire(value.value)

        public fun serializer(): KSerializer<DiscordDirectoryList> = this
    }
}

/** Asks for a part of the directory: everything but the servers needs a server. */
@Serializable(with = DiscordDirectoryQuery.Companion::class)
public data class DiscordDirectoryQuery(
    /** Absent reads as `"servers"`. */
    public val kind: DiscordDirectoryList = DiscordDirectoryList.SERVERS,
    /** Matches `^\d{5,32}$`. */
    public val guildId: String? = null,
    /**
     * At least 1, at most 200.
     *
     * Absent reads as `100`.
     */
    public val limit: Long = 100L,
    /**
     * Entries after this one.
     *
     * Matches `^\d{5,32}$`.
     */
    public val after: String? = null,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<DiscordDirectoryQuery>("clankie.DiscordDirectoryQuery") {
        override val schema: Schema by lazy {
            ruled(
                objectOf(
                    UnknownKeys.Refused,
                    property("kind", default(ref { DiscordDirectoryList.schema }, wire("servers"))),
                    property("guildId", optional(string(pattern("^\\d{5,32}\$", "u")))),
                    property("limit", default(number(NumberFormat.INT, atLeast(1.0), atMost(200.0)), wire(100.0))),
                    property("after", optional(string(pattern("^\\d{5,32}\$", "u")))),
                ),
                requiredWhen("kind", wire("channels"), "guildId", at = path("guildId")),
                requiredWhen("kind", wire("roles"), "guildId", at = path("guildId")),
                requiredWhen("kind", wire("people"), "guildId", at = path("guildId")),
            )
        }

        override fun fromWire(judged: Wire): DiscordDirectoryQuery {
            val members = judged.fields
            return DiscordDirectoryQuery(
                kind = DiscordDirectoryList.fromWire(members.need("kind")),
                guildId = members["guildId"].ifPresent { it.text },
                limit = members.need("limit").long,
                after = members["after"].ifPresent { it.text },
            )
        }

        override fun toWire(value: DiscordDirectoryQuery): Wire = wireFields {
            put("kind", DiscordDirectoryList.toWire(value.kind))
            putIfPresent("guildId", value.guildId) { wire(it) }
            put("limit", wire(value.limit))
            putIfPresent("after", value.after) { wire(it) }
        }

        public fun serializer(): KSerializer<DiscordDirectoryQuery> = this
    }
}

@Serializable(with = DiscordDirectoryEntry.Companion::class)
public data class DiscordDirectoryEntry(
    /** Matches `^\d{5,32}$`. */
    public val id: String,
    /** 1 to 512 characters. */
    public val name: String,
    public val kind: DiscordDirectoryKind,
    /** Matches `^\d{5,32}$`. */
    public val guildId: String? = null,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<DiscordDirectoryEntry>("clankie.DiscordDirectoryEntry") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("id", string(pattern("^\\d{5,32}\$", "u"))),
                property("name", string(minLength(1), maxLength(512))),
                property("kind", ref { DiscordDirectoryKind.schema }),
                property("guildId", optional(string(pattern("^\\d{5,32}\$", "u")))),
            )
        }

        override fun fromWire(judged: Wire): DiscordDirectoryEntry {
            val members = judged.fields
            return DiscordDirectoryEntry(
                id = members.need("id").text,
                name = members.need("name").text,
                kind = DiscordDirectoryKind.fromWire(members.need("kind")),
                guildId = members["guildId"].ifPresent { it.text },
            )
        }

        override fun toWire(value: DiscordDirectoryEntry): Wire = wireFields {
            put("id", wire(value.id))
            put("name", wire(value.name))
            put("kind", DiscordDirectoryKind.toWire(value.kind))
            putIfPresent("guildId", value.guildId) { wire(it) }
        }

        public fun serializer(): KSerializer<DiscordDirectoryEntry> = this
    }
}

/** Entries of the Discord directory, as far as the host can see them. */
@Serializable(with = DiscordDirectoryResponse.Companion::class)
public data class DiscordDirectoryResponse(
    public val body: DiscordDirectoryResponseBody,
    public val kind: DiscordDirectoryList,
    public val state: DiscordDirectoryResponseState,
    /** At most 200 entries. */
    public val entries: List<DiscordDirectoryEntry>,
    public val hasMore: Boolean,
    /** Matches `^\d{5,32}$`. */
    public val nextCursor: String? = null,
    public val reason: DiscordDirectoryResponseReason? = null,
) {
    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<DiscordDirectoryResponse>("clankie.DiscordDirectoryResponse") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("schemaVersion", oneOf(wire(1.0))),
                property("body", ref { DiscordDirectoryResponseBody.schema }),
                property("kind", ref { DiscordDirectoryList.schema }),
                property("state", ref { DiscordDirectoryResponseState.schema }),
                property("entries", list(ref { DiscordDirectoryEntry.schema }, maxEntries(200))),
                property("hasMore", boolean()),
                property("nextCursor", optional(string(pattern("^\\d{5,32}\$", "u")))),
                property("reason", optional(ref { DiscordDirectoryResponseReason.schema })),
            )
        }

        override fun fromWire(judged: Wire): DiscordDirectoryResponse {
            val members = judged.fields
            return DiscordDirectoryResponse(
                body = DiscordDirectoryResponseBody.fromWire(members.need("body")),
                kind = DiscordDirectoryList.fromWire(members.need("kind")),
                state = DiscordDirectoryResponseState.fromWire(members.need("state")),
                entries = members.need("entries").readList { DiscordDirectoryEntry.fromWire(it) },
                hasMore = members.need("hasMore").flag,
                nextCursor = members["nextCursor"].ifPresent { it.text },
                reason = members["reason"].ifPresent { DiscordDirectoryResponseReason.fromWire(it) },
            )
        }

        override fun toWire(value: DiscordDirectoryResponse): Wire = wireFields {
            put("schemaVersion", wire(1.0))
            put("body", DiscordDirectoryResponseBody.toWire(value.body))
            put("kind", DiscordDirectoryList.toWire(value.kind))
            put("state", DiscordDirectoryResponseState.toWire(value.state))
            put("entries", wireList(value.entries) { DiscordDirectoryEntry.toWire(it) })
            put("hasMore", wire(value.hasMore))
            putIfPresent("nextCursor", value.nextCursor) { wire(it) }
            putIfPresent("reason", value.reason) { DiscordDirectoryResponseReason.toWire(it) }
        }

        public fun serializer(): KSerializer<DiscordDirectoryResponse> = this
    }
}

@Serializable(with = DiscordDirectoryResponseBody.Companion::class)
public enum class DiscordDirectoryResponseBody(public val value: String) {
    BOT("bot"),
    USER_SESSION("user_session"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<DiscordDirectoryResponseBody>("clankie.DiscordDirectoryResponseBody") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): DiscordDirectoryResponseBody = byValue.getValue(judged.text)

        override fun toWire(value: DiscordDirectoryResponseBody): Wire = wire(value.value)

        public fun serializer(): KSerializer<DiscordDirectoryResponseBody> = this
    }
}

@Serializable(with = DiscordDirectoryResponseState.Companion::class)
public enum class DiscordDirectoryResponseState(public val value: String) {
    CONNECTED("connected"),
    DISCONNECTED("disconnected"),
    PARTIAL("partial"),
    UNAVAILABLE("unavailable"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<DiscordDirectoryResponseState>("clankie.DiscordDirectoryResponseState") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): DiscordDirectoryResponseState = byValue.getValue(judged.text)

        override fun toWire(value: DiscordDirectoryResponseState): Wire = wire(value.value)

        public fun serializer(): KSerializer<DiscordDirectoryResponseState> = this
    }
}

@Serializable(with = DiscordDirectoryResponseReason.Companion::class)
public enum class DiscordDirectoryResponseReason(public val value: String) {
    RUNTIME_NOT_CONNECTED("runtime_not_connected"),
    DIRECTORY_UNAVAILABLE("directory_unavailable"),
    SERVER_UNAVAILABLE("server_unavailable"),
    GATEWAY_CACHE_INCOMPLETE("gateway_cache_incomplete"),
    PERMISSIONS_UNKNOWN("permissions_unknown"),
    PEOPLE_NOT_FULLY_LOADED("people_not_fully_loaded"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<DiscordDirectoryResponseReason>("clankie.DiscordDirectoryResponseReason") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): DiscordDirectoryResponseReason = byValue.getValue(judged.text)

        override fun toWire(value: DiscordDirectoryResponseReason): Wire = wire(value.value)

        public fun serializer(): KSerializer<DiscordDirectoryResponseReason> = this
    }
}
