/// A key as the parser met it.
struct JSONKey {
    var text = ""
    /// One bit made from the text, or every bit where it had escapes: equal keys share one.
    var mark: UInt64 = 0
}

/// The keys of a document, by their bytes in it. Most come again, mostly after the key that they came after before: such
/// a key needs no more than a comparison with where it stood. Only keys that stand in the document as they are count.
struct JSONKeys {
    private struct Known {
        var start = 0
        /// -1: no key yet.
        var count = -1
        var key = JSONKey()
        /// The place of the key that came next.
        var following = 0
    }

    private let bytes: UnsafeBufferPointer<UInt8>
    private var known: ContiguousArray<Known> = []
    private var last = 0
    private var met = 0

    private static let places = 128
    /// Small documents repeat too few of their keys.
    private static let remembersFrom = 16

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    /// The key from `start` on, where it is the expected one, and how many bytes it takes before its closing quote.
    @inline(__always)
    mutating func expected(at start: Int) -> (key: JSONKey, count: Int)? {
        if known.isEmpty { return nil }
        let place = known[last].following
        let count = known[place].count
        guard count >= 0, start &+ count < bytes.count, bytes[start &+ count] == 0x22,
            isSame(known[place].start, start, count)
        else { return nil }
        last = place
        return (known[place].key, count)
    }

    /// The key of these bytes, which stand in the document from `start` on.
    mutating func key(at start: Int, _ count: Int) -> JSONKey {
        let sum = sum(start, count)
        let place = sum & (JSONKeys.places &- 1)
        if !known.isEmpty {
            known[last].following = place
            last = place
            if known[place].count == count, isSame(known[place].start, start, count) { return known[place].key }
        }
        let text = String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<(start &+ count)]), as: UTF8.self)
        let key = JSONKey(text: text, mark: 1 << UInt64(truncatingIfNeeded: sum & 63))
        if !known.isEmpty {
            known[place] = Known(start: start, count: count, key: key, following: known[place].following)
        } else if met == JSONKeys.remembersFrom {
            known = ContiguousArray(repeating: Known(), count: JSONKeys.places)
        } else {
            met &+= 1
        }
        return key
    }

    @inline(__always)
    private func sum(_ start: Int, _ count: Int) -> Int {
        if count == 0 { return 0 }
        let (first, middle, last) = (Int(bytes[start]), Int(bytes[start &+ count / 2]), Int(bytes[start &+ count &- 1]))
        return count &+ first &* 7 &+ last &* 31 &+ middle &* 13
    }

    @inline(__always)
    private func isSame(_ left: Int, _ right: Int, _ count: Int) -> Bool {
        let (left, right) = (UnsafeRawPointer(bytes.baseAddress! + left), UnsafeRawPointer(bytes.baseAddress! + right))
        var at = 0
        while at &+ 8 <= count {
            guard left.loadUnaligned(fromByteOffset: at, as: UInt64.self) == right.loadUnaligned(fromByteOffset: at, as: UInt64.self)
            else { return false }
            at &+= 8
        }
        while at < count {
            guard left.load(fromByteOffset: at, as: UInt8.self) == right.load(fromByteOffset: at, as: UInt8.self)
            else { return false }
            at &+= 1
        }
        return true
    }
}
