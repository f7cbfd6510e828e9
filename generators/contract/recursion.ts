import type { AnyContract } from "./contract-data.ts";
import type { TypeId } from "./node.ts";
import { refsOf } from "./walk.ts";

/** Types in an order in which each stands after those it refers to, and what lies on a cycle. */
export interface TypeOrder {
  /** Dependencies first; types of one cycle stand together. Equal contracts give equal orders. */
  readonly order: readonly TypeId[];
  /** Groups of types that refer to each other in a circle, or one type that refers to itself. */
  readonly cycles: readonly (readonly TypeId[])[];
  /** Types on a cycle. */
  readonly recursive: ReadonlySet<TypeId>;
}

interface Visit {
  readonly id: TypeId;
  readonly refs: readonly TypeId[];
  next: number;
  readonly index: number;
  low: number;
}

/** Tarjan's strongly connected components, without call recursion, so that long chains of types do no harm. */
export function orderTypes(contract: AnyContract): TypeOrder {
  const visits = new Map<TypeId, Visit>();
  const open: Visit[] = [];
  const isOpen = new Set<TypeId>();
  const groups: (readonly TypeId[])[] = [];
  const recursive = new Set<TypeId>();

  const enter = (id: TypeId): Visit => {
    const type = contract.types[id];
    const index = visits.size;
    const visit = { id, refs: type === undefined ? [] : refsOf(type.node), next: 0, index, low: index };
    visits.set(id, visit);
    open.push(visit);
    isOpen.add(id);
    return visit;
  };

  const close = (visit: Visit): void => {
    const group = open.splice(open.lastIndexOf(visit)).map(({ id }) => id);
    for (const id of group) isOpen.delete(id);
    groups.push(group);
    if (group.length > 1 || visit.refs.includes(visit.id)) for (const id of group) recursive.add(id);
  };

  for (const root of Object.keys(contract.types) as TypeId[]) {
    if (visits.has(root)) continue;
    const stack = [enter(root)];
    for (let visit = stack.at(-1); visit !== undefined; visit = stack.at(-1)) {
      const target = visit.refs[visit.next++];
      if (target === undefined) {
        stack.pop();
        const parent = stack.at(-1);
        if (parent !== undefined) parent.low = Math.min(parent.low, visit.low);
        if (visit.low === visit.index) close(visit);
        continue;
      }
      const seen = visits.get(target);
      if (seen === undefined) stack.push(enter(target));
      else if (isOpen.has(target)) visit.low = Math.min(visit.low, seen.index);
    }
  }
  const cycles = groups.filter(([first]) => first !== undefined && recursive.has(first));
  return { order: groups.flat(), cycles, recursive };
}
