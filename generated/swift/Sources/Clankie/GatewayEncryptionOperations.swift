// Made by samewire from schemas/clankie/gateway-encryption/operations.ts. Do not edit.
import SamewireSupport

// Schemas, as data.

extension ClankieTypes {
    static let gatewayEncryptionOperationsModule: [AnyWireType] = []
}
