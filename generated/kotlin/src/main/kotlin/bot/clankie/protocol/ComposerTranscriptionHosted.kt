// Made from schemas/clankie/composer-transcription/hosted.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package bot.clankie.protocol

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

/** The device that recorded: an ordinary paired one with the grant to chat. */
@Serializable(with = ComposerTranscriptionDevice.Companion::class)
public data class ComposerTranscriptionDevice(
    /** Matches `^[A-Za-z0-9_-]{22}$`. */
    public val installationId: String,
    /** 1 to 128 characters. */
    public val deviceId: String,
    /** Matches `^[A-Za-z0-9_-]{22}$`. */
    public val authKeyId: String,
    /** At least 1. */
    public val sessionExpiresAtMs: Long,
) {
    /** Always `true`. */
    public val chat: Boolean get() = true

    /** Always `false`. */
    public val support: Boolean get() = false

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<ComposerTranscriptionDevice>("clankie.ComposerTranscriptionDevice") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("installationId", string(pattern("^[A-Za-z0-9_-]{22}\$", "u"))),
                property("deviceId", string(minLength(1), maxLength(128))),
                property("authKeyId", string(pattern("^[A-Za-z0-9_-]{22}\$", "u"))),
                property("sessionExpiresAtMs", number(NumberFormat.INT, atLeast(1.0))),
                property("chat", oneOf(wire(true))),
                property("support", oneOf(wire(false))),
            )
        }

        override fun fromWire(judged: Wire): ComposerTranscriptionDevice {
            val members = judged.fields
            return ComposerTranscriptionDevice(
                installationId = members.need("installationId").text,
                deviceId = members.need("deviceId").text,
                authKeyId = members.need("authKeyId").text,
                sessionExpiresAtMs = members.need("sessionExpiresAtMs").long,
            )
        }

        override fun toWire(value: ComposerTranscriptionDevice): Wire = wireFields {
            put("installationId", wire(value.installationId))
            put("deviceId", wire(value.deviceId))
            put("authKeyId", wire(value.authKeyId))
            put("sessionExpiresAtMs", wire(value.sessionExpiresAtMs))
            put("chat", wire(true))
            put("support", wire(false))
        }

        public fun serializer(): KSerializer<ComposerTranscriptionDevice> = this
    }
}

/** A recording to be transcribed. */
@Serializable(with = HostedComposerTranscription.Companion::class)
public data class HostedComposerTranscription(
    /** Matches `^[A-Za-z0-9_-]{22}$`. */
    public val installationId: String,
    /** 1 to 128 characters. */
    public val deviceId: String,
    /** Matches `^[A-Za-z0-9_-]{22}$`. */
    public val authKeyId: String,
    /** At least 1. */
    public val sessionExpiresAtMs: Long,
    public val requestId: ComposerTranscriptionRequestId,
    /**
     * Of the exact bytes.
     *
     * Matches `^[a-f0-9]{64}$`.
     */
    public val sha256: String,
    /** 4 to 7767440 characters, format base64. */
    public val audioBase64: String,
) {
    /** Always `true`. */
    public val chat: Boolean get() = true

    /** Always `false`. */
    public val support: Boolean get() = false

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<HostedComposerTranscription>("clankie.HostedComposerTranscription") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("installationId", string(pattern("^[A-Za-z0-9_-]{22}\$", "u"))),
                property("deviceId", string(minLength(1), maxLength(128))),
                property("authKeyId", string(pattern("^[A-Za-z0-9_-]{22}\$", "u"))),
                property("sessionExpiresAtMs", number(NumberFormat.INT, atLeast(1.0))),
                property("chat", oneOf(wire(true))),
                property("support", oneOf(wire(false))),
                property("requestId", ref { ComposerTranscriptionRequestIdModel.schema }),
                property("sha256", string(pattern("^[a-f0-9]{64}\$", "u"))),
                property("audioBase64", string(format("base64", ::isBase64), minLength(4), maxLength(7767440))),
            )
        }

        override fun fromWire(judged: Wire): HostedComposerTranscription {
            val members = judged.fields
            return HostedComposerTranscription(
                installationId = members.need("installationId").text,
                deviceId = members.need("deviceId").text,
                authKeyId = members.need("authKeyId").text,
                sessionExpiresAtMs = members.need("sessionExpiresAtMs").long,
                requestId = ComposerTranscriptionRequestIdModel.fromWire(members.need("requestId")),
                sha256 = members.need("sha256").text,
                audioBase64 = members.need("audioBase64").text,
            )
        }

        override fun toWire(value: HostedComposerTranscription): Wire = wireFields {
            put("installationId", wire(value.installationId))
            put("deviceId", wire(value.deviceId))
            put("authKeyId", wire(value.authKeyId))
            put("sessionExpiresAtMs", wire(value.sessionExpiresAtMs))
            put("chat", wire(true))
            put("support", wire(false))
            put("requestId", ComposerTranscriptionRequestIdModel.toWire(value.requestId))
            put("sha256", wire(value.sha256))
            put("audioBase64", wire(value.audioBase64))
        }

        public fun serializer(): KSerializer<HostedComposerTranscription> = this
    }
}

/** Asks what became of a recording. */
@Serializable(with = HostedComposerReceipt.Companion::class)
public data class HostedComposerReceipt(
    /** Matches `^[A-Za-z0-9_-]{22}$`. */
    public val installationId: String,
    /** 1 to 128 characters. */
    public val deviceId: String,
    /** Matches `^[A-Za-z0-9_-]{22}$`. */
    public val authKeyId: String,
    /** At least 1. */
    public val sessionExpiresAtMs: Long,
    public val requestId: ComposerTranscriptionRequestId,
) {
    /** Always `true`. */
    public val chat: Boolean get() = true

    /** Always `false`. */
    public val support: Boolean get() = false

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<HostedComposerReceipt>("clankie.HostedComposerReceipt") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("installationId", string(pattern("^[A-Za-z0-9_-]{22}\$", "u"))),
                property("deviceId", string(minLength(1), maxLength(128))),
                property("authKeyId", string(pattern("^[A-Za-z0-9_-]{22}\$", "u"))),
                property("sessionExpiresAtMs", number(NumberFormat.INT, atLeast(1.0))),
                property("chat", oneOf(wire(true))),
                property("support", oneOf(wire(false))),
                property("requestId", ref { ComposerTranscriptionRequestIdModel.schema }),
            )
        }

        override fun fromWire(judged: Wire): HostedComposerReceipt {
            val members = judged.fields
            return HostedComposerReceipt(
                installationId = members.need("installationId").text,
                deviceId = members.need("deviceId").text,
                authKeyId = members.need("authKeyId").text,
                sessionExpiresAtMs = members.need("sessionExpiresAtMs").long,
                requestId = ComposerTranscriptionRequestIdModel.fromWire(members.need("requestId")),
            )
        }

        override fun toWire(value: HostedComposerReceipt): Wire = wireFields {
            put("installationId", wire(value.installationId))
            put("deviceId", wire(value.deviceId))
            put("authKeyId", wire(value.authKeyId))
            put("sessionExpiresAtMs", wire(value.sessionExpiresAtMs))
            put("chat", wire(true))
            put("support", wire(false))
            put("requestId", ComposerTranscriptionRequestIdModel.toWire(value.requestId))
        }

        public fun serializer(): KSerializer<HostedComposerReceipt> = this
    }
}
