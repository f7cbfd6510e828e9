import { describe, expect, it } from "vitest";
import { safeParseProtocolResponse as read } from "../index.ts";
import {
  FleetRequestSchema,
  FleetResponseSchema,
  FleetSeatInputCapabilitiesSchema,
  FleetSeatSchema,
  FleetSnapshotSchema,
} from "./operator.ts";

const at = "2026-11-30T09:41:00Z";
const uuid = "550e8400-e29b-41d4-a716-446655440000";
const seat = { seatId: "w1:p2", occupantId: "o", personaId: "p", harness: "codex", status: "working", title: "" };
const level = { id: "w1", label: "main", number: 1 };
const goal = { objective: "Ship", status: "active", tokensUsed: 0, createdAt: at, updatedAt: at };
const assignment = { objective: "Fix", issue: { repoId: "samewire", itemId: "2" }, updatedAt: at };
const full = {
  ...seat,
  inputCapabilities: { deliveryModes: ["steer", "queue"], interrupt: true, nextTurnOnly: false },
  conversationId: "conv-1",
  owner: { conversationId: "conv-1", hired: true },
  activity: { source: "native_tool", kind: "testing", toolName: "bash", startedAt: at },
  goal,
  assignment,
  summary: "",
  next: "",
  workingDirectory: "",
  placement: { workspace: level, tab: level },
  machine: "mac",
  herdrSession: "main",
  fleet: "night",
  stance: { pose: "hauling", activityKind: "editing", note: "", statedAt: at, expiresAt: at },
  lastOutcome: { result: "passed", at },
  parentSeatId: "w1:p1",
  subagents: { running: 1, recent: [{ label: "look", status: "running", id: "s", startedAt: at, endedAt: at }] },
  workerReportRouting: { source: "parent", leadPaneId: "p", leadSeatId: "s", conversationId: "conv-1" },
  account: { label: "work", home: "/home/a" },
};
const persona = {
  schemaVersion: 1,
  personaId: "p",
  name: "Ada",
  appearance: { variant: "teal", accessory: "none", shape: "tile" },
  role: "builder",
  harness: "codex",
  createdAt: at,
  updatedAt: at,
};
const channel = {
  schemaVersion: 1,
  channelId: "ch",
  conversationId: "conv-2",
  title: "Ops",
  members: [{ personaId: "p", position: 0, joinedAt: at }],
  createdAt: at,
  updatedAt: at,
  discord: { guildId: "g", channelId: "c", webhookId: "w" },
};
const pane = {
  id: uuid,
  paneId: "p",
  seatId: "s",
  title: "",
  harness: "claude",
  reason: "done",
  lastOutput: "",
  reportPath: "/r",
  closedAt: at,
  undoUntil: at,
  state: "closed",
};
const report = { deliveryId: uuid, conversationId: "c", paneId: "p", acceptedAt: "soon", state: "read" };
const snapshot = {
  schemaVersion: 1,
  cursor: "f1",
  seats: [full],
  personas: [persona],
  channels: [channel],
  goals: [{ conversationId: "conv-1", goal }],
  assignments: [{ conversationId: "conv-1", assignment }],
  closedPanes: [pane],
  workerReports: [report],
  roomHandoffs: [],
  tallies: [{ seatId: "s", day: "2026-11-30", runs: 1, greenRuns: 1, ships: 0, promptsSent: 2 }],
  edges: [{ kind: "spawn", fromSeatId: "a", toSeatId: "b", at, entryId: "c1" }],
};

function seated(change: object): boolean {
  return FleetSeatSchema.safeParse({ ...full, ...change }).success;
}

describe("a newer host", () => {
  const newer = {
    op: "fleet",
    schemaVersion: 1,
    snapshot: {
      ...snapshot,
      weather: "fine",
      seats: [{ ...full, mood: { face: 1 }, subagents: { ...full.subagents, queued: 4 } }],
    },
  };

  it("OC20 OC13 is read whole without its unknown optional keys, and not at all by a strict reading", () => {
    expect(FleetResponseSchema.safeParse(newer).success).toBe(false);
    expect(read(FleetResponseSchema, newer).data).toEqual({ op: "fleet", schemaVersion: 1, snapshot });
  });

  it("OS26 G1 an older reader without inputCapabilities drops them; its strict reading rejects them", () => {
    const older = FleetSeatSchema.omit({ inputCapabilities: true });
    const { inputCapabilities: _, ...rest } = full;
    expect(older.safeParse(full).success).toBe(false);
    expect(read(older, full).data).toEqual(rest);
  });

  it("G2 a new value of a plain enum or a new member of a union breaks an older reader, in a list too", () => {
    for (const change of [
      { lastOutcome: { result: "skipped", at } },
      { activity: { source: "guessed", kind: "waiting" } },
    ]) {
      expect(read(FleetSnapshotSchema, { ...snapshot, seats: [{ ...full, ...change }] }).success).toBe(false);
    }
  });

  it("OS22 G8 missing capabilities stay missing: unknown is neither none nor all", () => {
    expect(FleetSeatSchema.parse(seat)).toEqual(seat);
    expect(FleetSeatSchema.parse(seat)).not.toHaveProperty("inputCapabilities");
  });
});

describe("input capabilities", () => {
  const flags = { interrupt: false, nextTurnOnly: false };
  const capable = (value: object): boolean => FleetSeatInputCapabilitiesSchema.safeParse(value).success;

  it.each([
    ["Codex, owned control", ["steer", "queue"], true, false],
    ["Codex, not owned, endpoint reachable", ["queue", "steer"], false, false],
    ["Codex, not owned, endpoint unreachable", ["queue"], false, false],
    ["Codex, steer route alone", ["steer"], false, false],
    ["Claude with a guarded stop", ["steer", "queue"], true, false],
    ["Claude with a next-prompt receiver", ["queue"], false, true],
    ["Pi, Grok, mailbox only", [], false, false],
  ])("OS24 can state what is seen of %s", (_seat, deliveryModes, interrupt, nextTurnOnly) => {
    expect(capable({ deliveryModes, interrupt, nextTurnOnly })).toBe(true);
  });

  it("list each mode once and no other", () => {
    expect(capable({ ...flags, deliveryModes: ["queue", "queue"] })).toBe(false);
    expect(capable({ ...flags, deliveryModes: ["steer", "queue", "steer"] })).toBe(false);
    expect(capable({ ...flags, deliveryModes: ["later"] })).toBe(false);
  });

  it("state all three keys and no more", () => {
    const good = { ...flags, deliveryModes: [] };
    for (const key of Object.keys(good)) expect(capable({ ...good, [key]: undefined })).toBe(false);
    expect(capable({ ...good, more: true })).toBe(false);
  });
});

describe("a seat", () => {
  it("needs six keys and takes everything else as optional", () => {
    expect(seated({})).toBe(true);
    const without = (key: string): boolean => FleetSeatSchema.safeParse({ ...seat, [key]: undefined }).success;
    expect(Object.keys(seat).filter(without)).toEqual([]);
    expect(Object.keys(full).filter((key) => seated({ [key]: null }))).toEqual([]);
  });

  it.each([
    ["status", ""],
    ["title", "x".repeat(257)],
    ["fleet", "Night"],
    ["workingDirectory", "x".repeat(1_025)],
    ["placement", { workspace: level, tab: { ...level, number: 0 } }],
    ["stance", { ...full.stance, note: "x".repeat(121) }],
    ["stance", { ...full.stance, pose: "asleep" }],
    ["activity", { source: "stated", kind: "testing", toolName: "bash", startedAt: at }],
    ["subagents", { running: -1, recent: [] }],
    ["subagents", { running: 0, recent: Array(9).fill({ label: "", status: "done" }) }],
    ["account", { label: "", home: "/" }],
    ["goal", { ...goal, tokenBudget: 0 }],
    ["assignment", { ...assignment, issue: { repoId: "A", itemId: "1" } }],
  ])("rejects a broken %s", (key, value) => {
    expect(seated({ [key]: value })).toBe(false);
  });

  it("may be active by its own word", () => {
    expect(seated({ activity: { source: "stated", kind: "planning", statedAt: at, expiresAt: at } })).toBe(true);
  });
});

describe("a snapshot", () => {
  it.each([
    ["seats", seat, 48],
    ["closedPanes", pane, 128],
    ["edges", snapshot.edges[0], 128],
    ["tallies", snapshot.tallies[0], 48],
    ["personas", persona, 1_000],
    ["channels", channel, 1_000],
  ])("has a bounded number of %s", (key, entry, max) => {
    expect(FleetSnapshotSchema.safeParse({ ...snapshot, [key]: Array(max).fill(entry) }).success).toBe(true);
    expect(FleetSnapshotSchema.safeParse({ ...snapshot, [key]: Array(max + 1).fill(entry) }).success).toBe(false);
  });

  it.each([
    [
      "a persona of another colour",
      { personas: [{ ...persona, appearance: { ...persona.appearance, variant: "red" } }] },
    ],
    ["a persona with a forbidden name", { personas: [{ ...persona, name: "discord" }] }],
    ["a channel with 13 members", { channels: [{ ...channel, members: Array(13).fill(channel.members[0]) }] }],
    ["a webhook token", { channels: [{ ...channel, discord: { ...channel.discord, webhookToken: "t" } }] }],
    ["a day in another form", { tallies: [{ ...snapshot.tallies[0], day: "30.11.2026" }] }],
    ["a pane without a reason", { closedPanes: [{ ...pane, reason: "" }] }],
    ["a report without a state", { workerReports: [{ ...report, state: "lost" }] }],
  ])("rejects %s", (_fault, change) => {
    expect(FleetSnapshotSchema.safeParse({ ...snapshot, ...change }).success).toBe(false);
  });
});

describe("the request", () => {
  it("takes a cursor, a wait of up to 30 s, one view and flags", () => {
    const request = { op: "fleet", schemaVersion: 1 };
    const asked = (change: object): boolean => FleetRequestSchema.safeParse({ ...request, ...change }).success;
    expect(asked({})).toBe(true);
    expect(asked({ cursor: "f1", waitMs: 30_000, view: "home", includeWork: false, includeClosedPanes: true })).toBe(
      true,
    );
    for (const bad of [{ waitMs: 30_001 }, { waitMs: -1 }, { view: "all" }, { cursor: "" }, { includeWork: "yes" }]) {
      expect(asked(bad)).toBe(false);
    }
  });
});
