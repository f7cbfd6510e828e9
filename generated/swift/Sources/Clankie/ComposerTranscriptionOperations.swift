// Made by samewire from schemas/clankie/composer-transcription/operations.ts. Do not edit.
import SamewireSupport

// Schemas, as data.

extension ClankieTypes {
    static let composerTranscriptionOperationsModule: [AnyWireType] = []
}
