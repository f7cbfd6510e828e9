// Made by samewire from schemas/clankie/host-routes/worker-accounts.ts. Do not edit.
import SamewireSupport

// Schemas, as data.

extension ClankieTypes {
    static let hostRoutesWorkerAccountsModule: [AnyWireType] = []
}
