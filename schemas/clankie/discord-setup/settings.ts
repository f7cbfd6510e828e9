/** The Discord settings themselves. Ids are Discord's own, 5 to 32 digits. */
import { z } from "zod";
import { requiredWhen, uniqueItems } from "../../kit/kit.ts";

const id = z.string().regex(/^\d{5,32}$/u);
const ids = z.array(id).max(64).default([]);
const off = z.boolean().default(false);

export const DiscordRoleSchema = z.enum(["participant", "admin"]).describe("What the host is in a server.");

export const DiscordTrackingLevelSchema = z
  .enum(["off", "project_updates", "project_activity", "all_issues"])
  .describe("How much of the tracked work is told in Discord.");

export const DiscordServerSettingsSchema = z
  .strictObject({
    serverId: id,
    role: DiscordRoleSchema.default("participant"),
    owners: z.enum(["me", "everyone", "role"]).default("me").describe("Who counts as the owner there."),
    ownerRoleId: id.optional(),
  })
  .check(requiredWhen({ key: "owners", equals: "role" }, ["ownerRoleId"], { path: ["ownerRoleId"] }))
  .describe("The settings of one server.");

export const DiscordRoomSkillSchema = z
  .strictObject({
    serverId: id,
    channelId: id,
    skill: z.literal("house-hunting"),
    household: z.literal("existing").optional(),
  })
  .describe("A skill that the host has in one room.");

export const DiscordAuthorBindingSchema = z
  .strictObject({
    household: z.string().regex(/^(?:existing|\d{5,32}-\d{5,32})$/u),
    userId: id,
    legacyAuthor: z
      .string()
      .trim()
      .min(1)
      .max(256)
      .regex(/^(?!\d+$)\P{Cc}+$/u),
    ownerConfirmed: z.literal(true),
  })
  .describe("Says who an author of older notes is.");

const dmPolicy = z.enum(["deny", "owner_only", "allowlist"]);

export const DiscordSettingsSchema = z
  .strictObject({
    serverId: id.optional(),
    fleetChannelId: id.optional(),
    applicationId: id.optional(),
    guildId: id.optional(),
    swarmGuildId: id.optional(),
    ownerUserId: id.optional(),
    voiceChannelId: id.optional(),
    activityApplicationIdGba: id.optional(),
    activityTunnelName: z.string().min(1).optional(),
    activityTunnelHostname: z.string().min(1).optional(),
    role: DiscordRoleSchema.default("participant"),
    trackingLevel: DiscordTrackingLevelSchema.default("off"),
    servers: z.array(DiscordServerSettingsSchema).max(64).check(uniqueItems("serverId")).default([]),
    roomSkills: z
      .array(DiscordRoomSkillSchema)
      .max(64)
      .check(uniqueItems(["serverId", "channelId"]))
      .default([])
      .describe("One for each server and channel."),
    houseHuntingAuthorBindings: z
      .array(DiscordAuthorBindingSchema)
      .max(64)
      .check(uniqueItems(["household", "legacyAuthor"]))
      .default([])
      .describe("One for each household and author."),
    teamVisible: z.boolean().optional(),
    wakeTrigger: z
      .enum(["mention", "name", "any", "addressed"])
      .optional()
      .describe("`addressed` is the old spelling of `mention`."),
    ambientRoleIds: ids,
    ambientUserIds: ids,
    approvalRoleIds: ids,
    systemActorUserIds: ids,
    systemActorGuildIds: ids,
    systemActorChannelIds: ids,
    ingressGuildIds: ids,
    ingressChannelIds: ids,
    ingressDmUserIds: ids,
    ambientChannelIds: ids,
    toolProgressChannelIds: ids,
    presenceGuildIds: ids,
    presenceChannelIds: ids,
    voiceGuildIds: ids,
    voiceChannelIds: ids,
    userSessionGuildIds: ids,
    userSessionChannelIds: ids,
    userSessionVoiceChannelIds: ids,
    userSessionDmUserIds: ids,
    fleetEnabled: off,
    textIngressEnabled: off,
    voiceEnabled: off,
    voiceTranscriptLoggingEnabled: off,
    officialBotEnabled: off,
    userSessionEnabled: off,
    userSessionVoiceEnabled: off,
    ingressDmPolicy: dmPolicy.default("deny"),
    userSessionDmPolicy: dmPolicy.default("owner_only"),
    ingressContextMessages: z.int().min(0).max(50).default(10),
    voiceJoinPolicy: z.enum(["ambient", "guild_members"]).default("ambient"),
    voiceConsentPolicy: z.enum(["explicit", "presence"]).default("explicit"),
    activeBody: z.enum(["bot", "user_session"]).default("bot"),
  })
  .describe("The Discord settings of a host.");

export type DiscordSettings = z.infer<typeof DiscordSettingsSchema>;
