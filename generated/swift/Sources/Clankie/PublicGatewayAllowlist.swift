// Made by samewire from schemas/clankie/public-gateway/allowlist.ts. Do not edit.
import SamewireSupport

// Schemas, as data.

extension ClankieTypes {
    static let publicGatewayAllowlistModule: [AnyWireType] = []
}
