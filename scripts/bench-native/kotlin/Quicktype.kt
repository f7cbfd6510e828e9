// Made by quicktype-core 26.0.0 (Kotlin, kotlinx) from z.toJSONSchema(AccountsSchema), as it is but for its first
// declaration, which no compiler takes: `typealias QuickAccounts = JsonArray<QuickAccountElement>`.
@file:UseSerializers(OffsetDateTimeSerializer::class)

package bench.run.quicktype

import java.time.OffsetDateTime

import kotlinx.serialization.*
import kotlinx.serialization.json.*
import kotlinx.serialization.descriptors.*
import kotlinx.serialization.encoding.*

@Serializable
data class QuickAccountElement (
    val bio: String? = null,
    val byUser: Map<String, Long>,
    val default: Boolean,
    val deletedAt: OffsetDateTime? = null,
    val extra: JsonElement?,
    val id: String,
    val name: String,
    val nickname: String? = null,
    val schemaVersion: Double,
    val score: Long,
    val shapes: List<ShapeElement>,
    val status: String,
    val units: List<Unit>
)

@Serializable
data class ShapeElement (
    val kind: Kind,
    val radius: Double? = null,
    val unit: Unit? = null,
    val height: Double? = null,
    val width: Double? = null,
    val items: List<ShapeElement>? = null
)

@Serializable
enum class Kind(val value: String) {
    @SerialName("circle") Circle("circle"),
    @SerialName("group") Group("group"),
    @SerialName("rect") Rect("rect");
}

@Serializable
enum class Unit(val value: String) {
    @SerialName("em") Em("em"),
    @SerialName("px") Px("px");
}

object OffsetDateTimeSerializer : KSerializer<OffsetDateTime> {
    override val descriptor: SerialDescriptor = PrimitiveSerialDescriptor("OffsetDateTime", PrimitiveKind.STRING)
    override fun deserialize(decoder: Decoder): OffsetDateTime = OffsetDateTime.parse(decoder.decodeString())
    override fun serialize(encoder: Encoder, value: OffsetDateTime) {
        encoder.encodeString(java.time.format.DateTimeFormatter.ISO_OFFSET_DATE_TIME.format(value))
    }
}
