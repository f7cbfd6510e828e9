// Made by samewire from fleet.ts. Do not edit.
import SamewireSupport

public struct Seat: WireModel {
    /// 1 to 64 characters.
    public var id: String

    public var harness: SeatHarness

    /// At most 120 characters.
    public var note: Tristate<String>

    public init(id: String, harness: SeatHarness, note: Tristate<String> = .absent) {
        self.id = id
        self.harness = harness
        self.note = note
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.id = try wireFields.required("id")
        self.harness = try wireFields.required("harness")
        self.note = try wireFields.tristate("note")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("id", self.id)
        wireMembers.required("harness", self.harness)
        wireMembers.tristate("note", self.note)
        return wireMembers.wireValue
    }
}

/// New values may be added: a response reader leaves out the list entry that holds one.
public enum SeatHarness: WireEnum {
    case claude
    case codex

    public var rawValue: String {
        switch self {
        case .claude: return "claude"
        case .codex: return "codex"
        }
    }
}

public struct Fleet: WireModel {
    /// At most 48 entries.
    public var seats: [Seat]

    public init(seats: [Seat]) {
        self.seats = seats
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.seats = try wireFields.required("seats")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("seats", self.seats)
        return wireMembers.wireValue
    }
}

// Schemas, as data.

extension Seat {
    public static let wireId = "sample.Seat"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("id", .string([.size(.minLength(1)), .size(.maxLength(64))])),
        PropertyShape("harness", .reference { SeatHarness.wireSchema }),
        PropertyShape("note", .optional(.nullable(.string([.trim, .size(.maxLength(120))]))), .optional, optionalOut: true),
    ])
}

extension SeatHarness {
    public static let wireId = "sample.SeatHarness"
    public static let wireSchema: Schema = .additive(["claude", "codex"])
}

extension Fleet {
    public static let wireId = "sample.Fleet"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("seats", .array(.reference { Seat.wireSchema }, [.maxLength(48)])),
    ])
}

extension SampleTypes {
    static let fleetModule: [AnyWireType] = [
        AnyWireType(Seat.wireType),
        AnyWireType(SeatHarness.wireType),
        AnyWireType(Fleet.wireType),
    ]
}
