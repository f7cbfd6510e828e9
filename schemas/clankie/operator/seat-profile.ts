/** What a seat can be hired with: harness, model, account, helpers. */
import { z } from "zod";
import { trimmedText } from "./text.ts";

export const SeatHarnessSchema = z
  .enum([
    "claude",
    "codex",
    "pi",
    "prime",
    "gemini",
    "grok",
    "opencode",
    "copilot",
    "amp",
    "cursor",
    "devin",
    "agy",
    "cline",
    "omp",
    "mastracode",
    "kimi",
    "kiro",
    "droid",
    "hermes",
    "kilo",
    "qodercli",
    "qwen",
    "maki",
  ])
  .describe("An agent program that a seat can be hired with.");

export const SeatSubagentsSchema = z
  .strictObject({
    model: trimmedText(200).optional(),
    effort: z.enum(["minimal", "low", "medium", "high", "xhigh", "max", "ultra"]).optional(),
  })
  .describe("What the helpers of a seat run on.");

export const SeatPanePlacementSchema = z.enum(["new-tab", "split"]).describe("Where the pane of a new seat opens.");

export const SeatDelegationSchema = z
  .enum(["native-first", "panes"])
  .describe("Whether a seat starts helpers within its harness or as seats of their own.");

/** The keys that a hire and a profile share. */
export const seatProfile = {
  harness: SeatHarnessSchema.optional(),
  model: trimmedText(200).optional(),
  effort: trimmedText(64).optional(),
  subagents: SeatSubagentsSchema.nullable().optional().describe("Null: no helpers."),
  delegation: SeatDelegationSchema.optional(),
  account: z
    .string()
    .regex(/^[a-z][a-z0-9_-]{0,63}$/u)
    .optional(),
  placement: SeatPanePlacementSchema.optional(),
};

export const SeatProfileSchema = z
  .strictObject(seatProfile)
  .describe("What a seat was started with, as far as the host knows.");
