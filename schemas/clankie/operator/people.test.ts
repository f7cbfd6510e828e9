import { describe, expect, it } from "vitest";
import {
  ChannelChangeSchema,
  PersonaChangeSchema,
  RolesResponseSchema,
  SeatHireSchema,
  SetPersonaRoleRequestSchema,
  SpawnSeatRequestSchema,
  SpawnSeatResultSchema,
  WorkerReportPageSchema,
} from "./operator.ts";

const seat = { seatId: "s", occupantId: "o", personaId: "p", harness: "codex", status: "busy", title: "" };

describe("update_persona", () => {
  const change = { schemaVersion: 1, personaId: "p" };
  const appearance = { variant: "onyx", accessory: "none", shape: "circle" };

  it("changes at least one thing and leaves the others", () => {
    expect(PersonaChangeSchema.safeParse(change).success).toBe(false);
    for (const one of [{ name: "Ada" }, { appearance }, { avatarPngBase64: "AAAA" }]) {
      expect(PersonaChangeSchema.safeParse({ ...change, ...one }).success).toBe(true);
    }
    expect(PersonaChangeSchema.safeParse({ ...change, name: "Clyde" }).success).toBe(false);
    expect(PersonaChangeSchema.safeParse({ ...change, avatarPngBase64: "A".repeat(700_001) }).success).toBe(false);
  });
});

describe("roles and set_persona_role", () => {
  it("a role is tidied before it is judged, and null clears it", () => {
    const asked = { op: "set_persona_role", schemaVersion: 1, personaId: "p", role: "  Planner " };
    expect(SetPersonaRoleRequestSchema.parse(asked).role).toBe("planner");
    expect(SetPersonaRoleRequestSchema.parse({ ...asked, role: null }).role).toBeNull();
    expect(SetPersonaRoleRequestSchema.safeParse({ ...asked, projectId: "my_project-1" }).success).toBe(true);
    expect(SetPersonaRoleRequestSchema.safeParse({ ...asked, projectId: "My" }).success).toBe(false);
  });

  it("lists a thousand roles beside the six built-in ones", () => {
    const roles = Array.from({ length: 1_006 }, (_, index) => ({ role: `role ${index}`, builtIn: false, count: 1 }));
    const listed = (entries: typeof roles): boolean =>
      RolesResponseSchema.safeParse({ op: "roles", schemaVersion: 1, roles: entries }).success;
    expect(listed(roles)).toBe(true);
    expect(listed([...roles, ...roles.slice(0, 1)])).toBe(false);
  });
});

describe("channel", () => {
  const change = { schemaVersion: 1, title: "Team", members: ["p"] };

  it.each([
    ["provision", { kind: "provision" }, true],
    ["provision in a room", { kind: "provision", room: { kind: "channel", channelId: "1" } }, true],
    ["a webhook", { kind: "webhook", webhookUrl: "https://discord.example/1" }, true],
    ["off", { kind: "off" }, true],
    ["off with a room", { kind: "off", room: { kind: "channel", channelId: "1" } }, false],
    ["a room without its kind", { kind: "provision", room: { channelId: "1" } }, false],
  ])("a mirror: %s", (_name, discord, fits) => {
    expect(ChannelChangeSchema.safeParse({ ...change, discord }).success).toBe(fits);
  });

  it("has at most 12 members", () => {
    const members = Array.from({ length: 13 }, (_, index) => `p${index}`);
    expect(ChannelChangeSchema.safeParse({ ...change, members: members.slice(1) }).success).toBe(true);
    expect(ChannelChangeSchema.safeParse({ ...change, members }).success).toBe(false);
  });
});

describe("spawn_seat", () => {
  const hire = { schemaVersion: 1, title: "Ada", workingDirectory: "/src" };
  const hired = (change: object): boolean => SeatHireSchema.safeParse({ ...hire, ...change }).success;

  it("takes a whole profile", () => {
    const whole = {
      harness: "maki",
      model: "m",
      effort: "e",
      account: "work_1",
      placement: "new-tab",
      delegation: "panes",
      subagents: { model: "m", effort: "ultra" },
      resume: "r",
      chrome: true,
      fleet: "lab",
      projectId: "p",
      pipeline: "a pipeline",
      deliverable: "a report",
      role: "tester",
    };
    expect(hired(whole)).toBe(true);
    expect(hired({ subagents: null })).toBe(true);
    for (const bad of [
      { harness: "eliza" },
      { account: "Work" },
      { placement: "window" },
      { subagents: { effort: "huge" } },
      { pipeline: "a\nb" },
      { pipeline: "x".repeat(201) },
      { title: "clyde two" },
    ]) {
      expect(hired(bad)).toBe(false);
    }
  });

  it("takes a fresh intent of two lower-case uuids", () => {
    const id = "3f2504e0-4f89-41d3-9a0c-0305e82c3301";
    expect(hired({ freshIntent: { id, afterReceiptId: id } })).toBe(true);
    expect(hired({ freshIntent: { id: id.toUpperCase(), afterReceiptId: id } })).toBe(false);
  });

  it("takes a brief of 1 to 32768 characters", () => {
    const asked = { op: "spawn_seat", schemaVersion: 1, seat: hire };
    const briefed = (brief: string): boolean => SpawnSeatRequestSchema.safeParse({ ...asked, brief }).success;
    expect([briefed(" "), briefed("x".repeat(32_768))]).toEqual([true, true]);
    expect([briefed(""), briefed("x".repeat(32_769))]).toEqual([false, false]);
  });

  it("answers with the seat or a reason, with how the host steers it and what became of its role", () => {
    const explained = { mode: "terminal", reason: "r", detail: "d", fix: "f" };
    const results = [
      { outcome: "spawned", seat, control: { mode: "channel" }, roleAssignment: { outcome: "unsaved" } },
      { outcome: "spawned", seat, profile: { harness: "pi", subagents: null }, deliveryStage: "delivered" },
      { outcome: "failed", reason: "start_unconfirmed", control: explained },
      { outcome: "failed", reason: "not_ready", control: { ...explained, mode: "unavailable" } },
    ];
    expect(results.filter((result) => !SpawnSeatResultSchema.safeParse(result).success)).toEqual([]);
    for (const bad of [
      { outcome: "failed", reason: "because" },
      { outcome: "failed", reason: "not_ready", seat },
      { outcome: "spawned", seat, control: { mode: "channel", reason: "r", detail: "d" } },
      { outcome: "spawned", seat, roleAssignment: { outcome: "pending" } },
    ]) {
      expect(SpawnSeatResultSchema.safeParse(bad).success).toBe(false);
    }
  });
});

describe("worker_reports", () => {
  it("a page has at most 100 reports with their texts", () => {
    const uuid = "3f2504e0-4f89-41d3-9a0c-0305e82c3301";
    const item = { deliveryId: uuid, conversationId: "c", paneId: "p", acceptedAt: "once", state: "read", text: "" };
    const page = { conversationId: "c", unreadCount: 0, items: [item], ackDeliveryIds: [uuid] };
    expect(WorkerReportPageSchema.safeParse(page).success).toBe(true);
    const { text: _, ...bare } = item;
    expect(WorkerReportPageSchema.safeParse({ ...page, items: [bare] }).success).toBe(false);
    expect(WorkerReportPageSchema.safeParse({ ...page, items: Array.from({ length: 101 }, () => item) }).success).toBe(
      false,
    );
  });
});
