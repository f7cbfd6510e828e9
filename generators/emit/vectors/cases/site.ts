import type { Node, TypeId } from "../../../contract/contract.ts";
import type { Draft } from "../draft/json-draft.ts";
import type { Random } from "../random.ts";
import type { World } from "../world.ts";

/** A place in a type where inputs are aimed at. */
export interface Site {
  readonly world: World;
  readonly node: Node;
  /** Names the place within the type, e.g. `/events/each/payload`; the same whatever else the type holds. */
  readonly path: string;
  /** Builds a whole input with the given draft at this place and small fitting values around it. */
  readonly wrap: (draft: Draft) => Draft;
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
  /** 1: always wanted, 2: wanted where there is room, 3: fills up. */
  readonly tier: 1 | 2 | 3;
  readonly make: () => Draft;
}

/** An aim that puts `draft` at the site. */
export function aimAt(site: Site, label: string, tier: Aim["tier"], draft: () => Draft): Aim {
  return { label: `${site.path}#${label}`, tier: site.light ? 3 : tier, make: () => site.wrap(draft()) };
}

export function childSite(site: Site, step: string, node: Node, wrap: (draft: Draft) => Draft): Site {
  return {
    ...site,
    node,
    path: `${site.path}/${step}`,
    wrap: (draft) => site.wrap(wrap(draft)),
    random: site.random.fork(step),
  };
}

/** Makes the draft when it is first asked for. */
export function once(make: () => Draft): () => Draft {
  let made: Draft | undefined;
  return () => (made ??= make());
}
