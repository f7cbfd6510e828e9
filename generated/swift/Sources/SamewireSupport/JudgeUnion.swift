extension Judge {
    /// The first option that accepts. With exactly one option free of aborting issues, its issues are the union's.
    mutating func union(_ value: JSONValue?, _ options: [Schema]) -> JSONValue? {
        if options.count == 1 { return judge(options[0], value) }
        var failed: [(output: JSONValue?, issues: [Issue])] = []
        for option in options {
            let result = Judge.run(option, value)
            if result.issues.isEmpty { return result.output }
            failed.append(result)
        }
        let open = failed.filter { each in each.issues.allSatisfy { $0.effect == .continues } }
        if open.count == 1 {
            issues.list.append(contentsOf: open[0].issues)
            return open[0].output
        }
        var issue = Issue(code: "invalid_union", message: "Invalid input", effect: .aborts)
        issue.kind = .union(failed.map(\.issues))
        issues.add(issue)
        return value
    }

    mutating func discriminated(_ value: JSONValue?, _ shape: TaggedShape) -> JSONValue? {
        guard case .object(let object)? = value else { return refuse(value, "object") }
        switch object[shape.key] {
        case .string(let text)?:
            if let index = shape.byText[WireKey(text)] { return judge(shape.options[index].schema, value) }
        case let tag?:
            for option in shape.options where option.tags.contains(where: { Judge.identical($0, tag) }) {
                return judge(option.schema, value)
            }
        case nil: break
        }
        let issue = Issue(
            reversedPath: [.key(shape.key)], code: "invalid_union", message: "No matching discriminator", effect: .aborts)
        issues.add(issue)
        return value
    }
}
