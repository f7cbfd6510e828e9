// Made by samewire from schemas/clankie/host-routes/browser-and-media.ts. Do not edit.
import SamewireSupport

// Schemas, as data.

extension ClankieTypes {
    static let hostRoutesBrowserAndMediaModule: [AnyWireType] = []
}
