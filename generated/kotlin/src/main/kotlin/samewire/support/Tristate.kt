package samewire.support

/** A value that may be absent, null or given: three different things on the wire. */
public sealed interface Tristate<out T : Any> {
    /** The key is not written. */
    public data object Absent : Tristate<Nothing>

    /** The key is written with `null`. */
    public data object Null : Tristate<Nothing>

    public data class Value<out T : Any>(public val value: T) : Tristate<T>

    /** The value, or null for both other states. */
    public val orNull: T? get() = (this as? Value)?.value

    public companion object {
        /** [Value], or [Null] for null. */
        public fun <T : Any> of(value: T?): Tristate<T> = if (value == null) Null else Value(value)
    }
}
