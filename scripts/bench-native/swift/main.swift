// `BenchRun <document> [<word>]`: reads and writes the document with every contender (whose name has the word) and prints
// a JSON line for each.
import Bench
import Foundation
import SamewireSupport

let rounds = 15
let data = try Data(contentsOf: URL(fileURLWithPath: CommandLine.arguments[1]))

/// Processor time of this process in seconds.
func processorSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// One way to read or write the document, and the best time it took so far.
final class Contest {
    let contender: String
    let direction: String
    private let body: () throws -> Void
    private var best = Double.infinity
    /// Why the contender cannot do it.
    private var refusal: String?

    init(_ contender: String, _ direction: String, _ body: @escaping () throws -> Void) {
        (self.contender, self.direction, self.body) = (contender, direction, body)
    }

    func run() {
        guard refusal == nil else { return }
        let start = processorSeconds()
        do { try body() } catch { refusal = String(String(describing: error).prefix(200)) }
        best = min(best, processorSeconds() - start)
    }

    func report() {
        let result = refusal.map { "\"refusal\":\(JSONValue.string($0).text)" }
            ?? "\"megabytesPerSecond\":\(Double(data.count) / 1e6 / best)"
        print("{\"contender\":\"\(contender)\",\"direction\":\"\(direction)\",\(result)}")
    }
}

var contests = [
    Contest("samewire, response", "read") { _ = try BenchTypes.accounts.read(json: data) },
    Contest("samewire, strict", "read") { _ = try BenchTypes.accounts.parse(json: data) },
    Contest("samewire, JSONValue alone", "read") { _ = try JSONValue(json: data) },
    Contest("synthesised Codable", "read") { _ = try JSONDecoder().decode([PlainAccount].self, from: data) },
    Contest("quicktype", "read") { _ = try newJSONDecoder().decode(QuickAccounts.self, from: data) },
]
if let accounts = try? BenchTypes.accounts.parse(json: data) {
    contests.append(Contest("samewire, models", "write") { _ = try BenchTypes.accounts.encoded(accounts) })
}
if let plain = try? JSONDecoder().decode([PlainAccount].self, from: data) {
    contests.append(Contest("synthesised Codable", "write") { _ = try JSONEncoder().encode(plain) })
}
if let quick = try? newJSONDecoder().decode(QuickAccounts.self, from: data) {
    contests.append(Contest("quicktype", "write") { _ = try newJSONEncoder().encode(quick) })
}
if CommandLine.arguments.count > 2 { contests.removeAll { !$0.contender.contains(CommandLine.arguments[2]) } }

// In turns, so that what else the machine does falls on all of them alike.
for _ in 0..<rounds { contests.forEach { $0.run() } }
contests.forEach { $0.report() }
