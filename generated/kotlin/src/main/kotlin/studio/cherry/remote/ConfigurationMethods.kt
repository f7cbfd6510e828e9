// Made from schemas/remote/configuration/methods.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package studio.cherry.remote

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import kotlinx.serialization.json.JsonElement
import samewire.support.*

/** The approval to read the configuration. */
@Serializable(with = ConfigurationAuthorization.Companion::class)
public data class ConfigurationAuthorization(
    public val grantId: OpaqueId,
    /** Entries beside the declared keys. */
    public val additionalProperties: Map<String, JsonElement> = emptyMap(),
) {
    /** Always `"configuration"`. */
    public val domain: String get() = "configuration"

    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<ConfigurationAuthorization>("remote.ConfigurationAuthorization") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Kept,
                property("domain", oneOf(wire("configuration"))),
                property("grantId", ref { OpaqueIdModel.schema }),
            )
        }

        override fun fromWire(judged: Wire): ConfigurationAuthorization {
            val members = judged.fields
            return ConfigurationAuthorization(
                grantId = OpaqueIdModel.fromWire(members.need("grantId")),
                additionalProperties = members.others("domain", "grantId") { it.element },
            )
        }

        override fun toWire(value: ConfigurationAuthorization): Wire = wireFields {
            put("domain", wire("configuration"))
            put("grantId", OpaqueIdModel.toWire(value.grantId))
            putOthers(value.additionalProperties, "domain", "grantId") { wire(it) }
        }

        public fun serializer(): KSerializer<ConfigurationAuthorization> = this
    }
}

/** Asks the host to prepare an export. */
@Serializable(with = ConfigurationExportParams.Companion::class)
public class ConfigurationExportParams {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    override fun equals(other: Any?): Boolean = other is ConfigurationExportParams

    override fun hashCode(): Int = 1

    override fun toString(): String = "ConfigurationExportParams()"

    public companion object : Model<ConfigurationExportParams>("remote.ConfigurationExportParams") {
        override val schema: Schema by lazy {
            objectOf(UnknownKeys.Refused)
        }

        override fun fromWire(judged: Wire): ConfigurationExportParams = ConfigurationExportParams()

        override fun toWire(value: ConfigurationExportParams): Wire = Wire.Fields(emptyMap())

        public fun serializer(): KSerializer<ConfigurationExportParams> = this
    }
}

/** A prepared export, which the host keeps for 5 minutes. */
@Serializable(with = ConfigurationExport.Companion::class)
public data class ConfigurationExport(
    public val exportId: OpaqueId,
    public val byteLength: Decimal,
    public val sha256: Digest,
    /** Entries beside the declared keys. */
    public val additionalProperties: Map<String, JsonElement> = emptyMap(),
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<ConfigurationExport>("remote.ConfigurationExport") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Kept,
                property("exportId", ref { OpaqueIdModel.schema }),
                property("byteLength", ref { DecimalModel.schema }),
                property("sha256", ref { DigestModel.schema }),
            )
        }

        override fun fromWire(judged: Wire): ConfigurationExport {
            val members = judged.fields
            return ConfigurationExport(
                exportId = OpaqueIdModel.fromWire(members.need("exportId")),
                byteLength = DecimalModel.fromWire(members.need("byteLength")),
                sha256 = DigestModel.fromWire(members.need("sha256")),
                additionalProperties = members.others("exportId", "byteLength", "sha256") { it.element },
            )
        }

        override fun toWire(value: ConfigurationExport): Wire = wireFields {
            put("exportId", OpaqueIdModel.toWire(value.exportId))
            put("byteLength", DecimalModel.toWire(value.byteLength))
            put("sha256", DigestModel.toWire(value.sha256))
            putOthers(value.additionalProperties, "exportId", "byteLength", "sha256") { wire(it) }
        }

        public fun serializer(): KSerializer<ConfigurationExport> = this
    }
}

/** Asks for the bytes of an export from an offset on. */
@Serializable(with = ConfigurationReadParams.Companion::class)
public data class ConfigurationReadParams(
    public val exportId: OpaqueId,
    public val offset: Decimal,
    public val maxBytes: ChunkSize,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<ConfigurationReadParams>("remote.ConfigurationReadParams") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Refused,
                property("exportId", ref { OpaqueIdModel.schema }),
                property("offset", ref { DecimalModel.schema }),
                property("maxBytes", ref { ChunkSizeModel.schema }),
            )
        }

        override fun fromWire(judged: Wire): ConfigurationReadParams {
            val members = judged.fields
            return ConfigurationReadParams(
                exportId = OpaqueIdModel.fromWire(members.need("exportId")),
                offset = DecimalModel.fromWire(members.need("offset")),
                maxBytes = ChunkSizeModel.fromWire(members.need("maxBytes")),
            )
        }

        override fun toWire(value: ConfigurationReadParams): Wire = wireFields {
            put("exportId", OpaqueIdModel.toWire(value.exportId))
            put("offset", DecimalModel.toWire(value.offset))
            put("maxBytes", ChunkSizeModel.toWire(value.maxBytes))
        }

        public fun serializer(): KSerializer<ConfigurationReadParams> = this
    }
}

/** One piece of an export. */
@Serializable(with = ConfigurationChunk.Companion::class)
public data class ConfigurationChunk(
    public val exportId: OpaqueId,
    public val offset: Decimal,
    /** The offset plus the number of bytes in this piece. */
    public val nextOffset: Decimal,
    public val dataBase64: ChunkData,
    public val eof: Boolean,
    /** Entries beside the declared keys. */
    public val additionalProperties: Map<String, JsonElement> = emptyMap(),
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<ConfigurationChunk>("remote.ConfigurationChunk") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Kept,
                property("exportId", ref { OpaqueIdModel.schema }),
                property("offset", ref { DecimalModel.schema }),
                property("nextOffset", ref { DecimalModel.schema }),
                property("dataBase64", ref { ChunkDataModel.schema }),
                property("eof", boolean()),
            )
        }

        override fun fromWire(judged: Wire): ConfigurationChunk {
            val members = judged.fields
            return ConfigurationChunk(
                exportId = OpaqueIdModel.fromWire(members.need("exportId")),
                offset = DecimalModel.fromWire(members.need("offset")),
                nextOffset = DecimalModel.fromWire(members.need("nextOffset")),
                dataBase64 = ChunkDataModel.fromWire(members.need("dataBase64")),
                eof = members.need("eof").flag,
                additionalProperties = members.others("exportId", "offset", "nextOffset", "dataBase64", "eof") { it.element },
            )
        }

        override fun toWire(value: ConfigurationChunk): Wire = wireFields {
            put("exportId", OpaqueIdModel.toWire(value.exportId))
            put("offset", DecimalModel.toWire(value.offset))
            put("nextOffset", DecimalModel.toWire(value.nextOffset))
            put("dataBase64", ChunkDataModel.toWire(value.dataBase64))
            put("eof", wire(value.eof))
            putOthers(value.additionalProperties, "exportId", "offset", "nextOffset", "dataBase64", "eof") { wire(it) }
        }

        public fun serializer(): KSerializer<ConfigurationChunk> = this
    }
}
