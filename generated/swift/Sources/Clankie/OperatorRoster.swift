// Made by samewire from schemas/clankie/operator/roster.ts. Do not edit.
import SamewireSupport

/// Asks for the seats as they are now.
public struct RosterRequest: WireModel {
    /// Always "roster".
    public static let op: String = "roster"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    /// Adds `goal` and `assignment` to the seats.
    public var includeWork: Bool?

    public var includeCheckouts: Bool?

    public init(includeWork: Bool? = nil, includeCheckouts: Bool? = nil) {
        self.includeWork = includeWork
        self.includeCheckouts = includeCheckouts
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.includeWork = try wireFields.optional("includeWork")
        self.includeCheckouts = try wireFields.optional("includeCheckouts")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("op", .string("roster"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.optional("includeWork", self.includeWork)
        wireMembers.optional("includeCheckouts", self.includeCheckouts)
        return wireMembers.wireValue
    }
}

public struct RosterResponse: WireModel {
    /// Always "roster".
    public static let op: String = "roster"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    /// At most 48 entries.
    public var seats: [FleetSeat]

    /// At most 128 entries.
    public var closedPanes: [ClosedPane]?

    /// At most 1000 entries.
    public var workerReports: [WorkerReport]?

    public init(seats: [FleetSeat], closedPanes: [ClosedPane]? = nil, workerReports: [WorkerReport]? = nil) {
        self.seats = seats
        self.closedPanes = closedPanes
        self.workerReports = workerReports
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.seats = try wireFields.required("seats")
        self.closedPanes = try wireFields.optional("closedPanes")
        self.workerReports = try wireFields.optional("workerReports")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("op", .string("roster"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("seats", self.seats)
        wireMembers.optional("closedPanes", self.closedPanes)
        wireMembers.optional("workerReports", self.workerReports)
        return wireMembers.wireValue
    }
}

// Schemas, as data.

extension RosterRequest {
    public static let wireId = "clankie.RosterRequest"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("op", .oneOf([.string("roster")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("includeWork", .optional(.boolean), .optional, optionalOut: true),
        PropertyShape("includeCheckouts", .optional(.boolean), .optional, optionalOut: true),
    ])
}

extension RosterResponse {
    public static let wireId = "clankie.RosterResponse"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("op", .oneOf([.string("roster")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("seats", .array(.reference { FleetSeat.wireSchema }, [.maxLength(48)])),
        PropertyShape("closedPanes", .optional(.array(.reference { ClosedPane.wireSchema }, [.maxLength(128)])), .optional, optionalOut: true),
        PropertyShape("workerReports", .optional(.array(.reference { WorkerReport.wireSchema }, [.maxLength(1000)])), .optional, optionalOut: true),
    ])
}

extension ClankieTypes {
    static let operatorRosterModule: [AnyWireType] = [
        AnyWireType(RosterRequest.wireType),
        AnyWireType(RosterResponse.wireType),
    ]
}
