// Made from schemas/clankie/devices.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package bot.clankie.protocol

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

@Serializable(with = DevicePlatform.Companion::class)
public enum class DevicePlatform(public val value: String) {
    IOS("ios"),
    ANDROID("android"),
    MACOS("macos"),
    UNKNOWN("unknown"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<DevicePlatform>("clankie.DevicePlatform") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): DevicePlatform = byValue.getValue(judged.text)

        override fun toWire(value: DevicePlatform): Wire = wire(value.value)

        public fun serializer(): KSerializer<DevicePlatform> = this
    }
}

/** What a device may do. Every grant is stated, granted or not. */
@Serializable(with = DeviceGrantSet.Companion::class)
public data class DeviceGrantSet(
    /** Talk in conversations. */
    public val chat: Boolean,
    /** Change what the fleet does. */
    public val steer: Boolean,
    /** Watch terminals. */
    public val terminalObserve: Boolean,
    /** Type into terminals. */
    public val terminalControl: Boolean,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<DeviceGrantSet>("clankie.DeviceGrantSet") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Dropped,
                property("chat", boolean()),
                property("steer", boolean()),
                property("terminalObserve", boolean()),
                property("terminalControl", boolean()),
            )
        }

        override fun fromWire(judged: Wire): DeviceGrantSet {
            val members = judged.fields
            return DeviceGrantSet(
                chat = members.need("chat").flag,
                steer = members.need("steer").flag,
                terminalObserve = members.need("terminalObserve").flag,
                terminalControl = members.need("terminalControl").flag,
            )
        }

        override fun toWire(value: DeviceGrantSet): Wire = wireFields {
            put("chat", wire(value.chat))
            put("steer", wire(value.steer))
            put("terminalObserve", wire(value.terminalObserve))
            put("terminalControl", wire(value.terminalControl))
        }

        public fun serializer(): KSerializer<DeviceGrantSet> = this
    }
}

@Serializable(with = DeviceStatus.Companion::class)
public enum class DeviceStatus(public val value: String) {
    PENDING("pending"),
    ACTIVE("active"),
    REVOKED("revoked"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<DeviceStatus>("clankie.DeviceStatus") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): DeviceStatus = byValue.getValue(judged.text)

        override fun toWire(value: DeviceStatus): Wire = wire(value.value)

        public fun serializer(): KSerializer<DeviceStatus> = this
    }
}

/** The host as a person names it. */
@Serializable(with = PairingHost.Companion::class)
public data class PairingHost(
    /** At least 1 characters. */
    public val name: String,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<PairingHost>("clankie.PairingHost") {
        override val schema: Schema by lazy {
            objectOf(UnknownKeys.Dropped, property("name", string(minLength(1))))
        }

        override fun fromWire(judged: Wire): PairingHost {
            val members = judged.fields
            return PairingHost(
                name = members.need("name").text,
            )
        }

        override fun toWire(value: PairingHost): Wire = wireFields {
            put("name", wire(value.name))
        }

        public fun serializer(): KSerializer<PairingHost> = this
    }
}

/** A device as the host stores it. An active one has its activation time, a revoked one its revocation. */
@Serializable(with = DeviceRecord.Companion::class)
public data class DeviceRecord(
    /** At least 1 characters. */
    public val deviceId: String,
    public val platform: DevicePlatform,
    public val status: DeviceStatus,
    public val grants: DeviceGrantSet,
    /** Only `true`. */
    public val review: Boolean? = null,
    /** Format datetime. */
    public val createdAt: String,
    /** Format datetime. */
    public val activatedAt: String? = null,
    /** Format datetime. */
    public val lastRefreshAt: String? = null,
    /** Format datetime. */
    public val lastSeenAt: String? = null,
    public val push: DevicePushRequest? = null,
    /** Format datetime. */
    public val revokedAt: String? = null,
    /** At least 1 characters. */
    public val revokedBy: String? = null,
    /** 1 to 64 characters. */
    public val name: String,
    /** At least 1 characters. */
    public val offerId: String,
    /** At least 1 characters. */
    public val mintedBy: String,
    /** Format uuid. */
    public val supportGrantId: String? = null,
    /** Only `true`. */
    public val localCompanion: Boolean? = null,
    /** Format datetime. */
    public val pendingExpiresAt: String,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<DeviceRecord>("clankie.DeviceRecord") {
        override val schema: Schema by lazy {
            ruled(
                objectOf(
                    UnknownKeys.Dropped,
                    property("deviceId", string(minLength(1))),
                    property("platform", ref { DevicePlatform.schema }),
                    property("status", ref { DeviceStatus.schema }),
                    property("grants", ref { DeviceGrantSet.schema }),
                    property("review", optional(oneOf(wire(true)))),
                    property(
                        "createdAt",
                        string(
                            pattern(
                                "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z))\$",
                                "",
                                "datetime",
                            ),
                        ),
                    ),
                    property(
                        "activatedAt",
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
                        "lastRefreshAt",
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
                        "lastSeenAt",
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
                    property("push", optional(ref { DevicePushRequest.schema })),
                    property(
                        "revokedAt",
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
                    property("revokedBy", optional(string(minLength(1)))),
                    property("name", string(minLength(1), maxLength(64))),
                    property("offerId", string(minLength(1))),
                    property("mintedBy", string(minLength(1))),
                    property(
                        "supportGrantId",
                        optional(
                            string(
                                pattern(
                                    "^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)\$",
                                    "",
                                    "uuid",
                                ),
                            ),
                        ),
                    ),
                    property("localCompanion", optional(oneOf(wire(true)))),
                    property(
                        "pendingExpiresAt",
                        string(
                            pattern(
                                "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z))\$",
                                "",
                                "datetime",
                            ),
                        ),
                    ),
                ),
                requiredWhen("status", wire("active"), "activatedAt", at = path("status")),
                requiredWhen("status", wire("revoked"), "revokedAt", "revokedBy", at = path("status")),
            )
        }

        override fun fromWire(judged: Wire): DeviceRecord {
            val members = judged.fields
            return DeviceRecord(
                deviceId = members.need("deviceId").text,
                platform = DevicePlatform.fromWire(members.need("platform")),
                status = DeviceStatus.fromWire(members.need("status")),
                grants = DeviceGrantSet.fromWire(members.need("grants")),
                review = members["review"].ifPresent { it.flag },
                createdAt = members.need("createdAt").text,
                activatedAt = members["activatedAt"].ifPresent { it.text },
                lastRefreshAt = members["lastRefreshAt"].ifPresent { it.text },
                lastSeenAt = members["lastSeenAt"].ifPresent { it.text },
                push = members["push"].ifPresent { DevicePushRequest.fromWire(it) },
                revokedAt = members["revokedAt"].ifPresent { it.text },
                revokedBy = members["revokedBy"].ifPresent { it.text },
                name = members.need("name").text,
                offerId = members.need("offerId").text,
                mintedBy = members.need("mintedBy").text,
                supportGrantId = members["supportGrantId"].ifPresent { it.text },
                localCompanion = members["localCompanion"].ifPresent { it.flag },
                pendingExpiresAt = members.need("pendingExpiresAt").text,
            )
        }

        override fun toWire(value: DeviceRecord): Wire = wireFields {
            put("deviceId", wire(value.deviceId))
            put("platform", DevicePlatform.toWire(value.platform))
            put("status", DeviceStatus.toWire(value.status))
            put("grants", DeviceGrantSet.toWire(value.grants))
            putIfPresent("review", value.review) { wire(it) }
            put("createdAt", wire(value.createdAt))
            putIfPresent("activatedAt", value.activatedAt) { wire(it) }
            putIfPresent("lastRefreshAt", value.lastRefreshAt) { wire(it) }
            putIfPresent("lastSeenAt", value.lastSeenAt) { wire(it) }
            putIfPresent("push", value.push) { DevicePushRequest.toWire(it) }
            putIfPresent("revokedAt", value.revokedAt) { wire(it) }
            putIfPresent("revokedBy", value.revokedBy) { wire(it) }
            put("name", wire(value.name))
            put("offerId", wire(value.offerId))
            put("mintedBy", wire(value.mintedBy))
            putIfPresent("supportGrantId", value.supportGrantId) { wire(it) }
            putIfPresent("localCompanion", value.localCompanion) { wire(it) }
            put("pendingExpiresAt", wire(value.pendingExpiresAt))
        }

        public fun serializer(): KSerializer<DeviceRecord> = this
    }
}

/** A device as a list shows it. */
@Serializable(with = DeviceListItem.Companion::class)
public data class DeviceListItem(
    /** At least 1 characters. */
    public val deviceId: String,
    public val platform: DevicePlatform,
    public val status: DeviceStatus,
    public val grants: DeviceGrantSet,
    /** Only `true`. */
    public val review: Boolean? = null,
    /** Format datetime. */
    public val createdAt: String,
    /** Format datetime. */
    public val activatedAt: String? = null,
    /** Format datetime. */
    public val lastRefreshAt: String? = null,
    /** Format datetime. */
    public val lastSeenAt: String? = null,
    public val push: DevicePushRequest? = null,
    /** Format datetime. */
    public val revokedAt: String? = null,
    /** At least 1 characters. */
    public val revokedBy: String? = null,
    /** At least 1 characters. */
    public val name: String,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<DeviceListItem>("clankie.DeviceListItem") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Dropped,
                property("deviceId", string(minLength(1))),
                property("platform", ref { DevicePlatform.schema }),
                property("status", ref { DeviceStatus.schema }),
                property("grants", ref { DeviceGrantSet.schema }),
                property("review", optional(oneOf(wire(true)))),
                property(
                    "createdAt",
                    string(
                        pattern(
                            "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z))\$",
                            "",
                            "datetime",
                        ),
                    ),
                ),
                property(
                    "activatedAt",
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
                    "lastRefreshAt",
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
                    "lastSeenAt",
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
                property("push", optional(ref { DevicePushRequest.schema })),
                property(
                    "revokedAt",
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
                property("revokedBy", optional(string(minLength(1)))),
                property("name", string(minLength(1))),
            )
        }

        override fun fromWire(judged: Wire): DeviceListItem {
            val members = judged.fields
            return DeviceListItem(
                deviceId = members.need("deviceId").text,
                platform = DevicePlatform.fromWire(members.need("platform")),
                status = DeviceStatus.fromWire(members.need("status")),
                grants = DeviceGrantSet.fromWire(members.need("grants")),
                review = members["review"].ifPresent { it.flag },
                createdAt = members.need("createdAt").text,
                activatedAt = members["activatedAt"].ifPresent { it.text },
                lastRefreshAt = members["lastRefreshAt"].ifPresent { it.text },
                lastSeenAt = members["lastSeenAt"].ifPresent { it.text },
                push = members["push"].ifPresent { DevicePushRequest.fromWire(it) },
                revokedAt = members["revokedAt"].ifPresent { it.text },
                revokedBy = members["revokedBy"].ifPresent { it.text },
                name = members.need("name").text,
            )
        }

        override fun toWire(value: DeviceListItem): Wire = wireFields {
            put("deviceId", wire(value.deviceId))
            put("platform", DevicePlatform.toWire(value.platform))
            put("status", DeviceStatus.toWire(value.status))
            put("grants", DeviceGrantSet.toWire(value.grants))
            putIfPresent("review", value.review) { wire(it) }
            put("createdAt", wire(value.createdAt))
            putIfPresent("activatedAt", value.activatedAt) { wire(it) }
            putIfPresent("lastRefreshAt", value.lastRefreshAt) { wire(it) }
            putIfPresent("lastSeenAt", value.lastSeenAt) { wire(it) }
            putIfPresent("push", value.push) { DevicePushRequest.toWire(it) }
            putIfPresent("revokedAt", value.revokedAt) { wire(it) }
            putIfPresent("revokedBy", value.revokedBy) { wire(it) }
            put("name", wire(value.name))
        }

        public fun serializer(): KSerializer<DeviceListItem> = this
    }
}

@Serializable(with = DeviceListResponse.Companion::class)
public data class DeviceListResponse(
    public val devices: List<DeviceListItem>,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<DeviceListResponse>("clankie.DeviceListResponse") {
        override val schema: Schema by lazy {
            objectOf(UnknownKeys.Dropped, property("devices", list(ref { DeviceListItem.schema })))
        }

        override fun fromWire(judged: Wire): DeviceListResponse {
            val members = judged.fields
            return DeviceListResponse(
                devices = members.need("devices").readList { DeviceListItem.fromWire(it) },
            )
        }

        override fun toWire(value: DeviceListResponse): Wire = wireFields {
            put("devices", wireList(value.devices) { DeviceListItem.toWire(it) })
        }

        public fun serializer(): KSerializer<DeviceListResponse> = this
    }
}

/** What the calling device is to its host. */
@Serializable(with = DeviceSelfResponse.Companion::class)
public data class DeviceSelfResponse(
    /** Only `"hosted"`. */
    public val controlScope: String? = null,
    /** Format uuid. */
    public val supportGrantId: String? = null,
    public val supportScope: DeviceSelfResponseSupportScope? = null,
    public val directRoute: DeviceDirectRoute? = null,
    /** At least 1 characters. */
    public val deviceId: String,
    /** At least 1 characters. */
    public val name: String,
    public val platform: DevicePlatform,
    public val grants: DeviceGrantSet,
    public val host: PairingHost,
    /** Format datetime. */
    public val sessionExpiresAt: String,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<DeviceSelfResponse>("clankie.DeviceSelfResponse") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Dropped,
                property("controlScope", optional(oneOf(wire("hosted")))),
                property(
                    "supportGrantId",
                    optional(
                        string(
                            pattern(
                                "^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)\$",
                                "",
                                "uuid",
                            ),
                        ),
                    ),
                ),
                property("supportScope", optional(ref { DeviceSelfResponseSupportScope.schema })),
                property("directRoute", optional(ref { DeviceDirectRoute.schema })),
                property("deviceId", string(minLength(1))),
                property("name", string(minLength(1))),
                property("platform", ref { DevicePlatform.schema }),
                property("grants", ref { DeviceGrantSet.schema }),
                property("host", ref { PairingHost.schema }),
                property(
                    "sessionExpiresAt",
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

        override fun fromWire(judged: Wire): DeviceSelfResponse {
            val members = judged.fields
            return DeviceSelfResponse(
                controlScope = members["controlScope"].ifPresent { it.text },
                supportGrantId = members["supportGrantId"].ifPresent { it.text },
                supportScope = members["supportScope"].ifPresent { DeviceSelfResponseSupportScope.fromWire(it) },
                directRoute = members["directRoute"].ifPresent { DeviceDirectRoute.fromWire(it) },
                deviceId = members.need("deviceId").text,
                name = members.need("name").text,
                platform = DevicePlatform.fromWire(members.need("platform")),
                grants = DeviceGrantSet.fromWire(members.need("grants")),
                host = PairingHost.fromWire(members.need("host")),
                sessionExpiresAt = members.need("sessionExpiresAt").text,
            )
        }

        override fun toWire(value: DeviceSelfResponse): Wire = wireFields {
            putIfPresent("controlScope", value.controlScope) { wire(it) }
            putIfPresent("supportGrantId", value.supportGrantId) { wire(it) }
            putIfPresent("supportScope", value.supportScope) { DeviceSelfResponseSupportScope.toWire(it) }
            putIfPresent("directRoute", value.directRoute) { DeviceDirectRoute.toWire(it) }
            put("deviceId", wire(value.deviceId))
            put("name", wire(value.name))
            put("platform", DevicePlatform.toWire(value.platform))
            put("grants", DeviceGrantSet.toWire(value.grants))
            put("host", PairingHost.toWire(value.host))
            put("sessionExpiresAt", wire(value.sessionExpiresAt))
        }

        public fun serializer(): KSerializer<DeviceSelfResponse> = this
    }
}

@Serializable(with = DeviceSelfResponseSupportScope.Companion::class)
public enum class DeviceSelfResponseSupportScope(public val value: String) {
    READ_STATE("read-state"),
    SHELL("shell"),
    ;

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : TextModel<DeviceSelfResponseSupportScope>("clankie.DeviceSelfResponseSupportScope") {
        override val schema: Schema by lazy {
            oneOf(entries.map { wire(it.value) })
        }

        private val byValue = entries.associateBy { it.value }

        override fun fromWire(judged: Wire): DeviceSelfResponseSupportScope = byValue.getValue(judged.text)

        override fun toWire(value: DeviceSelfResponseSupportScope): Wire = wire(value.value)

        public fun serializer(): KSerializer<DeviceSelfResponseSupportScope> = this
    }
}
