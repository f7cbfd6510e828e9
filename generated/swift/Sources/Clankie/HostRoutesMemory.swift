// Made by samewire from schemas/clankie/host-routes/memory.ts. Do not edit.
import SamewireSupport

/// Where an episode took place.
public enum CaptainLane: WireEnum {
    case `operator`
    case discordVoice
    case discordPresence
    case gameplay

    public var rawValue: String {
        switch self {
        case .`operator`: return "operator"
        case .discordVoice: return "discord_voice"
        case .discordPresence: return "discord_presence"
        case .gameplay: return "gameplay"
        }
    }
}

// Schemas, as data.

extension CaptainLane {
    public static let wireId = "clankie.CaptainLane"
    public static let wireSchema: Schema = .oneOf([.string("operator"), .string("discord_voice"), .string("discord_presence"), .string("gameplay")])
}

extension ClankieTypes {
    static let hostRoutesMemoryModule: [AnyWireType] = [
        AnyWireType(CaptainLane.wireType),
    ]
}
