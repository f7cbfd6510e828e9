import type { Node, TypeId } from "../../../contract/contract.ts";
import type { Draft } from "../draft/json-draft.ts";
import type { Random } from "../random.ts";
import { repaired } from "../sample/repair.ts";
import type { World } from "../world.ts";

/** A place in a type where inputs are aimed at. */
export interface Site {
  readonly world: World;
  readonly node: Node;
  /** Names the place within the type, e.g. `/events/each/payload`; the same whatever else the type holds. */
  readonly path: string;
  /** Builds a whole input with the given draft at this place and small fitting values around it. */
  readonly wrap: (draft: Draft) => Draft;
  /** As `wrap`, with the portable checks around the place mended after the draft is in. */
  readonly wrapMended: (draft: Draft) => Draft;
  /** Inside a type with vectors of its own: only what reading from outside could get wrong. */
  readonly light: boolean;
  /** Numbers of this place alone. */
  readonly random: Random;
  /** Named types that this place lies in. */
  readonly within: readonly TypeId[];
}

/** An input to be: what is not chosen is never made. */
export interface Aim {
  /** Unique within the type. */
  readonly label: string;
  /** 0: wanted first, 1: always wanted, 2: wanted where there is room, 3: fills up. */
  readonly tier: 0 | 1 | 2 | 3;
  readonly make: () => Draft;
}

/** Drafts to aim with, each under its label; `seldom` for what is only wanted where there is room. */
export type Labelled = readonly (readonly [label: string, make: () => Draft, often?: "seldom"])[];

/** An aim that puts `draft` at the site. */
export function aimAt(site: Site, label: string, tier: Aim["tier"], draft: () => Draft): Aim {
  return { label: `${site.path}#${label}`, tier: site.light ? 3 : tier, make: () => site.wrap(draft()) };
}

/** An aim that puts `draft` at the site and mends the checks around it. Null where there are none. */
export function mendedAimAt(site: Site, label: string, tier: Aim["tier"], draft: () => Draft): Aim | null {
  if (site.wrapMended === site.wrap) return null;
  return { ...aimAt(site, `${label} mended`, tier, draft), make: () => site.wrapMended(draft()) };
}

export function childSite(site: Site, step: string, node: Node, put: (draft: Draft) => Draft): Site {
  const wrap = (draft: Draft): Draft => site.wrap(put(draft));
  const mends = site.wrapMended !== site.wrap || site.node.rules !== undefined;
  const mended = (draft: Draft): Draft => site.wrapMended(repaired(site.world, site.node, put(draft), site.random));
  return {
    ...site,
    node,
    path: `${site.path}/${step}`,
    wrap,
    wrapMended: mends ? mended : wrap,
    random: site.random.fork(step),
  };
}

/** Makes the draft when it is first asked for. */
export function once(make: () => Draft): () => Draft {
  let made: Draft | undefined;
  return () => (made ??= make());
}
