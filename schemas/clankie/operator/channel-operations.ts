/** Making, changing and listing channels, the Discord rooms they may mirror to, and reactions to what was said. */
import { z } from "zod";
import { ChannelSchema } from "./channels.ts";
import { CHANNEL_MEMBER_MAX, GUILD_ROOM_MAX, LIST_MAX, TITLE_MAX } from "./constants.ts";
import { ConversationSchema } from "./conversations.ts";
import { envelope, versioned } from "./envelope.ts";
import { ChannelIdSchema, ConversationIdSchema, PersonaIdSchema, RefSchema } from "./scalars.ts";
import { trimmedText } from "./text.ts";

export const DiscordRoomKindSchema = z.enum(["channel", "forum"]);

export const DiscordRoomReferenceSchema = z
  .strictObject({ kind: DiscordRoomKindSchema, channelId: trimmedText(128) })
  .describe("A room of a Discord server.");

export const ProvisionDiscordMirrorSchema = z
  .strictObject({ kind: z.literal("provision"), room: DiscordRoomReferenceSchema.optional() })
  .describe("The host makes what the mirror needs, in `room` where one is named.");

export const WebhookDiscordMirrorSchema = z
  .strictObject({ kind: z.literal("webhook"), webhookUrl: trimmedText(512) })
  .describe("The owner brings a webhook. Its URL is a secret that the host keeps.");

export const NoDiscordMirrorSchema = z.strictObject({ kind: z.literal("off") }).describe("No mirror.");

export const ChannelDiscordChangeSchema = z
  .discriminatedUnion("kind", [ProvisionDiscordMirrorSchema, WebhookDiscordMirrorSchema, NoDiscordMirrorSchema])
  .describe("Whether a channel is mirrored to Discord, and how.");

export const ChannelChangeSchema = z
  .strictObject({
    ...versioned,
    channelId: ChannelIdSchema.optional().describe("Absent: a new channel."),
    title: trimmedText(TITLE_MAX),
    members: z.array(PersonaIdSchema).max(CHANNEL_MEMBER_MAX).describe("The whole roster, in the order of turns."),
    discord: ChannelDiscordChangeSchema.optional(),
  })
  .describe("A channel as it should be.");

export const ChannelRequestSchema = z
  .strictObject({ ...envelope("channel"), channel: ChannelChangeSchema })
  .describe("Makes or changes a channel.");

export const ChannelResponseSchema = z.strictObject({
  ...envelope("channel"),
  channel: ChannelSchema,
  conversation: ConversationSchema,
});

export const ChannelsRequestSchema = z.strictObject(envelope("channels")).describe("Asks for every channel.");

export const ChannelsResponseSchema = z.strictObject({
  ...envelope("channels"),
  channels: z.array(ChannelSchema).max(LIST_MAX),
});

export const DiscordRoomSchema = DiscordRoomReferenceSchema.extend({ name: trimmedText(100) }).describe(
  "A room that a channel could be mirrored to.",
);

export const DiscordRoomsRequestSchema = z
  .strictObject(envelope("discord_rooms"))
  .describe("Asks for the rooms that a channel could be mirrored to.");

export const DiscordRoomsResponseSchema = z.strictObject({
  ...envelope("discord_rooms"),
  rooms: z.array(DiscordRoomSchema).max(GUILD_ROOM_MAX),
});

export const ReactRequestSchema = z
  .strictObject({
    ...envelope("react"),
    conversationId: ConversationIdSchema,
    entryRef: RefSchema.describe("The cursor of the entry."),
    emoji: trimmedText(64),
    remove: z.boolean(),
  })
  .describe("Adds or removes the owner's own reaction to an entry.");

export const ReactResponseSchema = z.strictObject({
  ...envelope("react"),
  conversationId: ConversationIdSchema,
  entryRef: RefSchema,
  reacted: z.boolean().describe("False when the entry is no longer kept."),
});
