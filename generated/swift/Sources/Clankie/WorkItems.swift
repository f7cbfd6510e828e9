// Made by samewire from schemas/clankie/work-items.ts. Do not edit.
import SamewireSupport

// Schemas, as data.

extension ClankieTypes {
    static let workItemsModule: [AnyWireType] = []
}
