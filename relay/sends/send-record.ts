/** What a relay remembers of sends: the running and stored results, and the wider record of what was taken (G, H). */
import type { SendResult } from "../../generated/typescript/clankie/operator/operator.ts";
import type { Refusal } from "../http/refusals.ts";

/** How long a result and a record live: 24 h on the monotonic clock. */
export const RETENTION_MS = 86_400_000;
/** Entries of each of the two (R55, R116). */
export const CAPACITY = 4_096;

/** The answer to a send: the bytes every duplicate gets, or a failure that is not kept. */
export type SendOutcome =
  | { readonly kind: "result"; readonly result: SendResult; readonly text: string }
  | { readonly kind: "failure"; readonly refusal: Refusal };

/**
 * Who goes on with a send. `first` must call `finish` once. `joined` waits for, or has, the outcome of the first.
 * `away`: the record cannot be written, so nothing may be dispatched.
 */
export type Taking =
  | { readonly kind: "first"; finish(outcome: SendOutcome): Promise<void> }
  | { readonly kind: "joined"; readonly outcome: Promise<SendOutcome> }
  | { readonly kind: "away" };

export interface Finding {
  /** An identical send of this device was taken. */
  readonly received: boolean;
  readonly retained: SendResult | null;
  /** How far back before the query a `received: false` can be trusted, milliseconds. */
  readonly completeForMs: number;
}

export interface SendRecord {
  /** Notes an authorized arrival, before anything leaves the relay. */
  take(key: string): Promise<Taking>;
  /** `arrivedAt` is when the query arrived, on the clock of the record; null while the record is away. */
  find(key: string, arrivedAt: number): Promise<Finding | null>;
  close(): Promise<void>;
}

/** Whether an outcome is kept for later duplicates (R56, R57). */
export function isRetained(outcome: SendOutcome): boolean {
  return outcome.kind === "result" && outcome.result.status !== "seat_offline";
}
