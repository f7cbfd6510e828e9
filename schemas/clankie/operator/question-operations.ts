/** Reading questions, answering them and withdrawing them. A lost answer is recovered with `input_get`, never sent again. */
import { z } from "zod";
import { LIST_MAX } from "./constants.ts";
import { envelope } from "./envelope.ts";
import { AnswerSchema, QuestionSchema, QuestionStatusSchema } from "./questions.ts";
import { ConversationIdSchema, CursorSchema, RevisionSchema } from "./scalars.ts";
import { rawText } from "./text.ts";

export const InputResultSchema = z
  .strictObject({
    status: z.enum(["ready", "resolved", "revision_conflict", "refused"]),
    conversationId: ConversationIdSchema,
    incarnationId: z.uuid().optional(),
    revision: RevisionSchema.optional(),
    safeCursor: CursorSchema.optional(),
    question: QuestionSchema.optional(),
    reason: rawText(100).optional().describe("An open set, such as `invalid_answer` or `stale_request`."),
  })
  .describe("A question as it now stands. No key depends on `status`.");

export const InputGetRequestSchema = z
  .strictObject({
    ...envelope("input_get"),
    conversationId: ConversationIdSchema,
    requestId: z.uuid().optional().describe("Absent: the current question."),
  })
  .describe("Asks for one question.");

export const InputGetResponseSchema = z.strictObject({ ...envelope("input_get"), result: InputResultSchema });

export const InputListRequestSchema = z
  .strictObject({
    ...envelope("input_list"),
    conversationId: ConversationIdSchema.optional(),
    status: QuestionStatusSchema.optional(),
  })
  .describe("Asks for the questions, of one conversation or of all.");

export const QuestionListSchema = z.strictObject({ questions: z.array(InputResultSchema).max(LIST_MAX) });

export const InputListResponseSchema = z.strictObject({ ...envelope("input_list"), result: QuestionListSchema });

const target = {
  conversationId: ConversationIdSchema,
  incarnationId: z.uuid(),
  requestId: z.uuid(),
  expectedRevision: RevisionSchema,
};

export const InputAnswerRequestSchema = z
  .strictObject({ ...envelope("input_answer"), ...target, answer: AnswerSchema })
  .describe("Answers a question. The same answer again gives the same continuation; a cancelled question stays so.");

export const InputAnswerResponseSchema = z.strictObject({ ...envelope("input_answer"), result: InputResultSchema });

export const InputCancelRequestSchema = z
  .strictObject({ ...envelope("input_cancel"), ...target })
  .describe("Withdraws a question.");

export const InputCancelResponseSchema = z.strictObject({ ...envelope("input_cancel"), result: InputResultSchema });
