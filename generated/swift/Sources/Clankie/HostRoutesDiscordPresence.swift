// Made by samewire from schemas/clankie/host-routes/discord-presence.ts. Do not edit.
import SamewireSupport

// Schemas, as data.

extension ClankieTypes {
    static let hostRoutesDiscordPresenceModule: [AnyWireType] = []
}
