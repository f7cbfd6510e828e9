import { describe, expect, it } from "vitest";
import {
  cursor,
  detached,
  page0,
  pages,
  replay,
  resync,
  resyncing,
  rows,
  staging,
  states,
} from "../testing/recovery-rows.ts";
import { empty, execution, message } from "../testing/samples.ts";
import { recoveryStep } from "./recovery-step.ts";
import type { RecoverySignal, RecoveryState } from "./recovery/recovery-state.ts";

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
    expect(failures).toHaveLength(2 + 4 + 4 + 12);
    for (const [, from, signal] of failures) {
      expect(recoveryStep(from, signal).actions.map(({ type }) => type)).not.toContain("ack");
    }
  });
});
