import type { AnyContract, Contract, NamedType } from "./contract-data.ts";
import type { AnyNode, JsonValue, Node, Notes, TypeId } from "./node.ts";

/**
 * The named type with `id`.
 *
 * @throws Error for an id the contract does not have, which no built contract refers to.
 */
export function typeOf<Below extends AnyNode>(contract: Contract<Below>, id: TypeId): NamedType<Below> {
  const type = contract.types[id];
  if (type === undefined) throw new Error(`The contract has no type ${id}.`);
  return type;
}

/** The node itself, or that of the type it refers to, through any number of references. */
export function resolveNode(contract: Contract, node: Node): Exclude<Node, { readonly kind: "ref" }>;
export function resolveNode(contract: AnyContract, node: AnyNode): Exclude<AnyNode, { readonly kind: "ref" }>;
export function resolveNode(contract: AnyContract, node: AnyNode): Exclude<AnyNode, { readonly kind: "ref" }> {
  let at = node;
  while (at.kind === "ref") at = typeOf(contract, at.type).node;
  return at;
}

/** How a value may be missing, and what stands below the wrappers. */
export interface Presence {
  /** `undefined` is accepted, or for a property: the key may be absent and then stays absent. */
  readonly optional: boolean;
  /** A present `undefined` is rejected although the key may be absent. */
  readonly exact: boolean;
  readonly nullable: boolean;
  /** What an absent value becomes; `prefault` is read as input, `default` is not. */
  readonly default: { readonly kind: "default" | "prefault"; readonly value: JsonValue } | null;
  /** The node without `optional`, `exactOptional`, `nullable`, `default`, `prefault` and `readonly` around it. */
  readonly core: Node;
  /** Notes of the outermost wrapper that has them, each by itself. */
  readonly notes: Notes;
}

/** Takes the wrappers off a node. Of several defaults the outermost counts, as in Zod; `nonoptional` ends the unwrapping. */
export function unwrapPresence(node: Node): Presence {
  let at = node;
  let found: Presence["default"] = null;
  const seen = { optional: false, exact: false, nullable: false };
  const notes: { -readonly [Key in keyof Notes]: Notes[Key] } = {};
  for (;;) {
    Object.assign(notes, { ...notesIn(at), ...notes });
    if (at.kind === "default" || at.kind === "prefault") found ??= { kind: at.kind, value: at.value };
    else if (at.kind === "optional") seen.optional = true;
    else if (at.kind === "exactOptional") seen.optional = seen.exact = true;
    else if (at.kind === "nullable") seen.nullable = true;
    else if (at.kind !== "readonly") return { ...seen, default: found, core: at, notes };
    at = at.inner;
  }
}

function notesIn({ title, description, deprecated, examples }: Notes): Notes {
  return {
    ...(title === undefined ? {} : { title }),
    ...(description === undefined ? {} : { description }),
    ...(deprecated === undefined ? {} : { deprecated }),
    ...(examples === undefined ? {} : { examples }),
  };
}
