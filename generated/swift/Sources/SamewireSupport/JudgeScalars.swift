extension Judge {
    mutating func oneOf(_ value: JSONValue?, _ shape: ValuesShape) -> Output {
        if let value, shape.values.index(of: value) != nil { return .same }
        let words = shape.values.all.map { String(decoding: JSONWriter.write($0), as: UTF8.self) }.joined(separator: "|")
        issues.add(Issue(code: "invalid_value", message: "Invalid option: expected one of \(words)", effect: .aborts))
        return .same
    }

    /// JavaScript's identity of scalars.
    static func identical(_ left: JSONValue, _ right: JSONValue) -> Bool {
        switch (left, right) {
        case (.null, .null): return true
        case (.bool(let a), .bool(let b)): return a == b
        case (.number(let a), .number(let b)): return a == b
        case (.string(let a), .string(let b)): return WireText.same(a, b)
        default: return false
        }
    }

    mutating func additive(_ value: JSONValue?, _ shape: ValuesShape) -> Output {
        guard case .string(let text)? = value else { return refuse("string") }
        if shape.values.index(of: value!) != nil { return .same }
        let words = shape.values.all.map { each in if case .string(let text) = each { text } else { "" } }
        if let issue = RuleUse(.additiveEnum(words), abort: true).judge(.string(text)) { issues.add(issue) }
        return .same
    }

    mutating func number(_ value: JSONValue?, _ shape: NumberShape) -> Output {
        guard case .number(let number)? = value, number.isFinite else { return refuse("number") }
        let start = issues.count
        numberFormat(number, shape.format)
        if issues.count > start, issues.aborted(from: start) { return .same }
        for step in shape.steps {
            switch step {
            case .minimum(let bound, let exclusive):
                if exclusive ? number > bound : number >= bound { continue }
                small("number to be \(exclusive ? ">" : ">=")\(NumberText.write(bound))")
            case .maximum(let bound, let exclusive):
                if exclusive ? number < bound : number <= bound { continue }
                big("number to be \(exclusive ? "<" : "<=")\(NumberText.write(bound))")
            case .multipleOf(let divisor):
                if Judge.isMultiple(number, of: divisor) { continue }
                let message = "Invalid number: must be a multiple of \(NumberText.write(divisor))"
                issues.add(Issue(code: "not_multiple_of", message: message, effect: .continues))
            }
        }
        return .same
    }

    private mutating func numberFormat(_ number: Double, _ format: NumberFormat) {
        if format.isWhole, number != number.rounded(.towardZero) {
            issues.add(Issue(code: "invalid_type", message: "Invalid input: expected int", effect: .stops))
            return
        }
        let range = format.range
        if number < range.lowerBound { small("number to be >=\(NumberText.write(range.lowerBound))") }
        if number > range.upperBound { big("number to be <=\(NumberText.write(range.upperBound))") }
    }

    mutating func small(_ words: String) {
        issues.add(Issue(code: "too_small", message: "Too small: expected \(words)", effect: .continues))
    }

    mutating func big(_ words: String) {
        issues.add(Issue(code: "too_big", message: "Too big: expected \(words)", effect: .continues))
    }

    /// Zod's remainder: the ratio may miss a whole number by a few rounding errors.
    static func isMultiple(_ number: Double, of divisor: Double) -> Bool {
        let ratio = number / divisor
        var whole = ratio.rounded(.down)
        if ratio - whole >= 0.5 { whole += 1 }
        let tolerance = 4 * Double.ulpOfOne * max(abs(ratio), 1)
        return abs(ratio - whole) < tolerance || ratio - whole == 0
    }
}
