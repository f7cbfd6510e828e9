// Made by samewire from schemas/clankie/accounts/provider.ts. Do not edit.
import SamewireSupport

/// Google's services are connected one by one.
public enum GoogleAccountProvider: WireEnum {
    case googleGmail
    case googleCalendar
    case googleDrive

    public var rawValue: String {
        switch self {
        case .googleGmail: return "google-gmail"
        case .googleCalendar: return "google-calendar"
        case .googleDrive: return "google-drive"
        }
    }
}

/// Who an account is with.
public enum AccountProvider: WireEnum {
    case github
    case linear
    case googleGmail
    case googleCalendar
    case googleDrive

    public var rawValue: String {
        switch self {
        case .github: return "github"
        case .linear: return "linear"
        case .googleGmail: return "google-gmail"
        case .googleCalendar: return "google-calendar"
        case .googleDrive: return "google-drive"
        }
    }
}

/// Names one attempt to connect.
///
/// Pattern: `^[A-Za-z0-9_-]{16,128}$`.
public typealias AccountFlowId = String

/// Pattern: `^[A-Za-z0-9_-]{1,256}$`.
public typealias DriveFileId = String

// Schemas, as data.

extension GoogleAccountProvider {
    public static let wireId = "clankie.GoogleAccountProvider"
    public static let wireSchema: Schema = .oneOf([.string("google-gmail"), .string("google-calendar"), .string("google-drive")])
}

extension AccountProvider {
    public static let wireId = "clankie.AccountProvider"
    public static let wireSchema: Schema = .oneOf([.string("github"), .string("linear"), .string("google-gmail"), .string("google-calendar"), .string("google-drive")])
}

extension ClankieTypes {
    public static let accountFlowId = WireType<AccountFlowId>("clankie.AccountFlowId", accountFlowIdSchema)
    private static let accountFlowIdSchema: Schema = .string([.pattern(Pattern("^[A-Za-z0-9_-]{16,128}$", "u"))])
}

extension ClankieTypes {
    public static let driveFileId = WireType<DriveFileId>("clankie.DriveFileId", driveFileIdSchema)
    private static let driveFileIdSchema: Schema = .string([.pattern(Pattern("^[A-Za-z0-9_-]{1,256}$", "u"))])
}

extension ClankieTypes {
    static let accountsProviderModule: [AnyWireType] = [
        AnyWireType(GoogleAccountProvider.wireType),
        AnyWireType(AccountProvider.wireType),
        AnyWireType(ClankieTypes.accountFlowId),
        AnyWireType(ClankieTypes.driveFileId),
    ]
}
