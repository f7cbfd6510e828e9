/** The envelope of the operator service: one request and one result, told apart by `op`. */
import { z } from "zod";
import {
  CreateConversationRequestSchema,
  CreateConversationResponseSchema,
  ListConversationsRequestSchema,
  ListConversationsResponseSchema,
} from "./conversations.ts";
import { FleetRequestSchema, FleetResponseSchema } from "./fleet.ts";
import { ReplayRequestSchema, ReplayResponseSchema, TailRequestSchema, TailResponseSchema } from "./replay.ts";
import { SendReceiptRequestSchema, SendReceiptResponseSchema } from "./send-receipts.ts";
import { SendRequestSchema, SendResponseSchema } from "./sends.ts";
import { StopTaskRequestSchema, StopTaskResponseSchema } from "./stop-task.ts";
import { TerminalTailRequestSchema, TerminalTailResponseSchema } from "./terminals.ts";

export const OperatorServiceRequestSchema = z
  .discriminatedUnion("op", [
    ListConversationsRequestSchema,
    CreateConversationRequestSchema,
    SendRequestSchema,
    SendReceiptRequestSchema,
    ReplayRequestSchema,
    TailRequestSchema,
    FleetRequestSchema,
    StopTaskRequestSchema,
    TerminalTailRequestSchema,
  ])
  .describe("What a client asks of the operator service. Always read strictly.");

export const OperatorServiceResultSchema = z
  .discriminatedUnion("op", [
    ListConversationsResponseSchema,
    CreateConversationResponseSchema,
    SendResponseSchema,
    SendReceiptResponseSchema,
    ReplayResponseSchema,
    TailResponseSchema,
    FleetResponseSchema,
    StopTaskResponseSchema,
    TerminalTailResponseSchema,
  ])
  .describe("What the operator service answers. Its `op` is that of the request; any other is a fault of the service.");
