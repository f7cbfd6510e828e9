// Made by samewire from schemas/clankie/host-routes/machines.ts. Do not edit.
import SamewireSupport

// Schemas, as data.

extension ClankieTypes {
    static let hostRoutesMachinesModule: [AnyWireType] = []
}
