package samewire.support.input

/** Something is out of the ordinary: the exact way has to be taken. Carries nothing, costs nothing to make. */
internal object Detour : RuntimeException(null, null, false, false) {
    private fun readResolve(): Any = Detour
}

/** A text that an additive enum does not know, on its way out to the nearest list (A3). */
internal object UnknownValue : RuntimeException(null, null, false, false) {
    private fun readResolve(): Any = UnknownValue
}

/** Leaves the quick way. */
internal fun detour(): Nothing = throw Detour
