/** When a receipt proves that a send never arrived. No clock is compared across machines (OS10). */
import type { z } from "zod";
import type { SendReceiptSchema } from "./send-receipts.ts";

/** How far the two ages may differ and still agree. */
export const SEND_AGE_TOLERANCE_MS = 1_000;

/**
 * Age of a send in milliseconds, from two clocks read back to back, for a device whose monotonic clock stops in sleep.
 * Undefined when the ages disagree: then the age is not known, and the send is not repeated (OS9, OS37).
 */
export function sendAge(monotonicAgeMs: number, wallClockAgeMs: number): number | undefined {
  const agree = Math.abs(monotonicAgeMs - wallClockAgeMs) <= SEND_AGE_TOLERANCE_MS;
  return agree ? Math.max(monotonicAgeMs, wallClockAgeMs) : undefined;
}

/**
 * Whether `receipt` proves that the relay never got the send, so that sending again cannot double it.
 *
 * `ageMs` is the sender's own measure of its send, taken when the receipt arrived (OS8); undefined when not known. A
 * receipt without a record, or with a record that does not reach back far enough, proves nothing (OS2).
 */
export function mayResend(receipt: z.infer<typeof SendReceiptSchema>, ageMs: number | undefined): boolean {
  if (receipt.status !== "unknown" || receipt.record === undefined || ageMs === undefined) return false;
  return !receipt.record.received && ageMs < receipt.record.completeForMs;
}
