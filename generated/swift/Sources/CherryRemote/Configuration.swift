// Made by samewire from schemas/remote/configuration.ts. Do not edit.
import SamewireSupport

// Schemas, as data.

extension CherryRemoteTypes {
    static let configurationModule: [AnyWireType] = []
}
