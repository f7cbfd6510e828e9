/// A JavaScript regular expression, tested as `RegExp.prototype.test` tests it from the start of a text.
///
/// Only the verdict is needed, never a capture. So most patterns become a table of states, and memory does not grow with
/// the text. Those that look around, know words or are too large are a search through (instruction, position) pairs that
/// visits each pair once: time grows with pattern times text, whatever the pattern, up to `Pattern.searchLimit`. Only back
/// references need the usual retracing, and that is bounded by `Pattern.retraceLimit`.
public final class Pattern: Sendable, CustomStringConvertible {
    public let description: String
    /// nil: the pattern uses what this engine does not know. The generator refuses such patterns beforehand.
    private let program: PatternProgram?
    private let table: PatternTable?

    static let retraceLimit = 1_000_000
    /// Steps times characters that a search may take; a longer text is refused.
    static let searchLimit = 1 << 30

    public init(_ source: String, _ flags: String = "") {
        description = "/\(source)/\(flags)"
        program = try? PatternCompiler.compile(source, flags)
        table = program.flatMap(PatternTable.init)
    }

    public var isSupported: Bool { program != nil }

    public func matches(_ text: String) -> Bool {
        if let table { return table.matches(text) }
        guard let program, text.utf8.count <= Pattern.searchLimit / program.steps.count else { return false }
        return PatternSearch.test(program, Array(WirePoints(text, joinsPairs: program.unicode)))
    }
}

/// Instructions of a compiled pattern. `back` ones look at the character before the position (inside a look-behind).
enum PatternStep: Sendable {
    case one(PatternSet, back: Bool)
    /// A repeated single character.
    case run(PatternSet, min: Int, max: Int, back: Bool)
    case fork([Int])
    case jump(Int)
    case start
    case end
    case word(Bool)
    /// A look-around: its own program starts at the next instruction and ends with `accept`; then goes on at `next`.
    case look(negated: Bool, next: Int)
    case save(Int)
    case reference(Int, back: Bool)
    case accept
}

struct PatternProgram: Sendable {
    var steps: [PatternStep] = []
    let unicode: Bool
    let multiline: Bool
    let ignoreCase: Bool
    let sticky: Bool
    var hasReferences = false
    var groups = 0
}
