import { describe, expect, it } from "vitest";
import { safeParseProtocolResponse } from "../response.ts";
import { discordSetupDefinition } from "./catalog.ts";
import { DiscordSetupDefinitionSchema, DiscordSetupSnapshotSchema } from "./definition.ts";
import { DISCORD_INVITE_PERMISSIONS, discordRoleInviteUrl } from "./invite.ts";
import { DISCORD_SETUP_CHECKS } from "./kinds.ts";
import { DISCORD_SETTING_KEYS } from "./setting-keys.ts";
import { DiscordSetupTestPostRequestSchema, DiscordSetupTestPostResultSchema } from "./test-post.ts";

const participant = { role: "participant", fleetEnabled: false } as const;
const newer = "settingOfTomorrow";

function read(definition: unknown) {
  const strict = DiscordSetupDefinitionSchema.safeParse(definition).success;
  const result = safeParseProtocolResponse(DiscordSetupDefinitionSchema, definition);
  return { strict, data: result.success ? result.data : undefined };
}

const part = {
  kind: "picker",
  picker: "channels",
  fields: ["serverId"],
  placeholder: "where",
  enables: [{ field: "textIngressEnabled" }],
  accessFields: { people: "ambientUserIds", servers: "ingressGuildIds", channels: "ingressChannelIds" },
};
const withPart = (change: object) => ({
  schemaVersion: 2,
  sentences: [{ id: "talk", help: "", checks: ["account"], parts: [{ kind: "machine" }, { ...part, ...change }] }],
  advancedGroups: [],
  choiceLabels: {},
});

describe("an unknown setting key in a response", () => {
  it("A5 leaves out the field of an advanced group, and keeps the group", () => {
    const definition = {
      ...withPart({}),
      advancedGroups: [{ title: "New", fields: [{ key: newer, label: "New", kind: "boolean" }] }],
    };
    expect(read(definition)).toEqual({
      strict: false,
      data: { ...definition, advancedGroups: [{ title: "New", fields: [] }] },
    });
  });

  it("A4 leaves out that one reference among the fields of a picker", () => {
    expect(read(withPart({ fields: [newer, "serverId"] }))).toEqual({ strict: false, data: withPart({}) });
  });

  it("A6 leaves out the entry of `enables` that names it", () => {
    expect(read(withPart({ enables: [{ field: newer }, { field: "textIngressEnabled" }] })).data).toEqual(withPart({}));
  });

  it("A6 leaves out the whole part when an access field is unknown", () => {
    const definition = withPart({ accessFields: { ...part.accessFields, people: newer } });
    expect(read(definition).data?.sentences[0]?.parts).toEqual([{ kind: "machine" }]);
  });
});

describe("what else a response may hold", () => {
  it("drops a part with an unknown picker, and an unknown check", () => {
    expect(read(withPart({ picker: "newer" })).data?.sentences[0]?.parts).toEqual([{ kind: "machine" }]);
    const definition = withPart({});
    const checks = definition.sentences.map((each) => ({ ...each, checks: ["newer", "account"] }));
    expect(read({ ...definition, sentences: checks }).data).toEqual(definition);
  });

  it("rejects an unknown part kind, sentence id, field kind and version", () => {
    expect(read(withPart({ kind: "newer" })).data).toBeUndefined();
    expect(read({ ...withPart({}), schemaVersion: 3 }).data).toBeUndefined();
    const sentences = withPart({}).sentences.map((each) => ({ ...each, id: "newer" }));
    expect(read({ ...withPart({}), sentences }).data).toBeUndefined();
    const field = { key: "role", label: "Role", kind: "newer" };
    expect(read({ ...withPart({}), advancedGroups: [{ title: "", fields: [field] }] }).data).toBeUndefined();
  });

  it("keeps every choice label, for they are data, and fills in the role of an invitation", () => {
    const definition = { ...withPart({}), choiceLabels: { newer: "Newer" } };
    expect(read(definition).data).toEqual(definition);
    const snapshot = { definition, machineName: "mini", invite: { permissions: "8", url: "https://discord.com/x" } };
    expect(DiscordSetupSnapshotSchema.parse(snapshot).invite?.role).toBe("participant");
  });
});

describe("discordSetupDefinition", () => {
  it("is a valid catalog of three sentences and six groups over known settings", () => {
    const definition = discordSetupDefinition(participant);
    expect(DiscordSetupDefinitionSchema.parse(definition)).toEqual(definition);
    expect(definition.sentences.map((each) => each.id)).toEqual(["connect", "fleet", "tracking"]);
    expect(definition.advancedGroups.map((each) => each.fields.length)).toEqual([5, 12, 13, 7, 7, 3]);
    expect(DISCORD_SETTING_KEYS).toHaveLength(49);
  });

  it("asks every settable key once", () => {
    const keys = discordSetupDefinition(participant).advancedGroups.flatMap((each) =>
      each.fields.map((field) => field.key),
    );
    expect(new Set(keys).size).toBe(keys.length);
    const unasked = DISCORD_SETTING_KEYS.filter((key) => !keys.includes(key));
    expect(unasked).toEqual(["systemActorGuildIds", "systemActorChannelIds"]);
  });

  it("has words for every choice and every check", () => {
    const { sentences, advancedGroups, choiceLabels } = discordSetupDefinition(participant);
    const choices = [
      ...sentences.flatMap((each) => each.parts.flatMap((one) => (one.kind === "picker" ? (one.choices ?? []) : []))),
      ...advancedGroups.flatMap((each) => each.fields.flatMap((field) => field.choices ?? [])),
      ...DISCORD_SETUP_CHECKS,
    ];
    expect(choices.filter((each) => !Object.hasOwn(choiceLabels, each))).toEqual([]);
  });

  it("changes the checks for an admin and for a fleet channel", () => {
    const checks = (role: "participant" | "admin", fleetEnabled: boolean) =>
      discordSetupDefinition({ role, fleetEnabled }).sentences.map((each) => each.checks);
    expect(checks("participant", false)[0]).toHaveLength(13);
    expect(checks("admin", true).slice(0, 2)).toEqual([["account", "administrator"], []]);
    expect(checks("participant", true)[1]).toEqual(["fleet_channel", "send_messages"]);
  });

  it("gives a fresh catalog each time", () => {
    discordSetupDefinition(participant).sentences.pop();
    expect(discordSetupDefinition(participant).sentences).toHaveLength(3);
  });
});

describe("invitation and test message", () => {
  it("asks for the twelve permissions of a participant, or for administration", () => {
    const bits = [6, 10, 11, 14, 15, 16, 20, 21, 25, 31, 35, 38];
    expect(BigInt(DISCORD_INVITE_PERMISSIONS.participant)).toBe(
      bits.reduce((sum, bit) => sum | (1n << BigInt(bit)), 0n),
    );
    expect(discordRoleInviteUrl("12345", "admin")).toBe(
      "https://discord.com/oauth2/authorize?client_id=12345&permissions=8&scope=bot+applications.commands",
    );
    expect(discordRoleInviteUrl("12345", "admin", "67890")).toMatch(/&guild_id=67890$/);
  });

  it("bounds the ids of a test message and knows its three outcomes", () => {
    const request = { guildId: "12345", channelId: "1".repeat(32), expectedRevision: "a".repeat(64) };
    expect(DiscordSetupTestPostRequestSchema.safeParse(request).success).toBe(true);
    expect(DiscordSetupTestPostRequestSchema.safeParse({ ...request, guildId: "1234" }).success).toBe(false);
    const result = (value: object) => DiscordSetupTestPostResultSchema.safeParse(value).success;
    expect(result({ outcome: "unavailable", reason: "account_changed" })).toBe(true);
    expect(result({ outcome: "unconfirmed", reason: "account_changed" })).toBe(false);
  });
});
