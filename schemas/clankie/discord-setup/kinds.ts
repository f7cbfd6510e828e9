import { additiveEnum } from "../../kit/kit.ts";
import { DISCORD_SETTING_KEYS } from "./setting-keys.ts";

/** Additive: a page that does not know a setting leaves out the field, reference or part that names it. */
export const DiscordSettingKeySchema = additiveEnum(DISCORD_SETTING_KEYS);

/** Additive. */
export const DiscordDirectoryKindSchema = additiveEnum([
  "server",
  "role",
  "person",
  "bot",
  "text",
  "voice",
  "stage",
  "forum",
  "media",
  "announcement",
  "category",
  "thread",
  "other",
]);

/** Additive: an unknown picker drops just its part. */
export const DiscordSetupPickerKindSchema = additiveEnum([
  "server",
  "role",
  "fleet",
  "tracking",
  "channels",
  "computer_access",
  "team_visibility",
]);

/** Checks that a snapshot can report as passed or failed. */
const REPORTED_CHECKS = [
  "view_channel",
  "send_messages",
  "manage_channels",
  "manage_webhooks",
  "administrator",
  "read_message_history",
  "send_messages_in_threads",
  "connect",
  "speak",
  "fleet_channel",
  "add_reactions",
  "embed_links",
  "attach_files",
  "use_vad",
  "use_application_commands",
  "create_public_threads",
] as const;

/** Every check, in catalog order. */
export const DISCORD_SETUP_CHECKS = [
  "account",
  "view_channel",
  "send_messages",
  "computer_access",
  "manage_channels",
  "manage_webhooks",
  "test_post",
  "administrator",
  "read_message_history",
  "send_messages_in_threads",
  "connect",
  "speak",
  "fleet_channel",
  "add_reactions",
  "embed_links",
  "attach_files",
  "use_vad",
  "use_application_commands",
  "create_public_threads",
] as const;

export type DiscordSetupCheck = (typeof DISCORD_SETUP_CHECKS)[number];

/** Additive. */
export const DiscordSetupCheckSchema = additiveEnum(DISCORD_SETUP_CHECKS);

/** Additive: every check but those that a page settles by itself. */
export const DiscordSetupReportedCheckSchema = additiveEnum(REPORTED_CHECKS);
