/** What an agent asks of a person (facts, section 7.3). */
import { z } from "zod";
import { entryCount, uniqueItems } from "../../kit/kit.ts";
import { decimalSchema, digestSchema, opaqueIdSchema, timestampSchema } from "../shared/scalars.ts";
import { unicodeText } from "../shared/text-bounds.ts";
import { contentSchema } from "./content.ts";

export const interactionStatusSchema = z.enum(["pending", "approved", "denied", "expired"]);
export const interactionKindSchema = z.enum(["decision", "question"]);

const summary = {
  interactionId: opaqueIdSchema,
  revision: decimalSchema,
  executionId: opaqueIdSchema,
  toolCallId: opaqueIdSchema,
  status: interactionStatusSchema,
  summary: unicodeText(0, 2048),
  kind: interactionKindSchema.optional().describe("Absent on older hosts, which only ask for decisions."),
  inputDigest: digestSchema.describe("Hash of the input's UTF-8 bytes."),
  expiresAt: timestampSchema.optional(),
};

export const interactionSummarySchema = z
  .looseObject(summary)
  .meta({ id: "AgentInteractionSummary", description: "An interaction without its input." });

export const interactionSchema = z
  .looseObject({
    ...summary,
    input: contentSchema.describe("What is asked. Of a question, the JSON text of a question input."),
  })
  .meta({ id: "AgentInteraction", description: "Something that waits for a person. Silence approves nothing." });

export const questionOptionSchema = z.looseObject({
  label: unicodeText(1, 4096),
  description: unicodeText(0, 4096).optional(),
});

export const questionSchema = z.looseObject({
  question: unicodeText(1, 4096),
  header: unicodeText(0, 256).optional(),
  options: z.array(questionOptionSchema).max(16).describe("Suggestions. An answer may be any other text."),
  multiSelect: z.boolean().optional(),
});

export const questionInputSchema = z
  .looseObject({ questions: z.array(questionSchema).min(1).max(4).check(uniqueItems("question")) })
  .describe("Questions with texts that differ, because the answers go by them.");

const answers = z
  .record(unicodeText(1, 4096), unicodeText(1, 8192))
  .check(entryCount({ min: 1, max: 4 }))
  .describe("An answer for each question, by its text. Several choices are joined with a comma and a space.");

export const interactionResponseSchema = z
  .discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("approve") }),
    z.strictObject({ kind: z.literal("deny"), reason: unicodeText(1, 4096).optional() }),
    z.strictObject({ kind: z.literal("answer"), answers }),
  ])
  .meta({ id: "AgentInteractionResponse", description: "What a person decided or answered." });

export type InteractionSummary = z.infer<typeof interactionSummarySchema>;
export type AgentInteraction = z.infer<typeof interactionSchema>;
export type QuestionInput = z.infer<typeof questionInputSchema>;
export type AgentInteractionResponse = z.infer<typeof interactionResponseSchema>;
