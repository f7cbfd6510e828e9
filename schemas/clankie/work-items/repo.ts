import { z } from "zod";
import { WORK_BACKENDS, WORK_ITEMS_MAX, WORK_LABEL_MAX, WORK_REPOS_MAX } from "./constants.ts";
import { WorkItemSchema } from "./item.ts";
import { line, raw, trimmed } from "./text.ts";

export const WorkBackendSchema = z.enum(WORK_BACKENDS).describe("Where a repository's work items live.");

export const WorkLinearLabelSchema = line(WORK_LABEL_MAX);

export const WorkReleaseSourceSchema = z
  .enum(["tags", "milestones", "both"])
  .describe("What counts as a release of a repository.");

/** Names a repository of the host. */
export const workRepoId = z.string().regex(/^[a-z0-9-]{1,64}$/u);

export const WorkRepoSchema = z
  .strictObject({
    id: workRepoId,
    name: raw(200),
    projectId: z
      .string()
      .regex(/^[a-z][a-z0-9_-]{0,63}$/u)
      .optional(),
    trackerProjectId: z.uuid().optional(),
    unavailable: z.string().min(1).max(240).optional().describe("Why its items cannot be read now."),
    root: trimmed(4_096).optional(),
    backend: WorkBackendSchema.optional(),
    needsDecision: z.boolean().describe("The owner has not said yet where its items live."),
  })
  .describe("A repository of the host.");

export const WorkReposResultSchema = z.strictObject({ repos: z.array(WorkRepoSchema).max(WORK_REPOS_MAX) });

export const WorkItemsResultSchema = z.strictObject({
  repo: WorkRepoSchema,
  items: z.array(WorkItemSchema).max(WORK_ITEMS_MAX),
});
