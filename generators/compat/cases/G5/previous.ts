import { z } from "zod";
import { operation } from "../../../../schemas/kit/kit.ts";

const ListSchema = z.strictObject({ op: z.literal("list") });
const CountSchema = z.strictObject({ op: z.literal("count") });
export const AskSchema = z.discriminatedUnion("op", [ListSchema, CountSchema]);

const ListedSchema = z.strictObject({ op: z.literal("list"), ids: z.array(z.string()) });
const CountedSchema = z.strictObject({ op: z.literal("count"), count: z.int() });
export const AnswerSchema = z.discriminatedUnion("op", [ListedSchema, CountedSchema]);

export const ask = operation({
  id: "ask",
  method: "POST",
  path: "/v1/ask",
  summary: "Ask.",
  tags: ["room"],
  security: [],
  request: { schema: AskSchema },
  responses: { 200: { description: "Answer.", schema: AnswerSchema } },
});
