// Made by samewire from schemas/clankie/operator/operator.ts. Do not edit.
import SamewireSupport

// Schemas, as data.

extension ClankieTypes {
    static let operatorOperatorModule: [AnyWireType] = []
}
