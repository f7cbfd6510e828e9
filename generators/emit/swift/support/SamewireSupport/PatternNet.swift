/// The states of a pattern without counters: a repeated character stands as often as it is counted.
struct PatternNet {
    private enum Node {
        /// Reads one character and goes on at the next node.
        case read(PatternSet)
        case fork([Int])
        case start
        case end
        case accept
    }

    private var nodes: [Node] = []
    let accept: Int
    /// The nodes that are waited at before the first character; in order.
    private(set) var start: [Int] = []
    /// The same for every later place where a match may begin.
    private var restart: [Int] = []
    private(set) var sets: [PatternSet] = []

    private static let mostNodes = 600

    /// nil: the pattern has what a net without memory cannot do, or is too large.
    init?(_ program: PatternProgram) {
        if program.hasReferences || program.multiline { return nil }
        // Where each step of the program begins among the nodes, and the forks that wait for it.
        var places: [Int] = []
        var pending: [(node: Int, targets: [Int])] = []
        for step in program.steps {
            places.append(nodes.count)
            switch step {
            case .one(let set, back: false): nodes.append(.read(set))
            case .run(let set, let min, let max, back: false):
                guard min < PatternNet.mostNodes, max == Int.max || max < PatternNet.mostNodes else { return nil }
                for _ in 0..<min { nodes.append(.read(set)) }
                if max == Int.max {
                    let at = nodes.count
                    nodes += [.fork([at + 1, at + 3]), .read(set), .fork([at])]
                } else if max > min {
                    let end = nodes.count + 2 * (max - min)
                    for _ in min..<max { nodes += [.fork([nodes.count + 1, end]), .read(set)] }
                }
            case .fork(let targets):
                pending.append((nodes.count, targets))
                nodes.append(.fork([]))
            case .jump(let target):
                pending.append((nodes.count, [target]))
                nodes.append(.fork([]))
            case .start: nodes.append(.start)
            case .end: nodes.append(.end)
            case .save: nodes.append(.fork([nodes.count + 1]))
            case .accept: nodes.append(.accept)
            case .one, .run, .word, .look, .reference: return nil
            }
            if nodes.count > PatternNet.mostNodes { return nil }
        }
        guard case .accept? = nodes.last else { return nil }
        accept = nodes.count - 1
        for (node, targets) in pending { nodes[node] = .fork(targets.map { places[$0] }) }
        for case .read(let set) in nodes { sets.append(set) }
        start = closure([0], atStart: true, atEnd: false)
        restart = program.sticky ? [] : closure([0], atStart: false, atEnd: false)
    }

    /// The nodes that are waited at after a character.
    func step(_ state: [Int], _ point: UInt32) -> [Int] {
        var reached: [Int] = []
        for index in state {
            if case .read(let set) = nodes[index], set.contains(point) { reached.append(index + 1) }
        }
        let after = closure(reached, atStart: false, atEnd: false)
        return restart.isEmpty ? after : Array(Set(after).union(restart)).sorted()
    }

    func acceptsAtEnd(_ state: [Int]) -> Bool { closure(state, atStart: false, atEnd: true).contains(accept) }

    /// Every node that needs a character, or that an end needs, reached without one; sorted.
    private func closure(_ from: [Int], atStart: Bool, atEnd: Bool) -> [Int] {
        var seen = Set<Int>()
        var kept: [Int] = []
        var open = from
        while let index = open.popLast() {
            guard seen.insert(index).inserted else { continue }
            switch nodes[index] {
            case .read, .accept: kept.append(index)
            case .fork(let targets): open += targets
            case .start:
                if atStart { open.append(index + 1) }
            case .end:
                kept.append(index)
                if atEnd { open.append(index + 1) }
            }
        }
        return kept.sorted()
    }
}
