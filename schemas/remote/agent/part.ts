import { z } from "zod";
import { decimalSchema, opaqueIdSchema } from "../shared/scalars.ts";
import { unicodeText } from "../shared/text-bounds.ts";
import { contentRefSchema, contentSchema } from "./content.ts";

const base = {
  partId: opaqueIdSchema,
  revision: decimalSchema,
  executionId: opaqueIdSchema.optional(),
  toolCallId: opaqueIdSchema.optional(),
};

export const streamStateSchema = z.enum(["streaming", "completed"]);
export const outputStateSchema = z.enum(["completed", "failed"]);

const streamed = { ...base, content: contentSchema, state: streamStateSchema };

export const partSchema = z
  .discriminatedUnion("kind", [
    z.looseObject({ kind: z.literal("text"), ...streamed }),
    z.looseObject({ kind: z.literal("reasoning"), ...streamed }),
    z.looseObject({ kind: z.literal("tool-input"), ...streamed, toolName: opaqueIdSchema }),
    z.looseObject({
      kind: z.literal("tool-output"),
      ...base,
      toolName: opaqueIdSchema,
      content: contentSchema,
      state: outputStateSchema,
    }),
    z.looseObject({ kind: z.literal("file"), ...base, name: unicodeText(0, 1024), ref: contentRefSchema }),
    z.looseObject({ kind: z.literal("data"), ...base, name: opaqueIdSchema, content: contentSchema }),
  ])
  .meta({
    id: "AgentPart",
    description: "One part of a message. Text, reasoning and tool input grow while their state is streaming.",
  });

export type AgentPart = z.infer<typeof partSchema>;
