/// A pattern as a table of states: one look-up an ASCII byte, a step of the net for other characters, and no memory that
/// grows with the text.
final class PatternTable: Sendable {
    /// Bytes that no set tells apart share a column.
    private let columns: [UInt8]
    private let net: PatternNet
    private let unicode: Bool
    private let states: [[Int]]
    private let places: [[Int]: Int]
    private let width: Int
    /// Where the row begins of the state after a state and a column, row by row; with `stop` where that state decides.
    /// State 0 is the start.
    private let next: [UInt16]
    private let matched: [Bool]
    private let matchedAtEnd: [Bool]

    /// nil: the pattern looks around itself, counts too far, or needs too many states.
    init?(_ program: PatternProgram) {
        guard let net = PatternNet(program) else { return nil }
        let (columns, samples) = PatternTable.columns(of: net)
        var rows: [[UInt16]] = []
        var places = [net.start: 0]
        var states = [net.start]
        while rows.count < states.count {
            let state = states[rows.count]
            var row: [UInt16] = []
            for byte in samples {
                let target = net.step(state, byte)
                if places[target] == nil {
                    guard states.count < PatternTable.mostStates else { return nil }
                    places[target] = states.count
                    states.append(target)
                }
                row.append(UInt16(places[target]!))
            }
            rows.append(row)
            guard rows.count * row.count <= PatternTable.mostCells else { return nil }
        }
        self.columns = columns
        self.net = net
        self.states = states
        self.places = places
        unicode = program.unicode
        let matched = states.map { $0.contains(net.accept) }
        let width = samples.count
        self.width = width
        next = rows.joined().map { state in
            let decides = matched[Int(state)] || states[Int(state)].isEmpty
            return UInt16(Int(state) * width) | (decides ? PatternTable.stop : 0)
        }
        self.matched = matched
        matchedAtEnd = states.map { net.acceptsAtEnd($0) }
    }

    private static let mostStates = 1024
    /// Fewer than a row's place has bits for.
    private static let mostCells = 1 << 15
    private static let stop: UInt16 = 1 << 15

    func matches(_ text: String) -> Bool { asciiVerdict(text) ?? verdict(text) }

    /// nil where a character beyond ASCII comes before the verdict is clear.
    private func asciiVerdict(_ text: String) -> Bool? {
        if matched[0] { return true }
        var text = text
        return text.withUTF8 { bytes in
            next.withUnsafeBufferPointer { next in
                columns.withUnsafeBufferPointer { columns in
                    var row = 0
                    for byte in bytes {
                        guard byte < 0x80 else { return nil }
                        let cell = next[row &+ Int(columns[Int(byte)])]
                        row = Int(cell & ~PatternTable.stop)
                        if cell & PatternTable.stop != 0 { return matched[row / width] }
                    }
                    return matchedAtEnd[row / width]
                }
            }
        }
    }

    private func verdict(_ text: String) -> Bool {
        var points = WirePoints(text, joinsPairs: unicode)
        var nodes = net.start
        var place: Int? = 0
        while let point = points.next() {
            if nodes.contains(net.accept) { return true }
            if nodes.isEmpty { return false }
            if let known = place, point < 0x80 {
                place = Int(next[known * width + Int(columns[Int(point)])] & ~PatternTable.stop) / width
                nodes = states[place!]
            } else {
                nodes = net.step(nodes, point)
                place = places[nodes]
            }
        }
        return nodes.contains(net.accept) || net.acceptsAtEnd(nodes)
    }

    private static func columns(of net: PatternNet) -> (columns: [UInt8], samples: [UInt32]) {
        var columns: [UInt8] = []
        var samples: [UInt32] = []
        var known: [[Bool]: UInt8] = [:]
        for byte in 0..<UInt32(128) {
            let members = net.sets.map { $0.contains(byte) }
            if known[members] == nil {
                known[members] = UInt8(samples.count)
                samples.append(byte)
            }
            columns.append(known[members]!)
        }
        return (columns, samples)
    }
}
