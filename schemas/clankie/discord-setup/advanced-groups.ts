import type { DiscordSetupDefinition } from "./definition.ts";
import { TRACKING_LEVELS } from "./sentences.ts";
import type { DiscordSettingKey } from "./setting-keys.ts";

type Field = DiscordSetupDefinition["advancedGroups"][number]["fields"][number];

export const ADVANCED_GROUPS: DiscordSetupDefinition["advancedGroups"] = [
  {
    title: "Server",
    fields: [
      text("serverId", "Server"),
      choice("role", "Role of the bot", ["participant", "admin"]),
      boolean("fleetEnabled", "Fleet channel"),
      text("fleetChannelId", "Which channel is the fleet's"),
      choice("trackingLevel", "News from the issue tracker", TRACKING_LEVELS),
    ],
  },
  {
    title: "Identity and access",
    fields: [
      text("applicationId", "Application"),
      text("guildId", "Home server"),
      text("swarmGuildId", "Server of the swarm"),
      boolean("teamVisible", "Visible to the team"),
      text("ownerUserId", "Owner"),
      ids("ambientRoleIds", "Roles that may talk to it"),
      ids("ambientUserIds", "People who may talk to it"),
      ids("approvalRoleIds", "Roles that may approve"),
      ids("systemActorUserIds", "Accounts that act for the system"),
      json("servers", "Servers, each with its role and owners"),
      json("roomSkills", "Skills of single rooms"),
      json("houseHuntingAuthorBindings", "Authors of the house hunt"),
    ],
  },
  {
    title: "Text and presence",
    fields: [
      boolean("textIngressEnabled", "Read messages"),
      ids("ingressGuildIds", "Servers it reads"),
      ids("ingressChannelIds", "Channels it reads"),
      choice("ingressDmPolicy", "Who may write to it directly", ["deny", "owner_only", "allowlist"]),
      ids("ingressDmUserIds", "People who may write to it directly"),
      { key: "ingressContextMessages", label: "Earlier messages it reads", kind: "number", help: "0 to 50." },
      choice("wakeTrigger", "When it answers", ["mention", "name", "any"]),
      ids("ambientChannelIds", "Channels where it listens"),
      ids("toolProgressChannelIds", "Channels that see its work"),
      ids("presenceGuildIds", "Servers where it shows itself"),
      ids("presenceChannelIds", "Channels where it shows itself"),
      choice("activeBody", "Account it acts through", ["bot", "user_session"]),
      boolean("officialBotEnabled", "Bot account"),
    ],
  },
  {
    title: "Voice and consent",
    fields: [
      boolean("voiceEnabled", "Voice"),
      ids("voiceGuildIds", "Servers where it may speak"),
      { ...ids("voiceChannelIds", "Channels where it may speak"), directoryKinds: ["voice", "stage"] },
      text("voiceChannelId", "Voice channel it joins"),
      choice("voiceJoinPolicy", "Whom it may join", ["ambient", "guild_members"]),
      choice("voiceConsentPolicy", "Whom it may hear", ["explicit", "presence"]),
      boolean("voiceTranscriptLoggingEnabled", "Keep transcripts"),
    ],
  },
  {
    title: "User account",
    fields: [
      boolean("userSessionEnabled", "User account"),
      ids("userSessionGuildIds", "Servers of the user account"),
      ids("userSessionChannelIds", "Channels of the user account"),
      boolean("userSessionVoiceEnabled", "Voice of the user account"),
      {
        ...ids("userSessionVoiceChannelIds", "Voice channels of the user account"),
        directoryKinds: ["voice", "stage"],
      },
      choice("userSessionDmPolicy", "Who may write to the user account", ["deny", "owner_only", "allowlist"]),
      ids("userSessionDmUserIds", "People who may write to the user account"),
    ],
  },
  {
    title: "Activities",
    fields: [
      text("activityApplicationIdGba", "Application of the handheld activity"),
      text("activityTunnelName", "Name of the tunnel"),
      text("activityTunnelHostname", "Host name of the tunnel"),
    ],
  },
];

function text(key: DiscordSettingKey, label: string): Field {
  return { key, label, kind: "text" };
}

function json(key: DiscordSettingKey, label: string): Field {
  return { key, label, kind: "text", help: "A list, written as JSON." };
}

function boolean(key: DiscordSettingKey, label: string): Field {
  return { key, label, kind: "boolean" };
}

function ids(key: DiscordSettingKey, label: string): Field {
  return { key, label, kind: "ids" };
}

function choice(key: DiscordSettingKey, label: string, choices: string[]): Field {
  return { key, label, kind: "choice", choices };
}
