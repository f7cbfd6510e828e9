/// A portable check with what its failure does.
public final class RuleUse: Sendable {
    let rule: Rule
    let message: String?
    let abort: Bool

    public init(_ rule: Rule, message: String? = nil, abort: Bool = false) {
        self.rule = rule
        self.message = message
        self.abort = abort
    }
}

/// One condition on a key of an object; `null` and an absent key equal nothing.
public struct RuleCondition: Sendable {
    let key: String
    let equals: JSONValue

    public init(key: String, equals: JSONValue) {
        self.key = key
        self.equals = equals
    }
}

/// One case of a rule over an object: the scalar at the key is one of these.
public struct RuleCase: Sendable {
    let key: String
    let values: [JSONValue]

    public init(key: String, in values: [JSONValue]) {
        self.key = key
        self.values = values
    }
}

/// What holds of an object's keys once all cases of `when` hold.
public struct RuleImplication: Sendable {
    let when: [RuleCase]
    let required: [String]
    let forbidden: [String]
    let values: [RuleCase]

    public init(when: [RuleCase], required: [String] = [], forbidden: [String] = [], values: [RuleCase] = []) {
        self.when = when
        self.required = required
        self.forbidden = forbidden
        self.values = values
    }
}

/// The portable checks. A path lists keys; `"*"` stands for every entry of a list.
public enum Rule: Sendable {
    case additiveEnum([String])
    case base64(minBytes: Int, maxBytes: Int)
    case excludesWords([String])
    case url(URLRule)
    /// nil: the entries themselves are told apart.
    case uniqueItems(by: [String]?)
    /// With `presence` any present key counts, otherwise only one that has a value.
    case atLeastOne([String], presence: Bool = false, path: [String])
    case exactlyOne([String], path: [String])
    case requiredWhen(RuleCondition, [String], path: [String])
    case totalLength([[String]], max: Int)
    case allEqual([String], to: [String])
    case consecutive([String])
    case lastEquals([String], to: [String])
    case implies(RuleImplication)
    /// UTF-8 bytes of the value's JSON text.
    case jsonBytes(max: Int)
    case punycode
    case entryCount(min: Int, max: Int)
    case utf16Length(min: Int, max: Int)
}

/// What a URL check allows, judged on the parsed URL.
public struct URLRule: Sendable {
    public enum Pathname: Sendable { case any, root, nonRoot }
    public enum Part: Sendable { case credentials, query, fragment }

    let schemes: [String]
    let loopbackSchemes: [String]
    let pathname: Pathname
    let forbid: [Part]
    let forbidCharacters: String
    let forbidHosts: [String]

    public init(
        schemes: [String], loopbackSchemes: [String] = [], pathname: Pathname = .any, forbid: [Part] = [],
        forbidCharacters: String = "", forbidHosts: [String] = []
    ) {
        self.schemes = schemes
        self.loopbackSchemes = loopbackSchemes
        self.pathname = pathname
        self.forbid = forbid
        self.forbidCharacters = forbidCharacters
        self.forbidHosts = forbidHosts
    }
}
