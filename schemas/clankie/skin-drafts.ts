/** Drafts of skins: briefs, key poses and revision-fenced edits. No field grants generation, spending or publication. */
export { approvedSkinDraft, editedSkinDraft, skinDraftConflict } from "./skin-drafts/edit.ts";
export type { SkinDraftConflict, SkinDraftStamp } from "./skin-drafts/edit.ts";
export * from "./skin-drafts/schemas.ts";
