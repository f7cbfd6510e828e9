/** The owner's settings for Discord, and what reaches the host from there. */
import { z } from "zod";
import { operation } from "../../kit/kit.ts";
import {
  DISCORD_DIRECTORY_PATH,
  DiscordDirectoryQuerySchema,
  DiscordDirectoryResponseSchema,
} from "../discord-setup/directory.ts";
import { answers, open } from "./answers.ts";

export const DiscordIngressRequestSchema = z
  .strictObject({
    version: z.literal(1),
    permit: z.string().max(4_096),
    ephemeralPublicKey: z.string().regex(/^[A-Za-z0-9_-]{87}$/u),
    nonce: z.string().regex(/^[A-Za-z0-9_-]{22}$/u),
    sealed: z.string().max(100_000),
  })
  .describe("A sealed event, which only the host can open.");

const { kind, guildId, limit: directoryLimit, after } = DiscordDirectoryQuerySchema.shape;

const directoryQuery = [
  { name: "kind", in: "query", schema: kind, description: "Which part; the servers when absent." },
  { name: "guildId", in: "query", schema: guildId, description: "The server; needed for everything but the servers." },
  { name: "limit", in: "query", schema: directoryLimit, description: "Entries at most." },
  { name: "after", in: "query", schema: after },
] as const;

export const listDiscordRooms = operation({
  id: "listDiscordRooms",
  method: "GET",
  path: "/v1/discord/rooms",
  summary: "List the rooms the host takes part in",
  tags: ["Discord"],
  security: ["operatorBearer", "deviceBearer"],
  responses: answers([200, 401, 403]),
});

export const getDiscordSettings = operation({
  id: "getDiscordSettings",
  method: "GET",
  path: "/v1/discord/settings",
  summary: "Read the Discord settings",
  tags: ["Discord"],
  security: ["operatorBearer", "deviceBearer"],
  responses: answers([200, 401, 403]),
});

export const updateDiscordSettings = operation({
  id: "updateDiscordSettings",
  method: "POST",
  path: "/v1/discord/settings",
  summary: "Change the Discord settings",
  tags: ["Discord"],
  security: ["operatorBearer", "deviceBearer"],
  request: open,
  responses: answers([200, 400, 401, 403, 409]),
});

export const getDiscordDirectory = operation({
  id: "getDiscordDirectory",
  method: "GET",
  path: DISCORD_DIRECTORY_PATH,
  summary: "List servers, channels, roles or people",
  tags: ["Discord"],
  security: ["operatorBearer", "deviceBearer"],
  parameters: [...directoryQuery],
  responses: answers([200, 400, 401, 403], DiscordDirectoryResponseSchema),
});

export const getDiscordRoomVoice = operation({
  id: "getDiscordRoomVoice",
  method: "GET",
  path: "/v1/discord/room-voice",
  summary: "Read how the host speaks in a room",
  tags: ["Discord"],
  security: ["operatorBearer", "deviceBearer"],
  responses: answers([200, 401, 403]),
});

export const updateDiscordRoomVoice = operation({
  id: "updateDiscordRoomVoice",
  method: "POST",
  path: "/v1/discord/room-voice",
  summary: "Change how the host speaks in a room",
  tags: ["Discord"],
  security: ["operatorBearer", "deviceBearer"],
  request: open,
  responses: answers([200, 400, 401, 403]),
});

export const setDiscordRoomGuidance = operation({
  id: "setDiscordRoomGuidance",
  method: "POST",
  path: "/v1/discord/room-guidance",
  summary: "Tell the host how to behave in a room",
  tags: ["Discord"],
  security: ["operatorBearer", "deviceBearer"],
  grant: "steer",
  request: open,
  responses: answers([200, 400, 401, 403]),
});

export const discordIngress = operation({
  id: "discordIngress",
  method: "POST",
  path: "/v1/discord/ingress",
  summary: "Bring a sealed event from Discord to the host",
  description: "Public: the permit is the proof.",
  tags: ["Discord"],
  security: [],
  request: { schema: DiscordIngressRequestSchema },
  responses: answers([200, 401, 409, 413, 429, 503]),
});
