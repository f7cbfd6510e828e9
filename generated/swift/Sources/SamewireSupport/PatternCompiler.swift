/// Compiles the tree of a pattern into instructions.
struct PatternCompiler {
    private var program: PatternProgram
    private static let stepLimit = 200_000

    /// - Throws: `PatternError` for what the engine does not know.
    static func compile(_ source: String, _ flags: String) throws -> PatternProgram {
        let unicode = flags.contains("u") || flags.contains("v")
        let ignoreCase = flags.contains("i")
        var parser = PatternParser(
            source: unicode ? WireText.codePoints(source) : WireText.units(source), unicode: unicode,
            setsFlag: flags.contains("v"), dotAll: flags.contains("s"), folding: ignoreCase ? (unicode ? .simple : .upper) : .none)
        let tree = try parser.parse()
        let program = PatternProgram(
            unicode: unicode, multiline: flags.contains("m"), ignoreCase: ignoreCase, sticky: flags.contains("y"),
            hasReferences: parser.hasReferences, groups: parser.groups)
        var compiler = PatternCompiler(program: program)
        try compiler.emit(tree, back: false)
        compiler.program.steps.append(.accept)
        return compiler.program
    }

    private init(program: PatternProgram) { self.program = program }

    private var here: Int { program.steps.count }

    private mutating func emit(_ node: PatternNode, back: Bool) throws {
        guard here < PatternCompiler.stepLimit else { throw PatternError.unsupported }
        switch node {
        case .empty: break
        case .set(let set): program.steps.append(.one(set, back: back))
        case .start: program.steps.append(.start)
        case .end: program.steps.append(.end)
        case .word(let positive): program.steps.append(.word(positive))
        case .sequence(let nodes):
            for each in back ? nodes.reversed() : nodes { try emit(each, back: back) }
        case .choice(let options): try emitChoice(options, back: back)
        case .group(let inner, _) where !program.hasReferences: try emit(inner, back: back)
        case .group(let inner, let index):
            program.steps.append(.save(index * 2 + (back ? 1 : 0)))
            try emit(inner, back: back)
            program.steps.append(.save(index * 2 + (back ? 0 : 1)))
        case .look(let inner, let negated, let behind):
            let at = here
            program.steps.append(.look(negated: negated, next: 0))
            try emit(inner, back: behind)
            program.steps.append(.accept)
            program.steps[at] = .look(negated: negated, next: here)
        case .reference(let index): program.steps.append(.reference(index, back: back))
        case .loop(.set(let set), let min, let max, _) where !program.hasReferences:
            program.steps.append(.run(set, min: min, max: max ?? Int.max, back: back))
        case .loop(let inner, let min, let max, let greedy): try emitLoop(inner, min, max, greedy, back: back)
        }
    }

    private mutating func emitChoice(_ options: [PatternNode], back: Bool) throws {
        let at = here
        program.steps.append(.fork([]))
        var starts: [Int] = []
        var jumps: [Int] = []
        for option in options {
            starts.append(here)
            try emit(option, back: back)
            jumps.append(here)
            program.steps.append(.jump(0))
        }
        program.steps[at] = .fork(starts)
        for jump in jumps { program.steps[jump] = .jump(here) }
    }

    private mutating func emitLoop(_ inner: PatternNode, _ min: Int, _ max: Int?, _ greedy: Bool, back: Bool) throws {
        for _ in 0..<min { try emit(inner, back: back) }
        guard let max else {
            let at = here
            program.steps.append(.fork([]))
            try emit(inner, back: back)
            program.steps.append(.jump(at))
            program.steps[at] = .fork(greedy ? [at + 1, here] : [here, at + 1])
            return
        }
        var forks: [Int] = []
        for _ in 0..<Swift.max(0, max - min) {
            forks.append(here)
            program.steps.append(.fork([]))
            try emit(inner, back: back)
        }
        for fork in forks { program.steps[fork] = .fork(greedy ? [fork + 1, here] : [here, fork + 1]) }
    }
}
