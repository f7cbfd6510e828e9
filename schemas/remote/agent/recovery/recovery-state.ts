import type { RemoteFailure } from "../../rpc/remote-failure.ts";
import type { AgentCheckpointPage } from "../checkpoint.ts";
import type { InstallRefusal } from "../install/refusal.ts";
import type { EventRefusal } from "../reducer/refusal.ts";
import type { AgentCursor } from "../session.ts";
import type { SubscribeResult } from "../subscriptions.ts";

/** How far a client is with following one session (facts, section 8.6). */
export interface RecoveryState {
  /**
   * `preparing` and `resync` wait for the answer to a subscription, with and without a cursor; `staging` reads a
   * checkpoint; `ready` waits to be activated; `live` takes events.
   */
  readonly phase: "detached" | "preparing" | "staging" | "ready" | "live" | "resync";
  readonly subscriptionId?: string;
  /** Pages of the checkpoint so far, in order. */
  readonly pages: readonly AgentCheckpointPage[];
  /** Missing contents were fetched once already. */
  readonly retried: boolean;
}

/** What happened. */
export type RecoverySignal =
  | { readonly type: "start"; readonly projection?: unknown }
  | { readonly type: "prepared"; readonly result: SubscribeResult }
  | { readonly type: "page"; readonly page: AgentCheckpointPage }
  | { readonly type: "installed"; readonly cursor: AgentCursor }
  | { readonly type: "installFailed"; readonly reason: InstallRefusal }
  | { readonly type: "leaseExpired" }
  | { readonly type: "activated" }
  | { readonly type: "applied"; readonly cursor: AgentCursor }
  | { readonly type: "rejected"; readonly reason: EventRefusal }
  | { readonly type: "failed"; readonly reason: RemoteFailure["reason"] }
  | { readonly type: "reset"; readonly subscriptionId: string }
  | { readonly type: "disconnected" };

/** What to do, in order. */
export type RecoveryAction =
  | { readonly type: "subscribe"; readonly cursor?: AgentCursor }
  | { readonly type: "activate"; readonly subscriptionId: string; readonly appliedCursor: AgentCursor }
  | {
      readonly type: "read";
      readonly subscriptionId: string;
      readonly checkpointId: string;
      readonly pageCursor?: string;
    }
  /** Fetch the contents that live parts refer to, then install the pages. */
  | { readonly type: "install"; readonly pages: readonly AgentCheckpointPage[] }
  | { readonly type: "fetchMissing" }
  /** Store the projection and its cursor in one step. */
  | { readonly type: "store" }
  | { readonly type: "ack"; readonly subscriptionId: string; readonly cursor: AgentCursor }
  | { readonly type: "close"; readonly subscriptionId: string }
  | { readonly type: "forgetCursor" };

export interface RecoveryStep {
  readonly state: RecoveryState;
  readonly actions: readonly RecoveryAction[];
}
