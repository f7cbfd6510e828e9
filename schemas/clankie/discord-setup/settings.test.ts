import { describe, expect, it } from "vitest";
import {
  DiscordDirectoryResponseSchema,
  DiscordSettingKeySchema,
  DiscordSettingsSchema,
  readDiscordDirectoryQuery,
} from "../discord-setup.ts";
import { safeParseProtocolResponse as read } from "../index.ts";

const id = "1234567";

function fits(settings: object): boolean {
  return DiscordSettingsSchema.safeParse(settings).success;
}

describe("the settings", () => {
  it("have the keys that the catalog may name, in their order", () => {
    expect(Object.keys(DiscordSettingsSchema.shape)).toEqual([...DiscordSettingKeySchema.options]);
  });

  it("are whole without being told anything", () => {
    expect(DiscordSettingsSchema.parse({})).toMatchObject({
      role: "participant",
      trackingLevel: "off",
      servers: [],
      voiceEnabled: false,
      ingressDmPolicy: "deny",
      userSessionDmPolicy: "owner_only",
      ingressContextMessages: 10,
      voiceJoinPolicy: "ambient",
      voiceConsentPolicy: "explicit",
      activeBody: "bot",
    });
    expect(DiscordSettingsSchema.parse({})).not.toHaveProperty("wakeTrigger");
  });

  it.each([
    ["an id of 5 digits", { serverId: "12345" }, true],
    ["an id of 4 digits", { serverId: "1234" }, false],
    ["64 ids", { ambientRoleIds: Array.from({ length: 64 }, () => id) }, true],
    ["65 ids", { ambientRoleIds: Array.from({ length: 65 }, () => id) }, false],
    ["a server twice", { servers: [{ serverId: id }, { serverId: id }] }, false],
    ["owners by a role that is not named", { servers: [{ serverId: id, owners: "role" }] }, false],
    ["owners by a role", { servers: [{ serverId: id, owners: "role", ownerRoleId: id }] }, true],
    ["51 context messages", { ingressContextMessages: 51 }, false],
    ["an unknown key", { more: 1 }, false],
  ])("with %s", (_name, settings, good) => {
    expect(fits(settings)).toBe(good);
  });

  const binding = { household: "existing", userId: id, legacyAuthor: " Ada ", ownerConfirmed: true };

  it.each([
    [{}, true],
    [{ household: `${id}-${id}` }, true],
    [{ household: id }, false],
    [{ legacyAuthor: "12345" }, false],
    [{ legacyAuthor: "12345a" }, true],
    [{ legacyAuthor: "a\nb" }, false],
    [{ legacyAuthor: " " }, false],
    [{ ownerConfirmed: false }, false],
  ])("an author binding with %j", (change, good) => {
    expect(fits({ houseHuntingAuthorBindings: [{ ...binding, ...change }] })).toBe(good);
  });

  it("name no room twice, and no author of a household", () => {
    const skill = { serverId: id, channelId: id, skill: "house-hunting" };
    expect(fits({ roomSkills: [skill, { ...skill, channelId: "7654321" }] })).toBe(true);
    expect(fits({ roomSkills: [skill, { ...skill, household: "existing" }] })).toBe(false);
    const bindings = (change: object): object => ({ houseHuntingAuthorBindings: [binding, { ...binding, ...change }] });
    expect(fits(bindings({ household: `${id}-${id}` }))).toBe(true);
    expect(fits(bindings({ legacyAuthor: "ada" }))).toBe(true);
    expect(fits(bindings({ userId: "7654321", legacyAuthor: "Ada" }))).toBe(false);
  });
});

describe("the directory", () => {
  const answer = { schemaVersion: 1, body: "bot", kind: "channels", state: "connected", hasMore: false };
  const entry = { id, name: "general", kind: "text" };

  it("drops an entry of a kind that the reader does not know", () => {
    const newer = { ...answer, entries: [entry, { ...entry, kind: "hologram" }] };
    expect(DiscordDirectoryResponseSchema.safeParse(newer).success).toBe(false);
    expect(read(DiscordDirectoryResponseSchema, newer).data?.entries).toEqual([entry]);
  });

  it("is asked for by query, the servers when nothing is said", () => {
    const query = (text: string) => readDiscordDirectoryQuery(new URLSearchParams(text));
    expect(query("")).toEqual({ kind: "servers", limit: 100 });
    expect(query("kind=roles&guildId=12345&limit=1e2")).toEqual({ kind: "roles", guildId: "12345", limit: 100 });
    expect(query("kind=roles")).toBeUndefined();
    expect(query("limit=1&limit=2")).toBeUndefined();
  });
});
