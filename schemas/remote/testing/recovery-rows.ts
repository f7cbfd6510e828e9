/** The rows of recovery (facts, section 8.6), each with one state and signal that it is about. */
import type { AgentCheckpointPage } from "../agent/checkpoint.ts";
import type { RecoveryAction, RecoverySignal, RecoveryState } from "../agent/recovery/recovery-state.ts";
import type { SubscribeResult } from "../agent/subscriptions.ts";
import { checkpointOf, messageItem, partItem, sessionItem } from "./checkpoints.ts";
import { empty, time } from "./samples.ts";

const { descriptor, pages: bothPages } = checkpointOf("ck-2", [sessionItem, messageItem], [partItem]);
export const pages = bothPages;
export const [page0, page1] = pages as [AgentCheckpointPage, AgentCheckpointPage];
export const { cursor } = empty;

export const detached: RecoveryState = { phase: "detached", pages: [], retried: false };
const preparing: RecoveryState = { ...detached, phase: "preparing" };
export const resyncing: RecoveryState = { ...detached, phase: "resync" };
export const staging: RecoveryState = { ...detached, phase: "staging", subscriptionId: "sub-1" };
const ready: RecoveryState = { ...staging, phase: "ready" };
const live: RecoveryState = { ...staging, phase: "live" };
export const states = [detached, preparing, staging, ready, live, resyncing];

export const replay: SubscribeResult = {
  subscriptionId: "sub-1",
  mode: "replay",
  fromCursor: cursor,
  highWatermark: cursor,
  leaseExpiresAt: time,
};
const checkpoint: SubscribeResult = { subscriptionId: "sub-1", mode: "checkpoint", reason: "", checkpoint: descriptor };
export const resync: RecoveryAction[] = [
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

export const rows: readonly Row[] = [
  [
    "RC9 the checkpoint expires while it is read",
    { ...staging, pages: [page0] },
    { type: "failed", reason: "CHECKPOINT_EXPIRED" },
    resyncing,
    resync,
  ],
  [
    "RC10 the checkpoint expires once it is installed",
    ready,
    { type: "failed", reason: "CHECKPOINT_EXPIRED" },
    resyncing,
    resync,
  ],
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
