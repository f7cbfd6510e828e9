// Made by samewire from schemas/clankie/composer-transcription/hosted.ts. Do not edit.
import SamewireSupport

/// The device that recorded: an ordinary paired one with the grant to chat.
public struct ComposerTranscriptionDevice: WireModel {
    /// Pattern: `^[A-Za-z0-9_-]{22}$`.
    public var installationId: String

    /// 1 to 128 characters.
    public var deviceId: String

    /// Pattern: `^[A-Za-z0-9_-]{22}$`.
    public var authKeyId: String

    /// At least 1.
    public var sessionExpiresAtMs: Int64

    /// Always true.
    public static let chat: Bool = true

    /// Always false.
    public static let support: Bool = false

    public init(installationId: String, deviceId: String, authKeyId: String, sessionExpiresAtMs: Int64) {
        self.installationId = installationId
        self.deviceId = deviceId
        self.authKeyId = authKeyId
        self.sessionExpiresAtMs = sessionExpiresAtMs
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.installationId = try wireFields.required("installationId")
        self.deviceId = try wireFields.required("deviceId")
        self.authKeyId = try wireFields.required("authKeyId")
        self.sessionExpiresAtMs = try wireFields.required("sessionExpiresAtMs")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("installationId", self.installationId)
        wireMembers.required("deviceId", self.deviceId)
        wireMembers.required("authKeyId", self.authKeyId)
        wireMembers.required("sessionExpiresAtMs", self.sessionExpiresAtMs)
        wireMembers.constant("chat", .bool(true))
        wireMembers.constant("support", .bool(false))
        return wireMembers.wireValue
    }
}

/// A recording to be transcribed.
public struct HostedComposerTranscription: WireModel {
    /// Pattern: `^[A-Za-z0-9_-]{22}$`.
    public var installationId: String

    /// 1 to 128 characters.
    public var deviceId: String

    /// Pattern: `^[A-Za-z0-9_-]{22}$`.
    public var authKeyId: String

    /// At least 1.
    public var sessionExpiresAtMs: Int64

    /// Always true.
    public static let chat: Bool = true

    /// Always false.
    public static let support: Bool = false

    public var requestId: ComposerTranscriptionRequestId

    /// Of the exact bytes.
    ///
    /// Pattern: `^[a-f0-9]{64}$`.
    public var sha256: String

    /// 4 to 7767440 characters.
    /// Format: base64.
    public var audioBase64: String

    public init(
        installationId: String,
        deviceId: String,
        authKeyId: String,
        sessionExpiresAtMs: Int64,
        requestId: ComposerTranscriptionRequestId,
        sha256: String,
        audioBase64: String
    ) {
        self.installationId = installationId
        self.deviceId = deviceId
        self.authKeyId = authKeyId
        self.sessionExpiresAtMs = sessionExpiresAtMs
        self.requestId = requestId
        self.sha256 = sha256
        self.audioBase64 = audioBase64
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.installationId = try wireFields.required("installationId")
        self.deviceId = try wireFields.required("deviceId")
        self.authKeyId = try wireFields.required("authKeyId")
        self.sessionExpiresAtMs = try wireFields.required("sessionExpiresAtMs")
        self.requestId = try wireFields.required("requestId")
        self.sha256 = try wireFields.required("sha256")
        self.audioBase64 = try wireFields.required("audioBase64")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("installationId", self.installationId)
        wireMembers.required("deviceId", self.deviceId)
        wireMembers.required("authKeyId", self.authKeyId)
        wireMembers.required("sessionExpiresAtMs", self.sessionExpiresAtMs)
        wireMembers.constant("chat", .bool(true))
        wireMembers.constant("support", .bool(false))
        wireMembers.required("requestId", self.requestId)
        wireMembers.required("sha256", self.sha256)
        wireMembers.required("audioBase64", self.audioBase64)
        return wireMembers.wireValue
    }
}

/// Asks what became of a recording.
public struct HostedComposerReceipt: WireModel {
    /// Pattern: `^[A-Za-z0-9_-]{22}$`.
    public var installationId: String

    /// 1 to 128 characters.
    public var deviceId: String

    /// Pattern: `^[A-Za-z0-9_-]{22}$`.
    public var authKeyId: String

    /// At least 1.
    public var sessionExpiresAtMs: Int64

    /// Always true.
    public static let chat: Bool = true

    /// Always false.
    public static let support: Bool = false

    public var requestId: ComposerTranscriptionRequestId

    public init(
        installationId: String,
        deviceId: String,
        authKeyId: String,
        sessionExpiresAtMs: Int64,
        requestId: ComposerTranscriptionRequestId
    ) {
        self.installationId = installationId
        self.deviceId = deviceId
        self.authKeyId = authKeyId
        self.sessionExpiresAtMs = sessionExpiresAtMs
        self.requestId = requestId
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.installationId = try wireFields.required("installationId")
        self.deviceId = try wireFields.required("deviceId")
        self.authKeyId = try wireFields.required("authKeyId")
        self.sessionExpiresAtMs = try wireFields.required("sessionExpiresAtMs")
        self.requestId = try wireFields.required("requestId")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("installationId", self.installationId)
        wireMembers.required("deviceId", self.deviceId)
        wireMembers.required("authKeyId", self.authKeyId)
        wireMembers.required("sessionExpiresAtMs", self.sessionExpiresAtMs)
        wireMembers.constant("chat", .bool(true))
        wireMembers.constant("support", .bool(false))
        wireMembers.required("requestId", self.requestId)
        return wireMembers.wireValue
    }
}

// Schemas, as data.

extension ComposerTranscriptionDevice {
    public static let wireId = "clankie.ComposerTranscriptionDevice"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("installationId", .string([.pattern(Pattern("^[A-Za-z0-9_-]{22}$", "u"))])),
        PropertyShape("deviceId", .string([.size(.minLength(1)), .size(.maxLength(128))])),
        PropertyShape("authKeyId", .string([.pattern(Pattern("^[A-Za-z0-9_-]{22}$", "u"))])),
        PropertyShape("sessionExpiresAtMs", .number(.int, [.minimum(1, exclusive: false)])),
        PropertyShape("chat", .oneOf([.bool(true)])),
        PropertyShape("support", .oneOf([.bool(false)])),
    ])
}

extension HostedComposerTranscription {
    public static let wireId = "clankie.HostedComposerTranscription"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("installationId", .string([.pattern(Pattern("^[A-Za-z0-9_-]{22}$", "u"))])),
        PropertyShape("deviceId", .string([.size(.minLength(1)), .size(.maxLength(128))])),
        PropertyShape("authKeyId", .string([.pattern(Pattern("^[A-Za-z0-9_-]{22}$", "u"))])),
        PropertyShape("sessionExpiresAtMs", .number(.int, [.minimum(1, exclusive: false)])),
        PropertyShape("chat", .oneOf([.bool(true)])),
        PropertyShape("support", .oneOf([.bool(false)])),
        PropertyShape("requestId", .reference { ClankieTypes.composerTranscriptionRequestId.schema }),
        PropertyShape("sha256", .string([.pattern(Pattern("^[a-f0-9]{64}$", "u"))])),
        PropertyShape("audioBase64", .string([.format(.base64), .size(.minLength(4)), .size(.maxLength(7767440))])),
    ])
}

extension HostedComposerReceipt {
    public static let wireId = "clankie.HostedComposerReceipt"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("installationId", .string([.pattern(Pattern("^[A-Za-z0-9_-]{22}$", "u"))])),
        PropertyShape("deviceId", .string([.size(.minLength(1)), .size(.maxLength(128))])),
        PropertyShape("authKeyId", .string([.pattern(Pattern("^[A-Za-z0-9_-]{22}$", "u"))])),
        PropertyShape("sessionExpiresAtMs", .number(.int, [.minimum(1, exclusive: false)])),
        PropertyShape("chat", .oneOf([.bool(true)])),
        PropertyShape("support", .oneOf([.bool(false)])),
        PropertyShape("requestId", .reference { ClankieTypes.composerTranscriptionRequestId.schema }),
    ])
}

extension ClankieTypes {
    static let composerTranscriptionHostedModule: [AnyWireType] = [
        AnyWireType(ComposerTranscriptionDevice.wireType),
        AnyWireType(HostedComposerTranscription.wireType),
        AnyWireType(HostedComposerReceipt.wireType),
    ]
}
