/** Everything that can happen in a conversation, told apart by `type`. */
import { z } from "zod";
import { CODE_MAX, SUMMARY_MAX } from "./constants.ts";
import { eventOf } from "./event.ts";
import { InputRequestedEventSchema, InputResolvedEventSchema } from "./input-events.ts";
import { FileEventSchema, MessageEventSchema, ReactionEventSchema, ReasoningEventSchema } from "./message-events.ts";
import {
  ActivityEventSchema,
  AuthEventSchema,
  ContextEventSchema,
  SessionEventSchema,
  ToolEventSchema,
  TurnEventSchema,
  WorkerTranscriptEventSchema,
} from "./run-events.ts";
import { rawText, trimmedText } from "./text.ts";

export const UnsupportedEventSchema = z
  .strictObject({ ...eventOf("unsupported"), kind: trimmedText(CODE_MAX), summary: rawText(SUMMARY_MAX) })
  .describe("An event of a kind that this protocol does not carry, as a host tells older clients of it.");

export const StreamEventSchema = z
  .discriminatedUnion("type", [
    ActivityEventSchema,
    MessageEventSchema,
    ReasoningEventSchema,
    ContextEventSchema,
    ToolEventSchema,
    InputRequestedEventSchema,
    InputResolvedEventSchema,
    AuthEventSchema,
    SessionEventSchema,
    TurnEventSchema,
    WorkerTranscriptEventSchema,
    FileEventSchema,
    ReactionEventSchema,
    UnsupportedEventSchema,
  ])
  .describe("One thing that happened in a conversation.");
