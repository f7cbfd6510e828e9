// Made by samewire from schemas/clankie/public-gateway/config.ts. Do not edit.
import SamewireSupport

/// What the gateway tells anybody who asks.
public struct PublicGatewayConfig: WireModel {
    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var account: PublicGatewayConfigAccount

    public init(account: PublicGatewayConfigAccount) {
        self.account = account
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.account = try wireFields.required("account")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("account", self.account)
        return wireMembers.wireValue
    }
}

/// How an account signs in.
public struct PublicGatewayConfigAccount: WireModel {
    /// Always "cognito_email_otp".
    public static let provider: String = "cognito_email_otp"

    /// An origin and nothing else: HTTPS, or HTTP on a loopback host.
    ///
    /// At most 512 characters.
    public var endpoint: String

    /// An HTTPS URL with a path that does not end in a slash.
    ///
    /// At most 512 characters.
    public var issuer: String

    /// 1 to 128 characters.
    /// Pattern: `^[A-Za-z0-9_+]+$`.
    public var clientId: String

    public var selfSignUpEnabled: Bool

    public init(endpoint: String, issuer: String, clientId: String, selfSignUpEnabled: Bool) {
        self.endpoint = endpoint
        self.issuer = issuer
        self.clientId = clientId
        self.selfSignUpEnabled = selfSignUpEnabled
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.endpoint = try wireFields.required("endpoint")
        self.issuer = try wireFields.required("issuer")
        self.clientId = try wireFields.required("clientId")
        self.selfSignUpEnabled = try wireFields.required("selfSignUpEnabled")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("provider", .string("cognito_email_otp"))
        wireMembers.required("endpoint", self.endpoint)
        wireMembers.required("issuer", self.issuer)
        wireMembers.required("clientId", self.clientId)
        wireMembers.required("selfSignUpEnabled", self.selfSignUpEnabled)
        return wireMembers.wireValue
    }
}

// Schemas, as data.

extension PublicGatewayConfig {
    public static let wireId = "clankie.PublicGatewayConfig"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("account", .reference { PublicGatewayConfigAccount.wireSchema }),
    ])
}

extension PublicGatewayConfigAccount {
    public static let wireId = "clankie.PublicGatewayConfigAccount"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("provider", .oneOf([.string("cognito_email_otp")])),
        PropertyShape("endpoint", .string([.size(.maxLength(512)), .rule(RuleUse(.url(URLRule(schemes: ["https"], loopbackSchemes: ["http"], pathname: .root, forbid: [.credentials, .query, .fragment])), message: "Invalid URL"))])),
        PropertyShape("issuer", .string([.size(.maxLength(512)), .rule(RuleUse(.url(URLRule(schemes: ["https"], pathname: .nonRoot, forbid: [.credentials, .query, .fragment])), message: "Invalid URL"))])),
        PropertyShape("clientId", .string([.size(.minLength(1)), .size(.maxLength(128)), .pattern(Pattern("^[A-Za-z0-9_+]+$"))])),
        PropertyShape("selfSignUpEnabled", .boolean),
    ])
}

extension ClankieTypes {
    static let publicGatewayConfigModule: [AnyWireType] = [
        AnyWireType(PublicGatewayConfig.wireType),
        AnyWireType(PublicGatewayConfigAccount.wireType),
    ]
}
