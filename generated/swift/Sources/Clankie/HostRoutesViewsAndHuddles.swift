// Made by samewire from schemas/clankie/host-routes/views-and-huddles.ts. Do not edit.
import SamewireSupport

// Schemas, as data.

extension ClankieTypes {
    static let hostRoutesViewsAndHuddlesModule: [AnyWireType] = []
}
