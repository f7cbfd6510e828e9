package samewire.support

/** Levels that the caller's own stack surely holds. */
private const val SAFE_DEPTH = 100

/** Bytes; holds [MAX_DEPTH] levels with room to spare. */
private const val DEEP_STACK = 512L * 1024 * 1024

/** Runs [body] for a value nested [depth] deep; deep ones on a thread with a stack of their own. */
internal fun <T> withStackFor(depth: Int, body: () -> T): T {
    if (depth > SAFE_DEPTH) return onDeepStack(body)
    return try {
        body()
    } catch (_: StackOverflowError) {
        onDeepStack(body)
    }
}

private fun <T> onDeepStack(body: () -> T): T {
    var result: Result<T>? = null
    val thread = Thread(null, { result = runCatching(body) }, "samewire", DEEP_STACK)
    thread.start()
    thread.join()
    return checkNotNull(result).getOrElse { failure ->
        throw if (failure is StackOverflowError) WireException(Issue.tooDeep()) else failure
    }
}
