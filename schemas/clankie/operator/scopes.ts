/** What a conversation is about. */
import { z } from "zod";
import { REF_MAX } from "./constants.ts";
import { ChannelIdSchema, PersonaIdSchema, SeatIdSchema } from "./scalars.ts";
import { trimmedText } from "./text.ts";

export const GlobalScopeSchema = z
  .strictObject({ kind: z.literal("global") })
  .describe("The host as a whole. One default conversation of this scope always exists.");

export const WorkspaceScopeSchema = z
  .strictObject({ kind: z.literal("workspace"), workspaceId: trimmedText(REF_MAX) })
  .describe("A directory on the host, named by its absolute path.");

export const PersonaScopeSchema = z
  .strictObject({ kind: z.literal("persona"), personaId: PersonaIdSchema })
  .describe("The direct thread with one durable character.");

export const SeatScopeSchema = z
  .strictObject({ kind: z.literal("seat"), seatId: SeatIdSchema })
  .meta({ description: "A seat, as older hosts stored it. Use the persona scope.", deprecated: true });

export const ChannelScopeSchema = z
  .strictObject({ kind: z.literal("channel"), channelId: ChannelIdSchema })
  .describe("A channel: several characters, one thread.");

export const RoomScopeSchema = z
  .strictObject({
    kind: z.literal("room"),
    lane: z.enum(["discord_presence", "discord_voice"]),
    targetId: trimmedText(REF_MAX),
  })
  .describe("A room elsewhere. Its transcript can be read here; a send is refused with HTTP 409.");

export const ConversationScopeSchema = z
  .discriminatedUnion("kind", [
    GlobalScopeSchema,
    WorkspaceScopeSchema,
    PersonaScopeSchema,
    SeatScopeSchema,
    ChannelScopeSchema,
    RoomScopeSchema,
  ])
  .describe("What a conversation is about.");
