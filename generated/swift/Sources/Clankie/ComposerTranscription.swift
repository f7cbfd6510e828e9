// Made by samewire from schemas/clankie/composer-transcription.ts. Do not edit.
import SamewireSupport

// Schemas, as data.

extension ClankieTypes {
    static let composerTranscriptionModule: [AnyWireType] = []
}
