import SamewireSupport

/// What vectors cannot show: the Swift surface, its errors, its limits, and what platforms do differently.
final class SupportChecks {
    private(set) var passed = 0
    private(set) var failures: [String] = []

    func run() {
        reading()
        writing()
        equality()
        texts()
        records()
        codable()
        platform()
        textValues()
        portableRules()
        depth()
        smallStack()
        patterns()
        malformedText()
        largeText()
        glances()
        scannedTexts()
        scannedKeys()
    }

    func check(_ name: String, _ holds: Bool) {
        if holds { passed += 1 } else { failures.append(name) }
    }

    /// The codes and places of the error that `body` throws; nil where it throws none or another.
    func issues(_ body: () throws -> Void) -> [String]? {
        do { try body() } catch let error as WireError {
            return error.issues.map { $0.path.map(\.description).joined(separator: ".") + ":" + $0.code }
        } catch {}
        return nil
    }
}
