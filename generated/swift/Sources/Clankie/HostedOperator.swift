// Made by samewire from schemas/clankie/hosted-operator.ts. Do not edit.
import SamewireSupport

// Schemas, as data.

extension ClankieTypes {
    static let hostedOperatorModule: [AnyWireType] = []
}
