// Made by samewire from schemas/clankie/hosted-pairing/offer.ts. Do not edit.
import SamewireSupport

/// Brings a ticket of the hosted account service to the machine.
public struct HostedPairOfferRequest: WireModel {
    /// Always 2.
    public static let version: Int64 = 2

    /// Signed by the account service, good once and for two minutes.
    ///
    /// 1 to 4096 characters.
    public var pairTicket: String

    public var browserPublicKey: BrowserPublicKey

    public var nonce: PairNonce

    public init(pairTicket: String, browserPublicKey: BrowserPublicKey, nonce: PairNonce) {
        self.pairTicket = pairTicket
        self.browserPublicKey = browserPublicKey
        self.nonce = nonce
    }

    public init(wireValue: JSONValue) throws {
        var wireFields = try WireFields(wireValue)
        self.pairTicket = try wireFields.required("pairTicket")
        self.browserPublicKey = try wireFields.required("browserPublicKey")
        self.nonce = try wireFields.required("nonce")
    }

    public var wireValue: JSONValue {
        var wireMembers = WireMembers()
        wireMembers.constant("version", .number(2))
        wireMembers.required("pairTicket", self.pairTicket)
        wireMembers.required("browserPublicKey", self.browserPublicKey)
        wireMembers.required("nonce", self.nonce)
        return wireMembers.wireValue
    }
}

// Schemas, as data.

extension HostedPairOfferRequest {
    public static let wireId = "clankie.HostedPairOfferRequest"
    public static let wireSchema: Schema = .object(.strict, [
        PropertyShape("version", .oneOf([.number(2)])),
        PropertyShape("pairTicket", .string([.size(.minLength(1)), .size(.maxLength(4096))])),
        PropertyShape("browserPublicKey", .reference { ClankieTypes.browserPublicKey.schema }),
        PropertyShape("nonce", .reference { ClankieTypes.pairNonce.schema }),
    ])
}

extension ClankieTypes {
    static let hostedPairingOfferModule: [AnyWireType] = [
        AnyWireType(HostedPairOfferRequest.wireType),
    ]
}
