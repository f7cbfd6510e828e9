// Made by samewire from schemas/clankie/hosted-pairing/schemas.ts. Do not edit.
import SamewireSupport

/// Pattern: `^[A-Za-z0-9_-]{87}$`.
public typealias BrowserPublicKey = String

/// Pattern: `^[A-Za-z0-9_-]{22}$`.
public typealias PairNonce = String

/// A machine of the account.
public struct HostedMachine: WireModel {
    /// At least 1 characters.
    public var id: String

    /// At least 1 characters.
    public var name: String

    /// Null: not known to the gateway yet.
    ///
    /// Pattern: `^[A-Za-z0-9_-]{16,128}$`.
    /// nil is null.
    public var hostId: String?

    public var state: HostedMachineState

    public init(id: String, name: String, hostId: String?, state: HostedMachineState) {
        self.id = id
        self.name = name
        self.hostId = hostId
        self.state = state
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.id = try wireFields.required("id")
        self.name = try wireFields.required("name")
        self.hostId = try wireFields.required("hostId")
        self.state = try wireFields.required("state")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("id", self.id)
        wireMembers.required("name", self.name)
        wireMembers.required("hostId", self.hostId)
        wireMembers.required("state", self.state)
        return wireMembers.wireValue
    }
}

public enum HostedMachineState: WireEnum {
    case running
    case asleep
    case waking
    case unavailable

    public var rawValue: String {
        switch self {
        case .running: return "running"
        case .asleep: return "asleep"
        case .waking: return "waking"
        case .unavailable: return "unavailable"
        }
    }
}

public struct HostedMachines: WireModel {
    public var machines: [HostedMachine]

    public init(machines: [HostedMachine]) {
        self.machines = machines
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.machines = try wireFields.required("machines")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("machines", self.machines)
        return wireMembers.wireValue
    }
}

/// Asks for a pairing offer that only the holder of the browser's key can open.
public struct HostedPairRequest: WireModel {
    /// At least 1 characters.
    public var machineId: String

    public var browserPublicKey: BrowserPublicKey

    public var nonce: PairNonce

    public init(machineId: String, browserPublicKey: BrowserPublicKey, nonce: PairNonce) {
        self.machineId = machineId
        self.browserPublicKey = browserPublicKey
        self.nonce = nonce
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.machineId = try wireFields.required("machineId")
        self.browserPublicKey = try wireFields.required("browserPublicKey")
        self.nonce = try wireFields.required("nonce")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("machineId", self.machineId)
        wireMembers.required("browserPublicKey", self.browserPublicKey)
        wireMembers.required("nonce", self.nonce)
        return wireMembers.wireValue
    }
}

/// A sealed and signed offer. Every text is base64url.
public struct HostedPairAnswer: WireModel {
    /// Always 2.
    public static let version: Int64 = 2

    public var ephemeralPublicKey: String

    public var iv: String

    public var ciphertext: String

    /// Ed25519 of the machine over the whole transcript.
    public var signature: String

    public init(ephemeralPublicKey: String, iv: String, ciphertext: String, signature: String) {
        self.ephemeralPublicKey = ephemeralPublicKey
        self.iv = iv
        self.ciphertext = ciphertext
        self.signature = signature
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.ephemeralPublicKey = try wireFields.required("ephemeralPublicKey")
        self.iv = try wireFields.required("iv")
        self.ciphertext = try wireFields.required("ciphertext")
        self.signature = try wireFields.required("signature")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("version", .number(2))
        wireMembers.required("ephemeralPublicKey", self.ephemeralPublicKey)
        wireMembers.required("iv", self.iv)
        wireMembers.required("ciphertext", self.ciphertext)
        wireMembers.required("signature", self.signature)
        return wireMembers.wireValue
    }
}

/// A sealed offer and what it takes to check it.
public struct HostedPairResponse: WireModel {
    public var machine: HostedMachine

    public var ticketId: String

    /// The machine's public key for signatures.
    public var bodyPairingKey: String

    public var answer: HostedPairAnswer

    public init(machine: HostedMachine, ticketId: String, bodyPairingKey: String, answer: HostedPairAnswer) {
        self.machine = machine
        self.ticketId = ticketId
        self.bodyPairingKey = bodyPairingKey
        self.answer = answer
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.machine = try wireFields.required("machine")
        self.ticketId = try wireFields.required("ticketId")
        self.bodyPairingKey = try wireFields.required("bodyPairingKey")
        self.answer = try wireFields.required("answer")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("machine", self.machine)
        wireMembers.required("ticketId", self.ticketId)
        wireMembers.required("bodyPairingKey", self.bodyPairingKey)
        wireMembers.required("answer", self.answer)
        return wireMembers.wireValue
    }
}

/// The offer inside the seal.
public struct HostedOffer: WireModel {
    public var link: String

    /// Milliseconds since 1970.
    public var expiresAtMs: Double

    public init(link: String, expiresAtMs: Double) {
        self.link = link
        self.expiresAtMs = expiresAtMs
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.link = try wireFields.required("link")
        self.expiresAtMs = try wireFields.required("expiresAtMs")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.required("link", self.link)
        wireMembers.required("expiresAtMs", self.expiresAtMs)
        return wireMembers.wireValue
    }
}

// Schemas, as data.

extension ClankieTypes {
    public static let browserPublicKey = WireType<BrowserPublicKey>("clankie.BrowserPublicKey", browserPublicKeySchema)
    private static let browserPublicKeySchema: Schema = .string([.pattern(Pattern("^[A-Za-z0-9_-]{87}$", "u"))])
}

extension ClankieTypes {
    public static let pairNonce = WireType<PairNonce>("clankie.PairNonce", pairNonceSchema)
    private static let pairNonceSchema: Schema = .string([.pattern(Pattern("^[A-Za-z0-9_-]{22}$", "u"))])
}

extension HostedMachine {
    public static let wireId = "clankie.HostedMachine"
    public static let wireSchema: Schema = .object(.strip, [
        PropertyShape("id", .string([.size(.minLength(1))])),
        PropertyShape("name", .string([.size(.minLength(1))])),
        PropertyShape("hostId", .nullable(.string([.pattern(Pattern("^[A-Za-z0-9_-]{16,128}$", "u"))]))),
        PropertyShape("state", .reference { HostedMachineState.wireSchema }),
    ])
}

extension HostedMachineState {
    public static let wireId = "clankie.HostedMachineState"
    public static let wireSchema: Schema = .oneOf([.string("running"), .string("asleep"), .string("waking"), .string("unavailable")])
}

extension HostedMachines {
    public static let wireId = "clankie.HostedMachines"
    public static let wireSchema: Schema = .object(.strip, [
        PropertyShape("machines", .array(.reference { HostedMachine.wireSchema })),
    ])
}

extension HostedPairRequest {
    public static let wireId = "clankie.HostedPairRequest"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("machineId", .string([.size(.minLength(1))])),
        PropertyShape("browserPublicKey", .reference { ClankieTypes.browserPublicKey.schema }),
        PropertyShape("nonce", .reference { ClankieTypes.pairNonce.schema }),
    ])
}

extension HostedPairAnswer {
    public static let wireId = "clankie.HostedPairAnswer"
    public static let wireSchema: Schema = .object(.strip, [
        PropertyShape("version", .oneOf([.number(2)])),
        PropertyShape("ephemeralPublicKey", .string()),
        PropertyShape("iv", .string()),
        PropertyShape("ciphertext", .string()),
        PropertyShape("signature", .string()),
    ])
}

extension HostedPairResponse {
    public static let wireId = "clankie.HostedPairResponse"
    public static let wireSchema: Schema = .object(.strip, [
        PropertyShape("machine", .reference { HostedMachine.wireSchema }),
        PropertyShape("ticketId", .string()),
        PropertyShape("bodyPairingKey", .string()),
        PropertyShape("answer", .reference { HostedPairAnswer.wireSchema }),
    ])
}

extension HostedOffer {
    public static let wireId = "clankie.HostedOffer"
    public static let wireSchema: Schema = .object(.strip, [
        PropertyShape("link", .string()),
        PropertyShape("expiresAtMs", .number(.number)),
    ])
}

extension ClankieTypes {
    static let hostedPairingSchemasModule: [AnyWireType] = [
        AnyWireType(ClankieTypes.browserPublicKey),
        AnyWireType(ClankieTypes.pairNonce),
        AnyWireType(HostedMachine.wireType),
        AnyWireType(HostedMachineState.wireType),
        AnyWireType(HostedMachines.wireType),
        AnyWireType(HostedPairRequest.wireType),
        AnyWireType(HostedPairAnswer.wireType),
        AnyWireType(HostedPairResponse.wireType),
        AnyWireType(HostedOffer.wireType),
    ]
}
