/** Questions that wait for the owner, and their answers. */
import { z } from "zod";
import { InputPurposeSchema } from "./input-events.ts";
import { ConversationIdSchema, TimestampSchema } from "./scalars.ts";
import { rawText, trimmedText } from "./text.ts";

const ownText = trimmedText(2_000);
const shortText = z.string().min(1).max(256);

export const ChoiceAnswerSchema = z.strictObject({ kind: z.literal("choice"), optionId: z.uuid() });

export const TextAnswerSchema = z
  .strictObject({ kind: z.literal("text"), text: trimmedText(4_000) })
  .describe("The owner's own words; a slash at their start makes no command.");

export const WorkerAnswersSchema = z.strictObject({
  answers: z.array(z.string().min(1).max(4_000)).min(1).max(32),
});

export const WorkerAnswerSchema = z
  .strictObject({
    kind: z.literal("worker"),
    answers: z.record(z.string().min(1).max(256), WorkerAnswersSchema).describe("By the id of the worker's question."),
  })
  .describe("Answers to what a worker's own harness asks.");

export const AnswerSchema = z
  .discriminatedUnion("kind", [ChoiceAnswerSchema, TextAnswerSchema, WorkerAnswerSchema])
  .describe("What the owner answers.");

export const QuestionOptionSchema = z.strictObject({
  optionId: z.uuid(),
  label: trimmedText(200),
  description: rawText(500).optional(),
});

export const WorkerQuestionOptionSchema = z.strictObject({
  label: z.string().min(1).max(500),
  description: rawText(2_000).optional(),
});

export const WorkerQuestionItemSchema = z
  .strictObject({
    id: shortText,
    header: rawText(256).optional(),
    question: z.string().min(1).max(4_000),
    options: z.array(WorkerQuestionOptionSchema).max(32).optional(),
    isOther: z.boolean().optional(),
    isSecret: z.boolean().optional().describe("Do not show what is typed."),
  })
  .describe("One question of a worker's harness.");

export const WorkerQuestionSchema = z
  .strictObject({
    seatId: shortText,
    requestId: z.union([shortText, z.int()]).describe("As the harness numbers its requests."),
    sessionId: shortText,
    questions: z.array(WorkerQuestionItemSchema).min(1).max(16),
  })
  .describe("What a worker's own harness asks.");

export const QuestionStatusSchema = z.enum(["pending", "submitted", "cancelled"]);

export const QuestionContinuationSchema = z
  .strictObject({
    runId: shortText,
    state: z.enum(["accepted", "completed", "failed", "cancelled"]),
    reasonCode: rawText(100).optional(),
  })
  .describe("The one run that an answer starts.");

export const QuestionSchema = z
  .strictObject({
    requestId: z.uuid(),
    incarnationId: z.uuid(),
    conversationId: ConversationIdSchema,
    workspace: z.string().min(1).max(4_096).optional(),
    purpose: InputPurposeSchema,
    recommendation: ownText.optional(),
    waitingOn: ownText.optional(),
    steps: z.array(ownText).max(32).optional(),
    gate: z.string().min(1).max(100).optional(),
    workerQuestion: WorkerQuestionSchema.optional(),
    kind: z.enum(["text", "choice"]),
    prompt: ownText,
    options: z.array(QuestionOptionSchema).max(8).describe("Empty for a text question."),
    allowFreeform: z.boolean(),
    createdAt: TimestampSchema,
    originRunId: shortText,
    status: QuestionStatusSchema,
    resolvedAt: TimestampSchema.optional(),
    reason: rawText(100).optional(),
    answer: AnswerSchema.optional(),
    continuation: QuestionContinuationSchema.optional(),
  })
  .describe("A question that waits for the owner, or did.");
