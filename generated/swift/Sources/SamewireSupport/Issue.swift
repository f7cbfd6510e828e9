/// An issue while a value is judged. The path grows from the place of the issue towards the root.
struct Issue {
    enum Kind {
        case other
        /// Unknown keys of a strict object.
        case unknownKeys([String])
        /// An unknown string at an additive enum.
        case additive(String)
        /// Every option of a union failed; the issues of each, with paths from the union.
        case union([[Issue]])
    }

    /// Zod's `continue`: what an issue does to the checks that follow it.
    enum Effect {
        /// `true`: they run.
        case continues
        /// `undefined`: checks are skipped, size checks run.
        case aborts
        /// `false`: everything is skipped.
        case stops
    }

    /// From the place of the issue up: the last step comes first.
    var reversedPath: [PathStep] = []
    let code: String
    let message: String
    var effect: Effect
    var kind: Kind = .other

    var path: [PathStep] { reversedPath.reversed() }

    static func type(_ expected: String) -> Issue {
        Issue(code: "invalid_type", message: "Invalid input: expected \(expected)", effect: .aborts)
    }
}

/// The issues of one judgement. A node looks only at those raised since it began.
struct Issues {
    var list: [Issue] = []

    var count: Int { list.count }

    mutating func add(_ issue: Issue) { list.append(issue) }

    mutating func prefix(from start: Int, with step: @autoclosure () -> PathStep) {
        guard list.count > start else { return }
        let step = step()
        for index in start..<list.count { list[index].reversedPath.append(step) }
    }

    func aborted(from start: Int) -> Bool { list[start...].contains { $0.effect != .continues } }

    func stopped(from start: Int) -> Bool { list[start...].contains { $0.effect == .stops } }

    /// Takes the issues from `start` on out of the list.
    mutating func take(from start: Int) -> [Issue] {
        let taken = Array(list[start...])
        list.removeSubrange(start...)
        return taken
    }
}
