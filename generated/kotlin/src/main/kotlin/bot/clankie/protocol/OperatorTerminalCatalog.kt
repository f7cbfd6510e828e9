// Made from schemas/clankie/operator/terminal-catalog.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package bot.clankie.protocol

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

@Serializable(with = TerminalPane.Companion::class)
public data class TerminalPane(
    public val id: Ref,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<TerminalPane>("clankie.TerminalPane") {
        override val schema: Schema by lazy {
            objectOf(UnknownKeys.Refused, property("id", ref { RefModel.schema }))
        }

        override fun fromWire(judged: Wire): TerminalPane {
            val members = judged.fields
            return TerminalPane(
                id = RefModel.fromWire(members.need("id")),
            )
        }

        override fun toWire(value: TerminalPane): Wire = wireFields {
            put("id", RefModel.toWire(value.id))
        }

        public fun serializer(): KSerializer<TerminalPane> = this
    }
}

/** The terminal host that a terminal belongs to, when there are several. */
@Serializable(with = TerminalRuntime.Companion::class)
public data class TerminalRuntime(
    public val id: FleetName,
    /** 1 to 64 characters. */
    public val session: String,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<TerminalRuntime>("clankie.TerminalRuntime") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("id", ref { FleetNameModel.schema }),
                property("session", string(minLength(1), maxLength(64))),
            )
        }

        override fun fromWire(judged: Wire): TerminalRuntime {
            val members = judged.fields
            return TerminalRuntime(
                id = FleetNameModel.fromWire(members.need("id")),
                session = members.need("session").text,
            )
        }

        override fun toWire(value: TerminalRuntime): Wire = wireFields {
            put("id", FleetNameModel.toWire(value.id))
            put("session", wire(value.session))
        }

        public fun serializer(): KSerializer<TerminalRuntime> = this
    }
}

/** A terminal and where it stands. */
@Serializable(with = TerminalSession.Companion::class)
public data class TerminalSession(
    public val terminalId: TerminalId,
    /** At most 256 characters. */
    public val label: String,
    public val workspace: FleetLevel,
    public val tab: FleetLevel,
    public val pane: TerminalPane,
    /**
     * Absent: a plain shell.
     *
     * 1 to 128 characters.
     */
    public val agent: String? = null,
    public val runtime: TerminalRuntime? = null,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<TerminalSession>("clankie.TerminalSession") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("terminalId", ref { TerminalId.schema }),
                property("label", string(maxLength(256))),
                property("workspace", ref { FleetLevel.schema }),
                property("tab", ref { FleetLevel.schema }),
                property("pane", ref { TerminalPane.schema }),
                property("agent", optional(string(trim(), minLength(1), maxLength(128)))),
                property("runtime", optional(ref { TerminalRuntime.schema })),
            )
        }

        override fun fromWire(judged: Wire): TerminalSession {
            val members = judged.fields
            return TerminalSession(
                terminalId = TerminalId.fromWire(members.need("terminalId")),
                label = members.need("label").text,
                workspace = FleetLevel.fromWire(members.need("workspace")),
                tab = FleetLevel.fromWire(members.need("tab")),
                pane = TerminalPane.fromWire(members.need("pane")),
                agent = members["agent"].ifPresent { it.text },
                runtime = members["runtime"].ifPresent { TerminalRuntime.fromWire(it) },
            )
        }

        override fun toWire(value: TerminalSession): Wire = wireFields {
            put("terminalId", TerminalId.toWire(value.terminalId))
            put("label", wire(value.label))
            put("workspace", FleetLevel.toWire(value.workspace))
            put("tab", FleetLevel.toWire(value.tab))
            put("pane", TerminalPane.toWire(value.pane))
            putIfPresent("agent", value.agent) { wire(it) }
            putIfPresent("runtime", value.runtime) { TerminalRuntime.toWire(it) }
        }

        public fun serializer(): KSerializer<TerminalSession> = this
    }
}

/** Asks for the terminals that can be watched. */
@Serializable(with = TerminalCatalogRequest.Companion::class)
public class TerminalCatalogRequest : OperatorServiceRequest {
    /** Always `"terminal_catalog"`. */
    public val op: String get() = "terminal_catalog"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    override fun equals(other: Any?): Boolean = other is TerminalCatalogRequest

    override fun hashCode(): Int = 1

    override fun toString(): String = "TerminalCatalogRequest()"

    public companion object : Model<TerminalCatalogRequest>("clankie.TerminalCatalogRequest") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("op", oneOf(wire("terminal_catalog"))),
                property("schemaVersion", oneOf(wire(1.0))),
            )
        }

        override fun fromWire(judged: Wire): TerminalCatalogRequest = TerminalCatalogRequest()

        override fun toWire(value: TerminalCatalogRequest): Wire = wireFields {
            put("op", wire("terminal_catalog"))
            put("schemaVersion", wire(1.0))
        }

        public fun serializer(): KSerializer<TerminalCatalogRequest> = this
    }
}

@Serializable(with = TerminalCatalogResponse.Companion::class)
public data class TerminalCatalogResponse(
    /** At most 768 entries. */
    public val sessions: List<TerminalSession>,
) : OperatorServiceResult {
    /** Always `"terminal_catalog"`. */
    public val op: String get() = "terminal_catalog"

    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<TerminalCatalogResponse>("clankie.TerminalCatalogResponse") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("op", oneOf(wire("terminal_catalog"))),
                property("schemaVersion", oneOf(wire(1.0))),
                property("sessions", list(ref { TerminalSession.schema }, maxEntries(768))),
            )
        }

        override fun fromWire(judged: Wire): TerminalCatalogResponse {
            val members = judged.fields
            return TerminalCatalogResponse(
                sessions = members.need("sessions").readList { TerminalSession.fromWire(it) },
            )
        }

        override fun toWire(value: TerminalCatalogResponse): Wire = wireFields {
            put("op", wire("terminal_catalog"))
            put("schemaVersion", wire(1.0))
            put("sessions", wireList(value.sessions) { TerminalSession.toWire(it) })
        }

        public fun serializer(): KSerializer<TerminalCatalogResponse> = this
    }
}
