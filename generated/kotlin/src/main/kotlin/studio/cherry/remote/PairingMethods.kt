// Made from schemas/remote/pairing/methods.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package studio.cherry.remote

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import kotlinx.serialization.json.JsonElement
import samewire.support.*

/** A device takes up an invitation. The same device may repeat it. */
@Serializable(with = PairingClaimParams.Companion::class)
public data class PairingClaimParams(
    public val invitationId: OpaqueId,
    public val invitationSecret: OpaqueId,
    /** 1 to 64 characters, matches `^[^\uD800-\uDFFF]*$`, matches `^[\s\S]{0,64}$`. */
    public val deviceName: String,
    public val platform: PairingClaimParamsPlatform,
    public val capabilities: RemoteCapabilities,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<PairingClaimParams>("remote.PairingClaimParams") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("invitationId", ref { OpaqueIdModel.schema }),
                property("invitationSecret", ref { OpaqueIdModel.schema }),
                property(
                    "deviceName",
                    string(
                        pattern("^[^\\uD800-\\uDFFF]*\$", "u"),
                        trim(),
                        minLength(1),
                        maxLength(64),
                        pattern("^[\\s\\S]{0,64}\$", ""),
                    ),
                ),
                property("platform", ref { PairingClaimParamsPlatform.schema }),
                property("capabilities", ref { RemoteCapabilitiesModel.schema }),
            )
        }

        override fun fromWire(judged: Wire): PairingClaimParams {
            val members = judged.fields
            return PairingClaimParams(
                invitationId = OpaqueIdModel.fromWire(members.need("invitationId")),
                invitationSecret = OpaqueIdModel.fromWire(members.need("invitationSecret")),
                deviceName = members.need("deviceName").text,
                platform = PairingClaimParamsPlatform.fromWire(members.need("platform")),
                capabilities = RemoteCapabilitiesModel.fromWire(members.need("capabilities")),
            )
        }

        override fun toWire(value: PairingClaimParams): Wire = wireFields {
            put("invitationId", OpaqueIdModel.toWire(value.invitationId))
            put("invitationSecret", OpaqueIdModel.toWire(value.invitationSecret))
            put("deviceName", wire(value.deviceName))
            put("platform", PairingClaimParamsPlatform.toWire(value.platform))
            put("capabilities", RemoteCapabilitiesModel.toWire(value.capabilities))
        }

        public fun serializer(): KSerializer<PairingClaimParams> = this
    }
}

@Serializable(with = PairingClaimParamsPlatform.Companion::class)
public enum class PairingClaimParamsPlatform(public val value: String) {
    IOS("ios"),
    ANDROID("android"),
    DESKTOP("desktop"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<PairingClaimParamsPlatform>("remote.PairingClaimParamsPlatform") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): PairingClaimParamsPlatform = byValue.getValue(judged.text)

        override fun toWire(value: PairingClaimParamsPlatform): Wire = wire(value.value)

        public fun serializer(): KSerializer<PairingClaimParamsPlatform> = this
    }
}

/** The claim, and the code that both screens show. */
@Serializable(with = PairingClaimResult.Companion::class)
public data class PairingClaimResult(
    public val claimId: OpaqueId,
    /** Matches `^[0-9]{6}$`. */
    public val verificationCode: String,
    public val expiresAt: Timestamp,
    /** Entries beside the declared keys. */
    public val additionalProperties: Map<String, JsonElement> = emptyMap(),
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<PairingClaimResult>("remote.PairingClaimResult") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Kept,
                property("claimId", ref { OpaqueIdModel.schema }),
                property("verificationCode", string(pattern("^[0-9]{6}\$", "u"))),
                property("expiresAt", ref { TimestampModel.schema }),
            )
        }

        override fun fromWire(judged: Wire): PairingClaimResult {
            val members = judged.fields
            return PairingClaimResult(
                claimId = OpaqueIdModel.fromWire(members.need("claimId")),
                verificationCode = members.need("verificationCode").text,
                expiresAt = TimestampModel.fromWire(members.need("expiresAt")),
                additionalProperties = members.others("claimId", "verificationCode", "expiresAt") { it.element },
            )
        }

        override fun toWire(value: PairingClaimResult): Wire = wireFields {
            put("claimId", OpaqueIdModel.toWire(value.claimId))
            put("verificationCode", wire(value.verificationCode))
            put("expiresAt", TimestampModel.toWire(value.expiresAt))
            putOthers(value.additionalProperties, "claimId", "verificationCode", "expiresAt") { wire(it) }
        }

        public fun serializer(): KSerializer<PairingClaimResult> = this
    }
}

/** Asks what became of a claim. */
@Serializable(with = PairingGetParams.Companion::class)
public data class PairingGetParams(
    public val claimId: OpaqueId,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<PairingGetParams>("remote.PairingGetParams") {
        override val schema: Schema by lazy {
            objectOf(UnknownKeys.Refused, property("claimId", ref { OpaqueIdModel.schema }))
        }

        override fun fromWire(judged: Wire): PairingGetParams {
            val members = judged.fields
            return PairingGetParams(
                claimId = OpaqueIdModel.fromWire(members.need("claimId")),
            )
        }

        override fun toWire(value: PairingGetParams): Wire = wireFields {
            put("claimId", OpaqueIdModel.toWire(value.claimId))
        }

        public fun serializer(): KSerializer<PairingGetParams> = this
    }
}

/** A claim that nobody approved so far, or that nobody will. */
@Serializable(with = PairingOpen.Companion::class)
public data class PairingOpen(
    public val status: PairingOpenStatus,
    /** Entries beside the declared keys. */
    public val additionalProperties: Map<String, JsonElement> = emptyMap(),
) : PairingResult {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<PairingOpen>("remote.PairingOpen") {
        override val schema: Schema by lazy {
            objectOf(UnknownKeys.Kept, property("status", ref { PairingOpenStatus.schema }))
        }

        override fun fromWire(judged: Wire): PairingOpen {
            val members = judged.fields
            return PairingOpen(
                status = PairingOpenStatus.fromWire(members.need("status")),
                additionalProperties = members.others("status") { it.element },
            )
        }

        override fun toWire(value: PairingOpen): Wire = wireFields {
            put("status", PairingOpenStatus.toWire(value.status))
            putOthers(value.additionalProperties, "status") { wire(it) }
        }

        public fun serializer(): KSerializer<PairingOpen> = this
    }
}

@Serializable(with = PairingOpenStatus.Companion::class)
public enum class PairingOpenStatus(public val value: String) {
    PENDING("pending"),
    REJECTED("rejected"),
    EXPIRED("expired"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<PairingOpenStatus>("remote.PairingOpenStatus") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): PairingOpenStatus = byValue.getValue(judged.text)

        override fun toWire(value: PairingOpenStatus): Wire = wire(value.value)

        public fun serializer(): KSerializer<PairingOpenStatus> = this
    }
}
