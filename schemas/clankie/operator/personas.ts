/** Durable characters: they outlive the seats they sit in. */
import { z } from "zod";
import { CODE_MAX } from "./constants.ts";
import { versioned } from "./envelope.ts";
import {
  AgentNameSchema,
  ConversationIdSchema,
  PersonaIdSchema,
  RoleSchema,
  SeatIdSchema,
  Sha256Schema,
  TimestampSchema,
} from "./scalars.ts";
import { trimmedText } from "./text.ts";

export const PersonaAppearanceSchema = z
  .strictObject({
    variant: z.enum(["green", "teal", "amber", "dusk", "onyx", "azure"]),
    accessory: z.enum(["none", "lead", "planner", "implementer", "verifier", "reviewer", "debugger", "evaluator"]),
    shape: z.enum(["circle", "squircle", "tile"]),
  })
  .describe("How a character is drawn.");

export const PersonaSchema = z
  .strictObject({
    ...versioned,
    personaId: PersonaIdSchema,
    name: AgentNameSchema,
    appearance: PersonaAppearanceSchema,
    role: RoleSchema.optional(),
    harness: trimmedText(CODE_MAX),
    activeSeatId: SeatIdSchema.optional(),
    conversationId: ConversationIdSchema.optional(),
    avatarRevision: Sha256Schema.optional(),
    createdAt: TimestampSchema,
    updatedAt: TimestampSchema,
  })
  .describe("A character. `activeSeatId` is present while it sits somewhere.");
