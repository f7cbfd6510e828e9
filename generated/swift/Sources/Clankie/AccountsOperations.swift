// Made by samewire from schemas/clankie/accounts/operations.ts. Do not edit.
import SamewireSupport

// Schemas, as data.

extension ClankieTypes {
    static let accountsOperationsModule: [AnyWireType] = []
}
