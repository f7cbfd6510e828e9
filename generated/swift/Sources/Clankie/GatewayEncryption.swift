// Made by samewire from schemas/clankie/gateway-encryption.ts. Do not edit.
import SamewireSupport

// Schemas, as data.

extension ClankieTypes {
    static let gatewayEncryptionModule: [AnyWireType] = []
}
