import * as z from "zod";

/** A schema to measure, with valid inputs and ways to spoil one. */
export interface BenchCase {
  readonly name: string;
  readonly schema: z.ZodType;
  readonly valid: readonly unknown[];
  /** Copies of a valid input, each with one thing wrong. */
  readonly invalid: Readonly<Record<string, readonly unknown[]>>;
}

const id = z.uuid();
const at = z.iso.datetime();
const label = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[a-z][a-z0-9-]*$/);
const count = z.int().min(0).max(4_294_967_295);
const text = z.string().max(100_000);

/** One small dispatch request, 11 keys. */
export const DispatchSchema = z.strictObject({
  id,
  kind: z.enum(["run", "resume", "cancel", "fork"]),
  target: label,
  seat: z.int().min(0).max(4095),
  priority: z.int().min(0).max(9).optional(),
  prompt: z.string().min(1).max(20_000),
  model: z.string().max(100).nullable(),
  deadlineMs: z.int().min(1).max(86_400_000),
  tags: z.array(z.string().min(1).max(32)).max(16),
  createdAt: at,
  dryRun: z.boolean(),
});

const event = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.strictObject({ type: z.literal(type), id, seq: count, at, ...shape });

/** A page of 50 events out of eight kinds. */
export const PageSchema = z.strictObject({
  conversationId: id,
  cursor: z.string().max(200).nullable(),
  events: z
    .array(
      z.discriminatedUnion("type", [
        event("message", { author: label, text, mentions: z.array(label).max(50) }),
        event("answer", {
          blocks: z
            .array(z.strictObject({ kind: z.enum(["text", "code"]), text, lang: z.string().optional() }))
            .max(200),
        }),
        event("call", { tool: label, callId: id, args: z.array(z.strictObject({ name: label, value: text })).max(64) }),
        event("result", { callId: id, ok: z.boolean(), output: text, ms: count }),
        event("plan", {
          steps: z.array(z.strictObject({ title: text, done: z.boolean(), weight: z.number().min(0).max(1) })).max(100),
        }),
        event("usage", { tokensIn: count, tokensOut: count, cost: z.number().min(0).max(1_000_000) }),
        event("error", {
          code: label,
          message: text,
          retryable: z.boolean(),
          attempts: z.int().min(0).max(100).optional(),
        }),
        event("left", { seat: count, reason: text.nullable() }),
      ]),
    )
    .max(500),
  hasMore: z.boolean(),
});

const SeatSchema = z.strictObject({
  id,
  name: label,
  role: z.enum(["lead", "worker", "reviewer"]),
  state: z.enum(["idle", "busy", "blocked", "done"]),
  model: text.nullable(),
  host: z
    .string()
    .min(1)
    .max(253)
    .regex(/^[a-z0-9.-]+$/),
  pid: count,
  startedAt: at,
  lastSeen: at.nullable(),
  load: z.number().min(0).max(1),
  queueDepth: count,
  tokensIn: count,
  tokensOut: count,
  costUsd: z.number().min(0).max(1_000_000),
  tags: z.array(z.string().min(1).max(32)).max(16),
  can: z.strictObject({ read: z.boolean(), write: z.boolean(), run: z.boolean() }),
  parent: id.nullable(),
  note: z.string().max(500).optional(),
  region: z.enum(["eu", "us", "ap"]),
  flags: z.int().min(0).max(65_535),
});

/** 200 seats of 20 fields. */
export const RosterSchema = z.strictObject({ version: count, generatedAt: at, seats: z.array(SeatSchema).max(1000) });

/** The cases; `next` gives numbers from 0 to below 1 and makes the inputs. */
export function benchCases(next: () => number): readonly BenchCase[] {
  const below = (n: number): number => Math.floor(next() * n);
  const hex = (n: number): string => Array.from({ length: n }, () => below(16).toString(16)).join("");
  const uuid = (): string => `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`;
  const time = (): string =>
    `2026-0${1 + below(9)}-1${below(9)}T0${below(9)}:1${below(9)}:2${below(9)}.${100 + below(900)}Z`;
  const word = (): string => `w${hex(4 + below(8))}`;
  const words = (n: number): string => Array.from({ length: n }, word).join(" ");
  const many = <T>(n: number, make: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => make(i));
  const dispatch = () => ({
    id: uuid(),
    kind: "resume",
    target: word(),
    seat: below(4096),
    ...(next() < 0.5 ? { priority: 3 } : {}),
    prompt: words(25),
    model: next() < 0.5 ? null : "model-x",
    deadlineMs: 1 + below(9999),
    tags: many(3, word),
    createdAt: time(),
    dryRun: true,
  });
  const bodies: readonly (() => object)[] = [
    () => ({ type: "message", author: word(), text: words(15), mentions: many(below(3), word) }),
    () => ({
      type: "answer",
      blocks: many(3, (i) => ({
        kind: i === 0 ? "code" : "text",
        text: words(20),
        ...(i === 0 ? { lang: "ts" } : {}),
      })),
    }),
    () => ({ type: "call", tool: word(), callId: uuid(), args: many(3, () => ({ name: word(), value: words(5) })) }),
    () => ({ type: "result", callId: uuid(), ok: true, output: words(30), ms: below(9999) }),
    () => ({ type: "plan", steps: many(4, () => ({ title: words(4), done: false, weight: next() })) }),
    () => ({ type: "usage", tokensIn: below(99_999), tokensOut: below(9999), cost: next() }),
    () => ({
      type: "error",
      code: word(),
      message: words(8),
      retryable: true,
      ...(next() < 0.5 ? { attempts: 2 } : {}),
    }),
    () => ({ type: "left", seat: below(4096), reason: next() < 0.5 ? null : "timeout" }),
  ];
  const page = () => ({
    conversationId: uuid(),
    cursor: next() < 0.5 ? null : hex(20),
    hasMore: true,
    events: many(50, (i) => ({ id: uuid(), seq: i, at: time(), ...bodies[i % bodies.length]?.() })),
  });
  const seat = () => ({
    id: uuid(),
    name: word(),
    role: "worker",
    state: "idle",
    model: next() < 0.5 ? null : "model-x",
    host: `${word()}.local`,
    pid: below(99_999),
    startedAt: time(),
    lastSeen: next() < 0.5 ? null : time(),
    load: next(),
    queueDepth: below(50),
    tokensIn: below(1e6),
    tokensOut: below(1e6),
    costUsd: next() * 100,
    tags: many(below(4), word),
    can: { read: true, write: false, run: false },
    parent: next() < 0.5 ? null : uuid(),
    ...(next() < 0.3 ? { note: words(6) } : {}),
    region: "eu",
    flags: below(65_536),
  });
  const roster = () => ({ version: below(1000), generatedAt: time(), seats: many(200, seat) });
  const made = (
    name: string,
    schema: z.ZodType,
    make: () => object,
    /** Paths, apart by spaces, of what gets a wrong type. */
    spoil: Readonly<Record<string, string>>,
  ): BenchCase => {
    // A few inputs in turn, so that no one is learnt by heart, but not more than stay in the processor's cache.
    const count = name === "roster" ? 2 : 8;
    const parsed = (): unknown => JSON.parse(JSON.stringify(make()));
    const invalid = Object.entries(spoil).map(
      ([what, path]) => [what, many(count, () => spoiled(parsed(), path))] as const,
    );
    return { name, schema, valid: many(count, parsed), invalid: Object.fromEntries(invalid) };
  };
  return [
    made("dispatch", DispatchSchema, dispatch, {
      "unknown key": "extra",
      "wrong type": "tags.1",
      "three wrong": "seat prompt createdAt",
    }),
    made("page", PageSchema, page, {
      "unknown key": "events.25.extra",
      "wrong type": "events.42.args.0.value",
      "wrong tag": "events.25.type",
      "three wrong": "events.1.blocks.0.text events.25.at events.42.callId",
    }),
    made("roster", RosterSchema, roster, {
      "unknown key": "seats.100.extra",
      "wrong type": "seats.199.can.run",
      "three wrong": "seats.3.id seats.100.pid seats.199.host",
    }),
  ];
}

/** The value with `true` at every path: a wrong type everywhere but at flags, which get 7. */
function spoiled(value: unknown, paths: string): unknown {
  for (const path of paths.split(" ")) {
    const steps = path.split(".");
    const last = steps.pop() ?? "";
    const holder = steps.reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], value);
    const fields = holder as Record<string, unknown>;
    fields[last] = typeof fields[last] === "boolean" ? 7 : true;
  }
  return value;
}
