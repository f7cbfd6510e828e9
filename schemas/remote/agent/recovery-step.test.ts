import { describe, expect, it } from "vitest";
import { checkpointOf, messageItem, partItem, sessionItem } from "../testing/checkpoints.ts";
import { empty, execution, message, time } from "../testing/samples.ts";
import type { AgentCheckpointPage } from "./checkpoint.ts";
import { recoveryStep } from "./recovery-step.ts";
import type { RecoveryAction, RecoverySignal, RecoveryState } from "./recovery/recovery-state.ts";
import type { SubscribeResult } from "./subscriptions.ts";

const { descriptor, pages } = checkpointOf("ck-2", [sessionItem, messageItem], [partItem]);
const [page0, page1] = pages as [AgentCheckpointPage, AgentCheckpointPage];
const { cursor } = empty;

const detached: RecoveryState = { phase: "detached", pages: [], retried: false };
const preparing: RecoveryState = { ...detached, phase: "preparing" };
const resyncing: RecoveryState = { ...detached, phase: "resync" };
const staging: RecoveryState = { ...detached, phase: "staging", subscriptionId: "sub-1" };
const ready: RecoveryState = { ...staging, phase: "ready" };
const live: RecoveryState = { ...staging, phase: "live" };
const states = [detached, preparing, staging, ready, live, resyncing];

const replay: SubscribeResult = {
  subscriptionId: "sub-1",
  mode: "replay",
  fromCursor: cursor,
  highWatermark: cursor,
  leaseExpiresAt: time,
};
const checkpoint: SubscribeResult = { subscriptionId: "sub-1", mode: "checkpoint", reason: "", checkpoint: descriptor };
const resync: RecoveryAction[] = [
  { type: "close", subscriptionId: "sub-1" },
  { type: "forgetCursor" },
  { type: "subscribe" },
];

type Row = readonly [
  name: string,
  from: RecoveryState,
  signal: RecoverySignal,
  to: RecoveryState,
  does: RecoveryAction[],
];

const rows: readonly Row[] = [
  [
    "start with a valid projection",
    detached,
    { type: "start", projection: empty },
    preparing,
    [{ type: "subscribe", cursor }],
  ],
  ["start without one", detached, { type: "start" }, preparing, [{ type: "subscribe" }]],
  [
    "replay",
    preparing,
    { type: "prepared", result: replay },
    ready,
    [{ type: "activate", subscriptionId: "sub-1", appliedCursor: cursor }],
  ],
  [
    "checkpoint",
    preparing,
    { type: "prepared", result: checkpoint },
    staging,
    [{ type: "read", subscriptionId: "sub-1", checkpointId: "ck-2" }],
  ],
  [
    "checkpoint again",
    resyncing,
    { type: "prepared", result: checkpoint },
    staging,
    [{ type: "read", subscriptionId: "sub-1", checkpointId: "ck-2" }],
  ],
  [
    "replay of nothing",
    resyncing,
    { type: "prepared", result: replay },
    detached,
    [{ type: "close", subscriptionId: "sub-1" }],
  ],
  [
    "a page",
    staging,
    { type: "page", page: page0 },
    { ...staging, pages: [page0] },
    [{ type: "read", subscriptionId: "sub-1", checkpointId: "ck-2", pageCursor: "n1" }],
  ],
  [
    "the last page",
    { ...staging, pages: [page0] },
    { type: "page", page: page1 },
    { ...staging, pages },
    [{ type: "install", pages }],
  ],
  [
    "installed",
    { ...staging, pages },
    { type: "installed", cursor },
    ready,
    [{ type: "activate", subscriptionId: "sub-1", appliedCursor: cursor }],
  ],
  [
    "incomplete once",
    { ...staging, pages },
    { type: "installFailed", reason: "incomplete" },
    { ...staging, pages, retried: true },
    [{ type: "fetchMissing" }, { type: "install", pages }],
  ],
  [
    "incomplete twice",
    { ...staging, pages, retried: true },
    { type: "installFailed", reason: "incomplete" },
    resyncing,
    resync,
  ],
  ["another digest", { ...staging, pages }, { type: "installFailed", reason: "digest" }, resyncing, resync],
  ["an invalid state", { ...staging, pages }, { type: "installFailed", reason: "invalid" }, resyncing, resync],
  ["the end of the lease", { ...staging, pages }, { type: "leaseExpired" }, resyncing, resync],
  ["activated", ready, { type: "activated" }, live, []],
  [
    "applied",
    live,
    { type: "applied", cursor },
    live,
    [{ type: "store" }, { type: "ack", subscriptionId: "sub-1", cursor }],
  ],
  ...(["gap", "epoch", "revision", "content"] as const).map((reason): Row => [
    reason,
    live,
    { type: "rejected", reason },
    resyncing,
    resync,
  ]),
  ...[staging, ready, live].flatMap((from) =>
    (["CHECKPOINT_EXPIRED", "RESET_REQUIRED", "CONFLICT", "NOT_FOUND"] as const).map((reason): Row => [
      `${reason} while ${from.phase}`,
      from,
      { type: "failed", reason },
      resyncing,
      resync,
    ]),
  ),
  ...[staging, ready, live].map((from): Row => [
    `a reset while ${from.phase}`,
    from,
    { type: "reset", subscriptionId: "sub-1" },
    resyncing,
    resync,
  ]),
  ...states.map((from): Row => [`disconnected while ${from.phase}`, from, { type: "disconnected" }, detached, []]),
];

describe("P99 the step", () => {
  it.each(rows)("on %s", (_name, from, signal, to, actions) => {
    const before = structuredClone(from);
    expect(recoveryStep(from, signal)).toEqual({ state: to, actions });
    expect(from).toEqual(before);
  });

  it("leaves the state alone on any signal that no row names", () => {
    const signals: RecoverySignal[] = [
      { type: "start" },
      { type: "prepared", result: replay },
      { type: "page", page: page0 },
      { type: "installed", cursor },
      { type: "installFailed", reason: "digest" },
      { type: "leaseExpired" },
      { type: "activated" },
      { type: "applied", cursor },
      { type: "rejected", reason: "gap" },
      { type: "failed", reason: "CONFLICT" },
      { type: "failed", reason: "INTERNAL" },
      { type: "failed", reason: "RATE_LIMITED" },
      { type: "reset", subscriptionId: "sub-9" },
    ];
    const named = (state: RecoveryState, { type, ...more }: RecoverySignal) =>
      rows.some(([, from, signal]) => {
        const sameReason = !("reason" in more) || ("reason" in signal && signal.reason === more.reason);
        const sameSubscription = !("subscriptionId" in more) || more.subscriptionId === "sub-1";
        return from.phase === state.phase && signal.type === type && sameReason && sameSubscription;
      });
    const others = states.flatMap((state) =>
      signals.filter((signal) => !named(state, signal)).map((signal) => ({ state, signal })),
    );
    expect(others).toHaveLength(65);
    for (const { state, signal } of others) {
      const step = recoveryStep(state, signal);
      expect(step.state).toBe(state);
      expect(step.actions).toEqual([]);
    }
  });
});

describe("what recovery is for", () => {
  it("P66 subscribes without a cursor when the stored projection lacks a required field", () => {
    const { status: _, ...old } = message;
    const { durable: __, ...undecided } = execution;
    const stored: unknown[] = [
      { ...empty, messages: { m1: old } },
      { ...empty, executions: { x1: undecided } },
      { ...empty, tombstones: undefined },
      null,
      "",
    ];
    for (const projection of stored) {
      expect(recoveryStep(detached, { type: "start", projection }).actions).toEqual([{ type: "subscribe" }]);
    }
  });

  it("P66 does so for an entry that Zod does not judge, and for one that nests too deep", () => {
    const odd = JSON.parse(
      JSON.stringify(empty).replace('"parts":{}', '"parts":{"__proto__":{"kind":"odd"}}'),
    ) as unknown;
    expect(recoveryStep(detached, { type: "start", projection: odd }).actions).toEqual([{ type: "subscribe" }]);
    let deep: unknown = 1;
    for (let depth = 0; depth < 100_000; depth += 1) deep = [deep];
    const error = { reason: "INTERNAL", message: "", details: { deep } };
    const projection = { ...empty, executions: { x1: { ...execution, error } } };
    expect(recoveryStep(detached, { type: "start", projection }).actions).toEqual([{ type: "subscribe" }]);
  });

  it("RC9 P68 P67 drops verified pages too when the checkpoint expires while it is read", () => {
    const step = recoveryStep({ ...staging, pages: [page0] }, { type: "failed", reason: "CHECKPOINT_EXPIRED" });
    expect(step).toEqual({ state: resyncing, actions: resync });
  });

  it("RC10 P67 starts over when the checkpoint expires before it is activated", () => {
    const installed = recoveryStep({ ...staging, pages }, { type: "installed", cursor });
    const step = recoveryStep(installed.state, { type: "failed", reason: "CHECKPOINT_EXPIRED" });
    expect(step).toEqual({ state: resyncing, actions: resync });
  });

  it("P67 never acknowledges on a failure", () => {
    const failures = rows.filter(([, , { type }]) => ["installFailed", "rejected", "failed"].includes(type));
    expect(failures).toHaveLength(4 + 4 + 12);
    for (const [, from, signal] of failures) {
      expect(recoveryStep(from, signal).actions.map(({ type }) => type)).not.toContain("ack");
    }
  });
});
