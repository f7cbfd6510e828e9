/// A portable check with what its failure does.
public struct RuleUse: Sendable {
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

/// The portable checks. A path lists keys; `"*"` stands for every entry of a list.
public enum Rule: Sendable {
    case additiveEnum([String])
    case base64(minBytes: Int, maxBytes: Int)
    case excludesWords([String])
    case url(URLRule)
    case uniqueItems(by: String?)
    case atLeastOne([String], path: [String])
    case exactlyOne([String], path: [String])
    case requiredWhen(RuleCondition, [String], path: [String])
    case totalLength([[String]], max: Int)
    case allEqual([String], to: [String])
    case consecutive([String])
    case lastEquals([String], to: [String])
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
