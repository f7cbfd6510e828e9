/** What the captain's own parts tell it and ask of it. */
import { z } from "zod";
import { operation } from "../../kit/kit.ts";
import { ConversationIdSchema } from "../operator/operator.ts";
import { answers, open } from "./answers.ts";

const captainReady = z
  .strictObject({ ready: z.literal(true), model: z.string().optional(), providerId: z.string().optional() })
  .describe("It can.");

const captainUnready = z
  .strictObject({
    ready: z.literal(false),
    reason: z.enum(["no_model", "no_credential"]),
    model: z.string().optional(),
    providerId: z.string().optional(),
  })
  .describe("It lacks something.");

export const CaptainReadinessResponseSchema = z
  .discriminatedUnion("ready", [captainReady, captainUnready])
  .describe("Whether the captain can think.");

export const ConversationHeadRequestSchema = z
  .strictObject({
    conversationId: ConversationIdSchema,
    headConversationId: ConversationIdSchema.nullable().describe("Null: none any more."),
  })
  .describe("Names the conversation that continues another one.");

export const postCaptainChannelTurns = operation({
  id: "postCaptainChannelTurns",
  method: "POST",
  path: "/v1/captain/channel-turns",
  summary: "Give the captain a turn from a channel",
  description: "With the header `Prefer: respond-async` the answer is 202, and the turn is read later.",
  tags: ["Captain", "Discord"],
  security: ["discordTextBearer", "discordVoiceBearer"],
  parameters: [{ name: "prefer", in: "header", schema: z.literal("respond-async") }],
  request: open,
  responses: answers([200, 202]),
});

export const getCaptainChannelTurn = operation({
  id: "getCaptainChannelTurn",
  method: "GET",
  path: "/v1/captain/channel-turns/{deliveryId}",
  summary: "Read what became of a turn from a channel",
  tags: ["Captain", "Discord"],
  security: ["discordTextBearer", "discordVoiceBearer"],
  parameters: [{ name: "deliveryId", in: "path", schema: z.string(), description: "Id of the delivery." }],
  responses: answers([200, 202, 404]),
});

export const postCaptainPresence = operation({
  id: "postCaptainPresence",
  method: "POST",
  path: "/v1/captain/presence",
  summary: "Report an event of the presence",
  tags: ["Captain"],
  security: ["captainBearer"],
  request: open,
  responses: answers([202]),
});

export const getCaptainLanes = operation({
  id: "getCaptainLanes",
  method: "GET",
  path: "/captain/v1/lanes",
  summary: "List the captain's lanes",
  tags: ["Captain"],
  security: ["captainBearer"],
  responses: answers([200]),
});

export const getCaptainReadiness = operation({
  id: "getCaptainReadiness",
  method: "GET",
  path: "/v1/captain/readiness",
  summary: "Read whether the captain can think",
  tags: ["Captain", "Devices"],
  security: ["operatorBearer", "deviceBearer"],
  responses: answers([200, 401, 503], CaptainReadinessResponseSchema),
});

export const getBodyLeases = operation({
  id: "getBodyLeases",
  method: "GET",
  path: "/v1/body-leases",
  summary: "List who holds which body",
  tags: ["Captain"],
  security: ["operatorBearer", "deviceBearer"],
  grant: "terminalObserve",
  responses: answers([200, 403]),
});

export const requestBodyLease = operation({
  id: "requestBodyLease",
  method: "POST",
  path: "/v1/body-leases",
  summary: "Ask for a body",
  tags: ["Captain"],
  security: ["operatorBearer"],
  request: open,
  responses: answers([200, 409]),
});

export const setConversationHead = operation({
  id: "setConversationHead",
  method: "POST",
  path: "/v1/conversation-heads",
  summary: "Say which conversation continues another one",
  tags: ["Captain"],
  security: ["operatorBearer"],
  request: { schema: ConversationHeadRequestSchema },
  responses: answers([200, 400, 401, 409]),
});
