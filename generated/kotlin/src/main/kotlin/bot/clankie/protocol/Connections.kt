// Made from schemas/clankie/connections.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package bot.clankie.protocol

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

/**
 * Names a connection.
 *
 * Matches `^[a-z][a-z0-9-]{0,63}$`.
 */
public typealias ConnectionId = String

/** Reads and writes [ConnectionId]. */
public object ConnectionIdModel : TextModel<String>("clankie.ConnectionId") {
    override val schema: Schema by lazy {
        string(pattern("^[a-z][a-z0-9-]{0,63}\$", "u"))
    }

    override fun fromWire(judged: Wire): String = judged.text

    override fun toWire(value: String): Wire = wire(value)
}

@Serializable(with = ConnectRuntimeCommand.Companion::class)
public data class ConnectRuntimeCommand(
    public val id: ConnectionId,
    /** Matches `^[\w][\w.-]{0,63}$`. */
    public val session: String,
) : OperatorConnectionCommand {
    /** Always `"connect_runtime"`. */
    public val action: String get() = "connect_runtime"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<ConnectRuntimeCommand>("clankie.ConnectRuntimeCommand") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("action", oneOf(wire("connect_runtime"))),
                property("id", ref { ConnectionIdModel.schema }),
                property("session", string(pattern("^[\\w][\\w.-]{0,63}\$", "u"))),
            )
        }

        override fun fromWire(judged: Wire): ConnectRuntimeCommand {
            val members = judged.fields
            return ConnectRuntimeCommand(
                id = ConnectionIdModel.fromWire(members.need("id")),
                session = members.need("session").text,
            )
        }

        override fun toWire(value: ConnectRuntimeCommand): Wire = wireFields {
            put("action", wire("connect_runtime"))
            put("id", ConnectionIdModel.toWire(value.id))
            put("session", wire(value.session))
        }

        public fun serializer(): KSerializer<ConnectRuntimeCommand> = this
    }
}

@Serializable(with = SetRuntimeCapacityCommand.Companion::class)
public data class SetRuntimeCapacityCommand(
    public val id: ConnectionId,
    /** At least 1, at most 256. */
    public val capacity: Long,
) : OperatorConnectionCommand {
    /** Always `"set_runtime_capacity"`. */
    public val action: String get() = "set_runtime_capacity"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<SetRuntimeCapacityCommand>("clankie.SetRuntimeCapacityCommand") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("action", oneOf(wire("set_runtime_capacity"))),
                property("id", ref { ConnectionIdModel.schema }),
                property("capacity", number(NumberFormat.INT, atLeast(1.0), atMost(256.0))),
            )
        }

        override fun fromWire(judged: Wire): SetRuntimeCapacityCommand {
            val members = judged.fields
            return SetRuntimeCapacityCommand(
                id = ConnectionIdModel.fromWire(members.need("id")),
                capacity = members.need("capacity").long,
            )
        }

        override fun toWire(value: SetRuntimeCapacityCommand): Wire = wireFields {
            put("action", wire("set_runtime_capacity"))
            put("id", ConnectionIdModel.toWire(value.id))
            put("capacity", wire(value.capacity))
        }

        public fun serializer(): KSerializer<SetRuntimeCapacityCommand> = this
    }
}

/**
 * Reads or changes the connections of the host.
 *
 * Told apart by `action`.
 */
@Serializable(with = OperatorConnectionCommand.Companion::class)
public sealed interface OperatorConnectionCommand {
    public companion object : Model<OperatorConnectionCommand>("clankie.OperatorConnectionCommand") {
        override val schema: Schema by lazy {
            discriminated(
                "action",
                tagged(ref { OperatorConnectionCommandList.schema }, wire("list")),
                tagged(ref { ConnectRuntimeCommand.schema }, wire("connect_runtime")),
                tagged(ref { OperatorConnectionCommandReconnectRuntime.schema }, wire("reconnect_runtime")),
                tagged(ref { OperatorConnectionCommandDisconnectRuntime.schema }, wire("disconnect_runtime")),
                tagged(ref { OperatorConnectionCommandDisconnectSwarm.schema }, wire("disconnect_swarm")),
                tagged(ref { SetRuntimeCapacityCommand.schema }, wire("set_runtime_capacity")),
            )
        }

        override fun fromWire(judged: Wire): OperatorConnectionCommand = when (judged.option) {
            0 -> OperatorConnectionCommandList.fromWire(judged.optionValue)
            1 -> ConnectRuntimeCommand.fromWire(judged.optionValue)
            2 -> OperatorConnectionCommandReconnectRuntime.fromWire(judged.optionValue)
            3 -> OperatorConnectionCommandDisconnectRuntime.fromWire(judged.optionValue)
            4 -> OperatorConnectionCommandDisconnectSwarm.fromWire(judged.optionValue)
            else -> SetRuntimeCapacityCommand.fromWire(judged.optionValue)
        }

        override fun toWire(value: OperatorConnectionCommand): Wire = when (value) {
            is OperatorConnectionCommandList -> OperatorConnectionCommandList.toWire(value)
            is ConnectRuntimeCommand -> ConnectRuntimeCommand.toWire(value)
            is OperatorConnectionCommandReconnectRuntime -> OperatorConnectionCommandReconnectRuntime.toWire(value)
            is OperatorConnectionCommandDisconnectRuntime -> OperatorConnectionCommandDisconnectRuntime.toWire(value)
            is OperatorConnectionCommandDisconnectSwarm -> OperatorConnectionCommandDisconnectSwarm.toWire(value)
            is SetRuntimeCapacityCommand -> SetRuntimeCapacityCommand.toWire(value)
        }

        public fun serializer(): KSerializer<OperatorConnectionCommand> = this
    }
}

/** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
public fun OperatorConnectionCommand.encode(): String = OperatorConnectionCommand.Companion.encode(this)

/** Changes nothing. */
@Serializable(with = OperatorConnectionCommandList.Companion::class)
public class OperatorConnectionCommandList : OperatorConnectionCommand {
    /** Always `"list"`. */
    public val action: String get() = "list"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    override fun equals(other: Any?): Boolean = other is OperatorConnectionCommandList

    override fun hashCode(): Int = 1

    override fun toString(): String = "OperatorConnectionCommandList()"

    public companion object : Model<OperatorConnectionCommandList>("clankie.OperatorConnectionCommandList") {
        override val schema: Schema by lazy {
            objectOf(UnknownKeys.Refused, property("action", oneOf(wire("list"))))
        }

        override fun fromWire(judged: Wire): OperatorConnectionCommandList = OperatorConnectionCommandList()

        override fun toWire(value: OperatorConnectionCommandList): Wire = wireFields {
            put("action", wire("list"))
        }

        public fun serializer(): KSerializer<OperatorConnectionCommandList> = this
    }
}

@Serializable(with = OperatorConnectionCommandReconnectRuntime.Companion::class)
public data class OperatorConnectionCommandReconnectRuntime(
    public val id: ConnectionId,
) : OperatorConnectionCommand {
    /** Always `"reconnect_runtime"`. */
    public val action: String get() = "reconnect_runtime"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<OperatorConnectionCommandReconnectRuntime>("clankie.OperatorConnectionCommandReconnectRuntime") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("action", oneOf(wire("reconnect_runtime"))),
                property("id", ref { ConnectionIdModel.schema }),
            )
        }

        override fun fromWire(judged: Wire): OperatorConnectionCommandReconnectRuntime {
            val members = judged.fields
            return OperatorConnectionCommandReconnectRuntime(
                id = ConnectionIdModel.fromWire(members.need("id")),
            )
        }

        override fun toWire(value: OperatorConnectionCommandReconnectRuntime): Wire = wireFields {
            put("action", wire("reconnect_runtime"))
            put("id", ConnectionIdModel.toWire(value.id))
        }

        public fun serializer(): KSerializer<OperatorConnectionCommandReconnectRuntime> = this
    }
}

@Serializable(with = OperatorConnectionCommandDisconnectRuntime.Companion::class)
public data class OperatorConnectionCommandDisconnectRuntime(
    public val id: ConnectionId,
) : OperatorConnectionCommand {
    /** Always `"disconnect_runtime"`. */
    public val action: String get() = "disconnect_runtime"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<OperatorConnectionCommandDisconnectRuntime>("clankie.OperatorConnectionCommandDisconnectRuntime") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("action", oneOf(wire("disconnect_runtime"))),
                property("id", ref { ConnectionIdModel.schema }),
            )
        }

        override fun fromWire(judged: Wire): OperatorConnectionCommandDisconnectRuntime {
            val members = judged.fields
            return OperatorConnectionCommandDisconnectRuntime(
                id = ConnectionIdModel.fromWire(members.need("id")),
            )
        }

        override fun toWire(value: OperatorConnectionCommandDisconnectRuntime): Wire = wireFields {
            put("action", wire("disconnect_runtime"))
            put("id", ConnectionIdModel.toWire(value.id))
        }

        public fun serializer(): KSerializer<OperatorConnectionCommandDisconnectRuntime> = this
    }
}

@Serializable(with = OperatorConnectionCommandDisconnectSwarm.Companion::class)
public data class OperatorConnectionCommandDisconnectSwarm(
    public val id: ConnectionId,
) : OperatorConnectionCommand {
    /** Always `"disconnect_swarm"`. */
    public val action: String get() = "disconnect_swarm"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<OperatorConnectionCommandDisconnectSwarm>("clankie.OperatorConnectionCommandDisconnectSwarm") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("action", oneOf(wire("disconnect_swarm"))),
                property("id", ref { ConnectionIdModel.schema }),
            )
        }

        override fun fromWire(judged: Wire): OperatorConnectionCommandDisconnectSwarm {
            val members = judged.fields
            return OperatorConnectionCommandDisconnectSwarm(
                id = ConnectionIdModel.fromWire(members.need("id")),
            )
        }

        override fun toWire(value: OperatorConnectionCommandDisconnectSwarm): Wire = wireFields {
            put("action", wire("disconnect_swarm"))
            put("id", ConnectionIdModel.toWire(value.id))
        }

        public fun serializer(): KSerializer<OperatorConnectionCommandDisconnectSwarm> = this
    }
}

/** A terminal host that workers run in. */
@Serializable(with = RuntimeConnection.Companion::class)
public data class RuntimeConnection(
    public val id: ConnectionId,
    /** At most 4096 characters. */
    public val session: String,
    /** At most 4096 characters. */
    public val state: String,
    public val enabled: Boolean,
    /**
     * Null: no limit.
     *
     * At least 0.
     */
    public val capacity: Long?,
    public val workerMode: RuntimeConnectionWorkerMode? = null,
    public val workerHarness: RuntimeConnectionWorkerHarness? = null,
    /** At most 64 entries. */
    public val capabilities: List<String>,
) {
    /** Always `"herdr"`. */
    public val kind: String get() = "herdr"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<RuntimeConnection>("clankie.RuntimeConnection") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("id", ref { ConnectionIdModel.schema }),
                property("kind", oneOf(wire("herdr"))),
                property("session", string(maxLength(4096))),
                property("state", string(maxLength(4096))),
                property("enabled", boolean()),
                property("capacity", nullable(number(NumberFormat.INT, atLeast(0.0)))),
                property("workerMode", optional(ref { RuntimeConnectionWorkerMode.schema })),
                property("workerHarness", optional(ref { RuntimeConnectionWorkerHarness.schema })),
                property("capabilities", list(string(maxLength(4096)), maxEntries(64))),
            )
        }

        override fun fromWire(judged: Wire): RuntimeConnection {
            val members = judged.fields
            return RuntimeConnection(
                id = ConnectionIdModel.fromWire(members.need("id")),
                session = members.need("session").text,
                state = members.need("state").text,
                enabled = members.need("enabled").flag,
                capacity = members.need("capacity").orNull { it.long },
                workerMode = members["workerMode"].ifPresent { RuntimeConnectionWorkerMode.fromWire(it) },
                workerHarness = members["workerHarness"].ifPresent { RuntimeConnectionWorkerHarness.fromWire(it) },
                capabilities = members.need("capabilities").readList { it.text },
            )
        }

        override fun toWire(value: RuntimeConnection): Wire = wireFields {
            put("id", ConnectionIdModel.toWire(value.id))
            put("kind", wire("herdr"))
            put("session", wire(value.session))
            put("state", wire(value.state))
            put("enabled", wire(value.enabled))
            put("capacity", wireOrNull(value.capacity) { wire(it) })
            putIfPresent("workerMode", value.workerMode) { RuntimeConnectionWorkerMode.toWire(it) }
            putIfPresent("workerHarness", value.workerHarness) { RuntimeConnectionWorkerHarness.toWire(it) }
            put("capabilities", wireList(value.capabilities) { wire(it) })
        }

        public fun serializer(): KSerializer<RuntimeConnection> = this
    }
}

@Serializable(with = RuntimeConnectionWorkerMode.Companion::class)
public enum class RuntimeConnectionWorkerMode(public val value: String) {
    STREAM("stream"),
    INTERACTIVE("interactive"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<RuntimeConnectionWorkerMode>("clankie.RuntimeConnectionWorkerMode") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): RuntimeConnectionWorkerMode = byValue.getValue(judged.text)

        override fun toWire(value: RuntimeConnectionWorkerMode): Wire = wire(value.value)

        public fun serializer(): KSerializer<RuntimeConnectionWorkerMode> = this
    }
}

@Serializable(with = RuntimeConnectionWorkerHarness.Companion::class)
public enum class RuntimeConnectionWorkerHarness(public val value: String) {
    CLAUDE("claude"),
    CODEX("codex"),
    PI("pi"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<RuntimeConnectionWorkerHarness>("clankie.RuntimeConnectionWorkerHarness") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): RuntimeConnectionWorkerHarness = byValue.getValue(judged.text)

        override fun toWire(value: RuntimeConnectionWorkerHarness): Wire = wire(value.value)

        public fun serializer(): KSerializer<RuntimeConnectionWorkerHarness> = this
    }
}

@Serializable(with = SwarmAgent.Companion::class)
public data class SwarmAgent(
    /** At most 4096 characters. */
    public val id: String,
    /** At least 1. */
    public val generation: Long,
    /** At most 4096 characters. */
    public val state: String,
    /** At most 4096 characters. */
    public val runtime: String,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<SwarmAgent>("clankie.SwarmAgent") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("id", string(maxLength(4096))),
                property("generation", number(NumberFormat.INT, atLeast(1.0))),
                property("state", string(maxLength(4096))),
                property("runtime", string(maxLength(4096))),
            )
        }

        override fun fromWire(judged: Wire): SwarmAgent {
            val members = judged.fields
            return SwarmAgent(
                id = members.need("id").text,
                generation = members.need("generation").long,
                state = members.need("state").text,
                runtime = members.need("runtime").text,
            )
        }

        override fun toWire(value: SwarmAgent): Wire = wireFields {
            put("id", wire(value.id))
            put("generation", wire(value.generation))
            put("state", wire(value.state))
            put("runtime", wire(value.runtime))
        }

        public fun serializer(): KSerializer<SwarmAgent> = this
    }
}

/** A swarm that the host takes part in. */
@Serializable(with = SwarmConnection.Companion::class)
public data class SwarmConnection(
    public val id: ConnectionId,
    /** At most 4096 characters. */
    public val conversationId: String,
    public val enabled: Boolean,
    public val state: SwarmConnectionState,
    /** At most 4096 characters. */
    public val actor: String? = null,
    /** At most 4096 characters. */
    public val scope: String? = null,
    public val runtimeConfiguration: SwarmConnectionRuntimeConfiguration? = null,
    /** At most 20 entries. */
    public val agents: List<SwarmAgent>,
    public val agentsTruncated: Boolean,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<SwarmConnection>("clankie.SwarmConnection") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("id", ref { ConnectionIdModel.schema }),
                property("conversationId", string(maxLength(4096))),
                property("enabled", boolean()),
                property("state", ref { SwarmConnectionState.schema }),
                property("actor", optional(string(maxLength(4096)))),
                property("scope", optional(string(maxLength(4096)))),
                property("runtimeConfiguration", optional(ref { SwarmConnectionRuntimeConfiguration.schema })),
                property("agents", list(ref { SwarmAgent.schema }, maxEntries(20))),
                property("agentsTruncated", boolean()),
            )
        }

        override fun fromWire(judged: Wire): SwarmConnection {
            val members = judged.fields
            return SwarmConnection(
                id = ConnectionIdModel.fromWire(members.need("id")),
                conversationId = members.need("conversationId").text,
                enabled = members.need("enabled").flag,
                state = SwarmConnectionState.fromWire(members.need("state")),
                actor = members["actor"].ifPresent { it.text },
                scope = members["scope"].ifPresent { it.text },
                runtimeConfiguration = members["runtimeConfiguration"].ifPresent { SwarmConnectionRuntimeConfiguration.fromWire(it) },
                agents = members.need("agents").readList { SwarmAgent.fromWire(it) },
                agentsTruncated = members.need("agentsTruncated").flag,
            )
        }

        override fun toWire(value: SwarmConnection): Wire = wireFields {
            put("id", ConnectionIdModel.toWire(value.id))
            put("conversationId", wire(value.conversationId))
            put("enabled", wire(value.enabled))
            put("state", SwarmConnectionState.toWire(value.state))
            putIfPresent("actor", value.actor) { wire(it) }
            putIfPresent("scope", value.scope) { wire(it) }
            putIfPresent("runtimeConfiguration", value.runtimeConfiguration) { SwarmConnectionRuntimeConfiguration.toWire(it) }
            put("agents", wireList(value.agents) { SwarmAgent.toWire(it) })
            put("agentsTruncated", wire(value.agentsTruncated))
        }

        public fun serializer(): KSerializer<SwarmConnection> = this
    }
}

@Serializable(with = SwarmConnectionState.Companion::class)
public enum class SwarmConnectionState(public val value: String) {
    CONNECTED("connected"),
    UNAVAILABLE("unavailable"),
    DISABLED("disabled"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<SwarmConnectionState>("clankie.SwarmConnectionState") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): SwarmConnectionState = byValue.getValue(judged.text)

        override fun toWire(value: SwarmConnectionState): Wire = wire(value.value)

        public fun serializer(): KSerializer<SwarmConnectionState> = this
    }
}

@Serializable(with = SwarmConnectionRuntimeConfiguration.Companion::class)
public enum class SwarmConnectionRuntimeConfiguration(public val value: String) {
    LIVE("live"),
    RESTART_REQUIRED("restart-required"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<SwarmConnectionRuntimeConfiguration>("clankie.SwarmConnectionRuntimeConfiguration") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): SwarmConnectionRuntimeConfiguration = byValue.getValue(judged.text)

        override fun toWire(value: SwarmConnectionRuntimeConfiguration): Wire = wire(value.value)

        public fun serializer(): KSerializer<SwarmConnectionRuntimeConfiguration> = this
    }
}

/** The host's own account at Linear. */
@Serializable(with = LinearConnection.Companion::class)
public data class LinearConnection(
    public val status: LinearConnectionStatus,
    /** At most 4096 characters. */
    public val email: String? = null,
    /** At most 4096 characters. */
    public val workspace: String? = null,
    /** At most 4096 characters. */
    public val verifiedAt: String? = null,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<LinearConnection>("clankie.LinearConnection") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("status", ref { LinearConnectionStatus.schema }),
                property("email", optional(string(maxLength(4096)))),
                property("workspace", optional(string(maxLength(4096)))),
                property("verifiedAt", optional(string(maxLength(4096)))),
            )
        }

        override fun fromWire(judged: Wire): LinearConnection {
            val members = judged.fields
            return LinearConnection(
                status = LinearConnectionStatus.fromWire(members.need("status")),
                email = members["email"].ifPresent { it.text },
                workspace = members["workspace"].ifPresent { it.text },
                verifiedAt = members["verifiedAt"].ifPresent { it.text },
            )
        }

        override fun toWire(value: LinearConnection): Wire = wireFields {
            put("status", LinearConnectionStatus.toWire(value.status))
            putIfPresent("email", value.email) { wire(it) }
            putIfPresent("workspace", value.workspace) { wire(it) }
            putIfPresent("verifiedAt", value.verifiedAt) { wire(it) }
        }

        public fun serializer(): KSerializer<LinearConnection> = this
    }
}

@Serializable(with = LinearConnectionStatus.Companion::class)
public enum class LinearConnectionStatus(public val value: String) {
    VERIFIED("verified"),
    UNVERIFIED("unverified"),
    DISCONNECTED("disconnected"),
    UNAVAILABLE("unavailable"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<LinearConnectionStatus>("clankie.LinearConnectionStatus") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): LinearConnectionStatus = byValue.getValue(judged.text)

        override fun toWire(value: LinearConnectionStatus): Wire = wire(value.value)

        public fun serializer(): KSerializer<LinearConnectionStatus> = this
    }
}

/** Every connection of the host, as it was at `observedAt`. */
@Serializable(with = OperatorConnectionInventory.Companion::class)
public data class OperatorConnectionInventory(
    public val observedAt: String,
    /** At most 16 entries. */
    public val runtimes: List<RuntimeConnection>,
    /** At most 64 entries. */
    public val swarms: List<SwarmConnection>,
    public val swarmsTruncated: Boolean,
    /** At least 0. */
    public val unavailableSwarms: Long,
    public val linear: LinearConnection,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<OperatorConnectionInventory>("clankie.OperatorConnectionInventory") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("observedAt", string()),
                property("runtimes", list(ref { RuntimeConnection.schema }, maxEntries(16))),
                property("swarms", list(ref { SwarmConnection.schema }, maxEntries(64))),
                property("swarmsTruncated", boolean()),
                property("unavailableSwarms", number(NumberFormat.INT, atLeast(0.0))),
                property("linear", ref { LinearConnection.schema }),
            )
        }

        override fun fromWire(judged: Wire): OperatorConnectionInventory {
            val members = judged.fields
            return OperatorConnectionInventory(
                observedAt = members.need("observedAt").text,
                runtimes = members.need("runtimes").readList { RuntimeConnection.fromWire(it) },
                swarms = members.need("swarms").readList { SwarmConnection.fromWire(it) },
                swarmsTruncated = members.need("swarmsTruncated").flag,
                unavailableSwarms = members.need("unavailableSwarms").long,
                linear = LinearConnection.fromWire(members.need("linear")),
            )
        }

        override fun toWire(value: OperatorConnectionInventory): Wire = wireFields {
            put("observedAt", wire(value.observedAt))
            put("runtimes", wireList(value.runtimes) { RuntimeConnection.toWire(it) })
            put("swarms", wireList(value.swarms) { SwarmConnection.toWire(it) })
            put("swarmsTruncated", wire(value.swarmsTruncated))
            put("unavailableSwarms", wire(value.unavailableSwarms))
            put("linear", LinearConnection.toWire(value.linear))
        }

        public fun serializer(): KSerializer<OperatorConnectionInventory> = this
    }
}

/**
 * The connections after the command, or why it was refused.
 *
 * Told apart by `outcome`.
 */
@Serializable(with = OperatorConnectionResult.Companion::class)
public sealed interface OperatorConnectionResult {
    public companion object : Model<OperatorConnectionResult>("clankie.OperatorConnectionResult") {
        override val schema: Schema by lazy {
            discriminated(
                "outcome",
                tagged(ref { OperatorConnectionResultReady.schema }, wire("ready")),
                tagged(ref { OperatorConnectionResultRefused.schema }, wire("refused")),
            )
        }

        override fun fromWire(judged: Wire): OperatorConnectionResult = when (judged.option) {
            0 -> OperatorConnectionResultReady.fromWire(judged.optionValue)
            else -> OperatorConnectionResultRefused.fromWire(judged.optionValue)
        }

        override fun toWire(value: OperatorConnectionResult): Wire = when (value) {
            is OperatorConnectionResultReady -> OperatorConnectionResultReady.toWire(value)
            is OperatorConnectionResultRefused -> OperatorConnectionResultRefused.toWire(value)
        }

        public fun serializer(): KSerializer<OperatorConnectionResult> = this
    }
}

/** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
public fun OperatorConnectionResult.encode(): String = OperatorConnectionResult.Companion.encode(this)

@Serializable(with = OperatorConnectionResultReady.Companion::class)
public data class OperatorConnectionResultReady(
    public val inventory: OperatorConnectionInventory,
) : OperatorConnectionResult {
    /** Always `"ready"`. */
    public val outcome: String get() = "ready"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<OperatorConnectionResultReady>("clankie.OperatorConnectionResultReady") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("outcome", oneOf(wire("ready"))),
                property("inventory", ref { OperatorConnectionInventory.schema }),
            )
        }

        override fun fromWire(judged: Wire): OperatorConnectionResultReady {
            val members = judged.fields
            return OperatorConnectionResultReady(
                inventory = OperatorConnectionInventory.fromWire(members.need("inventory")),
            )
        }

        override fun toWire(value: OperatorConnectionResultReady): Wire = wireFields {
            put("outcome", wire("ready"))
            put("inventory", OperatorConnectionInventory.toWire(value.inventory))
        }

        public fun serializer(): KSerializer<OperatorConnectionResultReady> = this
    }
}

@Serializable(with = OperatorConnectionResultRefused.Companion::class)
public data class OperatorConnectionResultRefused(
    /** At most 1024 characters. */
    public val message: String,
) : OperatorConnectionResult {
    /** Always `"refused"`. */
    public val outcome: String get() = "refused"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<OperatorConnectionResultRefused>("clankie.OperatorConnectionResultRefused") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("outcome", oneOf(wire("refused"))),
                property("message", string(maxLength(1024))),
            )
        }

        override fun fromWire(judged: Wire): OperatorConnectionResultRefused {
            val members = judged.fields
            return OperatorConnectionResultRefused(
                message = members.need("message").text,
            )
        }

        override fun toWire(value: OperatorConnectionResultRefused): Wire = wireFields {
            put("outcome", wire("refused"))
            put("message", wire(value.message))
        }

        public fun serializer(): KSerializer<OperatorConnectionResultRefused> = this
    }
}
