// Made from schemas/clankie/public-gateway/frames.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package bot.clankie.protocol

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

/**
 * One frame of the tunnel between host and gateway. Always read strictly.
 *
 * Told apart by `kind`.
 */
@Serializable(with = PublicGatewayTunnelFrame.Companion::class)
public sealed interface PublicGatewayTunnelFrame {
    public companion object : Model<PublicGatewayTunnelFrame>("clankie.PublicGatewayTunnelFrame") {
        override val schema: Schema by lazy {
            discriminated(
                "kind",
                tagged(ref { PublicGatewayTunnelFramePairingRoute.schema }, wire("pairing_route")),
                tagged(ref { PublicGatewayTunnelFramePairingRouteReady.schema }, wire("pairing_route_ready")),
                tagged(ref { PublicGatewayTunnelFrameRequest.schema }, wire("request")),
                tagged(ref { PublicGatewayTunnelFrameCancel.schema }, wire("cancel")),
                tagged(ref { PublicGatewayTunnelFrameResponseStart.schema }, wire("response_start")),
                tagged(ref { PublicGatewayTunnelFrameResponseChunk.schema }, wire("response_chunk")),
                tagged(ref { PublicGatewayTunnelFrameResponseEnd.schema }, wire("response_end")),
                tagged(ref { PublicGatewayTunnelFramePushWake.schema }, wire("push_wake")),
                tagged(ref { PublicGatewayTunnelFramePushWakeResult.schema }, wire("push_wake_result")),
            )
        }

        override fun fromWire(judged: Wire): PublicGatewayTunnelFrame = when (judged.option) {
            0 -> PublicGatewayTunnelFramePairingRoute.fromWire(judged.optionValue)
            1 -> PublicGatewayTunnelFramePairingRouteReady.fromWire(judged.optionValue)
            2 -> PublicGatewayTunnelFrameRequest.fromWire(judged.optionValue)
            3 -> PublicGatewayTunnelFrameCancel.fromWire(judged.optionValue)
            4 -> PublicGatewayTunnelFrameResponseStart.fromWire(judged.optionValue)
            5 -> PublicGatewayTunnelFrameResponseChunk.fromWire(judged.optionValue)
            6 -> PublicGatewayTunnelFrameResponseEnd.fromWire(judged.optionValue)
            7 -> PublicGatewayTunnelFramePushWake.fromWire(judged.optionValue)
            else -> PublicGatewayTunnelFramePushWakeResult.fromWire(judged.optionValue)
        }

        override fun toWire(value: PublicGatewayTunnelFrame): Wire = when (value) {
            is PublicGatewayTunnelFramePairingRoute -> PublicGatewayTunnelFramePairingRoute.toWire(value)
            is PublicGatewayTunnelFramePairingRouteReady -> PublicGatewayTunnelFramePairingRouteReady.toWire(value)
            is PublicGatewayTunnelFrameRequest -> PublicGatewayTunnelFrameRequest.toWire(value)
            is PublicGatewayTunnelFrameCancel -> PublicGatewayTunnelFrameCancel.toWire(value)
            is PublicGatewayTunnelFrameResponseStart -> PublicGatewayTunnelFrameResponseStart.toWire(value)
            is PublicGatewayTunnelFrameResponseChunk -> PublicGatewayTunnelFrameResponseChunk.toWire(value)
            is PublicGatewayTunnelFrameResponseEnd -> PublicGatewayTunnelFrameResponseEnd.toWire(value)
            is PublicGatewayTunnelFramePushWake -> PublicGatewayTunnelFramePushWake.toWire(value)
            is PublicGatewayTunnelFramePushWakeResult -> PublicGatewayTunnelFramePushWakeResult.toWire(value)
        }

        public fun serializer(): KSerializer<PublicGatewayTunnelFrame> = this
    }
}

/** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
public fun PublicGatewayTunnelFrame.encode(): String = PublicGatewayTunnelFrame.Companion.encode(this)

/** The host opens a pairing route. Raw secrets never cross. */
@Serializable(with = PublicGatewayTunnelFramePairingRoute.Companion::class)
public data class PublicGatewayTunnelFramePairingRoute(
    public val offerHash: PublicGatewayCapabilityHash,
    public val codeHash: PublicGatewayCapabilityHash,
    /** Format datetime. */
    public val expiresAt: String,
) : PublicGatewayTunnelFrame {
    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** Always `"pairing_route"`. */
    public val kind: String get() = "pairing_route"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<PublicGatewayTunnelFramePairingRoute>("clankie.PublicGatewayTunnelFramePairingRoute") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("schemaVersion", oneOf(wire(1.0))),
                property("kind", oneOf(wire("pairing_route"))),
                property("offerHash", ref { PublicGatewayCapabilityHashModel.schema }),
                property("codeHash", ref { PublicGatewayCapabilityHashModel.schema }),
                property(
                    "expiresAt",
                    string(
                        pattern(
                            "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z))\$",
                            "",
                            "datetime",
                        ),
                    ),
                ),
            )
        }

        override fun fromWire(judged: Wire): PublicGatewayTunnelFramePairingRoute {
            val members = judged.fields
            return PublicGatewayTunnelFramePairingRoute(
                offerHash = PublicGatewayCapabilityHashModel.fromWire(members.need("offerHash")),
                codeHash = PublicGatewayCapabilityHashModel.fromWire(members.need("codeHash")),
                expiresAt = members.need("expiresAt").text,
            )
        }

        override fun toWire(value: PublicGatewayTunnelFramePairingRoute): Wire = wireFields {
            put("schemaVersion", wire(1.0))
            put("kind", wire("pairing_route"))
            put("offerHash", PublicGatewayCapabilityHashModel.toWire(value.offerHash))
            put("codeHash", PublicGatewayCapabilityHashModel.toWire(value.codeHash))
            put("expiresAt", wire(value.expiresAt))
        }

        public fun serializer(): KSerializer<PublicGatewayTunnelFramePairingRoute> = this
    }
}

/** The gateway now answers for that offer. */
@Serializable(with = PublicGatewayTunnelFramePairingRouteReady.Companion::class)
public data class PublicGatewayTunnelFramePairingRouteReady(
    public val offerHash: PublicGatewayCapabilityHash,
) : PublicGatewayTunnelFrame {
    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** Always `"pairing_route_ready"`. */
    public val kind: String get() = "pairing_route_ready"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<PublicGatewayTunnelFramePairingRouteReady>("clankie.PublicGatewayTunnelFramePairingRouteReady") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("schemaVersion", oneOf(wire(1.0))),
                property("kind", oneOf(wire("pairing_route_ready"))),
                property("offerHash", ref { PublicGatewayCapabilityHashModel.schema }),
            )
        }

        override fun fromWire(judged: Wire): PublicGatewayTunnelFramePairingRouteReady {
            val members = judged.fields
            return PublicGatewayTunnelFramePairingRouteReady(
                offerHash = PublicGatewayCapabilityHashModel.fromWire(members.need("offerHash")),
            )
        }

        override fun toWire(value: PublicGatewayTunnelFramePairingRouteReady): Wire = wireFields {
            put("schemaVersion", wire(1.0))
            put("kind", wire("pairing_route_ready"))
            put("offerHash", PublicGatewayCapabilityHashModel.toWire(value.offerHash))
        }

        public fun serializer(): KSerializer<PublicGatewayTunnelFramePairingRouteReady> = this
    }
}

/** A request for the host. */
@Serializable(with = PublicGatewayTunnelFrameRequest.Companion::class)
public data class PublicGatewayTunnelFrameRequest(
    public val requestId: PublicGatewayRequestId,
    public val target: PublicGatewayTarget,
    public val method: PublicGatewayTunnelFrameRequestMethod,
    public val path: PublicGatewayRelativePath,
    /** At most 8 entries. */
    public val headers: List<PublicGatewayHttpHeader>,
    /** At most 2796204 characters. */
    public val bodyBase64: String? = null,
) : PublicGatewayTunnelFrame {
    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** Always `"request"`. */
    public val kind: String get() = "request"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<PublicGatewayTunnelFrameRequest>("clankie.PublicGatewayTunnelFrameRequest") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("schemaVersion", oneOf(wire(1.0))),
                property("kind", oneOf(wire("request"))),
                property("requestId", ref { PublicGatewayRequestIdModel.schema }),
                property("target", ref { PublicGatewayTarget.schema }),
                property("method", ref { PublicGatewayTunnelFrameRequestMethod.schema }),
                property("path", ref { PublicGatewayRelativePathModel.schema }),
                property("headers", list(ref { PublicGatewayHttpHeader.schema }, maxEntries(8))),
                property("bodyBase64", optional(string(maxLength(2796204), portable(canonicalBase64(0L, 2097152L))))),
            )
        }

        override fun fromWire(judged: Wire): PublicGatewayTunnelFrameRequest {
            val members = judged.fields
            return PublicGatewayTunnelFrameRequest(
                requestId = PublicGatewayRequestIdModel.fromWire(members.need("requestId")),
                target = PublicGatewayTarget.fromWire(members.need("target")),
                method = PublicGatewayTunnelFrameRequestMethod.fromWire(members.need("method")),
                path = PublicGatewayRelativePathModel.fromWire(members.need("path")),
                headers = members.need("headers").readList { PublicGatewayHttpHeader.fromWire(it) },
                bodyBase64 = members["bodyBase64"].ifPresent { it.text },
            )
        }

        override fun toWire(value: PublicGatewayTunnelFrameRequest): Wire = wireFields {
            put("schemaVersion", wire(1.0))
            put("kind", wire("request"))
            put("requestId", PublicGatewayRequestIdModel.toWire(value.requestId))
            put("target", PublicGatewayTarget.toWire(value.target))
            put("method", PublicGatewayTunnelFrameRequestMethod.toWire(value.method))
            put("path", PublicGatewayRelativePathModel.toWire(value.path))
            put("headers", wireList(value.headers) { PublicGatewayHttpHeader.toWire(it) })
            putIfPresent("bodyBase64", value.bodyBase64) { wire(it) }
        }

        public fun serializer(): KSerializer<PublicGatewayTunnelFrameRequest> = this
    }
}

@Serializable(with = PublicGatewayTunnelFrameRequestMethod.Companion::class)
public enum class PublicGatewayTunnelFrameRequestMethod(public val value: String) {
    GET("GET"),
    POST("POST"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<PublicGatewayTunnelFrameRequestMethod>("clankie.PublicGatewayTunnelFrameRequestMethod") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): PublicGatewayTunnelFrameRequestMethod = byValue.getValue(judged.text)

        override fun toWire(value: PublicGatewayTunnelFrameRequestMethod): Wire = wire(value.value)

        public fun serializer(): KSerializer<PublicGatewayTunnelFrameRequestMethod> = this
    }
}

/** The answer is no longer wanted, or will not come. */
@Serializable(with = PublicGatewayTunnelFrameCancel.Companion::class)
public data class PublicGatewayTunnelFrameCancel(
    public val requestId: PublicGatewayRequestId,
    public val reason: PublicGatewayTunnelFrameCancelReason,
) : PublicGatewayTunnelFrame {
    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** Always `"cancel"`. */
    public val kind: String get() = "cancel"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<PublicGatewayTunnelFrameCancel>("clankie.PublicGatewayTunnelFrameCancel") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("schemaVersion", oneOf(wire(1.0))),
                property("kind", oneOf(wire("cancel"))),
                property("requestId", ref { PublicGatewayRequestIdModel.schema }),
                property("reason", ref { PublicGatewayTunnelFrameCancelReason.schema }),
            )
        }

        override fun fromWire(judged: Wire): PublicGatewayTunnelFrameCancel {
            val members = judged.fields
            return PublicGatewayTunnelFrameCancel(
                requestId = PublicGatewayRequestIdModel.fromWire(members.need("requestId")),
                reason = PublicGatewayTunnelFrameCancelReason.fromWire(members.need("reason")),
            )
        }

        override fun toWire(value: PublicGatewayTunnelFrameCancel): Wire = wireFields {
            put("schemaVersion", wire(1.0))
            put("kind", wire("cancel"))
            put("requestId", PublicGatewayRequestIdModel.toWire(value.requestId))
            put("reason", PublicGatewayTunnelFrameCancelReason.toWire(value.reason))
        }

        public fun serializer(): KSerializer<PublicGatewayTunnelFrameCancel> = this
    }
}

@Serializable(with = PublicGatewayTunnelFrameCancelReason.Companion::class)
public enum class PublicGatewayTunnelFrameCancelReason(public val value: String) {
    CLIENT_CLOSED("client_closed"),
    DEADLINE("deadline"),
    HOST_DISCONNECTED("host_disconnected"),
    PROTOCOL_ERROR("protocol_error"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<PublicGatewayTunnelFrameCancelReason>("clankie.PublicGatewayTunnelFrameCancelReason") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): PublicGatewayTunnelFrameCancelReason = byValue.getValue(judged.text)

        override fun toWire(value: PublicGatewayTunnelFrameCancelReason): Wire = wire(value.value)

        public fun serializer(): KSerializer<PublicGatewayTunnelFrameCancelReason> = this
    }
}

/** Status and headers of an answer. */
@Serializable(with = PublicGatewayTunnelFrameResponseStart.Companion::class)
public data class PublicGatewayTunnelFrameResponseStart(
    public val requestId: PublicGatewayRequestId,
    /** At least 100, at most 599. */
    public val status: Long,
    /** At most 8 entries. */
    public val headers: List<PublicGatewayHttpHeader>,
) : PublicGatewayTunnelFrame {
    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** Always `"response_start"`. */
    public val kind: String get() = "response_start"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<PublicGatewayTunnelFrameResponseStart>("clankie.PublicGatewayTunnelFrameResponseStart") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("schemaVersion", oneOf(wire(1.0))),
                property("kind", oneOf(wire("response_start"))),
                property("requestId", ref { PublicGatewayRequestIdModel.schema }),
                property("status", number(NumberFormat.INT, atLeast(100.0), atMost(599.0))),
                property("headers", list(ref { PublicGatewayHttpHeader.schema }, maxEntries(8))),
            )
        }

        override fun fromWire(judged: Wire): PublicGatewayTunnelFrameResponseStart {
            val members = judged.fields
            return PublicGatewayTunnelFrameResponseStart(
                requestId = PublicGatewayRequestIdModel.fromWire(members.need("requestId")),
                status = members.need("status").long,
                headers = members.need("headers").readList { PublicGatewayHttpHeader.fromWire(it) },
            )
        }

        override fun toWire(value: PublicGatewayTunnelFrameResponseStart): Wire = wireFields {
            put("schemaVersion", wire(1.0))
            put("kind", wire("response_start"))
            put("requestId", PublicGatewayRequestIdModel.toWire(value.requestId))
            put("status", wire(value.status))
            put("headers", wireList(value.headers) { PublicGatewayHttpHeader.toWire(it) })
        }

        public fun serializer(): KSerializer<PublicGatewayTunnelFrameResponseStart> = this
    }
}

/** The next bytes of an answer; never none. */
@Serializable(with = PublicGatewayTunnelFrameResponseChunk.Companion::class)
public data class PublicGatewayTunnelFrameResponseChunk(
    public val requestId: PublicGatewayRequestId,
    /** At least 0, at most 1000000000. */
    public val sequence: Long,
    /** At most 65536 characters. */
    public val bodyBase64: String,
) : PublicGatewayTunnelFrame {
    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** Always `"response_chunk"`. */
    public val kind: String get() = "response_chunk"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<PublicGatewayTunnelFrameResponseChunk>("clankie.PublicGatewayTunnelFrameResponseChunk") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("schemaVersion", oneOf(wire(1.0))),
                property("kind", oneOf(wire("response_chunk"))),
                property("requestId", ref { PublicGatewayRequestIdModel.schema }),
                property("sequence", number(NumberFormat.INT, atLeast(0.0), atMost(1000000000.0))),
                property("bodyBase64", string(maxLength(65536), portable(canonicalBase64(1L, 49152L)))),
            )
        }

        override fun fromWire(judged: Wire): PublicGatewayTunnelFrameResponseChunk {
            val members = judged.fields
            return PublicGatewayTunnelFrameResponseChunk(
                requestId = PublicGatewayRequestIdModel.fromWire(members.need("requestId")),
                sequence = members.need("sequence").long,
                bodyBase64 = members.need("bodyBase64").text,
            )
        }

        override fun toWire(value: PublicGatewayTunnelFrameResponseChunk): Wire = wireFields {
            put("schemaVersion", wire(1.0))
            put("kind", wire("response_chunk"))
            put("requestId", PublicGatewayRequestIdModel.toWire(value.requestId))
            put("sequence", wire(value.sequence))
            put("bodyBase64", wire(value.bodyBase64))
        }

        public fun serializer(): KSerializer<PublicGatewayTunnelFrameResponseChunk> = this
    }
}

/** The answer is whole. */
@Serializable(with = PublicGatewayTunnelFrameResponseEnd.Companion::class)
public data class PublicGatewayTunnelFrameResponseEnd(
    public val requestId: PublicGatewayRequestId,
) : PublicGatewayTunnelFrame {
    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** Always `"response_end"`. */
    public val kind: String get() = "response_end"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<PublicGatewayTunnelFrameResponseEnd>("clankie.PublicGatewayTunnelFrameResponseEnd") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("schemaVersion", oneOf(wire(1.0))),
                property("kind", oneOf(wire("response_end"))),
                property("requestId", ref { PublicGatewayRequestIdModel.schema }),
            )
        }

        override fun fromWire(judged: Wire): PublicGatewayTunnelFrameResponseEnd {
            val members = judged.fields
            return PublicGatewayTunnelFrameResponseEnd(
                requestId = PublicGatewayRequestIdModel.fromWire(members.need("requestId")),
            )
        }

        override fun toWire(value: PublicGatewayTunnelFrameResponseEnd): Wire = wireFields {
            put("schemaVersion", wire(1.0))
            put("kind", wire("response_end"))
            put("requestId", PublicGatewayRequestIdModel.toWire(value.requestId))
        }

        public fun serializer(): KSerializer<PublicGatewayTunnelFrameResponseEnd> = this
    }
}

/** The host asks for one push that wakes a device. */
@Serializable(with = PublicGatewayTunnelFramePushWake.Companion::class)
public data class PublicGatewayTunnelFramePushWake(
    /** Format uuid. */
    public val registrationId: String,
    public val sequence: DevicePushSequence,
    /** Format uuid. */
    public val wakeId: String,
    public val deviceId: DevicePushOpaqueId,
    public val conversationId: DevicePushOpaqueId,
) : PublicGatewayTunnelFrame {
    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** Always `"push_wake"`. */
    public val kind: String get() = "push_wake"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<PublicGatewayTunnelFramePushWake>("clankie.PublicGatewayTunnelFramePushWake") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("schemaVersion", oneOf(wire(1.0))),
                property("kind", oneOf(wire("push_wake"))),
                property(
                    "registrationId",
                    string(
                        pattern(
                            "^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)\$",
                            "",
                            "uuid",
                        ),
                    ),
                ),
                property("sequence", ref { DevicePushSequenceModel.schema }),
                property(
                    "wakeId",
                    string(
                        pattern(
                            "^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)\$",
                            "",
                            "uuid",
                        ),
                    ),
                ),
                property("deviceId", ref { DevicePushOpaqueIdModel.schema }),
                property("conversationId", ref { DevicePushOpaqueIdModel.schema }),
            )
        }

        override fun fromWire(judged: Wire): PublicGatewayTunnelFramePushWake {
            val members = judged.fields
            return PublicGatewayTunnelFramePushWake(
                registrationId = members.need("registrationId").text,
                sequence = DevicePushSequenceModel.fromWire(members.need("sequence")),
                wakeId = members.need("wakeId").text,
                deviceId = DevicePushOpaqueIdModel.fromWire(members.need("deviceId")),
                conversationId = DevicePushOpaqueIdModel.fromWire(members.need("conversationId")),
            )
        }

        override fun toWire(value: PublicGatewayTunnelFramePushWake): Wire = wireFields {
            put("schemaVersion", wire(1.0))
            put("kind", wire("push_wake"))
            put("registrationId", wire(value.registrationId))
            put("sequence", DevicePushSequenceModel.toWire(value.sequence))
            put("wakeId", wire(value.wakeId))
            put("deviceId", DevicePushOpaqueIdModel.toWire(value.deviceId))
            put("conversationId", DevicePushOpaqueIdModel.toWire(value.conversationId))
        }

        public fun serializer(): KSerializer<PublicGatewayTunnelFramePushWake> = this
    }
}

/** What became of that push. */
@Serializable(with = PublicGatewayTunnelFramePushWakeResult.Companion::class)
public data class PublicGatewayTunnelFramePushWakeResult(
    /** Format uuid. */
    public val wakeId: String,
    public val status: PublicGatewayTunnelFramePushWakeResultStatus,
) : PublicGatewayTunnelFrame {
    /** Always `1`. */
    public val schemaVersion: Long get() = 1

    /** Always `"push_wake_result"`. */
    public val kind: String get() = "push_wake_result"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<PublicGatewayTunnelFramePushWakeResult>("clankie.PublicGatewayTunnelFramePushWakeResult") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("schemaVersion", oneOf(wire(1.0))),
                property("kind", oneOf(wire("push_wake_result"))),
                property(
                    "wakeId",
                    string(
                        pattern(
                            "^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)\$",
                            "",
                            "uuid",
                        ),
                    ),
                ),
                property("status", ref { PublicGatewayTunnelFramePushWakeResultStatus.schema }),
            )
        }

        override fun fromWire(judged: Wire): PublicGatewayTunnelFramePushWakeResult {
            val members = judged.fields
            return PublicGatewayTunnelFramePushWakeResult(
                wakeId = members.need("wakeId").text,
                status = PublicGatewayTunnelFramePushWakeResultStatus.fromWire(members.need("status")),
            )
        }

        override fun toWire(value: PublicGatewayTunnelFramePushWakeResult): Wire = wireFields {
            put("schemaVersion", wire(1.0))
            put("kind", wire("push_wake_result"))
            put("wakeId", wire(value.wakeId))
            put("status", PublicGatewayTunnelFramePushWakeResultStatus.toWire(value.status))
        }

        public fun serializer(): KSerializer<PublicGatewayTunnelFramePushWakeResult> = this
    }
}

@Serializable(with = PublicGatewayTunnelFramePushWakeResultStatus.Companion::class)
public enum class PublicGatewayTunnelFramePushWakeResultStatus(public val value: String) {
    SENT("sent"),
    UNREGISTERED("unregistered"),
    NOT_REGISTERED("not_registered"),
    SUPERSEDED("superseded"),
    THROTTLED("throttled"),
    REJECTED("rejected"),
    UNAVAILABLE("unavailable"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<PublicGatewayTunnelFramePushWakeResultStatus>("clankie.PublicGatewayTunnelFramePushWakeResultStatus") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): PublicGatewayTunnelFramePushWakeResultStatus = byValue.getValue(judged.text)

        override fun toWire(value: PublicGatewayTunnelFramePushWakeResultStatus): Wire = wire(value.value)

        public fun serializer(): KSerializer<PublicGatewayTunnelFramePushWakeResultStatus> = this
    }
}
