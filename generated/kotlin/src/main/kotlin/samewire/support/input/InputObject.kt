package samewire.support.input

import samewire.support.Step
import samewire.support.UnknownKeys

internal fun TextInput.firstKey(shape: ObjectShape): Int {
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

internal fun TextInput.keyAfter(shape: ObjectShape, last: Int): Int {
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

private fun TextInput.key(shape: ObjectShape, expected: Int): Int {
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

private fun TextInput.isWritten(key: CharArray): Boolean {
    val start = at
    if (start + key.size > text.length) return false
    for (index in key.indices) if (units[start + index] != key[index]) return false
    return true
}

private fun TextInput.leaveOutKey() {
    if (!tolerant) detour()
    level--
    val path = path() + Step.Key(name)
    level++
    if (!leftOut.add(path)) detour()
}

internal fun TextInput.colon() {
    skipSpace()
    if (units[at] != ':') detour()
    at++
}
