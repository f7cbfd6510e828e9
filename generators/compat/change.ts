/** What a comparison of two contracts finds. */
import type { Shift } from "./shift.ts";

/** Growth rule of the contract facts that a verdict rests on. */
export type RuleId = "G1" | "G2" | "G3" | "G4" | "G5" | "G6" | "G7" | "G8" | "G9" | "G10";

/**
 * Who meets the change. `request`: a host reads strictly what clients write. `response`: clients read tolerantly what a host
 * writes. `strict`: no operation carries the type, so it is stored or sealed, and read strictly by either side. `code`: the
 * wire stays, but what is generated for programs changes its names.
 */
export type Direction = "request" | "response" | "strict" | "code";

/** How one direction fares when one end is older and the other one newer. */
export interface Verdict {
  readonly direction: Direction;
  readonly breaking: boolean;
  readonly rule: RuleId;
  /** What happens, one sentence. */
  readonly reason: string;
}

/** One difference between two contracts, judged in every direction that meets it. */
export interface Change extends Shift {
  /** At least one. */
  readonly verdicts: readonly Verdict[];
}

/** Whether a direction of the wire breaks; changed names of programs do not count. */
export function isBreaking({ verdicts }: Change): boolean {
  return verdicts.some(({ breaking, direction }) => breaking && direction !== "code");
}
