extension Judge {
    /// The first option that accepts. With exactly one option free of aborting issues, its issues are the union's.
    mutating func union(_ value: JSONValue?, _ options: [Schema]) -> Output {
        if options.count == 1 { return judgeAll(options[0], value) }
        var failed: [(output: Output, issues: [Issue])] = []
        for option in options {
            var judge = Judge(glances: glances)
            let output = judge.judge(option, value)
            if judge.issues.list.isEmpty { return output }
            failed.append((output, judge.issues.list))
        }
        let open = failed.filter { each in each.issues.allSatisfy { $0.effect == .continues } }
        if open.count == 1 {
            issues.list.append(contentsOf: open[0].issues)
            return open[0].output
        }
        var issue = Issue(code: "invalid_union", message: "Invalid input", effect: .aborts)
        issue.kind = .union(failed.map(\.issues))
        issues.add(issue)
        return .same
    }

    mutating func discriminated(_ value: JSONValue?, _ shape: TaggedShape) -> Output {
        guard case .object(let object)? = value else { return refuse("object") }
        if let index = object[shape.key].flatMap(shape.option(of:)) { return judgeAll(shape.options[index].schema, value) }
        let issue = Issue(
            reversedPath: [.key(shape.key)], code: "invalid_union", message: "No matching discriminator", effect: .aborts)
        issues.add(issue)
        return .same
    }
}
