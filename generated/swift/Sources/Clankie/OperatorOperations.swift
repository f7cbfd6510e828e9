// Made by samewire from schemas/clankie/operator/operations.ts. Do not edit.
import SamewireSupport

// Schemas, as data.

extension ClankieTypes {
    static let operatorOperationsModule: [AnyWireType] = []
}
