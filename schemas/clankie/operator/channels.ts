/** Channels: several characters in one thread, perhaps mirrored to Discord. */
import { z } from "zod";
import { CHANNEL_MEMBER_MAX, TITLE_MAX } from "./constants.ts";
import { versioned } from "./envelope.ts";
import { ChannelIdSchema, ConversationIdSchema, PersonaIdSchema, TimestampSchema } from "./scalars.ts";
import { count, trimmedText } from "./text.ts";

const discordId = trimmedText(128);

export const ChannelMemberSchema = z
  .strictObject({
    personaId: PersonaIdSchema,
    position: count().describe("Place in the order of turns."),
    joinedAt: TimestampSchema,
  })
  .describe("A character in a channel.");

export const ChannelDiscordSchema = z
  .strictObject({ guildId: discordId, channelId: discordId, threadId: discordId.optional(), webhookId: discordId })
  .describe("Where the channel is mirrored. The webhook's token never leaves the host.");

export const ChannelSchema = z
  .strictObject({
    ...versioned,
    channelId: ChannelIdSchema,
    conversationId: ConversationIdSchema,
    title: trimmedText(TITLE_MAX),
    members: z.array(ChannelMemberSchema).max(CHANNEL_MEMBER_MAX),
    createdAt: TimestampSchema,
    updatedAt: TimestampSchema,
    discord: ChannelDiscordSchema.optional(),
  })
  .describe("A channel and its members.");
