// Made by samewire from schemas/clankie/accounts/requests.ts. Do not edit.
import SamewireSupport

/// Connects Linear through an app of the owner. The secret is never returned.
public struct AccountLinearAppRequest: WireModel {
    /// 1 to 256 characters.
    public var clientId: String

    /// 1 to 4096 characters.
    public var clientSecret: String

    public init(clientId: String, clientSecret: String) {
        self.clientId = clientId
        self.clientSecret = clientSecret
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.clientId = try wireFields.required("clientId")
        self.clientSecret = try wireFields.required("clientSecret")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("clientId", self.clientId)
        wireMembers.required("clientSecret", self.clientSecret)
        return wireMembers.wireValue
    }
}

/// Asks whether the owner has typed the code in.
public struct AccountGithubPollRequest: WireModel {
    public var flowId: AccountFlowId

    public init(flowId: AccountFlowId) {
        self.flowId = flowId
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.flowId = try wireFields.required("flowId")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("flowId", self.flowId)
        return wireMembers.wireValue
    }
}

/// Completes what the owner allowed in the browser.
public struct AccountLinearCompleteRequest: WireModel {
    public var state: AccountFlowId

    /// 1 to 2048 characters.
    /// Pattern: `^[\x21-\x7e]+$`.
    public var code: String

    public init(state: AccountFlowId, code: String) {
        self.state = state
        self.code = code
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.state = try wireFields.required("state")
        self.code = try wireFields.required("code")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("state", self.state)
        wireMembers.required("code", self.code)
        return wireMembers.wireValue
    }
}

/// Starts to connect one of Google's services.
public struct AccountGoogleStartRequest: WireModel {
    public var provider: GoogleAccountProvider

    public init(provider: GoogleAccountProvider) {
        self.provider = provider
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.provider = try wireFields.required("provider")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("provider", self.provider)
        return wireMembers.wireValue
    }
}

/// Completes what the owner allowed in the browser.
///
/// Told apart by `provider`.
public enum AccountGoogleCompleteRequest: WireModel {
    case googleGmail(AccountGoogleCompleteRequestGoogleGmail)
    case googleCalendar(AccountGoogleCompleteRequestGoogleCalendar)
    case googleDrive(AccountGoogleCompleteRequestGoogleDrive)

    public init(wireValue: JSONValue) throws {
        switch try WireChoice.tag(wireValue, "provider", [[.string("google-gmail")], [.string("google-calendar")], [.string("google-drive")]]) {
        case 0: self = .googleGmail(try AccountGoogleCompleteRequestGoogleGmail(wireValue: wireValue))
        case 1: self = .googleCalendar(try AccountGoogleCompleteRequestGoogleCalendar(wireValue: wireValue))
        default: self = .googleDrive(try AccountGoogleCompleteRequestGoogleDrive(wireValue: wireValue))
        }
    }

    public var wireValue: JSONValue {
        switch self {
        case .googleGmail(let payload): return payload.wireValue
        case .googleCalendar(let payload): return payload.wireValue
        case .googleDrive(let payload): return payload.wireValue
        }
    }
}

public struct AccountGoogleCompleteRequestGoogleGmail: WireModel {
    /// Always "google-gmail".
    public static let provider: String = "google-gmail"

    public var state: AccountFlowId

    /// 1 to 2048 characters.
    /// Pattern: `^[\x21-\x7e]+$`.
    public var code: String

    public init(state: AccountFlowId, code: String) {
        self.state = state
        self.code = code
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.state = try wireFields.required("state")
        self.code = try wireFields.required("code")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("provider", .string("google-gmail"))
        wireMembers.required("state", self.state)
        wireMembers.required("code", self.code)
        return wireMembers.wireValue
    }
}

public struct AccountGoogleCompleteRequestGoogleCalendar: WireModel {
    /// Always "google-calendar".
    public static let provider: String = "google-calendar"

    public var state: AccountFlowId

    /// 1 to 2048 characters.
    /// Pattern: `^[\x21-\x7e]+$`.
    public var code: String

    public init(state: AccountFlowId, code: String) {
        self.state = state
        self.code = code
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.state = try wireFields.required("state")
        self.code = try wireFields.required("code")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("provider", .string("google-calendar"))
        wireMembers.required("state", self.state)
        wireMembers.required("code", self.code)
        return wireMembers.wireValue
    }
}

/// With the files that the owner picked; the host reads no other.
public struct AccountGoogleCompleteRequestGoogleDrive: WireModel {
    /// Always "google-drive".
    public static let provider: String = "google-drive"

    public var state: AccountFlowId

    /// 1 to 2048 characters.
    /// Pattern: `^[\x21-\x7e]+$`.
    public var code: String

    /// 1 to 100 entries.
    public var pickedFileIds: [DriveFileId]

    public init(state: AccountFlowId, code: String, pickedFileIds: [DriveFileId]) {
        self.state = state
        self.code = code
        self.pickedFileIds = pickedFileIds
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.state = try wireFields.required("state")
        self.code = try wireFields.required("code")
        self.pickedFileIds = try wireFields.required("pickedFileIds")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("provider", .string("google-drive"))
        wireMembers.required("state", self.state)
        wireMembers.required("code", self.code)
        wireMembers.required("pickedFileIds", self.pickedFileIds)
        return wireMembers.wireValue
    }
}

/// Takes the host's access back.
public struct AccountDisconnectRequest: WireModel {
    public var provider: AccountProvider

    public init(provider: AccountProvider) {
        self.provider = provider
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.provider = try wireFields.required("provider")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("provider", self.provider)
        return wireMembers.wireValue
    }
}

// Schemas, as data.

extension AccountLinearAppRequest {
    public static let wireId = "clankie.AccountLinearAppRequest"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("clientId", .string([.trim, .size(.minLength(1)), .size(.maxLength(256))])),
        PropertyShape("clientSecret", .string([.trim, .size(.minLength(1)), .size(.maxLength(4096))])),
    ])
}

extension AccountGithubPollRequest {
    public static let wireId = "clankie.AccountGithubPollRequest"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("flowId", .reference { ClankieTypes.accountFlowId.schema }),
    ])
}

extension AccountLinearCompleteRequest {
    public static let wireId = "clankie.AccountLinearCompleteRequest"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("state", .reference { ClankieTypes.accountFlowId.schema }),
        PropertyShape("code", .string([.size(.minLength(1)), .size(.maxLength(2048)), .pattern(Pattern("^[\\x21-\\x7e]+$", "u"))])),
    ])
}

extension AccountGoogleStartRequest {
    public static let wireId = "clankie.AccountGoogleStartRequest"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("provider", .reference { GoogleAccountProvider.wireSchema }),
    ])
}

extension AccountGoogleCompleteRequest {
    public static let wireId = "clankie.AccountGoogleCompleteRequest"
    public static let wireSchema: Schema = .discriminated("provider", [
        TaggedOption([.string("google-gmail")], .reference { AccountGoogleCompleteRequestGoogleGmail.wireSchema }),
        TaggedOption([.string("google-calendar")], .reference { AccountGoogleCompleteRequestGoogleCalendar.wireSchema }),
        TaggedOption([.string("google-drive")], .reference { AccountGoogleCompleteRequestGoogleDrive.wireSchema }),
    ])
}

extension AccountGoogleCompleteRequestGoogleGmail {
    public static let wireId = "clankie.AccountGoogleCompleteRequestGoogleGmail"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("provider", .oneOf([.string("google-gmail")])),
        PropertyShape("state", .reference { ClankieTypes.accountFlowId.schema }),
        PropertyShape("code", .string([.size(.minLength(1)), .size(.maxLength(2048)), .pattern(Pattern("^[\\x21-\\x7e]+$", "u"))])),
    ])
}

extension AccountGoogleCompleteRequestGoogleCalendar {
    public static let wireId = "clankie.AccountGoogleCompleteRequestGoogleCalendar"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("provider", .oneOf([.string("google-calendar")])),
        PropertyShape("state", .reference { ClankieTypes.accountFlowId.schema }),
        PropertyShape("code", .string([.size(.minLength(1)), .size(.maxLength(2048)), .pattern(Pattern("^[\\x21-\\x7e]+$", "u"))])),
    ])
}

extension AccountGoogleCompleteRequestGoogleDrive {
    public static let wireId = "clankie.AccountGoogleCompleteRequestGoogleDrive"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("provider", .oneOf([.string("google-drive")])),
        PropertyShape("state", .reference { ClankieTypes.accountFlowId.schema }),
        PropertyShape("code", .string([.size(.minLength(1)), .size(.maxLength(2048)), .pattern(Pattern("^[\\x21-\\x7e]+$", "u"))])),
        PropertyShape("pickedFileIds", Schema.array(.reference { ClankieTypes.driveFileId.schema }, [.minLength(1), .maxLength(100)]).checked([RuleUse(.uniqueItems(by: nil), message: "Invalid list: entries must be unique")])),
    ])
}

extension AccountDisconnectRequest {
    public static let wireId = "clankie.AccountDisconnectRequest"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("provider", .reference { AccountProvider.wireSchema }),
    ])
}

extension ClankieTypes {
    static let accountsRequestsModule: [AnyWireType] = [
        AnyWireType(AccountLinearAppRequest.wireType),
        AnyWireType(AccountGithubPollRequest.wireType),
        AnyWireType(AccountLinearCompleteRequest.wireType),
        AnyWireType(AccountGoogleStartRequest.wireType),
        AnyWireType(AccountGoogleCompleteRequest.wireType),
        AnyWireType(AccountGoogleCompleteRequestGoogleGmail.wireType),
        AnyWireType(AccountGoogleCompleteRequestGoogleCalendar.wireType),
        AnyWireType(AccountGoogleCompleteRequestGoogleDrive.wireType),
        AnyWireType(AccountDisconnectRequest.wireType),
    ]
}
