#if canImport(Foundation)
import Foundation
#endif

/// Judging and writing go into a value by recursion. A deep one gets a stack that is large enough for it, whatever
/// thread it is read on.
enum DeepStack {
    /// Up to here any thread's own stack does, also in debug builds.
    private static let shallow = 24
    private static let bytes = WireLimits.depth * 32 * 1024

    /// Runs `body`, which goes as deep as `value`.
    ///
    /// - Throws: `WireError` where the value is deeper than `WireLimits.depth`, and what `body` throws.
    static func run<Result>(for value: JSONValue, _ body: @escaping () throws -> Result) throws -> Result {
        if value.isWithin(depth: shallow) { return try body() }
        return try run(deep: true) {
            guard value.isWithin(depth: WireLimits.depth) else { throw WireError.tooDeep() }
            return try body()
        }
    }

    /// Runs `body`, which goes as deep as a document that was read.
    static func run<Result>(for document: JSONDocument, _ body: @escaping () throws -> Result) throws -> Result {
        try run(deep: document.depth > shallow, body)
    }

    static func run<Result>(deep: Bool, _ body: @escaping () throws -> Result) throws -> Result {
        #if canImport(Foundation)
        if deep, !isDeep { return try onOwnThread(body) }
        #endif
        return try body()
    }

    #if canImport(Foundation)
    private static let name = "samewire.deep"

    private static var isDeep: Bool { Thread.current.name == name }

    private static func onOwnThread<Result>(_ body: @escaping () throws -> Result) throws -> Result {
        let work = Work(body)
        let thread = Thread { work.run() }
        thread.name = name
        thread.stackSize = bytes
        thread.start()
        return try work.wait()
    }

    /// Crosses to the thread and back; the caller waits, so only one of both ever touches it.
    private final class Work<Value>: @unchecked Sendable {
        private let body: () throws -> Value
        private let finished = DispatchSemaphore(value: 0)
        private var outcome: Swift.Result<Value, any Error>?

        init(_ body: @escaping () throws -> Value) { self.body = body }

        func run() {
            outcome = Swift.Result { try body() }
            finished.signal()
        }

        func wait() throws -> Value {
            finished.wait()
            return try outcome!.get()
        }
    }
    #endif
}
