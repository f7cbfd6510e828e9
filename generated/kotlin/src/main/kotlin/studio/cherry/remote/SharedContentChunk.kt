// Made from schemas/remote/shared/content-chunk.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package studio.cherry.remote

import samewire.support.*

/**
 * Bytes that one read may give at most.
 *
 * At least 1, at most 24576.
 */
public typealias ChunkSize = Long

/** Reads and writes [ChunkSize]. */
public object ChunkSizeModel : Model<Long>("remote.ChunkSize") {
    override val schema: Schema by lazy {
        number(NumberFormat.INT, atLeast(1.0), atMost(24576.0))
    }

    override fun fromWire(judged: Wire): Long = judged.long

    override fun toWire(value: Long): Wire = wire(value)
}

/**
 * Bytes of one read in base64: 24576 of them are 32768 characters.
 *
 * 0 to 32768 characters, matches `^[\s\S]{0,32768}$`.
 */
public typealias ChunkData = String

/** Reads and writes [ChunkData]. */
public object ChunkDataModel : TextModel<String>("remote.ChunkData") {
    override val schema: Schema by lazy {
        string(minLength(0), maxLength(32768), pattern("^[\\s\\S]{0,32768}\$", ""))
    }

    override fun fromWire(judged: Wire): String = judged.text

    override fun toWire(value: String): Wire = wire(value)
}
