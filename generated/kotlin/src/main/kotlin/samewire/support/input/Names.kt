package samewire.support.input

/** A fixed set of texts that a span of characters is looked up in without making a text of it. */
internal class Names(val texts: List<String>) {
    private val mask: Int
    private val slots: IntArray

    init {
        var room = 4
        while (room < texts.size * 2) room *= 2
        mask = room - 1
        slots = IntArray(room) { NONE }
        for ((index, text) in texts.withIndex()) {
            if (find(text) >= 0) continue
            var slot = spread(text.hashCode()) and mask
            while (slots[slot] != NONE) slot = (slot + 1) and mask
            slots[slot] = index
        }
    }

    fun find(text: String): Int {
        var slot = spread(text.hashCode()) and mask
        while (true) {
            val index = slots[slot]
            if (index == NONE || texts[index] == text) return index
            slot = (slot + 1) and mask
        }
    }

    /** The index of the span, whose [hash] is that of the text it would make; -1 when it is none of the names. */
    fun find(units: CharArray, start: Int, end: Int, hash: Int): Int {
        var slot = spread(hash) and mask
        while (true) {
            val index = slots[slot]
            if (index == NONE || matches(texts[index], units, start, end)) return index
            slot = (slot + 1) and mask
        }
    }

    private fun spread(hash: Int): Int = hash xor (hash ushr 15)
}

private const val NONE = -1

internal fun matches(text: String, units: CharArray, start: Int, end: Int): Boolean {
    if (text.length != end - start) return false
    for (index in text.indices) if (text[index] != units[start + index]) return false
    return true
}
