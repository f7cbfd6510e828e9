/** Watching a terminal: frames of ANSI output, first a full redraw, then differences. */
import { z } from "zod";
import {
  allEqual,
  atLeastOne,
  brand,
  canonicalBase64,
  consecutive,
  lastEquals,
  requiredWhen,
  totalLength,
} from "../../kit/kit.ts";
import {
  REF_MAX,
  TERMINAL_DIMENSION_MAX,
  TERMINAL_FRAME_BASE64_MAX,
  TERMINAL_FRAME_BYTES_MAX,
  TERMINAL_SCROLLBACK_ROWS_MAX,
  TERMINAL_TAIL_FRAMES_MAX,
} from "./constants.ts";
import { envelope, versioned } from "./envelope.ts";
import { SurfaceClientIdSchema, TerminalIdSchema } from "./scalars.ts";
import { count, trimmedText } from "./text.ts";

export const TerminalStreamIdSchema = brand(
  trimmedText(REF_MAX).describe("Names one unbroken run of frames of a terminal."),
  "TerminalStreamId",
);

export const TerminalCursorSchema = z
  .strictObject({ streamId: TerminalStreamIdSchema, sequence: count() })
  .describe("A position in a run of frames: that of the last frame drawn.");

const dimension = z.int().min(1).max(TERMINAL_DIMENSION_MAX);
const encoding = z.literal("base64");
const base64 = z.string().max(TERMINAL_FRAME_BASE64_MAX);

export const TerminalScrollbackSchema = z
  .strictObject({
    encoding,
    data: base64.check(canonicalBase64({ minBytes: 1, maxBytes: TERMINAL_FRAME_BYTES_MAX })),
    rows: z.int().min(1).max(TERMINAL_SCROLLBACK_ROWS_MAX),
  })
  .describe("Rows above the screen.");

export const TerminalFrameSchema = z
  .strictObject({
    ...versioned,
    type: z.literal("terminal.frame"),
    terminalId: TerminalIdSchema,
    sequence: z.int().min(1),
    encoding,
    data: base64.check(canonicalBase64({ maxBytes: TERMINAL_FRAME_BYTES_MAX })),
    columns: dimension,
    rows: dimension,
    full: z.boolean().describe("Reset the renderer before drawing this frame."),
    scrollback: TerminalScrollbackSchema.optional(),
  })
  .check(
    atLeastOne(["data", "scrollback"]),
    requiredWhen({ key: "full", equals: true }, ["data"]),
    totalLength([["data"], ["scrollback", "data"]], TERMINAL_FRAME_BASE64_MAX),
  )
  .describe("A piece of a terminal's ANSI output.");

const answered = { ...versioned, terminalId: TerminalIdSchema, surfaceClientId: SurfaceClientIdSchema };

export const TerminalPageSchema = z
  .strictObject({
    status: z.literal("page"),
    ...answered,
    cursor: TerminalCursorSchema,
    frames: z.array(TerminalFrameSchema).max(TERMINAL_TAIL_FRAMES_MAX),
    hasMore: z.boolean(),
  })
  .check(
    totalLength(
      [
        ["frames", "*", "data"],
        ["frames", "*", "scrollback", "data"],
      ],
      TERMINAL_FRAME_BASE64_MAX,
    ),
    allEqual(["frames", "*", "terminalId"], ["terminalId"]),
    consecutive(["frames", "*", "sequence"]),
    lastEquals(["frames", "*", "sequence"], ["cursor", "sequence"]),
  )
  .describe("Frames of one terminal, each sequence one above the last. `cursor` stands at the last frame.");

export const TerminalResetSchema = z
  .strictObject({ status: z.literal("reset"), ...answered, reason: z.enum(["stream_lost", "sequence_expired"]) })
  .describe("The stream is gone. Ask again without a cursor for a full redraw.");

export const TerminalUnavailableSchema = z
  .strictObject({
    status: z.literal("unavailable"),
    ...answered,
    reason: z.enum(["herdr_unavailable", "terminal_unavailable", "observer_closed", "invalid_frame"]),
  })
  .describe("The terminal cannot be watched now.");

export const TerminalTailResultSchema = z
  .discriminatedUnion("status", [TerminalPageSchema, TerminalResetSchema, TerminalUnavailableSchema])
  .describe("Frames of a terminal, or why there are none.");

export const TerminalObservationSchema = z
  .strictObject({
    ...answered,
    columns: dimension.optional(),
    rows: dimension.optional(),
    cursor: TerminalCursorSchema.optional().describe("Frames after it. Absent: from a full redraw."),
    limit: z.int().min(1).max(TERMINAL_TAIL_FRAMES_MAX).optional(),
  })
  .describe("Which terminal to watch, from where, at what size.");

export const TerminalTailRequestSchema = z.strictObject({
  ...envelope("terminal_tail"),
  observation: TerminalObservationSchema,
});

export const TerminalTailResponseSchema = z.strictObject({
  ...envelope("terminal_tail"),
  result: TerminalTailResultSchema,
});
