// Made by samewire from schemas/clankie/host-routes/health.ts. Do not edit.
import SamewireSupport

// Schemas, as data.

extension ClankieTypes {
    static let hostRoutesHealthModule: [AnyWireType] = []
}
