import type { Contract, Node, TypeId } from "../../contract/contract.ts";
import { typeOf } from "../../contract/contract.ts";
import type { Shape } from "./plan.ts";

/** Where values must stand behind a reference, because a type would contain itself otherwise. */
export interface Indirections {
  /** Enums with payloads that are written `indirect`. */
  readonly indirect: ReadonlySet<TypeId>;
  /** Properties (or tuple items, by index) that are boxed: `family.Type/key`. */
  readonly boxed: ReadonlySet<string>;
}

interface Part {
  readonly key: string;
  readonly refs: readonly TypeId[];
}

/** Finds the places: enums first, since `indirect` costs the reader nothing; then as few properties as are needed. */
export function findIndirections(contract: Contract, shape: (id: TypeId) => Shape): Indirections {
  const parts = new Map<TypeId, readonly Part[]>();
  for (const id of Object.keys(contract.types) as TypeId[]) {
    if (shape(id) !== "alias") parts.set(id, partsOf(contract, id, shape));
  }
  const cut = new Set<string>();
  const reaches = (from: TypeId, target: TypeId): boolean => {
    const seen = new Set<TypeId>();
    const queue: TypeId[] = [from];
    for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
      if (at === target) return true;
      if (seen.has(at)) continue;
      seen.add(at);
      for (const part of parts.get(at) ?? []) if (!cut.has(`${at}/${part.key}`)) queue.push(...part.refs);
    }
    return false;
  };

  const indirect = new Set<TypeId>();
  for (const [id, own] of parts) {
    if (shape(id) !== "union" && shape(id) !== "discriminated") continue;
    if (!own.some((part) => part.refs.some((ref) => reaches(ref, id)))) continue;
    indirect.add(id);
    for (const part of own) cut.add(`${id}/${part.key}`);
  }
  const boxed = new Set<string>();
  for (const [id, own] of parts) {
    for (const part of own) {
      const place = `${id}/${part.key}`;
      if (cut.has(place) || !part.refs.some((ref) => reaches(ref, id))) continue;
      boxed.add(place);
      cut.add(place);
    }
  }
  return { indirect, boxed };
}

/** The types that stand by value in each part of a type; lists and records hold theirs behind a reference anyway. */
function partsOf(contract: Contract, id: TypeId, shape: (id: TypeId) => Shape): readonly Part[] {
  const held = (node: Node): readonly TypeId[] => {
    if (node.kind === "ref") return shape(node.type) === "alias" ? held(typeOf(contract, node.type).node) : [node.type];
    return "inner" in node ? held(node.inner) : [];
  };
  const node = typeOf(contract, id).node;
  switch (node.kind) {
    case "object":
      return node.properties.map((property) => ({ key: property.key, refs: held(property.node) }));
    case "tuple":
      return node.items.map((item, index) => ({ key: String(index), refs: held(item) }));
    case "union":
      return node.options.map((option, index) => ({ key: String(index), refs: held(option) }));
    case "discriminated":
      return node.options.map((option, index) => ({ key: String(index), refs: held(option.node) }));
    default:
      return [{ key: "", refs: held(node) }];
  }
}
