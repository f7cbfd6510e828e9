// Made by samewire from schemas/clankie/skin-drafts.ts. Do not edit.
import SamewireSupport

// Schemas, as data.

extension ClankieTypes {
    static let skinDraftsModule: [AnyWireType] = []
}
