/// Scalars, each found by JavaScript's identity: texts byte by byte, `-0` as `0`.
struct ValueIndex: Sendable {
    let all: [JSONValue]
    /// Positions of texts, kept where there are many; few are compared one by one.
    private let byText: [WireKey: Int]?
    private static let indexedFrom = 12

    init(_ all: [JSONValue]) {
        self.all = all
        guard all.count >= ValueIndex.indexedFrom else {
            byText = nil
            return
        }
        var byText: [WireKey: Int] = [:]
        for (index, value) in all.enumerated() {
            if case .string(let text) = value, byText[WireKey(text)] == nil { byText[WireKey(text)] = index }
        }
        self.byText = byText
    }

    /// The first position of the value.
    func index(of value: JSONValue) -> Int? {
        guard case .string(let text) = value else { return all.firstIndex { Judge.identical($0, value) } }
        if let byText { return byText[WireKey(text)] }
        for index in all.indices {
            if case .string(let each) = all[index], WireText.same(each, text) { return index }
        }
        return nil
    }
}
