package samewire.support

import kotlinx.serialization.SerializationException

/** Why a value was refused. */
public data class WireIssue(
    /** From the root: keys and list indexes, e.g. `["seats", 3, "id"]`. */
    public val path: List<Any>,
    /** Zod's issue code, or `invalid_json`, `too_deep`. */
    public val code: String,
    /** What would have been accepted, in words. */
    public val expected: String,
)

/** A text or value that the contract refuses, on reading or before writing. Never carries the refused value itself. */
public class WireException internal constructor(public val issues: List<WireIssue>) :
    SerializationException(issues.joinToString("; ") { "${it.path.joinToString("/", "/")}: ${it.code}, expected ${it.expected}" }) {
    internal constructor(issue: Issue) : this(listOf(issue.toPublic()))
}

internal fun Issue.toPublic(): WireIssue = WireIssue(steps.map { it.toPublic() }, code, expected)

internal fun Step.toPublic(): Any = when (this) {
    is Step.Key -> key
    is Step.Index -> index
}
