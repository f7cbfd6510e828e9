// Made by samewire from schemas/clankie/hosted-pairing.ts. Do not edit.
import SamewireSupport

// Schemas, as data.

extension ClankieTypes {
    static let hostedPairingModule: [AnyWireType] = []
}
