package samewire.support.scan

import samewire.support.Step
import samewire.support.UnknownKeys

/** Goes into an object: the index of its first declared key, the shape's size for a further one that is kept, or [END]. */
internal fun Scan.open(shape: ObjectShape): Int {
    skipSpace()
    if (units[at] != '{') detour()
    at++
    enter(shape)
    skipSpace()
    if (units[at] == '}') {
        at++
        level--
        return END
    }
    return key(shape, 0)
}

/** After the value of property [last]: the next key. */
internal fun Scan.next(shape: ObjectShape, last: Int): Int {
    skipSpace()
    val unit = units[at++]
    if (unit == ',') {
        skipSpace()
        return key(shape, last + 1)
    }
    if (unit != '}') detour()
    level--
    return END
}

/** [seen] with property [index] in it; a repeated key is a detour. */
internal fun mark(seen: Long, index: Int): Long {
    val bit = 1L shl index
    if (seen and bit != 0L) detour()
    return seen or bit
}

/** Every key that must be there was [seen]; only [filled] ones, which the caller sees to, become a value when absent. */
internal fun requireKeys(shape: ObjectShape, seen: Long, filled: Long) {
    if (seen and shape.required != shape.required) detour()
    if (shape.substituted and seen.inv() and filled.inv() != 0L) detour()
}

/** Adds the entry of a key that is not declared; a repeated one is a detour. */
internal fun <V> putOther(others: MutableMap<String, V>, key: String, value: V) {
    val before = others.size
    others[key] = value
    if (others.size == before) detour()
}

internal fun <V> othersMap(): MutableMap<String, V> = LinkedHashMap()

private fun Scan.key(shape: ObjectShape, expected: Int): Int {
    var guess = expected
    while (true) {
        if (guess < shape.size && isWritten(shape.written[guess])) {
            at += shape.written[guess].size
            place(shape, guess)
            return guess
        }
        val found = spanIn(shape.keys)
        colon()
        if (found >= 0) {
            place(shape, found)
            return found
        }
        if (name == "__proto__") detour()
        if (shape.unknownKeys === UnknownKeys.Kept || shape.unknownKeys is UnknownKeys.Judged) {
            place(name)
            return shape.size
        }
        if (shape.unknownKeys === UnknownKeys.Refused) leaveOutKey()
        skip()
        skipSpace()
        val unit = units[at++]
        if (unit == '}') {
            level--
            return END
        }
        if (unit != ',') detour()
        skipSpace()
        guess = expected
    }
}

private fun Scan.isWritten(key: CharArray): Boolean {
    val start = at
    if (start + key.size > text.length) return false
    for (index in key.indices) if (units[start + index] != key[index]) return false
    return true
}

private fun Scan.leaveOutKey() {
    if (!tolerant) detour()
    level--
    val path = path() + Step.Key(name)
    level++
    if (!leftOut.add(path)) detour()
}

internal fun Scan.colon() {
    skipSpace()
    if (units[at] != ':') detour()
    at++
}
