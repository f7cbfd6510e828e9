/** Events about questions that an agent asks the owner. */
import { z } from "zod";
import { INPUT_OPTIONS_MAX, SUMMARY_MAX, TEXT_MAX } from "./constants.ts";
import { eventOf } from "./event.ts";
import { RefSchema } from "./scalars.ts";
import { rawText } from "./text.ts";

export const InputPurposeSchema = z
  .enum(["preference", "decision", "approval", "owner_action"])
  .describe("Why an agent asks.");

export const InputKindSchema = z.enum(["text", "choice", "approval"]).describe("What form of answer a question takes.");

export const InputRequestedEventSchema = z
  .strictObject({
    ...eventOf("input_requested"),
    requestId: RefSchema,
    prompt: rawText(TEXT_MAX),
    inputKind: InputKindSchema,
    purpose: InputPurposeSchema.optional(),
    waitingOn: rawText(2_000).optional(),
    recommendation: rawText(2_000).optional(),
    steps: z.array(rawText(2_000)).max(32).optional(),
    options: z.array(rawText(SUMMARY_MAX)).max(INPUT_OPTIONS_MAX).default([]),
  })
  .describe("An agent asks the owner something and waits.");

export const InputResolvedEventSchema = z
  .strictObject({ ...eventOf("input_resolved"), requestId: RefSchema, outcome: z.enum(["submitted", "cancelled"]) })
  .describe("A question was answered or withdrawn.");
