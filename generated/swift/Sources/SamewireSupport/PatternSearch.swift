/// Looks for a way through a program.
struct PatternSearch {
    private let program: PatternProgram
    private let input: [UInt32]
    /// Pairs that were tried, one bit each; empty where back references make equal pairs differ.
    private var tried: [UInt64]
    private var budget = Pattern.retraceLimit

    private struct State {
        var step: Int
        var at: Int
        var captures: [Int]
        /// Length to try next, for a repeated character that was tried with a shorter one.
        var length = 0
    }

    static func test(_ program: PatternProgram, _ input: [UInt32]) -> Bool {
        var search = PatternSearch(program, input)
        let captures = program.hasReferences ? [Int](repeating: -1, count: (program.groups + 1) * 2) : []
        // Only the first try can match a pattern that begins at the start of the text.
        var anchored = program.sticky
        if case .start = program.steps[0], !program.multiline { anchored = true }
        for at in 0...(anchored ? 0 : input.count) {
            if search.run(State(step: 0, at: at, captures: captures)) != nil { return true }
        }
        return false
    }

    private init(_ program: PatternProgram, _ input: [UInt32]) {
        self.program = program
        self.input = input
        let pairs = program.hasReferences ? 0 : program.steps.count * (input.count + 1)
        tried = [UInt64](repeating: 0, count: (pairs + 63) / 64)
    }

    private mutating func isNew(_ step: Int, _ at: Int) -> Bool {
        if program.hasReferences {
            budget -= 1
            return budget > 0
        }
        let pair = step * (input.count + 1) + at
        let bit: UInt64 = 1 << UInt64(pair & 63)
        if tried[pair >> 6] & bit != 0 { return false }
        tried[pair >> 6] |= bit
        return true
    }

    /// Captures of the first way that ends in `accept`.
    private mutating func run(_ first: State) -> [Int]? {
        var stack = [first]
        while var state = stack.popLast() {
            following: while state.length > 0 || isNew(state.step, state.at) {
                switch program.steps[state.step] {
                case .accept: return state.captures
                case .one(let set, let back):
                    guard let point = character(state.at, back), set.contains(point) else { break following }
                    state.at += back ? -1 : 1
                    state.step += 1
                case .run(let set, let min, let max, let back):
                    guard let (taken, longer) = length(from: state, set, min, max, back) else { break following }
                    if let longer { stack.append(State(step: state.step, at: state.at, captures: state.captures, length: longer)) }
                    state.at += back ? -taken : taken
                    state.step += 1
                    state.length = 0
                case .fork(let targets):
                    for target in targets.dropFirst().reversed() {
                        stack.append(State(step: target, at: state.at, captures: state.captures))
                    }
                    state.step = targets[0]
                case .jump(let target): state.step = target
                case .start:
                    let holds = state.at == 0 || (program.multiline && isLineEnd(input[state.at - 1]))
                    guard holds else { break following }
                    state.step += 1
                case .end:
                    let holds = state.at == input.count || (program.multiline && isLineEnd(input[state.at]))
                    guard holds else { break following }
                    state.step += 1
                case .word(let positive):
                    guard (isWord(state.at - 1) != isWord(state.at)) == positive else { break following }
                    state.step += 1
                case .look(let negated, let next):
                    // A pair that led to success must be free again for the next look from elsewhere.
                    let outer = tried
                    for index in tried.indices { tried[index] = 0 }
                    let found = run(State(step: state.step + 1, at: state.at, captures: state.captures))
                    tried = outer
                    guard (found != nil) != negated else { break following }
                    if let found, !negated { state.captures = found }
                    state.step = next
                case .save(let slot):
                    if program.hasReferences { state.captures[slot] = state.at }
                    state.step += 1
                case .reference(let index, let back):
                    guard let at = follow(index, state, back) else { break following }
                    state.at = at
                    state.step += 1
                }
            }
        }
        return nil
    }

    private func character(_ at: Int, _ back: Bool) -> UInt32? {
        let index = back ? at - 1 : at
        return input.indices.contains(index) ? input[index] : nil
    }

    /// A length that a run of one character set may take, the shortest first, and the one to try after it. The order
    /// does not matter for the verdict. nil: none is left.
    private func length(
        from state: State, _ set: PatternSet, _ min: Int, _ max: Int, _ back: Bool
    ) -> (taken: Int, longer: Int?)? {
        var length = state.length
        let grows = { (length: Int) -> Bool in
            guard length < max, let point = character(state.at + (back ? -length : length), back) else { return false }
            return set.contains(point)
        }
        if length > 0 {
            // The characters before the last one were looked at when the shorter length was tried.
            guard grows(length - 1) else { return nil }
        } else {
            while length < min {
                guard grows(length) else { return nil }
                length += 1
            }
        }
        // Before the end of the text only the longest run can go on.
        if !program.multiline, !back, case .end = program.steps[state.step + 1] {
            while grows(length) { length += 1 }
            return state.at + length == input.count ? (length, nil) : nil
        }
        return (length, length < max ? length + 1 : nil)
    }

    private func follow(_ index: Int, _ state: State, _ back: Bool) -> Int? {
        let start = state.captures[index * 2]
        let end = state.captures[index * 2 + 1]
        guard start >= 0, end >= start else { return state.at }
        let length = end - start
        let from = back ? state.at - length : state.at
        guard from >= 0, from + length <= input.count else { return nil }
        let folding: PatternFolding = program.ignoreCase ? (program.unicode ? .simple : .upper) : .none
        for offset in 0..<length
        where folding.canonical(input[start + offset]) != folding.canonical(input[from + offset]) { return nil }
        return back ? from : from + length
    }

    private func isLineEnd(_ point: UInt32) -> Bool {
        point == 0x0A || point == 0x0D || point == 0x2028 || point == 0x2029
    }

    private func isWord(_ at: Int) -> Bool {
        guard input.indices.contains(at) else { return false }
        // Where case is ignored by folding, two letters beyond ASCII are of a word.
        if program.ignoreCase, program.unicode, input[at] == 0x17F || input[at] == 0x212A { return true }
        return PatternSet.words.contains(input[at])
    }
}
