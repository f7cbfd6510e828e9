import { z } from "zod";
import { WORK_ACTIVITY_MAX } from "./constants.ts";
import { WorkItemStatusSchema } from "./item.ts";
import { WorkRepoSchema } from "./repo.ts";
import { raw, trimmed } from "./text.ts";

export const WorkActivityAttachmentSchema = z.strictObject({ url: trimmed(2_048), title: trimmed(500).optional() });

export const WorkActivityEntrySchema = z
  .strictObject({
    id: trimmed(256),
    kind: z.enum(["comment", "state"]),
    at: raw(64),
    actor: trimmed(200).optional(),
    body: raw(20_000).optional(),
    replyTo: trimmed(256).optional(),
    state: trimmed(64).optional().describe("The tracker's own word for the state."),
    status: WorkItemStatusSchema.optional(),
    attachments: z.array(WorkActivityAttachmentSchema).max(20).optional(),
  })
  .describe("A comment on an item, or a change of its state.");

export const WorkItemActivityResultSchema = z.strictObject({
  repo: WorkRepoSchema,
  itemId: trimmed(64),
  entries: z.array(WorkActivityEntrySchema).max(WORK_ACTIVITY_MAX).describe("The oldest first; the newest are kept."),
});
