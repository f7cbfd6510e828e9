// Made by samewire from schemas/clankie/composer-transcription/status.ts. Do not edit.
import SamewireSupport

/// How much more may be said until `resetsAt`.
public struct ComposerTranscriptionAllowance: WireModel {
    /// At least 0.
    public var limitMs: Int64

    /// At least 0.
    public var remainingMs: Int64

    /// Format: datetime.
    public var resetsAt: String

    public init(limitMs: Int64, remainingMs: Int64, resetsAt: String) {
        self.limitMs = limitMs
        self.remainingMs = remainingMs
        self.resetsAt = resetsAt
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.limitMs = try wireFields.required("limitMs")
        self.remainingMs = try wireFields.required("remainingMs")
        self.resetsAt = try wireFields.required("resetsAt")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("limitMs", self.limitMs)
        wireMembers.required("remainingMs", self.remainingMs)
        wireMembers.required("resetsAt", self.resetsAt)
        return wireMembers.wireValue
    }
}

/// Whether recordings can be transcribed now, and how large they may be.
public struct ComposerTranscriptionStatus: WireModel {
    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var mode: ComposerTranscriptionStatusMode

    public var state: ComposerTranscriptionStatusState

    /// 1 to 180000.
    public var maxDurationMs: Int64

    /// 1 to 5825580.
    public var maxAudioBytes: Int64

    /// 1 to 262144.
    public var maxChunkBytes: Int64

    public var allowance: ComposerTranscriptionAllowance?

    public init(
        mode: ComposerTranscriptionStatusMode,
        state: ComposerTranscriptionStatusState,
        maxDurationMs: Int64,
        maxAudioBytes: Int64,
        maxChunkBytes: Int64,
        allowance: ComposerTranscriptionAllowance? = nil
    ) {
        self.mode = mode
        self.state = state
        self.maxDurationMs = maxDurationMs
        self.maxAudioBytes = maxAudioBytes
        self.maxChunkBytes = maxChunkBytes
        self.allowance = allowance
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.mode = try wireFields.required("mode")
        self.state = try wireFields.required("state")
        self.maxDurationMs = try wireFields.required("maxDurationMs")
        self.maxAudioBytes = try wireFields.required("maxAudioBytes")
        self.maxChunkBytes = try wireFields.required("maxChunkBytes")
        self.allowance = try wireFields.optional("allowance")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("mode", self.mode)
        wireMembers.required("state", self.state)
        wireMembers.required("maxDurationMs", self.maxDurationMs)
        wireMembers.required("maxAudioBytes", self.maxAudioBytes)
        wireMembers.required("maxChunkBytes", self.maxChunkBytes)
        wireMembers.optional("allowance", self.allowance)
        return wireMembers.wireValue
    }
}

public enum ComposerTranscriptionStatusMode: WireEnum {
    case local
    case managed

    public var rawValue: String {
        switch self {
        case .local: return "local"
        case .managed: return "managed"
        }
    }
}

public enum ComposerTranscriptionStatusState: WireEnum {
    case available
    case unavailable
    case ineligible
    case allowanceExhausted

    public var rawValue: String {
        switch self {
        case .available: return "available"
        case .unavailable: return "unavailable"
        case .ineligible: return "ineligible"
        case .allowanceExhausted: return "allowance_exhausted"
        }
    }
}

// Schemas, as data.

extension ComposerTranscriptionAllowance {
    public static let wireId = "clankie.ComposerTranscriptionAllowance"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("limitMs", .number(.int, [.minimum(0, exclusive: false)])),
        PropertyShape("remainingMs", .number(.int, [.minimum(0, exclusive: false)])),
        PropertyShape("resetsAt", .string([.pattern(Pattern("^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z))$"))])),
    ])
}

extension ComposerTranscriptionStatus {
    public static let wireId = "clankie.ComposerTranscriptionStatus"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("mode", .reference { ComposerTranscriptionStatusMode.wireSchema }),
        PropertyShape("state", .reference { ComposerTranscriptionStatusState.wireSchema }),
        PropertyShape("maxDurationMs", .number(.int, [.minimum(1, exclusive: false), .maximum(180000, exclusive: false)])),
        PropertyShape("maxAudioBytes", .number(.int, [.minimum(1, exclusive: false), .maximum(5825580, exclusive: false)])),
        PropertyShape("maxChunkBytes", .number(.int, [.minimum(1, exclusive: false), .maximum(262144, exclusive: false)])),
        PropertyShape("allowance", .optional(.reference { ComposerTranscriptionAllowance.wireSchema }), .optional, optionalOut: true),
    ])
}

extension ComposerTranscriptionStatusMode {
    public static let wireId = "clankie.ComposerTranscriptionStatusMode"
    public static let wireSchema: Schema = .oneOf([.string("local"), .string("managed")])
}

extension ComposerTranscriptionStatusState {
    public static let wireId = "clankie.ComposerTranscriptionStatusState"
    public static let wireSchema: Schema = .oneOf([.string("available"), .string("unavailable"), .string("ineligible"), .string("allowance_exhausted")])
}

extension ClankieTypes {
    static let composerTranscriptionStatusModule: [AnyWireType] = [
        AnyWireType(ComposerTranscriptionAllowance.wireType),
        AnyWireType(ComposerTranscriptionStatus.wireType),
        AnyWireType(ComposerTranscriptionStatusMode.wireType),
        AnyWireType(ComposerTranscriptionStatusState.wireType),
    ]
}
