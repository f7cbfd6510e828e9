/** The Discord setup catalog: what a setup page asks, in the host's own words. */
export { DISCORD_SETUP_TEST_POST_PATH, discordSetupTestPost } from "./discord-setup/test-post.ts";
export { DiscordSetupTestPostRequestSchema, DiscordSetupTestPostResultSchema } from "./discord-setup/test-post.ts";
export { discordSetupDefinition } from "./discord-setup/catalog.ts";
export {
  DiscordSetupDefinitionSchema,
  DiscordSetupSnapshotSchema,
  DISCORD_SETUP_SCHEMA_VERSION,
} from "./discord-setup/definition.ts";
export type { DiscordSetupDefinition } from "./discord-setup/definition.ts";
export {
  DiscordDirectoryKindSchema,
  DiscordSettingKeySchema,
  DiscordSetupCheckSchema,
  DiscordSetupPickerKindSchema,
} from "./discord-setup/kinds.ts";
export { DISCORD_INVITE_PERMISSIONS, discordRoleInviteUrl } from "./discord-setup/invite.ts";
export { DiscordSetupFieldSchema } from "./discord-setup/field.ts";
export {
  DiscordSetupPartSchema,
  DiscordSetupSentenceIdSchema,
  DiscordSetupSentenceSchema,
} from "./discord-setup/sentence.ts";
export {
  DISCORD_DIRECTORY_PATH,
  DiscordDirectoryEntrySchema,
  DiscordDirectoryListSchema,
  DiscordDirectoryQuerySchema,
  DiscordDirectoryResponseSchema,
  readDiscordDirectoryQuery,
} from "./discord-setup/directory.ts";
export {
  DiscordAuthorBindingSchema,
  DiscordRoleSchema,
  DiscordRoomSkillSchema,
  DiscordServerSettingsSchema,
  DiscordSettingsSchema,
  DiscordTrackingLevelSchema,
} from "./discord-setup/settings.ts";
export type { DiscordSettings } from "./discord-setup/settings.ts";
