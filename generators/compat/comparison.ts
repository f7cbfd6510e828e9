import { childrenOf } from "../contract/contract.ts";
import type { Contract, Node, TypeId } from "../contract/contract.ts";
import { surroundingsBelow } from "./reach.ts";
import type { Surroundings } from "./reach.ts";
import type { Shift, ShiftKind } from "./shift.ts";

/** One comparison of two contracts under way. */
export interface Comparison {
  readonly previous: Contract;
  readonly current: Contract;
  readonly report: (shift: Shift) => void;
  /** Pairs of nodes being compared of which one is a type's and the other one is not, so that recursion ends. */
  readonly open: Set<string>;
  /** Has two types compared with one another that stand in each other's place and have different names. */
  readonly pair: (before: TypeId, after: TypeId) => void;
}

/** Where a comparison stands, in both contracts. */
export interface Site {
  /** JSON pointer in the newer contract. */
  readonly at: string;
  /** JSON pointer in the older contract. */
  readonly was: string;
  /** As the readers of the older contract meet it. */
  readonly surroundings: Surroundings;
}

/** Compares two nodes at a site; passed to the comparisons of containers, which come back to it for what they hold. */
export type CompareNodes = (comparison: Comparison, before: Node, after: Node, site: Site) => void;

/** Reports a difference at a site. */
export function shift(comparison: Comparison, kind: ShiftKind, site: Site, what: string): void {
  comparison.report({ kind, side: "current", at: site.at, what });
}

/** Reports something that the newer contract lacks. */
export function loss(comparison: Comparison, kind: ShiftKind, site: Site, what: string): void {
  comparison.report({ kind, side: "previous", at: site.was, what });
}

/** The site of a child. `parent` is the older node and `child` one of its own; without a child, one that is new in it. */
export function siteBelow(
  site: Site,
  steps: { readonly at: string; readonly was?: string },
  parent: Node,
  child?: Node,
): Site {
  const index = child === undefined ? 0 : childrenOf(parent).indexOf(child);
  return {
    at: `${site.at}/${steps.at}`,
    was: `${site.was}/${steps.was ?? steps.at}`,
    surroundings: surroundingsBelow(parent, index, site.surroundings),
  };
}

/** A key as a step of a JSON pointer (RFC 6901). */
export function pointerStep(key: string): string {
  return key.replaceAll("~", "~0").replaceAll("/", "~1");
}
