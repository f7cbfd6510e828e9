// Made by samewire from schemas/clankie/host-routes.ts. Do not edit.
import SamewireSupport

// Schemas, as data.

extension ClankieTypes {
    static let hostRoutesModule: [AnyWireType] = []
}
