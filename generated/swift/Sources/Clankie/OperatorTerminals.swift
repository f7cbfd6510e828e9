// Made by samewire from schemas/clankie/operator/terminals.ts. Do not edit.
import SamewireSupport

/// Names one unbroken run of frames of a terminal.
///
/// 1 to 512 characters.
public struct TerminalStreamId: WireBrand, RecordKey {
    public let rawValue: String

    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// A position in a run of frames: that of the last frame drawn.
public struct TerminalCursor: WireModel {
    public var streamId: TerminalStreamId

    /// At least 0.
    public var sequence: Int64

    public init(streamId: TerminalStreamId, sequence: Int64) {
        self.streamId = streamId
        self.sequence = sequence
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.streamId = try wireFields.required("streamId")
        self.sequence = try wireFields.required("sequence")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("streamId", self.streamId)
        wireMembers.required("sequence", self.sequence)
        return wireMembers.wireValue
    }
}

/// Rows above the screen.
public struct TerminalScrollback: WireModel {
    /// Always "base64".
    public static let encoding: String = "base64"

    /// At most 16777216 characters.
    public var data: String

    /// 1 to 1000.
    public var rows: Int64

    public init(data: String, rows: Int64) {
        self.data = data
        self.rows = rows
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.data = try wireFields.required("data")
        self.rows = try wireFields.required("rows")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("encoding", .string("base64"))
        wireMembers.required("data", self.data)
        wireMembers.required("rows", self.rows)
        return wireMembers.wireValue
    }
}

/// A piece of a terminal's ANSI output.
public struct TerminalFrame: WireModel {
    /// Always 1.
    public static let schemaVersion: Int64 = 1

    /// Always "terminal.frame".
    public static let type: String = "terminal.frame"

    public var terminalId: TerminalId

    /// At least 1.
    public var sequence: Int64

    /// Always "base64".
    public static let encoding: String = "base64"

    /// At most 16777216 characters.
    public var data: String

    /// 1 to 1000.
    public var columns: Int64

    /// 1 to 1000.
    public var rows: Int64

    /// Reset the renderer before drawing this frame.
    public var full: Bool

    public var scrollback: TerminalScrollback?

    public init(
        terminalId: TerminalId,
        sequence: Int64,
        data: String,
        columns: Int64,
        rows: Int64,
        full: Bool,
        scrollback: TerminalScrollback? = nil
    ) {
        self.terminalId = terminalId
        self.sequence = sequence
        self.data = data
        self.columns = columns
        self.rows = rows
        self.full = full
        self.scrollback = scrollback
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.terminalId = try wireFields.required("terminalId")
        self.sequence = try wireFields.required("sequence")
        self.data = try wireFields.required("data")
        self.columns = try wireFields.required("columns")
        self.rows = try wireFields.required("rows")
        self.full = try wireFields.required("full")
        self.scrollback = try wireFields.optional("scrollback")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.constant("type", .string("terminal.frame"))
        wireMembers.required("terminalId", self.terminalId)
        wireMembers.required("sequence", self.sequence)
        wireMembers.constant("encoding", .string("base64"))
        wireMembers.required("data", self.data)
        wireMembers.required("columns", self.columns)
        wireMembers.required("rows", self.rows)
        wireMembers.required("full", self.full)
        wireMembers.optional("scrollback", self.scrollback)
        return wireMembers.wireValue
    }
}

/// Frames of one terminal, each sequence one above the last. `cursor` stands at the last frame.
public struct TerminalPage: WireModel {
    /// Always "page".
    public static let status: String = "page"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var terminalId: TerminalId

    public var surfaceClientId: SurfaceClientId

    public var cursor: TerminalCursor

    /// At most 64 entries.
    public var frames: [TerminalFrame]

    public var hasMore: Bool

    public init(
        terminalId: TerminalId,
        surfaceClientId: SurfaceClientId,
        cursor: TerminalCursor,
        frames: [TerminalFrame],
        hasMore: Bool
    ) {
        self.terminalId = terminalId
        self.surfaceClientId = surfaceClientId
        self.cursor = cursor
        self.frames = frames
        self.hasMore = hasMore
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.terminalId = try wireFields.required("terminalId")
        self.surfaceClientId = try wireFields.required("surfaceClientId")
        self.cursor = try wireFields.required("cursor")
        self.frames = try wireFields.required("frames")
        self.hasMore = try wireFields.required("hasMore")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("status", .string("page"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("terminalId", self.terminalId)
        wireMembers.required("surfaceClientId", self.surfaceClientId)
        wireMembers.required("cursor", self.cursor)
        wireMembers.required("frames", self.frames)
        wireMembers.required("hasMore", self.hasMore)
        return wireMembers.wireValue
    }
}

/// The stream is gone. Ask again without a cursor for a full redraw.
public struct TerminalReset: WireModel {
    /// Always "reset".
    public static let status: String = "reset"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var terminalId: TerminalId

    public var surfaceClientId: SurfaceClientId

    public var reason: TerminalResetReason

    public init(terminalId: TerminalId, surfaceClientId: SurfaceClientId, reason: TerminalResetReason) {
        self.terminalId = terminalId
        self.surfaceClientId = surfaceClientId
        self.reason = reason
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.terminalId = try wireFields.required("terminalId")
        self.surfaceClientId = try wireFields.required("surfaceClientId")
        self.reason = try wireFields.required("reason")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("status", .string("reset"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("terminalId", self.terminalId)
        wireMembers.required("surfaceClientId", self.surfaceClientId)
        wireMembers.required("reason", self.reason)
        return wireMembers.wireValue
    }
}

public enum TerminalResetReason: WireEnum {
    case streamLost
    case sequenceExpired

    public var rawValue: String {
        switch self {
        case .streamLost: return "stream_lost"
        case .sequenceExpired: return "sequence_expired"
        }
    }
}

/// The terminal cannot be watched now.
public struct TerminalUnavailable: WireModel {
    /// Always "unavailable".
    public static let status: String = "unavailable"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var terminalId: TerminalId

    public var surfaceClientId: SurfaceClientId

    public var reason: TerminalUnavailableReason

    public init(
        terminalId: TerminalId,
        surfaceClientId: SurfaceClientId,
        reason: TerminalUnavailableReason
    ) {
        self.terminalId = terminalId
        self.surfaceClientId = surfaceClientId
        self.reason = reason
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.terminalId = try wireFields.required("terminalId")
        self.surfaceClientId = try wireFields.required("surfaceClientId")
        self.reason = try wireFields.required("reason")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("status", .string("unavailable"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("terminalId", self.terminalId)
        wireMembers.required("surfaceClientId", self.surfaceClientId)
        wireMembers.required("reason", self.reason)
        return wireMembers.wireValue
    }
}

public enum TerminalUnavailableReason: WireEnum {
    case herdrUnavailable
    case terminalUnavailable
    case observerClosed
    case invalidFrame

    public var rawValue: String {
        switch self {
        case .herdrUnavailable: return "herdr_unavailable"
        case .terminalUnavailable: return "terminal_unavailable"
        case .observerClosed: return "observer_closed"
        case .invalidFrame: return "invalid_frame"
        }
    }
}

/// Frames of a terminal, or why there are none.
///
/// Told apart by `status`.
public enum TerminalTailResult: WireModel {
    case page(TerminalPage)
    case reset(TerminalReset)
    case unavailable(TerminalUnavailable)

    public init(wireValue: JSONValue) throws {
        switch try WireChoice.tag(wireValue, "status", [[.string("page")], [.string("reset")], [.string("unavailable")]]) {
        case 0: self = .page(try TerminalPage(wireValue: wireValue))
        case 1: self = .reset(try TerminalReset(wireValue: wireValue))
        default: self = .unavailable(try TerminalUnavailable(wireValue: wireValue))
        }
    }

    public var wireValue: JSONValue {
        switch self {
        case .page(let payload): return payload.wireValue
        case .reset(let payload): return payload.wireValue
        case .unavailable(let payload): return payload.wireValue
        }
    }
}

/// Which terminal to watch, from where, at what size.
public struct TerminalObservation: WireModel {
    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var terminalId: TerminalId

    public var surfaceClientId: SurfaceClientId

    /// 1 to 1000.
    public var columns: Int64?

    /// 1 to 1000.
    public var rows: Int64?

    /// Frames after it. Absent: from a full redraw.
    public var cursor: TerminalCursor?

    /// 1 to 64.
    public var limit: Int64?

    public init(
        terminalId: TerminalId,
        surfaceClientId: SurfaceClientId,
        columns: Int64? = nil,
        rows: Int64? = nil,
        cursor: TerminalCursor? = nil,
        limit: Int64? = nil
    ) {
        self.terminalId = terminalId
        self.surfaceClientId = surfaceClientId
        self.columns = columns
        self.rows = rows
        self.cursor = cursor
        self.limit = limit
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.terminalId = try wireFields.required("terminalId")
        self.surfaceClientId = try wireFields.required("surfaceClientId")
        self.columns = try wireFields.optional("columns")
        self.rows = try wireFields.optional("rows")
        self.cursor = try wireFields.optional("cursor")
        self.limit = try wireFields.optional("limit")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("terminalId", self.terminalId)
        wireMembers.required("surfaceClientId", self.surfaceClientId)
        wireMembers.optional("columns", self.columns)
        wireMembers.optional("rows", self.rows)
        wireMembers.optional("cursor", self.cursor)
        wireMembers.optional("limit", self.limit)
        return wireMembers.wireValue
    }
}

public struct TerminalTailRequest: WireModel {
    /// Always "terminal_tail".
    public static let op: String = "terminal_tail"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var observation: TerminalObservation

    public init(observation: TerminalObservation) {
        self.observation = observation
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.observation = try wireFields.required("observation")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("op", .string("terminal_tail"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("observation", self.observation)
        return wireMembers.wireValue
    }
}

public struct TerminalTailResponse: WireModel {
    /// Always "terminal_tail".
    public static let op: String = "terminal_tail"

    /// Always 1.
    public static let schemaVersion: Int64 = 1

    public var result: TerminalTailResult

    public init(result: TerminalTailResult) {
        self.result = result
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.result = try wireFields.required("result")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("op", .string("terminal_tail"))
        wireMembers.constant("schemaVersion", .number(1))
        wireMembers.required("result", self.result)
        return wireMembers.wireValue
    }
}

// Schemas, as data.

extension TerminalStreamId {
    public static let wireId = "clankie.TerminalStreamId"
    public static let wireSchema: Schema = .string([.trim, .size(.minLength(1)), .size(.maxLength(512))])
}

extension TerminalCursor {
    public static let wireId = "clankie.TerminalCursor"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("streamId", .reference { TerminalStreamId.wireSchema }),
        PropertyShape("sequence", .number(.int, [.minimum(0, exclusive: false)])),
    ])
}

extension TerminalScrollback {
    public static let wireId = "clankie.TerminalScrollback"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("encoding", .oneOf([.string("base64")])),
        PropertyShape("data", .string([.size(.maxLength(16777216)), .rule(RuleUse(.base64(minBytes: 1, maxBytes: 12582912), message: "Invalid base64: expected canonical padded base64"))])),
        PropertyShape("rows", .number(.int, [.minimum(1, exclusive: false), .maximum(1000, exclusive: false)])),
    ])
}

extension TerminalFrame {
    public static let wireId = "clankie.TerminalFrame"
    public static let wireSchema: Schema = Schema.object(.strict, [
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("type", .oneOf([.string("terminal.frame")])),
        PropertyShape("terminalId", .reference { TerminalId.wireSchema }),
        PropertyShape("sequence", .number(.int, [.minimum(1, exclusive: false)])),
        PropertyShape("encoding", .oneOf([.string("base64")])),
        PropertyShape("data", .string([.size(.maxLength(16777216)), .rule(RuleUse(.base64(minBytes: 0, maxBytes: 12582912), message: "Invalid base64: expected canonical padded base64"))])),
        PropertyShape("columns", .number(.int, [.minimum(1, exclusive: false), .maximum(1000, exclusive: false)])),
        PropertyShape("rows", .number(.int, [.minimum(1, exclusive: false), .maximum(1000, exclusive: false)])),
        PropertyShape("full", .boolean),
        PropertyShape("scrollback", .optional(.reference { TerminalScrollback.wireSchema }), .optional, optionalOut: true),
    ]).checked([RuleUse(.atLeastOne(["data", "scrollback"], path: []), message: "Invalid object: at least one of data, scrollback is needed"), RuleUse(.requiredWhen(RuleCondition(key: "full", equals: .bool(true)), ["data"], path: []), message: "Invalid object: data must have a value when full is true"), RuleUse(.totalLength([["data"], ["scrollback", "data"]], max: 16777216), message: "Too big: expected at most 16777216 characters in all")])
}

extension TerminalPage {
    public static let wireId = "clankie.TerminalPage"
    public static let wireSchema: Schema = Schema.object(.strict, [
        PropertyShape("status", .oneOf([.string("page")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("terminalId", .reference { TerminalId.wireSchema }),
        PropertyShape("surfaceClientId", .reference { SurfaceClientId.wireSchema }),
        PropertyShape("cursor", .reference { TerminalCursor.wireSchema }),
        PropertyShape("frames", .array(.reference { TerminalFrame.wireSchema }, [.maxLength(64)])),
        PropertyShape("hasMore", .boolean),
    ]).checked([RuleUse(.totalLength([["frames", "*", "data"], ["frames", "*", "scrollback", "data"]], max: 16777216), message: "Too big: expected at most 16777216 characters in all"), RuleUse(.allEqual(["frames", "*", "terminalId"], to: ["terminalId"]), message: "Invalid object: frames.*.terminalId must equal terminalId"), RuleUse(.consecutive(["frames", "*", "sequence"]), message: "Invalid object: frames.*.sequence must rise by 1"), RuleUse(.lastEquals(["frames", "*", "sequence"], to: ["cursor", "sequence"]), message: "Invalid object: the last frames.*.sequence must equal cursor.sequence")])
}

extension TerminalReset {
    public static let wireId = "clankie.TerminalReset"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("status", .oneOf([.string("reset")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("terminalId", .reference { TerminalId.wireSchema }),
        PropertyShape("surfaceClientId", .reference { SurfaceClientId.wireSchema }),
        PropertyShape("reason", .reference { TerminalResetReason.wireSchema }),
    ])
}

extension TerminalResetReason {
    public static let wireId = "clankie.TerminalResetReason"
    public static let wireSchema: Schema = .oneOf([.string("stream_lost"), .string("sequence_expired")])
}

extension TerminalUnavailable {
    public static let wireId = "clankie.TerminalUnavailable"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("status", .oneOf([.string("unavailable")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("terminalId", .reference { TerminalId.wireSchema }),
        PropertyShape("surfaceClientId", .reference { SurfaceClientId.wireSchema }),
        PropertyShape("reason", .reference { TerminalUnavailableReason.wireSchema }),
    ])
}

extension TerminalUnavailableReason {
    public static let wireId = "clankie.TerminalUnavailableReason"
    public static let wireSchema: Schema = .oneOf([.string("herdr_unavailable"), .string("terminal_unavailable"), .string("observer_closed"), .string("invalid_frame")])
}

extension TerminalTailResult {
    public static let wireId = "clankie.TerminalTailResult"
    public static let wireSchema: Schema = .discriminated("status", [
        TaggedOption([.string("page")], .reference { TerminalPage.wireSchema }),
        TaggedOption([.string("reset")], .reference { TerminalReset.wireSchema }),
        TaggedOption([.string("unavailable")], .reference { TerminalUnavailable.wireSchema }),
    ])
}

extension TerminalObservation {
    public static let wireId = "clankie.TerminalObservation"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("terminalId", .reference { TerminalId.wireSchema }),
        PropertyShape("surfaceClientId", .reference { SurfaceClientId.wireSchema }),
        PropertyShape("columns", .optional(.number(.int, [.minimum(1, exclusive: false), .maximum(1000, exclusive: false)])), .optional, optionalOut: true),
        PropertyShape("rows", .optional(.number(.int, [.minimum(1, exclusive: false), .maximum(1000, exclusive: false)])), .optional, optionalOut: true),
        PropertyShape("cursor", .optional(.reference { TerminalCursor.wireSchema }), .optional, optionalOut: true),
        PropertyShape("limit", .optional(.number(.int, [.minimum(1, exclusive: false), .maximum(64, exclusive: false)])), .optional, optionalOut: true),
    ])
}

extension TerminalTailRequest {
    public static let wireId = "clankie.TerminalTailRequest"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("op", .oneOf([.string("terminal_tail")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("observation", .reference { TerminalObservation.wireSchema }),
    ])
}

extension TerminalTailResponse {
    public static let wireId = "clankie.TerminalTailResponse"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("op", .oneOf([.string("terminal_tail")])),
        PropertyShape("schemaVersion", .oneOf([.number(1)])),
        PropertyShape("result", .reference { TerminalTailResult.wireSchema }),
    ])
}

extension ClankieTypes {
    static let operatorTerminalsModule: [AnyWireType] = [
        AnyWireType(TerminalStreamId.wireType),
        AnyWireType(TerminalCursor.wireType),
        AnyWireType(TerminalScrollback.wireType),
        AnyWireType(TerminalFrame.wireType),
        AnyWireType(TerminalPage.wireType),
        AnyWireType(TerminalReset.wireType),
        AnyWireType(TerminalResetReason.wireType),
        AnyWireType(TerminalUnavailable.wireType),
        AnyWireType(TerminalUnavailableReason.wireType),
        AnyWireType(TerminalTailResult.wireType),
        AnyWireType(TerminalObservation.wireType),
        AnyWireType(TerminalTailRequest.wireType),
        AnyWireType(TerminalTailResponse.wireType),
    ]
}
