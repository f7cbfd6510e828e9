// Made by samewire from schemas/clankie/public-gateway.ts. Do not edit.
import SamewireSupport

// Schemas, as data.

extension ClankieTypes {
    static let publicGatewayModule: [AnyWireType] = []
}
