/** Lines of the two NDJSON streams: one JSON object a line, told apart by `kind`. */
import { z } from "zod";
import { versioned } from "./envelope.ts";
import { ReplayRecoverySchema } from "./replay.ts";
import { StreamEventSchema } from "./stream-events.ts";
import {
  TerminalFrameSchema,
  TerminalResetSchema,
  TerminalStreamIdSchema,
  TerminalUnavailableSchema,
} from "./terminals.ts";

const DENIALS = ["invalid", "expired", "revoked", "unavailable"] as const;
const denied = { ...versioned, outcome: z.literal("auth_failed") };

export const TailAuthFailureSchema = z
  .strictObject({ ...denied, reason: z.enum([...DENIALS, "chat_grant_required"]) })
  .describe("The device lost its right to read on.");

export const TerminalTailAuthFailureSchema = z
  .strictObject({ ...denied, reason: z.enum([...DENIALS, "terminal_observe_grant_required"]) })
  .describe("The device lost its right to watch on.");

export const TailEventItemSchema = z.strictObject({ kind: z.literal("event"), event: StreamEventSchema });

export const TailRecoveryItemSchema = z
  .strictObject({ kind: z.literal("recovery"), recovery: ReplayRecoverySchema })
  .describe("Ends the stream.");

export const TailAuthFailureItemSchema = z
  .strictObject({ kind: z.literal("auth_failure"), failure: TailAuthFailureSchema })
  .describe("Ends the stream.");

export const TailItemSchema = z
  .discriminatedUnion("kind", [TailEventItemSchema, TailRecoveryItemSchema, TailAuthFailureItemSchema])
  .describe("A line of the conversation tail. The live draft has no line here.");

export const TerminalFrameItemSchema = z.strictObject({
  kind: z.literal("frame"),
  streamId: TerminalStreamIdSchema,
  frame: TerminalFrameSchema,
});

export const TerminalResetItemSchema = z
  .strictObject({ kind: z.literal("reset"), reset: TerminalResetSchema })
  .describe("Ends the stream.");

export const TerminalUnavailableItemSchema = z
  .strictObject({ kind: z.literal("unavailable"), unavailable: TerminalUnavailableSchema })
  .describe("Ends the stream.");

export const TerminalAuthFailureItemSchema = z
  .strictObject({ kind: z.literal("auth_failure"), failure: TerminalTailAuthFailureSchema })
  .describe("Ends the stream.");

export const TerminalTailItemSchema = z
  .discriminatedUnion("kind", [
    TerminalFrameItemSchema,
    TerminalResetItemSchema,
    TerminalUnavailableItemSchema,
    TerminalAuthFailureItemSchema,
  ])
  .describe("A line of the terminal tail.");
