// Made by samewire from schemas/clankie/composer-transcription/requests.ts. Do not edit.
import SamewireSupport

/// Names one recording. The client makes it up.
///
/// Format: uuid.
public typealias ComposerTranscriptionRequestId = String

/// Names the recording that is committed, cancelled or asked about.
public struct ComposerTranscriptionRequest: WireModel {
    public var requestId: ComposerTranscriptionRequestId

    public init(requestId: ComposerTranscriptionRequestId) {
        self.requestId = requestId
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.requestId = try wireFields.required("requestId")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("requestId", self.requestId)
        return wireMembers.wireValue
    }
}

/// Starts to upload a recording.
public struct ComposerTranscriptionBegin: WireModel {
    public var requestId: ComposerTranscriptionRequestId

    /// Size of the whole WAV file.
    ///
    /// 46 to 5825580.
    public var audioBytes: Int64

    public init(requestId: ComposerTranscriptionRequestId, audioBytes: Int64) {
        self.requestId = requestId
        self.audioBytes = audioBytes
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.requestId = try wireFields.required("requestId")
        self.audioBytes = try wireFields.required("audioBytes")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("requestId", self.requestId)
        wireMembers.required("audioBytes", self.audioBytes)
        return wireMembers.wireValue
    }
}

/// The next bytes of a recording. The service also checks that the base64 is canonical.
public struct ComposerTranscriptionChunk: WireModel {
    public var requestId: ComposerTranscriptionRequestId

    /// Bytes received so far.
    ///
    /// 0 to 5825580.
    public var offset: Int64

    /// 4 to 349528 characters.
    /// Format: base64.
    public var dataBase64: String

    public init(requestId: ComposerTranscriptionRequestId, offset: Int64, dataBase64: String) {
        self.requestId = requestId
        self.offset = offset
        self.dataBase64 = dataBase64
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.requestId = try wireFields.required("requestId")
        self.offset = try wireFields.required("offset")
        self.dataBase64 = try wireFields.required("dataBase64")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("requestId", self.requestId)
        wireMembers.required("offset", self.offset)
        wireMembers.required("dataBase64", self.dataBase64)
        return wireMembers.wireValue
    }
}

// Schemas, as data.

extension ClankieTypes {
    public static let composerTranscriptionRequestId = WireType<ComposerTranscriptionRequestId>("clankie.ComposerTranscriptionRequestId", composerTranscriptionRequestIdSchema)
    private static let composerTranscriptionRequestIdSchema: Schema = .string([.pattern(Pattern("^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$"))])
}

extension ComposerTranscriptionRequest {
    public static let wireId = "clankie.ComposerTranscriptionRequest"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("requestId", .reference { ClankieTypes.composerTranscriptionRequestId.schema }),
    ])
}

extension ComposerTranscriptionBegin {
    public static let wireId = "clankie.ComposerTranscriptionBegin"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("requestId", .reference { ClankieTypes.composerTranscriptionRequestId.schema }),
        PropertyShape("audioBytes", .number(.int, [.minimum(46, exclusive: false), .maximum(5825580, exclusive: false)])),
    ])
}

extension ComposerTranscriptionChunk {
    public static let wireId = "clankie.ComposerTranscriptionChunk"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("requestId", .reference { ClankieTypes.composerTranscriptionRequestId.schema }),
        PropertyShape("offset", .number(.int, [.minimum(0, exclusive: false), .maximum(5825580, exclusive: false)])),
        PropertyShape("dataBase64", .string([.format(.base64), .size(.minLength(4)), .size(.maxLength(349528))])),
    ])
}

extension ClankieTypes {
    static let composerTranscriptionRequestsModule: [AnyWireType] = [
        AnyWireType(ClankieTypes.composerTranscriptionRequestId),
        AnyWireType(ComposerTranscriptionRequest.wireType),
        AnyWireType(ComposerTranscriptionBegin.wireType),
        AnyWireType(ComposerTranscriptionChunk.wireType),
    ]
}
