// Made by samewire from schemas/remote/failure.ts. Do not edit.
import SamewireSupport

// Schemas, as data.

extension CherryRemoteTypes {
    static let failureModule: [AnyWireType] = []
}
