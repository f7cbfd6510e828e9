import { childrenOf, isScript, orderTypes, refsOf, typeOf } from "../../contract/contract.ts";
import type { AnyContract, AnyNode, TypeId } from "../../contract/contract.ts";
import { changesType } from "./script-traits.ts";

/** What lies below whole types, through all their references. */
export interface Reach {
  /** The type can contain itself. */
  readonly recursive: (id: TypeId) => boolean;
  /** It contains itself through two options of a plain union, so that one value may be read twice at every level. */
  readonly forked: (id: TypeId) => boolean;
  /** Reading it can recurse as deep as the input goes. */
  readonly deep: (id: TypeId) => boolean;
  /** What the node reads can be nested as deep as the input goes. */
  readonly nests: (node: AnyNode) => boolean;
  /** The input has the output's type already: nothing is filled in. */
  readonly sameType: (id: TypeId) => boolean;
  /** Reading the node may run code of the author, which may throw. */
  readonly runsCode: (node: AnyNode) => boolean;
}

export function reachOf(contract: AnyContract): Reach {
  const { order, cycles, recursive } = orderTypes(contract);
  const cycleOf = new Map(cycles.flatMap((cycle) => cycle.map((id) => [id, cycle] as const)));
  const nodeOf = (id: TypeId): AnyNode => typeOf(contract, id).node;

  /** The types of which the condition holds, or holds of a type below them. */
  const above = (condition: (id: TypeId) => boolean): ReadonlySet<TypeId> => {
    const found = new Set<TypeId>();
    // Dependencies come first; the types of one cycle share their answer.
    for (const id of order) {
      const group = cycleOf.get(id) ?? [id];
      const holds = group.some((each) => condition(each) || refsOf(nodeOf(each)).some((below) => found.has(below)));
      if (holds) for (const each of group) found.add(each);
    }
    return found;
  };

  const deep = above((id) => recursive.has(id) || contains(nodeOf(id), (node) => node.kind === "json"));
  const filled = above((id) =>
    contains(nodeOf(id), (node) => node.kind === "default" || node.kind === "prefault" || changesType(node)),
  );
  const coded = above((id) => contains(nodeOf(id), isScript));
  const forked = new Set(
    cycles.filter((cycle) => cycle.some((id) => contains(nodeOf(id), (node) => forks(node, cycle)))).flat(),
  );
  return {
    recursive: (id) => recursive.has(id),
    forked: (id) => forked.has(id),
    deep: (id) => deep.has(id),
    nests: (node) => contains(node, ({ kind }) => kind === "json") || refsOf(node).some((id) => deep.has(id)),
    sameType: (id) => !filled.has(id),
    runsCode: (node) => contains(node, isScript) || refsOf(node).some((id) => coded.has(id)),
  };
}

function forks(node: AnyNode, cycle: readonly TypeId[]): boolean {
  if (node.kind !== "union") return false;
  return node.options.filter((option) => refsOf(option).some((id) => cycle.includes(id))).length > 1;
}

function contains(node: AnyNode, condition: (node: AnyNode) => boolean): boolean {
  return condition(node) || childrenOf(node).some((child) => contains(child, condition));
}
