import type { RecoveryAction, RecoverySignal, RecoveryState, RecoveryStep } from "./recovery/recovery-state.ts";
import { storedCursor } from "./recovery/stored-cursor.ts";
import type { AgentCheckpointPage } from "./checkpoint.ts";
import { subscribeResultSchema } from "./subscriptions.ts";
import type { SubscribeResult } from "./subscriptions.ts";

const DETACHED: RecoveryState = { phase: "detached", pages: [], retried: false };

/** Failures of a call after which a subscription is worth nothing. */
const LOST: ReadonlySet<string> = new Set(["CHECKPOINT_EXPIRED", "RESET_REQUIRED", "CONFLICT", "NOT_FOUND"]);

/**
 * The next state of a client that follows a session, and what to do for it. Pure: sockets, timers and storage are the
 * caller's. A signal that means nothing in the state, or is not what its type says, leaves it alone. The first state is
 * `detached` without pages.
 */
export function recoveryStep(state: RecoveryState, signal: RecoverySignal): RecoveryStep {
  switch (signal.type) {
    case "disconnected":
      return { state: DETACHED, actions: [] };
    case "reset":
      return state.subscriptionId === signal.subscriptionId ? resync(state) : unchanged(state);
    case "failed":
      return isSubscribed(state) && LOST.has(signal.reason) ? resync(state) : unchanged(state);
    case "start":
      return state.phase === "detached" ? start(signal.projection) : unchanged(state);
    case "prepared":
      return prepared(state, signal.result);
    case "page":
    case "installed":
    case "installFailed":
    case "leaseExpired":
      return state.phase === "staging" ? stage(state, signal) : unchanged(state);
    case "activated":
      return state.phase === "ready" ? { state: { ...state, phase: "live" }, actions: [] } : unchanged(state);
    case "applied":
    case "rejected":
      return state.phase === "live" ? follow(state, signal) : unchanged(state);
    default:
      return unchanged(state);
  }
}

function unchanged(state: RecoveryState): RecoveryStep {
  return { state, actions: [] };
}

function isSubscribed({ phase }: RecoveryState): boolean {
  return phase === "staging" || phase === "ready" || phase === "live";
}

/** Starts over from a checkpoint. Single messages are never patched. */
function resync({ subscriptionId }: RecoveryState): RecoveryStep {
  const close: RecoveryAction[] = subscriptionId === undefined ? [] : [{ type: "close", subscriptionId }];
  return {
    state: { phase: "resync", pages: [], retried: false },
    actions: [...close, { type: "forgetCursor" }, { type: "subscribe" }],
  };
}

function start(projection: unknown): RecoveryStep {
  const cursor = storedCursor(projection);
  return {
    state: { ...DETACHED, phase: "preparing" },
    actions: [cursor === undefined ? { type: "subscribe" } : { type: "subscribe", cursor }],
  };
}

function prepared(state: RecoveryState, result: SubscribeResult): RecoveryStep {
  if (state.phase !== "preparing" && state.phase !== "resync") return unchanged(state);
  if (!subscribeResultSchema.safeParse(result).success) return unchanged(state);
  const { subscriptionId } = result;
  if (result.mode === "checkpoint") {
    const { checkpointId } = result.checkpoint;
    return {
      state: { ...state, phase: "staging", subscriptionId },
      actions: [{ type: "read", subscriptionId, checkpointId }],
    };
  }
  // No cursor was sent, so there is nothing that a replay could go on from.
  if (state.phase === "resync") return { state: DETACHED, actions: [{ type: "close", subscriptionId }] };
  return {
    state: { ...state, phase: "ready", subscriptionId },
    actions: [{ type: "activate", subscriptionId, appliedCursor: result.fromCursor }],
  };
}

type StagingSignal = Extract<RecoverySignal, { type: "page" | "installed" | "installFailed" | "leaseExpired" }>;

function stage(state: RecoveryState, signal: StagingSignal): RecoveryStep {
  const { subscriptionId = "", pages, retried } = state;
  if (signal.type === "page") {
    if (!namesPages(signal.page)) return unchanged(state);
    const { checkpointId, nextCursor } = signal.page;
    const kept = [...pages, signal.page];
    const next: RecoveryAction =
      nextCursor === null
        ? { type: "install", pages: kept }
        : { type: "read", subscriptionId, checkpointId, pageCursor: nextCursor };
    return { state: { ...state, pages: kept }, actions: [next] };
  }
  if (signal.type === "installed") {
    return {
      state: { ...state, phase: "ready", pages: [] },
      actions: [{ type: "activate", subscriptionId, appliedCursor: signal.cursor }],
    };
  }
  if (signal.type === "installFailed" && signal.reason === "incomplete" && !retried) {
    return { state: { ...state, retried: true }, actions: [{ type: "fetchMissing" }, { type: "install", pages }] };
  }
  return resync(state);
}

/** What the step itself reads of a page; the page is judged when it is installed. */
function namesPages(page: Partial<AgentCheckpointPage> | null | undefined): boolean {
  const next = page?.nextCursor;
  return typeof page?.checkpointId === "string" && (next === null || typeof next === "string");
}

type LiveSignal = Extract<RecoverySignal, { type: "applied" | "rejected" }>;

function follow(state: RecoveryState, signal: LiveSignal): RecoveryStep {
  if (signal.type === "rejected") return resync(state);
  const { subscriptionId = "" } = state;
  return { state, actions: [{ type: "store" }, { type: "ack", subscriptionId, cursor: signal.cursor }] };
}
