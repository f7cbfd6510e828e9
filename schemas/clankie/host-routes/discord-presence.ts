/** The captain in Discord: its presence, its own session, what it hears and does. */
import { z } from "zod";
import { operation } from "../../kit/kit.ts";
import { answers, limit, open } from "./answers.ts";

export const getDiscordPresenceStatus = operation({
  id: "getDiscordPresenceStatus",
  method: "GET",
  path: "/v1/discord/presence-status",
  summary: "Read the state of the Discord presence",
  tags: ["Operator", "Discord"],
  security: ["operatorBearer"],
  responses: answers([200]),
});

export const getDiscordUserSessionOptIn = operation({
  id: "getDiscordUserSessionOptIn",
  method: "GET",
  path: "/v1/discord/user-session/opt-in",
  summary: "Read whether the owner allowed a session of their own",
  tags: ["Discord"],
  security: ["captainBearer", "operatorBearer"],
  responses: answers([200]),
});

export const postDiscordUserSessionOptIn = operation({
  id: "postDiscordUserSessionOptIn",
  method: "POST",
  path: "/v1/discord/user-session/opt-in",
  summary: "Allow a session of the owner",
  tags: ["Operator", "Discord"],
  security: ["operatorBearer"],
  request: open,
  responses: answers([201]),
});

export const deleteDiscordUserSessionOptIn = operation({
  id: "deleteDiscordUserSessionOptIn",
  method: "DELETE",
  path: "/v1/discord/user-session/opt-in",
  summary: "Take the permission back",
  tags: ["Operator", "Discord"],
  security: ["operatorBearer"],
  responses: answers([200, 409]),
});

export const getDiscordStreamWatch = operation({
  id: "getDiscordStreamWatch",
  method: "GET",
  path: "/v1/discord/stream-watch",
  summary: "Read which stream is watched",
  tags: ["Discord"],
  security: ["captainBearer", "operatorBearer"],
  responses: answers([200]),
});

export const postDiscordStreamWatch = operation({
  id: "postDiscordStreamWatch",
  method: "POST",
  path: "/v1/discord/stream-watch",
  summary: "Report on the stream that is watched",
  tags: ["Discord"],
  security: ["captainBearer"],
  responses: answers([204]),
});

export const getDiscordReadiness = operation({
  id: "getDiscordReadiness",
  method: "GET",
  path: "/v1/discord/readiness",
  summary: "Read whether Discord is ready for the caller",
  tags: ["Discord"],
  security: ["discordTextBearer", "discordVoiceBearer"],
  responses: answers([200, 503]),
});

export const postDiscordVoiceBriefing = operation({
  id: "postDiscordVoiceBriefing",
  method: "POST",
  path: "/v1/discord/voice-briefing",
  summary: "Get what a voice session has to know",
  tags: ["Discord"],
  security: ["discordVoiceBearer"],
  request: open,
  responses: answers([200]),
});

export const postDiscordPresenceSessionEvents = operation({
  id: "postDiscordPresenceSessionEvents",
  method: "POST",
  path: "/v1/discord/presence-session-events",
  summary: "Report events of a presence session",
  tags: ["Discord"],
  security: ["discordTextBearer", "discordVoiceBearer"],
  request: open,
  responses: answers([200]),
});

export const getDiscordPresenceSessions = operation({
  id: "getDiscordPresenceSessions",
  method: "GET",
  path: "/v1/discord/presence-sessions",
  summary: "List presence sessions",
  tags: ["Discord"],
  security: ["captainBearer"],
  responses: answers([200]),
});

export const getDiscordVoiceHistory = operation({
  id: "getDiscordVoiceHistory",
  method: "GET",
  path: "/v1/discord/voice-history",
  summary: "Read the last voice sessions",
  tags: ["Discord"],
  security: ["captainBearer"],
  parameters: [limit("Sessions at most; 5 when absent.", 32, 5)],
  responses: answers([200]),
});

export const getDiscordVoiceTranscripts = operation({
  id: "getDiscordVoiceTranscripts",
  method: "GET",
  path: "/v1/discord/voice-transcripts",
  summary: "Read transcripts of voice sessions",
  tags: ["Operator", "Discord"],
  security: ["operatorBearer"],
  parameters: [
    { name: "cursor", in: "query", schema: z.string().regex(/^[0-9]{12}$/u), description: "Transcripts after it." },
    limit("Transcripts at most; 100 when absent.", 200, 100),
  ],
  responses: answers([200]),
});

export const postDiscordPresenceActions = operation({
  id: "postDiscordPresenceActions",
  method: "POST",
  path: "/v1/discord/presence-actions",
  summary: "Do something as the presence",
  tags: ["Discord"],
  security: ["discordTextBearer", "discordVoiceBearer"],
  parameters: [
    { name: "x-clankie-discord-presence-session", in: "header", required: true, schema: z.string() },
    { name: "x-clankie-discord-presence-phase", in: "header", required: true, schema: z.string() },
    { name: "x-clankie-discord-presence-revision", in: "header", required: true, schema: z.int() },
  ],
  request: open,
  responses: answers([200, 409]),
});
