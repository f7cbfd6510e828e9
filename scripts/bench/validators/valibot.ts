import * as v from "valibot";

/** The bench's schemas as an author of valibot would write them. */

const id = v.pipe(v.string(), v.uuid());
const at = v.pipe(v.string(), v.isoTimestamp());
const label = v.pipe(v.string(), v.minLength(1), v.maxLength(64), v.regex(/^[a-z][a-z0-9-]*$/));
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(4_294_967_295));
const text = v.pipe(v.string(), v.maxLength(100_000));
const whole = (low: number, high: number) => v.pipe(v.number(), v.safeInteger(), v.minValue(low), v.maxValue(high));
const real = (low: number, high: number) => v.pipe(v.number(), v.finite(), v.minValue(low), v.maxValue(high));
const tags = v.pipe(v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(32))), v.maxLength(16));

export const dispatch = v.strictObject({
  id,
  kind: v.picklist(["run", "resume", "cancel", "fork"]),
  target: label,
  seat: whole(0, 4095),
  priority: v.optional(whole(0, 9)),
  prompt: v.pipe(v.string(), v.minLength(1), v.maxLength(20_000)),
  model: v.nullable(v.pipe(v.string(), v.maxLength(100))),
  deadlineMs: whole(1, 86_400_000),
  tags,
  createdAt: at,
  dryRun: v.boolean(),
});

const common = { id, seq: count, at };
const step = v.strictObject({ title: text, done: v.boolean(), weight: real(0, 1) });
const block = v.strictObject({ kind: v.picklist(["text", "code"]), text, lang: v.optional(v.string()) });
const arg = v.strictObject({ name: label, value: text });

const event = v.variant("type", [
  v.strictObject({
    type: v.literal("message"),
    ...common,
    author: label,
    text,
    mentions: v.pipe(v.array(label), v.maxLength(50)),
  }),
  v.strictObject({ type: v.literal("answer"), ...common, blocks: v.pipe(v.array(block), v.maxLength(200)) }),
  v.strictObject({
    type: v.literal("call"),
    ...common,
    tool: label,
    callId: id,
    args: v.pipe(v.array(arg), v.maxLength(64)),
  }),
  v.strictObject({ type: v.literal("result"), ...common, callId: id, ok: v.boolean(), output: text, ms: count }),
  v.strictObject({ type: v.literal("plan"), ...common, steps: v.pipe(v.array(step), v.maxLength(100)) }),
  v.strictObject({
    type: v.literal("usage"),
    ...common,
    tokensIn: count,
    tokensOut: count,
    cost: real(0, 1_000_000),
  }),
  v.strictObject({
    type: v.literal("error"),
    ...common,
    code: label,
    message: text,
    retryable: v.boolean(),
    attempts: v.optional(whole(0, 100)),
  }),
  v.strictObject({ type: v.literal("left"), ...common, seat: count, reason: v.nullable(text) }),
]);

export const page = v.strictObject({
  conversationId: id,
  cursor: v.nullable(v.pipe(v.string(), v.maxLength(200))),
  events: v.pipe(v.array(event), v.maxLength(500)),
  hasMore: v.boolean(),
});

const seat = v.strictObject({
  id,
  name: label,
  role: v.picklist(["lead", "worker", "reviewer"]),
  state: v.picklist(["idle", "busy", "blocked", "done"]),
  model: v.nullable(text),
  host: v.pipe(v.string(), v.minLength(1), v.maxLength(253), v.regex(/^[a-z0-9.-]+$/)),
  pid: count,
  startedAt: at,
  lastSeen: v.nullable(at),
  load: real(0, 1),
  queueDepth: count,
  tokensIn: count,
  tokensOut: count,
  costUsd: real(0, 1_000_000),
  tags,
  can: v.strictObject({ read: v.boolean(), write: v.boolean(), run: v.boolean() }),
  parent: v.nullable(id),
  note: v.optional(v.pipe(v.string(), v.maxLength(500))),
  region: v.picklist(["eu", "us", "ap"]),
  flags: whole(0, 65_535),
});

export const roster = v.strictObject({
  version: count,
  generatedAt: at,
  seats: v.pipe(v.array(seat), v.maxLength(1000)),
});
