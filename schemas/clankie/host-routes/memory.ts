/** What the host remembers of people and of its own days. */
import { z } from "zod";
import { operation } from "../../kit/kit.ts";
import { answers, open } from "./answers.ts";

export const CaptainLaneSchema = z
  .enum(["operator", "discord_voice", "discord_presence", "gameplay"])
  .describe("Where an episode took place.");

export const getOperatorMemoryCatalog = operation({
  id: "getOperatorMemoryCatalog",
  method: "GET",
  path: "/v1/memory",
  summary: "List what is remembered",
  tags: ["Memory", "Operator"],
  security: ["operatorBearer"],
  responses: answers([200]),
});

export const postDiscordPersonMemoryProposal = operation({
  id: "postDiscordPersonMemoryProposal",
  method: "POST",
  path: "/v1/memory/discord-people/proposals",
  summary: "Propose a fact about a person",
  tags: ["Memory", "Discord"],
  security: ["discordTextBearer", "discordVoiceBearer"],
  request: open,
  responses: answers([201]),
});

export const getDiscordPersonMemory = operation({
  id: "getDiscordPersonMemory",
  method: "GET",
  path: "/v1/memory/discord-people/{guildId}/{userId}",
  summary: "Read what is remembered of a person",
  tags: ["Memory", "Discord"],
  security: ["discordTextBearer", "discordVoiceBearer"],
  parameters: [
    { name: "guildId", in: "path", schema: z.string(), description: "Id of the Discord server." },
    { name: "userId", in: "path", schema: z.string(), description: "Id of the Discord user." },
    { name: "channelId", in: "query", schema: z.string() },
    { name: "query", in: "query", schema: z.string() },
  ],
  responses: answers([200]),
});

export const deleteDiscordPersonMemory = operation({
  id: "deleteDiscordPersonMemory",
  method: "DELETE",
  path: "/v1/memory/discord-people/{guildId}/{userId}",
  summary: "Forget a person",
  tags: ["Memory", "Operator"],
  security: ["operatorBearer"],
  parameters: [
    { name: "guildId", in: "path", schema: z.string(), description: "Id of the Discord server." },
    { name: "userId", in: "path", schema: z.string(), description: "Id of the Discord user." },
  ],
  responses: answers([200]),
});

export const exportDiscordPersonMemory = operation({
  id: "exportDiscordPersonMemory",
  method: "GET",
  path: "/v1/memory/discord-people/{guildId}/{userId}/export",
  summary: "Export what is remembered of a person",
  tags: ["Memory", "Operator"],
  security: ["operatorBearer"],
  parameters: [
    { name: "guildId", in: "path", schema: z.string(), description: "Id of the Discord server." },
    { name: "userId", in: "path", schema: z.string(), description: "Id of the Discord user." },
  ],
  responses: answers([200]),
});

export const patchDiscordPersonMemoryFact = operation({
  id: "patchDiscordPersonMemoryFact",
  method: "PATCH",
  path: "/v1/memory/discord-people/{guildId}/{userId}/{factId}",
  summary: "Correct a fact about a person",
  tags: ["Memory", "Operator"],
  security: ["operatorBearer"],
  parameters: [
    { name: "guildId", in: "path", schema: z.string(), description: "Id of the Discord server." },
    { name: "userId", in: "path", schema: z.string(), description: "Id of the Discord user." },
    { name: "factId", in: "path", schema: z.string(), description: "Id of the fact." },
  ],
  request: open,
  responses: answers([200, 404]),
});

export const deleteDiscordPersonMemoryFact = operation({
  id: "deleteDiscordPersonMemoryFact",
  method: "DELETE",
  path: "/v1/memory/discord-people/{guildId}/{userId}/{factId}",
  summary: "Forget a fact about a person",
  tags: ["Memory", "Operator"],
  security: ["operatorBearer"],
  parameters: [
    { name: "guildId", in: "path", schema: z.string(), description: "Id of the Discord server." },
    { name: "userId", in: "path", schema: z.string(), description: "Id of the Discord user." },
    { name: "factId", in: "path", schema: z.string(), description: "Id of the fact." },
  ],
  responses: answers([204]),
});

export const getCaptainEpisodes = operation({
  id: "getCaptainEpisodes",
  method: "GET",
  path: "/v1/memory/captain-episodes",
  summary: "Read the captain's episodes of a lane",
  tags: ["Memory", "Captain"],
  security: ["captainBearer"],
  parameters: [{ name: "lane", in: "query", required: true, schema: CaptainLaneSchema }],
  responses: answers([200]),
});

export const postCaptainEpisode = operation({
  id: "postCaptainEpisode",
  method: "POST",
  path: "/v1/memory/captain-episodes",
  summary: "Remember an episode",
  tags: ["Memory", "Captain"],
  security: ["captainBearer"],
  request: open,
  responses: answers([200]),
});

export const patchCaptainEpisode = operation({
  id: "patchCaptainEpisode",
  method: "PATCH",
  path: "/v1/memory/captain-episodes/{lane}/{episodeId}",
  summary: "Correct an episode",
  tags: ["Memory", "Operator"],
  security: ["operatorBearer"],
  parameters: [
    { name: "lane", in: "path", schema: CaptainLaneSchema, description: "The lane." },
    { name: "episodeId", in: "path", schema: z.string(), description: "Id of the episode." },
  ],
  request: open,
  responses: answers([200, 404]),
});

export const deleteCaptainEpisode = operation({
  id: "deleteCaptainEpisode",
  method: "DELETE",
  path: "/v1/memory/captain-episodes/{lane}/{episodeId}",
  summary: "Forget an episode",
  tags: ["Memory", "Operator"],
  security: ["operatorBearer"],
  parameters: [
    { name: "lane", in: "path", schema: CaptainLaneSchema, description: "The lane." },
    { name: "episodeId", in: "path", schema: z.string(), description: "Id of the episode." },
  ],
  responses: answers([204]),
});
