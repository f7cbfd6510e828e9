// Made by samewire from schemas/clankie/model-keys/operations.ts. Do not edit.
import SamewireSupport

// Schemas, as data.

extension ClankieTypes {
    static let modelKeysOperationsModule: [AnyWireType] = []
}
