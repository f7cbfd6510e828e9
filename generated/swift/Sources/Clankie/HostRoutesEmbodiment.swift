// Made by samewire from schemas/clankie/host-routes/embodiment.ts. Do not edit.
import SamewireSupport

// Schemas, as data.

extension ClankieTypes {
    static let hostRoutesEmbodimentModule: [AnyWireType] = []
}
