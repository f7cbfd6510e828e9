// Made by samewire from schemas/clankie/composer-transcription/receipt.ts. Do not edit.
import SamewireSupport

/// Why a recording is not transcribed.
public enum ComposerTranscriptionErrorCode: WireEnum {
    case authenticationRequired
    case forbidden
    case unavailable
    case ineligible
    case allowanceExhausted
    case invalidRequest
    case invalidAudio
    case capacity
    case notFound
    case conflict
    case cancelled
    case uncertain
    case providerFailed

    public var rawValue: String {
        switch self {
        case .authenticationRequired: return "authentication_required"
        case .forbidden: return "forbidden"
        case .unavailable: return "unavailable"
        case .ineligible: return "ineligible"
        case .allowanceExhausted: return "allowance_exhausted"
        case .invalidRequest: return "invalid_request"
        case .invalidAudio: return "invalid_audio"
        case .capacity: return "capacity"
        case .notFound: return "not_found"
        case .conflict: return "conflict"
        case .cancelled: return "cancelled"
        case .uncertain: return "uncertain"
        case .providerFailed: return "provider_failed"
        }
    }
}

public struct ComposerTranscriptionError: WireModel {
    public var error: ComposerTranscriptionErrorCode

    public init(error: ComposerTranscriptionErrorCode) {
        self.error = error
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.error = try wireFields.required("error")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("error", self.error)
        return wireMembers.wireValue
    }
}

/// How far a recording got. `text` is present exactly when it is complete.
///
/// Told apart by `state`.
public enum ComposerTranscriptionReceipt: WireModel {
    case composerTranscriptionReceiptUploading(ComposerTranscriptionReceiptUploading)
    case complete(ComposerTranscriptionReceiptComplete)

    public init(wireValue: JSONValue) throws {
        switch try WireChoice.tag(wireValue, "state", [[.string("uploading"), .string("transcribing"), .string("cancelled"), .string("failed"), .string("uncertain")], [.string("complete")]]) {
        case 0: self = .composerTranscriptionReceiptUploading(try ComposerTranscriptionReceiptUploading(wireValue: wireValue))
        default: self = .complete(try ComposerTranscriptionReceiptComplete(wireValue: wireValue))
        }
    }

    public var wireValue: JSONValue {
        switch self {
        case .composerTranscriptionReceiptUploading(let payload): return payload.wireValue
        case .complete(let payload): return payload.wireValue
        }
    }
}

/// There is no text, or not yet. `uncertain`: it may have been transcribed; never send it again.
public struct ComposerTranscriptionReceiptUploading: WireModel {
    public var state: ComposerTranscriptionReceiptUploadingState

    public var requestId: ComposerTranscriptionRequestId

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    /// 0 to 5825580.
    public var receivedBytes: Int64?

    public var error: ComposerTranscriptionErrorCode?

    public var text: JSONValue?

    public init(
        state: ComposerTranscriptionReceiptUploadingState,
        requestId: ComposerTranscriptionRequestId,
        receivedBytes: Int64? = nil,
        error: ComposerTranscriptionErrorCode? = nil,
        text: JSONValue? = nil
    ) {
        self.state = state
        self.requestId = requestId
        self.receivedBytes = receivedBytes
        self.error = error
        self.text = text
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.state = try wireFields.required("state")
        self.requestId = try wireFields.required("requestId")
        self.receivedBytes = try wireFields.optional("receivedBytes")
        self.error = try wireFields.optional("error")
        self.text = try wireFields.optional("text")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("state", self.state)
        wireMembers.required("requestId", self.requestId)
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.optional("receivedBytes", self.receivedBytes)
        wireMembers.optional("error", self.error)
        wireMembers.optional("text", self.text)
        return wireMembers.wireValue
    }
}

public enum ComposerTranscriptionReceiptUploadingState: WireEnum {
    case uploading
    case transcribing
    case cancelled
    case failed
    case uncertain

    public var rawValue: String {
        switch self {
        case .uploading: return "uploading"
        case .transcribing: return "transcribing"
        case .cancelled: return "cancelled"
        case .failed: return "failed"
        case .uncertain: return "uncertain"
        }
    }
}

/// The text is there, possibly empty.
public struct ComposerTranscriptionReceiptComplete: WireModel {
    /// Always "complete".
    public static let state: String = "complete"

    public var requestId: ComposerTranscriptionRequestId

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    /// 0 to 5825580.
    public var receivedBytes: Int64?

    public var error: ComposerTranscriptionErrorCode?

    /// At most 16000 characters.
    public var text: String

    public init(
        requestId: ComposerTranscriptionRequestId,
        receivedBytes: Int64? = nil,
        error: ComposerTranscriptionErrorCode? = nil,
        text: String
    ) {
        self.requestId = requestId
        self.receivedBytes = receivedBytes
        self.error = error
        self.text = text
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.requestId = try wireFields.required("requestId")
        self.receivedBytes = try wireFields.optional("receivedBytes")
        self.error = try wireFields.optional("error")
        self.text = try wireFields.required("text")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("state", .string("complete"))
        wireMembers.required("requestId", self.requestId)
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.optional("receivedBytes", self.receivedBytes)
        wireMembers.optional("error", self.error)
        wireMembers.required("text", self.text)
        return wireMembers.wireValue
    }
}

// Schemas, as data.

extension ComposerTranscriptionErrorCode {
    public static let wireId = "clankie.ComposerTranscriptionErrorCode"
    public static let wireSchema: Schema = .oneOf([.string("authentication_required"), .string("forbidden"), .string("unavailable"), .string("ineligible"), .string("allowance_exhausted"), .string("invalid_request"), .string("invalid_audio"), .string("capacity"), .string("not_found"), .string("conflict"), .string("cancelled"), .string("uncertain"), .string("provider_failed")])
}

extension ComposerTranscriptionError {
    public static let wireId = "clankie.ComposerTranscriptionError"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("error", .reference { ComposerTranscriptionErrorCode.wireSchema }),
    ])
}

extension ComposerTranscriptionReceipt {
    public static let wireId = "clankie.ComposerTranscriptionReceipt"
    public static let wireSchema: Schema = .discriminated("state", [
        TaggedOption([.string("uploading"), .string("transcribing"), .string("cancelled"), .string("failed"), .string("uncertain")], .reference { ComposerTranscriptionReceiptUploading.wireSchema }),
        TaggedOption([.string("complete")], .reference { ComposerTranscriptionReceiptComplete.wireSchema }),
    ])
}

extension ComposerTranscriptionReceiptUploading {
    public static let wireId = "clankie.ComposerTranscriptionReceiptUploading"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("state", .reference { ComposerTranscriptionReceiptUploadingState.wireSchema }),
        PropertyShape("requestId", .reference { ClankieTypes.composerTranscriptionRequestId.schema }),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("receivedBytes", .optional(.number(.int, [.minimum(0, exclusive: false), .maximum(5825580, exclusive: false)])), .optional, optionalOut: true),
        PropertyShape("error", .optional(.reference { ComposerTranscriptionErrorCode.wireSchema }), .optional, optionalOut: true),
        PropertyShape("text", .optional(.never), .optional, optionalOut: true),
    ])
}

extension ComposerTranscriptionReceiptUploadingState {
    public static let wireId = "clankie.ComposerTranscriptionReceiptUploadingState"
    public static let wireSchema: Schema = .oneOf([.string("uploading"), .string("transcribing"), .string("cancelled"), .string("failed"), .string("uncertain")])
}

extension ComposerTranscriptionReceiptComplete {
    public static let wireId = "clankie.ComposerTranscriptionReceiptComplete"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("state", .oneOf([.string("complete")])),
        PropertyShape("requestId", .reference { ClankieTypes.composerTranscriptionRequestId.schema }),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("receivedBytes", .optional(.number(.int, [.minimum(0, exclusive: false), .maximum(5825580, exclusive: false)])), .optional, optionalOut: true),
        PropertyShape("error", .optional(.reference { ComposerTranscriptionErrorCode.wireSchema }), .optional, optionalOut: true),
        PropertyShape("text", .string([.size(.maxLength(16000))])),
    ])
}

extension ClankieTypes {
    static let composerTranscriptionReceiptModule: [AnyWireType] = [
        AnyWireType(ComposerTranscriptionErrorCode.wireType),
        AnyWireType(ComposerTranscriptionError.wireType),
        AnyWireType(ComposerTranscriptionReceipt.wireType),
        AnyWireType(ComposerTranscriptionReceiptUploading.wireType),
        AnyWireType(ComposerTranscriptionReceiptUploadingState.wireType),
        AnyWireType(ComposerTranscriptionReceiptComplete.wireType),
    ]
}
