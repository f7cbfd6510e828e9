// Made by samewire from schemas/clankie/host-routes/linear.ts. Do not edit.
import SamewireSupport

// Schemas, as data.

extension ClankieTypes {
    static let hostRoutesLinearModule: [AnyWireType] = []
}
