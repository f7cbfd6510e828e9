/** How the host steers the agent in a seat. */
import { z } from "zod";

const explained = {
  reason: z.string(),
  detail: z.string(),
  fix: z.string().optional().describe("What the owner can do about it."),
};

export const ChannelSeatControlSchema = z.strictObject({ mode: z.literal("channel") });

export const AdapterSeatControlSchema = z.strictObject({ mode: z.literal("adapter") });

export const TerminalSeatControlSchema = z.strictObject({ mode: z.literal("terminal"), ...explained });

export const UnavailableSeatControlSchema = z.strictObject({ mode: z.literal("unavailable"), ...explained });

export const SeatControlSchema = z
  .discriminatedUnion("mode", [
    ChannelSeatControlSchema,
    AdapterSeatControlSchema,
    TerminalSeatControlSchema,
    UnavailableSeatControlSchema,
  ])
  .describe("How the host reaches the agent: by its own channel, by an adapter, by typing, or not at all.");
