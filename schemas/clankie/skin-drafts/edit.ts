import type { z } from "zod";
import type { ApproveSkinDraftSchema, SkinDraft, SkinDraftChangesSchema, UpdateSkinDraftSchema } from "./schemas.ts";

/** Why an edit or an approval is refused with HTTP 409. */
export type SkinDraftConflict = "stale_revision" | "discarded" | "other_artifact";

type Update = z.infer<typeof UpdateSkinDraftSchema>;
type Approval = z.infer<typeof ApproveSkinDraftSchema>;
type Changes = z.infer<typeof SkinDraftChangesSchema>;

/** What the host says of the moment after an edit: a new revision, and when. */
export interface SkinDraftStamp {
  readonly revision: string;
  readonly at: string;
}

/**
 * What stands in the way of `request` against the draft as it is stored, or undefined: another revision than the caller
 * saw, a discarded draft, or an approval of another artifact than the stored one (AS4, AS5, AS7).
 */
export function skinDraftConflict(draft: SkinDraft, request: Update | Approval): SkinDraftConflict | undefined {
  if (request.expectedRevision !== draft.revision) return "stale_revision";
  if (draft.state === "discarded") return "discarded";
  if ("artifactSha256" in request && draft.artifact?.sha256 !== request.artifactSha256) return "other_artifact";
  return undefined;
}

/** The draft after an edit without a conflict. Whatever was approved before is a draft again (AS6). */
export function editedSkinDraft(draft: SkinDraft, changes: Changes, { revision, at }: SkinDraftStamp): SkinDraft {
  const { approved: _, ...kept } = draft;
  const { brief = draft.brief, poses = draft.poses, artifact = draft.artifact, state = "draft" } = changes;
  return { ...kept, state, brief, poses, ...(artifact && { artifact }), revision, updatedAt: at };
}

/** The draft after an approval without a conflict. It grants nothing by itself. */
export function approvedSkinDraft(draft: SkinDraft, approval: Approval, { revision, at }: SkinDraftStamp): SkinDraft {
  const approved = { artifactSha256: approval.artifactSha256, revision, at };
  return { ...draft, state: "approved", approved, revision, updatedAt: at };
}
