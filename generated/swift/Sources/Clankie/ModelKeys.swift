// Made by samewire from schemas/clankie/model-keys.ts. Do not edit.
import SamewireSupport

// Schemas, as data.

extension ClankieTypes {
    static let modelKeysModule: [AnyWireType] = []
}
