/// Scalars, each found by JavaScript's identity: texts byte by byte, `-0` as `0`.
struct ValueIndex: Sendable {
    let all: [JSONValue]
    /// The texts among them with their positions.
    private let texts: ContiguousArray<(text: String, position: Int)>
    /// Positions of texts, kept where there are many; few are compared one by one.
    private let byText: [WireKey: Int]?
    private static let indexedFrom = 12

    init(_ all: [JSONValue]) {
        self.all = all
        var texts: ContiguousArray<(text: String, position: Int)> = []
        for (position, value) in all.enumerated() {
            if case .string(let text) = value { texts.append((text, position)) }
        }
        self.texts = texts
        guard texts.count >= ValueIndex.indexedFrom else {
            byText = nil
            return
        }
        byText = Dictionary(texts.map { (WireKey($0.text), $0.position) }) { first, _ in first }
    }

    /// The first position of the value.
    func index(of value: JSONValue) -> Int? {
        guard case .string(let text) = value else { return all.firstIndex { Judge.identical($0, value) } }
        return index(ofText: text)
    }

    /// The first position of the text.
    func index(ofText text: String) -> Int? {
        if let byText { return byText[WireKey(text)] }
        return texts.withUnsafeBufferPointer { texts in
            for index in 0..<texts.count where WireText.same(texts[index].text, text) { return texts[index].position }
            return nil
        }
    }
}
