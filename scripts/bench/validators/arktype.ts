import { type } from "arktype";

/** The bench's schemas as an author of arktype would write them. */

const label = "/^[a-z][a-z0-9-]{0,63}$/";
const at = "string.date.iso";
const count = "0 <= number.integer <= 4294967295";
const text = "string <= 100000";
const tags = type("1 <= string <= 32").array().atMostLength(16);

export const dispatch = type({
  "+": "reject",
  id: "string.uuid",
  kind: "'run' | 'resume' | 'cancel' | 'fork'",
  target: label,
  seat: "0 <= number.integer <= 4095",
  "priority?": "0 <= number.integer <= 9",
  prompt: "1 <= string <= 20000",
  model: "string <= 100 | null",
  deadlineMs: "1 <= number.integer <= 86400000",
  tags,
  createdAt: at,
  dryRun: "boolean",
});

const common = { "+": "reject", id: "string.uuid", seq: count, at } as const;
const block = type({ "+": "reject", kind: "'text' | 'code'", text, "lang?": "string" });
const arg = type({ "+": "reject", name: label, value: text });
const step = type({ "+": "reject", title: text, done: "boolean", weight: "0 <= number <= 1" });

const event = type({
  ...common,
  type: "'message'",
  author: label,
  text,
  mentions: type(label).array().atMostLength(50),
})
  .or({ ...common, type: "'answer'", blocks: block.array().atMostLength(200) })
  .or({ ...common, type: "'call'", tool: label, callId: "string.uuid", args: arg.array().atMostLength(64) })
  .or({ ...common, type: "'result'", callId: "string.uuid", ok: "boolean", output: text, ms: count })
  .or({ ...common, type: "'plan'", steps: step.array().atMostLength(100) })
  .or({ ...common, type: "'usage'", tokensIn: count, tokensOut: count, cost: "0 <= number <= 1000000" })
  .or({
    ...common,
    type: "'error'",
    code: label,
    message: text,
    retryable: "boolean",
    "attempts?": "0 <= number.integer <= 100",
  })
  .or({ ...common, type: "'left'", seat: count, reason: "string <= 100000 | null" });

export const page = type({
  "+": "reject",
  conversationId: "string.uuid",
  cursor: "string <= 200 | null",
  events: event.array().atMostLength(500),
  hasMore: "boolean",
});

const seat = type({
  "+": "reject",
  id: "string.uuid",
  name: label,
  role: "'lead' | 'worker' | 'reviewer'",
  state: "'idle' | 'busy' | 'blocked' | 'done'",
  model: "string <= 100000 | null",
  host: "/^[a-z0-9.-]{1,253}$/",
  pid: count,
  startedAt: at,
  lastSeen: "string.date.iso | null",
  load: "0 <= number <= 1",
  queueDepth: count,
  tokensIn: count,
  tokensOut: count,
  costUsd: "0 <= number <= 1000000",
  tags,
  can: { "+": "reject", read: "boolean", write: "boolean", run: "boolean" },
  parent: "string.uuid | null",
  "note?": "string <= 500",
  region: "'eu' | 'us' | 'ap'",
  flags: "0 <= number.integer <= 65535",
});

export const roster = type({
  "+": "reject",
  version: count,
  generatedAt: at,
  seats: seat.array().atMostLength(1000),
});
