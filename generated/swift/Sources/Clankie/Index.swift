// Made by samewire from schemas/clankie/index.ts. Do not edit.
import SamewireSupport

// Schemas, as data.

extension ClankieTypes {
    static let indexModule: [AnyWireType] = []
}
