// Made from schemas/clankie/hosted-pairing/schemas.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package bot.clankie.protocol

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

/** Matches `^[A-Za-z0-9_-]{87}$`. */
public typealias BrowserPublicKey = String

/** Reads and writes [BrowserPublicKey]. */
public object BrowserPublicKeyModel : TextModel<String>("clankie.BrowserPublicKey") {
    override val schema: Schema by lazy {
        string(pattern("^[A-Za-z0-9_-]{87}\$", "u"))
    }

    override fun fromWire(judged: Wire): String = judged.text

    override fun toWire(value: String): Wire = wire(value)
}

/** Matches `^[A-Za-z0-9_-]{22}$`. */
public typealias PairNonce = String

/** Reads and writes [PairNonce]. */
public object PairNonceModel : TextModel<String>("clankie.PairNonce") {
    override val schema: Schema by lazy {
        string(pattern("^[A-Za-z0-9_-]{22}\$", "u"))
    }

    override fun fromWire(judged: Wire): String = judged.text

    override fun toWire(value: String): Wire = wire(value)
}

/** A machine of the account. */
@Serializable(with = HostedMachine.Companion::class)
public data class HostedMachine(
    /** At least 1 characters. */
    public val id: String,
    /** At least 1 characters. */
    public val name: String,
    /**
     * Null: not known to the gateway yet.
     *
     * Matches `^[A-Za-z0-9_-]{16,128}$`.
     */
    public val hostId: String?,
    public val state: HostedMachineState,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<HostedMachine>("clankie.HostedMachine") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Dropped,
                property("id", string(minLength(1))),
                property("name", string(minLength(1))),
                property("hostId", nullable(string(pattern("^[A-Za-z0-9_-]{16,128}\$", "u")))),
                property("state", ref { HostedMachineState.schema }),
            )
        }

        override fun fromWire(judged: Wire): HostedMachine {
            val members = judged.fields
            return HostedMachine(
                id = members.need("id").text,
                name = members.need("name").text,
                hostId = members.need("hostId").orNull { it.text },
                state = HostedMachineState.fromWire(members.need("state")),
            )
        }

        override fun toWire(value: HostedMachine): Wire = wireFields {
            put("id", wire(value.id))
            put("name", wire(value.name))
            put("hostId", wireOrNull(value.hostId) { wire(it) })
            put("state", HostedMachineState.toWire(value.state))
        }

        public fun serializer(): KSerializer<HostedMachine> = this
    }
}

@Serializable(with = HostedMachineState.Companion::class)
public enum class HostedMachineState(public val value: String) {
    RUNNING("running"),
    ASLEEP("asleep"),
    WAKING("waking"),
    UNAVAILABLE("unavailable"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<HostedMachineState>("clankie.HostedMachineState") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): HostedMachineState = byValue.getValue(judged.text)

        override fun toWire(value: HostedMachineState): Wire = wire(value.value)

        public fun serializer(): KSerializer<HostedMachineState> = this
    }
}

@Serializable(with = HostedMachines.Companion::class)
public data class HostedMachines(
    public val machines: List<HostedMachine>,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<HostedMachines>("clankie.HostedMachines") {
        override val schema: Schema by lazy {
            objectOf(UnknownKeys.Dropped, property("machines", list(ref { HostedMachine.schema })))
        }

        override fun fromWire(judged: Wire): HostedMachines {
            val members = judged.fields
            return HostedMachines(
                machines = members.need("machines").readList { HostedMachine.fromWire(it) },
            )
        }

        override fun toWire(value: HostedMachines): Wire = wireFields {
            put("machines", wireList(value.machines) { HostedMachine.toWire(it) })
        }

        public fun serializer(): KSerializer<HostedMachines> = this
    }
}

/** Asks for a pairing offer that only the holder of the browser's key can open. */
@Serializable(with = HostedPairRequest.Companion::class)
public data class HostedPairRequest(
    /** At least 1 characters. */
    public val machineId: String,
    public val browserPublicKey: BrowserPublicKey,
    public val nonce: PairNonce,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<HostedPairRequest>("clankie.HostedPairRequest") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("machineId", string(minLength(1))),
                property("browserPublicKey", ref { BrowserPublicKeyModel.schema }),
                property("nonce", ref { PairNonceModel.schema }),
            )
        }

        override fun fromWire(judged: Wire): HostedPairRequest {
            val members = judged.fields
            return HostedPairRequest(
                machineId = members.need("machineId").text,
                browserPublicKey = BrowserPublicKeyModel.fromWire(members.need("browserPublicKey")),
                nonce = PairNonceModel.fromWire(members.need("nonce")),
            )
        }

        override fun toWire(value: HostedPairRequest): Wire = wireFields {
            put("machineId", wire(value.machineId))
            put("browserPublicKey", BrowserPublicKeyModel.toWire(value.browserPublicKey))
            put("nonce", PairNonceModel.toWire(value.nonce))
        }

        public fun serializer(): KSerializer<HostedPairRequest> = this
    }
}

/** A sealed and signed offer. Every text is base64url. */
@Serializable(with = HostedPairAnswer.Companion::class)
public data class HostedPairAnswer(
    public val ephemeralPublicKey: String,
    public val iv: String,
    public val ciphertext: String,
    /** Ed25519 of the machine over the whole transcript. */
    public val signature: String,
) {
    /** Always `2`. */
    public val version: Long get() = 2

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<HostedPairAnswer>("clankie.HostedPairAnswer") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Dropped,
                property("version", oneOf(wire(2.0))),
                property("ephemeralPublicKey", string()),
                property("iv", string()),
                property("ciphertext", string()),
                property("signature", string()),
            )
        }

        override fun fromWire(judged: Wire): HostedPairAnswer {
            val members = judged.fields
            return HostedPairAnswer(
                ephemeralPublicKey = members.need("ephemeralPublicKey").text,
                iv = members.need("iv").text,
                ciphertext = members.need("ciphertext").text,
                signature = members.need("signature").text,
            )
        }

        override fun toWire(value: HostedPairAnswer): Wire = wireFields {
            put("version", wire(2.0))
            put("ephemeralPublicKey", wire(value.ephemeralPublicKey))
            put("iv", wire(value.iv))
            put("ciphertext", wire(value.ciphertext))
            put("signature", wire(value.signature))
        }

        public fun serializer(): KSerializer<HostedPairAnswer> = this
    }
}

/** A sealed offer and what it takes to check it. */
@Serializable(with = HostedPairResponse.Companion::class)
public data class HostedPairResponse(
    public val machine: HostedMachine,
    public val ticketId: String,
    /** The machine's public key for signatures. */
    public val bodyPairingKey: String,
    public val answer: HostedPairAnswer,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<HostedPairResponse>("clankie.HostedPairResponse") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Dropped,
                property("machine", ref { HostedMachine.schema }),
                property("ticketId", string()),
                property("bodyPairingKey", string()),
                property("answer", ref { HostedPairAnswer.schema }),
            )
        }

        override fun fromWire(judged: Wire): HostedPairResponse {
            val members = judged.fields
            return HostedPairResponse(
                machine = HostedMachine.fromWire(members.need("machine")),
                ticketId = members.need("ticketId").text,
                bodyPairingKey = members.need("bodyPairingKey").text,
                answer = HostedPairAnswer.fromWire(members.need("answer")),
            )
        }

        override fun toWire(value: HostedPairResponse): Wire = wireFields {
            put("machine", HostedMachine.toWire(value.machine))
            put("ticketId", wire(value.ticketId))
            put("bodyPairingKey", wire(value.bodyPairingKey))
            put("answer", HostedPairAnswer.toWire(value.answer))
        }

        public fun serializer(): KSerializer<HostedPairResponse> = this
    }
}

/** The offer inside the seal. */
@Serializable(with = HostedOffer.Companion::class)
public data class HostedOffer(
    public val link: String,
    /** Milliseconds since 1970. */
    public val expiresAtMs: Double,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<HostedOffer>("clankie.HostedOffer") {
        override val schema: Schema by lazy {
            objectOf(UnknownKeys.Dropped, property("link", string()), property("expiresAtMs", number(NumberFormat.NUMBER)))
        }

        override fun fromWire(judged: Wire): HostedOffer {
            val members = judged.fields
            return HostedOffer(
                link = members.need("link").text,
                expiresAtMs = members.need("expiresAtMs").double,
            )
        }

        override fun toWire(value: HostedOffer): Wire = wireFields {
            put("link", wire(value.link))
            put("expiresAtMs", wire(value.expiresAtMs))
        }

        public fun serializer(): KSerializer<HostedOffer> = this
    }
}
