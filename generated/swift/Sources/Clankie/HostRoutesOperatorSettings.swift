// Made by samewire from schemas/clankie/host-routes/operator-settings.ts. Do not edit.
import SamewireSupport

// Schemas, as data.

extension ClankieTypes {
    static let hostRoutesOperatorSettingsModule: [AnyWireType] = []
}
