/** What a tracker knows of a whole project: releases, goals, updates. */
import { z } from "zod";
import { WORK_PROJECT_LIST_MAX } from "./constants.ts";
import { WorkReleaseSourceSchema, WorkRepoSchema } from "./repo.ts";
import { line, raw } from "./text.ts";

const moment = raw(64);
const itemIds = z.array(line(64)).max(WORK_PROJECT_LIST_MAX);

export const WorkPlannedReleaseSchema = z.strictObject({
  id: line(256),
  name: line(200),
  targetDate: moment.optional(),
  itemIds,
});

export const WorkShippedVersionSchema = z.strictObject({
  version: line(200),
  lane: line(64),
  date: moment,
  dateKind: z.enum(["tag", "commit", "published"]),
  itemIds,
  location: raw(2_048).optional(),
});

export const WorkGoalProjectSchema = z.strictObject({
  id: line(256),
  name: line(200),
  status: line(64).optional(),
  progress: z.number().min(0).max(1).optional(),
});

export const WorkGoalSchema = z.strictObject({
  id: line(256),
  name: line(200),
  status: line(64),
  targetDate: moment.optional(),
  projects: z.array(WorkGoalProjectSchema).max(WORK_PROJECT_LIST_MAX),
});

export const WorkUnavailableReadSchema = z
  .strictObject({ read: z.enum(["planned", "shipped", "goals"]), message: raw(500) })
  .describe("A part that could not be read.");

const facts = {
  releaseSource: WorkReleaseSourceSchema,
  planned: z.array(WorkPlannedReleaseSchema).max(WORK_PROJECT_LIST_MAX),
  shipped: z.array(WorkShippedVersionSchema).max(WORK_PROJECT_LIST_MAX),
  goals: z.array(WorkGoalSchema).max(WORK_PROJECT_LIST_MAX),
  unavailable: z.array(WorkUnavailableReadSchema).max(3),
};

export const WorkProjectFactsSchema = z.strictObject(facts).describe("What was shipped, what is planned, and why.");

export const WorkProjectResultSchema = z.strictObject({ repo: WorkRepoSchema, ...facts });

export const WorkProjectLinkSchema = z.strictObject({
  title: z.string().min(1).max(500),
  url: z.string().min(1).max(2_048),
});

export const WorkProjectUpdateSchema = z
  .strictObject({
    id: line(256),
    health: line(64).optional(),
    author: line(200).optional(),
    body: raw(100_000),
    createdAt: moment,
    attachments: z.array(WorkProjectLinkSchema).max(100),
  })
  .describe("What somebody wrote about how a project goes.");

const details = {
  id: line(256),
  name: line(200),
  identifier: line(256).optional(),
  summary: raw(20_000).optional(),
  description: raw(100_000).optional(),
  status: line(64).optional(),
  priority: z.int().min(0).max(4).optional(),
  lead: line(200).optional(),
  startDate: moment.optional(),
  targetDate: moment.optional(),
  teams: z.array(line(200)).max(100),
  resources: z.array(WorkProjectLinkSchema).max(500),
  updates: z.array(WorkProjectUpdateSchema).max(200),
};

export const WorkProjectDetailsSchema = z.strictObject(details).describe("A project as its tracker has it.");

export const WorkProjectDetailsResultSchema = z.strictObject({ repo: WorkRepoSchema, ...details });
