// `BenchRun <document> [<word>]`: reads and writes the document with every contender (whose name has the word) and prints
// a JSON line for each.
import Bench
import Foundation
import SamewireSupport

let runs = 7
let data = try Data(contentsOf: URL(fileURLWithPath: CommandLine.arguments[1]))

/// Processor time of this process in seconds.
func processorSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// Whether the contender is asked for.
func isAsked(_ contender: String) -> Bool {
    CommandLine.arguments.count < 3 || contender.contains(CommandLine.arguments[2])
}

/// The best of some runs; contenders that cannot do it say why.
func measure(_ contender: String, _ direction: String, _ body: () throws -> Void) {
    guard isAsked(contender) else { return }
    var best = Double.infinity
    do {
        for _ in 0..<runs {
            let start = processorSeconds()
            try body()
            best = min(best, processorSeconds() - start)
        }
    } catch {
        let reason = JSONValue.string(String(String(describing: error).prefix(200))).text
        print("{\"contender\":\"\(contender)\",\"direction\":\"\(direction)\",\"refusal\":\(reason)}")
        return
    }
    let speed = Double(data.count) / 1e6 / best
    print("{\"contender\":\"\(contender)\",\"direction\":\"\(direction)\",\"megabytesPerSecond\":\(speed)}")
}

measure("samewire, response", "read") { _ = try BenchTypes.accounts.read(json: data) }
measure("samewire, strict", "read") { _ = try BenchTypes.accounts.parse(json: data) }
measure("samewire, JSONValue alone", "read") { _ = try JSONValue(json: data) }
if isAsked("samewire, models"), let accounts = try? BenchTypes.accounts.parse(json: data) {
    measure("samewire, models", "write") { _ = try BenchTypes.accounts.encoded(accounts) }
}

measure("synthesised Codable", "read") { _ = try JSONDecoder().decode([PlainAccount].self, from: data) }
if isAsked("synthesised Codable"), let plain = try? JSONDecoder().decode([PlainAccount].self, from: data) {
    measure("synthesised Codable", "write") { _ = try JSONEncoder().encode(plain) }
}

measure("quicktype", "read") { _ = try newJSONDecoder().decode(QuickAccounts.self, from: data) }
if isAsked("quicktype"), let quick = try? newJSONDecoder().decode(QuickAccounts.self, from: data) {
    measure("quicktype", "write") { _ = try newJSONEncoder().encode(quick) }
}
