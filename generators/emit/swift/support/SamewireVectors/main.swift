// Runs the conformance vectors of a folder against the models: `SamewireVectors <folder>`.
import Foundation
import SamewireSupport

guard CommandLine.arguments.count == 2 else {
    print("usage: SamewireVectors <vectors folder>")
    exit(2)
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
