/// A text as JavaScript walks it: by code points with surrogate pairs joined, or by UTF-16 units. Lone surrogates are
/// themselves either way.
struct WirePoints: Sequence, IteratorProtocol {
    private var scalars: String.UnicodeScalarView.Iterator
    private let joinsPairs: Bool
    /// What was read ahead: a scalar after an escape that ended nothing, and the second half of a pair.
    private var ahead: UInt32?
    private var half: UInt32?

    init(_ text: String, joinsPairs: Bool) {
        scalars = text.unicodeScalars.makeIterator()
        self.joinsPairs = joinsPairs
    }

    mutating func next() -> UInt32? {
        if let second = half {
            half = nil
            return second
        }
        guard let point = nextPoint() else { return nil }
        if joinsPairs || point <= 0xFFFF { return point }
        half = 0xDC00 + ((point - 0x10000) & 0x3FF)
        return 0xD800 + ((point - 0x10000) >> 10)
    }

    private mutating func nextPoint() -> UInt32? {
        let point: UInt32
        if let waiting = ahead {
            ahead = nil
            point = waiting
        } else {
            guard let scalar = scalars.next() else { return nil }
            point = scalar.value
        }
        guard point == WireText.escape else { return point }
        // An escape stands before itself or before a held surrogate.
        guard let second = scalars.next()?.value else { return point }
        if second == WireText.escape { return point }
        if second >= 0x10D800, second <= 0x10DFFF { return second - WireText.surrogateBase }
        ahead = second
        return point
    }
}
