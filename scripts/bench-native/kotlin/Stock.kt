package bench.run

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import kotlinx.serialization.json.JsonElement

/** What most apps write by hand: the compiler plugin's serializers, nothing checked. */
@Serializable
internal data class StockAccount(
    val schemaVersion: Int,
    val id: String,
    val name: String,
    val status: String,
    val nickname: String? = null,
    val deletedAt: String?,
    val bio: String? = null,
    val shapes: List<StockShape>,
    val units: List<StockUnit>,
    val score: Long,
    val default: Boolean,
    val extra: JsonElement,
    val byUser: Map<String, Long>,
)

@Serializable
internal sealed interface StockShape

@Serializable
@SerialName("circle")
internal data class StockCircle(val radius: Double, val unit: StockUnit) : StockShape

@Serializable
@SerialName("rect")
internal data class StockRect(val width: Double, val height: Double) : StockShape

@Serializable
@SerialName("group")
internal data class StockGroup(val items: List<StockShape>) : StockShape

@Serializable
internal enum class StockUnit {
    @SerialName("px")
    PX,

    @SerialName("em")
    EM,
}
