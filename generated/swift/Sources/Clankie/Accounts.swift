// Made by samewire from schemas/clankie/accounts.ts. Do not edit.
import SamewireSupport

// Schemas, as data.

extension ClankieTypes {
    static let accountsModule: [AnyWireType] = []
}
