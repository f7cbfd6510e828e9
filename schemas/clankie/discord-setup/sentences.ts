import type { DiscordSetupDefinition } from "./definition.ts";

export const TRACKING_LEVELS = ["off", "project_updates", "project_activity", "all_issues"];

export const SENTENCES: DiscordSetupDefinition["sentences"] = [
  {
    id: "connect",
    parts: [
      { kind: "text", text: "Join " },
      { kind: "picker", picker: "server", fields: ["serverId"], placeholder: "a server" },
      { kind: "text", text: " as " },
      {
        kind: "picker",
        picker: "role",
        fields: ["role"],
        placeholder: "a role",
        choices: ["participant", "admin"],
      },
      { kind: "text", text: "." },
    ],
    help: "Choose the server and how much the bot may do there.",
    checks: [
      "account",
      "view_channel",
      "send_messages",
      "read_message_history",
      "send_messages_in_threads",
      "connect",
      "speak",
      "add_reactions",
      "embed_links",
      "attach_files",
      "use_vad",
      "use_application_commands",
      "create_public_threads",
    ],
  },
  {
    id: "fleet",
    parts: [
      { kind: "text", text: "The fleet's own channel is " },
      { kind: "picker", picker: "fleet", fields: ["fleetEnabled"], placeholder: "on or off", choices: ["on", "off"] },
      { kind: "text", text: "." },
    ],
    help: "With the channel on, workers report there what they do.",
    checks: [],
  },
  {
    id: "tracking",
    parts: [
      { kind: "text", text: "From the issue tracker, post " },
      {
        kind: "picker",
        picker: "tracking",
        fields: ["trackingLevel"],
        placeholder: "how much",
        choices: TRACKING_LEVELS,
      },
      { kind: "text", text: "." },
    ],
    help: "How much of the tracker's news reaches the server.",
    checks: [],
  },
];
