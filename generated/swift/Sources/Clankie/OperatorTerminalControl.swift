// Made by samewire from schemas/clankie/operator/terminal-control.ts. Do not edit.
import SamewireSupport

/// Proves that its holder got the lease. A renewal replaces it.
///
/// 1 to 512 characters.
public struct LeaseToken: WireBrand, RecordKey {
    public let rawValue: String

    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// Asks for the lease. The same view gets it again with a new token.
public struct TerminalLeaseRequest: WireModel {
    /// Always "request".
    public static let action: String = "request"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var terminalId: TerminalId

    public var surfaceClientId: SurfaceClientId

    /// Without it the answer is `denied`, `lease_required`.
    public var leaseToken: LeaseToken?

    public init(terminalId: TerminalId, surfaceClientId: SurfaceClientId, leaseToken: LeaseToken? = nil) {
        self.terminalId = terminalId
        self.surfaceClientId = surfaceClientId
        self.leaseToken = leaseToken
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.terminalId = try wireFields.required("terminalId")
        self.surfaceClientId = try wireFields.required("surfaceClientId")
        self.leaseToken = try wireFields.optional("leaseToken")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("action", .string("request"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("terminalId", self.terminalId)
        wireMembers.required("surfaceClientId", self.surfaceClientId)
        wireMembers.optional("leaseToken", self.leaseToken)
        return wireMembers.wireValue
    }
}

/// Keeps the lease, with a new token and a new end.
public struct TerminalLeaseRenewal: WireModel {
    /// Always "renew".
    public static let action: String = "renew"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var terminalId: TerminalId

    public var surfaceClientId: SurfaceClientId

    /// Without it the answer is `denied`, `lease_required`.
    public var leaseToken: LeaseToken?

    public init(terminalId: TerminalId, surfaceClientId: SurfaceClientId, leaseToken: LeaseToken? = nil) {
        self.terminalId = terminalId
        self.surfaceClientId = surfaceClientId
        self.leaseToken = leaseToken
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.terminalId = try wireFields.required("terminalId")
        self.surfaceClientId = try wireFields.required("surfaceClientId")
        self.leaseToken = try wireFields.optional("leaseToken")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("action", .string("renew"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("terminalId", self.terminalId)
        wireMembers.required("surfaceClientId", self.surfaceClientId)
        wireMembers.optional("leaseToken", self.leaseToken)
        return wireMembers.wireValue
    }
}

/// Gives the lease back.
public struct TerminalLeaseRelease: WireModel {
    /// Always "release".
    public static let action: String = "release"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var terminalId: TerminalId

    public var surfaceClientId: SurfaceClientId

    /// Without it the answer is `denied`, `lease_required`.
    public var leaseToken: LeaseToken?

    public init(terminalId: TerminalId, surfaceClientId: SurfaceClientId, leaseToken: LeaseToken? = nil) {
        self.terminalId = terminalId
        self.surfaceClientId = surfaceClientId
        self.leaseToken = leaseToken
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.terminalId = try wireFields.required("terminalId")
        self.surfaceClientId = try wireFields.required("surfaceClientId")
        self.leaseToken = try wireFields.optional("leaseToken")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("action", .string("release"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("terminalId", self.terminalId)
        wireMembers.required("surfaceClientId", self.surfaceClientId)
        wireMembers.optional("leaseToken", self.leaseToken)
        return wireMembers.wireValue
    }
}

/// Changes the size of the terminal. The lease ends when it did before.
public struct TerminalResize: WireModel {
    /// Always "resize".
    public static let action: String = "resize"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var terminalId: TerminalId

    public var surfaceClientId: SurfaceClientId

    /// Without it the answer is `denied`, `lease_required`.
    public var leaseToken: LeaseToken?

    /// 1 to 1000.
    public var columns: Int64

    /// 1 to 1000.
    public var rows: Int64

    public init(
        terminalId: TerminalId,
        surfaceClientId: SurfaceClientId,
        leaseToken: LeaseToken? = nil,
        columns: Int64,
        rows: Int64
    ) {
        self.terminalId = terminalId
        self.surfaceClientId = surfaceClientId
        self.leaseToken = leaseToken
        self.columns = columns
        self.rows = rows
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.terminalId = try wireFields.required("terminalId")
        self.surfaceClientId = try wireFields.required("surfaceClientId")
        self.leaseToken = try wireFields.optional("leaseToken")
        self.columns = try wireFields.required("columns")
        self.rows = try wireFields.required("rows")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("action", .string("resize"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("terminalId", self.terminalId)
        wireMembers.required("surfaceClientId", self.surfaceClientId)
        wireMembers.optional("leaseToken", self.leaseToken)
        wireMembers.required("columns", self.columns)
        wireMembers.required("rows", self.rows)
        return wireMembers.wireValue
    }
}

/// Scrolls the terminal, at a cell where one is named. The lease ends when it did before.
public struct TerminalScroll: WireModel {
    /// Always "scroll".
    public static let action: String = "scroll"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var terminalId: TerminalId

    public var surfaceClientId: SurfaceClientId

    /// Without it the answer is `denied`, `lease_required`.
    public var leaseToken: LeaseToken?

    public var direction: TerminalScrollDirection

    /// 1 to 1000.
    public var lines: Int64

    /// 0 to 1000.
    public var column: Int64?

    /// 0 to 1000.
    public var row: Int64?

    public init(
        terminalId: TerminalId,
        surfaceClientId: SurfaceClientId,
        leaseToken: LeaseToken? = nil,
        direction: TerminalScrollDirection,
        lines: Int64,
        column: Int64? = nil,
        row: Int64? = nil
    ) {
        self.terminalId = terminalId
        self.surfaceClientId = surfaceClientId
        self.leaseToken = leaseToken
        self.direction = direction
        self.lines = lines
        self.column = column
        self.row = row
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.terminalId = try wireFields.required("terminalId")
        self.surfaceClientId = try wireFields.required("surfaceClientId")
        self.leaseToken = try wireFields.optional("leaseToken")
        self.direction = try wireFields.required("direction")
        self.lines = try wireFields.required("lines")
        self.column = try wireFields.optional("column")
        self.row = try wireFields.optional("row")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("action", .string("scroll"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("terminalId", self.terminalId)
        wireMembers.required("surfaceClientId", self.surfaceClientId)
        wireMembers.optional("leaseToken", self.leaseToken)
        wireMembers.required("direction", self.direction)
        wireMembers.required("lines", self.lines)
        wireMembers.optional("column", self.column)
        wireMembers.optional("row", self.row)
        return wireMembers.wireValue
    }
}

public enum TerminalScrollDirection: WireEnum {
    case up
    case down

    public var rawValue: String {
        switch self {
        case .up: return "up"
        case .down: return "down"
        }
    }
}

/// What to do with the lease of a terminal, or under it.
///
/// Told apart by `action`.
public enum TerminalControl: WireModel {
    case request(TerminalLeaseRequest)
    case renew(TerminalLeaseRenewal)
    case release(TerminalLeaseRelease)
    case resize(TerminalResize)
    case scroll(TerminalScroll)

    public init(wireValue: JSONValue) throws {
        switch try WireChoice.tag(wireValue, "action", [[.string("request")], [.string("renew")], [.string("release")], [.string("resize")], [.string("scroll")]]) {
        case 0: self = .request(try TerminalLeaseRequest(wireValue: wireValue))
        case 1: self = .renew(try TerminalLeaseRenewal(wireValue: wireValue))
        case 2: self = .release(try TerminalLeaseRelease(wireValue: wireValue))
        case 3: self = .resize(try TerminalResize(wireValue: wireValue))
        default: self = .scroll(try TerminalScroll(wireValue: wireValue))
        }
    }

    public var wireValue: JSONValue {
        switch self {
        case .request(let payload): return payload.wireValue
        case .renew(let payload): return payload.wireValue
        case .release(let payload): return payload.wireValue
        case .resize(let payload): return payload.wireValue
        case .scroll(let payload): return payload.wireValue
        }
    }
}

/// Who holds the lease.
public struct TerminalOwner: WireModel {
    /// 1 to 512 characters.
    public var principalId: String

    /// 1 to 256 characters.
    public var displayName: String?

    public init(principalId: String, displayName: String? = nil) {
        self.principalId = principalId
        self.displayName = displayName
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.principalId = try wireFields.required("principalId")
        self.displayName = try wireFields.optional("displayName")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("principalId", self.principalId)
        wireMembers.optional("displayName", self.displayName)
        return wireMembers.wireValue
    }
}

/// The lease, until `expiresAt` unless it is renewed.
public struct TerminalGrant: WireModel {
    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var terminalId: TerminalId

    public var leaseToken: LeaseToken

    public var owner: TerminalOwner

    public var expiresAt: Timestamp

    public init(terminalId: TerminalId, leaseToken: LeaseToken, owner: TerminalOwner, expiresAt: Timestamp) {
        self.terminalId = terminalId
        self.leaseToken = leaseToken
        self.owner = owner
        self.expiresAt = expiresAt
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.terminalId = try wireFields.required("terminalId")
        self.leaseToken = try wireFields.required("leaseToken")
        self.owner = try wireFields.required("owner")
        self.expiresAt = try wireFields.required("expiresAt")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("terminalId", self.terminalId)
        wireMembers.required("leaseToken", self.leaseToken)
        wireMembers.required("owner", self.owner)
        wireMembers.required("expiresAt", self.expiresAt)
        return wireMembers.wireValue
    }
}

public struct TerminalGranted: WireModel {
    /// Always "granted".
    public static let status: String = "granted"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var grant: TerminalGrant

    public init(grant: TerminalGrant) {
        self.grant = grant
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.grant = try wireFields.required("grant")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("status", .string("granted"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("grant", self.grant)
        return wireMembers.wireValue
    }
}

public struct TerminalReleased: WireModel {
    /// Always "released".
    public static let status: String = "released"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var terminalId: TerminalId

    public init(terminalId: TerminalId) {
        self.terminalId = terminalId
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.terminalId = try wireFields.required("terminalId")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("status", .string("released"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("terminalId", self.terminalId)
        return wireMembers.wireValue
    }
}

/// Somebody else holds the lease.
public struct TerminalContended: WireModel {
    /// Always "contended".
    public static let status: String = "contended"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var terminalId: TerminalId

    public var owner: TerminalOwner

    public var expiresAt: Timestamp

    public init(terminalId: TerminalId, owner: TerminalOwner, expiresAt: Timestamp) {
        self.terminalId = terminalId
        self.owner = owner
        self.expiresAt = expiresAt
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.terminalId = try wireFields.required("terminalId")
        self.owner = try wireFields.required("owner")
        self.expiresAt = try wireFields.required("expiresAt")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("status", .string("contended"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("terminalId", self.terminalId)
        wireMembers.required("owner", self.owner)
        wireMembers.required("expiresAt", self.expiresAt)
        return wireMembers.wireValue
    }
}

/// The caller holds no lease, or shows a token that no longer counts.
public struct TerminalDenied: WireModel {
    /// Always "denied".
    public static let status: String = "denied"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var terminalId: TerminalId

    public var reason: TerminalDeniedReason

    public init(terminalId: TerminalId, reason: TerminalDeniedReason) {
        self.terminalId = terminalId
        self.reason = reason
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.terminalId = try wireFields.required("terminalId")
        self.reason = try wireFields.required("reason")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("status", .string("denied"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("terminalId", self.terminalId)
        wireMembers.required("reason", self.reason)
        return wireMembers.wireValue
    }
}

public enum TerminalDeniedReason: WireEnum {
    case leaseRequired
    case leaseExpired

    public var rawValue: String {
        switch self {
        case .leaseRequired: return "lease_required"
        case .leaseExpired: return "lease_expired"
        }
    }
}

/// The terminal cannot be controlled now.
public struct TerminalControlUnavailable: WireModel {
    /// Always "unavailable".
    public static let status: String = "unavailable"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var terminalId: TerminalId

    public var reason: TerminalControlUnavailableReason

    public init(terminalId: TerminalId, reason: TerminalControlUnavailableReason) {
        self.terminalId = terminalId
        self.reason = reason
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.terminalId = try wireFields.required("terminalId")
        self.reason = try wireFields.required("reason")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("status", .string("unavailable"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("terminalId", self.terminalId)
        wireMembers.required("reason", self.reason)
        return wireMembers.wireValue
    }
}

public enum TerminalControlUnavailableReason: WireEnum {
    case herdrUnavailable
    case terminalUnavailable
    case controllerClosed

    public var rawValue: String {
        switch self {
        case .herdrUnavailable: return "herdr_unavailable"
        case .terminalUnavailable: return "terminal_unavailable"
        case .controllerClosed: return "controller_closed"
        }
    }
}

/// What became of the lease.
///
/// Told apart by `status`.
public enum TerminalControlResult: WireModel {
    case granted(TerminalGranted)
    case released(TerminalReleased)
    case contended(TerminalContended)
    case denied(TerminalDenied)
    case unavailable(TerminalControlUnavailable)

    public init(wireValue: JSONValue) throws {
        switch try WireChoice.tag(wireValue, "status", [[.string("granted")], [.string("released")], [.string("contended")], [.string("denied")], [.string("unavailable")]]) {
        case 0: self = .granted(try TerminalGranted(wireValue: wireValue))
        case 1: self = .released(try TerminalReleased(wireValue: wireValue))
        case 2: self = .contended(try TerminalContended(wireValue: wireValue))
        case 3: self = .denied(try TerminalDenied(wireValue: wireValue))
        default: self = .unavailable(try TerminalControlUnavailable(wireValue: wireValue))
        }
    }

    public var wireValue: JSONValue {
        switch self {
        case .granted(let payload): return payload.wireValue
        case .released(let payload): return payload.wireValue
        case .contended(let payload): return payload.wireValue
        case .denied(let payload): return payload.wireValue
        case .unavailable(let payload): return payload.wireValue
        }
    }
}

public struct TerminalControlRequest: WireModel {
    /// Always "terminal_control".
    public static let op: String = "terminal_control"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var control: TerminalControl

    public init(control: TerminalControl) {
        self.control = control
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.control = try wireFields.required("control")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("op", .string("terminal_control"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("control", self.control)
        return wireMembers.wireValue
    }
}

public struct TerminalControlResponse: WireModel {
    /// Always "terminal_control".
    public static let op: String = "terminal_control"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var result: TerminalControlResult

    public init(result: TerminalControlResult) {
        self.result = result
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.result = try wireFields.required("result")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("op", .string("terminal_control"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("result", self.result)
        return wireMembers.wireValue
    }
}

// Schemas, as data.

extension LeaseToken {
    public static let wireId = "clankie.LeaseToken"
    public static let wireSchema: Schema = .string([.trim, .size(.minLength(1)), .size(.maxLength(512))])
}

extension TerminalLeaseRequest {
    public static let wireId = "clankie.TerminalLeaseRequest"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("action", .oneOf([.string("request")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("terminalId", .reference { TerminalId.wireSchema }),
        PropertyShape("surfaceClientId", .reference { SurfaceClientId.wireSchema }),
        PropertyShape("leaseToken", .optional(.reference { LeaseToken.wireSchema }), .optional, optionalOut: true),
    ])
}

extension TerminalLeaseRenewal {
    public static let wireId = "clankie.TerminalLeaseRenewal"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("action", .oneOf([.string("renew")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("terminalId", .reference { TerminalId.wireSchema }),
        PropertyShape("surfaceClientId", .reference { SurfaceClientId.wireSchema }),
        PropertyShape("leaseToken", .optional(.reference { LeaseToken.wireSchema }), .optional, optionalOut: true),
    ])
}

extension TerminalLeaseRelease {
    public static let wireId = "clankie.TerminalLeaseRelease"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("action", .oneOf([.string("release")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("terminalId", .reference { TerminalId.wireSchema }),
        PropertyShape("surfaceClientId", .reference { SurfaceClientId.wireSchema }),
        PropertyShape("leaseToken", .optional(.reference { LeaseToken.wireSchema }), .optional, optionalOut: true),
    ])
}

extension TerminalResize {
    public static let wireId = "clankie.TerminalResize"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("action", .oneOf([.string("resize")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("terminalId", .reference { TerminalId.wireSchema }),
        PropertyShape("surfaceClientId", .reference { SurfaceClientId.wireSchema }),
        PropertyShape("leaseToken", .optional(.reference { LeaseToken.wireSchema }), .optional, optionalOut: true),
        PropertyShape("columns", .number(.int, [.minimum(1, exclusive: false), .maximum(1000, exclusive: false)])),
        PropertyShape("rows", .number(.int, [.minimum(1, exclusive: false), .maximum(1000, exclusive: false)])),
    ])
}

extension TerminalScroll {
    public static let wireId = "clankie.TerminalScroll"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("action", .oneOf([.string("scroll")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("terminalId", .reference { TerminalId.wireSchema }),
        PropertyShape("surfaceClientId", .reference { SurfaceClientId.wireSchema }),
        PropertyShape("leaseToken", .optional(.reference { LeaseToken.wireSchema }), .optional, optionalOut: true),
        PropertyShape("direction", .reference { TerminalScrollDirection.wireSchema }),
        PropertyShape("lines", .number(.int, [.minimum(1, exclusive: false), .maximum(1000, exclusive: false)])),
        PropertyShape("column", .optional(.number(.int, [.minimum(0, exclusive: false), .maximum(1000, exclusive: false)])), .optional, optionalOut: true),
        PropertyShape("row", .optional(.number(.int, [.minimum(0, exclusive: false), .maximum(1000, exclusive: false)])), .optional, optionalOut: true),
    ])
}

extension TerminalScrollDirection {
    public static let wireId = "clankie.TerminalScrollDirection"
    public static let wireSchema: Schema = .oneOf([.string("up"), .string("down")])
}

extension TerminalControl {
    public static let wireId = "clankie.TerminalControl"
    public static let wireSchema: Schema = .discriminated("action", [
        TaggedOption([.string("request")], .reference { TerminalLeaseRequest.wireSchema }),
        TaggedOption([.string("renew")], .reference { TerminalLeaseRenewal.wireSchema }),
        TaggedOption([.string("release")], .reference { TerminalLeaseRelease.wireSchema }),
        TaggedOption([.string("resize")], .reference { TerminalResize.wireSchema }),
        TaggedOption([.string("scroll")], .reference { TerminalScroll.wireSchema }),
    ])
}

extension TerminalOwner {
    public static let wireId = "clankie.TerminalOwner"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("principalId", .string([.trim, .size(.minLength(1)), .size(.maxLength(512))])),
        PropertyShape("displayName", .optional(.string([.trim, .size(.minLength(1)), .size(.maxLength(256))])), .optional, optionalOut: true),
    ])
}

extension TerminalGrant {
    public static let wireId = "clankie.TerminalGrant"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("terminalId", .reference { TerminalId.wireSchema }),
        PropertyShape("leaseToken", .reference { LeaseToken.wireSchema }),
        PropertyShape("owner", .reference { TerminalOwner.wireSchema }),
        PropertyShape("expiresAt", .reference { ClankieTypes.timestamp.schema }),
    ])
}

extension TerminalGranted {
    public static let wireId = "clankie.TerminalGranted"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("status", .oneOf([.string("granted")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("grant", .reference { TerminalGrant.wireSchema }),
    ])
}

extension TerminalReleased {
    public static let wireId = "clankie.TerminalReleased"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("status", .oneOf([.string("released")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("terminalId", .reference { TerminalId.wireSchema }),
    ])
}

extension TerminalContended {
    public static let wireId = "clankie.TerminalContended"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("status", .oneOf([.string("contended")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("terminalId", .reference { TerminalId.wireSchema }),
        PropertyShape("owner", .reference { TerminalOwner.wireSchema }),
        PropertyShape("expiresAt", .reference { ClankieTypes.timestamp.schema }),
    ])
}

extension TerminalDenied {
    public static let wireId = "clankie.TerminalDenied"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("status", .oneOf([.string("denied")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("terminalId", .reference { TerminalId.wireSchema }),
        PropertyShape("reason", .reference { TerminalDeniedReason.wireSchema }),
    ])
}

extension TerminalDeniedReason {
    public static let wireId = "clankie.TerminalDeniedReason"
    public static let wireSchema: Schema = .oneOf([.string("lease_required"), .string("lease_expired")])
}

extension TerminalControlUnavailable {
    public static let wireId = "clankie.TerminalControlUnavailable"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("status", .oneOf([.string("unavailable")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("terminalId", .reference { TerminalId.wireSchema }),
        PropertyShape("reason", .reference { TerminalControlUnavailableReason.wireSchema }),
    ])
}

extension TerminalControlUnavailableReason {
    public static let wireId = "clankie.TerminalControlUnavailableReason"
    public static let wireSchema: Schema = .oneOf([.string("herdr_unavailable"), .string("terminal_unavailable"), .string("controller_closed")])
}

extension TerminalControlResult {
    public static let wireId = "clankie.TerminalControlResult"
    public static let wireSchema: Schema = .discriminated("status", [
        TaggedOption([.string("granted")], .reference { TerminalGranted.wireSchema }),
        TaggedOption([.string("released")], .reference { TerminalReleased.wireSchema }),
        TaggedOption([.string("contended")], .reference { TerminalContended.wireSchema }),
        TaggedOption([.string("denied")], .reference { TerminalDenied.wireSchema }),
        TaggedOption([.string("unavailable")], .reference { TerminalControlUnavailable.wireSchema }),
    ])
}

extension TerminalControlRequest {
    public static let wireId = "clankie.TerminalControlRequest"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("op", .oneOf([.string("terminal_control")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("control", .reference { TerminalControl.wireSchema }),
    ])
}

extension TerminalControlResponse {
    public static let wireId = "clankie.TerminalControlResponse"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("op", .oneOf([.string("terminal_control")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("result", .reference { TerminalControlResult.wireSchema }),
    ])
}

extension ClankieTypes {
    static let operatorTerminalControlModule: [AnyWireType] = [
        AnyWireType(LeaseToken.wireType),
        AnyWireType(TerminalLeaseRequest.wireType),
        AnyWireType(TerminalLeaseRenewal.wireType),
        AnyWireType(TerminalLeaseRelease.wireType),
        AnyWireType(TerminalResize.wireType),
        AnyWireType(TerminalScroll.wireType),
        AnyWireType(TerminalScrollDirection.wireType),
        AnyWireType(TerminalControl.wireType),
        AnyWireType(TerminalOwner.wireType),
        AnyWireType(TerminalGrant.wireType),
        AnyWireType(TerminalGranted.wireType),
        AnyWireType(TerminalReleased.wireType),
        AnyWireType(TerminalContended.wireType),
        AnyWireType(TerminalDenied.wireType),
        AnyWireType(TerminalDeniedReason.wireType),
        AnyWireType(TerminalControlUnavailable.wireType),
        AnyWireType(TerminalControlUnavailableReason.wireType),
        AnyWireType(TerminalControlResult.wireType),
        AnyWireType(TerminalControlRequest.wireType),
        AnyWireType(TerminalControlResponse.wireType),
    ]
}
