// Runs the conformance vectors of a folder against the models, or the checks of the support itself:
// `SamewireVectors <vectors folder>` or `SamewireVectors --checks`.
import Foundation
import SamewireSupport

guard CommandLine.arguments.count == 2 else {
    print("usage: SamewireVectors <vectors folder> | --checks")
    exit(2)
}
if CommandLine.arguments[1] == "--checks" {
    let checks = SupportChecks()
    checks.run()
    checks.failures.forEach { print("failed: \($0)") }
    print("\(checks.passed) passed, \(checks.failures.count) failed")
    exit(checks.failures.isEmpty ? 0 : 1)
}
do {
    var run = VectorRun(types: allWireTypes)
    try run.folder(URL(fileURLWithPath: CommandLine.arguments[1]))
    run.report()
    exit(run.failed == 0 ? 0 : 1)
} catch {
    print("cannot read the vectors: \(error)")
    exit(2)
}
