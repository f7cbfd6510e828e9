// Made by samewire from schemas/clankie/discord-setup.ts. Do not edit.
import SamewireSupport

// Schemas, as data.

extension ClankieTypes {
    static let discordSetupModule: [AnyWireType] = []
}
