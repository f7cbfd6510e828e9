// Made from schema.ts by samewire. Change the schema, not this file.
@file:Suppress("DEPRECATION")

package samewire.sample

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import samewire.support.*

/**
 * Notes
 *
 * All of them.
 */
@Deprecated("Gone soon.")
@Serializable(with = Notes.Companion::class)
public data class Notes(
    @Deprecated("Use `new`.")
    public val old: String,
    @Deprecated("Deprecated by the contract.")
    public val older: String? = null,
    /** Fine */
    public val fine: String,
    /**
     * *&#47; } \u0022 " ``` </script> ${process.exit(1)} #{x}
     * second line
     */
    public val hostile: String,
    public val nested: NotesNested,
    /** On the wrapper. */
    public val outer: NotesOuter? = null,
    /**
     * Kept through checks.
     *
     * 1 to 2 characters.
     */
    public val kept: String,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<Notes>("sample.Notes") {
        override val schema: Schema by lazy {
            objectOf(
                UnknownKeys.Dropped,
                property("old", string()),
                property("older", optional(string())),
                property("fine", string()),
                property("hostile", string()),
                property("nested", ref { NotesNested.schema }),
                property("outer", optional(ref { NotesOuter.schema })),
                property("kept", string(minLength(1), maxLength(2))),
            )
        }

        override fun fromWire(judged: Wire): Notes {
            val members = judged.fields
            return Notes(
                old = members.need("old").text,
                older = members["older"].ifPresent { it.text },
                fine = members.need("fine").text,
                hostile = members.need("hostile").text,
                nested = NotesNested.fromWire(members.need("nested")),
                outer = members["outer"].ifPresent { NotesOuter.fromWire(it) },
                kept = members.need("kept").text,
            )
        }

        override fun toWire(value: Notes): Wire = wireFields {
            put("old", wire(value.old))
            putIfPresent("older", value.older) { wire(it) }
            put("fine", wire(value.fine))
            put("hostile", wire(value.hostile))
            put("nested", NotesNested.toWire(value.nested))
            putIfPresent("outer", value.outer) { NotesOuter.toWire(it) }
            put("kept", wire(value.kept))
        }

        public fun serializer(): KSerializer<Notes> = this
    }
}

/** Lifted. */
@Serializable(with = NotesNested.Companion::class)
public data class NotesNested(
    /** Inner. */
    public val a: Long,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<NotesNested>("sample.NotesNested") {
        override val schema: Schema by lazy {
            objectOf(UnknownKeys.Dropped, property("a", number(NumberFormat.INT)))
        }

        override fun fromWire(judged: Wire): NotesNested {
            val members = judged.fields
            return NotesNested(
                a = members.need("a").long,
            )
        }

        override fun toWire(value: NotesNested): Wire = wireFields {
            put("a", wire(value.a))
        }

        public fun serializer(): KSerializer<NotesNested> = this
    }
}

@Serializable(with = NotesOuter.Companion::class)
public data class NotesOuter(
    public val b: Long,
) {
    /** JSON text of this value, judged strictly first; throws [WireException] when the contract refuses it. */
    public fun encode(): String = Companion.encode(this)

    public companion object : Model<NotesOuter>("sample.NotesOuter") {
        override val schema: Schema by lazy {
            objectOf(UnknownKeys.Dropped, property("b", number(NumberFormat.INT)))
        }

        override fun fromWire(judged: Wire): NotesOuter {
            val members = judged.fields
            return NotesOuter(
                b = members.need("b").long,
            )
        }

        override fun toWire(value: NotesOuter): Wire = wireFields {
            put("b", wire(value.b))
        }

        public fun serializer(): KSerializer<NotesOuter> = this
    }
}
