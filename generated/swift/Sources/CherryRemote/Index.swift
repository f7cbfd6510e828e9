// Made by samewire from schemas/remote/index.ts. Do not edit.
import SamewireSupport

// Schemas, as data.

extension CherryRemoteTypes {
    static let indexModule: [AnyWireType] = []
}
