package samewire.support.regex

/** A parsed JavaScript regular expression. */
internal sealed class Node {
    data object Empty : Node()

    class Literal(val code: Int) : Node()

    /** Where case is ignored, [set] holds all that equals a member. */
    class Chars(val set: CharSet) : Node()

    class Sequence(val parts: List<Node>) : Node()

    class Either(val options: List<Node>) : Node()

    class Capture(val body: Node, val group: Int) : Node()

    /** [max] below 0 means no end. Captures [groups] inside start empty in every round. */
    class Repeat(val body: Node, val min: Int, val max: Int, val greedy: Boolean, val groups: IntRange) : Node()

    class Look(val body: Node, val behind: Boolean, val negative: Boolean) : Node()

    class BackReference(val group: Int) : Node()

    data object Start : Node()

    data object End : Node()

    class WordEdge(val negative: Boolean) : Node()
}

/** The flags of a JavaScript regular expression that change what it matches. `g` and `d` do not. */
internal class Flags(private val text: String) {
    val ignoreCase: Boolean = 'i' in text
    val multiline: Boolean = 'm' in text
    val dotAll: Boolean = 's' in text
    val sticky: Boolean = 'y' in text
    val sets: Boolean = 'v' in text
    val unicode: Boolean = 'u' in text || sets

    val folding: CaseFolding? = if (!ignoreCase) null else if (unicode) CaseFolding.UNICODE else CaseFolding.UNITS

    fun withoutSets(): Flags = Flags(text.replace('v', 'u'))

    /** `\w`; ignoring case it takes in two letters beyond ASCII whose folding is ASCII. */
    val word: CharSet =
        if (ignoreCase && unicode) CharSet.WORD.union(CharSet.ranges(0x17F, 0x17F, 0x212A, 0x212A)) else CharSet.WORD
}
