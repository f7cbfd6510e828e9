/** Typing into a terminal under its lease. */
import { z } from "zod";
import { canonicalBase64 } from "../../kit/kit.ts";
import { TERMINAL_INPUT_BASE64_MAX } from "./constants.ts";
import { envelope, versioned } from "./envelope.ts";
import { SurfaceClientIdSchema, TerminalIdSchema } from "./scalars.ts";
import {
  LeaseTokenSchema,
  TerminalContendedSchema,
  TerminalControlUnavailableSchema,
  TerminalDeniedSchema,
} from "./terminal-control.ts";

export const TerminalInputSchema = z
  .strictObject({
    ...versioned,
    terminalId: TerminalIdSchema,
    surfaceClientId: SurfaceClientIdSchema,
    leaseToken: LeaseTokenSchema,
    dataBase64: z
      .string()
      .max(TERMINAL_INPUT_BASE64_MAX)
      .check(canonicalBase64({ minBytes: 1, maxBytes: (TERMINAL_INPUT_BASE64_MAX / 4) * 3 })),
  })
  .describe("Bytes to type into a terminal, under the lease.");

export const TerminalDeliveredSchema = z
  .strictObject({ status: z.literal("delivered"), ...versioned, terminalId: TerminalIdSchema })
  .describe("The bytes were written.");

export const TerminalInputResultSchema = z
  .discriminatedUnion("status", [
    TerminalDeliveredSchema,
    TerminalDeniedSchema,
    TerminalContendedSchema,
    TerminalControlUnavailableSchema,
  ])
  .describe("What became of the bytes. Without a live lease none is written.");

export const TerminalInputRequestSchema = z.strictObject({
  ...envelope("terminal_input"),
  input: TerminalInputSchema,
});

export const TerminalInputResponseSchema = z.strictObject({
  ...envelope("terminal_input"),
  result: TerminalInputResultSchema,
});
