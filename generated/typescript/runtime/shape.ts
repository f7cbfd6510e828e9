import type { RawIssue } from "./issue.ts";

/**
 * Reads `value` as Zod 4.6.7 does and appends what is wrong with it to `issues`, in Zod's order. Gives the output,
 * which means something only where nothing was appended. Objects and lists fill `into`, where it is given.
 */
export type Judge = (value: unknown, issues: RawIssue[], into?: object) => unknown;

/**
 * A type of the contract as data, put together from the functions below this folder's `shape-*` names: what the
 * compact form reads with, and what the full form leaves its rarer types to.
 */
export interface Shape {
  readonly judge: Judge;
  /** What a missing key gives: `absent` nothing, `filled` what undefined is read as. Left out: a key must be there. */
  readonly may?: "absent" | "filled" | undefined;
  /** The output may lack the key. */
  readonly omitted?: boolean | undefined;
}

/** A shape that is put together when it is first needed, so that types may refer to each other. */
export function late(make: () => Shape): Shape {
  let made: Shape | undefined;
  return { judge: (value, issues) => (made ??= make()).judge(value, issues) };
}

/** What a late shape cannot say of itself before it is made. */
export function leftOut(shape: Shape, may: Shape["may"], omitted: boolean): Shape {
  return { judge: (value, issues) => shape.judge(value, issues), may, omitted };
}
