import { ADVANCED_GROUPS } from "./advanced-groups.ts";
import { CHOICE_LABELS } from "./choice-labels.ts";
import { DISCORD_SETUP_SCHEMA_VERSION } from "./definition.ts";
import type { DiscordSetupDefinition } from "./definition.ts";
import type { DiscordInviteRole } from "./invite.ts";
import type { DiscordSetupCheck } from "./kinds.ts";
import { SENTENCES } from "./sentences.ts";

/** The settings on which the catalog depends. */
export interface DiscordSetupSettings {
  readonly role: DiscordInviteRole;
  readonly fleetEnabled: boolean;
}

/** The catalog as it reads under these settings: an admin needs other permissions, and so does a fleet channel. */
export function discordSetupDefinition(settings: DiscordSetupSettings): DiscordSetupDefinition {
  return {
    schemaVersion: DISCORD_SETUP_SCHEMA_VERSION,
    sentences: structuredClone(SENTENCES).map((sentence) => ({ ...sentence, checks: checksOf(sentence, settings) })),
    advancedGroups: structuredClone(ADVANCED_GROUPS),
    choiceLabels: { ...CHOICE_LABELS },
  };
}

function checksOf(
  { id, checks }: DiscordSetupDefinition["sentences"][number],
  { role, fleetEnabled }: DiscordSetupSettings,
): DiscordSetupCheck[] {
  if (id === "connect" && role === "admin") return ["account", "administrator"];
  if (id === "fleet" && fleetEnabled && role === "participant") return ["fleet_channel", "send_messages"];
  return [...checks];
}
