/// Values of containers that are still open; they move into an array of the right size when their container closes.
/// Whoever makes one frees it.
struct ParserStack<Element> {
    private var elements: UnsafeMutablePointer<Element>
    private var capacity: Int
    private(set) var count = 0

    init(capacity: Int) {
        self.capacity = capacity
        elements = .allocate(capacity: capacity)
    }

    mutating func free() {
        elements.deinitialize(count: count)
        elements.deallocate()
    }

    @inline(__always)
    mutating func push(_ element: __owned Element) {
        if count == capacity { grow() }
        (elements + count).initialize(to: element)
        count &+= 1
    }

    private mutating func grow() {
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
        larger.moveInitialize(from: elements, count: count)
        elements.deallocate()
        elements = larger
        capacity *= 2
    }

    /// Takes the elements from `start` on away.
    mutating func take(from start: Int) -> [Element] {
        let taken = count - start
        let source = elements + start
        count = start
        return [Element](unsafeUninitializedCapacity: taken) { buffer, initialized in
            buffer.baseAddress?.moveInitialize(from: source, count: taken)
            initialized = taken
        }
    }

    subscript(index: Int) -> Element {
        get { elements[index] }
        nonmutating set { elements[index] = newValue }
    }
}
