// Made by samewire from schemas/clankie/model-keys/options.ts. Do not edit.
import SamewireSupport

/// How hard a model thinks.
public enum ModelEffort: WireEnum {
    case off
    case minimal
    case low
    case medium
    case high
    case xhigh
    case max

    public var rawValue: String {
        switch self {
        case .off: return "off"
        case .minimal: return "minimal"
        case .low: return "low"
        case .medium: return "medium"
        case .high: return "high"
        case .xhigh: return "xhigh"
        case .max: return "max"
        }
    }
}

/// Which providers can be used now, and the efforts of the model in use.
public struct ModelOptionsResponse: WireModel {
    /// At most 256 entries.
    public var usableProviders: [ModelProviderId]

    /// nil is null.
    public var effort: ModelOptionsResponseEffort?

    public init(usableProviders: [ModelProviderId], effort: ModelOptionsResponseEffort?) {
        self.usableProviders = usableProviders
        self.effort = effort
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.usableProviders = try wireFields.required("usableProviders")
        self.effort = try wireFields.required("effort")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("usableProviders", self.usableProviders)
        wireMembers.required("effort", self.effort)
        return wireMembers.wireValue
    }
}

/// The efforts of the model in use.
public struct ModelOptionsResponseEffort: WireModel {
    public var model: ModelReference

    /// Null: the default.
    /// nil is null.
    public var current: ModelEffort?

    public var `default`: ModelEffort

    /// At most 7 entries.
    public var levels: [ModelEffort]

    public init(
        model: ModelReference,
        current: ModelEffort?,
        `default`: ModelEffort,
        levels: [ModelEffort]
    ) {
        self.model = model
        self.current = current
        self.`default` = `default`
        self.levels = levels
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.model = try wireFields.required("model")
        self.current = try wireFields.required("current")
        self.`default` = try wireFields.required("default")
        self.levels = try wireFields.required("levels")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("model", self.model)
        wireMembers.required("current", self.current)
        wireMembers.required("default", self.`default`)
        wireMembers.required("levels", self.levels)
        return wireMembers.wireValue
    }
}

/// Chooses an effort; null goes back to the default.
public struct ModelEffortSetRequest: WireModel {
    /// nil is null.
    public var effort: ModelEffort?

    public init(effort: ModelEffort?) {
        self.effort = effort
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.effort = try wireFields.required("effort")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("effort", self.effort)
        return wireMembers.wireValue
    }
}

// Schemas, as data.

extension ModelEffort {
    public static let wireId = "clankie.ModelEffort"
    public static let wireSchema: Schema = .oneOf([.string("off"), .string("minimal"), .string("low"), .string("medium"), .string("high"), .string("xhigh"), .string("max")])
}

extension ModelOptionsResponse {
    public static let wireId = "clankie.ModelOptionsResponse"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("usableProviders", .array(.reference { ClankieTypes.modelProviderId.schema }, [.maxLength(256)])),
        PropertyShape("effort", .nullable(.reference { ModelOptionsResponseEffort.wireSchema })),
    ])
}

extension ModelOptionsResponseEffort {
    public static let wireId = "clankie.ModelOptionsResponseEffort"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("model", .reference { ClankieTypes.modelReference.schema }),
        PropertyShape("current", .nullable(.reference { ModelEffort.wireSchema })),
        PropertyShape("default", .reference { ModelEffort.wireSchema }),
        PropertyShape("levels", .array(.reference { ModelEffort.wireSchema }, [.maxLength(7)])),
    ])
}

extension ModelEffortSetRequest {
    public static let wireId = "clankie.ModelEffortSetRequest"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("effort", .nullable(.reference { ModelEffort.wireSchema })),
    ])
}

extension ClankieTypes {
    static let modelKeysOptionsModule: [AnyWireType] = [
        AnyWireType(ModelEffort.wireType),
        AnyWireType(ModelOptionsResponse.wireType),
        AnyWireType(ModelOptionsResponseEffort.wireType),
        AnyWireType(ModelEffortSetRequest.wireType),
    ]
}
