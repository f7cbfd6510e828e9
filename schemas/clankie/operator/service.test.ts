import { describe, expect, it } from "vitest";
import { z } from "zod";
import { additiveEnum, safeParseProtocolResponse as read } from "../index.ts";
import * as operator from "./operator.ts";
import {
  OPERATOR_GRANTS,
  OPERATOR_LOCAL_OPERATIONS,
  OperatorServiceRequestSchema,
  OperatorServiceResultSchema,
} from "./operator.ts";

const ops = [
  ["list", "get", "create", "fork", "reset", "close", "cancel", "autonomy", "composer_catalog"],
  ["send", "send_receipt", "replay", "tail", "subagent_replay", "roster", "fleet", "presence"],
  ["stop_task", "pending_messages", "personas", "update_persona", "roles", "set_persona_role"],
  ["channel", "channels", "discord_rooms", "react"],
  ["spawn_seat", "move_seat", "close_seat", "readopt_seat", "worker_reports", "acknowledge_worker_reports"],
  ["terminal_catalog", "terminal_tail", "terminal_control", "terminal_input"],
  ["input_get", "input_list", "input_answer", "input_cancel", "upload_begin", "upload_chunk", "upload_commit"],
].flat();

const list = { op: "list", schemaVersion: 1 };
const stopped = { op: "stop_task", schemaVersion: 1, result: { outcome: "stopped" } };

function requested(value: unknown): boolean {
  return OperatorServiceRequestSchema.safeParse(value).success;
}

function schemasIn(module: Readonly<Record<string, unknown>>): [string, z.ZodType][] {
  return Object.entries(module).filter((entry): entry is [string, z.ZodType] => entry[1] instanceof z.ZodType);
}

/** Every schema that can be reached from `schema`, itself included. */
function reachable(schema: z.core.$ZodType, seen = new Set<z.core.$ZodType>()): Set<z.core.$ZodType> {
  if (seen.has(schema)) return seen;
  seen.add(schema);
  const below = (value: unknown): void => {
    if (value instanceof z.core.$ZodType) reachable(value, seen);
    else if (typeof value === "object" && value !== null) Object.values(value).forEach(below);
  };
  below({ ...schema._zod.def, checks: [] });
  return seen;
}

describe("the envelope", () => {
  it("knows one request and one result for each op, and one grant for each that a device can reach", () => {
    const tags = (union: typeof OperatorServiceRequestSchema | typeof OperatorServiceResultSchema): unknown[] =>
      union.options.flatMap((option) => [...option.shape.op.values]);
    expect(tags(OperatorServiceRequestSchema)).toEqual([...ops, ...OPERATOR_LOCAL_OPERATIONS]);
    expect(tags(OperatorServiceResultSchema)).toEqual([...ops, ...OPERATOR_LOCAL_OPERATIONS]);
    expect(Object.keys(OPERATOR_GRANTS)).toEqual(ops);
  });

  it("rejects an unknown op, a missing or another version, and anything but an object", () => {
    expect(requested(list)).toBe(true);
    for (const bad of [
      { ...list, op: "lists" },
      { op: "list" },
      { ...list, schemaVersion: 2 },
      { ...list, schemaVersion: "1" },
      [],
      null,
    ]) {
      expect(requested(bad)).toBe(false);
    }
  });

  it("every object of the contract is strict, the refusal body apart", () => {
    const open = schemasIn(operator).flatMap(([name, schema]) =>
      [...reachable(schema)].some((each) => each instanceof z.ZodObject && each.def.catchall?._zod.def.type !== "never")
        ? [name]
        : [],
    );
    expect(open).toEqual(["OperatorServiceErrorSchema"]);
  });

  it("has no field for a provider, a continuation token or a credential", () => {
    const keys = schemasIn(operator).flatMap(([, schema]) =>
      [...reachable(schema)].flatMap((each) => (each instanceof z.ZodObject ? Object.keys(each.shape) : [])),
    );
    expect(keys.length).toBeGreaterThan(200);
    // A terminal's lease token, and the run that continues after an answer, are none of these.
    const own = ["leaseToken", "continuation"];
    expect(keys.filter((key) => /provider|continuation|credential|token$/i.test(key) && !own.includes(key))).toEqual(
      [],
    );
  });
});

describe("compatibility", () => {
  it("OC1 G4 G11 reads requests strictly: an unknown key anywhere is an error", () => {
    expect(requested({ ...list, more: 1 })).toBe(false);
    expect(requested({ ...list, scope: { kind: "global", more: 1 } })).toBe(false);
  });

  it("OC3 a result loses unknown keys at every level", () => {
    expect(
      read(OperatorServiceResultSchema, { ...stopped, more: 1, result: { outcome: "stopped", more: 2 } }).data,
    ).toEqual(stopped);
  });

  it.each([
    ["a known value out of range", { ...stopped, result: { outcome: "stopped", detail: "x".repeat(513) } }],
    ["a wrong version", { ...stopped, schemaVersion: 2 }],
    ["an unknown discriminator", { ...stopped, op: "start_task" }],
    ["a new value of a plain enum", { ...stopped, result: { outcome: "paused" } }],
  ])("OC4 %s fails beside unknown keys", (_fault, value) => {
    expect(read(OperatorServiceResultSchema, { ...value, more: 1 }).success).toBe(false);
  });

  it("OC5 keys of a record survive, unknown keys inside its values do not", () => {
    const schema = z.strictObject({ byName: z.record(z.string(), z.strictObject({ n: z.number() })) });
    expect(read(schema, { byName: { any: { n: 1, x: 2 } }, y: 3 }).data).toEqual({ byName: { any: { n: 1 } } });
  });

  it("OC6 a result that reads strictly is returned as that reading gave it", () => {
    expect(read(OperatorServiceResultSchema, stopped)).toEqual(OperatorServiceResultSchema.safeParse(stopped));
  });

  it("OC7 one other fault anywhere returns the original failure", () => {
    const value = { ...stopped, more: 1, result: { outcome: "stopped", taskId: "" } };
    expect(read(OperatorServiceResultSchema, value)).toEqual(OperatorServiceResultSchema.safeParse(value));
  });

  it("OC8 the caller's object keeps its unknown keys", () => {
    const value = { ...stopped, more: 1 };
    read(OperatorServiceResultSchema, value);
    expect(value).toEqual({ ...stopped, more: 1 });
  });

  it("OC9 rules across keys are judged on the stripped value and can still reject", () => {
    const turn = {
      schemaVersion: 1,
      conversationId: "c",
      surfaceClientId: "s",
      expectedRevision: 0,
      kind: "message",
      message: "",
    };
    expect(read(operator.SendTurnSchema, { ...turn, message: "hi", more: 1 }).success).toBe(true);
    expect(read(operator.SendTurnSchema, { ...turn, more: 1 }).success).toBe(false);
  });

  it("OC10 an additive enum is closed when read strictly and drops its list entry when read tolerantly", () => {
    const keys = z.array(z.strictObject({ key: additiveEnum(["a"]) }));
    expect(keys.safeParse([{ key: "b" }]).success).toBe(false);
    expect(read(keys, [{ key: "b" }, { key: "a" }]).data).toEqual([{ key: "a" }]);
  });

  it("OC11 without a list around it an unknown value fails, and bounds are judged as the list came", () => {
    const key = additiveEnum(["a"]);
    expect(read(z.strictObject({ key }), { key: "b" }).success).toBe(false);
    expect(read(z.array(key).max(1), ["a", "b"]).success).toBe(false);
    expect(read(z.array(key).min(1), ["b"]).success).toBe(false);
  });

  it("OC12 nothing in this contract is an additive enum", () => {
    const isAdditive = (schema: z.core.$ZodType): boolean =>
      schema._zod.def.checks?.some((check) => JSON.stringify(check._zod.def).includes("additiveEnum")) === true;
    expect(isAdditive(additiveEnum(["a"]))).toBe(true);
    const additive = schemasIn(operator).filter(([, schema]) => [...reachable(schema)].some(isAdditive));
    expect(additive).toEqual([]);
  });

  it("OC14 G5 new content of an answer is asked for by a key of the request, which an older host refuses", () => {
    const flags: [z.ZodObject, string][] = [
      [operator.StopTaskRequestSchema, "includeReason"],
      [operator.SendReceiptRequestSchema, "record"],
      [operator.ListConversationsRequestSchema, "includeWork"],
      [operator.FleetRequestSchema, "includeWork"],
      [operator.FleetRequestSchema, "includeClosedPanes"],
      [operator.FleetRequestSchema, "includeCheckouts"],
      [operator.GetConversationRequestSchema, "includeWork"],
      [operator.RosterRequestSchema, "includeWork"],
      [operator.RosterRequestSchema, "includeCheckouts"],
      [operator.ComposerCatalogRequestSchema, "includeQuickActions"],
    ];
    const taken = ([request, flag]: [z.ZodObject, string], value: unknown): boolean =>
      z.safeParse(request.shape[flag] ?? z.never(), value).success;
    expect(flags.filter((flag) => !taken(flag, true) || !taken(flag, undefined))).toEqual([]);
    const older = operator.StopTaskRequestSchema.omit({ includeReason: true });
    expect(
      older.safeParse({ op: "stop_task", schemaVersion: 1, conversationId: "c", includeReason: true }).success,
    ).toBe(false);
  });

  it("OC15 G7 keeps the old wire names: a live draft is the captain's", () => {
    expect(operator.LiveDraftSchema.safeParse({ sequence: 1, role: "captain", text: "" }).success).toBe(true);
    expect(operator.LiveDraftSchema.safeParse({ sequence: 1, role: "clankie", text: "" }).success).toBe(false);
  });
});
