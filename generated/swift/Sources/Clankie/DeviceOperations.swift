// Made by samewire from schemas/clankie/device-operations.ts. Do not edit.
import SamewireSupport

// Schemas, as data.

extension ClankieTypes {
    static let deviceOperationsModule: [AnyWireType] = []
}
