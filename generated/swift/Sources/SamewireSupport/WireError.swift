/// A step of a path into a JSON value.
public enum PathStep: Hashable, Sendable, CustomStringConvertible {
    case key(String)
    case index(Int)

    public var description: String {
        switch self {
        case .key(let key): return key
        case .index(let index): return String(index)
        }
    }

    public static func == (left: PathStep, right: PathStep) -> Bool {
        switch (left, right) {
        case (.key(let a), .key(let b)): return WireText.same(a, b)
        case (.index(let a), .index(let b)): return a == b
        default: return false
        }
    }

    public func hash(into hasher: inout Hasher) {
        switch self {
        case .key(let key): WireText.hash(key, into: &hasher)
        case .index(let index): hasher.combine(index)
        }
    }
}

/// One thing that is wrong with a value, at a place in it. Codes are those of Zod 4.6.7.
public struct WireIssue: Hashable, Sendable {
    public let path: [PathStep]
    /// `invalid_type`, `too_big`, `too_small`, `invalid_format`, `not_multiple_of`, `unrecognized_keys`,
    /// `invalid_union`, `invalid_key`, `invalid_value` or `custom`; besides those `invalid_json` and `too_deep`.
    public let code: String
    /// What was expected, in words.
    public let message: String
}

/// Why a JSON text or a model was refused. Carries every issue that was found, never the value itself.
public struct WireError: Error, Hashable, Sendable, CustomStringConvertible {
    public let issues: [WireIssue]

    public init(issues: [WireIssue]) { self.issues = issues }

    static func malformed(_ reason: String, at offset: Int) -> WireError {
        WireError(issues: [WireIssue(path: [], code: "invalid_json", message: "\(reason) at byte \(offset)")])
    }

    static func tooDeep() -> WireError {
        let message = "nested more than \(WireLimits.depth) levels deep"
        return WireError(issues: [WireIssue(path: [], code: "too_deep", message: message)])
    }

    /// A value that its model cannot hold: one that no schema judged before.
    public static func mismatch(_ expected: String) -> WireError {
        WireError(issues: [WireIssue(path: [], code: "invalid_type", message: "expected \(expected)")])
    }

    public var description: String {
        let lines = issues.map { issue -> String in
            let place = issue.path.map(\.description).joined(separator: ".")
            return (place.isEmpty ? "" : place + ": ") + issue.message + " (" + issue.code + ")"
        }
        return lines.joined(separator: "; ")
    }
}

/// Bounds of this implementation.
public enum WireLimits {
    /// Containers inside each other. Deeper JSON is refused with the code `too_deep`, on reading and on writing.
    public static let depth = 512
}

extension WireError {
    init(_ issues: [Issue]) {
        self.init(issues: issues.map { WireIssue(path: $0.path, code: $0.code, message: $0.message) })
    }
}
