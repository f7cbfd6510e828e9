/** Reading what a helper of an occupant did, with the query and the pages of `replay`. */
import { z } from "zod";
import { envelope } from "./envelope.ts";
import { ReplayQuerySchema, ReplayResultSchema } from "./replay.ts";
import { RefSchema } from "./scalars.ts";

export const SubagentReplayQuerySchema = ReplayQuerySchema.extend({
  subagentId: RefSchema.describe("Names the helper."),
}).describe("Which part of a helper's transcript to read.");

export const SubagentReplayRequestSchema = z
  .strictObject({ ...envelope("subagent_replay"), replay: SubagentReplayQuerySchema })
  .describe("Reads a part of a helper's transcript and answers at once.");

export const SubagentReplayResponseSchema = z.strictObject({
  ...envelope("subagent_replay"),
  subagentId: RefSchema,
  result: ReplayResultSchema,
});
