import { z } from "zod";
import {
  WORK_CRITERIA_MAX,
  WORK_EVIDENCE_KINDS,
  WORK_EVIDENCE_MAX,
  WORK_ITEM_STATUSES,
  WORK_LABELS_MAX,
  WORK_LABEL_MAX,
  WORK_TITLE_MAX,
} from "./constants.ts";
import { line, raw, trimmed } from "./text.ts";

export const WorkItemStatusSchema = z.enum(WORK_ITEM_STATUSES);

export const WorkItemPrioritySchema = z
  .literal([0, 1, 2, 3, 4])
  .describe("0 none, 1 urgent, 2 high, 3 medium, 4 low. 0 sorts after all others.");

export const WorkItemLabelSchema = raw(WORK_LABEL_MAX).describe("A label as its tracker has it.");

export const WorkCriterionSchema = z
  .strictObject({ text: line(500), done: z.boolean() })
  .describe("What must hold for an item to be done.");

export const WorkEvidenceSchema = z
  .strictObject({
    kind: z.enum(WORK_EVIDENCE_KINDS),
    url: trimmed(2_048).describe("HTTP, or a path in the repository. Not checked."),
    caption: line(500),
  })
  .describe("What shows that an item is done.");

export const WorkMilestoneSchema = z.strictObject({ id: line(256), name: line(200) });

export const WorkItemSchema = z
  .strictObject({
    id: trimmed(64),
    parent: trimmed(256).optional(),
    title: line(WORK_TITLE_MAX),
    status: WorkItemStatusSchema,
    priority: WorkItemPrioritySchema.optional(),
    milestone: WorkMilestoneSchema.optional(),
    owner: trimmed(128).optional(),
    dependsOn: z.array(trimmed(64)).max(50),
    summary: raw(20_000),
    criteria: z.array(WorkCriterionSchema).max(WORK_CRITERIA_MAX),
    evidence: z.array(WorkEvidenceSchema).max(WORK_EVIDENCE_MAX),
    location: raw(2_048),
    updatedAt: raw(64).optional(),
    labels: z.array(WorkItemLabelSchema).max(WORK_LABELS_MAX).optional(),
  })
  .describe("One item of work.");

export type WorkItem = z.infer<typeof WorkItemSchema>;
