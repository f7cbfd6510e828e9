// Made by samewire from schemas/clankie/operator/seat-profile.ts. Do not edit.
import SamewireSupport

/// An agent program that a seat can be hired with.
public enum SeatHarness: WireEnum {
    case claude
    case codex
    case pi
    case prime
    case gemini
    case grok
    case opencode
    case copilot
    case amp
    case cursor
    case devin
    case agy
    case cline
    case omp
    case mastracode
    case kimi
    case kiro
    case droid
    case hermes
    case kilo
    case qodercli
    case qwen
    case maki

    public var rawValue: String {
        switch self {
        case .claude: return "claude"
        case .codex: return "codex"
        case .pi: return "pi"
        case .prime: return "prime"
        case .gemini: return "gemini"
        case .grok: return "grok"
        case .opencode: return "opencode"
        case .copilot: return "copilot"
        case .amp: return "amp"
        case .cursor: return "cursor"
        case .devin: return "devin"
        case .agy: return "agy"
        case .cline: return "cline"
        case .omp: return "omp"
        case .mastracode: return "mastracode"
        case .kimi: return "kimi"
        case .kiro: return "kiro"
        case .droid: return "droid"
        case .hermes: return "hermes"
        case .kilo: return "kilo"
        case .qodercli: return "qodercli"
        case .qwen: return "qwen"
        case .maki: return "maki"
        }
    }
}

/// What the helpers of a seat run on.
public struct SeatSubagents: WireModel {
    /// 1 to 200 characters.
    public var model: String?

    public var effort: SeatSubagentsEffort?

    public init(model: String? = nil, effort: SeatSubagentsEffort? = nil) {
        self.model = model
        self.effort = effort
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.model = try wireFields.optional("model")
        self.effort = try wireFields.optional("effort")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.optional("model", self.model)
        wireMembers.optional("effort", self.effort)
        return wireMembers.wireValue
    }
}

public enum SeatSubagentsEffort: WireEnum {
    case minimal
    case low
    case medium
    case high
    case xhigh
    case max
    case ultra

    public var rawValue: String {
        switch self {
        case .minimal: return "minimal"
        case .low: return "low"
        case .medium: return "medium"
        case .high: return "high"
        case .xhigh: return "xhigh"
        case .max: return "max"
        case .ultra: return "ultra"
        }
    }
}

/// Where the pane of a new seat opens.
public enum SeatPanePlacement: WireEnum {
    case newTab
    case split

    public var rawValue: String {
        switch self {
        case .newTab: return "new-tab"
        case .split: return "split"
        }
    }
}

/// Whether a seat starts helpers within its harness or as seats of their own.
public enum SeatDelegation: WireEnum {
    case nativeFirst
    case panes

    public var rawValue: String {
        switch self {
        case .nativeFirst: return "native-first"
        case .panes: return "panes"
        }
    }
}

/// What a seat was started with, as far as the host knows.
public struct SeatProfile: WireModel {
    public var harness: SeatHarness?

    /// 1 to 200 characters.
    public var model: String?

    /// 1 to 64 characters.
    public var effort: String?

    /// Null: no helpers.
    public var subagents: Tristate<SeatSubagents>

    public var delegation: SeatDelegation?

    /// Pattern: `^[a-z][a-z0-9_-]{0,63}$`.
    public var account: String?

    public var placement: SeatPanePlacement?

    public init(
        harness: SeatHarness? = nil,
        model: String? = nil,
        effort: String? = nil,
        subagents: Tristate<SeatSubagents> = .absent,
        delegation: SeatDelegation? = nil,
        account: String? = nil,
        placement: SeatPanePlacement? = nil
    ) {
        self.harness = harness
        self.model = model
        self.effort = effort
        self.subagents = subagents
        self.delegation = delegation
        self.account = account
        self.placement = placement
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.harness = try wireFields.optional("harness")
        self.model = try wireFields.optional("model")
        self.effort = try wireFields.optional("effort")
        self.subagents = try wireFields.tristate("subagents")
        self.delegation = try wireFields.optional("delegation")
        self.account = try wireFields.optional("account")
        self.placement = try wireFields.optional("placement")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.optional("harness", self.harness)
        wireMembers.optional("model", self.model)
        wireMembers.optional("effort", self.effort)
        wireMembers.tristate("subagents", self.subagents)
        wireMembers.optional("delegation", self.delegation)
        wireMembers.optional("account", self.account)
        wireMembers.optional("placement", self.placement)
        return wireMembers.wireValue
    }
}

// Schemas, as data.

extension SeatHarness {
    public static let wireId = "clankie.SeatHarness"
    public static let wireSchema: Schema = .oneOf([.string("claude"), .string("codex"), .string("pi"), .string("prime"), .string("gemini"), .string("grok"), .string("opencode"), .string("copilot"), .string("amp"), .string("cursor"), .string("devin"), .string("agy"), .string("cline"), .string("omp"), .string("mastracode"), .string("kimi"), .string("kiro"), .string("droid"), .string("hermes"), .string("kilo"), .string("qodercli"), .string("qwen"), .string("maki")])
}

extension SeatSubagents {
    public static let wireId = "clankie.SeatSubagents"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("model", .optional(.string([.trim, .size(.minLength(1)), .size(.maxLength(200))])), .optional, optionalOut: true),
        PropertyShape("effort", .optional(.reference { SeatSubagentsEffort.wireSchema }), .optional, optionalOut: true),
    ])
}

extension SeatSubagentsEffort {
    public static let wireId = "clankie.SeatSubagentsEffort"
    public static let wireSchema: Schema = .oneOf([.string("minimal"), .string("low"), .string("medium"), .string("high"), .string("xhigh"), .string("max"), .string("ultra")])
}

extension SeatPanePlacement {
    public static let wireId = "clankie.SeatPanePlacement"
    public static let wireSchema: Schema = .oneOf([.string("new-tab"), .string("split")])
}

extension SeatDelegation {
    public static let wireId = "clankie.SeatDelegation"
    public static let wireSchema: Schema = .oneOf([.string("native-first"), .string("panes")])
}

extension SeatProfile {
    public static let wireId = "clankie.SeatProfile"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("harness", .optional(.reference { SeatHarness.wireSchema }), .optional, optionalOut: true),
        PropertyShape("model", .optional(.string([.trim, .size(.minLength(1)), .size(.maxLength(200))])), .optional, optionalOut: true),
        PropertyShape("effort", .optional(.string([.trim, .size(.minLength(1)), .size(.maxLength(64))])), .optional, optionalOut: true),
        PropertyShape("subagents", .optional(.nullable(.reference { SeatSubagents.wireSchema })), .optional, optionalOut: true),
        PropertyShape("delegation", .optional(.reference { SeatDelegation.wireSchema }), .optional, optionalOut: true),
        PropertyShape("account", .optional(.string([.pattern(Pattern("^[a-z][a-z0-9_-]{0,63}$", "u"))])), .optional, optionalOut: true),
        PropertyShape("placement", .optional(.reference { SeatPanePlacement.wireSchema }), .optional, optionalOut: true),
    ])
}

extension ClankieTypes {
    static let operatorSeatProfileModule: [AnyWireType] = [
        AnyWireType(SeatHarness.wireType),
        AnyWireType(SeatSubagents.wireType),
        AnyWireType(SeatSubagentsEffort.wireType),
        AnyWireType(SeatPanePlacement.wireType),
        AnyWireType(SeatDelegation.wireType),
        AnyWireType(SeatProfile.wireType),
    ]
}
