/** Work items: what a repository's tracker holds, whichever tracker that is. */
export {
  WorkActivityEntrySchema,
  WorkActivityAttachmentSchema,
  WorkItemActivityResultSchema,
} from "./work-items/activity.ts";
export * from "./work-items/constants.ts";
export {
  WorkConventionSchema,
  WorkGithubTargetSchema,
  WorkInitSettingsSchema,
  WorkLinearTargetSchema,
  WorkReleasesSchema,
  WorkSignalSchema,
  WorkSuggestionSchema,
} from "./work-items/convention.ts";
export {
  WorkCriterionSchema,
  WorkEvidenceSchema,
  WorkItemLabelSchema,
  WorkItemPrioritySchema,
  WorkItemSchema,
  WorkItemStatusSchema,
  WorkMilestoneSchema,
} from "./work-items/item.ts";
export type { WorkItem } from "./work-items/item.ts";
export { legacyWorkItem } from "./work-items/legacy.ts";
export type { LegacyWorkItem } from "./work-items/legacy.ts";
export {
  WorkGoalProjectSchema,
  WorkGoalSchema,
  WorkPlannedReleaseSchema,
  WorkProjectDetailsResultSchema,
  WorkProjectDetailsSchema,
  WorkProjectFactsSchema,
  WorkProjectLinkSchema,
  WorkProjectResultSchema,
  WorkProjectUpdateSchema,
  WorkShippedVersionSchema,
  WorkUnavailableReadSchema,
} from "./work-items/project.ts";
export {
  WorkBackendSchema,
  WorkItemsResultSchema,
  WorkLinearLabelSchema,
  WorkReleaseSourceSchema,
  WorkRepoSchema,
  WorkReposResultSchema,
} from "./work-items/repo.ts";
