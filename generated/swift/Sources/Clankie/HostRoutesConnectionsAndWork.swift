// Made by samewire from schemas/clankie/host-routes/connections-and-work.ts. Do not edit.
import SamewireSupport

// Schemas, as data.

extension ClankieTypes {
    static let hostRoutesConnectionsAndWorkModule: [AnyWireType] = []
}
