// Made by samewire from schemas/remote/agent.ts. Do not edit.
import SamewireSupport

// Schemas, as data.

extension CherryRemoteTypes {
    static let agentModule: [AnyWireType] = []
}
