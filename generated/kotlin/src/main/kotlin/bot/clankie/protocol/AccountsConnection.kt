// Made from schemas/clankie/accounts/connection.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package bot.clankie.protocol

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

/** A connection to a provider as it now stands. */
@Serializable(with = AccountConnection.Companion::class)
public data class AccountConnection(
    public val provider: AccountProvider,
    public val status: AccountConnectionStatus,
    /** At most 64 entries. */
    public val scopes: List<String>,
    /** At most 128 characters. */
    public val name: String? = null,
    /** At most 64 characters. */
    public val group: String? = null,
    /** At most 512 characters. */
    public val description: String? = null,
    /**
     * What the connection allows, in words.
     *
     * At most 512 characters.
     */
    public val access: String? = null,
    public val readOnly: Boolean? = null,
    public val revocationPending: Boolean? = null,
    /** Format datetime. */
    public val lastCheckedAt: String? = null,
    /** Format datetime. */
    public val connectedAt: String? = null,
    /** At most 100 entries. */
    public val selectedFileIds: List<DriveFileId>? = null,
    public val reason: AccountConnectionReason? = null,
    /** At most 320 characters. */
    public val account: String? = null,
    /** At most 320 characters. */
    public val workspace: String? = null,
    /** As whom the host acts. */
    public val actor: AccountConnectionActor? = null,
    /**
     * Where the owner manages the connection at the provider.
     *
     * Format url.
     */
    public val manageUrl: String? = null,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<AccountConnection>("clankie.AccountConnection") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("provider", ref { AccountProvider.schema }),
                property("status", ref { AccountConnectionStatus.schema }),
                property("scopes", list(string(maxLength(128)), maxEntries(64))),
                property("name", optional(string(maxLength(128)))),
                property("group", optional(string(maxLength(64)))),
                property("description", optional(string(maxLength(512)))),
                property("access", optional(string(maxLength(512)))),
                property("readOnly", optional(boolean())),
                property("revocationPending", optional(boolean())),
                property(
                    "lastCheckedAt",
                    optional(
                        string(
                            pattern(
                                "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z))\$",
                                "",
                                "datetime",
                            ),
                        ),
                    ),
                ),
                property(
                    "connectedAt",
                    optional(
                        string(
                            pattern(
                                "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z))\$",
                                "",
                                "datetime",
                            ),
                        ),
                    ),
                ),
                property("selectedFileIds", optional(list(ref { DriveFileIdModel.schema }, maxEntries(100)))),
                property("reason", optional(ref { AccountConnectionReason.schema })),
                property("account", optional(string(maxLength(320)))),
                property("workspace", optional(string(maxLength(320)))),
                property("actor", optional(ref { AccountConnectionActor.schema })),
                property("manageUrl", optional(string(url()))),
            )
        }

        override fun fromWire(judged: Wire): AccountConnection {
            val members = judged.fields
            return AccountConnection(
                provider = AccountProvider.fromWire(members.need("provider")),
                status = AccountConnectionStatus.fromWire(members.need("status")),
                scopes = members.need("scopes").readList { it.text },
                name = members["name"].ifPresent { it.text },
                group = members["group"].ifPresent { it.text },
                description = members["description"].ifPresent { it.text },
                access = members["access"].ifPresent { it.text },
                readOnly = members["readOnly"].ifPresent { it.flag },
                revocationPending = members["revocationPending"].ifPresent { it.flag },
                lastCheckedAt = members["lastCheckedAt"].ifPresent { it.text },
                connectedAt = members["connectedAt"].ifPresent { it.text },
                selectedFileIds = members["selectedFileIds"].ifPresent { it.readList { DriveFileIdModel.fromWire(it) } },
                reason = members["reason"].ifPresent { AccountConnectionReason.fromWire(it) },
                account = members["account"].ifPresent { it.text },
                workspace = members["workspace"].ifPresent { it.text },
                actor = members["actor"].ifPresent { AccountConnectionActor.fromWire(it) },
                manageUrl = members["manageUrl"].ifPresent { it.text },
            )
        }

        override fun toWire(value: AccountConnection): Wire = wireFields {
            put("provider", AccountProvider.toWire(value.provider))
            put("status", AccountConnectionStatus.toWire(value.status))
            put("scopes", wireList(value.scopes) { wire(it) })
            putIfPresent("name", value.name) { wire(it) }
            putIfPresent("group", value.group) { wire(it) }
            putIfPresent("description", value.description) { wire(it) }
            putIfPresent("access", value.access) { wire(it) }
            putIfPresent("readOnly", value.readOnly) { wire(it) }
            putIfPresent("revocationPending", value.revocationPending) { wire(it) }
            putIfPresent("lastCheckedAt", value.lastCheckedAt) { wire(it) }
            putIfPresent("connectedAt", value.connectedAt) { wire(it) }
            putIfPresent("selectedFileIds", value.selectedFileIds) { wireList(it) { DriveFileIdModel.toWire(it) } }
            putIfPresent("reason", value.reason) { AccountConnectionReason.toWire(it) }
            putIfPresent("account", value.account) { wire(it) }
            putIfPresent("workspace", value.workspace) { wire(it) }
            putIfPresent("actor", value.actor) { AccountConnectionActor.toWire(it) }
            putIfPresent("manageUrl", value.manageUrl) { wire(it) }
        }

        public fun serializer(): KSerializer<AccountConnection> = this
    }
}

@Serializable(with = AccountConnectionStatus.Companion::class)
public enum class AccountConnectionStatus(public val value: String) {
    CONNECTED("connected"),
    NOT_CONNECTED("not_connected"),
    UNCONFIGURED("unconfigured"),
    AWAITING_CONSENT("awaiting_consent"),
    EXPIRED("expired"),
    RECONNECT_REQUIRED("reconnect_required"),
    UNAVAILABLE("unavailable"),
    DISCONNECTED("disconnected"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<AccountConnectionStatus>("clankie.AccountConnectionStatus") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): AccountConnectionStatus = byValue.getValue(judged.text)

        override fun toWire(value: AccountConnectionStatus): Wire = wire(value.value)

        public fun serializer(): KSerializer<AccountConnectionStatus> = this
    }
}

@Serializable(with = AccountConnectionReason.Companion::class)
public enum class AccountConnectionReason(public val value: String) {
    INVALID_GRANT("invalid_grant"),
    SCOPE_REQUIRED("scope_required"),
    PROVIDER_UNAVAILABLE("provider_unavailable"),
    REVOCATION_PENDING("revocation_pending"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<AccountConnectionReason>("clankie.AccountConnectionReason") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): AccountConnectionReason = byValue.getValue(judged.text)

        override fun toWire(value: AccountConnectionReason): Wire = wire(value.value)

        public fun serializer(): KSerializer<AccountConnectionReason> = this
    }
}

@Serializable(with = AccountConnectionActor.Companion::class)
public enum class AccountConnectionActor(public val value: String) {
    USER("user"),
    APP("app"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<AccountConnectionActor>("clankie.AccountConnectionActor") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): AccountConnectionActor = byValue.getValue(judged.text)

        override fun toWire(value: AccountConnectionActor): Wire = wire(value.value)

        public fun serializer(): KSerializer<AccountConnectionActor> = this
    }
}

@Serializable(with = AccountsResponse.Companion::class)
public data class AccountsResponse(
    /** At most 16 entries. */
    public val connections: List<AccountConnection>,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<AccountsResponse>("clankie.AccountsResponse") {
        override val schema: Schema by lazy {
            objectOf(UnknownKeys.Refused, property("connections", list(ref { AccountConnection.schema }, maxEntries(16))))
        }

        override fun fromWire(judged: Wire): AccountsResponse {
            val members = judged.fields
            return AccountsResponse(
                connections = members.need("connections").readList { AccountConnection.fromWire(it) },
            )
        }

        override fun toWire(value: AccountsResponse): Wire = wireFields {
            put("connections", wireList(value.connections) { AccountConnection.toWire(it) })
        }

        public fun serializer(): KSerializer<AccountsResponse> = this
    }
}
